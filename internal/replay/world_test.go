package replay_test

import (
	"context"
	"fmt"
	"math"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/detect/journal"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// world is a database whose journal a test writes batch by batch.
type world struct {
	testing.TB
	db     *testkit.DB
	offset int64
	seqs   [smartmoney.ChainCount]int64
	write  [smartmoney.ChainCount]journal.Writer
}

// record is what a test writes: a trade, or the refresh before a trade that has no record.
type record struct {
	chain   smartmoney.Chain
	trade   *detect.Trade
	refresh []detect.Move
}

// buy is a purchase by a wallet on base, a number of minutes after noon.
func buy(chain smartmoney.Chain, wallet, token uint32, minute int) record {
	return record{chain: chain, trade: testkit.BuyRecord(wallet, token, testkit.Minutes(minute))}
}

// batch writes one batch of the engine: a row for each chain that has records, whose trades
// take the global offsets in the order in which they stand.
func (w *world) batch(revision int64, records ...record) {
	w.Helper()
	for _, r := range records {
		i := r.chain.Index()
		w.offset++
		w.seqs[i]++
		if r.refresh != nil {
			w.write[i].Refresh(&detect.Refresh{Seq: w.seqs[i], Moves: r.refresh}, testkit.Names{})
			continue
		}
		r.trade.Seq, r.trade.GlobalOffset, r.trade.ID = w.seqs[i], w.offset, uint64(w.offset)
		w.write[i].Trade(r.trade, testkit.Names{})
	}
	c := &enginestate.Commit{Arrived: w.offset}
	for i, chain := range smartmoney.Chains() {
		if body := w.write[i].Body(); body != nil {
			c.Journal = append(c.Journal, rowOf(chain, revision, w.write[i].Span(), body))
		}
	}
	w.commit(c)
	for i := range w.write {
		w.write[i].Reset()
	}
}

func rowOf(chain smartmoney.Chain, revision int64, s journal.Span, body []byte) enginestate.JournalRow {
	return enginestate.JournalRow{
		Chain: chain, FirstSeq: s.FirstSeq, LastSeq: s.LastSeq, FromTime: s.FromTime, ToTime: s.ToTime, FirstOffset: s.FirstOffset, LastOffset: s.LastOffset,
		CommittedAt: time.Unix(0, s.ToTime).Add(time.Second), ConfigRevision: revision, Body: body,
	}
}

func (w *world) commit(c *enginestate.Commit) {
	w.Helper()
	if err := w.db.CommitState(w.Context(), c); err != nil {
		w.Fatal(err)
	}
}

// everything is the range of all records.
func everything() *replay.Range {
	r := replay.NewRange(200, 24*time.Hour, nil)
	r.UpTo = math.MaxInt64
	for i := range r.After {
		r.After[i] = math.MinInt64
	}
	return r
}

// scanned returns the global offsets and chains of a range's candidates as they are visited.
func (w *world) scanned(r *replay.Range) (out []string) {
	w.Helper()
	err := replay.Scan(w.Context(), w.db, r, func(at *replay.Cursor, c *detect.Candidate) error {
		if at.Chain != c.Chain() {
			w.Errorf("a candidate of %s at a cursor of %s", c.Chain(), at.Chain)
		}
		out = append(out, fmt.Sprint(c.Trade.GlobalOffset, " ", at.Chain))
		return nil
	})
	if err != nil {
		w.Fatal(err)
	}
	return out
}

// counted is a journal that counts the rows read and may fail at one.
type counted struct {
	*testkit.DB
	rows   int
	failAt int // of the rows; 0: never
}

var errBroken = fmt.Errorf("the connection broke")

func (c *counted) Journal(ctx context.Context, chain smartmoney.Chain, after, upToSeq int64, f func(enginestate.JournalRow) error) error {
	return c.DB.Journal(ctx, chain, after, upToSeq, func(r enginestate.JournalRow) error {
		if c.rows++; c.rows == c.failAt {
			return errBroken
		}
		return f(r)
	})
}
