package detect_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

var update = flag.Bool("update", false, "write the golden files")

// told are names with a symbol and a market that a test chooses.
type told struct {
	symbol string
	market *smartmoney.SignalMarket
}

func (told) Wallet(n uint32) string { return fmt.Sprintf("0x%040x", n) }

func (t told) Token(uint32) (address, symbol string) {
	return "0xac1bd2486aaf3b5c0fc3fd868558b082a531b2b4", t.symbol
}

func (t told) Market(uint32) *smartmoney.SignalMarket { return t.market }

// bought lets wallets trade a token one after the other, a quarter of an hour apart,
// at rising prices.
func bought(chain smartmoney.Chain, wallets int, change ...func(*detect.Trade)) *detect.Candidate {
	s := newChainContext(chain)
	var last *detect.Candidate
	for i := range wallets {
		rising := func(t *detect.Trade) {
			t.Price = 0.0625 * float64(i+4)
			t.TokenPrice = t.Price
			t.Amount = 1234.56 * float64(i+1)
			t.Row.Closed, t.Row.Winning, t.Row.Score, t.Row.Net = 40, 40-uint32(i), 0.875, 1e6-7e5*float64(i)
		}
		last = s.trade(3+i, -15*time.Minute, append([]func(*detect.Trade){rising}, change...)...)
	}
	return last
}

func hours(h float64) func(*smartmoney.Config) {
	return func(c *smartmoney.Config) { c.ConvergenceWindowHours = h }
}

func yes(question string) *smartmoney.SignalMarket {
	return &smartmoney.SignalMarket{ItemID: "512", Question: question, OutcomeLabel: "Yes", Tags: []string{}}
}

// TestWords holds what signals say, word by word: the golden file is to be read.
func TestWords(t *testing.T) {
	var b strings.Builder
	for _, tt := range []struct {
		name  string
		typ   smartmoney.NotificationType
		o     *detect.Candidate
		names told
		set   func(*smartmoney.Config)
	}{
		{"five wallets, the usual window", smartmoney.ConvergenceP0, bought(smartmoney.Base, 5), told{symbol: "TOSHI"}, hours(6)},
		{"two wallets, one hour, no symbol", smartmoney.ConvergenceP1, bought(smartmoney.Ethereum, 2), told{}, hours(1)},
		{"ninety minutes, a symbol with its own sign", smartmoney.ConvergenceP1, bought(smartmoney.Solana, 3), told{symbol: "$WIF"}, hours(1.5)},
		{"three days, six wallets needed", smartmoney.ConvergenceP0, bought(smartmoney.Base, 6), told{symbol: "A"}, func(c *smartmoney.Config) {
			c.ConvergenceWindowHours, c.ConvergenceMinWallets = 72, 6
		}},
		{"gates of the token", smartmoney.ConvergenceP1, bought(smartmoney.Base, 3), told{symbol: "TOSHI"}, func(c *smartmoney.Config) {
			c.MinTokenLiquidityUSD, c.MinTokenHolders = 250_000, 1500
		}},
		{"one gate of the token, a falling price", smartmoney.ConvergenceP1, bought(smartmoney.Base, 4, func(t *detect.Trade) {
			if t.Price > 0.25 { // all but the first
				t.TokenPrice = 0.2
			}
			t.Volume24h = 0.5
		}), told{symbol: "TOSHI"}, func(c *smartmoney.Config) { c.MinTokenLiquidityUSD = 0.25 }},
		{"a price that stands, and is tiny", smartmoney.ConvergenceP1, bought(smartmoney.Base, 2, func(t *detect.Trade) {
			t.Price, t.TokenPrice = 0.00001234, 0.00001234
		}), told{symbol: "PEPE"}, hours(6)},
		{"sold", smartmoney.SellSignal, bought(smartmoney.Base, 3, sells), told{symbol: "TOSHI"}, hours(6)},
		{"sold by six, no symbol", smartmoney.SellSignal, bought(smartmoney.Base, 6, sells), told{}, hours(2)},
		{"a whale", smartmoney.WhaleMove, bought(smartmoney.Base, 1, amount(1_234_567.8)), told{symbol: "TOSHI"}, hours(6)},
		{"a whale of no symbol, with gates and losses", smartmoney.WhaleMove, bought(smartmoney.Base, 1, amount(50_000), func(t *detect.Trade) { t.Holders = 1 }, row(func(r *detect.Row) {
			r.Net, r.Closed, r.Winning = -4321.09, 0, 0
		})), told{}, func(c *smartmoney.Config) { c.MinTokenHolders = 1 }},
		{"a bet with its question", smartmoney.PMConvergenceP0, bought(smartmoney.Polymarket, 5), told{market: yes("Will it rain tomorrow?")}, hours(6)},
		{"a bet without a question", smartmoney.PMConvergenceP1, bought(smartmoney.Polymarket, 3), told{market: yes("")}, hours(6)},
		{"a bet of an unnamed outcome", smartmoney.PMConvergenceP1, bought(smartmoney.Polymarket, 3), told{
			market: &smartmoney.SignalMarket{Question: "Will it rain tomorrow?"},
		}, hours(6)},
		{"a bet in hostile words", smartmoney.PMConvergenceP1, bought(smartmoney.Polymarket, 3), told{
			market: &smartmoney.SignalMarket{OutcomeLabel: "Ye\ns \"<b>\"\u202e", Question: "Will it\r\n\u2028rain\u2066\t?\x1b[31m"},
		}, hours(6)},
		{"a symbol of hostile words", smartmoney.WhaleMove, bought(smartmoney.Base, 1, amount(60_000)), told{symbol: "\u202eAB\u2029C"}, hours(6)},
		{"a symbol of nothing to read", smartmoney.WhaleMove, bought(smartmoney.Base, 1, amount(60_000)), told{symbol: "\u202e\u2028"}, hours(6)},
		{"a bet on an unknown market", smartmoney.PMConvergenceP1, bought(smartmoney.Polymarket, 2), told{}, hours(1)},
	} {
		c := open()
		tt.set(&c)
		raisesAmong(t, tt.name, tt.o, c, tt.typ)
		p := detect.ProfileOf(&c)
		s := tt.o.Signal(&p, tt.typ, tt.names)
		fmt.Fprintf(&b, "# %s: %s\n%s\n", tt.name, tt.typ, s.Headline)
		for _, r := range s.Reasons {
			fmt.Fprintf(&b, "- %s\n", r.Text)
		}
		b.WriteByte('\n')
	}
	golden(t, "testdata/words.golden", b.String())
}

func raisesAmong(t *testing.T, name string, o *detect.Candidate, c smartmoney.Config, want smartmoney.NotificationType) {
	t.Helper()
	p := detect.ProfileOf(&c)
	types, _ := o.Find(&p, nil)
	for _, typ := range types {
		if typ == want {
			return
		}
	}
	t.Fatalf("%s: %s is not raised", name, want)
}

// golden compares a text with a file, or writes the file.
func golden(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got); run with -update if the change is meant\n%s", path, diff)
	}
}

// TestIDs: the same signal, found by whomever, has the same id; one that differs in
// anything that it says, or comes of another trade, has another.
func TestIDs(t *testing.T) {
	id := func(id uint64, set func(*smartmoney.Config), names told, change ...func(*detect.Trade)) string {
		o := bought(smartmoney.Base, 2, append(change, func(t *detect.Trade) { t.ID = id })...)
		c := open()
		set(&c)
		p := detect.ProfileOf(&c)
		return o.Signal(&p, smartmoney.ConvergenceP1, names).ID
	}
	first := id(1, hours(6), told{})
	if len(first) != len("sig_")+24 || !strings.HasPrefix(first, "sig_") || strings.ToLower(first) != first {
		t.Errorf("id %q", first)
	}
	again := id(1, func(c *smartmoney.Config) {
		// of which the signal says nothing
		c.ConvergenceWindowHours, c.WhaleMaxRank, c.MinTrades = 6, 7, 1
	}, told{})
	if again != first {
		t.Errorf("the same signal is called %s and %s", first, again)
	}
	seen := map[string]string{first: "the first"}
	for name, other := range map[string]string{
		"another trade":  id(2, hours(6), told{}),
		"another window": id(1, hours(5), told{}),
		"another symbol": id(1, hours(6), told{symbol: "T"}),
		"another price":  id(1, hours(6), told{}, func(t *detect.Trade) { t.TokenPrice = 9 }),
	} {
		if known := seen[other]; known != "" {
			t.Errorf("%s has the id of %s", name, known)
		}
		seen[other] = name
	}
}

// TestFewRanked: a signal says when fewer than 50 wallets had a rank, and where; its id
// is the one that it has where nobody counted them.
func TestFewRanked(t *testing.T) {
	for ranked, want := range map[int]string{
		0: "", 1: "Only 1 wallet was ranked on base at the time.", 2: "Only 2 wallets were ranked on base at the time.",
		49: "Only 49 wallets were ranked on base at the time.", 50: "", 5000: "",
	} {
		for typ, o := range map[smartmoney.NotificationType]func(...func(*detect.Trade)) *detect.Candidate{
			smartmoney.ConvergenceP1: func(c ...func(*detect.Trade)) *detect.Candidate { return bought(smartmoney.Base, 2, c...) },
			smartmoney.SellSignal: func(c ...func(*detect.Trade)) *detect.Candidate {
				return bought(smartmoney.Base, 2, append(c, sells)...)
			},
			smartmoney.WhaleMove: func(c ...func(*detect.Trade)) *detect.Candidate {
				return bought(smartmoney.Base, 1, append(c, amount(60_000))...)
			},
		} {
			c := open()
			p := detect.ProfileOf(&c)
			uncounted := o().Signal(&p, typ, told{})
			s := o(func(t *detect.Trade) { t.Ranked = ranked }).Signal(&p, typ, told{})
			reasons := uncounted.Reasons
			if want != "" {
				reasons = append(reasons, smartmoney.Reason{Text: want})
			}
			if diff := cmp.Diff(reasons, s.Reasons); diff != "" {
				t.Errorf("%s of %d ranked wallets (-want +got)\n%s", typ, ranked, diff)
			}
			if s.ID != uncounted.ID {
				t.Errorf("%s of %d ranked wallets has another id", typ, ranked)
			}
		}
	}
}

// TestSpan holds how windows are written.
func TestSpan(t *testing.T) {
	for h, want := range map[float64]string{
		1: "1 hour", 1.5: "90 minutes", 6: "6 hours", 1.25: "75 minutes", 24: "24 hours", 47.5: "2850 minutes", 48: "48 hours",
		49.5: "49.5 hours", 720: "720 hours",
	} {
		if got := detect.Span(time.Duration(h * float64(time.Hour))); got != want {
			t.Errorf("%v hours are %q, want %q", h, got, want)
		}
	}
	if got := detect.Span(time.Minute); got != "1 minute" {
		t.Errorf("a minute is %q", got)
	}
}
