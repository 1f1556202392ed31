package graph

import (
	"crypto/rand"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

const customerFields = `{ customerId name createdAt suspendedAt requestsPerSecond costPerSecond ingestEventsPerSecond streams
	keys { keyId scope createdAt expiresAt revokedAt lastUsedAt uses }
	budget { day dailyUsed dailyBudget types { type used limit } }
	config { customerId webhookUrl dailyBudget }
	webhooks { number host enabled lastSuccessAt failingSince disabledAt disabledReason } }`

// TestCustomersWithoutSecrets checks what an operator reads of all customers, and that none of
// their secrets is in it: neither of keys nor of webhooks, whose paths are secrets with some
// receivers.
func TestCustomersWithoutSecrets(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	version := testkit.Customers(t, f.DB, "aa-first", "zz-last")
	if err := f.DB.SetLimits(t.Context(), "zz-last", smartmoney.Limits{RequestsPerSecond: 5, Streams: 3}); err != nil {
		t.Fatal(err)
	}
	if err := f.DB.SuspendCustomer(t.Context(), "zz-last"); err != nil {
		t.Fatal(err)
	}
	secret, err := webhook.NewSecret(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	hook := outbox.NewWebhook{ID: 5, URL: "https://user:hidden@receiver.example:8443/services/hidden?token=hidden", Secret: secret}
	if made, err := f.DB.CreateWebhook(t.Context(), "zz-last", hook); err != nil || made == nil {
		t.Fatal(made, err)
	}
	_, err = f.DB.ChangeConfig(t.Context(), "zz-last", "", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
		c.WebhookURL = "https://configured.example/hidden"
		return c, nil
	})
	if err != nil {
		t.Fatal(err)
	}
	// One of two signals a minute apart is today's, also if the day ends meanwhile.
	now, later := time.Now().UTC(), time.Now().UTC().Add(time.Minute)
	signals := []*smartmoney.Signal{
		testkit.Signal("sig_now", smartmoney.WhaleMove, "0xt", now, "0xw"), testkit.Signal("sig_later", smartmoney.WhaleMove, "0xt", later, "0xw"),
	}
	testkit.Send(t, f.DB, now, signals, testkit.EntryOf("aa-first", version, signals[0], 0), testkit.EntryOf("aa-first", version, signals[1], 1))

	got := f.asOperator(t, `{ customers(first: 50) { totalCount nodes `+customerFields+` } }`)
	if len(got.Errors) > 0 {
		t.Fatalf("errors: %v", got.Errors)
	}
	text, err := json.Marshal(got.Data)
	if err != nil {
		t.Fatal(err)
	}
	for _, hidden := range []string{"hidden", secret, f.CustomerKey, f.OperatorKey} {
		if strings.Contains(string(text), hidden) {
			t.Errorf("the answer has the secret %q: %s", hidden, text)
		}
	}
	for _, want := range []string{
		`"webhookUrl":"https://configured.example"`, `"host":"https://receiver.example:8443"`, `"requestsPerSecond":5`, `"streams":3`, `"costPerSecond":null`,
	} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the answer has no %s: %s", want, text)
		}
	}
	if s := string(text); !strings.Contains(s, `"dailyUsed":1,`) && !strings.Contains(s, `"dailyUsed":2,`) {
		t.Errorf("the budget of aa-first is not used: %s", text)
	}
	one := f.asOperator(t, `{ customer(id: "zz-last") { customerId suspendedAt } none: customer(id: "nobody") { customerId } }`)
	if c, _ := one.Data["customer"].(map[string]any); len(one.Errors) > 0 || c["suspendedAt"] == nil || one.Data["none"] != nil {
		t.Errorf("customer: %v %v", one.Data, one.Errors)
	}
}

// TestEndUsersSeeNoPathOfAWebhook checks that a token of an end user reads a webhook's address up
// to the host wherever it stands, and that a key of scope read still has all of it.
func TestEndUsersSeeNoPathOfAWebhook(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	ctx := auth.WithPrincipal(t.Context(), auth.Principal{KeyID: "k", CustomerID: servicetest.Customer, Scope: smartmoney.ScopeCustomer})
	for _, address := range []string{"https://former.example/hidden", "https://configured.example:8443/hidden?token=hidden"} {
		if _, err := f.Service.UpdateConfig(ctx, smartmoney.ConfigUpdate{WebhookURL: &address}); err != nil {
			t.Fatal(err)
		}
	}
	made, err := f.Service.CreateWebhook(ctx, outbox.NewWebhook{URL: "https://further.example/hidden"})
	if err != nil {
		t.Fatal(err)
	}
	f.Send(t, servicetest.Customer, time.Now(), servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, 1, time.Now(), 1))
	query := request(`query($id: ID!) { config { webhookUrl webhook { url } } webhook { url disabledReason }
		webhooks { id url deliveries { nodes { attempts { error } } } }
		node(id: $id) { ... on Webhook { url } } configVersions { config { webhookUrl webhook { url } } } }`, map[string]any{"id": made.Webhook.GlobalID()})

	token := f.endUser(t, "one")
	shown := f.send("POST", "/graphql", query, "Authorization", token)
	data(t, shown)
	text := shown.Body.String()
	if strings.Contains(text, "hidden") {
		t.Errorf("an end user reads a path: %s", text)
	}
	for address, count := range map[string]int{
		`"webhookUrl":"https://configured.example:8443"`: 2, `"webhookUrl":"https://former.example"`: 1, `"url":"https://configured.example:8443"`: 6,
		`"url":"https://further.example"`: 2,
	} {
		if n := strings.Count(text, address); n != count {
			t.Errorf("%s is there %d times, want %d: %s", address, n, count, text)
		}
	}

	whole := f.send("POST", "/graphql", query, "Authorization", "Bearer "+f.ReadKey)
	data(t, whole)
	if n := strings.Count(whole.Body.String(), "/hidden"); n != strings.Count(text, "https://") {
		t.Errorf("a key of scope read sees %d paths, an end user %d addresses: %s", n, strings.Count(text, "https://"), whole.Body)
	}
}

// TestCustomerPages checks that pages have every customer once, and the bounds of a page.
func TestCustomerPages(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	testkit.Customers(t, f.DB, "aa", "bb", "cc")
	var ids []string
	for after := ""; ; {
		got := f.asOperator(t, `{ customers(first: 2`+after+`) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { customerId } } } }`)
		page, _ := got.Data["customers"].(map[string]any)
		edges, _ := page["edges"].([]any)
		if len(got.Errors) > 0 || len(edges) == 0 || len(edges) > 2 {
			t.Fatalf("page %v, errors %v", page, got.Errors)
		}
		for _, e := range edges {
			edge, _ := e.(map[string]any)
			node, _ := edge["node"].(map[string]any)
			id, _ := node["customerId"].(string)
			ids = append(ids, id)
		}
		info, _ := page["pageInfo"].(map[string]any)
		if info["hasNextPage"] == false {
			if page["totalCount"] != float64(len(ids)) {
				t.Errorf("%d customers in pages, totalCount %v", len(ids), page["totalCount"])
			}
			break
		}
		end, _ := info["endCursor"].(string)
		after = `, after: "` + end + `"`
	}
	for i := 1; i < len(ids); i++ {
		if ids[i-1] >= ids[i] {
			t.Errorf("ids are not in order: %v", ids)
		}
	}
	for query, want := range map[string]string{
		`{ customers(first: 201) { totalCount } }`:                         "BAD_USER_INPUT",
		`{ customers(first: 0) { totalCount } }`:                           "BAD_USER_INPUT",
		`{ customers(after: "reject-1") { totalCount } }`:                  "BAD_USER_INPUT",
		`{ customers { totalCount } usage { customerId } }`:                "FORBIDDEN",
		`{ customers(first: 1) { nodes { config { webhook { url } } } } }`: "BAD_USER_INPUT", // a webhook is its customer's
	} {
		if got := f.asOperator(t, query); len(got.Errors) != 1 || got.Errors[0].Extensions["code"] != want {
			t.Errorf("%s: %v, want %s", query, got.Errors, want)
		}
	}
}

// TestUsage checks what a customer reads of itself, and that it reads nothing of others.
func TestUsage(t *testing.T) {
	t.Parallel()
	f := newFixture(t, nil)
	r, _ := decode(t, f.post(`{ usage `+customerFields+` }`, nil))
	if len(r.Errors) > 0 {
		t.Fatalf("errors: %v", r.Errors)
	}
	own, _ := r.Data["usage"].(map[string]any)
	budget, _ := own["budget"].(map[string]any)
	types, _ := budget["types"].([]any)
	keys, _ := own["keys"].([]any)
	if len(keys) == 0 || len(types) != smartmoney.TypeCount || budget["dailyUsed"] != 0.0 {
		t.Errorf("usage = %v", own)
	}
	for _, query := range []string{`{ customers { totalCount } }`, `{ customer(id: "aa") { customerId } }`} {
		if got, _ := decode(t, f.post(query, nil)); len(got.Errors) != 1 || got.Errors[0].Extensions["code"] != "FORBIDDEN" {
			t.Errorf("%s as a customer: %v", query, got.Errors)
		}
	}
	// Nothing of it may be kept for another caller.
	if got := f.asOperator(t, `{ usage { customerId } }`); len(got.Errors) != 1 {
		t.Errorf("an operator's usage: %v", got)
	}
}
