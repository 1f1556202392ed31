package app

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
)

// addStudio adds search, feeds and models, unless they are switched off.
func (a *app) addStudio(context.Context) error {
	cfg, db := a.cfg, a.db
	if !cfg.Studio {
		return nil
	}
	embedding, stories, err := endpoints(cfg, a.log)
	if err != nil {
		return err
	}
	a.studio, err = studio.New(studio.Options{
		DB: db.DB, Log: db.Events, Notifications: db.Notifications, Snapshots: a.engine.Snapshot, Filter: cfg.Filter, TopWallets: cfg.TopWallets,
		Timeout: cfg.GraphQLTimeout, Embedding: embedding, Stories: stories, Logger: a.log,
	})
	if err != nil {
		return err
	}
	if !cfg.Demo { // else its parts start once the past is loaded: sooner, they would learn from a part of it
		a.addStudioParts()
	}
	a.add(module{name: "studio", metrics: []measured{a.studio}})
	return nil
}

func (a *app) addStudioParts() {
	for _, p := range a.studio.Parts() {
		a.add(module{name: p.Name, part: p.Run})
	}
}

// endpoints returns the endpoints of embeddings and stories by the settings, with their keys.
func endpoints(cfg *config.Config, log *slog.Logger) (e studio.EmbeddingOptions, s studio.StoriesOptions, err error) {
	if cfg.EmbeddingURL != "" {
		e = studio.EmbeddingOptions{
			URL: cfg.EmbeddingURL, Model: cfg.EmbeddingModel, Timeout: cfg.EmbeddingTimeout,
			Batch: cfg.EmbeddingBatch, Cache: int64(cfg.EmbeddingCache), Logger: log,
		}
		if e.Key, err = endpointKey("embedding-key", cfg.EmbeddingKey); err != nil {
			return e, s, err
		}
	}
	if cfg.StoriesURL != "" {
		s = studio.StoriesOptions{URL: cfg.StoriesURL, Model: cfg.StoriesModel, Timeout: cfg.StoriesTimeout, Log: log}
		s.Key, err = endpointKey("stories-key", cfg.StoriesKey)
	}
	return e, s, err
}

// studioErrors returns what is wrong with the endpoints of the settings.
func studioErrors(cfg *config.Config, log *slog.Logger) []error {
	embedding, stories, err := endpoints(cfg, log)
	if err != nil {
		return []error{err}
	}
	_, fitterErr := studio.NewFitter(embedding)
	_, rephraserErr := studio.NewRephraser(stories)
	return []error{fitterErr, rephraserErr}
}

// maxKeyFile is the largest file with a key, bytes.
const maxKeyFile = 64 << 10

// endpointKey reads the key that the value of a setting names, file:PATH or env:VARIABLE, without
// white space around it.
func endpointKey(setting, where string) (string, error) {
	kind, name, _ := strings.Cut(where, ":")
	key := ""
	switch kind {
	case "env":
		key = os.Getenv(name)
	case "file":
		text, err := readKeyFile(setting, name)
		if err != nil {
			return "", err
		}
		key = string(text)
	default:
		return "", nil
	}
	if key = strings.TrimSpace(key); key == "" || strings.ContainsAny(key, "\r\n") {
		return "", config.UsageError{Err: fmt.Errorf("%s: %s must hold one line with the key", setting, where)}
	}
	return key, nil
}

// newTokens returns the check of tokens by the settings, nil if tokens are refused.
func newTokens(cfg *config.Config, registry *customers.Registry, log *slog.Logger) (*auth.Tokens, error) {
	if !cfg.Tokens() {
		return nil, nil //nolint:nilnil // nil means that tokens are refused
	}
	o := auth.TokenOptions{
		Issuer: cfg.JWTIssuer, Audience: cfg.JWTAudience, Claim: cfg.JWTCustomerClaim, Customers: registry, Now: time.Now,
	}
	var err error
	switch {
	case cfg.JWTKeysFile != "":
		o.Keys, err = auth.ReadKeySet(cfg.JWTKeysFile)
	case cfg.JWTKeysURL != "":
		o.Keys = auth.NewKeySet(cfg.JWTKeysURL, &http.Client{}, time.Now, log)
	}
	if err == nil && cfg.JWTSecretFile != "" {
		o.Secret, err = readKeyFile("jwt-secret-file", cfg.JWTSecretFile)
	}
	if err != nil {
		return nil, err
	}
	return auth.NewTokens(o)
}

// readKeyFile reads the file that a setting names for a key, without white space around it.
func readKeyFile(setting, path string) ([]byte, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", setting, err)
	}
	defer file.Close() //nolint:errcheck // it was only read
	text, err := io.ReadAll(io.LimitReader(file, maxKeyFile))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", setting, err)
	}
	return bytes.TrimSpace(text), nil
}
