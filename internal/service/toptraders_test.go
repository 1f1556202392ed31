package service_test

import (
	"cmp"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// fill is a trade of a wallet in a token, by number.
func fill(wallet, token int, side smartmoney.Side, quantity, price float64, at time.Time) event.Event {
	e := testkit.Buy(judged, wallet, token, at)
	e.Trade.Side, e.Trade.Quantity, e.Trade.PriceUSD, e.Trade.AmountUSD = side, quantity, price, quantity*price
	return e
}

func priced(token int, usd float64, at time.Time) event.Event {
	return event.Event{Type: event.TypeToken, Chain: judged, Token: &smartmoney.TokenUpdate{
		Chain: judged, Token: testkit.Token(judged, token), UpdatedAt: at, PriceUSD: &usd,
	}}
}

// topTraders returns who earned most in a token, by number.
func (j *judgement) topTraders(t *testing.T, token int, q service.TopTradersQuery) *service.TopTraders {
	t.Helper()
	found, err := j.Token(t.Context(), judged, testkit.Token(judged, token))
	if err != nil || found == nil {
		t.Fatalf("token %d: %v, %v", token, found, err)
	}
	top, err := j.TopTraders(t.Context(), found, q)
	if err != nil {
		t.Fatalf("%+v: %v", q, err)
	}
	return top
}

// TestTopTraders is the example of semantics 8.2.
func TestTopTraders(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		j := newJudgement(t, db)
		monday, tuesday, wednesday := on(5), on(6), on(7)
		j.append(t,
			fill(1, 0, smartmoney.Buy, 100, 1, monday), fill(2, 0, smartmoney.Buy, 50, 2, monday), fill(1, 0, smartmoney.Sell, 100, 1.6, tuesday),
			fill(1, 0, smartmoney.Buy, 100, 2, wednesday), fill(1, 0, smartmoney.Sell, 50, 3, wednesday.Add(time.Second)),
			fill(2, 0, smartmoney.Sell, 50, 1.8, wednesday.Add(2*time.Second)), fill(3, 1, smartmoney.Buy, 5, 1, wednesday.Add(3*time.Second)),
			priced(0, 2.8, wednesday.Add(time.Hour)))
		for name, test := range map[string]struct {
			q     service.TopTradersQuery
			want  string
			start *time.Time
		}{
			"realized": {service.TopTradersQuery{By: service.ByRealized, First: 9}, "1: 60 of 1, 150; 2: -10 of 1, -10; 2", nil},
			"net":      {service.TopTradersQuery{By: service.ByNet, First: 9}, "1: 60 of 1, 150; 2: -10 of 1, -10; 2", nil},
			"day":      {service.TopTradersQuery{By: service.ByRealized, First: 9, Window: smartmoney.WindowDay}, "2: -10 of 1, -10; 1", ptr(midnight(7))},
			"net week": {service.TopTradersQuery{By: service.ByNet, First: 1, Window: smartmoney.WindowWeek}, "1: 60 of 1, 60; 2", ptr(midnight(1))},
		} {
			top, got := j.topTraders(t, 0, test.q), ""
			for _, trader := range top.Traders {
				for wallet := range 4 {
					if trader.Wallet.Address == testkit.Wallet(judged, wallet) {
						got += fmt.Sprintf("%d: %v of %d, %v; ", wallet, trader.RealizedPnlUSD, trader.ClosedPositions, trader.NetPnlUSD)
					}
				}
			}
			if got += fmt.Sprint(top.Total); got != test.want {
				t.Errorf("%s: %s, want %s", name, got, test.want)
			}
			if (top.WindowStart == nil) != (test.start == nil) || test.start != nil && !top.WindowStart.Equal(*test.start) || top.KeptSince != nil {
				t.Errorf("%s: since %v, kept since %v", name, top.WindowStart, top.KeptSince)
			}
		}
		if holder := j.topTraders(t, 0, service.TopTradersQuery{By: service.ByRealized, First: 1}).Traders[0]; holder.Position == nil || holder.Position.Quantity != 50 {
			t.Errorf("the best one holds %+v", holder.Position)
		}
		if open := j.topTraders(t, 1, service.TopTradersQuery{By: service.ByNet, First: 1}); len(open.Traders) != 1 || open.Traders[0].ClosedPositions != 0 {
			t.Errorf("with open positions only: %+v", open)
		}
		if open := j.topTraders(t, 1, service.TopTradersQuery{By: service.ByRealized, First: 1}); len(open.Traders) != 0 || open.Total != 0 {
			t.Errorf("without closed positions: %+v", open)
		}
		off := true
		j.append(t, event.Event{Type: event.TypeWallet, Chain: judged, Wallet: &smartmoney.WalletStats{Chain: judged, Wallet: testkit.Wallet(judged, 1), Excluded: &off}})
		if top := j.topTraders(t, 0, service.TopTradersQuery{By: service.ByNet, First: 9}); top.Total != 1 || top.Traders[0].Wallet.Address != testkit.Wallet(judged, 2) {
			t.Errorf("without an excluded wallet: %d, %+v", top.Total, top.Traders)
		}
	})
}

// holding is a position by the rules of semantics 2, with what closed in it.
type holding struct {
	qty, cost, bought, realized float64
	profit                      map[int]float64 // by the day on which positions closed
	closed                      map[int]int
}

func (h *holding) apply(tr *smartmoney.Trade, day int) {
	if tr.Side == smartmoney.Buy {
		h.qty, h.cost, h.bought = h.qty+tr.Quantity, h.cost+tr.AmountUSD, h.bought+tr.Quantity
		return
	}
	if matched := min(tr.Quantity, h.qty); matched > 0 {
		out := h.cost * matched / h.qty
		h.realized += tr.AmountUSD*matched/tr.Quantity - out
		h.cost, h.qty = h.cost-out, h.qty-matched
	}
	if h.bought > 0 && h.qty <= 0.001*h.bought {
		h.profit[day] += h.realized - h.cost
		h.closed[day]++
		h.qty, h.cost, h.bought, h.realized = 0, 0, 0, 0
	}
}

// earned returns what a window's days, up to the present one, or all days have.
func (h *holding) earned(w smartmoney.Window, today int) (profit float64, closed int) {
	for day, did := range h.profit {
		if w == smartmoney.WholeLife || day > today-w.Days() {
			profit, closed = profit+did, closed+h.closed[day]
		}
	}
	return profit, closed
}

const handWallets, handTokens = 25, 3

// byHand computes every wallet's positions from the events that stand. Prices are 1.5.
func byHand(events []event.Event, gone map[string]bool) (positions [handWallets][handTokens]holding, today int) {
	for i := range positions {
		for k := range positions[i] {
			positions[i][k] = holding{profit: map[int]float64{}, closed: map[int]int{}}
		}
	}
	for _, e := range events {
		if e.Type != event.TypeTrade {
			continue
		}
		today = max(today, smartmoney.DayOf(e.Trade.TradedAt))
		for i := range positions {
			for k := range positions[i] {
				if !gone[e.Trade.ID] && e.Trade.Wallet == testkit.Wallet(judged, i) && e.Trade.Token == testkit.Token(judged, k) {
					positions[i][k].apply(e.Trade, today)
				}
			}
		}
	}
	return positions, today
}

// TestTopTradersByHand: for every token, order and window the list is that of a computation from
// the events by the rules, also after trades were taken back. Over all tokens a wallet's profits
// add up to what its leaderboard says, of its life and of each window.
func TestTopTradersByHand(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		j := newJudgement(t, db)
		r := rand.New(rand.NewPCG(3, 4))
		var events []event.Event
		for at := on(1); at.Before(on(41)); at = at.Add(time.Duration(1+r.IntN(90)) * time.Minute) {
			side, quantity := smartmoney.Buy, float64(1+r.IntN(50))
			if r.IntN(2) == 0 {
				side, quantity = smartmoney.Sell, 40*quantity
			}
			events = append(events, fill(r.IntN(handWallets), r.IntN(handTokens), side, quantity, 0.5+r.Float64(), at))
		}
		for k := range handTokens {
			events = append(events, priced(k, 1.5, on(42)))
		}
		j.append(t, events...)
		gone := map[string]bool{}
		j.compare(t, events, gone)
		var back []event.Event
		for range 40 { // of the last days, which corrections reach, but not of the present one
			if id := events[len(events)-handTokens-50-r.IntN(120)].Trade.ID; !gone[id] {
				gone[id] = true
				back = append(back, event.Event{Type: event.TypeRetract, Chain: judged, Correction: &event.Correction{ID: id}})
			}
		}
		j.append(t, back...)
		j.compare(t, events, gone)
	})
}

// traderRow is a row of a list.
type traderRow struct {
	wallet        string
	realized, net float64
	closed        int
}

func (j *judgement) compare(t *testing.T, events []event.Event, gone map[string]bool) {
	t.Helper()
	positions, today := byHand(events, gone)
	for _, window := range append(smartmoney.Windows(), smartmoney.WholeLife) {
		for _, by := range []service.TraderOrder{service.ByRealized, service.ByNet} {
			sums := map[string]traderRow{}
			for k := range handTokens {
				top := j.topTraders(t, k, service.TopTradersQuery{By: by, Window: window, First: 200})
				want := rowsByHand(&positions, k, by, window, today)
				if len(top.Traders) != len(want) || top.Total != len(want) {
					t.Fatalf("token %d, %s, window %q, without %d trades: %d of %d wallets, want %d", k, by, window, len(gone), len(top.Traders), top.Total, len(want))
				}
				for i, got := range top.Traders {
					w := want[i]
					if got.Wallet.Address != w.wallet || !near(got.RealizedPnlUSD, w.realized) || !near(got.NetPnlUSD, w.net) || got.ClosedPositions != w.closed {
						t.Fatalf("token %d, %s, window %q, place %d: %+v, want %+v", k, by, window, i, got, w)
					}
					sum := sums[w.wallet]
					sums[w.wallet] = traderRow{realized: sum.realized + got.RealizedPnlUSD, net: sum.net + got.NetPnlUSD, closed: sum.closed + got.ClosedPositions}
				}
			}
			for address, sum := range sums {
				w, err := j.Wallet(t.Context(), judged, address, window)
				if err != nil || w.TradeCount() == 0 {
					t.Fatalf("%s in window %q: %+v, %v", address, window, w, err)
				}
				if !near(sum.realized, w.RealizedPnlUSD) || sum.closed != w.ClosedPositions || by == service.ByNet && !near(sum.net, w.NetPnlUSD) {
					t.Errorf("over all tokens %s earned %+v in window %q, by itself %+v", address, sum, window, w)
				}
			}
		}
	}
}

func near(a, b float64) bool { return math.Abs(a-b) <= 1e-9*(1+math.Abs(a)+math.Abs(b)) }

func rowsByHand(positions *[handWallets][handTokens]holding, token int, by service.TraderOrder, window smartmoney.Window, today int) (rows []traderRow) {
	for i := range positions {
		h := &positions[i][token]
		row := traderRow{wallet: testkit.Wallet(judged, i)}
		row.realized, row.closed = h.earned(window, today)
		row.net = row.realized
		open := window == smartmoney.WholeLife && h.bought > 0
		if open {
			row.net += h.realized + h.qty*1.5 - h.cost
		}
		if row.closed > 0 || open && by == service.ByNet {
			rows = append(rows, row)
		}
	}
	slices.SortFunc(rows, func(a, b traderRow) int {
		if by == service.ByNet {
			return cmp.Or(cmp.Compare(b.net, a.net), cmp.Compare(a.wallet, b.wallet))
		}
		return cmp.Or(cmp.Compare(b.realized, a.realized), cmp.Compare(a.wallet, b.wallet))
	})
	return rows
}

// TestTopTradersRefusals: each argument has its bounds.
func TestTopTradersRefusals(t *testing.T) {
	t.Parallel()
	j := newJudgement(t, testkit.SQLite(t))
	j.append(t, buys(1, 0, 1))
	token, err := j.Token(t.Context(), judged, testkit.Token(judged, 0))
	if err != nil {
		t.Fatal(err)
	}
	for message, test := range map[string]struct {
		field string
		q     service.TopTradersQuery
	}{
		"first must be between 1 and 200, got 0":          {"first", service.TopTradersQuery{By: service.ByNet}},
		"first must be between 1 and 200, got 201":        {"first", service.TopTradersQuery{By: service.ByNet, First: 201}},
		`by must be a known order, got "x"`:               {"by", service.TopTradersQuery{By: "x", First: 1}},
		`window must be day, week or month, got "decade"`: {"window", service.TopTradersQuery{By: service.ByNet, First: 1, Window: "decade"}},
	} {
		_, err := j.TopTraders(t.Context(), token, test.q)
		wantBad(t, err, test.field, message)
	}
}
