package eventlog

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// hasCorrections reports whether one of the events takes trades back.
func hasCorrections(events []event.Event) bool {
	return slices.ContainsFunc(events, func(e event.Event) bool { return e.Correction != nil })
}

// resolveBefore resolves events as of a read of the log before their append, in which nothing else
// can be written on SQLite. It returns nil where that does not help.
func (lo *Log) resolveBefore(ctx context.Context, events []event.Event) (*resolver, error) {
	if lo.Dialect() == sqldb.Postgres || !hasCorrections(events) {
		return nil, nil
	}
	tx, err := lo.Snapshot(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the log before an append: %w", err)
	}
	defer sqldb.Rollback(tx)
	var arrived int64
	if err := tx.QueryRowContext(ctx, readArrived).Scan(&arrived); err != nil {
		return nil, fmt.Errorf("read the last global offset: %w", err)
	}
	h, err := checkEnds(ctx, tx, arrived)
	if err != nil {
		return nil, err
	}
	return lo.resolve(ctx, tx, events, &h)
}

// resolve resolves events of which some are corrections. The number of statements does not grow
// with the number of corrections, but with the rows and segments that they concern.
func (lo *Log) resolve(ctx context.Context, tx *sql.Tx, events []event.Event, h *heads) (*resolver, error) {
	r := newResolver(events, h, cmp.Or(lo.RetractionHorizon, DefaultRetractionHorizon), lo.maxTakenBack())
	for chain, after := range rewindsOf(events) {
		if !h.correctable[chain.Index()] {
			continue
		}
		if err := lo.loadBlocks(ctx, tx, r, chain, after); err != nil {
			return nil, err
		}
	}
	keys := correctionKeys(events)
	if err := lo.loadIDs(ctx, tx, r, events, keys); err != nil {
		return nil, err
	}
	r.resolve(events, keys)
	return r, nil
}

// enterCorrected writes what resolved events change about ids and about trades that were taken
// back. r was resolved before, nil if it was not: it counts if nothing was appended since.
func (lo *Log) enterCorrected(ctx context.Context, tx *sql.Tx, events []event.Event, h *heads, r *resolver) (*Appended, error) {
	if r == nil || r.out.FirstOffset != h.arrived+1 || r.before != h.before {
		var err error
		if r, err = lo.resolve(ctx, tx, events, h); err != nil {
			return nil, err
		}
	}
	if err := lo.nameBeyond(ctx, r); err != nil {
		return nil, err
	}
	chains, seqs, by := r.retracted()
	if err := lo.insertRetracted(ctx, tx, chains, seqs, by); err != nil {
		return nil, fmt.Errorf("insert %d retracted trades: %w", len(seqs), err)
	}
	return r.out, lo.replaceIDs(ctx, tx, r.freed(), r.entered(), h.arrived)
}

// nameBeyond names the trades beyond the horizon for which rewinds are refused. Those of before the
// append are read from the log, all of a chain at once: there may be as many as rewinds.
func (lo *Log) nameBeyond(ctx context.Context, r *resolver) error {
	var stored [smartmoney.ChainCount][]int64
	for _, b := range r.beyond {
		if t := &r.trades[b.trade]; t.seq < r.out.Chains[t.chain].First {
			stored[t.chain] = append(stored[t.chain], t.seq)
		}
	}
	var ids [smartmoney.ChainCount]map[int64]string // by sequence number
	for i, chain := range smartmoney.Chains() {
		slices.Sort(stored[i])
		seqs := slices.Compact(stored[i])
		events, err := lo.eventsAt(ctx, chain, seqs)
		if err != nil {
			return err
		}
		ids[i] = make(map[int64]string, len(seqs))
		for n, seq := range seqs {
			if events[n].Trade == nil {
				return logDamage(errors.New("it is no trade"), "log_segments: event %d of %s", seq, chain)
			}
			ids[i][seq] = events[n].Trade.ID
		}
	}
	r.name(func(t *liveTrade) string {
		if s := &r.out.Chains[t.chain]; t.seq >= s.First {
			return s.Events[t.seq-s.First].Trade.ID
		}
		return ids[t.chain][t.seq]
	})
	return nil
}

// insertRetracted enters trades that were taken back. On SQLite it is one statement for thousands
// of them: a statement for each takes several times as long, and other writers wait for it.
func (lo *Log) insertRetracted(ctx context.Context, tx *sql.Tx, chains, seqs, by []int64) error {
	if lo.Dialect() == sqldb.Postgres {
		return insertRetracted.Run(ctx, lo.Dialect(), tx, chains, seqs, by)
	}
	for from := 0; from < len(seqs); from += idsAtOnce {
		list := []byte("[")
		for i := from; i < min(from+idsAtOnce, len(seqs)); i++ {
			list = fmt.Appendf(list, "[%d,%d,%d],", chains[i], seqs[i], by[i])
		}
		list[len(list)-1] = ']'
		_, err := tx.ExecContext(ctx, insertRetractedSQLite, string(list))
		if err != nil {
			return err
		}
	}
	return nil
}

const insertRetractedSQLite = "INSERT INTO retracted_trades (chain, seq, by_seq) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)"

var insertRetracted = sqldb.InsertRows("retracted_trades", "", sqldb.Col("chain", "smallint"), sqldb.Col("seq", "bigint"), sqldb.Col("by_seq", "bigint"))

// rewindsOf returns the earliest block to which events rewind each chain.
func rewindsOf(events []event.Event) map[smartmoney.Chain]int64 {
	earliest := map[smartmoney.Chain]int64{}
	for i := range events {
		if e := &events[i]; e.Type == event.TypeRewind {
			if block, found := earliest[e.Chain]; !found || e.Correction.Block < block {
				earliest[e.Chain] = e.Correction.Block
			}
		}
	}
	return earliest
}

// correctionKeys returns the keys of the ids of trades and retracts, by event.
func correctionKeys(events []event.Event) []idKey {
	keys := make([]idKey, len(events))
	for i := range events {
		switch e := &events[i]; e.Type {
		case event.TypeTrade:
			keys[i] = event.IDKey(e.Chain, e.Trade.ID)
		case event.TypeRetract:
			keys[i] = event.IDKey(e.Chain, e.Correction.ID)
		}
	}
	return keys
}

// loadIDs makes the resolver know the live trades whose ids the events have.
func (lo *Log) loadIDs(ctx context.Context, tx *sql.Tx, r *resolver, events []event.Event, keys []idKey) error {
	chains := make(map[idKey]uint8, len(events))
	for i := range events {
		if e := &events[i]; e.Type == event.TypeTrade || e.Type == event.TypeRetract {
			chains[keys[i]] = uint8(e.Chain.Index())
		}
		for _, former := range akaKeys(&events[i]) {
			chains[former] = uint8(events[i].Chain.Index())
		}
	}
	sorted := make([]idKey, 0, len(chains))
	for key := range chains {
		sorted = append(sorted, key)
	}
	slices.SortFunc(sorted, compareKeys)
	var damaged error
	known := func(id tradeID) {
		chain := chains[id.key]
		if id.seq == 0 && r.chains[chain].correctable {
			damaged = logDamage(errors.New("it leads to no trade"), "trade_ids %x", id.key)
		}
		r.know(liveTrade{key: id.key, seq: id.seq, at: id.at, chain: chain})
	}
	return cmp.Or(lo.lookUp()(ctx, tx, sorted, known), damaged)
}

// replaceIDs deletes the ids of trades that were taken back and enters those of new ones. An id may
// be among both.
func (lo *Log) replaceIDs(ctx context.Context, tx *sql.Tx, freed []idKey, entered []tradeID, logged int64) error {
	if lo.Dialect() == sqldb.Postgres {
		if err := deleteIDs(ctx, tx, freed); err != nil {
			return err
		}
		return copyIDs(ctx, tx, entered)
	}
	if err := lo.recent.remove(ctx, tx, freed); err != nil {
		return err
	}
	return lo.recent.enter(ctx, tx, entered, logged, func(live []int) {
		panic(fmt.Sprintf("BUG: %d trade ids are live that were not when they were looked up", len(live)))
	})
}
