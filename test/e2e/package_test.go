package e2e

import (
	"bufio"
	"context"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestPackageResumes is TestResume with clients of @smartmoney/client, in one process of Node.js,
// which leave no socket behind. With -soak there are 200 clients, 20 kills and 10,000 cuts.
func TestPackageResumes(t *testing.T) {
	t.Parallel()
	size := sizedResumption()
	size.life, size.cuts = 600*time.Millisecond, 8
	if *Soak {
		size.length, size.rate = 4*time.Minute, 10 // one process reads 200 times as much
		size.kills, size.life, size.cuts = 20, 600*time.Millisecond, 10_000
	}
	s := onSQLite(t).withRaceDetector()
	p := s.serve(noAge...)
	a := newLoadGenerator(t, s, size, p.url)
	a.start = a.startPackage
	a.prove(func(int) {
		p.kill()
		p = s.serve(noAge...)
		a.wire.lead(p.url)
	})
	p.stop()
}

// startPackage starts the subscribers in follow.mjs, which ends with ctx, and waits until each has
// subscribed: one without a cursor hears what is raised from then on.
func (lg *loadGenerator) startPackage(ctx context.Context, after string) *sync.WaitGroup {
	t := lg.t
	t.Helper()
	for range lg.size.subscribers {
		lg.all = append(lg.all, &subscriber{})
	}
	cmd := program(t, tree(t, "test", "clients"), lg.wire.url, lg.key, "node", "follow.mjs")
	cmd.Env = append(cmd.Env, "AFTER="+after, "CLIENTS="+strconv.Itoa(lg.size.subscribers))
	var stderr testkit.Buffer
	cmd.Stderr = &stderr
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	context.AfterFunc(ctx, func() { _ = cmd.Process.Signal(syscall.SIGTERM) }) // it may have failed
	var following sync.WaitGroup
	opened, closed := make(chan struct{}, lg.size.subscribers), make(chan struct{})
	following.Go(func() {
		defer close(closed)
		for lines := bufio.NewScanner(stdout); lines.Scan(); {
			if err := lg.heardLine(lines.Text(), opened); err != nil {
				t.Errorf("follow.mjs: %v", err)
			}
		}
		if err := cmd.Wait(); err != nil {
			t.Errorf("follow.mjs: %v\n%s", err, &stderr)
		}
	})
	for range lg.all {
		select {
		case <-opened:
		case <-closed:
			t.Fatal("follow.mjs ended")
		}
	}
	return &following
}

// heardLine adds a line of follow.mjs to what its subscriber received, and reports the first
// connection of each.
func (lg *loadGenerator) heardLine(line string, opened chan<- struct{}) error {
	number, event, _ := strings.Cut(line, " ")
	i, err := strconv.Atoi(number)
	if err != nil || i < 0 || i >= len(lg.all) {
		return fmt.Errorf("%q is no event: %w", line, err)
	}
	s := lg.all[i]
	if event == "open" {
		if s.connections++; s.connections == 1 {
			opened <- struct{}{}
		}
		return nil
	}
	sequence, id, _ := strings.Cut(event, " ")
	n, err := strconv.ParseInt(sequence, 10, 64)
	if err != nil {
		return fmt.Errorf("%q is no event: %w", line, err)
	}
	s.heard = append(s.heard, heard{n, id})
	s.last.Store(n)
	return nil
}
