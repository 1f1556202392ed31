package detect

import (
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// whale is a large single buy by a wallet of a good rank, not necessarily a top wallet: whale_move.
// It is not raised on prediction markets.
type whale struct{}

func (whale) possible(c *Candidate, p *Profile) (smartmoney.NotificationType, bool) {
	return smartmoney.WhaleMove, !c.Trade.Sell && c.Chain().DEX() && c.Trade.Amount >= p.WhaleMin
}

func (whale) meets(c *Candidate, p *Profile) (smartmoney.NotificationType, *smartmoney.Held) {
	if c.Trade.Rank > p.WhaleMaxRank {
		return "", &smartmoney.Held{
			Rule: smartmoney.RuleWhaleMaxRank, Threshold: float64(p.WhaleMaxRank), Value: float64(c.Trade.Rank),
		}
	}
	return smartmoney.WhaleMove, nil
}

func (whale) signal(c *Candidate, p *Profile, typ smartmoney.NotificationType, names Names) *smartmoney.Signal {
	t := c.Trade
	k := smartTrade{at: t.At, seq: t.Seq, price: t.Price, quoted: t.TokenPrice, amount: t.Amount, row: t.Row, rank: t.Rank, txHash: t.TxHash}
	s := newSignal(c, typ, names)
	s.Traders = []smartmoney.Participant{toParticipant(names.Wallet(t.Wallet), t.Rank, &k)}
	s.Windows = []smartmoney.WindowTotal{{Trades: 1, VolumeUSD: t.Amount}}
	s.RaisedFrom = smartmoney.EncodeRaisedFrom([][]int64{{t.Seq}})
	s.sum(t.Amount, t.TokenPrice)
	s.Reasons = reasons(
		fmt.Sprintf("The wallet of rank %d bought for %s in one trade; it takes %s and rank %d or better.",
			t.Rank, USD(t.Amount), USD(p.WhaleMin), p.WhaleMaxRank),
		"Its record: "+record(&s.Traders[0]),
		tokenRuleText(p, t),
	)
	s.Headline = fmt.Sprintf("Trader of rank %d bought %s of %s", t.Rank, USD(t.Amount), TokenName(s.Token.Symbol, s.Token.Address))
	return s.identified(t)
}
