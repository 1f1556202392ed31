package detect

import "github.com/smartmoneyhq/smartmoney/internal/smartmoney"

// Profile is the part of a configuration that detection depends on. Customers with equal profiles
// get the same signals. It is comparable.
type Profile struct {
	MinTrades         uint32
	MinWinRate        float64 // true win rate, 0 to 1
	MinClosed         uint32
	MinTokens         uint32
	MaxBuyVolume      float64 // USD
	MinScore          float64 // trader score, 0 to 1
	MinTriggerWinRate float64 // true win rate, 0 to 1
	MinTriggerClosed  uint32

	MinWallets   int     // to converge, ≥ 2
	MinUSD       float64 // that a wallet's trades in the window add up to, for it to count
	Window       int64   // ns
	WhaleMin     float64 // USD of a single buy
	WhaleMaxRank int     // ≥ 1

	MinVolume  float64 // USD of the token in 24 h
	MinHolders int64   // of the token

	// USD of the token in 24 h, on a DEX: the operator's, the same in every profile
	SignalMinVolume float64
}

// ProfileOf returns the profile of a configuration.
func ProfileOf(c *smartmoney.Config) Profile {
	return Profile{
		MinTrades: uint32(c.MinTrades), MinWinRate: c.MinWinRate,
		MinClosed: uint32(c.MinClosedPositions), MinTokens: uint32(c.MinTokensTraded),
		MaxBuyVolume: c.MaxBuyVolumeUSD, MinScore: c.MinTraderScore,
		MinTriggerWinRate: c.MinTriggerWinRate, MinTriggerClosed: uint32(c.MinTriggerClosed),
		MinWallets: c.ConvergenceMinWallets, MinUSD: c.ConvergenceMinUSD, Window: int64(c.Window()),
		WhaleMin: c.WhaleMinTradeUSD, WhaleMaxRank: c.WhaleMaxRank,
		MinVolume: c.MinTokenLiquidityUSD, MinHolders: int64(c.MinTokenHolders),
	}
}

// LeastWallets returns the number of distinct wallets that a signal of a type needs: as long as the
// live trades that it was raised from come from as many, it stands (semantics 7).
func (p *Profile) LeastWallets(typ smartmoney.NotificationType) int {
	switch {
	case typ == smartmoney.WhaleMove:
		return 1
	case typ.Priority() == smartmoney.P0:
		return max(p.MinWallets, P0Wallets)
	default:
		return p.MinWallets
	}
}

// Qualifies reports whether a wallet's row passes every eligibility rule of semantics 4.
func (p *Profile) Qualifies(r *Row) bool {
	return p.qualifiesBut(r) &&
		(p.MinWinRate == 0 && p.MinTriggerWinRate == 0 || r.TrueWinRate() >= max(p.MinWinRate, p.MinTriggerWinRate))
}

// qualifiesAt is Qualifies of a row whose true win rate is another.
func (p *Profile) qualifiesAt(r *Row, trueWinRate float64) bool {
	return p.qualifiesBut(r) && trueWinRate >= max(p.MinWinRate, p.MinTriggerWinRate)
}

// qualifiesBut is Qualifies without the rules on the true win rate.
func (p *Profile) qualifiesBut(r *Row) bool {
	return r.Trades >= p.MinTrades && r.Closed >= p.MinClosed && r.Closed >= p.MinTriggerClosed &&
		r.Tokens >= p.MinTokens && r.BuyVolume <= p.MaxBuyVolume && r.Score >= p.MinScore
}

// leastVolume returns the 24-hour volume that the operator asks of a token.
func (c *Candidate) leastVolume(p *Profile) float64 {
	if c.Chain().DEX() {
		return p.SignalMinVolume
	}
	return 0
}

// tokenPasses reports whether the token passes the eligibility rules of semantics 4.
func (c *Candidate) tokenPasses(p *Profile) bool {
	t := c.Trade
	return t.Volume24h >= p.MinVolume && t.Holders >= p.MinHolders && t.Volume24h >= c.leastVolume(p)
}

// held returns the first eligibility rule of wallets or tokens that the trade fails, nil if it
// passes all.
func (c *Candidate) held(p *Profile) *smartmoney.Held {
	failed := p.failing(c.Trade.Row)
	if failed.Rule == "" {
		failed = c.failingToken(p)
	}
	if failed.Rule == "" {
		return nil
	}
	return &failed
}

// rule returns the rule of held, "" for nil. It allocates nothing.
func (c *Candidate) rule(p *Profile) smartmoney.Rule {
	if failed := p.failing(c.Trade.Row); failed.Rule != "" {
		return failed.Rule
	}
	return c.failingToken(p).Rule
}

// failing returns the first eligibility rule that a wallet's row fails, the zero value if it
// qualifies.
func (p *Profile) failing(r *Row) smartmoney.Held {
	held := func(rule smartmoney.Rule, threshold, value float64) smartmoney.Held {
		return smartmoney.Held{Rule: rule, Threshold: threshold, Value: value}
	}
	switch {
	case r.Trades < p.MinTrades:
		return held(smartmoney.RuleMinTrades, float64(p.MinTrades), float64(r.Trades))
	case r.TrueWinRate() < p.MinWinRate:
		return held(smartmoney.RuleMinWinRate, p.MinWinRate, r.TrueWinRate())
	case r.Closed < p.MinClosed:
		return held(smartmoney.RuleMinClosedPositions, float64(p.MinClosed), float64(r.Closed))
	case r.Tokens < p.MinTokens:
		return held(smartmoney.RuleMinTokensTraded, float64(p.MinTokens), float64(r.Tokens))
	case r.BuyVolume > p.MaxBuyVolume:
		return held(smartmoney.RuleMaxBuyVolumeUSD, p.MaxBuyVolume, r.BuyVolume)
	case r.Score < p.MinScore:
		return held(smartmoney.RuleMinTraderScore, p.MinScore, r.Score)
	case r.TrueWinRate() < p.MinTriggerWinRate:
		return held(smartmoney.RuleMinTriggerWinRate, p.MinTriggerWinRate, r.TrueWinRate())
	case r.Closed < p.MinTriggerClosed:
		return held(smartmoney.RuleMinTriggerClosed, float64(p.MinTriggerClosed), float64(r.Closed))
	default:
		return smartmoney.Held{}
	}
}

// failingToken returns the first eligibility rule that the token fails, the zero value if it passes
// all.
func (c *Candidate) failingToken(p *Profile) smartmoney.Held {
	switch t, least := c.Trade, c.leastVolume(p); {
	case t.Volume24h < p.MinVolume:
		return smartmoney.Held{Rule: smartmoney.RuleMinTokenLiquidityUSD, Threshold: p.MinVolume, Value: t.Volume24h}
	case t.Holders < p.MinHolders:
		return smartmoney.Held{Rule: smartmoney.RuleMinTokenHolders, Threshold: float64(p.MinHolders), Value: float64(t.Holders)}
	case t.Volume24h < least:
		return smartmoney.Held{Rule: smartmoney.RuleSignalMinVolume, Threshold: least, Value: t.Volume24h}
	default:
		return smartmoney.Held{}
	}
}
