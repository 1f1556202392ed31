package service

import (
	"context"
	"encoding/binary"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// logReader is eventlog.Log.ReadLog.
type logReader func(ctx context.Context, chain smartmoney.Chain, after int64, limit int) (events eventlog.Segment, more bool, err error)

// TradeEvent is one event of a subscription to trades.
type TradeEvent struct {
	Cursor string                  // position in the chain's log up to which everything was sent
	Trade  *smartmoney.LoggedTrade // nil with Gap
	// there may have been trades between the cursor asked for and this event
	Gap bool
}

// LiveTradesQuery selects new trades of a chain: those of Wallets, and those of the first Top
// wallets of its default leaderboard as it stands when they are read.
type LiveTradesQuery struct {
	Chain   smartmoney.Chain
	Wallets []string // at most smartmoney.MaxRankLimit addresses
	Top     *int     // 1 to smartmoney.MaxRankLimit
	After   *string  // starts after this cursor; nil: with the next trade
}

// The bounds of subscriptions to trades.
const (
	// the shortest interval between two reads of a source that has all trades
	tradesEvery = time.Second
	tradesKept  = 20_000 // the last trades of a chain that sources share
	// the farthest that a cursor may be behind, in events; further back, a gap is reported
	tradesResumed   = 100_000
	tradesReadAhead = 4096 // events of one read
)

// tradeFeed has the last trades of a chain, which its sources share, so that each event is read
// once for all of them. Nothing reads for it but its sources.
type tradeFeed struct {
	// guards what follows, and is held while trades that all sources want are read
	mu          sync.Mutex
	first, upTo int64 // the trades after one sequence number and up to another are kept
	trades      []smartmoney.LoggedTrade
	// ranks in the default leaderboard, of the first smartmoney.MaxRankLimit wallets; not changed
	front   map[string]int
	frontOf *rank.Snapshot // of which they are
}

// ranks returns the ranks of the first wallets of a snapshot, which sources share.
func (t *tradeFeed) ranks(ctx context.Context, s *Service, snapshot *rank.Snapshot, chain smartmoney.Chain) (map[string]int, error) {
	t.mu.Lock()
	front, known := t.front, t.frontOf == snapshot
	t.mu.Unlock()
	if known {
		return front, nil
	}
	page, err := s.page(ctx, snapshot, rank.Query{RankBy: smartmoney.ByTraderScore, Filter: s.opts.Defaults(chain), Limit: smartmoney.MaxRankLimit})
	if err != nil {
		return nil, err
	}
	front = make(map[string]int, len(page.Wallets))
	for i := range page.Wallets {
		front[page.Wallets[i].Address] = i + 1
	}
	t.mu.Lock()
	t.front, t.frontOf = front, snapshot
	t.mu.Unlock()
	return front, nil
}

// after returns trades of a chain after a sequence number, and the one up to which they are all.
// end is how far the engine got. It may return fewer than there are up to end, but not none of any
// progress.
func (t *tradeFeed) after(ctx context.Context, read logReader, chain smartmoney.Chain, at, end int64) ([]smartmoney.LoggedTrade, int64, error) {
	t.mu.Lock()
	if t.upTo == 0 || end-t.upTo > tradesKept {
		t.first, t.upTo, t.trades = max(at, end-tradesKept), max(at, end-tradesKept), nil
	}
	if at < t.first {
		t.mu.Unlock() // what one source alone asks for holds up no other
		return readTrades(ctx, read, chain, at, end)
	}
	defer t.mu.Unlock()
	for t.upTo < end {
		trades, upTo, err := readTrades(ctx, read, chain, t.upTo, end)
		if err != nil {
			return nil, 0, err
		}
		t.trades, t.upTo = append(t.trades, trades...), upTo
	}
	if n := len(t.trades) - tradesKept; n > tradesKept/2 {
		t.first = t.trades[n-1].Seq
		t.trades = slices.Clone(t.trades[n:])
	}
	from := len(t.trades)
	for from > 0 && t.trades[from-1].Seq > at {
		from--
	}
	return t.trades[from:len(t.trades):len(t.trades)], t.upTo, nil
}

// readTrades reads trades of a chain's log after a sequence number, none after end, and returns the
// one up to which they are all.
func readTrades(ctx context.Context, read logReader, chain smartmoney.Chain, after, end int64) ([]smartmoney.LoggedTrade, int64, error) {
	if after >= end {
		return nil, after, nil
	}
	segment, _, err := read(ctx, chain, after, tradesReadAhead)
	if err != nil {
		return nil, 0, fmt.Errorf("trades of %s after %d: %w", chain, after, err)
	}
	if len(segment.Events) == 0 {
		return nil, end, nil
	}
	var trades []smartmoney.LoggedTrade
	for i := range segment.Events {
		if seq := segment.First + int64(i); seq <= end && segment.Events[i].Trade != nil {
			trades = append(trades, smartmoney.LoggedTrade{Trade: *segment.Events[i].Trade, Seq: seq})
		}
	}
	return trades, min(end, segment.First+int64(len(segment.Events))-1), nil
}

// TradeSource produces new trades of a chain, one by one, in the order of its log.
type TradeSource struct {
	outlet[*TradeEvent]
	service *Service
	chain   smartmoney.Chain
	wallets map[string]bool
	top     int // wallets of the leaderboard; 0: none

	at     int64                    // every trade up to it was handed over or is of another wallet
	gap    bool                     // the first event is to report a gap
	front  map[string]int           // ranks of the first wallets; nil: top is 0
	batch  []smartmoney.LoggedTrade // read and not processed yet
	upTo   int64                    // the batch has all trades up to it
	readAt time.Time                // last read that found nothing more
}

// LiveTrades opens a source of new trades. It returns BAD_USER_INPUT for arguments out of bounds,
// and without Options.Events UNAVAILABLE.
func (s *Service) LiveTrades(ctx context.Context, q LiveTradesQuery) (*TradeSource, error) {
	if _, err := s.customer(ctx); err != nil {
		return nil, err
	}
	src := &TradeSource{service: s.detached(), chain: q.Chain, wallets: map[string]bool{}, outlet: newOutlet[*TradeEvent]()}
	if err := src.choose(&q); err != nil {
		return nil, err
	}
	if s.opts.Events == nil {
		return nil, notAvailable("subscriptions to trades")
	}
	snapshot, err := s.snapshot(ctx, q.Chain)
	if err != nil {
		return nil, err
	}
	end := snapshot.Position()
	src.at = end
	if q.After != nil {
		after, err := decodeFeedCursor(q.Chain, *q.After)
		if err != nil {
			return nil, err
		}
		src.gap = after > end || after < end-tradesResumed // a restore lost it, or it is too old
		src.at = max(min(after, end), end-tradesResumed)
	}
	src.upTo = src.at
	return src, nil
}

// choose checks and takes over whose trades are asked for.
func (ts *TradeSource) choose(q *LiveTradesQuery) error {
	if err := checkChain(q.Chain); err != nil {
		return err
	}
	if len(q.Wallets) == 0 && q.Top == nil {
		return smartmoney.BadInput("wallets", "wallets or top must be given")
	}
	if len(q.Wallets) > smartmoney.MaxRankLimit {
		return smartmoney.BadInput("wallets", "wallets must list at most %d wallets, got %d", smartmoney.MaxRankLimit, len(q.Wallets))
	}
	for i, address := range q.Wallets {
		normal, ok := smartmoney.NormalAddress(q.Chain, address)
		if !ok {
			return smartmoney.BadInput("wallets", "wallets[%d] must be %s on %s, got %s", i, addressForm(q.Chain), q.Chain, smartmoney.Shown(address))
		}
		ts.wallets[normal] = true
	}
	if q.Top == nil {
		return nil
	}
	if ts.top = *q.Top; ts.top < 1 || ts.top > smartmoney.MaxRankLimit {
		return smartmoney.BadInput("top", "top must be between 1 and %d, got %d", smartmoney.MaxRankLimit, ts.top)
	}
	return nil
}

// Position returns the sequence number up to which every trade was handed over or is of another
// wallet; -1 before an event that reports a gap.
func (ts *TradeSource) Position() int64 {
	if ts.gap {
		return -1
	}
	return ts.at
}

// Forget drops the trades that were read.
func (ts *TradeSource) Forget() { ts.batch, ts.upTo, ts.last = nil, ts.at, nil }

// Next hands over the next trade. While the log or the leaderboard cannot be read, it keeps trying.
func (ts *TradeSource) Next(ctx context.Context, wait bool) (EventPosition, bool, error) {
	if ts.gap {
		ts.gap = false
		return ts.handOver(&TradeEvent{Gap: true})
	}
	for {
		for len(ts.batch) > 0 {
			t := &ts.batch[0]
			ts.batch, ts.at = ts.batch[1:], t.Seq
			if at := ts.front[t.Wallet]; ts.wallets[t.Wallet] || at > 0 && at <= ts.top {
				return ts.handOver(&TradeEvent{Trade: t})
			}
		}
		ts.at = max(ts.at, ts.upTo)
		pause := tradesEvery - time.Since(ts.readAt)
		if pause > 0 && !wait {
			return EventPosition{}, false, nil
		}
		if err := retry.Sleep(ctx, pause); err != nil {
			return EventPosition{}, false, err
		}
		err := ts.read(ctx)
		if ctx.Err() != nil {
			return EventPosition{}, false, ctx.Err()
		}
		if err != nil || ts.upTo <= ts.at { // an error is temporary: retried at the next read
			ts.readAt = time.Now()
			if !wait {
				return EventPosition{}, false, nil
			}
		}
	}
}

// read reads the next trades, and who is in front now.
func (ts *TradeSource) read(ctx context.Context) error {
	snapshot, err := ts.service.load(ctx, ts.chain, smartmoney.WholeLife)
	if err != nil {
		return err
	}
	feed := &ts.service.feeds[ts.chain.Index()]
	if ts.top > 0 {
		if ts.front, err = feed.ranks(ctx, ts.service, snapshot, ts.chain); err != nil {
			return err
		}
	}
	batch, upTo, err := feed.after(ctx, ts.service.opts.Events.ReadLog, ts.chain, ts.at, snapshot.Position())
	if err == nil {
		ts.batch, ts.upTo = batch, upTo
	}
	return err
}

func (ts *TradeSource) handOver(e *TradeEvent) (EventPosition, bool, error) {
	e.Cursor = encodeFeedCursor(ts.chain, ts.at)
	return ts.outlet.handOver(e, EventPosition{Number: ts.at, Cursor: e.Cursor})
}

// encodeFeedCursor returns a cursor of a place in a chain's log.
func encodeFeedCursor(chain smartmoney.Chain, seq int64) string {
	return encodeCursor(binary.BigEndian.AppendUint64([]byte{cursorVersion, cursorFeed, byte(chain.Index())}, uint64(seq)))
}

// decodeFeedCursor returns the place in a cursor of a chain's log.
func decodeFeedCursor(chain smartmoney.Chain, text string) (int64, error) {
	body, err := openCursor(cursorFeed, text)
	if err != nil {
		return 0, err
	}
	if len(body) != 9 || int(body[0]) != chain.Index() {
		return 0, smartmoney.BadInput("after", "after must be a cursor of an earlier event about the same chain")
	}
	seq := int64(binary.BigEndian.Uint64(body[1:]))
	if seq < 0 {
		return 0, errCursor()
	}
	return seq, nil
}
