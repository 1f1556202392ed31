package retry_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/retry"
)

var errAway = errors.New("away")

// longest spreads nothing: each pause is the whole backoff.
func longest() float64 { return 1 }

func TestDo(t *testing.T) {
	errFinal := errors.New("final")
	seconds := func(all ...int) (pauses []time.Duration) {
		for _, s := range all {
			pauses = append(pauses, time.Duration(s)*time.Second)
		}
		return pauses
	}
	base := retry.Policy{First: time.Second, Most: 5 * time.Second, For: retry.Forever}
	for name, c := range map[string]struct {
		change func(*retry.Policy)
		fails  []error // in turn; then it succeeds
		want   error
		pauses []time.Duration
	}{
		"at once":            {func(*retry.Policy) {}, nil, nil, nil},
		"doubled, bounded":   {func(*retry.Policy) {}, slices.Repeat([]error{errAway}, 5), nil, seconds(1, 2, 4, 5, 5)},
		"number of tries":    {func(p *retry.Policy) { p.Tries = 3 }, slices.Repeat([]error{errAway}, 9), errAway, seconds(1, 2)},
		"no time":            {func(p *retry.Policy) { p.For = 0 }, slices.Repeat([]error{errAway}, 9), errAway, nil},
		"time from failures": {func(p *retry.Policy) { p.For = 7 * time.Second }, slices.Repeat([]error{errAway}, 9), errAway, seconds(1, 2, 4)},
		"final":              {func(*retry.Policy) {}, []error{errAway, errFinal}, errFinal, seconds(1)},
		"asked to wait":      {func(*retry.Policy) {}, []error{retry.After(errAway, 3*time.Second), retry.After(errAway, 0), errAway}, nil, seconds(3, 2, 4)},
		"asked to wait long": {func(p *retry.Policy) { p.For = time.Minute }, []error{retry.After(errAway, time.Hour)}, errAway, nil},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				p, pauses, tries := base, []time.Duration(nil), 0
				p.Random, p.Final = longest, func(err error) bool { return errors.Is(err, errFinal) }
				p.Report = func(err error, pause time.Duration) { pauses = append(pauses, pause) }
				c.change(&p)
				began := time.Now()
				err := p.Do(t.Context(), func() error {
					if tries++; tries <= len(c.fails) {
						return c.fails[tries-1]
					}
					return nil
				})
				if !errors.Is(err, c.want) || !slices.Equal(pauses, c.pauses) {
					t.Errorf("got %v after pauses of %v, want %v after %v", err, pauses, c.want, c.pauses)
				}
				var whole time.Duration
				for _, pause := range pauses {
					whole += pause
				}
				if took := time.Since(began); took != whole {
					t.Errorf("it took %v, want %v", took, whole)
				}
			})
		})
	}
}

// TestDoEndsWithItsContext: during a pause with the error of ctx, during a try with
// that of the try.
func TestDoEndsWithItsContext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := retry.Policy{First: time.Hour, Most: time.Hour, For: retry.Forever}
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		if err := p.Do(ctx, func() error { return errAway }); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("during a pause it returned %v", err)
		}
		if err := p.Do(ctx, func() error { return errAway }); !errors.Is(err, errAway) {
			t.Errorf("during a try it returned %v", err)
		}
	})
}

// TestKeep checks that f is called again after every return, that the first failure alone is
// reported until f worked again, and that the pauses are then the shortest again.
func TestKeep(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := retry.Policy{First: time.Second, Most: time.Hour, Random: func() float64 { return 1 }}
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		calls, reports, began := 0, 0, time.Now()
		p.Keep(ctx, func(working func()) error {
			if calls++; calls == 4 {
				working()
			}
			if calls == 6 {
				cancel()
			}
			return errAway
		}, func(err error) {
			if reports++; !errors.Is(err, errAway) {
				t.Errorf("reported %v", err)
			}
		})
		// 1, 2 and 4 s; then 1 and 2 s.
		if took := time.Since(began); calls != 6 || reports != 2 || took != 10*time.Second {
			t.Errorf("%d calls, %d reports in %v", calls, reports, took)
		}
	})
}

// TestBackoff holds the bounds of every pause, and that Reset starts over.
func TestBackoff(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := retry.Policy{
			First:  time.Duration(rapid.Int64Range(1, int64(time.Minute)).Draw(t, "first")),
			Most:   time.Duration(rapid.Int64Range(1, int64(time.Hour)).Draw(t, "most")),
			Random: func() float64 { return rapid.Float64Range(0, 1).Draw(t, "random") },
		}
		b, whole := p.Backoff(), p.First
		for range rapid.IntRange(1, 80).Draw(t, "pauses") {
			whole = min(whole, p.Most)
			if pause := b.Next(); pause < whole/2 || pause > whole {
				t.Fatalf("a pause of %v, want %v to %v", pause, whole/2, whole)
			}
			whole *= 2
			if rapid.Bool().Draw(t, "reset") {
				b.Reset()
				whole = p.First
			}
		}
	})
}
