package source_test

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// appendMoving appends events with moves.
func appendMoving(t *testing.T, db *testkit.DB, events []event.Event, moves ...eventlog.SourceMove) error {
	t.Helper()
	_, err := db.Append(t.Context(), events, time.Now(), func(*eventlog.Appended) (eventlog.Kept, error) { return eventlog.Kept{Moves: moves}, nil })
	return err
}

func moveOf(c *source.Claimed, number int64, position string) eventlog.SourceMove {
	return eventlog.SourceMove{Source: c.ID, Lease: c.Lease, Number: number, Position: []byte(position), Counts: []byte(`{"events":{"trade":` + fmt.Sprint(number) + `}}`)}
}

func TestMove(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		check(t, db.AddSource(ctx, definition("a", "nats", "{}", source.FromCommand)))
		check(t, db.AddSource(ctx, definition("b", "nats", "{}", source.FromCommand)))
		claimed := claim(t, db, "p", "nats")
		a, b := &claimed[0], &claimed[1]
		events := trades(1, 30)
		first := moveOf(a, 0, `{"at":"Ω\u0000"}`)
		first.LastEventAt = testkit.StartUTC
		check(t, appendMoving(t, db, events[:10], first, moveOf(b, 0, `1`)))
		got, err := db.CommittedSource(ctx, a.ID, a.Lease)
		check(t, err)
		equal(t, "committed", got, source.Committed{
			Position: []byte(`{"at":"Ω\u0000"}`), Number: 1, Counts: source.Counts{Events: map[event.Type]int64{"trade": 0}}, LastEventAt: testkit.StartUTC,
		})
		check(t, appendMoving(t, db, nil, moveOf(a, 1, `2`)))

		lost := moveOf(a, 2, `3`)
		lost.Lease--
		removed := moveOf(a, 0, `3`)
		removed.Source = 1000
		for name, stale := range map[string]eventlog.SourceMove{"moved before": moveOf(a, 1, `3`), "ahead": moveOf(a, 3, `3`), "another lease": lost, "removed": removed} {
			err := appendMoving(t, db, events[10:], moveOf(b, 1, `2`), stale)
			if e, ok := errors.AsType[*eventlog.StaleMoveError](err); !ok || e.Source != stale.Source {
				t.Errorf("%s: error %v", name, err)
			}
		}
		logs, err := db.ChainLogs(ctx)
		check(t, err)
		if got, err := db.CommittedSource(ctx, b.ID, b.Lease); err != nil || got.Number != 1 || logs[smartmoney.Base.Index()].Durable != 10 {
			t.Errorf("after stale moves: %d events, b is %+v, %v", logs[smartmoney.Base.Index()].Durable, got, err)
		}
		list, _, err := db.ListSources(ctx)
		check(t, err)
		if s := list[0]; s.Batches != 2 || s.HeardAt.Before(s.CreatedAt) || !s.LastEventAt.IsZero() || s.Counts.Events["trade"] != 1 {
			t.Errorf("listed as %+v", s)
		}
	})
}

// TestPausedSourceMovesNoMore is the promise that what a person changes takes effect at once.
func TestPausedSourceMovesNoMore(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		for name, change := range map[string]func(name string) error{
			"paused":  func(name string) error { return db.PauseSource(ctx, name, true) },
			"retried": func(name string) error { return db.RetrySource(ctx, name) },
			"removed": func(name string) error { return db.RemoveSource(ctx, name) },
		} {
			check(t, db.AddSource(ctx, definition(name, name, "{}", source.FromCommand)))
			c := claim(t, db, "p", name)[0]
			check(t, appendMoving(t, db, nil, moveOf(&c, 0, `1`)))
			check(t, change(name))
			if _, ok := errors.AsType[*eventlog.StaleMoveError](appendMoving(t, db, nil, moveOf(&c, 1, `2`))); !ok {
				t.Errorf("a source that was %s moved", name)
			}
		}
	})
}

func TestRejects(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		check(t, db.AddSource(ctx, definition("a", "nats", "{}", source.FromCommand)))
		check(t, db.AddSource(ctx, definition("b", "nats", "{}", source.FromCommand)))
		claimed := claim(t, db, "p", "nats")
		var number int64
		reject := func(batch int64, n int) {
			t.Helper()
			for i := range claimed {
				m := moveOf(&claimed[i], batch, `0`)
				for j := range n {
					m.Rejects = append(m.Rejects, eventlog.SourceReject{
						Ref: fmt.Sprint("r", number+int64(j)+1), Reason: "no price", Detail: "Ω", Sample: bytes.Repeat([]byte{0, 0xff}, source.MaxSample/2),
					})
				}
				m.LastReject = number + int64(n)
				check(t, appendMoving(t, db, nil, m))
			}
			number += int64(n)
		}
		reject(0, 3)
		got, kept, err := db.SourceRejects(ctx, "a", 0, 2)
		check(t, err)
		if kept != 3 || len(got) != 2 || got[0].Number != 3 || got[0].Ref != "r3" || got[1].Ref != "r2" || got[0].Detail != "Ω" || len(got[0].Sample) != source.MaxSample || got[0].At.IsZero() {
			t.Errorf("rejects %.300v", got)
		}
		reject(1, source.MaxRejects-1)
		reject(2, 5)
		got, _, err = db.SourceRejects(ctx, "b", 0, 1<<30)
		check(t, err)
		if len(got) != source.MaxRejects || got[0].Number != number || got[len(got)-1].Number != number-source.MaxRejects+1 {
			t.Errorf("%d rejects, from %d to %d of %d", len(got), got[0].Number, got[len(got)-1].Number, number)
		}
		// A page reads its own rejects, and none of other sources, whatever the number is.
		for below, want := range map[int64][]int64{number: {number - 1, number - 2}, number - source.MaxRejects + 2: {number - source.MaxRejects + 1}, 1: nil, number + 1: {number, number - 1}, 1 << 62: {number, number - 1}} {
			page, kept, err := db.SourceRejects(ctx, "a", below, 2)
			check(t, err)
			var numbers []int64
			for _, r := range page {
				numbers = append(numbers, r.Number)
			}
			if kept != source.MaxRejects || !slices.Equal(numbers, want) {
				t.Errorf("below %d: %v of %d, want %v of %d", below, numbers, kept, want, source.MaxRejects)
			}
		}
		if n := testkit.Count(t, db, "source_rejects"); n != 2*source.MaxRejects {
			t.Errorf("%d rejects are stored", n)
		}
		check(t, db.RemoveSource(ctx, "b"))
		if n := testkit.Count(t, db, "source_rejects"); n != source.MaxRejects {
			t.Errorf("%d rejects are stored after one source was removed", n)
		}
	})
}

// TestDamagedPosition checks that a flipped bit is an error that names the source.
func TestDamagedPosition(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		check(t, db.AddSource(ctx, definition("a", "nats", "{}", source.FromCommand)))
		c := claim(t, db, "p", "nats")[0]
		check(t, appendMoving(t, db, nil, moveOf(&c, 0, `12345`)))
		body := []byte("12346abcd")
		if _, err := db.Writer().ExecContext(ctx, "UPDATE sources SET position = $1", body); err != nil {
			t.Fatal(err)
		}
		if _, err := db.CommittedSource(ctx, c.ID, c.Lease); err == nil || !strings.Contains(err.Error(), `"a"`) {
			t.Errorf("a damaged position: %v", err)
		}
	})
}

func TestPushedSource(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		ctx := t.Context()
		check(t, db.AddSource(ctx, definition("hook", "helius", `{"s":1}`, source.FromCommand)))
		c, err := db.PushedSource(ctx, "hook")
		check(t, err)
		if c.Position != nil || c.Kind != "helius" || string(c.Settings) != `{"s":1}` {
			t.Errorf("%+v", c)
		}
		check(t, appendMoving(t, db, nil, moveOf(&c, c.Number, `7`)))
		if c, err = db.PushedSource(ctx, "hook"); err != nil || string(c.Position) != "7" || c.Number != 1 {
			t.Errorf("after a batch: %+v, %v", c, err)
		}
		check(t, db.PauseSource(ctx, "hook", true))
		_, err = db.PushedSource(ctx, "hook")
		testkit.WantError(t, err, smartmoney.CodeUnavailable, "", "")
	})
}
