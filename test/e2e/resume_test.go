package e2e

import (
	"context"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// resumption is the size of a test that subscribers receive every entry exactly once.
type resumption struct {
	subscribers int
	length      time.Duration // how long signals are raised
	rate        int           // signals a second
	kills       int
	life        time.Duration // of a connection, on average
}

func sizedResumption() resumption {
	if *Soak {
		return resumption{subscribers: 200, length: 2 * time.Minute, rate: 50, kills: 24, life: 6 * time.Second}
	}
	return resumption{subscribers: sized(20, 40), length: 6 * time.Second, rate: 50, kills: 3, life: 2 * time.Second}
}

// perDay is the number of signals per day of event time, below a customer's largest budget.
const perDay = 190

// loadGenerator is a customer's subscribers, behind a wire to services that are replaced.
type loadGenerator struct {
	t      *testing.T
	r      *rand.Rand
	size   resumption
	wire   *wire
	feed   string // the ingest key
	key    string // the customer's
	trades []event.Event
	all    []*subscriber
}

// newLoadGenerator creates the customer.
func newLoadGenerator(t *testing.T, s *site, size resumption, urls ...string) *loadGenerator {
	t.Helper()
	a := &loadGenerator{t: t, r: randomOf(t), size: size, wire: newWire(t, urls...), feed: s.key("ingest"), key: s.customer("acme")}
	newClient(t, a.wire.url, a.key).configure(listening)
	return a
}

// begin raises the first entry of the log, returns its cursor, and prepares all others.
func (a *loadGenerator) begin() string {
	a.t.Helper()
	fixture := newFixture(smartmoney.Base, 7, march)
	a.trades = append(fixture.past(), fixture.whales(1)...)
	newClient(a.t, a.wire.url, a.feed).ingest(a.trades)
	a.trades = a.trades[len(a.trades)-1:]
	for len(a.trades) < int(a.size.length.Seconds()*float64(a.size.rate)) {
		fixture.nextDay()
		a.trades = append(a.trades, fixture.whales(perDay)...)
	}
	c := newClient(a.t, a.wire.url, a.key)
	c.whole(1)
	return c.cursors()[0]
}

// prove raises the signals while services are killed and connections cut, and compares what
// every subscriber received with the log. kill kills one service and starts another.
func (a *loadGenerator) prove(kill func(k int)) {
	t := a.t
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), a.size.length+3*timeout)
	defer cancel()
	following := a.subscribe(ctx, a.begin())
	began := time.Now()
	l := upload(ctx, t, a.wire.url, a.feed, [][]request{split(a.r, a.trades[1:], 10, "")})
	l.pace.Store(&pace{rate: float64(a.size.rate), since: began})
	cutting, stopCutting := context.WithCancel(ctx)
	defer stopCutting()
	following.Go(func() { a.cutAtRandom(cutting, rand.New(rand.NewPCG(a.r.Uint64(), 1))) })
	for k := range a.size.kills {
		a.awaitUntil(ctx, began.Add(a.size.length*time.Duration(2*k+1)/time.Duration(2*a.size.kills)))
		kill(k)
	}
	<-l.done
	stopCutting()
	newClient(t, a.wire.url, a.feed).settled()
	log := newClient(t, a.wire.url, a.key).entries(200)
	numbered(t, log)
	raisedWhole(t, a.trades, log)
	caughtUp := testkit.EventuallyWithin(t, timeout, "every subscriber has heard the last entry", func() bool { return a.heardUpTo(int64(len(log))) })
	cancel()
	following.Wait()
	connections := 0
	for i, s := range a.all {
		s.check(t, i, log)
		connections += s.connections
	}
	t.Logf("%d subscribers over %d connections, %d signals, all heard %s after the last was looked up",
		len(a.all), connections, len(log), caughtUp.Round(time.Millisecond))
	if connections < 2*len(a.all) {
		t.Errorf("only %d connections of %d subscribers: too few broke to prove anything", connections, len(a.all))
	}
}

// subscribe starts the subscribers: three of four resume after a cursor, the fourth starts
// with new entries.
func (a *loadGenerator) subscribe(ctx context.Context, after string) *sync.WaitGroup {
	var following sync.WaitGroup
	for i := range a.size.subscribers {
		s := &subscriber{
			way: ways[i%len(ways)], operation: signalsOperations[i/len(ways)%len(signalsOperations)],
			r: rand.New(rand.NewPCG(a.r.Uint64(), 0)), url: a.wire.url, key: a.key, life: a.size.life,
		}
		if i%4 != 3 {
			s.after = after
		}
		a.all = append(a.all, s)
		following.Go(func() { s.follow(ctx) })
	}
	return &following
}

// cutAtRandom resets some of the connections from time to time.
func (a *loadGenerator) cutAtRandom(ctx context.Context, r *rand.Rand) {
	for {
		select {
		case <-time.After(time.Duration(r.Int64N(int64(a.size.life)))):
			a.wire.cut(r, 0.2)
		case <-ctx.Done():
			return
		}
	}
}

// awaitUntil waits until a time.
func (a *loadGenerator) awaitUntil(ctx context.Context, at time.Time) {
	select {
	case <-time.After(time.Until(at)):
	case <-ctx.Done():
	}
}

func (a *loadGenerator) heardUpTo(sequence int64) bool {
	for _, s := range a.all {
		if s.last.Load() < sequence {
			return false
		}
	}
	return true
}

// raisedWhole checks that the log has exactly the signals of these trades, in order.
func raisedWhole(t testing.TB, want []event.Event, log []entry) {
	t.Helper()
	if len(log) != len(want) {
		t.Fatalf("%d entries in the log, want %d", len(log), len(want))
	}
	for i, at := range times(want) {
		if !log[i].Timestamp.Equal(at) {
			t.Fatalf("entry %d of the log is of %s, want %s", i+1, log[i].Timestamp, at)
		}
	}
}

// TestResume checks that subscribers whose connections break at random moments, over both
// websocket protocols and server-sent events, receive every entry of the log once and in
// order, while the service is killed and restarted at another address.
func TestResume(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		s := fresh().withRaceDetector()
		p := s.serve(noAge...)
		a := newLoadGenerator(t, s, sizedResumption(), p.url)
		a.prove(func(int) {
			p.kill()
			p = s.serve(noAge...)
			a.wire.lead(p.url)
		})
		p.stop()
	})
}

// TestResumeThroughSeveralProcesses is TestResume with two API processes and two engines of
// which one leads: each of the four is killed in turn and replaced.
func TestResumeThroughSeveralProcesses(t *testing.T) {
	t.Parallel()
	s := onPostgres(t).withRaceDetector()
	role := func(name string) *process { return s.serve(append([]string{"--role", name}, noAge...)...) }
	roles := []string{"api", "engine", "api", "engine"}
	running := [4]*process{role("api"), nil, role("api"), nil}
	size := sizedResumption()
	size.kills = max(size.kills, len(roles))
	a := newLoadGenerator(t, s, size, running[0].url, running[2].url) // before any engine starts: a running one loads a customer with a delay
	running[1], running[3] = role("engine"), role("engine")
	a.prove(func(k int) {
		i := k % len(roles)
		running[i].kill()
		running[i] = role(roles[i])
		a.wire.lead(running[0].url, running[2].url)
	})
	for _, p := range running {
		p.stop()
	}
}
