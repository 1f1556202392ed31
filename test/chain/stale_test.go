package chain_test

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
)

// view is what a node knew of the chain at a moment.
type view struct {
	canonical []common.Hash // by number
	known     map[common.Hash]bool
}

// remember keeps what the chain is now as a view for stale answers.
func (p *provider) remember(c *chain) {
	p.mu.Lock()
	defer p.mu.Unlock()
	v := &view{known: map[common.Hash]bool{}}
	if n := len(p.views); n > 0 {
		for h := range p.views[n-1].known {
			v.known[h] = true // a branch that was left is still known
		}
	}
	for n := uint64(0); n <= c.head().NumberU64(); n++ {
		hash := c.block(n).Hash()
		v.canonical, v.known[hash] = append(v.canonical, hash), true
	}
	p.views = append(p.views, v)
	if len(p.views) > keptViews {
		p.views = slices.Delete(p.views, 0, 1)
	}
}

// view returns the view of the node that answers a request: nil for the present.
func (p *provider) view() *view {
	if !p.happens("stale", func(f faults) float64 { return f.stale }) {
		return nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.views) == 0 {
		return nil
	}
	return p.views[p.r.IntN(len(p.views))]
}

// viewBehind returns the view of a node that is some views behind: nil for the present.
func (p *provider) viewBehind(behind int) *view {
	p.mu.Lock()
	defer p.mu.Unlock()
	if n := len(p.views) - 1 - behind; p.faults.stale > 0 && n >= 0 {
		p.counts["stale"]++
		return p.views[n]
	}
	return nil
}

// callStale answers what depends on how far a node is. done is false for calls that do not.
func (p *provider) callStale(ctx context.Context, v *view, call message) (result json.RawMessage, failed *callError, done bool) {
	head := uint64(len(v.canonical) - 1)
	null := json.RawMessage("null")
	switch call.Method {
	case "eth_blockNumber":
		return json.RawMessage(`"` + hexutil.EncodeUint64(head) + `"`), nil, true
	case "eth_getBlockByNumber", "eth_getBlockReceipts":
		name, _ := call.Params[0].(string)
		if len(name) == 66 { // receipts by hash
			if !v.known[common.HexToHash(name)] {
				return null, nil, true
			}
			return nil, nil, false
		}
		n := v.number(name)
		if n > head {
			return null, nil, true
		}
		method := call.Method
		if method == "eth_getBlockByNumber" {
			method = "eth_getBlockByHash"
		}
		result, failed = p.forward(ctx, method, append([]any{v.canonical[n]}, call.Params[1:]...))
		return result, failed, true
	case "eth_getBlockByHash":
		name, _ := call.Params[0].(string)
		if !v.known[common.HexToHash(name)] {
			return null, nil, true
		}
	case "eth_getLogs":
		return p.staleLogs(ctx, v, call)
	}
	return nil, nil, false
}

// number returns the number that names a block.
func (v *view) number(name string) uint64 {
	if n, err := hexutil.DecodeUint64(name); err == nil {
		return n
	}
	if name == "earliest" {
		return 0
	}
	return uint64(len(v.canonical) - 1)
}

// staleLogs answers with the logs of the blocks that the view has. Of those that it has not, it
// says nothing; or that they are unknown, as some nodes do.
func (p *provider) staleLogs(ctx context.Context, v *view, call message) (json.RawMessage, *callError, bool) {
	filter, _ := call.Params[0].(map[string]any)
	unknown := &callError{Code: -32000, Message: "unknown block"}
	if name, found := filter["blockHash"].(string); found {
		if v.known[common.HexToHash(name)] {
			return nil, nil, false
		}
		return nil, unknown, true
	}
	from, to, ok := rangeOf(call.Params)
	if !ok {
		return nil, nil, false
	}
	head := uint64(len(v.canonical) - 1)
	if to > head && p.roll(2) == 0 {
		return nil, &callError{Code: -32000, Message: "block range extends beyond current head block"}, true
	}
	all := []json.RawMessage{}
	for n := from; n <= min(to, head); n++ {
		one := map[string]any{"blockHash": v.canonical[n], "topics": filter["topics"]}
		if filter["address"] != nil {
			one["address"] = filter["address"]
		}
		var logs []json.RawMessage
		if err := p.node.CallContext(ctx, &logs, "eth_getLogs", one); err != nil {
			return nil, unknown, true
		}
		all = append(all, logs...)
	}
	text, err := json.Marshal(all)
	must(p.tb, err, "encode logs")
	return text, nil, true
}

// rangeOf returns the first and the last block of a filter; ok is false if they are not numbers.
func rangeOf(params []any) (from, to uint64, ok bool) {
	if len(params) == 0 {
		return 0, 0, false
	}
	filter, _ := params[0].(map[string]any)
	first, _ := filter["fromBlock"].(string)
	last, _ := filter["toBlock"].(string)
	from, err := hexutil.DecodeUint64(first)
	if err != nil {
		return 0, 0, false
	}
	to, err = hexutil.DecodeUint64(last)
	return from, to, err == nil
}
