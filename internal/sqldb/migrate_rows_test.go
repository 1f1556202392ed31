package sqldb_test

import (
	"encoding/json"
	"errors"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// The migrations that releases ended with.
const (
	beforeSignals  = 2
	beforeWebhooks = 3
	beforeOneModel = 30
)

// older makes a database of each kind as a release with only the first migrations left it, with
// rows that statements insert, and migrates it.
func older(t *testing.T, migrations int, statements []string, run func(t *testing.T, db *testkit.DB, clock *testkit.Clock)) {
	testkit.Fresh(t, func(t *testing.T, o sqldb.Options) {
		clock := testkit.NewClock(testkit.Noon)
		o.Now = clock.Now
		db := testkit.Open(t, o)
		if err := sqldb.MigrateFirst(t.Context(), db.DB, migrations); err != nil {
			t.Fatal(err)
		}
		for _, statement := range statements {
			if _, err := db.Writer().Exec(statement); err != nil {
				t.Fatalf("%s: %v", statement, err)
			}
		}
		if err := db.Migrate(t.Context()); err != nil {
			t.Fatal(err)
		}
		run(t, db, clock)
	})
}

// Customers of an older database have a log and no configuration, until one is set.
func TestOlderCustomersHaveNoConfiguration(t *testing.T) {
	t.Parallel()
	olderCustomers := []string{"INSERT INTO customers VALUES ('old', 'Customer old', '2026-01-01 00:00:00+00:00'), ('older', 'Customer older', '2025-01-01 00:00:00+00:00')"}
	older(t, beforeSignals, olderCustomers, func(t *testing.T, db *testkit.DB, _ *testkit.Clock) {
		ctx := t.Context()
		_, err := db.Config(ctx, "old")
		testkit.WantError(t, err, smartmoney.CodeNotFound, "", "customer not found: old")
		if customers, _, err := db.ChangedCustomers(ctx, 0); err != nil || len(customers) != 0 {
			t.Errorf("accounts %+v, error %v; want none", customers, err)
		}
		if n, _, err := db.ResetNotifications(ctx, "old"); err != nil || n != 0 {
			t.Errorf("reset %d entries, error %v", n, err)
		}
		if customers, revision, err := db.ChangedCustomers(ctx, 0); err != nil || len(customers) != 0 || revision != 1 {
			t.Errorf("accounts %+v, revision %d, error %v; want none and 1", customers, revision, err)
		}
		got, err := db.ChangeConfig(ctx, "old", "key", func(c smartmoney.Config, exists bool) (smartmoney.Config, error) {
			if exists || c.DisplayName != "Customer old" || c.DailyBudget != 30 {
				t.Errorf("change is given exists = %v and %+v; want the default", exists, c)
			}
			return c, nil
		})
		if err != nil || got.Version != 1 || got.DisplayName != "Customer old" {
			t.Errorf("%+v, error %v; want version 1", got, err)
		}
		if customers, _, err := db.ChangedCustomers(ctx, 1); err != nil || len(customers) != 1 || customers[0].LogVersion != 2 {
			t.Errorf("accounts %+v, error %v; want old with a log of version 2", customers, err)
		}
		testkit.Customers(t, db, "new")
	})
}

// The progress of an older database's engine is the offset up to which events are certainly
// processed.
func TestProgressOfOlderDatabases(t *testing.T) {
	t.Parallel()
	const base, ethereum = "UPDATE engine_state SET position = 30 WHERE chain = 0", "UPDATE engine_state SET position = 20 WHERE chain = 1"
	log := []string{ // base: arrivals 1 to 30 and 51 to 60, ethereum: 31 to 50
		"UPDATE log_arrivals SET last = 60", "UPDATE log_heads SET last_seq = 40 WHERE chain = 0", "UPDATE log_heads SET last_seq = 20 WHERE chain = 1",
		"INSERT INTO log_segments VALUES (0, 1, 30, 1, 0, ''), (1, 1, 20, 31, 0, ''), (0, 31, 40, 51, 0, '')",
	}
	for _, c := range []struct {
		name       string
		statements []string
		want       int64
	}{
		{"empty", nil, 0},
		{"nothing processed", log, 0},
		{"ethereum resumes at 31", append(log[:4:4], base), 30},
		{"both to the end of a segment", append(log[:4:4], base, ethereum), 50},
		{"in the middle of a segment", append(log[:4:4], "UPDATE engine_state SET position = 35 WHERE chain = 0", ethereum), 50},
		{"everything", append(log[:4:4], "UPDATE engine_state SET position = 40 WHERE chain = 0", ethereum), 60},
	} {
		t.Run(c.name, func(t *testing.T) {
			older(t, beforeSignals, c.statements, func(t *testing.T, db *testkit.DB, _ *testkit.Clock) {
				if got, err := db.Progress(t.Context()); err != nil || got != c.want {
					t.Errorf("progress %d, error %v; want %d", got, err, c.want)
				}
			})
		})
	}
}

// addressesBeforeWebhooks are customers, some with an address, and notifications of a database
// without webhooks.
func addressesBeforeWebhooks(t *testing.T) []string {
	quote := func(text string) string { return "'" + strings.ReplaceAll(text, "'", "''") + "'" }
	var statements []string
	for i, c := range []struct{ id, name, address string }{
		{"none", "none", ""}, {"away", "away", ""}, {"a", "a \"webhook_url\":\"\" \x00 É", "https://a.example/"}, {"b", "b", "https://b.example/"}, {"away2", "away2", ""},
	} {
		config := smartmoney.DefaultConfig(c.name)
		config.WebhookURL = c.address
		body, err := json.Marshal(&config)
		if err != nil {
			t.Fatal(err)
		}
		log := strconv.Itoa(i + 1)
		statements = append(statements, "INSERT INTO customers VALUES ("+quote(c.id)+", 'c', '2026-01-01 00:00:00+00:00')",
			"INSERT INTO customer_logs VALUES ("+log+", "+quote(c.id)+", 1, 1, 1, 1, 1)",
			"INSERT INTO config_versions VALUES ("+log+", 1, "+log+", 1, '', "+quote(string(body))+")",
			"INSERT INTO notifications VALUES ("+log+", 1, 1, 1, 1, NULL, NULL, 1, 1, 1, 1, NULL, 0, 0, 'old')")
	}
	return append(statements, "UPDATE account_epoch SET epoch = 5",
		"INSERT INTO scenes VALUES ('c', 0, 1, 1, NULL, NULL, NULL, NULL, 't', '')", "INSERT INTO signals VALUES ('old', 'c', '', '{\"id\":\"old\"}')")
}

// Customers of an older database who have an address have a webhook, which is sent
// what enters the log from now on.
func TestOlderAddressesAreWebhooks(t *testing.T) {
	t.Parallel()
	older(t, beforeWebhooks, addressesBeforeWebhooks(t), func(t *testing.T, db *testkit.DB, clock *testkit.Clock) {
		h := testkit.NewHooks(t, db, clock)
		h.Equal("endpoints", testkit.Count(h, h.DB, "webhook_endpoints"), 2)
		h.Equal("webhook", h.Webhook("b"), smartmoney.Webhook{CustomerID: "b", URL: "https://b.example/", Format: smartmoney.FormatStandard, CreatedAt: new(time.UnixMicro(1).UTC())})
		h.Equal("deliveries", h.States("a"), []string(nil))
		h.Equal("next", h.Next(), time.Duration(-1))
		h.Sent("new", "a", "none", "away2")
		l := h.LeaseOne()
		h.Equal("due", h.DueAs(l), []string{"2/1"})
		h.Equal("secrets", l.Secrets, []string{"made 1"})
		h.Equal("of away", h.States("away2"), []string(nil))
		if n, err := h.DB.RedeliverSince(h.Context(), "a", 0, 0); err != nil || n != 2 {
			h.Errorf("redelivered %d, error %v; want 2", n, err)
		}
	})
}

// Models of an older database, which had several, are not read, and make room for the next version.
func TestOlderModelsMakeRoom(t *testing.T) {
	t.Parallel()
	const former = "INSERT INTO models (id, created_at, trained_until, report, body, in_use) VALUES "
	rows := []string{former + "(6, 1, 1, '{}', '', true)", former + "(7, 1, 1, '{}', '', false)"}
	older(t, beforeOneModel, rows, func(t *testing.T, db *testkit.DB, _ *testkit.Clock) {
		ctx := t.Context()
		body := sqldb.WithChecksum([]byte("SMRM\x01"))
		if _, err := db.Writer().ExecContext(ctx, "UPDATE models SET body = $1", body); err != nil {
			t.Fatal(err)
		}
		if _, _, err := recommend.NewStore(db.DB).Model(ctx); !errors.Is(err, recommend.ErrUnreadable) || !strings.Contains(err.Error(), "version 7 ") {
			t.Errorf("an older model: %v", err)
		}
		if version, err := recommend.NewStore(db.DB).SaveModel(ctx, recommend.Popularity(nil), &recommend.Report{}); version != 8 || err != nil {
			t.Errorf("version %d, %v; want 8", version, err)
		}
		left := 0
		if err := db.Reader().QueryRowContext(ctx, "SELECT count(*) FROM models").Scan(&left); err != nil || left != 1 {
			t.Errorf("%d models are left, %v", left, err)
		}
	})
}
