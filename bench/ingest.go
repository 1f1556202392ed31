package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"runtime/debug"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// target is a database into which passes are uploaded.
type target struct {
	dialect sqldb.Dialect
	url     string
	world   *world
	many    bool
	indexed bool      // search indexes are on
	asked   bool      // likewise, and read twice a second
	next    int       // number of the world's next trade
	rates   []float64 // trades/s of each pass
	acks    []float64 // the same up to the last acknowledgement
	ready   []float64 // seconds of each start of the service
}

func (t *target) name() string {
	what := fmt.Sprintf("%s, %s wallets known", t.dialect, number(float64(t.world.wallets)))
	if t.world.log > 0 {
		what += ", a log as long as of the many"
	}
	if t.indexed {
		what += ", search indexes on"
	}
	if t.asked {
		what += " and asked"
	}
	return what
}

// databases is the part of the run that uses databases: ingest and start-up.
type databases struct {
	s       *settings
	server  *server
	few     *world
	targets []*target
	hand    *handBuiltDB

	floorRates [][]float64 // of each round, several
	handRates  []float64
}

// measureDatabases measures ingest and start-up, as far as the flags select them.
func measureDatabases(ctx context.Context, s *settings, t *table) (err error) {
	d := &databases{s: s}
	if d.server, err = newServer(s); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, d.server.Close()) }()
	if err := d.prepare(ctx); err != nil {
		return err
	}
	defer d.closeHand()
	for round := range s.rounds {
		if !s.wants("ingest") {
			err = d.restart(ctx)
		} else {
			err = d.round(ctx, round)
		}
		if err != nil {
			return err
		}
	}
	d.report(t)
	return nil
}

// prepare loads the known wallets into every database.
func (d *databases) prepare(ctx context.Context) error {
	d.few = &world{wallets: d.s.known, dist: d.s.dist}
	many := &world{wallets: d.s.wallets, dist: d.s.dist}
	// What more wallets cost shows beside as long a log: its index of trade ids is what takes
	// longer when the log grows.
	long := &world{wallets: d.s.known, dist: d.s.dist, log: many.pastTrades()}
	for _, w := range []*world{d.few, long, many} {
		if w != many && !d.s.wants("ingest") {
			continue
		}
		for _, dialect := range []sqldb.Dialect{sqldb.Postgres, sqldb.SQLite} {
			if d.s.database != "" && d.s.database != string(dialect) {
				continue
			}
			for variant := range 3 { // without search indexes, with them, and with readers
				if variant > 0 && d.s.database != "" || variant > 0 && (w != many || !d.s.wants("ingest")) || variant > 1 && dialect != sqldb.Postgres {
					continue
				}
				t := &target{dialect: dialect, world: w, many: w == many, indexed: variant > 0, asked: variant > 1}
				if err := d.preload(ctx, t); err != nil {
					return err
				}
				d.targets = append(d.targets, t)
			}
		}
	}
	if !d.s.wants("ingest") {
		return nil
	}
	var err error
	if d.hand, err = newHandBuilt(ctx, d.server); err != nil {
		return err
	}
	return d.hand.know(ctx, d.few)
}

func (d *databases) preload(ctx context.Context, t *target) (err error) {
	if t.url, err = d.server.url(ctx, t.dialect); err != nil {
		return err
	}
	say("preparing %s", t.name())
	a, err := start(ctx, t.url)
	if err != nil {
		return err
	}
	t.next, err = preload(ctx, a, t.world)
	return errors.Join(err, a.stop())
}

func (d *databases) closeHand() {
	if d.hand != nil {
		_ = d.hand.db.Close() // the database is dropped next
	}
}

// round measures everything once, baselines between the others, so that a change of the
// machine's load affects all of them.
func (d *databases) round(ctx context.Context, round int) error {
	first := d.targets[0].next
	if err := d.floor(ctx, first, round); err != nil {
		return err
	}
	hand, err := d.hand.measure(ctx, d.server, d.few, first, d.s.trades)
	if err != nil {
		return err
	}
	d.handRates = append(d.handRates, float64(d.s.trades)/hand)
	say("round %d: hand-built SQL %s trades/s", round+1, number(float64(d.s.trades)/hand))
	var b *bodies
	for i, t := range d.targets {
		if i == 0 || d.targets[i-1].world != t.world {
			pass := func(f func(*smartmoney.Trade) error) error { return t.world.pass(t.next, d.s.trades, f) }
			if b, err = writeBodies(d.s.dir, fmt.Sprintf("%d-%d", t.world.wallets, t.next), pass); err != nil {
				return err
			}
		}
		if err := d.pass(ctx, t, b, round); err != nil {
			return fmt.Errorf("%s: %w", t.name(), err)
		}
		if i+1 == len(d.targets) || d.targets[i+1].world != t.world {
			if err := errors.Join(b.remove(), d.floor(ctx, first, round)); err != nil {
				return err
			}
		}
	}
	return nil
}

// floor measures COPY, several times per round because one run is short.
func (d *databases) floor(ctx context.Context, first, round int) error {
	took, err := measureFloor(ctx, d.server, d.few, first, d.s.trades)
	if err != nil {
		return err
	}
	if round == len(d.floorRates) {
		d.floorRates = append(d.floorRates, nil)
	}
	d.floorRates[round] = append(d.floorRates[round], float64(d.s.trades)/took)
	say("round %d: COPY %s rows/s", round+1, number(float64(d.s.trades)/took))
	return nil
}

// start starts the service on a target, and records how long that took.
func (d *databases) start(ctx context.Context, t *target) (*app, error) {
	debug.FreeOSMemory()
	stop, err := d.s.profile(fmt.Sprintf("start-%s-%d-%d", t.dialect, t.world.wallets, len(t.ready)+1))
	if err != nil {
		return nil, err
	}
	a, err := start(ctx, t.url)
	if err := errors.Join(err, stop()); err != nil {
		return nil, err
	}
	t.ready = append(t.ready, a.ready.Seconds())
	return a, nil
}

// pass starts the service on a target, uploads one pass and stops it.
func (d *databases) pass(ctx context.Context, t *target, b *bodies, round int) error {
	a, err := d.start(ctx, t)
	if err != nil {
		return err
	}
	err = d.feed(ctx, t, a, b, fmt.Sprintf("ingest-%s-%d-%d", t.dialect, t.world.wallets, round+1))
	return errors.Join(err, a.stop())
}

func (d *databases) feed(ctx context.Context, t *target, a *app, b *bodies, profile string) error {
	if t.indexed {
		if err := a.startIndexes(ctx); err != nil {
			return err
		}
	}
	if t.asked {
		defer a.indexes.ask(ctx)()
	}
	if err := d.server.settle(ctx); err != nil {
		return err
	}
	used, err := d.server.usage(ctx)
	if err != nil {
		return err
	}
	result, err := feedBodies(ctx, d.s, a, b, profile)
	if err != nil {
		return err
	}
	now, err := d.server.usage(ctx)
	if err != nil {
		return err
	}
	n := float64(d.s.trades)
	say("processor time of a trade, %s: service %s µs, PostgreSQL %s µs; WAL %s B", t.name(), number(float64((now.service-used.service).Nanoseconds())/1e3/n),
		number(float64((now.server-used.server).Nanoseconds())/1e3/n), number(float64(now.wal-used.wal)/n))
	t.next += d.s.trades
	t.rates = append(t.rates, float64(d.s.trades)/result.Processed)
	t.acks = append(t.acks, float64(d.s.trades)/result.Acknowledged)
	say("round %d: %s: %s trades/s (acknowledged at %s trades/s), ready in %s s", len(t.rates), t.name(),
		number(t.rates[len(t.rates)-1]), number(t.acks[len(t.acks)-1]), number(t.ready[len(t.ready)-1]))
	return nil
}

// feedBodies sends bodies to a service and waits until all is processed. name is the name
// of the CPU profile.
func feedBodies(ctx context.Context, s *settings, a *app, b *bodies, name string) (*ingestResult, error) {
	logs, err := a.db.Events.ChainLogs(ctx)
	if err != nil {
		return nil, err
	}
	job := ingestJob{URL: a.front.URL(), Key: a.ingestKey, Files: b.files[:], Target: map[smartmoney.Chain]int64{}}
	for i, chain := range smartmoney.Chains() {
		job.Target[chain] = logs[i].Durable + b.trades[i]
	}
	stop, err := s.profile(name)
	if err != nil {
		return nil, err
	}
	result, err := callChild[ingestResult](ctx, childIngest, job)
	if err := errors.Join(err, stop()); err != nil {
		return nil, err
	}
	if result.Accepted != b.total() {
		return nil, fmt.Errorf("%d of %d trades were accepted", result.Accepted, b.total())
	}
	return result, nil
}

// restart measures start-up only.
func (d *databases) restart(ctx context.Context) error {
	for _, t := range d.targets {
		a, err := d.start(ctx, t)
		if err != nil {
			return err
		}
		say("%s: ready in %s s", t.name(), number(a.ready.Seconds()))
		if err := a.stop(); err != nil {
			return err
		}
	}
	return nil
}

func (d *databases) report(t *table) {
	if d.s.wants("ingest") {
		d.reportIngest(t)
	}
	if d.s.wants("memory") {
		for _, g := range d.targets {
			if g.many && !g.indexed {
				t.most(fmt.Sprintf("start-up on %s with %s wallets, %s positions, until ready (slowest)", g.dialect,
					number(float64(g.world.wallets)), number(3*float64(g.world.wallets))), slices.Max(g.ready), "s", 15)
			}
		}
	}
}

func (d *databases) reportIngest(t *table) {
	var floor []float64
	for _, rates := range d.floorRates {
		floor = append(floor, median(rates))
	}
	t.plain("COPY into one bare PostgreSQL table (the floor)", median(floor), "rows/s")
	t.plain("hand-built SQL on PostgreSQL, trades and rollups, "+number(float64(d.s.known))+" wallets known", median(d.handRates), "trades/s")
	short, few, off := map[sqldb.Dialect][]float64{}, map[sqldb.Dialect][]float64{}, map[sqldb.Dialect][]float64{}
	for _, g := range d.targets {
		rates, what := g.rates, "ingest on "+g.name()
		switch {
		case g.asked:
			t.ratio(what, rates, "trades/s", "the same without them", off[g.dialect], 0)
		case g.indexed:
			t.ratio(what, rates, "trades/s", "the same without them", off[g.dialect], 0.9)
		case g.many:
			off[g.dialect] = rates
			t.ratio(what, rates, "trades/s", fmt.Sprintf("%s known, a log as long", number(float64(d.s.known))), few[g.dialect], 0.8)
			t.within(what, rates, "trades/s", fmt.Sprintf("%s known, a short log", number(float64(d.s.known))), short[g.dialect], 0)
		case g.world.log > 0:
			few[g.dialect] = rates
			t.within(what, rates, "trades/s", "with a short log", short[g.dialect], 0)
		case g.dialect == sqldb.Postgres:
			t.ratio(what, rates, "trades/s", "hand-built SQL", d.handRates, 1.5)
			t.ratio(what, rates, "trades/s", "floor", floor, 0.18)
		default:
			t.ratio(what, rates, "trades/s", "floor", floor, 0.1)
		}
		if g.world == d.few {
			short[g.dialect] = rates
		}
	}
}

// profilePath returns the path of a CPU profile.
func (s *settings) profilePath(name string) string { return filepath.Join(s.profiles, name+".pprof") }
