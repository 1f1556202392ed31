package faults

import (
	"fmt"
	"net/http"
	"syscall"
	"testing"
	"time"
)

// TestHandover kills and freezes the leading engine of two, behind a process that serves requests,
// while events arrive.
func TestHandover(t *testing.T) {
	t.Parallel()
	want := undisturbed(t)
	c := newCluster(t, 0)
	for i, f := range []struct {
		name  string
		sig   syscall.Signal
		bound time.Duration
	}{{"kill", syscall.SIGKILL, boundOfKill}, {"freeze", syscall.SIGSTOP, boundOfFreeze}} {
		times := 1
		if long() {
			times = 5
		}
		for round := range times {
			t.Run(fmt.Sprintf("%s %d", f.name, round), func(t *testing.T) {
				t.Parallel()
				name := fmt.Sprintf("handover_%d_%d", i, round)
				c.database(name)
				s := newSite(t, fmt.Sprintf("postgres://service@%s/%s?sslmode=disable", c.address(), name))
				api := s.serve("--role", "api")
				api.configure()
				leader := s.serve("--role", "engine")
				uploads := api.load()
				eventually(t, "the leader works", func() bool { return api.processed("base") > 0 })
				next := s.serve("--role", "engine")
				eventually(t, "the market is half way", func() bool { return uploads[0].acked.Load() > int64(len(base)/2) })
				// at another moment each time
				time.Sleep(time.Duration(round) * 137 * time.Millisecond)

				leader.signal(f.sig)
				at := api.processed("base")
				took := eventually(t, "the other one leads", func() bool {
					return api.processed("base") > at+5*requestEvents || uploads[0].finished() && api.processed("base") == baseTrades
				})
				t.Logf("%s: another engine went on after %s", f.name, took.Round(time.Millisecond))
				if took > within(f.bound) {
					t.Errorf("after %s, want %s", took, within(f.bound))
				}
				leader.signal(syscall.SIGCONT)
				for _, u := range uploads {
					u.await(t)
				}
				api.complete(want)
				next.stop()
				api.stop()
			})
		}
	}
}

// processed returns how far the engine is in a chain's log.
func (p *process) processed(chain string) int64 {
	got, err := request(p.t.Context(), http.MethodGet, p.url+"/ingest/status", p.feeder, "")
	if err != nil || got.status != http.StatusOK {
		return 0
	}
	return statusOf(got.body)[chain].Processed
}

func (u *upload) finished() bool {
	select {
	case <-u.done:
		return true
	default:
		return false
	}
}
