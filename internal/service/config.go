package service

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// Configs keeps the configurations of customers with their history.
type Configs interface {
	// Config returns a customer's configuration. Where there is none, the error is
	// NOT_FOUND and names the customer.
	Config(ctx context.Context, customerID string) (smartmoney.CustomerConfig, error)
	// ChangeConfigWebhook replaces a customer's configuration by what change makes of
	// it, in one transaction that other changes of it wait for. A customer without one
	// starts from the default, with exists false. An error of change is given back as
	// it is, and nothing changes. An unknown customer is a NOT_FOUND error. secretTaken
	// tells whether the webhook had no secret and has the setting's now.
	ChangeConfigWebhook(ctx context.Context, customerID, keyID string, setting store.WebhookSetting,
		change func(current smartmoney.Config, exists bool) (smartmoney.Config, error)) (c smartmoney.CustomerConfig, secretTaken bool, err error)
	// ConfigVersions returns at most limit versions, the newest first.
	ConfigVersions(ctx context.Context, customerID string, limit int) ([]smartmoney.ConfigVersion, error)
}

// Config returns the configuration of the customer who asks. A customer without one
// gets a NOT_FOUND error that names them; the errors of customer apply.
func (s *Service) Config(ctx context.Context) (*smartmoney.CustomerConfig, error) {
	who, err := customer(ctx)
	if err != nil {
		return nil, err
	}
	c, err := s.configs.Config(ctx, who.CustomerID)
	if err != nil {
		return nil, fmt.Errorf("configuration of customer %s: %w", who.CustomerID, err)
	}
	return &c, nil
}

// ConfigChange is what UpdateConfig did.
type ConfigChange struct {
	*smartmoney.CustomerConfig
	// WebhookSecret is what deliveries to the webhook are signed with, where this change
	// made it. It is told this once.
	WebhookSecret *string
}

// UpdateConfig changes what u gives in the configuration of the customer who asks,
// and returns the whole of it. Everything that is wrong with u is named in one
// BAD_USER_INPUT error, and nothing changes then. A customer without a configuration
// gets one from the defaults. A webhook that u names, be it the same as before, goes on
// where it was disabled, and gets a secret where it has none. The engine is woken, so
// that the change takes effect with the next trades.
func (s *Service) UpdateConfig(ctx context.Context, u smartmoney.ConfigUpdate) (*ConfigChange, error) {
	who, err := customer(ctx)
	if err != nil {
		return nil, err
	}
	// What is wrong with u is so whatever it changes; no transaction is begun for it.
	if err := u.Check(); err != nil {
		return nil, graphQLNames(err)
	}
	setting := store.WebhookSetting{Again: u.WebhookURL != nil}
	if u.WebhookURL != nil && *u.WebhookURL != "" {
		if setting.Secret, err = s.newWebhookSecret(); err != nil {
			return nil, err
		}
	}
	c, taken, err := s.configs.ChangeConfigWebhook(ctx, who.CustomerID, who.KeyID, setting,
		func(current smartmoney.Config, _ bool) (smartmoney.Config, error) {
			next, err := u.Apply(current)
			if err != nil {
				return next, err
			}
			return next, s.checkWebhook(current.WebhookURL, next.WebhookURL)
		})
	if bad, ok := errors.AsType[*smartmoney.Error](err); ok && bad.Code == smartmoney.CodeBadInput {
		return nil, graphQLNames(bad)
	}
	if err != nil {
		return nil, fmt.Errorf("change the configuration of customer %s: %w", who.CustomerID, err)
	}
	if s.configChanged != nil {
		s.configChanged()
	}
	if setting.Again {
		s.wakeWebhooks()
	}
	changed := &ConfigChange{CustomerConfig: &c}
	if taken {
		changed.WebhookSecret = &setting.Secret
	}
	return changed, nil
}

// checkWebhook refuses a webhook's new address where nothing could ever be sent to it.
// One that was taken before may stay, as the rules may have changed since.
func (s *Service) checkWebhook(before, now string) error {
	if now == "" || now == before || s.webhookAddress == nil {
		return nil
	}
	if err := s.webhookAddress(now); err != nil {
		return smartmoney.BadInputs([]smartmoney.Problem{smartmoney.Problemf("webhook_url", "%s", err)})
	}
	return nil
}

// ConfigVersions returns the newest versions of the configuration of the customer who
// asks, the newest first; first is 1 to MaxNestedPage.
func (s *Service) ConfigVersions(ctx context.Context, first int) ([]smartmoney.ConfigVersion, error) {
	who, err := customer(ctx)
	if err != nil {
		return nil, err
	}
	if err := checkPage(first, MaxNestedPage); err != nil {
		return nil, err
	}
	versions, err := s.configs.ConfigVersions(ctx, who.CustomerID, first)
	if err != nil {
		return nil, fmt.Errorf("configuration history of customer %s: %w", who.CustomerID, err)
	}
	return versions, nil
}

// ApplyConfig returns the configuration that u makes of another, for a use case that
// tries one out. Its errors are those of UpdateConfig about u.
func ApplyConfig(current smartmoney.Config, u smartmoney.ConfigUpdate) (smartmoney.Config, error) {
	next, err := u.Apply(current)
	return next, graphQLNames(err)
}

// graphQLNames returns an error about a configuration the names that GraphQL has for
// its fields, as every error of this package has them.
func graphQLNames(err error) error {
	if known, ok := errors.AsType[*smartmoney.Error](err); ok {
		return known.Renamed(camelCase)
	}
	return err
}

// camelCase is GraphQL's form of a name of the interface: daily_budget is dailyBudget.
func camelCase(name string) string {
	words := strings.Split(name, "_")
	for i, word := range words[1:] {
		if word != "" {
			words[i+1] = strings.ToUpper(word[:1]) + word[1:]
		}
	}
	return strings.Join(words, "")
}
