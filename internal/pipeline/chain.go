package pipeline

import (
	"encoding/binary"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Options configures New.
type Options struct {
	// event time between two refreshes of the effective leaderboard, > 0
	RankInterval time.Duration
	// first ranks of the effective leaderboard whose trades are smart, ≥ 1
	TopWallets int
	Filter     smartmoney.Filter // of the effective leaderboard
	Keep       time.Duration     // how long smart trades are kept, at least detect.Keep
	// first ranks of the snapshots taken at midnight of event time; 0: none are taken
	History int

	// how many times its token's volume an open position gains at most in net profits, on a DEX; 0:
	// no limit
	OpenGainLimit float64
}

// Chain is the state machine of one chain. Its exported parts may be read between events.
type Chain struct {
	Ledger      *ledger.Ledger
	Leaderboard *rank.Leaderboard
	Detector    *detect.Detector
	Volumes     *detect.Volumes
	Days        DayScan

	interval int64 // ns
	history  int
	next     int64 // event time of the next refresh, unix ns; 0: with the next trade
	rows     map[uint32]*detect.Row
	trade    detect.Trade
	refresh  detect.Refresh

	position   int64 // number of the last event applied
	offset     int64 // its global offset; 0: the position was set by Resume
	checkpoint Checkpoint
	hours      Hours     // those since the first Begin, and those of Resume
	unwritten  *Snapshot // nil: there is none
	recording  bool      // Begin was called
	batch      batch     // under way
	written    int       // bytes of change records since the checkpoint
}

// New returns a chain's state over its ledger, which may be a loaded one. The effective leaderboard
// is refreshed from it with the next trade.
func New(chainLedger *ledger.Ledger, o Options) *Chain {
	chainLedger.LimitOpenGains(o.OpenGainLimit)
	c := &Chain{
		Ledger: chainLedger, Leaderboard: rank.NewLeaderboard(chainLedger, o.Filter, o.TopWallets),
		Detector: detect.New(chainLedger.Chain(), o.TopWallets, o.Keep), Volumes: new(detect.Volumes),
		Days: DayScan{ledger: chainLedger}, interval: int64(o.RankInterval), history: o.History, rows: map[uint32]*detect.Row{},
	}
	chainLedger.Before(c.Leaderboard.Touch)
	return c
}

// Resume sets where a loaded ledger stands: the number of the last event applied, its checkpoint and
// the hours before it.
func (c *Chain) Resume(position int64, at Checkpoint, hours Hours) {
	c.position, c.checkpoint, c.hours = position, at, slices.Clone(hours)
}

// Position returns the number in the chain's log of the last event applied.
func (c *Chain) Position() int64 { return c.position }

// Offset returns the global offset of the last event applied, 0 before the first one since Resume.
func (c *Chain) Offset() int64 { return c.offset }

// Checkpoint returns the last checkpoint.
func (c *Chain) Checkpoint() Checkpoint { return c.checkpoint }

// Hours returns the log positions of the last hours. They are shared and must not be changed.
func (c *Chain) Hours() Hours { return c.hours }

// Result is the result of an event. It is valid until the next one.
type Result struct {
	Links     ledger.Links      // to earlier events of the log
	Refreshed *detect.Refresh   // the refresh before the event; nil when there was none
	Candidate *detect.Candidate // nil if no signal can be raised
}

// Apply applies the next event of the chain's log, with its global offset.
func (c *Chain) Apply(e *event.Event, offset int64) Result {
	var r Result
	was, due := c.Ledger.EventTime(), c.Due(e)
	c.position, c.offset = c.position+1, offset
	if due {
		r.Refreshed = c.refreshEffective(e)
	}
	if c.endsDay(e) {
		c.snapshot(rank.DayAt(e.Trade.TradedAt.UnixNano())-1, due)
	}
	r.Links = c.Ledger.Apply(e, c.position)
	if e.Type == event.TypeTrade && !e.Trade.OffMarket {
		r.Candidate = c.candidate(e)
	}
	if c.recording {
		c.hours.pass(was, c.Ledger.EventTime(), c.position-1, c.checkpoint.Time)
	}
	return r
}

// Follow applies a change record that another process made of this chain's events up to a number.
func (c *Chain) Follow(seq int64, changes []byte) error {
	if err := c.Ledger.ApplyChanges(changes); err != nil {
		return err
	}
	c.position = seq
	return nil
}

// Due reports whether an event refreshes the effective leaderboard.
func (c *Chain) Due(e *event.Event) bool {
	return e.Type == event.TypeTrade && e.Trade.TradedAt.UnixNano() >= c.next
}

// refreshEffective refreshes the effective leaderboard before an event.
func (c *Chain) refreshEffective(e *event.Event) *detect.Refresh {
	c.Capture(c.history)
	c.Leaderboard.RefreshEffective()
	c.next = (e.Trade.TradedAt.UnixNano()/c.interval + 1) * c.interval // a multiple (semantics 3)
	clear(c.rows)
	c.refresh = detect.Refresh{Seq: c.position, Moves: c.Detector.Moves(c.Leaderboard.Effective().Rank)}
	c.Detector.Refreshed(&c.refresh)
	return &c.refresh
}

// candidate records a trade that was applied and returns its candidate, nil if no signal can be
// raised.
func (c *Chain) candidate(e *event.Event) *detect.Candidate {
	tr := e.Trade
	wallet, token := c.Ledger.LastTrade()
	at, now := tr.TradedAt.UnixNano(), c.Ledger.EventTime()
	c.Volumes.Add(token, at, now, tr.AmountUSD)
	row, rank := c.ranked(wallet, tr)
	if row == nil {
		return nil
	}
	known := c.Ledger.Token(token)
	c.trade = detect.Trade{
		Seq: c.position, GlobalOffset: c.offset, ID: tradeID(tr), At: at, T: now, Sell: tr.Side == smartmoney.Sell,
		Wallet: wallet, Token: token, Rank: rank, Row: row, Price: tr.PriceUSD, Amount: tr.AmountUSD,
		TokenPrice: known.Quoted, SettledPrice: known.Settled, Volume24h: known.Volume24h, Holders: max(known.Holders, 0), Excluded: known.Excluded,
		Began: c.Ledger.Began(), Ranked: c.Leaderboard.Effective().Len(),
	}
	if math.IsNaN(known.Volume24h) {
		c.trade.Volume24h = c.Volumes.Sum(token, now)
	}
	if tr.Chain == smartmoney.Polymarket {
		c.trade.TxHash = strings.Clone(tr.TxHash) // it may share its memory with a whole batch
	}
	return c.Detector.Trade(&c.trade)
}

// ranked returns the wallet's row and rank in the effective leaderboard, nil if its trade can raise
// no signal: outside the top wallets only a buy on a DEX can.
func (c *Chain) ranked(wallet uint32, tr *smartmoney.Trade) (*detect.Row, int) {
	effective := c.Leaderboard.Effective()
	if top, ok := effective.RankedWallet(wallet); ok {
		return c.row(wallet, &top.Row), top.Rank
	}
	if tr.Side == smartmoney.Sell || !tr.Chain.DEX() {
		return nil, 0
	}
	row, rank, ok := effective.Row(wallet)
	if !ok {
		return nil, 0
	}
	return c.row(wallet, &row), rank
}

// row returns a wallet's row as detection keeps it, the same one until the next refresh.
func (c *Chain) row(wallet uint32, w *ledger.Wallet) *detect.Row {
	r := c.rows[wallet]
	if r == nil {
		r = &detect.Row{
			Trades: w.Trades(), Closed: w.Closed, Winning: w.Winning, Tokens: w.Tokens,
			BuyVolume: w.BuyVolume, Realized: w.Realized, Net: w.Net, Score: w.Score, WinRate: w.WinRate(),
		}
		c.rows[wallet] = r
	}
	return r
}

// tradeID is the first half of the trade's identity in the log.
func tradeID(tr *smartmoney.Trade) uint64 {
	key := event.IDKey(tr.Chain, tr.ID)
	return binary.BigEndian.Uint64(key[:])
}

// Wallet returns a wallet's address.
func (c *Chain) Wallet(number uint32) string { return c.Ledger.Wallets.String(number) }

// Token returns a token's address and its symbol, "" if unknown.
func (c *Chain) Token(number uint32) (address, symbol string) {
	return c.Ledger.Tokens.String(number), c.Ledger.Token(number).Symbol
}

// Market returns the market of an outcome token, nil if it has no mapping.
func (c *Chain) Market(token uint32) *smartmoney.SignalMarket { return c.Ledger.SignalMarket(token) }

// Hours records the log positions at which event time passed each hour of the day before the
// checkpoint, and since, so that the trades of that day are found again without reading the whole
// log.
type Hours []Hour

// Hour is a mark of Hours.
type Hour struct {
	Seq  int64 `json:"seq"`  // up to this event,
	Time int64 `json:"time"` // event time was at most this, unix ns
}

const nsPerHour = detect.Day / 24

// pass records that the event after seq advanced event time from one time to another. A restart
// begins at a checkpoint, of which the event time is given: there may be any time between two
// events.
func (h *Hours) pass(from, to, seq, checkpoint int64) {
	if from == 0 || from/nsPerHour == to/nsPerHour {
		return
	}
	*h = append(*h, Hour{Seq: seq, Time: from})
	old := 0
	for old+1 < len(*h) && (*h)[old+1].Time <= checkpoint-detect.Day {
		old++
	}
	*h = append((*h)[:0], (*h)[old:]...)
}

// Before returns a log position up to which no trade lies in the day before an event
// time.
func (h Hours) Before(now int64) (seq int64) {
	for _, mark := range h {
		if mark.Time <= now-detect.Day {
			seq = max(seq, mark.Seq)
		}
	}
	return seq
}
