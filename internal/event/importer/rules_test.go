package importer_test

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/klauspost/compress/zstd"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const duneHeader = "block_time,token_a_symbol,token_b_symbol,token_a_amount,token_b_amount,project,category,usd_amount,trader_a\n"

// duneRow returns a row of a buy at the given second of one minute.
func duneRow(second, qty int) string {
	return fmt.Sprintf("2023-03-01T10:00:%02d+00:00,ALFA,DAI,%d,30,Uni,DEX,30,\\x%s\n", second, qty, strings.Repeat("4", 40))
}

func tradesOf(items []importer.Item) []smartmoney.Trade {
	var trades []smartmoney.Trade
	for _, item := range items {
		for _, e := range item.Events {
			if e.Trade != nil {
				trades = append(trades, *e.Trade)
			}
		}
	}
	return trades
}

// TestIDsDoNotDependOnOrder checks that any order of the rows results in the same unique
// ids, in time order.
func TestIDsDoNotDependOnOrder(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		rows := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) string {
			return duneRow(rapid.IntRange(0, 5).Draw(t, "second"), rapid.IntRange(1, 3).Draw(t, "qty"))
		}), 1, 20).Draw(rt, "rows")
		shuffled := rapid.Permutation(rows).Draw(rt, "shuffled")
		first := ids(rt, t, duneHeader+strings.Join(rows, ""))
		second := ids(rt, t, duneHeader+strings.Join(shuffled, ""))
		if diff := cmp.Diff(first, second); diff != "" {
			rt.Fatalf("ids (-one order +another):\n%s", diff)
		}
		if len(first) != len(rows) {
			rt.Fatalf("%d ids of %d rows", len(first), len(rows))
		}
	})
}

func ids(rt *rapid.T, t *testing.T, input string) map[string]bool {
	trades := tradesOf(mustConvert(t, "dune-dex-trades", importer.DefaultSettings(), []byte(input)))
	seen := map[string]bool{}
	for i, trade := range trades {
		if i > 0 && trade.TradedAt.Before(trades[i-1].TradedAt) {
			rt.Fatalf("trade %d is out of time order", i)
		}
		seen[trade.ID] = true
	}
	return seen
}

func TestBufferIsBounded(t *testing.T) {
	settings := importer.DefaultSettings()
	settings.SortRows = 3
	sorted := duneHeader + duneRow(1, 1) + duneRow(2, 1) + duneRow(2, 2) + duneRow(3, 1) + duneRow(4, 1)
	if got := len(tradesOf(mustConvert(t, "dune-dex-trades", settings, []byte(sorted)))); got != 5 {
		t.Errorf("a longer file in time order resulted in %d trades, want 5", got)
	}
	for name, input := range map[string]string{
		"out of order before the limit": duneHeader + duneRow(2, 1) + duneRow(1, 1) + duneRow(3, 1) + duneRow(4, 1),
		"out of order after the limit":  sorted + duneRow(0, 1),
	} {
		if _, err := convert(t, "dune-dex-trades", settings, []byte(input)); err == nil || !strings.Contains(err.Error(), "sort or split") {
			t.Errorf("%s: error %v, want one that suggests to sort or split", name, err)
		}
	}
}

func TestInputsInDisguise(t *testing.T) {
	plain := duneHeader + duneRow(1, 1)
	want := render(t, mustConvert(t, "dune-dex-trades", importer.DefaultSettings(), []byte(plain)))
	for name, input := range map[string]string{
		"byte order mark":      "\xef\xbb\xbf" + plain,
		"gzip":                 zipped(t, plain),
		"gzip, two members":    zipped(t, plain[:100]) + zipped(t, plain[100:]),
		"zstd":                 zstandard(t, plain),
		"zstd, two frames":     zstandard(t, plain[:100]) + zstandard(t, plain[100:]),
		"carriage returns":     strings.ReplaceAll(plain, "\n", "\r\n"),
		"no line end at last":  strings.TrimSuffix(plain, "\n"),
		"a column more before": "x," + strings.ReplaceAll(plain, "\n2", "\ny,2"),
	} {
		got := render(t, mustConvert(t, "dune-dex-trades", importer.DefaultSettings(), []byte(input)))
		if diff := cmp.Diff(string(want), string(got)); diff != "" {
			t.Errorf("%s (-plain +got):\n%s", name, diff)
		}
	}
}

func zipped(t *testing.T, plain string) string {
	t.Helper()
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	if _, err := io.WriteString(w, plain); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func zstandard(t *testing.T, plain string) string {
	t.Helper()
	w, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	return string(w.EncodeAll([]byte(plain), nil))
}

func TestBrokenFilesAreErrors(t *testing.T) {
	for name, tt := range map[string]struct{ format, input, want string }{
		"other CSV":      {"dune-dex-trades", "a,b\n1,2\n", `no column "block_time", which the format dune-dex-trades needs`},
		"unknown CSV":    {"events", "a,b\n1,2\n", "CSV with the columns a, b, which no known format has: the formats are events, dune-dex-trades"},
		"CSV as events":  {"events", "proxyWallet,side\na,b\n", "CSV of the format polymarket-trades, not of the format events"},
		"cut gzip":       {"dune-dex-trades", zipped(t, duneHeader+duneRow(1, 1))[:60], "unexpected EOF"},
		"cut zstd":       {"dune-dex-trades", zstandard(t, duneHeader+duneRow(1, 1))[:60], "unexpected EOF"},
		"cut array":      {"helius", `[{"type":"TRANSFER"},{"ty`, "unexpected EOF"},
		"after an array": {"helius", "[{\"type\":\"TRANSFER\"}]\n\nthe disk was full", "line 3"},
		"number after":   {"events", "[{\"a\":1}]\n[]\n{}\n7", `line 4: read JSON: "7" is neither`},
		"bracket after":  {"polymarket-trades", "[]\n]", "line 2"},
		"cut 2nd array":  {"polymarket-trades", "[]\n[{}", "line 2: read JSON: unexpected EOF"},
		"cut in a space": {"helius", `[{"type":"TRANSFER"},` + strings.Repeat(" ", 70_000), "line 1: read JSON: unexpected EOF"},
		"cut after all":  {"helius", "[{}]{", "unexpected EOF"},
		"no end":         {"helius", `[{"type":"TRANSFER"}`, "line 1"},
		"endless string": {"helius", `["` + strings.Repeat("a", 18<<20), "longer than 16 MiB"},
		"endless field":  {"dune-dex-trades", duneHeader + `"` + strings.Repeat("a", 18<<20), "longer than 16 MiB"},
	} {
		if _, err := convert(t, tt.format, importer.DefaultSettings(), []byte(tt.input)); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: error %v, want it to contain %q", name, err, tt.want)
		}
	}
	for _, format := range importer.Names() {
		if items := mustConvert(t, format, importer.DefaultSettings(), nil); len(items) != 0 {
			t.Errorf("%s: empty input resulted in %d items", format, len(items))
		}
	}
}

// TestJoinedArrays checks that pages which cat joined are read to the last, and arrays of one line
// each, and that each record has its line.
func TestJoinedArrays(t *testing.T) {
	const one = `{"type":"TRANSFER"}`
	for name, test := range map[string]struct {
		input string
		lines []int
	}{
		"pages":           {"[\n" + one + ",\n" + one + "\n]\n[\n" + one + "\n]\n", []int{2, 3, 6}},
		"side by side":    {"[" + one + "][" + one + "," + one + "]", []int{1, 1, 1}},
		"a line each":     {"[" + one + "]\r\n[" + one + "]\r\n[]\r\n[" + one + "]", []int{1, 2, 4}},
		"blank lines":     {"\n\n[" + one + "]\n\n\n[" + one + "]\n\n", []int{3, 6}},
		"objects between": {"[" + one + "]\n" + one + "\n" + one + one + "\n[" + one + "]", []int{1, 2, 3, 3, 4}},
		"none":            {"[]\n[]", nil},
	} {
		for _, format := range []string{"helius", "events"} {
			var lines []int
			for _, item := range mustConvert(t, format, importer.DefaultSettings(), []byte(test.input)) {
				lines = append(lines, item.Line)
			}
			if !slices.Equal(lines, test.lines) {
				t.Errorf("%s, %s: records of lines %v, want %v", format, name, lines, test.lines)
			}
		}
	}
}

// TestSentForOthers reads swaps by what their transactions were sent to: bundlers, solvers and
// fillers are not the traders, who sends to a router is.
func TestSentForOthers(t *testing.T) {
	const header = "blockchain,block_time,token_bought_amount,token_bought_address,token_sold_amount,token_sold_address,amount_usd,tx_hash,evt_index,tx_from,tx_to\n"
	for to, want := range map[string]string{
		"": "",
		"0x111111125421cA6dc452d289314280a0f8842A65": "", // 1inch's router
		"0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789": "the trader cannot be determined",
		"0x0000000071727De22E5E9d8BAf0edAc6f37da032": "the trader cannot be determined",
		"0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108": "the trader cannot be determined",
		"0x433709009B8330FDa32311DF1C2AFA402eD8D009": "the trader cannot be determined",
		"0x9008D19f58AAbD9eD0D60971565AA8510560ab41": "the trader cannot be determined",
		"0x6000da47483062A0D734Ba3dc7576Ce6A0B645C4": "the trader cannot be determined",
		"0x00000011F84B9aa48e5f8aA8B9897600006289Be": "the trader cannot be determined",
		"0x000000001Ec5656dcdB24D90DFa42742738De729": "the trader cannot be determined",
	} {
		swap := fmt.Sprintf("base,2026-03-01 00:00:00.000 UTC,50,0x%s,100,0x833589fcd6edb6e08f4c7c32d4f71b54bda02913,100,0xab,1,0x%s,%s\n",
			strings.Repeat("b", 40), strings.Repeat("a", 40), to)
		items := mustConvert(t, "dune-dex-trades", importer.DefaultSettings(), []byte(header+swap))
		if len(items) != 1 || items[0].Skip != want || (want == "") != (len(tradesOf(items)) == 1) {
			t.Errorf("sent to %q: items %+v, want skip %q", to, items, want)
		}
	}
}

// TestStrayQuote reads CSV with a quote that opens a field which the next quote closes: a record
// has at most 100 lines, however it ends.
func TestStrayQuote(t *testing.T) {
	rows := func(n int) string { return strings.Repeat(duneRow(1, 1), n) }
	open := strings.Replace(duneRow(1, 1), "ALFA", `"ALFA`, 1)
	for name, end := range map[string]string{
		"text after the second quote": open,
		"a comma after it":            strings.Replace(duneRow(1, 1), "ALFA", `ALFA"`, 1),
		"all fields of a record":      `ALFA",DAI,1,30,Uni,DEX,30,\x` + strings.Repeat("4", 40) + "\n",
		"no second quote":             duneRow(1, 1),
	} {
		input := duneHeader + "\n" + rows(2) + open + rows(98) + end
		items := mustConvert(t, "dune-dex-trades", importer.DefaultSettings(), []byte(input))
		if len(items) != 3 {
			t.Errorf("%s, 100 lines: %d items, want 3", name, len(items))
		}
		input = strings.TrimSuffix(duneHeader+"\n"+rows(2)+open+rows(99)+end, "\n")
		_, err := convert(t, "dune-dex-trades", importer.DefaultSettings(), []byte(input))
		if err == nil || !strings.Contains(err.Error(), "lines 5 to 105 ") {
			t.Errorf("%s, 101 lines: error %v, want one of lines 5 to 105", name, err)
		}
	}
}

func TestLongLineIsSkipped(t *testing.T) {
	for size, format := range map[int]string{2 << 20: "events", 17 << 20: "polymarket-gamma"} {
		input := "{\"a\":1}\n" + strings.Repeat("x", size) + "\n{\"id\":\"1\"}\n"
		items := mustConvert(t, format, importer.DefaultSettings(), []byte(input))
		if len(items) != 3 || items[1].Skip != "record is too long" || items[1].Line != 2 || items[2].Line != 3 {
			t.Errorf("%s: %d items, the second %q", format, len(items), items[1].Skip)
		}
	}
}

// TestTradesAreNoMarkets checks that records of other formats, which have market ids, too,
// are not read as markets: they would overwrite the real ones with empty fields.
func TestTradesAreNoMarkets(t *testing.T) {
	for _, name := range []string{"polymarket-trades.json", "polymarket-activity.json", "events.ndjson"} {
		for _, item := range mustConvert(t, "polymarket-gamma", importer.DefaultSettings(), read(t, name)) {
			for _, e := range item.Events {
				if e.Type == event.TypeMarket && e.Market.Question == "" {
					t.Errorf("%s, line %d: became market %s", name, item.Line, e.Market.ItemID)
				}
			}
		}
	}
}

func TestSettings(t *testing.T) {
	token := "0x" + strings.Repeat("d", 40)
	raw := read(t, "bitquery.json")

	s := importer.DefaultSettings()
	s.Chain = smartmoney.Base
	for _, trade := range tradesOf(mustConvert(t, "bitquery", s, raw)) {
		if trade.Chain == smartmoney.Ethereum {
			t.Errorf("trade %s is on ethereum although the settings say base", trade.ID)
		}
	}

	s = importer.DefaultSettings()
	before := s.Fingerprint()
	if err := s.AddQuote(smartmoney.Ethereum, strings.ToUpper(token[2:]), importer.Stable); err == nil {
		t.Error("AddQuote accepted an address without 0x")
	}
	if err := s.AddQuote(smartmoney.Ethereum, token, importer.Stable); err != nil {
		t.Fatal(err)
	}
	if s.Fingerprint() == before {
		t.Error("adding a quote token did not change the fingerprint")
	}
	for _, trade := range tradesOf(mustConvert(t, "bitquery", s, raw)) {
		if trade.Token == token {
			t.Errorf("trade %s is of a quote token", trade.ID)
		}
	}

	s = importer.DefaultSettings()
	without := len(tradesOf(mustConvert(t, "helius", s, read(t, "helius.json"))))
	s.NativeUSD[smartmoney.Solana] = 100
	if with := len(tradesOf(mustConvert(t, "helius", s, read(t, "helius.json")))); with != without+1 {
		t.Errorf("with a price of SOL %d trades, without %d, want one more", with, without)
	}
}

func TestBadSettings(t *testing.T) {
	for field, change := range map[string]func(*importer.Settings){
		"sort_rows":    func(s *importer.Settings) { s.SortRows = 0 },
		"chain":        func(s *importer.Settings) { s.Chain = "bsc" },
		"native_price": func(s *importer.Settings) { s.NativeUSD[smartmoney.Base] = math.Inf(1) },
	} {
		s := importer.DefaultSettings()
		change(&s)
		if _, err := importer.New("events", s); err == nil || !strings.Contains(err.Error(), field) {
			t.Errorf("%s: error %v", field, err)
		}
	}
	if _, err := importer.New("xml", importer.DefaultSettings()); err == nil || !strings.Contains(err.Error(), "dune-dex-trades") {
		t.Errorf("unknown format: error %v", err)
	}
}

// TestEmitErrorStops checks that an error of emit ends the conversion.
func TestEmitErrorStops(t *testing.T) {
	for _, name := range []string{"helius.json", "dune-dex-trades.csv", "polymarket-gamma.json"} {
		adapter, err := importer.New(strings.SplitN(name, ".", 2)[0], importer.DefaultSettings())
		if err != nil {
			t.Fatal(err)
		}
		calls := 0
		err = adapter.Convert(bytes.NewReader(read(t, name)), func(importer.Item) error { calls++; return io.ErrClosedPipe })
		if !errors.Is(err, io.ErrClosedPipe) || calls != 1 {
			t.Errorf("%s: error %v after %d calls", name, err, calls)
		}
	}
}

// FuzzConvert checks that no input makes an adapter panic or emit an event that the
// decoder refuses.
func FuzzConvert(f *testing.F) {
	for i, name := range []string{
		"events.ndjson", "dune-dex-trades.csv", "dune-bot-trades-solana.csv", "polymarket-trades.csv",
		"polymarket-activity.json", "polymarket-gamma.json", "helius.json", "bitquery.json",
	} {
		var t testing.T
		f.Add(uint8(i), read(&t, name))
	}
	f.Fuzz(func(t *testing.T, which uint8, input []byte) {
		format := importer.Names()[int(which)%len(importer.Names())]
		items, err := convert(t, format, importer.DefaultSettings(), input)
		if err != nil {
			return
		}
		for _, item := range items {
			if item.Line < 1 || (item.Skip != "" && len(item.Events) > 0) {
				t.Fatalf("item %+v", item)
			}
			mustDecode(t, item)
		}
	})
}

// mustDecode fails the test unless the decoder accepts the item's events.
func mustDecode(t *testing.T, item importer.Item) {
	t.Helper()
	farFuture := time.Date(9990, 1, 1, 0, 0, 0, 0, time.UTC)
	decoder := event.NewDecoder(func() time.Time { return farFuture })
	for i := range item.Events {
		line := event.AppendJSON(nil, &item.Events[i])
		if _, err := decoder.Decode(line); err != nil {
			t.Fatalf("line %d: decoder refused %s: %v", item.Line, line, err)
		}
	}
}

// TestFancyTextsAreCut checks that no token name causes a trade to be skipped.
func TestFancyTextsAreCut(t *testing.T) {
	raw := string(read(t, "bitquery.json"))
	fancy := strings.ReplaceAll(raw, `"SELLS"`, `"\u0000\n`+strings.Repeat("é", 100)+`"`)
	fancy = strings.ReplaceAll(fancy, `"Q?"`, `"`+strings.Repeat("日", 2000)+`\u0000"`)
	want := tradesOf(mustConvert(t, "bitquery", importer.DefaultSettings(), []byte(raw)))
	items := mustConvert(t, "bitquery", importer.DefaultSettings(), []byte(fancy))
	if got := tradesOf(items); len(got) != len(want) {
		t.Errorf("%d trades, want %d", len(got), len(want))
	}
	for _, item := range items {
		mustDecode(t, item)
	}
}

// TestValueOfTheQuoteSide checks that a stated value counts only if the side that has a price
// agrees.
func TestValueOfTheQuoteSide(t *testing.T) {
	row := func(second int, bought, boughtQty, sold, soldQty, usd string) string {
		return fmt.Sprintf("2023-03-01T10:00:%02d+00:00,%s,%s,%s,%s,Uni,DEX,%s,\\x%s\n", second, bought, sold, boughtQty, soldQty, usd, strings.Repeat("4", 40))
	}
	coin := row(1, "DAI", "1500", "WETH", "1", "1500") // 1 WETH is 1500 USD
	for name, test := range map[string]struct {
		rows string
		want float64
	}{
		"stablecoin paid, absurd":       {row(2, "JUNK", "5", "USDC", "0.7", "336873439"), 0.7},
		"stablecoin paid, next to none": {row(2, "JUNK", "5", "USDC", "100", "0.01"), 100},
		"stablecoin got, absurd":        {row(2, "USDC", "0.7", "JUNK", "5", "336873439"), 0.7},
		"stablecoin, agreed":            {row(2, "JUNK", "5", "USDC", "100", "99.5"), 99.5},
		"coin, absurd":                  {coin + row(2, "JUNK", "5", "WETH", "2", "70000"), 3000},
		"coin, agreed":                  {coin + row(2, "JUNK", "5", "WETH", "2", "3010"), 3010},
		"coin without a price":          {row(2, "JUNK", "5", "WETH", "2", "3010"), 3010},
		"coin exchanged in a fake pool": {coin + row(20, "JUNK", "5", "WETH", "2", "3010") + row(30, "DAI", "15000", "JUNK", "1", "15000"), 3010},
	} {
		t.Run(name, func(t *testing.T) {
			trades := tradesOf(mustConvert(t, "dune-dex-trades", importer.DefaultSettings(), []byte(duneHeader+test.rows)))
			if len(trades) == 0 || trades[0].AmountUSD != test.want {
				t.Errorf("trades %+v, want the first to be worth %v USD", trades, test.want)
			}
		})
	}
}

// TestFileOrderDoesNotMatter checks that a file and the same one from its end have the same trades
// in the same order, purchases before sales where nothing says which came first.
func TestFileOrderDoesNotMatter(t *testing.T) {
	for _, name := range []string{
		"dune-dex-trades.csv", "dune-dex-trades.today.csv", "dune-bot-trades.csv", "dune-bot-trades-solana.hops.csv",
		"polymarket-trades.csv",
	} {
		lines := strings.Split(strings.TrimSpace(string(read(t, name))), "\n")
		backwards := append([]string{lines[0]}, lines[1:]...)
		slices.Reverse(backwards[1:])
		format, _, _ := strings.Cut(strings.TrimSuffix(name, "-solana.hops.csv"), ".")
		first := tradesOf(mustConvert(t, format, importer.DefaultSettings(), []byte(strings.Join(lines, "\n"))))
		second := tradesOf(mustConvert(t, format, importer.DefaultSettings(), []byte(strings.Join(backwards, "\n"))))
		if diff := cmp.Diff(first, second); diff != "" || len(first) == 0 {
			t.Errorf("%s, %d trades (-file +backwards):\n%s", name, len(first), diff)
		}
	}
	sale := strings.Replace(duneRow(1, 7), "ALFA,DAI,7,30", "DAI,ALFA,30,7", 1)
	trades := tradesOf(mustConvert(t, "dune-dex-trades", importer.DefaultSettings(), []byte(duneHeader+sale+duneRow(1, 7))))
	if len(trades) != 2 || trades[0].Side != smartmoney.Buy {
		t.Errorf("trades %+v, want the purchase first", trades)
	}
}

// TestCoinPriceIsSettled checks that one swap in a pool of somebody's own does not set the price of
// a coin, and that a late one lies in its own time.
func TestCoinPriceIsSettled(t *testing.T) {
	tx := func(second int, sol, usd float64, mint string) string {
		const wallet, usdc = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM", "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
		if mint == "" {
			mint = usdc
		}
		return fmt.Sprintf(`{"type":"SWAP","feePayer":%q,"signature":"s%d","timestamp":%d,"events":{"swap":{"nativeInput":{"account":%q,"amount":"%.0f"},
			"tokenInputs":[],"tokenOutputs":[{"userAccount":%q,"mint":%q,"rawTokenAmount":{"tokenAmount":"%.0f","decimals":6}}]}}}`,
			wallet, second, 1_780_000_000+second, wallet, sol*1e9, wallet, mint, usd*1e6)
	}
	const token = "7GCihgDB8fe6KNjn2MYtkzZcRjQy3t9GHdC8uHYmW2hr"
	for name, test := range map[string]struct {
		swaps string
		want  float64
	}{
		"honest":                {tx(0, 1, 150, ""), 150},
		"10 USD at 10,000,000":  {tx(0, 1, 150, "") + tx(5, 0.000001, 10, ""), 153},
		"2 SOL for 1.01 USD":    {tx(0, 1, 150, "") + tx(5, 2, 1.01, ""), 150 / 1.02},
		"the larger amount":     {tx(0, 20, 2800, "") + tx(5, 20, 3200, ""), 160},
		"less than 1 USD alone": {tx(0, 1, 0.5, ""), 0},
	} {
		t.Run(name, func(t *testing.T) {
			trades := tradesOf(mustConvert(t, "helius", importer.DefaultSettings(), []byte(test.swaps+tx(30, 1, 1000, token))))
			got := 0.0
			for _, trade := range trades {
				got = trade.AmountUSD
			}
			if math.Abs(got-test.want) > 1e-9 {
				t.Errorf("the swap is worth %v USD, want %v", got, test.want)
			}
		})
	}
}

// TestFillHasOneID reads one fill as the Data API wrote it in 2025 and in 2026 and as Bitquery
// does: the id is the same, and the ids of earlier versions are among the others.
func TestFillHasOneID(t *testing.T) {
	const quote, base = 7222220.0, 21310000.0 // units paid and got
	api := func(price string) smartmoney.Trade {
		row := fmt.Sprintf("proxyWallet,side,asset,size,price,timestamp,transactionHash\n0x%s,BUY,77,21.31,%s,1784327295,0xab\n", strings.Repeat("a", 40), price)
		return tradesOf(mustConvert(t, "polymarket-trades", importer.DefaultSettings(), []byte(row)))[0]
	}
	long, short := api(strconv.FormatFloat(quote/base, 'g', 17, 64)), api(strconv.FormatFloat(quote/base, 'f', 10, 64))
	bitquery := tradesOf(mustConvert(t, "bitquery", importer.DefaultSettings(), fmt.Appendf(nil, `{"Block_Time":1784327295,"Log_SmartContract":"0x1",
		"Trade_OutcomeTrade_Buyer":"0x1","Trade_OutcomeTrade_Seller":"0x%s","Trade_OutcomeTrade_Amount":"21.31","Trade_OutcomeTrade_CollateralAmount":"7.22222",
		"Trade_OutcomeTrade_OrderId":"9","Trade_OutcomeTrade_IsOutcomeBuy":true,"Trade_Prediction_Outcome_Id":"77",
		"Trade_Prediction_Marketplace_ProtocolName":"polymarket","Transaction_Hash":"0xab"}`, strings.Repeat("a", 40))))[0]
	if long.PriceUSD == short.PriceUSD {
		t.Fatal("the two prices are equal")
	}
	if long.ID != short.ID || long.ID != bitquery.ID {
		t.Errorf("ids %s, %s and %s, want one", long.ID, short.ID, bitquery.ID)
	}
	for name, trade := range map[string]smartmoney.Trade{"17 digits": long, "10 digits": short, "bitquery": bitquery} {
		for _, price := range []float64{long.PriceUSD, short.PriceUSD} {
			sum := sha256.Sum256([]byte(strings.Join([]string{"77", "buy", "21.31", strconv.FormatFloat(price, 'g', -1, 64), trade.Wallet}, "\x1f")))
			if former := "0xab:" + hex.EncodeToString(sum[:])[:16]; !slices.Contains(trade.Aka, former) {
				t.Errorf("%s: %v lacks %s, the id with the price %v", name, trade.Aka, former, price)
			}
		}
	}
}

// TestOnlyReceives sends what somebody else bought to a wallet, with a payer who looks like a pool:
// it is no trade of the wallet, which gave nothing for it.
func TestOnlyReceives(t *testing.T) {
	const usdc, token = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", "JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN"
	const attacker, victim, signer = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM", "7GCihgDB8fe6KNjn2MYtkzZcRjQy3t9GHdC8uHYmW2hr", "8i51XNNpGaKaj4G4nDdmQh95v4FKAxw8mhtaRoKd9tE8"
	side := func(owner, mint string, n int) string {
		return fmt.Sprintf(`{"userAccount":%q,"mint":%q,"rawTokenAmount":{"tokenAmount":"%d","decimals":6}}`, owner, mint, n)
	}
	swap := func(balances ...string) []byte {
		var accounts []string
		for _, b := range balances {
			accounts = append(accounts, `{"account":"a","nativeBalanceChange":0,"tokenBalanceChanges":[`+b+`]}`)
		}
		return fmt.Appendf(nil, `[{"type":"SWAP","feePayer":%q,"signature":"s","slot":9,"timestamp":1780000000,"accountData":[%s],
			"events":{"swap":{"tokenInputs":[%s],"tokenOutputs":[%s]}}}]`,
			signer, strings.Join(accounts, ","), side(attacker, usdc, 1_000_000), side(victim, token, 5_000_000))
	}
	took := []string{side(attacker, usdc, 1), side(attacker, token, -5), side(victim, token, 5_000_000), side("", usdc, 1)}
	if got := tradesOf(mustConvert(t, "helius", importer.DefaultSettings(), swap(took...))); len(got) != 0 {
		t.Errorf("trades %+v, want none", got)
	}
	paid := slices.Concat(took[:2], []string{side(victim, usdc, -1_000_000), side(victim, token, 5_000_000)})
	if got := tradesOf(mustConvert(t, "helius", importer.DefaultSettings(), swap(paid...))); len(got) != 1 || got[0].Wallet != victim {
		t.Errorf("trades %+v, want one of %s", got, victim)
	}
}
