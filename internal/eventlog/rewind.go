package eventlog

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"math"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// blockLoader finds the live trades that rewinds of a chain may take back. Of more than they may,
// it keeps those of the latest blocks, and skips segments without blocks as late, so that a rewind
// that is refused for its size does not read the whole log.
type blockLoader struct {
	db    *Log
	tx    *sql.Tx
	chain smartmoney.Chain

	most     int   // trades that rewinds may take back
	slack    int   // trades that it holds beyond those that it keeps
	floor    int64 // earliest block that no rewind may go before, as far as is known
	tooLarge int64 // rewinds to an earlier block take back too many trades
	kept     []liveTrade
}

// loadBlocks makes the resolver know the live trades of a chain in blocks after one.
func (lo *Log) loadBlocks(ctx context.Context, tx *sql.Tx, r *resolver, chain smartmoney.Chain, after int64) error {
	most := lo.maxTakenBack()
	l := blockLoader{db: lo, tx: tx, chain: chain, most: most, slack: most / 3, floor: after}
	if err := l.load(ctx); err != nil {
		return fmt.Errorf("read trades of %s in blocks after %d: %w", chain, after, err)
	}
	r.chains[chain.Index()].tooLarge = l.tooLarge
	for i := range l.kept {
		r.know(l.kept[i])
	}
	return nil
}

// segmentBlock is a segment with the latest block of its trades.
type segmentBlock struct{ first, block int64 }

// segmentsAtOnce bounds the segments that a statement reads.
const segmentsAtOnce = 64

func (bl *blockLoader) load(ctx context.Context) error {
	last := segmentBlock{math.MaxInt64, math.MaxInt64}
	for {
		segments, err := bl.segments(ctx, last)
		if err != nil || len(segments) == 0 {
			bl.keep(0)
			return err
		}
		last = segments[len(segments)-1]
		firsts := make([]int64, len(segments))
		for i, s := range segments {
			firsts[i] = s.first
		}
		if err := bl.read(ctx, firsts); err != nil {
			return err
		}
	}
}

// segments lists the next segments that have trades in blocks after the floor, those of the latest
// blocks first.
func (bl *blockLoader) segments(ctx context.Context, after segmentBlock) (list []segmentBlock, err error) {
	err = sqldb.EachRow(ctx, bl.tx, fmt.Sprintf(`SELECT first_seq, max_block FROM log_segments
		WHERE chain = $1 AND max_block > $2 AND (max_block, first_seq) < ($3, $4) ORDER BY max_block DESC, first_seq DESC LIMIT %d`, segmentsAtOnce),
		[]any{bl.chain.Index(), bl.floor, after.block, after.first}, func(rows *sql.Rows) error {
			var s segmentBlock
			err := rows.Scan(&s.first, &s.block)
			list = append(list, s)
			return err
		})
	return list, err
}

// read keeps the live trades of some segments in blocks after the floor.
func (bl *blockLoader) read(ctx context.Context, firsts []int64) error {
	dead, err := bl.retracted(ctx, firsts)
	if err != nil {
		return err
	}
	query := "SELECT first_seq, last_seq, body FROM log_segments WHERE chain = $1 AND first_seq " + bl.db.amongNumbers("$2")
	return sqldb.EachBody(ctx, bl.tx, query, []any{bl.chain.Index(), bl.db.numbers(firsts)}, func(rows *sql.Rows) error {
		_, err := scanFills(rows, bl.chain, func(seq int64, f event.Fill) {
			if f.HasBlock && f.Block > bl.floor {
				bl.add(f, seq, dead)
			}
		})
		return err
	})
}

// retracted returns the numbers of the trades of some segments that were taken back, rising.
func (bl *blockLoader) retracted(ctx context.Context, firsts []int64) (seqs []int64, err error) {
	err = sqldb.EachRow(ctx, bl.tx, retractedIn(bl.db.amongNumbers("$2")),
		[]any{bl.chain.Index(), bl.db.numbers(firsts)}, func(rows *sql.Rows) error {
			var seq int64
			err := rows.Scan(&seq)
			seqs = append(seqs, seq)
			return err
		})
	return seqs, err
}

// retractedIn returns the statement of retracted, with the condition of the segments.
func retractedIn(among string) string {
	return `SELECT r.seq FROM log_segments s JOIN retracted_trades r ON r.chain = s.chain AND r.seq >= s.first_seq AND r.seq <= s.last_seq
		WHERE s.chain = $1 AND s.first_seq ` + among + " ORDER BY r.seq"
}

func (bl *blockLoader) add(f event.Fill, seq int64, dead []int64) {
	if _, found := slices.BinarySearch(dead, seq); found {
		return
	}
	key, _ := f.Key(bl.chain) // an id that was decoded before
	bl.kept = append(bl.kept, liveTrade{key: key, seq: seq, at: f.At, block: f.Block, hasBlock: true, chain: uint8(bl.chain.Index())})
	if len(bl.kept) >= bl.most+bl.slack {
		bl.keep(bl.slack / 2)
	}
}

// keep drops the trades of the earliest blocks where there are more than rewinds may take back.
// spare is how many more do no harm.
func (bl *blockLoader) keep(spare int) {
	if len(bl.kept) <= bl.most+spare {
		return
	}
	slices.SortFunc(bl.kept, func(a, b liveTrade) int { return cmp.Compare(b.block, a.block) })
	bl.tooLarge = bl.kept[bl.most].block
	bl.floor = max(bl.floor, bl.tooLarge)
	bl.kept = slices.DeleteFunc(bl.kept, func(t liveTrade) bool { return t.block <= bl.floor })
}
