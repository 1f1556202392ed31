package backtest_test

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// page is docs/semantics.md. The tests run the trades of its worked examples, and compare
// what comes of them with the numbers that it shows.
type page struct {
	testing.TB
	lines []string
}

func semantics(t testing.TB) *page {
	t.Helper()
	text, err := os.ReadFile("../../docs/semantics.md")
	if err != nil {
		t.Fatal(err)
	}
	return &page{TB: t, lines: strings.Split(string(text), "\n")}
}

// section returns the lines below a heading, up to the next one.
func (p *page) section(heading string) []string {
	p.Helper()
	from := slices.Index(p.lines, heading) + 1
	if from == 0 {
		p.Fatalf("the page has no heading %q", heading)
	}
	n := slices.IndexFunc(p.lines[from:], func(line string) bool { return strings.HasPrefix(line, "#") })
	if n < 0 {
		n = len(p.lines) - from
	}
	return p.lines[from : from+n]
}

// trades reads the table of trades in a section: time, wallet, side, token, quantity and
// price. All are of 1 March 2026, on base.
func (p *page) trades(heading string) []event.Event {
	p.Helper()
	var events []event.Event
	for _, line := range p.section(heading) {
		var cells []string
		for _, cell := range strings.Split(strings.Trim(line, "|"), "|") {
			cells = append(cells, strings.TrimSpace(cell))
		}
		at, err := time.Parse("2006-01-02 15:04:05", "2026-03-01 "+cells[0])
		if err != nil || len(cells) < 6 {
			continue
		}
		events = append(events, p.trade(at, cells[1], smartmoney.Side(cells[2]), cells[3], p.number(cells[4]), p.number(cells[5])))
	}
	if len(events) == 0 {
		p.Fatalf("section %q has no trades", heading)
	}
	return events
}

func (p *page) number(text string) float64 {
	p.Helper()
	x, err := strconv.ParseFloat(strings.ReplaceAll(text, " ", ""), 64)
	if err != nil {
		p.Fatal(err)
	}
	return x
}

func (p *page) trade(at time.Time, wallet string, side smartmoney.Side, token string, quantity, price float64) event.Event {
	return event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
		ID: fmt.Sprint(at, wallet, side, token), Chain: smartmoney.Base, Wallet: named(wallet), Token: named(token), Side: side,
		Quantity: quantity, PriceUSD: price, AmountUSD: quantity * price, TradedAt: at,
	}}
}

// named returns an address for a name; those of W1, W2, … are in this order.
func named(name string) string { return fmt.Sprintf("0x%040x", name) }

// says checks that a section holds a text.
func (p *page) says(heading, format string, args ...any) {
	p.Helper()
	if text := fmt.Sprintf(format, args...); !strings.Contains(strings.Join(p.section(heading), "\n"), text) {
		p.Errorf("section %q does not say %q", heading, text)
	}
}

// TestWorkedLedger holds sections 2.1 and 3.1 to the ledger.
func TestWorkedLedger(t *testing.T) {
	t.Parallel()
	const heading = "### 2.1 Worked example"
	p := semantics(t)
	deliveries := ledger.New(smartmoney.Base)
	deliveries.LimitOpenGains(1)
	for i, e := range p.trades(heading) {
		deliveries.Apply(&e, int64(i+1))
	}
	price := 120.0
	deliveries.Apply(&event.Event{Type: event.TypeToken, Chain: smartmoney.Base, Token: &smartmoney.TokenUpdate{
		Chain: smartmoney.Base, Token: named("GAMMA"), PriceUSD: &price, UpdatedAt: time.Date(2026, 3, 1, 13, 0, 0, 0, time.UTC),
	}}, 100)
	deliveries.Refresh(func(uint32) {})
	i, _ := deliveries.Wallets.Find(named("W1"))
	w := deliveries.Wallet(i)
	p.says(heading, "buy_count = %d", w.Buys)
	p.says(heading, "sell_count = %d", w.Sells)
	p.says(heading, "total_buy_volume_usd = %.0f", w.BuyVolume)
	p.says(heading, "total_sell_volume_usd = %.0f", w.SellVolume)
	p.says(heading, "closed_positions = %d", w.Closed)
	p.says(heading, "winning_positions = %d", w.Winning)
	p.says(heading, "realized_pnl_usd = %.0f", w.Realized)
	p.says(heading, "true_win_rate = %g", w.TrueWinRate())
	p.says(heading, "net_pnl_usd = %.0f", w.Net)
	p.says(heading, "tokens_traded = %d", w.Tokens)
	p.says(heading, "largest_trade_usd = %.0f", w.Largest)
	p.says("### 3.1 Worked example", "= %.6f", w.Score)
}

// past returns the earlier trades of the example's four wallets.
func (p *page) past() (events []event.Event) {
	at := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	for _, wallet := range []string{"W1", "W2", "W3", "W4"} {
		for _, token := range []string{"A", "B", "C", "D", "E", "F"} {
			events = append(events, p.trade(at, wallet, smartmoney.Buy, token, 200, 1))
		}
		events = append(events, p.trade(at, wallet, smartmoney.Sell, "A", 200, 1))
	}
	return events
}

// TestWorkedSignals holds section 5.1 to a run of its trades, with the settings that the
// section varies.
func TestWorkedSignals(t *testing.T) {
	t.Parallel()
	const heading = "### 5.1 Worked example"
	p := semantics(t)
	run := func(change func(*smartmoney.Config)) *smartmoney.Simulation {
		c := smartmoney.DefaultConfig("backtest")
		c.MinTrades = 5
		change(&c)
		r := newRun(t, c, time.Minute, 200)
		apply(t, r, append(p.past(), p.trades(heading)...))
		return r.Result()
	}

	as := run(func(*smartmoney.Config) {})
	if len(as.Samples) != 2 {
		t.Fatalf("%d signals", len(as.Samples))
	}
	first, second := as.Samples[0], as.Samples[1]
	w := first.Traders
	p.says(heading, "= %.6f", w[0].TraderScore)
	p.says(heading, "timestamp        = %s", first.Timestamp.Format(time.TimeOnly))
	p.says(heading, "traders          = W1 (rank %d, %g USD), W2 (rank %d, %g USD: its latest trade), W3 (rank %d, %g USD)",
		w[0].Rank, w[0].TradeSizeUSD, w[1].Rank, w[1].TradeSizeUSD, w[2].Rank, w[2].TradeSizeUSD)
	p.says(heading, "trader_count     = %d", first.Summary.TraderCount)
	p.says(heading, "total_usd_inflow = 1000 + 2200 + 600 + 1250 = %g", first.Summary.TotalInflowUSD)
	p.says(heading, "price_change_pct = (%.4g / 1.00 − 1) × 100 = %.4g", first.Token.CurrentPriceUSD, first.Token.PriceChangePct)
	p.says(heading, "has %d traders, total_usd_inflow = 5050 + 3000 + 140 = %g and price_change_pct = %.4g.",
		second.Summary.TraderCount, second.Summary.TotalInflowUSD, second.Token.PriceChangePct)
	p.says(heading, "are\nstill those kept at 12:02, with score %.6f", second.Traders[0].TraderScore)

	for name, c := range map[string]struct {
		change func(*smartmoney.Config)
		want   []string
		held   []smartmoney.RuleTally
	}{
		"as it is": {
			func(*smartmoney.Config) {},
			[]string{"12:02:20 convergence_p1 3", "14:02:20 convergence_p1 4"},
			[]smartmoney.RuleTally{{Rule: smartmoney.RuleCooldownHours, Count: 1}},
		},
		"min_trades": {
			func(c *smartmoney.Config) { c.MinTrades = 10 }, nil,
			[]smartmoney.RuleTally{{Rule: smartmoney.RuleMinTrades, Count: 3}},
		},
		"convergence_min_wallets": {
			func(c *smartmoney.Config) { c.ConvergenceMinWallets = 2 },
			[]string{"12:02:10 convergence_p1 2", "14:02:20 convergence_p1 4"},
			[]smartmoney.RuleTally{{Rule: smartmoney.RuleCooldownHours, Count: 3}},
		},
		"convergence_window_hours": {
			func(c *smartmoney.Config) { c.ConvergenceWindowHours = 1 },
			[]string{"12:02:20 convergence_p1 3"},
			[]smartmoney.RuleTally{{Rule: smartmoney.RuleCooldownHours, Count: 1}},
		},
		"whale_min_trade_usd": {
			func(c *smartmoney.Config) { c.WhaleMinTradeUSD = 1000 },
			[]string{"12:02:00 whale_move 1", "14:02:20 convergence_p1 4"},
			[]smartmoney.RuleTally{{Rule: smartmoney.RuleCooldownHours, Count: 5}},
		},
		"per_type_limits": {
			func(c *smartmoney.Config) { c.PerTypeLimits[smartmoney.ConvergenceP1] = 1 },
			[]string{"12:02:20 convergence_p1 3"},
			[]smartmoney.RuleTally{{Rule: smartmoney.RuleCooldownHours, Count: 1}, {Rule: smartmoney.RulePerTypeLimits, Count: 1}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			out := run(c.change)
			var got []string
			for _, s := range out.Samples {
				got = append(got, fmt.Sprintf("%s %s %d", s.Timestamp.Format(time.TimeOnly), s.Type, s.Summary.TraderCount))
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("signals (-want +got)\n%s", diff)
			}
			if diff := cmp.Diff(c.held, out.HeldBack); diff != "" {
				t.Errorf("held back (-want +got)\n%s", diff)
			}
		})
	}
}
