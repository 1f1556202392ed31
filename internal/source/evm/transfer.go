package evm

import (
	"context"
	"fmt"
	"maps"
	"math/big"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
)

// topicTransfer is the first topic of what a token says of a transfer.
var topicTransfer = topic("Transfer(address,address,uint256)")

// isTransfer reports whether the log is in the form of a transfer of a token: topic 1 is who paid,
// topic 2 who received.
func (c *chainLog) isTransfer() bool {
	return len(c.Topics) == 3 && c.Topics[0] == topicTransfer && len(c.Data) == 32
}

// maxWallets bounds the wallets whose transfers are asked for at once: nodes allow 1000
// alternatives of a topic.
const maxWallets = 500

// moving is a block whose wallets' transfers are read.
type moving struct {
	*block
	swaps          *swapBlock
	read           int                 // logs that swaps are of
	wallets        map[string]struct{} // whose swaps may become trades
	paid, received []chainLog          // transfers, those of other wallets among them if the block is whole
	withheld       error               // the node's, in place of transfers; nil: none
}

// transfers reads what moved to and from the wallets of blocks' swaps, as tokens say, and sets it
// in their acts; read are the swaps by block. A block whose logs are all known needs no question.
// Of the others it asks for the wallets' transfers, if ranged of several at once. Where there are
// none although the block's filter may have some, or the node refuses them, all logs of the block
// are asked for. It returns an *absentError for the first block of which the node lacks logs, and
// errUnknown if it lacks the block. Acts of blocks of which a node refuses both keep the amounts of
// their swaps.
func (c *client) transfers(ctx context.Context, blocks []*block, read []*swapBlock, ranged bool) error {
	var all, asked []*moving
	for i, b := range blocks {
		m := &moving{block: b, swaps: read[i], read: len(b.logs), wallets: map[string]struct{}{}}
		for _, a := range read[i].traded() {
			m.wallets[a.Wallet] = struct{}{}
		}
		if len(m.wallets) == 0 {
			continue
		}
		if all = append(all, m); !b.whole {
			asked = append(asked, m)
		}
	}
	if err := c.askTransfers(ctx, asked, ranged); err != nil {
		return err
	}
	var doubtful []*block
	for _, m := range asked {
		if m.uncertain() {
			doubtful = append(doubtful, m.block)
		}
	}
	if err := c.logsOfWhole(ctx, doubtful); err != nil {
		return err
	}
	for _, m := range all {
		if err := m.settle(); err != nil {
			return err
		}
	}
	return nil
}

// askTransfers asks for the transfers of the wallets of each block, if ranged for those of several
// blocks at once.
func (c *client) askTransfers(ctx context.Context, blocks []*moving, ranged bool) error {
	for len(blocks) > 0 {
		wallets, n := blocks[0].wallets, 1
		for ranged && n < len(blocks) {
			all := maps.Clone(wallets)
			maps.Copy(all, blocks[n].wallets)
			if len(all) > maxWallets {
				break
			}
			wallets, n = all, n+1
		}
		withheld, err := c.transfersOf(ctx, blocks[:n], wallets)
		if err != nil {
			return err
		}
		if withheld != nil && n > 1 {
			ranged = false
			continue
		}
		blocks[0].withheld = withheld
		blocks = blocks[n:]
	}
	return nil
}

// transfersOf reads the transfers of wallets in blocks. withheld is the node's error if it refuses
// to return them.
func (c *client) transfersOf(ctx context.Context, blocks []*moving, wallets map[string]struct{}) (withheld, err error) {
	var calls []*call
	var answers []*logList
	asked := slices.Collect(slices.Chunk(slices.Sorted(maps.Keys(wallets)), maxWallets))
	for _, some := range asked {
		own := make([]hash, len(some))
		for i, wallet := range some {
			own[i] = walletTopic(wallet)
		}
		for _, topics := range [][]any{{topicTransfer, own}, {topicTransfer, nil, own}} {
			filter := map[string]any{"fromBlock": blocks[0].Number, "toBlock": blocks[len(blocks)-1].Number, "topics": topics}
			if len(blocks) == 1 {
				filter = map[string]any{"blockHash": blocks[0].Hash, "topics": topics}
			}
			answers = append(answers, &logList{})
			calls = append(calls, &call{method: "eth_getLogs", params: []any{filter}, out: answers[len(answers)-1]})
		}
	}
	if err := c.do(ctx, calls...); err != nil {
		return nil, err
	}
	for _, one := range calls {
		if one.err != nil {
			return one.err, nil
		}
	}
	of := map[hash]*moving{}
	for _, m := range blocks {
		of[m.Hash] = m
	}
	for i, logs := range answers {
		for k := range *logs {
			if m := of[(*logs)[k].BlockHash]; m != nil {
				m.add(&(*logs)[k], asked[i/2], i%2 == 1)
			}
		}
	}
	for _, m := range blocks {
		if err := m.sortTransfers(); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

func walletTopic(wallet string) hash {
	a, _ := parseAddress(wallet)
	return hash(a.word())
}

// add adds a log of an answer, if it is what was asked for: a transfer received by one of some
// wallets, which are sorted, or paid by one.
func (m *moving) add(l *chainLog, asked []string, received bool) {
	if !l.isTransfer() {
		return
	}
	to, at := &m.paid, 1
	if received {
		to, at = &m.received, 2
	}
	wallet, ok := word(l.Topics[at]).address()
	if _, is := slices.BinarySearch(asked, wallet.String()); ok && is {
		*to = append(*to, *l)
	}
}

// sortTransfers sorts what answers have. It returns errContradiction if they do not fit the block.
func (m *moving) sortTransfers() error {
	if err := m.sort(m.paid); err != nil {
		return err
	}
	return m.sort(m.received)
}

// uncertain reports whether the answers may lack transfers.
func (m *moving) uncertain() bool {
	return m.withheld != nil || len(m.paid) == 0 && m.may(false) || len(m.received) == 0 && m.may(true)
}

// may reports whether the block's filter may have a transfer of a wallet and token that trade: one
// that the wallet receives of those who buy, or pays of those who sell. A full filter says nothing of
// it, and the node has logs of the block: its swaps.
func (m *moving) may(received bool) bool {
	if m.Bloom.full() || !m.Bloom.may(topicTransfer) {
		return false
	}
	return slices.ContainsFunc(m.swaps.traded(), func(a *act) bool {
		if received && !a.buys || !received && !a.sells || !m.Bloom.may(walletTopic(a.Wallet)) {
			return false
		}
		return slices.ContainsFunc(a.Swaps, func(s importer.Swap) bool {
			token := s.Sold.Token
			if received {
				token = s.Bought.Token
			}
			at, err := parseAddress(token)
			return err == nil && m.Bloom.mayHave(at[:])
		})
	})
}

// settle sets what moved in the acts of the block, if that is certain.
func (m *moving) settle() error {
	switch {
	case m.absent != nil:
		return m.absent
	case m.whole && len(m.logs) != m.read: // the swaps are of fewer logs
		return &absentError{number: m.number()}
	case m.whole:
		m.paid, m.received = m.moved, m.moved
	case !m.uncertain():
	case lacksBlock(m.withheld), lacksBlock(m.refused):
		return fmt.Errorf("read transfers of block %d: %w", m.number(), errUnknown)
	case m.withheld != nil:
		m.swaps.unmoved = true
		return nil
	default:
		return &absentError{number: m.number(), why: m.refused.Error()}
	}
	acts := map[actKey]*act{}
	for _, a := range m.swaps.traded() {
		acts[actKey{a.TxHash, a.Wallet}] = a
		a.Moved = map[string]*big.Int{}
	}
	for i := range m.paid {
		move(acts, &m.paid[i], false)
	}
	for i := range m.received {
		move(acts, &m.received[i], true)
	}
	return nil
}

// actKey names an act.
type actKey struct{ tx, wallet string }

// move adds a transfer to the act of who received it, or else of who paid it, if there is one and
// some leg of it is of the token. Of an order that another filled, every transfer tells what the
// wallet exchanged.
func move(acts map[actKey]*act, l *chainLog, received bool) {
	wallet := word(l.Topics[1])
	if received {
		wallet = word(l.Topics[2])
	}
	owner, ok := wallet.address()
	a := acts[actKey{l.TxHash.String(), owner.String()}]
	token := l.Address.String()
	if !ok || a == nil || !a.Filled && !a.has(token) {
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
