package store_test

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

func count(t testing.TB, db *store.DB, table string) (n int) {
	t.Helper()
	if err := db.Reader().QueryRow("SELECT count(*) FROM " + table).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// Old entries go, deleted ones too, in more than one batch; a signal stays as long
// as somebody's entry refers to it; numbers go on where they were.
func TestSweepNotifications(t *testing.T) {
	clocked(t, func(t *testing.T, db *store.DB, clock *smtest.Clock) {
		ctx := t.Context()
		v := customers(t, db, "a", "b", "c")
		const old = 1100
		var signals []*smartmoney.Signal
		var notices []store.Notice
		for i := range old {
			s := testSignal(fmt.Sprint("s", i), smartmoney.WhaleMove, "0xt", noon, "0xw", fmt.Sprint("0xv", i))
			signals = append(signals, s)
			notices = append(notices, noticeOf([]string{"a", "b"}[i%2], v, s, 1))
		}
		send(t, db, noon, signals, notices...)
		shared := signals[10]
		send(t, db, noon.Add(48*time.Hour), nil, noticeOf("c", v, shared, 2))
		fresh := testSignal("fresh", smartmoney.WhaleMove, "0xt", noon, "0xw")
		send(t, db, noon.Add(48*time.Hour), []*smartmoney.Signal{fresh}, noticeOf("a", v, fresh, 2))
		clock.Set(noon)
		if n, _, err := db.ResetNotifications(ctx, "b"); err != nil || n != old/2 {
			t.Fatalf("reset %d, error %v", n, err)
		}
		for _, c := range []struct {
			now                             time.Time
			keep                            time.Duration
			notifications, signals, wallets int
		}{
			{noon.Add(9000 * time.Hour), 0, old + 2, old + 1, 2*old + 1},
			{noon.Add(24 * time.Hour), 24 * time.Hour, old + 2, old + 1, 2*old + 1},
			{noon.Add(25 * time.Hour), 24 * time.Hour, 2, 2, 3},
			{noon.Add(26 * time.Hour), 24 * time.Hour, 2, 2, 3},
			{noon.Add(97 * time.Hour), 48 * time.Hour, 0, 0, 0},
		} {
			if err := db.Sweep(ctx, c.now, [smartmoney.ChainCount]int64{}, c.keep); err != nil {
				t.Fatal(err)
			}
			got := []int{count(t, db, "notifications"), count(t, db, "signals"), count(t, db, "signal_wallets")}
			if diff := cmp.Diff([]int{c.notifications, c.signals, c.wallets}, got); diff != "" {
				t.Errorf("at %v keeping %v: entries, signals, wallets (-want +got):\n%s", c.now, c.keep, diff)
			}
			if c.notifications == 2 {
				got := notifications(t, db, store.NotificationQuery{CustomerID: "c"})
				if len(got) != 1 || cmp.Diff(shared, got[0].Signal) != "" {
					t.Errorf("the signal that c still refers to: %+v", got)
				}
			}
		}
		s := testSignal("next", smartmoney.WhaleMove, "0xt", noon, "0xw")
		if got := send(t, db, noon, []*smartmoney.Signal{s}, noticeOf("a", v, s, 3)); got[0].Sequence != old/2+2 || !got[0].SentAt.After(noon.Add(48*time.Hour)) {
			t.Errorf("the next entry is number %d, sent at %v", got[0].Sequence, got[0].SentAt)
		}
	})
}

// A step that sends an old signal again while it is swept does not lose its body.
func TestSweepWhileSending(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		ctx := t.Context()
		v := customers(t, db, "a", "b")
		s := testSignal("s", smartmoney.WhaleMove, "0xt", noon, "0xw")
		const rounds = 60
		var wg sync.WaitGroup
		for i, id := range []string{"a", "b"} {
			wg.Go(func() {
				for j := range rounds {
					now := noon
					if j == rounds-1 {
						now = noon.Add(time.Hour)
					}
					err := db.CommitState(ctx, &store.Step{Now: now, Signals: []store.SignalBody{{Signal: s}}, Notices: []store.Notice{noticeOf(id, v, s, int64(i))}})
					if err != nil {
						t.Error(err)
					}
				}
			})
		}
		stop := make(chan struct{})
		var sweeping sync.WaitGroup
		sweeping.Go(func() {
			for {
				if err := db.Sweep(ctx, noon.Add(2*time.Minute), [smartmoney.ChainCount]int64{}, time.Minute); err != nil {
					t.Error(err)
				}
				select {
				case <-stop:
					return
				default:
				}
			}
		})
		wg.Wait()
		close(stop)
		sweeping.Wait()
		if err := db.Sweep(ctx, noon.Add(2*time.Minute), [smartmoney.ChainCount]int64{}, time.Minute); err != nil {
			t.Fatal(err)
		}
		for _, id := range []string{"a", "b"} {
			got := notifications(t, db, store.NotificationQuery{CustomerID: id})
			if len(got) != 1 || got[0].Sequence != rounds || cmp.Diff(s, got[0].Signal) != "" {
				t.Errorf("%s has %+v; want entry %d, whole", id, got, rounds)
			}
		}
		if n := count(t, db, "signal_wallets"); n != 1 {
			t.Errorf("%d wallets of the signal, want 1", n)
		}
	})
}
