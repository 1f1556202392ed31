package e2e

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/openapitest"
)

// client sends requests to a service with one key.
type client struct {
	t    testing.TB
	http *http.Client
	url  string
	key  string // none where empty
}

// newClient returns a client that checks every answer against the OpenAPI document.
func newClient(t testing.TB, url, key string) *client {
	c := newStranger(t, url, key)
	c.http.Transport = openapitest.Transport(t, c.http.Transport)
	return c
}

// newStranger returns a client of an address that does not serve the interface.
func newStranger(t testing.TB, url, key string) *client {
	transport := &http.Transport{MaxIdleConnsPerHost: 8, ExpectContinueTimeout: timeout}
	t.Cleanup(transport.CloseIdleConnections)
	return &client{t: t, http: &http.Client{Transport: transport, Timeout: timeout}, url: url, key: key}
}

// answer is a response of a service.
type answer struct {
	status int
	header http.Header
	body   string
}

// try sends a request. It returns an error if the connection fails.
func (c *client) try(method, path string, body io.Reader, headers ...string) (answer, error) {
	request, err := http.NewRequest(method, c.url+path, body)
	if err != nil {
		return answer{}, err
	}
	if c.key != "" {
		request.Header.Set("Authorization", "Bearer "+c.key)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	response, err := c.http.Do(request)
	if err != nil {
		return answer{}, err
	}
	defer response.Body.Close()
	got, err := io.ReadAll(response.Body)
	return answer{response.StatusCode, response.Header, string(got)}, err
}

// do is try that fails the test if the connection fails.
func (c *client) do(method, path string, body io.Reader, headers ...string) answer {
	c.t.Helper()
	got, err := c.try(method, path, body, headers...)
	if err != nil {
		c.t.Fatalf("%s %s: %v", method, path, err)
	}
	return got
}

// get returns the body of an answer and fails the test unless it is 200.
func (c *client) get(path string) string {
	c.t.Helper()
	got := c.do(http.MethodGet, path, nil)
	if got.status != http.StatusOK {
		c.t.Fatalf("GET %s: %d %s", path, got.status, got.body)
	}
	return got.body
}

// configure changes the configuration of the key's customer and returns the response.
func (c *client) configure(update string) string {
	c.t.Helper()
	got := c.do(http.MethodPut, "/v3/alpha/config", strings.NewReader(update), "Content-Type", "application/json")
	if got.status != http.StatusOK {
		c.t.Fatalf("PUT /config %s: %d %s", update, got.status, got.body)
	}
	return got.body
}

// ingested is the answer of POST /ingest/events.
type ingested struct {
	Accepted   int
	Duplicates int
	Retracted  int
	Rejected   []struct {
		Line  int
		Error string
	}
	Cursor map[string]int64
}

// ingest uploads events in one request, which must be acknowledged.
func (c *client) ingest(events []event.Event, headers ...string) ingested {
	c.t.Helper()
	got := c.do(http.MethodPost, "/ingest/events", bytes.NewReader(ndjson(events)), headers...)
	var out ingested
	if got.status != http.StatusOK || json.Unmarshal([]byte(got.body), &out) != nil {
		c.t.Fatalf("ingest: %d %s", got.status, got.body)
	}
	if len(out.Rejected) > 0 {
		c.t.Fatalf("ingest: line %d rejected: %s", out.Rejected[0].Line, out.Rejected[0].Error)
	}
	return out
}

func ndjson(events []event.Event) []byte {
	var body []byte
	for i := range events {
		body = append(event.AppendJSON(body, &events[i]), '\n')
	}
	return body
}

// progress is the progress of a chain.
type progress struct {
	Durable     int64
	Processed   int64
	LastEventAt *time.Time `json:"last_event_at"`
}

func (c *client) progress() map[string]progress {
	c.t.Helper()
	var out struct{ Chains map[string]progress }
	if err := json.Unmarshal([]byte(c.get("/ingest/status")), &out); err != nil {
		c.t.Fatal(err)
	}
	return out.Chains
}

// settled waits until every durable event is processed, and returns the number of events by
// chain. It fails after a minute without progress.
func (c *client) settled() map[string]int64 {
	c.t.Helper()
	for behind := int64(0); ; {
		now := c.progress()
		durable, left := map[string]int64{}, int64(0)
		for chain, at := range now {
			durable[chain] = at.Durable
			left += at.Durable - at.Processed
		}
		if left == 0 {
			return durable
		}
		if behind == left {
			c.t.Fatalf("no progress for %s: %+v", timeout, now)
		}
		behind = left
		c.awaitProgress(behind)
	}
}

// awaitProgress waits until fewer than behind durable events are unprocessed, for at most a minute.
func (c *client) awaitProgress(behind int64) {
	c.t.Helper()
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	for began := time.Now(); time.Since(began) < timeout; <-tick.C {
		left := int64(0)
		for _, at := range c.progress() {
			left += at.Durable - at.Processed
		}
		if left < behind {
			return
		}
	}
}
