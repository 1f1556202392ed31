package webhook

import (
	"bytes"
	"cmp"
	"context"
	"crypto/tls"
	"encoding/base64"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	attemptTimeout = 15 * time.Second
	maxDrained     = 4 << 10     // bytes of a response body read to reuse the connection
	drainTimeout   = time.Second // time limit for reading them
)

// ClientOptions configures a Client. The zero value is valid.
type ClientOptions struct {
	Allow   Allow
	Version string           // of the service, for User-Agent; "": left out
	Now     func() time.Time // nil: time.Now
	Timeout time.Duration    // of an attempt, from name resolution to the response header; 0: 15 s

	Resolver *net.Resolver // nil: the system's
	TLS      *tls.Config   // nil: the system's roots
}

// Client sends webhook requests. It is safe for concurrent use.
type Client struct {
	allow        Allow
	agent        string
	now          func() time.Time
	timeout      time.Duration
	https, plain *http.Transport
}

// NewClient returns a client. The caller must close it.
func NewClient(o ClientOptions) *Client {
	c := &Client{allow: o.Allow, agent: "smartmoney", now: o.Now, timeout: cmp.Or(o.Timeout, attemptTimeout)}
	if o.Version != "" {
		c.agent += "/" + o.Version
	}
	if c.now == nil {
		c.now = time.Now
	}
	c.https, c.plain = newTransport(guard(o.Allow), &o), newTransport(guardPlain(o.Allow), &o)
	return c
}

// Close closes idle connections.
func (c *Client) Close() {
	c.https.CloseIdleConnections()
	c.plain.CloseIdleConnections()
}

// Message is the content of an attempt.
type Message struct {
	URL     string
	Format  smartmoney.WebhookFormat // of Body and of the response; "": FormatStandard
	Secrets []string                 // to sign it with, the current one first
	// the header webhook-id or smartmoney-id: the same in every attempt, and no other message's
	ID   string
	Body []byte // JSON

	// Brokers store the rest as headers, too.
	Key      string // the customer's id: its messages stay in order
	Type     string // signal or signal.retracted
	Sequence int64  // rises from message to message of a key
	Previous int64  // the Sequence of the message before, 0 for the first
}

// Result is the result of an attempt.
type Result struct {
	smartmoney.WebhookAttempt
	RetryAfter time.Duration // pause requested by the receiver, at most 24 h; 0: none
	// Other reports whether a broker that did not accept this message may accept those of other
	// keys.
	Other bool
	// NotAllowed reports whether ClientOptions.Allow forbids the address, or its name is unknown:
	// the two are not told apart.
	NotAllowed bool
}

// Delivered reports whether the receiver accepted the message.
func (r *Result) Delivered() bool { return r.Error == nil }

// Post makes one attempt. It ends drainTimeout before a deadline of ctx, which leaves time
// to report the result. Every failure of the receiver is a result. Post returns an error only
// if ctx ended: the attempt was cut short, and the receiver may have the message.
func (c *Client) Post(ctx context.Context, m Message) (Result, error) {
	started := c.now()
	out := Result{WebhookAttempt: smartmoney.WebhookAttempt{At: started.UTC()}}
	limit := c.timeout
	if end, ok := ctx.Deadline(); ok {
		limit = min(limit, (time.Until(end) - drainTimeout).Round(time.Second/10))
	}
	attemptCtx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	response, err := c.send(attemptCtx, m, started)
	if ctx.Err() != nil {
		if err == nil {
			response.Body.Close()
		}
		return Result{}, fmt.Errorf("attempt at %s: %w", m.ID, context.Cause(ctx))
	}
	ended := c.now()
	out.DurationMs = max(ended.Sub(started).Milliseconds(), 0)
	switch {
	case err != nil && attemptCtx.Err() != nil:
		out.Error = new(fmt.Sprintf("the receiver did not answer within %s", limit))
	case err != nil:
		text := explain(err)
		out.Error, out.NotAllowed = &text, text == errorNotPublic || text == errorNoPlain || text == errorNotHere
	default:
		var start bytes.Buffer
		slow := time.AfterFunc(drainTimeout, cancel)
		drain(&start, response.Body)
		slow.Stop()
		out.judge(response, ended)
		if out.limited() && m.Format.Chat() && out.RetryAfter == 0 {
			out.RetryAfter = bodyRetryAfter(start.Bytes())
		}
	}
	return out, nil
}

// judge derives the result from a response.
func (r *Result) judge(response *http.Response, at time.Time) {
	code := response.StatusCode
	if code < 100 || code > 599 {
		r.Error = new(fmt.Sprintf("the receiver answered with the invalid status %03d", code))
		return
	}
	r.Status = &code
	if code >= 200 && code <= 299 {
		return
	}
	r.RetryAfter = readRetryAfter(response.Header, at)
	// The status text is HTTP's standard one, not the receiver's.
	text := "the receiver answered " + strconv.Itoa(code)
	if known := http.StatusText(code); known != "" {
		text += " " + known
	}
	if code >= 300 && code <= 399 {
		text += "; redirects are not followed"
	}
	r.Error = &text
}

// limited reports whether the receiver asked for fewer messages.
func (r *Result) limited() bool { return r.Status != nil && *r.Status == http.StatusTooManyRequests }

// drain copies the start of a response body, so that the connection can be reused if that is
// all of it, and closes the body.
func drain(to io.Writer, body io.ReadCloser) {
	_, _ = io.CopyN(to, body, maxDrained)
	_ = body.Close()
}

// send sends the message and returns the response. A transport neither follows redirects
// nor keeps cookies.
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
		return nil, refusal("this service has no valid secret to sign the message with")
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, target.String(), bytes.NewReader(m.Body))
	if err != nil {
		return nil, refusal("the address cannot be used in an HTTP request")
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("User-Agent", c.agent)
	r.Header.Set(standardwebhooks.HeaderWebhookID, m.ID)
	r.Header.Set(standardwebhooks.HeaderWebhookTimestamp, strconv.FormatInt(at.Unix(), 10))
	r.Header.Set(standardwebhooks.HeaderWebhookSignature, signature)
	// The server may just have closed an idle connection. With this header, which is not sent,
	// the transport retries on a new one; the message id makes a repeat harmless, but to a chat.
	if !m.Format.Chat() {
		r.Header["Idempotency-Key"] = nil
	}
	if target.Scheme == "https" {
		return c.https.RoundTrip(r)
	}
	return c.plain.RoundTrip(r)
}

const (
	secretPrefix = "whsec_"
	secretBytes  = 32
)

// NewSecret returns a secret for signing deliveries: whsec_ and the base64 of 32 bytes from
// random. It returns the error of random.
func NewSecret(random io.Reader) (string, error) {
	key := make([]byte, secretBytes)
	if _, err := io.ReadFull(random, key); err != nil {
		return "", fmt.Errorf("make a webhook's secret: %w", err)
	}
	return secretPrefix + base64.StdEncoding.EncodeToString(key), nil
}

// sign returns the header webhook-signature: a signature for each secret in order, so that a
// receiver that knows any of them can verify the message. It returns false if there is no
// secret or one that is not in NewSecret's form.
func sign(secrets []string, id string, at time.Time, body []byte) (string, bool) {
	signatures := make([]string, len(secrets))
	for i, secret := range secrets {
		signer, err := standardwebhooks.NewWebhook(secret)
		if err != nil {
			return "", false
		}
		if signatures[i], err = signer.Sign(id, at, body); err != nil {
			return "", false
		}
	}
	return strings.Join(signatures, " "), len(signatures) > 0
}
