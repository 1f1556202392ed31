package turns_test

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/turns"
)

func take(t *testing.T, turn *turns.Turns, id string) (done func()) {
	t.Helper()
	done, err := turn.Acquire(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	return done
}

// TestTurns: of one customer two run, two wait, and what comes beyond is refused, while
// another customer is not concerned.
func TestTurns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		turn := turns.New(turns.Options{Running: 2, Waiting: 2, Wait: time.Minute, What: "questions"})
		first, second := take(t, turn, "a"), take(t, turn, "a")
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
			t.Fatal("a third request runs beside two")
		}
		_, err := turn.Acquire(t.Context(), "a")
		if limited, ok := errors.AsType[*smartmoney.Error](err); !ok || limited.Code != smartmoney.CodeRateLimited || limited.RetrySeconds() != 1 {
			t.Fatalf("a fifth request: %v", err)
		}
		take(t, turn, "b")()
		first()
		third := <-got
		synctest.Wait()
		if len(got) != 0 {
			t.Fatal("a fourth request runs beside two")
		}
		second()
		third()
		(<-got)()
		for range 9 {
			take(t, turn, "a")()
		}
	})
}

// TestWaitEnds: who waits too long is refused, who goes away gets its own error, and
// neither keeps a place.
func TestWaitEnds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		turn := turns.New(turns.Options{Running: 1, Waiting: 1, Wait: time.Minute, What: "questions"})
		done := take(t, turn, "a")
		began := time.Now()
		if _, err := turn.Acquire(t.Context(), "a"); smartmoney.CodeOf(err) != smartmoney.CodeRateLimited || time.Since(began) != time.Minute {
			t.Fatalf("after %s: %v", time.Since(began), err)
		}
		gone, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := turn.Acquire(gone, "a"); !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
		done()
		take(t, turn, "a")()
	})
}
