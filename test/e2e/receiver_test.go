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

// posted is a message that a receiver got.
type posted struct {
	id       string // webhook-id
	sequence int64
	signalID string
	status   int // what was answered; 0: the connection was reset
}

// receiver takes webhooks in. It verifies every message by the official library.
type receiver struct {
	t      testing.TB
	server *httptest.Server
	// answer returns the status for the n-th message, from 0 on; 0 resets, −1 hangs. Of a
	// message that came before, again is true.
	answer func(n int, again bool) int

	mu       sync.Mutex // guards what follows
	secret   string
	messages []posted
	release  chan struct{} // closed to end what hangs
}

// newReceiver listens until the test's end.
func newReceiver(t testing.TB, answer func(n int, again bool) int) *receiver {
	r := &receiver{t: t, answer: answer, release: make(chan struct{})}
	r.server = httptest.NewServer(r)
	t.Cleanup(r.server.Close)
	t.Cleanup(r.letGo)
	return r
}

// letGo ends what hangs, and lets nothing hang from now on.
func (r *receiver) letGo() {
	r.mu.Lock()
	defer r.mu.Unlock()
	select {
	case <-r.release:
	default:
		close(r.release)
	}
}

// subscribe has the key's customer send here.
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

func (r *receiver) ServeHTTP(w http.ResponseWriter, request *http.Request) {
	body, err := io.ReadAll(request.Body)
	if err != nil {
		return // cut in the middle by who was killed
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

// take notes a message, and gives how to answer it.
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

// got returns what came so far.
func (r *receiver) got() []posted {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.messages)
}

// taken counts the entries that were answered with success.
func (r *receiver) taken() int {
	done := map[int64]bool{}
	for _, m := range r.got() {
		if m.status/100 == 2 {
			done[m.sequence] = true
		}
	}
	return len(done)
}

// check holds what came to the log: each entry at least once and with success, the
// first message of each in the order of the log, and one id for each.
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
				t.Fatalf("message %d is the first of %d %s; the log goes on with %s", i+1, m.sequence, m.signalID, describe(log, next))
			}
			ids[m.id] = m.sequence
			next++
		}
	}
	if next != len(log) || r.taken() != len(log) {
		t.Errorf("%d entries came and %d were taken, of %d in the log", next, r.taken(), len(log))
	}
}
