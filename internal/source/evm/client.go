package evm

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"golang.org/x/time/rate"

	"github.com/smartmoneyhq/smartmoney/internal/endpoint"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
)

// client calls the nodes of a source, one at a time. It is not safe for concurrent use.
type client struct {
	nodes    []*node
	current  int // index of the node in use
	chainID  int64
	limiter  *rate.Limiter
	timeout  time.Duration
	batch    int // calls of a request at present, 1 to maxBatch
	maxBatch int
	answered int // requests
	lastID   int
	sleep    func(context.Context, time.Duration) error
	heads    chan struct{} // gets a value when a node announces a head or stops doing so; holds one
}

// node is one URL.
type node struct {
	transport
	name     string // for people: without what may be secret
	secrets  endpoint.Secrets
	verified bool // it is of the chain
	refused  bool // its last failure was a refusal of the key
}

func newClient(s *Settings, urls []string, web *http.Client) *client {
	limit := rate.Limit(s.RequestsPerSecond)
	if s.RequestsPerSecond == 0 {
		limit = rate.Inf
	}
	c := &client{
		chainID: s.ChainID, timeout: time.Duration(s.Timeout), batch: s.BatchSize, maxBatch: s.BatchSize,
		limiter: rate.NewLimiter(limit, max(s.RequestsPerSecond, s.BatchSize)), sleep: retry.Sleep, heads: make(chan struct{}, 1),
	}
	for _, u := range urls {
		n := &node{name: u}
		if parsed, err := url.Parse(u); err == nil {
			n.name, n.secrets = parsed.Scheme+"://"+parsed.Host, endpoint.SecretsOf(parsed)
		}
		if strings.HasPrefix(u, "ws") {
			n.transport = &socket{url: u, limit: s.MaxResponse, heads: c.heads}
		} else {
			n.transport = &webNode{url: u, secrets: n.secrets, client: web, limit: s.MaxResponse}
		}
		c.nodes = append(c.nodes, n)
	}
	return c
}

// announces reports whether the node in use sends its new heads.
func (c *client) announces() bool { return c.nodes[c.current].announces() }

// next goes on with the next node, after one that contradicts itself or lags.
func (c *client) next() { c.current = (c.current + 1) % len(c.nodes) }

func (c *client) close() {
	for _, n := range c.nodes {
		n.close()
	}
}

// webNode is a node that is asked over HTTP.
type webNode struct {
	url     string
	secrets endpoint.Secrets // in url
	client  *http.Client
	limit   int64
}

func (*webNode) announces() bool { return false }

func (w *webNode) close() { w.client.CloseIdleConnections() }

func (w *webNode) exchange(ctx context.Context, request []byte) ([]byte, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, w.url, bytes.NewReader(request))
	if err != nil {
		return nil, errors.New("the URL cannot be used")
	}
	r.Header.Set("Content-Type", "application/json")
	response, err := w.client.Do(r)
	if err != nil {
		var withURL *url.Error
		if errors.As(err, &withURL) {
			err = withURL.Err
		}
		return nil, err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(io.LimitReader(response.Body, w.limit+1))
	if err != nil {
		return nil, fmt.Errorf("read response: %w", err)
	}
	if int64(len(body)) > w.limit {
		return nil, errTooLarge
	}
	return body, statusError(response, body, w.secrets)
}

// statusError returns what the status of a response says, without secrets that it repeats. Some
// nodes send JSON-RPC errors with a status other than 200.
func statusError(r *http.Response, body []byte, secrets endpoint.Secrets) error {
	text := fmt.Sprintf("HTTP status %d: %s", r.StatusCode, clip(secrets.Hide(string(bytes.TrimSpace(body)))))
	switch {
	case r.StatusCode == http.StatusOK:
		return nil
	case r.StatusCode == http.StatusTooManyRequests:
		seconds, _ := strconv.Atoi(r.Header.Get("Retry-After"))
		return &limitedError{after: time.Duration(max(0, min(seconds, 3600))) * time.Second, text: text}
	case r.StatusCode == http.StatusUnauthorized, r.StatusCode == http.StatusForbidden:
		return &refusedError{text: text}
	case r.StatusCode == http.StatusRequestEntityTooLarge:
		return errTooLarge
	case bytes.Contains(body, []byte(`"jsonrpc"`)):
		return nil
	}
	return errors.New(text)
}
