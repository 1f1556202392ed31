package graph

import (
	"encoding/base64"
	"encoding/json"
	"net/http"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// NUL in an argument, which PostgreSQL cannot compare with, is the caller's mistake and names the
// argument: nothing of it is an internal error, nor a line of the log. So is a global id with NUL
// or broken UTF-8 inside.
func TestNULIsRefused(t *testing.T) {
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		f := newFixtureOn(t, db, nil)
		global := func(name string) string { return base64.RawURLEncoding.EncodeToString([]byte(name)) }
		ask := func(query string, variables map[string]any, key string) (code, field any) {
			t.Helper()
			r, _ := decode(t, f.send(http.MethodPost, "/graphql", request(query, variables), "Authorization", "Bearer "+key))
			if len(r.Errors) != 1 {
				t.Fatalf("%s: errors %v, data %v", query, r.Errors, r.Data)
			}
			return r.Errors[0].Extensions["code"], r.Errors[0].Extensions["field"]
		}
		const nul = `"a\u0000b"`
		for _, c := range []struct{ field, query, key string }{
			{"id", `{ signal(id: ` + nul + `) { id } }`, f.CustomerKey},
			{"id", `{ node(id: ` + nul + `) { id } }`, f.CustomerKey},
			{"id", `{ customer(id: ` + nul + `) { __typename } }`, f.OperatorKey},
			{"source", `{ sourceRejects(source: ` + nul + `) { __typename } }`, f.OperatorKey},
			{"after", `{ customers(after: ` + nul + `) { __typename } }`, f.OperatorKey},
			{"configId", `{ feedConfig(configId: ` + nul + `) { __typename } }`, f.CustomerKey},
			{"signalId", `mutation { redeliver(signalId: ` + nul + `) { __typename } }`, f.CustomerKey},
			{"webhookId", `mutation { redeliver(signalId: "sig_x", webhookId: ` + nul + `) { __typename } }`, f.CustomerKey},
			{"id", `mutation { deleteWebhook(id: ` + nul + `) { __typename } }`, f.CustomerKey},
			{"id", `mutation { testWebhook(id: ` + nul + `) { __typename } }`, f.CustomerKey},
			{"configId", `mutation { deleteFeedConfig(configId: ` + nul + `) { __typename } }`, f.CustomerKey},
		} {
			if code, field := ask(c.query, nil, c.key); code != "BAD_USER_INPUT" || field != c.field {
				t.Errorf("%s: %v of %v, want one of %s", c.query, code, field, c.field)
			}
		}
		if code, field := ask(`query($id: ID!) { signal(id: $id) { id } }`, map[string]any{"id": "a\x00b"}, f.CustomerKey); code != "BAD_USER_INPUT" || field == nil {
			t.Errorf("a variable with NUL: %v of %v", code, field)
		}
		for _, name := range []string{"Signal:a\x00b", "Signal:a\xffb", "Signal:\x00#1", "Webhook:a\x00b", "Token:base:0x\x00", "Wallet:base:0x\x00"} {
			for _, query := range []string{`{ node(id: "` + global(name) + `") { id } }`, `{ signal(id: "` + global(name) + `") { id } }`} {
				r, _ := decode(t, f.send(http.MethodPost, "/graphql", request(query, nil)))
				for _, e := range r.Errors {
					if e.Extensions["code"] != "BAD_USER_INPUT" {
						text, _ := json.Marshal(e)
						t.Errorf("%q in %s: %s", name, query, text)
					}
				}
			}
		}
		if text := f.log.String(); strings.Contains(text, "level=ERROR") {
			t.Errorf("the log has %s", text)
		}
	})
}
