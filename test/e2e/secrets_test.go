package e2e

import (
	"database/sql"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/chats"
)

// awkward is the password of a database and of a broker, with what URLs and shells treat specially.
const awkward = `Zq7:p@ss/w?rd#%25&x'y`

// secrets are the secrets that a run makes and reads, by what they are, and the texts in which
// they may show.
type secrets map[string][]string

// add adds a secret with its escaped forms.
func (s secrets) add(what, secret string) {
	quoted, _ := json.Marshal(secret)
	forms := []string{secret, url.QueryEscape(secret), url.PathEscape(secret), strings.Trim(string(quoted), `"`), url.UserPassword("u", secret).String()[2:]}
	for _, prefix := range []string{"sms-", "whsec_"} {
		if rest, ok := strings.CutPrefix(secret, prefix); ok {
			forms = append(forms, rest)
		}
	}
	s[what] = forms
}

// check fails the test if a text holds a secret. The error does not repeat the secret.
func (s secrets) check(t testing.TB, where, text string) {
	t.Helper()
	if text == "" {
		t.Errorf("%s is empty: it proves nothing", where)
	}
	for what, forms := range s {
		for _, form := range forms {
			if at := strings.Index(text, form); at >= 0 {
				t.Errorf("%s holds %s, after %q", where, what, text[max(0, at-120):at])
			}
		}
	}
}

// passworded gives a site of PostgreSQL a role with a password that is awkward in a URL.
func (s *site) passworded(found secrets) {
	s.t.Helper()
	found.add("the database's password", awkward)
	if strings.HasPrefix(s.database, "sqlite:") {
		return
	}
	db, err := sql.Open("postgres", s.database)
	if err != nil {
		s.t.Fatal(err)
	}
	role := "smartmoney_awkward_" + strconv.Itoa(os.Getpid()) // of no other run on the same server
	exec := func(statement string) {
		if _, err := db.ExecContext(s.t.Context(), statement); err != nil {
			s.t.Fatal(err)
		}
	}
	exec("DROP ROLE IF EXISTS " + role)
	exec("CREATE ROLE " + role + " LOGIN SUPERUSER PASSWORD '" + strings.ReplaceAll(awkward, "'", "''") + "'")
	s.t.Cleanup(func() {
		_, _ = db.Exec("DROP ROLE IF EXISTS " + role)
		_ = db.Close()
	})
	u, err := url.Parse(s.database)
	if err != nil {
		s.t.Fatal(err)
	}
	u.User = url.UserPassword(role, awkward)
	s.database = u.String()
}

// TestNoSecretShows makes every kind of secret, uses each well and badly, and looks for all of them
// in the log at its most verbose, metrics, traces, profiles, dumps, status pages, errors, lists and
// backups.
func TestNoSecretShows(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		s, found := fresh(), secrets{}
		s.passworded(found)
		password := s.file("password", awkward)
		found.add("the address of a node", nodeKey)
		refusing, asked := refusingServer(t)
		settings := "sources:\n  ethereum: {kind: evm, chain: ethereum, rpc: [\"" + refusing + "/v2/" + nodeKey + "\"]}\n" +
			"sinks:\n  broken: {kind: kafka, brokers: [\"127.0.0.1:1\"], sasl: plain, user: smartmoney, password: \"file:" + password + "\"}\n"
		settings += s.models(refusing, found)
		s.file("smartmoney.yaml", settings)
		keys := map[string]string{"a customer's key": s.customer("acme"), "an ingest key": s.key("ingest"), "an operator's key": s.must("key", "create", "--scope", "operator")}
		keys["a key that reads"] = s.must("key", "create", "--customer", "acme", "--scope", "read")
		added := s.must("source", "add", "solana", "--helius", "--public-url", "https://smartmoney.example")
		found.add("the secret of Helius", pushSecret(t, added))
		for what, key := range keys {
			found.add(what, key)
		}
		collector := newCollector(t)
		found.add("the key of the collector", collectorKey)
		p := s.serveTraced(collector.server.URL, append(hooked, "--metrics-addr", "127.0.0.1:0", "--debug-addr", "127.0.0.1:0")...)
		metrics, profiles := p.listening("metrics"), p.listening("profiles")

		c, feed := newClient(t, p.url, keys["a customer's key"]), newClient(t, p.url, keys["an ingest key"])
		c.configure(listening)
		hook := newReceiver(t, func(int, bool) int { return 200 })
		failing := newReceiver(t, func(n int, _ bool) int { return [...]int{500, 200, 403, 200}[n%4] })
		hook.subscribe(c)
		found.add("the first webhook's secret", hook.secret)
		failing.another(c, "types: [WHALE_MOVE]")
		found.add("the second webhook's secret", failing.secret)
		room := newChat(t, smartmoney.FormatTelegram, func(n int) int { return [...]int{500, 200, 429, 200}[n%4] })
		room.subscribe(c)
		found.add("the address of a chat", chats.Token)
		tokens := endUserTokens(t, c, found)
		fixture := newFixture(smartmoney.Base, 5, march)
		feed.ingest(fixture.past())
		feed.ingest(fixture.whales(4))
		feed.ingest(rain())
		testkit.EventuallyWithin(t, timeout, "both webhooks are called", func() bool { return len(hook.got()) >= 4 && len(failing.got()) >= 4 && room.Requests() >= 3 })

		texts := map[string]string{}
		answered := func(what string, c *client, method, path, body string) {
			got := c.do(method, path, strings.NewReader(body), "Content-Type", "application/json")
			texts[what] = got.body
		}
		wrong := newClient(t, p.url, keys["an ingest key"]+"x")
		answered("the answer to a wrong key", wrong, http.MethodGet, "/v3/alpha/config", "")
		answered("the answer to a key of another scope", feed, http.MethodGet, "/v3/alpha/config", "")
		answered("an error of GraphQL", c, http.MethodPost, "/graphql", `{"query": "{ webhooks { secret } }"}`)
		answered("a failed mutation", c, http.MethodPost, "/graphql", `{"query": "mutation { createWebhook(input: {url: \"https://u:`+hook.secret[6:20]+`@x/\"}) { secret } }"}`)
		answered("a failed mutation of a chat", c, http.MethodPost, "/graphql", `{"query": "mutation { createWebhook(input: {format: SLACK, url: \"`+room.url()+`\"}) { secret } }"}`)
		answered("the list of webhooks", c, http.MethodPost, "/graphql",
			`{"query": "{ webhooks { id url format enabled previousSecretUntil deliveries { nodes { attempts { status error } } } } config { webhookUrl } }"}`)
		answered("sources", newClient(t, p.url, keys["an operator's key"]), http.MethodPost, "/graphql", `{"query": "{ sources { name state } }"}`)
		for what, key := range tokens {
			answered("the answer to "+what, newClient(t, p.url, key), http.MethodGet, "/v3/alpha/notifications", "")
		}
		answered("the answer to a key that reads", newClient(t, p.url, keys["a key that reads"]), http.MethodPost, "/graphql", `{"query": "mutation { resetBudget { deleted } }"}`)
		answered("customers", newClient(t, p.url, keys["an operator's key"]), http.MethodPost, "/graphql",
			`{"query": "{ customers { nodes { customerId keys { keyId scope } config { webhookUrl } webhooks { host } } } sources { name lastError problem } }"}`)
		answered("usage", c, http.MethodPost, "/graphql", `{"query": "{ usage { keys { keyId } webhooks { host } } tokenSigner { issuer audience } }"}`)
		answered("a push with a wrong secret", newClient(t, p.url, keys["an ingest key"]), http.MethodPost, "/ingest/helius/solana", "[]")
		testkit.EventuallyWithin(t, timeout, "both models and the node are asked", func() bool {
			answered("a search by text", c, http.MethodPost, "/graphql", `{"query": "{ search(index: \"markets\", text: \"will it rain\") { totalHits } }"}`)
			answered("stories", c, http.MethodPost, "/v3/studio/stories/generate",
				`{"engine": "polymarket_v1", "params": {"wallet": "`+testkit.Wallet(smartmoney.Polymarket, 0)+`"}}`)
			return asked.Load() == 3
		})
		for _, page := range []string{metrics + "/metrics", profiles + "/debug/pprof/goroutine?debug=2", profiles + "/debug/pprof/cmdline", p.url + "/healthz"} {
			texts[page[strings.LastIndex(page, ":"):]] = fetch(t, page)
		}
		answered("readiness", c, http.MethodGet, "/readyz", "")
		for _, list := range [][]string{{"key", "list", "--customer", "acme"}, {"customer", "list"}, {"sink", "list"}, {"source", "list"},
			{"customer", "show", "acme"}, {"customer", "tokens", "acme"}, {"webhook", "list"}, {"doctor"}} {
			got := s.run(list...)
			texts[strings.Join(list, " ")] = got.stdout + got.stderr
		}
		away := &site{t: t, dir: t.TempDir(), database: "postgres://smartmoney:" + url.QueryEscape(awkward) + "@127.0.0.1:1/x?connect_timeout=2"}
		got := away.run("customer", "list")
		texts["a command without its database"] = got.stdout + got.stderr
		away.database = "postgres://smartmoney:" + awkward + "@127.0.0.1:port/x"
		got = away.run("customer", "list")
		texts["a command with a malformed address"] = got.stdout + got.stderr
		exported := collector.posts()
		// is exported after what came before
		answered("a last answer", c, http.MethodGet, "/v3/alpha/config", "")
		testkit.EventuallyWithin(t, timeout, "traces are exported", func() bool { return collector.posts() > exported })
		texts["the traces"] = collector.text()
		p.signal(syscall.SIGQUIT) // writes the stacks and ends
		<-p.exited
		texts["the log with its dump"] = p.output()
		texts["the log of a service with TLS"] = s.overTLS(found)
		texts["the log of a service whose collector refuses"] = s.refusedTraces(refusing)
		s.checkBackup(found)
		for where, text := range texts {
			found.check(t, where, text)
		}
	})
}

// nodeKey is the key in the address of a node, as its providers give it.
const nodeKey = "kQ8vNodeKeyInThePath7Zr2"

// collectorKey is the key of a collector of traces.
const collectorKey = "otlp-4d0c7f1ba2935e68"

// refusingServer returns the address of models, nodes and a collector that refuse every key and
// repeat it, as some providers do. asked counts the paths that got a request.
func refusingServer(t testing.TB) (url string, asked *atomic.Int64) {
	t.Helper()
	asked = new(atomic.Int64)
	var known sync.Map
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if _, again := known.LoadOrStore(r.URL.Path, true); !again {
			asked.Add(1)
		}
		w.WriteHeader(http.StatusUnauthorized)
		message := "incorrect key: " + strings.TrimPrefix(r.Header.Get("Authorization"), "Bearer ") + r.URL.Path
		_ = json.NewEncoder(w).Encode(map[string]any{"error": map[string]any{"code": -32001, "message": message}})
	}))
	t.Cleanup(server.Close)
	return server.URL, asked
}

// models makes the keys of models and the secret of the operator's own tokens, and returns the
// settings that name them.
func (s *site) models(url string, found secrets) (settings string) {
	s.t.Helper()
	keep := func(name, secret string) (path string) {
		found.add("the secret in "+name, secret)
		return s.file(name, secret)
	}
	for model, path := range map[string]string{"embedding": "/v1/embeddings", "stories": "/v1/chat/completions"} {
		settings += fmt.Sprintf("%s-url: %s%s\n%[1]s-model: small\n%[1]s-key: \"file:%[4]s\"\n", model, url, path, keep(model, "sk-"+model+"-77ab03c5d1e94f26"))
	}
	return settings + "jwt-issuer: operator\njwt-audience: smartmoney\njwt-secret-file: " + keep("jwt", "a-secret-of-the-operator-5b8e2d6f90c1a374") + "\n"
}

// serveTraced is serve at the most verbose level, with a collector that wants a key.
func (s *site) serveTraced(collector string, args ...string) *process {
	s.t.Helper()
	p := s.prepare(append([]string{"--log-level", "debug", "--otlp-endpoint", collector}, args...)...)
	p.cmd.Env = append(p.cmd.Env, "OTEL_EXPORTER_OTLP_HEADERS=authorization=Bearer%20"+collectorKey)
	p.begin()
	p.awaitServing()
	return p
}

// refusedTraces returns the log of a service whose collector refuses its key.
func (s *site) refusedTraces(collector string) string {
	s.t.Helper()
	p := s.serveTraced(collector + "/v1/" + nodeKey)
	newClient(s.t, p.url, "").do(http.MethodGet, "/v3/alpha/config", nil)
	p.signal(syscall.SIGTERM) // exports what waits
	<-p.exited
	if log := p.output(); !strings.Contains(log, "traces are not exported") {
		s.t.Errorf("no trace was refused: %s", log)
	}
	return p.output()
}

// pushSecret returns the secret that source add printed.
func pushSecret(t testing.TB, printed string) string {
	t.Helper()
	for _, word := range strings.Fields(printed) {
		if len(word) >= 32 && !strings.Contains(word, "/") {
			return word
		}
	}
	t.Fatalf("no secret in %q", printed)
	return ""
}

// endUserTokens registers a secret for tokens of end users. It returns a token, one that has
// expired, and one with another signature.
func endUserTokens(t testing.TB, c *client, found secrets) map[string]string {
	t.Helper()
	const signing = "a-secret-of-end-users-3f9c1b7d5e2a4c68"
	body := c.query(`mutation($secret: String!) { setTokenSigner(input: {issuer: "desk", secret: $secret}) { signer { issuer } } }`, map[string]any{"secret": signing})
	if strings.Contains(body, `"errors"`) {
		t.Fatal(body)
	}
	found.add("the secret of tokens", signing)
	sign := func(what, secret string, life time.Duration) string {
		token, err := jwt.NewWithClaims(jwt.SigningMethodHS256, jwt.MapClaims{
			"iss": "desk", "aud": "smartmoney/acme", "sub": "a user", "exp": time.Now().Add(life).Unix(),
		}).SignedString([]byte(secret))
		if err != nil {
			t.Fatal(err)
		}
		found.add(what, token)
		found.add("the signature of "+what, token[strings.LastIndex(token, ".")+1:])
		return token
	}
	all := map[string]string{}
	for what, token := range map[string]string{
		"a token": sign("a token", signing, time.Hour), "a token that has expired": sign("a token that has expired", signing, -time.Hour),
		"a forged token": sign("a forged token", signing+"x", time.Hour),
	} {
		all[what] = token
	}
	testkit.EventuallyWithin(t, timeout, "the token is accepted", func() bool {
		return newClient(t, c.url, all["a token"]).do(http.MethodGet, "/v3/alpha/notifications", nil).status == http.StatusOK
	})
	return all
}

// overTLS runs a service with a certificate, which fails a handshake, and returns its log with a
// dump.
func (s *site) overTLS(found secrets) string {
	s.t.Helper()
	cert, key, _ := s.certificate()
	text, err := os.ReadFile(key)
	if err != nil {
		s.t.Fatal(err)
	}
	found.add("the key of the certificate", strings.Split(string(text), "\n")[1]) // its first line
	p := s.serve("--tls-cert", cert, "--tls-key", key, "--log-level", "debug")
	// plain HTTP to a port of TLS
	if resp, err := http.Get("http" + strings.TrimPrefix(p.url, "https") + "/healthz"); err == nil {
		_ = resp.Body.Close()
	}
	// a key in place of the certificate, by mistake
	if err := os.WriteFile(cert, text, 0o600); err != nil {
		s.t.Fatal(err)
	}
	// not trusted, after the files are read again
	if resp, err := http.Get(p.url + "/healthz"); err == nil {
		_ = resp.Body.Close()
	}
	p.signal(syscall.SIGQUIT)
	<-p.exited
	return p.output()
}

// checkBackup checks that a backup has none of the secrets but those that docs/data.md names.
func (s *site) checkBackup(found secrets) {
	s.t.Helper()
	text := s.backUp()
	named := maps.Clone(found)
	for _, what := range []string{"the first webhook's secret", "the second webhook's secret", "the secret of tokens", "the address of a node", "the address of a chat"} {
		if !strings.Contains(text, named[what][0]) {
			s.t.Errorf("a backup does not have %s: docs/data.md says that it does", what)
		}
		delete(named, what)
	}
	named.check(s.t, "a backup", text)
}

// backUp returns a backup as text: of PostgreSQL a dump, in which bytes are hexadecimal, and those
// bytes.
func (s *site) backUp() string {
	s.t.Helper()
	if strings.HasPrefix(s.database, "sqlite:") {
		file := filepath.Join(s.dir, "backup.db")
		s.must("backup", file)
		text, err := os.ReadFile(file)
		if err != nil {
			s.t.Fatal(err)
		}
		return string(text)
	}
	dump := s.finish(exec.Command("pg_dump", "--dbname="+s.database))
	if dump.status != 0 {
		s.t.Fatalf("pg_dump: %s", dump.stderr)
	}
	text := dump.stdout
	for _, bytes := range regexp.MustCompile(`\\\\x([0-9a-f]+)`).FindAllStringSubmatch(dump.stdout, -1) {
		plain, err := hex.DecodeString(bytes[1])
		if err != nil {
			s.t.Fatal(err)
		}
		text += string(plain)
	}
	return text
}

// collector keeps what is exported to it as it came: OTLP's protobuf has texts as they are.
type collector struct {
	server *httptest.Server

	mu     sync.Mutex // guards what follows
	bodies []string
}

// newCollector returns a collector that listens until the end of the test.
func newCollector(t testing.TB) *collector {
	c := &collector{}
	c.server = httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		if kind := r.Header.Get("Content-Encoding"); kind != "" {
			t.Errorf("%s is compressed by %s: nothing can be found in it", r.URL, kind)
		}
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return // the exporter was killed in the middle
		}
		c.mu.Lock()
		defer c.mu.Unlock()
		c.bodies = append(c.bodies, string(body))
	}))
	t.Cleanup(c.server.Close)
	return c
}

// posts returns how often something was exported.
func (c *collector) posts() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.bodies)
}

// text returns everything that was exported.
func (c *collector) text() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return strings.Join(c.bodies, "\n")
}
