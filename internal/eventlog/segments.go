package eventlog

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// The first byte of a segment's body is its format. It is followed by the length of the global
// offsets, the offsets themselves, each as the difference to the previous one, and the events. In
// blockFormat a table of blocks precedes the offsets, so that a few events can be read without the
// rest. packedFormat has a table, too, and its blocks are compressed.
const (
	wholeFormat  = 1
	blockFormat  = 2
	packedFormat = 3
)

// eventSize is an estimate of an encoded event's size in bytes.
const eventSize = 200

func encodeSegment(s *Segment) []byte {
	format := byte(blockFormat)
	if len(s.Events) <= blockEvents {
		format = wholeFormat
	}
	return encodeAs(format, s)
}

// encodeAs encodes a segment in a format.
func encodeAs(format byte, s *Segment) []byte {
	offsets, before := make([]byte, 0, len(s.Offsets)+8), int64(0)
	for _, a := range s.Offsets {
		offsets = binary.AppendUvarint(offsets, uint64(a-before))
		before = a
	}
	blocks := blockCount(format, len(s.Events))
	body := make([]byte, 0, len(offsets)+len(s.Events)*eventSize+tableSize(blocks)+16)
	body = append(body, format)
	if blocks > 0 {
		body = append(body, make([]byte, tableSize(blocks))...)
	}
	body = binary.AppendUvarint(body, uint64(len(offsets)))
	body = append(body, offsets...)
	start, ends := len(body), make([]int, 0, blocks)
	var scratch []byte
	for events := range slices.Chunk(s.Events, perBlock(format)) {
		if format == packedFormat {
			scratch = appendEvents(scratch[:0], events)
			body = packBlock(body, scratch)
		} else {
			body = appendEvents(body, events)
		}
		ends = append(ends, len(body))
	}
	if blocks > 0 {
		putTable(body, start, ends)
	}
	return sqldb.WithChecksum(body)
}

func appendEvents(out []byte, events []event.Event) []byte {
	for i := range events {
		out = event.AppendBinary(out, &events[i])
	}
	return out
}

var errSegment = errors.New("damaged segment")

func decodeSegment(chain smartmoney.Chain, checksummed []byte, first, last int64) (Segment, error) {
	s := Segment{First: first}
	count := int(last - first + 1)
	offsets, events, err := openSegment(checksummed, count)
	if err != nil {
		return s, err
	}
	s.Offsets = make([]int64, 0, count)
	for before := int64(0); len(offsets) > 0; {
		gap, n := binary.Uvarint(offsets)
		if n <= 0 {
			return s, errSegment
		}
		before += int64(gap)
		s.Offsets, offsets = append(s.Offsets, before), offsets[n:]
	}
	if s.Events, err = decodeEvents(chain, events, count); err != nil {
		return s, err
	}
	if len(s.Events) != count || len(s.Offsets) != count {
		return s, fmt.Errorf("holds %d events and %d arrivals, not %d: %w", len(s.Events), len(s.Offsets), count, errSegment)
	}
	return s, nil
}

// openSegment returns the encoded global offsets and the encoded events of a segment.
func openSegment(checksummed []byte, count int) (offsets, events []byte, err error) {
	body, err := sqldb.Unseal(checksummed)
	if err != nil {
		return nil, nil, err
	}
	size, err := headSize(body, count)
	if err != nil {
		return nil, nil, err
	}
	length, n := binary.Uvarint(body[size:])
	if n <= 0 || length > uint64(len(body)-size-n) {
		return nil, nil, errSegment
	}
	offsets, events = body[size+n:size+n+int(length)], body[size+n+int(length):]
	if body[0] == packedFormat {
		events, err = unpackAll(body, blockCount(packedFormat, count))
	}
	return offsets, events, err
}

// headSize returns the size of the format byte and the block table in the body of a segment of
// count events.
func headSize(body []byte, count int) (size int, err error) {
	if len(body) == 0 || body[0] < wholeFormat || body[0] > packedFormat {
		return 0, fmt.Errorf("unknown format: %w", errSegment)
	}
	size = 1
	if body[0] != wholeFormat {
		size += tableSize(blockCount(body[0], count))
	}
	if size > len(body) {
		return 0, errSegment
	}
	return size, nil
}

// decodeEvents decodes consecutive events up to the end of text. It returns an error unless there
// are exactly count of them.
func decodeEvents(chain smartmoney.Chain, text []byte, count int) ([]event.Event, error) {
	events := make([]event.Event, 0, count)
	r := event.NewBinaryReader(chain, text)
	for {
		e, err := r.Next()
		if errors.Is(err, io.EOF) {
			return events, nil
		}
		if err != nil {
			return nil, err
		}
		events = append(events, e)
	}
}

// Arrived returns the last global offset. Every event up to it is visible in the logs from now on.
func (lo *Log) Arrived(ctx context.Context) (int64, error) {
	var last, processed int64
	err := lo.LoopReader().QueryRowContext(ctx,
		"SELECT a.last, p.global_offset FROM global_offset a, engine_progress p WHERE a.id = 0 AND p.id = 0").Scan(&last, &processed)
	if err == nil {
		err = checkArrived(last, processed)
	}
	if err != nil {
		return 0, fmt.Errorf("read the last global offset: %w", err)
	}
	return last, nil
}

// readBytes bounds the memory of the events that ReadLog returns, beside one segment, bytes: the
// texts of a market may take 26 KB.
const readBytes = 16 << 20

// errEnoughBytes ends a read that has enough bytes.
var errEnoughBytes = errors.New("enough events were read")

// ReadLog returns the next events of a chain's log after a position: at least limit of them, and up
// to one segment more because segments are decoded whole. It returns fewer, but some, if they take
// readBytes, or at the end of the log. more reports that the log may continue after them. A damaged
// row is a *Damage.
func (lo *Log) ReadLog(ctx context.Context, chain smartmoney.Chain, after int64, limit int) (span Segment, more bool, err error) {
	return lo.readLog(ctx, lo.Reader(), chain, after, limit, readBytes)
}

// ReadArrived is ReadLog for the engine's loop, which it keeps waiting for nobody's question.
func (lo *Log) ReadArrived(ctx context.Context, chain smartmoney.Chain, after int64, limit int) (span Segment, more bool, err error) {
	return lo.readLog(ctx, lo.LoopReader(), chain, after, limit, readBytes)
}

// readLog is ReadLog through a pool, with another bound of bytes.
func (lo *Log) readLog(ctx context.Context, pool *sql.DB, chain smartmoney.Chain, after int64, limit, maxBytes int) (span Segment, more bool, err error) {
	span.First = after + 1
	size := 0
	err = sqldb.EachBody(ctx, pool,
		`SELECT first_seq, last_seq, first_offset, appended_at, body FROM log_segments
		 WHERE chain = $1 AND last_seq > $2 AND first_seq <= $3 AND first_seq >=
		   coalesce((SELECT max(first_seq) FROM log_segments WHERE chain = $1 AND first_seq <= $2), 0)
		 ORDER BY first_seq`, []any{chain.Index(), after, after + int64(limit)},
		func(rows *sql.Rows) error {
			var first, last, offset, appendedAt int64
			var body []byte
			if err := rows.Scan(&first, &last, &offset, &appendedAt, &body); err != nil {
				return err
			}
			segment, err := decodeSegment(chain, body, first, last)
			if err == nil && segment.Offsets[0] != offset {
				err = fmt.Errorf("its first event arrived as %d, not as %d: %w", segment.Offsets[0], offset, errSegment)
			}
			segment = segment.After(after)
			if err == nil && segment.First != span.Last()+1 {
				err = fmt.Errorf("it does not follow %d: %w", span.Last(), errSegment)
			}
			if err != nil {
				return logDamage(err, "segment %d of the log of %s", first, chain)
			}
			span.Events = append(span.Events, segment.Events...)
			span.Offsets = append(span.Offsets, segment.Offsets...)
			span.Times = append(span.Times, AppendTime{From: first, At: appendedAt})
			if size += event.SizeOf(segment.Events); size >= maxBytes {
				return errEnoughBytes
			}
			return nil
		})
	full := errors.Is(err, errEnoughBytes)
	if full {
		err = nil
	}
	if err != nil || len(span.Events) == 0 {
		err = whyMissing(ctx, pool, chain, after, err)
	}
	if err != nil {
		return span, false, fmt.Errorf("read log of %s after %d: %w", chain, after, err)
	}
	return span, full || len(span.Events) >= limit, nil
}

// whyMissing returns a *DroppedError where the events after a position were dropped, else err.
func whyMissing(ctx context.Context, pool *sql.DB, chain smartmoney.Chain, after int64, err error) error {
	h, failed := horizonOf(ctx, pool, chain)
	if failed == nil && after+1 < h.First {
		return &DroppedError{Chain: chain, First: h.First}
	}
	return err
}

// Fills calls f for the trades among the events of the chain's log after a position and
// up to another, in order, but for those that these events take back. It reads them without
// decoding the rest of them. f gets what is valid until it returns. A damaged segment is an
// *Damage, and a log that begins later an *DroppedError.
func (lo *Log) Fills(ctx context.Context, chain smartmoney.Chain, after, upTo int64, f func(event.Fill)) error {
	read := after
	dead, err := lo.Retracted(ctx, chain, after, upTo, upTo)
	if err != nil {
		return err
	}
	err = sqldb.EachBody(ctx, lo.Reader(),
		`SELECT first_seq, last_seq, body FROM log_segments
		 WHERE chain = $1 AND last_seq > $2 AND first_seq <= $3 AND first_seq >=
		   coalesce((SELECT max(first_seq) FROM log_segments WHERE chain = $1 AND first_seq <= $2), 0)
		 ORDER BY first_seq`, []any{chain.Index(), after, upTo},
		func(rows *sql.Rows) error {
			var first, last int64
			var checksummed sql.RawBytes
			if err := rows.Scan(&first, &last, &checksummed); err != nil {
				return err
			}
			if first > read+1 {
				return logDamage(fmt.Errorf("it does not follow %d: %w", read, errSegment), "segment %d of the log of %s", first, chain)
			}
			read = last
			_, events, err := openSegment(checksummed, int(last-first+1))
			if err == nil {
				err = event.EachFill(events, func(fill event.Fill) {
					seq := first + int64(fill.Index)
					for len(dead) > 0 && dead[0] < seq {
						dead = dead[1:]
					}
					if seq > after && seq <= upTo && (len(dead) == 0 || dead[0] != seq) {
						f(fill)
					}
				})
			}
			if err != nil {
				return logDamage(err, "segment %d of the log of %s", first, chain)
			}
			return nil
		})
	if err == nil && read < upTo {
		err = logDamage(fmt.Errorf("it ends at %d, before %d: %w", read, upTo, errSegment), "the log of %s", chain)
	}
	if err != nil {
		err = whyMissing(ctx, lo.Reader(), chain, after, err)
		return fmt.Errorf("read fills of %s from %d to %d: %w", chain, after, upTo, err)
	}
	return nil
}

// scanFills calls f for the trades of a row with first_seq, last_seq and body of a segment, with
// their sequence numbers, and returns last_seq. f gets what is valid until it returns.
func scanFills(rows *sql.Rows, chain smartmoney.Chain, f func(seq int64, fill event.Fill)) (last int64, err error) {
	var first int64
	var checksummed sql.RawBytes
	if err := rows.Scan(&first, &last, &checksummed); err != nil {
		return 0, err
	}
	_, events, err := openSegment(checksummed, int(last-first+1))
	if err == nil {
		err = event.EachFill(events, func(fill event.Fill) { f(first+int64(fill.Index), fill) })
	}
	if err != nil {
		return 0, logDamage(err, "segment %d of the log of %s", first, chain)
	}
	return last, nil
}
