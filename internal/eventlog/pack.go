package eventlog

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math"
	"sync"
	"time"

	"github.com/klauspost/compress/zstd"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// packedEvents is the number of events of a block of a packed segment. It is stored implicitly, as
// the size of the table, and must not change. More of them compress better, and make the reading of
// a single trade dearer.
const packedEvents = 128

const (
	// packWait is for how long a run of segments waits for more, so that few events a day make few
	// segments.
	packWait = 24 * time.Hour
	// packBytes bounds the bytes of the segments that are packed into one.
	packBytes = 4 << 20
	// maxUnpacked bounds the memory for a block, which a damaged table cannot ask for: its checksum
	// is compared before.
	maxUnpacked = 256 << 20
)

var packer = sync.OnceValue(func() *zstd.Encoder {
	e, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1), zstd.WithEncoderLevel(zstd.SpeedDefault),
		zstd.WithEncoderCRC(false), zstd.WithWindowSize(1<<20))
	if err != nil {
		panic("BUG: options of the compression: " + err.Error())
	}
	return e
})

var unpacker = sync.OnceValue(func() *zstd.Decoder {
	d, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(0), zstd.WithDecoderMaxMemory(maxUnpacked))
	if err != nil {
		panic("BUG: options of the decompression: " + err.Error())
	}
	return d
})

// packBlock appends a block's events, compressed.
func packBlock(out, events []byte) []byte { return packer().EncodeAll(events, out) }

// unpackBlock appends the events of a compressed block, whose checksum must have been compared.
func unpackBlock(out, block []byte) ([]byte, error) {
	out, err := unpacker().DecodeAll(block, out)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errSegment, err)
	}
	return out, nil
}

// unpackAll returns the encoded events of a packed segment with so many blocks.
func unpackAll(body []byte, blocks int) (events []byte, err error) {
	table, err := readTable(body, blocks)
	if err != nil {
		return nil, err
	}
	for _, b := range table {
		if int64(b.end) > int64(len(body)) {
			return nil, errSegment
		}
		if events, err = unpackBlock(events, body[b.start:b.end]); err != nil {
			return nil, err
		}
	}
	return events, nil
}

// run is consecutive segments that become one.
type run struct {
	chain       smartmoney.Chain
	packed      int64 // the last event of the log that is packed already
	first, last int64
	rows        int
	bytes       int64
	maxBlock    sql.NullInt64
	beganAt     int64 // when the first one was appended, unix ns
	appendedAt  int64 // likewise, the last one
	full        bool  // the next one does not go in
}

// Pack joins the next segments of a chain's log that were appended before a time to one of up to
// 4,096 events, compresses it, and returns how many rows it replaced; 0: there is nothing to do.
// Events that the engine has not processed, and the last segment, stay as they are, and so does a
// log that a former version wrote until `smartmoney rebuild` was run. Segments that do not fill one
// wait for a day.
func (lo *Log) Pack(ctx context.Context, chain smartmoney.Chain, before time.Time) (packed int, err error) {
	r, err := lo.nextRun(ctx, chain, before)
	if err == nil && r.rows > 0 && (r.full || r.beganAt < before.Add(-packWait).UnixNano()) {
		err = lo.pack(ctx, r)
		packed = r.rows
	}
	if errors.Is(err, ErrDropped) {
		return 0, nil // another process did
	}
	if err != nil {
		return 0, lo.Wrote(fmt.Errorf("pack segments of %s: %w", chain, err))
	}
	return packed, nil
}

// nextRun finds the segments that are packed next.
func (lo *Log) nextRun(ctx context.Context, chain smartmoney.Chain, before time.Time) (*run, error) {
	r := &run{chain: chain}
	var correctable bool
	s, _, err := stateOf(ctx, lo.Reader(), chain)
	if err == nil {
		err = lo.Reader().QueryRowContext(ctx, "SELECT z.packed, h.correctable FROM log_horizons z JOIN log_heads h ON h.chain = z.chain WHERE z.chain = $1",
			chain.Index()).Scan(&r.packed, &correctable)
	}
	if err != nil || !correctable {
		return r, err
	}
	err = sqldb.EachRow(ctx, lo.Reader(), fmt.Sprintf(`SELECT first_seq, last_seq, appended_at, max_block, length(body) FROM log_segments
		WHERE chain = $1 AND first_seq > $2 AND last_seq <= $3 AND appended_at < $4
		AND first_seq < (SELECT max(first_seq) FROM log_segments WHERE chain = $1) ORDER BY first_seq LIMIT %d`, segmentEvents),
		[]any{chain.Index(), r.packed, s.Position, before.UnixNano()}, r.scan)
	return r, err
}

// scan takes a segment in, unless the run is full.
func (r *run) scan(rows *sql.Rows) error {
	var first, last, appendedAt, size int64
	var maxBlock sql.NullInt64
	if err := rows.Scan(&first, &last, &appendedAt, &maxBlock, &size); err != nil {
		return err
	}
	if r.rows == 0 {
		r.first, r.beganAt = first, appendedAt
	} else if r.full = r.full || last-r.first >= segmentEvents || r.bytes+size > packBytes; r.full {
		return nil
	}
	r.last, r.appendedAt, r.rows, r.bytes = last, appendedAt, r.rows+1, r.bytes+size
	if maxBlock.Valid {
		r.maxBlock = sql.NullInt64{Int64: max(r.maxBlock.Int64, maxBlock.Int64), Valid: true}
	}
	r.full = last-r.first+1 == segmentEvents
	return nil
}

// pack replaces the segments of a run by one, in one transaction. It returns ErrDropped if they are
// not as they were found. Appends wait for it: corrections look for their trades in several
// statements.
func (lo *Log) pack(ctx context.Context, r *run) error {
	whole, _, err := lo.readLog(ctx, lo.Reader(), r.chain, r.first-1, int(r.last-r.first+1), math.MaxInt)
	if err != nil {
		return err
	}
	if whole.First != r.first || whole.Last() != r.last {
		return ErrDropped
	}
	body := encodeSegment(&whole)
	if len(whole.Events) > blockEvents {
		body = encodeAs(packedFormat, &whole)
	}
	tx, err := lo.Writer().BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer sqldb.Rollback(tx)
	if _, err := lo.lockLog(ctx, tx); err != nil {
		return err
	}
	for _, step := range []struct {
		query string
		args  []any
		rows  int
	}{
		{"UPDATE log_horizons SET packed = $1 WHERE chain = $2 AND packed = $3", []any{r.last, r.chain.Index(), r.packed}, 1},
		{"DELETE FROM log_segments WHERE chain = $1 AND first_seq >= $2 AND last_seq <= $3", []any{r.chain.Index(), r.first, r.last}, r.rows},
		{
			"INSERT INTO log_segments (chain, first_seq, last_seq, first_offset, appended_at, body, max_block) VALUES ($1, $2, $3, $4, $5, $6, $7)",
			[]any{r.chain.Index(), r.first, r.last, whole.Offsets[0], r.appendedAt, body, r.maxBlock}, 1,
		},
	} {
		done, err := tx.ExecContext(ctx, step.query, step.args...)
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil || n != int64(step.rows) {
			return errors.Join(err, ErrDropped)
		}
	}
	return tx.Commit()
}
