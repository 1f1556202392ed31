package app

import (
	"context"
	"crypto/rand"
	"fmt"
	"log/slog"
	"maps"
	mathrand "math/rand/v2"
	"net/http"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/broker"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/evm"
	"github.com/smartmoneyhq/smartmoney/internal/source/helius"
	"github.com/smartmoneyhq/smartmoney/internal/source/polymarket"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// NewKinds returns every kind of source that the service has. db may be nil where no source is
// read.
func NewKinds(db *sqldb.DB) source.Kinds {
	return source.NewKinds(append(broker.Kinds(), evm.New(db), helius.Kind{}, polymarket.Kind{})...)
}

// FileSources returns the sources of the settings file, or an error with the problems of all of
// them.
func FileSources(cfg *config.Config, kinds source.Kinds) ([]source.Definition, error) {
	return fileConnections("sources", cfg.Sources, func(c *config.Connection) (source.Definition, error) {
		return kinds.Check(source.Definition{Name: c.Name, Kind: c.Kind, Settings: c.Settings, Origin: source.FromFile})
	})
}

// fileConnections returns what check makes of the connections of a section of the settings file, or
// an error with the problems of all of them.
func fileConnections[T any](section string, connections config.Connections, check func(*config.Connection) (T, error)) ([]T, error) {
	var all []T
	var problems []string
	for _, c := range connections.List() {
		d, err := check(&c)
		if err != nil {
			problems = append(problems, fmt.Sprintf("%s.%s: %v", section, c.Name, err))
			continue
		}
		all = append(all, d)
	}
	if problems != nil {
		return nil, config.UsageError{Err: &config.Error{Problems: problems}}
	}
	return all, nil
}

// SettingErrors returns the errors of reading what settings name, as the parts of a role do at its
// start.
func SettingErrors(cfg *config.Config) (errs []error) {
	log := slog.New(slog.DiscardHandler)
	_, sourcesErr := FileSources(cfg, NewKinds(nil)) // checking settings asks no database
	_, sinksErr := fileSinks(cfg, log)
	found := []error{sourcesErr, sinksErr}
	if cfg.Role.Serves() {
		_, tokensErr := newTokens(cfg, nil, log)
		found = append(found, tokensErr)
	}
	if cfg.Role.Serves() && cfg.Studio {
		found = append(found, studioErrors(cfg, log)...)
	}
	for _, err := range found {
		if err != nil {
			errs = append(errs, err)
		}
	}
	return errs
}

// Bounds of connections to providers.
const (
	providerConnections = 32               // to one host
	providerHeader      = 30 * time.Second // until the first byte of an answer
)

// newProviderClient returns the HTTP client of sources. A source bounds its requests as a whole.
func newProviderClient() *http.Client {
	transport, _ := http.DefaultTransport.(*http.Transport)
	transport = transport.Clone()
	transport.MaxConnsPerHost, transport.MaxIdleConnsPerHost = providerConnections, providerConnections
	transport.ResponseHeaderTimeout = providerHeader
	return &http.Client{Transport: transport}
}

// sources are the parts of a process that take trades from providers.
type sources struct {
	options source.Options
	runner  *source.Runner // nil if the process reads none
	pushes  *source.Pushes // nil if the process serves no requests
}

// newSources makes the sources' parts, and stores what the settings file says of them if this
// process reads them. They must be valid in every role that has them, so that a mistake shows
// wherever the file is read.
func (a *app) newSources(ctx context.Context) error {
	cfg, kinds := a.cfg, NewKinds(a.db.DB)
	file, err := FileSources(cfg, kinds)
	if err != nil {
		return err
	}
	quotes := importer.DefaultSettings()
	if err := quotes.AddQuotes(cfg.Quotes()); err != nil {
		return config.UsageError{Err: err}
	}
	a.sources = &sources{options: source.Options{
		Store: a.db.Sources, Append: a.appender.AppendBatch, Kinds: kinds, Owner: uuid.NewString(), Log: a.log, Now: time.Now,
		HTTP: newProviderClient(), Quotes: quotes, Lease: cfg.SourceLease,
	}}
	if a.engine != nil {
		a.sources.options.TokenPrice = a.providerPrice
	}
	if cfg.Role.Serves() {
		a.sources.pushes = source.NewPushes(a.sources.options)
	}
	if !cfg.Role.ReadsSources() {
		return nil
	}
	a.sources.runner = source.NewRunner(a.sources.options)
	err = a.db.Sources.SyncSources(ctx, file)
	if smartmoney.CodeOf(err) == smartmoney.CodeBadInput {
		return config.UsageError{Err: err}
	}
	return err
}

// SourceTrial is a source that can be tried.
type SourceTrial struct {
	source.Definition
	kinds source.Kinds
	spec  source.Spec
}

// Try is source.Kinds.Try of the source.
func (s *SourceTrial) Try(ctx context.Context) (pushed bool, err error) {
	return s.kinds.Try(ctx, &s.Definition, s.spec)
}

// NewSourceTrial returns the trial of a source as a service with these settings would read it.
func NewSourceTrial(cfg *config.Config, d source.Definition) (*SourceTrial, error) {
	trials, err := newTrials(cfg, []source.Definition{d})
	if err != nil {
		return nil, err
	}
	return trials[0], nil
}

// newTrials returns the trials of sources, which share one client of providers.
func newTrials(cfg *config.Config, all []source.Definition) ([]*SourceTrial, error) {
	quotes := importer.DefaultSettings()
	if err := quotes.AddQuotes(cfg.Quotes()); err != nil {
		return nil, config.UsageError{Err: err}
	}
	kinds := NewKinds(nil) // a trial stores nothing
	spec := source.Spec{Now: time.Now, HTTP: newProviderClient(), Quotes: quotes}
	trials := make([]*SourceTrial, len(all))
	for i, d := range all {
		trials[i] = &SourceTrial{d, kinds, spec}
	}
	return trials, nil
}

// SourceTrials returns the sources of the settings file, and those of the database that are not
// paused or stopped, unless db is nil.
func SourceTrials(ctx context.Context, cfg *config.Config, db *Stores) ([]*SourceTrial, error) {
	all, err := FileSources(cfg, NewKinds(nil))
	if err != nil {
		return nil, nil //nolint:nilerr // doctor's look at the settings has told of it
	}
	if db != nil {
		stored, _, err := db.Sources.ListSources(ctx)
		if err != nil {
			return nil, err
		}
		for _, s := range stored {
			named := func(d source.Definition) bool { return d.Name == s.Name }
			switch known := slices.ContainsFunc(all, named); {
			case s.Paused:
				all = slices.DeleteFunc(all, named)
			case !s.Stopped && !known:
				all = append(all, s.Definition)
			}
		}
	}
	return newTrials(cfg, all)
}

// addSources adds the sources. With --ready-sources the process is ready only while all are
// healthy.
func (a *app) addSources() {
	m := module{name: "sources", metrics: []measured{a.sources}}
	if a.sources.runner != nil {
		m.part = a.sources.runner
	}
	if a.cfg.ReadySources {
		m.health = sourcesCheck(a.sources.unhealthy)
	}
	a.add(m)
}

// providerPrice is source.Options.TokenPrice with the prices that providers stated as the engine
// has them. Until it has loaded there are none.
func (a *app) providerPrice(chain smartmoney.Chain, token string) (usd float64, at time.Time, ok bool) {
	loaded, cancel := context.WithCancel(context.Background())
	cancel() // a source does not wait for the engine
	found, err := a.engine.Tokens(loaded, chain, []string{token})
	if err != nil || found[0] == nil || found[0].ProviderPriceUSD == nil {
		return 0, time.Time{}, false
	}
	return *found[0].ProviderPriceUSD, found[0].ProviderPriceAt, true
}

// Statuses returns the state of every source by name.
func (s *sources) Statuses(ctx context.Context) ([]source.Status, error) {
	return s.options.Kinds.Statuses(ctx, s.options.Store.ListSources)
}

// Collectors returns the metrics of the sources.
func (s *sources) Collectors() []prometheus.Collector {
	return s.options.Kinds.Collectors(s.options.Store.ListSources)
}

// unhealthy says what is wrong with sources, by name.
func (s *sources) unhealthy(ctx context.Context) (map[string]string, error) {
	all, err := s.Statuses(ctx)
	if err != nil {
		return nil, err
	}
	wrong := map[string]string{}
	for i := range all {
		if !all[i].Healthy {
			wrong[all[i].Name] = all[i].Problem
		}
	}
	return wrong, nil
}

// sourcesCheck returns a condition that no source is unhealthy.
func sourcesCheck(unhealthy func(context.Context) (map[string]string, error)) *server.Check {
	return &server.Check{Name: "sources", Probe: func(ctx context.Context) error {
		wrong, err := unhealthy(ctx)
		if err != nil || len(wrong) == 0 {
			return err
		}
		return smartmoney.Errorf(smartmoney.CodeUnavailable, "unhealthy: %s", strings.Join(slices.Sorted(maps.Keys(wrong)), ", "))
	}}
}

// NewWebhookClient returns a client that sends to the addresses allowed by the settings.
func NewWebhookClient(cfg *config.Config) *webhook.Client {
	o := webhook.ClientOptions{Allow: WebhookAllow(cfg), Now: time.Now}
	info, _ := debug.ReadBuildInfo()
	o.Version = moduleVersion(release, info)
	return webhook.NewClient(o)
}

// WebhookAllow returns the webhook addresses allowed by the settings.
func WebhookAllow(cfg *config.Config) webhook.Allow {
	switch {
	case cfg.WebhookAllowPrivate:
		return webhook.AllowAny
	case cfg.Demo:
		return webhook.AllowLoopback
	default:
		return webhook.AllowPublic
	}
}

// WebhookLinks returns where messages in chats link to by the settings.
func WebhookLinks(cfg *config.Config) webhook.Links {
	return webhook.Links{Console: strings.TrimRight(cfg.PublicURL, "/"), Explorers: cfg.ExplorerLinks}
}

// sinkWorkers is how many customers' notifications are delivered to a sink at the same time.
const sinkWorkers = 32

// addWebhooks adds the senders to webhooks and to sinks, unless this process sends nothing.
func (a *app) addWebhooks(context.Context) error {
	if a.cfg.WebhookWorkers == 0 {
		return nil
	}
	o := webhook.Options{
		Store: a.db.Outbox, Transport: a.client, Owner: uuid.NewString(), Workers: a.cfg.WebhookWorkers,
		Now: time.Now, Random: mathrand.Float64, Secrets: rand.Reader, Logger: a.log,
		Attempted: a.attempted, Metrics: a.sent, Links: WebhookLinks(a.cfg),
	}
	a.senders = []*webhook.Sender{webhook.NewSender(o)}
	o.Workers = sinkWorkers
	for _, s := range a.sinks {
		o.Transport, o.Sink, o.FromNow = s.Broker, s.Name, s.FromNow
		a.senders = append(a.senders, webhook.NewSender(o))
	}
	metrics := []measured{a.sent} // once, of all senders
	for _, s := range a.senders {
		a.add(module{name: "webhooks", part: s, metrics: metrics})
		metrics = nil
	}
	return nil
}

// wakeSenders makes the senders look for due deliveries.
func (a *app) wakeSenders() {
	for _, s := range a.senders {
		s.Wake()
	}
}

// fileSinks returns the sinks of the settings file, or an error with the problems of all of them.
func fileSinks(cfg *config.Config, log *slog.Logger) ([]*webhook.Sink, error) {
	all, err := fileConnections("sinks", cfg.Sinks, func(c *config.Connection) (*webhook.Sink, error) {
		return webhook.NewSink(c.Name, c.Kind, c.Settings, log)
	})
	return slices.DeleteFunc(all, func(s *webhook.Sink) bool { return s == nil }), err
}
