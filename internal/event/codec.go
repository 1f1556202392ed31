package event

import (
	"crypto/sha256"
	"encoding/binary"
	"math"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// The binary form of an event, in a segment of one chain's log:
//
//	type      1 byte, one of the tags below
//	length    uvarint, bytes of the payload
//	payload   the fields of the type, in the order in which pack… appends them
//
// Numbers are 8 bytes, little endian: the bits of a float64, or a time's nanoseconds since the Unix
// epoch; block and sequence numbers are uvarints. Texts are in the form of AppendPacked. The chain
// is the segment's and is not repeated. Decoding returns what was encoded, bit for bit. The tags
// and layouts are stored in databases and must not change; a new layout needs a new format byte in
// the segment.
const (
	tagTrade      = 1
	tagToken      = 2
	tagWallet     = 3
	tagMarket     = 4
	tagMapping    = 5
	tagResolution = 6
	tagRetract    = 7
	tagRewind     = 8
)

// Flags of a payload.
const (
	flagSell  = 1 << 0 // trade
	flagBlock = 1 << 1 // the number of its block follows the time
	flagOff   = 1 << 2 // it is off the market

	flagSymbol  = 1 << 0 // token
	flagPrice   = 1 << 1
	flagVolume  = 1 << 2
	flagHolders = 1 << 3

	flagNetPnl  = 1 << 0 // wallet
	flagWinRate = 1 << 1

	flagSaysExcluded = 1 << 6 // token and wallet: excluded was sent
	flagExcluded     = 1 << 7 // its value

	flagClosed  = 1 << 0 // market
	flagDetails = 1 << 1 // details follow, with flags of their own

	flagDescription = 1 << 0 // details of a market
	flagStartDate   = 1 << 1
	flagCreatedAt   = 1 << 2
	flagUpdatedAt   = 1 << 3
	flagActive      = 1 << 4 // active was sent
	flagIsActive    = 1 << 5 // its value
	flagLiquidity   = 1 << 6
	flagSpread      = 1 << 7
)

// AppendBinary appends the binary form of e to dst. e must be valid (semantics 1). The
// chain is not written, because a segment belongs to one chain.
func AppendBinary(dst []byte, e *Event) []byte {
	switch e.Type {
	case TypeTrade:
		return finish(packTrade(begin(dst, tagTrade), e.Trade), len(dst))
	case TypeToken:
		return finish(packToken(begin(dst, tagToken), e.Token), len(dst))
	case TypeWallet:
		return finish(packWallet(begin(dst, tagWallet), e.Wallet), len(dst))
	case TypeMarket:
		return finish(packMarket(begin(dst, tagMarket), e.Market), len(dst))
	case TypeMapping:
		return finish(packMapping(begin(dst, tagMapping), e.Mapping), len(dst))
	case TypeResolution:
		return finish(packResolution(begin(dst, tagResolution), e.Resolution), len(dst))
	case TypeRetract:
		return finish(packSeqs(AppendPacked(begin(dst, tagRetract), e.Correction.ID), e.Correction.Seqs), len(dst))
	case TypeRewind:
		return finish(packSeqs(binary.AppendUvarint(begin(dst, tagRewind), uint64(e.Correction.Block)), e.Correction.Seqs), len(dst))
	default:
		panic("BUG: event of unknown type " + string(e.Type))
	}
}

// begin appends the tag and reserves two bytes for the length.
func begin(dst []byte, tag byte) []byte { return append(dst, tag, 0, 0) }

// headerLen is the size of what begin appends: tag and length.
const headerLen = 3

// finish writes the length of the event that starts at start. A length takes at least
// two bytes; one that needs more moves the payload.
func finish(dst []byte, start int) []byte {
	n := len(dst) - start - headerLen
	if n < 1<<14 {
		dst[start+1] = byte(n) | 0x80
		dst[start+2] = byte(n >> 7)
		return dst
	}
	var length [binary.MaxVarintLen64]byte
	size := binary.PutUvarint(length[:], uint64(n))
	dst = append(dst, length[:size-2]...)
	copy(dst[start+1+size:], dst[start+headerLen:start+headerLen+n])
	copy(dst[start+1:], length[:size])
	return dst
}

// packTrade appends a trade's payload. Types that have flags start with them.
func packTrade(dst []byte, t *smartmoney.Trade) []byte {
	dst = append(dst, flagIf(t.Side == smartmoney.Sell, flagSell)|flagIf(t.HasBlock, flagBlock)|flagIf(t.OffMarket, flagOff))
	dst = AppendPacked(dst, t.Wallet)
	dst = AppendPacked(dst, t.Token)
	dst = AppendPacked(dst, t.ID)
	dst = AppendPacked(dst, t.TxHash)
	dst = AppendPacked(dst, t.Symbol)
	dst = packFloat(dst, t.Quantity)
	dst = packFloat(dst, t.PriceUSD)
	dst = packFloat(dst, t.AmountUSD)
	dst = packTime(dst, t.TradedAt)
	if !t.HasBlock {
		return dst // as before there were blocks
	}
	return binary.AppendUvarint(dst, uint64(t.Block))
}

// packSeqs appends rising sequence numbers: how many, then the difference of each to the one
// before.
func packSeqs(dst []byte, seqs []int64) []byte {
	dst = binary.AppendUvarint(dst, uint64(len(seqs)))
	before := int64(0)
	for _, seq := range seqs {
		dst = binary.AppendUvarint(dst, uint64(seq-before))
		before = seq
	}
	return dst
}

func packToken(dst []byte, t *smartmoney.TokenUpdate) []byte {
	flags := flagIf(t.Symbol != nil, flagSymbol) | flagIf(t.PriceUSD != nil, flagPrice) |
		flagIf(t.Volume24hUSD != nil, flagVolume) | flagIf(t.Holders != nil, flagHolders) | excludedFlags(t.Excluded)
	dst = append(dst, flags)
	dst = AppendPacked(dst, t.Token)
	dst = packTime(dst, t.UpdatedAt)
	if t.Symbol != nil {
		dst = AppendPacked(dst, *t.Symbol)
	}
	dst = packOptional(dst, t.PriceUSD)
	dst = packOptional(dst, t.Volume24hUSD)
	if t.Holders != nil {
		dst = binary.LittleEndian.AppendUint64(dst, uint64(*t.Holders))
	}
	return dst
}

func packWallet(dst []byte, w *smartmoney.WalletStats) []byte {
	dst = append(dst, flagIf(w.NetPnlUSD != nil, flagNetPnl)|flagIf(w.WinRate != nil, flagWinRate)|excludedFlags(w.Excluded))
	dst = AppendPacked(dst, w.Wallet)
	dst = packOptional(dst, w.NetPnlUSD)
	return packOptional(dst, w.WinRate)
}

func packMarket(dst []byte, m *smartmoney.Market) []byte {
	dst = append(dst, flagIf(m.Closed, flagClosed)|flagIf(m.Details != nil, flagDetails))
	dst = AppendPacked(dst, m.ItemID)
	dst = AppendPacked(dst, m.Question)
	dst = AppendPacked(dst, m.Slug)
	dst = AppendPacked(dst, m.EndDate)
	dst = binary.AppendUvarint(dst, uint64(len(m.Tags)))
	for _, tag := range m.Tags {
		dst = AppendPacked(dst, tag)
	}
	dst = packFloat(dst, m.Volume24hr)
	if m.Details == nil {
		return dst // as before there were details
	}
	return packDetails(dst, m.Details)
}

func packDetails(dst []byte, d *smartmoney.MarketDetails) []byte {
	dst = append(dst, flagIf(d.Description != "", flagDescription)|flagIf(!d.StartDate.IsZero(), flagStartDate)|
		flagIf(!d.CreatedAt.IsZero(), flagCreatedAt)|flagIf(!d.UpdatedAt.IsZero(), flagUpdatedAt)|
		flagIf(d.Active != nil, flagActive)|flagIf(d.Active != nil && *d.Active, flagIsActive)|
		flagIf(d.LiquidityUSD != nil, flagLiquidity)|flagIf(d.Spread != nil, flagSpread))
	if d.Description != "" {
		dst = AppendPacked(dst, d.Description)
	}
	for _, t := range [...]time.Time{d.StartDate, d.CreatedAt, d.UpdatedAt} {
		if !t.IsZero() {
			dst = packTime(dst, t)
		}
	}
	dst = packOptional(dst, d.LiquidityUSD)
	return packOptional(dst, d.Spread)
}

func packMapping(dst []byte, m *smartmoney.MarketMapping) []byte {
	dst = AppendPacked(dst, m.Token)
	dst = AppendPacked(dst, m.ItemID)
	dst = AppendPacked(dst, m.OutcomeLabel)
	dst = AppendPacked(dst, m.Question)
	return AppendPacked(dst, m.Slug)
}

func packResolution(dst []byte, r *smartmoney.Resolution) []byte {
	dst = AppendPacked(dst, r.Token)
	dst = packFloat(dst, r.Payout)
	return packTime(dst, r.ResolvedAt)
}

func flagIf(on bool, flag byte) byte {
	if on {
		return flag
	}
	return 0
}

func excludedFlags(excluded *bool) byte {
	return flagIf(excluded != nil, flagSaysExcluded) | flagIf(excluded != nil && *excluded, flagExcluded)
}

func packFloat(dst []byte, x float64) []byte {
	return binary.LittleEndian.AppendUint64(dst, math.Float64bits(x))
}

func packOptional(dst []byte, x *float64) []byte {
	if x == nil {
		return dst
	}
	return packFloat(dst, *x)
}

func packTime(dst []byte, t time.Time) []byte {
	return binary.LittleEndian.AppendUint64(dst, uint64(t.UnixNano()))
}

// IDKey returns the key that makes a trade id unique in its chain for ever: the first
// 16 bytes of SHA-256 over the chain's index and the id. Finding two ids with the same
// key is infeasible. The key is stored and must not change.
func IDKey(chain smartmoney.Chain, id string) (key [16]byte) {
	var space [256]byte
	sum := sha256.Sum256(append(append(space[:0], byte(chain.Index())), id...))
	copy(key[:], sum[:])
	return key
}
