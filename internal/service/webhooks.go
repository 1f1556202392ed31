package service

import (
	"cmp"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"strconv"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
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
	w, err := s.webhooks.Webhook(ctx, who.CustomerID, hook)
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
	all, err := s.webhooks.Webhooks(ctx, who.CustomerID)
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
		if _, err := io.ReadFull(s.random, number[:]); err != nil {
			return nil, fmt.Errorf("draw the id of a webhook: %w", err)
		}
		w.ID = 1 + smartmoney.WebhookID(binary.LittleEndian.Uint32(number[:]))%smartmoney.MaxWebhookID
		created, err := s.webhooks.CreateWebhook(ctx, customerID, w)
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
	w, err := s.webhooks.UpdateWebhook(ctx, customerID, hook, change)
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
	if err := s.webhooks.DeleteWebhook(ctx, customerID, hook); err != nil {
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
		} else if s.webhookAddress != nil {
			if err := s.webhookAddress(*c.URL); err != nil {
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
