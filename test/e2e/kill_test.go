package e2e

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// meanLife is the mean time before a process is killed; lives are 0.2 to 1.5 s.
const meanLife = 850 * time.Millisecond

// longest bounds the duration of one load.
const longest = 3 * time.Minute

func randomLife(r *rand.Rand) time.Duration {
	return 200*time.Millisecond + time.Duration(r.Int64N(int64(1300*time.Millisecond)))
}

// TestKill checks that acknowledged events survive kill -9 at any moment and take effect
// once: the final state equals that of an undisturbed run.
func TestKill(t *testing.T) {
	killDuringLoad(t, killing{events: market(1, sized(6000, 30_000), false), kills: sized(5, 10), withKeys: true})
}

// TestKillWithoutIdempotencyKeys is TestKill with trade ids as the only protection.
func TestKillWithoutIdempotencyKeys(t *testing.T) {
	killDuringLoad(t, killing{events: market(2, sized(3000, 10_000), true), kills: 5})
}

// TestKillWithCorrections is TestKill with trades that are taken back, and with the race detector.
func TestKillWithCorrections(t *testing.T) {
	killDuringLoad(t, killing{events: corrected(market(3, sized(1200, 6000), false)), kills: 5, withKeys: true, raced: true})
}

// killing is a load during which the service is killed.
type killing struct {
	events          streams
	kills           int
	withKeys, raced bool
}

// killDuringLoad checks that both kinds of database show the picture of an undisturbed run.
func killDuringLoad(t *testing.T, k killing) {
	t.Parallel()
	began := time.Now()
	want := undisturbed(t, onPostgres(t), k.events)
	t.Logf("in peace: %s", time.Since(began))
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		s := fresh()
		if k.raced {
			s.withRaceDetector()
		}
		k.run(t, s, want)
	})
}

func (k killing) run(t *testing.T, s *site, want picture) {
	r := randomOf(t)
	began := time.Now()
	ctx, cancel := context.WithTimeout(t.Context(), longest)
	defer cancel()
	key := s.key("ingest")
	p := s.serve()
	var work [][]request
	for chain, stream := range k.events {
		keys := ""
		if k.withKeys {
			keys = string(chain)
		}
		work = append(work, split(r, stream, k.events.size()/10, keys))
	}
	l := upload(ctx, t, p.url, key, work)
	struck := 0
	for n := range k.kills {
		share := float64(k.events.size()) / float64(k.kills+1)
		hit := l.awaitMoment(r, share*float64(n), share)
		if hit {
			struck++
		}
		p.kill()
		p = s.serve()
		l.address.Store(&p.url)
	}
	l.pace.Store(&pace{})
	<-l.done
	if t.Failed() {
		return
	}
	t.Logf("%d kills, %d of them while requests were under way; %d repeated attempts; all is acknowledged after %s",
		k.kills, struck, l.retried.Load(), time.Since(began))
	if struck < k.kills/2 {
		t.Errorf("only %d of %d kills hit a request: the load is too light to prove anything", struck, k.kills)
	}
	if diff := cmp.Diff(k.events.counts(), newClient(t, p.url, key).settled()); diff != "" {
		t.Errorf("events in the log (-want +got):\n%s", diff)
	}
	t.Logf("all is processed after %s", time.Since(began))
	newClient(t, p.url, s.key("customer")).shows(t, want)
	t.Logf("looked at after %s", time.Since(began))
	p.stop()

	p = s.serve() // a restart shows the same
	newClient(t, p.url, s.key("customer")).shows(t, want)
	p.stop()
}

// undisturbed returns the picture of a service that accepted all events without kills, in
// requests of other sizes.
func undisturbed(t *testing.T, s *site, events streams) picture {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), longest)
	defer cancel()
	key := s.key("ingest")
	p := s.serve()
	r := rand.New(rand.NewPCG(9, 9))
	var work [][]request
	for _, stream := range events {
		work = append(work, split(r, stream, 20_000, ""))
	}
	<-upload(ctx, t, p.url, key, work).done
	if diff := cmp.Diff(events.counts(), newClient(t, p.url, key).settled()); diff != "" {
		t.Fatalf("events in the log of the undisturbed run (-want +got):\n%s", diff)
	}
	p.stop()
	return s.lookAtEnd()
}

// awaitMoment returns at a random moment to kill at, while the load runs at perLife events in
// a mean life. It reports whether requests are running.
func (l *load) awaitMoment(r *rand.Rand, from, perLife float64) bool {
	l.pace.Store(&pace{from: from, rate: perLife / meanLife.Seconds(), since: time.Now()})
	moment := time.NewTimer(randomLife(r))
	defer moment.Stop()
	select {
	case <-moment.C:
	case <-l.done:
		return false
	}
	// From here on wait until a request runs, then return at any stage of it.
	for l.underway.Load() == 0 || r.IntN(8) > 0 {
		select {
		case <-l.done:
			return false
		case <-time.After(time.Millisecond):
		}
	}
	return true
}
