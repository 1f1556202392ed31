package main

import (
	"fmt"
	"io"
	"log/slog"
	"os"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

// newFitter returns what compares texts: the endpoint of the settings, else the built-in analysis.
func newFitter(cfg *config.Config, log *slog.Logger) (search.Fitter, error) {
	if cfg.EmbeddingURL == "" {
		return search.NewLSAFitter(search.DefaultLSAOptions()), nil
	}
	key, err := endpointKey("embedding-key", cfg.EmbeddingKey)
	if err != nil {
		return nil, err
	}
	return search.NewRemoteEmbedder(search.RemoteEmbedderOptions{
		URL: cfg.EmbeddingURL, Model: cfg.EmbeddingModel, Key: key, Timeout: cfg.EmbeddingTimeout,
		Batch: cfg.EmbeddingBatch, Cache: cfg.EmbeddingCache, Logger: log,
	})
}

// maxKeyFile is the largest file with a key, bytes.
const maxKeyFile = 64 << 10

// newRephraser returns what rephrases stories, nil without an endpoint.
func newRephraser(cfg *config.Config, log *slog.Logger) (*feed.Rephraser, error) {
	if cfg.StoriesURL == "" {
		return nil, nil //nolint:nilnil // nil means that stories are templates
	}
	key, err := endpointKey("stories-key", cfg.StoriesKey)
	if err != nil {
		return nil, err
	}
	return feed.NewRephraser(feed.RephraserOptions{
		URL: cfg.StoriesURL, Model: cfg.StoriesModel, Key: key, Timeout: cfg.StoriesTimeout, Log: log,
	})
}

// endpointKey reads the key that the value of a setting names, file:PATH or env:VARIABLE, without
// white space around it.
func endpointKey(setting, where string) (string, error) {
	kind, name, _ := strings.Cut(where, ":")
	key := ""
	switch kind {
	case "env":
		key = os.Getenv(name)
	case "file":
		file, err := os.Open(name)
		if err != nil {
			return "", fmt.Errorf("%s: %w", setting, err)
		}
		defer file.Close() //nolint:errcheck // it was only read
		text, err := io.ReadAll(io.LimitReader(file, maxKeyFile))
		if err != nil {
			return "", fmt.Errorf("%s: %w", setting, err)
		}
		key = string(text)
	default:
		return "", nil
	}
	if key = strings.TrimSpace(key); key == "" || strings.ContainsAny(key, "\r\n") {
		return "", usagef("%s: %s must hold one line with the key", setting, where)
	}
	return key, nil
}
