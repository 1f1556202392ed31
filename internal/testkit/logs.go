package testkit

import (
	"context"
	"errors"
	"fmt"
	"net/http/httptest"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/telemetry"
)

// CommitJournal commits n journal rows of ten events each to a chain; event time stands still in
// every third row.
func CommitJournal(t testing.TB, db *DB, chain smartmoney.Chain, n int) (rows []enginestate.JournalRow) {
	t.Helper()
	for i := int64(0); i < int64(n); i++ {
		rows = append(rows, enginestate.JournalRow{
			Chain: chain, FirstSeq: i*10 + 1, LastSeq: i*10 + 10, FromTime: 100 * i, ToTime: 100 * (i + 1 - (i+1)%3/2),
			FirstOffset: i*50 + 1, LastOffset: i*50 + 48, CommittedAt: StartUTC.Add(time.Duration(i) * time.Second),
			ConfigRevision: i / 4, Body: fmt.Append(nil, "row ", i, "\x00"),
		})
		if err := db.CommitState(t.Context(), &enginestate.Commit{Journal: rows[i:]}); err != nil {
			t.Fatal(err)
		}
	}
	return rows
}

// ReadJournal returns a chain's journal rows, as DB.Journal selects them.
func ReadJournal(t testing.TB, db *DB, chain smartmoney.Chain, after, upTo int64) (rows []enginestate.JournalRow) {
	t.Helper()
	err := db.Journal(t.Context(), chain, after, upTo, func(r enginestate.JournalRow) error { rows = append(rows, r); return nil })
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// Signal returns a signal with every field of the body set, raised by some wallets.
func Signal(id string, kind smartmoney.NotificationType, token string, at time.Time, wallets ...string) *smartmoney.Signal {
	s := &smartmoney.Signal{
		ID: id, Type: kind, Chain: smartmoney.Base, Headline: "5 wallets bought \"É\" \x00",
		Token:     smartmoney.SignalToken{Address: token, Symbol: "É", CurrentPriceUSD: 1.25, PriceChangePct: -3.5, FirstSmartEntryPrice: 1.3},
		Traders:   []smartmoney.Participant{},
		Summary:   smartmoney.SignalSummary{TraderCount: len(wallets), TotalInflowUSD: 1e6 / 3.0, HighestRank: 1},
		Reasons:   []smartmoney.Reason{{Text: "because"}},
		Timestamp: at,
	}
	if kind.Polymarket() {
		s.Chain = smartmoney.Polymarket
		s.Market = &smartmoney.SignalMarket{ItemID: "7", Question: "Will it?", Tags: []string{"a"}, Volume24hr: 3.5, Source: smartmoney.FromItems}
	}
	for i, w := range wallets {
		s.Traders = append(s.Traders, smartmoney.Participant{
			Address: w, Rank: i + 1, TradeSizeUSD: 100.5, TradePriceUSD: 1.2, TradedAt: at.Add(-time.Minute),
			TraderScore: 0.75, TotalPnlUSD: -12.25, TradeCount: 9, ClosedPositions: 4, TokensTraded: 5,
		})
	}
	return s
}

// EntryOf returns the entry of a signal for a customer's log.
func EntryOf(customer string, version int64, s *smartmoney.Signal, offset int64) notifications.Entry {
	limit := 10
	return notifications.Entry{
		CustomerID: customer, LogVersion: version, SignalID: s.ID, Type: s.Type, Chain: s.Chain, Token: s.Token.Address,
		Timestamp: s.Timestamp.UnixNano(), GlobalOffset: offset,
		Decision: smartmoney.Delivered{ConfigVersion: version, DailyUsed: 1, DailyBudget: 30, TypeUsed: 1, TypeLimit: &limit},
	}
}

// Send commits entries with the bodies of their signals, and returns them numbered.
func Send(t testing.TB, db *DB, now time.Time, signals []*smartmoney.Signal, logged ...notifications.Entry) []notifications.Entry {
	t.Helper()
	commit := &enginestate.Commit{Now: now, Notifications: logged}
	for _, s := range signals {
		commit.Signals = append(commit.Signals, notifications.SignalBody{Signal: s})
	}
	if err := db.CommitState(t.Context(), commit); err != nil {
		t.Fatal(err)
	}
	return commit.Notifications
}

// Customers creates customers with these ids, and returns the version of their logs.
func Customers(t testing.TB, db *DB, ids ...string) (version int64) {
	t.Helper()
	for _, id := range ids {
		if _, err := db.CreateCustomer(t.Context(), "Customer "+id, id); err != nil {
			t.Fatal(err)
		}
	}
	return 1
}

// Entries returns the entries that a query selects.
func Entries(t testing.TB, db *DB, q notifications.Query) []smartmoney.Notification {
	t.Helper()
	all, err := db.Notifications(t.Context(), q)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// Outcomes returns the outcomes of the signals that a query selects, an empty list if there are
// none.
func Outcomes(ctx context.Context, db *DB, q notifications.Query) (all []notifications.SentOutcome, err error) {
	all = []notifications.SentOutcome{}
	err = db.EachOutcome(ctx, q, func(sent *notifications.SentOutcome) { all = append(all, *sent) })
	return all, err
}

// WriteSteps commits two entries for every customer at a time, and retries a commit that was
// decided with an outdated log.
func WriteSteps(t *testing.T, db *DB, ids []string, versions *[3]atomic.Int64, w, steps int) {
	for i := range steps {
		for {
			commit := &enginestate.Commit{Now: Noon}
			for j := range 2 * len(ids) {
				at := (w + j) % len(ids) // each writer in another order
				s := Signal(fmt.Sprintf("w%d-%d-%d", w, i, j), smartmoney.WhaleMove, "0xt", Noon, "0xw")
				commit.Signals = append(commit.Signals, notifications.SignalBody{Signal: s})
				commit.Notifications = append(commit.Notifications, EntryOf(ids[at], versions[at].Load(), s, int64(i)))
			}
			err := db.CommitState(t.Context(), commit)
			if err == nil {
				break
			}
			if _, stale := errors.AsType[*notifications.StaleCustomers](err); !stale {
				t.Error(err)
				return
			}
		}
	}
}

// Budget returns a change that sets the daily budget.
func Budget(n int) func(smartmoney.Config, bool) (smartmoney.Config, error) {
	return func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
		c.DailyBudget = n
		return c, nil
	}
}

// ManyVersions adds n versions of a customer's configuration that equal its newest one, each with a
// configuration revision of its own, as a release that kept them all would have.
func ManyVersions(t testing.TB, db *DB, customerID string, n int) {
	t.Helper()
	tx, err := db.Writer().BeginTx(t.Context(), nil)
	for _, statement := range []string{
		`INSERT INTO config_versions (id, customer_id, version, config_revision, changed_at, key_id, config)
		 WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $2)
		 SELECT v.id + n.i, v.customer_id, v.version + n.i, r.revision + n.i, v.changed_at, '', v.config
		 FROM n, config_revision r, notification_logs l JOIN config_versions v ON v.customer_id = l.customer_id AND v.version = l.config_version
		 WHERE l.customer_id = $1`,
		`UPDATE notification_logs SET version = version + $2, config_version = config_version + $2,
		 config_revision = (SELECT revision FROM config_revision) + $2 WHERE customer_id = $1`,
		"UPDATE config_revision SET revision = revision + $2 WHERE $1 <> ''",
	} {
		if err == nil {
			_, err = tx.ExecContext(t.Context(), statement, customerID, n)
		}
	}
	if err == nil {
		err = tx.Commit()
	}
	if err != nil {
		t.Fatal(err)
	}
}

// Metrics returns what a scrape of some collectors answers.
func Metrics(t testing.TB, collectors ...prometheus.Collector) string {
	t.Helper()
	registry := prometheus.NewRegistry()
	registry.MustRegister(collectors...)
	w := httptest.NewRecorder()
	telemetry.Handler(registry).ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	if w.Code != 200 {
		t.Fatalf("status %d: %s", w.Code, w.Body)
	}
	return "\n" + w.Body.String()
}

// comments matches the lines of a scrape that are no metrics.
var comments = regexp.MustCompile(`(?m)^#.*\n`)

// WantMetrics checks that a scrape of some collectors has lines.
func WantMetrics(t testing.TB, collectors []prometheus.Collector, lines ...string) {
	t.Helper()
	text := Metrics(t, collectors...)
	for _, line := range lines {
		if !strings.Contains(text, "\n"+line+"\n") {
			t.Errorf("%s is not among\n%s", line, comments.ReplaceAllString(text, ""))
		}
	}
}
