package studio

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
)

// Features returns the features of items for a user, from the body {user, items}.
func (s *Service) Features(ctx context.Context, body []byte) (*feed.FeaturesResult, error) {
	began := time.Now()
	who, ctx, cancel, err := s.begin(ctx)
	if err != nil {
		return nil, err
	}
	defer cancel()
	request, err := parsed(ctx, body, feed.ParseFeatures)
	if err != nil {
		return nil, err
	}
	if request.User.ID, err = userOf(who, request.User.ID); err != nil {
		return nil, err
	}
	result, err := costly(ctx, func(ctx context.Context) (*feed.FeaturesResult, error) {
		return feed.ComputeFeatures(ctx, s.facts, request)
	})
	if err != nil {
		return nil, err
	}
	result.TookBackend = milliseconds(time.Since(began))
	return result, nil
}

// MaxScored is the largest number of items that are scored in one request.
const MaxScored = 10_000

// ScoredItem is an item with its score, 0 to 1, higher for items that the user is more likely
// to trade.
type ScoredItem struct {
	ID    string  `json:"id"`
	Score float64 `json:"score"`
}

// Scores are scored items, best first, equal ones in the order of the request.
type Scores struct {
	Items []ScoredItem
	Model string // the model that scored them with its version, such as ease-v1@3
}

// scoreBody is the body of Score.
type scoreBody struct {
	UserID  id   `json:"user_id"`
	ItemIDs []id `json:"item_ids"`
}

// Score scores items for a user by a model, from the body {user_id, item_ids}. An unknown model
// is a NOT_FOUND error that names the models.
func (s *Service) Score(ctx context.Context, model string, body []byte) (*Scores, error) {
	who, ctx, cancel, err := s.begin(ctx)
	if err != nil {
		return nil, err
	}
	defer cancel()
	if err := s.scorer.CheckModel(model); err != nil {
		return nil, err
	}
	asked, err := parsed(ctx, body, decode[scoreBody])
	if err != nil {
		return nil, err
	}
	if err := asked.check(); err != nil {
		return nil, err
	}
	user, err := userOf(who, string(asked.UserID))
	if err != nil {
		return nil, err
	}
	return costly(ctx, func(ctx context.Context) (*Scores, error) {
		return s.score(ctx, model, user, texts(asked.ItemIDs))
	})
}

// maxID bounds ids of users and items, in bytes.
const maxID = 256

func (s *scoreBody) check() error {
	switch {
	case s.UserID == "" || len(s.UserID) > maxID:
		return smartmoney.BadInput("user_id", "user_id must have 1 to %d bytes, got %d", maxID, len(s.UserID))
	case len(s.ItemIDs) < 1 || len(s.ItemIDs) > MaxScored:
		return smartmoney.BadInput("item_ids", "item_ids must have 1 to %d elements, got %d", MaxScored, len(s.ItemIDs))
	}
	seen := make(map[id]bool, len(s.ItemIDs))
	for i, id := range s.ItemIDs {
		field := "item_ids[" + strconv.Itoa(i) + "]"
		switch {
		case id == "" || len(id) > maxID:
			return smartmoney.BadInput(field, "%s must have 1 to %d bytes, got %d", field, maxID, len(id))
		case seen[id]:
			return smartmoney.BadInput(field, "%s occurs before: item_ids must be different", field)
		}
		seen[id] = true
	}
	return nil
}

func (s *Service) score(ctx context.Context, model, user string, ids []string) (*Scores, error) {
	scores, by, err := s.scorer.Score(ctx, model, indexOf(ids[0]), user, ids)
	if err != nil {
		return nil, err
	}
	out := &Scores{Items: make([]ScoredItem, len(ids)), Model: by}
	for i, id := range ids {
		out.Items[i] = ScoredItem{id, scores[i]}
	}
	slices.SortStableFunc(out.Items, func(a, b ScoredItem) int { return cmp.Compare(b.Score, a.Score) })
	return out, nil
}

// Rank orders items, from the body {items, sort?, diversity?, limits_by_field?}.
func (s *Service) Rank(ctx context.Context, body []byte) ([]feed.Ranked, error) {
	_, ctx, cancel, err := s.begin(ctx)
	if err != nil {
		return nil, err
	}
	defer cancel()
	return costly(ctx, func(ctx context.Context) ([]feed.Ranked, error) {
		items, settings, err := feed.ParseRanking(body)
		if err != nil {
			return nil, err
		}
		if err := ctx.Err(); err != nil { // reading a large body can take as long as ordering it
			return nil, err
		}
		return feed.Rank(ctx, items, settings)
	})
}

// Stories writes stories, from the body {engine, params}.
func (s *Service) Stories(ctx context.Context, body []byte) ([]feed.Story, error) {
	who, ctx, cancel, err := s.begin(ctx)
	if err != nil {
		return nil, err
	}
	defer cancel()
	request, err := feed.ParseStories(body)
	if err != nil {
		return nil, err
	}
	if request.Wallet, err = userOf(who, request.Wallet); err != nil {
		return nil, err
	}
	told, err := costly(ctx, func(ctx context.Context) ([]feed.Story, error) {
		return s.stories.Generate(ctx, request)
	})
	if err != nil {
		return nil, err
	}
	limits.Leave(ctx) // another server may take seconds to rephrase them
	return s.stories.Rephrase(ctx, told), nil
}

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
