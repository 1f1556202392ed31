package turns_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/turns"
)

func acquire(t *testing.T, turn *turns.Turns, id string) (done func()) {
	t.Helper()
	done, err := turn.Acquire(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	return done
}

// Two requests of a customer run, two wait and further ones are refused; another customer is not
// affected.
func TestTurns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		turn := turns.New(turns.Options{Running: 2, Waiting: 2, Wait: time.Minute, What: "requests"})
		first, second := acquire(t, turn, "a"), acquire(t, turn, "a")
		got := make(chan func(), 2)
		for range 2 {
			go func() {
				done, err := turn.Acquire(t.Context(), "a")
				if err != nil {
					t.Error(err)
				}
				got <- done
			}()
		}
		synctest.Wait()
		if len(got) != 0 {
			t.Fatal("a third request runs beside two others")
		}
		_, err := turn.Acquire(t.Context(), "a")
		if limited, ok := errors.AsType[*smartmoney.Error](err); !ok || limited.Code != smartmoney.CodeRateLimited || limited.RetrySeconds() != 1 {
			t.Fatalf("a fifth request: %v", err)
		}
		acquire(t, turn, "b")()
		first()
		third := <-got
		synctest.Wait()
		if len(got) != 0 {
			t.Fatal("a fourth request runs beside two others")
		}
		second()
		third()
		(<-got)()
		for range 9 {
			acquire(t, turn, "a")()
		}
	})
}

// A request that waits too long, or for half of its deadline, is refused, a cancelled one gets the error of its context, and
// neither occupies a turn.
func TestWaitEnds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		turn := turns.New(turns.Options{Running: 1, Waiting: 1, Wait: time.Minute, What: "requests"})
		done := acquire(t, turn, "a")
		began := time.Now()
		if _, err := turn.Acquire(t.Context(), "a"); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited || time.Since(began) != time.Minute {
			t.Fatalf("after %s: %v", time.Since(began), err)
		}
		soon, cancel := context.WithTimeout(t.Context(), 10*time.Second)
		defer cancel()
		began = time.Now()
		if _, err := turn.Acquire(soon, "a"); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited || !strings.Contains(err.Error(), "wait for up to 5s;") ||
			time.Since(began) != 5*time.Second {
			t.Fatalf("with 10 s until its deadline, after %s: %v", time.Since(began), err)
		}
		gone, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := turn.Acquire(gone, "a"); !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
		done()
		acquire(t, turn, "a")()
	})
}

// Without a bound, a request waits until its turn comes.
func TestWaitWithoutBound(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		turn := turns.New(turns.Options{Running: 1, Waiting: 1, What: "requests"})
		done := acquire(t, turn, "a")
		time.AfterFunc(24*time.Hour, done)
		began := time.Now()
		acquire(t, turn, "a")()
		if waited := time.Since(began); waited != 24*time.Hour {
			t.Errorf("waited %s", waited)
		}
	})
}

// The parts of a request share one turn, one after the other, until it ends; parts of another request wait for that.
func TestSharedTurn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		turn := turns.New(turns.Options{Running: 1, Waiting: 1, Wait: time.Minute, What: "requests"})
		shared, end := turn.Share(t.Context())
		part := func() (done func()) {
			done, err := turn.Acquire(shared, "a")
			if err != nil {
				t.Error(err)
			}
			return done
		}
		first := part()
		got, other := make(chan func(), 1), make(chan func(), 1)
		go func() { got <- part() }()
		synctest.Wait()
		if len(got) != 0 {
			t.Fatal("a second part runs beside the first one")
		}
		first()
		second := <-got
		go func() { other <- acquire(t, turn, "a") }()
		second()
		synctest.Wait()
		if len(other) != 0 {
			t.Fatal("another request runs before the first one has ended")
		}
		acquire(t, turn, "b")()
		turn.End(shared)
		waiting := <-other
		go func() { got <- part() }()
		synctest.Wait()
		if len(got) != 0 {
			t.Fatal("a part after End runs beside another request")
		}
		waiting()
		(<-got)()
		end()
		acquire(t, turn, "a")()
		acquire(t, turn, "a")() // nothing was left behind
		part()()                // of a request that has ended: a turn of its own
		acquire(t, turn, "a")()
	})
}

// A part of a request that is refused, or whose context ends, occupies nothing.
func TestSharedTurnIsRefused(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		turn := turns.New(turns.Options{Running: 1, Waiting: 1, Wait: time.Second, What: "requests"})
		done := acquire(t, turn, "a")
		shared, end := turn.Share(t.Context())
		if _, err := turn.Acquire(shared, "a"); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited {
			t.Fatal(err)
		}
		gone, cancel := context.WithCancel(shared)
		cancel()
		if _, err := turn.Acquire(gone, "a"); !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
		done()
		part, err := turn.Acquire(shared, "a")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := turn.Acquire(gone, "a"); !errors.Is(err, context.Canceled) {
			t.Fatalf("beside a part that runs: %v", err)
		}
		part()
		end()
		acquire(t, turn, "a")()
	})
}
