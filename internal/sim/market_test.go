package sim

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func TestLeaderboards(t *testing.T) {
	for _, seed := range []uint64{1, 2} {
		m, events := history(t, seed, month)
		judge(t, m, events, "history")
		events = append(events, live(m, time.Hour, time.Minute)...)
		judge(t, m, events, "and an hour")
	}
}

// judge checks that the leaderboards are full, that skill shows in profit and rank, and
// that there are wins and losses.
func judge(t *testing.T, m *Market, events []event.Event, when string) {
	t.Helper()
	for _, c := range smartmoney.Chains() {
		b := newPortfolio(c, events)
		leaderboard := b.leaderboard()
		if len(leaderboard) < 50 {
			t.Errorf("seed %d, %s, %s: %d wallets pass the default filters, want 50", m.seed, when, c, len(leaderboard))
		}
		profits, wallets := [5]float64{}, [5]float64{}
		top, wins, closed := 0, 0, 0
		for _, w := range m.wallets[c.Index()].all {
			a := b.trader(w.address)
			profits[w.skill] += b.earned(a)
			wallets[w.skill]++
			wins += a.WinningPositions
			closed += a.ClosedPositions
			if w.skill == sharp && a.Rank > 0 && a.Rank <= 50 {
				top++
			}
		}
		for i := range profits {
			profits[i] /= wallets[i]
		}
		t.Logf("seed %d, %s, %s: %d ranked, %d of %d sharps in the top 50, mean profit by skill %.0f, %d of %d positions won, top score %.2f",
			m.seed, when, c, len(leaderboard), top, len(m.wallets[c.Index()].sharps), profits, wins, closed, leaderboard[0].TraderScore)
		if profits[sharp] <= profits[noisy] || profits[sharp] <= 0 || profits[loser] >= profits[noisy] {
			t.Errorf("seed %d, %s, %s: mean profits by skill %.0f, want sharp > noisy > loser", m.seed, when, c, profits)
		}
		if top < 18 {
			t.Errorf("seed %d, %s, %s: %d sharp wallets in the top 50, want 18", m.seed, when, c, top)
		}
		if wins*4 < closed || wins*4 > closed*3 {
			t.Errorf("seed %d, %s, %s: %d of %d closed positions won, want a quarter to three quarters", m.seed, when, c, wins, closed)
		}
	}
}

// TestSkillShowsInEachLayer checks that sharp wallets profit and losers lose by foresight
// alone, without campaigns, and that campaigns are profitable.
func TestSkillShowsInEachLayer(t *testing.T) {
	m, events := history(t, 9, month)
	events = append(events, live(m, time.Hour, time.Minute)...)
	for _, c := range smartmoney.Chains() {
		for layer, atLeast := range map[string]float64{"-h": 0.05, "-s": 0.001, "-c": 0.05} {
			portfolio := newPortfolio(c, slices.DeleteFunc(slices.Clone(events), func(e event.Event) bool {
				return e.Trade != nil && !strings.Contains(e.Trade.ID, layer)
			}))
			var earned, spent [5]float64
			for _, w := range m.wallets[c.Index()].all {
				a := portfolio.trader(w.address)
				earned[w.skill] += portfolio.earned(a)
				spent[w.skill] += a.TotalBuyVolumeUSD
			}
			if gain := earned[sharp] / spent[sharp]; !(gain > atLeast) {
				t.Errorf("%s, layer %s: sharp wallets gain %.4f of what they buy, want over %.3f", c, layer, gain, atLeast)
			}
			if lost := earned[loser] / spent[loser]; layer != "-c" && !(lost < 0) {
				t.Errorf("%s, layer %s: losers gain %.4f of what they buy, want a loss", c, layer, lost)
			}
		}
	}
}

// TestPricesHaveNoJumps checks that tokens move by less than 4 % within a minute and by
// more than 10 % within some days.
func TestPricesHaveNoJumps(t *testing.T) {
	m := New(Options{Seed: 1, Start: start()})
	for _, tokens := range m.tokens {
		for _, tok := range tokens {
			at := start().UnixMilli()
			last := tok.price(at)
			low, high := last, last
			for end := at + 3*day; at < end; at += minute {
				next := tok.price(at + minute)
				if change := next/last - 1; change > 0.04 || change < -0.04 {
					t.Fatalf("%s on %s jumps by %.3f at %v", tok.symbol, tok.chain, change, clock(at))
				}
				low, high, last = min(low, next), max(high, next), next
			}
			if high/low < 1.1 {
				t.Errorf("%s on %s stays between %g and %g for three days", tok.symbol, tok.chain, low, high)
			}
		}
	}
}

// TestPredictionMarkets checks that an outcome token is mapped before it is traded, is
// resolved once and not traded after that, and that one of them wins.
func TestPredictionMarkets(t *testing.T) {
	m, events := history(t, 4, month)
	events = append(events, live(m, time.Hour, time.Second)...)
	item, payouts := map[string]string{}, map[string][]float64{}
	settled, traded := map[string]bool{}, map[string]bool{}
	opened, closed := 0, 0
	for _, e := range events {
		if e.Chain != smartmoney.Polymarket {
			continue
		}
		switch e.Type {
		case event.TypeMarket:
			opened++
			if e.Market.Closed {
				closed++
			}
		case event.TypeMapping:
			item[e.Mapping.Token] = e.Mapping.ItemID
		case event.TypeTrade:
			traded[e.Trade.Token] = true
			if item[e.Trade.Token] == "" || settled[e.Trade.Token] {
				t.Fatalf("trade %s is of an unknown or resolved outcome token", e.Trade.ID)
			}
		case event.TypeResolution:
			id := item[e.Resolution.Token]
			if id == "" || settled[e.Resolution.Token] {
				t.Fatalf("resolution of %s, which is unknown or already resolved", e.Resolution.Token)
			}
			settled[e.Resolution.Token] = true
			payouts[id] = append(payouts[id], e.Resolution.Payout)
		}
	}
	for id, p := range payouts {
		slices.Sort(p)
		if len(p) < 2 || p[len(p)-1] != 1 || p[len(p)-2] != 0 {
			t.Errorf("market %s pays %v, want 1 for one outcome and 0 for the others", id, p)
		}
	}
	if len(payouts) < 300 || closed != len(payouts) || len(traded) < 300 {
		t.Errorf("%d markets resolved, %d closed, %d outcome tokens traded, want 300 of each", len(payouts), closed, len(traded))
	}
}

// TestCatchUp checks that History from the end of a run repeats nothing and resolves every
// prediction market.
func TestCatchUp(t *testing.T) {
	for name, pause := range map[string]time.Duration{"short": 5 * time.Minute, "long": 72 * time.Hour} {
		t.Run(name, func(t *testing.T) {
			first, events := history(t, 6, month)
			events = append(events, live(first, time.Hour, time.Second)...)
			stopped := start().Add(time.Hour)
			again := stopped.Add(pause)
			second := New(Options{Seed: 6, Start: again})
			if err := second.History(stopped, again, func(e event.Event) error { events = append(events, e); return nil }); err != nil {
				t.Fatal(err)
			}
			end := again.Add(time.Hour)
			events = append(events, second.Next(end)...)
			unique(t, events)
			resolved, ends, item := map[string]int{}, map[string]string{}, map[string]string{}
			for _, e := range events {
				switch e.Type {
				case event.TypeMarket:
					ends[e.Market.ItemID] = e.Market.EndDate
				case event.TypeMapping:
					item[e.Mapping.Token] = e.Mapping.ItemID
				case event.TypeResolution:
					resolved[e.Resolution.Token]++
				}
			}
			for token, id := range item {
				want := 0
				if ends[id] <= end.Format(time.RFC3339) {
					want = 1
				}
				if resolved[token] != want {
					t.Errorf("market %s, ending %s: %d resolutions, want %d", id, ends[id], resolved[token], want)
				}
			}
		})
	}
}

// TestSignalsWithinTwoMinutes checks that live trading raises every type of signal for a
// customer with the default configuration, within the daily budget, each type's limit and
// the cooldown, along semantics 4 and 5.
func TestSignalsWithinTwoMinutes(t *testing.T) {
	for seed := range uint64(3) {
		m, events := history(t, seed, month)
		d := newDetector(events)
		for _, e := range live(m, 2*time.Minute, time.Second) {
			d.trade(e)
		}
		t.Logf("seed %d: %v, first after %v", seed, d.sent, d.first)
		for _, kind := range []string{"convergence_p0", "convergence_p1", "whale_move", "sell_signal", "pm_convergence_bet_p0", "pm_convergence_bet_p1"} {
			if d.sent[kind] == 0 {
				t.Errorf("seed %d: no %s within two minutes", seed, kind)
			}
		}
	}
}

// detector finds signals with the leaderboard at the start of live trading.
type detector struct {
	ranks  map[string]int                // chain and wallet
	trades map[string][]smartmoney.Trade // smart ones by chain, token and side
	cooled map[string]bool               // chain and token: cooling down
	sent   map[string]int
	first  map[string]time.Duration
}

func newDetector(past []event.Event) *detector {
	d := &detector{ranks: map[string]int{}, trades: map[string][]smartmoney.Trade{}, cooled: map[string]bool{}, sent: map[string]int{}, first: map[string]time.Duration{}}
	for _, c := range smartmoney.Chains() {
		for _, a := range newPortfolio(c, past).leaderboard() {
			d.ranks[string(c)+a.Address] = a.Rank
		}
	}
	for _, e := range past {
		if e.Trade != nil {
			d.window(e.Trade)
		}
	}
	return d
}

// window adds a trade to its window and counts the window's wallets.
func (d *detector) window(t *smartmoney.Trade) int {
	if d.ranks[string(t.Chain)+t.Wallet] == 0 {
		return 0
	}
	key := string(t.Chain) + t.Token + string(t.Side)
	d.trades[key] = slices.DeleteFunc(append(d.trades[key], *t), func(old smartmoney.Trade) bool {
		return !old.TradedAt.After(t.TradedAt.Add(-6 * time.Hour))
	})
	wallets := map[string]bool{}
	for _, w := range d.trades[key] {
		wallets[w.Wallet] = true
	}
	return len(wallets)
}

func (d *detector) trade(e event.Event) {
	t := e.Trade
	if t == nil {
		return
	}
	n, rank := d.window(t), d.ranks[string(t.Chain)+t.Wallet]
	buy := t.Side == smartmoney.Buy
	prefix := ""
	if !t.Chain.DEX() {
		prefix = "pm_convergence_bet_p"
	} else {
		prefix = "convergence_p"
	}
	switch {
	case buy && n >= 5 && d.deliver(prefix+"0", t):
	case buy && n >= 3 && n < 5 && d.deliver(prefix+"1", t):
	case buy && t.Chain.DEX() && t.AmountUSD >= 50_000 && rank > 0 && rank <= 50 && d.deliver("whale_move", t):
	case !buy && t.Chain.DEX() && n >= 3 && d.deliver("sell_signal", t):
	}
}

// deliver counts a signal unless the token is cooling down or a budget is used up.
func (d *detector) deliver(kind string, t *smartmoney.Trade) bool {
	limits := map[string]int{"convergence_p0": 10, "convergence_p1": 10, "whale_move": 5, "sell_signal": 5, "pm_convergence_bet_p0": 3, "pm_convergence_bet_p1": 5}
	total := 0
	for _, n := range d.sent {
		total += n
	}
	key := string(t.Chain) + t.Token
	if d.cooled[key] || d.sent[kind] >= limits[kind] || total >= 30 {
		return false
	}
	if d.sent[kind] == 0 {
		d.first[kind] = t.TradedAt.Sub(start())
	}
	d.cooled[key] = true
	d.sent[kind]++
	return true
}
