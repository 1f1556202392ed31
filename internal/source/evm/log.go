package evm

import (
	"context"
	"math/big"
	"strings"
)

// The events that are read. Forks emit the same as what they were forked from, but PancakeSwap's
// v3, which appends the protocol's fees.
var (
	topicV2      = topic("Swap(address,uint256,uint256,uint256,uint256,address)")
	topicSolidly = topic("Swap(address,address,uint256,uint256,uint256,uint256)")
	topicV3      = topic("Swap(address,address,int256,int256,uint160,uint128,int24)")
	topicPancake = topic("Swap(address,address,int256,int256,uint160,uint128,int24,uint128,uint128)")
	topicV4      = topic("Swap(bytes32,address,int128,int128,uint160,uint128,int24,uint24)")
	topicInit    = topic("Initialize(bytes32,address,address,uint24,int24,address,uint160,int24)")

	// What says whose swaps are, and which do not count.
	topicUserOperation = topic("UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)")
	topicBeforeUserOps = topic("BeforeExecution()")
	topicBurnV2        = topic("Burn(address,uint256,uint256,address)")
	topicBurnSolidly   = topic("Burn(address,address,uint256,uint256)")
	topicBurnV3        = topic("Burn(address,int24,int24,uint128,uint256,uint256)")
	topicModifyV4      = topic("ModifyLiquidity(bytes32,address,int24,int24,int256,bytes32)")
)

// topics returns the first topics of the logs that are asked for.
func topics() []hash {
	return []hash{topicV2, topicSolidly, topicV3, topicPancake, topicV4, topicInit, topicUserOperation, topicBeforeUserOps, topicBurnV2, topicBurnSolidly, topicBurnV3, topicModifyV4,
		topicOrderCoW, topicFill, topicOrder1inc}
}

// isSwap reports whether the log's topic is that of a swap.
func (c *chainLog) isSwap() bool {
	switch c.Topics[0] {
	case topicV2, topicSolidly, topicV3, topicPancake, topicV4:
		return true
	}
	return false
}

// chainLog is a log as eth_getLogs returns it.
type chainLog struct {
	Address     address   `json:"address"`
	Topics      []hash    `json:"topics"`
	Data        data      `json:"data"`
	BlockNumber *quantity `json:"blockNumber"`
	BlockHash   hash      `json:"blockHash"`
	TxHash      hash      `json:"transactionHash"`
	TxIndex     *quantity `json:"transactionIndex"`
	Index       *quantity `json:"logIndex"`
	Removed     bool      `json:"removed"`
}

// logList is the logs of a response.
type logList []chainLog

// maxLogs bounds the logs of a response: of a range with more, a smaller one is asked for.
const maxLogs = 200_000

// UnmarshalJSON implements json.Unmarshaler.
func (l *logList) UnmarshalJSON(raw []byte) (err error) {
	*l, err = decodeList[chainLog](raw, maxLogs)
	return err
}

// poolSwap is one Swap log: what its trader paid to the pool and received from it, in the tokens'
// smallest units.
type poolSwap struct {
	pool string // Pool.ID
	// Both are above 0 for a trader who pays, below 0 for one who receives.
	amount0, amount1 *big.Int
}

// Reasons to skip a log.
const (
	skipLog       = "log is not a swap in the form of its topic"
	skipDirection = "swap does not exchange one token for the other"
)

// decodeSwap returns the swap that a log tells of, or the reason to skip it.
func decodeSwap(l *chainLog) (*poolSwap, string) {
	if len(l.Topics) != 3 {
		return nil, skipLog
	}
	s := &poolSwap{pool: l.Address.String()}
	switch l.Topics[0] {
	case topicV2, topicSolidly:
		w, ok := words(l.Data, 4)
		if !ok {
			return nil, skipLog
		}
		// What went in less what came out: a flash swap returns some of what it took.
		s.amount0 = new(big.Int).Sub(w[0].big(), w[2].big())
		s.amount1 = new(big.Int).Sub(w[1].big(), w[3].big())
	case topicV3, topicPancake:
		w, ok := words(l.Data, 5)
		if !ok {
			return nil, skipLog
		}
		s.amount0, s.amount1 = w[0].bigSigned(), w[1].bigSigned()
	case topicV4:
		w, ok := words(l.Data, 6)
		if !ok {
			return nil, skipLog
		}
		// PoolManager tells the change of the trader's balance, v3 that of the pool's.
		s.pool = v4Pool(l.Address, l.Topics[1])
		s.amount0, s.amount1 = w[0].bigSigned(), w[1].bigSigned()
		s.amount0.Neg(s.amount0)
		s.amount1.Neg(s.amount1)
	default:
		return nil, skipLog
	}
	if s.amount0.Sign()*s.amount1.Sign() >= 0 {
		return nil, skipDirection
	}
	return s, ""
}

// v4Pool returns the id of a pool of Uniswap v4.
func v4Pool(manager address, id hash) string { return manager.String() + "/" + id.String() }

// decodeInitialize returns the pool of Uniswap v4 that a log tells of; ok is false if the log is
// malformed. The pool is genuine if its manager is trusted, since only it can emit the log.
func decodeInitialize(l *chainLog) (p Pool, ok bool) {
	if len(l.Topics) != 4 || l.Topics[0] != topicInit {
		return p, false
	}
	w, ok := words(l.Data, 5)
	token0, ok0 := word(l.Topics[2]).address()
	token1, ok1 := word(l.Topics[3]).address()
	if !ok || !ok0 || !ok1 {
		return p, false
	}
	spacing, ok := w[1].signed()
	return Pool{
		ID: v4Pool(l.Address, l.Topics[1]), Level: Checked, Factory: l.Address.String(),
		Token0: token0.String(), Token1: token1.String(), Variant: spacing, Genuine: true,
	}, ok
}

// decodeUserOperation returns the account whose user operation an EntryPoint ends with a log; ok is
// false for other logs.
func decodeUserOperation(l *chainLog) (account address, ok bool) {
	if len(l.Topics) != 4 || l.Topics[0] != topicUserOperation {
		return account, false
	}
	return word(l.Topics[2]).address()
}

// removedFrom returns the ids of the pools from which logs remove liquidity, nil if there are none.
func removedFrom(logs []chainLog) map[string]struct{} {
	var pools map[string]struct{}
	add := func(id string) {
		if pools == nil {
			pools = map[string]struct{}{}
		}
		pools[id] = struct{}{}
	}
	for i := range logs {
		l := &logs[i]
		switch l.Topics[0] {
		case topicBurnV2, topicBurnSolidly, topicBurnV3:
			if !isZero(l.Data) {
				add(l.Address.String())
			}
		case topicModifyV4:
			if w, ok := words(l.Data, 3); ok && len(l.Topics) > 1 && w[2].bigSigned().Sign() < 0 {
				add(v4Pool(l.Address, l.Topics[1]))
			}
		}
	}
	return pools
}

// findV4 finds what a PoolManager's pools are, whose Initialize was not read: by the key that its
// PositionManager keeps, else by the log itself, which searchV4 looks for. Pools of managers that
// are not trusted are not looked for.
func (r *registry) findV4(ctx context.Context, at hash, pools []Pool) ([]Pool, error) {
	var asking []Pool
	var questions []*question
	for _, p := range pools {
		manager, id, _ := strings.Cut(p.ID, "/")
		f, listed := r.trust.factories[manager]
		if !listed && !r.trust.any {
			r.pools[p.ID] = Pool{ID: p.ID, Level: Claimed, Factory: manager}
			continue
		}
		var w word
		_ = (*hash)(&w).UnmarshalText([]byte(id))
		clear(w[25:])
		asking = append(asking, p)
		questions = append(questions, &question{to: f.positions.String(), input: input(callPoolKeys, w)})
	}
	if err := r.client.contracts(ctx, at, questions); err != nil {
		return nil, err
	}
	var found []Pool
	var others []string
	for i, p := range asking {
		if known, ok := poolOfKey(p.ID, questions[i].answer); ok {
			found = append(found, known)
		} else {
			others = append(others, p.ID)
		}
	}
	searched, err := r.searchV4(ctx, others)
	if err != nil {
		return nil, err
	}
	found = append(found, searched...)
	for _, p := range found {
		r.pools[p.ID] = p
		delete(r.searched, p.ID)
	}
	for _, id := range others {
		if _, known := r.pools[id]; !known {
			r.unclear[id] = r.now().Add(unclearFor)
		}
	}
	return found, nil
}

// poolOfKey returns the v4 pool of an id from its key; ok is false if the key is not that of the
// id.
func poolOfKey(id string, key data) (p Pool, ok bool) {
	w, ok := words(key, 5)
	if !ok {
		return p, false
	}
	manager, hashed, _ := strings.Cut(id, "/")
	token0, ok0 := w[0].address()
	token1, ok1 := w[1].address()
	spacing, ok2 := w[3].signed()
	return Pool{
		ID: id, Level: Checked, Factory: manager, Token0: token0.String(), Token1: token1.String(), Variant: spacing, Genuine: true,
	}, ok0 && ok1 && ok2 && keccak(key[:160]).String() == hashed
}
