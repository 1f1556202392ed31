package e2e

import (
	"bytes"
	"fmt"
	"io"
	"math"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/sim"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// month is the size of a test that a service with a bounded past keeps to a bounded size.
type month struct {
	days    int
	keep    int // days
	markets int // simulated ones: about 1,300 events a day each
	kills   int // on one in so many days
}

func sizedMonth() month {
	if *Soak {
		return month{days: 30, keep: 7, markets: 10, kills: 3}
	}
	return month{days: 8, keep: 3, markets: 1, kills: 6}
}

// moment is an event with its time, that of the trade before it if it is none.
type moment struct {
	at time.Time
	event.Event
}

// events returns what happens in the markets, by day, in the order of time.
func (m month) events(t testing.TB, from time.Time) [][]event.Event {
	t.Helper()
	var all []moment
	for seed := range m.markets {
		at := from
		err := sim.New(sim.Options{Seed: uint64(seed + 1), Start: from}).History(from.AddDate(0, 0, m.days), func(e event.Event) error {
			if e.Correction != nil { // it would meet the trades of the other markets
				return nil
			}
			if e.Trade != nil {
				e.Trade.ID = fmt.Sprintf("%d-%s", seed, e.Trade.ID)
				at = e.Trade.TradedAt
			}
			all = append(all, moment{at, e})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	slices.SortStableFunc(all, func(a, b moment) int { return a.at.Compare(b.at) })
	days := make([][]event.Event, m.days)
	for _, e := range all {
		n := min(max(int(e.at.Sub(from)/day), 0), m.days-1)
		days[n] = append(days[n], e.Event)
	}
	return days
}

const day = 24 * time.Hour

// size holds the bytes that a service uses at the end of a day; memory is without what may be the
// database's.
type size struct{ log, database, memory int64 }

// TestMonth uploads days of a simulated market at full speed to a service that keeps a few of them,
// and that is restarted after each day. On some days it is killed while it stores an upload, and
// again as soon as it serves after the day, when it drops what is too old. From the first drop on,
// the log and the journal take no more room, and in the end the service shows what one shows that
// kept everything. Verification compares every wallet, and a rebuild leaves what is shown. With
// -soak it is a month of ten markets with seven days kept, and the memory is checked, too.
func TestMonth(t *testing.T) {
	t.Parallel()
	m := sizedMonth()
	days := m.events(t, time.Now().UTC().Truncate(day).AddDate(0, 0, -m.days-1))
	calm := onSQLite(t)
	p := calm.serve(noAge...)
	feeder := newClient(t, p.url, calm.key("ingest"))
	for _, events := range days {
		feeder.upload(events)
	}
	feeder.settled()
	p.stop()
	want := calm.lookAtEnd(noAge...)
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		m.run(t, fresh(), days, want)
	})
}

func (m month) run(t *testing.T, s *site, days [][]event.Event, want picture) {
	key, customer := s.key("ingest"), s.customer("acme")
	flags := append([]string{
		"--keep-trades", fmt.Sprint(time.Duration(m.keep) * day), "--retraction-horizon", "24h", "--keep-journal", "24h",
	}, noAge...)
	p := s.serve(flags...)
	var sizes []size
	var ends []map[string]int64 // the last event of each chain, by day
	for n, events := range days {
		killed := n%m.kills == m.kills-1
		if killed {
			p = s.uploadKilled(p, key, fmt.Sprint("day ", n), events, flags)
		} else {
			newClient(t, p.url, key).upload(events)
		}
		ends = append(ends, newClient(t, p.url, key).settled())
		used := s.size(p).memory
		p.stop()
		p = s.serve(flags...) // drops what is too old as soon as it has the lease
		if killed {
			p.kill()
			p = s.serve(flags...)
		}
		if n > m.keep {
			s.awaitDropped(ends[n-m.keep-1])
		}
		now := s.size(p)
		now.memory = used
		sizes = append(sizes, now)
		t.Logf("day %d: %d events, log %d kB, database %d kB, memory %d MB", n, len(events), now.log>>10, now.database>>10, used>>20)
	}
	newClient(t, p.url, customer).shows(t, want)
	p.stop()
	s.verified(t)
	s.must("rebuild")
	s.verified(t)
	p = s.serve(flags...)
	newClient(t, p.url, customer).shows(t, want)
	p.stop()
	m.wantFlat(t, "log", sizes, func(s size) int64 { return s.log }, 1.25)
	if *Soak {
		m.wantFlat(t, "memory", sizes, func(s size) int64 { return s.memory }, 1.25)
	}
}

// verified checks that verification compares wallets on every chain and finds nothing.
func (s *site) verified(t *testing.T) {
	t.Helper()
	got := s.run("verify")
	if got.status != 0 {
		t.Errorf("verify ended with status %d:\n%s", got.status, got.stdout)
	}
	out := got.stderr // what is compared; differences are in stdout
	for _, chain := range smartmoney.Chains() {
		var wallets, events, found int
		_, line, _ := strings.Cut(out, string(chain)+": compared ")
		_, err := fmt.Sscanf(line, "%d wallets after %d events, %d differences", &wallets, &events, &found)
		if err != nil || wallets == 0 || found != 0 || !strings.Contains(out, string(chain)+": days, closed positions and links of before event ") {
			t.Errorf("verify compared %d wallets of %s and found %d differences (%v):\n%s", wallets, chain, found, err, out)
		}
	}
}

// wantFlat compares the smallest size of the second half of the days after the first drop with that
// of the first half: what grows is larger on each later day, and a day's size may be taken before
// all that is too old has gone.
func (m month) wantFlat(t *testing.T, what string, sizes []size, of func(size) int64, times float64) {
	t.Helper()
	least := [2]int64{math.MaxInt64, math.MaxInt64}
	kept := sizes[m.keep+1:]
	for i, s := range kept {
		half := 2 * i / len(kept)
		least[half] = min(least[half], of(s))
	}
	if float64(least[1]) > times*float64(least[0]) || least[0] == 0 {
		t.Errorf("%s: at least %d bytes, and %d later", what, least[0], least[1])
	}
}

// upload sends events by requests of 2,000.
func (c *client) upload(events []event.Event) {
	c.t.Helper()
	for part := range slices.Chunk(events, 2000) {
		if got := c.ingest(part); len(got.Rejected) > 0 {
			c.t.Fatalf("rejected: %+v", got.Rejected[:1])
		}
	}
}

// atEnd is the end of a body: it is called when the rest has been read.
type atEnd func()

func (a atEnd) Read([]byte) (int, error) {
	a()
	return 0, io.EOF
}

// uploadKilled uploads events by ten requests. The process is killed when it has the fifth, which
// the returned one gets again with the same Idempotency-Key, whether it was stored or not. The name
// distinguishes the events from those of other calls.
func (s *site) uploadKilled(p *process, key, name string, events []event.Event, flags []string) *process {
	s.t.Helper()
	for i, part := range slices.Collect(slices.Chunk(events, len(events)/10+1)) {
		body, id := ndjson(part), fmt.Sprint(name, ", request ", i)
		if i == 4 {
			sent, ended := make(chan struct{}), make(chan struct{})
			go func() {
				defer close(ended)
				all := io.MultiReader(bytes.NewReader(body), atEnd(sync.OnceFunc(func() { close(sent) })))
				// fails, or does not
				_, _ = newClient(s.t, p.url, key).try(http.MethodPost, "/ingest/events", all, "Idempotency-Key", id)
			}()
			select {
			case <-sent:
			case <-ended:
			}
			p.kill()
			<-ended
			p = s.serve(flags...)
		}
		if err := newClient(s.t, p.url, key).post(body, id); err != nil {
			s.t.Fatalf("request %d of %s: %v", i, name, err)
		}
	}
	return p
}

// awaitDropped waits until the log of each chain begins after an event.
func (s *site) awaitDropped(last map[string]int64) {
	s.t.Helper()
	db := s.open()
	defer db.Close()
	for _, chain := range smartmoney.Chains() {
		testkit.EventuallyWithin(s.t, timeout, fmt.Sprintf("the log of %s begins after %d", chain, last[string(chain)]), func() bool {
			var first int64
			if err := db.QueryRow("SELECT first_seq FROM log_horizons WHERE chain = $1", chain.Index()).Scan(&first); err != nil {
				s.t.Fatal(err)
			}
			return first > last[string(chain)]
		})
	}
}

// size measures the service. On PostgreSQL it vacuums first, for which autovacuum has no time at
// this speed.
func (s *site) size(p *process) (out size) {
	s.t.Helper()
	const tables = "'log_segments', 'trade_ids', 'trade_ids_recent', 'trade_links', 'detection_journal'"
	db := s.open()
	defer db.Close()
	query := "SELECT (SELECT sum(pgsize) FROM dbstat d JOIN sqlite_master m ON m.name = d.name WHERE m.tbl_name IN (" + tables + `)),
		(SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size())`
	sqlite := strings.HasPrefix(s.database, "sqlite:")
	if !sqlite {
		if _, err := db.Exec("VACUUM"); err != nil {
			s.t.Fatal(err)
		}
		query = `SELECT (SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relname IN (` + tables + `) AND relkind = 'r' AND pg_table_is_visible(oid)),
			pg_database_size(current_database())`
	}
	if err := db.QueryRow(query).Scan(&out.log, &out.database); err != nil {
		s.t.Fatal(err)
	}
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		return out // only Linux says
	}
	// not what is mapped of the database's file
	_, text, _ := strings.Cut(string(status), "RssAnon:")
	kilobytes, err := strconv.ParseInt(strings.Fields(text)[0], 10, 64)
	if err != nil {
		s.t.Fatal(err)
	}
	out.memory = kilobytes << 10
	if sqlite {
		// of which SQLite keeps up to 256 MiB, and which grows by what has no age here
		out.memory -= out.database
	}
	return out
}
