package faults

import (
	"encoding/json"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"
)

// call is a request that needs the database.
type call struct {
	method, path, body string
	feed               bool // with the ingest key
}

// oneToken changes no leaderboard and no signal, however often it is sent.
const oneToken = `{"type":"token","chain":"solana","token":"So11111111111111111111111111111111111111112","updated_at":"2026-03-01T12:00:00Z","holders":1}` + "\n"

var (
	reads = []call{
		{method: http.MethodGet, path: "/v3/alpha/notifications"},
		{method: http.MethodGet, path: "/v3/alpha/config"},
		{method: http.MethodPost, path: "/graphql", body: `{"query":"{ signals(first: 3) { nodes { sentAt } } }"}`},
		{method: http.MethodGet, path: "/ingest/status", feed: true},
	}
	writes = []call{
		{method: http.MethodPut, path: "/v3/alpha/config", body: configuration},
		{method: http.MethodPost, path: "/graphql", body: `{"query":"mutation { updateConfig(input: {cooldownHours: 0}) { config { version } } }"}`},
		newEvents,
	}
	newEvents = call{method: http.MethodPost, path: "/ingest/events", body: oneToken, feed: true}
)

// make makes the call and says what is wrong with its answer, "" if it succeeded and "refused" if
// it was refused as it must be.
func (p *process) make(c call) (result string, took time.Duration) {
	// A customer that changes its settings without a pause makes the engine drop its notifications.
	key, kind := p.restless, "application/json"
	if c.feed {
		key, kind = p.feeder, "application/x-ndjson"
	}
	got, err := request(p.t.Context(), c.method, p.url+c.path, key, c.body, "Content-Type", kind)
	switch {
	case err != nil:
		return err.Error(), got.took
	case got.status == http.StatusOK && !strings.Contains(got.body, `"errors"`):
		return "", got.took
	case c.path == "/graphql" && unavailable(got):
		return "refused", got.took
	case c.path != "/graphql" && got.status == http.StatusServiceUnavailable && got.header.Get("Retry-After") != "" && reason(got.body):
		return "refused", got.took
	}
	return got.body, got.took
}

// unavailable reports whether GraphQL refused an operation as UNAVAILABLE, with the time of the
// next try.
func unavailable(got answer) bool {
	var out struct {
		Errors []struct {
			Message    string
			Extensions struct {
				Code       string
				RetryAfter int
			}
		}
	}
	return json.Unmarshal([]byte(got.body), &out) == nil && len(out.Errors) > 0 && out.Errors[0].Message != "" &&
		out.Errors[0].Extensions.Code == "UNAVAILABLE" && out.Errors[0].Extensions.RetryAfter > 0 &&
		(got.status == http.StatusOK || got.header.Get("Retry-After") != "")
}

// reason reports whether a body says why.
func reason(body string) bool {
	var out struct{ Message, Error string }
	return json.Unmarshal([]byte(body), &out) == nil && out.Message+out.Error != ""
}

// fault is a way to break a service, and to mend it.
type fault struct {
	name   string
	strike func()
	heal   func()
	reads  bool // reads go on; only writes are refused
	// events are refused; other requests may be, as what changes a row may find room beside it
	full  bool
	light bool // nothing need be refused: the service bears it
}

// fullLasts is how long a disk stays full at least: mostly the server ends in that time, since it
// cannot write its log.
const fullLasts = 10 * time.Second

// observe makes calls until they are refused and /readyz has turned, and checks how long both took;
// every answer meanwhile must be a success or a proper refusal.
func (p *process) observe(f fault) {
	p.t.Helper()
	began := time.Now()
	var turned time.Duration
	refused := map[call]bool{}
	calls := append([]call{}, writes...)
	if !f.reads && !f.full {
		calls = append(calls, reads...)
	}
	slowest := time.Duration(0)
	probed := make(chan time.Duration, 1)
	go func() {
		tick := time.NewTicker(50 * time.Millisecond)
		defer tick.Stop()
		for p.ready() && time.Since(began) < timeout {
			<-tick.C
		}
		probed <- time.Since(began)
	}()
	for len(refused) < len(calls) {
		if f.full && time.Since(began) > fullLasts && refused[newEvents] {
			break
		}
		if time.Since(began) > timeout {
			p.t.Errorf("after %s, refused are %d of %d kinds of requests", timeout, len(refused), len(calls))
			break
		}
		slowest = max(slowest, p.all(calls, refused))
	}
	turned = <-probed
	p.t.Logf("%s: the slowest request took %s, /readyz turned after %s", f.name, slowest.Round(time.Millisecond), turned.Round(time.Millisecond))
	if slowest > within(boundOfRequest) {
		p.t.Errorf("a request took %s, want %s", slowest, within(boundOfRequest))
	}
	if turned > within(boundOfReadyz) {
		p.t.Errorf("/readyz turned after %s, want %s", turned, within(boundOfReadyz))
	}
	if f.reads {
		for _, c := range reads {
			eventually(p.t, c.method+" "+c.path+" works while only writes fail", func() bool { result, _ := p.make(c); return result == "" })
		}
	}
}

// all makes calls at the same time, marks those that were refused, and returns how long the slowest
// took.
func (p *process) all(calls []call, refused map[call]bool) time.Duration {
	p.t.Helper()
	results, took := make([]string, len(calls)), make([]time.Duration, len(calls))
	var making sync.WaitGroup
	for i, c := range calls {
		making.Go(func() { results[i], took[i] = p.make(c) })
	}
	making.Wait()
	slowest := time.Duration(0)
	for i, c := range calls {
		if took[i] > slowest {
			slowest = took[i]
			if slowest > boundOfRequest {
				p.t.Logf("%s %s took %s", c.method, c.path, slowest)
			}
		}
		switch results[i] {
		case "refused":
			refused[c] = true
		case "":
		default:
			p.t.Errorf("%s %s after %s: %s", c.method, c.path, took[i], results[i])
		}
	}
	return slowest
}

// undergo uploads the market, breaks the service in the middle of it, observes, mends it, and
// compares the end with an undisturbed run's.
func (p *process) undergo(t *testing.T, f fault, want picture) {
	t.Helper()
	p.configure()
	uploads := p.load()
	eventually(t, "a third is uploaded", func() bool { return uploads[0].acked.Load() >= int64(len(base)/3) })
	f.strike()
	if f.light {
		before := uploads[0].acked.Load()
		eventually(t, "uploads go on", func() bool { return uploads[0].acked.Load() > before+5 || uploads[0].acked.Load() == int64(len(base)) })
	} else {
		p.observe(f)
	}
	f.heal()
	t.Logf("%s: ready again after %s", f.name, eventually(t, "it is ready again", p.ready).Round(time.Millisecond))
	for _, c := range append(append([]call{}, reads...), writes...) {
		eventually(t, c.method+" "+c.path+" works again", func() bool { result, _ := p.make(c); return result == "" })
	}
	for _, u := range uploads {
		u.await(t)
	}
	p.complete(want)
}

// The market of every test.
const baseTrades, ethereumTrades = 3000, 1500

var base, ethereum = market("base", baseTrades), market("ethereum", ethereumTrades)

// load starts to upload the market.
func (p *process) load() []*upload {
	return []*upload{p.upload("base", base), p.upload("ethereum", ethereum)}
}

// complete checks that the log has every event of the market once, and that the service shows what
// an undisturbed one does.
func (p *process) complete(want picture) {
	p.t.Helper()
	counts := p.settled()
	for chain, events := range map[string]int64{"base": baseTrades, "ethereum": ethereumTrades} {
		if counts[chain] != events {
			p.t.Errorf("the log of %s has %d events, want %d", chain, counts[chain], events)
		}
	}
	p.shows(want)
}

// undisturbed returns the picture of a service that nothing happened to, made once on SQLite.
func undisturbed(t *testing.T) picture {
	t.Helper()
	peace.Do(func() {
		s := newSite(t, "sqlite:"+t.TempDir()+"/peace.db")
		p := s.serve()
		p.configure()
		for _, u := range p.load() {
			u.await(t)
		}
		p.settled()
		p.stop()
		p = s.serve() // its leaderboards are as of the last event
		peaceful = p.look()
		if len(peaceful) < 50 {
			t.Fatalf("only %d leaderboards and signals: the market proves nothing", len(peaceful))
		}
		p.stop()
	})
	if peaceful == nil {
		t.Fatal("the undisturbed run failed")
	}
	return peaceful
}

var (
	peace    sync.Once
	peaceful picture
)
