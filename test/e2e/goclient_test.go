package e2e

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/pprof"
	"slices"
	"strings"
	"testing"
	"time"

	sdk "github.com/smartmoneyhq/smartmoney/client"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// followByClient is follow by package client, which connects again by itself.
func (s *subscriber) followByClient(ctx context.Context) {
	transport := &http.Transport{}
	defer transport.CloseIdleConnections()
	s.connections = 1
	c := sdk.New(sdk.Options{
		URL: s.url, Key: s.key, HTTP: &http.Client{Transport: transport}, Report: func(error, time.Duration) { s.connections++ },
	})
	for event, err := range c.Signals(ctx, sdk.SignalsOptions{After: s.after}) {
		switch {
		case ctx.Err() != nil:
			return
		case err != nil:
			s.err = err
			return
		case event.Gap || event.Signal == nil:
			s.err = fmt.Errorf("%w: %s, but no entry was deleted", errUnexpected, event)
			return
		}
		s.hear(int64(event.Signal.Sequence), event.Signal.SignalId)
	}
}

// TestGoClient is TestResume with clients of package client only. After them no socket and no
// goroutine is left.
func TestGoClient(t *testing.T) {
	t.Parallel()
	size := resumption{subscribers: sized(12, 40), length: 6 * time.Second, rate: 50, kills: 3, life: 600 * time.Millisecond, cuts: 12}
	if *Soak {
		size = resumption{subscribers: 200, length: 4 * time.Minute, rate: 50, kills: 20, life: time.Second, cuts: 10_000}
	}
	size.ways = []way{{client: true}}
	s := onSQLite(t).withRaceDetector()
	p := s.serve(noAge...)
	a := newLoadGenerator(t, s, size, p.url)
	a.prove(func(int) {
		p.kill()
		p = s.serve(noAge...)
		a.wire.lead(p.url)
	})
	p.stop()
	testkit.EventuallyWithin(t, timeout, "no goroutine of a client is left", func() bool {
		var stacks bytes.Buffer
		return pprof.Lookup("goroutine").WriteTo(&stacks, 1) == nil && !strings.Contains(stacks.String(), "smartmoney/client.")
	})
	testkit.EventuallyWithin(t, timeout, "no socket of a client is left", func() bool { return a.wire.count() == 0 })
}

// TestClientsPageGo runs the start in Go of docs/clients.md as it stands there: it prints signals, and
// goes on where it was when it is started again.
func TestClientsPageGo(t *testing.T) {
	t.Parallel()
	m := openBazaar(t, onSQLite(t))
	dir := t.TempDir()
	source, built := filepath.Join(dir, "main.go"), filepath.Join(dir, "start")
	if err := os.WriteFile(source, []byte(goStart(t)), 0o600); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-o", built, source)
	build.Dir = tree(t, "examples", "go") // a module outside the service's
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("build the start: %v\n%s", err, out)
	}
	start := func() *talker { return talk(t, program(t, dir, m.url, m.key, built)) }
	first := start()
	last := goesOn(t, first, 3, 0)
	first.stop()
	// It may have printed and recorded more lines than were read here.
	if again := numberOf(t, start().next()); again < last {
		t.Errorf("restarted with signal %d after printing %d", again, last)
	}
	if info, err := os.Stat(built); err != nil || info.Size() > 12<<20 {
		t.Errorf("the program has %d bytes (%v), at most 12 MiB are expected", info.Size(), err)
	}
}

// goStart returns the program in the section Go of docs/clients.md, which has at most ten lines of
// code.
func goStart(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(tree(t, "docs/clients.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, section, found := strings.Cut(string(text), "\n## Go\n")
	if !found {
		t.Fatal("docs/clients.md has no section Go")
	}
	section, _, _ = strings.Cut(section, "\n## ")
	blocks, _ := blocksOf(section) // an empty line ends a block
	lines := slices.Concat(blocks...)
	if len(lines) == 0 || len(lines) > 10 {
		t.Errorf("the start in Go has %d lines, 1 to 10 are wanted", len(lines))
	}
	return strings.Join(lines, "\n") + "\n"
}
