package ledger_test

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// page is a ledger of one wallet, "w", that tests write into line by line.
type page struct {
	*ledger.Ledger
	t    testing.TB
	view *ledger.View
	seq  int64
	at   time.Time
}

func newPage(t testing.TB) *page {
	p := &page{Ledger: ledger.New(smartmoney.Polymarket), t: t, at: eventStart}
	p.view = p.View()
	return p
}

// write applies an event a second after the one before, given as words: "buy TOKEN QUANTITY
// AMOUNT", "sell …", "price TOKEN USD", "resolve TOKEN PAYOUT", "net USD" and "rate SHARE" as
// the provider's words.
func (p *page) write(line string) {
	p.t.Helper()
	p.at = p.at.Add(time.Second)
	p.apply(line, p.at)
}

func (p *page) apply(line string, at time.Time) {
	p.t.Helper()
	var verb, token string
	var x, amount float64
	verb, rest, _ := strings.Cut(line, " ")
	format, into := "%s %g %g", []any{&token, &x, &amount}
	switch verb {
	case "price", "resolve":
		format, into = "%s %g", into[:2]
	case "net", "rate":
		format, into = "%g", into[1:2]
	}
	if _, err := fmt.Sscanf(rest, format, into...); err != nil {
		p.t.Fatalf("%q: %v", line, err)
	}
	const chain = smartmoney.Polymarket
	e := event.Event{Chain: chain}
	switch verb {
	case "buy", "sell":
		e.Type, e.Trade = event.TypeTrade, &smartmoney.Trade{
			Chain: chain, Wallet: "w", Token: token, Side: smartmoney.Side(verb), Quantity: x, AmountUSD: amount, PriceUSD: amount / x, TradedAt: at,
		}
	case "price":
		e.Type, e.Token = event.TypeToken, &smartmoney.TokenUpdate{Chain: chain, Token: token, PriceUSD: &x, UpdatedAt: at}
	case "resolve":
		e.Type, e.Resolution = event.TypeResolution, &smartmoney.Resolution{Token: token, Payout: x, ResolvedAt: at}
	case "net":
		e.Type, e.Wallet = event.TypeWallet, &smartmoney.WalletStats{Chain: chain, Wallet: "w", NetPnlUSD: &x}
	case "rate":
		e.Type, e.Wallet = event.TypeWallet, &smartmoney.WalletStats{Chain: chain, Wallet: "w", WinRate: &x}
	default:
		p.t.Fatalf("%q is no event", line)
	}
	p.seq++
	p.Apply(&e, p.seq)
	p.Refresh(func(uint32) {})
	p.Publish()
}

// open lists the open positions: token, qty, cost, bought, realized.
func (p *page) open() (out []string) {
	for _, x := range p.view.Positions("w", ledger.PositionQuery{Index: -1, Limit: 100}).Positions {
		out = append(out, fmt.Sprintf("%s %g %g %g %g", x.Token, x.Quantity, x.CostUSD, x.BoughtQty, x.RealizedUSD))
	}
	return out
}

// totals are the wallet's closed and winning positions, realized and net profit.
func (p *page) totals() string {
	w := p.Wallet(0)
	return fmt.Sprintf("closed %d won %d realized %g net %g", w.Closed, w.Winning, w.Realized, w.Net)
}

// TestPositions goes through a position's life as semantics 2 writes it.
func TestPositions(t *testing.T) {
	for _, c := range []struct {
		name   string
		lines  []string
		open   []string // token qty cost bought realized
		totals string
	}{
		{"a buy opens", []string{"buy A 10 20"}, []string{"A 10 20 10 0"}, "closed 0 won 0 realized 0 net 0"},
		{"a second adds", []string{"buy A 10 20", "buy A 10 40"}, []string{"A 20 60 20 0"}, "closed 0 won 0 realized 0 net 20"},
		{"two tokens stand in the order of their first trades", []string{"buy B 1 1", "buy A 1 1", "buy B 1 1"}, []string{"B 2 2 2 0", "A 1 1 1 0"}, "closed 0 won 0 realized 0 net 0"},
		{"a sell in part is at average cost", []string{"buy A 10 20", "buy A 10 40", "sell A 5 25"}, []string{"A 15 45 20 10"}, "closed 0 won 0 realized 0 net 25"},
		{"a sell of all closes", []string{"buy A 10 20", "sell A 10 50"}, nil, "closed 1 won 1 realized 30 net 30"},
		{"a loss is no win", []string{"buy A 10 20", "sell A 10 5"}, nil, "closed 1 won 0 realized -15 net -15"},
		{"even is no win", []string{"buy A 10 20", "sell A 10 20"}, nil, "closed 1 won 0 realized 0 net 0"},
		{"even by the last bit is no win", []string{"buy A 3 0.3", "sell A 1 0.1", "sell A 1 0.1", "sell A 1 0.1"}, nil, "closed 1 won 0 realized 1.3877787807814457e-17 net 1.3877787807814457e-17"},
		{"the smallest win", []string{"buy A 1 1", "sell A 1 1.0000011"}, nil, "closed 1 won 1 realized 1.09999999997612e-06 net 1.09999999997612e-06"},
		{"dust closes and is written off", []string{"buy A 2000 1000", "sell A 1998 1998"}, nil, "closed 1 won 1 realized 998 net 998"},
		{"more than dust does not", []string{"buy A 2000 1000", "sell A 1997 1997"}, []string{"A 3 1.5 2000 998.5"}, "closed 0 won 0 realized 0 net 1000"},
		{"dust is of what was bought since flat", []string{"buy A 1e6 1", "sell A 1e6 1", "buy A 10 10", "sell A 9 9"}, []string{"A 1 1 10 0"}, "closed 1 won 0 realized 0 net 0"},
		{"beyond what is held is no profit", []string{"buy A 10 20", "sell A 20 100"}, nil, "closed 1 won 1 realized 30 net 30"},
		{"nothing held is a trade alone", []string{"sell A 10 50"}, nil, "closed 0 won 0 realized 0 net 0"},
		{"a closed one begins at zero", []string{"buy A 10 20", "sell A 10 50", "buy A 1 4"}, []string{"A 1 4 1 0"}, "closed 1 won 1 realized 30 net 31"},
		{"a price moves the open profit", []string{"buy A 10 20", "price A 5"}, []string{"A 10 20 10 0"}, "closed 0 won 0 realized 0 net 30"},
		{"and not what is closed", []string{"buy A 10 20", "sell A 10 20", "price A 5"}, nil, "closed 1 won 0 realized 0 net 0"},
		{"a resolution pays out", []string{"buy A 10 4", "resolve A 1"}, nil, "closed 1 won 1 realized 6 net 6"},
		{"at nothing, too", []string{"buy A 10 4", "resolve A 0"}, nil, "closed 1 won 0 realized -4 net -4"},
		{"after a sell in part", []string{"buy A 10 4", "sell A 5 3", "resolve A 0.5"}, nil, "closed 1 won 1 realized 1.5 net 1.5"},
		{"and closes nothing twice", []string{"buy A 10 4", "resolve A 1", "resolve A 0"}, nil, "closed 1 won 1 realized 6 net 6"},
		{"what is bought after it is open again", []string{"buy A 10 4", "resolve A 1", "buy A 2 2"}, []string{"A 2 2 2 0"}, "closed 1 won 1 realized 6 net 6"},
		{"the provider's net profit", []string{"buy A 10 20", "price A 5", "net -7"}, []string{"A 10 20 10 0"}, "closed 0 won 0 realized 0 net -7"},
		{"stays whatever is traded", []string{"net -7", "buy A 10 20", "sell A 10 50"}, nil, "closed 1 won 1 realized 30 net -7"},
		{"a win rate says nothing of profit", []string{"rate 0.9", "buy A 10 20", "sell A 10 5"}, nil, "closed 1 won 0 realized -15 net -15"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := newPage(t)
			for _, line := range c.lines {
				p.write(line)
			}
			if diff := cmp.Diff(c.open, p.open()); diff != "" {
				t.Errorf("open positions (-want +got):\n%s", diff)
			}
			if got := p.totals(); got != c.totals {
				t.Errorf("%s, want %s", got, c.totals)
			}
		})
	}
}

// TestTotals of a wallet count every trade, whatever became of positions.
func TestTotals(t *testing.T) {
	p := newPage(t)
	for _, line := range []string{"buy A 10 20", "sell A 30 90", "sell B 1 7", "price B 9", "buy C 1 2", "resolve C 1"} {
		p.write(line)
	}
	p.apply("buy A 1 1", eventStart) // late
	got := *p.Wallet(0)
	want := ledger.Wallet{
		Totals:  smartmoney.Totals{BuyVolume: 23, SellVolume: 97, Realized: 10 - 1, Buys: 3, Sells: 2, Winning: 1, Closed: 2},
		Largest: 90, First: eventStart.UnixNano(), Last: eventStart.Add(5 * time.Second).UnixNano(), LastSeq: 7, Tokens: 3,
		ProviderNet: math.NaN(), ProviderWin: math.NaN(), LastClosing: 6,
	}
	want.Today = ledger.Activity{Day: int32(smartmoney.DayOf(eventStart)), Totals: want.Totals}
	// 20 bought, 30 of 90 sold at 3: 10 of them were held.
	want.Net = 10 - 1
	want.Score = got.Score
	price := p.view.TokenState("A").PriceUSD
	want.Net += 1*(*price) - 1
	if diff := cmp.Diff(want, got, cmpopts.IgnoreUnexported(ledger.Wallet{}), cmpopts.EquateNaNs()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if *price != 3 {
		t.Errorf("price %v, want that of the latest trade, 3", *price)
	}
	if p.EventTime() != want.Last || p.Began() != want.First {
		t.Errorf("event time %d since %d", p.EventTime(), p.Began())
	}
}

// TestProvidersWinRate is what a wallet shows, beside its true one.
func TestProvidersWinRate(t *testing.T) {
	p := newPage(t)
	for _, line := range []string{"buy A 1 1", "sell A 1 2", "buy B 1 2", "sell B 1 1"} {
		p.write(line)
	}
	if w := p.Wallet(0); w.TrueWinRate() != 0.5 || w.WinRate() != 0.5 {
		t.Errorf("win rates %v and %v, want 0.5", w.TrueWinRate(), w.WinRate())
	}
	p.write("rate 0.9")
	if w := p.Wallet(0); w.TrueWinRate() != 0.5 || w.WinRate() != 0.9 {
		t.Errorf("true win rate %v, win rate %v, want 0.5 and 0.9", w.TrueWinRate(), w.WinRate())
	}
	fresh := newPage(t)
	fresh.write("rate 0.25")
	if w := fresh.Wallet(0); w.TrueWinRate() != 0 || w.WinRate() != 0.25 || w.Trades() != 0 {
		t.Errorf("a wallet without trades has win rates %v and %v", w.TrueWinRate(), w.WinRate())
	}
}

// TestHugeAmounts: sums beyond the range of floats stay at its end, and no NaN comes of them.
func TestHugeAmounts(t *testing.T) {
	p := newPage(t)
	for _, line := range []string{"buy A 1e300 1.5e308", "buy A 1e300 1.5e308", "sell A 1e300 1.7e308", "price A 1e300", "sell A 1e300 1e308", "buy B 1e-300 1e-300", "sell B 1e-300 1e300"} {
		p.write(line)
		w := p.Wallet(0)
		for name, x := range map[string]float64{"buys": w.BuyVolume, "sells": w.SellVolume, "realized": w.Realized, "net": w.Net, "score": w.Score} {
			if math.IsNaN(x) || math.IsInf(x, 0) {
				t.Fatalf("after %q: %s are %v", line, name, x)
			}
		}
	}
	if w := p.Wallet(0); w.BuyVolume != math.MaxFloat64 || w.Closed != 2 {
		t.Errorf("bought for %v, %d closed", w.BuyVolume, w.Closed)
	}
}
