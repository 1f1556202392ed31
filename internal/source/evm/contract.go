package evm

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/retry"
)

// question is a call of a contract.
type question struct {
	to      string
	input   data
	answer  data // empty if the contract has no answer
	failed  bool // the contract's program ended with an error
	unclear bool // the node's error may be its own or the contract's
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

// callGas bounds what a contract's program may cost the node.
const callGas = 1_000_000

// asks is how often a question is asked whose answer is not clear.
const asks = 8

// contracts asks contracts, as they are at a block, else at the newest one of a node that has no
// state of the block. It returns an error if the node cannot answer.
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
			q.unclear = q.unclear || len(q.answer) == 0 && !q.failed
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
			open = append(open, questions[i])
		case one.err == nil:
		case !errors.As(one.err, &node):
			return nil, fmt.Errorf("ask contract %s: %w", questions[i].to, one.err)
		case !node.ofContract() && block == "latest" && node.says("missing trie node", "not available", "not found", "unknown block", "pruned"):
			// a node without state: no reason to skip
			return nil, fmt.Errorf("ask contract %s: %w", questions[i].to, node)
		case !node.ofContract():
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
