package live_test

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// TestMain runs less than half of rapid's usual number of checks, as each of their steps is
// a transaction of a real database.
func TestMain(m *testing.M) {
	scale.Checks(40)
	goleak.VerifyTestMain(m)
}

var noon = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

// never is a poll interval longer than any test.
const never = time.Hour

// start runs a hub until the end of the test.
func start(t testing.TB, o live.Options) *live.Hub {
	t.Helper()
	h := live.NewHub(o)
	if err := h.Start(t.Context()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		testkit.Stop(t, h.Stop)
	})
	return h
}

func open(t testing.TB, h *live.Hub, customer string) *live.Stream {
	t.Helper()
	s, err := h.Open(t.Context(), customer)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

func customers(t testing.TB, db *testkit.DB, ids ...string) {
	t.Helper()
	for _, id := range ids {
		if _, err := db.CreateCustomer(t.Context(), "Customer "+id, id); err != nil {
			t.Fatal(err)
		}
	}
}

// sender commits notifications as an engine does: it retries after a concurrent change of
// the log and then wakes the hub of its process.
type sender struct {
	db        *testkit.DB
	delivered func([]notifications.Entry) // may be nil
	name      string                      // prefix of the signals' ids
	signals   int
}

func (s *sender) send(t testing.TB, at time.Time, customers ...string) {
	t.Helper()
	step := &enginestate.Commit{Now: at}
	for range customers {
		s.signals++
		signal := &smartmoney.Signal{
			ID: fmt.Sprintf("%s-%d", s.name, s.signals), Type: smartmoney.WhaleMove, Chain: smartmoney.Base, Headline: "A whale",
			Token: smartmoney.SignalToken{Address: "0xt"}, Traders: []smartmoney.Participant{{Address: "0xw", Rank: 1}}, Timestamp: at,
		}
		step.Signals = append(step.Signals, notifications.SignalBody{Signal: signal})
	}
	for {
		versions := map[string]int64{}
		ends, err := s.db.LastNumbers(t.Context(), customers)
		if err != nil {
			t.Error(err)
			return
		}
		for _, e := range ends {
			versions[e.CustomerID] = e.Version
		}
		step.Notifications = nil
		for i, id := range customers {
			step.Notifications = append(step.Notifications, notifications.Entry{
				CustomerID: id, LogVersion: versions[id], SignalID: step.Signals[i].Signal.ID, Type: smartmoney.WhaleMove,
				Chain: smartmoney.Base, Token: "0xt", Timestamp: at.UnixNano(), Decision: smartmoney.Delivered{ConfigVersion: 1},
			})
		}
		err = s.db.CommitState(t.Context(), step)
		if _, stale := errors.AsType[*notifications.StaleCustomers](err); stale {
			continue
		}
		if err != nil {
			t.Error(err)
			return
		}
		break
	}
	if s.delivered != nil {
		s.delivered(step.Notifications)
	}
}

// sendAll sends n signals to a customer, one at a time.
func sendAll(t testing.TB, s *sender, at time.Time, customer string, n int) {
	t.Helper()
	for range n {
		s.send(t, at, customer)
	}
}

// counted counts the reads of the logs and fails on request.
type counted struct {
	*notifications.Logs
	reads atomic.Int64
	down  atomic.Bool
}

var errDown = errors.New("the database is down")

func (c *counted) LogAfter(ctx context.Context, customer string, after int64, limit int) (notifications.LogPart, error) {
	c.reads.Add(1)
	if c.down.Load() {
		return notifications.LogPart{}, errDown
	}
	return c.Logs.LogAfter(ctx, customer, after, limit)
}

func (c *counted) LastNumbers(ctx context.Context, customers []string) ([]notifications.LastNumber, error) {
	if c.down.Load() {
		return nil, errDown
	}
	return c.Logs.LastNumbers(ctx, customers)
}

// read returns the numbers that a reader receives after a position, up to upTo.
func read(t testing.TB, s *live.Stream, after, upTo int64) (numbers []int64) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 3*time.Minute)
	defer cancel()
	for after < upTo {
		b, err := s.Read(ctx, after, true)
		if err != nil {
			t.Errorf("read after %d: %v", after, err)
			return numbers
		}
		if b.Gap != nil || b.UpTo <= after {
			t.Errorf("read after %d: up to %d, gap %+v", after, b.UpTo, b.Gap)
			return numbers
		}
		for _, n := range b.Entries {
			numbers = append(numbers, n.Sequence)
		}
		after = b.UpTo
	}
	return numbers
}
