package main

import (
	"bytes"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/lifecycle"
	"github.com/smartmoneyhq/smartmoney/internal/store"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
)

// others are the parts of the platform's other services: search, feeds and their management.
type others struct {
	service *studio.Service
	vectors *studio.Vectors
	trainer *studio.Trainer
}

// newOthers returns the other services over the app's indexes and models, nil without indexes.
func (a *app) newOthers(cfg *config.Config, db *store.DB, log *slog.Logger) (*others, error) {
	if a.indexes == nil {
		return nil, nil //nolint:nilnil // nil means that there are none
	}
	fitter, err := newFitter(cfg, log)
	if err != nil {
		return nil, err
	}
	vectors := studio.NewVectors(studio.VectorsOptions{Indexes: a.indexes.catalog, Fitter: fitter, Log: log})
	known := studio.NewFacts(studio.FactsOptions{
		Activity: a.indexes.activity, Snapshots: a.engine, Indexes: a.indexes.catalog, Filter: cfg.Filter, Now: time.Now, Log: log,
	})
	rephraser, err := newRephraser(cfg, log)
	if err != nil {
		return nil, err
	}
	models := &recommend.Registry{}
	trainer := studio.NewTrainer(studio.TrainerOptions{
		Activity: a.indexes.activity, CaughtUp: a.indexes.tail.CaughtUp, Store: db, Models: models, Log: log,
	})
	service := studio.NewService(studio.ServiceOptions{
		Rephraser: rephraser,
		Indexes:   a.indexes.catalog, Embedder: vectors, Facts: known, Scorer: studio.NewScorer(models, known),
		Activity: a.indexes.activity, Snapshots: a.engine, Filter: cfg.Filter,
		Store: db, Turns: a.costly, Timeout: cfg.GraphQLTimeout, Log: log, Now: time.Now,
	})
	return &others{service, vectors, trainer}, nil
}

// add adds the parts, which start after the indexes.
func (o *others) add(parts *lifecycle.Runner) {
	if o == nil {
		return
	}
	parts.Add("vectors", o.vectors)
	parts.Add("models", o.trainer)
}

// use returns the use cases, nil without them.
func (o *others) use() *studio.Service {
	if o == nil {
		return nil
	}
	return o.service
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
