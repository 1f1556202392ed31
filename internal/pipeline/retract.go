package pipeline

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Taken is a trade that a correction takes back.
type Taken struct {
	Seq           int64   // number in the chain's log
	Wallet, Token uint32  // numbers in the ledger
	At            int64   // traded_at, unix ns
	Amount        float64 // USD
	OffMarket     bool
}

// Correction is what a retract or rewind event changes (semantics 7): the trades that it takes
// back, and what their wallets and tokens are without them.
type Correction struct {
	Seq, GlobalOffset int64               // of the event
	Trades            []Taken             // by sequence number, each once
	Scratches         []*ledger.Scratch   // complete; together they have each wallet of Trades once
	Prices            []*ledger.Repricing // what Repriced returns, complete
}

// Taken returns a trade of the log that a correction takes back. It returns an error if the ledger
// does not know its wallet or token, so that the ledger cannot have applied it.
func (c *Chain) Taken(seq int64, t *smartmoney.Trade) (Taken, error) {
	wallet, knownWallet := c.Ledger.Wallets.Find(t.Wallet)
	token, knownToken := c.Ledger.Tokens.Find(t.Token)
	if !knownWallet || !knownToken {
		return Taken{}, fmt.Errorf("trade %d of %s, which a correction takes back, was never applied", seq, t.Chain)
	}
	return Taken{Seq: seq, Wallet: wallet, Token: token, At: t.TradedAt.UnixNano(), Amount: t.AmountUSD, OffMarket: t.OffMarket}, nil
}

// Wallets returns the wallets of some trades, each once, in ascending order.
func Wallets(trades []Taken) []uint32 {
	numbers := make([]uint32, len(trades))
	for i := range trades {
		numbers[i] = trades[i].Wallet
	}
	slices.Sort(numbers)
	return slices.Compact(numbers)
}

// Repriced returns the repricings of the tokens whose prices or volumes the trades may change, in
// ascending order of tokens. Trades are by sequence number.
func (c *Chain) Repriced(trades []Taken) (all []*ledger.Repricing) {
	byToken := slices.DeleteFunc(slices.Clone(trades), func(t Taken) bool { return t.OffMarket })
	slices.SortStableFunc(byToken, func(a, b Taken) int { return cmp.Compare(a.Token, b.Token) })
	for len(byToken) > 0 {
		token := byToken[0].Token
		var taken []ledger.TakenTrade
		for len(byToken) > 0 && byToken[0].Token == token {
			taken = append(taken, ledger.TakenTrade{Seq: byToken[0].Seq, AmountUSD: byToken[0].Amount})
			byToken = byToken[1:]
		}
		if r := c.Ledger.Repricing(token, taken); r != nil {
			all = append(all, r)
		}
	}
	return all
}

// Retract applies a correction and returns what detection is fed with. Event time, the next refresh
// and the effective leaderboard stay as they are, and nothing is detected again.
func (c *Chain) Retract(k *Correction) *detect.Retraction {
	for _, s := range k.Scratches {
		c.Ledger.Replace(s)
	}
	for _, p := range k.Prices {
		c.Ledger.Reprice(p)
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
			if !byToken[0].OffMarket {
				amounts = append(amounts, detect.Amount{At: byToken[0].At, USD: byToken[0].Amount})
			}
			byToken = byToken[1:]
		}
		c.Volumes.Retract(token, r.T, amounts)
		r.Tokens = append(r.Tokens, of)
	}
	c.Detector.Retract(r)
	c.position, c.offset = k.Seq, k.GlobalOffset
	return r
}
