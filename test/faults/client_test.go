package faults

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// answer is a response and the time that it took.
type answer struct {
	status int
	header http.Header
	body   string
	took   time.Duration
}

var httpClient = &http.Client{Timeout: timeout}

func request(ctx context.Context, method, url, key, body string, headers ...string) (answer, error) {
	began := time.Now()
	r, err := http.NewRequestWithContext(ctx, method, url, strings.NewReader(body))
	if err != nil {
		return answer{}, err
	}
	if key != "" {
		r.Header.Set("Authorization", "Bearer "+key)
	}
	for i := 0; i+1 < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	response, err := httpClient.Do(r)
	if err != nil {
		return answer{}, err
	}
	defer response.Body.Close() //nolint:errcheck // it is only read
	text, err := io.ReadAll(response.Body)
	return answer{response.StatusCode, response.Header, string(text), time.Since(began)}, err
}

// get returns the body of an answer, which must be 200.
func (p *process) get(path, key string) string {
	p.t.Helper()
	got, err := request(p.t.Context(), http.MethodGet, p.url+path, key, "")
	if err != nil || got.status != http.StatusOK {
		p.t.Fatalf("GET %s: %v %d %s", path, err, got.status, got.body)
	}
	return got.body
}

func (p *process) ready() bool {
	got, err := request(p.t.Context(), http.MethodGet, p.url+"/readyz", "", "")
	return err == nil && got.status == http.StatusOK
}

// configure sets the configuration of both customers.
func (p *process) configure() {
	p.t.Helper()
	for _, key := range []string{p.customer, p.restless} {
		got, err := request(p.t.Context(), http.MethodPut, p.url+"/v3/alpha/config", key, configuration, "Content-Type", "application/json")
		if err != nil || got.status != http.StatusOK {
			p.t.Fatalf("configure: %v %d %s", err, got.status, got.body)
		}
	}
}

// upload is a client that sends requests one after another, each until it is acknowledged.
type upload struct {
	target atomic.Pointer[process]
	acked  atomic.Int64 // requests
	tried  atomic.Int64 // attempts
	done   chan struct{}
}

// upload starts sending the requests of a chain. Every acknowledgement must count each event once.
func (p *process) upload(chain string, requests [][]byte) *upload {
	u := &upload{done: make(chan struct{})}
	u.target.Store(p)
	t := p.t
	go func() {
		defer close(u.done)
		for i, body := range requests {
			for !u.send(t, fmt.Sprintf("%s-%d", chain, i), body) {
				select {
				case <-t.Context().Done():
					return
				case <-time.After(100 * time.Millisecond):
				}
			}
			u.acked.Add(1)
		}
	}()
	return u
}

// send makes one attempt and reports whether it was acknowledged, or makes the test fail.
func (u *upload) send(t testing.TB, key string, body []byte) bool {
	u.tried.Add(1)
	to := u.target.Load()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	got, err := request(ctx, http.MethodPost, to.url+"/ingest/events", to.feeder, string(body), "Idempotency-Key", key)
	switch {
	case err != nil || got.status >= 500:
		return false
	case got.status != http.StatusOK:
		t.Errorf("upload %s: %d %s", key, got.status, got.body)
		return true
	}
	var counts struct {
		Accepted, Duplicates int
		Rejected             []any
	}
	events := bytes.Count(body, []byte("\n"))
	if err := json.Unmarshal([]byte(got.body), &counts); err != nil || counts.Accepted != events || counts.Duplicates != 0 || len(counts.Rejected) != 0 {
		t.Errorf("upload %s of %d events: %v %s", key, events, err, got.body)
	}
	return true
}

// await waits until everything is acknowledged.
func (u *upload) await(t testing.TB) {
	t.Helper()
	select {
	case <-u.done:
	case <-time.After(timeout):
		t.Fatalf("not everything is acknowledged within %s: %d requests after %d attempts", timeout, u.acked.Load(), u.tried.Load())
	}
}

// progress is how many events of a chain are durable and processed.
type progress struct{ Durable, Processed int64 }

// statusOf reads the answer of GET /ingest/status.
func statusOf(body string) map[string]progress {
	var status struct{ Chains map[string]progress }
	_ = json.Unmarshal([]byte(body), &status) // nothing, if it is something else
	return status.Chains
}

// settled waits until every durable event is processed, and returns their number by chain.
func (p *process) settled() map[string]int64 {
	p.t.Helper()
	counts := map[string]int64{}
	eventually(p.t, "everything is processed", func() bool {
		got, err := request(p.t.Context(), http.MethodGet, p.url+"/ingest/status", p.feeder, "")
		if err != nil || got.status != http.StatusOK {
			return false
		}
		left := int64(0)
		for chain, at := range statusOf(got.body) {
			counts[chain] = at.Durable
			left += at.Durable - at.Processed
		}
		return left == 0
	})
	return counts
}

// picture is what a customer sees in the end: leaderboards and signals.
type picture map[string]string

func (p *process) look() picture {
	p.t.Helper()
	seen := picture{}
	for _, chain := range []string{"base", "ethereum"} {
		path := "/v3/alpha/leaderboard?min_trades=1&min_tokens=0&min_closed=0&min_buy_vol=0&limit=200&chain=" + chain
		body, _, _ := strings.Cut(p.get(path, p.customer), `,"updated_at":"`)
		seen[path] = body
	}
	since := "2020-01-01T00:00:00Z"
	for n := 0; ; {
		var page struct{ Notifications []map[string]any }
		text := p.get("/v3/alpha/notifications?limit=100&since="+since, p.customer)
		if err := json.Unmarshal([]byte(text), &page); err != nil {
			p.t.Fatal(err)
		}
		for _, signal := range page.Notifications {
			at, _ := signal["sent_at"].(string)
			if n > 0 && at <= since {
				p.t.Errorf("signal %d was sent at %s, the one before at %s", n, at, since)
			}
			since = at
			delete(signal, "sent_at")
			text, err := json.Marshal(signal)
			if err != nil {
				p.t.Fatal(err)
			}
			seen[fmt.Sprintf("signal %d", n)] = string(text)
			n++
		}
		if len(page.Notifications) == 0 {
			return seen
		}
	}
}

// shows fails the test unless the service shows a picture soon: leaderboards follow what is
// processed by a second.
func (p *process) shows(want picture) {
	p.t.Helper()
	var got picture
	for began := time.Now(); time.Since(began) < 30*time.Second; time.Sleep(250 * time.Millisecond) {
		if got = p.look(); cmp.Equal(want, got) {
			return
		}
	}
	p.t.Errorf("the results differ from an undisturbed run's (-want +got):\n%.4000s", cmp.Diff(want, got))
}
