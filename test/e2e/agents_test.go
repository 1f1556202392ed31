package e2e

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"strings"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// keyed adds a key to requests.
type keyed string

// RoundTrip sends a request with the key.
func (k keyed) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("Authorization", "Bearer "+string(k))
	return http.DefaultTransport.RoundTrip(r)
}

// agent is a session of the protocol's own client.
type agent struct {
	*sdk.ClientSession
	t *testing.T
}

func newAgent(t *testing.T, transport sdk.Transport) agent {
	t.Helper()
	session, err := sdk.NewClient(&sdk.Implementation{Name: "test", Version: "1"}, nil).Connect(t.Context(), transport, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = session.Close() })
	return agent{session, t}
}

// overHTTP returns an agent that asks a service with a key.
func overHTTP(t *testing.T, address, key string) agent {
	t.Helper()
	return newAgent(t, &sdk.StreamableClientTransport{Endpoint: address + "/mcp", HTTPClient: &http.Client{Transport: keyed(key)}, DisableStandaloneSSE: true})
}

// ask calls a tool, which has to succeed, and returns its result.
func (a agent) ask(tool string, arguments map[string]any) any {
	a.t.Helper()
	got, err := a.CallTool(a.t.Context(), &sdk.CallToolParams{Name: tool, Arguments: arguments})
	if err != nil || got.IsError {
		a.t.Fatalf("%s %v: %v %+v", tool, arguments, err, got)
	}
	return got.StructuredContent
}

// valueAt returns what stands at a path within JSON, such as wallets.edges.0.rank.
func valueAt(t testing.TB, value any, path string) any {
	t.Helper()
	for _, step := range strings.Split(path, ".") {
		switch inner := value.(type) {
		case map[string]any:
			value = inner[step]
		case []any:
			var at int
			if _, err := fmt.Sscan(step, &at); err != nil || at >= len(inner) {
				t.Fatalf("%s: no element %s of %d", path, step, len(inner))
			}
			value = inner[at]
		default:
			t.Fatalf("%s: there is nothing at %s", path, step)
		}
	}
	return value
}

// question is one that an agent is asked, and how a program would ask GraphQL.
type question struct {
	text      string
	tool      string
	arguments map[string]any
	answer    string // where it stands in the result
	query     string
	same      string // where it stands in the data of query
}

// questions are about the market of newAgentSite.
func questions(wallet, token string, since time.Time) []question {
	from := since.Format(time.RFC3339)
	type args = map[string]any
	return []question{
		{"Who leads on Base?", "leaderboard", nil, "wallets.edges.0.node.walletAddress", "{ wallets { nodes { walletAddress } } }", "wallets.nodes.0.walletAddress"},
		{"What is the leader's score?", "leaderboard", args{"first": 1}, "wallets.edges.0.node.traderScore", "{ wallets(first: 1) { nodes { traderScore } } }", "wallets.nodes.0.traderScore"},
		{"How many wallets are ranked on Base?", "leaderboard", args{"chain": "BASE"}, "wallets.totalCount", "{ wallets { totalCount } }", "wallets.totalCount"},
		{"How many are on Solana?", "leaderboard", args{"chain": "SOLANA"}, "wallets.totalCount", "{ wallets(chain: SOLANA) { totalCount } }", "wallets.totalCount"},
		{
			"Who traded most?", "leaderboard", args{"rankBy": "TRADE_COUNT", "first": 1}, "wallets.edges.0.node.tradeCount",
			"{ wallets(rankBy: TRADE_COUNT) { nodes { tradeCount } } }", "wallets.nodes.0.tradeCount",
		},
		{
			"How much did a wallet earn?", "wallet", args{"chain": "BASE", "address": wallet}, "wallet.netPnlUsd",
			`{ wallet(chain: BASE, address: "` + wallet + `") { netPnlUsd } }`, "wallet.netPnlUsd",
		},
		{
			"How consistent is it?", "wallet", args{"chain": "BASE", "address": wallet}, "wallet.scoreParts.consistency",
			`{ wallet(chain: BASE, address: "` + wallet + `") { scoreParts { consistency } } }`, "wallet.scoreParts.consistency",
		},
		{
			"What is its largest position?", "wallet", args{"chain": "BASE", "address": wallet}, "wallet.positions.nodes.0.valueUsd",
			`{ wallet(chain: BASE, address: "` + wallet + `") { positions(orderBy: VALUE) { nodes { valueUsd } } } }`, "wallet.positions.nodes.0.valueUsd",
		},
		{
			"What did it trade last?", "wallet", args{"chain": "BASE", "address": wallet}, "wallet.trades.nodes.0.token",
			`{ wallet(chain: BASE, address: "` + wallet + `") { trades { nodes { token } } } }`, "wallet.trades.nodes.0.token",
		},
		{"How many signals were there?", "signals", args{"since": from}, "signals.totalCount", `{ signals(since: "` + from + `") { totalCount } }`, "signals.totalCount"},
		{
			"What did the first one say?", "signals", args{"since": from, "first": 1}, "signals.edges.0.node.headline",
			`{ signals(since: "` + from + `") { nodes { headline } } }`, "signals.nodes.0.headline",
		},
		{
			"How much was bought?", "signals", args{"since": from, "filter": args{"token": token}}, "signals.edges.0.node.summary.totalUsdInflow",
			`{ signals(since: "` + from + `", filter: {token: "` + token + `"}) { nodes { summary { totalUsdInflow } } } }`, "signals.nodes.0.summary.totalUsdInflow",
		},
		{"Why did a token raise a signal?", "why_not", args{"token": token}, "decisions.nodes.0.text", `{ decisions(token: "` + token + `") { nodes { text } } }`, "decisions.nodes.0.text"},
		{"How many candidates were held back?", "why_not", args{"outcome": "HELD_BACK"}, "decisions.totalCount", `{ decisions(outcome: HELD_BACK) { totalCount } }`, "decisions.totalCount"},
		{"What would my configuration have sent?", "simulate", args{"input": args{}}, "simulateConfig.total", "{ simulateConfig(input: {}) { total } }", "simulateConfig.total"},
		{
			"And for larger buys only?", "simulate", args{"input": args{"whaleMinTradeUsd": 1004}}, "simulateConfig.total",
			"{ simulateConfig(input: {whaleMinTradeUsd: 1004}) { total } }", "simulateConfig.total",
		},
		{"How many signals were graded?", "track_record", nil, "signalTrackRecord.all.count", "{ signalTrackRecord { all { count } } }", "signalTrackRecord.all.count"},
		{"Which markets are about rain?", "lookup", args{"text": "rain"}, "lookup.markets.0.question", `{ lookup(text: "rain") { markets { question } } }`, "lookup.markets.0.question"},
		{"What is the price of Yes?", "market", args{"itemId": "rain"}, "market.outcomes.0.priceUsd", `{ market(itemId: "rain") { outcomes { priceUsd } } }`, "market.outcomes.0.priceUsd"},
		{
			"What is a token worth?", "token", args{"chain": "BASE", "address": token}, "token.priceUsd",
			`{ token(chain: BASE, address: "` + token + `") { priceUsd } }`, "token.priceUsd",
		},
		{"How many buy what is trending?", "trending", nil, "trendingTokens.0.buyers", "{ trendingTokens(chain: BASE) { buyers } }", "trendingTokens.0.buyers"},
	}
}

// TestAgents asks a service fixed questions through the tools, over HTTP, over stdio and from the
// shell; the answers are GraphQL's. Another customer's key sees nothing of the first one's.
func TestAgents(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	feed, key, rival := s.key("ingest"), s.customer("reader"), s.customer("rival")
	p := s.serve(noAge...)
	c, since := newClient(t, p.url, key), time.Now().Add(-time.Minute).UTC()
	c.configure(listening)
	f := newFixture(smartmoney.Base, 7, march)
	in := newClient(t, p.url, feed)
	in.ingest(append(f.past(), rain()...))
	in.settled()
	in.ingest(f.whales(12))
	in.settled()
	wallet := testkit.Wallet(smartmoney.Base, 1)
	testkit.EventuallyWithin(t, timeout, "every signal was sent and the indexes are filled", func() bool {
		return len(c.poll(beginning, 20)) == 12 && strings.Contains(c.graphql(`{ lookup(text: "rain") { markets { question } } }`, nil).body, "June")
	})
	token := c.poll(beginning, 1)[0].Token.Address
	web := overHTTP(t, p.url, s.must("key", "create", "--customer", "reader", "--scope", "read"))
	for _, q := range questions(wallet, token, since) {
		var over struct{ Data any }
		if err := json.Unmarshal([]byte(c.query(q.query, nil)), &over); err != nil {
			t.Fatal(err)
		}
		got, want := valueAt(t, web.ask(q.tool, q.arguments), q.answer), valueAt(t, over.Data, q.same)
		if got == nil || got != want {
			t.Errorf("%s %v, GraphQL says %v", q.text, got, want)
		}
	}
	t.Run("of another customer", func(t *testing.T) { strangerSeesNothing(t, overHTTP(t, p.url, rival), since) })
	t.Run("stdio", func(t *testing.T) {
		command := s.command("mcp", "--url", p.url, "--key", key)
		sameAgents(t, web, newAgent(t, &sdk.CommandTransport{Command: command}), wallet)
	})
	t.Run("as the page says", func(t *testing.T) { sameAgents(t, web, configured(t, p.url, key), wallet) })
	t.Run("ask", func(t *testing.T) { asksTheSame(t, s, p.url, key, web, wallet) })
}

// strangerSeesNothing checks that what a customer's tools show is empty for a customer without signals.
func strangerSeesNothing(t *testing.T, stranger agent, since time.Time) {
	from := map[string]any{"since": since.Format(time.RFC3339)}
	for _, q := range []question{
		{tool: "signals", arguments: from, answer: "signals.totalCount"}, {tool: "why_not", arguments: map[string]any{"outcome": "DELIVERED"}, answer: "decisions.totalCount"},
		{tool: "track_record", answer: "signalTrackRecord.all.count"}, {tool: "simulate", answer: "simulateConfig.total"},
	} {
		if got := valueAt(t, stranger.ask(q.tool, q.arguments), q.answer); got != 0.0 {
			t.Errorf("%s shows %v", q.tool, got)
		}
	}
}

// sameAgents checks that two agents are told and answered the same.
func sameAgents(t *testing.T, a, b agent, wallet string) {
	told := func(s agent) string {
		tools, err := s.ListTools(t.Context(), nil)
		if err != nil {
			t.Fatal(err)
		}
		resource, err := s.ReadResource(t.Context(), &sdk.ReadResourceParams{URI: "smartmoney://semantics/3"})
		if err != nil {
			t.Fatal(err)
		}
		text, err := json.Marshal([]any{s.InitializeResult().Instructions, tools.Tools, resource.Contents, s.ask("wallet", map[string]any{"chain": "BASE", "address": wallet})})
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	if told(a) != told(b) {
		t.Errorf("over HTTP %s\nover stdio %s", told(a), told(b))
	}
}

// configured returns an agent with the configuration that docs/clients.md shows.
func configured(t *testing.T, address, key string) agent {
	t.Helper()
	_, section, found := strings.Cut(documents(t)["docs/clients.md"], "\n## An agent, over MCP\n")
	blocks, _ := blocksOf(section)
	if !found || len(blocks) == 0 {
		t.Fatal("docs/clients.md shows no agent")
	}
	text := strings.Join(blocks[0], "\n")
	var shown struct {
		MCPServers map[string]struct {
			Type, URL string
			Headers   map[string]string
		}
	}
	if err := json.Unmarshal([]byte(text), &shown); err != nil || len(blocks[0]) > 10 {
		t.Fatalf("%v: %s", err, text)
	}
	server := shown.MCPServers["smartmoney"]
	bearer, ok := strings.CutPrefix(os.Expand(server.Headers["Authorization"], func(string) string { return key }), "Bearer ")
	path, here := strings.CutPrefix(server.URL, "http://127.0.0.1:8080")
	if server.Type != "http" || !ok || !here || path != "/mcp" {
		t.Fatalf("%+v", server)
	}
	return overHTTP(t, address, bearer)
}

// asksTheSame checks what the command ask prints.
func asksTheSame(t *testing.T, s *site, address, key string, web agent, wallet string) {
	at := []string{"--url", address, "--key", key}
	var got any
	out := s.must(append([]string{"ask", "wallet", "chain=base", "address=" + wallet, "--json"}, at...)...)
	if err := json.Unmarshal([]byte(out), &got); err != nil || strings.Contains(out, "\n") {
		t.Fatalf("%v: %s", err, out)
	}
	want := web.ask("wallet", map[string]any{"chain": "BASE", "address": wallet})
	if a, b := fmt.Sprint(got), fmt.Sprint(want); a != b {
		t.Errorf("ask prints %s, the tool returns %s", a, b)
	}
	if tools := s.must("ask"); strings.Count(tools, "\n") != 11 || !strings.Contains(tools, "explain_metric") {
		t.Errorf("ask lists %s", tools)
	}
	for _, c := range []struct {
		arguments []string
		status    int
		says      string
	}{
		{[]string{"leaderboard", "first=500"}, 1, "first must be between 1 and 200, got 500"},
		{[]string{"leaderboard", "first=many"}, 1, "first must be"},
		{[]string{"simulate", `input={"dailyBudget": 1}`}, 1, "dailyBudget must be a whole number between 5 and 200"},
		{[]string{"leaderbord"}, 2, "did you mean leaderboard?"},
		{[]string{"leaderboard", "limit=5"}, 2, "takes chain, rankBy"},
		{[]string{"market"}, 1, "itemId"},
	} {
		if got := s.run(append(append([]string{"ask"}, c.arguments...), at...)...); got.status != c.status || !strings.Contains(got.stderr, c.says) || got.stdout != "" {
			t.Errorf("ask %v: status %d, want %d: %s%s", c.arguments, got.status, c.status, got.stdout, got.stderr)
		}
	}
	if got := s.must("ask", "market", "--schema"); !strings.Contains(got, `"itemId"`) {
		t.Errorf("ask --schema prints %s", got)
	}
	if got := s.run("ask", "signals", "--url", address, "--key", "sms-nobody"); got.status != 1 || !strings.Contains(got.stderr, "key") {
		t.Errorf("with a wrong key: status %d: %s", got.status, got.stderr)
	}
}

// TestMCPConformance runs the protocol's own conformance suite, whose requests a proxy gives a key.
// test/mcp/baseline.yml lists the scenarios that need tools of the suite's demo server.
func TestMCPConformance(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	key := s.customer("reader")
	p := s.serve()
	target, err := url.Parse(p.url)
	if err != nil {
		t.Fatal(err)
	}
	front := httptest.NewServer(&httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
		r.Out.URL.Scheme, r.Out.URL.Host = target.Scheme, target.Host // and the Host of the suite
		r.Out.Header.Set("Authorization", "Bearer "+key)
	}})
	t.Cleanup(front.Close)
	dir := tree(t, "test", "mcp")
	cmd := program(t, dir, p.url, key, "node", "node_modules/@modelcontextprotocol/conformance/dist/index.js", "server",
		"--url", front.URL+"/mcp", "--expected-failures", "baseline.yml")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s\nIs everything installed? Run the test with scripts/with-clients.sh.", err, out)
	}
	if !strings.Contains(string(out), "Baseline check passed") {
		t.Errorf("the suite says:\n%s", out)
	}
}

// TestForMachines reads what machines look for, without a key.
func TestForMachines(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	p := s.serve()
	for path, want := range map[string][2]string{
		"/llms.txt":                {"text/markdown; charset=utf-8", "- [Semantics](docs/semantics.md): "},
		"/llms-full.txt":           {"text/markdown; charset=utf-8", "## 3. Trader score and ranking"},
		"/docs/semantics.md":       {"text/markdown; charset=utf-8", "# Semantics"},
		"/.well-known/api-catalog": {`application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"`, `"anchor":"../graphql"`},
	} {
		resp, err := http.Get(p.url + path)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(resp.Body)
		resp.Body.Close()
		if err != nil || resp.StatusCode != http.StatusOK || resp.Header.Get("Content-Type") != want[0] || !strings.Contains(string(body), want[1]) {
			t.Errorf("%s: %d %s, %v: %.200s", path, resp.StatusCode, resp.Header.Get("Content-Type"), err, body)
		}
	}
	resp, err := http.Get(p.url + "/llms.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	index, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	for _, link := range linkTargets(string(index)) {
		got, err := http.Head(p.url + "/" + link)
		if err != nil {
			t.Fatal(err)
		}
		got.Body.Close()
		if got.StatusCode != http.StatusOK {
			t.Errorf("llms.txt links to %s: %d", link, got.StatusCode)
		}
	}
}

// linkTargets returns the addresses that Markdown links to.
func linkTargets(text string) (all []string) {
	for _, part := range strings.Split(text, "](")[1:] {
		target, _, _ := strings.Cut(part, ")")
		all = append(all, target)
	}
	return all
}
