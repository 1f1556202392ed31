package graph

import (
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// A key of scope customer sets and removes labels, one of scope read sees them, and a token of an
// end user does neither.
func TestLabels(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		f := newFixtureOn(t, db, nil)
		const wallet = "0x00000000000000000000000000000000000000AB"
		labels := func(key, arguments string) any {
			t.Helper()
			r := f.as(t, key, `{ labels`+arguments+` { kind chain address name note watched } }`)
			if len(r.Errors) > 0 {
				t.Fatal(r.Errors)
			}
			return pick(r.Data, "labels")
		}
		set := func(input string) reply {
			return f.as(t, f.CustomerKey, `mutation { setLabel(input: {kind: WALLET, chain: BASE, address: "`+wallet+`", `+input+`}) { label { name changedAt } } }`)
		}
		if r := set(`name: " <b>Whale</b> ", note: "=1+1"`); len(r.Errors) > 0 || pick(r.Data, "setLabel.label.name") != "<b>Whale</b>" || pick(r.Data, "setLabel.label.changedAt") == "" {
			t.Errorf("set: %+v", r)
		}
		if r := f.as(t, f.CustomerKey, `mutation { setLabel(input: {kind: TOKEN, chain: POLYMARKET, address: "77", watched: true}) { label { name } } }`); len(r.Errors) > 0 {
			t.Errorf("watch: %+v", r)
		}
		token := map[string]any{"kind": "TOKEN", "chain": "POLYMARKET", "address": "77", "name": "", "note": "", "watched": true}
		want := []any{token, map[string]any{
			"kind": "WALLET", "chain": "BASE", "address": strings.ToLower(wallet), "name": "<b>Whale</b>", "note": "=1+1", "watched": false,
		}}
		for _, key := range []string{f.CustomerKey, f.ReadKey} {
			if diff := cmp.Diff(any(want), labels(key, "")); diff != "" {
				t.Errorf("labels (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(any([]any{token}), labels(key, "(watched: true)")); diff != "" {
				t.Errorf("watched (-want +got):\n%s", diff)
			}
		}
		for name, c := range map[string]struct {
			got  reply
			code string
			text string
		}{
			"a long name":  {set(`name: "` + strings.Repeat("x", 65) + `"`), "BAD_USER_INPUT", "name must have at most 64 characters, got 65"},
			"a line break": {set(`note: "a\nb"`), "BAD_USER_INPUT", "note must be one line of UTF-8 without control characters"},
			"nothing": {
				set(`name: " "`), "BAD_USER_INPUT", "name must have 1 to 64 characters, unless there is a note or the address is watched",
			},
			"no address": {
				f.as(t, f.CustomerKey, `mutation { setLabel(input: {kind: TOKEN, chain: POLYMARKET, address: "0x1", name: "x"}) { label { name } } }`),
				"BAD_USER_INPUT", `address must be a decimal number of at most 78 digits on POLYMARKET, got "0x1"`,
			},
			"a key that reads": {f.as(t, f.ReadKey, `mutation { removeLabel(kind: WALLET, chain: BASE, address: "`+wallet+`") { address } }`), "FORBIDDEN", ""},
			"no such label": {
				f.as(t, f.CustomerKey, `mutation { removeLabel(kind: TOKEN, chain: BASE, address: "`+wallet+`") { address } }`), "NOT_FOUND", "",
			},
		} {
			if len(c.got.Errors) != 1 || c.got.Errors[0].Extensions["code"] != c.code || c.text != "" && c.got.Errors[0].Message != c.text {
				t.Errorf("%s: %+v, want %s %q", name, c.got.Errors, c.code, c.text)
			}
		}
		user, _ := decode(t, f.send(http.MethodPost, "/graphql", request(`{ labels { name } }`, nil), "Authorization", f.endUser(t, "u")))
		if len(user.Errors) != 1 || user.Errors[0].Extensions["code"] != "FORBIDDEN" {
			t.Errorf("an end user: %+v", user)
		}
		r := f.as(t, f.CustomerKey, `mutation { removeLabel(kind: WALLET, chain: BASE, address: "`+wallet+`") { address } }`)
		if len(r.Errors) > 0 || pick(r.Data, "removeLabel.address") != strings.ToLower(wallet) {
			t.Errorf("remove: %+v", r)
		}
		if diff := cmp.Diff(any([]any{token}), labels(f.CustomerKey, "")); diff != "" {
			t.Errorf("after the removal (-want +got):\n%s", diff)
		}
	})
}
