package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// streams are the events of each chain, in order.
type streams map[smartmoney.Chain][]event.Event

// market generates events with exactly the given number of trades, spread unevenly over all
// chains. If pure is true, all events are trades.
func market(seed uint64, trades int, pure bool) streams {
	out := streams{}
	parts := map[smartmoney.Chain]int{
		smartmoney.Base: trades * 4 / 10, smartmoney.Ethereum: trades / 10,
		smartmoney.Solana: trades * 2 / 10, smartmoney.Polymarket: trades * 3 / 10,
	}
	for chain, n := range parts {
		out[chain] = withTrades(busy(testkit.Events(seed, chain, n+n/5+100, 500+n/50, 40+n/1000)), n, pure)
	}
	return out
}

// busy moves events twenty times closer together, to about one a second, so that the
// effective leaderboard is refreshed about every sixty events.
func busy(events []event.Event) []event.Event {
	revision := time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)
	closer := func(at *time.Time) { *at = revision.Add(at.Sub(revision) / 20) }
	for _, e := range events {
		switch e.Type {
		case event.TypeTrade:
			closer(&e.Trade.TradedAt)
		case event.TypeToken:
			closer(&e.Token.UpdatedAt)
		case event.TypeResolution:
			closer(&e.Resolution.ResolvedAt)
		}
	}
	return events
}

// withTrades returns the events up to the n-th trade.
func withTrades(events []event.Event, n int, pure bool) []event.Event {
	var out []event.Event
	for i := 0; n > 0; i++ {
		switch {
		case events[i].Type == event.TypeTrade:
			n--
		case pure:
			continue
		}
		out = append(out, events[i])
	}
	return out
}

func (s streams) size() (n int) {
	for _, events := range s {
		n += len(events)
	}
	return n
}

// counts returns the number of events that the log of each chain must have in the end.
func (s streams) counts() map[string]int64 {
	out := map[string]int64{}
	for _, chain := range smartmoney.Chains() {
		out[string(chain)] = int64(len(s[chain]))
	}
	return out
}

// request is a part of a stream in one upload, which is repeated until it is acknowledged.
type request struct {
	key    string // Idempotency-Key; none where empty
	body   []byte
	events int

	retracts int // of the events; each takes one trade back
}

// split divides a stream into requests of 1 to most events. Small ones are as frequent as
// large ones.
func split(r *rand.Rand, events []event.Event, most int, keys string) []request {
	var out []request
	for len(events) > 0 {
		n := min(len(events), int(math.Exp(r.Float64()*math.Log(float64(most)))+0.5))
		req := request{body: ndjson(events[:n]), events: n, retracts: countRetracts(events[:n])}
		if keys != "" {
			req.key = fmt.Sprintf("%s-%d", keys, len(out))
		}
		out, events = append(out, req), events[n:]
	}
	return out
}

func countRetracts(events []event.Event) (n int) {
	for i := range events {
		if events[i].Type == event.TypeRetract {
			n++
		}
	}
	return n
}

// corrected returns the market with retractions: about one in forty trades is taken back later, and
// every other one of these comes again with its id.
func corrected(market streams) streams {
	r := rand.New(rand.NewPCG(5, 5))
	out := streams{}
	for chain, events := range market {
		var live []*smartmoney.Trade
		for _, e := range events {
			out[chain] = append(out[chain], e)
			if e.Trade != nil {
				live = append(live, e.Trade)
			}
			if len(live) < 2 || r.IntN(40) > 0 {
				continue
			}
			at := r.IntN(len(live))
			taken := live[at]
			out[chain] = append(out[chain], event.Event{Type: event.TypeRetract, Chain: chain, Correction: &event.Correction{ID: taken.ID}})
			if live = slices.Delete(live, at, at+1); r.IntN(2) == 0 {
				out[chain] = append(out[chain], event.Event{Type: event.TypeTrade, Chain: chain, Trade: taken})
				live = append(live, taken)
			}
		}
	}
	return out
}

// load is a client per chain. They upload a market to a service that may be killed and
// restarted at another address.
type load struct {
	t       *testing.T
	http    *http.Client
	key     string
	address atomic.Pointer[string]
	pace    atomic.Pointer[pace]

	sent     atomic.Int64 // events of requests that were started
	underway atomic.Int64 // requests not acknowledged yet
	retried  atomic.Int64 // attempts after the first
	done     chan struct{}
}

// pace releases events from number from on at a steady rate, until all are released.
type pace struct {
	from  float64
	rate  float64 // events per second; 0: no bound
	since time.Time
}

func (p *pace) allows(sent int64) bool {
	return p.rate == 0 || float64(sent) <= p.from+p.rate*time.Since(p.since).Seconds()
}

// upload starts the clients. done is closed when everything is acknowledged, or when a client
// has failed the test.
func upload(ctx context.Context, t *testing.T, url, key string, work [][]request) *load {
	transport := &http.Transport{}
	l := &load{t: t, http: &http.Client{Transport: transport, Timeout: timeout}, key: key, done: make(chan struct{})}
	l.address.Store(&url)
	l.pace.Store(&pace{})
	var clients sync.WaitGroup
	for _, requests := range work {
		clients.Go(func() {
			for _, r := range requests {
				if err := l.send(ctx, r); err != nil {
					t.Errorf("request %q of %d events: %v", r.key, r.events, err)
					return
				}
			}
		})
	}
	go func() {
		clients.Wait()
		transport.CloseIdleConnections()
		close(l.done)
	}()
	return l
}

// send repeats one request until it is acknowledged.
func (l *load) send(ctx context.Context, r request) error {
	tick := time.NewTicker(5 * time.Millisecond)
	defer tick.Stop()
	for !l.pace.Load().allows(l.sent.Load()) && ctx.Err() == nil {
		<-tick.C
	}
	l.sent.Add(int64(r.events))
	l.underway.Add(1)
	defer l.underway.Add(-1)
	for attempt := 0; ; attempt++ {
		got, again, err := l.attempt(ctx, r)
		switch {
		case err == nil:
			return r.check(got, attempt)
		case !again || ctx.Err() != nil:
			return fmt.Errorf("attempt %d: %w", attempt, err)
		}
		l.retried.Add(1)
		<-tick.C
	}
}

// attempt sends a request once. On an error it reports whether to send it again: if the
// service is down, was killed before the response was complete, or responded with a 5xx
// status.
func (l *load) attempt(ctx context.Context, r request) (got ingested, again bool, err error) {
	post, err := http.NewRequestWithContext(ctx, http.MethodPost, *l.address.Load()+"/ingest/events", bytes.NewReader(r.body))
	if err != nil {
		return got, false, err
	}
	post.Header.Set("Authorization", "Bearer "+l.key)
	if r.key != "" {
		post.Header.Set("Idempotency-Key", r.key)
	}
	response, err := l.http.Do(post)
	if err != nil {
		return got, true, err
	}
	defer response.Body.Close() //nolint:errcheck // it is only read
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return got, true, err
	}
	if response.StatusCode != http.StatusOK {
		return got, response.StatusCode >= 500, fmt.Errorf("status %d: %s", response.StatusCode, text)
	}
	return got, false, json.Unmarshal(text, &got)
}

// check checks an acknowledgement: the events of a first attempt are new; those of a later
// one are all new or all duplicates. With an Idempotency-Key the first response is repeated.
func (r request) check(got ingested, attempt int) error {
	fresh := got.Accepted == r.events-r.retracts && got.Retracted == r.retracts && got.Duplicates == 0
	known := got.Accepted == 0 && got.Duplicates == r.events
	if len(got.Rejected) > 0 || !fresh && (!known || attempt == 0 || r.key != "") {
		return fmt.Errorf("acknowledged at attempt %d: %d accepted, %d duplicates, rejected %v", attempt, got.Accepted, got.Duplicates, got.Rejected)
	}
	return nil
}
