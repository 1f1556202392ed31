package journal

import (
	"errors"
	"math"

	"smartmoney/internal/detect"
)

// format leads every body. Behind it stand the records. Each begins with its flags
// in two bytes, the lower first; what follows of a trade, in this order:
//
//	seq         difference to the trade before, unless flagNextSeq
//	arrival     difference to the trade before, unless flagNextArrival
//	T           difference to the trade before, in seconds with flagSeconds, else ns
//	T − At      unless flagAtIsT
//	wallet      its address the first time (flagNewWallet), then its index among the body's wallets
//	token       likewise (flagNewToken); then its symbol with flagSymbol
//	rank        unless it is that of the wallet's trade before (flagSameRank)
//	row         with flagNewRow, else that of the wallet's trade before
//	id, price, amount
//	the token's price, volume and holders, unless flagTokenPrice, flagSameVolume, flagSameHolders
//	tx hash     by the form in flagTx
//
// and of a taking, which has flagTaking alone:
//
//	seq         difference to the trade before
//	moves       their number; of each the wallet's index, or one past the last and its address, and the rank
//
// and of the chain's signal context, which has flagTaking and flagSell alone and stands before the
// first trade and before each that differs in it:
//
//	began       difference to the scene before
//	ranked      the number of ranked wallets
//
// Format 1 has no signal contexts. Differences are zigzag varints, indices varints, everything in floating point and
// the id 8 bytes, the lowest first.
const (
	format               = 2
	formatNoChainContext = 1 // read, not written
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
	flagSameVolume // as with the token's trade before; 0 with its first
	flagSameHolders
	flagTx     // a text of its own
	flagSameTx // that of the trade before
)

const flagChainContext = flagRefresh | flagSell

// The flags of a row.
const (
	rowTrueWinRate = 1 << iota // WinRate is TrueWinRate
	rowRealized                // Net is Realized
)

const second = 1_000_000_000

// ErrDamaged is under every error that a damaged body gives.
var ErrDamaged = errors.New("damaged journal")

// position is what the next trade is written against.
type position struct {
	seq, offset, t int64
	txHash         string
}

// chainContext is what trades say of their chain.
type chainContext struct {
	began  int64
	ranked int
}

// walletSeen is what a wallet's next trade is written against.
type walletSeen struct {
	row  *detect.Row
	rank int
}

// tokenSeen is what a token's next trade is written against.
type tokenSeen struct {
	symbol  string
	volume  float64
	holders int64
}

func same(a, b float64) bool { return math.Float64bits(a) == math.Float64bits(b) }
