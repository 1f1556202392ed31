package e2e

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"testing"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

// posted is a message that a receiver received.
type posted struct {
	id       string // webhook-id
	sequence int64
	signalID string
	status   int // of the response; 0: the connection was reset
}

// receiver receives webhooks. It verifies every message with the official library.
type receiver struct {
	t      testing.TB
	server *httptest.Server
	// answer returns the status for the n-th message, from 0 on; 0 resets, −1 hangs. again is
	// true for a repeated message.
	answer func(n int, again bool) int

	mu       sync.Mutex // guards what follows
	secret   string
	messages []posted
	release  chan struct{} // closed to end hanging requests
}

// newReceiver returns a receiver that listens until the end of the test.
func newReceiver(t testing.TB, answer func(n int, again bool) int) *receiver {
	r := &receiver{t: t, answer: answer, release: make(chan struct{})}
	r.server = httptest.NewServer(r)
	t.Cleanup(r.server.Close)
	t.Cleanup(r.letGo)
	return r
}

// letGo ends hanging requests, and prevents new ones.
func (r *receiver) letGo() {
	r.mu.Lock()
	defer r.mu.Unlock()
	select {
	case <-r.release:
	default:
		close(r.release)
	}
}

// subscribe creates a webhook of the key's customer with the receiver's address.
func (r *receiver) subscribe(c *client) {
	c.t.Helper()
	var out struct {
		Data struct {
			UpdateConfig struct{ WebhookSecret *string }
		}
	}
	body := c.query(`mutation($url: String!) { updateConfig(input: {webhookUrl: $url}) { webhookSecret } }`,
		map[string]any{"url": r.server.URL + "/hook"})
	if err := json.Unmarshal([]byte(body), &out); err != nil || out.Data.UpdateConfig.WebhookSecret == nil {
		c.t.Fatalf("no secret of the new webhook: %s", body)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.secret = *out.Data.UpdateConfig.WebhookSecret
}

// another creates a webhook of the key's customer with the receiver's address, beside that of the
// configuration. filter is the rest of its input.
func (r *receiver) another(c *client, filter string) {
	c.t.Helper()
	var made struct {
		Data struct {
			CreateWebhook struct{ Secret string }
		}
	}
	body := c.query(`mutation($url: String!) { createWebhook(input: {url: $url, `+filter+`}) { secret } }`, map[string]any{"url": r.server.URL + "/hook"})
	if err := json.Unmarshal([]byte(body), &made); err != nil || made.Data.CreateWebhook.Secret == "" {
		c.t.Fatalf("no secret of another webhook: %s", body)
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.secret = made.Data.CreateWebhook.Secret
}

func (r *receiver) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	body, err := io.ReadAll(request.Body)
	if err != nil {
		return // the sender was killed in the middle
	}
	status, release := r.take(request, body)
	switch {
	case status < 0:
		select {
		case <-release:
		case <-request.Context().Done():
		}
	case status == 0:
		panic(http.ErrAbortHandler)
	default:
		w.WriteHeader(status)
	}
}

// take records a message and returns the status of the response.
func (r *receiver) take(request *http.Request, body []byte) (status int, release chan struct{}) {
	var m struct {
		SignalID string `json:"signal_id"`
		Sequence int64
	}
	err := json.Unmarshal(body, &m)
	r.mu.Lock()
	defer r.mu.Unlock()
	hook, problem := standardwebhooks.NewWebhook(r.secret)
	if problem == nil {
		problem = hook.Verify(body, request.Header)
	}
	if problem != nil || err != nil || m.Sequence < 1 || m.SignalID == "" || request.Method != http.MethodPost || request.URL.Path != "/hook" {
		r.t.Errorf("%s %s of %v: %s: %v, %v", request.Method, request.URL, request.Header, body, problem, err)
		return http.StatusBadRequest, r.release
	}
	id := request.Header.Get("webhook-id")
	again := slices.ContainsFunc(r.messages, func(p posted) bool { return p.id == id })
	status = r.answer(len(r.messages), again)
	r.messages = append(r.messages, posted{id, m.Sequence, m.SignalID, status})
	return status, r.release
}

// got returns the messages received so far.
func (r *receiver) got() []posted {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.messages)
}

// taken returns the number of entries with a successful response.
func (r *receiver) taken() int {
	done := map[int64]bool{}
	for _, m := range r.got() {
		if m.status/100 == 2 {
			done[m.sequence] = true
		}
	}
	return len(done)
}

// check compares the messages with the log: each entry was received with success at least
// once, the first messages follow the order of the log, and each entry has one id.
func (r *receiver) check(t testing.TB, log []entry) {
	t.Helper()
	ids, next := map[string]int64{}, 0
	for i, m := range r.got() {
		if was, known := ids[m.id]; known {
			if was != m.sequence {
				t.Fatalf("message %d has the id %s of sequence %d, and the sequence %d", i+1, m.id, was, m.sequence)
			}
		} else {
			if next >= len(log) || m.sequence != log[next].Sequence || m.signalID != log[next].SignalID {
				t.Fatalf("message %d is the first of %d %s; the log continues with %s", i+1, m.sequence, m.signalID, describe(log, next))
			}
			ids[m.id] = m.sequence
			next++
		}
	}
	if next != len(log) || r.taken() != len(log) {
		t.Errorf("%d entries were received and %d answered with success, of %d in the log", next, r.taken(), len(log))
	}
}
