package feed

import (
	"context"
	"fmt"

	entsql "entgo.io/ent/dialect/sql"

	"github.com/smartmoneyhq/smartmoney/ent/gen/feedconfigversion"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// FeedVersions returns up to limit versions of a customer's own feed, newest first. It returns
// NOT_FOUND if the feed is unknown or another customer's.
func (c *Configs) FeedVersions(ctx context.Context, customerID, id string, limit int) ([]smartmoney.FeedVersion, error) {
	row, err := ownFeed(ctx, c.ReadClient(), customerID, id)
	if err != nil {
		return nil, err
	}
	rows, err := c.ReadClient().FeedConfigVersion.Query().Where(feedconfigversion.FeedID(row.ID)).
		Order(feedconfigversion.ByVersion(entsql.OrderDesc())).Limit(limit).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the versions of feed %q: %w", id, err)
	}
	all := make([]smartmoney.FeedVersion, len(rows))
	for i, r := range rows {
		all[i] = smartmoney.FeedVersion{FeedID: id, Version: r.Version, ChangedAt: sqldb.FromMicro(r.ChangedAt), KeyID: r.KeyID, FeedSettings: r.Settings}
	}
	return all, nil
}
