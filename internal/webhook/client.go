package webhook

import (
	"bytes"
	"context"
	"crypto/tls"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"smartmoney/internal/smartmoney"
)

const (
	attemptTimeout = 15 * time.Second
	maxAnswer      = 4 << 10     // bytes of an answer's body that are read to use its connection again
	answerTimeout  = time.Second // to read them
)

// ClientOptions are the operator's settings. The zero value is good.
type ClientOptions struct {
	Allow   Allow
	Version string           // of the service, for User-Agent; "": none is told
	Now     func() time.Time // nil: time.Now
	Timeout time.Duration    // of an attempt from the look-up of the name to the answer's header; 0: 15 s

	Resolver *net.Resolver // nil: the system's
	TLS      *tls.Config   // nil: the system's roots
}

// Client makes attempts. It is safe for concurrent use.
type Client struct {
	allow        Allow
	agent        string
	now          func() time.Time
	timeout      time.Duration
	https, plain *http.Transport
}

// NewClient makes a client, which Close ends.
func NewClient(o ClientOptions) *Client {
	c := &Client{allow: o.Allow, agent: "smartmoney", now: o.Now, timeout: o.Timeout}
	if o.Version != "" {
		c.agent += "/" + o.Version
	}
	if c.now == nil {
		c.now = time.Now
	}
	if c.timeout == 0 {
		c.timeout = attemptTimeout
	}
	c.https, c.plain = newTransport(guard(o.Allow), &o), newTransport(guardPlain(o.Allow), &o)
	return c
}

// Close closes the connections that no attempt is using.
func (c *Client) Close() {
	c.https.CloseIdleConnections()
	c.plain.CloseIdleConnections()
}

// Message is what one attempt sends.
type Message struct {
	URL     string
	Secrets []string // that it is signed with, the present one first
	ID      string   // the header webhook-id
	Body    []byte   // JSON
}

// Outcome is what became of an attempt.
type Outcome struct {
	smartmoney.WebhookAttempt
	RetryAfter time.Duration // how long the receiver asks to be left alone, 0 to 24 h; 0: it does not
}

// Delivered reports whether the receiver took the message.
func (o *Outcome) Delivered() bool { return o.Error == nil }

// Post makes one attempt, and keeps answerTimeout of what a deadline of ctx leaves, so
// that the outcome can still be told. Whatever the receiver does is an outcome. An error is
// context's alone: the attempt was cut short, and the receiver may have the message.
func (c *Client) Post(ctx context.Context, m Message) (Outcome, error) {
	begun := c.now()
	out := Outcome{WebhookAttempt: smartmoney.WebhookAttempt{At: begun.UTC()}}
	limit := c.timeout
	if end, ok := ctx.Deadline(); ok {
		limit = min(limit, (time.Until(end) - answerTimeout).Round(time.Second/10))
	}
	within, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	answer, err := c.send(within, m, begun)
	if ctx.Err() != nil {
		if err == nil {
			answer.Body.Close()
		}
		return Outcome{}, fmt.Errorf("attempt at %s: %w", m.ID, context.Cause(ctx))
	}
	ended := c.now()
	out.DurationMs = max(ended.Sub(begun).Milliseconds(), 0)
	switch {
	case err != nil && within.Err() != nil:
		out.Error = new(fmt.Sprintf("the receiver did not answer within %s", limit))
	case err != nil:
		out.Error = new(explain(err))
	default:
		slow := time.AfterFunc(answerTimeout, cancel)
		drain(answer.Body)
		slow.Stop()
		out.judge(answer, ended)
	}
	return out, nil
}

// judge reads the outcome off an answer.
func (o *Outcome) judge(answer *http.Response, at time.Time) {
	code := answer.StatusCode
	if code < 100 || code > 599 {
		o.Error = new(fmt.Sprintf("the receiver answered with the status %03d, which HTTP does not have", code))
		return
	}
	o.Status = &code
	if code >= 200 && code <= 299 {
		return
	}
	o.RetryAfter = readRetryAfter(answer.Header, at)
	// The words are HTTP's own, not the receiver's.
	text := "the receiver answered " + strconv.Itoa(code)
	if known := http.StatusText(code); known != "" {
		text += " " + known
	}
	if code >= 300 && code <= 399 {
		text += "; redirects are not followed"
	}
	o.Error = &text
}

// drain reads the beginning of an answer's body, so that its connection can be used
// again where that is all, and closes it.
func drain(body io.ReadCloser) {
	_, _ = io.CopyN(io.Discard, body, maxAnswer)
	_ = body.Close()
}

// send sends the message and gives the answer. Redirects are not followed, cookies
// not kept: a transport does neither.
func (c *Client) send(ctx context.Context, m Message, at time.Time) (*http.Response, error) {
	target, err := url.Parse(m.URL)
	if err != nil || target.Host == "" {
		return nil, refusal("the address is not a URL with a host")
	}
	if err := checkScheme(target.Scheme, c.allow); err != nil {
		return nil, err
	}
	signature, ok := sign(m.Secrets, m.ID, at, m.Body)
	if !ok {
		return nil, refusal("this service has no secret that it could sign the message with")
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, target.String(), bytes.NewReader(m.Body))
	if err != nil {
		return nil, refusal("the address cannot be asked by HTTP")
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("User-Agent", c.agent)
	r.Header.Set(standardwebhooks.HeaderWebhookID, m.ID)
	r.Header.Set(standardwebhooks.HeaderWebhookTimestamp, strconv.FormatInt(at.Unix(), 10))
	r.Header.Set(standardwebhooks.HeaderWebhookSignature, signature)
	// A kept connection may have ended just now. With this header, of which nothing is
	// sent, the transport then tries a new one: the message's id makes a repeat harmless.
	r.Header["Idempotency-Key"] = nil
	if target.Scheme == "https" {
		return c.https.RoundTrip(r)
	}
	return c.plain.RoundTrip(r)
}
