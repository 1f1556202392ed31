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
	ways        []way         // of the subscribers, in turn
	cuts        int           // how many connections the wire must cut at least
}

func sizedResumption() resumption {
	if *Soak {
		return resumption{subscribers: 200, length: 2 * time.Minute, rate: 50, kills: 24, life: 6 * time.Second, ways: ways[:]}
	}
	return resumption{subscribers: sized(12, 40), length: 6 * time.Second, rate: 50, kills: 3, life: 2 * time.Second, ways: ways[:]}
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
	// starts them after a cursor, and returns what waits until they have ended with ctx
	start func(ctx context.Context, after string) *sync.WaitGroup
}

// newLoadGenerator creates the customer.
func newLoadGenerator(t *testing.T, s *site, size resumption, urls ...string) *loadGenerator {
	t.Helper()
	a := &loadGenerator{t: t, r: randomOf(t), size: size, wire: newWire(t, urls...), feed: s.key("ingest"), key: s.customer("acme")}
	a.start = a.subscribe
	newClient(t, a.wire.url, a.key).configure(listening)
	return a
}

// begin raises the first entry of the log, returns its cursor, and prepares all others.
func (lg *loadGenerator) begin() string {
	lg.t.Helper()
	fixture := newFixture(smartmoney.Base, 7, march)
	lg.trades = append(fixture.past(), fixture.whales(1)...)
	newClient(lg.t, lg.wire.url, lg.feed).ingest(lg.trades)
	lg.trades = lg.trades[len(lg.trades)-1:]
	for len(lg.trades) < int(lg.size.length.Seconds()*float64(lg.size.rate)) {
		fixture.nextDay()
		lg.trades = append(lg.trades, fixture.whales(perDay)...)
	}
	c := newClient(lg.t, lg.wire.url, lg.key)
	c.whole(1)
	return c.cursors()[0]
}

// prove raises the signals while services are killed and connections cut, and compares what
// every subscriber received with the log. kill kills one service and starts another.
func (lg *loadGenerator) prove(kill func(k int)) {
	t := lg.t
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), lg.size.length+3*timeout)
	defer cancel()
	following := lg.start(ctx, lg.begin())
	began := time.Now()
	l := upload(ctx, t, lg.wire.url, lg.feed, [][]request{split(lg.r, lg.trades[1:], 10, "")})
	l.pace.Store(&pace{rate: float64(lg.size.rate), since: began})
	cutting, stopCutting := context.WithCancel(ctx)
	defer stopCutting()
	cuts := 0
	following.Go(func() { cuts = lg.cutAtRandom(cutting, rand.New(rand.NewPCG(lg.r.Uint64(), 1))) })
	for k := range lg.size.kills {
		lg.awaitUntil(ctx, began.Add(lg.size.length*time.Duration(2*k+1)/time.Duration(2*lg.size.kills)))
		kill(k)
	}
	<-l.done
	stopCutting()
	newClient(t, lg.wire.url, lg.feed).settled()
	log := newClient(t, lg.wire.url, lg.key).entries(200)
	numbered(t, log)
	raisedWhole(t, lg.trades, log)
	caughtUp := testkit.EventuallyWithin(t, timeout, "every subscriber has heard the last entry", func() bool { return lg.heardUpTo(int64(len(log))) })
	cancel()
	following.Wait()
	connections := 0
	for i, s := range lg.all {
		s.check(t, i, log)
		connections += s.connections
	}
	t.Logf("%d subscribers over %d connections, of which %d were cut; %d signals, all heard %s after the last was looked up",
		len(lg.all), connections, cuts, len(log), caughtUp.Round(time.Millisecond))
	if connections < 2*len(lg.all) || cuts < lg.size.cuts {
		t.Errorf("only %d connections of %d subscribers, %d cut: too few broke to prove anything", connections, len(lg.all), cuts)
	}
}

// subscribe starts the subscribers: three of four resume after a cursor, the fourth starts
// with new entries.
func (lg *loadGenerator) subscribe(ctx context.Context, after string) *sync.WaitGroup {
	var following sync.WaitGroup
	for i := range lg.size.subscribers {
		s := &subscriber{
			way: lg.size.ways[i%len(lg.size.ways)], operation: signalsOperations[i/len(lg.size.ways)%len(signalsOperations)],
			r: rand.New(rand.NewPCG(lg.r.Uint64(), 0)), url: lg.wire.url, key: lg.key, life: lg.size.life,
		}
		if i%4 != 3 {
			s.after = after
		}
		lg.all = append(lg.all, s)
		following.Go(func() { s.follow(ctx) })
	}
	return &following
}

// cutAtRandom resets some of the connections from time to time, and returns how many it reset.
func (lg *loadGenerator) cutAtRandom(ctx context.Context, r *rand.Rand) (cuts int) {
	for {
		select {
		case <-time.After(time.Duration(r.Int64N(int64(lg.size.life)))):
			cuts += lg.wire.cut(r, 0.2)
		case <-ctx.Done():
			return cuts
		}
	}
}

// awaitUntil waits until a time.
func (lg *loadGenerator) awaitUntil(ctx context.Context, at time.Time) {
	select {
	case <-time.After(time.Until(at)):
	case <-ctx.Done():
	}
}

func (lg *loadGenerator) heardUpTo(sequence int64) bool {
	for _, s := range lg.all {
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
	// before any engine starts: a running one loads a customer with a delay
	a := newLoadGenerator(t, s, size, running[0].url, running[2].url)
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
