package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

const (
	// rowsEnd is the time without rows of history after which all are taken to be written.
	rowsEnd = time.Second
	// rowsTimeout bounds the wait for the rows of one midnight.
	rowsTimeout = 10 * time.Minute
	// ordinary is how long the stalls of an ordinary hour are measured.
	ordinary = 3 * time.Second
)

// commits times the commits of an engine.
type commits struct {
	engine.Store

	mu        sync.Mutex
	snapshots int           // rows of snapshots
	days      int           // rows of wallets' days
	last      time.Time     // when rows were last committed
	longest   time.Duration // of the commits with such rows
	any       time.Duration // of all commits
}

// options returns the engine's options for what is to be kept.
func (h *history) options(o engine.Options, db *stores) engine.Options {
	o.HistoryWallets = h.wallets
	if h.everybody {
		o.Filters = map[smartmoney.Chain]smartmoney.Filter{}
		for _, chain := range smartmoney.Chains() {
			o.Filters[chain] = smartmoney.Filter{MaxBuyVol: smartmoney.DefaultMaxBuyVol}
		}
	}
	if h.commits != nil {
		h.commits.Store, o.Store = db.Engine(), h.commits
	}
	return o
}

// CommitState times a commit.
func (c *commits) CommitState(ctx context.Context, commit *enginestate.Commit) error {
	began := time.Now()
	err := c.Store.CommitState(ctx, commit)
	took := time.Since(began)
	c.mu.Lock()
	defer c.mu.Unlock()
	snapshots, days := 0, 0
	for i := range commit.Snapshots {
		snapshots += len(commit.Snapshots[i].Rows)
	}
	for _, chain := range commit.Chains {
		days += len(chain.History.Days)
	}
	if c.any = max(c.any, took); snapshots+days > 0 {
		c.longest, c.last = max(c.longest, took), time.Now()
	}
	c.snapshots, c.days = c.snapshots+snapshots, c.days+days
	return err
}

// take returns what was recorded since the last call.
func (c *commits) take() (snapshots, days int, longest, all float64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	snapshots, days, longest, all = c.snapshots, c.days, c.longest.Seconds()*1e3, c.any.Seconds()*1e3
	c.snapshots, c.days, c.longest, c.any = 0, 0, 0, 0
	return snapshots, days, longest, all
}

// written waits until no more rows of history are written.
func (c *commits) written(ctx context.Context) error {
	began := time.Now()
	tick := time.NewTicker(10 * time.Millisecond)
	defer tick.Stop()
	for {
		c.mu.Lock()
		last := c.last
		c.mu.Unlock()
		if last.Before(began) {
			last = began
		}
		if time.Since(last) > rowsEnd {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-tick.C:
		}
	}
}

// await waits until so many rows have been written since take.
func (c *commits) await(ctx context.Context, snapshots, days int) error {
	tick := time.NewTicker(10 * time.Millisecond)
	defer tick.Stop()
	for deadline := time.Now().Add(rowsTimeout); time.Now().Before(deadline); {
		c.mu.Lock()
		haveSnapshots, haveDays := c.snapshots, c.days
		c.mu.Unlock()
		if haveSnapshots >= snapshots && haveDays >= days {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-tick.C:
		}
	}
	return fmt.Errorf("%d rows of snapshots and %d of days are not written after %s", snapshots, days, rowsTimeout)
}

// midnights is the part of the run that measures history on one kind of database.
type midnights struct {
	*subject
	commits *commits
	day     int          // of the trades so far, in days since begin
	off, on []float64    // trades/s within a day without history, and over a midnight with it
	longest [2][]float64 // commits of these passes, ms
	past    [2]*loadResult
}

// measureHistory measures what history costs when a day is over, and questions about the past.
func measureHistory(ctx context.Context, s *settings, t *table) (err error) {
	server, err := newServer(s)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, server.Close()) }()
	for _, dialect := range []sqldb.Dialect{sqldb.Postgres, sqldb.SQLite} {
		if err := historyOn(ctx, s, server, dialect, t); err != nil {
			return fmt.Errorf("history on %s: %w", dialect, err)
		}
	}
	return nil
}

func historyOn(ctx context.Context, s *settings, server *server, d sqldb.Dialect, t *table) (err error) {
	m := &midnights{commits: &commits{}}
	if m.subject, err = newSubject(ctx, s, server, d, m.keep()); err != nil {
		return err
	}
	if err := m.stop(); err != nil {
		return err
	}
	for range s.rounds {
		if err := errors.Join(m.pass(ctx, false), m.pass(ctx, true)); err != nil {
			return err
		}
	}
	m.reportPasses(t)
	if err := m.with(ctx, m.keep(), func() error { return m.midnight(ctx, t) }); err != nil {
		return err
	}
	return m.questions(ctx, t)
}

// keep returns the settings with which history is measured.
func (m *midnights) keep() history {
	h := defaultHistory()
	h.everybody, h.commits = true, m.commits
	return h
}

// with runs the service while do runs.
func (m *midnights) with(ctx context.Context, keep history, do func() error) error {
	if err := m.start(ctx, keep); err != nil {
		return err
	}
	return errors.Join(do(), m.stop())
}

// at makes the next trade be one of a time of a day.
func (m *midnights) at(day int, within time.Duration) {
	m.shift.Store(int64(time.Duration(day)*24*time.Hour + within - time.Duration(m.next.Load())*tradeEvery))
}

// pass sends one pass: within a day and without snapshots, or a third of it before a midnight and
// the rest after it.
func (m *midnights) pass(ctx context.Context, over bool) error {
	keep := m.keep()
	if m.at(m.day, time.Hour); over {
		m.day++
		m.at(m.day, -time.Duration(m.s.trades/3)*tradeEvery)
	} else {
		keep.wallets = 0
	}
	first, shift := int(m.next.Load()), time.Duration(m.shift.Load())
	b, err := writeBodies(m.s.dir, fmt.Sprintf("history-%s-%d", m.dialect, first), func(f func(*smartmoney.Trade) error) error {
		return m.w.pass(first, m.s.trades, func(t *smartmoney.Trade) error {
			t.TradedAt = t.TradedAt.Add(shift)
			return f(t)
		})
	})
	if err != nil {
		return err
	}
	m.next.Add(int64(m.s.trades))
	err = m.with(ctx, keep, func() error { return m.feed(ctx, b, over) })
	return errors.Join(err, b.remove())
}

func (m *midnights) feed(ctx context.Context, b *bodies, over bool) error {
	if err := errors.Join(m.commits.written(ctx), m.server.settle(ctx)); err != nil {
		return err
	}
	m.commits.take()
	r, err := feedBodies(ctx, m.s, m.app, b, fmt.Sprintf("history-%s-%t-%d", m.dialect, over, len(m.off)))
	if err != nil {
		return err
	}
	snapshots, days, _, longest := m.commits.take()
	rate, into, i := float64(m.s.trades)/r.Processed, &m.off, 0
	if over {
		into, i = &m.on, 1
	}
	*into, m.longest[i] = append(*into, rate), append(m.longest[i], longest)
	say("%s, over a midnight %t: %s trades/s, %d rows of snapshots and %d of days meanwhile, longest commit %s ms", m.dialect, over, number(rate), snapshots, days, number(longest))
	return m.commits.written(ctx)
}

func (m *midnights) reportPasses(t *table) {
	what := fmt.Sprintf("ingest over a midnight on %s", m.known())
	t.ratio(what, m.on, "trades/s", "within a day, no snapshots", m.off, 0.95)
	t.within(what+", longest commit", m.longest[1], "ms", "within a day, no snapshots", m.longest[0], 0)
}

// midnight lets every wallet trade on a day and has few trades come in while the day ends.
func (m *midnights) midnight(ctx context.Context, t *table) error {
	m.at(m.day, 2*time.Hour)
	p := newPreloader(ctx, m.job.URL, m.job.Key)
	for wallet := range m.w.wallets {
		trade := m.buy(m.random, wallet)
		p.add(&event.Event{Type: event.TypeTrade, Chain: trade.Chain, Trade: &trade})
	}
	if err := errors.Join(p.await(ctx, m.db), m.commits.written(ctx), m.server.settle(ctx)); err != nil {
		return err
	}
	chains := smartmoney.Chains()
	quiet, err := m.beside(ctx, chains[:], func() error {
		m.commits.take()
		m.at(m.day, 3*time.Hour) // a minute passes here, too: effective leaderboards are refreshed
		return retry.Sleep(ctx, ordinary)
	})
	if err != nil {
		return err
	}
	_, _, _, ordinaryCommit := m.commits.take()
	var took time.Duration
	stall, err := m.beside(ctx, chains[:], func() error {
		m.day++
		m.at(m.day, time.Second)
		began := time.Now()
		err := m.commits.await(ctx, m.rows(), m.w.wallets)
		took = time.Since(began)
		return err
	})
	if err != nil {
		return err
	}
	snapshots, days, longest, _ := m.commits.take()
	what := fmt.Sprintf("midnight on %s", m.known())
	t.plain(fmt.Sprintf("%s: until %s rows of snapshots and %s of days are written", what, whole(snapshots), whole(days)), took.Seconds(), "s")
	t.most(fmt.Sprintf("%s: longest commit with rows (%s ms of commits without)", what, number(ordinaryCommit)), longest, "ms", longestStall)
	t.most(fmt.Sprintf("%s: longest stall (%s ms before it)", what, number(quiet)), stall, "ms", longestStall)
	return nil
}

// rows returns the rows of all chains' snapshots.
func (m *midnights) rows() (n int) {
	var wallets [smartmoney.ChainCount]int
	for wallet := range m.w.wallets {
		wallets[m.w.chain(wallet).Index()]++
	}
	for _, of := range wallets {
		n += min(of, m.keep().wallets)
	}
	return n
}

// questions asks for the last leaderboard that was kept, and for a month's.
func (m *midnights) questions(ctx context.Context, t *table) error {
	cold := m.keep()
	cold.memory = 0
	for i, keep := range []history{cold, m.keep()} {
		err := m.with(ctx, keep, func() (err error) {
			m.past[i], err = m.askPast(ctx)
			return err
		})
		if err != nil {
			return err
		}
	}
	for i, name := range []string{"read from the database", "in memory"} {
		what := fmt.Sprintf("leaderboard as of a midnight on %s, %s", m.dialect, name)
		t.most(what+", p50", m.past[i].P50, "ms", 30)
		t.most(what+", p99", m.past[i].P99, "ms", 30)
	}
	return m.with(ctx, m.keep(), func() error { return m.askWindows(ctx, t) })
}

// askPast asks for pages of the last snapshot of base, one at a time.
func (m *midnights) askPast(ctx context.Context) (*loadResult, error) {
	day, ok, err := m.db.Days.SnapshotDay(ctx, smartmoney.Base, 1<<20)
	if err != nil || !ok {
		return nil, errors.Join(err, fmt.Errorf("a snapshot is kept: %t", ok))
	}
	questions := differing()
	for i := range questions {
		questions[i].asOf = smartmoney.DayTime(int(day) + 1).Format(time.RFC3339)
	}
	return m.load(ctx, questions, 1)
}

func (m *midnights) load(ctx context.Context, questions []question, conns int) (*loadResult, error) {
	job := loadJob{Addr: m.front.Addr().String(), Requests: overREST(m.customerKey, questions), Conns: conns, Seconds: m.s.window.Seconds(), LeastBody: 100}
	return callChild[loadResult](ctx, childLoad, job)
}

// askWindows compares a month's leaderboard with that of the whole life.
func (m *midnights) askWindows(ctx context.Context, t *table) error {
	var rates [2][]float64
	var last [2]*loadResult
	cases := [2][]question{differing(), inWindow(smartmoney.WindowMonth, differing())}
	for _, questions := range cases { // the first request for a window waits for its days
		text := strings.ReplaceAll(questions[0].rest(), slot, strings.Repeat("0", len(slot)))
		if _, err := ask(ctx, http.MethodGet, m.front.URL()+text, m.customerKey, ""); err != nil {
			return err
		}
	}
	for range windowsPerRound * m.s.rounds {
		for i, questions := range cases {
			r, err := m.load(ctx, questions, loadConns)
			if err != nil {
				return err
			}
			rates[i], last[i] = append(rates[i], r.rate()), r
		}
	}
	t.ratio(fmt.Sprintf("a month's leaderboard with stored days on %s (p50 %s ms, p99 %s ms)", m.dialect, number(last[1].P50), number(last[1].P99)),
		rates[1], "req/s", "the whole life", rates[0], 0.8)
	return nil
}
