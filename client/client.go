// Package client connects a Go program to the service: operations with types (genqlient's
// generated code takes a *Client), signals and leaderboards as streams that outlive broken
// connections, and the check of webhooks. It imports nothing of the service, so that a program
// stays small.
package client

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"time"

	"github.com/Khan/genqlient/graphql"
)

//go:generate go -C ../examples/go tool genqlient ../../client/genqlient.yaml

// Options say which service is meant, and for whom. The zero value is complete.
type Options struct {
	// URL is the address of the service. Empty: SMARTMONEY_URL of the environment, and without
	// that http://127.0.0.1:8080.
	URL string
	// Key is an API key. Empty: SMARTMONEY_KEY of the environment.
	Key string
	// Token returns a token of an end user, which is sent instead of the key. It is called before
	// each request and each connection, so that a token that has expired is replaced.
	Token func(context.Context) (string, error)
	// HTTP sends requests. Nil: http.DefaultClient. Streams connect as its Transport does, if that
	// is an *http.Transport: through the same proxy, with the same TLS.
	HTTP *http.Client
	// Report is called before each pause of a stream, with the reason and the length of the pause.
	// Nil: nobody is told.
	Report func(err error, pause time.Duration)
}

// Client asks one service for one customer. It is safe for concurrent use, and holds no connection
// but those of HTTP and of streams that are being read.
type Client struct {
	url    string
	token  func(context.Context) (string, error)
	fresh  bool // token may return another one after a refusal
	http   *http.Client
	report func(err error, pause time.Duration)
	pace   pace
}

// New returns a client. It connects to nothing: what is wrong with the options is the error of the
// first use.
func New(o Options) *Client {
	c := &Client{
		url:   strings.TrimSuffix(cmp.Or(o.URL, os.Getenv("SMARTMONEY_URL"), "http://127.0.0.1:8080"), "/") + "/graphql",
		token: o.Token, fresh: o.Token != nil, http: cmp.Or(o.HTTP, http.DefaultClient), report: o.Report, pace: usualPace,
	}
	if c.token == nil {
		key := cmp.Or(o.Key, os.Getenv("SMARTMONEY_KEY"))
		c.token = func(context.Context) (string, error) { return key, nil }
	}
	if c.report == nil {
		c.report = func(error, time.Duration) {}
	}
	return c
}

// maxAnswer bounds what is read of an answer, bytes: more than the service sends.
const maxAnswer = 64 << 20

// MakeRequest sends an operation that genqlient generated, which makes a *Client its
// graphql.Client. An error of the service is an *Error; resp.Data then has what could be read
// nevertheless.
func (c *Client) MakeRequest(ctx context.Context, req *graphql.Request, resp *graphql.Response) error {
	body, err := json.Marshal(req)
	if err != nil {
		return fmt.Errorf("encode the operation %s: %w", req.OpName, err)
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, c.url, bytes.NewReader(body))
	if err != nil {
		return &Error{Code: BadUserInput, Field: "URL", Message: err.Error()}
	}
	if err := c.authorize(ctx, r.Header); err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/json")
	answer, err := c.http.Do(r)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(io.LimitReader(answer.Body, maxAnswer))
	if err != nil {
		return fmt.Errorf("read the answer to %s: %w", req.OpName, err)
	}
	if err := json.Unmarshal(text, resp); err != nil || answer.StatusCode != http.StatusOK && len(resp.Errors) == 0 {
		return refusal(answer, text)
	}
	return failure(resp.Errors)
}

// Query sends a query or mutation and decodes its data into what into points to; nil if the data is
// of no use. Errors are those of MakeRequest.
func (c *Client) Query(ctx context.Context, document string, variables map[string]any, into any) error {
	return c.MakeRequest(ctx, &graphql.Request{Query: document, Variables: variables}, &graphql.Response{Data: into})
}

// authorize puts the key or token into the header of a request.
func (c *Client) authorize(ctx context.Context, h http.Header) error {
	token, err := c.token(ctx)
	if err != nil {
		return fmt.Errorf("get a token: %w", err)
	}
	h.Set("Authorization", "Bearer "+token)
	return nil
}
