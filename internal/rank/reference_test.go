package rank_test

import (
	"cmp"
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

// reference is semantics 2 and 3 written down as they are read, over plain maps,
// to hold the ledger and the ranking to. It shares no code with either.
type reference struct {
	chain   smartmoney.Chain
	wallets map[string]*refWallet
	tokens  map[string]*vectors.Token
	limit   float64   // of open gains; 0: none
	t       time.Time // event time
}

type refWallet struct {
	buys, sells, closed, winning     int
	bought, sold, realized, largest  float64
	first, last                      time.Time
	providerNet, providerWin         *float64
	excluded                         bool
	tokens                           []string // in the order in which they were first traded
	positions                        map[string]*refPosition
	inQty, matchedQty, writtenOffQty map[string]float64 // all time, by token
	days                             map[int64]*refDay  // by days since 1970
}

// refDay is what a wallet did on a day.
type refDay struct {
	buys, sells, closed, winning int
	bought, sold, realized       float64
}

type refPosition struct{ qty, cost, bought, realized float64 }

func newReference(chain smartmoney.Chain) *reference {
	return &reference{chain: chain, wallets: map[string]*refWallet{}, tokens: map[string]*vectors.Token{}}
}

func (r *reference) wallet(address string) *refWallet {
	if r.wallets[address] == nil {
		r.wallets[address] = &refWallet{
			positions: map[string]*refPosition{},
			inQty:     map[string]float64{}, matchedQty: map[string]float64{}, writtenOffQty: map[string]float64{},
			days: map[int64]*refDay{},
		}
	}
	return r.wallets[address]
}

// today is the day of event time.
func (r *reference) today() int64 { return int64(math.Floor(float64(r.t.Unix()) / 86400)) }

// on is what the wallet did today so far.
func (r *refWallet) on(day int64) *refDay {
	if r.days[day] == nil {
		r.days[day] = &refDay{}
	}
	return r.days[day]
}

func (r *reference) apply(e *event.Event) {
	if e.Type == event.TypeTrade && (r.t.IsZero() || e.Trade.TradedAt.After(r.t)) {
		r.t = e.Trade.TradedAt
	}
	switch e.Type {
	case event.TypeTrade:
		r.trade(e.Trade)
	case event.TypeToken:
		r.token(e.Token.Token).Update(e.Token)
	case event.TypeWallet:
		w := r.wallet(e.Wallet.Wallet)
		if e.Wallet.NetPnlUSD != nil {
			w.providerNet = e.Wallet.NetPnlUSD
		}
		if e.Wallet.WinRate != nil {
			w.providerWin = e.Wallet.WinRate
		}
		if e.Wallet.Excluded != nil {
			w.excluded = *e.Wallet.Excluded
		}
	case event.TypeResolution:
		r.token(e.Resolution.Token).Resolve(e.Resolution.Payout)
		for _, w := range r.wallets {
			p := w.positions[e.Resolution.Token]
			if p != nil && p.qty > 0 {
				w.matchedQty[e.Resolution.Token] += p.qty
				p.realized += p.qty*e.Resolution.Payout - p.cost
				p.qty, p.cost = 0, 0
				w.close(e.Resolution.Token, r.today())
			}
		}
	}
}

func (r *reference) token(address string) *vectors.Token {
	if r.tokens[address] == nil {
		r.tokens[address] = vectors.NewToken(r.chain)
	}
	return r.tokens[address]
}

func (r *reference) trade(t *smartmoney.Trade) {
	r.token(t.Token).Trade(t, r.today())
	w := r.wallet(t.Wallet)
	if w.buys+w.sells == 0 || t.TradedAt.Before(w.first) {
		w.first = t.TradedAt
	}
	if w.buys+w.sells == 0 || t.TradedAt.After(w.last) {
		w.last = t.TradedAt
	}
	if t.AmountUSD > w.largest {
		w.largest = t.AmountUSD
	}
	p := w.positions[t.Token]
	if p == nil {
		p = &refPosition{}
		w.positions[t.Token] = p
		w.tokens = append(w.tokens, t.Token)
	}
	today := w.on(r.today())
	if t.Side == smartmoney.Buy {
		today.buys++
		today.bought += t.AmountUSD
		w.buys++
		w.bought += t.AmountUSD
		p.qty += t.Quantity
		p.cost += t.AmountUSD
		p.bought += t.Quantity
		w.inQty[t.Token] += t.Quantity
		return
	}
	today.sells++
	today.sold += t.AmountUSD
	w.sells++
	w.sold += t.AmountUSD
	matched := math.Min(t.Quantity, p.qty)
	if matched > 0 {
		out := p.cost * matched / p.qty
		p.realized += t.AmountUSD*matched/t.Quantity - out
		p.cost -= out
		p.qty -= matched
		w.matchedQty[t.Token] += matched
	}
	if p.bought > 0 && p.qty <= 0.001*p.bought {
		w.close(t.Token, r.today())
	}
}

func (r *refWallet) close(token string, day int64) {
	p, today := r.positions[token], r.on(day)
	r.writtenOffQty[token] += p.qty
	p.realized -= p.cost
	r.closed++
	today.closed++
	if p.realized > 0.000001 {
		r.winning++
		today.winning++
	}
	r.realized += p.realized
	today.realized += p.realized
	*p = refPosition{}
}

// row is a wallet's row without a rank.
func (r *reference) row(address string) vectors.Row {
	w := r.wallets[address]
	row := vectors.Row{
		Address: address, Chain: string(r.chain),
		BuyVolume: w.bought, SellVolume: w.sold, RealizedPnl: w.realized,
		TradeCount: w.buys + w.sells, BuyCount: w.buys, SellCount: w.sells,
		WinningPositions: w.winning, ClosedPositions: w.closed, TokensTraded: len(w.tokens),
		LargestTrade: w.largest, FirstTradeTime: w.first, LastTradeTime: w.last,
	}
	if row.TradeCount > 0 {
		row.AvgTradeSize = (w.bought + w.sold) / float64(row.TradeCount)
	}
	if w.closed > 0 {
		row.TrueWinRate = float64(w.winning) / float64(w.closed)
	}
	row.WinRate = row.TrueWinRate
	if w.providerWin != nil {
		row.WinRate = *w.providerWin
	}
	open := 0.0
	for _, token := range w.tokens {
		if p := w.positions[token]; p.bought > 0 {
			open += r.token(token).Profit(p.qty, p.cost, p.realized, r.limit, r.today())
		}
	}
	row.NetPnl = w.realized + open
	if w.providerNet != nil {
		row.NetPnl = *w.providerNet
	}
	row.TraderScore = score(&row)
	return row
}

// score is semantics 3.
func score(row *vectors.Row) float64 {
	efficiency := 0.0
	if row.BuyVolume > 0 {
		efficiency = math.Max(0, math.Min(1, row.NetPnl/row.BuyVolume))
	}
	win := float64(row.WinningPositions+5) / float64(row.ClosedPositions+10)
	consistency := math.Min(float64(row.ClosedPositions)/50, 1)
	activity := math.Min(math.Log(1+float64(row.TradeCount))/math.Log(1001), 1)
	return 0.4*efficiency + 0.3*win + 0.2*consistency + 0.1*activity
}

// windowRow is a wallet's row in the window of so many days up to today (semantics 8).
func (r *reference) windowRow(address string, days int64) vectors.Row {
	row, w := r.row(address), r.wallets[address]
	row.BuyVolume, row.SellVolume, row.RealizedPnl, row.AvgTradeSize, row.TrueWinRate = 0, 0, 0, 0, 0
	row.BuyCount, row.SellCount, row.WinningPositions, row.ClosedPositions = 0, 0, 0, 0
	for day := r.today() - days + 1; day <= r.today(); day++ {
		if d := w.days[day]; d != nil {
			row.BuyVolume, row.SellVolume, row.RealizedPnl = row.BuyVolume+d.bought, row.SellVolume+d.sold, row.RealizedPnl+d.realized
			row.BuyCount, row.SellCount = row.BuyCount+d.buys, row.SellCount+d.sells
			row.WinningPositions, row.ClosedPositions = row.WinningPositions+d.winning, row.ClosedPositions+d.closed
		}
	}
	if row.TradeCount = row.BuyCount + row.SellCount; row.TradeCount > 0 {
		row.AvgTradeSize = (row.BuyVolume + row.SellVolume) / float64(row.TradeCount)
	}
	if row.ClosedPositions > 0 {
		row.TrueWinRate = float64(row.WinningPositions) / float64(row.ClosedPositions)
	}
	row.WinRate, row.NetPnl = row.TrueWinRate, row.RealizedPnl
	row.TraderScore = score(&row)
	return row
}

// leaderboard is the whole of a leaderboard.
func (r *reference) leaderboard(by smartmoney.RankBy, f smartmoney.Filter) []vectors.Row {
	return r.ordered(by, f, r.row)
}

// ordered is the whole of a leaderboard with these rows.
func (r *reference) ordered(by smartmoney.RankBy, f smartmoney.Filter, rowOf func(string) vectors.Row) []vectors.Row {
	var rows []vectors.Row
	for address := range r.wallets {
		row := rowOf(address)
		if row.TradeCount == 0 || row.TradeCount < f.MinTrades || row.TokensTraded < f.MinTokens ||
			row.ClosedPositions < f.MinClosed || row.BuyVolume < f.MinBuyVol || row.BuyVolume > f.MaxBuyVol || r.wallets[address].excluded {
			continue
		}
		rows = append(rows, row)
	}
	slices.SortFunc(rows, func(a, b vectors.Row) int {
		return cmp.Or(
			cmp.Compare(metric(by, &b), metric(by, &a)), cmp.Compare(b.TraderScore, a.TraderScore), cmp.Compare(a.Address, b.Address))
	})
	for i := range rows {
		rows[i].Rank = i + 1
	}
	return rows
}

func metric(by smartmoney.RankBy, r *vectors.Row) float64 {
	return map[smartmoney.RankBy]float64{
		"trader_score": r.TraderScore, "realized_pnl_usd": r.RealizedPnl, "true_win_rate": r.TrueWinRate,
		"net_pnl_usd": r.NetPnl, "total_buy_volume_usd": r.BuyVolume, "trade_count": float64(r.TradeCount),
		"tokens_traded": float64(r.TokensTraded), "win_rate": r.WinRate, "avg_trade_size_usd": r.AvgTradeSize,
		"largest_trade_usd": r.LargestTrade,
	}[by]
}
