package eventlog

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/go-json-experiment/json"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// segmentsListed bounds the segments that OldEvents looks at.
const segmentsListed = 1024

// OldEvents returns the first segments of a chain's log of which every trade is older than keep,
// counted from the event time that the engine has processed: about most events and no segment after
// mostBytes of memory, at least one segment. It returns none of the last segment, of what the
// engine has not processed, of a log that a former version wrote until `smartmoney rebuild` was
// run, and as long as the engine's row has no checksum. An event time that is later than that of
// every trade of the log is an error.
func (lo *Log) OldEvents(ctx context.Context, chain smartmoney.Chain, keep time.Duration, most, mostBytes int) (old OldEvents, err error) {
	old.Chain = chain
	var newest, first int64
	var correctable bool
	s, checksummed, err := stateOf(ctx, lo.Reader(), chain)
	if err == nil {
		err = lo.Reader().QueryRowContext(ctx, "SELECT h.event_time, h.correctable, z.first_seq FROM log_heads h JOIN log_horizons z ON z.chain = h.chain WHERE h.chain = $1",
			chain.Index()).Scan(&newest, &correctable, &first)
	}
	if err == nil && correctable && checksummed && s.EventTime > int64(keep) {
		if before := s.EventTime - int64(keep); s.EventTime > newest {
			err = headDamage(chain.Index(), newerThanLog, instantOf(newest), instantOf(s.EventTime))
		} else {
			old.Before = instantOf(before)
			err = lo.readOld(ctx, &old, &oldRange{first: first, position: s.Position, before: before, events: most, bytes: mostBytes})
		}
	}
	if err != nil {
		return OldEvents{Chain: chain}, fmt.Errorf("find old events of %s: %w", chain, err)
	}
	return old, nil
}

// errRecent ends the reading of old segments, errFull at the bound of their bytes.
var (
	errRecent = errors.New("a segment has recent trades")
	errFull   = errors.New("there are as many bytes as may be")
)

// oldRange says which old events are read.
type oldRange struct {
	first    int64 // event of the log
	position int64 // of the engine
	before   int64 // every trade is earlier, unix ns
	events   int   // at most, about
	bytes    int   // of memory: no segment is read once there are so many
}

func (lo *Log) readOld(ctx context.Context, old *OldEvents, r *oldRange) error {
	last := int64(0)
	err := sqldb.EachRow(ctx, lo.Reader(), fmt.Sprintf(`SELECT first_seq, last_seq FROM log_segments WHERE chain = $1 AND first_seq >= $2 AND last_seq <= $3
		AND first_seq < (SELECT max(first_seq) FROM log_segments WHERE chain = $1) ORDER BY first_seq LIMIT %d`, segmentsListed),
		[]any{old.Chain.Index(), r.first, r.position}, func(rows *sql.Rows) error {
			var from, to int64
			err := rows.Scan(&from, &to)
			if from == r.first || to-r.first < int64(r.events) {
				last = to
			}
			return err
		})
	if err != nil || last == 0 {
		return err
	}
	err = sqldb.EachBody(ctx, lo.Reader(), "SELECT first_seq, last_seq, body FROM log_segments WHERE chain = $1 AND first_seq >= $2 AND last_seq <= $3 ORDER BY first_seq",
		[]any{old.Chain.Index(), r.first, last}, func(rows *sql.Rows) error { return r.add(old, rows) })
	if err != nil && !errors.Is(err, errRecent) && !errors.Is(err, errFull) {
		return err
	}
	return lo.readDead(ctx, old, r.position)
}

// add adds the segment of a row.
func (o *oldRange) add(old *OldEvents, rows *sql.Rows) error {
	if o.bytes <= 0 && len(old.Segments) > 0 {
		return errFull
	}
	var from, to int64
	var body []byte
	if err := rows.Scan(&from, &to, &body); err != nil {
		return err
	}
	s, err := decodeSegment(old.Chain, body, from, to)
	if err != nil {
		return logDamage(err, "segment %d of the log of %s", from, old.Chain)
	}
	for i := range s.Events {
		if t := s.Events[i].Trade; t != nil && t.TradedAt.UnixNano() >= o.before {
			return errRecent
		}
		o.bytes -= s.Events[i].Size()
	}
	old.Segments = append(old.Segments, s)
	return nil
}

// readDead reads which of old trades were taken back. It leaves no segment if the engine has not
// processed that.
func (lo *Log) readDead(ctx context.Context, old *OldEvents, position int64) error {
	if len(old.Segments) == 0 {
		return nil
	}
	ahead := false
	err := sqldb.EachRow(ctx, lo.Reader(), "SELECT seq, by_seq FROM retracted_trades WHERE chain = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq",
		[]any{old.Chain.Index(), old.First(), old.Last()}, func(rows *sql.Rows) error {
			var seq, by int64
			err := rows.Scan(&seq, &by)
			old.Dead, ahead = append(old.Dead, seq), ahead || by > position
			return err
		})
	if ahead {
		old.Segments, old.Dead = nil, nil
	}
	return err
}

// Drop deletes the first events of a chain's log, with their ids and links, and stores what
// replaces them, in one transaction. MoveHorizon must have been called with Before. It returns
// ErrDropped if the log does not begin with them.
func (lo *Log) Drop(ctx context.Context, d *Drop) error {
	tx, err := lo.Writer().BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("drop events of %s: begin: %w", d.Chain, err)
	}
	defer sqldb.Rollback(tx)
	for _, step := range []func(context.Context, *sql.Tx, *Drop) error{
		lo.moveFirst, writeWalletBases(lo), writeTokenBases(lo), keepEvents(lo), lo.dropIDs, dropRows,
	} {
		if err = step(ctx, tx, d); err != nil {
			break
		}
	}
	if err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return lo.Wrote(fmt.Errorf("drop events %d to %d of %s: %w", d.First(), d.Last(), d.Chain, err))
	}
	return nil
}

// moveFirst moves the beginning of the log beyond the events. It is the step that only one process
// takes.
func (lo *Log) moveFirst(ctx context.Context, tx *sql.Tx, d *Drop) error {
	done, err := tx.ExecContext(ctx, `UPDATE log_horizons SET first_seq = $1,
		block = CASE WHEN CAST($2 AS bigint) >= 0 AND (block IS NULL OR block < $2) THEN $2 ELSE block END
		WHERE chain = $3 AND first_seq = $4 AND before >= $5`, d.Last()+1, lastBlock(d), d.Chain.Index(), d.First(), d.Before.UnixNano())
	if err != nil {
		return err
	}
	if n, err := done.RowsAffected(); err != nil || n == 0 {
		return errors.Join(err, ErrDropped)
	}
	return nil
}

// lastBlock returns the latest block of the live trades among the events, -1 if none has one.
func lastBlock(d *Drop) int64 {
	block := int64(-1)
	eachOld(d, func(seq int64, e *event.Event) {
		if e.Trade != nil && e.Trade.HasBlock && e.Trade.Block > block {
			if _, dead := slices.BinarySearch(d.Dead, seq); !dead {
				block = e.Trade.Block
			}
		}
	})
	return block
}

func eachOld(d *Drop, f func(seq int64, e *event.Event)) {
	for i := range d.Segments {
		s := &d.Segments[i]
		for n := range s.Events {
			f(s.First+int64(n), &s.Events[n])
		}
	}
}

var (
	upsertWalletBases = sqldb.InsertRows("wallet_bases", " ON CONFLICT (chain, wallet) DO UPDATE SET seq = excluded.seq, body = excluded.body",
		sqldb.Col("chain", "smallint"), sqldb.Col("wallet", "text"), sqldb.Col("body", "bytea"), sqldb.Col("number", "bigint"), sqldb.Col("seq", "bigint"))
	upsertTokenBases = sqldb.InsertRows("token_bases", " ON CONFLICT (chain, token) DO UPDATE SET body = excluded.body",
		sqldb.Col("chain", "smallint"), sqldb.Col("token", "text"), sqldb.Col("body", "bytea"), sqldb.Col("number", "bigint"))
	upsertKept = sqldb.InsertRows("kept_events", " ON CONFLICT (chain, kind, key) DO UPDATE SET seq = excluded.seq, body = excluded.body",
		sqldb.Col("chain", "smallint"), sqldb.Col("kind", "smallint"), sqldb.Col("key", "text"), sqldb.Col("seq", "bigint"), sqldb.Col("body", "bytea"))
)

type dropStep = func(context.Context, *sql.Tx, *Drop) error

func writeWalletBases(db *Log) dropStep {
	return func(ctx context.Context, tx *sql.Tx, d *Drop) error {
		rows, err := newBaseRows(ctx, tx, "wallet_bases", d.Chain)
		if err != nil {
			return err
		}
		var seqs []int64
		for i := range d.Wallets {
			rows.add(d.Wallets[i].Wallet, bytes.Clone(d.Wallets[i].Body))
			seqs = append(seqs, d.Wallets[i].Seq)
		}
		if err := upsertWalletBases.Run(ctx, db.Dialect(), tx, rows.chains, rows.names, rows.bodies, rows.numbers, seqs); err != nil {
			return fmt.Errorf("write %d wallet bases: %w", len(seqs), err)
		}
		return nil
	}
}

func writeTokenBases(db *Log) dropStep {
	return func(ctx context.Context, tx *sql.Tx, d *Drop) error {
		rows, err := newBaseRows(ctx, tx, "token_bases", d.Chain)
		if err != nil {
			return err
		}
		for i := range d.Tokens {
			text, err := json.Marshal(d.Tokens[i].TokenBase)
			if err != nil {
				return fmt.Errorf("base of token %s: %w", d.Tokens[i].Token, err)
			}
			rows.add(d.Tokens[i].Token, text)
		}
		if err := upsertTokenBases.Run(ctx, db.Dialect(), tx, rows.chains, rows.names, rows.bodies, rows.numbers); err != nil {
			return fmt.Errorf("write %d token bases: %w", len(d.Tokens), err)
		}
		return nil
	}
}

// baseRows are rows of a table of bases by column. Each has a number after all that were given
// before: a row that is there already keeps its own.
type baseRows struct {
	chain, last     int64
	chains, numbers []int64
	names           []string
	bodies          [][]byte
}

func newBaseRows(ctx context.Context, tx *sql.Tx, table string, chain smartmoney.Chain) (*baseRows, error) {
	r := &baseRows{chain: int64(chain.Index())}
	err := tx.QueryRowContext(ctx, "SELECT COALESCE(max(number), -1) FROM "+table+" WHERE chain = $1", r.chain).Scan(&r.last)
	if err != nil {
		return nil, fmt.Errorf("number %s: %w", table, err)
	}
	return r, nil
}

func (b *baseRows) add(name string, body []byte) {
	b.last++
	b.chains, b.numbers = append(b.chains, b.chain), append(b.numbers, b.last)
	b.names, b.bodies = append(b.names, name), append(b.bodies, sqldb.WithChecksum(body))
}

// keepEvents stores the last descriptions among the events.
func keepEvents(db *Log) dropStep {
	return func(ctx context.Context, tx *sql.Tx, d *Drop) error {
		last := map[keptEvent]int64{}
		bodies := map[int64][]byte{}
		eachOld(d, func(seq int64, e *event.Event) {
			if k, ok := describes(e); ok {
				delete(bodies, last[k])
				last[k], bodies[seq] = seq, event.AppendBinary(nil, e)
			}
		})
		var kinds, seqs []int64
		var keys []string
		var texts [][]byte
		for k, seq := range last {
			kinds, keys, seqs, texts = append(kinds, k.kind), append(keys, k.key), append(seqs, seq), append(texts, sqldb.WithChecksum(bodies[seq]))
		}
		err := upsertKept.Run(ctx, db.Dialect(), tx, slices.Repeat([]int64{int64(d.Chain.Index())}, len(keys)), kinds, keys, seqs, texts)
		if err != nil {
			return fmt.Errorf("keep %d descriptions: %w", len(keys), err)
		}
		return nil
	}
}

// dropIDs deletes the ids of the live trades among the events. An id of a trade that was taken back
// may be that of a later trade: it goes by its number.
func (lo *Log) dropIDs(ctx context.Context, tx *sql.Tx, d *Drop) error {
	var ids []tradeID
	eachOld(d, func(seq int64, e *event.Event) {
		if e.Trade != nil {
			if _, dead := slices.BinarySearch(d.Dead, seq); !dead {
				ids = append(ids, tradeID{key: event.IDKey(d.Chain, e.Trade.ID), seq: seq})
			}
		}
	})
	slices.SortFunc(ids, func(a, b tradeID) int { return compareKeys(a.key, b.key) })
	for part := range slices.Chunk(ids, idsAtOnce) {
		if err := lo.deleteNumbered(ctx, tx, part); err != nil {
			return fmt.Errorf("delete %d trade ids: %w", len(part), err)
		}
	}
	return nil
}

func (lo *Log) deleteNumbered(ctx context.Context, tx *sql.Tx, ids []tradeID) error {
	if lo.Dialect() == sqldb.Postgres {
		seqs := make([]int64, len(ids))
		for i := range ids {
			seqs[i] = ids[i].seq
		}
		_, err := tx.ExecContext(ctx, "DELETE FROM trade_ids t USING unnest($1::uuid[], $2::bigint[]) AS v (id, seq) WHERE t.id = v.id AND t.seq = v.seq",
			uuids(keysOf(ids)), lo.numbers(seqs))
		return err
	}
	list := []byte("[")
	for i := range ids {
		list = append(list, `["`...)
		list = hex.AppendEncode(list, ids[i].key[:])
		list = fmt.Appendf(list, `",%d],`, ids[i].seq)
	}
	list[len(list)-1] = ']'
	for _, table := range recentTables {
		if _, err := tx.ExecContext(ctx, deleteNumberedFrom(table), string(list)); err != nil {
			return err
		}
	}
	return nil
}

// deleteNumberedFrom returns the statement that deletes ids of some numbers from a table of SQLite.
// The list is the outer loop: each id is looked up by its key.
func deleteNumberedFrom(table string) string {
	return "DELETE FROM " + table + " WHERE id IN (SELECT t.id FROM json_each(?1) k CROSS JOIN " + table +
		" t WHERE t.id = unhex(k.value ->> 0) AND t.seq = k.value ->> 1)"
}

// dropRows deletes the events' rows, but for those of retracted_trades: a correction of a later
// trade judges signals that were raised from both, over up to smartmoney.MaxHours, and the dead
// ones must not count as live. A row of links goes when the next one begins before the first event
// that is kept. It returns ErrDropped if the last event is not the last one of a segment any more,
// since segments were packed.
func dropRows(ctx context.Context, tx *sql.Tx, d *Drop) error {
	for _, query := range []string{
		"DELETE FROM log_segments WHERE chain = $1 AND first_seq <= $2 AND last_seq <= $2",
		"DELETE FROM trade_links WHERE chain = $1 AND first_seq < (SELECT max(l.first_seq) FROM trade_links l WHERE l.chain = $1 AND l.first_seq <= $2 + 1)",
	} {
		if _, err := tx.ExecContext(ctx, query, d.Chain.Index(), d.Last()); err != nil {
			return err
		}
	}
	var left bool
	err := tx.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM log_segments WHERE chain = $1 AND first_seq <= $2)", d.Chain.Index(), d.Last()).Scan(&left)
	if err == nil && left {
		err = ErrDropped
	}
	return err
}

// instantOf returns a time in unix ns as UTC.
func instantOf(ns int64) time.Time { return time.Unix(0, ns).UTC() }
