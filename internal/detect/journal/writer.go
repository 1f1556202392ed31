package journal

import (
	"encoding/binary"
	"math"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
)

// Span describes which records a body holds.
type Span struct {
	Trades, Refreshes int
	Retractions       int
	FirstSeq, LastSeq int64 // of the trades, refreshes and retractions
	// FromTime and ToTime are event times (T) of the trades, unix ns. Refreshes and retractions
	// count for no time: a body without trades has the time of the last trade that the Writer wrote
	// before it, 0 if there was none. The same holds for FirstOffset and LastOffset.
	FromTime, ToTime        int64
	FirstOffset, LastOffset int64
}

// Writer encodes a run of one chain's records. The zero value is ready for use.
type Writer struct {
	buf     []byte
	at      position
	context chainContext
	wallets map[uint32]uint32 // indices in seen by number
	tokens  map[uint32]uint32 // likewise
	seen    []walletSeen
	known   []tokenSeen
	span    Span
}

// Trade appends the record of a trade. It keeps t.Row, which must not change, until Reset.
// The record includes the symbol that names returns.
func (w *Writer) Trade(t *detect.Trade, names detect.Names) {
	w.begin()
	w.set(chainContext{t.Began, t.Ranked})
	start := len(w.buf)
	w.buf = append(w.buf, 0, 0)
	flags := w.writeOffsets(t)
	flags |= w.writeTrader(t, names)
	flags |= w.writeAmounts(t)
	if t.Sell {
		flags |= flagSell
	}
	binary.LittleEndian.PutUint16(w.buf[start:], flags)
	w.at = position{seq: t.Seq, offset: t.GlobalOffset, t: t.T, txHash: t.TxHash}
	w.writeExtras(t)
}

// set appends the signal context of the trades that follow if it changed.
func (w *Writer) set(s chainContext) {
	if s == w.context {
		return
	}
	w.buf = append(w.buf, flagChainContext, 0)
	w.int(s.began - w.context.began)
	w.uint(uint64(s.ranked))
	w.context = s
}

// Refresh appends the record of a refresh of the effective leaderboard. It precedes the
// trade that caused it.
func (w *Writer) Refresh(t *detect.Refresh, names detect.Names) {
	w.begin()
	w.buf = append(w.buf, flagRefresh, 0)
	w.int(t.Seq - w.at.seq)
	w.uint(uint64(len(t.Moves)))
	for _, m := range t.Moves {
		index, met := w.wallet(m.Wallet)
		w.uint(uint64(index))
		if !met {
			w.buf = appendPacked(w.buf, names.Wallet(m.Wallet))
		}
		w.int(int64(m.Rank))
	}
	w.span.reach(t.Seq)
	w.span.Refreshes++
}

// Retract appends the record of a correction.
func (w *Writer) Retract(t *detect.Retraction, names detect.Names) {
	w.begin()
	w.buf = binary.LittleEndian.AppendUint16(w.buf, flagRetraction)
	w.int(t.Seq - w.at.seq)
	w.int(t.GlobalOffset - w.at.offset)
	w.int(t.T - w.at.t)
	w.uint(uint64(len(t.Tokens)))
	for i := range t.Tokens {
		w.retractToken(&t.Tokens[i], t.Seq, names)
	}
	w.span.reach(t.Seq)
	w.span.Retractions++
}

func (w *Writer) retractToken(t *detect.RetractedToken, correction int64, names detect.Names) {
	index, met := w.tokenIndex(t.Token)
	w.uint(uint64(index))
	if !met {
		address, _ := names.Token(t.Token)
		w.buf = appendPacked(w.buf, address)
	}
	w.uint(uint64(len(t.Seqs)))
	for i, seq := range t.Seqs {
		if i == 0 {
			w.int(seq - correction)
		} else {
			w.uint(uint64(seq - t.Seqs[i-1]))
		}
	}
}

// Body returns what was written, nil if nothing was. It is valid until Reset, and its
// capacity has room for 8 more bytes.
func (w *Writer) Body() []byte {
	n := len(w.buf)
	if n == 0 {
		return nil
	}
	w.buf = append(w.buf, 0, 0, 0, 0, 0, 0, 0, 0)[:n]
	return w.buf[: n : n+8]
}

// Span returns which records the body holds.
func (w *Writer) Span() Span { return w.span }

// keptDictionary bounds the size of the tables that a Writer reuses after Reset. Clearing
// a table costs as much as its size, also when few entries are in use.
const keptDictionary = 4096

// Reset empties the writer and keeps its memory for reuse.
func (w *Writer) Reset() {
	last := Span{
		FromTime: w.span.ToTime, ToTime: w.span.ToTime, FirstOffset: w.span.LastOffset, LastOffset: w.span.LastOffset,
	}
	*w = Writer{
		buf: w.buf[:0], wallets: emptied(w.wallets), tokens: emptied(w.tokens), seen: w.seen, known: w.known, span: last,
	}
	clear(w.seen)
	clear(w.known)
	w.seen, w.known = w.seen[:0], w.known[:0]
}

func emptied(indices map[uint32]uint32) map[uint32]uint32 {
	if len(indices) > keptDictionary {
		return nil
	}
	clear(indices)
	return indices
}

func (w *Writer) begin() {
	if len(w.buf) > 0 {
		return
	}
	w.buf = append(w.buf, format)
	if w.wallets == nil {
		w.wallets = map[uint32]uint32{}
	}
	if w.tokens == nil {
		w.tokens = map[uint32]uint32{}
	}
}

// writeOffsets writes the trade's sequence number, global offset and times.
func (w *Writer) writeOffsets(t *detect.Trade) (flags uint16) {
	if t.Seq-w.at.seq == 1 {
		flags |= flagNextSeq
	} else {
		w.int(t.Seq - w.at.seq)
	}
	if t.GlobalOffset-w.at.offset == 1 {
		flags |= flagNextOffset
	} else {
		w.int(t.GlobalOffset - w.at.offset)
	}
	gap := t.T - w.at.t
	if gap%second == 0 {
		flags |= flagSeconds
		gap /= second
	}
	w.int(gap)
	if t.At == t.T {
		return flags | flagAtIsT
	}
	w.int(t.T - t.At)
	return flags
}

// writeTrader writes the trade's wallet, token, rank and row.
func (w *Writer) writeTrader(t *detect.Trade, names detect.Names) (flags uint16) {
	index, met := w.wallet(t.Wallet)
	if met {
		w.uint(uint64(index))
	} else {
		flags |= flagNewWallet
		w.buf = appendPacked(w.buf, names.Wallet(t.Wallet))
	}
	flags |= w.token(t.Token, names)
	seen := &w.seen[index]
	if seen.rank == t.Rank {
		flags |= flagSameRank
	} else {
		w.int(int64(t.Rank))
	}
	if seen.row != t.Row {
		flags |= flagNewRow
		w.row(t.Row)
	}
	*seen = walletSeen{row: t.Row, rank: t.Rank}
	return flags
}

// wallet returns a wallet's index in the body, and whether the body had it before.
func (w *Writer) wallet(number uint32) (index uint32, met bool) {
	if index, met = w.wallets[number]; met {
		return index, true
	}
	index = uint32(len(w.seen))
	w.wallets[number] = index
	w.seen = append(w.seen, walletSeen{})
	return index, false
}

func (w *Writer) token(number uint32, names detect.Names) (flags uint16) {
	address, symbol := names.Token(number)
	index, met := w.tokenIndex(number)
	if met {
		w.uint(uint64(index))
	} else {
		flags |= flagNewToken
		w.buf = appendPacked(w.buf, address)
	}
	if known := &w.known[index]; known.symbol != symbol {
		flags |= flagSymbol
		known.symbol = symbol
		w.buf = appendPacked(w.buf, symbol)
	}
	return flags
}

// tokenIndex returns a token's index in the body, and whether the body had it before.
func (w *Writer) tokenIndex(number uint32) (index uint32, met bool) {
	if index, met = w.tokens[number]; met {
		return index, true
	}
	index = uint32(len(w.known))
	w.tokens[number] = index
	w.known = append(w.known, tokenSeen{})
	return index, false
}

func (w *Writer) row(r *detect.Row) {
	at := len(w.buf)
	var flags byte
	w.buf = append(w.buf, 0)
	for _, n := range [...]uint32{r.Trades, r.Closed, r.Winning, r.Tokens} {
		w.uint(uint64(n))
	}
	w.float(r.BuyVolume)
	w.float(r.Realized)
	w.float(r.Score)
	if same(r.WinRate, r.TrueWinRate()) {
		flags |= rowTrueWinRate
	} else {
		w.float(r.WinRate)
	}
	if same(r.Net, r.Realized) {
		flags |= rowRealized
	} else {
		w.float(r.Net)
	}
	w.buf[at] = flags
}

// writeAmounts writes the trade's own numbers and those of its token.
func (w *Writer) writeAmounts(t *detect.Trade) (flags uint16) {
	w.fixed(t.ID)
	w.float(t.Price)
	w.float(t.Amount)
	if same(t.TokenPrice, t.Price) {
		flags |= flagTokenPrice
	} else {
		w.float(t.TokenPrice)
	}
	known := &w.known[w.tokens[t.Token]]
	if same(t.Volume24h, known.volume) {
		flags |= flagSameVolume
	} else {
		w.float(t.Volume24h)
	}
	if t.Holders == known.holders {
		flags |= flagSameHolders
	} else {
		w.int(t.Holders)
	}
	known.volume, known.holders = t.Volume24h, t.Holders
	w.more(t)
	switch t.TxHash {
	case "":
	case w.at.txHash:
		flags |= flagSameTx
	default:
		flags |= flagTx
		w.buf = appendPacked(w.buf, t.TxHash)
	}
	return flags
}

func (w *Writer) more(t *detect.Trade) {
	var flags byte
	if same(t.SettledPrice, t.TokenPrice) {
		flags |= moreSettled
	}
	if t.Excluded {
		flags |= moreExcluded
	}
	w.buf = append(w.buf, flags)
	if flags&moreSettled == 0 {
		w.float(t.SettledPrice)
	}
}

func (w *Writer) writeExtras(t *detect.Trade) {
	s := &w.span
	s.reach(t.Seq)
	if s.Trades == 0 {
		s.FromTime, s.ToTime, s.FirstOffset, s.LastOffset = t.T, t.T, t.GlobalOffset, t.GlobalOffset
	}
	s.Trades++
	s.FromTime, s.ToTime = min(s.FromTime, t.T), max(s.ToTime, t.T)
	s.FirstOffset, s.LastOffset = min(s.FirstOffset, t.GlobalOffset), max(s.LastOffset, t.GlobalOffset)
}

func (s *Span) reach(seq int64) {
	if s.Trades+s.Refreshes+s.Retractions == 0 {
		s.FirstSeq, s.LastSeq = seq, seq
	}
	s.FirstSeq, s.LastSeq = min(s.FirstSeq, seq), max(s.LastSeq, seq)
}

func (w *Writer) uint(v uint64)   { w.buf = binary.AppendUvarint(w.buf, v) }
func (w *Writer) int(v int64)     { w.buf = binary.AppendVarint(w.buf, v) }
func (w *Writer) fixed(v uint64)  { w.buf = binary.LittleEndian.AppendUint64(w.buf, v) }
func (w *Writer) float(v float64) { w.fixed(math.Float64bits(v)) }
