package sim

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"regexp"
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

// history returns a market that has reached start, and its past.
func history(tb testing.TB, seed uint64, past time.Duration) (*Market, []event.Event) {
	tb.Helper()
	m := New(Options{Seed: seed, Start: start().Add(-past)})
	return m, until(tb, m, start())
}

// until returns a market's events up to a time.
func until(tb testing.TB, m *Market, to time.Time) (out []event.Event) {
	tb.Helper()
	if err := m.History(to, func(e event.Event) error { out = append(out, e); return nil }); err != nil {
		tb.Fatalf("History: %v", err)
	}
	return out
}

// live returns the events after start, read in ticks.
func live(m *Market, length, tick time.Duration) []event.Event {
	var out []event.Event
	for d := tick; d <= length; d += tick {
		out = append(out, m.Next(start().Add(d))...)
	}
	return out
}

// same checks that two lists of events are equal.
func same(tb testing.TB, what string, want, got []event.Event) {
	tb.Helper()
	for i := range min(len(want), len(got)) {
		if !reflect.DeepEqual(want[i], got[i]) {
			tb.Fatalf("%s: event %d (-want +got):\n%s", what, i, cmp.Diff(want[i], got[i]))
		}
	}
	if len(want) != len(got) {
		tb.Fatalf("%s: %d events, want %d", what, len(got), len(want))
	}
}

func TestDeterminism(t *testing.T) {
	a, pastA := history(t, 7, month)
	b, pastB := history(t, 7, month)
	same(t, "the past of the same seed and times", pastA, pastB)
	liveA, liveB := live(a, time.Hour, 250*time.Millisecond), live(b, time.Hour, 4*time.Minute)
	if same(t, "the present, whatever the interval of calls", liveA, liveB); len(liveA) < 30 {
		t.Errorf("%d events in an hour, want 30", len(liveA))
	}
	_, other := history(t, 8, 24*time.Hour)
	if cmp.Equal(pastA[:100], other[:100]) {
		t.Error("another seed results in the same events")
	}
}

// announced is the number of events with which every market begins.
func announced(seed uint64, at time.Time) int {
	return len(New(Options{Seed: seed, Start: at}).Next(at.Add(2 * time.Millisecond)))
}

// TestRestartGoesOn checks that a market that starts at any time has the events of one that started
// earlier, after what it announces.
func TestRestartGoesOn(t *testing.T) {
	_, whole := history(t, 3, 20*24*time.Hour)
	for _, past := range []time.Duration{9 * 24 * time.Hour, 47 * time.Hour, 3 * time.Minute} {
		_, last := history(t, 3, past)
		last = last[announced(3, start().Add(-past)):]
		if len(last) > len(whole) {
			t.Fatalf("%s: %d events, %d in the longer past", past, len(last), len(whole))
		}
		same(t, past.String()+" before the end", whole[len(whole)-len(last):], last)
	}
}

// TestOneDensity checks that each day has as many trades as others, whether it is past or present.
func TestOneDensity(t *testing.T) {
	m, events := history(t, 1, month)
	days := make([]int, 32)
	for _, e := range append(events, live(m, 48*time.Hour, time.Minute)...) {
		if e.Trade != nil {
			days[min(int(e.Trade.TradedAt.Sub(start().Add(-month))/(24*time.Hour)), 31)]++
		}
	}
	t.Logf("trades a day: %v", days)
	for i, n := range days {
		if n < 1800 || n > 3000 {
			t.Errorf("%d trades on day %d, want 1800 to 3000", n, i)
		}
	}
}

func TestEventsAreValidAndInOrder(t *testing.T) {
	past := time.Duration(scale.Of(14)) * 24 * time.Hour
	for _, seed := range []uint64{0, math.MaxUint64} {
		m, events := history(t, seed, past)
		from, to := start().Add(-past), start()
		check(t, events, from, to)
		for d := time.Minute; d <= 5*time.Hour; d += time.Minute {
			next := m.Next(start().Add(d))
			check(t, next, to, start().Add(d))
			to = start().Add(d)
			events = append(events, next...)
		}
		unique(t, events)
	}
}

// TestPauseLosesNothing checks that a call after a pause returns what calls without one return.
func TestPauseLosesNothing(t *testing.T) {
	a, _ := history(t, 1, 24*time.Hour)
	b, _ := history(t, 1, 24*time.Hour)
	want := live(a, 12*time.Hour, time.Minute)
	if same(t, "12 hours at once", want, b.Next(start().Add(12*time.Hour))); len(want) < 500 {
		t.Errorf("%d events in 12 hours, want 500", len(want))
	}
	if got := b.Next(start()); got != nil {
		t.Errorf("%d events after the clock went back, want none", len(got))
	}
}

func TestHistoryEndsWithEmit(t *testing.T) {
	boom := errors.New("boom")
	err := New(Options{Seed: 1, Start: start()}).History(start().Add(time.Hour), func(event.Event) error { return boom })
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
	case event.TypeRewind:
		return time.Time{}, orBad((e.Chain == smartmoney.Base || e.Chain == smartmoney.Ethereum) && e.Correction.Block > 0)
	case event.TypeRetract:
		return time.Time{}, orBad(e.Chain.Valid() && e.Correction.ID != "")
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

// unique fails the test if a trade id occurs while a trade of that id is live.
func unique(tb testing.TB, events []event.Event) {
	tb.Helper()
	live := map[string]*smartmoney.Trade{}
	for _, e := range events {
		switch {
		case e.Type == event.TypeRetract:
			delete(live, string(e.Chain)+" "+e.Correction.ID)
		case e.Type == event.TypeRewind:
			for key, t := range live {
				if t.Chain == e.Chain && t.Block > e.Correction.Block {
					delete(live, key)
				}
			}
		case e.Trade != nil:
			key := string(e.Chain) + " " + e.Trade.ID
			if live[key] != nil {
				tb.Fatalf("trade id %s occurs twice", key)
			}
			live[key] = e.Trade
		}
	}
}
