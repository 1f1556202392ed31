package pipeline

import (
	"cmp"
	"fmt"
	"slices"

	"smartmoney/internal/detect"
	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

// Taken is a trade that a correction takes back.
type Taken struct {
	Seq           int64   // number in the chain's log
	Wallet, Token uint32  // numbers in the ledger
	At            int64   // traded_at, unix ns
	Amount        float64 // USD
}

// Correction is what a retract or rewind event changes (semantics 7): the trades that it takes back, and
// what their wallets and tokens are without them.
type Correction struct {
	Seq, GlobalOffset int64             // of the event
	Trades            []Taken           // by sequence number, each once
	Scratches         []*ledger.Scratch // complete; together they have each wallet of Trades once
	Prices            []Price           // of the tokens that Repriced returns
}

// Price is the price of a token that a correction leaves.
type Price struct {
	Token uint32  // number in the ledger
	USD   float64 // NaN: no live event has a price
	At    int64   // time of the price, unix ns; 0 with NaN
}

// Taken returns a trade of the log that a correction takes back. It returns an error if the ledger does
// not know its wallet or token, so that the ledger cannot have applied it.
func (c *Chain) Taken(seq int64, t *smartmoney.Trade) (Taken, error) {
	wallet, knownWallet := c.Ledger.Wallets.Find(t.Wallet)
	token, knownToken := c.Ledger.Tokens.Find(t.Token)
	if !knownWallet || !knownToken {
		return Taken{}, fmt.Errorf("trade %d of %s, which a correction takes back, was never applied", seq, t.Chain)
	}
	return Taken{Seq: seq, Wallet: wallet, Token: token, At: t.TradedAt.UnixNano(), Amount: t.AmountUSD}, nil
}

// Wallets returns the wallets of some trades, each once, in ascending order.
func Wallets(trades []Taken) []uint32 {
	return distinct(trades, func(t *Taken) uint32 { return t.Wallet })
}

// Repriced returns the tokens, in ascending order, whose price one of the trades may be: its time is
// that of the price.
func (c *Chain) Repriced(trades []Taken) []uint32 {
	return distinct(slices.DeleteFunc(slices.Clone(trades), func(t Taken) bool {
		return c.Ledger.Token(t.Token).PriceTime != t.At
	}), func(t *Taken) uint32 { return t.Token })
}

func distinct(trades []Taken, of func(*Taken) uint32) []uint32 {
	numbers := make([]uint32, len(trades))
	for i := range trades {
		numbers[i] = of(&trades[i])
	}
	slices.Sort(numbers)
	return slices.Compact(numbers)
}

// Retract applies a correction and returns its record for the detection journal. Event time, the next
// refresh and the effective leaderboard stay as they are, and nothing is detected again.
func (c *Chain) Retract(k *Correction) *detect.Retraction {
	for _, s := range k.Scratches {
		c.Ledger.Replace(s)
	}
	for _, p := range k.Prices {
		c.Ledger.Reprice(p.Token, p.USD, p.At)
	}
	r := &detect.Retraction{Seq: k.Seq, GlobalOffset: k.GlobalOffset, T: c.Ledger.EventTime()}
	byToken := slices.Clone(k.Trades)
	slices.SortFunc(byToken, func(a, b Taken) int { return cmp.Or(cmp.Compare(a.Token, b.Token), cmp.Compare(a.Seq, b.Seq)) })
	for len(byToken) > 0 {
		token := byToken[0].Token
		of := detect.RetractedToken{Token: token}
		var amounts []detect.Amount
		for len(byToken) > 0 && byToken[0].Token == token {
			of.Seqs = append(of.Seqs, byToken[0].Seq)
			amounts = append(amounts, detect.Amount{At: byToken[0].At, USD: byToken[0].Amount})
			byToken = byToken[1:]
		}
		c.Volumes.Retract(token, r.T, amounts)
		r.Tokens = append(r.Tokens, of)
	}
	c.Detector.Retract(r)
	return r
}
