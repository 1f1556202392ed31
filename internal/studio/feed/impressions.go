package feed

import (
	"context"
	"database/sql"
	"fmt"
	"math"
	"slices"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/ent/gen/impression"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

var insertImpressions = sqldb.InsertRows(impression.Table,
	" ON CONFLICT ("+impression.FieldCustomerID+", "+impression.FieldUserID+", "+impression.FieldItemID+")"+
		" DO UPDATE SET "+impression.FieldAt+" = excluded."+impression.FieldAt,
	sqldb.Col(impression.FieldCustomerID, "text"), sqldb.Col(impression.FieldUserID, "text"), sqldb.Col(impression.FieldItemID, "text"), sqldb.Col(impression.FieldAt, "bigint"))

// trimImpressions deletes all but the newest impressions of a user.
const trimImpressions = "DELETE FROM " + impression.Table + " WHERE " + impression.FieldID + " IN (SELECT " + impression.FieldID +
	" FROM " + impression.Table + " WHERE " + impression.FieldCustomerID + " = $1 AND " + impression.FieldUserID + " = $2" +
	" ORDER BY " + impression.FieldAt + " DESC, " + impression.FieldItemID + " LIMIT 1000000 OFFSET $3)"

// lockUser serialises the writers of one user's impressions, which prevents deadlocks on
// PostgreSQL. Users with the same hash wait for each other, without other effects.
const lockUser = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"

// AddImpressions records that items were shown to a user at a time, and keeps the newest limit
// items of that user. An item that was shown before is updated to the new time.
func (c *Configs) AddImpressions(ctx context.Context, customerID, user string, items []string, at time.Time, limit int) error {
	items = slices.Clone(items)
	slices.Sort(items)
	items = slices.Compact(items)
	if len(items) == 0 {
		return nil
	}
	wrap := func(err error) error {
		return fmt.Errorf("add %d impressions of customer %q: %w", len(items), sqldb.Clip(customerID), err)
	}
	tx, err := c.Writer().BeginTx(ctx, nil)
	if err != nil {
		return wrap(err)
	}
	defer sqldb.Rollback(tx)
	if c.Dialect() == sqldb.Postgres {
		if _, err := tx.ExecContext(ctx, lockUser, customerID+" "+user); err != nil {
			return wrap(err)
		}
	}
	n := len(items)
	err = insertImpressions.Run(ctx, c.Dialect(), tx, slices.Repeat([]string{customerID}, n), slices.Repeat([]string{user}, n), items,
		slices.Repeat([]int64{sqldb.Time(at).UnixMicro()}, n))
	if err != nil {
		return wrap(err)
	}
	if _, err := tx.ExecContext(ctx, trimImpressions, customerID, user, limit); err != nil {
		return wrap(err)
	}
	if err := tx.Commit(); err != nil {
		return wrap(err)
	}
	return nil
}

// Impressions returns the items that were shown to a user at or after a time, in no particular
// order.
func (c *Configs) Impressions(ctx context.Context, customerID, user string, since time.Time) ([]smartmoney.Impression, error) {
	rows, err := c.ReadClient().Impression.Query().
		Where(impression.CustomerID(customerID), impression.UserID(user), impression.AtGTE(sqldb.Time(since).UnixMicro())).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("read impressions of customer %q: %w", sqldb.Clip(customerID), err)
	}
	all := make([]smartmoney.Impression, len(rows))
	for i, row := range rows {
		all[i] = smartmoney.Impression{Item: row.ItemID, At: sqldb.FromMicro(row.At)}
	}
	return all, nil
}

const (
	// sweepImpressions bounds the impressions that one statement of SweepImpressions deletes, so
	// that other writers never wait long.
	sweepImpressions = 2000
	// sweepStatements bounds the statements of one call that delete impressions of the customer
	// with the most.
	sweepStatements = 50
)

// SweepImpressions deletes some of the impressions before a time, and beyond limit over all
// customers the oldest ones of the customer that has the most, so that nobody's impressions take
// the place of another's. It returns how many; 0: none is left.
func (c *Configs) SweepImpressions(ctx context.Context, before time.Time, limit int) (deleted int, err error) {
	if deleted, _, err = c.deleteImpressions(ctx, sweepImpressions, impression.FieldAt+" < $1", sqldb.Time(before).UnixMicro()); err == nil && deleted == 0 {
		deleted, err = c.sweepLargest(ctx, limit)
	}
	if err != nil {
		return deleted, fmt.Errorf("sweep impressions: %w", err)
	}
	return deleted, nil
}

// deleteImpressions deletes the oldest impressions of a condition, at most some of them. at is the
// time (µs) of the newest one deleted.
func (c *Configs) deleteImpressions(ctx context.Context, most int, condition string, args ...any) (n int, at int64, err error) {
	err = sqldb.EachRow(ctx, c.Writer(), "DELETE FROM "+impression.Table+" WHERE "+impression.FieldID+" IN (SELECT "+impression.FieldID+" FROM "+impression.Table+
		" WHERE "+condition+" ORDER BY "+impression.FieldAt+" LIMIT "+strconv.Itoa(most)+") RETURNING "+impression.FieldAt, args,
		func(rows *sql.Rows) error {
			var one int64
			err := rows.Scan(&one)
			n, at = n+1, max(at, one)
			return err
		})
	return n, at, err
}

// sweepLargest deletes some of the oldest impressions of the customer that has the most, if there
// are more than limit.
func (c *Configs) sweepLargest(ctx context.Context, limit int) (deleted int, err error) {
	customer, surplus, err := c.largest(ctx, limit)
	from := int64(math.MinInt64) // none of the customer's is older
	for i := 0; err == nil && surplus > 0 && i < sweepStatements; i++ {
		var n int
		n, from, err = c.deleteImpressions(ctx, min(surplus, sweepImpressions), impression.FieldCustomerID+" = $1 AND "+impression.FieldAt+" >= $2", customer, from)
		deleted += n
		if surplus -= n; n == 0 {
			break
		}
	}
	return deleted, err
}

// largest returns the customer with the most impressions, and how many of them are to go: those
// beyond limit over all customers, but hardly more than it has beyond the next one. surplus is 0 if
// there are at most limit.
func (c *Configs) largest(ctx context.Context, limit int) (customer string, surplus int, err error) {
	more := false
	err = sqldb.EachRow(ctx, c.Reader(), "SELECT 1 FROM "+impression.Table+" ORDER BY "+impression.FieldAt+" DESC LIMIT 1 OFFSET $1",
		[]any{limit}, func(*sql.Rows) error { more = true; return nil })
	if err != nil || !more {
		return "", 0, err
	}
	all, most, next := 0, 0, 0
	err = sqldb.EachRow(ctx, c.Reader(), "SELECT "+impression.FieldCustomerID+", COUNT(*) FROM "+impression.Table+" GROUP BY "+impression.FieldCustomerID, nil,
		func(rows *sql.Rows) error {
			var id string
			var n int
			if err := rows.Scan(&id, &n); err != nil {
				return err
			}
			if all += n; n > most || n == most && id < customer {
				customer, most, next = id, n, most
			} else {
				next = max(next, n)
			}
			return nil
		})
	return customer, min(all-limit, max(most-next, sweepImpressions)), err
}

// scores are an item's scores, 0 to 1; docs/studio.md has their formulas.
type scores struct {
	popular, trending, affinity, interest float64
	total                                 float64 // their mean by the weights of the feed
}

// scoreNames are the names of the scores as fields of a ranking.
var scoreNames = []string{"score", "popular_score", "trending_score", "affinity_score", "interest_score"}

func (s *scores) fields() map[string]float64 {
	return map[string]float64{
		"score": s.total, "popular_score": s.popular, "trending_score": s.trending, "affinity_score": s.affinity, "interest_score": s.interest,
	}
}

func (r *run) score(ctx context.Context) error {
	ids, most := make([]string, len(r.items)), 0.0
	for i, c := range r.items {
		ids[i], most = c.item.ID, max(most, volume(c.item.Volume24h))
	}
	w := r.links[0].plan.scoring
	interests, by, err := r.options.Scorer.Score(ctx, w.model, r.index, r.User, ids)
	if err != nil {
		return err
	}
	if len(interests) != len(ids) {
		return fmt.Errorf("the model %q returned %d scores for %d items", by, len(interests), len(ids))
	}
	r.model = by
	for i, c := range r.items {
		s := scores{popular: popular(&c.item, most), trending: trending(&c.item), interest: rate(interests[i])}
		if c.values.AffinityUSD != nil {
			s.affinity = *c.values.AffinityUSD
		}
		sum := w.popular*s.popular + w.trending*s.trending + w.affinity*s.affinity + w.interest*s.interest
		s.total = sum / (w.popular + w.trending + w.affinity + w.interest)
		c.scores = s
	}
	return nil
}

// rate cuts a number to 0 to 1; NaN is 0.
func rate(x float64) float64 {
	if !(x > 0) {
		return 0
	}
	return min(x, 1)
}

// volume returns a known volume in USD, 0 for an unknown one.
func volume(usd *float64) float64 {
	if usd == nil || !(*usd > 0) {
		return 0
	}
	return min(*usd, math.MaxFloat64)
}

// popular returns ln(1 + V) / ln(1 + M), where V is the item's volume of the last 24 hours in USD
// and M the largest among the candidates; 0 if M is 0.
func popular(item *Item, most float64) float64 {
	if most <= 0 {
		return 0
	}
	return rate(math.Log1p(volume(item.Volume24h)) / math.Log1p(most))
}

// quietVolume is added to both volumes of trending, USD, so that small items do not trend by
// chance.
const quietVolume = 1000

// trending returns d / (d + e): d is the volume of the last 24 hours, e the mean of the 6 days
// before, each plus quietVolume. 0.5 means unchanged volume; it is 0 if a volume is unknown.
func trending(item *Item) float64 {
	if item.Volume24h == nil || item.Volume7d == nil {
		return 0
	}
	day := volume(item.Volume24h)
	before := max(volume(item.Volume7d)-day, 0) / 6
	return rate(1 / (1 + (before+quietVolume)/(day+quietVolume)))
}
