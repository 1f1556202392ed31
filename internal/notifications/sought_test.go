package notifications_test

import (
	"database/sql"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/ent/gen/notification"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// soughtLogs is two customers' logs: a's is long, and of the many signals of the token 0xbusy and
// of the wallet 0xwb only every hundredth is in it, beside 0xrare and 0xwr.
type soughtLogs struct {
	*testkit.DB
	sent []*smartmoney.Signal // to a, by sequence
}

func newSoughtLogs(t *testing.T, db *testkit.DB, length int) *soughtLogs {
	l := &soughtLogs{DB: db}
	testkit.Customers(t, db, "a", "b")
	var signals []*smartmoney.Signal // not sent yet
	var logged []notifications.Entry
	n := 0
	add := func(name, token string, toA bool, wallets ...string) {
		s := testkit.Signal(name, smartmoney.WhaleMove, token, testkit.Noon.Add(time.Duration(n)*time.Second), wallets...)
		n++
		signals, logged = append(signals, s), append(logged, testkit.EntryOf("b", 1, s, int64(n)))
		if toA {
			l.sent, logged = append(l.sent, s), append(logged, testkit.EntryOf("a", 1, s, int64(n)))
		}
	}
	for i := range length {
		add(fmt.Sprint("s", i), fmt.Sprint("0xt", i%500), true, "0xw0", "0xw1")
		if i%300 == 7 {
			add(fmt.Sprint("r", i), "0xrare", true, "0xw0", "0xwr")
		}
		if i <= notifications.MaxSought {
			add(fmt.Sprint("b", i), "0xbusy", i%100 == 0, "0xw1", "0xwb")
		}
		if len(signals) > 500 || i == length-1 { // one commit of all is longer than PostgreSQL waits for a busy machine
			testkit.Send(t, db, testkit.Noon, signals, logged...)
			signals, logged = nil, nil
		}
	}
	return l
}

// want returns the sequences in a's log that a query selects.
func (sl *soughtLogs) want(q *notifications.Query) string {
	list := []int64{}
	for i, s := range sl.sent {
		sequence := int64(i + 1)
		ofWallet := len(q.Wallets) == 0 || slices.ContainsFunc(s.Traders, func(w smartmoney.Participant) bool { return w.Address == q.Wallets[0].Address })
		if (q.Token == "" || s.Token.Address == q.Token) && ofWallet && sequence > q.After && (q.Before == 0 || sequence < q.Before) {
			list = append(list, sequence)
		}
	}
	if n := len(list); q.Newest && q.Limit > 0 {
		list = list[max(0, n-q.Limit):]
	} else if q.Limit > 0 {
		list = list[:min(n, q.Limit)]
	}
	return fmt.Sprint(list)
}

// The entries of a token and of wallets are the same, whether there are few signals of them or
// many.
func TestSoughtSignals(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		l := newSoughtLogs(t, db, 1200)
		nobody := notifications.Query{CustomerID: "nobody", Token: "0xrare"}
		if n, err := db.CountNotifications(t.Context(), nobody); err != nil || n != 0 || len(testkit.Entries(t, db, nobody)) != 0 {
			t.Errorf("a customer without a log has %d entries, error %v", n, err)
		}
		for _, token := range []string{"", "0xbusy", "0xrare", "0xnone"} {
			for _, wallet := range []string{"", "0xwb", "0xwr", "0xnone"} {
				q := notifications.Query{CustomerID: "a", Token: token}
				if wallet != "" {
					q.Wallets = []notifications.WalletRef{{Chain: smartmoney.Base, Address: wallet}}
				}
				n, err := db.CountNotifications(t.Context(), q)
				if all := testkit.Entries(t, db, q); err != nil || n != len(all) {
					t.Errorf("token %q, wallet %q: %d entries, counted %d, error %v", token, wallet, len(all), n, err)
				}
				for _, page := range []notifications.Query{{}, {Limit: 2}, {Limit: 3, Newest: true}, {After: 310, Limit: 2}, {After: 10, Before: 1000, Limit: 4, Newest: true}} {
					page.CustomerID, page.Token, page.Wallets = q.CustomerID, q.Token, q.Wallets
					if got, want := sequences(testkit.Entries(t, db, page)), l.want(&page); got != want {
						t.Errorf("%+v: %s, want %s", page, got, want)
					}
				}
			}
		}
	})
}

// Finding that a log has no signal of a token, or of a wallet, reads no entry of the log; with many
// signals in other logs the log is read.
func TestSeekingReadsNoLog(t *testing.T) {
	t.Parallel()
	url := testkit.MigratedPostgresURL(t)
	filled, err := testkit.OpenDB(t.Context(), sqldb.Options{URL: url})
	if err != nil {
		t.Fatal(err)
	}
	newSoughtLogs(t, filled, 3000)
	if err := filled.Close(); err != nil {
		t.Fatal(err)
	}
	of := func(wallet string) []notifications.WalletRef {
		return []notifications.WalletRef{{Chain: smartmoney.Base, Address: wallet}}
	}
	for name, q := range map[string][2]notifications.Query{
		"token":  {{Token: "0xnone"}, {Token: "0xbusy"}},
		"wallet": {{Wallets: of("0xnone")}, {Wallets: of("0xwb")}},
	} {
		// PostgreSQL's planner may look at the ends of an index, by up to an entry each, until the table was vacuumed.
		if unknown, known := entriesRead(t, url, q[0]), entriesRead(t, url, q[1]); unknown > 10 || known < 1000 {
			t.Errorf("%s: %d entries read to find none, %d by reading the log", name, unknown, known)
		}
	}
}

// entriesRead returns how many entries PostgreSQL reads for a page of a's log, on which there are
// none.
func entriesRead(t *testing.T, url string, q notifications.Query) (n int) {
	before := readSoFar(t, url)
	db, err := testkit.OpenDB(t.Context(), sqldb.Options{URL: url})
	if err != nil {
		t.Fatal(err)
	}
	q.CustomerID, q.After, q.Limit = "a", 1200, 2
	if all := testkit.Entries(t, db, q); len(all) != 0 {
		t.Errorf("%+v: %s", q, sequences(all))
	}
	if err := db.Close(); err != nil {
		t.Fatal(err)
	}
	return readSoFar(t, url) - before
}

// readSoFar returns how many entries PostgreSQL has read in a database. A session counts when it
// has ended.
func readSoFar(t *testing.T, url string) (n int) {
	db, err := sql.Open("postgres", url)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for others := 1; others > 0; {
		if err := db.QueryRow(`SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
			AND backend_type = 'client backend'`).Scan(&others); err != nil {
			t.Fatal(err)
		}
	}
	if err := db.QueryRow(`SELECT seq_tup_read + idx_tup_fetch FROM pg_stat_user_tables WHERE relname = $1`, notification.Table).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}
