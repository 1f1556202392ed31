package app

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/activity"
	"github.com/smartmoneyhq/smartmoney/internal/activity/tail"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/catalog"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/platform"
	"github.com/smartmoneyhq/smartmoney/internal/recommend"
	"github.com/smartmoneyhq/smartmoney/internal/store"
)

// addStudio adds what search and feeds read, and the use cases over it, unless they are switched off.
func (a *app) addStudio(context.Context) error {
	cfg, db, log := a.cfg, a.db, a.log
	if !cfg.Search {
		return nil
	}
	state := activity.New()
	follow := tail.New(tail.Options{Log: db, State: state, Logger: log})
	indexes, err := catalog.New(catalog.Options{
		Snapshots: a.engine, Activity: state, Notifications: db, CaughtUp: follow.CaughtUp,
		TopWallets: cfg.TopWallets, Filter: cfg.Filter, Now: time.Now, Logger: log,
	})
	if err != nil {
		return err
	}
	fitter, err := newFitter(cfg, log)
	if err != nil {
		return err
	}
	vectors := platform.NewVectors(platform.VectorsOptions{Indexes: indexes, Fitter: fitter, Log: log})
	known := platform.NewFacts(platform.FactsOptions{
		Activity: state, Snapshots: a.engine, Indexes: indexes, Filter: cfg.Filter, Now: time.Now, Log: log,
	})
	rephraser, err := newRephraser(cfg, log)
	if err != nil {
		return err
	}
	models := &recommend.Registry{}
	trainer := platform.NewTrainer(platform.TrainerOptions{
		Activity: state, CaughtUp: follow.CaughtUp, Store: db, Models: models, Log: log,
	})
	a.studio = platform.New(platform.Options{
		Rephraser: rephraser,
		Indexes:   indexes, Embedder: vectors, Facts: known, Scorer: platform.NewScorer(models, known),
		Activity: state, Snapshots: a.engine, Filter: cfg.Filter,
		Store: db, Timeout: cfg.GraphQLTimeout, Log: log, Now: time.Now,
	})
	a.add(module{name: "activity", part: follow})
	a.add(module{name: "search indexes", part: indexes, metrics: []measured{indexes, a.studio}})
	a.add(module{name: "vectors", part: vectors})
	a.add(module{name: "models", part: trainer})
	return nil
}

// newTokens returns the check of tokens by the settings, nil if tokens are refused.
func newTokens(cfg *config.Config, db *store.DB, log *slog.Logger) (*auth.Tokens, error) {
	if !cfg.Tokens() {
		return nil, nil //nolint:nilnil // nil means that tokens are refused
	}
	o := auth.TokenOptions{
		Issuer: cfg.JWTIssuer, Audience: cfg.JWTAudience, Claim: cfg.JWTCustomerClaim, Customers: db, Now: time.Now,
	}
	var err error
	switch {
	case cfg.JWTKeysFile != "":
		o.Keys, err = auth.ReadKeySet(cfg.JWTKeysFile)
	case cfg.JWTKeysURL != "":
		o.Keys = auth.NewKeySet(cfg.JWTKeysURL, &http.Client{}, time.Now, log)
	}
	if err == nil && cfg.JWTSecretFile != "" {
		o.Secret, err = readSecret(cfg.JWTSecretFile)
	}
	if err != nil {
		return nil, err
	}
	return auth.NewTokens(o)
}

// readSecret reads the secret of tokens, without white space around it.
func readSecret(path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("jwt-secret-file: %w", err)
	}
	defer file.Close() //nolint:errcheck // it was only read
	text, err := io.ReadAll(io.LimitReader(file, maxKeyFile))
	if err != nil {
		return nil, fmt.Errorf("jwt-secret-file: %w", err)
	}
	return bytes.TrimSpace(text), nil
}
