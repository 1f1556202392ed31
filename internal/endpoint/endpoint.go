// Package endpoint posts to an HTTP endpoint that the operator configured, such as one for
// embeddings, chats or traces. It promises that a key is never sent in plain text to another
// machine or after a redirect, and that a response is bounded. Secrets keep keys and URLs out of
// errors, also for packages that ask otherwise.
package endpoint

import (
	"bytes"
	"cmp"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/netip"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// Options configure a Client.
type Options struct {
	Name  string // for errors, such as "embedding"
	URL   string // with its path
	Key   string // sent as a Bearer token; "": none is sent
	Conns int    // most connections; 0: no bound

	ContentType string      // of bodies; "": JSON
	Header      http.Header // sent besides; values are secrets
	TLS         *tls.Config // nil: as the system has it
}

// Client posts to one URL. It is safe for concurrent use.
type Client struct {
	url, host string
	header    http.Header
	secrets   Secrets // the key, and those of the URL and the header
	http      *http.Client
}

// New returns a client. It returns an error, which does not contain the URL, unless that is
// absolute http or https, and https or this machine if there is a key.
func New(o Options) (*Client, error) {
	u, err := url.Parse(o.URL)
	switch {
	case err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https":
		return nil, fmt.Errorf("the URL of the %s endpoint must begin with http:// or https:// and a host", o.Name)
	case o.Key != "" && u.Scheme == "http" && !Loopback(u.Hostname()):
		return nil, fmt.Errorf("the URL of the %s endpoint must be https, since plain HTTP would show the key to the network", o.Name)
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxConnsPerHost, transport.TLSClientConfig = o.Conns, o.TLS
	secrets, header := SecretsOf(u), http.Header{}
	for name, values := range o.Header {
		header[name] = values
		secrets = append(secrets, strings.Fields(strings.Join(values, " "))...) // an answer may repeat the key without the word Bearer
	}
	header.Set("Content-Type", cmp.Or(o.ContentType, "application/json"))
	if o.Key != "" {
		header.Set("Authorization", "Bearer "+o.Key)
		secrets = append(secrets, o.Key)
	}
	return &Client{url: o.URL, header: header, host: u.Host, secrets: secrets, http: &http.Client{
		Transport: transport,
		// A redirect would send the key and the body to another host.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}, nil
}

// Loopback reports whether a host is reachable from this machine only. Names other than localhost
// are not resolved and count as reachable from outside.
func Loopback(host string) bool {
	ip, err := netip.ParseAddr(host)
	return host == "localhost" || err == nil && ip.Unmap().IsLoopback()
}

// Host returns the host of the URL, for errors and logs: the URL itself may contain secrets.
func (c *Client) Host() string { return c.host }

// StatusError is the error for a status other than 200.
type StatusError struct {
	Status     string        // such as 503 Service Unavailable
	Code       int           // such as 503
	Body       string        // the beginning of the body, without the key
	RetryAfter time.Duration // 0: not stated; at most an hour
}

func (s *StatusError) Error() string { return fmt.Sprintf("it answered %s: %q", s.Status, s.Body) }

// Temporary reports whether the same request may succeed later: for 408, 429 and 5xx.
func (s *StatusError) Temporary() bool {
	return s.Code == http.StatusRequestTimeout || s.Code == http.StatusTooManyRequests || s.Code >= 500
}

// SizeError is the error for a response that is too long.
type SizeError struct{ Limit int64 }

func (s *SizeError) Error() string { return fmt.Sprintf("the answer is longer than %d bytes", s.Limit) }

const maxProblem = 512 // bytes of a response that StatusError repeats

// Hide returns a text of the endpoint without the key and the other secrets.
func (c *Client) Hide(text string) string { return c.secrets.Hide(text) }

// Post posts a body and returns the response's body of at most limit bytes. It returns a
// *StatusError for a status other than 200, a *SizeError for a longer body, and the transport's
// error if there is no response. Errors contain neither the key nor more of the URL than its host.
func (c *Client) Post(ctx context.Context, body []byte, limit int64) ([]byte, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, c.url, bytes.NewReader(body))
	if err != nil {
		return nil, fmt.Errorf("make the request: %w", err)
	}
	r.Header = c.header.Clone()
	resp, err := c.http.Do(r)
	if wrapped, ok := errors.AsType[*url.Error](err); ok {
		return nil, fmt.Errorf("ask %s: %w", c.host, wrapped.Err) // the whole would repeat the URL
	} else if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(io.LimitReader(resp.Body, limit+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("read the answer: %w", err)
	case resp.StatusCode != http.StatusOK:
		return nil, c.statusError(resp, answer)
	case int64(len(answer)) > limit:
		return nil, &SizeError{limit}
	}
	return answer, nil
}

func (c *Client) statusError(resp *http.Response, answer []byte) *StatusError {
	// some repeat a key that they refuse
	body := c.Hide(string(answer[:min(len(answer), 2*maxProblem)]))
	e := &StatusError{Status: resp.Status, Code: resp.StatusCode, Body: strings.ToValidUTF8(body[:min(len(body), maxProblem)], "?")}
	if seconds, err := strconv.Atoi(resp.Header.Get("Retry-After")); err == nil && seconds > 0 {
		e.RetryAfter = time.Duration(min(seconds, 3600)) * time.Second
	}
	return e
}

// CloseIdle closes idle connections.
func (c *Client) CloseIdle() { c.http.CloseIdleConnections() }
