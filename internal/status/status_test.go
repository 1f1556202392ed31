package status_test

import (
	"context"
	"errors"
	"log/slog"
	"math"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/internal/status"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// A monitor shows the rate of the last minute, and after an hour how the database grows, of which a
// load in the first minutes is no part.
func TestMonitor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		elapsed := func() float64 { return time.Since(began).Seconds() }
		var broken atomic.Bool
		m := status.New(status.Options{
			Look: func(context.Context) (l status.Look, err error) {
				if broken.Load() {
					return l, errors.New("no database")
				}
				l.Ends[0] = int64(100 * elapsed())
				return l, nil
			},
			Size: func(context.Context) (status.Size, error) {
				loaded := 1e9 * min(elapsed()/600, 1)
				return status.Size{Bytes: int64(loaded + 1000*elapsed()), Free: 86_400_000}, nil
			},
			Now: time.Now,
		})
		if _, ok := m.Database(); ok || m.Rate(0, 0) != nil {
			t.Error("it knows something before it has started")
		}
		if err := m.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		defer func() { _ = m.Stop(t.Context()) }()
		time.Sleep(5 * time.Minute)
		synctest.Wait()
		if rate := m.Rate(0, int64(100*elapsed())); rate == nil || math.Abs(*rate-100) > 1 {
			t.Errorf("rate = %v, want 100", rate)
		}
		time.Sleep(54 * time.Minute)
		synctest.Wait()
		if d, ok := m.Database(); !ok || d.GrowthPerDay != nil || d.DaysUntilFull != nil || d.FreeBytes == nil {
			t.Errorf("after 59 minutes: %+v", d)
		}
		time.Sleep(2 * time.Minute)
		synctest.Wait()
		if d, _ := m.Database(); d.GrowthPerDay == nil || math.Abs(*d.GrowthPerDay-86.4e6) > 1e5 || !d.Rough() {
			t.Errorf("after 61 minutes: %+v, want a rough growth of 86.4 MB a day", d)
		}
		broken.Store(true)
		time.Sleep(24 * time.Hour)
		synctest.Wait()
		if rate := m.Rate(0, int64(100*elapsed())); rate == nil || math.Abs(*rate-100) > 1 {
			t.Errorf("rate = %v, want 100, over the time without a database", rate)
		}
		d, _ := m.Database()
		if d.GrowthPerDay == nil || math.Abs(*d.GrowthPerDay-86.4e6) > 1e5 || d.DaysUntilFull == nil || math.Abs(*d.DaysUntilFull-1) > 0.01 {
			t.Errorf("after a day: %+v, want a growth of 86.4 MB a day", d)
		}
		time.Sleep(20 * 24 * time.Hour)
		synctest.Wait()
		if d, _ := m.Database(); d.MeasuredSeconds > 8*86_400 || d.MeasuredSeconds < 7*86_400 {
			t.Errorf("measured over %.0f s, want 7 to 8 days", d.MeasuredSeconds)
		}
	})
}

// The last hour has a point a minute, each of what was appended, waited for and raised in it. A
// time without a database has none, and what was appended in it counts in the minute after it.
func TestLastHour(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		began := time.Now()
		var broken atomic.Bool
		m := status.New(status.Options{
			Look: func(context.Context) (l status.Look, err error) {
				if broken.Load() {
					return l, errors.New("no database")
				}
				elapsed := time.Since(began)
				l.Ends[0], l.Ends[1] = int64(60*elapsed.Seconds()), int64(40*elapsed.Seconds())
				l.Lag = float64(int(elapsed.Seconds()) % 60)
				if l.Signals = int(elapsed / time.Minute); l.Signals > 100 {
					l.Signals = 100
				}
				l.SignalSeconds = 0.25 * float64(l.Signals)
				return l, nil
			},
			Size: func(context.Context) (status.Size, error) {
				return status.Size{Bytes: 1e6, Free: 1e9, Total: 4e9}, nil
			},
			Now: time.Now,
		})
		if len(m.LastHour()) != 0 {
			t.Error("it knows something before it has started")
		}
		if err := m.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		defer func() { _ = m.Stop(t.Context()) }()
		time.Sleep(90 * time.Minute)
		synctest.Wait()
		all := m.LastHour()
		if len(all) != 60 {
			t.Fatalf("%d minutes after 90, want 60", len(all))
		}
		for i, one := range all {
			took := one.SignalSeconds
			if math.Abs(one.EventsPerSecond-100) > 1 || one.LagSeconds != 45 || one.DatabaseBytes != 1e6 || took == nil || *took != 0.25 {
				t.Fatalf("minute %d: %+v", i, one)
			}
			if i > 0 && one.At.Sub(all[i-1].At) != time.Minute {
				t.Errorf("minute %d ends at %v, the one before at %v", i, one.At, all[i-1].At)
			}
		}
		broken.Store(true)
		time.Sleep(10 * time.Minute)
		broken.Store(false)
		time.Sleep(2 * time.Minute)
		synctest.Wait()
		last := m.LastHour()
		if one := last[len(last)-1]; one.SignalSeconds != nil || math.Abs(one.EventsPerSecond-100) > 1 {
			t.Errorf("after 100 signals: %+v", one)
		}
		if d, _ := m.Database(); d.DiskBytes == nil || *d.DiskBytes != 4e9 || !d.Rough() {
			t.Errorf("the database: %+v", d)
		}
	})
}

func TestRecent(t *testing.T) {
	var r status.Recent
	if l := r.Latency("webhook"); l.Count != 0 || l.P50 != nil || l.P99 != nil {
		t.Errorf("of nothing: %+v", l)
	}
	for range 5000 {
		r.Observe(time.Hour) // which are forgotten
	}
	for i := range 1000 {
		r.Observe(time.Duration(i) * time.Second)
	}
	if l := r.Latency("webhook"); l.Count != 6000 || *l.P50 != 499 || *l.P99 != 989 {
		t.Errorf("latency = %d, %v, %v", l.Count, *l.P50, *l.P99)
	}
	if n, took := r.Total(); n != 6000 || took != 5000*3600+999*500 {
		t.Errorf("%d took %v s", n, took)
	}
}

// Problems keeps warnings and errors with what was logged of them, and passes on what the next
// handler takes.
func TestProblems(t *testing.T) {
	var p status.Problems
	var text strings.Builder
	log := slog.New(p.Handler(slog.NewTextHandler(&text, &slog.HandlerOptions{Level: slog.LevelError}))).With("part", "engine").WithGroup("g")
	log.Info("nothing")
	log.Warn("slow", "took", time.Second)
	log.Error("failed", "error", errors.New("no such table"))
	log.Warn("slow", "took", 2*time.Second, "text", strings.Repeat("ä", 400))
	list, failed, warned := p.Last()
	if len(list) != 2 || failed != 1 || warned != 2 {
		t.Fatalf("%+v, %d errors, %d warnings", list, failed, warned)
	}
	if one := list[0]; one.Message != "slow" || one.Level != "warning" || one.Count != 2 || !strings.HasPrefix(one.Details, "part=engine g.took=2s g.text=ää") || len(one.Details) > 505 {
		t.Errorf("the last one = %+v", one)
	}
	if one := list[1]; one.Details != "part=engine g.error=no such table" || one.Level != "error" || one.FirstAt.IsZero() {
		t.Errorf("the first one = %+v", one)
	}
	if got := text.String(); strings.Contains(got, "slow") || !strings.Contains(got, "failed") {
		t.Errorf("the log has %q", got)
	}
	for i := range 300 {
		log.Warn(strings.Repeat("x", i))
	}
	if list, _, _ := p.Last(); len(list) > 100 {
		t.Errorf("%d are kept", len(list))
	}
}

func TestKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var k status.Kept[int]
		reads := 0
		read := func(context.Context) (int, error) {
			reads++
			if reads == 1 {
				return 0, errors.New("no database")
			}
			return reads, nil
		}
		if _, err := k.Value(t.Context(), read); err == nil {
			t.Error("the error is lost")
		}
		for range 10 {
			if n, err := k.Value(t.Context(), read); n != 2 || err != nil {
				t.Errorf("value = %d, %v, want 2", n, err)
			}
		}
		time.Sleep(15 * time.Second)
		if n, _ := k.Value(t.Context(), read); n != 3 {
			t.Errorf("value = %d, want 3", n)
		}
	})
}

// Who waits for a value that another caller reads waits no longer than its own context.
func TestWaitForAKeptValueEnds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var k status.Kept[int]
		may, first := make(chan struct{}), make(chan int)
		go func() {
			n, _ := k.Value(t.Context(), func(context.Context) (int, error) {
				<-may
				return 7, nil
			})
			first <- n
		}()
		synctest.Wait()
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		if _, err := k.Value(ctx, nil); !errors.Is(err, context.Canceled) {
			t.Errorf("error %v, want that of its context", err)
		}
		close(may)
		if n := <-first; n != 7 {
			t.Errorf("value = %d, want 7", n)
		}
	})
}
