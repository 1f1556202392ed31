package engine

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// TestVerifyHistory checks that the days, closed positions and links that engines stored, with
// corrections of any age and restarts, equal what the log gives, and that each row that is stored
// otherwise is found, although its checksum fits.
func TestVerifyHistory(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		db.RetractionHorizon = 1000 * time.Hour
		chain := kindOn(db)
		s := &stream{chain: chain}
		s.random(7, max(scale.Of(600), 300), 20, 8)
		s.spreadOut(40)
		for part := range slices.Chunk(s.sent, 1+len(s.sent)/3) {
			e, stop := run(t, Options{Store: db, Poll: quick})
			for events := range slices.Chunk(part, 150) {
				appendAll(t, db, e, chain, events)
			}
			await(t, e, chain, lastEvent(t, db, chain))
			awaitDays(t, e, chain)
			stop()
		}
		wantVerified(t, db, chain)
		for _, table := range []string{"wallet_days", "closings", "corrected_closings", "trade_links"} {
			if n := count(t, db, table); n < 5 {
				t.Fatalf("%s has %d rows: nothing is tested", table, n)
			}
		}
		if chain == smartmoney.Base {
			checkTampered(t, db, chain)
		} else {
			checkAged(t, db, chain)
		}
	})
}

// spreadOut makes the trades lie so many times as far apart.
func (s *stream) spreadOut(times time.Duration) {
	var first time.Time
	done := map[*smartmoney.Trade]bool{}
	for i := range s.sent {
		trade := s.sent[i].Trade
		if trade == nil || done[trade] {
			continue
		}
		if first.IsZero() {
			first = trade.TradedAt
		}
		trade.TradedAt = first.Add(times * trade.TradedAt.Sub(first))
		done[trade] = true
	}
}

// lastEvent returns the last event of a chain's log.
func lastEvent(t *testing.T, db *testkit.DB, chain smartmoney.Chain) int64 {
	t.Helper()
	logs, err := db.ChainLogs(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return logs[chain.Index()].Durable
}

// checkTampered changes rows one after the other, each back again after it was found.
func checkTampered(t *testing.T, db *testkit.DB, chain smartmoney.Chain) {
	t.Helper()
	n := chain.Index()
	_, m, err := New(Options{Store: db}).storedMeta(t.Context(), chain) // a later day may not be stored yet
	if err != nil {
		t.Fatal(err)
	}
	var wallet string
	var day int
	days := fmt.Sprintf("FROM wallet_days WHERE chain = %d", n)
	err = db.Reader().QueryRow("SELECT wallet, day "+days+" AND buy_count > 0 AND day > (SELECT min(day) "+days+") AND day <= $1 ORDER BY day DESC, wallet LIMIT 1",
		m.Days).Scan(&wallet, &day)
	if err != nil {
		t.Fatal(err)
	}
	row := fmt.Sprintf("chain = %d AND wallet = '%s' AND day = %d", n, wallet, day)
	name := wallet + " " + dayName(day)
	for _, c := range []struct{ change, back, want string }{
		{"UPDATE wallet_days SET buy_count = buy_count + 1 WHERE " + row, "UPDATE wallet_days SET buy_count = buy_count - 1 WHERE " + row, "day " + name},
		{"UPDATE wallet_days SET day = day + 9000 WHERE " + row, fmt.Sprintf("UPDATE wallet_days SET day = day - 9000 WHERE chain = %d AND day > 25000", n), "day " + name},
		{"UPDATE wallet_days SET wallet = 'x' WHERE " + row, "UPDATE wallet_days SET wallet = '" + wallet + "' WHERE wallet = 'x'", "day that the log does not name " + dayName(day)},
	} {
		execute(t, db, c.change)
		wantFound(t, db, chain, c.want)
		execute(t, db, c.back)
	}
	for _, c := range []struct {
		table, of string
		change    func(body []byte)
	}{
		{"closings", "closed position", func(body []byte) {
			at := 1
			for range 4 {
				_, size := binary.Uvarint(body[at:])
				at += size
			}
			body[at] ^= 1 // of the quantity
		}},
		{"trade_links", "links of event", func(body []byte) { body[len(body)-1] ^= 1 }},
	} {
		where := fmt.Sprintf(" WHERE chain = %d AND first_seq = (SELECT max(first_seq) FROM %s WHERE chain = %[1]d)", n, c.table)
		var was []byte
		if err := db.Reader().QueryRow("SELECT body FROM " + c.table + where).Scan(&was); err != nil {
			t.Fatal(err)
		}
		body, err := sqldb.Unseal(slices.Clone(was))
		if err != nil {
			t.Fatal(err)
		}
		body = slices.Clone(body)
		c.change(body)
		execute(t, db, "UPDATE "+c.table+" SET body = $1"+where, sqldb.WithChecksum(body))
		wantFound(t, db, chain, c.of)
		if c.table == "trade_links" { // the flag of a former version
			linksOfFormer(t, db, chain, math.MaxInt64)
			wantVerified(t, db, chain)
			linksOfFormer(t, db, chain, 0)
		}
		execute(t, db, "UPDATE "+c.table+" SET body = $1"+where, was)
		wantVerified(t, db, chain)
	}
	execute(t, db, fmt.Sprintf("DELETE FROM closings WHERE chain = %d AND first_seq = (SELECT min(first_seq) FROM closings WHERE chain = %[1]d)", n))
	wantFound(t, db, chain, "closed position")
}

// An engine that goes on with a state keeps up to which event a former version wrote the links, or
// verify would find differences in these.
func TestLinksOfFormerStay(t *testing.T) {
	t.Parallel()
	db := testkit.SQLite(t)
	chain := smartmoney.Base
	for minute := range 2 {
		e, stop := run(t, Options{Store: db, Poll: quick})
		await(t, e, chain, appendAll(t, db, e, chain, []event.Event{testkit.Buy(chain, 1, 1, start.Add(time.Duration(minute)*time.Minute))}))
		stop()
		if minute == 0 {
			linksOfFormer(t, db, chain, 1)
		}
	}
	if stored, m, err := New(Options{Store: db}).storedMeta(t.Context(), chain); stored.Position != 2 || m.RulesAt != 1 || err != nil {
		t.Errorf("at event %d links of a former version end at %d, error %v; want 1 at 2", stored.Position, m.RulesAt, err)
	}
}

// linksOfFormer says that a former version wrote the links up to an event.
func linksOfFormer(t *testing.T, db *testkit.DB, chain smartmoney.Chain, seq int64) {
	t.Helper()
	stored, m, err := New(Options{Store: db}).storedMeta(t.Context(), chain)
	if err != nil {
		t.Fatal(err)
	}
	m.RulesAt = seq
	text, err := m.text(chain, stored.Position, stored.EventTime)
	if err != nil {
		t.Fatal(err)
	}
	execute(t, db, fmt.Sprintf("UPDATE engine_state SET meta = $1 WHERE chain = %d", chain.Index()), text)
}

// checkAged deletes the older half of the closings as retention does, which is no difference, and
// then the newest, which is. A rebuild brings all back.
func checkAged(t *testing.T, db *testkit.DB, chain smartmoney.Chain) {
	t.Helper()
	var before [smartmoney.ChainCount]int32
	n := chain.Index()
	err := db.Reader().QueryRow(fmt.Sprintf(`SELECT max(day) FROM day_starts WHERE chain = %d AND seq <= (SELECT max(first_seq) FROM closings
		WHERE chain = %[1]d) / 2`, n)).Scan(&before[n])
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for deleted := -1; deleted != 0; total += deleted {
		if deleted, err = db.SweepClosings(t.Context(), before); err != nil {
			t.Fatal(err)
		}
	}
	if total == 0 {
		t.Fatalf("no closings before day %d: nothing is tested", before[n])
	}
	wantVerified(t, db, chain)
	execute(t, db, fmt.Sprintf("DELETE FROM closings WHERE chain = %d AND first_seq = (SELECT max(first_seq) FROM closings WHERE chain = %[1]d)", n))
	wantFound(t, db, chain, "closed position")
	// A rebuild makes all of them from the log.
	if _, err := Rebuild(t.Context(), storesOf(db), Options{}); err != nil {
		t.Fatal(err)
	}
	if from, err := db.ClosingsFrom(t.Context(), chain); from != 0 || err != nil {
		t.Errorf("after a rebuild closings are kept from event %d on, %v", from, err)
	}
	wantVerified(t, db, chain)
}

func execute(t *testing.T, db *testkit.DB, statement string, args ...any) {
	t.Helper()
	done, err := db.Writer().Exec(statement, args...)
	if err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
	if n, err := done.RowsAffected(); n == 0 || err != nil {
		t.Fatalf("%s: %d rows, error %v", statement, n, err)
	}
}

// wantFound checks that a verification finds something that begins so, and nothing of another kind.
func wantFound(t *testing.T, db *testkit.DB, chain smartmoney.Chain, want string) {
	t.Helper()
	kind, _, _ := strings.Cut(want, " ")
	found := 0
	v, err := Verify(t.Context(), storesOf(db), chain, Options{}, VerifyOptions{Differs: func(_ smartmoney.Chain, d ledger.Difference) {
		text := strings.Join(strings.Fields(d.Of+" "+d.Wallet+" "+d.Token+" "+d.Field), " ")
		if strings.HasPrefix(text, want) {
			found++
		}
		if !strings.HasPrefix(text, kind) {
			t.Errorf("difference %q, want one of a %s", text, kind)
		}
	}})
	if err != nil || v.Damage != nil || found == 0 {
		t.Errorf("verified %+v, error %v, %d differences are of %q", v, err, found, want)
	}
}
