package helius_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"smartmoney/internal/event/importer"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/source"
	"smartmoney/internal/source/helius"
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
		`{"secret":"` + strings.Repeat("x", 5000) + `"}`:  "secret",
		`{"secret":"` + secret + `","native_price":-1}`:   "native_price",
		`{"secret":"` + secret + `","max_silence":"1"}`:   "max_silence",
		`{"secret":"` + secret + `","max_silence":"-1s"}`: "max_silence",
		`{"secret":"` + secret + `","url":"x"}`:           "url",
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

// swapped returns an enhanced transaction in which the wallet pays SOL for an amount of a token with 6 decimals.
func swapped(signature string, at int64, sol float64, mint string, amount int64) string {
	return fmt.Sprintf(`{"type":"SWAP","feePayer":%q,"signature":%q,"slot":9,"timestamp":%d,"transactionError":null,"events":{"swap":{
		"nativeInput":{"account":%q,"amount":"%.0f"},"tokenInputs":[],
		"tokenOutputs":[{"userAccount":%q,"mint":%q,"rawTokenAmount":{"tokenAmount":"%d","decimals":6}}]}}}`,
		wallet, signature, at, wallet, sol*1e9, wallet, mint, amount)
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
		if b := receive(list(swapped("early", 1_780_000_000, 1, token, 5e6))); len(b.Events)+len(b.Rejects) != 0 {
			t.Errorf("without a price of SOL: %+v", b)
		}
	}
	// The swap against USDC is later in the body and earlier in time; two deliveries of one swap are in one body.
	b := receive(list(swapped("a", 1_780_000_020, 2, token, 5e6), swapped("a", 1_780_000_020, 2, token, 5e6), swapped("b", 1_780_000_010, 1, usdc, 150e6)))
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
	if b = receive(list()); len(b.Events)+len(b.Rejects) != 0 || string(b.Position) != `{"sol_usd":150}` {
		t.Errorf("an empty body: %+v", b)
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
	b, err := r.Receive(list(swapped("price", 1_780_001_000, 1, usdc, 150e6)), position)
	if err != nil || len(b.Events) != 200 || rejects != 100 || string(b.Position) != `{"sol_usd":150}` {
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

// TestRecorded receives the recorded transactions, if they are beside the project: swaps between SOL and a stablecoin,
// which become no trade and determine the price.
func TestRecorded(t *testing.T) {
	t.Parallel()
	body, err := os.ReadFile("../../../../shared/data/helius/enhanced_tx.json")
	if errors.Is(err, os.ErrNotExist) {
		return // docs/real-data.md
	}
	if err != nil {
		t.Fatal(err)
	}
	b, err := newReceiver(t, fmt.Sprintf(`{"secret":%q}`, secret)).Receive(body, nil)
	if err != nil {
		t.Fatal(err)
	}
	var at struct {
		SOL float64 `json:"sol_usd"`
	}
	if err := json.Unmarshal(b.Position, &at); err != nil {
		t.Fatal(err)
	}
	if len(b.Events) != 0 || b.Skipped["both sides are quote tokens"] == 0 || at.SOL < 100 || at.SOL > 200 {
		t.Errorf("%d events, skipped %v, SOL at %v USD", len(b.Events), b.Skipped, at.SOL)
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
