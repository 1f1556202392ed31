package engine

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// dayCounter notes the most rows of days in one commit.
type dayCounter struct {
	Store
	most atomic.Int64
}

func (d *dayCounter) CommitState(ctx context.Context, c *enginestate.Commit) error {
	rows := int64(0)
	for _, chain := range c.Chains {
		rows += int64(len(chain.History.Days))
	}
	for most := d.most.Load(); rows > most && !d.most.CompareAndSwap(most, rows); {
		most = d.most.Load()
	}
	return d.Store.CommitState(ctx, c)
}

// TestDaysOfCorrectionInParts: a correction that changes many days of many wallets stores them in
// small commits, and they add up as ever.
func TestDaysOfCorrectionInParts(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		const wallets, days, ahead = 40, 6, 30
		s := &stream{chain: smartmoney.Base}
		first := time.Date(2026, 3, 1, 9, 0, 0, 0, time.UTC)
		for day := range days {
			for wallet := range wallets {
				s.add(testkit.Buy(s.chain, wallet, 1+day%3, first.AddDate(0, 0, day).Add(time.Duration(wallet)*time.Second)))
			}
		}
		sent := len(s.sent)
		for wallet := range wallets {
			s.retract(s.log[wallet].Trade.ID) // the first day's
		}
		counter := &dayCounter{Store: db}
		e, _ := run(t, Options{Store: counter, Poll: quick, dayRows: ahead, aheadRows: ahead})
		await(t, e, s.chain, appendAll(t, db, e, s.chain, s.sent[:sent]))
		awaitDays(t, e, s.chain)
		counter.most.Store(0)
		await(t, e, s.chain, appendAll(t, db, e, s.chain, s.sent[sent:]))
		s.check(t, e)
		if n, _ := checkHistory(t, db, e, s.chain); n != wallets*(days-1) {
			t.Errorf("%d days are left, want %d", n, wallets*(days-1))
		}
		if most := counter.most.Load(); most == 0 || most >= ahead+days {
			t.Errorf("a commit stored %d rows of days, want at most %d and the rest of a wallet's", most, ahead)
		}
	})
}

// retractionCounter notes the retractions of each commit. The commit that its field says fails
// before it is made, the one after the next after it.
type retractionCounter struct {
	Store
	fails int // from 1; 0: none

	mu      sync.Mutex // guards the fields below
	commits int        // with retractions
	made    []int
}

func (r *retractionCounter) CommitState(ctx context.Context, c *enginestate.Commit) error {
	if len(c.Retractions) == 0 {
		return r.Store.CommitState(ctx, c)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.commits++
	if r.fails > 0 && r.commits == r.fails {
		return errors.New("the commit was not made")
	}
	if err := r.Store.CommitState(ctx, c); err != nil {
		return err
	}
	r.made = append(r.made, len(c.Retractions))
	if r.fails > 0 && r.commits == r.fails+2 {
		return errors.New("the answer was lost")
	}
	return nil
}

// TestRetractionsOfCorrectionInParts: a correction that retracts many notifications enters them in
// small commits, each once, also if some of these commits fail.
func TestRetractionsOfCorrectionInParts(t *testing.T) {
	t.Parallel()
	for name, fails := range map[string]int{"no commit fails": 0, "the first fails": 1, "a later one fails": 3} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
				const chain, people, most = smartmoney.Base, 7, 4
				for i := range people {
					whales(t, db, fmt.Sprint("c", i))
				}
				now := time.Now().UTC().Truncate(24 * time.Hour).Add(12 * time.Hour)
				counter := &retractionCounter{Store: db, fails: fails}
				e, _ := run(t, Options{
					Store: counter, Poll: quick, BatchNotifications: most, Now: func() time.Time { return now },
					Filters: map[smartmoney.Chain]smartmoney.Filter{chain: {MaxBuyVol: smartmoney.DefaultMaxBuyVol}},
				})
				s := &stream{chain: chain}
				for i := range 5 {
					buy := testkit.Buy(chain, 1, 8+i, now.Add(time.Duration(10*i-60)*time.Minute))
					buy.Trade.Block, buy.Trade.HasBlock = int64(i), true
					s.add(buy)
				}
				await(t, e, chain, appendAll(t, db, e, chain, s.sent))
				raised := len(sent(t, db, "c0"))
				n := len(s.sent)
				s.rewind(0)
				s.add(testkit.Buy(chain, 1, 20, now)) // waits for the correction
				appendAll(t, db, e, chain, s.sent[n:])
				s.check(t, e)
				for i := range people {
					part, err := db.LogAfter(t.Context(), fmt.Sprint("c", i), 0, 100)
					if err != nil {
						t.Fatal(err)
					}
					var kinds []string
					for _, n := range part.Entries {
						kinds = append(kinds, fmt.Sprint(n.Retraction != nil, n.RetractedAt != nil))
					}
					want := slices.Concat(slices.Repeat([]string{"false true"}, raised), slices.Repeat([]string{"true false"}, raised), []string{"false false"})
					if diff := gocmp.Diff(want, kinds); diff != "" || raised < 3 {
						t.Errorf("the log after %d signals: is a retraction, is retracted (-want +got):\n%s", raised, diff)
					}
				}
				total := 0
				for _, n := range counter.made {
					if total += n; n > most {
						t.Errorf("a commit has %d retractions, want at most %d: %v", n, most, counter.made)
					}
				}
				if total != raised*people {
					t.Errorf("%d retractions were committed, want %d: %v", total, raised*people, counter.made)
				}
			})
		})
	}
}
