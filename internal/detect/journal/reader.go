package journal

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
)

// Interner numbers the names of a body. The records that a Reader returns have these
// numbers. Equal addresses must have equal numbers.
type Interner interface {
	// Wallet returns the number of a wallet.
	Wallet(address string) uint32
	// Token returns the number of a token, whose symbol is the given one ("" if unknown)
	// from the next record on. A Reader calls it again when the symbol changes.
	Token(address, symbol string) uint32
}

// Record is a record of a body. One of its fields is set.
type Record struct {
	Trade      *detect.Trade
	Refresh    *detect.Refresh
	Retraction *detect.Retraction
}

// Seq returns the sequence number of the event that the record is of.
func (r *Record) Seq() int64 {
	switch {
	case r.Trade != nil:
		return r.Trade.Seq
	case r.Refresh != nil:
		return r.Refresh.Seq
	default:
		return r.Retraction.Seq
	}
}

// Feed applies the record to a detector.
func (r *Record) Feed(d *detect.Detector) {
	switch {
	case r.Trade != nil:
		d.Trade(r.Trade)
	case r.Refresh != nil:
		d.Refreshed(r.Refresh)
	default:
		d.Retract(r.Retraction)
	}
}

// Read calls f with the records of a body in order. They are valid until f returns; rows stay
// valid. Read stops at the first error of f and returns it unchanged. It returns an error that
// wraps ErrDamaged if the body is damaged.
func Read(body []byte, in Interner, f func(Record) error) error {
	r := NewReader(body, in)
	for {
		record, err := r.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err == nil {
			err = f(record)
		}
		if err != nil {
			return err
		}
	}
}

// Reader returns the records of a body one by one. Reused for the chain's next body, it
// asks its Interner about new names only, and returns the same row for a wallet whose row
// did not change in between.
type Reader struct {
	rest       []byte
	size       int
	begun      bool
	format     byte
	err        error // damage; it stays until Reset
	at         position
	context    chainContext
	wallets    []*walletKnown // by index in the body
	tokens     []*tokenKnown  // likewise
	trade      detect.Trade
	refresh    detect.Refresh
	retraction detect.Retraction
	scratch    []byte

	in     Interner
	wallet map[string]*walletKnown // by packed address, over all bodies
	token  map[string]*tokenKnown  // likewise
}

type walletKnown struct {
	number uint32
	seen   walletSeen  // in this body
	row    *detect.Row // the last one, in any body
}

type tokenKnown struct {
	number  uint32
	address string
	told    string    // symbol of the last call of the Interner
	asked   bool      // the Interner was called
	seen    tokenSeen // in this body
}

// NewReader returns a reader of a body. The body must not change while it is read.
func NewReader(body []byte, in Interner) *Reader {
	r := &Reader{in: in, wallet: map[string]*walletKnown{}, token: map[string]*tokenKnown{}}
	r.Reset(body)
	return r
}

// Reset makes r read another body. The body must not change while it is read.
func (r *Reader) Reset(body []byte) {
	r.rest, r.size, r.begun, r.err, r.at, r.context = body, len(body), false, nil, position{}, chainContext{}
	r.wallets, r.tokens = r.wallets[:0], r.tokens[:0]
}

// Next returns the next record. It is valid until the next call; its row stays valid. Next returns
// io.EOF after the last record, and an error that wraps ErrDamaged if the body is damaged.
func (r *Reader) Next() (Record, error) {
	if r.err != nil {
		return Record{}, r.err
	}
	if len(r.rest) == 0 {
		return Record{}, io.EOF
	}
	if !r.begun {
		r.begun = true
		if r.format = r.rest[0]; r.format < formatNoChainContext || r.format > format {
			r.damage("unknown format")
			return Record{}, r.err
		}
		r.rest = r.rest[1:]
		return r.Next()
	}
	flags := r.flags()
	for flags == flagChainContext && r.err == nil {
		r.readChainContext()
		flags = r.flags()
	}
	var record Record
	switch {
	case flags == flagRetraction:
		r.readRetraction()
		record.Retraction = &r.retraction
	case flags&flagRefresh != 0:
		r.readRefresh()
		record.Refresh = &r.refresh
	default:
		r.readTrade(flags)
		record.Trade = &r.trade
	}
	if r.err != nil {
		return Record{}, r.err
	}
	return record, nil
}

func (r *Reader) readChainContext() {
	r.context.began += r.int()
	ranked := r.uint()
	if ranked > math.MaxInt32 {
		r.damage("count out of range")
	}
	r.context.ranked = int(ranked)
}

func (r *Reader) readRefresh() {
	r.refresh.Seq = r.at.seq + r.int()
	n := r.uint()
	r.refresh.Moves = r.refresh.Moves[:0]
	if n > uint64(len(r.rest)) { // each takes at least two bytes
		r.damage("more moves than the body holds")
	}
	for ; n > 0 && r.err == nil; n-- {
		index := r.uint()
		if index == uint64(len(r.wallets)) {
			r.newWallet()
		}
		if index >= uint64(len(r.wallets)) {
			r.damage("unknown wallet")
			return
		}
		r.refresh.Moves = append(r.refresh.Moves, detect.Move{Wallet: r.wallets[index].number, Rank: int(r.int())})
	}
}

func (r *Reader) readRetraction() {
	t := &r.retraction
	t.Seq, t.GlobalOffset, t.T = r.at.seq+r.int(), r.at.offset+r.int(), r.at.t+r.int()
	t.Tokens = t.Tokens[:0]
	for n := r.count(); n > 0 && r.err == nil; n-- {
		index := r.uint()
		if index == uint64(len(r.tokens)) {
			r.newToken()
		}
		if index >= uint64(len(r.tokens)) {
			r.damage("unknown token")
			return
		}
		t.Tokens = append(t.Tokens, detect.RetractedToken{Token: r.number(r.tokens[index]), Seqs: r.seqs(t.Seq)})
	}
}

// seqs reads the sequence numbers of trades that a correction takes back.
func (r *Reader) seqs(correction int64) []int64 {
	seqs := make([]int64, r.count())
	for i := range seqs {
		if i == 0 {
			seqs[i] = correction + r.int()
		} else {
			seqs[i] = seqs[i-1] + int64(r.uint()&math.MaxInt64)
		}
	}
	if !slices.IsSorted(seqs) {
		r.damage("trades out of order")
	}
	return seqs
}

// count reads the number of a list's elements, each of which takes at least a byte.
func (r *Reader) count() uint64 {
	n := r.uint()
	if n > uint64(len(r.rest)) {
		r.damage("more elements than the body holds")
		return 0
	}
	return n
}

func (r *Reader) readTrade(flags uint16) {
	t := &r.trade
	*t = detect.Trade{Seq: r.at.seq + 1, GlobalOffset: r.at.offset + 1, Sell: flags&flagSell != 0, Began: r.context.began, Ranked: r.context.ranked}
	r.position(t, flags)
	wallet := r.readWallet(flags)
	token := r.readToken(flags)
	if wallet == nil || token == nil {
		return
	}
	if flags&flagSameRank == 0 {
		wallet.seen.rank = int(r.int())
	}
	if flags&flagNewRow != 0 {
		wallet.seen.row = r.row(wallet)
	}
	if wallet.seen.row == nil {
		r.damage("trade without a row")
	}
	t.Wallet, t.Token, t.Rank, t.Row = wallet.number, token.number, wallet.seen.rank, wallet.seen.row
	r.what(t, &token.seen, flags)
	r.at = position{seq: t.Seq, offset: t.GlobalOffset, t: t.T, txHash: t.TxHash}
}

func (r *Reader) position(t *detect.Trade, flags uint16) {
	if flags&flagNextSeq == 0 {
		t.Seq = r.at.seq + r.int()
	}
	if flags&flagNextOffset == 0 {
		t.GlobalOffset = r.at.offset + r.int()
	}
	gap := r.int()
	if flags&flagSeconds != 0 {
		gap *= second
	}
	t.T = r.at.t + gap
	t.At = t.T
	if flags&flagAtIsT == 0 {
		t.At = t.T - r.int()
	}
}

func (r *Reader) readWallet(flags uint16) *walletKnown {
	index := uint64(len(r.wallets))
	if flags&flagNewWallet != 0 {
		r.newWallet()
	} else {
		index = r.uint()
	}
	if index >= uint64(len(r.wallets)) {
		r.damage("unknown wallet")
		return nil
	}
	return r.wallets[index]
}

func (r *Reader) newWallet() {
	packed := r.packed()
	if r.err != nil {
		return
	}
	w := r.wallet[string(packed)]
	if w == nil {
		w = &walletKnown{number: r.in.Wallet(string(r.unpack(packed)))}
		r.wallet[string(packed)] = w
	}
	w.seen = walletSeen{}
	r.wallets = append(r.wallets, w)
}

func (r *Reader) readToken(flags uint16) *tokenKnown {
	index := uint64(len(r.tokens))
	if flags&flagNewToken != 0 {
		r.newToken()
	} else {
		index = r.uint()
	}
	if index >= uint64(len(r.tokens)) {
		r.damage("unknown token")
		return nil
	}
	token := r.tokens[index]
	if flags&flagSymbol != 0 {
		if symbol := r.unpack(r.packed()); string(symbol) == token.told {
			token.seen.symbol = token.told
		} else {
			token.seen.symbol = string(symbol)
		}
	}
	if r.err == nil && token.told != token.seen.symbol {
		token.asked, token.told = false, token.seen.symbol
	}
	r.number(token)
	return token
}

// number returns the number of a token, which it asks for if the token is new or has a new symbol.
func (r *Reader) number(token *tokenKnown) uint32 {
	if r.err == nil && !token.asked {
		token.number, token.asked = r.in.Token(token.address, token.told), true
	}
	return token.number
}

func (r *Reader) newToken() {
	packed := r.packed()
	if r.err != nil {
		return
	}
	t := r.token[string(packed)]
	if t == nil {
		t = &tokenKnown{address: string(r.unpack(packed))}
		r.token[string(packed)] = t
	}
	t.seen = tokenSeen{}
	r.tokens = append(r.tokens, t)
}

// row reads a wallet's row. It returns the wallet's last row if the two are equal.
func (r *Reader) row(wallet *walletKnown) *detect.Row {
	flags := r.byte()
	row := detect.Row{Trades: r.uint32(), Closed: r.uint32(), Winning: r.uint32(), Tokens: r.uint32()}
	row.BuyVolume, row.Realized, row.Score = r.float(), r.float(), r.float()
	if row.WinRate = row.TrueWinRate(); flags&rowTrueWinRate == 0 {
		row.WinRate = r.float()
	}
	if row.Net = row.Realized; flags&rowRealized == 0 {
		row.Net = r.float()
	}
	if wallet.row == nil || wallet.row == wallet.seen.row || !sameRow(wallet.row, &row) {
		kept := row
		wallet.row = &kept
	}
	return wallet.row
}

func sameRow(a, b *detect.Row) bool {
	return a.Trades == b.Trades && a.Closed == b.Closed && a.Winning == b.Winning && a.Tokens == b.Tokens &&
		same(a.BuyVolume, b.BuyVolume) && same(a.Realized, b.Realized) && same(a.Net, b.Net) &&
		same(a.Score, b.Score) && same(a.WinRate, b.WinRate)
}

func (r *Reader) what(t *detect.Trade, token *tokenSeen, flags uint16) {
	t.ID = r.fixed()
	t.Price, t.Amount = r.float(), r.float()
	if t.TokenPrice = t.Price; flags&flagTokenPrice == 0 {
		t.TokenPrice = r.float()
	}
	if flags&flagSameVolume == 0 {
		token.volume = r.float()
	}
	if flags&flagSameHolders == 0 {
		token.holders = r.int()
	}
	t.Volume24h, t.Holders = token.volume, token.holders
	if t.SettledPrice = t.TokenPrice; r.format > formatNoMore {
		more := r.byte()
		if t.Excluded = more&moreExcluded != 0; more&moreSettled == 0 {
			t.SettledPrice = r.float()
		}
	}
	switch {
	case flags&flagTx != 0:
		t.TxHash = string(r.unpack(r.packed()))
	case flags&flagSameTx != 0:
		t.TxHash = r.at.txHash
	}
}

// damage records what is wrong with the body. The first call counts.
func (r *Reader) damage(what string) {
	if r.err == nil {
		r.err = fmt.Errorf("%s before byte %d of %d: %w", what, r.size-len(r.rest), r.size, ErrDamaged)
	}
}

// cut skips n bytes of the body. It reports damage if the body has fewer, or if n is not
// above 0, which is how package binary reports a truncated varint.
func (r *Reader) cut(n int) bool {
	if n <= 0 || n > len(r.rest) {
		r.damage("record cut short")
		return false
	}
	r.rest = r.rest[n:]
	return true
}

func (r *Reader) flags() uint16 {
	if rest := r.rest; r.cut(2) {
		return binary.LittleEndian.Uint16(rest)
	}
	return 0
}

func (r *Reader) byte() byte {
	if rest := r.rest; r.cut(1) {
		return rest[0]
	}
	return 0
}

func (r *Reader) uint() uint64 {
	v, n := binary.Uvarint(r.rest) // 0 where n is not above 0
	r.cut(n)
	return v
}

func (r *Reader) uint32() uint32 {
	v := r.uint()
	if v > math.MaxUint32 {
		r.damage("count out of range")
	}
	return uint32(v)
}

func (r *Reader) int() int64 {
	v, n := binary.Varint(r.rest) // 0 where n is not above 0
	r.cut(n)
	return v
}

func (r *Reader) fixed() uint64 {
	if rest := r.rest; r.cut(8) {
		return binary.LittleEndian.Uint64(rest)
	}
	return 0
}

func (r *Reader) float() float64 { return math.Float64frombits(r.fixed()) }
