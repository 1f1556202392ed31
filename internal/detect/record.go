package detect

import "github.com/smartmoneyhq/smartmoney/internal/smartmoney"

// Row is a wallet's row of the effective leaderboard as of its refresh. Money is USD, rates are 0
// to 1.
type Row struct {
	Trades    uint32
	Closed    uint32 // closed positions
	Winning   uint32 // of them, with a profit
	Tokens    uint32 // distinct tokens ever traded
	BuyVolume float64
	Realized  float64 // profit of closed positions
	Net       float64 // profit, all time
	Score     float64 // trader score
	WinRate   float64 // the provider's, else TrueWinRate
}

// TrueWinRate is Winning / Closed, 0 if none closed.
func (r *Row) TrueWinRate() float64 {
	if r.Closed == 0 {
		return 0
	}
	return float64(r.Winning) / float64(r.Closed)
}

// Trade is the record of one trade by a wallet that had a rank.
type Trade struct {
	Seq          int64  // number in the chain's log
	GlobalOffset int64  // global offset
	ID           uint64 // of the trade's id, for the signal's
	At           int64  // traded_at, unix ns
	T            int64  // the chain's event time with this trade, unix ns
	Sell         bool
	Wallet       uint32 // number that Names knows
	Token        uint32 // number that Names knows
	Rank         int    // in the effective leaderboard, from 1
	Row          *Row   // of that ranking; never changed once it is here
	Price        float64
	Amount       float64 // USD
	TxHash       string  // polymarket only

	// Of the chain. Records of a version that did not keep them have 0.
	Began  int64 // the smallest traded_at so far, this trade's included, unix ns
	Ranked int   // wallets in the effective leaderboard

	// Of the token, with this trade applied.
	TokenPrice   float64 // USD, the quoted price
	SettledPrice float64 // USD
	Volume24h    float64 // USD: the provider's, else the sum of trades in (T − 24 h, T]
	Holders      int64   // 0 when unknown
	Excluded     bool    // it raises no signals
}

// Smart reports whether the trade is one by a top wallet (semantics 4).
func (t *Trade) Smart(topWallets int) bool { return t.Rank <= topWallets }

// Move is a change of a wallet's rank in the effective leaderboard.
type Move struct {
	Wallet uint32
	Rank   int // from 1; 0: no longer ranked
}

// Refresh is the record of a refresh of the effective leaderboard: the moves of wallets
// that have smart trades.
type Refresh struct {
	Seq   int64 // sequence number of the trade before which it was made
	Moves []Move
}

// Retraction is the record of a correction: the trades that it takes back, by token, whether they
// are smart trades or not.
type Retraction struct {
	Seq          int64 // number of the correction in the chain's log
	GlobalOffset int64 // its global offset
	T            int64 // the chain's event time, which it leaves as it is, unix ns
	Tokens       []RetractedToken
}

// RetractedToken has the trades of a token that a correction takes back.
type RetractedToken struct {
	Token uint32  // number that Names knows
	Seqs  []int64 // rising
}

// Names returns the names of a record's numbers.
type Names interface {
	// Wallet returns a wallet's address.
	Wallet(number uint32) string
	// Token returns a token's address and its symbol, "" if unknown.
	Token(number uint32) (address, symbol string)
	// Market returns the market of a prediction market's token, nil if it is unknown.
	Market(token uint32) *smartmoney.SignalMarket
}
