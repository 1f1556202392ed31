package e2e

import (
	"fmt"
	"testing"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/testkit"
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
// audits pass. Scripts that change their customer's configuration have a customer of their own.
func TestClients(t *testing.T) {
	s := onSQLite(t)
	listed := "http://" + freeAddress(t) // an origin that the service allows
	broker := listens(t, s)
	m := openBazaar(t, s, "--stream-ping", pingPace.String(), "--webhook-allow-private", "--cors-origins", listed)
	newClient(t, m.url, s.key("ingest")).ingest(rain())
	console := []string{"OPERATOR_KEY=" + s.must("key", "create", "--scope", "operator"), "INGEST_KEY=" + s.key("ingest"), "BROKER=" + broker, "CUSTOMER=pages"}
	for _, client := range []struct {
		script, customer string
		env              []string
	}{
		{script: "console.mjs", customer: "console", env: console}, {script: "console-pages.mjs", customer: "pages", env: console},
		{script: "audits.mjs"}, {script: "graphql-ws.mjs"}, {script: "legacy.mjs"}, {script: "graphql-sse.mjs"},
		{script: "graphiql.mjs"}, {script: "docs.mjs"},
		{script: "origins.mjs", customer: "page", env: []string{"LISTED_ORIGIN=" + listed}},
		{script: "urql.mjs", customer: "urql"}, {script: "webhook.mjs", customer: "hooked"},
	} {
		key := m.key
		if client.customer != "" {
			key = s.customer(client.customer)
			newClient(t, m.url, key).configure(listening)
		}
		t.Run(client.script, func(t *testing.T) {
			t.Parallel()
			script(t, client.script, m.url, key, client.env...)
		})
	}
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

// listens configures a live source, fills, that reads the subject trades of a broker. It returns the broker's URL.
func listens(t *testing.T, s *site) string {
	t.Helper()
	_, broker := stream(t)
	settings := fmt.Sprintf("sources:\n  fills: {kind: nats, servers: [%q], stream: TRADES, from: earliest}\n", broker)
	s.file("smartmoney.yaml", settings)
	return broker
}
