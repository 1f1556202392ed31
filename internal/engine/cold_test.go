package engine

import (
	"bytes"
	"testing"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/testkit"
)

// TestColdWalletsAreFoldedBetweenCommits: wallets that closed everything and have not traded for 30 days of event time
// are folded after a commit. With the commits that follow, in which some come back, the state and a follower's are those
// of an engine that folds nothing.
func TestColdWalletsAreFoldedBetweenCommits(t *testing.T) {
	t.Parallel()
	const wallets, tokens = 600, 3
	at := func(day int) time.Time { return time.Unix(0, 0).UTC().AddDate(0, 0, day) }
	trade := func(wallet, token, day int, side smartmoney.Side) event.Event {
		e := testkit.Buy(smartmoney.Base, wallet, token, at(day))
		e.Trade.Side = side
		return e
	}
	var past, later []event.Event
	for i := range wallets {
		for k := range tokens {
			past = append(past, trade(i, k, 1, smartmoney.Buy), trade(i, k, 1, smartmoney.Sell))
		}
	}
	past = append(past, trade(wallets, 0, 29, smartmoney.Buy))
	for _, i := range []int{3, 3, 77, 599, 4, wallets + 1} {
		later = append(later, trade(i, 1, 32, smartmoney.Buy), trade(i, 9, 32, smartmoney.Buy), trade(i, 9, 32, smartmoney.Sell))
	}
	s, straight, follower := newState(smartmoney.Base), newState(smartmoney.Base), ledger.New(smartmoney.Base)
	folded, offset := 0, int64(0)
	for n, batch := range [][]event.Event{past, later[:1], later[1:7], later[7:]} {
		s.begin(batch)
		straight.begin(batch)
		for i := range batch {
			offset++
			s.next(&batch[i], offset)
			straight.next(&batch[i], offset)
		}
		commit, err := s.end()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := straight.end(); err != nil {
			t.Fatal(err)
		}
		for _, r := range commit.ChangeRecords {
			if err := follower.ApplyChanges(r.Body); err != nil {
				t.Fatal(err)
			}
		}
		folded += s.foldCold(2 * wallets)
		if n == 0 && folded > 0 {
			t.Fatalf("%d positions were folded after 28 days", folded)
		}
		follower.Sweep(follower.EventTime()-int64(coldAfter), wallets)
	}
	// The round of wallets after the first batch ends with the second one, so 3 and 77 came back before anything was folded.
	if want := (wallets - 2) * tokens; folded != want {
		t.Errorf("%d positions were folded, want %d", folded, want)
	}
	for name, b := range map[string]*ledger.Ledger{"folding": s.Ledger, "following": follower} {
		if !bytes.Equal(image(b), image(straight.Ledger)) {
			t.Errorf("the ledger %s is another one", name)
		}
	}
}
