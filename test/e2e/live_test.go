package e2e

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// listener is a subscription to signals that a test reads event by event.
type listener struct {
	t    testing.TB
	from source
}

// event returns the next event.
func (l *listener) event() signalEvent {
	l.t.Helper()
	payload, err := l.from.result()
	if err != nil {
		l.t.Fatal(err)
	}
	event, err := readSignalEvent(payload)
	if err != nil {
		l.t.Fatal(err)
	}
	return event
}

// hears checks that the next events are the signals of these sequences. It returns their
// cursors.
func (l *listener) hears(sequences ...int64) (cursors []string) {
	l.t.Helper()
	for _, want := range sequences {
		e := l.event()
		if e.Gap || e.Oldest != nil || e.Signal == nil || e.Signal.Sequence != want {
			l.t.Fatalf("heard %+v (%+v), want sequence %d", e, e.Signal, want)
		}
		cursors = append(cursors, e.Cursor)
	}
	return cursors
}

// livestage is a service with a fixture and one customer that subscribes to its signals.
type livestage struct {
	*fixture
	site    *site
	process *process
	key     string
	feeder  *client
	opened  []source
}

// newLivestage starts the service. The log is empty.
func newLivestage(s *site, args ...string) *livestage {
	s.t.Helper()
	p := s.serve(append(append([]string{}, noAge...), args...)...)
	l := &livestage{fixture: newFixture(smartmoney.Base, 5, march), site: s, process: p, key: s.customer("acme")}
	newClient(s.t, p.url, l.key).configure(listening)
	l.feeder = newClient(s.t, p.url, s.key("ingest"))
	l.feeder.ingest(l.past())
	l.feeder.settled()
	return l
}

// open subscribes to signals with a key, after a cursor, or from now on if it is empty.
func (l *livestage) open(w way, key, after string) source {
	l.site.t.Helper()
	from, err := w.open(l.process.url, key, signalsOperations[0], after)
	if err != nil {
		l.site.t.Fatalf("%+v: %v", w, err)
	}
	l.opened = append(l.opened, from)
	l.site.t.Cleanup(from.cut)
	return from
}

// listen subscribes over a websocket after a cursor.
func (l *livestage) listen(after string) *listener {
	l.site.t.Helper()
	return &listener{l.site.t, l.open(ways[0], l.key, after)}
}

// socket opens an authenticated websocket.
func (l *livestage) socket() *socket {
	l.site.t.Helper()
	s, err := openSocket(l.process.url, transportWS, l.key)
	if err == nil {
		err = s.welcome("")
	}
	if err != nil {
		l.site.t.Fatal(err)
	}
	l.opened = append(l.opened, s)
	l.site.t.Cleanup(s.cut)
	return s
}

// end stops the service after its connections are closed, since it would wait for clients
// that do not read.
func (l *livestage) end() {
	l.site.t.Helper()
	for _, from := range l.opened {
		from.cut()
	}
	l.process.stop()
}

// raise raises n signals.
func (l *livestage) raise(n int) {
	l.site.t.Helper()
	l.feeder.ingest(l.whales(n))
	l.feeder.settled()
}

// TestResetWhileListening checks that a reset's deleted entries are not replayed, that open
// subscriptions continue after them, and that no gap is reported.
func TestResetWhileListening(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		l := newLivestage(fresh().withRaceDetector())
		l.raise(1)
		c := newClient(t, l.process.url, l.key)
		first := c.cursors()[0]
		one, other := l.listen(first), l.listen(first)
		l.raise(4)
		at := one.hears(2, 3, 4, 5)
		other.hears(2, 3, 4, 5)
		if n := c.reset(); n != 5 {
			t.Errorf("%d entries were deleted, want 5", n)
		}
		between := l.listen(first) // it has no events yet
		l.raise(3)
		for _, who := range []*listener{one, other, between, l.listen(first), l.listen(at[1]), l.listen(at[3])} {
			who.hears(6, 7, 8)
		}
		l.end()
	})
}

// TestGap checks that the first event reports a gap and the oldest entry kept if retention
// has deleted entries after the cursor.
func TestGap(t *testing.T) {
	t.Parallel()
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		l := newLivestage(fresh().withRaceDetector())
		l.raise(5)
		c := newClient(t, l.process.url, l.key)
		at := c.cursors()
		l.end()
		l.site.exec(`UPDATE notifications SET sent_at = sent_at - 40 * 86400000000 WHERE sequence <= 3`)
		l.process = l.site.serve(append([]string{"--keep-notifications", "768h"}, noAge...)...)
		l.feeder, c = newClient(t, l.process.url, l.feeder.key), newClient(t, l.process.url, l.key)
		l.raise(1) // a batch of the engine deletes expired entries
		testkit.EventuallyWithin(t, timeout, "the old entries are gone", func() bool { return len(c.cursors()) == 3 })

		for i, after := range at[:2] {
			who := l.listen(after)
			gap := who.event()
			if !gap.Gap || gap.Signal != nil || gap.Oldest == nil || *gap.Oldest != at[3] {
				t.Fatalf("after entry %d: %+v, want a gap up to %s", i+1, gap, at[3])
			}
			who.hears(4, 5, 6)
			l.listen(gap.Cursor).hears(4, 5, 6)
		}
		l.listen(at[2]).hears(4, 5, 6) // nothing between it and the oldest is missing
		l.listen(at[3]).hears(5, 6)
		l.end()
	})
}

// cursors returns the cursors of the log's entries.
func (c *client) cursors() (at []string) {
	c.t.Helper()
	var out struct {
		Data struct {
			Signals struct{ Edges []struct{ Cursor string } }
		}
	}
	body := c.query(`query { signals(since: "2000-01-01T00:00:00Z", first: 200) { edges { cursor } } }`, nil)
	if err := json.Unmarshal([]byte(body), &out); err != nil {
		c.t.Fatal(err)
	}
	for _, e := range out.Data.Signals.Edges {
		at = append(at, e.Cursor)
	}
	return at
}

// whole waits until the log has a number of entries and returns them.
func (c *client) whole(entries int) []entry {
	c.t.Helper()
	testkit.EventuallyWithin(c.t, timeout, "the log is whole", func() bool { return len(c.pollAll(beginning, 100)) >= entries })
	log := c.entries(200)
	if len(log) != entries {
		c.t.Fatalf("%d entries in the log, want %d", len(log), entries)
	}
	return log
}

// exec changes the site's database.
func (s *site) exec(query string) {
	s.t.Helper()
	db := s.open()
	_, err := db.Exec(query)
	if err := errors.Join(err, db.Close()); err != nil {
		s.t.Fatalf("%s: %v", query, err)
	}
}

// TestLiveLeaderboard checks that a subscribed leaderboard is sent at once, and again after a
// change.
func TestLiveLeaderboard(t *testing.T) {
	t.Parallel()
	l := newLivestage(onSQLite(t).withRaceDetector())
	s := l.socket()
	const query = `subscription { leaderboard(chain: BASE, rankBy: TOTAL_BUY_VOLUME_USD, first: 1) { nodes { walletAddress totalBuyVolumeUsd } } }`
	if err := s.start("board", query, nil); err != nil {
		t.Fatal(err)
	}
	volume := func() float64 {
		var out struct {
			Data struct {
				Leaderboard struct {
					Nodes []struct{ TotalBuyVolumeUsd float64 }
				}
			}
		}
		payload, err := s.result()
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(payload, &out); err != nil || len(out.Data.Leaderboard.Nodes) != 1 {
			t.Fatalf("%s: %v", payload, err)
		}
		return out.Data.Leaderboard.Nodes[0].TotalBuyVolumeUsd
	}
	was := volume()
	for range 2 {
		l.raise(l.wallets) // every wallet buys for slightly more than 1000 USD
		now := volume()
		for ; now < was+1000; now = volume() { // a part of them may show first
			if now < was {
				t.Fatalf("the highest volume was %v and is %v", was, now)
			}
		}
		was = now
	}
	l.end()
}
