package detect_test

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// oracle is semantics 4, and what semantics 5 says of a notification's content,
// written down as they are read: a list of every smart trade ever made, filtered and
// counted anew for each question. It shares no code with the package and forgets
// nothing.
type oracle struct {
	least     float64 // signal-min-volume
	chain     smartmoney.Chain
	top       int
	names     names
	effective map[uint32]int // the effective leaderboard
	smart     []detect.Trade
	now       detect.Trade
}

// names invents addresses, so that wallets are not in the order of their numbers.
type names struct{}

func (names) Wallet(n uint32) string { return fmt.Sprintf("0x%040x", 0x9e3779b97f4a7c15*(uint64(n)+1)) }

func (names) Token(n uint32) (address, symbol string) {
	return fmt.Sprintf("0xc%039x", n), []string{"", "TOSHI"}[n%2]
}

func (names) Market(n uint32) *smartmoney.SignalMarket {
	if n == 0 {
		return nil
	}
	return &smartmoney.SignalMarket{ItemID: "9", Question: "Will it?", OutcomeLabel: "Yes", Tags: []string{}}
}

func (o *oracle) trade(t *detect.Trade) {
	o.now = *t
	if t.Rank <= o.top {
		o.smart = append(o.smart, *t)
	}
}

func trueWinRate(r *detect.Row) float64 {
	if r.Closed == 0 {
		return 0
	}
	return float64(r.Winning) / float64(r.Closed)
}

// refusal is a rule that does not hold, with what it compares.
type refusal struct {
	rule             smartmoney.Rule
	threshold, value float64
}

// walletRules returns the gates of wallets that a row does not meet, in order.
func walletRules(c *smartmoney.Config, r *detect.Row) (out []refusal) {
	least := func(rule smartmoney.Rule, threshold, value float64) {
		if !(value >= threshold) {
			out = append(out, refusal{rule, threshold, value})
		}
	}
	least(smartmoney.RuleMinTrades, float64(c.MinTrades), float64(r.Trades))
	least(smartmoney.RuleMinWinRate, c.MinWinRate, trueWinRate(r))
	least(smartmoney.RuleMinClosedPositions, float64(c.MinClosedPositions), float64(r.Closed))
	least(smartmoney.RuleMinTokensTraded, float64(c.MinTokensTraded), float64(r.Tokens))
	if !(r.BuyVolume <= c.MaxBuyVolumeUSD) {
		out = append(out, refusal{smartmoney.RuleMaxBuyVolumeUSD, c.MaxBuyVolumeUSD, r.BuyVolume})
	}
	least(smartmoney.RuleMinTraderScore, c.MinTraderScore, r.Score)
	least(smartmoney.RuleMinTriggerWinRate, c.MinTriggerWinRate, trueWinRate(r))
	least(smartmoney.RuleMinTriggerClosed, float64(c.MinTriggerClosed), float64(r.Closed))
	return out
}

// tokenRules does the same for the token of the present trade.
func (o *oracle) tokenRules(c *smartmoney.Config) (out []refusal) {
	if !(o.now.Volume24h >= c.MinTokenLiquidityUSD) {
		out = append(out, refusal{smartmoney.RuleMinTokenLiquidityUSD, c.MinTokenLiquidityUSD, o.now.Volume24h})
	}
	if o.now.Holders < int64(c.MinTokenHolders) {
		out = append(out, refusal{smartmoney.RuleMinTokenHolders, float64(c.MinTokenHolders), float64(o.now.Holders)})
	}
	if o.chain != smartmoney.Polymarket && o.now.Volume24h < o.least {
		out = append(out, refusal{smartmoney.RuleSignalMinVolume, o.least, o.now.Volume24h})
	}
	return out
}

// inside reports whether a time lies in (T − convergence_window_hours, T].
func (o *oracle) inside(c *smartmoney.Config, at int64) bool {
	hours := time.Duration(c.ConvergenceWindowHours * float64(time.Hour))
	return at > o.now.T-int64(hours) && at <= o.now.T
}

// window returns the smart trades of the present trade's token and side in time, those
// whose row qualifies or all of them.
func (o *oracle) window(c *smartmoney.Config, qualifying bool) (out []detect.Trade) {
	for _, t := range o.smart {
		if t.Token == o.now.Token && t.Sell == o.now.Sell && o.inside(c, t.At) && (!qualifying || len(walletRules(c, t.Row)) == 0) {
			out = append(out, t)
		}
	}
	return out
}

// counting returns the part of a window that counts: the trades of wallets that add up to enough.
func counting(c *smartmoney.Config, window []detect.Trade) (out []detect.Trade) {
	sums := sumsOf(window)
	for _, t := range window {
		if sums[t.Wallet] >= c.ConvergenceMinUSD {
			out = append(out, t)
		}
	}
	return out
}

func sumsOf(window []detect.Trade) map[uint32]float64 {
	sums := map[uint32]float64{}
	for _, t := range window {
		sums[t.Wallet] += t.Amount
	}
	return sums
}

// own reports whether the present trade's wallet counts.
func (o *oracle) own(c *smartmoney.Config) bool {
	return sumsOf(o.window(c, true))[o.now.Wallet] >= c.ConvergenceMinUSD
}

func distinct(trades []detect.Trade) int {
	wallets := map[uint32]bool{}
	for _, t := range trades {
		wallets[t.Wallet] = true
	}
	return len(wallets)
}

// table returns the rows of semantics 4's table that a number of wallets meets, with
// the trade's wallet and token left aside.
func (o *oracle) table(c *smartmoney.Config, n int, rankCounts bool) (out []smartmoney.NotificationType) {
	t, k, dex := &o.now, c.ConvergenceMinWallets, o.chain != smartmoney.Polymarket
	if t.Excluded {
		return nil
	}
	takesPart := t.Rank <= o.top && o.inside(c, t.At)
	add := func(typ smartmoney.NotificationType, when bool) {
		if when {
			out = append(out, typ)
		}
	}
	add(smartmoney.ConvergenceP0, dex && !t.Sell && takesPart && n >= 5 && n >= k)
	add(smartmoney.PMConvergenceP0, !dex && !t.Sell && takesPart && n >= 5 && n >= k)
	add(smartmoney.ConvergenceP1, dex && !t.Sell && takesPart && k <= n && n < 5)
	add(smartmoney.PMConvergenceP1, !dex && !t.Sell && takesPart && k <= n && n < 5)
	add(smartmoney.WhaleMove, dex && !t.Sell && t.Amount >= c.WhaleMinTradeUSD && (t.Rank <= c.WhaleMaxRank || !rankCounts))
	add(smartmoney.SellSignal, dex && t.Sell && takesPart && n >= k)
	return out // the table is sorted by priority
}

// found returns what the present trade raises.
func (o *oracle) found(c *smartmoney.Config) []smartmoney.NotificationType {
	if len(walletRules(c, o.now.Row)) > 0 || len(o.tokenRules(c)) > 0 {
		return nil
	}
	n := distinct(counting(c, o.window(c, true)))
	if !o.own(c) {
		n = 0
	}
	return o.table(c, n, true)
}

// decisions returns what the present trade could raise if no wallet and no token had to
// pass anything, with the first rule that is in the way.
func (o *oracle) decisions(c *smartmoney.Config) (out []detect.Decision) {
	all := o.window(c, true)
	n := distinct(counting(c, all))
	for _, typ := range o.table(c, distinct(o.window(c, false)), false) {
		in := append(walletRules(c, o.now.Row), o.tokenRules(c)...)
		switch {
		case typ == smartmoney.WhaleMove:
			if o.now.Rank > c.WhaleMaxRank {
				in = append(in, refusal{smartmoney.RuleWhaleMaxRank, float64(c.WhaleMaxRank), float64(o.now.Rank)})
			}
		case (n < c.ConvergenceMinWallets || !o.own(c)) && distinct(all) >= c.ConvergenceMinWallets:
			sums := slices.Sorted(maps.Values(sumsOf(all)))
			in = append(in, refusal{smartmoney.RuleConvergenceMinUSD, c.ConvergenceMinUSD, sums[len(sums)-c.ConvergenceMinWallets]})
		case n < c.ConvergenceMinWallets:
			in = append(in, refusal{smartmoney.RuleConvergenceMinWallets, float64(c.ConvergenceMinWallets), float64(n)})
		}
		v := detect.Decision{Type: typ}
		if len(in) > 0 {
			v.Held = &smartmoney.Held{Rule: in[0].rule, Threshold: in[0].threshold, Value: in[0].value}
		} else if typ != smartmoney.WhaleMove {
			v.Type = o.table(c, n, true)[0]
		}
		out = append(out, v)
	}
	return out
}

// signal describes what was found, but for the words and the id.
func (o *oracle) signal(c *smartmoney.Config, typ smartmoney.NotificationType) *smartmoney.Signal {
	trades := counting(c, o.window(c, true))
	if typ == smartmoney.WhaleMove {
		trades = []detect.Trade{o.now}
	}
	first := trades[0]
	latest, raisedFrom := map[uint32]detect.Trade{}, map[string][]int64{}
	windows := map[string]smartmoney.WindowTotal{}
	var inflow float64
	for _, t := range trades { // in the order of the stream
		inflow += t.Amount
		if t.At < first.At {
			first = t
		}
		address := o.names.Wallet(t.Wallet)
		raisedFrom[address] = append(raisedFrom[address], t.Seq)
		sum := windows[address]
		windows[address] = smartmoney.WindowTotal{Trades: sum.Trades + 1, VolumeUSD: sum.VolumeUSD + t.Amount}
		latest[t.Wallet] = t // the last to come: the recorded vectors read "latest" so
	}
	address, symbol := o.names.Token(o.now.Token)
	s := &smartmoney.Signal{
		Type: typ, Chain: o.chain, Timestamp: time.Unix(0, o.now.T).UTC(),
		Token: smartmoney.SignalToken{
			Address: address, Symbol: symbol, CurrentPriceUSD: o.now.TokenPrice,
			FirstSmartEntryPrice: first.TokenPrice, PriceChangePct: smartmoney.Finite((o.now.TokenPrice/first.TokenPrice - 1) * 100),
			SettledPriceUSD: o.now.SettledPrice,
		},
		Summary: smartmoney.SignalSummary{TraderCount: len(latest), TotalInflowUSD: inflow, HighestRank: 1 << 30},
	}
	if o.chain == smartmoney.Polymarket {
		s.Market = o.names.Market(o.now.Token)
	}
	for wallet, t := range latest {
		rank := o.effective[wallet]
		if rank == 0 {
			rank = t.Rank
		}
		s.Summary.HighestRank = min(s.Summary.HighestRank, rank)
		s.Traders = append(s.Traders, smartmoney.Participant{
			Address: o.names.Wallet(wallet), Rank: rank, TradeSizeUSD: t.Amount, TradePriceUSD: t.Price, TxHash: t.TxHash,
			TradedAt: time.Unix(0, t.At).UTC(), TraderScore: t.Row.Score, TotalPnlUSD: t.Row.Net, RealizedPnlUSD: t.Row.Realized,
			BuyVolumeUSD: t.Row.BuyVolume, WinRate: t.Row.WinRate, TrueWinRate: trueWinRate(t.Row), TradeCount: int(t.Row.Trades),
			WinningPositions: int(t.Row.Winning), ClosedPositions: int(t.Row.Closed), TokensTraded: int(t.Row.Tokens),
		})
	}
	slices.SortFunc(s.Traders, func(a, b smartmoney.Participant) int {
		return cmp.Or(cmp.Compare(a.Rank, b.Rank), cmp.Compare(a.Address, b.Address))
	})
	var byParticipant [][]int64
	for i := range s.Traders {
		byParticipant = append(byParticipant, raisedFrom[s.Traders[i].Address])
		s.Windows = append(s.Windows, windows[s.Traders[i].Address])
	}
	s.RaisedFrom = smartmoney.EncodeRaisedFrom(byParticipant)
	return s
}
