package search

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/endpoint"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
)

// The bounds of a response: numbers of one vector, bytes for each of them, and other bytes.
const (
	maxNumbers    = 8192
	bytesOfNumber = 32
	bytesOfAnswer = 64 << 10
)

// refusal is a permanent failure.
type refusal struct{ text string }

func (r *refusal) Error() string { return r.text }

func refused(format string, args ...any) error { return &refusal{fmt.Sprintf(format, args...)} }

// request sends one request and returns the vectors in the order of the texts.
func (r *RemoteEmbedder) request(ctx context.Context, texts []string) ([][]float32, error) {
	body, err := json.Marshal(map[string]any{"model": r.options.Model, "input": texts, "encoding_format": "float"})
	if err != nil {
		return nil, refused("encode the request: %v", err)
	}
	answer, err := r.client.Post(ctx, body, int64(len(texts))*maxNumbers*bytesOfNumber+bytesOfAnswer)
	if err != nil {
		return nil, judged(err)
	}
	return decode(answer, len(texts))
}

// judged returns a refusal for an error that another try would not mend, and an error with the
// pause that the endpoint asked for.
func judged(err error) error {
	if _, long := errors.AsType[*endpoint.SizeError](err); long {
		return refused("%v", err)
	}
	status, ok := errors.AsType[*endpoint.StatusError](err)
	switch {
	case ok && !status.Temporary():
		return refused("%v", err)
	case ok && status.RetryAfter > 0:
		return retry.After(err, status.RetryAfter)
	}
	return err
}

// decode reads the vectors of an answer to n texts.
func decode(answer []byte, n int) ([][]float32, error) {
	var parsed struct {
		Data []struct {
			Index     *int      `json:"index"`
			Embedding []float64 `json:"embedding"`
		} `json:"data"`
	}
	if err := json.Unmarshal(answer, &parsed); err != nil {
		return nil, refused("the answer is no list of embeddings: %v", err)
	}
	if len(parsed.Data) != n {
		return nil, refused("the answer has %d embeddings for %d texts", len(parsed.Data), n)
	}
	vectors := make([][]float32, n)
	for i, one := range parsed.Data {
		at := i
		if one.Index != nil {
			at = *one.Index
		}
		switch {
		case at < 0 || at >= n || vectors[at] != nil:
			return nil, refused("the answer has index %d twice or out of 0 to %d", at, n-1)
		case len(one.Embedding) == 0 || len(one.Embedding) > maxNumbers:
			return nil, refused("an embedding must have 1 to %d numbers, got %d", maxNumbers, len(one.Embedding))
		}
		vectors[at] = fitted(one.Embedding)
	}
	return vectors, nil
}

// fitted truncates a vector to Dimensions, or pads it with zeros, and scales it to length 1.
func fitted(numbers []float64) []float32 {
	numbers = numbers[:min(len(numbers), VectorSize)]
	largest := 0.0
	for _, x := range numbers {
		largest = max(largest, math.Abs(x))
	}
	v := make([]float32, VectorSize)
	if largest > 0 {
		for i, x := range numbers {
			v[i] = float32(x / largest) // so that no square overflows
		}
	}
	normalise(v)
	return v
}

// cut returns the part of a text that is embedded: without spaces around it, at most maxText
// bytes.
func cut(text string) string {
	text = strings.TrimSpace(text)
	if len(text) > maxText {
		text = text[:maxText]
	}
	return strings.ToValidUTF8(text, "")
}
