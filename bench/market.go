package main

import (
	"math"
	"math/rand/v2"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// market is the generated market of the signal measurements. Unlike in a world, some
// wallets are better than others, tokens are few and popular, and event time advances as on
// a busy day. Equal values generate equal markets.
type market struct {
	wallets int // over all chains, the skilled ones first
	// wallets with a long and good record: 320 of 10,000 on the smallest chain
	skilled int
	begin   time.Time     // event time of trade 0 of the day; the past lies before
	every   time.Duration // event time between two trades of the day
}

const (
	skilledShare = 0.04 // of the day's trades
	marketTokens = 400  // of each chain; token x is picked with a probability proportional to 1/x
	pastSpan     = 20 * time.Hour
)

// tradesPerDay is the number of trades of a busy real day over the four chains.
const tradesPerDay = 1_000_000

// newMarket returns a market of some wallets whose day of n trades ends at a time.
func newMarket(wallets, n int, end time.Time) *market {
	every := 24 * time.Hour / tradesPerDay
	return &market{wallets: wallets, skilled: wallets * 4 / 125, begin: end.Add(-time.Duration(n) * every).Truncate(time.Microsecond), every: every}
}

// past calls f for the events before the day: the holder count of every token, and the
// wallets' trades, which give the skilled ones 20 to 69 closed positions.
func (m *market) past(f func(*event.Event) error) error {
	for _, chain := range smartmoney.Chains() {
		for token := range marketTokens {
			holders := int64(50 + mix(ofToken|uint64(token))%20_000)
			e := &event.Event{Type: event.TypeToken, Chain: chain, Token: &smartmoney.TokenUpdate{
				Chain: chain, Token: tokenAddress(chain, token), UpdatedAt: m.begin.Add(-pastSpan), Holders: &holders,
			}}
			if err := f(e); err != nil {
				return err
			}
		}
	}
	r, all := rand.New(rand.NewPCG(3, 3)), m.pastTrades()
	step := pastSpan / time.Duration(len(all)+1)
	for i, p := range all {
		t := m.trade(r, i-len(all), p.wallet, p.token, p.side)
		t.TradedAt = m.begin.Add(-pastSpan + time.Duration(i+1)*step)
		t.PriceUSD *= p.gain
		t.Quantity = quantity(p.wallet, p.token)
		t.AmountUSD = t.Quantity * t.PriceUSD
		if err := f(&event.Event{Type: event.TypeTrade, Chain: t.Chain, Trade: &t}); err != nil {
			return err
		}
	}
	return nil
}

type pastTrade struct {
	wallet, token int
	side          smartmoney.Side
	gain          float64 // of the price
}

// pastTrades returns the trades of the past in order: rounds in which the skilled wallets
// buy and sell out. Between them the others buy, and one in three of them sells out.
func (m *market) pastTrades() []pastTrade {
	r := rand.New(rand.NewPCG(4, 4))
	var all []pastTrade
	round := func(wallet, token int, wins float64) {
		gain := 1 + 0.4*r.Float64()
		if r.Float64() > wins {
			gain = 1 / gain
		}
		all = append(all, pastTrade{wallet, token, smartmoney.Buy, 1}, pastTrade{wallet, token, smartmoney.Sell, gain})
	}
	for n := range 70 {
		for wallet := range m.skilled {
			if n < 20+int(mix(uint64(wallet))%50) {
				round(wallet, skilledToken(r), 0.5+0.4*float64(mix(uint64(wallet)<<8)%100)/100)
			}
		}
		for wallet := m.skilled + n; wallet < m.wallets; wallet += 70 {
			for range 1 + wallet%3 {
				all = append(all, pastTrade{wallet, marketToken(r), smartmoney.Buy, 1})
			}
			if wallet%3 == 0 {
				for range 5 {
					round(wallet, marketToken(r), 0.5)
				}
			}
		}
	}
	return all
}

func marketToken(r *rand.Rand) int { return int(math.Pow(marketTokens, r.Float64())) - 1 }

// skilledToken returns a token for a skilled wallet. Skilled wallets also trade tokens
// beyond the few most popular ones.
func skilledToken(r *rand.Rand) int {
	u := r.Float64()
	return int(u * u * marketTokens)
}

// day calls f for trades first to before first+n of the day.
func (m *market) day(first, n int, f func(*smartmoney.Trade) error) error {
	r := rand.New(rand.NewPCG(5, uint64(first)))
	for i := range n {
		t := m.next(r, first+i)
		t.TradedAt = m.begin.Add(time.Duration(first+i) * m.every)
		if err := f(&t); err != nil {
			return err
		}
	}
	return nil
}

// next returns trade number i of the day, without its time. Amounts are lognormal with a
// median of 250 USD, 1800 USD for a skilled wallet, of whose trades one in fifty exceeds
// 50,000 USD.
func (m *market) next(r *rand.Rand, i int) smartmoney.Trade {
	wallet, token, middle, spread := 0, 0, 5.5, 1.8
	if r.Float64() < skilledShare {
		wallet, token, middle, spread = r.IntN(m.skilled), skilledToken(r), 7.5, 1.6
	} else {
		u := r.Float64()
		wallet, token = m.skilled+int(u*u*float64(m.wallets-m.skilled)), marketToken(r)
	}
	side := smartmoney.Buy
	if r.IntN(100) < 45 {
		side = smartmoney.Sell
	}
	t := m.trade(r, i, wallet, token, side)
	t.AmountUSD = math.Exp(middle + spread*r.NormFloat64())
	t.Quantity = t.AmountUSD / t.PriceUSD
	return t
}

// trade returns trade number n, without its time, quantity and amount.
func (m *market) trade(r *rand.Rand, n, wallet, token int, side smartmoney.Side) smartmoney.Trade {
	chain := (&world{}).chain(wallet)
	key := ofTx | uint64(n+1<<40)
	var id string
	if chain == smartmoney.Solana {
		id = base58(key, 87)
	} else {
		id = hexadecimal(key, 32)
	}
	return smartmoney.Trade{
		ID: id, Chain: chain, Wallet: address(chain, ofWallet|uint64(wallet)), Token: tokenAddress(chain, token),
		Side: side, PriceUSD: math.Exp(float64(mix(ofToken^uint64(token))%10) - 6 + 0.03*r.NormFloat64()),
		Symbol: "TOK" + strconv.Itoa(token),
	}
}
