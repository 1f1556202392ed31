package search

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"log/slog"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/cache"
	"github.com/smartmoneyhq/smartmoney/internal/endpoint"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// RemoteEmbedderOptions configure an endpoint that speaks OpenAI's /v1/embeddings.
type RemoteEmbedderOptions struct {
	// of the endpoint itself, with its path: https://api.example.com/v1/embeddings
	URL     string
	Model   string        // sent as it is
	Key     string        // sent as a Bearer token; "": none is sent
	Timeout time.Duration // of one call of Embed, with its retries
	Batch   int           // most texts of one request
	Cache   int64         // most bytes of cached vectors; 0: none is cached
	Logger  *slog.Logger
	Clock   retry.Clock // of retries; nil: the system's
}

// maxRequests bounds the requests to the endpoint that run at a time. Further calls wait for
// their turn, as long as their timeout allows.
const maxRequests = 4

// RemoteEmbedder embeds texts with an endpoint. A vector with more than Dimensions numbers is
// truncated, one with fewer is padded with zeros, and both are scaled to length 1. Truncation suits
// models that were trained for it (Matryoshka); otherwise choose a model of 768 dimensions.
type RemoteEmbedder struct {
	options RemoteEmbedderOptions
	client  *endpoint.Client
	cache   *vectorCache
	turns   chan struct{}
}

var (
	_ Embedder = (*RemoteEmbedder)(nil)
	_ Fitter   = (*RemoteEmbedder)(nil)
)

// NewRemoteEmbedder returns an embedder that uses an endpoint. It returns an error if the URL is
// not absolute http or https, if it is plain http with a key to another machine, or if a bound is
// out of range.
func NewRemoteEmbedder(o RemoteEmbedderOptions) (*RemoteEmbedder, error) {
	client, err := endpoint.New(endpoint.Options{Name: "embedding", URL: o.URL, Key: o.Key, Conns: maxRequests})
	if err != nil {
		return nil, err
	}
	if o.Model == "" || o.Timeout <= 0 || o.Batch < 1 || o.Cache < 0 {
		return nil, errors.New("the embedding endpoint needs a model, a timeout and a batch above 0, and a cache of at least 0 bytes")
	}
	return &RemoteEmbedder{options: o, cache: newVectorCache(o.Cache), turns: make(chan struct{}, maxRequests), client: client}, nil
}

// Name returns the model.
func (r *RemoteEmbedder) Name() string { return "remote-" + r.options.Model }

// Fit returns the embedder itself: it does not depend on the texts.
func (r *RemoteEmbedder) Fit(context.Context, Embedder, iter.Seq[string]) (Embedder, error) {
	return r, nil
}

// Embed returns the vectors of texts, cached ones without a request. It retries temporary failures
// until the timeout; then, or if the endpoint refuses, it returns an UNAVAILABLE error that wraps
// the cause for the log. An empty text has a vector of length 0 and is not sent.
func (r *RemoteEmbedder) Embed(ctx context.Context, texts []string) ([][]float32, error) {
	vectors := make([][]float32, len(texts))
	missing, at := []string(nil), map[string][]int{} // where each missing text stands
	for i, text := range texts {
		text = cut(text)
		if text == "" {
			vectors[i] = make([]float32, VectorSize)
		} else if vectors[i] = r.cache.get(text); vectors[i] == nil {
			if at[text] == nil {
				missing = append(missing, text)
			}
			at[text] = append(at[text], i)
		}
	}
	ctx, cancel := context.WithTimeout(ctx, r.options.Timeout)
	defer cancel()
	for batch := range slices.Chunk(missing, r.options.Batch) {
		made, err := r.embedBatch(ctx, batch)
		if err != nil {
			unavailable := smartmoney.Errorf(smartmoney.CodeUnavailable, "texts cannot be compared at the moment: the embedding endpoint fails, try again")
			return nil, fmt.Errorf("embed %d texts at %s: %w: %w", len(batch), r.client.Host(), unavailable, err)
		}
		for i, text := range batch {
			r.cache.put(text, made[i])
			for _, place := range at[text] {
				vectors[place] = made[i]
			}
		}
	}
	return vectors, nil
}

// embedBatch sends one request and retries it after a temporary failure.
func (r *RemoteEmbedder) embedBatch(ctx context.Context, texts []string) (vectors [][]float32, err error) {
	select {
	case r.turns <- struct{}{}:
		defer func() { <-r.turns }()
	case <-ctx.Done():
		return nil, fmt.Errorf("wait for one of %d requests to end: %w", maxRequests, ctx.Err())
	}
	policy := retry.Policy{
		First: 200 * time.Millisecond, Most: 5 * time.Second, For: r.options.Timeout, Clock: r.options.Clock,
		Final: func(err error) bool { _, final := errors.AsType[*refusal](err); return final },
		Report: func(err error, pause time.Duration) {
			r.options.Logger.WarnContext(ctx, "embedding failed, trying again", "error", err, "pause", pause)
		},
	}
	err = policy.Do(ctx, func() (err error) {
		vectors, err = r.request(ctx, texts)
		return err
	})
	return vectors, err
}

// vectorBytes is the approximate memory of a cached vector without its text.
const vectorBytes = 4*VectorSize + 256

// vectorCache keeps the vectors of the most frequent texts up to a number of bytes. A nil one
// keeps nothing.
type vectorCache struct {
	entries *cache.Cache[[]float32]
}

func newVectorCache(bytes int64) *vectorCache {
	if bytes == 0 {
		return nil
	}
	return &vectorCache{cache.New(cache.Options[[]float32]{
		Bytes: bytes,
		Size:  func(text string, _ []float32) int { return len(text) + vectorBytes },
	})}
}

func (vc *vectorCache) get(text string) []float32 {
	if vc == nil {
		return nil
	}
	v, _ := vc.entries.Get(text)
	return v
}

func (vc *vectorCache) put(text string, v []float32) {
	if vc != nil {
		vc.entries.Set(text, v)
	}
}
