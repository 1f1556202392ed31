// Package uploader uploads events to a running service. It reads the items of an importer
// adapter, packs them into requests, and posts the requests strictly in order.
//
// It guarantees:
//   - A request is retried until the service acknowledges it or RetryFor has passed. Trade
//     ids, and an Idempotency-Key that is the same for every retry of a request, prevent
//     events from counting twice.
//   - The progress of a file is saved after every acknowledged request, so that an
//     interrupted upload resumes where it stopped. Uploading a finished file again starts
//     at its beginning.
//   - Memory is bounded: at most four requests exist at a time, plus the adapter's buffer.
//
// Time, randomness and the connection come in through Options.
package uploader

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/smartmoneyhq/smartmoney/internal/endpoint"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	firstBackoff = 250 * time.Millisecond
	maxBackoff   = 15 * time.Second
	maxAnswer    = 64 << 20 // bytes of an answer; each rejected line takes some
)

// Client uploads to one service. It is not safe for concurrent use.
type Client struct {
	options  Options
	target   *url.URL
	compress bool
}

// New returns a Client. Its error names the option that is out of bounds.
func New(o Options) (*Client, error) {
	o, target, err := o.withDefaults()
	if err != nil {
		return nil, err
	}
	local := endpoint.Loopback(target.Hostname()) // where compression is a waste of time
	if o.Key != "" && target.Scheme == "http" && !local {
		o.Report("the API key is sent to " + target.Host + " unencrypted: use an https address")
	}
	return &Client{options: o, target: target, compress: !local}, nil
}

// answer is the response to POST /ingest/events.
type answer struct {
	Accepted   int              `json:"accepted"`
	Duplicates int              `json:"duplicates"`
	Retracted  int              `json:"retracted"`
	Unknown    int              `json:"unknown"`
	Rejected   []rejected       `json:"rejected"`
	Cursor     map[string]int64 `json:"cursor"`
}

type rejected struct {
	Line  int    `json:"line"`
	Error string `json:"error"`
}

// StatusError is an HTTP error status of the service.
type StatusError struct {
	Status  int    // HTTP status
	Message string // the service's message, on one line
	NoKey   bool   // the request had no API key
}

// Error describes the status and what to do about it.
func (s *StatusError) Error() string {
	hint := ""
	switch s.Status {
	case http.StatusUnauthorized:
		if s.NoKey {
			return "the service requires an API key: set SMARTMONEY_KEY to one with the scope ingest (401)"
		}
		if s.Message == "" {
			hint = "the key is unknown or expired"
		}
	case http.StatusForbidden:
		if s.Message == "" {
			hint = "the key lacks the scope ingest"
		}
	case http.StatusRequestEntityTooLarge:
		hint = "the request is too large: use a smaller batch"
	case http.StatusNotFound:
		hint = "no smartmoney service at this address"
	}
	parts := []string{fmt.Sprintf("the service answered %d %s", s.Status, http.StatusText(s.Status))}
	for _, part := range []string{hint, s.Message} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, ": ")
}

// transient is a failure that a repeat may cure.
type transient struct {
	cause error
}

func (t *transient) Error() string { return t.cause.Error() }
func (t *transient) Unwrap() error { return t.cause }

// post sends one request and retries it until it is acknowledged.
func (c *Client) post(ctx context.Context, b *batch, key string) (*answer, error) {
	body, err := c.encode(b.body)
	if err != nil {
		return nil, err
	}
	var got answer
	err = c.retry(ctx, fmt.Sprintf("request %d", b.number), func() error {
		request, err := c.request(ctx, http.MethodPost, "ingest/events", bytes.NewReader(body))
		if err != nil {
			return err
		}
		request.Header.Set("Content-Type", "application/x-ndjson")
		request.Header.Set("Idempotency-Key", key)
		if c.compress {
			request.Header.Set("Content-Encoding", "gzip")
		}
		got = answer{}
		return c.do(request, &got)
	})
	return &got, err
}

func (c *Client) encode(body []byte) ([]byte, error) {
	if !c.compress {
		return body, nil
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestSpeed)
	if err == nil {
		_, err = w.Write(body)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		return nil, fmt.Errorf("compress a request: %w", err)
	}
	return packed.Bytes(), nil
}

func (c *Client) request(ctx context.Context, method, path string, body io.Reader) (*http.Request, error) {
	request, err := http.NewRequestWithContext(ctx, method, c.target.JoinPath(path).String(), body)
	if err != nil {
		return nil, fmt.Errorf("make a request to %s: %w", c.target.Redacted(), err)
	}
	if c.options.Key != "" {
		request.Header.Set("Authorization", "Bearer "+c.options.Key)
	}
	return request, nil
}

// do sends a request once and decodes its answer into out. A failure worth a retry is a
// *transient.
func (c *Client) do(request *http.Request, out any) error {
	response, err := c.options.HTTP.Do(request)
	if err != nil {
		return &transient{cause: err}
	}
	defer response.Body.Close()
	body, err := io.ReadAll(io.LimitReader(response.Body, maxAnswer))
	if err != nil {
		return &transient{cause: fmt.Errorf("read the answer: %w", err)}
	}
	if response.StatusCode == http.StatusOK {
		if err := json.Unmarshal(body, out); err != nil {
			return fmt.Errorf("decode the answer of %s: %w", request.URL.Redacted(), err)
		}
		return nil
	}
	failed := &StatusError{Status: response.StatusCode, Message: messageOf(body), NoKey: c.options.Key == ""}
	if response.StatusCode >= 500 || response.StatusCode == http.StatusTooManyRequests {
		return retry.After(&transient{cause: failed}, c.retryAfter(response.Header.Get("Retry-After")))
	}
	return failed
}

// unansweredHint is after how many attempts without any response the report says what to check.
const unansweredHint = 3

// retry calls try until it succeeds, fails with an error that is not transient, or
// RetryFor has passed since its first failure.
func (c *Client) retry(ctx context.Context, what string, try func() error) error {
	unanswered := 0
	policy := retry.Policy{
		First: firstBackoff, Most: maxBackoff, For: c.options.RetryFor, Clock: c.options.Clock, Random: c.options.Jitter,
		Final: func(err error) bool { return !isTransient(err) },
		Report: func(err error, pause time.Duration) {
			c.options.Report(fmt.Sprintf("%s: %v; retrying in %s", what, err, pause.Round(10*time.Millisecond)))
			if _, answered := errors.AsType[*StatusError](err); answered {
				return
			}
			if unanswered++; unanswered == unansweredHint {
				c.options.Report(fmt.Sprintf("nothing answers at %s: check that the service runs there, or name its address with --url or SMARTMONEY_URL", c.options.URL))
			}
		},
	}
	err := policy.Do(ctx, try)
	if isTransient(err) && ctx.Err() == nil {
		return fmt.Errorf("%s: gave up after %s of retries: %w", what, c.options.RetryFor, err)
	}
	return err
}

func isTransient(err error) bool {
	_, is := errors.AsType[*transient](err)
	return is
}

// retryAfter parses the Retry-After header, which is in seconds or a date.
func (c *Client) retryAfter(header string) time.Duration {
	if seconds, err := strconv.Atoi(header); err == nil {
		return time.Duration(max(seconds, 0)) * time.Second
	}
	if at, err := http.ParseTime(header); err == nil {
		return max(at.Sub(c.options.Clock.Now()), 0)
	}
	return 0
}

// messageOf returns the text of an error answer: its field "error" or "message", else the
// start of the body.
func messageOf(body []byte) string {
	var known struct{ Error, Message string }
	if json.Unmarshal(body, &known) == nil && known.Error+known.Message != "" {
		return known.Error + known.Message
	}
	text := strings.Join(strings.Fields(string(body)), " ")
	if len(text) > 200 {
		text = strings.ToValidUTF8(text[:200], "") + "…"
	}
	return text
}

// Bounds and defaults.
const (
	DefaultBatch    = 5000
	MaxBatch        = 100_000
	maxBody         = 4 << 20 // bytes of a request's body before compression
	DefaultRetryFor = 5 * time.Minute
	requestTimeout  = time.Minute
)

// Options configures a Client. URL is required; other zero values mean the default.
type Options struct {
	URL      string         // of the service, http or https, without /ingest/events
	Key      string         // API key with the scope ingest; if empty, no Authorization is sent
	Batch    int            // events of one request, 1 to MaxBatch; default DefaultBatch
	RetryFor time.Duration  // how long one request is retried, ≥ 0; 0: never
	Progress *Progress      // stores the progress; nil: an upload cannot be resumed
	Report   func(string)   // called with a line about each retry and resumption; default: none
	HTTP     *http.Client   // default: a client with a timeout of one minute per attempt
	Clock    retry.Clock    // default: the system's
	Jitter   func() float64 // 0 to 1, spreads retries; default: random
	NewRun   func() string  // returns the id of a new upload; default: a random UUID
}

// withDefaults validates o and returns it with its defaults and the parsed URL.
func (o Options) withDefaults() (Options, *url.URL, error) {
	target, err := url.Parse(strings.TrimSuffix(o.URL, "/"))
	if err != nil || (target.Scheme != "http" && target.Scheme != "https") || target.Host == "" {
		return o, nil, smartmoney.BadInput("url", "url must be an http or https address, got %q", o.URL)
	}
	o.Batch = cmp.Or(o.Batch, DefaultBatch)
	if o.Batch < 1 || o.Batch > MaxBatch {
		return o, nil, smartmoney.BadInput("batch", "batch must be between 1 and %d, got %d", MaxBatch, o.Batch)
	}
	if o.RetryFor < 0 {
		return o, nil, smartmoney.BadInput("retry-for", "retry-for must be at least 0, got %s", o.RetryFor)
	}
	if o.Report == nil {
		o.Report = func(string) {}
	}
	o.HTTP = cmp.Or(o.HTTP, &http.Client{Timeout: requestTimeout})
	if o.Clock == nil {
		o.Clock = retry.System{}
	}
	if o.Jitter == nil {
		o.Jitter = rand.Float64
	}
	if o.NewRun == nil {
		o.NewRun = uuid.NewString
	}
	return o, target, nil
}
