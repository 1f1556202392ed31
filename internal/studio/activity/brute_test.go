package activity_test

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

var base = time.Date(2026, 11, 2, 23, 10, 0, 0, time.UTC)

// jumps are durations around those after which trades leave a window.
var jumps = []time.Duration{
	0, 0, time.Second, time.Minute, 5 * time.Minute, 7 * time.Minute, 50 * time.Minute, 55 * time.Minute, time.Hour, 2 * time.Hour,
	22 * time.Hour, 23 * time.Hour, 24 * time.Hour, 5 * 24 * time.Hour, 6 * 24 * time.Hour, 7 * 24 * time.Hour, 29 * 24 * time.Hour,
}

// log draws a log of the polymarket stream with few wallets and tokens. Times advance by
// jumps from seconds to weeks, some of them backwards.
func log(t *rapid.T) []event.Event {
	now := base
	var out []event.Event
	for i := range rapid.IntRange(1, 120).Draw(t, "events") {
		jump := rapid.SampledFrom(jumps).Draw(t, "jump")
		at := now.Add(-jump)
		if rapid.IntRange(0, 3).Draw(t, "late") > 0 {
			now = now.Add(jump)
			at = now
		}
		token := fmt.Sprint(rapid.IntRange(1, 4).Draw(t, "token"))
		switch rapid.IntRange(0, 9).Draw(t, "kind") {
		case 0:
			out = append(out, event.Event{Type: event.TypeMapping, Chain: smartmoney.Polymarket, Mapping: &smartmoney.MarketMapping{
				Token: token, ItemID: rapid.SampledFrom([]string{"m1", "m2"}).Draw(t, "item"), OutcomeLabel: "Yes", Question: "Q"}})
		case 1:
			out = append(out, event.Event{Type: event.TypeMarket, Chain: smartmoney.Polymarket, Market: &smartmoney.Market{
				ItemID: rapid.SampledFrom([]string{"m1", "m2"}).Draw(t, "item"), Question: fmt.Sprint("Q", i),
				Tags: rapid.SliceOfN(rapid.SampledFrom([]string{"a", "b", "c"}), 0, 2).Draw(t, "tags")}})
		case 2:
			out = append(out, event.Event{Type: event.TypeResolution, Chain: smartmoney.Polymarket, Resolution: &smartmoney.Resolution{
				Token: token, Payout: 1, ResolvedAt: at}})
		default:
			price := float64(rapid.IntRange(1, 99).Draw(t, "price")) / 100
			amount := float64(rapid.IntRange(1, rapid.SampledFrom([]int{128, 1e6}).Draw(t, "size")).Draw(t, "amount")) / 64
			out = append(out, event.Event{Type: event.TypeTrade, Chain: smartmoney.Polymarket, Trade: &smartmoney.Trade{
				ID: fmt.Sprint(i), Chain: smartmoney.Polymarket, Wallet: fmt.Sprint("w", rapid.IntRange(1, 3).Draw(t, "wallet")), Token: token,
				Side:     rapid.SampledFrom([]smartmoney.Side{smartmoney.Buy, smartmoney.Sell}).Draw(t, "side"),
				Quantity: amount / price, PriceUSD: price, AmountUSD: amount, TradedAt: at, OffMarket: rapid.IntRange(0, 9).Draw(t, "off") == 0}})
		}
	}
	return out
}

// oracle computes the same facts from the whole log each time.
type oracle struct {
	events []event.Event // without the trades off the market
	now    time.Time
}

func newOracle(events []event.Event) oracle {
	var o oracle
	for _, e := range events {
		if e.Trade != nil && e.Trade.TradedAt.After(o.now) {
			o.now = e.Trade.TradedAt
		}
		if e.Trade == nil || !e.Trade.OffMarket {
			o.events = append(o.events, e)
		}
	}
	return o
}

// window sums the trades that pass, of the slot of T and the slots before it.
func (o oracle) window(width time.Duration, slots int, pass func(*smartmoney.Trade) bool) activity.Window {
	var out activity.Window
	first := o.now.Truncate(width).Add(-time.Duration(slots-1) * width)
	micros := 0.0
	for _, e := range o.events {
		if e.Trade != nil && !e.Trade.TradedAt.Before(first) && pass(e.Trade) {
			micros += math.Round(e.Trade.AmountUSD * 1e6)
			out.Trades++
		}
	}
	out.USD = micros / 1e6
	return out
}

func (o oracle) windows(pass func(*smartmoney.Trade) bool) activity.Windows {
	return activity.Windows{
		Hour: o.window(5*time.Minute, 12, pass), Day: o.window(time.Hour, 24, pass),
		Week: o.window(24*time.Hour, 7, pass), Month: o.window(24*time.Hour, 30, pass),
	}
}

type priced struct {
	at    time.Time
	price float64
}

// prices returns the quoted prices of a token after each event, each with the time of the newest
// price up to then.
func (o oracle) prices(token string) (out []priced) {
	told, large, resolved := vectors.NewToken(smartmoney.Polymarket), false, false
	for _, e := range o.events {
		var at time.Time
		switch {
		case e.Trade != nil && e.Trade.Token == token:
			told.Trade(e.Trade, 0)
			if counts := e.Trade.AmountUSD >= 1 || !large; counts && !resolved {
				at = e.Trade.TradedAt.Truncate(5 * time.Second)
			}
			large = large || e.Trade.AmountUSD >= 1
		case e.Resolution != nil && e.Resolution.Token == token:
			told.Resolve(e.Resolution.Payout)
			at, resolved = e.Resolution.ResolvedAt, true
		default:
			continue
		}
		if n := len(out); n > 0 && at.Before(out[n-1].at) {
			at = out[n-1].at
		}
		_, quoted := told.Prices()
		out = append(out, priced{at, quoted})
	}
	return out
}

func (o oracle) changes(token string) (c activity.Changes) {
	all := o.prices(token)
	if len(all) == 0 {
		return c
	}
	latest, now := all[len(all)-1], o.now
	if latest.at.After(now) {
		now = latest.at
	}
	since := func(back, width time.Duration) (found *activity.Change) {
		for _, p := range all {
			if p.at.Before(now.Add(-back).Truncate(width)) {
				found = &activity.Change{Then: p.price, Now: latest.price}
			}
		}
		return found
	}
	return activity.Changes{Hour: since(time.Hour, 5*time.Minute), Day: since(24*time.Hour, time.Hour), Week: since(7*24*time.Hour, 6*time.Hour)}
}

func (o oracle) hoursMoved(token string) *int {
	all := o.prices(token)
	if len(all) == 0 {
		return nil
	}
	end := o.now
	if last := all[len(all)-1].at; last.After(end) {
		end = last
	}
	at := func(moment time.Time) (price float64, ok bool) {
		for _, p := range all {
			if p.at.Before(moment) {
				price, ok = p.price, true
			}
		}
		return price, ok
	}
	n := 0
	for h := range 24 {
		to := end.Truncate(time.Hour).Add(time.Hour - time.Duration(h)*time.Hour)
		a, known := at(to.Add(-time.Hour))
		b, _ := at(to)
		if known && math.Abs(b-a) > 0.0099 {
			n++
		}
	}
	return &n
}

// mapping returns the market of each token.
func (o oracle) mapping() map[string]string {
	out := map[string]string{}
	for _, e := range o.events {
		if e.Mapping != nil {
			out[e.Mapping.Token] = e.Mapping.ItemID
		}
	}
	return out
}

// bets returns the last trades of a market's tokens.
func (o oracle) bets(itemID string) (out []activity.Bet) {
	for token, item := range o.mapping() {
		if item != itemID {
			continue
		}
		var mine []activity.Bet
		for _, e := range o.events {
			if e.Trade != nil && e.Trade.Token == token {
				mine = append(mine, activity.Bet{Wallet: e.Trade.Wallet, Token: token, Label: "Yes", Side: e.Trade.Side,
					USD: e.Trade.AmountUSD, Price: e.Trade.PriceUSD, At: e.Trade.TradedAt})
			}
		}
		out = append(out, mine[max(0, len(mine)-activity.BetsKept):]...)
	}
	return out
}

func (o oracle) history(wallet string) map[string]float64 {
	items, out := o.mapping(), map[string]float64{}
	for _, e := range o.events {
		if e.Trade != nil && e.Trade.Wallet == wallet && items[e.Trade.Token] != "" {
			out[items[e.Trade.Token]] += e.Trade.AmountUSD
		}
	}
	return out
}

// TestMatchesBruteForce checks every fact of random logs, applied in random pieces, against
// an oracle that reads the whole log for each.
func TestMatchesBruteForce(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		events := log(t)
		s := activity.New()
		for first := 0; first < len(events); {
			n := rapid.IntRange(1, len(events)-first).Draw(t, "piece")
			if err := s.Apply(smartmoney.Polymarket, int64(first)+1, events[first:first+n]); err != nil {
				t.Fatal(err)
			}
			first += n
		}
		o := newOracle(events)
		if got := s.Now(smartmoney.Polymarket); !got.Equal(o.now) {
			t.Fatalf("now %v, want %v", got, o.now)
		}
		for _, id := range []string{"1", "2", "3", "4"} {
			checkToken(t, s, o, id)
		}
		for _, w := range []string{"w1", "w2", "w3"} {
			checkWallet(t, s, o, w)
		}
		for _, id := range []string{"m1", "m2"} {
			checkBets(t, s, o, id)
		}
	})
}

func checkToken(t *rapid.T, s *activity.State, o oracle, id string) {
	t.Helper()
	got, ok := s.Token(smartmoney.Polymarket, id)
	if !ok {
		return
	}
	if want := o.windows(func(tr *smartmoney.Trade) bool { return tr.Token == id }); got.Volume != want {
		t.Errorf("token %s: volume %+v, want %+v", id, got.Volume, want)
	}
	want := o.changes(id)
	for name, pair := range map[string][2]*activity.Change{
		"hour": {got.Changes.Hour, want.Hour}, "day": {got.Changes.Day, want.Day}, "week": {got.Changes.Week, want.Week},
	} {
		if (pair[0] == nil) != (pair[1] == nil) || pair[0] != nil && *pair[0] != *pair[1] {
			t.Errorf("token %s: change of the %s %+v, want %+v", id, name, pair[0], pair[1])
		}
	}
	moved := o.hoursMoved(id)
	if (moved == nil) != (got.HoursMoved == nil) || moved != nil && *moved != *got.HoursMoved {
		t.Errorf("token %s: hours moved %v, want %v", id, got.HoursMoved, moved)
	}
	if got.ItemID != o.mapping()[id] {
		t.Errorf("token %s is of %q, want %q", id, got.ItemID, o.mapping()[id])
	}
}

func checkWallet(t *rapid.T, s *activity.State, o oracle, wallet string) {
	t.Helper()
	got, ok := s.Wallet(smartmoney.Polymarket, wallet)
	if !ok {
		return
	}
	want := o.windows(func(tr *smartmoney.Trade) bool { return tr.Wallet == wallet })
	want.Hour = activity.Window{}
	if got.Volume != want {
		t.Errorf("wallet %s: volume %+v, want %+v", wallet, got.Volume, want)
	}
	items := o.history(wallet)
	history := s.History(smartmoney.Polymarket, wallet)
	if len(history) != len(items) {
		t.Errorf("wallet %s: history %+v, want %v", wallet, history, items)
	}
	for i, h := range history {
		if math.Abs(h.USD-items[h.Item]) > 1e-6*items[h.Item] {
			t.Errorf("wallet %s: %v USD of %s, want %v", wallet, h.USD, h.Item, items[h.Item])
		}
		if i > 0 && h.At.After(history[i-1].At) {
			t.Errorf("wallet %s: history is not latest first: %+v", wallet, history)
		}
	}
}

func checkBets(t *rapid.T, s *activity.State, o oracle, item string) {
	t.Helper()
	got, want := s.Bets(item, 1000), o.bets(item)
	if !slices.IsSortedFunc(got, func(a, b activity.Bet) int { return b.At.Compare(a.At) }) {
		t.Errorf("bets on %s are not newest first: %+v", item, got)
	}
	order := func(a, b activity.Bet) int {
		return cmp.Or(a.At.Compare(b.At), cmp.Compare(a.Token, b.Token), cmp.Compare(a.USD, b.USD), cmp.Compare(a.Price, b.Price), cmp.Compare(a.Wallet, b.Wallet), cmp.Compare(a.Side, b.Side))
	}
	slices.SortFunc(got, order)
	slices.SortFunc(want, order)
	if !slices.Equal(got, want) {
		t.Errorf("bets on %s: %+v, want %+v", item, got, want)
	}
}
