package tape

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"

	"smartmoney/internal/detect"
)

// Interner gives numbers to the names of a body, which its records then carry.
// Equal addresses must get equal numbers.
type Interner interface {
	// Wallet gives the number of a wallet.
	Wallet(address string) uint32
	// Token gives the number of a token whose symbol is the given one, "" when
	// unknown, from the next record on.
	Token(address, symbol string) uint32
}

// Read calls trade and taking with the records of a body in order. What they get is
// valid until they return, but for rows, which stay. An error of theirs ends the
// reading and comes back as it is; one over ErrDamaged tells that the body is damaged.
func Read(body []byte, in Interner, trade func(*detect.Trade) error, taking func(*detect.Taking) error) error {
	r := NewReader(body, in)
	for {
		tr, tk, err := r.Next()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		case tr != nil:
			err = trade(tr)
		default:
			err = taking(tk)
		}
		if err != nil {
			return err
		}
	}
}

// Reader gives the records of a body one by one.
type Reader struct {
	rest    []byte
	size    int
	in      Interner
	begun   bool
	err     error // damage; it stays
	at      position
	wallets []walletRead
	tokens  []tokenRead
	trade   detect.Trade
	taking  detect.Taking
	scratch []byte
}

type walletRead struct {
	walletSeen
	number uint32
}

type tokenRead struct {
	tokenSeen
	address string
	number  uint32
}

// NewReader gives a reader of a body, which must not change while it is read.
func NewReader(body []byte, in Interner) *Reader {
	return &Reader{rest: body, size: len(body), in: in}
}

// Next gives the next record, a trade or a taking, which is valid until the next
// call but for its row, which stays; io.EOF after the last one, and an error over
// ErrDamaged where the body is damaged.
func (r *Reader) Next() (*detect.Trade, *detect.Taking, error) {
	if r.err != nil {
		return nil, nil, r.err
	}
	if len(r.rest) == 0 {
		return nil, nil, io.EOF
	}
	if !r.begun {
		r.begun = true
		if r.rest[0] != format {
			r.damage("unknown format")
			return nil, nil, r.err
		}
		r.rest = r.rest[1:]
		return r.Next()
	}
	flags := r.flags()
	if flags&flagTaking != 0 {
		r.readTaking()
	} else {
		r.readTrade(flags)
	}
	switch {
	case r.err != nil:
		return nil, nil, r.err
	case flags&flagTaking != 0:
		return nil, &r.taking, nil
	default:
		return &r.trade, nil, nil
	}
}

func (r *Reader) readTaking() {
	r.taking.Seq = r.at.seq + r.int()
	n := r.uint()
	r.taking.Moves = r.taking.Moves[:0]
	if n > uint64(len(r.rest)) { // each takes two bytes at least
		r.damage("more moves than the body holds")
	}
	for ; n > 0 && r.err == nil; n-- {
		place := r.uint()
		if place == uint64(len(r.wallets)) {
			r.newWallet()
		}
		if place >= uint64(len(r.wallets)) {
			r.damage("unknown wallet")
			return
		}
		r.taking.Moves = append(r.taking.Moves, detect.Move{Wallet: r.wallets[place].number, Rank: int(r.int())})
	}
}

func (r *Reader) readTrade(flags uint16) {
	t := &r.trade
	*t = detect.Trade{Seq: r.at.seq + 1, Arrival: r.at.arrival + 1, Sell: flags&flagSell != 0}
	r.place(t, flags)
	wallet := r.wallet(flags)
	token := r.token(flags)
	if wallet == nil || token == nil {
		return
	}
	if flags&flagSameRank == 0 {
		wallet.rank = int(r.int())
	}
	if flags&flagNewRow != 0 {
		wallet.row = r.row()
	}
	if wallet.row == nil {
		r.damage("trade without a row")
	}
	t.Wallet, t.Token, t.Rank, t.Row = wallet.number, token.number, wallet.rank, wallet.row
	r.what(t, token, flags)
	r.at = position{seq: t.Seq, arrival: t.Arrival, t: t.T, txHash: t.TxHash}
}

func (r *Reader) place(t *detect.Trade, flags uint16) {
	if flags&flagNextSeq == 0 {
		t.Seq = r.at.seq + r.int()
	}
	if flags&flagNextArrival == 0 {
		t.Arrival = r.at.arrival + r.int()
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

func (r *Reader) wallet(flags uint16) *walletRead {
	place := uint64(len(r.wallets))
	if flags&flagNewWallet != 0 {
		r.newWallet()
	} else {
		place = r.uint()
	}
	if place >= uint64(len(r.wallets)) {
		r.damage("unknown wallet")
		return nil
	}
	return &r.wallets[place]
}

func (r *Reader) newWallet() {
	if address := r.text(); r.err == nil {
		r.wallets = append(r.wallets, walletRead{number: r.in.Wallet(string(address))})
	}
}

func (r *Reader) token(flags uint16) *tokenRead {
	place := uint64(len(r.tokens))
	if flags&flagNewToken != 0 {
		r.tokens = append(r.tokens, tokenRead{address: string(r.text())})
	} else {
		place = r.uint()
	}
	if place >= uint64(len(r.tokens)) {
		r.damage("unknown token")
		return nil
	}
	token := &r.tokens[place]
	if flags&flagSymbol != 0 {
		token.symbol = string(r.text())
	}
	if flags&(flagNewToken|flagSymbol) != 0 && r.err == nil {
		token.number = r.in.Token(token.address, token.symbol)
	}
	return token
}

func (r *Reader) row() *detect.Row {
	flags := r.byte()
	row := &detect.Row{Trades: r.uint32(), Closed: r.uint32(), Winning: r.uint32(), Tokens: r.uint32()}
	row.BuyVolume, row.Realized, row.Score = r.float(), r.float(), r.float()
	if row.WinRate = row.TrueWinRate(); flags&rowTrueWinRate == 0 {
		row.WinRate = r.float()
	}
	if row.Net = row.Realized; flags&rowRealized == 0 {
		row.Net = r.float()
	}
	return row
}

func (r *Reader) what(t *detect.Trade, token *tokenRead, flags uint16) {
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
	switch {
	case flags&flagTx != 0:
		t.TxHash = string(r.text())
	case flags&flagSameTx != 0:
		t.TxHash = r.at.txHash
	}
}

// damage notes what is wrong with the body, if nothing was before.
func (r *Reader) damage(what string) {
	if r.err == nil {
		r.err = fmt.Errorf("%s before byte %d of %d: %w", what, r.size-len(r.rest), r.size, ErrDamaged)
	}
}

func (r *Reader) flags() uint16 {
	if len(r.rest) < 2 {
		r.damage("record cut short")
		return 0
	}
	v := binary.LittleEndian.Uint16(r.rest)
	r.rest = r.rest[2:]
	return v
}

func (r *Reader) byte() byte {
	if len(r.rest) == 0 {
		r.damage("record cut short")
		return 0
	}
	v := r.rest[0]
	r.rest = r.rest[1:]
	return v
}

func (r *Reader) uint() uint64 {
	v, n := binary.Uvarint(r.rest)
	if n <= 0 {
		r.damage("record cut short")
		return 0
	}
	r.rest = r.rest[n:]
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
	v, n := binary.Varint(r.rest)
	if n <= 0 {
		r.damage("record cut short")
		return 0
	}
	r.rest = r.rest[n:]
	return v
}

func (r *Reader) fixed() uint64 {
	if len(r.rest) < 8 {
		r.damage("record cut short")
		return 0
	}
	v := binary.LittleEndian.Uint64(r.rest)
	r.rest = r.rest[8:]
	return v
}

func (r *Reader) float() float64 { return math.Float64frombits(r.fixed()) }
