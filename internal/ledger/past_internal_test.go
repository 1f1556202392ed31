package ledger

import (
	"slices"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestFollowersGetPastDays: past days reach a follower with the change records, each once, and a
// ledger that was not told to record them lists none.
func TestFollowersGetPastDays(t *testing.T) {
	leader, follower, other := New(smartmoney.Base), New(smartmoney.Base), New(smartmoney.Base)
	leader.RecordPast()
	leader.Record()
	follower.RecordPast()
	for i, e := range testkit.Events(3, smartmoney.Base, 50, 9, 5) {
		leader.Apply(&e, int64(i)+1)
	}
	leader.TakePast()
	first := []DayOf{{2, Activity{5, smartmoney.Totals{Buys: 3, BuyVolume: 7.5}}}, {1, Activity{4, smartmoney.Totals{Sells: 1, Closed: 2, Winning: 1, SellVolume: 1, Realized: -2}}}}
	for _, d := range first {
		leader.listPast(d.Wallet, &d.Activity)
		other.listPast(d.Wallet, &d.Activity)
	}
	records := [][]byte{leader.AppendChanges(nil, 0)}
	leader.listPast(2, &Activity{Day: 5})
	records = append(records, leader.AppendChanges(nil, 50), leader.AppendChanges(nil, 51))
	want := append(slices.Clone(first), DayOf{2, Activity{Day: 5}})
	if got := leader.TakePast(); !slices.Equal(got, want) {
		t.Errorf("the leader lists %v, want %v", got, want)
	}
	for _, r := range records {
		if err := follower.ApplyChanges(r); err != nil {
			t.Fatal(err)
		}
		if err := other.ApplyChanges(r); err != nil {
			t.Fatal(err)
		}
	}
	got := follower.TakePast()
	if n := len(got) - len(want); n < 0 || !slices.Equal(got[n:], want) {
		t.Errorf("the follower lists %v, want %v", got, want)
	}
	if len(leader.TakePast()) > 0 || len(follower.TakePast()) > 0 || len(other.TakePast()) > 0 {
		t.Error("days are listed twice, or without RecordPast")
	}
}
