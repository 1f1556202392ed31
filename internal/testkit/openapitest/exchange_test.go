package openapitest_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/smartmoneyhq/smartmoney/internal/testkit/openapitest"
)

// exchange returns a request with a key and its response.
func exchange(method, target string, status int, body string, headers ...string) *openapitest.Exchange {
	x := &openapitest.Exchange{
		Request: httptest.NewRequest(method, target, nil),
		Status:  status, Header: http.Header{"Content-Type": {"application/json"}}, Body: []byte(body),
	}
	x.Request.Header.Set("Authorization", "Bearer sms-x")
	for i := 0; i < len(headers); i += 2 {
		if x.Header.Del(headers[i]); headers[i+1] != "" {
			x.Header.Set(headers[i], headers[i+1])
		}
	}
	return x
}

// Every example of the document passes as a response.
func TestExamplesPass(t *testing.T) {
	t.Parallel()
	d := service(t)
	sent := 0
	for path, item := range d.API.Paths.Map() {
		for method, op := range item.Operations() {
			for status, response := range op.Responses.Map() {
				for kind, media := range response.Value.Content {
					for _, example := range examples(t, media) {
						code, err := strconv.Atoi(status)
						if err != nil {
							t.Fatal(err)
						}
						scheme := "Bearer"
						if strings.HasPrefix(path, "/api/") {
							scheme = "Basic"
						}
						x := exchange(method, target(path, op), code, example, "Content-Type", kind, "WWW-Authenticate", scheme)
						x.Request.Header.Set("Authorization", scheme+" sms-x")
						if err := d.Check(x); err != nil {
							t.Errorf("%s %s %s: %v", method, path, status, err)
						}
						sent++
					}
				}
			}
		}
	}
	if sent < 40 {
		t.Errorf("only %d examples were sent", sent)
	}
}

// target returns a path with the examples of its required parameters.
func target(path string, op *openapi3.Operation) string {
	query := url.Values{}
	for _, p := range op.Parameters {
		text := fmt.Sprint(p.Value.Example)
		switch {
		case p.Value.In == openapi3.ParameterInPath:
			path = strings.ReplaceAll(path, "{"+p.Value.Name+"}", text)
		case p.Value.In == openapi3.ParameterInQuery && p.Value.Required:
			query.Set(p.Value.Name, text)
		}
	}
	return path + "?" + query.Encode()
}

func examples(t *testing.T, media *openapi3.MediaType) []string {
	t.Helper()
	values := []any{}
	if media.Example != nil {
		values = append(values, media.Example)
	}
	for _, e := range media.Examples {
		values = append(values, e.Value.Value)
	}
	texts := make([]string, len(values))
	for i, v := range values {
		text, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		texts[i] = string(text)
	}
	return texts
}

func TestExchanges(t *testing.T) {
	t.Parallel()
	d := service(t)
	const (
		board  = "/v3/alpha/leaderboard"
		empty  = `{"wallets":[],"total":0,"rank_by":"trader_score","chain":"base","chain_defaults":{"min_trades":1,"min_tokens":5,"min_closed":1,"min_buy_vol":1000,"max_buy_vol":1e9},"updated_at":"2026-11-21T09:30:00Z"}`
		failed = `{"error":"x"}`
	)
	for name, test := range map[string]struct {
		x     *openapitest.Exchange
		wrong string // "" if the exchange is valid
	}{
		"answer":                   {exchange("GET", board, 200, empty), ""},
		"with parameters":          {exchange("GET", board+"?limit=200&chain=solana&max_buy_vol=0.5", 200, empty), ""},
		"stray field":              {exchange("GET", board, 200, `{"x":1,`+empty[1:]), "additional properties 'x'"},
		"missing field":            {exchange("GET", board, 200, strings.Replace(empty, `"total":0,`, "", 1)), "missing property 'total'"},
		"field twice":              {exchange("GET", board, 200, `{"total":0,`+empty[1:]), "duplicate"},
		"unknown value":            {exchange("GET", board, 200, strings.Replace(empty, "base", "tron", 1)), "value must be one of"},
		"more after the end":       {exchange("GET", board, 200, empty+"{}"), "more after the value"},
		"not JSON":                 {exchange("GET", board, 200, "hello"), "bad JSON"},
		"no body":                  {exchange("GET", board, 200, ""), "bad JSON"},
		"unknown status":           {exchange("GET", board, 202, empty), "not documented"},
		"unknown error":            {exchange("GET", board, 418, failed), "not documented"},
		"no type":                  {exchange("GET", board, 200, empty, "Content-Type", ""), "Content-Type"},
		"other type":               {exchange("GET", board, 200, empty, "Content-Type", "text/html"), "Content-Type"},
		"type with charset":        {exchange("GET", board, 200, empty, "Content-Type", "application/json; charset=utf-8"), ""},
		"bad ETag":                 {exchange("GET", board, 200, empty, "ETag", "bare"), "ETag"},
		"bound let through":        {exchange("GET", board+"?limit=201", 200, empty), "limit"},
		"type let through":         {exchange("GET", board+"?limit=ten", 200, empty), "limit"},
		"parameter let through":    {exchange("GET", board+"?offset=3", 200, empty), "offset"},
		"bound refused":            {exchange("GET", board+"?limit=201", 400, failed), ""},
		"error without text":       {exchange("GET", board, 400, `{"error":""}`), "minLength"},
		"error of another shape":   {exchange("GET", board, 400, `{"message":"x"}`), "missing property 'error'"},
		"no challenge":             {exchange("GET", board, 401, `{"message":"x"}`), "WWW-Authenticate"},
		"challenge":                {exchange("GET", board, 401, `{"message":"x"}`, "WWW-Authenticate", "Bearer"), ""},
		"other challenge":          {exchange("GET", board, 401, `{"message":"x"}`, "WWW-Authenticate", "Basic"), "WWW-Authenticate"},
		"key for a probe":          {exchange("GET", "/healthz", 401, `{"message":"x"}`), "not documented"},
		"unchanged":                {exchange("GET", board, 304, "", "Content-Type", ""), ""},
		"unchanged with body":      {exchange("GET", board, 304, empty), "where there must be none"},
		"head":                     {exchange("HEAD", board, 200, ""), ""},
		"head with body":           {exchange("HEAD", board, 200, empty), "where there must be none"},
		"head of unknown status":   {exchange("HEAD", board, 206, ""), "not documented"},
		"method refused":           {exchange("POST", board, 405, failed, "Allow", "GET, HEAD"), ""},
		"method refused, no allow": {exchange("POST", board, 405, failed), "want 405"},
		"method refused as text":   {exchange("POST", board, 405, "no", "Allow", "GET, HEAD"), "bad JSON"},
		"too much allowed":         {exchange("POST", board, 405, failed, "Allow", "GET, HEAD, PUT"), "want 405"},
		"method served":            {exchange("POST", board, 200, empty), "no such operation"},
		"method while stopping":    {exchange("POST", board, 503, failed), ""},
		"unknown path":             {exchange("GET", board+"s", 404, failed), ""},
		"unknown path served":      {exchange("GET", "/v3/alpha/wallets", 200, "{}"), "no such path"},
		"not of the document":      {exchange("POST", "/graphql", 200, "{}"), ""},
		"text":                     {exchange("GET", "/schema.graphql", 200, "type Query", "Content-Type", "text/plain; charset=utf-8"), ""},
	} {
		err := d.Check(test.x)
		switch {
		case err == nil && test.wrong != "":
			t.Errorf("%s: no error, want %q", name, test.wrong)
		case err != nil && (test.wrong == "" || !strings.Contains(err.Error(), test.wrong)):
			t.Errorf("%s: %v, want %q", name, err, test.wrong)
		}
	}
}

func TestServedWithoutKey(t *testing.T) {
	t.Parallel()
	d := service(t)
	x := exchange("DELETE", "/v3/alpha/notifications", 200, `{"deleted":0,"reset_at":"2026-11-21T09:30:00Z"}`)
	if err := d.Check(x); err != nil {
		t.Errorf("with a key: %v", err)
	}
	x.Request.Header.Del("Authorization")
	if err := d.Check(x); err == nil || !strings.Contains(err.Error(), "without a key") {
		t.Errorf("without a key: %v", err)
	}
}

// TestSentBodies checks bodies that the service accepted against the document.
func TestSentBodies(t *testing.T) {
	t.Parallel()
	d := service(t)
	answer := examples(t, d.API.Paths.Value("/v3/alpha/config").Get.Responses.Value("200").Value.Content["application/json"])[0]
	for body, ok := range map[string]bool{
		`{"daily_budget":5}`:                               true,
		`{"daily_budget":4}`:                               false,
		`{"daily_budget":5,"daily_budget":6}`:              false,
		`{}`:                                               false,
		`{"customer_id":"x"}`:                              false,
		`{"chains":["polymarket"]}`:                        false,
		`{"chains":["base","base"]}`:                       false,
		`{"per_type_limits":{"whale_move":0}}`:             true,
		`{"per_type_limits":{"whale":0}}`:                  false,
		`{"webhook_url":""}`:                               true,
		`{"webhook_url":"https://desk.example/hook?a=b"}`:  true,
		`{"webhook_url":"ftp://desk.example/"}`:            false,
		`{"priority_filter":"P0,P1","cooldown_hours":0.5}`: true,
		`{"convergence_window_hours":720.5}`:               false,
		`{"whale_max_rank":1.5}`:                           false,
		`{"min_trades":null}`:                              false,
	} {
		x := exchange("PUT", "/v3/alpha/config", 200, answer)
		x.Sent = []byte(body)
		if err := d.Check(x); (err == nil) != ok {
			t.Errorf("%s: %v, want good: %v", body, err, ok)
		}
		x.Status, x.Body = 400, []byte(`{"error":"x"}`)
		if err := d.Check(x); err != nil {
			t.Errorf("%s, refused: %v", body, err)
		}
	}
}
