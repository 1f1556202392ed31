package main

import (
	"math"
	"math/rand/v2"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// past calls f for the trades of steps. It returns their number.
func (w *world) past(f func(*smartmoney.Trade) error) (int, error) {
	r, n := rand.New(rand.NewPCG(1, 1)), 0
	err := w.steps(func(wallet, j int, side smartmoney.Side, share float64) error {
		t := w.trade(r, n, wallet, token(wallet, j), side)
		t.Quantity = share * quantity(wallet, j)
		t.AmountUSD = t.Quantity * t.PriceUSD
		n++
		return f(&t)
	})
	return n, err
}

// pastTrades returns the number of trades of past.
func (w *world) pastTrades() (n int) {
	_ = w.steps(func(int, int, smartmoney.Side, float64) error { n++; return nil })
	return n
}

// steps calls f for each trade before the measured passes, with the place of its token among the
// wallet's, and its quantity as a multiple of what the wallet holds in the end: each wallet buys
// what it holds, and three in ten sell out their first token and buy it again, so that they have a
// closed position. Wallets then have three open positions on average.
func (w *world) steps(f func(wallet, j int, side smartmoney.Side, share float64) error) error {
	for j := range 8 {
		for wallet := range w.wallets {
			if j >= holds(wallet) {
				continue
			}
			if err := f(wallet, j, smartmoney.Buy, 1); err != nil {
				return err
			}
			if j > 0 || holds(wallet) < 4 {
				continue
			}
			if err := f(wallet, j, smartmoney.Sell, 1.5); err != nil {
				return err
			}
			if err := f(wallet, j, smartmoney.Buy, 1); err != nil {
				return err
			}
		}
	}
	return nil
}

// pass calls f for the trades of a measured pass: nine in ten in a token that the wallet
// held beforehand, the others in a popular one; slightly more buys than sells. Numbers
// begin at first, which must exceed those of earlier passes.
func (w *world) pass(first, n int, f func(*smartmoney.Trade) error) error {
	r := rand.New(rand.NewPCG(2, uint64(first)))
	for i := range n {
		wallet := w.pick(r)
		j := r.IntN(holds(wallet))
		number := token(wallet, j)
		if r.IntN(10) == 0 {
			number = popular(r.Float64())
		}
		side := smartmoney.Buy
		if r.IntN(100) < 45 {
			side = smartmoney.Sell
		}
		t := w.trade(r, first+i, wallet, number, side)
		t.Quantity = quantity(wallet, j) * math.Exp(r.NormFloat64()/2)
		t.AmountUSD = t.Quantity * t.PriceUSD
		if err := f(&t); err != nil {
			return err
		}
	}
	return nil
}

// quantity returns the typical quantity in which a wallet buys its j-th token.
func quantity(wallet, j int) float64 {
	u := float64(mix(uint64(wallet)<<4^uint64(j))>>11) / (1 << 53)
	return math.Round(math.Exp(2+6*u)*1e6) / 1e6
}

// trade returns trade number n of a world, without its quantity and amount. Two trades
// share a transaction, and an id consists of its hash and the log's index.
func (w *world) trade(r *rand.Rand, n, wallet, token int, side smartmoney.Side) smartmoney.Trade {
	chain := w.chain(wallet)
	id := make([]byte, 0, 96)
	if chain == smartmoney.Solana {
		id = append(id, base58(ofTx|uint64(n/2), 87)...)
	} else {
		id = append(id, hexadecimal(ofTx|uint64(n/2), 32)...)
	}
	id = append(id, ':')
	id = strconv.AppendUint(id, 2*(mix(uint64(n/2))%150)+uint64(n%2), 10)
	price := math.Exp(float64(mix(ofToken^uint64(token))%10) - 6 + 0.03*r.NormFloat64())
	return smartmoney.Trade{
		ID: string(id), Chain: chain, Wallet: address(chain, ofWallet|uint64(wallet)), Token: tokenAddress(chain, token),
		Side: side, PriceUSD: price, TradedAt: begin().Add(time.Duration(n) * tradeEvery),
		Symbol: "TOK" + strconv.Itoa(token),
	}
}
