package eventlog

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"smartmoney/internal/event"
	"smartmoney/internal/eventlog"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store/sqldb"
)

// enterCorrected resolves events of which some are corrections, and writes what follows for ids
// and for trades that were taken back. The number of statements does not grow with the
// number of corrections, but with the rows and segments that they concern.
func (db *Log) enterCorrected(ctx context.Context, tx *sql.Tx, events []event.Event, h *heads) (*eventlog.Appended, error) {
	r := newResolver(events, h, cmp.Or(db.RetractionHorizon, DefaultRetractionHorizon))
	for chain, after := range rewindsOf(events) {
		if !h.correctable[chain.Index()] {
			continue
		}
		if err := db.loadBlocks(ctx, tx, r, chain, after); err != nil {
			return nil, err
		}
	}
	keys := correctionKeys(events)
	if err := db.loadIDs(ctx, tx, r, events, keys); err != nil {
		return nil, err
	}
	out := r.resolve(events, keys)
	chains, seqs, by := r.retracted()
	if err := insertRetracted.Run(ctx, db.Dialect(), tx, chains, seqs, by); err != nil {
		return nil, fmt.Errorf("insert %d retracted trades: %w", len(seqs), err)
	}
	return out, db.replaceIDs(ctx, tx, r.freed(), r.entered(), h.arrived)
}

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
func (db *Log) loadIDs(ctx context.Context, tx *sql.Tx, r *resolver, events []event.Event, keys []idKey) error {
	chains := make(map[idKey]uint8, len(events))
	for i := range events {
		if e := &events[i]; e.Type == event.TypeTrade || e.Type == event.TypeRetract {
			chains[keys[i]] = uint8(e.Chain.Index())
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
	lookUp := db.recent.lookUp
	if db.Dialect() == sqldb.Postgres {
		lookUp = lookUpIDs
	}
	return cmp.Or(lookUp(ctx, tx, sorted, known), damaged)
}

// replaceIDs deletes the ids of trades that were taken back and enters those of new ones. An id may
// be among both.
func (db *Log) replaceIDs(ctx context.Context, tx *sql.Tx, freed []idKey, entered []tradeID, logged int64) error {
	if db.Dialect() == sqldb.Postgres {
		if err := deleteIDs(ctx, tx, freed); err != nil {
			return err
		}
		return copyIDs(ctx, tx, entered)
	}
	if err := db.recent.remove(ctx, tx, freed); err != nil {
		return err
	}
	return db.recent.enter(ctx, tx, entered, logged, func(live []int) {
		panic(fmt.Sprintf("BUG: %d trade ids are live that were not when they were looked up", len(live)))
	})
}
