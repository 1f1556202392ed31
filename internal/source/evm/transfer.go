package evm

import (
	"context"
	"maps"
	"math/big"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
)

// topicTransfer is the first topic of what a token says of a transfer.
var topicTransfer = topic("Transfer(address,address,uint256)")

// maxWallets bounds the wallets whose transfers are asked for at once: nodes allow 1000
// alternatives of a topic.
const maxWallets = 500

// transfers reads what moved to and from the wallets of blocks' swaps, as tokens say, and sets it
// in their acts. If ranged, it asks for several blocks at once. Acts of blocks whose transfers a
// node refuses keep the amounts of their swaps.
func (c *client) transfers(ctx context.Context, blocks []*swapBlock, ranged bool) error {
	for len(blocks) > 0 {
		wallets, n := blocks[0].wallets(), 1
		for ranged && n < len(blocks) {
			all := maps.Clone(wallets)
			maps.Copy(all, blocks[n].wallets())
			if len(all) > maxWallets {
				break
			}
			wallets, n = all, n+1
		}
		refused, err := c.transfersOf(ctx, blocks[:n], wallets)
		if err != nil {
			return err
		}
		if refused && n > 1 {
			ranged = false
			continue
		}
		blocks[0].unmoved = refused
		blocks = blocks[n:]
	}
	return nil
}

// wallets returns those whose swaps may become trades.
func (s *swapBlock) wallets() map[string]struct{} {
	all := map[string]struct{}{}
	for i := range s.txs {
		for _, a := range s.txs[i].acts {
			if a.traded {
				all[a.Wallet] = struct{}{}
			}
		}
	}
	return all
}

// transfersOf reads the transfers of wallets in blocks. refused says that the node refuses to
// return them.
func (c *client) transfersOf(ctx context.Context, blocks []*swapBlock, wallets map[string]struct{}) (refused bool, err error) {
	var calls []*call
	var answers []*logList
	asked := slices.Collect(slices.Chunk(slices.Sorted(maps.Keys(wallets)), maxWallets))
	for _, some := range asked {
		own := make([]hash, len(some))
		for i, wallet := range some {
			a, _ := parseAddress(wallet)
			own[i] = hash(a.word())
		}
		for _, topics := range [][]any{{topicTransfer, own}, {topicTransfer, nil, own}} {
			filter := map[string]any{"fromBlock": quantity(blocks[0].number), "toBlock": quantity(blocks[len(blocks)-1].number), "topics": topics}
			if len(blocks) == 1 {
				filter = map[string]any{"blockHash": blocks[0].hash, "topics": topics}
			}
			answers = append(answers, &logList{})
			calls = append(calls, &call{method: "eth_getLogs", params: []any{filter}, out: answers[len(answers)-1]})
		}
	}
	if err := c.do(ctx, calls...); err != nil {
		return false, err
	}
	for _, one := range calls {
		if one.err != nil {
			return true, nil
		}
	}
	in := indexActs(blocks)
	for i, logs := range answers {
		for k := range *logs {
			in.add(&(*logs)[k], asked[i/2], i%2 == 1)
		}
	}
	return false, nil
}

// actKey names an act.
type actKey struct{ tx, wallet string }

// actIndex finds the act that a transfer belongs to.
type actIndex struct {
	blocks map[hash]struct{}
	acts   map[actKey]*act
}

// indexActs returns the index of the blocks' acts, of which nothing moved yet.
func indexActs(blocks []*swapBlock) actIndex {
	in := actIndex{blocks: map[hash]struct{}{}, acts: map[actKey]*act{}}
	for _, b := range blocks {
		in.blocks[b.hash] = struct{}{}
		for i := range b.txs {
			for _, a := range b.txs[i].acts {
				in.acts[actKey{a.TxHash, a.Wallet}] = a
				a.Moved = map[string]*big.Int{}
			}
		}
	}
	return in
}

// add adds a transfer to its act, if it is one of those that were asked for: received by one of
// some wallets, which are sorted, or paid by one.
func (ai actIndex) add(l *chainLog, asked []string, received bool) {
	if _, ours := ai.blocks[l.BlockHash]; !ours || len(l.Topics) != 3 || l.Topics[0] != topicTransfer || len(l.Data) != 32 {
		return
	}
	wallet := word(l.Topics[1])
	if received {
		wallet = word(l.Topics[2])
	}
	owner, ok := wallet.address()
	a := ai.acts[actKey{l.TxHash.String(), owner.String()}]
	token := l.Address.String()
	if _, is := slices.BinarySearch(asked, owner.String()); !ok || !is || a == nil || !a.has(token) {
		return
	}
	units := word(l.Data).big()
	if !received {
		units.Neg(units)
	}
	if before := a.Moved[token]; before != nil {
		units.Add(units, before)
	}
	a.Moved[token] = units
}

// has reports whether some leg of the act is of a token.
func (a *act) has(token string) bool {
	return slices.ContainsFunc(a.Swaps, func(s importer.Swap) bool { return s.Sold.Token == token || s.Bought.Token == token })
}
