package evm

import (
	"fmt"
	"math/big"
	"strconv"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/event/importer"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/source"
	"smartmoney/internal/source/evm/pool"
)

// skipPrice is the reason of swaps against the native coin before its price is known.
const skipPrice = "no price of the chain's coin yet"

// swap is a Swap log that may become trades, or the reason why it does not.
type swap struct {
	swap   importer.Swap
	index  int64 // of its log in the block
	native bool  // its value is that of an amount of the native coin
	skip   string
	detail string
	left   string // the unknown factory that its pool names; "": none
}

// swapBlock is a block's swaps in order, without prices.
type swapBlock struct {
	number int64
	hash   hash
	at     time.Time
	swaps  []swap
}

// native reports whether some swap needs the native coin's price.
func (b *swapBlock) native() bool {
	for i := range b.swaps {
		if b.swaps[i].native {
			return true
		}
	}
	return false
}

// converter turns logs into swaps and swaps into events.
type converter struct {
	chain    smartmoney.Chain
	quotes   importer.Settings
	registry *registry
}

// swapsOf returns the swaps of a block whose pools the registry knows.
func (c *converter) swapsOf(b *block) *swapBlock {
	out := &swapBlock{number: b.number(), hash: b.Hash, at: time.Unix(int64(b.Time), 0).UTC()}
	for i := range b.logs {
		l := &b.logs[i]
		if l.Topics[0] == topicInit {
			continue
		}
		s := swap{index: int64(*l.Index)}
		s.swap = importer.Swap{
			ID: l.TxHash.String() + ":" + strconv.FormatInt(s.index, 10), TxHash: l.TxHash.String(), Chain: c.chain,
			Wallet: b.Transactions[*l.TxIndex].From.String(), At: out.at, Block: out.number,
		}
		c.fill(&s, l)
		out.swaps = append(out.swaps, s)
	}
	return out
}

// fill reads what was swapped.
func (c *converter) fill(s *swap, l *chainLog) {
	read, reason := decodeSwap(l)
	if reason != "" {
		s.skip, s.detail = reason, "log of "+l.Address.String()
		return
	}
	m, reason := c.registry.market(read.pool)
	if reason != "" {
		s.skip, s.detail = reason, "pool "+read.pool
		if reason == skipFactory {
			s.left = c.registry.pools[read.pool].Factory
		}
		return
	}
	paid, received := legOf(m.token0, read.amount0), legOf(m.token1, read.amount1)
	if read.amount0.Sign() < 0 {
		paid, received = received, paid
	}
	s.swap.Sold, s.swap.Bought, s.swap.Untrusted = paid, received, !m.tellsPrice
	sold, bought := c.quotes.Quotes[c.chain][paid.Token], c.quotes.Quotes[c.chain][received.Token]
	s.native = sold == importer.Native && bought == importer.Traded || bought == importer.Native && sold == importer.Traded
}

// legOf returns one side of a swap.
func legOf(t pool.Token, units *big.Int) importer.SwapLeg {
	return importer.SwapLeg{Token: t.Address, Symbol: t.Symbol, Quantity: amount(new(big.Int).Abs(units), t.Decimals)}
}

// worthKeeping are the reasons whose logs are kept as rejects. The others are counted only: they are no faults, and
// there are thousands a minute.
func worthKeeping(reason string) bool {
	switch reason {
	case skipLog, skipDecimals, skipToken, skipUnclear, skipV4, skipPrice, skipImpostor:
		return true
	}
	return false
}

// isLoss reports whether trades are missing when swaps are skipped for a reason: the node, or a bound, kept the source from
// knowing whether they count. The other reasons are what contracts are, which anyone can deploy.
func isLoss(reason string) bool {
	switch reason {
	case skipToken, skipUnclear, skipV4, skipPrice, skipMany:
		return true
	}
	return false
}

// pricer values swaps, and carries the price of the native coin.
type pricer struct {
	chain  smartmoney.Chain
	pricer *importer.Pricer
}

func newPricer(chain smartmoney.Chain, quotes importer.Settings, price float64) *pricer {
	return &pricer{chain: chain, pricer: importer.NewPricer(quotes, map[smartmoney.Chain]float64{chain: price})}
}

// price returns the native coin's price in USD, 0 if it is unknown.
func (p *pricer) price() float64 { return p.pricer.Prices()[p.chain] }

// setPrice sets the native coin's price in USD.
func (p *pricer) setPrice(price float64) {
	p.pricer.SetPrices(map[smartmoney.Chain]float64{p.chain: price})
}

// first returns the first price of the native coin that the swaps of blocks tell, 0 if none does.
func (p *pricer) first(blocks []*swapBlock) float64 {
	for _, b := range blocks {
		for i := range b.swaps {
			if s := &b.swaps[i]; s.skip == "" && !s.swap.Untrusted && !s.native {
				if p.pricer.Events(&s.swap); p.price() > 0 {
					return p.price()
				}
			}
		}
	}
	return 0
}

// events returns the trades of a swap, or how it is rejected.
func (p *pricer) events(s *swap) ([]event.Event, *source.Reject) {
	reason := s.skip
	var events []event.Event
	if reason == "" {
		known := !s.native || p.price() > 0
		if events, reason = p.pricer.Events(&s.swap); reason != "" && !known {
			reason = skipPrice
		}
	}
	if reason == "" {
		return events, nil
	}
	return nil, &source.Reject{Ref: s.swap.ID, Reason: reason, Detail: fmt.Sprintf("block %d, %s", s.swap.Block, s.detail)}
}
