package pipeline

import (
	"encoding/binary"
	"math"
	"strings"
	"time"

	"smartmoney/internal/detect"
	"smartmoney/internal/event"
	"smartmoney/internal/ledger"
	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
)

// Options say how a chain's events are looked at.
type Options struct {
	RankInterval time.Duration     // event time between two takings of the ranking in force, > 0
	TopWallets   int               // wallets of the ranking whose trades are smart, ≥ 1
	Filter       smartmoney.Filter // of the ranking in force
	Keep         time.Duration     // for how long smart trades are kept, at least detect.Keep
}

// Chain is one chain's state. Book, Board and Detector may be read between events.
type Chain struct {
	Book     *ledger.Book
	Board    *rank.Board
	Detector *detect.Detector
	Volumes  *detect.Volumes

	interval int64 // ns
	top      int
	next     int64 // event time at which the ranking is due again, unix ns; 0: with the next trade
	rows     map[uint32]*detect.Row
	trade    detect.Trade
	taking   detect.Taking
}

var _ detect.Names = (*Chain)(nil)

// New makes a chain's state over its book, which may be one that was loaded: the
// ranking in force is then taken from it with the next trade.
func New(book *ledger.Book, o Options) *Chain {
	c := &Chain{
		Book: book, Board: rank.NewBoard(book, o.Filter, o.TopWallets),
		Detector: detect.New(book.Chain(), o.TopWallets, o.Keep), Volumes: new(detect.Volumes),
		interval: int64(o.RankInterval), top: o.TopWallets, rows: map[uint32]*detect.Row{},
	}
	book.Before(c.Board.Touch)
	return c
}

// Result is what came of an event. It is valid until the next one.
type Result struct {
	Before   int64            // number of the wallet's trade before, 0 where there is none
	Taken    *detect.Taking   // the ranking was taken before the event; nil when it was not
	Occasion *detect.Occasion // nil where there is nothing to see
}

// Apply applies an event, whose number in the chain's log is seq and that arrived
// with a number over all chains.
func (c *Chain) Apply(e *event.Event, seq, arrival int64) Result {
	var r Result
	if c.Due(e) {
		r.Taken = c.take(e, seq)
	}
	r.Before = c.Book.Apply(e, seq)
	if e.Type == event.TypeTrade {
		r.Occasion = c.look(e, seq, arrival)
	}
	return r
}

// Due reports whether an event takes the ranking in force anew.
func (c *Chain) Due(e *event.Event) bool { return Due(e, c.next) }

// Due reports whether an event takes the ranking in force anew when the next taking
// is due at event time next, unix ns.
func Due(e *event.Event, next int64) bool {
	return e.Type == event.TypeTrade && e.Trade.TradedAt.UnixNano() >= next
}

// Next is the event time at which the ranking is due again, unix ns.
func (c *Chain) Next() int64 { return c.next }

// After is the next multiple of the interval after a trade (semantics 3).
func (c *Chain) After(e *event.Event) int64 {
	return (e.Trade.TradedAt.UnixNano()/c.interval + 1) * c.interval
}

// take takes the ranking in force before an event.
func (c *Chain) take(e *event.Event, seq int64) *detect.Taking {
	c.Board.Take()
	c.next = c.After(e)
	clear(c.rows)
	c.taking = detect.Taking{Seq: seq, Moves: c.Detector.Moves(c.Board.InForce().Rank)}
	c.Detector.Taken(&c.taking)
	return &c.taking
}

// look records a trade that was applied, and lets the detector see it.
func (c *Chain) look(e *event.Event, seq, arrival int64) *detect.Occasion {
	tr := e.Trade
	wallet, token := c.Book.LastTrade()
	at, now := tr.TradedAt.UnixNano(), c.Book.EventTime()
	c.Volumes.Add(token, at, now, tr.AmountUSD)
	row, place := c.standing(wallet, tr)
	if row == nil {
		return nil
	}
	known := c.Book.Token(token)
	c.trade = detect.Trade{
		Seq: seq, Arrival: arrival, ID: tradeID(tr), At: at, T: now, Sell: tr.Side == smartmoney.Sell,
		Wallet: wallet, Token: token, Rank: place, Row: row, Price: tr.PriceUSD, Amount: tr.AmountUSD,
		TokenPrice: known.Price, Volume24h: known.Volume24h, Holders: max(known.Holders, 0),
		Began: c.Book.Began(), Ranked: c.Board.InForce().Len(),
	}
	if math.IsNaN(known.Volume24h) {
		c.trade.Volume24h = c.Volumes.Sum(token, now)
	}
	if tr.Chain == smartmoney.Polymarket {
		c.trade.TxHash = strings.Clone(tr.TxHash) // it may share its memory with a whole batch
	}
	return c.Detector.Trade(&c.trade)
}

// standing gives the wallet's row and rank in the ranking in force, nil when a trade
// of it can raise nothing: outside the top wallets only a buy on a DEX can.
func (c *Chain) standing(wallet uint32, tr *smartmoney.Trade) (*detect.Row, int) {
	force := c.Board.InForce()
	if top, ok := force.Standing(wallet); ok {
		return c.row(wallet, &top.Row), top.Rank
	}
	if tr.Side == smartmoney.Sell || !tr.Chain.DEX() {
		return nil, 0
	}
	row, place, ok := force.Row(wallet)
	if !ok {
		return nil, 0
	}
	return c.row(wallet, &row), place
}

// row gives a wallet's row as detection keeps it, the same one until the next taking.
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

// Wallet gives a wallet's address.
func (c *Chain) Wallet(number uint32) string { return c.Book.Wallets.String(number) }

// Token gives a token's address and its symbol, "" when unknown.
func (c *Chain) Token(number uint32) (address, symbol string) {
	return c.Book.Tokens.String(number), c.Book.Token(number).Symbol
}

// Market gives the market of an outcome as it is known, nil when no mapping is.
func (c *Chain) Market(token uint32) *smartmoney.SignalMarket { return c.Book.SignalMarket(token) }
