package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
)

// These tests use third-party clients: scripts in test/clients run them in Node.js.
// scripts/with-clients.sh installs what they need.

// pingPace is the interval of the service's pings in these tests.
const pingPace = time.Second

// script runs a script of test/clients, which must succeed.
func script(t testing.TB, name, url, key string, env ...string) {
	t.Helper()
	began := time.Now()
	cmd := program(t, tree(t, "test", "clients"), url, key, "node", name)
	cmd.Env = append(cmd.Env, env...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s: %v\n%s\nIs everything installed? Run the test with scripts/with-clients.sh.", name, err, out)
	}
	t.Logf("%s took %s\n%s", name, time.Since(began).Round(time.Millisecond), out)
}

// TestClients checks that third-party clients work unchanged, and that the GraphQL over HTTP
// audits pass.
func TestClients(t *testing.T) {
	s := onSQLite(t)
	listed := "http://" + freeAddress(t) // an origin that the service allows
	broker := listens(t, s)
	m := openBazaar(t, s, "--stream-ping", pingPace.String(), "--webhook-allow-private", "--cors-origins", listed)
	// The scripts change their customer's configuration, so each has a customer of its own.
	hooked, urql := s.customer("hooked"), s.customer("urql")
	newClient(t, m.url, hooked).configure(listening)
	newClient(t, m.url, urql).configure(listening)
	for _, name := range []string{"audits.mjs", "graphql-ws.mjs", "legacy.mjs", "graphql-sse.mjs", "graphiql.mjs", "docs.mjs"} {
		t.Run(name, func(t *testing.T) { script(t, name, m.url, m.key) })
	}
	newClient(t, m.url, s.key("ingest")).ingest(rain())
	t.Run("console.mjs", func(t *testing.T) {
		script(t, "console.mjs", m.url, m.key, "OPERATOR_KEY="+s.must("key", "create", "--scope", "operator"),
			"INGEST_KEY="+s.key("ingest"), "BROKER="+broker)
	})
	t.Run("origins.mjs", func(t *testing.T) { script(t, "origins.mjs", m.url, s.customer("page"), "LISTED_ORIGIN="+listed) })
	t.Run("urql.mjs", func(t *testing.T) { script(t, "urql.mjs", m.url, urql) })
	t.Run("webhook.mjs", func(t *testing.T) { script(t, "webhook.mjs", m.url, hooked) })
}

// rain returns a market of two outcomes, which wallets with a past trade for three hours.
func rain() []event.Event {
	fixture := newFixture(smartmoney.Polymarket, 7, march)
	out := append(fixture.past(), event.Event{Type: event.TypeMarket, Chain: smartmoney.Polymarket, Market: &smartmoney.Market{
		ItemID: "rain", Question: "Will it rain in June?", Slug: "rain-june", EndDate: "2026-06-30",
	}})
	for n, label := range []string{"Yes", "No"} {
		out = append(out, event.Event{Type: event.TypeMapping, Chain: smartmoney.Polymarket, Mapping: &smartmoney.MarketMapping{
			Token: smtest.Token(smartmoney.Polymarket, 100+n), ItemID: "rain", OutcomeLabel: label,
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

// listens configures a live source, fills, that reads the subject trades of a broker. It returns the broker's URL.
func listens(t *testing.T, s *site) string {
	t.Helper()
	_, broker := stream(t)
	settings := fmt.Sprintf("sources:\n  fills: {kind: nats, servers: [%q], stream: TRADES, from: earliest}\n", broker)
	if err := os.WriteFile(filepath.Join(s.dir, "smartmoney.yaml"), []byte(settings), 0o600); err != nil {
		t.Fatal(err)
	}
	return broker
}
