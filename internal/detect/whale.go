package detect

import (
	"fmt"

	"smartmoney/internal/smartmoney"
)

// whale is a large single buy by a wallet of a good rank, which need not be among
// the top wallets: whale_move. It is not raised on prediction markets.
type whale struct{}

func (whale) possible(o *Candidate, p *Profile) (smartmoney.NotificationType, bool) {
	return smartmoney.WhaleMove, !o.Trade.Sell && o.Chain().DEX() && o.Trade.Amount >= p.WhaleMin
}

func (whale) meets(o *Candidate, p *Profile) (smartmoney.NotificationType, *smartmoney.Held) {
	if o.Trade.Rank > p.WhaleMaxRank {
		return "", &smartmoney.Held{
			Rule: smartmoney.RuleWhaleMaxRank, Threshold: float64(p.WhaleMaxRank), Value: float64(o.Trade.Rank),
		}
	}
	return smartmoney.WhaleMove, nil
}

func (whale) signal(o *Candidate, p *Profile, typ smartmoney.NotificationType, names Names) *smartmoney.Signal {
	t := o.Trade
	k := kept{at: t.At, seq: t.Seq, price: t.Price, amount: t.Amount, row: t.Row, rank: t.Rank, txHash: t.TxHash}
	s := newSignal(o, typ, names)
	s.Traders = []smartmoney.Participant{toParticipant(names.Wallet(t.Wallet), t.Rank, &k)}
	s.sum(t.Amount, t.Price)
	s.Reasons = reasons(
		fmt.Sprintf("The wallet of rank %d bought for %s in one trade; it takes %s and rank %d or better.",
			t.Rank, USD(t.Amount), USD(p.WhaleMin), p.WhaleMaxRank),
		"Its record: "+record(&s.Traders[0]),
		tokenRuleText(p, t),
	)
	s.Headline = fmt.Sprintf("Trader of rank %d bought %s of %s", t.Rank, USD(t.Amount), TokenName(s.Token.Symbol, s.Token.Address))
	return s.identified(t)
}
