package e2e

import (
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestFrozenLeader checks that a leader that freezes is replaced and its locks block
// nobody. When it resumes, its commit fails and it follows: every event takes effect once.
func TestFrozenLeader(t *testing.T) {
	t.Parallel()
	events := market(3, 3000, false)
	want := undisturbed(t, onPostgres(t), events)
	s := onPostgres(t).withRaceDetector()
	customer, feed := s.key("customer"), s.key("ingest")
	first := s.serve()
	second := s.serve()
	r := randomOf(t)
	var work [][]request
	for chain, stream := range events {
		work = append(work, split(r, stream, 300, string(chain)))
	}
	// Upload to both, so that either may be frozen in a transaction that appends.
	one := upload(t.Context(), t, first.url, feed, work[:len(work)/2])
	two := upload(t.Context(), t, second.url, feed, work[len(work)/2:])
	feeder := newClient(t, second.url, feed)
	testkit.EventuallyWithin(t, timeout, "the leader works", func() bool { return feeder.progress()["base"].Processed > 0 })

	first.signal(syscall.SIGSTOP)
	one.address.Store(&second.url) // for requests that are not running
	reader := newClient(t, second.url, customer)
	took := testkit.EventuallyWithin(t, timeout, "the other one leads", func() bool {
		select {
		case <-two.done:
		default:
			return false
		}
		for _, at := range feeder.progress() {
			if at.Processed < at.Durable {
				return false
			}
		}
		return true
	})
	// at most 17 s on an idle machine: two timeouts of the frozen process
	if took > 30*time.Second {
		t.Errorf("replaced after %s", took)
	}
	t.Logf("replaced after %s", took)
	first.signal(syscall.SIGCONT)
	<-one.done
	<-two.done
	if diff := cmp.Diff(events.counts(), feeder.settled()); diff != "" {
		t.Errorf("events in the log (-want +got):\n%s", diff)
	}
	reader.shows(t, want)
	woken := newClient(t, first.url, customer)
	testkit.EventuallyWithin(t, timeout, "the one that was frozen follows", func() bool {
		return cmp.Equal(want, woken.look())
	})
	second.stop()
	first.stop()
}
