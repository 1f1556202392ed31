package notifications

import (
	"context"
	"database/sql"
	"fmt"

	entsql "entgo.io/ent/dialect/sql"

	"github.com/smartmoneyhq/smartmoney/ent/gen/notification"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notificationlog"
	"github.com/smartmoneyhq/smartmoney/ent/gen/participant"
	"github.com/smartmoneyhq/smartmoney/ent/gen/predicate"
	"github.com/smartmoneyhq/smartmoney/ent/gen/signal"
	"github.com/smartmoneyhq/smartmoney/ent/gen/signalcontext"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// maxSought is the number of signals of a token, or of wallets, up to which their entries are found
// by the signals instead of by reading the log. Where there are more, so many of a log's entries
// match that a page is soon full.
const maxSought = 1000

// seek looks for the signals of the query's token, or else of its wallets, by their own index.
// Where there are at most maxSought, it returns conditions by which the database finds their
// entries, in place of the filter, which it takes out of the query; else none. They end with the
// log as it is: signals of later entries may not be among those found.
func (l *Logs) seek(ctx context.Context, q *Query, log int64) ([]predicate.Notification, error) {
	if q.Token != "" {
		found, err := l.find(ctx, log, ofTokens(l.EntDialect(), q.Token))
		if err != nil {
			return nil, fmt.Errorf("find the signals of a token: %w", err)
		}
		if found.all {
			q.Token = ""
			return found.entries(log), nil
		}
	}
	if len(q.Wallets) > 0 {
		found, err := l.find(ctx, log, ofWallets(l.EntDialect(), q.Wallets))
		if err != nil {
			return nil, fmt.Errorf("find the signals of %d wallets: %w", len(q.Wallets), err)
		}
		if found.all {
			q.Wallets = nil
			return found.entries(log), nil
		}
	}
	return nil, nil
}

// sought holds the signals that find found.
type sought struct {
	signals []string // their ids
	all     bool     // there are no others
	end     int64    // of the log: the signals of its entries up to this sequence were visible
}

// entries selects the entries of a log that have the signals.
func (s *sought) entries(log int64) []predicate.Notification {
	return []predicate.Notification{
		notification.LogID(log), notification.SequenceLTE(s.end), sqldb.AmongAll(notification.FieldSignalID, s.signals),
	}
}

// find runs a query of signals that selects at most maxSought + 1 ids, each with whether the signal
// counts.
func (l *Logs) find(ctx context.Context, log int64, s *entsql.Selector) (sought, error) {
	end := entsql.Dialect(s.Dialect()).Select(notificationlog.FieldLastSequence).From(entsql.Dialect(s.Dialect()).Table(notificationlog.Table)).
		Where(entsql.EQ(notificationlog.FieldID, log))
	query, args := s.AppendSelectExprAs(end, "last").Limit(maxSought + 1).Query()
	out, n := sought{signals: []string{}}, 0
	err := sqldb.EachRow(ctx, l.Reader(), query, args, func(rows *sql.Rows) error {
		var id string
		var counts bool
		var last sql.NullInt64 // null: the customer has no log
		n++
		err := rows.Scan(&id, &counts, &last)
		out.end = last.Int64
		if counts {
			out.signals = append(out.signals, id)
		}
		return err
	})
	out.all = n <= maxSought
	return out, err
}

// ofTokens selects the signals of a token. It names every chain, because the index begins with it.
func ofTokens(dialect, token string) *entsql.Selector {
	d := entsql.Dialect(dialect)
	signals, contexts := d.Table(signal.Table).As("raised"), d.Table(signalcontext.Table).As("shared")
	var chains []any
	for _, chain := range smartmoney.Chains() {
		chains = append(chains, chain.Index())
	}
	return d.Select(signals.C(signal.FieldID)).AppendSelectExprAs(entsql.Raw("1 = 1"), "counts").
		From(contexts).Join(signals).On(signals.C(signal.FieldContextID), contexts.C(signalcontext.FieldID)).
		Where(entsql.And(entsql.In(contexts.C(signalcontext.FieldChain), chains...), entsql.EQ(contexts.C(signalcontext.FieldToken), token)))
}

// ofWallets selects the signals whose context has one of some wallets, which counts where it is the
// signal's, too.
func ofWallets(dialect string, watched []WalletRef) *entsql.Selector {
	d := entsql.Dialect(dialect)
	signals, wallets := d.Table(signal.Table).As("raised"), d.Table(participant.Table).As("taking_part")
	return d.Select(signals.C(signal.FieldID)).AppendSelectExprAs(takesPart(signals, wallets), "counts").
		From(wallets).Join(signals).On(signals.C(signal.FieldContextID), wallets.C(participant.FieldContextID)).
		Where(isOneOf(wallets, watched))
}

// onPage selects the oldest limit entries that match conditions, or the newest, before anything
// else of them is read: what is found by signals has to be sorted.
func onPage(conditions []predicate.Notification, newest bool, limit int) predicate.Notification {
	return func(s *entsql.Selector) {
		page := entsql.Dialect(s.Dialect()).Select().From(entsql.Dialect(s.Dialect()).Table(notification.Table).As("page"))
		for _, condition := range conditions {
			condition(page)
		}
		id := page.C(notification.FieldID)
		if page.Select(id); newest {
			page.OrderBy(entsql.Desc(id))
		} else {
			page.OrderBy(id)
		}
		if limit > 0 {
			page.Limit(limit)
		}
		s.Where(entsql.In(s.C(notification.FieldID), page))
	}
}
