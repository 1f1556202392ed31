package engine

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// A damaged row of the state keeps readers from nothing for ever: they are told at once,
// and a rebuild restores the state as it was, from which the engine goes on.
func TestRebuild(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Base
		events := testkit.Events(5, chain, 3000, 100, 10)
		e, stop := run(t, Options{Store: db, Poll: quick})
		appendSlowly(t, db, chain, events[:2000], 100, e)
		checkImage(t, e, chain, events[:2000])
		was, _ := engineImage(t, e, chain)
		stop()
		if _, err := db.Append(t.Context(), events[2000:2500], time.Now(), nil); err != nil {
			t.Fatal(err)
		}
		sent := count(t, db, "notifications")
		journal := count(t, db, "detection_journal")
		if _, err := db.Writer().Exec("UPDATE state_pages SET body = $1 WHERE chain = 0", []byte("damage")); err != nil {
			t.Fatal(err)
		}
		e, stop = run(t, Options{Store: db, Poll: quick})
		testkit.EventuallyWithin(t, timeout, "readers are told that there is something for the operator", func() bool {
			_, err := e.Snapshot(t.Context(), chain)
			return err != nil && strings.Contains(err.Error(), "its operator finds the reason in /readyz")
		})
		stop()

		done, err := Rebuild(t.Context(), storesOf(db), Options{})
		if err != nil {
			t.Fatal(err)
		}
		if got := done[chain.Index()].Events; got != 2000 {
			t.Errorf("%d events applied, want the 2000 that were processed", got)
		}
		if got := count(t, db, "notifications"); got != sent {
			t.Errorf("%d notifications, want %d as before", got, sent)
		}
		if got := count(t, db, "detection_journal"); got != journal {
			t.Errorf("%d rows of the journal, want %d as before", got, journal)
		}
		follower, stopFollower := run(t, Options{Store: everybodyFollows{db}, Poll: quick})
		await(t, follower, chain, 2000)
		if got, _ := engineImage(t, follower, chain); !bytes.Equal(was, got) {
			t.Error("the state is not what it was")
		}
		stopFollower()
		e, _ = run(t, Options{Store: db, Poll: quick})
		appendSlowly(t, db, chain, events[2500:], 100, e)
		checkImage(t, e, chain, events)
	})
}

func count(t *testing.T, db *testkit.DB, table string) (n int) {
	t.Helper()
	if err := db.Reader().QueryRow("SELECT count(*) FROM " + table).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// Damage of the log itself cannot be mended from it, and changes nothing.
func TestRebuildFromDamagedLog(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		damaged(t, db, "UPDATE log_segments SET first_offset = first_offset + 1 WHERE first_seq = 701")
		pages := count(t, db, "state_pages")
		_, err := Rebuild(t.Context(), storesOf(db), Options{})
		if err == nil || !strings.Contains(err.Error(), "segment 701 of the log of base is damaged") || !strings.Contains(err.Error(), "restore a backup") {
			t.Errorf("error %v", err)
		}
		if got := count(t, db, "state_pages"); got != pages {
			t.Errorf("%d pages, want %d as before", got, pages)
		}
	})
}

// A rebuild makes the snapshots again, each as it was, also those of a log that was written
// without.
func TestRebuildSnapshots(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		byChain, all := market(t, max(scale.Part(db.Dialect() == sqldb.Postgres, scale.Of(4)), 2))
		e, stop := run(t, Options{Store: db, Poll: quick})
		enqueueAll(t, db, &e, all, len(all), func() {})
		stop()
		if n := count(t, db, "leaderboard_parts"); n != 0 {
			t.Fatalf("%d parts of snapshots, want none", n)
		}
		want := midnightsOfAll(byChain)
		for _, limit := range []int{20, 50} {
			if _, err := Rebuild(t.Context(), storesOf(db), Options{HistoryWallets: limit}); err != nil {
				t.Fatal(err)
			}
			for i, chain := range smartmoney.Chains() {
				checkSnapshots(t, db, chain, want[i], limit)
			}
		}
	})
}

// PostgreSQL ends a transaction that is idle for long. The state of a chain is computed before its
// first page is written, so each batch of that renews the transaction.
func TestRebuildRenewsItsTransaction(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	chain := smartmoney.Base
	e, stop := run(t, Options{Store: db, Poll: quick})
	for part := range slices.Chunk(testkit.Events(5, chain, 400, 100, 10), 100) { // each has a checkpoint
		await(t, e, chain, appendAll(t, db, e, chain, part))
	}
	stop()
	const batches = 3
	renewed := 0
	err := db.Rebuild(t.Context(), true, func(r *enginestate.Rebuild) error {
		r.Alive = func(context.Context) error {
			if renewed++; renewed == batches {
				return errPulled
			}
			return nil
		}
		_, err := New(Options{Store: db, BatchEvents: 10}).rebuildState(t.Context(), r, chain)
		return err
	})
	if !errors.Is(err, errPulled) || renewed != batches {
		t.Errorf("renewed %d times, error %v, want %v at time %d", renewed, err, errPulled, batches)
	}
}

// A rebuild does not work beside an engine.
func TestRebuildBesideAnEngine(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		e, _ := run(t, Options{Store: db, Poll: quick})
		testkit.EventuallyWithin(t, timeout, "the engine leads", e.Leads)
		if _, err := Rebuild(t.Context(), storesOf(db), Options{}); err == nil || !strings.Contains(err.Error(), "stop the service") {
			t.Errorf("error %v", err)
		}
	})
}

// everybodyFollows hands out no lease.
type everybodyFollows struct{ Store }

func (everybodyFollows) Lead(context.Context) (enginestate.Lease, error) {
	return nil, nil //nolint:nilnil // nil is how the store says that another process leads
}
