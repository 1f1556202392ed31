package evm

import (
	"math/big"
	"slices"
)

// The events by which contracts that trade for others say for whom.
var (
	topicOrderCoW  = topic("Trade(address,address,address,uint256,uint256,uint256,bytes)")
	topicFill      = topic("Fill(bytes32,address,address,uint256)")
	topicOrder1inc = topic("OrderFilled(bytes32,uint256)")
)

// The kinds of contracts that trade for others, by how they say for whom.
const (
	kindCoW      = "cow"      // Trade has the owner of each order and its amounts
	kindUniswapX = "uniswapx" // Fill has the swapper
	kindOrders   = "orders"   // OrderFilled of 1inch does not have the maker
	kindRelayer  = "relayer"  // an account that is never the trader
)

// coinOfOrders is the native coin in orders of CoW Protocol.
const coinOfOrders = "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"

// Reasons to skip swaps that are for others than the transaction's sender.
const (
	skipSettled = "swap of a settlement, whose orders count"
	skipSeveral = "swap for several traders, who cannot be told apart"
	skipTrader  = "swap for another trader, who cannot be told"
)

// order is what a settlement exchanged for an owner.
type order struct {
	owner        string
	sold, bought string // tokens
	paid, got    *big.Int
}

// settled is what contracts say of for whom a transaction's swaps are.
type settled struct {
	orders   map[int]order // of settlements, by log
	swappers []string      // different ones
	maker    bool          // of an order that the sender filled; it may be the trader besides
}

// settledFor returns what the listed contracts among a transaction's logs say.
func (c *converter) settledFor(logs []chainLog) (s settled) {
	for i := range logs {
		l := &logs[i]
		switch kind := c.settlements[l.Address]; {
		case kind == kindCoW && l.Topics[0] == topicOrderCoW:
			if one, ok := decodeOrder(l); ok {
				if s.orders == nil {
					s.orders = map[int]order{}
				}
				s.orders[i] = one
			}
		case kind == kindUniswapX && l.Topics[0] == topicFill && len(l.Topics) == 4:
			if swapper, ok := word(l.Topics[3]).address(); ok && !slices.Contains(s.swappers, swapper.String()) {
				s.swappers = append(s.swappers, swapper.String())
			}
		case kind == kindOrders && l.Topics[0] == topicOrder1inc:
			s.maker = true
		}
	}
	return s
}

// wallet returns for whom the sender's swap is, or the reason to skip it.
func (s *settled) wallet(sender string) (wallet, reason string) {
	switch {
	case len(s.orders) > 0:
		return "", skipSettled
	case len(s.swappers) > 1:
		return "", skipSeveral
	case len(s.swappers) == 1:
		return s.swappers[0], ""
	}
	return sender, ""
}

// decodeOrder returns the order that a settlement of CoW Protocol says it executed; ok is false if
// the log is malformed.
func decodeOrder(l *chainLog) (one order, ok bool) {
	w, ok := words(l.Data, 4)
	if !ok || len(l.Topics) != 2 {
		return one, false
	}
	owner, ok0 := word(l.Topics[1]).address()
	sold, ok1 := w[0].address()
	bought, ok2 := w[1].address()
	one = order{owner: owner.String(), sold: sold.String(), bought: bought.String(), paid: w[2].big(), got: w[3].big()}
	return one, ok0 && ok1 && ok2 && one.paid.Sign() > 0 && one.got.Sign() > 0
}

// orderLeg returns an order as a leg of its owner, or the reason to skip it.
func (c *converter) orderLeg(o *order) (one leg, reason, detail string) {
	sold, reason := c.registry.token(o.sold)
	if reason != "" {
		return one, reason, "token " + o.sold
	}
	bought, reason := c.registry.token(o.bought)
	if reason != "" {
		return one, reason, "token " + o.bought
	}
	return c.legOf(sideOf(sold, o.paid), sideOf(bought, o.got)), "", "order of " + o.owner
}

// tokensOfOrders adds the tokens of settlements' orders to all.
func (c *converter) tokensOfOrders(logs []chainLog, all map[string]struct{}) {
	for _, o := range c.settledFor(logs).orders {
		all[o.sold], all[o.bought] = struct{}{}, struct{}{}
	}
}
