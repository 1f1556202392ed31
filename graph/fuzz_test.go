package graph

import (
	"encoding/json"
	"net/http"
	"net/url"
	"testing"
)

// FuzzRequest sends arbitrary requests. The response is always JSON, with data or errors, and
// never an internal error.
func FuzzRequest(f *testing.F) {
	fix := newFixture(f, nil)
	for _, body := range []string{
		good, invalid, `{}`, `[]`, `{"query":7}`, `{"query":"{ wallets(first: 1e9) { totalCount } }"}`,
		`{"query":"query($f: WalletFilter, $a: String) { wallets(filter: $f, after: $a) { nodes { id rank } edges { cursor } } }","variables":{"f":{"minTrades":0.5},"a":"AQE"}}`,
		`{"query":"{ node(id: 5) { ...f } } fragment f on Node { id ...f }"}`,
		`{"query":"query A { __typename } query B { __schema { types { name } } }","operationName":"B"}`,
		`{"query":"{ wallet(chain: SOLANA, address: \"x\") { trades(first: -1) { totalCount } } }"}`,
		`{"query":"{ search(index:\"markets\", include:[{filter:TERM, field:\"item_id\", value:99999999999999999999}]) { totalHits } }"}`,
		`{"query":"query($f: JSON = {x: [1e999]}) { recommendations(filters: $f) { __typename } signal(id: 99999999999999999999) { id } }"}`,
		`{"query":"query($f: JSON) { recommendations(filters: $f) { __typename } }","variables":{"f":{"x":1e999}}}`,
		`{"query":"query($i: ID!) { node(id: $i) { id } }","variables":{"i":99999999999999999999}}`,
	} {
		f.Add(body)
	}
	f.Fuzz(func(t *testing.T, body string) {
		for _, w := range []interface {
			Result() *http.Response
		}{
			fix.send(http.MethodPost, "/graphql", body),
			fix.send(http.MethodGet, "/graphql?query="+url.QueryEscape(body), "", "Accept", typeResponse),
		} {
			res := w.Result()
			var answer struct {
				Data   json.RawMessage
				Errors []struct{ Extensions struct{ Code string } }
			}
			if err := json.NewDecoder(res.Body).Decode(&answer); err != nil {
				t.Fatalf("status %d: the response is not JSON: %v", res.StatusCode, err)
			}
			if err := res.Body.Close(); err != nil {
				t.Fatal(err)
			}
			if answer.Data == nil && len(answer.Errors) == 0 || res.StatusCode >= 500 {
				t.Errorf("status %d, %+v", res.StatusCode, answer)
			}
			for _, e := range answer.Errors {
				if e.Extensions.Code == "" || e.Extensions.Code == "INTERNAL" {
					t.Errorf("status %d, %+v", res.StatusCode, answer)
				}
			}
		}
	})
}
