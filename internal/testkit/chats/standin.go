// Package chats has stand-ins of Slack, Discord and Telegram: HTTP servers that take the messages
// of a webhook as these services do, by their published limits, and remember what people would see.
package chats

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Token is the secret part of the addresses of stand-ins.
const Token = "hidden-Tz5nKq8bX2"

// What StandIn.Answer returns beside statuses.
const (
	Lost  = 0  // the message is taken, and the connection ends without an answer
	Hangs = -1 // the message is taken, and no answer comes
)

// StandIn is a chat. It is safe for concurrent use, and an http.Handler.
type StandIn struct {
	Format smartmoney.WebhookFormat
	Now    func() time.Time // nil: time.Now
	// Answer returns the status of the answer to request n, from 0, or Lost or Hangs; nil: 200.
	// With 429 the sender must send nothing for Pause.
	Answer func(n int) int
	Pause  time.Duration // whole seconds

	mu       sync.Mutex // guards what follows
	requests int
	taken    []Message
	until    time.Time // nothing may come before
	problems []error
}

// Path returns the path and query of the webhook's address.
func (s *StandIn) Path() string {
	switch s.Format {
	case smartmoney.FormatSlack:
		return "/services/T0/B0/" + Token
	case smartmoney.FormatDiscord:
		return "/api/webhooks/17/" + Token
	default:
		return "/bot17:" + Token + "/sendMessage?chat_id=-1001"
	}
}

// Taken returns the messages in the chat, in their order, and what was wrong with any request.
func (s *StandIn) Taken() ([]Message, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.taken), errors.Join(s.problems...)
}

// Requests returns how many requests came.
func (s *StandIn) Requests() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.requests
}

// ServeHTTP takes a message.
func (s *StandIn) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return // the sender was killed in the middle
	}
	switch status := s.take(r, body); status {
	case Lost:
		panic(http.ErrAbortHandler)
	case Hangs:
		<-r.Context().Done()
	default:
		s.answer(w, status)
	}
}

// take returns the status of the answer to a request, and keeps its message.
func (s *StandIn) take(r *http.Request, body []byte) (status int) {
	m, problem := Read(s.Format, body)
	m.ID = r.Header.Get("Webhook-Id")
	want := s.Path()
	switch s.Format {
	case smartmoney.FormatDiscord:
		want += "?wait=true"
	case smartmoney.FormatTelegram: // chat_id is in the body
		want = want[:len(want)-len("?chat_id=-1001")]
	}
	if r.Method != http.MethodPost || r.URL.RequestURI() != want || r.Header.Get("Content-Type") != "application/json" {
		problem = errors.Join(problem, fmt.Errorf("%s %s as %q", r.Method, r.URL, r.Header.Get("Content-Type")))
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	now := time.Now
	if s.Now != nil {
		now = s.Now
	}
	status = http.StatusOK
	if s.Answer != nil {
		status = s.Answer(s.requests)
	}
	s.requests++
	if early := s.until.Sub(now()); early > 0 {
		problem = errors.Join(problem, fmt.Errorf("request %d came %s early", s.requests, early))
	}
	if problem != nil {
		s.problems = append(s.problems, problem)
		return http.StatusBadRequest
	}
	s.until = now().Add(time.Second)
	switch status {
	case http.StatusTooManyRequests:
		s.until = now().Add(s.Pause)
	case http.StatusOK, Lost, Hangs:
		s.taken = append(s.taken, m)
	}
	return status
}

// answer answers as the service does.
func (s *StandIn) answer(w http.ResponseWriter, status int) {
	seconds := strconv.Itoa(int(s.Pause / time.Second))
	limited := status == http.StatusTooManyRequests
	var body any
	switch s.Format {
	case smartmoney.FormatSlack:
		if limited {
			w.Header().Set("Retry-After", seconds)
		}
		w.WriteHeader(status)
		_, _ = io.WriteString(w, "ok")
		return
	case smartmoney.FormatDiscord:
		body = map[string]any{"id": "1"}
		if limited {
			body = map[string]any{"message": "You are being rate limited.", "retry_after": s.Pause.Seconds(), "global": false}
		}
	default:
		body = map[string]any{"ok": status == http.StatusOK, "result": map[string]any{"message_id": 1}}
		if limited {
			body = map[string]any{
				"ok": false, "error_code": status, "description": "Too Many Requests: retry after " + seconds,
				"parameters": map[string]any{"retry_after": s.Pause / time.Second},
			}
		}
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(body)
}
