package e2e

import (
	"bytes"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// pingPace is the interval of the service's pings where third-party clients use it.
const pingPace = time.Second

// Harness is a service for the scripts of test/clients: it raises signals all the time and has what
// they ask for.
type Harness struct {
	bazaar *bazaar
	site   *site
	env    []string // of scripts
}

// NewHarness starts a service with a market, a source that reads a broker, webhooks, and origins
// that it allows for pages of scripts.
func NewHarness(t *testing.T) *Harness {
	t.Helper()
	s := onSQLite(t)
	listed, page := "http://"+freeAddress(t), "http://"+freeAddress(t) // origins that the service allows
	_, broker := stream(t)
	s.file("smartmoney.yaml", "sources:\n  fills: {kind: nats, servers: ['"+broker+"'], stream: TRADES, from: earliest}\n")
	m := openBazaar(t, s, "--stream-ping", pingPace.String(), "--federation", "--webhook-allow-private", "--cors-origins", listed+","+page)
	feed := s.key("ingest")
	newClient(t, m.url, feed).ingest(rain())
	return &Harness{bazaar: m, site: s, env: []string{
		"OPERATOR_KEY=" + s.must("key", "create", "--scope", "operator"), "INGEST_KEY=" + feed, "BROKER=" + broker,
		"LISTED_ORIGIN=" + listed, "PAGE_ORIGIN=" + page,
	}}
}

// NewLoadedHarness starts a service whose customer has received a number of signals before, and
// receives 20 a second.
func NewLoadedHarness(t *testing.T, older int) *Harness {
	t.Helper()
	s := onSQLite(t)
	feed, key := s.key("ingest"), s.customer("reader")
	p := s.serve(noAge...)
	newClient(t, p.url, key).configure(listening)
	m := &bazaar{process: p, key: key}
	c, fixture := newClient(t, p.url, feed), newFixture(smartmoney.Base, 7, time.Date(2019, 1, 1, 0, 0, 0, 0, time.UTC))
	c.ingest(fixture.past())
	c.settled()
	for ; older > 0; older -= fastPace.day {
		c.ingest(fixture.whales(min(older, fastPace.day)))
		fixture.nextDay()
	}
	c.settled()
	m.open(t, c, fixture, fastPace)
	return &Harness{bazaar: m, site: s}
}

// Run runs scripts in parallel, each with a customer of its own that listens, since some change its
// configuration.
func (h *Harness) Run(t *testing.T, scripts ...string) {
	t.Helper()
	for _, name := range scripts {
		customer := strings.TrimSuffix(name, ".mjs")
		key := h.site.customer(customer)
		newClient(t, h.bazaar.url, key).configure(listening)
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h.script(t, name, key, append([]string{"CUSTOMER=" + customer}, h.env...))
		})
	}
}

// Script runs a script with the key of the customer that has received every signal.
func (h *Harness) Script(t testing.TB, name string, env ...string) {
	t.Helper()
	h.script(t, name, h.bazaar.key, slices.Concat(h.env, env))
}

// script runs a script of test/clients in Node.js, which must succeed. scripts/with-clients.sh
// installs what it needs.
func (h *Harness) script(t testing.TB, name, key string, env []string) {
	t.Helper()
	began := time.Now()
	cmd := program(t, tree(t, "test", "clients"), h.bazaar.url, key, "node", name)
	cmd.Env = append(cmd.Env, env...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s\nIs everything installed? Run the test with scripts/with-clients.sh.", name, err, out)
	}
	t.Logf("%s took %s\n%s", name, time.Since(began).Round(time.Millisecond), out)
}

// rain returns a market of two outcomes, which wallets with a past trade for three hours.
func rain() []event.Event {
	fixture := newFixture(smartmoney.Polymarket, 7, march)
	out := append(fixture.past(), event.Event{Type: event.TypeMarket, Chain: smartmoney.Polymarket, Market: &smartmoney.Market{
		ItemID: "rain", Question: "Will it rain in June?", Slug: "rain-june", EndDate: "2026-06-30",
	}})
	for n, label := range []string{"Yes", "No"} {
		out = append(out, event.Event{Type: event.TypeMapping, Chain: smartmoney.Polymarket, Mapping: &smartmoney.MarketMapping{
			Token: testkit.Token(smartmoney.Polymarket, 100+n), ItemID: "rain", OutcomeLabel: label,
		}})
	}
	for hour := range 3 {
		for n, price := range []float64{0.6, 0.4} {
			fixture.at = fixture.at.Add(30 * time.Minute)
			bet := fixture.trade(hour, 100+n, smartmoney.Buy, 100)
			bet.Trade.PriceUSD, bet.Trade.Quantity = price, 100/price
			out = append(out, bet)
		}
	}
	return out
}

// stream starts a NATS server with an empty stream, and returns what publishes events to it, and
// its URL.
func stream(t *testing.T) (publish func([]event.Event), url string) {
	t.Helper()
	server := testkit.StartNATS(t, "")
	connection, err := nats.Connect(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(connection.Close)
	js, err := jetstream.New(connection)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := js.CreateStream(t.Context(), jetstream.StreamConfig{Name: "TRADES", Subjects: []string{"trades"}}); err != nil {
		t.Fatal(err)
	}
	return func(events []event.Event) {
		t.Helper()
		for i := range events {
			if _, err := js.Publish(t.Context(), "trades", ndjson(events[i:i+1])); err != nil {
				t.Fatal(err)
			}
		}
	}, server.URL
}

// demonstration is a demo that runs.
type demonstration struct {
	*process
	printed *testkit.Buffer
}

// demonstrate starts a demo.
func (s *site) demonstrate() *demonstration {
	s.t.Helper()
	d := &demonstration{s.prepare("--demo"), &testkit.Buffer{}}
	d.cmd.Stdout = d.printed
	d.begin()
	d.awaitServing()
	return d
}

// link is the last line that a demo prints once its past is loaded.
var link = regexp.MustCompile(`Open the console, signed in: +(http://\S+)/#key=(sms-\w+)\n$`)

// loaded waits until the demo prints its link, and returns a client with its key.
func (d *demonstration) loaded() *client {
	d.t.Helper()
	var found []string
	testkit.EventuallyWithin(d.t, timeout, "the demo's link is printed", func() bool {
		found = link.FindStringSubmatch(d.printed.String())
		return found != nil
	})
	return newClient(d.t, d.url, found[2])
}

// NewDemo starts a demo whose past is loaded.
func NewDemo(t *testing.T) *Harness {
	t.Helper()
	s := onSQLite(t)
	d := s.demonstrate()
	return &Harness{
		bazaar: &bazaar{process: d.process, key: d.loaded().key}, site: s,
		env: []string{"OPERATOR_KEY=" + s.must("key", "create", "--scope", "operator")},
	}
}

// bazaarPace is how fast a bazaar trades.
type bazaarPace struct {
	signal time.Duration // the time between two signals
	// after how many of them its next day begins: customers have a budget of 200 a day
	day int
}

var (
	usualPace = bazaarPace{200 * time.Millisecond, 40}
	// fastPace is more than browsers that share two processors show at once.
	fastPace = bazaarPace{50 * time.Millisecond, 150}
)

// bazaar is a service with a continuous stream of trades. Each raises a signal for every
// customer that wants whale moves.
type bazaar struct {
	*process
	key string // of a customer that listens
}

// openBazaar starts a service and its trades, and stops both when the test ends.
func openBazaar(t *testing.T, s *site, args ...string) *bazaar {
	t.Helper()
	feed, key := s.key("ingest"), s.customer("reader")
	m := &bazaar{process: s.serve(append(append([]string{}, noAge...), args...)...), key: key}
	newClient(t, m.url, key).configure(listening)
	c := newClient(t, m.url, feed)
	fixture := newFixture(smartmoney.Base, 7, march)
	c.ingest(fixture.past())
	c.settled()
	m.open(t, c, fixture, usualPace)
	return m
}

// open trades until the test ends.
func (b *bazaar) open(t *testing.T, c *client, fixture *fixture, how bazaarPace) {
	t.Helper()
	stop, closed := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(closed)
		b.trade(c, fixture, how, stop)
	}()
	t.Cleanup(func() {
		close(stop)
		<-closed
	})
}

// trade sends trades one by one until stop is closed.
func (b *bazaar) trade(c *client, fixture *fixture, how bazaarPace, stop <-chan struct{}) {
	tick := time.NewTicker(how.signal)
	defer tick.Stop()
	for n := 1; ; n++ {
		select {
		case <-stop:
			return
		case <-tick.C:
		}
		got, err := c.try(http.MethodPost, "/ingest/events", bytes.NewReader(ndjson(fixture.whales(1))))
		if err != nil || got.status != http.StatusOK {
			b.t.Errorf("feed the bazaar: %d %s %v", got.status, got.body, err)
			return
		}
		if n%how.day == 0 {
			fixture.nextDay()
		}
	}
}
