package app

import (
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/studio/search"
)

func TestEndpointKey(t *testing.T) {
	t.Setenv("EMBEDDING_TEST_KEY", " from-env ")
	file := filepath.Join(t.TempDir(), "key")
	if err := os.WriteFile(file, []byte("from-file\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for where, want := range map[string]string{"": "", "env:EMBEDDING_TEST_KEY": "from-env", "file:" + file: "from-file"} {
		if key, err := endpointKey("embedding-key", where); key != want || err != nil {
			t.Errorf("%s: %q, %v", where, key, err)
		}
	}
	for _, where := range []string{"env:EMBEDDING_TEST_NONE", "file:" + file + ".none", "file:" + os.DevNull} {
		if key, err := endpointKey("embedding-key", where); err == nil || !strings.Contains(err.Error(), "embedding-key: ") {
			t.Errorf("%s: %q, %v", where, key, err)
		}
	}
}

func TestFitter(t *testing.T) {
	t.Parallel()
	log := slog.New(slog.DiscardHandler)
	fitterOf := func(cfg *config.Config) (search.Fitter, error) {
		embedding, _, err := endpoints(cfg, log)
		if err != nil {
			return nil, err
		}
		return studio.NewFitter(embedding)
	}
	if fitter, err := fitterOf(&config.Config{}); err != nil {
		t.Error(err)
	} else if _, builtIn := fitter.(search.LSAFitter); !builtIn {
		t.Errorf("without a setting: %T", fitter)
	}
	cfg := &config.Config{EmbeddingURL: "https://api.example/v1/embeddings", EmbeddingModel: "m", EmbeddingTimeout: time.Second, EmbeddingBatch: 1}
	if fitter, err := fitterOf(cfg); err != nil {
		t.Error(err)
	} else if _, remote := fitter.(*search.RemoteEmbedder); !remote {
		t.Errorf("with an endpoint: %T", fitter)
	}
	cfg.EmbeddingKey = "env:EMBEDDING_TEST_NONE"
	if _, err := fitterOf(cfg); err == nil {
		t.Error("an empty key is accepted")
	}
}
