package eventlog

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"github.com/go-json-experiment/json"
	"github.com/lib/pq"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// blockEvents is the number of events of a segment that share one entry of its block table. A
// single event of a long segment is read through its block alone. It is stored implicitly, as the
// size of the table, and must not change.
const blockEvents = 16

// Layout of the block table, in bytes: the offset of the first block, then the end and the checksum
// of each block, then the checksum of the format byte and the whole table.
const (
	blockStartSize = 4
	blockEntrySize = 8
)

// blockCount returns the number of blocks of a segment of a format with n events. A segment that is
// at most blockEvents long has no table and is read whole.
func blockCount(format byte, n int) int {
	if n <= blockEvents || format == wholeFormat {
		return 0
	}
	return (n + perBlock(format) - 1) / perBlock(format)
}

// perBlock returns the number of events of a block.
func perBlock(format byte) int {
	if format == packedFormat {
		return packedEvents
	}
	return blockEvents
}

// tableSize returns the size of a table of n blocks, in bytes.
func tableSize(blocks int) int { return blockStartSize + blocks*blockEntrySize + sqldb.ChecksumSize }

// block is the position of a block's events in a segment's body, with their checksum.
type block struct {
	start, end uint32
	sum        uint32
}

// putTable writes the table after the format byte of body. ends holds the offset in body at which
// each block ends, start the offset of the first one.
func putTable(body []byte, start int, ends []int) {
	at := 1
	binary.LittleEndian.PutUint32(body[at:], uint32(start))
	at += blockStartSize
	for _, end := range ends {
		binary.LittleEndian.PutUint32(body[at:], uint32(end))
		binary.LittleEndian.PutUint32(body[at+4:], sqldb.Checksum(body[start:end]))
		at += blockEntrySize
		start = end
	}
	binary.LittleEndian.PutUint32(body[at:], sqldb.Checksum(body[:at]))
}

// readTable decodes the table of n blocks at the start of a body.
func readTable(head []byte, blocks int) ([]block, error) {
	if len(head) < 1+tableSize(blocks) {
		return nil, errSegment
	}
	head, err := sqldb.Unseal(head[:1+tableSize(blocks)])
	if err != nil {
		return nil, err
	}
	start := binary.LittleEndian.Uint32(head[1:])
	table := make([]block, blocks)
	for i := range table {
		notification := head[1+blockStartSize+i*blockEntrySize:]
		table[i] = block{start: start, end: binary.LittleEndian.Uint32(notification), sum: binary.LittleEndian.Uint32(notification[4:])}
		if table[i].end < start {
			return nil, errSegment
		}
		start = table[i].end
	}
	return table, nil
}

// eventsAt returns the events with the given sequence numbers, in that order. From a long segment
// it reads the block table and the blocks that hold them; short segments and those of the first
// format are read whole. It returns an error wrapping errNoEvent for a number that the log does not
// hold.
func (lo *Log) eventsAt(ctx context.Context, chain smartmoney.Chain, seqs []int64) ([]event.Event, error) {
	if len(seqs) == 0 {
		return nil, nil
	}
	for try := 1; ; try++ {
		events, err := lo.findEvents(ctx, chain, seqs)
		// Segments may be packed between the statements. That this happens each time is less likely
		// than damage.
		moved := errors.Is(err, errSegment) || errors.Is(err, errNoEvent) || errors.Is(err, sqldb.ErrChecksum)
		if !moved || try == maxTries {
			return events, err
		}
	}
}

// maxTries bounds the tries to read events while segments are packed.
const maxTries = 3

func (lo *Log) findEvents(ctx context.Context, chain smartmoney.Chain, seqs []int64) ([]event.Event, error) {
	f := fetch{db: lo, chain: chain, parts: map[partKey][]event.Event{}}
	if err := f.firstBlocks(ctx, seqs); err != nil {
		return nil, fmt.Errorf("read block tables of %s: %w", chain, err)
	}
	if err := f.read(ctx, seqs); err != nil {
		return nil, fmt.Errorf("read blocks of %s: %w", chain, err)
	}
	out := make([]event.Event, len(seqs))
	for i, seq := range seqs {
		key, at, err := f.place(seq)
		if err != nil {
			return nil, fmt.Errorf("event %d of %s: %w", seq, chain, err)
		}
		if at >= len(f.parts[key]) {
			return nil, fmt.Errorf("event %d of %s is in no block: %w", seq, chain, errSegment)
		}
		out[i] = f.parts[key][at]
	}
	return out, nil
}

var errNoEvent = errors.New("not in the log")

// fetch reads the parts of segments that hold the requested events, each part once.
type fetch struct {
	db       *Log
	chain    smartmoney.Chain
	segments []segmentHead // by first
	parts    map[partKey][]event.Event
}

// segmentHead locates a segment and holds its block table, nil if the segment is read whole.
type segmentHead struct {
	first, last int64
	format      byte // of a segment with a table
	blocks      []block
}

// partKey identifies a block of a segment; block 0 is the whole of a segment without a table.
type partKey struct {
	first int64
	block int
}

// place returns the part that holds an event, and the index of the event in it.
func (f *fetch) place(seq int64) (partKey, int, error) {
	i, found := slices.BinarySearchFunc(f.segments, seq, func(s segmentHead, seq int64) int { return cmp.Compare(s.first, seq) })
	if !found {
		i--
	}
	if i < 0 || seq > f.segments[i].last {
		return partKey{}, 0, errNoEvent
	}
	s := &f.segments[i]
	at := int(seq - s.first)
	if s.blocks == nil {
		return partKey{s.first, 0}, at, nil
	}
	return partKey{s.first, at / perBlock(s.format)}, at % perBlock(s.format), nil
}

// probeEvery is of how many events the segment is looked up first: those between them often are in
// the same segments.
const probeEvery = 32

// firstBlocks finds the segments that hold the events.
func (f *fetch) firstBlocks(ctx context.Context, seqs []int64) error {
	sorted := slices.Clone(seqs)
	slices.Sort(sorted)
	var probes, rest []int64
	for i := 0; i < len(sorted); i += probeEvery {
		probes = append(probes, sorted[i])
	}
	if err := f.readHeads(ctx, append(probes, sorted[len(sorted)-1])); err != nil {
		return err
	}
	for _, seq := range sorted {
		if _, _, err := f.place(seq); err != nil {
			rest = append(rest, seq)
		}
	}
	if len(rest) == 0 {
		return nil
	}
	if err := f.readHeads(ctx, rest); err != nil {
		return err
	}
	slices.SortFunc(f.segments, func(a, b segmentHead) int { return cmp.Compare(a.first, b.first) })
	f.segments = slices.CompactFunc(f.segments, func(a, b segmentHead) bool { return a.first == b.first })
	return nil
}

// readHeads reads the heads of the segments that hold some events, in order. The length of a
// segment's block table follows from its number of events; that of a packed segment is shorter.
func (f *fetch) readHeads(ctx context.Context, seqs []int64) error {
	return sqldb.EachRow(ctx, f.db.Reader(), headsQuery(f.db.Dialect()), []any{f.chain.Index(), f.db.numbers(seqs)}, func(rows *sql.Rows) error {
		var s segmentHead
		var head []byte
		if err := rows.Scan(&s.first, &s.last, &head); err != nil {
			return err
		}
		if len(head) > 0 && head[0] != wholeFormat {
			var err error
			s.format = head[0]
			if s.blocks, err = readTable(head, blockCount(s.format, int(s.last-s.first)+1)); err != nil {
				return f.damage(err, s.first)
			}
		}
		f.segments = append(f.segments, s)
		return nil
	})
}

// headsQuery returns the statement of readHeads, with the chain and the numbers of events.
func headsQuery(dialect sqldb.Dialect) string {
	asked := "unnest($2::bigint[]) AS q (seq)"
	if dialect == sqldb.SQLite {
		asked = "(SELECT value AS seq FROM json_each($2)) q"
	}
	return fmt.Sprintf(`SELECT s.first_seq, s.last_seq, CASE WHEN s.last_seq - s.first_seq >= %d
		   THEN substr(s.body, 1, CAST(%d + %d * ((s.last_seq - s.first_seq) / %d + 1) AS integer)) END
		 FROM log_segments s WHERE s.chain = $1 AND s.first_seq IN (
		   SELECT (SELECT max(first_seq) FROM log_segments WHERE chain = $1 AND first_seq <= q.seq) FROM %s)
		 ORDER BY s.first_seq`, blockEvents, 1+tableSize(0), blockEntrySize, blockEvents, asked)
}

// nearBytes is the largest gap between two ranges of a segment that PostgreSQL reads as one. SQLite
// loads the whole segment for each range, so that it reads one of each segment.
const nearBytes = 16 << 10

// span is a run of consecutive blocks of a segment.
type span struct {
	segment  *segmentHead
	from, to int // blocks, both included
}

func (s *span) start() int64 { return int64(s.segment.blocks[s.from].start) }

func (s *span) size() int64 { return int64(s.segment.blocks[s.to].end) - s.start() }

// spans lists the segments and spans that must be read for the events.
func (f *fetch) spans(seqs []int64) (whole []int64, list []span, err error) {
	sorted := slices.Clone(seqs)
	slices.Sort(sorted)
	wanted := map[partKey]bool{}
	for _, seq := range sorted {
		key, _, err := f.place(seq)
		if err != nil {
			return nil, nil, fmt.Errorf("event %d: %w", seq, err)
		}
		if wanted[key] {
			continue
		}
		wanted[key] = true
		f.parts[key] = nil
		i, _ := slices.BinarySearchFunc(f.segments, key.first, func(s segmentHead, first int64) int { return cmp.Compare(s.first, first) })
		s := &f.segments[i]
		if s.blocks == nil {
			whole = append(whole, s.first)
			continue
		}
		if n := len(list); n > 0 && list[n-1].segment == s &&
			(f.db.Dialect() == sqldb.SQLite || s.blocks[key.block].start-s.blocks[list[n-1].to].end <= nearBytes) {
			list[n-1].to = key.block
			continue
		}
		list = append(list, span{s, key.block, key.block})
	}
	return whole, list, nil
}

// read reads the parts that hold the events.
func (f *fetch) read(ctx context.Context, seqs []int64) error {
	whole, list, err := f.spans(seqs)
	if err != nil {
		return err
	}
	if err := f.readWhole(ctx, whole); err != nil {
		return err
	}
	return f.readSpans(ctx, list)
}

func (f *fetch) readWhole(ctx context.Context, firsts []int64) error {
	if len(firsts) == 0 {
		return nil
	}
	return sqldb.EachRow(ctx, f.db.Reader(), "SELECT first_seq, last_seq, body FROM log_segments WHERE chain = $1 AND first_seq "+f.db.amongNumbers("$2"),
		[]any{f.chain.Index(), f.db.numbers(firsts)}, func(rows *sql.Rows) error {
			var first, last int64
			var body []byte
			if err := rows.Scan(&first, &last, &body); err != nil {
				return err
			}
			s, err := decodeSegment(f.chain, body, first, last)
			if err != nil {
				return f.damage(err, first)
			}
			f.parts[partKey{first, 0}] = s.Events
			return nil
		})
}

func (f *fetch) readSpans(ctx context.Context, list []span) error {
	if len(list) == 0 {
		return nil
	}
	query, args := f.askSpans(list)
	return sqldb.EachBody(ctx, f.db.Reader(), query, args, func(rows *sql.Rows) error {
		var at int
		var body []byte
		if err := rows.Scan(&at, &body); err != nil {
			return err
		}
		if at < 1 || at > len(list) {
			return errSegment
		}
		return f.decode(&list[at-1], body)
	})
}

// Statements that read parts of segments, $2 and after being where. CROSS JOIN keeps the order of
// the tables on SQLite: each part's segment is looked up. The other way it would read all of the
// chain's segments and, for each, the whole list. On SQLite that is one list: lists that are joined
// take time that grows with the square of their length.
const (
	spansSQLite = `SELECT q.key + 1, substr(s.body, CAST(q.value ->> 1 AS integer) + 1, CAST(q.value ->> 2 AS integer))
		FROM json_each($2) q CROSS JOIN log_segments s WHERE s.chain = $1 AND s.first_seq = q.value ->> 0`
	spansPostgres = `SELECT q.at, substr(s.body, CAST(q.start + 1 AS integer), CAST(q.size AS integer))
		FROM unnest($2::bigint[], $3::bigint[], $4::bigint[]) WITH ORDINALITY AS q (first, start, size, at) JOIN log_segments s ON s.chain = $1 AND s.first_seq = q.first`
)

// askSpans returns the statement that reads spans, and its arguments.
func (f *fetch) askSpans(list []span) (query string, args []any) {
	if f.db.Dialect() == sqldb.SQLite {
		text := []byte("[")
		for i := range list {
			text = fmt.Appendf(text, "[%d,%d,%d],", list[i].segment.first, list[i].start(), list[i].size())
		}
		text[len(text)-1] = ']'
		return spansSQLite, []any{f.chain.Index(), string(text)}
	}
	firsts, starts, sizes := make([]int64, len(list)), make([]int64, len(list)), make([]int64, len(list))
	for i := range list {
		firsts[i], starts[i], sizes[i] = list[i].segment.first, list[i].start(), list[i].size()
	}
	return spansPostgres, []any{f.chain.Index(), f.db.numbers(firsts), f.db.numbers(starts), f.db.numbers(sizes)}
}

// damage reports damage in the segment that begins with an event.
func (f *fetch) damage(err error, first int64) error {
	return logDamage(err, "segment %d of the log of %s", first, f.chain)
}

// decode decodes the requested blocks of a span.
func (f *fetch) decode(s *span, body []byte) error {
	if int64(len(body)) != s.size() {
		return f.damage(fmt.Errorf("it is cut off: %w", errSegment), s.segment.first)
	}
	for i := s.from; i <= s.to; i++ {
		key := partKey{s.segment.first, i}
		if _, wanted := f.parts[key]; !wanted {
			continue
		}
		b := s.segment.blocks[i]
		text := body[int64(b.start)-s.start() : int64(b.end)-s.start()]
		if sqldb.Checksum(text) != b.sum {
			return f.damage(fmt.Errorf("block %d: %w", i, sqldb.ErrChecksum), s.segment.first)
		}
		if s.segment.format == packedFormat {
			var err error
			if text, err = unpackBlock(nil, text); err != nil {
				return f.damage(fmt.Errorf("block %d: %w", i, err), s.segment.first)
			}
		}
		events, err := decodeEvents(f.chain, text, perBlock(s.segment.format))
		if err != nil {
			return f.damage(fmt.Errorf("block %d: %w", i, err), s.segment.first)
		}
		f.parts[key] = events
	}
	return nil
}

// amongNumbers is the condition that a column, which comes before it, is one of numbers.
func (lo *Log) amongNumbers(argument string) string {
	if lo.Dialect() == sqldb.Postgres {
		return "= ANY (" + argument + "::bigint[])"
	}
	return "IN (SELECT value FROM json_each(" + argument + "))"
}

// numbers is a list of numbers as an argument of a statement.
func (lo *Log) numbers(list []int64) any {
	if lo.Dialect() == sqldb.Postgres {
		return pq.Array(list)
	}
	text, err := json.Marshal(list)
	if err != nil {
		panic("BUG: a list of numbers without JSON: " + err.Error())
	}
	return string(text)
}
