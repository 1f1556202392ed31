package main

import (
	"context"
	"fmt"
	"log/slog"
	"maps"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/lifecycle"
	"github.com/smartmoneyhq/smartmoney/internal/server"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/evm"
	"github.com/smartmoneyhq/smartmoney/internal/source/helius"
	"github.com/smartmoneyhq/smartmoney/internal/source/kafka"
	"github.com/smartmoneyhq/smartmoney/internal/source/nats"
	"github.com/smartmoneyhq/smartmoney/internal/source/polymarket"
	"github.com/smartmoneyhq/smartmoney/internal/store"
)

// newKinds returns every kind of source that the service has. db may be nil where no source is read.
func newKinds(db *store.DB) source.Kinds {
	return source.NewKinds(evm.New(db.DB), helius.Kind{}, kafka.Kind{}, nats.Kind{}, polymarket.Kind{})
}

// fileSources returns the sources of the settings file, or an error with the problems of all of them.
func fileSources(cfg *config.Config, kinds source.Kinds) ([]source.Definition, error) {
	return fileConnections("sources", cfg.Sources, func(c *config.Connection) (source.Definition, error) {
		return kinds.Check(source.Definition{Name: c.Name, Kind: c.Kind, Settings: c.Settings, Origin: source.FromFile})
	})
}

// fileConnections returns what check makes of the connections of a section of the settings file, or an error with the
// problems of all of them.
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
		return nil, usageError{&config.Error{Problems: problems}}
	}
	return all, nil
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
	file    []source.Definition // those of the settings file
	runner  *source.Runner      // nil if the process reads none
	pushes  *source.Pushes      // nil if the process serves no requests
}

// newSources returns the sources' parts for a role. The settings file's sources must be valid in every
// role, so that a mistake shows wherever it is read. price is source.Options.TokenPrice.
func newSources(cfg *config.Config, db *store.DB, appender *ingest.Appender, price tokenPrice, log *slog.Logger) (*sources, error) {
	kinds := newKinds(db)
	file, err := fileSources(cfg, kinds)
	if err != nil {
		return nil, err
	}
	quotes, err := (&ingestFlags{quotes: cfg.Quotes()}).settings()
	if err != nil {
		return nil, usageError{err}
	}
	s := &sources{file: file, options: source.Options{
		Store: db, Appender: appender, Kinds: kinds, Owner: uuid.NewString(), Log: log, Now: time.Now,
		HTTP: newProviderClient(), Quotes: quotes, Lease: cfg.SourceLease, TokenPrice: price,
	}}
	if cfg.Role.ReadsSources() {
		s.runner = source.NewRunner(s.options)
	}
	if cfg.Role.Serves() {
		s.pushes = source.NewPushes(s.options)
	}
	return s, nil
}

// tokenPrice is source.Options.TokenPrice.
type tokenPrice func(chain smartmoney.Chain, token string) (usd float64, at time.Time, ok bool)

// providerPrice returns the prices that providers stated as the engine has them, nil in a process without one. Until it has loaded
// there are none.
func (a *app) providerPrice() tokenPrice {
	if a.engine == nil {
		return nil
	}
	return func(chain smartmoney.Chain, token string) (usd float64, at time.Time, ok bool) {
		loaded, cancel := context.WithCancel(context.Background())
		cancel() // a source does not wait for the engine
		found, err := a.engine.Tokens(loaded, chain, []string{token})
		if err != nil || found[0] == nil || found[0].ProviderPriceUSD == nil {
			return 0, time.Time{}, false
		}
		return *found[0].ProviderPriceUSD, found[0].ProviderPriceAt, true
	}
}

// syncSources stores what the settings file says of sources, if this process reads them.
func (a *app) syncSources(ctx context.Context) error {
	if a.sources == nil || a.sources.runner == nil {
		return nil
	}
	err := a.sources.options.Store.SyncSources(ctx, a.sources.file)
	if smartmoney.CodeOf(err) == smartmoney.CodeBadInput {
		return usageError{err}
	}
	return err
}

// add adds the parts, which start after the appender.
func (s *sources) add(parts *lifecycle.Runner) {
	if s.runner != nil {
		parts.Add("sources", s.runner)
	}
}

var _ service.Sources = (*sources)(nil)

// SourceRejects returns rejects of a source as its store does.
func (s *sources) SourceRejects(ctx context.Context, name string, below int64, limit int) (list []source.StoredReject, kept int, err error) {
	return s.options.Store.SourceRejects(ctx, name, below, limit)
}

// Statuses returns the state of every source by name.
func (s *sources) Statuses(ctx context.Context) ([]source.Status, error) {
	return s.options.Kinds.Statuses(ctx, s.options.Store)
}

// Collectors returns the metrics of the sources.
func (s *sources) Collectors() []prometheus.Collector {
	return s.options.Kinds.Collectors(s.options.Store)
}

// unhealthy returns a function that says what is wrong with sources by name, nil in a process that
// knows none.
func (a *app) unhealthy() func(context.Context) (map[string]string, error) {
	if a.sources == nil {
		return nil
	}
	return func(ctx context.Context) (map[string]string, error) {
		all, err := a.sources.Statuses(ctx)
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
}

// readyChecks returns the conditions for the process to be ready: with --ready-sources every live source must be healthy.
func (a *app) readyChecks(cfg *config.Config) []server.Check {
	unhealthy := a.unhealthy()
	if !cfg.ReadySources || unhealthy == nil {
		return a.checks
	}
	return append(slices.Clone(a.checks), sourcesCheck(unhealthy))
}

// sourcesCheck returns a condition that no source is unhealthy.
func sourcesCheck(unhealthy func(context.Context) (map[string]string, error)) server.Check {
	return server.Check{Name: "sources", Probe: func(ctx context.Context) error {
		wrong, err := unhealthy(ctx)
		if err != nil || len(wrong) == 0 {
			return err
		}
		return smartmoney.Errorf(smartmoney.CodeUnavailable, "unhealthy: %s", strings.Join(slices.Sorted(maps.Keys(wrong)), ", "))
	}}
}
