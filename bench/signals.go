package main

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect/journal"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// signals is the part of the run that measures the engine's throughput with many customers.
type signals struct {
	s      *settings
	server *server
	market *market
	bodies *bodies
	counts [3]int                      // of customers; the first is the baseline
	rates  map[sqldb.Dialect][]float64 // trades/s, by counts
}

// measureSignals measures on each kind of database.
func measureSignals(ctx context.Context, s *settings, t *table) (err error) {
	g := &signals{s: s, market: newMarket(s.market, s.day, time.Now().UTC().Truncate(24*time.Hour)), counts: [3]int{1, 100, s.customers}, rates: map[sqldb.Dialect][]float64{}}
	if g.server, err = newServer(s); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, g.server.Close()) }()
	say("writing a day of %s trades", number(float64(s.day)))
	g.bodies, err = writeBodies(s.dir, "day", func(f func(*smartmoney.Trade) error) error { return g.market.day(0, s.day, f) })
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, g.bodies.remove()) }()
	for _, dialect := range []sqldb.Dialect{sqldb.Postgres, sqldb.SQLite} {
		for i, customers := range g.counts {
			if err := g.measure(ctx, t, dialect, i); err != nil {
				return fmt.Errorf("%d customers on %s: %w", customers, dialect, err)
			}
		}
	}
	return nil
}

// measure measures one number of customers on a fresh database.
func (s *signals) measure(ctx context.Context, t *table, dialect sqldb.Dialect, i int) error {
	url, err := s.server.url(ctx, dialect)
	if err != nil {
		return err
	}
	if err := s.fill(ctx, t, dialect, url, i); err != nil || i > 0 {
		return err
	}
	return s.restarted(ctx, t, dialect, url)
}

// fill uploads the day to a database with a number of customers.
func (s *signals) fill(ctx context.Context, t *table, dialect sqldb.Dialect, url string, i int) (err error) {
	debug.FreeOSMemory()
	a, err := start(ctx, url)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, a.stop()) }()
	if err := s.market.know(ctx, a.front.URL(), a.ingestKey, a.db); err != nil {
		return err
	}
	customers := s.counts[i]
	if err := addCustomers(ctx, a.db, 0, customers); err != nil {
		return err
	}
	a.engine.CustomersChanged()
	if err := s.server.settle(ctx); err != nil {
		return err
	}
	result, err := feedBodies(ctx, s.s, a, s.bodies, fmt.Sprintf("signals-%s-%d", dialect, customers))
	if err != nil {
		return err
	}
	n := float64(s.bodies.total())
	rate := n / result.Processed
	s.rates[dialect] = append(s.rates[dialect], rate)
	c, err := count(ctx, a.db, s.market.begin)
	if err != nil {
		return err
	}
	what := fmt.Sprintf("engine on %s with %s customers to decide about (%s trades, %s smart; %s notifications, %s signals)", dialect,
		whole(customers), whole(int(n)), whole(c.smart), whole(c.notifications), whole(c.signals))
	say("%s: %s trades/s (acknowledged at %s trades/s)", what, number(rate), number(n/result.Acknowledged))
	if i == 0 {
		t.plain(what, rate, "trades/s")
		return nil
	}
	least := [...]float64{1, 0.7, 0.3}[i]
	t.ratio(what, []float64{rate}, "trades/s", whole(s.counts[0])+" customer", s.rates[dialect][:1], least)
	return nil
}

// know uploads the market's past to the service at a URL.
func (m *market) know(ctx context.Context, url, key string, db *stores) error {
	p := newPreloader(ctx, url, key)
	err := m.past(func(e *event.Event) error {
		p.add(e)
		return ctx.Err()
	})
	if err != nil {
		p.stop()
		return err
	}
	return p.await(ctx, db)
}

// counts are the totals of a day.
type counts struct{ smart, notifications, signals int }

// count counts the smart trades in the journal since a time, and all notifications.
func count(ctx context.Context, db *stores, since time.Time) (c counts, err error) {
	for _, chain := range smartmoney.Chains() {
		err := db.State.Journal(ctx, chain, since.UnixNano()-1, 1<<62, func(row enginestate.JournalRow) error {
			return journal.Read(row.Body, nameless{}, func(r journal.Record) error {
				if t := r.Trade; t != nil && t.Rank <= 200 && t.T >= since.UnixNano() {
					c.smart++
				}
				return nil
			})
		})
		if err != nil {
			return c, err
		}
	}
	err = db.DB.Reader().QueryRowContext(ctx, "SELECT (SELECT count(*) FROM notifications), (SELECT count(*) FROM signals)").
		Scan(&c.notifications, &c.signals)
	return c, err
}

// nameless is a journal.Interner for reading without names.
type nameless struct{}

var _ journal.Interner = nameless{}

// Wallet returns 0 for every wallet.
func (nameless) Wallet(string) uint32 { return 0 }

// Token returns 0 for every token.
func (nameless) Token(string, string) uint32 { return 0 }
