// Package eventlog keeps the event log: segments of every chain's events, the ids of live trades
// and the numbers of those taken back, idempotency records of requests, and the links from a
// wallet's trade and a token's price to the one before.
//
// It promises that events are durable when Append returns, that no id has two live trades, and that
// a row that does not hold what was written to it is an error which names it. It only reads what
// the engine has stored, to say how far that is. Every chain has a log of its own, in which
// sequence numbers rise from 1; the global offset orders the events of all chains.
package eventlog

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/outage"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Log stores the event logs of all chains. It is safe for concurrent use.
type Log struct {
	*sqldb.DB
	recent recentIDs // SQLite only

	// RetractionHorizon is how far before a chain's newest trade corrections reach, in event time
	// (semantics 7); 0 is DefaultRetractionHorizon. Set it before the first Append.
	RetractionHorizon time.Duration

	mostTakenBack int // by the rewinds of one append on a chain; 0: MaxTakenBack
}

// maxTakenBack returns how many trades the rewinds of one append take back on a chain at most.
func (lo *Log) maxTakenBack() int { return cmp.Or(lo.mostTakenBack, MaxTakenBack) }

// New returns the event logs of a database.
func New(db *sqldb.DB) *Log { return &Log{DB: db} }

// appendChannel is the PostgreSQL channel that the leader listens on. Its notifications have no
// payload: each means that another process appended events.
const appendChannel = "smartmoney_events"

// ListenAppends calls wake when another process appends events, and once as soon as it listens. It
// returns as Listen does and uses a connection of its own. Appends through this DB call wake only
// while it does not hold the lease. wake must not block; two goroutines may call it at the same
// time.
func (lo *Log) ListenAppends(ctx context.Context, wake func()) error {
	return lo.ListenOn(ctx, appendChannel, func(string) { wake() })
}

// segmentEvents bounds the events of one row of log_segments, which keeps reading a single trade
// cheap.
const segmentEvents = 4096

// Append adds events to their chains' logs in one transaction: when it returns
// they are durable, and no id of a chain has two live trades. Global offsets rise in the order
// of events, which is also the order in which corrections take trades back; the log's copy of a
// correction has their numbers. keep returns what to store in the same transaction, a nil one nothing;
// with a move of a source that has another lease or position, Append returns a *StaleMoveError. events
// stay as they are.
func (lo *Log) Append(ctx context.Context, events []event.Event, now time.Time, keep func(*Appended) (Kept, error)) (*Appended, error) {
	out, err := lo.tryAppend(ctx, events, now, keep)
	// While the database does not answer, another statement would only keep the request waiting.
	if err != nil && lo.Dialect() == sqldb.Postgres && (ctx.Err() != nil || isPostgres(err, lockNotAvailable)) && outage.Ended(ctx) == nil {
		err = errors.Join(err, lo.endFrozenCopies(ctx))
	}
	return out, lo.Wrote(err)
}

func (lo *Log) tryAppend(ctx context.Context, events []event.Event, now time.Time, keep func(*Appended) (Kept, error)) (*Appended, error) {
	resolved, err := lo.resolveBefore(ctx, events)
	if err != nil {
		return nil, fmt.Errorf("append %d events to log: %w", len(events), err)
	}
	tx, err := lo.Appends().BeginTx(ctx, nil)
	if err != nil {
		return nil, fmt.Errorf("append to log: begin: %w", err)
	}
	defer sqldb.Rollback(tx)
	out, err := lo.append(ctx, tx, events, resolved, now)
	if err != nil {
		return nil, fmt.Errorf("append %d events to log: %w", len(events), err)
	}
	var kept Kept
	if keep != nil {
		if kept, err = keep(out); err != nil {
			return nil, fmt.Errorf("append to log: what to keep beside the events: %w", err)
		}
	}
	if err := lo.keepRecords(ctx, tx, kept.Records, now); err != nil {
		return nil, fmt.Errorf("append to log: %d idempotency records: %w", len(kept.Records), err)
	}
	if err := lo.moveSources(ctx, tx, kept.Moves); err != nil {
		return nil, fmt.Errorf("append to log: %w", err)
	}
	if err := tx.Commit(); err != nil {
		return nil, fmt.Errorf("append to log: commit: %w", err)
	}
	return out, nil
}

// endFrozenCopies terminates sessions of processes that froze while sending trade ids. PostgreSQL's
// own timeouts do not apply to a COPY in progress, and such a session keeps the log locked.
func (lo *Log) endFrozenCopies(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), sqldb.CancelGrace)
	defer cancel()
	var ended int
	err := lo.AppendReader().QueryRowContext(ctx,
		`SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
		 WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'active' AND wait_event = 'ClientRead'
		 AND query LIKE 'COPY trade_ids %' AND query_start < clock_timestamp() - $1 * interval '1 millisecond'`,
		lo.FrozenAfter().Milliseconds()).Scan(&ended)
	if err != nil {
		return fmt.Errorf("end sessions of frozen processes: %w", err)
	}
	if ended > 0 {
		lo.Logger().WarnContext(ctx, "ended sessions of processes that froze while they appended", "sessions", ended)
	}
	return nil
}

var insertIdempotencyRecords = sqldb.Bulk{
	Postgres: `INSERT INTO idempotency_records (key, created_at, response)
		SELECT key, at, response FROM unnest($1::text[], $2::bigint[], $3::text[]) AS v (key, at, response)`,
	SQLite: "INSERT INTO idempotency_records (key, created_at, response) VALUES (?, ?, ?)",
}

// keepRecords inserts idempotency records, or returns ErrKeyInUse if a key has one already.
func (lo *Log) keepRecords(ctx context.Context, tx *sql.Tx, records []IdempotencyRecord, now time.Time) error {
	if len(records) == 0 {
		return nil
	}
	keys, answers := make([]string, len(records)), make([]string, len(records))
	for i, r := range records {
		keys[i], answers[i] = r.Key, r.Answer
	}
	err := insertIdempotencyRecords.Run(ctx, lo.Dialect(), tx, keys, slices.Repeat([]int64{now.UnixNano()}, len(keys)), answers)
	if isPostgres(err, uniqueViolation) { // on SQLite there is one process
		return ErrKeyInUse
	}
	return err
}

// IdempotencyRecords returns the stored responses of the given keys, by key.
func (lo *Log) IdempotencyRecords(ctx context.Context, keys []string) (map[string]string, error) {
	answers, err := lo.keyRecords(ctx, lo.AppendReader(), keys)
	if err != nil {
		return nil, fmt.Errorf("look up %d idempotency records: %w", len(keys), err)
	}
	return answers, nil
}

func (lo *Log) keyRecords(ctx context.Context, q sqldb.Querier, keys []string) (map[string]string, error) {
	answers := map[string]string{}
	condition, args := lo.Among("key", keys, 1)
	err := sqldb.EachRow(ctx, q, "SELECT key, response FROM idempotency_records WHERE "+condition, args, func(rows *sql.Rows) error {
		var key, answer string
		err := rows.Scan(&key, &answer)
		answers[key] = answer
		return err
	})
	return answers, err
}

// sweepRecords bounds the records that one call of SweepIdempotencyRecords deletes, so that other
// writers never wait long.
const sweepRecords = 500

// SweepIdempotencyRecords deletes some idempotency records that were made before a time, and
// returns how many; 0: none is left.
func (lo *Log) SweepIdempotencyRecords(ctx context.Context, before time.Time) (deleted int, err error) {
	done, err := lo.Writer().ExecContext(ctx, `DELETE FROM idempotency_records WHERE key IN
		(SELECT key FROM idempotency_records WHERE created_at < $1 ORDER BY created_at LIMIT $2)`, before.UnixNano(), sweepRecords)
	var n int64
	if err == nil {
		n, err = done.RowsAffected()
	}
	if err != nil {
		return 0, fmt.Errorf("delete old idempotency records: %w", err)
	}
	return int(n), nil
}

// heads is where the logs of all chains end, by Chain.Index.
type heads struct {
	arrived     int64 // the last global offset
	last        [smartmoney.ChainCount]int64
	eventTime   [smartmoney.ChainCount]int64 // largest traded_at, unix ns; 0 before the first trade
	correctable [smartmoney.ChainCount]bool  // every trade's id leads to it
	// earlier trades are refused, unix ns; the least int64: none
	before [smartmoney.ChainCount]int64
	// latest block of the live trades that were dropped; -1: none
	dropped [smartmoney.ChainCount]int64
}

func (lo *Log) append(ctx context.Context, tx *sql.Tx, events []event.Event, resolved *resolver, now time.Time) (*Appended, error) {
	h, err := lo.lockLog(ctx, tx)
	if err != nil {
		return nil, err
	}
	var out *Appended
	if hasCorrections(events) {
		out, err = lo.enterCorrected(ctx, tx, events, &h, resolved)
	} else {
		out, err = lo.enterUncorrected(ctx, tx, events, &h)
	}
	if err != nil {
		return nil, err
	}
	for i := range out.Chains {
		out.Chains[i].Times = []AppendTime{{From: out.Chains[i].First, At: now.UnixNano()}}
		if err := appendSegments(ctx, tx, smartmoney.Chains()[i], out.Chains[i], h.eventTime[i], now); err != nil {
			return nil, err
		}
	}
	_, err = tx.ExecContext(ctx, lo.moveOffsets(), h.arrived+int64(len(events)))
	return out, err
}

// moveOffsets returns the statement that stores the last global offset. On PostgreSQL it also
// notifies the leader at commit, unless this process leads: its engine receives its own appends
// from memory, and a transaction that notifies holds a server-wide lock while it commits.
func (lo *Log) moveOffsets() string {
	move := "UPDATE global_offset SET last = $1 WHERE id = 0"
	if lo.Dialect() == sqldb.Postgres && !lo.Leads.Load() {
		move += " RETURNING pg_notify('" + appendChannel + "', '')"
	}
	return move
}

const readArrived = "SELECT last FROM global_offset WHERE id = 0"

// lockLog keeps other appends waiting until the transaction ends, and returns where
// the logs end.
func (lo *Log) lockLog(ctx context.Context, tx *sql.Tx) (h heads, err error) {
	lock := readArrived
	if lo.Dialect() == sqldb.Postgres {
		lock += " FOR UPDATE"
	}
	var arrived int64
	if err := tx.QueryRowContext(ctx, lock).Scan(&arrived); err != nil {
		return h, fmt.Errorf("lock the log: %w", err)
	}
	return checkEnds(ctx, tx, arrived)
}

// split sorts the events but for those skipped by chain and numbers them.
func split(events []event.Event, skipped []int, h *heads) *Appended {
	out := &Appended{FirstOffset: h.arrived + 1, LastOffset: h.arrived + int64(len(events))}
	var counts [smartmoney.ChainCount]int
	for i := range events {
		counts[events[i].Chain.Index()]++
	}
	for i := range out.Chains {
		out.Chains[i].First = h.last[i] + 1
		if n := counts[i]; n > 0 {
			out.Chains[i].Events, out.Chains[i].Offsets = make([]event.Event, 0, n), make([]int64, 0, n)
		}
	}
	for i := range events {
		if len(skipped) > 0 && skipped[0] == i {
			skipped = skipped[1:]
			continue
		}
		s := &out.Chains[events[i].Chain.Index()]
		s.Events = append(s.Events, events[i])
		s.Offsets = append(s.Offsets, h.arrived+int64(i)+1)
	}
	return out
}

// appendSegments appends a chain's events. eventTime is the largest traded_at of the log before
// them, unix ns.
func appendSegments(ctx context.Context, tx *sql.Tx, chain smartmoney.Chain, s Segment, eventTime int64, now time.Time) error {
	if len(s.Events) == 0 {
		return nil
	}
	for from := 0; from < len(s.Events); from += segmentEvents {
		to := min(from+segmentEvents, len(s.Events))
		part := Segment{First: s.First + int64(from), Events: s.Events[from:to], Offsets: s.Offsets[from:to]}
		_, err := tx.ExecContext(ctx,
			"INSERT INTO log_segments (chain, first_seq, last_seq, first_offset, appended_at, body, max_block) VALUES ($1, $2, $3, $4, $5, $6, $7)",
			chain.Index(), part.First, part.Last(), part.Offsets[0], now.UnixNano(), encodeSegment(&part), latestBlock(part.Events))
		if err != nil {
			return fmt.Errorf("insert segment %d of %s: %w", part.First, chain, err)
		}
	}
	for i := range s.Events {
		if t := s.Events[i].Trade; t != nil {
			eventTime = max(eventTime, t.TradedAt.UnixNano())
		}
	}
	_, err := tx.ExecContext(ctx, "UPDATE log_heads SET last_seq = $1, event_time = $2 WHERE chain = $3", s.Last(), eventTime, chain.Index())
	if err != nil {
		return fmt.Errorf("move head of %s: %w", chain, err)
	}
	return nil
}

// latestBlock returns the latest block of the trades among events, NULL if none has one.
func latestBlock(events []event.Event) (block sql.NullInt64) {
	for i := range events {
		if t := events[i].Trade; t != nil && t.HasBlock {
			block = sql.NullInt64{Int64: max(block.Int64, t.Block), Valid: true}
		}
	}
	return block
}
