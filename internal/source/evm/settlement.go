package evm

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/retry"
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

// question is a call of a contract.
type question struct {
	to      string
	input   data
	want    string // the address of which any other answer denies something; "" if none
	answer  data   // empty if the contract has no answer
	failed  bool   // the contract's program ended with an error
	unclear bool   // the node's error may be its own or the contract's
	lacked  bool   // at some try the node did not have the block
}

// address returns the answer as an address, "" if it is none or zero.
func (q *question) address() string {
	w, ok := words(q.answer, 1)
	if !ok {
		return ""
	}
	a, ok := w[0].address()
	if !ok || a == (address{}) {
		return ""
	}
	return a.String()
}

// denies reports whether the answer is another one than the wanted one. At the newest block of a
// node that lags it may be what was true before the block.
func (q *question) denies() bool { return q.want != "" && q.address() != q.want }

// callGas bounds what a contract's program may cost the node.
const callGas = 1_000_000

// asks is how often a question is asked whose answer is not clear, denials how often one that a node
// without state of the block answers with a denial: in a third of a second a node that lags is
// behind no more, and whoever makes an impostor in each block holds a source up no longer.
const (
	asks    = 8
	denials = 3
)

// contracts asks contracts, as they are at a block, else at the newest one of a node that has no
// state of the block. What such a node denies counts after some tries only, and not if it lacked the
// block at one of them. It returns an error if the node cannot answer.
func (c *client) contracts(ctx context.Context, at hash, questions []*question) error {
	backoff := retry.Policy{First: 100 * time.Millisecond, Most: time.Second}.Backoff()
	for try := 1; len(questions) > 0; try++ {
		open, err := c.contractsAt(ctx, map[string]any{"blockHash": at}, questions)
		if err != nil || len(open) == 0 {
			return err
		}
		failed, err := c.contractsAt(ctx, "latest", open)
		if err != nil {
			return err
		}
		for _, q := range failed {
			q.unclear = true
		}
		questions = slices.DeleteFunc(open, func(q *question) bool {
			// The newest block of a node that lags may lack the contract, which then has no program
			// that fails.
			q.unclear = q.unclear || len(q.answer) == 0 && !q.failed || q.denies() && (q.lacked || try < denials)
			return !q.unclear
		})
		if len(questions) == 0 || try == asks {
			return nil
		}
		if err := c.sleep(ctx, backoff.Next()); err != nil {
			return err
		}
	}
	return nil
}

// contractsAt asks contracts at a block, and returns the questions that the node did not answer.
func (c *client) contractsAt(ctx context.Context, block any, questions []*question) ([]*question, error) {
	calls := make([]*call, len(questions))
	for i, q := range questions {
		q.answer, q.failed, q.unclear = nil, false, false
		with := map[string]any{"to": q.to, "data": q.input, "gas": quantity(callGas)}
		calls[i] = &call{method: "eth_call", params: []any{with, block}, out: &q.answer}
	}
	if err := c.do(ctx, calls...); err != nil {
		return nil, err
	}
	var open []*question
	for i, one := range calls {
		var node *nodeError
		switch {
		case one.err == nil && one.null: // no contract answers so
			questions[i].lacked = true
			open = append(open, questions[i])
		case one.err == nil:
		case !errors.As(one.err, &node):
			return nil, fmt.Errorf("ask contract %s: %w", questions[i].to, one.err)
		case !node.ofContract() && block == "latest" && node.says("missing trie node", "not available", "not found", "unknown block", "pruned"):
			// a node without state: no reason to skip
			return nil, fmt.Errorf("ask contract %s: %w", questions[i].to, node)
		case !node.ofContract():
			questions[i].lacked = questions[i].lacked || lacksBlock(node) && !node.says("missing trie node", "state", "pruned")
			open = append(open, questions[i])
		default:
			questions[i].failed = true
		}
	}
	return open, nil
}

// ofContract reports whether the contract's program is the cause of an error.
func (n *nodeError) ofContract() bool {
	return n.reverted() || n.says("out of gas", "outofgas", "opcode", "stack", "invalid jump", "badinstruction", "invalidjump",
		"write protection", "return data out of bounds", "gas uint64 overflow", "call depth", "vm execution error", "evm error")
}
