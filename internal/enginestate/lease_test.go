package enginestate_test

import (
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func lead(t *testing.T, db *testkit.DB) enginestate.Lease {
	t.Helper()
	l, err := db.Lead(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// A leader is told when the session that holds its lease ends, and another may lead.
func TestLeaseIsLost(t *testing.T) {
	t.Parallel()
	one, two := testkit.Shared(t)
	first := lead(t, one)
	if first == nil {
		t.Fatal("no lease")
	}
	var cut int
	err := two.Reader().QueryRow(`SELECT count(pg_terminate_backend(pid)) FROM pg_locks
		WHERE locktype = 'advisory' AND classid = 7564652 AND granted
		AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`).Scan(&cut)
	if err != nil || cut != 1 {
		t.Fatalf("cut %d sessions, error %v", cut, err)
	}
	select {
	case <-first.Lost():
	case <-time.After(2 * time.Minute):
		t.Fatal("the leader is not told")
	}
	second := lead(t, two)
	if second == nil {
		t.Fatal("the lease is not free")
	}
	if err := first.Release(t.Context()); err != nil {
		t.Errorf("a lost lease is given back: %v", err)
	}
	if third := lead(t, one); third != nil {
		t.Error("giving back the lost lease freed the other's")
	}
	if err := second.Release(t.Context()); err != nil {
		t.Error(err)
	}
}

// The server ends what a frozen process, or one whose machine vanished, holds.
func TestPostgresSessionSettings(t *testing.T) {
	t.Parallel()
	db, err := sqldb.Open(t.Context(), sqldb.Options{URL: testkit.PostgresURL(t)})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = db.Close() }()
	for setting, want := range map[string]string{
		"idle_in_transaction_session_timeout": "10s",
		"lock_timeout":                        "20s",
		"statement_timeout":                   "5min",
		"tcp_keepalives_idle":                 "15",
		"tcp_keepalives_interval":             "5",
		"tcp_keepalives_count":                "3",
		"tcp_user_timeout":                    "30000",
	} {
		var got string
		if err := db.Writer().QueryRow("SHOW " + setting).Scan(&got); err != nil || got != want {
			t.Errorf("%s = %q, error %v; want %q", setting, got, err, want)
		}
	}
}
