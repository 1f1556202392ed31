package e2e

import (
	"encoding/json"
	"math/rand/v2"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// mixed merges the chains' streams. Each keeps its order.
func (s streams) mixed(seed uint64) []event.Event {
	r := rand.New(rand.NewPCG(seed, 1))
	rest := map[smartmoney.Chain][]event.Event{}
	for chain, events := range s {
		rest[chain] = events
	}
	out := make([]event.Event, 0, s.size())
	for len(out) < s.size() {
		chain := smartmoney.Chains()[r.IntN(smartmoney.ChainCount)]
		n := min(len(rest[chain]), 1+r.IntN(40))
		out = append(out, rest[chain][:n]...)
		rest[chain] = rest[chain][n:]
	}
	return out
}

// write writes a file of events.
func (s *site) write(events []event.Event) string {
	s.t.Helper()
	return s.file("events.ndjson", string(ndjson(events)))
}

// uploaded is a file in the summary of `smartmoney ingest --json`.
type uploaded struct {
	Read, Resumed, Sent, Accepted, Duplicates, Rejected int
}

// ingestCommand returns a command that uploads a file to a running service.
func (s *site) ingestCommand(url, key, file string, flags ...string) *exec.Cmd {
	cmd := s.command(append([]string{"ingest", "--url", url, "--json", "--wait", file}, flags...)...)
	cmd.Env = append(cmd.Env, "SMARTMONEY_KEY="+key)
	return cmd
}

// summary returns the printed summary of an upload, which must succeed.
func (s *site) summary(got result) uploaded {
	s.t.Helper()
	var out struct {
		Files     []uploaded
		Processed bool
	}
	if got.status != 0 || json.Unmarshal([]byte(got.stdout), &out) != nil || len(out.Files) != 1 || !out.Processed {
		s.t.Fatalf("ingest: status %d\n%s\n%s", got.status, got.stdout, got.stderr)
	}
	return out.Files[0]
}

// TestFileEqualsRequests checks that one file and many small requests have the same effect.
func TestFileEqualsRequests(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		events := market(3, 4000, false)
		all := events.mixed(3)

		s := fresh()
		key := s.key("ingest")
		p := s.serve()
		got := s.summary(s.finish(s.ingestCommand(p.url, key, s.write(all))))
		if want := (uploaded{Read: len(all), Sent: len(all), Accepted: len(all)}); got != want {
			t.Errorf("summary %+v, want %+v", got, want)
		}
		p.stop()
		want := s.lookAtEnd()

		live := fresh()
		key = live.key("ingest")
		p = live.serve()
		c := newClient(t, p.url, key)
		r := randomOf(t)
		for len(all) > 0 {
			n := min(len(all), 1+r.IntN(100))
			c.ingest(all[:n])
			all = all[n:]
		}
		if diff := cmp.Diff(events.counts(), c.settled()); diff != "" {
			t.Errorf("events in the log (-want +got):\n%s", diff)
		}
		newClient(t, p.url, live.key("customer")).shows(t, want)
		p.stop()
	})
}

// TestLoadTwice checks that loading a file of trades again changes nothing.
func TestLoadTwice(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		events := market(4, 3000, true)
		s := fresh()
		key := s.key("ingest")
		file := s.write(events.mixed(4))
		p := s.serve()
		load := func() uploaded { return s.summary(s.finish(s.ingestCommand(p.url, key, file))) }
		if got, want := load(), (uploaded{Read: 3000, Sent: 3000, Accepted: 3000}); got != want {
			t.Errorf("first: %+v, want %+v", got, want)
		}
		p.stop()
		want := s.lookAtEnd()
		p = s.serve()
		if got, want := load(), (uploaded{Read: 3000, Sent: 3000, Duplicates: 3000}); got != want {
			t.Errorf("second: %+v, want %+v", got, want)
		}
		if diff := cmp.Diff(events.counts(), newClient(t, p.url, key).settled()); diff != "" {
			t.Errorf("events in the log (-want +got):\n%s", diff)
		}
		newClient(t, p.url, s.key("customer")).shows(t, want)
		p.stop()
	})
}

// TestInterruptedUpload checks that an upload interrupted by a signal or a crash resumes when
// it is repeated and duplicates nothing, not even events without an id.
func TestInterruptedUpload(t *testing.T) {
	t.Parallel()
	events := market(5, 6_000, false)
	all := events.mixed(5)
	want := undisturbed(t, onSQLite(t), events)
	for name, sig := range map[string]syscall.Signal{"SIGINT": syscall.SIGINT, "SIGKILL": syscall.SIGKILL} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := onSQLite(t)
			key := s.key("ingest")
			file := s.write(all)
			p := s.serve()
			c := newClient(t, p.url, key)

			for _, events := range []int64{1000, 3000} {
				s.interrupt(c, s.ingestCommand(p.url, key, file, "--batch", "50"), sig, events)
			}
			done := s.summary(s.finish(s.ingestCommand(p.url, key, file, "--batch", "50")))
			if done.Resumed < 2000 || done.Read != len(all) || done.Rejected+done.Duplicates > 0 {
				t.Errorf("the last run: %+v; it must resume, up to %d", done, len(all))
			}
			if diff := cmp.Diff(events.counts(), c.settled()); diff != "" {
				t.Errorf("events in the log (-want +got):\n%s", diff)
			}
			newClient(t, p.url, s.key("customer")).shows(t, want)
			p.stop()
		})
	}
}

// interrupt starts an upload and ends it once the log has a number of events.
func (s *site) interrupt(c *client, cmd *exec.Cmd, sig syscall.Signal, events int64) {
	s.t.Helper()
	var stderr strings.Builder
	cmd.Stderr = &stderr
	if err := cmd.Start(); err != nil {
		s.t.Fatal(err)
	}
	testkit.EventuallyWithin(s.t, timeout, "the upload is under way", func() bool {
		var durable int64
		for _, now := range c.progress() {
			durable += now.Durable
		}
		return durable >= events
	})
	if err := cmd.Process.Signal(sig); err != nil {
		s.t.Fatal(err)
	}
	_ = cmd.Wait() // result returns the status
	sound(s.t, stderr.String())
	want := 1
	if sig == syscall.SIGKILL {
		want = -1
	}
	if status := cmd.ProcessState.ExitCode(); status != want {
		s.t.Fatalf("%s: status %d, want %d\n%s", sig, status, want, &stderr)
	}
	if sig == syscall.SIGINT && !strings.Contains(stderr.String(), "run the same command to resume") {
		s.t.Errorf("the interrupted upload does not say how to resume:\n%s", &stderr)
	}
}
