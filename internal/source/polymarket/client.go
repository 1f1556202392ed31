package polymarket

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

const (
	requestTimeout = 30 * time.Second
	maxResponse    = 32 << 20 // bytes
	maxElements    = 10_000   // of a response: the largest page
	maxRetryAfter  = 10 * time.Minute
)

// statusError is an answer other than 200.
type statusError struct {
	host   string
	status int
}

func (s *statusError) Error() string { return fmt.Sprintf("%s answered %d", s.host, s.status) }

// client asks one API. It is not safe for concurrent use.
type client struct {
	http  *http.Client
	base  string
	clock retry.Clock
	gap   time.Duration // shortest time between the beginnings of two requests
	next  time.Time     // no request before
	until time.Time     // before which the API asked for no request, for callers that do not wait
}

func newClient(httpClient *http.Client, base string, perSecond int, clock retry.Clock) *client {
	httpClient = cmp.Or(httpClient, http.DefaultClient)
	return &client{http: httpClient, base: strings.TrimSuffix(base, "/"), clock: clock, gap: time.Second / time.Duration(perSecond)}
}

// list returns the elements of the array at a path. Its errors are a *source.RefusedError if the
// API refuses for good, a *statusError, and others of the connection; retry.After says when an API
// names the pause.
func (c *client) list(ctx context.Context, path string, query url.Values) ([]json.RawMessage, error) {
	if wait := c.next.Sub(c.clock.Now()); wait > 0 {
		if err := c.clock.Sleep(ctx, wait); err != nil {
			return nil, err
		}
	}
	c.next = c.clock.Now().Add(c.gap)
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, c.base+path+"?"+query.Encode(), http.NoBody)
	if err != nil {
		return nil, fmt.Errorf("polymarket: make a request of %s: %w", path, err)
	}
	request.Header.Set("Accept", "application/json")
	response, err := c.http.Do(request)
	if err != nil {
		return nil, fmt.Errorf("polymarket: %w", err)
	}
	defer func() { _ = response.Body.Close() }()
	if response.StatusCode != http.StatusOK {
		// so that the connection can be used again
		_, _ = io.Copy(io.Discard, io.LimitReader(response.Body, 64<<10))
		return nil, c.failed(response)
	}
	return elements(response.Body, request.URL.Host)
}

// failed returns the error of an answer other than 200.
func (c *client) failed(response *http.Response) error {
	host := response.Request.URL.Host
	if status := response.StatusCode; status == http.StatusUnauthorized || status == http.StatusForbidden {
		return &source.RefusedError{Reason: fmt.Sprintf("%s answered %d: it does not serve this address or network", host, status)}
	}
	var err error = &statusError{host: host, status: response.StatusCode}
	now := c.clock.Now()
	if pause := retryAfter(response.Header.Get("Retry-After"), now); pause > 0 {
		c.until = now.Add(pause)
		err = retry.After(err, pause)
	}
	return err
}

// retryAfter parses the header of that name, 0 if there is no usable one.
func retryAfter(value string, now time.Time) time.Duration {
	pause := time.Duration(0)
	if seconds, err := strconv.Atoi(value); err == nil && seconds > 0 && seconds <= int(maxRetryAfter/time.Second) {
		pause = time.Duration(seconds) * time.Second
	} else if err == nil && seconds > 0 {
		pause = maxRetryAfter
	} else if at, err := http.ParseTime(value); err == nil {
		pause = at.Sub(now)
	}
	return min(max(pause, 0), maxRetryAfter)
}

// elements reads a JSON array of at most maxElements. The elements have no line ends.
func elements(body io.Reader, host string) ([]json.RawMessage, error) {
	text, err := io.ReadAll(io.LimitReader(body, maxResponse+1))
	if err != nil {
		return nil, fmt.Errorf("polymarket: read the answer of %s: %w", host, err)
	}
	if len(text) > maxResponse {
		return nil, fmt.Errorf("polymarket: the answer of %s is larger than %d bytes", host, maxResponse)
	}
	all, err := split(text)
	if err != nil {
		return nil, fmt.Errorf("polymarket: the answer of %s is no JSON array of at most %d elements: %w", host, maxElements, err)
	}
	return all, nil
}

var errElements = errors.New("it has another form")

// split returns the elements of a JSON array, each without line ends.
func split(text []byte) (all []json.RawMessage, err error) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	if first, err := decoder.Token(); err != nil || first != json.Delim('[') {
		return nil, errors.Join(errElements, err)
	}
	for decoder.More() {
		var one json.RawMessage
		if err := decoder.Decode(&one); err != nil {
			return nil, err
		}
		if len(all) == maxElements {
			return nil, errElements
		}
		if bytes.IndexByte(one, '\n') >= 0 {
			var flat bytes.Buffer
			if err := json.Compact(&flat, one); err != nil {
				return nil, err
			}
			one = flat.Bytes()
		}
		all = append(all, one)
	}
	_, err = decoder.Token()
	return all, err
}

func isStatus(err error, status int) bool {
	answer, ok := errors.AsType[*statusError](err)
	return ok && answer.status == status
}
