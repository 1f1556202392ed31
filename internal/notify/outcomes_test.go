package notify_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/notify"
)

// outcomes are the Outcomes of a chain at prices that a test sets.
type outcomes struct {
	*notify.Outcomes
	t     *testing.T
	price float64
}

func (o *outcomes) reach(after time.Duration) {
	o.Reach(noon.Add(after).UnixNano(), func(token uint32) float64 { return o.price + float64(token) })
}

// recorded checks the prices recorded since the last call.
func (o *outcomes) recorded(want ...notify.RecordedPrice) {
	o.t.Helper()
	if diff := cmp.Diff(want, o.Recorded(nil)); diff != "" {
		o.t.Errorf("recorded (-want +got)\n%s", diff)
	}
	o.Done()
}

// TestOutcomes checks that a price is recorded when event time first reaches its hour, once,
// and only if it is unknown.
func TestOutcomes(t *testing.T) {
	o := &outcomes{notify.NewOutcomes(false), t, 100}
	at := noon.UnixNano()
	o.Add(&notify.TrackedSignal{SignalID: "late"}, 2, at+1, [notify.HorizonCount]bool{})
	o.Add(&notify.TrackedSignal{SignalID: "first"}, 1, at, [notify.HorizonCount]bool{})
	o.Add(&notify.TrackedSignal{SignalID: "known"}, 1, at, [notify.HorizonCount]bool{notify.Horizon1h: true, notify.Horizon24h: true})
	unkept := &notify.TrackedSignal{}
	o.Add(unkept, 1, at, [notify.HorizonCount]bool{})
	o.reach(time.Hour - 1)
	o.recorded()
	o.reach(time.Hour)
	o.recorded(notify.RecordedPrice{SignalID: "first", Horizon: notify.Horizon1h, Price: 101})
	o.price = 200
	o.reach(time.Hour) // of a late trade, or of a second one at the same time
	o.recorded()
	o.reach(time.Hour + 1)
	o.recorded(notify.RecordedPrice{SignalID: "late", Horizon: notify.Horizon1h, Price: 202})
	o.reach(6*time.Hour - 1)
	unkept.SignalID = "kept by now"
	o.recorded()
	o.price = 300
	o.reach(99 * time.Hour)
	got := map[notify.RecordedPrice]bool{}
	for _, u := range o.Recorded(nil) {
		got[u] = true
	}
	want := map[notify.RecordedPrice]bool{}
	for id, price := range map[string]float64{"first": 301, "late": 302, "kept by now": 301} {
		want[notify.RecordedPrice{SignalID: id, Horizon: notify.Horizon6h, Price: price}] = true
		want[notify.RecordedPrice{SignalID: id, Horizon: notify.Horizon24h, Price: price}] = true
	}
	want[notify.RecordedPrice{SignalID: "known", Horizon: notify.Horizon6h, Price: 301}] = true
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("recorded (-want +got)\n%s", diff)
	}
	o.Done()
	o.Resolve(1, 1) // tokens of a DEX chain do not resolve
	o.reach(999 * time.Hour)
	o.recorded()
}

// TestSettlements checks that the first resolution of an outcome token counts.
func TestSettlements(t *testing.T) {
	o := &outcomes{notify.NewOutcomes(true), t, 0}
	o.Add(&notify.TrackedSignal{SignalID: "a"}, 1, noon.UnixNano(), [notify.HorizonCount]bool{})
	o.Add(&notify.TrackedSignal{SignalID: "b"}, 2, noon.UnixNano(), [notify.HorizonCount]bool{})
	o.Add(&notify.TrackedSignal{SignalID: "c"}, 1, noon.UnixNano(), [notify.HorizonCount]bool{notify.HorizonSettled: true})
	o.Resolve(3, 1)
	o.recorded()
	o.Resolve(1, 0.5)
	o.Resolve(1, 1)
	o.recorded(notify.RecordedPrice{SignalID: "a", Horizon: notify.HorizonSettled, Price: 0.5})
	o.Resolve(2, 0)
	o.recorded(notify.RecordedPrice{SignalID: "b", Horizon: notify.HorizonSettled, Price: 0})
}

// TestOutcomesOfUndecided: prices after a trade that is not decided on are kept until it is, and
// then count, or not.
func TestOutcomesOfUndecided(t *testing.T) {
	o := &outcomes{notify.NewOutcomes(true), t, 100}
	raises, raisesNone := &notify.TrackedSignal{Undecided: true}, &notify.TrackedSignal{Undecided: true}
	for _, tracked := range []*notify.TrackedSignal{raises, raisesNone} {
		o.Add(tracked, 1, noon.UnixNano(), [notify.HorizonCount]bool{})
	}
	o.reach(time.Hour)
	o.recorded()
	raises.SignalID, raises.Undecided, raisesNone.Undecided = "a", false, false
	o.Drop(raisesNone, 1)
	o.recorded(notify.RecordedPrice{SignalID: "a", Horizon: notify.Horizon1h, Price: 101})
	raisesNone.SignalID = "none"
	o.Resolve(1, 1)
	o.recorded(notify.RecordedPrice{SignalID: "a", Horizon: notify.HorizonSettled, Price: 1})
}
