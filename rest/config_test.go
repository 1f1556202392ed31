package rest_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"
	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/openapitest"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
	"github.com/smartmoneyhq/smartmoney/resolvers"
	"github.com/smartmoneyhq/smartmoney/rest"
)

// harness serves the endpoints over HTTP on a real database. It checks every response against
// the OpenAPI document.
type harness struct {
	t          *testing.T
	db         *testkit.DB
	url        string
	client     *http.Client
	noCustomer atomic.Bool // every key has no customer
	changes    atomic.Int64
	gate       *limits.Gate
	log        testkit.Buffer
}

// keys is the real authenticator. It removes the customer from its principals if noCustomer is
// set.
type keys struct {
	*auth.Authenticator
	o *harness
}

func (k keys) Authenticate(ctx context.Context, header string) (auth.Principal, error) {
	who, err := k.Authenticator.Authenticate(ctx, header)
	if k.o.noCustomer.Load() {
		who.CustomerID = ""
	}
	return who, err
}

// changesAtATime is how many changes of a customer run at a time.
const changesAtATime = 8

func newHarness(t *testing.T, db *testkit.DB) *harness {
	t.Helper()
	return newHarnessOn(t, db, db.Outbox)
}

// newHarnessOn takes webhooks from a store that may fail.
func newHarnessOn(t *testing.T, db *testkit.DB, hooks *outbox.Outbox) *harness {
	t.Helper()
	o := &harness{t: t, db: db}
	known := auth.NewAuthenticator(db, time.Now)
	s := service.New(nil, service.Options{Customers: db.Registry, Webhooks: hooks, ConfigChanged: func() { o.changes.Add(1) }})
	rules := limits.Default()
	rules[limits.Changes].Concurrent, rules[limits.Changes].Queued, rules[limits.Changes].Wait = changesAtATime, 1, time.Millisecond
	o.gate = limits.New(rules, time.Now)
	h, err := rest.NewHandler(resolvers.New(s), rest.Options{Auth: keys{known, o}, Gate: o.gate, Logger: slog.New(slog.NewTextHandler(&o.log, nil))})
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	o.url = server.URL
	o.client = &http.Client{Transport: openapitest.Transport(t, server.Client().Transport)}
	return o
}

// customer creates a customer with a key of a scope and returns the key.
func (h *harness) customer(id string, scope smartmoney.Scope) string {
	h.t.Helper()
	testkit.Customers(h.t, h.db, id)
	return testkit.Key(h.t, h.db, id, scope)
}

// ask sends a request to /config; headers are names and values in turn.
func (h *harness) ask(method, key, body string, headers ...string) (status int, header http.Header, answer string) {
	h.t.Helper()
	r, err := http.NewRequestWithContext(h.t.Context(), method, h.url+"/v3/alpha/config", strings.NewReader(body))
	if err != nil {
		h.t.Fatal(err)
	}
	if key != "" {
		r.Header.Set("Authorization", "Bearer "+key)
	}
	if method == http.MethodPut {
		r.Header.Set("Content-Type", "application/json")
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	resp, err := h.client.Do(r)
	if err != nil {
		h.t.Fatal(err)
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	if err != nil {
		h.t.Fatal(err)
	}
	return resp.StatusCode, resp.Header, string(text)
}

// want sends a request and checks status and body of the response.
func (h *harness) want(method, key, body string, status int, answer string, headers ...string) {
	h.t.Helper()
	got, _, text := h.ask(method, key, body, headers...)
	if got != status || text != answer {
		h.t.Errorf("%s %.80q: status %d\ngot  %s\nwant %d\n     %s", method, body, got, text, status, answer)
	}
}

// stored returns the configuration in the database, encoded as by REST.
func (h *harness) stored(id string) string {
	h.t.Helper()
	c, err := h.db.Config(h.t.Context(), id)
	if err != nil {
		h.t.Fatal(err)
	}
	return string(wire.AppendConfig(nil, &c))
}

func TestConfig(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		o := newHarness(t, db)
		key, other := o.customer("acme", smartmoney.ScopeCustomer), o.customer("other", smartmoney.ScopeCustomer)
		before := o.stored("other")
		status, header, first := o.ask("GET", key, "")
		if status != http.StatusOK || first != o.stored("acme") || header.Get("Content-Type") != "application/json" {
			t.Errorf("status %d: %s", status, first)
		}
		if status, header, text := o.ask("HEAD", key, ""); status != http.StatusOK || text != "" || header.Get("Content-Length") != fmt.Sprint(len(first)) {
			t.Errorf("HEAD: status %d, %v: %s", status, header, text)
		}
		// A PUT of lists removes prediction markets, and keeps omitted fields.
		status, _, changed := o.ask("PUT", key, `{"chains": ["solana", "base"], "signal_types": ["sell_signal", "whale_move"],
			"priority_filter": "P1,P2", "whale_min_trade_usd": 15000, "whale_max_rank": 5, "convergence_window_hours": 3.5, "cooldown_hours": 1}`)
		var now struct {
			UpdatedAt time.Time `json:"updated_at"`
			CreatedAt time.Time `json:"created_at"`
		}
		if err := json.Unmarshal([]byte(changed), &now); err != nil {
			t.Fatal(err)
		}
		want := smartmoney.CustomerConfig{CustomerID: "acme", CreatedAt: now.CreatedAt, UpdatedAt: now.UpdatedAt, Config: smartmoney.DefaultConfig("Customer acme")}
		want.Chains = []smartmoney.Chain{smartmoney.Base, smartmoney.Solana}
		want.SignalTypes = []smartmoney.NotificationType{smartmoney.WhaleMove, smartmoney.SellSignal}
		want.PriorityFilter, want.WhaleMinTradeUSD, want.WhaleMaxRank = smartmoney.PriorityP1P2, 15000, 5
		want.ConvergenceWindowHours, want.CooldownHours = 3.5, 1
		if diff := cmp.Diff(string(wire.AppendConfig(nil, &want)), changed); status != http.StatusOK || diff != "" {
			t.Errorf("status %d: %s", status, diff)
		}
		if now.UpdatedAt.Before(now.CreatedAt) || o.stored("acme") != changed {
			t.Errorf("the stored configuration is %s", o.stored("acme"))
		}
		o.want("GET", key, "", http.StatusOK, changed)
		o.want("GET", other, "", http.StatusOK, before)
		if got := o.changes.Load(); got != 1 {
			t.Errorf("ConfigChanged was called %d times, want 1", got)
		}
	})
}

// The change that creates a webhook's secret shows it in a header; no other response does.
func TestWebhookSecret(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		o := newHarness(t, db)
		key := o.customer("acme", smartmoney.ScopeCustomer)
		shown := func(method, body string) string {
			t.Helper()
			status, header, text := o.ask(method, key, body)
			if status != http.StatusOK || strings.Contains(text, "whsec_") {
				t.Errorf("%s %s: status %d: %s", method, body, status, text)
			}
			return header.Get("Webhook-Secret")
		}
		if got := shown("PUT", `{"daily_budget": 7}`); got != "" {
			t.Errorf("another field shows %q", got)
		}
		secret := shown("PUT", `{"webhook_url": "https://desk.example/"}`)
		target, err := db.WebhookTarget(t.Context(), "acme", 0, time.Now(), nil)
		if valid := target.Secrets; err != nil || len(valid) != 1 || valid[0] != secret {
			t.Errorf("shown is %q, valid %q, %v", secret, valid, err)
		}
		for _, body := range []string{`{"webhook_url": "https://desk.example/"}`, `{"webhook_url": ""}`, `{"webhook_url": "https://other.example/"}`} {
			if got := shown("PUT", body); got != "" {
				t.Errorf("%s shows %q again", body, got)
			}
		}
		if got := shown("GET", ""); got != "" {
			t.Errorf("GET shows %q", got)
		}
	})
}

// TestEndUserSeesNoPathOfTheWebhook checks that to an end user's token webhook_url ends after the
// host, and that the token cannot set what it sees.
func TestEndUserSeesNoPathOfTheWebhook(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		o := newHarness(t, db)
		key := o.customer("acme", smartmoney.ScopeCustomer)
		if status, _, text := o.ask("PUT", key, `{"webhook_url": "https://desk.example:8443/services/hidden?token=hidden"}`); status != http.StatusOK {
			t.Fatalf("PUT: status %d: %s", status, text)
		}
		before := o.stored("acme")
		signer := smartmoney.TokenSigner{Issuer: "desk", Secret: strings.Repeat("s", smartmoney.MinTokenSecret)}
		if err := db.SetTokenSigner(t.Context(), "acme", &signer); err != nil {
			t.Fatal(err)
		}
		token, err := jwt.NewWithClaims(jwt.SigningMethodHS256, jwt.MapClaims{
			"iss": signer.Issuer, "aud": smartmoney.EndUserAud("acme"), "exp": time.Now().Add(time.Hour).Unix(),
		}).SignedString([]byte(signer.Secret))
		if err != nil {
			t.Fatal(err)
		}
		o.want("GET", token, "", http.StatusOK, strings.Replace(before, "https://desk.example:8443/services/hidden?token=hidden", "https://desk.example:8443", 1))
		if status, _, text := o.ask("PUT", token, o.stored("acme")); status != http.StatusForbidden || strings.Contains(text, "hidden") {
			t.Errorf("PUT with a token: status %d: %s", status, text)
		}
		if after := o.stored("acme"); after != before {
			t.Errorf("stored is %s, was %s", after, before)
		}
	})
}

// A header reports that a webhook is disabled, until the webhook is set again.
func TestWebhookDisabled(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		o := newHarness(t, db)
		key := o.customer("acme", smartmoney.ScopeCustomer)
		shown := func(method, body string) string {
			t.Helper()
			status, header, text := o.ask(method, key, body)
			if status != http.StatusOK {
				t.Errorf("%s %s: status %d: %s", method, body, status, text)
			}
			return header.Get("Webhook-Disabled")
		}
		const address = `{"webhook_url": "https://desk.example/"}`
		if got := shown("PUT", address); got != "" {
			t.Errorf("a new webhook is disabled: %q", got)
		}
		const disable = `UPDATE webhook_endpoints SET disabled_at = 1, disabled_reason = 'the receiver answered 410 Gone'`
		if _, err := db.Writer().ExecContext(t.Context(), disable); err != nil {
			t.Fatal(err)
		}
		for _, body := range []string{"", `{"daily_budget": 9}`} {
			method := map[bool]string{true: "GET", false: "PUT"}[body == ""]
			if got := shown(method, body); got != "the receiver answered 410 Gone" {
				t.Errorf("%s shows %q", method, got)
			}
		}
		if got := shown("PUT", address); got != "" {
			t.Errorf("it is disabled after it was set again: %q", got)
		}
	})
}

// A customer created before configurations were stored.
func TestConfigOfOldCustomer(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		o := newHarness(t, db)
		key := o.customer("old", smartmoney.ScopeCustomer)
		for _, statement := range []string{"DELETE FROM config_versions", "UPDATE notification_logs SET config_version = 0"} {
			if _, err := db.Writer().ExecContext(t.Context(), statement); err != nil {
				t.Fatal(err)
			}
		}
		o.want("GET", key, "", http.StatusNotFound, `{"error":"customer not found: old"}`)
		o.want("PUT", key, "{}", http.StatusBadRequest, `{"error":"no updatable fields were provided"}`)
		o.want("GET", key, "", http.StatusNotFound, `{"error":"customer not found: old"}`)
		status, _, text := o.ask("PUT", key, `{"daily_budget": 99}`)
		if status != http.StatusOK || !strings.Contains(text, `"display_name":"Customer old","chains":["base","ethereum","solana","polymarket"]`) ||
			!strings.Contains(text, `"daily_budget":99,`) {
			t.Errorf("status %d: %s", status, text)
		}
		o.want("GET", key, "", http.StatusOK, text)
	})
}

// Refused requests change nothing.
func TestConfigRefusals(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		o := newHarness(t, db)
		key, ingest := o.customer("acme", smartmoney.ScopeCustomer), o.customer("feed", smartmoney.ScopeIngest)
		before := o.stored("acme")
		const good = `{"daily_budget": 10}`
		const forbidden = `{"message":"this request needs a key of scope customer or read, got scope ingest"}`
		const typed = "the body must be application/json in UTF-8, got "
		for _, method := range []string{"GET", "PUT"} {
			o.want(method, "", good, http.StatusUnauthorized, `{"message":"missing key: send the header Authorization: Bearer <key>"}`)
			o.want(method, ingest, good, http.StatusForbidden, forbidden)
			o.noCustomer.Store(true)
			o.want(method, ingest, good, http.StatusBadRequest, `{"error":"customer id is required"}`)
			o.noCustomer.Store(false)
		}
		if _, header, _ := o.ask("GET", "", ""); header.Get("WWW-Authenticate") != "Bearer" {
			t.Errorf("WWW-Authenticate = %q", header.Get("WWW-Authenticate"))
		}
		read := testkit.Key(o.t, db, "acme", smartmoney.ScopeRead)
		for _, body := range []string{good, "{", `{"daily_budget": 0}`, `{"no_field": 1}`} {
			o.want("PUT", read, body, http.StatusForbidden, `{"message":"this request needs a key of scope customer, got scope read"}`)
		}
		for _, method := range []string{"POST", "PATCH", "DELETE"} {
			o.want(method, key, good, http.StatusMethodNotAllowed, `{"error":"the method must be GET or PUT"}`)
		}
		for given, ok := range map[string]bool{
			"application/json; charset=UTF-8": true, "Application/JSON": true, "text/plain": false, "application/x-www-form-urlencoded": false,
			"application/json; charset=latin1": false, "application/": false,
		} {
			if ok {
				o.want("PUT", key, "{}", http.StatusBadRequest, `{"error":"no updatable fields were provided"}`, "Content-Type", given)
			} else {
				o.want("PUT", key, good, http.StatusUnsupportedMediaType, `{"error":"`+typed+`\"`+given+`\""}`, "Content-Type", given)
			}
		}
		o.want("PUT", key, good, http.StatusUnsupportedMediaType, `{"error":"the body must not be compressed, got \"gzip\""}`, "Content-Encoding", "gzip")
		large := good + strings.Repeat(" ", 64<<10-len(good))
		o.want("PUT", key, large+" ", http.StatusRequestEntityTooLarge, `{"error":"the body must be at most 64 KiB"}`)
		for body, message := range map[string]string{
			"":     "the body must be a JSON object, got nothing",
			"[]":   "the body must be a JSON object, got a list",
			"{}{}": "the body must be one JSON object, got more after it",
			"{}":   "no updatable fields were provided",
			`{"customer_id": "other", "budget": 1, "daily_budget": 201, "min_trades": null, "chains": ["polymarket"]}`: "customer_id is not updatable; " +
				`\"budget\" is no field of a configuration; min_trades must not be null: leave it out to keep its value; ` +
				`chains must hold only base, ethereum, solana, got \"polymarket\" (prediction markets are set through GraphQL); ` +
				"daily_budget must be a whole number between 5 and 200, got 201",
		} {
			o.want("PUT", key, body, http.StatusBadRequest, `{"error":"`+message+`"}`)
		}
		if got := o.stored("acme"); got != before || o.changes.Load() != 0 {
			t.Errorf("refused requests left %s and %d calls of ConfigChanged", got, o.changes.Load())
		}
		if status, _, text := o.ask("PUT", key, large); status != http.StatusOK || !strings.Contains(text, `"daily_budget":10,`) {
			t.Errorf("a body of 64 KiB: status %d: %s", status, text)
		}
	})
}

// Concurrent changes of different fields do not revert each other.
func TestConcurrentConfigChanges(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		o := newHarness(t, db)
		key := o.customer("acme", smartmoney.ScopeCustomer)
		fields := []string{"daily_budget", "min_trades", "min_closed_positions", "min_tokens_traded", "whale_max_rank", "min_trigger_closed", "min_token_holders"}
		var all sync.WaitGroup
		for i, field := range fields {
			all.Go(func() {
				if status, _, text := o.ask("PUT", key, fmt.Sprintf(`{%q: %d}`, field, 100+i)); status != http.StatusOK {
					t.Errorf("%s: status %d: %s", field, status, text)
				}
			})
		}
		all.Wait()
		_, _, text := o.ask("GET", key, "")
		for i, field := range fields {
			if !strings.Contains(text, fmt.Sprintf(`%q:%d,`, field, 100+i)) {
				t.Errorf("%s is lost: %s", field, text)
			}
		}
		c, err := db.Config(t.Context(), "acme")
		if err != nil || c.Version != int64(1+len(fields)) {
			t.Errorf("version = %d, %v", c.Version, err)
		}
	})
}

// TestChangesAreLimited checks that a change is refused with 429 while its customer has as many as
// it may, and that reads and other customers' changes are not.
func TestChangesAreLimited(t *testing.T) {
	t.Parallel()
	o := newHarness(t, testkit.SQLite(t))
	key, other := o.customer("acme", smartmoney.ScopeCustomer), o.customer("other", smartmoney.ScopeCustomer)
	var done []func()
	for range changesAtATime {
		leave, err := o.gate.Enter(t.Context(), "acme", limits.Changes)
		if err != nil {
			t.Fatal(err)
		}
		done = append(done, leave)
	}
	const change = `{"cooldown_hours": 2}`
	if status, header, text := o.ask("PUT", key, change); status != http.StatusTooManyRequests || header.Get("Retry-After") != "1" {
		t.Errorf("PUT beyond the limit: %d, Retry-After %q: %s", status, header.Get("Retry-After"), text)
	}
	for _, free := range [][3]string{{"GET", key, ""}, {"PUT", other, change}} {
		if status, _, text := o.ask(free[0], free[1], free[2]); status != http.StatusOK {
			t.Errorf("%s beside them: %d: %s", free[0], status, text)
		}
	}
	done[0]()
	if status, _, text := o.ask("PUT", key, change); status != http.StatusOK {
		t.Errorf("PUT within the limit: %d: %s", status, text)
	}
}

func TestConfigFails(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	o := newHarness(t, db)
	key := o.customer("acme", smartmoney.ScopeCustomer)
	if _, err := db.Writer().Exec("ALTER TABLE config_versions RENAME TO secrets"); err != nil {
		t.Fatal(err)
	}
	o.want("GET", key, "", http.StatusInternalServerError, `{"error":"internal error"}`)
	if log := o.log.String(); !strings.Contains(log, "no such table: config_versions") {
		t.Errorf("the log does not contain the cause: %s", log)
	}
}

// A client may PUT a modified copy of a GET response, but cannot set that way what REST cannot
// set.
func TestPutOfGetResponse(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		o := newHarness(t, db)
		key := o.customer("acme", smartmoney.ScopeCustomer)
		_, _, got := o.ask("GET", key, "")
		if !strings.Contains(got, `"polymarket"`) {
			t.Fatalf("no prediction market is set: %s", got)
		}
		status, _, same := o.ask("PUT", key, got)
		if status != http.StatusOK || withoutUpdate(t, same) != withoutUpdate(t, got) {
			t.Errorf("status %d: %s", status, same)
		}
		o.want("PUT", key, got, http.StatusBadRequest, `{"error":"updated_at is not updatable: leave it out, or give what it is now"}`)
		status, _, changed := o.ask("PUT", key, strings.Replace(same, `"daily_budget":30`, `"daily_budget":31`, 1))
		if status != http.StatusOK || !strings.Contains(changed, `"daily_budget":31`) || !strings.Contains(changed, `"polymarket"`) {
			t.Errorf("status %d: %s", status, changed)
		}
		for body, message := range map[string]string{
			strings.Replace(changed, `"customer_id":"acme"`, `"customer_id":"rival"`, 1): "customer_id is not updatable; ",
			strings.Replace(changed, `["base",`, `[`, 1):                                 "chains must hold only base, ethereum, solana, got",
			strings.Replace(changed, `"convergence_p0","convergence_p1",`, ``, 1):        "signal_types must hold only",
			`{"customer_id":"acme"}`:                               "no updatable fields were provided",
			`{"chains":["base","ethereum","solana","polymarket"]}`: "chains must hold only base, ethereum, solana, got",
		} {
			if status, _, text := o.ask("PUT", key, body); status != http.StatusBadRequest || !strings.Contains(text, message) {
				t.Errorf("%s: status %d: %s", body, status, text)
			}
		}
		if o.stored("acme") != changed {
			t.Errorf("a refused request left %s", o.stored("acme"))
		}
	})
}

// withoutUpdate returns a configuration without the time of its last change.
func withoutUpdate(t *testing.T, text string) string {
	t.Helper()
	head, _, ok := strings.Cut(text, `"updated_at"`)
	if !ok {
		t.Fatal(text)
	}
	return head
}

// Query parameters are refused, as on the other endpoints.
func TestConfigParameters(t *testing.T) {
	t.Parallel()
	o := newHarness(t, testkit.SQLite(t))
	key := o.customer("acme", smartmoney.ScopeCustomer)
	o.url += "/v3/alpha/config?customer_id=other#"
	for _, method := range []string{"GET", "PUT"} {
		o.want(method, key, `{"daily_budget":7}`, http.StatusBadRequest, `{"error":"unknown parameter \"customer_id\""}`)
	}
}

// A committed change succeeds and shows the new secret, even if reading the webhook afterwards
// fails.
func TestCommittedChangeSucceeds(t *testing.T) {
	t.Parallel()
	url := sqldb.Options{URL: testkit.MigratedSQLiteURL(t)}
	db, unread := testkit.Open(t, url), testkit.Open(t, url)
	o := newHarnessOn(t, db, unread.Outbox)
	key := o.customer("acme", smartmoney.ScopeCustomer)
	if err := unread.Reader().Close(); err != nil {
		t.Fatal(err)
	}
	status, header, text := o.ask("PUT", key, `{"webhook_url": "https://desk.example/"}`)
	if status != http.StatusOK || header.Get("Webhook-Secret") == "" || text != o.stored("acme") {
		t.Errorf("status %d, %v: %s", status, header, text)
	}
	if status, _, _ := o.ask("GET", key, ""); status != http.StatusInternalServerError {
		t.Errorf("GET: status %d", status)
	}
}
