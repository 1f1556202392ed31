package journal

import (
	"errors"
	"math"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
)

// format is the first byte of every body. The records follow. Each begins with its flags
// in two bytes, the lower first. The fields of a trade follow in this order:
//
//	seq         difference to the trade before, unless flagNextSeq
//	offset      difference to the trade before, unless flagNextOffset
//	T           difference to the trade before, in seconds with flagSeconds, else ns
//	T − At      unless flagAtIsT
//	wallet      its address the first time (flagNewWallet), then its index among the body's wallets
//	token       likewise (flagNewToken), then its symbol with flagSymbol
//	rank        unless it equals that of the wallet's trade before (flagSameRank)
//	row         with flagNewRow, else that of the wallet's trade before
//	id, price, amount
//	the token's price, volume and holders, unless flagTokenPrice, flagSameVolume, flagSameHolders
//	more        flags in a byte, then the token's settled price unless moreSettled
//	tx hash     by the form in flagTx
//
// A refresh has flagRefresh alone, and these fields:
//
//	seq         difference to the trade before
//	moves       their number; for each the wallet's index (of a new wallet one past the last, then its address) and its rank
//
// The chain's signal context has flagRefresh and flagSell alone. It precedes the first trade and
// each trade whose context differs from that of the trade before. Its fields:
//
//	began       difference to the context before
//	ranked      the number of ranked wallets
//
// A retraction has flagRefresh and flagNextSeq alone, and these fields:
//
//	seq, offset, T   differences to the trade before, T in ns
//	tokens           their number; for each the token's index (of a new token one past the last, then its address), the number
//	                 of its trades, the first one's difference to seq, and the differences between the others, which rise
//
// Format 1 has no signal contexts, formats 1 and 2 have no retractions, formats 1 to 3 no more.
// Differences are zigzag varints and indices are varints. Floating-point numbers and the id take 8
// bytes, the lowest first.
const (
	format               = 4
	formatNoMore         = 3 // read, not written
	formatNoRetractions  = 2 // likewise
	formatNoChainContext = 1 // likewise
)

// The flags of more.
const (
	moreSettled  = 1 << iota // the settled price is the token's price
	moreExcluded             // the token is excluded
)

const (
	flagRefresh = 1 << iota
	flagSell
	flagNextSeq    // one more than the trade before
	flagNextOffset // likewise
	flagSeconds    // T moved by whole seconds
	flagAtIsT
	flagNewWallet
	flagNewToken
	flagSymbol
	flagSameRank
	flagNewRow
	flagTokenPrice // the token's price is the trade's
	flagSameVolume // the volume of the token's trade before; 0 for its first
	flagSameHolders
	flagTx     // with a text of its own
	flagSameTx // the hash of the trade before
)

const (
	flagChainContext = flagRefresh | flagSell
	flagRetraction   = flagRefresh | flagNextSeq
)

// The flags of a row.
const (
	rowTrueWinRate = 1 << iota // WinRate is TrueWinRate
	rowRealized                // Net is Realized
)

const second = 1_000_000_000

// ErrDamaged is wrapped by every error about a damaged body.
var ErrDamaged = errors.New("damaged journal")

// position is what the next trade is encoded relative to.
type position struct {
	seq, offset, t int64
	txHash         string
}

// chainContext is the signal context that trades share with others of their chain.
type chainContext struct {
	began  int64
	ranked int
}

// walletSeen is what a wallet's next trade is encoded relative to.
type walletSeen struct {
	row  *detect.Row
	rank int
}

// tokenSeen is what a token's next trade is encoded relative to.
type tokenSeen struct {
	symbol  string
	volume  float64
	holders int64
}

func same(a, b float64) bool { return math.Float64bits(a) == math.Float64bits(b) }
