package studio

import (
	"context"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
)

// ForYou makes a feed for a user.
func (s *Service) ForYou(ctx context.Context, request feed.Request) (*feed.Answer, error) {
	who, ctx, cancel, err := s.begin(ctx)
	if err != nil {
		return nil, err
	}
	defer cancel()
	if request.User, err = userOf(who, request.User); err != nil {
		return nil, err
	}
	made, err := costly(ctx, func(ctx context.Context) (*feed.Answer, error) {
		return s.feeds.ForYou(ctx, who.CustomerID, request)
	})
	if err == nil && made.Items == nil {
		made.Items = []feed.FeedItem{}
	}
	return made, err
}

// CreateFeed adds a feed of the customer.
func (s *Service) CreateFeed(ctx context.Context, made feed.Change) (*smartmoney.FeedConfig, error) {
	who, ctx, cancel, err := s.beginAs(ctx, smartmoney.ScopeCustomer)
	if err != nil {
		return nil, err
	}
	defer cancel()
	return one(costly(ctx, func(ctx context.Context) (smartmoney.FeedConfig, error) {
		return s.feeds.CreateFeed(ctx, who.CustomerID, who.KeyID, made)
	}))
}

// UpdateFeed changes the customer's own feed.
func (s *Service) UpdateFeed(ctx context.Context, id string, change feed.Change) (*smartmoney.FeedConfig, error) {
	who, ctx, cancel, err := s.beginAs(ctx, smartmoney.ScopeCustomer)
	if err != nil {
		return nil, err
	}
	defer cancel()
	return one(costly(ctx, func(ctx context.Context) (smartmoney.FeedConfig, error) {
		return s.feeds.UpdateFeed(ctx, who.CustomerID, who.KeyID, id, change)
	}))
}

// DeleteFeed deletes the customer's own feed.
func (s *Service) DeleteFeed(ctx context.Context, id string) error {
	who, ctx, cancel, err := s.beginAs(ctx, smartmoney.ScopeCustomer)
	if err != nil {
		return err
	}
	defer cancel()
	return late(ctx, s.feeds.DeleteFeed(ctx, who.CustomerID, id))
}

// Feed returns a feed that the customer sees: its own, a template, a public or a built-in one.
func (s *Service) Feed(ctx context.Context, id string) (*smartmoney.FeedConfig, error) {
	who, ctx, cancel, err := s.begin(ctx)
	if err != nil {
		return nil, err
	}
	defer cancel()
	found, err := s.feeds.Feed(ctx, who.CustomerID, id)
	return one(found, late(ctx, err))
}

// Feeds returns the feeds that the customer sees, its own first. visibility is "" for all.
func (s *Service) Feeds(ctx context.Context, visibility string) ([]smartmoney.FeedConfig, error) {
	who, ctx, cancel, err := s.begin(ctx)
	if err != nil {
		return nil, err
	}
	defer cancel()
	all, err := costly(ctx, func(ctx context.Context) ([]smartmoney.FeedConfig, error) {
		return s.feeds.Feeds(ctx, who.CustomerID, visibility)
	})
	if err == nil && all == nil {
		all = []smartmoney.FeedConfig{}
	}
	return all, err
}

// one returns a feed, nil with an error.
func one(c smartmoney.FeedConfig, err error) (*smartmoney.FeedConfig, error) {
	if err != nil {
		return nil, err
	}
	return &c, nil
}
