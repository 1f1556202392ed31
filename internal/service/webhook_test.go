package service_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// hooks runs the use cases about webhooks on a real database, with a receiver.
type hooks struct {
	*service.Service
	testing.TB
	db       *testkit.DB
	clock    *testkit.Clock
	acme     context.Context
	due      int // calls of WebhookDue
	receiver *httptest.Server
	answer   http.HandlerFunc
}

func withHooks(t *testing.T, run func(h *hooks)) {
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		h := &hooks{TB: t, db: db, clock: testkit.NewClock(time.Now())}
		for _, id := range []string{"acme", "bob"} {
			_, err := db.CreateCustomer(t.Context(), id, id)
			h.check(err)
		}
		h.receiver = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { h.answer(w, r) }))
		t.Cleanup(h.receiver.Close)
		client := webhook.NewClient(webhook.ClientOptions{Allow: webhook.AllowLoopback})
		t.Cleanup(client.Close)
		h.Service = service.New(nil, service.Options{
			Customers: db.Registry, Notifications: db, Webhooks: db.Outbox, WebhookClient: client, WebhookDue: func() { h.due++ }, Now: h.clock.Now,
		})
		h.acme = as(t.Context(), "acme", smartmoney.ScopeCustomer)
		run(h)
	})
}

func (h *hooks) check(err error) {
	h.Helper()
	if err != nil {
		h.Fatal(err)
	}
}

// set sets the address of acme's webhook.
func (h *hooks) set(url string) *service.ConfigChange {
	h.Helper()
	changed, err := h.UpdateConfig(h.acme, smartmoney.ConfigUpdate{WebhookURL: &url})
	h.check(err)
	return changed
}

// send adds n signals to acme's log.
func (h *hooks) send(n int) []string {
	h.Helper()
	customers, _, err := h.db.ChangedCustomers(h.Context(), 0)
	h.check(err)
	step := &enginestate.Commit{Now: h.clock.Now()}
	var ids []string
	for _, a := range customers {
		if a.CustomerID != "acme" {
			continue
		}
		for i := range n {
			s := servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, i, h.clock.Now(), 1)
			ids = append(ids, s.ID)
			step.Signals = append(step.Signals, notifications.SignalBody{Signal: s})
			step.Notifications = append(step.Notifications, notifications.Entry{
				CustomerID: "acme", LogVersion: a.LogVersion, SignalID: s.ID, Type: s.Type, Chain: s.Chain, Token: s.Token.Address, Timestamp: s.Timestamp.UnixNano(),
			})
		}
	}
	h.check(h.db.CommitState(h.Context(), step))
	return ids
}

// TestWebhookSecretIsShownOnce changes a webhook in every way: only the change that creates
// the secret returns it.
func TestWebhookSecretIsShownOnce(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		changed, err := h.UpdateConfig(h.acme, smartmoney.ConfigUpdate{DailyBudget: ptr(7)})
		if err != nil || changed.WebhookSecret != nil || h.due != 0 {
			h.Errorf("another field: %+v, %v, woken %d times", changed, err, h.due)
		}
		if w, err := h.Webhook(h.acme); err != nil || w.URL != "" || w.Enabled() {
			h.Errorf("before: %+v, %v", w, err)
		}
		if changed := h.set(""); changed.WebhookSecret != nil {
			h.Error("secret without a webhook")
		}
		changed = h.set("https://a.example/")
		if changed.WebhookSecret == nil || !strings.HasPrefix(*changed.WebhookSecret, "whsec_") || changed.WebhookURL != "https://a.example/" {
			h.Fatalf("set: %+v", changed)
		}
		for _, url := range []string{"https://a.example/", "https://b.example/", "", "https://c.example/"} {
			if again := h.set(url); again.WebhookSecret != nil {
				h.Errorf("%q returned a secret again", url)
			}
		}
		if h.due != 6 {
			h.Errorf("the sender was woken %d times, want 6", h.due)
		}
		if w, err := h.Webhook(h.acme); err != nil || w.URL != "https://c.example/" || !w.Enabled() || w.PreviousSecretUntil != nil {
			h.Errorf("after: %+v, %v", w, err)
		}
		rotated, err := h.RotateWebhookSecret(h.acme, nil)
		until := h.clock.Now().Add(24 * time.Hour).UTC().Truncate(time.Microsecond)
		if err != nil || rotated.Secret == *changed.WebhookSecret || rotated.PreviousSecretUntil == nil || !rotated.PreviousSecretUntil.Equal(until) {
			h.Errorf("rotated: %+v, %v", rotated, err)
		}
		target, err := h.db.WebhookTarget(h.Context(), "acme", 0, h.clock.Now(), nil)
		if diff := cmp.Diff([]string{rotated.Secret, *changed.WebhookSecret}, target.Secrets); err != nil || diff != "" {
			h.Errorf("secrets: %v %s", err, diff)
		}
		bob := as(h.Context(), "bob", smartmoney.ScopeCustomer)
		if rotated, err := h.RotateWebhookSecret(bob, nil); err != nil || rotated.PreviousSecretUntil != nil || rotated.Secret == "" {
			h.Errorf("rotated without a webhook: %+v, %v", rotated, err)
		}
	})
}

func TestWebhookDeliveryPages(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		h.set("https://a.example/")
		ids := h.send(5)
		walked := ""
		for after, more := (*string)(nil), true; more; {
			page, err := h.WebhookDeliveries(h.acme, 0, 2, after)
			h.check(err)
			walked += "["
			for i, e := range page.Edges() {
				walked += fmt.Sprint(e.Node().Sequence)
				if e.Node().SignalID != ids[e.Node().Sequence-1] || e.Cursor() != page.Cursor(i) || e.Cursor() != service.SignalCursor("acme", e.Node().Sequence) {
					h.Errorf("%+v at %s", e.Node(), e.Cursor())
				}
			}
			walked += "]"
			info := page.PageInfo()
			if page.Total != 5 || info.HasPreviousPage != (after != nil) {
				h.Errorf("total %d, %+v", page.Total, info)
			}
			after, more = info.EndCursor, info.HasNextPage
		}
		if walked != "[54][32][1]" {
			h.Errorf("walked %s", walked)
		}
		for _, first := range []int{0, 201} {
			_, err := h.WebhookDeliveries(h.acme, 0, first, nil)
			wantBad(h.TB.(*testing.T), err, "first", fmt.Sprintf("first must be between 1 and 200, got %d", first))
		}
		_, err := h.WebhookDeliveries(h.acme, 0, 1, ptr(service.SignalCursor("bob", 1)))
		wantBad(h.TB.(*testing.T), err, "after", "after must be a cursor returned by an earlier page of this list")
		bob, err := h.WebhookDeliveries(as(h.Context(), "bob", smartmoney.ScopeCustomer), 0, 10, nil)
		if err != nil || len(bob.Deliveries) != 0 || bob.Total != 0 {
			h.Errorf("another customer sees %+v, %v", bob, err)
		}
	})
}

func TestRedeliver(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		off := "webhookUrl must be set before signals can be sent; set it again if the webhook is disabled"
		ids := h.send(3)
		_, err := h.Redeliver(h.acme, ids[0], nil)
		wantBad(h.TB.(*testing.T), err, "webhookUrl", off)
		_, err = h.RedeliverSince(h.acme, service.SignalCursor("acme", 1), nil)
		wantBad(h.TB.(*testing.T), err, "webhookUrl", off)
		h.set("https://a.example/")
		h.due = 0
		signal, err := h.Signal(h.acme, ids[1])
		h.check(err)
		for i, id := range []string{ids[1], signal.GlobalID()} {
			d, err := h.Redeliver(h.acme, id, nil)
			if err != nil || d.Sequence != 2 || d.State != smartmoney.DeliveryPending || d.MessageID != outbox.MessageID("acme", 2, ids[1]) || h.due != i+1 {
				h.Errorf("redeliver %s: %+v, %v, woken %d times", id, d, err, h.due)
			}
		}
		for _, id := range []string{"", "sig_unknown", strings.Repeat("x", 1000)} {
			if _, err := h.Redeliver(h.acme, id, nil); smartmoney.CodeOf(err) != smartmoney.CodeNotFound {
				h.Errorf("redeliver %.20q: %v", id, err)
			}
		}
		if _, err := h.Redeliver(as(h.Context(), "bob", smartmoney.ScopeCustomer), ids[1], nil); err == nil {
			h.Error("another customer's signal was sent again")
		}
		for after, want := range map[int64]int{1: 2, 2: 1, 3: 0, 1000: 0} {
			n, err := h.RedeliverSince(h.acme, service.SignalCursor("acme", after), nil)
			if err != nil || n != want {
				h.Errorf("since %d: %d, %v", after, n, err)
			}
		}
		for _, cursor := range []string{"", "x", service.SignalCursor("bob", 1)} {
			_, err := h.RedeliverSince(h.acme, cursor, nil)
			wantBad(h.TB.(*testing.T), err, "cursor", "cursor must be the cursor of a signal of the customer's log")
		}
	})
}

func TestTestWebhook(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		tb := h.TB.(*testing.T)
		_, err := h.TestWebhook(h.acme, nil)
		wantBad(tb, err, "webhookUrl", "webhookUrl must be set before a test")
		secret := *h.set(h.receiver.URL).WebhookSecret
		known, err := standardwebhooks.NewWebhook(secret)
		h.check(err)
		ids := map[string]bool{}
		h.answer = func(_ http.ResponseWriter, r *http.Request) {
			body, err := io.ReadAll(r.Body)
			h.check(err)
			var m map[string]any
			if err := json.Unmarshal(body, &m); err != nil || m["test"] != true || m["sequence"] != 0.0 || m["signal_id"] != "sig_test" || m["token"] == nil {
				h.Errorf("got %s", body)
			}
			if err := known.Verify(body, r.Header); err != nil {
				h.Errorf("signature: %v", err)
			}
			ids[r.Header.Get("Webhook-Id")] = true
		}
		wantLater := func(err error) {
			tb.Helper()
			later, ok := errors.AsType[*smartmoney.Error](err)
			if !ok || later.Code != smartmoney.CodeRateLimited || later.RetryAfter != time.Second ||
				later.Message != "a webhook can be tested at most once a second, one test at a time" {
				h.Errorf("err = %#v", err)
			}
		}
		_, err = h.TestWebhook(h.acme, nil) // a failed test counts: it read the database
		wantLater(err)
		h.clock.Advance(time.Second)
		for range 2 {
			attempt, err := h.TestWebhook(h.acme, nil)
			if err != nil || attempt.Status == nil || *attempt.Status != 200 || attempt.Error != nil {
				h.Errorf("attempt %+v, %v", attempt, err)
			}
			h.clock.Advance(time.Second - time.Microsecond)
			_, err = h.TestWebhook(h.acme, nil)
			wantLater(err)
			h.clock.Advance(time.Microsecond)
		}
		h.answer = func(w http.ResponseWriter, _ *http.Request) {
			h.clock.Advance(time.Minute)
			_, err := h.TestWebhook(h.acme, nil)
			wantLater(err)
			w.WriteHeader(http.StatusTeapot)
		}
		attempt, err := h.TestWebhook(h.acme, nil)
		if err != nil || *attempt.Status != 418 || *attempt.Error != "the receiver answered 418 I'm a teapot" {
			h.Errorf("attempt %+v, %v", attempt, err)
		}
		for id := range ids {
			if !strings.HasPrefix(id, "msg_test_") || len(id) != len("msg_test_")+32 {
				h.Errorf("id %s", id)
			}
		}
		if len(ids) != 2 {
			h.Errorf("ids %v", ids)
		}
		if page, err := h.WebhookDeliveries(h.acme, 0, 10, nil); err != nil || page.Total != 0 {
			h.Errorf("tests were stored: %+v, %v", page, err)
		}
		if w, err := h.Webhook(h.acme); err != nil || w.LastSuccessAt != nil || w.FailingSince != nil {
			h.Errorf("tests changed the webhook: %+v, %v", w, err)
		}
	})
}

// TestWebhookRequiresCustomer calls every use case about webhooks with every kind of caller
// that is not allowed to, and without webhooks.
func TestWebhookRequiresCustomer(t *testing.T) {
	t.Parallel()
	withHooks(t, func(h *hooks) {
		for name, call := range map[string]func(ctx context.Context, s *service.Service) error{
			"Webhook": func(ctx context.Context, s *service.Service) error { _, err := s.Webhook(ctx); return err },
			"WebhookDeliveries": func(ctx context.Context, s *service.Service) error {
				_, err := s.WebhookDeliveries(ctx, 0, 1, nil)
				return err
			},
			"TestWebhook": func(ctx context.Context, s *service.Service) error { _, err := s.TestWebhook(ctx, nil); return err },
			"RotateWebhookSecret": func(ctx context.Context, s *service.Service) error {
				_, err := s.RotateWebhookSecret(ctx, nil)
				return err
			},
			"Redeliver": func(ctx context.Context, s *service.Service) error { _, err := s.Redeliver(ctx, "x", nil); return err },
			"RedeliverSince": func(ctx context.Context, s *service.Service) error {
				_, err := s.RedeliverSince(ctx, "x", nil)
				return err
			},
		} {
			for caller, c := range map[string]struct {
				ctx  context.Context
				code smartmoney.Code
			}{
				"nobody":         {h.Context(), smartmoney.CodeUnauthenticated},
				"of no customer": {as(h.Context(), "", smartmoney.ScopeCustomer), smartmoney.CodeBadInput},
				"to ingest":      {as(h.Context(), "acme", smartmoney.ScopeIngest), smartmoney.CodeForbidden},
			} {
				if err := call(c.ctx, h.Service); smartmoney.CodeOf(err) != c.code {
					h.Errorf("%s with key %q: %v", name, caller, err)
				}
			}
			if err := call(h.acme, service.New(nil, service.Options{})); smartmoney.CodeOf(err) != smartmoney.CodeUnavailable {
				h.Errorf("%s without webhooks: %v", name, err)
			}
		}
		broken := service.New(nil, service.Options{Customers: h.db.Registry, Webhooks: h.db.Outbox, Random: bytes.NewReader(nil)})
		if _, err := broken.RotateWebhookSecret(h.acme, nil); smartmoney.CodeOf(err) != smartmoney.CodeInternal {
			h.Errorf("RotateWebhookSecret without randomness: %v", err)
		}
		if _, err := broken.UpdateConfig(h.acme, smartmoney.ConfigUpdate{WebhookURL: ptr("https://a.example/")}); smartmoney.CodeOf(err) != smartmoney.CodeInternal {
			h.Errorf("UpdateConfig without randomness: %v", err)
		}
	})
}
