package eventlog

import (
	"context"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// TakeBackAtMost bounds the trades that the rewinds of one append take back on a chain.
func TakeBackAtMost(db *Log, n int) { db.mostTakenBack = n }

// AppendBetween appends events with corrections and calls between after they were resolved, before
// the transaction.
func AppendBetween(ctx context.Context, db *Log, events []event.Event, between func()) (*Appended, error) {
	r, err := db.resolveBefore(ctx, events)
	if err != nil {
		return nil, err
	}
	between()
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return nil, err
	}
	defer sqldb.Rollback(tx)
	out, err := db.append(ctx, tx, events, r, time.Now())
	if err != nil {
		return nil, err
	}
	return out, tx.Commit()
}

// EventsAt reads single events.
var EventsAt = (*Log).eventsAt

// RewriteWhole writes the nth segment of a chain as it was written before there were blocks.
func RewriteWhole(ctx context.Context, db *Log, chain smartmoney.Chain, nth int) error {
	var first, last int64
	var body []byte
	err := db.Reader().QueryRowContext(ctx, "SELECT first_seq, last_seq, body FROM log_segments WHERE chain = $1 ORDER BY first_seq LIMIT 1 OFFSET $2",
		chain.Index(), nth-1).Scan(&first, &last, &body)
	if err != nil {
		return err
	}
	body = body[1+tableSize(blockCount(blockFormat, int(last-first+1))) : len(body)-sqldb.ChecksumSize]
	body = sqldb.WithChecksum(append([]byte{wholeFormat}, body...))
	_, err = db.Writer().ExecContext(ctx, "UPDATE log_segments SET body = $1 WHERE chain = $2 AND first_seq = $3", body, chain.Index(), first)
	return err
}

// CostOfEvents is how many bytes of segments are read for events, and how many events decoded.
func CostOfEvents(ctx context.Context, db *Log, chain smartmoney.Chain, seqs []int64) (bytes, events int, err error) {
	f := fetch{db: db, chain: chain, parts: map[partKey][]event.Event{}}
	if err := f.firstBlocks(ctx, seqs); err != nil {
		return 0, 0, err
	}
	_, list, err := f.spans(seqs)
	if err != nil {
		return 0, 0, err
	}
	for _, s := range f.segments {
		bytes += 1 + tableSize(len(s.blocks))
	}
	for i := range list {
		bytes += int(list[i].size())
	}
	if err := f.read(ctx, seqs); err != nil {
		return 0, 0, err
	}
	for _, part := range f.parts {
		events += len(part)
	}
	return bytes, events, nil
}
