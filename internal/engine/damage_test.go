package engine

import (
	"encoding/binary"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/recovery"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// anyBuyer ranks wallets however little they bought, as those of these logs.
var anyBuyer = map[smartmoney.Chain]smartmoney.Filter{smartmoney.Base: {MinTrades: 1, MinTokens: 5, MinClosed: 1, MaxBuyVol: smartmoney.DefaultMaxBuyVol}}

// damaged is a database with events processed, of which a statement then damages a row.
func damaged(t *testing.T, db *testkit.DB, statement string) {
	t.Helper()
	chain := smartmoney.Base
	events := testkit.Events(5, chain, 1500, 100, 10)
	e, stop := run(t, Options{Store: db, Poll: quick, Filters: anyBuyer})
	await(t, e, chain, appendAll(t, db, e, chain, events[:700]))
	await(t, e, chain, appendAll(t, db, e, chain, events[700:]))
	stop()
	done, err := db.Writer().Exec(statement)
	if err != nil {
		t.Fatal(err)
	}
	if n, err := done.RowsAffected(); err != nil || n == 0 {
		t.Fatalf("%d rows damaged, error %v", n, err)
	}
}

// Numbers that have no checksum of their own are held to others: a wrong one is an
// error that names it, and never another state.
func TestDamagedNumbers(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		for _, c := range []struct{ name, damage, repair, want string }{
			{"position", "UPDATE engine_state SET position = position - 128 WHERE chain = 0", "UPDATE engine_state SET position = position + 128 WHERE chain = 0", "engine_state of base"},
			{"event time", "UPDATE engine_state SET event_time = event_time + 1 WHERE chain = 0", "UPDATE engine_state SET event_time = event_time - 1 WHERE chain = 0", "engine_state of base"},
			{"last arrival", "UPDATE global_offset SET last = last - 1024", "UPDATE global_offset SET last = last + 1024", "global_offset.last"},
			{"progress", "UPDATE engine_progress SET global_offset = global_offset + 1024", "UPDATE engine_progress SET global_offset = global_offset - 1024", "global_offset.last"},
			{"first arrival", "UPDATE log_segments SET first_offset = first_offset + 1 WHERE first_seq = 701", "UPDATE log_segments SET first_offset = first_offset - 1 WHERE first_seq = 701", "segment 701 of the log of base"},
		} {
			if c.name == "position" {
				damaged(t, db, c.damage)
			} else if _, err := db.Writer().Exec(c.damage); err != nil {
				t.Fatal(err)
			}
			e, stop := run(t, Options{Store: db, Poll: quick})
			testkit.EventuallyWithin(t, timeout, c.name+" is named", func() bool {
				err := e.Ready(t.Context())
				return err != nil && strings.Contains(err.Error(), c.want+" is damaged")
			})
			if err := e.awaitLoaded(t.Context()); err != nil && strings.Contains(err.Error(), "damaged") {
				t.Errorf("%s: customers are told what is their operator's: %v", c.name, err)
			}
			stop()
			if _, err := db.Writer().Exec(c.repair); err != nil {
				t.Fatal(err)
			}
		}
		// Whoever appends notices as well.
		if _, err := db.Writer().Exec("UPDATE log_heads SET last_seq = last_seq - 64 WHERE chain = 0"); err != nil {
			t.Fatal(err)
		}
		_, err := db.Append(t.Context(), testkit.Events(9, smartmoney.Base, 1, 1, 1), time.Now(), nil)
		if err == nil || !strings.Contains(err.Error(), "the head of the log of base is damaged") {
			t.Errorf("appended to a damaged log: %v", err)
		}
	})
}

// TestDamagedBodies checks that readiness names each row whose body is damaged, of the tables that
// an engine loads, by its chain and place: a body whose checksum does not fit, and one whose
// checksum fits and that is none of the table's.
func TestDamagedBodies(t *testing.T) {
	t.Parallel()
	const nonsense = "\xff no such body"
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		damaged(t, db, "UPDATE engine_state SET event_time = event_time + 0")
		for _, c := range []struct{ row, want string }{
			{"log_segments WHERE chain = 0 AND first_seq = 1", "segment 1 of the log of base"},
			{"log_segments WHERE chain = 0 AND first_seq = 701", "segment 701 of the log of base"},
			{"state_pages WHERE chain = 0 AND page = (SELECT min(page) FROM state_pages WHERE chain = 0)", " of state_pages of base"},
			{"detection_journal WHERE chain = 0 AND first_seq = (SELECT min(first_seq) FROM detection_journal WHERE chain = 0)", " of the journal of base"},
		} {
			table, where, _ := strings.Cut(c.row, " ")
			var sound []byte
			if err := db.Reader().QueryRow("SELECT body FROM " + c.row).Scan(&sound); err != nil {
				t.Fatal(c.row, err)
			}
			write := func(body []byte) {
				t.Helper()
				if _, err := db.Writer().Exec("UPDATE "+table+" SET body = $1 "+where, body); err != nil {
					t.Fatal(err)
				}
			}
			flipped := slices.Clone(sound)
			flipped[len(flipped)-1] ^= 1
			for name, body := range map[string][]byte{"a bit is flipped": flipped, "its checksum fits": binary.LittleEndian.AppendUint32([]byte(nonsense), sqldb.Checksum([]byte(nonsense)))} {
				write(body)
				e, stop := run(t, Options{Store: db, Poll: quick, Filters: anyBuyer})
				testkit.EventuallyWithin(t, timeout, table+" is named: "+name, func() bool {
					err := e.Ready(t.Context())
					return err != nil && strings.Contains(err.Error(), c.want+" is damaged")
				})
				stop()
			}
			write(sound)
		}
		e, stop := run(t, Options{Store: db, Poll: quick, Filters: anyBuyer})
		testkit.EventuallyWithin(t, timeout, "the mended database is read", func() bool { return e.Ready(t.Context()) == nil })
		stop()
	})
}

// TestCheckOfState checks that `smartmoney check` names the damaged row of engine_state, of each of
// its columns, and no sound one.
func TestCheckOfState(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		damaged(t, db, "UPDATE engine_state SET event_time = event_time + 0")
		check := func() (found []string) {
			t.Helper()
			if _, err := recovery.Check(t.Context(), db.DB, CheckState, func(w recovery.Wrong) { found = append(found, fmt.Sprint(w.Row, ": ", w.Err)) }); err != nil {
				t.Fatal(err)
			}
			return found
		}
		if found := check(); len(found) > 0 {
			t.Errorf("found %q in a sound database", found)
		}
		for _, c := range []struct{ damage, repair, want string }{
			{"position = position + 64 WHERE chain = 0", "position = position - 64 WHERE chain = 0", "chain base: the checksum does not fit"},
			{"event_time = event_time + 1 WHERE chain = 0", "event_time = event_time - 1 WHERE chain = 0", "chain base: the checksum does not fit"},
			{"chain = 7 WHERE chain = 3", "chain = 3 WHERE chain = 7", "chain 7: there is no such chain"},
			{"meta = (SELECT meta FROM engine_state WHERE chain = 0) WHERE chain = 1", "meta = NULL WHERE chain = 1", "chain ethereum: the checksum does not fit"},
		} {
			for _, change := range []string{c.damage, c.repair} {
				if _, err := db.Writer().Exec("UPDATE engine_state SET " + change); err != nil {
					t.Fatal(err)
				}
				if change == c.repair {
					continue
				}
				if found := check(); !slices.Equal(found, []string{"row of engine_state with " + c.want}) {
					t.Errorf("%s: found %q, want %s", c.damage, found, c.want)
				}
			}
		}
	})
}

// A row that an older version wrote has no checksum; it is read, and the next commit
// writes one.
func TestStateOfOlderVersion(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		chain := smartmoney.Base
		events := testkit.Events(5, chain, 1500, 100, 10)
		e, stop := run(t, Options{Store: db, Poll: quick})
		await(t, e, chain, appendAll(t, db, e, chain, events[:1000]))
		stop()
		m := readMeta(t, db)
		if m["sum"] == nil {
			t.Fatal("there is no checksum")
		}
		delete(m, "sum")
		old, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := db.Writer().Exec("UPDATE engine_state SET meta = $1 WHERE chain = 0", old); err != nil {
			t.Fatal(err)
		}
		e, stop = run(t, Options{Store: db, Poll: quick})
		appendAll(t, db, e, chain, events[1000:])
		checkImage(t, e, chain, events)
		stop()
		if readMeta(t, db)["sum"] == nil {
			t.Error("the next commit wrote no checksum")
		}
	})
}

func readMeta(t *testing.T, db *testkit.DB) map[string]any {
	t.Helper()
	var text []byte
	if err := db.Reader().QueryRow("SELECT meta FROM engine_state WHERE chain = 0").Scan(&text); err != nil {
		t.Fatal(err)
	}
	m := map[string]any{}
	d := json.NewDecoder(strings.NewReader(string(text)))
	d.UseNumber()
	if err := d.Decode(&m); err != nil {
		t.Fatal(fmt.Errorf("%s: %w", text, err))
	}
	return m
}
