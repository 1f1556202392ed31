package eventlog

// Links says of each event of a range of a chain's log which events hold its wallet's
// trade before and its token's price before. Events that were taken back since stay linked.
type Links struct {
	First  int64       // sequence number of the first event
	Before []int64     // sequence number of the wallet's trade before; 0: none, or no trade
	Prices []PriceLink // as long as Before
}

// PriceLink leads from an event with a token's price, which is a trade, a token event that has one,
// or a resolution, to the one before. The zero value is the link of any other event.
type PriceLink struct {
	Before int64 // sequence number of the token's price event before; 0: none, or no price
	// it is a trade whose slot is later than that of every trade of the token before it
	// (semantics 2.2)
	Set bool
}

// TokenAt is a token with the newest event of its price.
type TokenAt struct {
	Token  string  // as in events
	Newest int64   // sequence number of the token's newest price event, live or not; 0: it has none
	Known  []int64 // of trades whose content is not asked for
}

// MaxTradesBack bounds how far behind a wallet's newest trade a page that is asked for
// from its end may lie, in trades: links lead from a trade to the one before it only.
const MaxTradesBack = 1000

// TradesQuery asks for a page of a wallet's trades, newest in the log first.
type TradesQuery struct {
	Newest int64 // sequence number of the wallet's newest trade; 0: it has none
	// sequence number of the trade that the page follows, with Back the one that follows the page;
	// 0: none
	Place int64
	Limit int  // most trades
	Back  bool // the last Limit trades rather than the first
}
