package eventlog

import (
	"bytes"
	"cmp"
	"context"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/lib/pq"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// idKey is what is kept of a trade's id (event.IDKey).
type idKey = [16]byte

// tradeID is a row of trade_ids: the id of a live trade.
type tradeID struct {
	key   idKey
	index int   // of the trade among the events of an append
	seq   int64 // its sequence number
	at    int64 // its traded_at, unix ns
}

// tradeIDs returns the ids of the trades among the events but for those skipped, ordered by key, so
// that neighbours share pages of the index. Of several trades with one id the first counts; the
// indices of the others are returned as repeated.
func tradeIDs(events []event.Event, skipped []int) (ids []tradeID, repeated []int) {
	ids = make([]tradeID, 0, len(events))
	for i := range events {
		if len(skipped) > 0 && skipped[0] == i {
			skipped = skipped[1:]
			continue
		}
		if t := events[i].Trade; t != nil {
			ids = append(ids, tradeID{key: event.IDKey(t.Chain, t.ID), index: i, at: t.TradedAt.UnixNano()})
		}
	}
	slices.SortFunc(ids, func(a, b tradeID) int {
		return cmp.Or(compareKeys(a.key, b.key), cmp.Compare(a.index, b.index))
	})
	once := ids[:0]
	for _, id := range ids {
		if len(once) > 0 && once[len(once)-1].key == id.key {
			repeated = append(repeated, id.index)
			continue
		}
		once = append(once, id)
	}
	return once, repeated
}

func compareKeys(a, b idKey) int { return bytes.Compare(a[:], b[:]) }

// enterUncorrected enters events that hold no correction.
func (lo *Log) enterUncorrected(ctx context.Context, tx *sql.Tx, events []event.Event, h *heads) (*Appended, error) {
	skipped, rejected, err := lo.beforeHorizon(ctx, tx, events, h)
	if err != nil {
		return nil, err
	}
	known, err := lo.knownByAka(ctx, tx, events)
	if err != nil {
		return nil, err
	}
	skipped, rejected = withoutKnown(known, skipped, rejected)
	if skipped, err = lo.enterTrades(ctx, tx, events, skipped, h); err != nil {
		return nil, err
	}
	out := split(events, skipped, h)
	out.Rejected = rejected
	for _, i := range skipped { // both rise
		if len(rejected) > 0 && rejected[0].Index == i {
			rejected = rejected[1:]
			continue
		}
		out.Duplicates = append(out.Duplicates, i)
	}
	return out, nil
}

// beforeHorizon finds the trades before the horizon: those that are live are skipped as duplicates,
// the others are rejected and skipped.
func (lo *Log) beforeHorizon(ctx context.Context, tx *sql.Tx, events []event.Event, h *heads) (skipped []int, rejected []Rejection, err error) {
	old := map[idKey][]int{}
	for i := range events {
		if t := events[i].Trade; t != nil && t.TradedAt.UnixNano() < h.before[t.Chain.Index()] {
			key := event.IDKey(t.Chain, t.ID)
			old[key], skipped = append(old[key], i), append(skipped, i)
		}
	}
	if len(skipped) == 0 {
		return nil, nil, nil
	}
	live := map[int]bool{}
	sorted := slices.SortedFunc(maps.Keys(old), compareKeys)
	err = lo.lookUp()(ctx, tx, sorted, func(id tradeID) {
		for _, i := range old[id.key] {
			live[i] = true
		}
	})
	for _, i := range skipped {
		if t := events[i].Trade; !live[i] {
			rejected = append(rejected, Rejection{Index: i, Err: tooOld(t.Chain, h.before[t.Chain.Index()], t.TradedAt)})
		}
	}
	return skipped, rejected, err
}

// tooOld is the refusal of a trade before a chain's horizon, unix ns.
func tooOld(chain smartmoney.Chain, before int64, at time.Time) error {
	return smartmoney.BadInput("traded_at", "traded_at must be %s or later, got %s: earlier trades of %s are older than keep-trades and were dropped",
		instantOf(before).Format(time.RFC3339Nano), at.UTC().Format(time.RFC3339Nano), chain)
}

// enterTrades enters the ids of the trades among events that hold no correction, but for those
// skipped, and returns with these the indices of those that were live already or that came twice,
// rising.
func (lo *Log) enterTrades(ctx context.Context, tx *sql.Tx, events []event.Event, skipped []int, h *heads) (all []int, err error) {
	ids, repeated := tradeIDs(events, skipped)
	skipped = append(skipped, repeated...)
	slices.Sort(skipped)
	if len(ids) == 0 {
		return skipped, nil
	}
	number(ids, events, skipped, h)
	// renumber numbers the ids again after some of them turned out to be live already.
	renumber := func(live []int) {
		skipped = append(skipped, live...)
		slices.Sort(skipped)
		number(ids, events, skipped, h)
	}
	if lo.Dialect() == sqldb.Postgres {
		err = copyNewIDs(ctx, tx, ids, renumber)
	} else {
		err = lo.recent.enter(ctx, tx, ids, h.arrived, renumber)
	}
	return skipped, err
}

// lookUp returns the function that calls f for those of some ids that are live.
func (lo *Log) lookUp() func(ctx context.Context, tx *sql.Tx, keys []idKey, f func(tradeID)) error {
	if lo.Dialect() == sqldb.Postgres {
		return lookUpIDs
	}
	return lo.recent.lookUp
}

// number sets the sequence numbers of ids, some of the trades among events but for those skipped.
func number(ids []tradeID, events []event.Event, skipped []int, h *heads) {
	seqs, last := make([]int64, len(events)), h.last
	for i := range events {
		if len(skipped) > 0 && skipped[0] == i {
			skipped = skipped[1:]
			continue
		}
		chain := events[i].Chain.Index()
		last[chain]++
		seqs[i] = last[chain]
	}
	for i := range ids {
		ids[i].seq = seqs[ids[i].index]
	}
}

// PostgreSQL's SQLSTATEs for a duplicate key and for a lock timeout.
const (
	uniqueViolation  = "23505"
	lockNotAvailable = "55P03"
)

// isPostgres reports whether err is a PostgreSQL error with the given SQLSTATE.
func isPostgres(err error, state string) bool {
	pe, ok := errors.AsType[*pq.Error](err)
	return ok && string(pe.Code) == state
}

// copyNewIDs enters by COPY those of the ids that are new. COPY cannot pass over a known id: when
// there is one, it is undone, the known ones are looked up, the rest is renumbered and copied.
func copyNewIDs(ctx context.Context, tx *sql.Tx, ids []tradeID, renumber func(live []int)) error {
	if _, err := tx.ExecContext(ctx, "SAVEPOINT ids"); err != nil {
		return fmt.Errorf("enter trade ids: %w", err)
	}
	err := copyIDs(ctx, tx, ids)
	if err == nil || !isPostgres(err, uniqueViolation) {
		return err
	}
	if _, err := tx.ExecContext(ctx, "ROLLBACK TO SAVEPOINT ids"); err != nil {
		return fmt.Errorf("undo repeated trade ids: %w", err)
	}
	there := map[idKey]bool{}
	err = lookUpIDs(ctx, tx, keysOf(ids), func(id tradeID) { there[id.key] = true })
	if err != nil {
		return err
	}
	var live []int
	for _, id := range ids {
		if there[id.key] {
			live = append(live, id.index)
		}
	}
	renumber(live)
	return copyIDs(ctx, tx, slices.DeleteFunc(ids, func(id tradeID) bool { return there[id.key] }))
}

func keysOf(ids []tradeID) []idKey {
	keys := make([]idKey, len(ids))
	for i := range ids {
		keys[i] = ids[i].key
	}
	return keys
}

// copyIDs enters ids that are new.
func copyIDs(ctx context.Context, tx *sql.Tx, ids []tradeID) (err error) {
	if len(ids) == 0 {
		return nil
	}
	in, err := tx.PrepareContext(ctx, "COPY trade_ids (id, seq, traded_at) FROM STDIN")
	if err != nil {
		return fmt.Errorf("copy trade ids: %w", err)
	}
	defer func() { err = errors.Join(err, in.Close()) }()
	for i := range ids {
		if _, err := in.ExecContext(ctx, hex.EncodeToString(ids[i].key[:]), ids[i].seq, ids[i].at); err != nil {
			return fmt.Errorf("copy trade ids: %w", err)
		}
	}
	if _, err := in.ExecContext(ctx); err != nil {
		return fmt.Errorf("copy trade ids: %w", err)
	}
	return nil
}

// idsAtOnce bounds the ids of one statement.
const idsAtOnce = 10_000

// lookUpIDs calls f for those of the ids that are in PostgreSQL's table. The number and the time
// of a trade that a former version entered are 0.
func lookUpIDs(ctx context.Context, tx *sql.Tx, keys []idKey, f func(tradeID)) error {
	for part := range slices.Chunk(keys, idsAtOnce) {
		err := sqldb.EachRow(ctx, tx, "SELECT uuid_send(id), coalesce(seq, 0), coalesce(traded_at, 0) FROM trade_ids WHERE id = ANY ($1::uuid[])",
			[]any{uuids(part)}, eachID(f))
		if err != nil {
			return fmt.Errorf("look up trade ids: %w", err)
		}
	}
	return nil
}

// eachID returns a function that reads an id with its number and time from a row, and calls f for
// it.
func eachID(f func(tradeID)) func(*sql.Rows) error {
	return func(rows *sql.Rows) error {
		var key []byte
		var id tradeID
		if err := rows.Scan(&key, &id.seq, &id.at); err != nil {
			return err
		}
		id.key = idKey(key)
		f(id)
		return nil
	}
}

// uuids is a list of keys as an argument of a statement on PostgreSQL.
func uuids(keys []idKey) any {
	texts := make([]string, len(keys))
	for i := range keys {
		texts[i] = hex.EncodeToString(keys[i][:])
	}
	return pq.Array(texts)
}

// deleteIDs deletes ids from PostgreSQL's table.
func deleteIDs(ctx context.Context, tx *sql.Tx, keys []idKey) error {
	for part := range slices.Chunk(keys, idsAtOnce) {
		if _, err := tx.ExecContext(ctx, "DELETE FROM trade_ids WHERE id = ANY ($1::uuid[])", uuids(part)); err != nil {
			return fmt.Errorf("delete %d trade ids: %w", len(part), err)
		}
	}
	return nil
}

// recentIDs keeps trade ids on SQLite. Ids are random, so entering them straight
// into one large index would write a page of it for almost every trade. They go
// into a small table first, trade_ids_recent, and move on to trade_ids in slices
// of their value range: a slice's ids fall on neighbouring pages, each of which
// then takes many of them.
type recentIDs struct {
	mu      sync.Mutex // guards the fields below
	entered int        // ids inserted since the last move
	next    int        // the slice to move next
}

const (
	moveEvery   = 8192    // ids inserted per slice that moves
	fewSlices   = 64      // slices of the value range while the log is short
	manySlices  = 256     // the maximum
	perSlice    = 250_000 // ids per slice in the large table before the range is cut finer
	firstValues = 256     // an id's first byte decides its slice
)

// idsPerInsert is the number of ids that one statement enters while as many are left, which takes
// less time than a statement for each.
const idsPerInsert = 32

// insertIDs returns the statement that enters so many ids, but for those that are live.
func insertIDs(n int) string {
	return "INSERT INTO trade_ids_recent (id, seq, traded_at) SELECT column1, column2, column3 FROM (VALUES (?, ?, ?)" +
		strings.Repeat(", (?, ?, ?)", n-1) + ") WHERE NOT EXISTS (SELECT 1 FROM trade_ids WHERE id = column1) ON CONFLICT DO NOTHING"
}

// enter enters those of the ids that are new. logged is the length of the logs.
func (r *recentIDs) enter(ctx context.Context, tx *sql.Tx, ids []tradeID, logged int64, renumber func(live []int)) error {
	whole := len(ids) / idsPerInsert * idsPerInsert
	some, err := insertIDsOf(ctx, tx, ids[:whole], idsPerInsert)
	if err != nil {
		return fmt.Errorf("enter trade ids: %w", err)
	}
	one, err := insertIDsOf(ctx, tx, ids[whole:], 1)
	if err != nil {
		return fmt.Errorf("enter trade ids: %w", err)
	}
	if known := slices.Concat(some, one); len(known) > 0 {
		if err := r.renumber(ctx, tx, ids, known, renumber); err != nil {
			return err
		}
	}
	return r.move(ctx, tx, len(ids), logged)
}

// insertIDsOf enters ids, n at once, and returns those of the statements that did not enter all of
// theirs.
func insertIDsOf(ctx context.Context, tx *sql.Tx, ids []tradeID, n int) (some []tradeID, err error) {
	if len(ids) == 0 {
		return nil, nil
	}
	insert, err := tx.PrepareContext(ctx, insertIDs(n))
	if err != nil {
		return nil, err
	}
	defer insert.Close()
	args := make([]any, 0, 3*n)
	for part := range slices.Chunk(ids, n) {
		args = args[:0]
		for i := range part {
			args = append(args, part[i].key[:], part[i].seq, part[i].at)
		}
		done, err := sqldb.ExecRow(ctx, insert, args...)
		if err != nil {
			return nil, err
		}
		entered, err := done.RowsAffected()
		if err != nil {
			return nil, err
		}
		if int(entered) < len(part) {
			some = append(some, part...)
		}
	}
	return some, nil
}

// renumber calls renumber with the indices of those ids that were live before they were entered, and
// updates the numbers of the others. doubtful are the ids that may have been: a row of one that was
// has an earlier number.
func (r *recentIDs) renumber(ctx context.Context, tx *sql.Tx, ids, doubtful []tradeID, renumber func(live []int)) error {
	stored := make(map[idKey]int64, len(doubtful))
	if err := r.lookUp(ctx, tx, keysOf(doubtful), func(id tradeID) { stored[id.key] = id.seq }); err != nil {
		return err
	}
	var live []int
	entered := make([]tradeID, 0, len(ids)) // as they were numbered
	for _, id := range ids {
		if seq, is := stored[id.key]; is && seq != id.seq {
			live = append(live, id.index)
		} else {
			entered = append(entered, id)
		}
	}
	renumber(live)
	return renumberRecent(ctx, tx, entered, ids)
}

// renumberRecent updates the rows of ids that were entered with another number. entered is a part
// of ids, in the same order.
func renumberRecent(ctx context.Context, tx *sql.Tx, entered, ids []tradeID) error {
	update, err := tx.PrepareContext(ctx, "UPDATE trade_ids_recent SET seq = ? WHERE id = ?")
	if err != nil {
		return fmt.Errorf("number trade ids: %w", err)
	}
	defer update.Close()
	for _, id := range ids {
		if len(entered) == 0 || entered[0].index != id.index {
			continue
		}
		if was := entered[0].seq; was != id.seq {
			if _, err := sqldb.ExecRow(ctx, update, id.seq, id.key[:]); err != nil {
				return fmt.Errorf("number trade ids: %w", err)
			}
		}
		entered = entered[1:]
	}
	return nil
}

// lookUp is lookUpIDs on SQLite.
func (r *recentIDs) lookUp(ctx context.Context, tx *sql.Tx, keys []idKey, f func(tradeID)) error {
	for part := range slices.Chunk(keys, idsAtOnce) {
		list := hexList(part)
		for _, table := range recentTables {
			err := sqldb.EachRow(ctx, tx, lookUpIn(table), []any{list}, eachID(f))
			if err != nil {
				return fmt.Errorf("look up trade ids: %w", err)
			}
		}
	}
	return nil
}

// lookUpIn returns the statement of lookUp for a table. CROSS JOIN keeps the order of the tables:
// each key is looked up, whatever the statistics say.
func lookUpIn(table string) string {
	return "SELECT t.id, coalesce(t.seq, 0), coalesce(t.traded_at, 0) FROM json_each(?1) k CROSS JOIN " + table + " t WHERE t.id = unhex(k.value)"
}

// remove deletes ids from both tables.
func (r *recentIDs) remove(ctx context.Context, tx *sql.Tx, keys []idKey) error {
	for part := range slices.Chunk(keys, idsAtOnce) {
		list := hexList(part)
		for _, table := range recentTables {
			if _, err := tx.ExecContext(ctx, removeFrom(table), list); err != nil {
				return fmt.Errorf("delete trade ids: %w", err)
			}
		}
	}
	return nil
}

// removeFrom returns the statement of remove for a table.
func removeFrom(table string) string {
	return "DELETE FROM " + table + " WHERE id IN (SELECT unhex(value) FROM json_each(?1))"
}

// hexList is a list of keys as an argument of a statement on SQLite: a statement for each of some
// thousands takes several times as long.
func hexList(keys []idKey) string {
	list := make([]byte, 0, len(keys)*(2*len(idKey{})+3)+2)
	for i := range keys {
		list = append(list, `,"`...)
		list = hex.AppendEncode(list, keys[i][:])
		list = append(list, '"')
	}
	if len(list) > 0 {
		list[0] = '['
	} else {
		list = append(list, '[')
	}
	return string(append(list, ']'))
}

// recentTables are the tables of trade ids on SQLite.
var recentTables = [...]string{"trade_ids", "trade_ids_recent"}

// eachPrepared prepares a statement and runs it n times, with the arguments of each time.
func eachPrepared(ctx context.Context, tx *sql.Tx, query string, n int, args func(i int) []any) error {
	statement, err := tx.PrepareContext(ctx, query)
	if err != nil {
		return err
	}
	defer statement.Close()
	for i := range n {
		if _, err := sqldb.ExecRow(ctx, statement, args(i)...); err != nil {
			return err
		}
	}
	return nil
}

// move moves as many slices as are due to the large table. If the transaction fails, they move
// later.
func (r *recentIDs) move(ctx context.Context, tx *sql.Tx, entered int, logged int64) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	slices := int(min(max(logged/perSlice, fewSlices), manySlices))
	for r.entered += entered; r.entered >= moveEvery; r.entered -= moveEvery {
		r.next = (r.next + 1) % slices
		from, to := []byte{byte(r.next * firstValues / slices)}, []byte{byte((r.next + 1) * firstValues / slices)}
		if r.next == slices-1 {
			to = bytes.Repeat([]byte{0xff}, len(idKey{})+1) // after every id
		}
		_, err := tx.ExecContext(ctx, `INSERT INTO trade_ids (id, seq, traded_at)
			SELECT id, seq, traded_at FROM trade_ids_recent WHERE id >= ? AND id < ?`, from, to)
		if err == nil {
			_, err = tx.ExecContext(ctx, "DELETE FROM trade_ids_recent WHERE id >= ? AND id < ?", from, to)
		}
		if err != nil {
			return fmt.Errorf("move trade ids: %w", err)
		}
	}
	return nil
}
