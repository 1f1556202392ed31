package sim

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

const month = 30 * 24 * time.Hour

// start returns a time off the full minute, so that slots do not align with it.
func start() time.Time { return time.Date(2026, 11, 21, 5, 43, 17, 123_456_789, time.UTC) }

// history returns a market and its past.
func history(tb testing.TB, seed uint64, past time.Duration) (*Market, []event.Event) {
	tb.Helper()
	m := New(Options{Seed: seed, Start: start()})
	var out []event.Event
	err := m.History(start().Add(-past), start(), func(e event.Event) error { out = append(out, e); return nil })
	if err != nil {
		tb.Fatalf("History: %v", err)
	}
	return m, out
}

// live returns the events after start, read in ticks.
func live(m *Market, length, tick time.Duration) []event.Event {
	var out []event.Event
	for d := tick; d <= length; d += tick {
		out = append(out, m.Next(start().Add(d))...)
	}
	return out
}

func TestHistorySize(t *testing.T) {
	began := time.Now()
	_, events := history(t, 1, month)
	t.Logf("%d events of 30 days in %v", len(events), time.Since(began))
	kinds := map[string]int{}
	for _, e := range events {
		kinds[string(e.Chain)+" "+string(e.Type)]++
	}
	t.Log(kinds)
	if len(events) < 25_000 || len(events) > 40_000 {
		t.Errorf("30 days have %d events, want 25000 to 40000", len(events))
	}
}

func TestDeterminism(t *testing.T) {
	a, pastA := history(t, 7, month)
	b, pastB := history(t, 7, month)
	if diff := cmp.Diff(pastA, pastB); diff != "" {
		t.Fatalf("same seed and times, different past:\n%s", diff)
	}
	liveA, liveB := live(a, 10*time.Minute, 250*time.Millisecond), live(b, 10*time.Minute, 40*time.Second)
	if diff := cmp.Diff(liveA, liveB); diff != "" {
		t.Fatalf("the interval of calls changes the events:\n%s", diff)
	}
	_, other := history(t, 8, 24*time.Hour)
	if cmp.Equal(pastA[:100], other[:100]) {
		t.Error("another seed results in the same events")
	}
}

func TestHistoryInPartsAgrees(t *testing.T) {
	_, whole := history(t, 3, 10*24*time.Hour)
	ids := map[string]bool{}
	for _, e := range whole {
		if e.Trade != nil {
			ids[e.Trade.ID] = true
		}
	}
	_, last := history(t, 3, 2*24*time.Hour)
	trades := 0
	for _, e := range last {
		if e.Trade != nil {
			trades++
			if !ids[e.Trade.ID] {
				t.Fatalf("trade %s is in the past of 2 days, not in that of 10", e.Trade.ID)
			}
		}
	}
	if trades == 0 {
		t.Error("no trades in 2 days")
	}
}

func TestEventsAreValidAndInOrder(t *testing.T) {
	past := time.Duration(scale.Of(30)) * 24 * time.Hour
	for _, seed := range []uint64{0, math.MaxUint64} {
		m, events := history(t, seed, past)
		from, to := start().Add(-past), start()
		check(t, events, from, to)
		for d := 10 * time.Second; d <= 20*time.Minute; d += 10 * time.Second {
			next := m.Next(start().Add(d))
			check(t, next, to, start().Add(d))
			to = start().Add(d)
			events = append(events, next...)
		}
		unique(t, events)
	}
}

func TestLivePace(t *testing.T) {
	m, _ := history(t, 1, month)
	live(m, 5*time.Minute, 5*time.Minute)
	trades := 0
	for _, e := range m.Next(start().Add(10 * time.Minute)) {
		if e.Trade != nil {
			trades++
		}
	}
	if rate := float64(trades) / 300; rate < 5 || rate > 10 {
		t.Errorf("%.1f trades/s, want 5 to 10", rate)
	}
}

func TestRestart(t *testing.T) {
	first, events := history(t, 5, month)
	events = append(events, live(first, 30*time.Minute, time.Second)...)
	again := start().Add(35 * time.Minute)
	second := New(Options{Seed: 5, Start: again})
	var resumed []event.Event
	for d := time.Second; d <= 30*time.Minute; d += time.Second {
		resumed = append(resumed, second.Next(again.Add(d))...)
	}
	check(t, resumed, again, again.Add(30*time.Minute))
	unique(t, append(events, resumed...))

	bought := map[string]bool{}
	trip := func(id string) string { return id[:strings.LastIndex(id, "-")] }
	for _, e := range events {
		if e.Trade != nil && e.Trade.Side == smartmoney.Buy {
			bought[trip(e.Trade.ID)] = true
		}
	}
	ended := map[string]int{}
	for _, e := range resumed {
		if e.Trade != nil && e.Trade.Side == smartmoney.Sell && bought[trip(e.Trade.ID)] {
			layer := strings.Split(e.Trade.ID, "-")[1][:1]
			ended[layer]++
		}
	}
	if ended["h"] == 0 || ended["s"] < 20 || ended["b"] == 0 {
		t.Errorf("sells after the restart of trips started before it: %v, want some of h and b and 20 of s", ended)
	}
}

func TestPauseSkipsTheFastLayer(t *testing.T) {
	m, _ := history(t, 1, 24*time.Hour)
	live(m, time.Minute, time.Second)
	if n := len(m.Next(start().Add(12 * time.Hour))); n > 15_000 {
		t.Errorf("%d events after a sleep of 12 hours, want less than 15000", n)
	}
	if got := m.Next(start()); got != nil {
		t.Errorf("%d events after the clock went back, want none", len(got))
	}
}

func TestHistoryRefuses(t *testing.T) {
	m, _ := history(t, 1, time.Hour)
	if err := m.History(start(), start().Add(time.Hour), nil); !errors.Is(err, errUsed) {
		t.Errorf("second History: %v, want %v", err, errUsed)
	}
	m = New(Options{Start: start()})
	if err := m.History(start(), start(), nil); smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
		t.Errorf("empty range: %v, want bad input", err)
	}
	boom := errors.New("boom")
	err := m.History(start().Add(-time.Hour), start(), func(event.Event) error { return boom })
	if !errors.Is(err, boom) {
		t.Errorf("failing emit: %v, want %v", err, boom)
	}
}

// check checks events against semantics 1 and the requested time range.
func check(tb testing.TB, events []event.Event, from, to time.Time) {
	tb.Helper()
	from = from.Truncate(time.Millisecond)
	last := from
	f := formats{regexp.MustCompile(`^0x[0-9a-f]{40}$`), regexp.MustCompile(`^[1-9A-HJ-NP-Za-km-z]{32,44}$`), regexp.MustCompile(`^[0-9]{1,78}$`)}
	decoder := event.NewDecoder(func() time.Time { return to })
	var line []byte
	for i, e := range events {
		at, err := f.valid(e)
		if err != nil {
			tb.Fatalf("event %d: %v: %+v", i, err, e)
		}
		line = event.AppendJSON(line[:0], &e)
		switch back, err := decoder.Decode(line); {
		case err != nil:
			tb.Fatalf("decoder refused event %d: %v: %s", i, err, line)
		case !reflect.DeepEqual(e, back):
			tb.Fatalf("event %d does not survive its wire form:\n%s", i, cmp.Diff(e, back))
		}
		if at.IsZero() || e.Type == event.TypeResolution {
			continue
		}
		if at.Before(last) || !at.After(from) || at.After(to) || at.Location() != time.UTC {
			tb.Fatalf("event %d at %v after %v, want UTC, in order and in (%v, %v]", i, at, last, from, to)
		}
		last = at
	}
}

// formats has the address formats.
type formats struct{ evm, solana, decimal *regexp.Regexp }

// valid checks one event and returns its time, if it has one.
func (f formats) valid(e event.Event) (time.Time, error) {
	evm, sol, dec := f.evm, f.solana, f.decimal
	address, asset := evm, evm
	switch e.Chain {
	case smartmoney.Solana:
		address, asset = sol, sol
	case smartmoney.Polymarket:
		asset = dec
	}
	positive := func(xs ...float64) bool {
		for _, x := range xs {
			if !(x > 0) || math.IsInf(x, 0) {
				return false
			}
		}
		return true
	}
	switch e.Type {
	case event.TypeTrade:
		t := e.Trade
		ok := t.Chain == e.Chain && t.Chain.Valid() && t.Side.Valid() && address.MatchString(t.Wallet) && asset.MatchString(t.Token) &&
			len(t.ID) >= 1 && len(t.ID) <= 200 && positive(t.Quantity, t.PriceUSD, t.AmountUSD) &&
			math.Abs(t.Quantity*t.PriceUSD/t.AmountUSD-1) < 1e-9 && t.Symbol != "" && t.TxHash != "" &&
			(t.Chain.DEX() || t.PriceUSD < 1)
		return t.TradedAt, orBad(ok)
	case event.TypeToken:
		t := e.Token
		return t.UpdatedAt, orBad(t.Chain == e.Chain && e.Chain.DEX() && asset.MatchString(t.Token) &&
			positive(*t.PriceUSD, *t.Volume24hUSD, float64(*t.Holders)) && *t.Symbol != "")
	case event.TypeWallet:
		w := e.Wallet
		return time.Time{}, orBad(w.Chain == e.Chain && address.MatchString(w.Wallet) && *w.WinRate > 0 && *w.WinRate <= 1)
	case event.TypeMarket:
		k := e.Market
		_, err := time.Parse(time.RFC3339, k.EndDate)
		return time.Time{}, orBad(err == nil && e.Chain == smartmoney.Polymarket && k.ItemID != "" && k.Question != "" && k.Slug != "" && len(k.Tags) > 0 && k.Volume24hr >= 0)
	case event.TypeMapping:
		k := e.Mapping
		return time.Time{}, orBad(e.Chain == smartmoney.Polymarket && asset.MatchString(k.Token) && k.ItemID != "" && k.OutcomeLabel != "")
	case event.TypeResolution:
		return e.Resolution.ResolvedAt, orBad(e.Chain == smartmoney.Polymarket && asset.MatchString(e.Resolution.Token) &&
			(e.Resolution.Payout == 0 || e.Resolution.Payout == 1))
	}
	return time.Time{}, fmt.Errorf("type %q", e.Type)
}

func orBad(ok bool) error {
	if !ok {
		return errors.New("breaks a rule of semantics 1")
	}
	return nil
}

// unique fails the test if a trade id occurs twice on a chain.
func unique(tb testing.TB, events []event.Event) {
	tb.Helper()
	seen := map[string]bool{}
	for _, e := range events {
		if e.Trade == nil {
			continue
		}
		key := string(e.Chain) + " " + e.Trade.ID
		if seen[key] {
			tb.Fatalf("trade id %s occurs twice", key)
		}
		seen[key] = true
	}
}
