package helius_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/helius"
)

const secret = "a secret of some length"

func now() time.Time { return time.Date(2026, 8, 1, 0, 0, 0, 0, time.UTC) }

// check returns the settings as Check returns them, and tests that Check leaves them as they are.
func check(t testing.TB, settings string) json.RawMessage {
	t.Helper()
	checked, err := helius.Kind{}.Check(json.RawMessage(settings))
	if err != nil {
		t.Fatalf("Check(%s): %v", settings, err)
	}
	again, err := helius.Kind{}.Check(checked)
	if err != nil || string(again) != string(checked) {
		t.Fatalf("Check of its own result %s: %s, %v", checked, again, err)
	}
	return checked
}

func newReceiver(t testing.TB, settings string) source.Receiver {
	t.Helper()
	r, err := helius.Kind{}.NewReceiver(source.Spec{Name: "solana", Settings: check(t, settings), Now: now, Quotes: importer.DefaultSettings()})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func header(values ...string) http.Header { return http.Header{"Authorization": values} }

func TestAuthorize(t *testing.T) {
	path := filepath.Join(t.TempDir(), "secret")
	if err := os.WriteFile(path, []byte(secret+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("HELIUS_TEST_SECRET", secret)
	for _, setting := range []string{secret, "file:" + path, "env:HELIUS_TEST_SECRET"} {
		checked := check(t, fmt.Sprintf(`{"secret":%q}`, setting))
		if strings.Contains(string(checked), secret) {
			t.Errorf("the checked settings have the secret: %s", checked)
		}
		r := newReceiver(t, string(checked))
		for value, want := range map[string]bool{secret: true, secret + " ": false, "Bearer " + secret: false, "": false, "x": false} {
			if err := r.Authorize(header(value)); (err == nil) != want || (err != nil && smartmoney.CodeOf(err) != smartmoney.CodeUnauthenticated) {
				t.Errorf("%s: Authorization %q: %v", setting, value, err)
			}
		}
		if r.Authorize(header()) == nil || r.Authorize(header(secret, secret)) == nil {
			t.Errorf("%s: no header or two headers were accepted", setting)
		}
	}
	if a, b := helius.NewSecret(), helius.NewSecret(); a == b || newReceiver(t, fmt.Sprintf(`{"secret":%q}`, a)).Authorize(header(a)) != nil {
		t.Errorf("new secrets %q and %q", a, b)
	}
}

func TestCheckRefuses(t *testing.T) {
	t.Parallel()
	for settings, field := range map[string]string{
		`{}`:                     "secret",
		`{"secret":"short"}`:     "secret",
		`{"secret":"sha256:12"}`: "secret",
		`{"secret":"` + strings.Repeat("x", 5000) + `"}`:                   "secret",
		`{"secret":"` + secret + `","native_price":-1}`:                    "native_price",
		`{"secret":"` + secret + `","max_silence":"1"}`:                    "max_silence",
		`{"secret":"` + secret + `","max_silence":"-1s"}`:                  "max_silence",
		`{"secret":"` + secret + `","url":"x"}`:                            "url",
		`{"secret":"` + secret + `","price_pools":["any","` + pool + `"]}`: "price_pools",
		`{"secret":"` + secret + `","authorities":["0x1"]}`:                "authorities",
	} {
		_, err := helius.Kind{}.Check(json.RawMessage(settings))
		if known, ok := errors.AsType[*smartmoney.Error](err); !ok || known.Field != field {
			t.Errorf("Check(%.60s): %v, want an error about %s", settings, err, field)
		}
	}
}

func TestNewReceiverWithoutSecret(t *testing.T) {
	t.Parallel()
	_, err := helius.Kind{}.NewReceiver(source.Spec{Settings: check(t, `{"secret":"env:HELIUS_TEST_MISSING"}`), Now: now, Quotes: importer.DefaultSettings()})
	if known, ok := errors.AsType[*smartmoney.Error](err); !ok || known.Field != "secret" {
		t.Errorf("got %v, want an error about the secret", err)
	}
	if _, err := (helius.Kind{}).New(source.Spec{}); err == nil {
		t.Error("New returned a reader")
	}
}

const wallet, token, usdc = "Wa11etAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "TokenAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"

// swapped returns an enhanced transaction in which the wallet pays SOL for an amount of a token
// with 6 decimals.
func swapped(signature string, at int64, sol float64, mint string, amount int64) string {
	return fmt.Sprintf(`{"type":"SWAP","feePayer":%q,"signature":%q,"slot":9,"timestamp":%d,"transactionError":null,"events":{"swap":{
		"nativeInput":{"account":%q,"amount":"%.0f"},"tokenInputs":[],
		"tokenOutputs":[{"userAccount":%q,"mint":%q,"rawTokenAmount":{"tokenAmount":"%d","decimals":6}}]}}}`,
		wallet, signature, at, wallet, sol*1e9, wallet, mint, amount)
}

const pool = "8sLbNZoA1cfnvMJLPfp98ZLAnFSYCFApfJKMbiXNLwxj" // a preset

// poolSwap returns a transaction in which the wallet sells SOL for USDC in a pool, with what the
// pool's vaults gained.
func poolSwap(pool, signature string, at int64, sol, usd float64) string {
	vault := func(mint string, units float64, decimals int) string {
		return fmt.Sprintf(`{"account":"v","nativeBalanceChange":0,"tokenBalanceChanges":[{"userAccount":%q,"mint":%q,"rawTokenAmount":{"tokenAmount":"%.0f","decimals":%d}}]}`,
			pool, mint, units, decimals)
	}
	accounts := `"accountData":[` + vault(importer.WrappedSOL, sol*1e9, 9) + "," + vault(usdc, -usd*1e6, 6) + `],`
	return strings.Replace(swapped(signature, at, sol, usdc, int64(usd*1e6)), `"events"`, accounts+`"events"`, 1)
}

// calls returns a transaction with instructions: of each a program, its accounts and the calls in
// it, as "program(account …)" and, inside, likewise.
func calls(tx string, outer string, inner ...string) string {
	parts := func(text string) string {
		program, accounts, _ := strings.Cut(strings.TrimSuffix(text, ")"), "(")
		return `"programId":"` + program + `","accounts":["` + strings.ReplaceAll(accounts, " ", `","`) + `"]`
	}
	var all []string
	for _, one := range inner {
		all = append(all, "{"+parts(one)+"}")
	}
	return strings.Replace(tx, `"events"`, `"instructions":[{`+parts(outer)+`,"innerInstructions":[`+strings.Join(all, ",")+`]}],"events"`, 1)
}

func list(all ...string) []byte { return []byte("[" + strings.Join(all, ",") + "]") }

// TestReceive sends bodies one after another, each with the position of the one before.
func TestReceive(t *testing.T) {
	t.Parallel()
	r := newReceiver(t, fmt.Sprintf(`{"secret":%q}`, secret))
	var position json.RawMessage
	receive := func(body []byte) *source.Batch {
		t.Helper()
		batch, err := r.Receive(body, position)
		if err != nil {
			t.Fatal(err)
		}
		position = batch.Position
		return batch
	}
	for range 2 {
		if b := receive(list(swapped("early", 1_780_000_000, 1, token, 5e6))); len(b.Events)+len(b.Rejects) != 0 || b.Unpriced != 1 {
			t.Errorf("without a price of SOL: %+v", b)
		}
	}
	// The swap against USDC is later in the body and earlier in time; two deliveries of one swap
	// are in one body.
	b := receive(list(swapped("a", 1_780_000_020, 2, token, 5e6), swapped("a", 1_780_000_020, 2, token, 5e6), poolSwap(pool, "b", 1_780_000_010, 1, 150)))
	if len(b.Events) != 2 || b.Events[0].Trade.ID != "early" || b.Events[0].Trade.AmountUSD != 150 || b.Events[1].Trade.ID != "a" || b.Events[1].Trade.AmountUSD != 300 || !b.At.Equal(time.Unix(1_780_000_020, 0)) {
		t.Errorf("with a price of SOL: %+v", b)
	}
	if b = receive([]byte(swapped("c", 1_780_000_030, 1, token, 5e6))); len(b.Events) != 1 || b.Events[0].Trade.AmountUSD != 150 {
		t.Errorf("a body of one transaction, with the price of an earlier body: %+v", b)
	}
	b = receive(list(`1`, `{"signature":7}`, `{"signature":"x","timestamp":5,"type":"TRANSFER"}`, swapped("d", 1_780_000_040, 1, token, 5e6)))
	if len(b.Events) != 1 || len(b.Rejects) != 1 || b.Skipped["not a swap"] != 2 {
		t.Errorf("one swap among others: %d events, rejects %+v, skipped %v", len(b.Events), b.Rejects, b.Skipped)
	}
	if b = receive(list()); len(b.Events)+len(b.Rejects) != 0 || string(b.Position) != soldAt150(1_780_000_010) {
		t.Errorf("an empty body: %+v", b)
	}
}

// soldAt150 returns the position after a listed pool exchanged one SOL for 150 USD at a time.
func soldAt150(at int64) string {
	return fmt.Sprintf(`{"sol":{"swaps":[{"slot":%d,"price_usd":150,"usd":150}]}}`, at/5)
}

// TestPriceOfListedPools checks that the price of SOL is that of the pools in the settings,
// whatever is swapped elsewhere and however late it comes.
func TestPriceOfListedPools(t *testing.T) {
	const own, other = "7GCihgDB8fe6KNjn2MYtkzZcRjQy3t9GHdC8uHYmW2hr", "8i51XNNpGaKaj4G4nDdmQh95v4FKAxw8mhtaRoKd9tE8"
	const at = 1_780_000_000
	for name, test := range map[string]struct {
		settings string
		bodies   [][]byte
		usd      float64 // of the last swap, 0: it waits
	}{
		"two swaps, the earlier one late": {"", [][]byte{list(poolSwap(pool, "a", at+60, 20, 3200)), list(poolSwap(pool, "b", at, 20, 2800))}, 160},
		"a swap below 100 USD":            {"", [][]byte{list(poolSwap(pool, "a", at, 0.5, 99))}, 0},
		"a pool that is not listed":       {"", [][]byte{list(poolSwap(pool, "a", at, 1, 150)), list(poolSwap(own, "b", at+1, 0.001, 10_000))}, 150},
		"what the sender exchanged":       {"", [][]byte{list(poolSwap(pool, "a", at, 1, 150)), list(swapped("b", at+1, 0.001, usdc, 10_000e6))}, 150},
		"liquidity added":                 {"", [][]byte{list(strings.Replace(poolSwap(pool, "a", at, 1, 150), `"-150000000"`, `"150000000"`, 1))}, 0},
		"routed to the pool": {"", [][]byte{list(calls(poolSwap(pool, "a", at, 1, 150), "router(x "+pool+")", "router2("+pool+")", "pools(y "+pool+")",
			"TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA(z "+pool+")", "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA("+pool+")"))}, 150},
		"liquidity added beside a swap":        {"", [][]byte{list(calls(poolSwap(pool, "a", at, 1, 15_150), "router(x)", "pools("+pool+")", "pools("+pool+" y)"))}, 0},
		"liquidity added before":               {"", [][]byte{list(calls(poolSwap(pool, "a", at, 1, 15_150), "pools("+pool+")", "x(y)", "pools("+pool+" y)"))}, 0},
		"instructions of another form":         {"", [][]byte{list(strings.Replace(poolSwap(pool, "a", at, 1, 150), `"events"`, `"instructions":7,"events"`, 1))}, 0},
		"a failed transaction":                 {"", [][]byte{list(strings.Replace(poolSwap(pool, "a", at, 1, 150), `"transactionError":null`, `"transactionError":{}`, 1))}, 0},
		"one swap against seven":               {"", [][]byte{list(poolSwap(pool, "a", at, 10, 1500), poolSwap(pool, "b", at+5, 10, 1500), poolSwap(pool, "c", at+10, 0.001, 10_000))}, 153},
		"another pool by setting":              {`,"price_pools":["` + other + `"]`, [][]byte{list(poolSwap(pool, "a", at, 1, 150), poolSwap(other, "b", at, 1, 170))}, 170},
		"any pool by setting":                  {`,"price_pools":["any"]`, [][]byte{list(swapped("a", at, 1, usdc, 140e6))}, 140},
		"any pool, as text":                    {`,"price_pools":"any"`, [][]byte{list(swapped("a", at, 1, usdc, 140e6))}, 140},
		"two pools, as text":                   {`,"price_pools":"` + own + `, ` + other + `"`, [][]byte{list(poolSwap(other, "b", at, 1, 170))}, 170},
		"native price before there is another": {`,"native_price":120`, nil, 120},
		"native price after there is another":  {`,"native_price":120`, [][]byte{list(poolSwap(pool, "a", at, 1, 150))}, 150},
	} {
		t.Run(name, func(t *testing.T) {
			r := newReceiver(t, fmt.Sprintf(`{"secret":%q%s}`, secret, test.settings))
			var position json.RawMessage
			for _, body := range test.bodies {
				b, err := r.Receive(body, position)
				if err != nil {
					t.Fatal(err)
				}
				position = b.Position
			}
			b, err := r.Receive(list(swapped("last", at+61, 1, token, 5e6)), position)
			if err != nil {
				t.Fatal(err)
			}
			got := 0.0
			for _, e := range b.Events {
				got = e.Trade.AmountUSD
			}
			if math.Abs(got-test.usd) > 1e-9 {
				t.Errorf("the swap is worth %v USD, want %v", got, test.usd)
			}
		})
	}
}

// TestProvidedPrice checks that a provider's price counts while there is no newer one, or none of
// the last hour.
func TestProvidedPrice(t *testing.T) {
	const at = 1_780_000_000
	for name, test := range map[string]struct {
		provided int64   // when the provider's price of 170 USD is from
		swapped  int64   // when a listed pool exchanged SOL at 150 USD; 0: never
		usd      float64 // of a swap at at
	}{
		"no swap":               {at - 8000, 0, 170},
		"swap within the hour":  {at - 10, at - 3000, 150},
		"swap two hours before": {at - 10, at - 7200, 170},
		"both old, swap newer":  {at - 9000, at - 7200, 150},
	} {
		t.Run(name, func(t *testing.T) {
			r, err := helius.Kind{}.NewReceiver(source.Spec{
				Name: "solana", Settings: check(t, fmt.Sprintf(`{"secret":%q}`, secret)), Now: now, Quotes: importer.DefaultSettings(),
				TokenPrice: func(chain smartmoney.Chain, mint string) (float64, time.Time, bool) {
					return 170, time.Unix(test.provided, 0), chain == smartmoney.Solana && mint == importer.WrappedSOL
				},
			})
			if err != nil {
				t.Fatal(err)
			}
			all := []string{swapped("last", at, 1, token, 5e6)}
			if test.swapped != 0 {
				all = append(all, poolSwap(pool, "a", test.swapped, 1, 150))
			}
			b, err := r.Receive(list(all...), nil)
			if err != nil || len(b.Events) != 1 || b.Events[0].Trade.AmountUSD != test.usd {
				t.Errorf("%+v, %v, want a trade of %v USD", b, err, test.usd)
			}
		})
	}
}

// TestPriceAhead sends a swap of a listed pool whose time is years ahead, or goes on from its price
// point: the price of SOL follows the swaps after it.
func TestPriceAhead(t *testing.T) {
	t.Parallel()
	const at = 1_780_000_000
	ahead := now().AddDate(10, 0, 0).Unix()
	r := newReceiver(t, fmt.Sprintf(`{"secret":%q}`, secret))
	for name, position := range map[string]json.RawMessage{"sent": nil, "stored": json.RawMessage(soldAt150(ahead))} {
		bodies := [][]byte{list(poolSwap(pool, "a", at, 20, 3000)), list(poolSwap(pool, "b", ahead, 20, 3000))}
		for i := range 10 {
			bodies = append(bodies, list(poolSwap(pool, fmt.Sprint("c", i), at+60+int64(20*i), 20, 6000)))
		}
		var last *source.Batch
		for _, body := range append(bodies, list(swapped("d", at+300, 1, token, 5e6))) {
			var err error
			if last, err = r.Receive(body, position); err != nil {
				t.Fatal(err)
			}
			position = last.Position
		}
		if len(last.Events) != 1 || last.Events[0].Trade.AmountUSD != 300 {
			t.Errorf("%s: %+v", name, last.Events)
		}
	}
}

// TestWaitingIsBounded delivers more swaps than may wait for a price.
func TestWaitingIsBounded(t *testing.T) {
	t.Parallel()
	r := newReceiver(t, fmt.Sprintf(`{"secret":%q}`, secret))
	var position json.RawMessage
	rejects := 0
	for i := range 300 {
		b, err := r.Receive(list(swapped(strings.Repeat("s", 60)+fmt.Sprint(i), 1_780_000_000+int64(i), 1, token, 5e6)), position)
		if err != nil || len(b.Events) != 0 || len(b.Position) > source.MaxPosition {
			t.Fatalf("%+v, %v, position of %d bytes", b, err, len(b.Position))
		}
		position, rejects = b.Position, rejects+len(b.Rejects)
	}
	b, err := r.Receive(list(poolSwap(pool, "price", 1_780_001_000, 1, 150)), position)
	if err != nil || len(b.Events) != 200 || rejects != 100 || string(b.Position) != soldAt150(1_780_001_000) {
		t.Errorf("%d trades after %d rejects, position %.80s, %v", len(b.Events), rejects, b.Position, err)
	}
}

func TestReceiveStartsWithSetting(t *testing.T) {
	t.Parallel()
	r := newReceiver(t, fmt.Sprintf(`{"secret":%q,"native_price":100}`, secret))
	for stored, usd := range map[string]float64{"": 100, `{}`: 100, `{"sol_usd":170}`: 170} {
		b, err := r.Receive(list(swapped("a", 1_780_000_000, 1, token, 5e6)), json.RawMessage(stored))
		if err != nil || len(b.Events) != 1 || b.Events[0].Trade.AmountUSD != usd {
			t.Errorf("position %q: %+v, %v, want a trade of %v USD", stored, b, err, usd)
		}
	}
}

func TestReceiveRefuses(t *testing.T) {
	t.Parallel()
	r := newReceiver(t, fmt.Sprintf(`{"secret":%q}`, secret))
	many := make([]string, 801)
	for i := range many {
		many[i] = "{}"
	}
	for name, body := range map[string][]byte{"empty": nil, "text": []byte("hello"), "truncated": []byte(`[{}`), "one truncated": []byte(`{"a"`), "many": list(many...)} {
		if _, err := r.Receive(body, nil); smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
			t.Errorf("%s: %v, want an error about the body", name, err)
		}
	}
	if b, err := r.Receive(list(many[1:]...), nil); err != nil || b.Skipped["not a swap"] != 800 {
		t.Errorf("a body of 800 transactions: %v, %v", b, err)
	}
}

// TestRecorded receives the recorded transactions, if they are beside the project: swaps between
// SOL and a stablecoin, which become no trade and determine the price.
func TestRecorded(t *testing.T) {
	t.Parallel()
	body, err := os.ReadFile("../../../../shared/data/helius/enhanced_tx.json")
	if errors.Is(err, os.ErrNotExist) {
		return // docs/benchmarks.md
	}
	if err != nil {
		t.Fatal(err)
	}
	b, err := newReceiver(t, fmt.Sprintf(`{"secret":%q}`, secret)).Receive(body, nil)
	if err != nil {
		t.Fatal(err)
	}
	var at struct {
		SOL importer.CoinPrice `json:"sol"`
	}
	if err := json.Unmarshal(b.Position, &at); err != nil {
		t.Fatal(err)
	}
	if usd := at.SOL.At(b.PricedAt); len(b.Events) != 0 || b.Skipped["both sides are quote tokens"] == 0 || usd < 100 || usd > 200 {
		t.Errorf("%d events, skipped %v, SOL at %v USD", len(b.Events), b.Skipped, usd)
	}
}

func FuzzReceive(f *testing.F) {
	r := newReceiver(f, fmt.Sprintf(`{"secret":%q}`, secret))
	f.Add(list(swapped("a", 1_780_000_000, 1, usdc, 5e6)))
	f.Add([]byte(`[{"signature":"a","timestamp":"x"}]`))
	f.Fuzz(func(t *testing.T, body []byte) {
		b, err := r.Receive(body, nil)
		if err != nil {
			if smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
				t.Errorf("%v is not the caller's", err)
			}
			return
		}
		if len(b.Events) > source.MaxBatchEvents || len(b.Rejects) > source.MaxRejects || !json.Valid(b.Position) {
			t.Errorf("batch out of bounds: %d events, %d rejects, position %s", len(b.Events), len(b.Rejects), b.Position)
		}
	})
}
