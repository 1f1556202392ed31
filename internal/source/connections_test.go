package source_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func definition(name, kind, settings string, origin source.Origin) source.Definition {
	return source.Definition{Name: name, Kind: kind, Settings: json.RawMessage(settings), Origin: origin}
}

// states lists the sources as "name kind settings origin state".
func states(t *testing.T, db *testkit.DB) (all []string) {
	t.Helper()
	list, now, err := db.ListSources(t.Context())
	check(t, err)
	for _, s := range list {
		state := map[bool]string{true: "stopped", false: "on"}[s.Stopped]
		if s.Paused {
			state += " paused"
		}
		all = append(all, fmt.Sprintf("%s %s %s %s %s", s.Name, s.Kind, s.Settings, s.Origin, state))
		if age := now.Sub(s.CreatedAt); age < 0 || age > time.Hour || s.ChangedAt.Before(s.CreatedAt) {
			t.Errorf("%s was created %v ago and changed at %v", s.Name, age, s.ChangedAt)
		}
	}
	return all
}

func equal(t *testing.T, what string, got, want any) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

func TestDefinitions(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		check(t, db.AddSource(ctx, definition("base", "evm", `{"rpc":"Ω"}`, source.FromCommand)))
		testkit.WantError(t, db.AddSource(ctx, definition("base", "nats", `{}`, source.FromCommand)), smartmoney.CodeBadInput, "name", "")
		check(t, db.PauseSource(ctx, "base", true))
		check(t, db.PauseSource(ctx, "base", true))
		equal(t, "paused", states(t, db), []string{`base evm {"rpc":"Ω"} command on paused`})
		check(t, db.PauseSource(ctx, "base", false))
		equal(t, "resumed", states(t, db), []string{`base evm {"rpc":"Ω"} command on`})
		for _, f := range []func(string) error{
			func(name string) error { return db.PauseSource(ctx, name, true) },
			func(name string) error { return db.RetrySource(ctx, name) },
			func(name string) error { return db.RemoveSource(ctx, name) },
			func(name string) error { _, _, err := db.SourceRejects(ctx, name, 0, 1); return err },
			func(name string) error { return testkit.Second(db.PushedSource(ctx, name)) },
		} {
			testkit.WantError(t, f("gone"), smartmoney.CodeNotFound, "", `there is no source "gone"`)
			testkit.WantError(t, f("a\x00b\xff"), smartmoney.CodeNotFound, "", "there is no source \"a\x00b\xff\"")
		}
		check(t, db.RemoveSource(ctx, "base"))
		equal(t, "removed", states(t, db), []string(nil))
	})
}

// TestSync checks what becomes of sources as the settings file changes.
func TestSync(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		a, b := definition("a", "nats", `{"n":1}`, source.FromFile), definition("b", "evm", `{}`, source.FromFile)
		check(t, db.AddSource(ctx, definition("mine", "kafka", `{}`, source.FromCommand)))
		check(t, db.SyncSources(ctx, []source.Definition{a, b}))
		equal(t, "added", states(t, db), []string{`a nats {"n":1} file on`, `b evm {} file on`, `mine kafka {} command on`})
		held := claim(t, db, "p", "nats", "evm", "kafka")
		testkit.WantError(t, db.RemoveSource(ctx, "a"), smartmoney.CodeBadInput, "name", "")

		a.Settings = json.RawMessage(`{"n":2}`)
		check(t, db.SyncSources(ctx, []source.Definition{a}))
		equal(t, "changed", states(t, db), []string{`a nats {"n":2} file on`, `b evm {} file stopped`, `mine kafka {} command on`})
		lost, err := db.RenewSources(ctx, "p", time.Minute, reports(held))
		check(t, err)
		equal(t, "lost by the change", len(lost), 2)
		equal(t, "claimed anew", names(claim(t, db, "p", "nats", "evm", "kafka")), []string{"a"})

		check(t, db.SyncSources(ctx, []source.Definition{a}))
		if lost, err := db.RenewSources(ctx, "p", time.Minute, reports(held)[:1]); err != nil || len(lost) > 0 {
			t.Errorf("lost %v by a file that did not change, %v", lost, err)
		}
		for field, d := range map[string]source.Definition{
			"sources.mine": definition("mine", "kafka", `{}`, source.FromFile),
			"sources.a":    definition("a", "kafka", `{}`, source.FromFile),
		} {
			testkit.WantError(t, db.SyncSources(ctx, []source.Definition{b, d}), smartmoney.CodeBadInput, field, "")
			equal(t, "unchanged", states(t, db), []string{`a nats {"n":2} file on`, `b evm {} file stopped`, `mine kafka {} command on`})
		}
		check(t, db.SyncSources(ctx, []source.Definition{a, b}))
		equal(t, "back", states(t, db)[1], `b evm {} file on`)
		check(t, db.SyncSources(ctx, nil))
		check(t, db.RemoveSource(ctx, "b"))
		equal(t, "emptied", states(t, db), []string{`a nats {"n":2} file stopped`, `mine kafka {} command on`})
	})
}

func TestSourcesAreBounded(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	for i := range source.MaxSources {
		check(t, db.AddSource(t.Context(), definition(fmt.Sprint("s", i), "nats", "{}", source.FromCommand)))
	}
	testkit.WantError(t, db.AddSource(t.Context(), definition("more", "nats", "{}", source.FromCommand)), smartmoney.CodeBadInput, "sources", "")
}

func claim(t *testing.T, db *testkit.DB, owner string, kinds ...string) []source.Claimed {
	t.Helper()
	return claimFor(t, db, owner, time.Minute, kinds...)
}

func claimFor(t *testing.T, db *testkit.DB, owner string, lease time.Duration, kinds ...string) []source.Claimed {
	t.Helper()
	all, err := db.ClaimSources(t.Context(), owner, kinds, lease)
	check(t, err)
	return all
}

func reports(claimed []source.Claimed) (all []source.Held) {
	for _, c := range claimed {
		all = append(all, source.Held{ID: c.ID, Lease: c.Lease})
	}
	return all
}

func names(claimed []source.Claimed) (all []string) {
	for _, c := range claimed {
		all = append(all, c.Name)
	}
	return all
}

func TestLeases(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		for _, name := range []string{"a", "b", "c", "d"} {
			kind := map[string]string{"a": "nats", "b": "nats", "c": "evm", "d": "helius"}[name]
			check(t, db.AddSource(ctx, definition(name, kind, "{}", source.FromCommand)))
		}
		check(t, db.PauseSource(ctx, "b", true))
		one := claim(t, db, "one", "nats", "evm")
		equal(t, "claimed", names(one), []string{"a", "c"})
		equal(t, "claimed by another", names(claim(t, db, "two", "nats", "evm")), []string(nil))
		check(t, db.PauseSource(ctx, "b", false))
		equal(t, "claimed once it is resumed", names(claim(t, db, "two", "nats", "evm")), []string{"b"})

		check(t, db.PauseSource(ctx, "a", true))
		lost, err := db.RenewSources(ctx, "one", time.Minute, reports(one))
		check(t, err)
		equal(t, "lost by a pause", lost, []int64{one[0].ID})
		if _, err := db.CommittedSource(ctx, one[0].ID, one[0].Lease); !errors.Is(err, source.ErrLeaseLost) {
			t.Errorf("committed under a lost lease: %v", err)
		}
		check(t, db.PauseSource(ctx, "a", false))
		check(t, db.ReleaseSources(ctx, "one", reports(one)))
		two := claim(t, db, "two", "nats", "evm")
		equal(t, "claimed after the release", names(two), []string{"a", "c"})
		check(t, db.ReleaseSources(ctx, "one", reports(one))) // is not its own any more
		equal(t, "claimed after a release by another", names(claim(t, db, "three", "nats", "evm")), []string(nil))

		check(t, db.RetrySource(ctx, "c"))
		equal(t, "claimed for another try", names(claimFor(t, db, "one", time.Microsecond, "evm")), []string{"c"})
		var late []source.Claimed
		// SQLite counts milliseconds
		testkit.Eventually(t, "the lease has ended", func() bool { late = claim(t, db, "two", "evm"); return len(late) > 0 })
		equal(t, "claimed after the end of a lease", names(late), []string{"c"})
		if late[0].Lease <= two[1].Lease {
			t.Errorf("lease %d after lease %d", late[0].Lease, two[1].Lease)
		}
	})
}

// TestReports checks that what a holder reports is listed, and that errors stay with their time.
func TestReports(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		check(t, db.AddSource(ctx, definition("a", "nats", "{}", source.FromCommand)))
		held := reports(claim(t, db, "p", "nats"))
		at := time.Date(2031, 1, 1, 0, 0, 0, 1000, time.UTC)
		held[0].Progress = source.Progress{Position: "orders@5", Head: "orders@7", Lag: new(int64(2)), Waiting: "x"}
		held[0].Error, held[0].ErrorAt, held[0].Refused, held[0].Failing = "bad \"key\"", at, true, true
		renew := func() source.Stored {
			t.Helper()
			lost, err := db.RenewSources(ctx, "p", time.Minute, held)
			check(t, err)
			equal(t, "lost", lost, []int64(nil))
			list, _, err := db.ListSources(ctx)
			check(t, err)
			return list[0]
		}
		s := renew()
		equal(t, "progress", s.Progress, held[0].Progress)
		if s.Holder != "p" || s.LastError != "bad \"key\"" || !s.ErrorAt.Equal(at) || s.RefusedAt.IsZero() || !s.Failing || s.LeasedAt.IsZero() {
			t.Errorf("%+v", s)
		}
		since := s.RefusedAt
		if s = renew(); !s.RefusedAt.Equal(since) {
			t.Errorf("refused since %v, then since %v", since, s.RefusedAt)
		}
		held[0].Error, held[0].Refused, held[0].Failing, held[0].ErrorAt = "", false, false, time.Time{}
		if s = renew(); s.LastError == "" || !s.ErrorAt.Equal(at) || !s.RefusedAt.IsZero() || s.Failing {
			t.Errorf("after it worked: %+v", s)
		}
		check(t, db.ReleaseSources(ctx, "p", held))
		list, _, err := db.ListSources(ctx)
		check(t, err)
		if list[0].Holder != "" || list[0].Progress.Position != "orders@5" {
			t.Errorf("after the release: %+v", list[0])
		}
	})
}
