package engine

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// daysOfTrade returns events over some months of event time: hours pass between some of them, a few
// days between others, and some trades come days late. Trades later than corrections retract some
// of those of the last days, and rewinds take back the latest.
func daysOfTrade(r *rand.Rand, chain smartmoney.Chain, n int, corrections bool) []event.Event {
	var out []event.Event
	shift, newest := time.Duration(0), time.Time{}
	var recent []*smartmoney.Trade // live ones, by place in the log
	// the latest block of those that are too old to be taken back: a rewind behind it is refused
	old := int64(-1)
	for i, e := range testkit.Events(r.Uint64(), chain, n, 40, 12) {
		if r.IntN(12) == 0 {
			shift += time.Duration(1+r.IntN(40)) * time.Hour
		}
		if e.Type != event.TypeTrade {
			out = append(out, e)
			continue
		}
		e.Trade.TradedAt = e.Trade.TradedAt.Add(shift)
		if r.IntN(15) == 0 {
			e.Trade.TradedAt = e.Trade.TradedAt.Add(-time.Duration(r.IntN(80)) * time.Hour)
		}
		e.Trade.Block, e.Trade.HasBlock = int64(i), true
		if e.Trade.TradedAt.After(newest) {
			newest = e.Trade.TradedAt
		}
		out, recent = append(out, e), append(recent, e.Trade)
		if !corrections || r.IntN(20) > 0 {
			continue
		}
		recent = slices.DeleteFunc(recent, func(t *smartmoney.Trade) bool {
			late := newest.Sub(t.TradedAt) > 6*24*time.Hour
			if late {
				old = max(old, t.Block)
			}
			return late
		})
		if len(recent) == 0 {
			continue
		}
		if r.IntN(4) == 0 {
			cut := max(old, recent[max(0, len(recent)-1-r.IntN(20))].Block)
			recent = slices.DeleteFunc(recent, func(t *smartmoney.Trade) bool { return t.Block > cut })
			out = append(out, event.Event{Type: event.TypeRewind, Chain: chain, Correction: &event.Correction{Block: cut}})
			continue
		}
		k := r.IntN(len(recent))
		out = append(out, event.Event{Type: event.TypeRetract, Chain: chain, Correction: &event.Correction{ID: recent[k].ID}})
		recent = slices.Delete(recent, k, k+1)
	}
	return out
}

// naiveRow is what a wallet did in a window, and what stays of its whole life.
type naiveRow struct {
	Buys, Sells, Closed, Won, Tokens int
	Bought, Sold, Realized, Largest  float64
}

// naiveWindow reads semantics 8 as it stands: it applies the live trades of a log to positions of
// its own, and sums up what happened on the days of the window.
func naiveWindow(events []event.Event, days int64) map[string]naiveRow {
	dayAt, gone := daysAndGone(events)
	from := dayAt[len(dayAt)-1] - days + 1
	type key struct{ wallet, token string }
	type held struct{ qty, cost, bought, realized float64 }
	positions, rows := map[key]*held{}, map[string]naiveRow{}
	closed := func(at key, in bool) {
		p := positions[at]
		profit := p.realized - p.cost
		row := rows[at.wallet]
		if in {
			row.Closed++
			row.Realized += profit
			if profit > 0.000001 {
				row.Won++
			}
		}
		rows[at.wallet], *p = row, held{}
	}
	for i := range events {
		in := dayAt[i] >= from
		switch e := &events[i]; {
		case e.Type == event.TypeResolution:
			for at, p := range positions {
				if at.token == e.Resolution.Token && p.qty > 0 {
					p.realized += p.qty*e.Resolution.Payout - p.cost
					p.qty, p.cost = 0, 0
					closed(at, in)
				}
			}
		case e.Type == event.TypeTrade && !gone[i]:
			at := key{e.Trade.Wallet, e.Trade.Token}
			row := rows[at.wallet]
			if positions[at] == nil {
				positions[at] = &held{}
				row.Tokens++
			}
			row.Largest = max(row.Largest, e.Trade.AmountUSD)
			if in && e.Trade.Side == smartmoney.Buy {
				row.Buys++
				row.Bought += e.Trade.AmountUSD
			} else if in {
				row.Sells++
				row.Sold += e.Trade.AmountUSD
			}
			rows[at.wallet] = row
			p := positions[at]
			if e.Trade.Side == smartmoney.Buy {
				p.qty, p.cost, p.bought = p.qty+e.Trade.Quantity, p.cost+e.Trade.AmountUSD, p.bought+e.Trade.Quantity
				continue
			}
			if matched := min(e.Trade.Quantity, p.qty); matched > 0 {
				out := p.cost * matched / p.qty
				p.realized += e.Trade.AmountUSD*matched/e.Trade.Quantity - out
				p.cost, p.qty = p.cost-out, p.qty-matched
			}
			if p.bought > 0 && p.qty <= 0.001*p.bought {
				closed(at, in)
			}
		}
	}
	for wallet, row := range rows {
		if row.Buys+row.Sells == 0 {
			delete(rows, wallet)
		}
	}
	return rows
}

// daysAndGone returns, by event, the day of event time and whether a later correction takes the
// trade back.
func daysAndGone(events []event.Event) (dayAt []int64, gone map[int]bool) {
	t, live := int64(math.MinInt64), map[int]*smartmoney.Trade{}
	gone = map[int]bool{}
	for i := range events {
		switch e := &events[i]; e.Type {
		case event.TypeTrade:
			t = max(t, e.Trade.TradedAt.Unix())
			live[i] = e.Trade
		case event.TypeRetract, event.TypeRewind:
			for k, tr := range live {
				if e.Type == event.TypeRetract && tr.ID == e.Correction.ID || e.Type == event.TypeRewind && tr.Block > e.Correction.Block {
					gone[k] = true
					delete(live, k)
				}
			}
		}
		dayAt = append(dayAt, max(t, 0)/86400)
	}
	return dayAt, gone
}

// checkWindows compares every window of an engine that has applied events with the naive ones.
func checkWindows(t testing.TB, e *Engine, chain smartmoney.Chain, events []event.Event) {
	t.Helper()
	all := smartmoney.Filter{MaxBuyVol: math.MaxFloat64}
	for _, w := range smartmoney.Windows() {
		snap, err := e.Window(t.Context(), chain, w)
		if err != nil {
			t.Fatal(err)
		}
		got := map[string]naiveRow{}
		for _, row := range snap.Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: all, Limit: 1000}).Wallets {
			if row.NetPnlUSD != row.RealizedPnlUSD || row.WinRate != row.TrueWinRate {
				t.Errorf("%s of %s: net profit %v, realized %v", row.Address, w, row.NetPnlUSD, row.RealizedPnlUSD)
			}
			got[row.Address] = naiveRow{
				Buys: row.BuyCount, Sells: row.SellCount, Closed: row.ClosedPositions, Won: row.WinningPositions, Tokens: row.TokensTraded,
				Bought: row.TotalBuyVolumeUSD, Sold: row.TotalSellVolumeUSD, Realized: row.RealizedPnlUSD, Largest: row.LargestTradeUSD,
			}
		}
		near := cmp.Comparer(func(a, b float64) bool { return math.Abs(a-b) <= 1e-9*max(1, math.Abs(a), math.Abs(b)) })
		if diff := cmp.Diff(naiveWindow(events, int64(w.Days())), got, near); diff != "" {
			t.Fatalf("%s after %d events (-want +got)\n%s", w, len(events), diff)
		}
	}
}

// windowsAt waits until the windows of an engine show a position.
func windowsAt(t testing.TB, e *Engine, chain smartmoney.Chain, position int64) {
	t.Helper()
	shown(t, e, chain, position)
	for _, w := range smartmoney.Windows() {
		testkit.EventuallyWithin(t, timeout, fmt.Sprintf("showing %d in a %s", position, w), func() bool {
			snap, err := e.Window(t.Context(), chain, w)
			if err != nil {
				t.Fatal(err)
			}
			return snap.Position() >= position
		})
	}
}

// TestWindowsAnywhere: in whatever chunks a log comes, with restarts between them, a leader and a
// follower show the windows that a naive reading of the log has, corrections, late trades and
// passing days included.
func TestWindowsAnywhere(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		scale.Check(t, db.Dialect() == sqldb.Postgres, func(rt *rapid.T) {
			r := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "seed"), 1))
			chain := rapid.SampledFrom([]smartmoney.Chain{smartmoney.Base, smartmoney.Polymarket}).Draw(rt, "chain")
			clear4(t, db)
			clearHistory(t, db)
			events := daysOfTrade(r, chain, rapid.IntRange(1, 700).Draw(rt, "events"), rapid.Bool().Draw(rt, "corrections"))
			o := Options{Store: db, BatchEvents: rapid.IntRange(1, 400).Draw(rt, "batch"), Poll: quick}
			leader, stop := run(t, o)
			follower, stopFollower := run(t, Options{Store: everybodyFollows{db}, Poll: quick})
			for at := 0; at < len(events); {
				n := rapid.IntRange(1, len(events)-at).Draw(rt, "chunk")
				last := appendAll(t, db, leader, chain, events[at:at+n])
				at += n
				if rapid.IntRange(0, 2).Draw(rt, "restart") == 0 {
					stop()
					leader, stop = run(t, o)
				}
				for _, e := range []*Engine{leader, follower} {
					windowsAt(t, e, chain, last)
					checkWindows(t, e, chain, events[:at])
				}
			}
			stop()
			stopFollower()
		})
	})
}

// clearHistory empties what clear4 leaves: the past of wallets, corrections and the logs' event
// times.
func clearHistory(t testing.TB, db *testkit.DB) {
	t.Helper()
	for _, q := range []string{
		"DELETE FROM wallet_days", "DELETE FROM day_starts", "DELETE FROM closings", "DELETE FROM corrected_closings", "DELETE FROM retracted_trades", "UPDATE log_heads SET event_time = 0",
	} {
		if _, err := db.Writer().ExecContext(t.Context(), q); err != nil {
			t.Fatal(err)
		}
	}
}

// slowDays is a store whose past days can be read only once the gate is open.
type slowDays struct {
	Store
	gate chan struct{}
}

func (s *slowDays) EachWalletDay(ctx context.Context, chain smartmoney.Chain, day int, f func(*smartmoney.WalletDay) error) error {
	select {
	case <-s.gate:
	case <-ctx.Done():
		return ctx.Err()
	}
	return s.Store.EachWalletDay(ctx, chain, day, f)
}

// TestWindowsWhileDaysLoad: after a start a day's leaderboard is there at once, and a week's is
// UNAVAILABLE until its days are read; days that end or are corrected meanwhile count as they
// should.
func TestWindowsWhileDaysLoad(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const chain = smartmoney.Base
		events := daysOfTrade(rand.New(rand.NewPCG(4, 4)), chain, 500, true)
		first, stop := run(t, Options{Store: db, Poll: quick})
		last := appendAll(t, db, first, chain, events[:300])
		windowsAt(t, first, chain, last)
		stop()
		s := &slowDays{Store: db, gate: make(chan struct{})}
		e, _ := run(t, Options{Store: s, Poll: quick})
		last = appendAll(t, db, e, chain, events[300:])
		shown(t, e, chain, last)
		if _, err := e.Window(t.Context(), chain, smartmoney.WindowDay); err != nil {
			t.Errorf("a day's leaderboard: %v", err)
		}
		asking, cancel := context.WithCancel(t.Context())
		cancel() // a caller that waits for nothing
		if _, err := e.Window(asking, chain, smartmoney.WindowWeek); smartmoney.CodeOf(err) != smartmoney.CodeUnavailable {
			t.Errorf("a week's leaderboard without its days: %v", err)
		}
		close(s.gate)
		windowsAt(t, e, chain, last)
		checkWindows(t, e, chain, events)
	})
}

// TestPastDaysThatAreNotStored: a day that is over is not missing from a wallet's history when more
// event time passes than windows reach back before the day is stored.
func TestPastDaysThatAreNotStored(t *testing.T) {
	t.Parallel()
	const chain, wallets = smartmoney.Base, 40
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		var events []event.Event
		noon := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
		for day := range 40 {
			for wallet := range wallets {
				if day < 2 || wallet == 0 {
					events = append(events, testkit.Buy(chain, wallet, day%3, noon.AddDate(0, 0, day).Add(time.Duration(wallet)*time.Second)))
				}
			}
		}
		e, _ := run(t, Options{Store: db, Poll: quick, dayRows: 1})
		await(t, e, chain, appendAll(t, db, e, chain, events))
		if days, _ := checkHistory(t, db, e, chain); days != 2*wallets+38 {
			t.Errorf("%d days, want %d", days, 2*wallets+38)
		}
		awaitDays(t, e, chain)
		checkHistory(t, db, e, chain)
	})
}

// TestWindowsBesidePastDays: a window is made while somebody is handed past days.
func TestWindowsBesidePastDays(t *testing.T) {
	t.Parallel()
	const chain = smartmoney.Base
	db := testkit.SQLite(t)
	noon := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	events := []event.Event{testkit.Buy(chain, 1, 1, noon), testkit.Buy(chain, 1, 1, noon.AddDate(0, 0, 1)), testkit.Buy(chain, 1, 1, noon.AddDate(0, 0, 2))}
	e, _ := run(t, Options{Store: db, Poll: quick})
	shown(t, e, chain, appendAll(t, db, e, chain, events))
	handed := 0
	e.PastDays(chain, []uint32{0}, 0, math.MaxInt32, func(int, *smartmoney.WalletDay) {
		handed++
		if _, err := e.Window(t.Context(), chain, smartmoney.WindowWeek); err != nil {
			t.Error(err)
		}
	})
	if handed == 0 {
		t.Error("no past day is handed over")
	}
}
