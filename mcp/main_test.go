package mcp

import (
	"bytes"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/resolvers"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// fixture is a service over HTTP with GraphQL and the tools.
type fixture struct {
	*servicetest.World
	agents *Handler
	url    string
	client *http.Client
}

func newFixture(t testing.TB, world *servicetest.World) *fixture {
	t.Helper()
	gate := limits.New(limits.Default(), time.Now)
	log := slog.New(slog.DiscardHandler)
	graphql, err := graph.NewHandler(resolvers.New(world.Service).WithPlatform(world.Platform), graph.Options{Auth: world.Auth, Gate: gate, Documents: world.DB.Registry, Logger: log})
	if err != nil {
		t.Fatal(err)
	}
	agents, err := NewHandler(Options{
		GraphQL: graphql, Gate: gate, AllowOrigin: server.NewOrigins([]string{"https://app.example.com"}).AllowPrograms, MaxBody: 64 << 10, Version: "test", Logger: log,
	})
	if err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	mux.Handle("/graphql", graphql)
	mux.Handle(Path, agents)
	front := httptest.NewServer(mux)
	t.Cleanup(front.Close)
	return &fixture{World: world, agents: agents, url: front.URL, client: front.Client()}
}

// keyed adds a key to requests.
type keyed struct {
	key  string
	next http.RoundTripper
}

// RoundTrip sends a request with the key.
func (k keyed) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Header.Set("Authorization", "Bearer "+k.key)
	return k.next.RoundTrip(r)
}

// connect returns a session of the SDK's own client.
func (f *fixture) connect(t *testing.T, key string) *sdk.ClientSession {
	t.Helper()
	client := sdk.NewClient(&sdk.Implementation{Name: "test", Version: "1"}, nil)
	session, err := client.Connect(t.Context(), &sdk.StreamableClientTransport{
		Endpoint: f.url + Path, HTTPClient: &http.Client{Transport: keyed{key, f.client.Transport}}, DisableStandaloneSSE: true,
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = session.Close() })
	return session
}

// call calls a tool and returns its result as JSON, and whether it failed.
func call(t *testing.T, session *sdk.ClientSession, tool string, arguments any) (text string, failed bool) {
	t.Helper()
	got, err := session.CallTool(t.Context(), &sdk.CallToolParams{Name: tool, Arguments: arguments})
	if err != nil {
		t.Fatalf("%s: %v", tool, err)
	}
	text = got.Content[0].(*sdk.TextContent).Text
	structured, err := json.Marshal(got.StructuredContent)
	if err != nil || !equal([]byte(text), structured) {
		t.Errorf("%s: the structured result differs from the text: %s and %s", tool, structured, text)
	}
	return text, got.IsError
}

// equal reports whether two texts are the same JSON.
func equal(a, b []byte) bool {
	normal := func(text []byte) string {
		var value any
		if json.Unmarshal(text, &value) != nil {
			return string(text)
		}
		out, _ := json.Marshal(value)
		return string(out)
	}
	return normal(a) == normal(b)
}

// post sends a body and returns the response with its body.
func (f *fixture) post(t *testing.T, path, key string, body []byte, headers ...string) (*http.Response, string) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, f.url+path, bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", "application/json, text/event-stream")
	if path != Path {
		r.Header.Set("Accept", "application/json")
	}
	if key != "" {
		r.Header.Set("Authorization", "Bearer "+key)
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	resp, err := f.client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return resp, string(text)
}

// graphql runs a query and returns its response.
func (f *fixture) graphql(t *testing.T, key, query string, variables any) string {
	t.Helper()
	body, err := json.Marshal(map[string]any{"query": query, "variables": variables})
	if err != nil {
		t.Fatal(err)
	}
	_, text := f.post(t, "/graphql", key, body)
	return text
}

// endUser returns a token of an end user of the customer.
func (f *fixture) endUser(t *testing.T) string {
	t.Helper()
	signer := smartmoney.TokenSigner{Issuer: "desk", Secret: strings.Repeat("s", smartmoney.MinTokenSecret)}
	if err := f.DB.SetTokenSigner(t.Context(), servicetest.Customer, &signer); err != nil {
		t.Fatal(err)
	}
	token, err := jwt.NewWithClaims(jwt.SigningMethodHS256, jwt.MapClaims{
		"iss": signer.Issuer, "aud": smartmoney.EndUserAud(servicetest.Customer), "exp": time.Now().Add(time.Hour).Unix(), "sub": "u",
	}).SignedString([]byte(signer.Secret))
	if err != nil {
		t.Fatal(err)
	}
	return token
}
