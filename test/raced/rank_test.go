package raced_test

import (
	"math"
	"sync"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

var streamStart = time.Date(2026, 2, 3, 4, 5, 6, 0, time.UTC)

var everyone = smartmoney.Filter{MaxBuyVol: math.MaxFloat64}

// filled makes a ledger with a leaderboard over it from n events.
func filled(n int) (*ledger.Ledger, *rank.Leaderboard, []event.Event) {
	events := testkit.Events(11, smartmoney.Base, n, 700, 30)
	chainLedger := ledger.New(smartmoney.Base)
	for i := range events {
		chainLedger.Apply(&events[i], int64(i)+1)
	}
	return chainLedger, rank.NewLeaderboard(chainLedger, everyone, 10), events
}

// TestSnapshotNeverChanges reads a snapshot from several goroutines while its ledger
// goes on and further ones are taken; the race detector watches.
func TestSnapshotNeverChanges(t *testing.T) {
	chainLedger, leaderboard, events := filled(3000)
	snap := leaderboard.Snapshot(1, 0, streamStart)
	// longer than the kept part: read again each time
	q := rank.Query{RankBy: smartmoney.ByNetPnl, Filter: everyone, Limit: 5000}
	want := snap.Page(q)
	wallets := snap.Len()
	done := make(chan struct{})
	var readers sync.WaitGroup
	for r := range 3 {
		readers.Go(func() {
			for n := 0; ; n++ {
				select {
				case <-done:
					return
				default:
				}
				if diff := gocmp.Diff(want, snap.Page(q)); diff != "" {
					t.Errorf("page changed (-before +after)\n%s", diff)
					return
				}
				lookup := want.Wallets[(n*31+r)%len(want.Wallets)]
				lookup.Rank = 0
				if got, ok := snap.Lookup(lookup.Address); !ok || got != lookup {
					t.Errorf("wallet changed to %+v, want %+v", got, lookup)
					return
				}
			}
		})
	}
	for i := range events {
		e := events[i]
		if e.Trade != nil && i%3 == 0 {
			later := *e.Trade
			later.Wallet = testkit.Wallet(smartmoney.Base, 10_000+i)
			e.Trade = &later
		}
		chainLedger.Apply(&e, 1)
		if i%300 == 0 {
			leaderboard.Snapshot(uint64(i), int64(i), streamStart)
		}
	}
	newest := leaderboard.Snapshot(2, 1, streamStart)
	close(done)
	readers.Wait()
	if snap.Len() != wallets || newest.Len() <= wallets {
		t.Errorf("snapshots have %d and %d wallets, had %d", snap.Len(), newest.Len(), wallets)
	}
	added := testkit.Wallet(smartmoney.Base, 10_000)
	if _, ok := snap.Lookup(added); ok {
		t.Error("a wallet that came later is in the snapshot")
	}
	if _, ok := newest.Lookup(added); !ok {
		t.Error("a wallet that came before is not in the snapshot")
	}
}

// TestPagesAtOnce asks the same and different questions at once.
func TestPagesAtOnce(t *testing.T) {
	_, leaderboard, _ := filled(scale.Of(4000))
	snap, fresh := leaderboard.Snapshot(1, 0, streamStart), leaderboard.Snapshot(2, 0, streamStart)
	var askers sync.WaitGroup
	for a := range 8 {
		askers.Go(func() {
			for i := range scale.Of(60) {
				q := rank.Query{
					RankBy: smartmoney.RankBys()[i%10], Limit: 1 + (a*37+i)%200,
					Filter: smartmoney.Filter{MinTrades: i % 3, MaxBuyVol: math.MaxFloat64},
				}
				got := snap.Page(q)
				q.Limit += 200 // not kept
				want := fresh.Page(q)
				q.Limit -= 200
				want.More = want.More || len(want.Wallets) > q.Limit
				want.Wallets = want.Wallets[:min(q.Limit, len(want.Wallets))]
				if diff := gocmp.Diff(want, got); diff != "" {
					t.Errorf("%+v (-want +got)\n%s", q, diff)
					return
				}
			}
		})
	}
	askers.Wait()
}
