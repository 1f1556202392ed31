package feed

import (
	"context"
	"database/sql"
	"fmt"

	entsql "entgo.io/ent/dialect/sql"
	"github.com/go-json-experiment/json"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/feedconfig"
	"github.com/smartmoneyhq/smartmoney/ent/gen/feedconfigversion"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Configs stores the feed configurations and impressions of all customers. It is safe for
// concurrent use.
type Configs struct{ *sqldb.DB }

// NewConfigs returns the feed configurations of a database.
func NewConfigs(db *sqldb.DB) *Configs { return &Configs{db} }

// feedVersionsKept is the number of newest versions kept of each feed.
const feedVersionsKept = 100

// AddFeed adds a feed of a customer, as version 1. keyID is the API key that requested it. It
// returns a BAD_USER_INPUT error if the customer has limit feeds already, and NOT_FOUND for an
// unknown customer.
func (c *Configs) AddFeed(ctx context.Context, customerID, keyID string, limit int, s smartmoney.FeedSettings) (smartmoney.FeedConfig, error) {
	wrap := func(err error) (smartmoney.FeedConfig, error) {
		return smartmoney.FeedConfig{}, fmt.Errorf("add a feed of customer %q: %w", sqldb.Clip(customerID), err)
	}
	tx, _, err := notifications.BeginLocked(ctx, c.DB, customerID) // so that the count stays right
	if err != nil {
		return smartmoney.FeedConfig{}, err
	}
	defer sqldb.Rollback(tx)
	client := c.ClientIn(tx)
	has, err := client.FeedConfig.Query().Where(feedconfig.CustomerID(customerID)).Count(ctx)
	if err != nil {
		return wrap(err)
	}
	if has >= limit {
		return smartmoney.FeedConfig{}, smartmoney.BadInput("feeds", "a customer has at most %d feeds: delete one first", limit)
	}
	now := c.Timestamp().UnixMicro()
	row, err := client.FeedConfig.Create().SetCustomerID(customerID).SetVersion(1).SetVisibility(s.Visibility).SetCreatedAt(now).Save(ctx)
	if err != nil {
		return wrap(err)
	}
	return c.addFeedVersion(ctx, tx, row, keyID, s, now)
}

// addFeedVersion stores settings as the version in the feed's row, deletes versions beyond
// feedVersionsKept, and commits.
func (c *Configs) addFeedVersion(ctx context.Context, tx *sql.Tx, row *gen.FeedConfig, keyID string, s smartmoney.FeedSettings, now int64) (smartmoney.FeedConfig, error) {
	wrap := func(err error) (smartmoney.FeedConfig, error) {
		return smartmoney.FeedConfig{}, fmt.Errorf("add version %d of feed %d: %w", row.Version, row.ID, err)
	}
	client := c.ClientIn(tx)
	err := client.FeedConfigVersion.Create().SetFeedID(row.ID).SetVersion(row.Version).SetChangedAt(now).SetKeyID(keyID).SetSettings(s).Exec(ctx)
	if err != nil {
		return wrap(err)
	}
	_, err = client.FeedConfigVersion.Delete().
		Where(feedconfigversion.FeedID(row.ID), feedconfigversion.VersionLTE(row.Version-feedVersionsKept)).Exec(ctx)
	if err != nil {
		return wrap(err)
	}
	if err := tx.Commit(); err != nil {
		return wrap(err)
	}
	return smartmoney.FeedConfig{
		ID: smartmoney.FeedID(row.ID), CustomerID: row.CustomerID, Version: row.Version,
		CreatedAt: sqldb.FromMicro(row.CreatedAt), UpdatedAt: sqldb.FromMicro(now), FeedSettings: s,
	}, nil
}

// lockLinks serialises the changes of feeds that read other feeds.
const lockLinks = "SELECT pg_advisory_xact_lock(7161131)"

// ChangeFeed replaces the settings of a customer's own feed with the result of change, as a new
// version even if they are equal. Concurrent changes run one after the other, so none is lost. An
// error of change is returned unchanged, and nothing is written. change is called while the
// customer's row is locked. It may read feeds with read, which is Feed within the transaction and
// blocks the changes of all customers that read feeds, and must not use the database otherwise.
// ChangeFeed returns NOT_FOUND if the feed is unknown or another customer's.
func (c *Configs) ChangeFeed(ctx context.Context, customerID, keyID, id string,
	change func(present smartmoney.FeedSettings, read func(customerID, id string) (smartmoney.FeedConfig, error)) (smartmoney.FeedSettings, error),
) (smartmoney.FeedConfig, error) {
	wrap := func(err error) (smartmoney.FeedConfig, error) {
		return smartmoney.FeedConfig{}, fmt.Errorf("change feed %q of customer %q: %w", sqldb.Clip(id), sqldb.Clip(customerID), err)
	}
	tx, _, err := notifications.BeginLocked(ctx, c.DB, customerID)
	if err != nil {
		return smartmoney.FeedConfig{}, err
	}
	defer sqldb.Rollback(tx)
	client := c.ClientIn(tx)
	row, err := ownFeed(ctx, client, customerID, id)
	if err != nil {
		return smartmoney.FeedConfig{}, err
	}
	present, err := client.FeedConfigVersion.Query().Where(feedconfigversion.FeedID(row.ID), feedconfigversion.Version(row.Version)).Only(ctx)
	if err != nil {
		return wrap(err)
	}
	next, err := change(present.Settings, func(customerID, id string) (smartmoney.FeedConfig, error) {
		if c.Dialect() == sqldb.Postgres { // SQLite has one writer
			if _, err := tx.ExecContext(ctx, lockLinks); err != nil {
				return smartmoney.FeedConfig{}, fmt.Errorf("lock the links of feeds: %w", err)
			}
		}
		return feed(ctx, client, customerID, id)
	})
	if err != nil {
		return smartmoney.FeedConfig{}, err
	}
	row.Version++
	err = client.FeedConfig.UpdateOneID(row.ID).SetVersion(row.Version).SetVisibility(next.Visibility).Exec(ctx)
	if err != nil {
		return wrap(err)
	}
	return c.addFeedVersion(ctx, tx, row, keyID, next, c.Timestamp().UnixMicro())
}

// ownFeed returns the row of a customer's own feed, or a NOT_FOUND error.
func ownFeed(ctx context.Context, client *gen.Client, customerID, id string) (*gen.FeedConfig, error) {
	number, ok := smartmoney.FeedNumber(id)
	if !ok {
		return nil, feedNotFound(id)
	}
	row, err := client.FeedConfig.Query().Where(feedconfig.ID(number), feedconfig.CustomerID(customerID)).Only(ctx)
	if gen.IsNotFound(err) {
		return nil, feedNotFound(id)
	}
	if err != nil {
		return nil, fmt.Errorf("read feed %q: %w", sqldb.Clip(id), err)
	}
	return row, nil
}

func feedNotFound(id string) error {
	return &smartmoney.Error{Code: smartmoney.CodeNotFound, Field: "config_id", Message: "feed not found: " + sqldb.Clip(id)}
}

// DeleteFeed deletes a customer's own feed with its versions. Its id is not reused. It returns
// NOT_FOUND if the feed is unknown or another customer's.
func (c *Configs) DeleteFeed(ctx context.Context, customerID, id string) error {
	tx, _, err := notifications.BeginLocked(ctx, c.DB, customerID)
	if err != nil {
		return err
	}
	defer sqldb.Rollback(tx)
	client := c.ClientIn(tx)
	row, err := ownFeed(ctx, client, customerID, id)
	if err != nil {
		return err
	}
	if _, err = client.FeedConfigVersion.Delete().Where(feedconfigversion.FeedID(row.ID)).Exec(ctx); err == nil {
		err = client.FeedConfig.DeleteOneID(row.ID).Exec(ctx)
	}
	if err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return fmt.Errorf("delete feed %q: %w", id, err)
	}
	return nil
}

// Feed returns a feed that a customer may see: its own, a template or a public one. It returns
// NOT_FOUND for any other.
func (c *Configs) Feed(ctx context.Context, customerID, id string) (smartmoney.FeedConfig, error) {
	return feed(ctx, c.ReadClient(), customerID, id)
}

func feed(ctx context.Context, client *gen.Client, customerID, id string) (smartmoney.FeedConfig, error) {
	number, ok := smartmoney.FeedNumber(id)
	if !ok {
		return smartmoney.FeedConfig{}, feedNotFound(id)
	}
	found, err := visibleFeeds(ctx, client, customerID, 1, func(feeds *entsql.SelectTable) *entsql.Predicate {
		return entsql.EQ(feeds.C(feedconfig.FieldID), number)
	})
	if err != nil {
		return smartmoney.FeedConfig{}, fmt.Errorf("read feed %q: %w", id, err)
	}
	if len(found) == 0 {
		return smartmoney.FeedConfig{}, feedNotFound(id)
	}
	return found[0], nil
}

// Feeds returns up to limit feeds that a customer may see, its own first, then by age, newest
// first. An empty visibility selects all.
func (c *Configs) Feeds(ctx context.Context, customerID string, visibility smartmoney.FeedVisibility, limit int) ([]smartmoney.FeedConfig, error) {
	found, err := visibleFeeds(ctx, c.ReadClient(), customerID, limit, func(feeds *entsql.SelectTable) *entsql.Predicate {
		if visibility == "" {
			return nil
		}
		return entsql.EQ(feeds.C(feedconfig.FieldVisibility), visibility)
	})
	if err != nil {
		return nil, fmt.Errorf("list the feeds of customer %q: %w", sqldb.Clip(customerID), err)
	}
	return found, nil
}

// feedRow is a feed with its newest version.
type feedRow struct {
	ID         int64  `sql:"id"`
	CustomerID string `sql:"customer_id"`
	Version    int64  `sql:"version"`
	CreatedAt  int64  `sql:"created_at"`
	ChangedAt  int64  `sql:"changed_at"`
	Settings   []byte `sql:"settings"` // JSON
}

// visibleFeeds returns the feeds that a customer may see and that match the condition, if any. It
// is one statement, so that no version can be deleted between two.
func visibleFeeds(ctx context.Context, client *gen.Client, customerID string, limit int,
	condition func(feeds *entsql.SelectTable) *entsql.Predicate,
) ([]smartmoney.FeedConfig, error) {
	var rows []feedRow
	err := client.FeedConfigVersion.Query().Limit(limit).Modify(func(s *entsql.Selector) {
		feeds := entsql.Dialect(s.Dialect()).Table(feedconfig.Table).As("feeds")
		own := entsql.EQ(feeds.C(feedconfig.FieldCustomerID), customerID)
		s.Join(feeds).OnP(entsql.And(
			entsql.ColumnsEQ(s.C(feedconfigversion.FieldFeedID), feeds.C(feedconfig.FieldID)),
			entsql.ColumnsEQ(s.C(feedconfigversion.FieldVersion), feeds.C(feedconfig.FieldVersion)),
		))
		s.Where(entsql.Or(own, entsql.In(feeds.C(feedconfig.FieldVisibility), smartmoney.FeedTemplate, smartmoney.FeedPublic)))
		if more := condition(feeds); more != nil {
			s.Where(more)
		}
		s.Select(feeds.C(feedconfig.FieldID), feeds.C(feedconfig.FieldCustomerID), feeds.C(feedconfig.FieldVersion), feeds.C(feedconfig.FieldCreatedAt),
			s.C(feedconfigversion.FieldChangedAt), s.C(feedconfigversion.FieldSettings))
		s.OrderExpr(entsql.P(func(b *entsql.Builder) {
			b.WriteString("CASE WHEN ").Ident(feeds.C(feedconfig.FieldCustomerID)).WriteString(" = ").Arg(customerID).WriteString(" THEN 0 ELSE 1 END")
		}))
		s.OrderBy(entsql.Desc(feeds.C(feedconfig.FieldID)))
	}).Scan(ctx, &rows)
	if err != nil {
		return nil, err
	}
	found := make([]smartmoney.FeedConfig, len(rows))
	for i := range rows {
		r := &rows[i]
		found[i] = smartmoney.FeedConfig{
			ID: smartmoney.FeedID(r.ID), CustomerID: r.CustomerID, Version: r.Version, CreatedAt: sqldb.FromMicro(r.CreatedAt), UpdatedAt: sqldb.FromMicro(r.ChangedAt),
		}
		if err := json.Unmarshal(r.Settings, &found[i].FeedSettings); err != nil {
			return nil, fmt.Errorf("decode the settings of feed %d: %w", r.ID, err)
		}
	}
	return found, nil
}
