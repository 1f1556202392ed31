package service

import (
	"context"
	"time"

	"smartmoney/internal/smartmoney"
)

// ConfigEntry is one version of a configuration, as the interfaces show it.
type ConfigEntry struct {
	Version   int64 // from 1
	ChangedAt time.Time
	KeyID     *string // nil: the operator's command
	Config    *smartmoney.CustomerConfig
}

// ConfigHistory returns the newest versions of the calling customer's configuration with
// their metadata, newest first; first is 1 to MaxNestedPage.
func (s *Service) ConfigHistory(ctx context.Context, first int) ([]*ConfigEntry, error) {
	versions, err := s.ConfigVersions(ctx, first)
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
		entries[i] = &ConfigEntry{Version: v.Version, ChangedAt: v.ChangedAt, Config: &smartmoney.CustomerConfig{
			CustomerID: v.CustomerID, Version: v.Version, CreatedAt: present.CreatedAt, UpdatedAt: v.ChangedAt, Config: v.Config,
		}}
		if v.KeyID != "" {
			entries[i].KeyID = &v.KeyID
		}
	}
	return entries, nil
}

// TypeLimit is the limit of one notification type, notifications a UTC day.
type TypeLimit struct {
	Type  smartmoney.NotificationType
	Limit int
}

// TypeLimits returns a configuration's limits in the interface's order of types.
func TypeLimits(c *smartmoney.CustomerConfig) []*TypeLimit {
	list := make([]*TypeLimit, 0, len(c.PerTypeLimits))
	for _, t := range smartmoney.NotificationTypes() {
		if limit, ok := c.PerTypeLimits[t]; ok {
			list = append(list, &TypeLimit{Type: t, Limit: limit})
		}
	}
	return list
}
