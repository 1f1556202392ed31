package graph

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
)

// TestStreamsOfEndUsers checks that the tokens that a customer signs share the open streams of one
// key, whoever they are for, and take none of its keys' streams.
func TestStreamsOfEndUsers(t *testing.T) {
	t.Parallel()
	s := serve(t, func(o *Options) { o.Gate = onePerKey() })
	s.open(t, sequences, nil, "Authorization", s.endUser(t, "one"))
	if resp := s.ask(t, sequences, nil, "Authorization", s.endUser(t, "another")); resp.StatusCode != http.StatusTooManyRequests {
		t.Errorf("another user's stream: status %d, want 429", resp.StatusCode)
	}
	s.open(t, sequences, nil)
}

// deadlineRecorder is a recorder that an event stream can write to.
type deadlineRecorder struct{ *httptest.ResponseRecorder }

// SetWriteDeadline accepts every deadline.
func (deadlineRecorder) SetWriteDeadline(time.Time) error { return nil }

// TestLargeEventsAreNotKept checks that a stream keeps the buffer of small results, and frees that
// of a large one once it is written.
func TestLargeEventsAreNotKept(t *testing.T) {
	t.Parallel()
	h := serve(t, nil).handler
	small, large := `{"data":1}`, `{"data":"`+strings.Repeat("x", 220_000)+`"}`
	for name, bodies := range map[string][]string{"large": {large}, "large, then small": {large, small}, "small": {small, small}} {
		w := deadlineRecorder{httptest.NewRecorder()}
		s := &eventStream{handler: h, ctx: t.Context(), w: w, control: http.NewResponseController(w)}
		writer := newEventWriter(1<<20, nil, func() {})
		want := ""
		for _, body := range bodies {
			writer.Next(&fanout.Result{Body: []byte(body)})
			want += "event: next\ndata: " + body + "\n\n"
		}
		writer.Done(nil)
		s.follow(writer)
		if got := w.Body.String(); got != want+"event: complete\ndata:\n\n" {
			t.Errorf("%s: sent %.200q", name, got)
		}
		if kept := cap(s.buf); kept > 4<<10 || name == "small" && kept == 0 {
			t.Errorf("%s: the stream keeps a buffer of %d bytes", name, kept)
		}
	}
}

func TestEventHeartbeats(t *testing.T) {
	t.Parallel()
	s := serve(t, func(o *Options) { o.StreamPing = 10 * time.Millisecond })
	st := s.open(t, sequences, nil)
	for range 3 {
		if line := st.comment(); line != ":" {
			t.Fatalf("got %q instead of a comment", line)
		}
	}
}

func TestRevokedKeyEndsEvents(t *testing.T) {
	t.Parallel()
	s := serve(t, func(o *Options) { o.StreamPing = 20 * time.Millisecond })
	st := s.open(t, sequences, nil)
	if err := s.DB.RevokeKey(t.Context(), s.keyID(t)); err != nil {
		t.Fatal(err)
	}
	e, ok := st.next()
	if !ok || !strings.Contains(e.data, "UNAUTHENTICATED") {
		t.Fatalf("event = %+v, %t", e, ok)
	}
	st.want("complete", "")
}

func (s *served) keyID(t *testing.T) string {
	t.Helper()
	who, err := s.Auth.AuthenticateKey(t.Context(), s.CustomerKey)
	if err != nil {
		t.Fatal(err)
	}
	return who.KeyID
}

func TestSlowReaderOfEventsIsCutOff(t *testing.T) {
	t.Parallel()
	s := serve(t, func(o *Options) { o.StreamQueue = 64 << 10 })
	query := "subscription { signals { signal { sequence " + everySignalField + " } } }"
	slow, quick := s.open(t, query, nil), s.open(t, query, nil)
	for s.handler.opts.Gate.Entered(limits.ProcessStreams) == 2 {
		if s.sent > 20_000 {
			t.Fatal("the slow reader was not cut off")
		}
		s.raise(t, 10)
		for range 10 {
			if _, ok := quick.next(); !ok {
				t.Fatalf("the quick reader was cut off after %d signals", s.sent)
			}
		}
	}
	n := 0
	for ok := true; ok; n++ {
		_, ok = slow.next()
	}
	if n >= s.sent {
		t.Error("the slow reader received every signal")
	}
}

func TestStopEndsEventsWithoutComplete(t *testing.T) {
	t.Parallel()
	s := serve(t, nil)
	running, beginning := s.open(t, sequences, nil), s.open(t, sequences, nil)
	if err := s.handler.Stop(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, st := range []*stream{running, beginning} {
		if e, ok := st.next(); ok || e.event != "" {
			t.Errorf("the stream ended with %+v", e)
		}
	}
}
