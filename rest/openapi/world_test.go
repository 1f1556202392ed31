package openapi_test

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/helius"
	"github.com/smartmoneyhq/smartmoney/internal/studio/routes"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/openapitest"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/resolvers"
	"github.com/smartmoneyhq/smartmoney/rest"
	"github.com/smartmoneyhq/smartmoney/rest/openapi"
	"github.com/smartmoneyhq/smartmoney/web"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// harness serves the whole service over HTTP. It checks every response against the document.
type harness struct {
	*servicetest.World
	t      *testing.T
	server *server.Server
	client *http.Client
}

func newHarness(t *testing.T) *harness {
	t.Helper()
	w := &harness{World: servicetest.New(t), t: t}
	w.WithPlatform(t)
	log := slog.New(slog.DiscardHandler)
	appender := ingest.NewAppender(w.DB, w.Engine.Enqueue, time.Now, log)
	reads, err := rest.NewHandler(resolvers.New(w.Service).WithPlatform(w.Platform), rest.Options{Auth: w.Auth, Logger: log})
	if err != nil {
		t.Fatal(err)
	}
	others, err := routes.NewHandler(resolvers.New(w.Service).WithPlatform(w.Platform), routes.Options{Gate: auth.NewGate(w.Auth, nil), Logger: log})
	if err != nil {
		t.Fatal(err)
	}
	w.server, err = server.New(server.Options{
		Addr: "127.0.0.1:0", Log: log, NewID: func() string { return "made" }, Now: time.Now, ShutdownTimeout: time.Second,
		Handlers: server.Handlers{
			GraphQL: http.NotFoundHandler(), SDL: graph.SDLHandler(), REST: reads, Services: others,
			Ingest:  w.intake(appender, log),
			OpenAPI: openapi.Handler(), Docs: web.Docs(),
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []interface {
		Start(context.Context) error
		Stop(context.Context) error
	}{appender, w.server} {
		if err := part.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			testkit.Stop(t, part.Stop)
		})
	}
	wire := &http.Transport{}
	t.Cleanup(wire.CloseIdleConnections)
	w.client = &http.Client{Transport: openapitest.Transport(t, wire)}
	return w
}

// ask sends a request with the key that the path needs; headers are names and values in turn.
func (ha *harness) ask(method, target, body string, headers ...string) (status int, header http.Header, answer string) {
	ha.t.Helper()
	r := ha.request(method, target, body, headers...)
	resp, err := ha.client.Do(r)
	if err != nil {
		ha.t.Fatal(err)
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	if err != nil {
		ha.t.Fatal(err)
	}
	return resp.StatusCode, resp.Header, string(text)
}

// intake returns the handler of events, with a source to which the ingest key is the secret.
func (ha *harness) intake(appender *ingest.Appender, log *slog.Logger) *ingest.Handler {
	ha.t.Helper()
	kinds := source.NewKinds(helius.Kind{})
	d, err := kinds.Check(source.Definition{
		Name: "solana", Kind: "helius", Settings: []byte(`{"secret": "Bearer ` + ha.IngestKey + `"}`), Origin: source.FromCommand,
	})
	if err != nil {
		ha.t.Fatal(err)
	}
	if err := ha.DB.AddSource(ha.t.Context(), d); err != nil {
		ha.t.Fatal(err)
	}
	h := ingest.NewHandler(appender, ha.Auth, ingest.Limits{}, time.Now, log)
	h.Rules = engine.RulesOf(ha.DB)
	h.Sources = func(ctx context.Context) ([]source.Status, error) { return kinds.Statuses(ctx, ha.DB.ListSources) }
	h.Push = source.NewPushes(source.Options{Store: ha.DB.Connections, Append: appender.AppendBatch, Kinds: kinds, Log: log, Now: time.Now, Quotes: importer.DefaultSettings()}).Push
	return h
}

func (ha *harness) request(method, target, body string, headers ...string) *http.Request {
	ha.t.Helper()
	var sent io.Reader
	if body != "" {
		sent = strings.NewReader(body)
	}
	r, err := http.NewRequestWithContext(ha.t.Context(), method, ha.server.URL()+target, sent)
	if err != nil {
		ha.t.Fatal(err)
	}
	key := ha.CustomerKey
	if strings.HasPrefix(target, "/ingest/") {
		key = ha.IngestKey
	}
	scheme := "Bearer "
	if strings.HasPrefix(target, "/api/") {
		scheme = "Basic "
	}
	r.Header.Set("Authorization", scheme+key)
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	return r
}

// served returns the operations of the service, as "GET /path", without those that the document
// excludes.
func served(w *harness) []string {
	below := map[string][]string{rest.Prefix: rest.Operations(), "/ingest/": ingest.Operations()}
	for _, operation := range routes.Operations() {
		_, path, _ := strings.Cut(operation, " ")
		if strings.HasPrefix(path, routes.Prefix) {
			path = routes.Prefix
		}
		below[path] = append(below[path], operation)
	}
	var all []string
	for _, path := range w.server.Paths() {
		switch ops, tree := below[path]; {
		case tree:
			all = append(all, ops...)
		case !openapitest.Elsewhere(strings.TrimSuffix(path, "/")):
			all = append(all, "GET "+path)
		}
	}
	slices.Sort(all)
	return all
}

// described returns the operations of the document, in the same form.
func described(t *testing.T) []string {
	t.Helper()
	var all []string
	for path, item := range service(t).API.Paths.Map() {
		for method := range item.Operations() {
			all = append(all, method+" "+path)
		}
	}
	slices.Sort(all)
	return all
}

func service(t *testing.T) *openapitest.Document {
	t.Helper()
	d, err := openapitest.Service()
	if err != nil {
		t.Fatalf("openapi.json: %v", err)
	}
	return d
}
