package source_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// hook is a kind whose bodies are native events, one a line. Its position is the number of bodies.
type hook struct{}

var _ source.PushKind = hook{}

func (hook) Name() string                                     { return "hook" }
func (hook) Check(s json.RawMessage) (json.RawMessage, error) { return s, nil }
func (hook) New(source.Spec) (source.Reader, error)           { return nil, errors.New("it is sent to") }

func (hook) NewReceiver(spec source.Spec) (source.Receiver, error) {
	var settings struct{ Secret string }
	if err := json.Unmarshal(spec.Settings, &settings); err != nil || settings.Secret == "" {
		return nil, smartmoney.BadInput("secret", "secret is required")
	}
	return hookReceiver{settings.Secret, event.NewDecoder(spec.Now)}, nil
}

type hookReceiver struct {
	secret  string
	decoder *event.Decoder
}

func (h hookReceiver) Authorize(header http.Header) error {
	if header.Get("Authorization") != h.secret {
		return smartmoney.Errorf(smartmoney.CodeUnauthenticated, "wrong secret")
	}
	return nil
}

func (h hookReceiver) Receive(body []byte, position json.RawMessage) (*source.Batch, error) {
	bodies := 0
	if position != nil {
		if err := json.Unmarshal(position, &bodies); err != nil {
			return nil, err
		}
	}
	b := &source.Batch{Position: json.RawMessage(fmt.Sprint(bodies + 1)), Decoded: true}
	for line := range strings.Lines(string(body)) {
		e, err := h.decoder.Decode([]byte(line))
		if err != nil {
			return nil, err
		}
		b.Events = append(b.Events, e)
	}
	return b, nil
}

func pushes(t *testing.T, db *testkit.DB) *source.Pushes {
	return source.NewPushes(source.Options{
		Store: db.Connections, Append: appender(t, db).AppendBatch, Kinds: source.NewKinds(hook{}, newProvider()), Log: slog.New(slog.DiscardHandler), Now: time.Now,
	})
}

// push sends a body with a secret. It fails the test if the body of a request with a wrong one is
// read.
func push(t *testing.T, to *source.Pushes, name, secret, body string) error {
	return to.Push(t.Context(), name, http.Header{"Authorization": {secret}}, func() ([]byte, error) {
		if secret == "wrong" {
			t.Error("the body of a stranger is read")
		}
		return []byte(body), nil
	})
}

// TestPushes sends bodies to two processes at once: each is stored once, behind a position that no
// other has.
func TestPushes(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		kinds := source.NewKinds(hook{})
		add(t, db, kinds, "hook", "hook", `{"secret":"s"}`)
		processes := []*source.Pushes{pushes(t, db), pushes(t, db)}
		events := trades(1, 60)
		var senders sync.WaitGroup
		for i := range 20 {
			senders.Go(func() {
				body := wire(events[3*i : 3*i+3])
				for { // as a provider does
					err := push(t, processes[i%2], "hook", "s", body)
					if smartmoney.CodeOf(err) != smartmoney.CodeUnavailable {
						if err != nil {
							t.Error(err)
						}
						return
					}
				}
			})
		}
		senders.Wait()
		s := status(t, db, kinds, "hook")
		if s.Batches != 20 || s.Events["trade"] != 60 || s.Duplicates != 0 || !s.Healthy || s.State != source.StateRunning {
			t.Errorf("%+v", s)
		}
		c, err := db.PushedSource(t.Context(), "hook")
		if err != nil || string(c.Position) != "20" {
			t.Errorf("position %s, %v", c.Position, err)
		}
		got, want := strings.Split(wire(logged(t, db, smartmoney.Base)), "\n"), strings.Split(wire(events), "\n")
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Errorf("the log has\n%s\nwant\n%s", got, want)
		}
	})
}

func TestPushErrors(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	to := pushes(t, db)
	add(t, db, to.Kinds, "hook", "hook", `{"secret":"s"}`)
	add(t, db, to.Kinds, "list", "list", `{}`)
	add(t, db, to.Kinds, "broken", "hook", `{}`)
	body := wire(trades(1, 1))
	testkit.WantError(t, push(t, to, "gone", "s", body), smartmoney.CodeNotFound, "", "")
	testkit.WantError(t, push(t, to, "list", "s", body), smartmoney.CodeNotFound, "", "")
	testkit.WantError(t, push(t, to, "broken", "s", body), smartmoney.CodeInternal, "", "internal error")
	testkit.WantError(t, push(t, to, "hook", "wrong", body), smartmoney.CodeUnauthenticated, "", "")
	testkit.WantError(t, push(t, to, "hook", "s", "nonsense"), smartmoney.CodeBadInput, "", "")
	check(t, db.PauseSource(t.Context(), "hook", true))
	testkit.WantError(t, push(t, to, "hook", "s", body), smartmoney.CodeUnavailable, "", "")
	check(t, db.PauseSource(t.Context(), "hook", false))
	check(t, push(t, to, "hook", "s", body))
	check(t, push(t, to, "hook", "s", body)) // a provider repeats itself
	if s := status(t, db, to.Kinds, "hook"); s.Events["trade"] != 1 || s.Duplicates != 1 {
		t.Errorf("counted %+v", s.Counts)
	}
	// New settings are obeyed at once.
	check(t, db.RemoveSource(t.Context(), "hook"))
	add(t, db, to.Kinds, "hook", "hook", `{"secret":"new"}`)
	testkit.WantError(t, push(t, to, "hook", "s", body), smartmoney.CodeUnauthenticated, "", "")
	check(t, push(t, to, "hook", "new", body))
}
