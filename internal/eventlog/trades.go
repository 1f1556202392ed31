package eventlog

// Links says of each event of a range of a chain's log which event holds its wallet's
// trade before.
type Links struct {
	First  int64   // sequence number of the first event
	Before []int64 // sequence number of the wallet's trade before; 0: none, or no trade
}

// MaxTradesBack bounds how far behind a wallet's newest trade a page that is asked for
// from its end may lie, in trades: links lead from a trade to the one before it only.
const MaxTradesBack = 1000

// TradesQuery asks for a page of a wallet's trades, newest in the log first.
type TradesQuery struct {
	Newest int64 // sequence number of the wallet's newest trade; 0: it has none
	Place  int64 // sequence number of the trade that the page follows, with Back the one that follows the page; 0: none
	Limit  int   // most trades
	Back   bool  // the last Limit trades rather than the first
}
