package vectors

import (
	"cmp"
	"encoding/json"
	"math"
	"math/big"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Token has semantics 2.2 and 2.3 written down as they are read, over everything that was ever said
// of a token, to hold the ledger and the ranking to. It shares no code with either.
type Token struct {
	chain      smartmoney.Chain
	trades     []trade
	provider   float64
	providerAt time.Time // zero: no provider spoke
	Volume24h  *float64  // the provider's
	payout     *float64
}

type trade struct {
	slot, day     int64
	price, amount float64
	number        int // in the stream
}

// NewToken returns a token that nothing is known of.
func NewToken(chain smartmoney.Chain) *Token { return &Token{chain: chain} }

// Trade adds a trade that is applied on a day of event time.
func (t *Token) Trade(tr *smartmoney.Trade, day int64) {
	if !tr.OffMarket {
		t.trades = append(t.trades, trade{tr.TradedAt.Unix() / 5, day, tr.PriceUSD, tr.AmountUSD, len(t.trades)})
	}
}

// Update adds what a provider says.
func (t *Token) Update(u *smartmoney.TokenUpdate) {
	if u.PriceUSD != nil && !u.UpdatedAt.Before(t.providerAt) {
		t.provider, t.providerAt = *u.PriceUSD, u.UpdatedAt
	}
	if u.Volume24hUSD != nil {
		t.Volume24h = u.Volume24hUSD
	}
}

// Resolve adds a resolution.
func (t *Token) Resolve(payout float64) { t.payout = &payout }

// points returns the price points that count, the newest first.
func (t *Token) points() (points []trade) {
	least, most := 10.0, 7
	if t.chain == smartmoney.Polymarket {
		least, most = 1, 3
	}
	large := slices.ContainsFunc(t.trades, func(k trade) bool { return k.amount >= least })
	bySlot := map[int64]trade{}
	for _, k := range t.trades {
		if p, has := bySlot[k.slot]; (k.amount >= least || !large) && (!has || k.amount >= p.amount) {
			bySlot[k.slot] = k
		}
	}
	for _, p := range bySlot {
		points = append(points, p)
	}
	slices.SortFunc(points, func(a, b trade) int { return cmp.Compare(b.slot, a.slot) })
	points = points[:min(len(points), most)]
	return slices.DeleteFunc(points, func(p trade) bool { return points[0].slot-p.slot > 24*3600/5 })
}

// Prices returns the settled and the quoted price, NaN where they are unknown.
func (t *Token) Prices() (settled, quoted float64) {
	if t.payout != nil {
		return *t.payout, *t.payout
	}
	points, told := t.points(), !t.providerAt.IsZero()
	if len(points) == 0 {
		if told {
			return t.provider, t.provider
		}
		return math.NaN(), math.NaN()
	}
	newest := points[0]
	began := time.Unix(newest.slot*5, 0)
	if told && !t.providerAt.Before(began) {
		return t.provider, t.provider
	}
	settled = median(points)
	if told && began.Sub(t.providerAt) <= time.Hour {
		settled = math.Min(math.Max(settled, t.provider/1.5), t.provider*1.5)
	}
	if t.chain == smartmoney.Polymarket {
		return settled, settled
	}
	return settled, math.Min(math.Max(newest.price, settled/1.02), settled*1.02)
}

func median(points []trade) float64 {
	amounts := make([]float64, 0, len(points))
	for _, p := range points {
		amounts = append(amounts, p.amount)
	}
	slices.Sort(amounts)
	most, all, sum := 2*amounts[(len(points)-1)/2], 0.0, 0.0
	byPrice := slices.SortedFunc(slices.Values(points), func(a, b trade) int {
		return cmp.Or(cmp.Compare(a.price, b.price), cmp.Compare(a.slot, b.slot))
	})
	for _, p := range byPrice {
		all += math.Min(p.amount, most)
	}
	for _, p := range byPrice {
		if sum += math.Min(p.amount, most); sum >= all/2 {
			return p.price
		}
	}
	return math.NaN()
}

// TwoDays returns the two-day volume on a day of event time.
func (t *Token) TwoDays(today int64) float64 {
	sum, unit := new(big.Int), new(big.Int).Lsh(big.NewInt(1), 64)
	for _, k := range t.trades {
		if k.day == today || k.day == today-1 {
			units, _ := new(big.Float).SetMantExp(big.NewFloat(min(k.amount, 0x1p40)), 64).Int(nil)
			sum.Add(sum, units)
		}
	}
	whole, part := new(big.Int).DivMod(sum, unit, new(big.Int))
	return float64(whole.Uint64()) + math.Ldexp(float64(part.Uint64()), -64)
}

// Profit returns what an open position adds to its wallet's net profit on a day of event time;
// limit 0: gains are not limited.
func (t *Token) Profit(qty, cost, realized, limit float64, today int64) float64 {
	settled, _ := t.Prices()
	if math.IsNaN(settled) {
		return realized
	}
	gain := float64(qty*settled) - cost
	if limit == 0 || t.chain == smartmoney.Polymarket {
		return realized + gain
	}
	newest := int64(math.MinInt64)
	if points := t.points(); len(points) > 0 {
		newest = points[0].slot * 5 / 86400
	}
	if !t.providerAt.IsZero() {
		newest = max(newest, t.providerAt.Unix()/86400)
	}
	if today-newest > 7 {
		gain = -cost
	}
	volume := t.TwoDays(today)
	if t.Volume24h != nil {
		volume = *t.Volume24h
	}
	return realized + math.Min(gain, limit*volume)
}

// NettingCase is the logs of one transaction and its trades.
type NettingCase struct {
	Name   string            `json:"name"`
	Quotes map[string]string `json:"quotes"`     // stable or native, by token
	Native float64           `json:"native_usd"` // price of the chain's coin, USD; 0 if unknown
	Tx     string            `json:"tx"`
	From   string            `json:"from"` // its sender
	Logs   []NettingLog      `json:"logs"`

	Trades  []NettingTrade   `json:"-"` // in order
	Skipped map[string]int64 `json:"-"` // by reason
}

// NettingLog is a swap, the end of an account's user operation, or a removal of a pool's liquidity.
type NettingLog struct {
	Index            int64       `json:"index"`
	Pool             string      `json:"pool"`
	Sold             NettingSide `json:"sold"`   // went into the pool
	Bought           NettingSide `json:"bought"` // came out of it
	UserOperation    string      `json:"user_operation"`
	LiquidityRemoved string      `json:"liquidity_removed"`
}

// NettingSide is one side of a swap.
type NettingSide struct {
	Token    string `json:"token"`
	Units    string `json:"units"` // the token's smallest
	Decimals int    `json:"decimals"`
}

// NettingTrade is a trade with the fields of trade events.
type NettingTrade struct {
	ID       string  `json:"id"`
	Wallet   string  `json:"wallet"`
	Side     string  `json:"side"`
	Token    string  `json:"token"`
	Quantity float64 `json:"quantity"`
	Amount   float64 `json:"amount_usd"`
	Price    float64 `json:"price_usd"`
}

// Netting returns the cases of how a transaction's swaps are netted.
func Netting(tb testing.TB) []NettingCase {
	tb.Helper()
	read := func(name string, into any) {
		raw, err := os.ReadFile(filepath.Join(projectRoot(tb), "internal", "testkit", "vectors", "netting", name))
		if err == nil {
			err = json.Unmarshal(raw, into)
		}
		if err != nil {
			tb.Fatal(err)
		}
	}
	var cases []NettingCase
	var expected []struct {
		Trades  []NettingTrade   `json:"trades"`
		Skipped map[string]int64 `json:"skipped"`
	}
	read("cases.json", &cases)
	read("expected.json", &expected)
	if len(cases) == 0 || len(cases) != len(expected) {
		tb.Fatalf("%d cases of netting, %d results", len(cases), len(expected))
	}
	for i := range cases {
		cases[i].Trades, cases[i].Skipped = expected[i].Trades, expected[i].Skipped
	}
	return cases
}
