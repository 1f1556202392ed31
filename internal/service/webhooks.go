package service

import (
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"strconv"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// webhookID returns the global id of a webhook of a customer.
func webhookID(customerID string, id smartmoney.WebhookID) string {
	return encodeID(webhookIDPrefix, customerID+":"+strconv.FormatInt(int64(id), 10))
}

// decodeWebhookID returns the webhook with a global id; ok is false if it is no webhook of the
// customer.
func decodeWebhookID(customerID, id string) (hook smartmoney.WebhookID, ok bool) {
	name, ok := decodeID(id, webhookIDPrefix)
	if !ok || len(name) <= len(customerID) {
		return 0, false
	}
	n, err := strconv.ParseInt(name[len(customerID)+1:], 10, 64)
	hook = smartmoney.WebhookID(n)
	return hook, err == nil && hook >= 0 && hook <= smartmoney.MaxWebhookID && webhookID(customerID, hook) == id
}

// webhookByID returns the webhook of the calling customer with a global id, nil if there is none.
func (s *Service) webhookByID(ctx context.Context, id string) (*Webhook, error) {
	who, err := s.webhookReader(ctx)
	if err != nil {
		return nil, err
	}
	hook, ok := decodeWebhookID(who.CustomerID, id)
	if !ok {
		return nil, nil //nolint:nilnil // Node returns null for what is not there
	}
	s.reads.NoStore()
	w, err := s.opts.Webhooks.Webhook(ctx, who.CustomerID, hook)
	if errors.Is(err, outbox.ErrNoWebhook) {
		return nil, nil //nolint:nilnil // likewise
	}
	if err != nil {
		return nil, fmt.Errorf("webhook of customer %s: %w", who.CustomerID, err)
	}
	return shownWebhook(who, w), nil
}

// Webhooks returns the webhooks of the calling customer that have an address: that of the
// configuration, then the others, oldest first. To an end user's token addresses end after the
// host.
func (s *Service) Webhooks(ctx context.Context) ([]*Webhook, error) {
	who, err := s.webhookReader(ctx)
	if err != nil {
		return nil, err
	}
	all, err := s.opts.Webhooks.Webhooks(ctx, who.CustomerID)
	if err != nil {
		return nil, fmt.Errorf("webhooks of customer %s: %w", who.CustomerID, err)
	}
	webhooks := make([]*Webhook, len(all))
	for i := range all {
		webhooks[i] = shownWebhook(who, all[i])
	}
	return webhooks, nil
}

// CreatedWebhook is the result of CreateWebhook.
type CreatedWebhook struct {
	Webhook *Webhook
	Secret  string // whsec_ and base64; the only time that it is shown
}

// freeIDs is how often CreateWebhook draws an id before it gives up. One in a hundred draws hits a
// taken id with 80 000 webhooks.
const freeIDs = 20

// CreateWebhook creates a webhook of the calling customer beside that of its configuration, with an
// id and a secret of its own. A bad address, format or filter, and one webhook too many, are
// BAD_USER_INPUT errors.
func (s *Service) CreateWebhook(ctx context.Context, w outbox.NewWebhook) (*CreatedWebhook, error) {
	who, err := s.webhookCaller(ctx, s.owner)
	if err != nil {
		return nil, err
	}
	customerID := who.CustomerID
	w.Format = cmp.Or(w.Format, smartmoney.FormatStandard)
	if err := s.checkHook(&outbox.WebhookChange{URL: &w.URL, Format: &w.Format, Types: &w.Filter.Types, Chains: &w.Filter.Chains}); err != nil {
		return nil, err
	}
	if w.Secret, err = s.newWebhookSecret(); err != nil {
		return nil, err
	}
	for range freeIDs {
		var number [4]byte
		if _, err := io.ReadFull(s.opts.Random, number[:]); err != nil {
			return nil, fmt.Errorf("draw the id of a webhook: %w", err)
		}
		w.ID = 1 + smartmoney.WebhookID(binary.LittleEndian.Uint32(number[:]))%smartmoney.MaxWebhookID
		created, err := s.opts.Webhooks.CreateWebhook(ctx, customerID, w)
		if errors.Is(err, outbox.ErrTooManyWebhooks) {
			return nil, smartmoney.BadInput("url", "a customer may have at most %d webhooks beside webhookUrl: delete one before this one is created", smartmoney.MaxWebhooks)
		}
		if err != nil {
			return nil, fmt.Errorf("create a webhook of customer %s: %w", customerID, err)
		}
		if created != nil {
			return &CreatedWebhook{Webhook: shownWebhook(who, *created), Secret: w.Secret}, nil
		}
	}
	return nil, fmt.Errorf("create a webhook of customer %s: %d ids are taken", customerID, freeIDs)
}

// UpdateWebhook changes a webhook of the calling customer. The address of the configuration's
// webhook is changed by UpdateConfig: here it is a BAD_USER_INPUT error, as is a format, since that
// webhook has the standard one, and an address that does not fit the format.
func (s *Service) UpdateWebhook(ctx context.Context, id string, change outbox.WebhookChange) (*Webhook, error) {
	customerID, hook, err := s.webhookOf(ctx, &id)
	if err != nil {
		return nil, err
	}
	if hook == 0 && change.URL != nil {
		return nil, smartmoney.BadInput("url", "url of the configuration's webhook is its webhookUrl: change it with updateConfig")
	}
	if hook == 0 && change.Format != nil {
		return nil, smartmoney.BadInput("format", "format of the configuration's webhook is %s: create another webhook with createWebhook", smartmoney.Values{string(smartmoney.FormatStandard)})
	}
	if err := s.checkHook(&change); err != nil {
		return nil, err
	}
	w, err := s.opts.Webhooks.UpdateWebhook(ctx, customerID, hook, change)
	if err != nil {
		return nil, fmt.Errorf("change a webhook of customer %s: %w", customerID, webhookError(hook, err))
	}
	return shownWebhook(auth.Principal{}, w), nil // a token of an end user changes none
}

// DeleteWebhook deletes a webhook of the calling customer with its deliveries. That of the
// configuration is deleted by UpdateConfig: here it is a BAD_USER_INPUT error.
func (s *Service) DeleteWebhook(ctx context.Context, id string) error {
	customerID, hook, err := s.webhookOf(ctx, &id)
	if err != nil {
		return err
	}
	if hook == 0 {
		return smartmoney.BadInput("id", "id is that of the configuration's webhook: set webhookUrl to \"\" with updateConfig")
	}
	if err := s.opts.Webhooks.DeleteWebhook(ctx, customerID, hook); err != nil {
		return fmt.Errorf("delete a webhook of customer %s: %w", customerID, webhookError(hook, err))
	}
	return nil
}

// checkHook returns a BAD_USER_INPUT error that lists the problems of what is given of a webhook.
func (s *Service) checkHook(c *outbox.WebhookChange) error {
	var problems []smartmoney.Problem
	if c.URL != nil {
		if problem, ok := smartmoney.CheckWebhookURL("url", *c.URL); !ok {
			problems = append(problems, problem)
		} else if s.opts.WebhookAddress != nil {
			if err := s.opts.WebhookAddress(*c.URL); err != nil {
				problems = append(problems, smartmoney.Problemf("url", "%s", err))
			}
		}
	}
	if c.Format != nil && !c.Format.Valid() {
		problems = appendInvalid(problems, "format", []smartmoney.WebhookFormat{*c.Format})
	} else if c.Format != nil && c.URL != nil && len(problems) == 0 {
		if problem, ok := smartmoney.CheckWebhookFormat("url", *c.Format, *c.URL); !ok {
			problems = append(problems, problem)
		}
	}
	if c.Types != nil {
		problems = appendInvalid(problems, "types", *c.Types)
	}
	if c.Chains != nil {
		problems = appendInvalid(problems, "chains", *c.Chains)
	}
	return smartmoney.BadInputs(problems)
}

// appendInvalid appends a problem for each unknown value of a field.
func appendInvalid[T interface {
	~string
	Valid() bool
}](problems []smartmoney.Problem, field string, values []T) []smartmoney.Problem {
	for _, v := range values {
		if !v.Valid() {
			problems = append(problems, smartmoney.Problemf(field, "must hold known values, got %s", smartmoney.Shown(string(v))))
		}
	}
	return problems
}

// secretOverlap is how long a replaced secret signs alongside the new one.
const secretOverlap = 24 * time.Hour

// Webhook is a webhook of the calling customer.
type Webhook struct{ smartmoney.Webhook }

// GlobalID returns the webhook's global id.
func (w *Webhook) GlobalID() string { return webhookID(w.CustomerID, w.ID) }

// Types returns the types that are sent; empty: all.
func (w *Webhook) Types() []smartmoney.NotificationType { return w.Filter.Types }

// Chains returns the chains that are sent; empty: all.
func (w *Webhook) Chains() []smartmoney.Chain { return w.Filter.Chains }

// Configured reports whether the webhook is that of the configuration.
func (w *Webhook) Configured() bool { return w.ID == 0 }

// WebhookDeliveryPage is a page of deliveries, the highest sequence first.
type WebhookDeliveryPage struct {
	Deliveries []*smartmoney.WebhookDelivery
	Total      int // over all pages

	customerID   string
	before, more bool
}

// WebhookDeliveryEdge is one delivery of a page with its cursor.
type WebhookDeliveryEdge struct{ edge[*WebhookDeliveryPage] }

// Edges returns the deliveries with their cursors.
func (w *WebhookDeliveryPage) Edges() []WebhookDeliveryEdge {
	return edges[WebhookDeliveryEdge](w, len(w.Deliveries))
}

// PageInfo returns the page's cursors and whether other pages precede and follow it.
func (w *WebhookDeliveryPage) PageInfo() *PageInfo {
	return newPageInfo(len(w.Deliveries), w.before, w.more, w.Cursor)
}

// Cursor returns the cursor of delivery i of the page.
func (w *WebhookDeliveryPage) Cursor(i int) string {
	return SignalCursor(w.customerID, w.Deliveries[i].Sequence)
}

// Node returns the delivery.
func (w *WebhookDeliveryEdge) Node() *smartmoney.WebhookDelivery { return w.page.Deliveries[w.index] }

// RotatedSecret is the result of RotateWebhookSecret.
type RotatedSecret struct {
	Secret              string     // whsec_ and base64
	PreviousSecretUntil *time.Time // nil: there was no previous secret
}

// shownAddress returns the address of a webhook as a caller sees it: to an end user's token it ends
// after the host, as to an operator, since with some receivers whoever has the path may send to
// them.
func shownAddress(who auth.Principal, address string) string {
	if who.EndUser {
		return originOf(address)
	}
	return address
}

// shownWebhook returns a webhook as a caller sees it: the address of a chat ends after the host for
// all.
func shownWebhook(who auth.Principal, w smartmoney.Webhook) *Webhook {
	w.URL = shownAddress(who, w.URL)
	if w.Format.Chat() {
		w.URL = originOf(w.URL)
	}
	return &Webhook{w}
}

// webhookReader returns the caller of a use case that reads webhooks. What it shows of them goes
// through shownWebhook.
func (s *Service) webhookReader(ctx context.Context) (auth.Principal, error) {
	return s.webhookCaller(ctx, s.customer)
}

func (s *Service) webhookCaller(ctx context.Context, caller func(context.Context) (auth.Principal, error)) (auth.Principal, error) {
	principal, err := caller(ctx)
	if err != nil {
		return auth.Principal{}, err
	}
	if s.opts.Webhooks == nil {
		return auth.Principal{}, notAvailable("webhooks")
	}
	return principal, nil
}

// webhookOf returns the calling customer and the webhook with a global id, that of the
// configuration for nil. It does not look whether it exists.
func (s *Service) webhookOf(ctx context.Context, id *string) (customerID string, hook smartmoney.WebhookID, err error) {
	who, err := s.webhookCaller(ctx, s.owner)
	if err != nil || id == nil {
		return who.CustomerID, 0, err
	}
	hook, ok := decodeWebhookID(who.CustomerID, *id)
	if !ok {
		return "", 0, noWebhook()
	}
	return who.CustomerID, hook, nil
}

func noWebhook() error {
	return smartmoney.Errorf(smartmoney.CodeNotFound, "no such webhook of the calling customer; its webhooks are listed by the query webhooks")
}

// webhookError returns the error that a caller is shown for one of the store about a webhook.
func webhookError(hook smartmoney.WebhookID, err error) error {
	switch {
	case errors.Is(err, outbox.ErrNoWebhook):
		return noWebhook()
	case errors.Is(err, outbox.ErrWebhookOff) && hook != 0:
		return smartmoney.BadInput("webhookId", "webhookId must name a webhook that is on: switch it on by updateWebhook(enabled: true) before signals can be sent")
	case errors.Is(err, outbox.ErrWebhookOff):
		return smartmoney.BadInput("webhookUrl", "webhookUrl must be set before signals can be sent; set it again if the webhook is disabled")
	}
	return err
}

// Webhook returns the webhook of the calling customer's configuration. To an end user's token its
// address ends after the host.
func (s *Service) Webhook(ctx context.Context) (*Webhook, error) {
	who, err := s.webhookReader(ctx)
	if err != nil {
		return nil, err
	}
	w, err := s.opts.Webhooks.Webhook(ctx, who.CustomerID, 0)
	if err != nil {
		return nil, fmt.Errorf("webhook of customer %s: %w", who.CustomerID, err)
	}
	return shownWebhook(who, w), nil
}

// DeliveredAt returns when the first of the calling customer's webhooks accepted entries of its
// log, in the order of sequences; nil if none has.
func (s *Service) DeliveredAt(ctx context.Context, sequences []int64) ([]*time.Time, error) {
	who, err := s.webhookReader(ctx)
	if err != nil {
		return nil, err
	}
	id := who.CustomerID
	found, err := s.opts.Webhooks.DeliveredAt(ctx, id, sequences)
	if err != nil {
		return nil, fmt.Errorf("deliveries to customer %s: %w", id, err)
	}
	all := make([]*time.Time, len(sequences))
	for i, sequence := range sequences {
		if at, ok := found[sequence]; ok {
			all[i] = &at
		}
	}
	return all, nil
}

// WebhookDeliveries returns a page of the deliveries to a webhook of the calling customer;
// first is 1 to MaxNestedPage. A cursor of another customer is a BAD_USER_INPUT error.
func (s *Service) WebhookDeliveries(ctx context.Context, hook smartmoney.WebhookID, first int, after *string) (*WebhookDeliveryPage, error) {
	who, err := s.webhookReader(ctx)
	if err != nil {
		return nil, err
	}
	id := who.CustomerID
	if err := checkPage(first, MaxNestedPage); err != nil {
		return nil, err
	}
	below, err := decodeSignalCursor(id, after)
	if err != nil {
		return nil, err
	}
	page := &WebhookDeliveryPage{customerID: id, before: after != nil}
	if page.Deliveries, err = s.opts.Webhooks.WebhookDeliveries(ctx, id, hook, below, first+1); err != nil {
		return nil, fmt.Errorf("deliveries to customer %s: %w", id, err)
	}
	if len(page.Deliveries) > first {
		page.Deliveries, page.more = page.Deliveries[:first], true
	}
	if page.Total, err = s.opts.Webhooks.CountWebhookDeliveries(ctx, id, hook); err != nil {
		return nil, fmt.Errorf("count the deliveries to customer %s: %w", id, err)
	}
	return page, nil
}

// RotateWebhookSecret replaces the secret of a webhook of the calling customer, that of the
// configuration for nil, and returns the new one, the only time that it is shown. The former
// secret signs too for 24 hours.
func (s *Service) RotateWebhookSecret(ctx context.Context, webhook *string) (*RotatedSecret, error) {
	id, hook, err := s.webhookOf(ctx, webhook)
	if err != nil {
		return nil, err
	}
	secret, err := s.newWebhookSecret()
	if err != nil {
		return nil, err
	}
	until := s.opts.Now().Add(secretOverlap).UTC().Truncate(time.Microsecond)
	had, err := s.opts.Webhooks.RotateWebhookSecret(ctx, id, hook, secret, until)
	if err != nil {
		return nil, fmt.Errorf("rotate the secret of customer %s: %w", id, webhookError(hook, err))
	}
	rotated := &RotatedSecret{Secret: secret}
	if had {
		rotated.PreviousSecretUntil = &until
	}
	return rotated, nil
}

func (s *Service) newWebhookSecret() (string, error) { return webhook.NewSecret(s.opts.Random) }

// Redeliver schedules a signal of the calling customer for delivery again, by its global id
// or its signal id, to a webhook, that of the configuration for nil. A signal that is not in
// the log is a NOT_FOUND error; a disabled webhook, or one without an address, is a
// BAD_USER_INPUT error.
func (s *Service) Redeliver(ctx context.Context, signalID string, webhook *string) (*smartmoney.WebhookDelivery, error) {
	id, hook, err := s.webhookOf(ctx, webhook)
	if err != nil {
		return nil, err
	}
	if name, ok := decodeID(signalID, signalIDPrefix); ok {
		signalID, _ = cutEntry(name)
	}
	var delivery *smartmoney.WebhookDelivery
	if len(signalID) <= maxCursorText { // longer than any id
		if delivery, err = s.opts.Webhooks.Redeliver(ctx, id, hook, signalID); err != nil {
			return nil, fmt.Errorf("redeliver to customer %s: %w", id, webhookError(hook, err))
		}
	}
	if delivery == nil {
		return nil, smartmoney.Errorf(smartmoney.CodeNotFound, "no such signal in the customer's log: %s", smartmoney.Shown(signalID))
	}
	s.opts.WebhookDue()
	return delivery, nil
}

// RedeliverSince schedules every signal after a cursor in the calling customer's log that passes
// the filter of a webhook, that of the configuration for nil, for delivery again and counts
// them. A malformed cursor, a disabled webhook and one without an address are BAD_USER_INPUT
// errors.
func (s *Service) RedeliverSince(ctx context.Context, cursor string, webhook *string) (int, error) {
	id, hook, err := s.webhookOf(ctx, webhook)
	if err != nil {
		return 0, err
	}
	after, err := decodeSignalCursor(id, &cursor)
	if err != nil {
		return 0, smartmoney.BadInput("cursor", "cursor must be the cursor of a signal of the customer's log")
	}
	count, err := s.opts.Webhooks.RedeliverSince(ctx, id, hook, after)
	if err != nil {
		return 0, fmt.Errorf("redeliver to customer %s: %w", id, webhookError(hook, err))
	}
	s.opts.WebhookDue()
	return count, nil
}

// testInterval is the minimum time between the starts of two tests of one customer's webhooks.
const testInterval = time.Second

// TestWebhook sends a sample signal to a webhook of the calling customer, that of the
// configuration for nil, and returns the attempt, which is not stored. It works for a disabled
// webhook, too. One without an address is a BAD_USER_INPUT error. While a test of the customer's
// webhooks runs, and for a second after its start, it returns a RATE_LIMITED error.
func (s *Service) TestWebhook(ctx context.Context, hookID *string) (*smartmoney.WebhookAttempt, error) {
	id, hook, err := s.webhookOf(ctx, hookID)
	if err != nil {
		return nil, err
	}
	if s.opts.WebhookClient == nil {
		return nil, notAvailable("webhooks")
	}
	now := s.opts.Now()
	if !s.webhookTests.begin(id, now) {
		return nil, smartmoney.RateLimited(testInterval, "a webhook can be tested at most once a second, one test at a time")
	}
	defer s.webhookTests.end(id)
	target, err := s.opts.Webhooks.WebhookTarget(ctx, id, hook, now, s.newWebhookSecret)
	if err != nil {
		return nil, fmt.Errorf("address of a webhook of customer %s: %w", id, webhookError(hook, err))
	}
	if target.URL == "" {
		return nil, smartmoney.BadInput("webhookUrl", "webhookUrl must be set before a test")
	}
	message, err := webhook.Sample(s.opts.Random, now.UTC(), target, s.opts.WebhookLinks)
	if err != nil {
		return nil, err
	}
	result, err := s.opts.WebhookClient.Post(ctx, message)
	if err != nil {
		return nil, fmt.Errorf("test the webhook of customer %s: %w", id, err)
	}
	return &result.WebhookAttempt, nil
}

// webhookTests limits the rate of tests, since a test makes this service send a request to
// an address that the caller chose.
type webhookTests struct {
	mu   sync.Mutex // guards last
	last map[string]webhookTest
}

type webhookTest struct {
	began   time.Time
	running bool
}

// begin reports whether a customer's webhook may be tested now. If so, the caller must call
// end after the test.
func (w *webhookTests) begin(customerID string, now time.Time) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if last, ok := w.last[customerID]; ok && (last.running || now.Sub(last.began) < testInterval) {
		return false
	}
	if w.last == nil {
		w.last = map[string]webhookTest{}
	}
	for id, last := range w.last {
		if !last.running && now.Sub(last.began) >= testInterval {
			delete(w.last, id)
		}
	}
	w.last[customerID] = webhookTest{began: now, running: true}
	return true
}

func (w *webhookTests) end(customerID string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	last := w.last[customerID]
	last.running = false
	w.last[customerID] = last
}
