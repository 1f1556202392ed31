package service

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Config returns the configuration of the calling customer. To an end user's token its webhook's
// address ends after the host. It returns a NOT_FOUND error that names the customer if there is
// none, and the errors of customer.
func (s *Service) Config(ctx context.Context) (*smartmoney.CustomerConfig, error) {
	principal, err := s.customer(ctx)
	if err != nil {
		return nil, err
	}
	c, err := s.opts.Customers.Config(ctx, principal.CustomerID)
	if err != nil {
		return nil, fmt.Errorf("configuration of customer %s: %w", principal.CustomerID, err)
	}
	c.WebhookURL = shownAddress(principal, c.WebhookURL)
	return &c, nil
}

// ConfigChange is the result of UpdateConfig.
type ConfigChange struct {
	*smartmoney.CustomerConfig
	// WebhookSecret signs deliveries to the webhook. It is set only by the change that
	// created it, the one time that it is shown.
	WebhookSecret *string
}

// UpdateConfig applies u to the configuration of the calling customer and returns the
// whole configuration. It lists every problem of u in one BAD_USER_INPUT error and then
// changes nothing. A customer without a configuration starts from the defaults. Setting
// the webhook, even to its present address, enables it if it was disabled and gives it a
// secret if it has none. It wakes the engine of this process; a leader elsewhere
// compares the configuration revision before it applies events.
func (s *Service) UpdateConfig(ctx context.Context, u smartmoney.ConfigUpdate) (*ConfigChange, error) {
	principal, err := s.owner(ctx)
	if err != nil {
		return nil, err
	}
	// Checked before the transaction begins, since these problems do not depend on the
	// present configuration.
	if err := u.Check(); err != nil {
		return nil, err
	}
	setting := outbox.Setting{Again: u.WebhookURL != nil}
	if u.WebhookURL != nil && *u.WebhookURL != "" {
		if setting.Secret, err = s.newWebhookSecret(); err != nil {
			return nil, err
		}
	}
	c, secretStored, err := s.opts.Customers.ChangeConfigWebhook(ctx, principal.CustomerID, principal.KeyID, setting,
		func(current smartmoney.Config, _ bool) (smartmoney.Config, error) {
			next, err := u.Apply(current)
			if err != nil {
				return next, err
			}
			return next, s.checkWebhook(current.WebhookURL, next.WebhookURL)
		})
	if bad, ok := errors.AsType[*smartmoney.Error](err); ok && bad.Code == smartmoney.CodeBadInput {
		return nil, bad
	}
	if err != nil {
		return nil, fmt.Errorf("change the configuration of customer %s: %w", principal.CustomerID, err)
	}
	s.opts.ConfigChanged()
	if setting.Again {
		s.opts.WebhookDue()
	}
	changed := &ConfigChange{CustomerConfig: &c}
	if secretStored {
		changed.WebhookSecret = &setting.Secret
	}
	return changed, nil
}

// checkWebhook rejects a new webhook address that nothing could ever be sent to. The
// present address is always accepted, since the rules may have changed since it was set.
func (s *Service) checkWebhook(before, now string) error {
	if now == "" || now == before || s.opts.WebhookAddress == nil {
		return nil
	}
	if err := s.opts.WebhookAddress(now); err != nil {
		return smartmoney.BadInputs([]smartmoney.Problem{smartmoney.Problemf("webhook_url", "%s", err)})
	}
	return nil
}

// ConfigVersions returns the versions of the calling customer's configuration before version after,
// nil for the newest, newest first; first is 1 to MaxNestedPage. Addresses are shown as by Config.
func (s *Service) ConfigVersions(ctx context.Context, first int, after *int) ([]smartmoney.ConfigVersion, error) {
	principal, err := s.customer(ctx)
	if err != nil {
		return nil, err
	}
	if err := checkPage(first, MaxNestedPage); err != nil {
		return nil, err
	}
	below := int64(0)
	if after != nil {
		if below = int64(*after); below < 1 {
			return nil, smartmoney.BadInput("after", "after must be the number of a version, 1 or more, got %d", below)
		}
	}
	versions, err := s.opts.Customers.ConfigVersions(ctx, principal.CustomerID, below, first)
	if err != nil {
		return nil, fmt.Errorf("configuration history of customer %s: %w", principal.CustomerID, err)
	}
	for i := range versions {
		versions[i].Config.WebhookURL = shownAddress(principal, versions[i].Config.WebhookURL)
	}
	return versions, nil
}

// ConfigEntry is one version of a configuration, as the interfaces show it.
type ConfigEntry struct {
	Version   int64 // from 1
	ChangedAt time.Time
	KeyID     *string // nil: the operator's command
	Config    *smartmoney.CustomerConfig
}

// ConfigHistory returns what ConfigVersions does, with the versions' metadata.
func (s *Service) ConfigHistory(ctx context.Context, first int, after *int) ([]*ConfigEntry, error) {
	versions, err := s.ConfigVersions(ctx, first, after)
	if err != nil || len(versions) == 0 {
		return []*ConfigEntry{}, err
	}
	present, err := s.Config(ctx)
	if err != nil {
		return nil, err
	}
	entries := make([]*ConfigEntry, len(versions))
	for i := range versions {
		v := &versions[i]
		entries[i] = &ConfigEntry{Version: v.Version, ChangedAt: v.ChangedAt, KeyID: orNone(v.KeyID), Config: &smartmoney.CustomerConfig{
			CustomerID: v.CustomerID, Version: v.Version, CreatedAt: present.CreatedAt, UpdatedAt: v.ChangedAt, Config: v.Config,
		}}
	}
	return entries, nil
}

// TypeLimit is the limit of one notification type, notifications a UTC day.
type TypeLimit struct {
	Type  smartmoney.NotificationType
	Limit int
}

// TypeLimits returns a configuration's limits in the interface's order of types.
func TypeLimits(c *smartmoney.CustomerConfig) []TypeLimit {
	list := make([]TypeLimit, 0, len(c.PerTypeLimits))
	for _, t := range smartmoney.NotificationTypes() {
		if limit, ok := c.PerTypeLimits[t]; ok {
			list = append(list, TypeLimit{Type: t, Limit: limit})
		}
	}
	return list
}

// Simulation is the result of a simulation as the interfaces show it.
type Simulation struct{ *smartmoney.Simulation }

// Samples returns the latest signals, oldest first.
func (s *Simulation) Samples() []SignalContent {
	samples := make([]SignalContent, len(s.Simulation.Samples))
	for i, signal := range s.Simulation.Samples {
		samples[i] = SignalContent{signal}
	}
	return samples
}

// Simulate tries the calling customer's configuration with the changes of u, or the present
// one if u is empty. It changes nothing. It lists every problem of u in one BAD_USER_INPUT
// error and returns the errors of Options.Simulate about since.
func (s *Service) Simulate(ctx context.Context, u smartmoney.ConfigUpdate, since *time.Time) (*Simulation, error) {
	present, err := s.Config(ctx)
	if err != nil {
		return nil, err
	}
	c := present.Config
	if !u.Empty() {
		if c, err = u.Apply(c); err != nil {
			return nil, err
		}
	}
	if s.opts.Simulate == nil {
		return nil, notAvailable("simulations")
	}
	leave, err := limits.Enter(ctx, limits.Simulations)
	if err != nil {
		return nil, err
	}
	defer leave()
	result, err := s.opts.Simulate(ctx, present.CustomerID, c, since)
	if err != nil {
		return nil, fmt.Errorf("simulate a configuration of customer %s: %w", present.CustomerID, err)
	}
	return &Simulation{result}, nil
}
