package evm

import (
	"cmp"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"slices"
	"testing"
	"time"

	"go.uber.org/goleak"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

func TestMain(m *testing.M) {
	scale.Checks(40)
	goleak.VerifyTestMain(m)
}

// began is the time of block 0.
var began = time.Date(2026, 8, 1, 0, 0, 0, 0, time.UTC)

// number returns an address or hash that ends in a number.
func addressOf(kind byte, n int) (a address) {
	a[0] = kind
	binary.BigEndian.PutUint32(a[16:], uint32(n))
	return a
}

// The contracts of a world.
var (
	weth, usdc, meme, odd, mute        = addressOf('t', 1), addressOf('t', 2), addressOf('t', 3), addressOf('t', 4), addressOf('t', 5)
	factoryV2, factoryV3, factorySolid = addressOf('f', 2), addressOf('f', 3), addressOf('f', 4)
	manager, positions                 = addressOf('f', 5), addressOf('f', 6)
	pricePool, tokenPool, oddPool      = addressOf('p', 1), addressOf('p', 2), addressOf('p', 3)
	mutePool, impostor, noPool         = addressOf('p', 4), addressOf('p', 5), addressOf('p', 6)
	solidPool                          = addressOf('p', 7)
)

// world is a chain with a node that serves it. It is not safe for concurrent use.
type world struct {
	blocks    map[hash]*block
	canonical []*block
	made      map[hash]swapping // by transaction
	salt      int
	chainID   int
	contracts map[address]func(input data) (data, *nodeError)

	stateless bool                                       // the node has no state of blocks
	behind    int                                        // how many blocks the node lacks
	fault     func(method string) (data any, fails bool) // nil: none
	asked     map[string]int                             // calls by method
	// how many blocks' logs the node lacks in ranges
	fewer  int
	ranges int // the most blocks of eth_getLogs; 0: any
	// the logs of a block that the node has; nil: all
	shown func(b *block) []chainLog
	// what the node answers to a filter of logs in place of those it has: none of a block, or an
	// error; nil: neither
	forgets func(b *block, asked *filter) bool
	refuses func(asked *filter) *nodeError
	// whether the node answers with a block without its transactions; nil: never
	bare func(b *block) bool
	// what the manager answers at a past block; nil: the node has no such state
	slot func(block int64) word
	// what a node beside it answers to a call of a contract in its place, at the newest block or at
	// one by hash; nil: nothing
	beside func(to address, newest bool) (answer data, refusal *nodeError, takes bool)
}

func newWorld() *world {
	w := &world{chainID: 1337, blocks: map[hash]*block{}, made: map[hash]swapping{}, contracts: map[address]func(data) (data, *nodeError){}, asked: map[string]int{}}
	for a, decimals := range map[address]int64{weth: 18, usdc: 6, meme: 18, odd: 0} {
		w.contracts[a] = answers(map[[4]byte]data{callDecimals: one(argument(decimals)), callSymbol: symbolOf(string(a.String()[40:]))})
	}
	w.contracts[mute] = answers(nil)
	w.pool(pricePool, factoryV2, weth, usdc, 0)
	w.pool(tokenPool, factoryV3, meme, weth, 500)
	w.pool(oddPool, factoryV2, odd, weth, 0)
	w.pool(mutePool, factoryV2, mute, weth, 0)
	w.pool(solidPool, factorySolid, meme, usdc, 1)
	w.pool(impostor, factoryV2, usdc, weth, 0)
	w.contracts[noPool] = answers(nil)
	w.contracts[factoryV2] = byPair(map[[2]address]address{{weth, usdc}: pricePool, {odd, weth}: oddPool, {mute, weth}: mutePool, {usdc, weth}: pricePool})
	w.contracts[factoryV3] = byPair(map[[2]address]address{{meme, weth}: tokenPool})
	w.contracts[factorySolid] = byPair(map[[2]address]address{{meme, usdc}: solidPool})
	w.contracts[positions] = answers(nil)
	w.mine(nil)
	return w
}

// pool deploys a contract that answers like a pool.
func (w *world) pool(at, factory, token0, token1 address, variant int64) {
	w.contracts[at] = answers(map[[4]byte]data{
		callFactory: one(factory.word()), callToken0: one(token0.word()), callToken1: one(token1.word()),
		callFee: one(argument(variant)), callStable: one(argument(variant)),
	})
}

func one(w word) data { return w[:] }

func symbolOf(s string) data {
	d := append(one(argument(32)), one(argument(int64(len(s))))...)
	return append(d, append([]byte(s), make([]byte, 32-len(s)%32)...)...)
}

// answers is a contract that answers some functions and reverts the others.
func answers(by map[[4]byte]data) func(data) (data, *nodeError) {
	return func(input data) (data, *nodeError) {
		if d, ok := by[[4]byte(input[:4])]; ok {
			return d, nil
		}
		return nil, &nodeError{Code: 3, Message: "execution reverted: too many requests"}
	}
}

// byPair is a factory.
func byPair(pools map[[2]address]address) func(data) (data, *nodeError) {
	return func(input data) (data, *nodeError) {
		a, _ := word(input[4:36]).address()
		b, _ := word(input[36:68]).address()
		return one(pools[[2]address{a, b}].word()), nil
	}
}

// swapping is a transaction with a swap.
type swapping struct {
	trader int
	log    chainLog
	more   []chainLog // that follow it in the transaction
	tx     hash       // zero: a new transaction
}

// mine adds a block to the chain and returns it.
func (w *world) mine(swaps []swapping) *block {
	w.salt++
	b := &block{header: header{Number: quantity(len(w.canonical)), Bloom: &bloom{}}}
	b.Time = quantity(began.Unix() + 2*int64(b.Number))
	if b.Number > 0 {
		b.Parent = w.canonical[b.Number-1].Hash
	}
	b.Hash = keccak(fmt.Appendf(nil, "block %d", w.salt))
	for i, s := range swaps {
		at := quantity(i)
		if s.tx == (hash{}) {
			w.salt++
			s.tx = keccak(fmt.Appendf(nil, "transaction %d", w.salt))
		}
		b.Transactions = append(b.Transactions, transaction{Hash: s.tx, From: addressOf('a', s.trader)})
		w.made[s.tx] = s
		for _, l := range append([]chainLog{s.log}, s.more...) {
			index := quantity(3 * len(b.logs))
			l.BlockNumber, l.BlockHash, l.TxHash, l.TxIndex, l.Index = &b.Number, b.Hash, s.tx, &at, &index
			b.logs = append(b.logs, l)
			b.Bloom.insert(l.Address[:])
			for _, t := range l.Topics {
				b.Bloom.insert(t[:])
			}
		}
	}
	w.blocks[b.Hash] = b
	w.canonical = append(w.canonical, b)
	return b
}

// reorganise drops the last blocks of the chain.
func (w *world) reorganise(depth int) { w.canonical = w.canonical[:len(w.canonical)-depth] }

// swapV2 is the log of a v2 swap in which amount0 goes into the pool, or out of it below 0, and
// amount1 likewise.
func swapV2(pool address, topic hash, amount0, amount1 int64, scale0, scale1 int) chainLog {
	var d data
	in0, in1, out0, out1 := units(max(amount0, 0), scale0), units(max(amount1, 0), scale1), units(max(-amount0, 0), scale0), units(max(-amount1, 0), scale1)
	for _, w := range []word{in0, in1, out0, out1} {
		d = append(d, w[:]...)
	}
	return chainLog{Address: pool, Topics: []hash{topic, {1}, {2}}, Data: d}
}

// swapV3 is the log of a v3 swap.
func swapV3(pool address, amount0, amount1 int64, scale0, scale1 int) chainLog {
	d := data{}
	for _, w := range []word{units(amount0, scale0), units(amount1, scale1), {}, {}, {}} {
		d = append(d, w[:]...)
	}
	return chainLog{Address: pool, Topics: []hash{topicV3, {1}, {2}}, Data: d}
}

// units returns n × 10^scale in two's complement.
func units(n int64, scale int) (w word) {
	u := new(big.Int).Mul(big.NewInt(n), new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(scale)), nil))
	if u.Sign() < 0 {
		u.Add(u, two256)
	}
	u.FillBytes(w[:])
	return w
}

// The node.

func (w *world) announces() bool { return false }
func (w *world) close()          {}

// view returns the chain as the node has it.
func (w *world) view() []*block { return w.canonical[:max(1, len(w.canonical)-w.behind)] }

var errDown = errors.New("the node is down")

// exchange implements transport.
func (w *world) exchange(_ context.Context, request []byte) ([]byte, error) {
	var calls []json.RawMessage
	single := request[0] != '['
	if single {
		calls = []json.RawMessage{request}
	} else if err := json.Unmarshal(request, &calls); err != nil {
		return nil, err
	}
	var out []map[string]any
	for _, raw := range calls {
		var c struct {
			ID     int
			Method string
			Params []json.RawMessage
		}
		if err := json.Unmarshal(raw, &c); err != nil {
			return nil, err
		}
		w.asked[c.Method]++
		answer := map[string]any{"jsonrpc": "2.0", "id": c.ID}
		result, failure := w.answer(c.Method, c.Params)
		if w.fault != nil {
			if with, fails := w.fault(c.Method); fails {
				if with == nil {
					return nil, errDown
				}
				if result, failure = with, nil; result == (any)(struct{}{}) {
					result, failure = nil, &nodeError{Code: -32000, Message: "internal error"}
				}
			}
		}
		if failure != nil {
			answer["error"] = failure
		} else {
			answer["result"] = result
		}
		out = append(out, answer)
	}
	slices.Reverse(out) // answers may come in any order
	if single {
		return json.Marshal(out[0])
	}
	return json.Marshal(out)
}

func (w *world) answer(method string, params []json.RawMessage) (any, *nodeError) {
	view := w.view()
	switch method {
	case "eth_chainId":
		return quantity(w.chainID), nil
	case "eth_getBlockByNumber":
		var text string
		var n quantity
		_ = json.Unmarshal(params[0], &text)
		if text == "latest" {
			return w.full(view[len(view)-1]), nil
		}
		_ = n.UnmarshalText([]byte(text))
		if int(n) >= len(view) {
			return nil, nil
		}
		return w.full(view[n]), nil
	case "eth_getBlockByHash":
		var h hash
		_ = json.Unmarshal(params[0], &h)
		if b := w.blocks[h]; b != nil && int(b.Number) < len(view) {
			return w.full(b), nil
		}
		return nil, nil
	case "eth_getLogs":
		return w.logs(params[0])
	case "eth_call":
		var c struct {
			To   address
			Data data
		}
		if err := json.Unmarshal(params[0], &c); err != nil {
			return nil, &nodeError{Code: -32602, Message: "invalid params"}
		}
		if w.beside != nil {
			if answer, refusal, takes := w.beside(c.To, string(params[1]) == `"latest"`); takes {
				return answer, refusal
			}
		}
		if w.stateless && string(params[1]) != `"latest"` {
			return nil, &nodeError{Code: -32000, Message: "missing trie node"}
		}
		var past quantity
		if json.Unmarshal(params[1], &past) == nil {
			if w.slot == nil {
				return nil, &nodeError{Code: -32000, Message: "missing trie node"}
			}
			return one(w.slot(int64(past))), nil
		}
		contract := w.contracts[c.To]
		if contract == nil {
			return data{}, nil
		}
		return contract(c.Data)
	}
	return nil, &nodeError{Code: -32601, Message: "method not found"}
}

// full is a block on the wire. Its fields are those of a header and its transactions.
func (w *world) full(b *block) any {
	txs, root := b.Transactions, hash{1}
	if len(txs) == 0 {
		root = noTransactions
	}
	if w.bare != nil && w.bare(b) {
		txs = nil
	}
	return map[string]any{
		"number": b.Number, "hash": b.Hash, "parentHash": b.Parent, "timestamp": b.Time, "logsBloom": data(b.Bloom[:]),
		"transactionsRoot": root, "transactions": txs,
	}
}

// anyOf is what a filter asks of a topic: one of some, or anything where there are none.
type anyOf []hash

// UnmarshalJSON implements json.Unmarshaler. A single topic stands for itself.
func (a *anyOf) UnmarshalJSON(text []byte) error {
	if text[0] != '"' {
		return json.Unmarshal(text, (*[]hash)(a))
	}
	*a = make(anyOf, 1)
	return json.Unmarshal(text, &(*a)[0])
}

// matches reports whether a log's topics are what a filter asks for.
func matches(asked []anyOf, topics []hash) bool {
	for i, some := range asked {
		if i >= len(topics) || len(some) > 0 && !slices.Contains(some, topics[i]) {
			return false
		}
	}
	return true
}

// filter is what logs are asked for.
type filter struct {
	BlockHash          *hash
	FromBlock, ToBlock quantity
	Address            *address
	Topics             []anyOf
}

// transfers reports whether only transfers are asked for.
func (f *filter) transfers() bool {
	return len(f.Topics) > 0 && slices.Equal(f.Topics[0], anyOf{topicTransfer})
}

func (w *world) logs(param json.RawMessage) (any, *nodeError) {
	var f filter
	if err := json.Unmarshal(param, &f); err != nil {
		return nil, &nodeError{Code: -32602, Message: "invalid params"}
	}
	if w.refuses != nil {
		if refusal := w.refuses(&f); refusal != nil {
			return nil, refusal
		}
	}
	logs := []chainLog{}
	add := func(b *block) {
		if w.forgets != nil && w.forgets(b, &f) {
			return
		}
		all := b.logs
		if w.shown != nil {
			all = w.shown(b)
		}
		for i := range all {
			if (f.Address == nil || all[i].Address == *f.Address) && matches(f.Topics, all[i].Topics) {
				logs = append(logs, all[i])
			}
		}
	}
	if f.BlockHash != nil {
		b := w.blocks[*f.BlockHash]
		if b == nil || int(b.Number) >= len(w.view()) {
			return nil, &nodeError{Code: -32000, Message: "unknown block"}
		}
		add(b)
		return logs, nil
	}
	if w.ranges > 0 && int(f.ToBlock-f.FromBlock) >= w.ranges {
		return nil, &nodeError{Code: -32005, Message: "block range is too wide"}
	}
	view := w.view()
	for _, b := range view[:max(0, len(view)-w.fewer)] {
		if b.Number >= f.FromBlock && b.Number <= f.ToBlock {
			add(b)
		}
	}
	return logs, nil
}

// output is the event log as far as a source sees it: live trades, in order.
type output struct {
	t        testing.TB
	most     int // trades of a batch; 0: batchEvents
	position json.RawMessage
	trades   []smartmoney.Trade
	counts   map[string]int64
	rejects  []source.Reject
	appends  int
	fail     func() error // nil: none
	progress source.Progress
}

func (o *output) Position() json.RawMessage { return o.position }

func (o *output) Report(p source.Progress) { o.progress = p }

func (o *output) Append(_ context.Context, b *source.Batch) error {
	if o.fail != nil {
		if err := o.fail(); err != nil {
			return err
		}
	}
	if len(b.Events) > source.MaxBatchEvents || len(b.Rejects) > source.MaxRejects || len(b.Position) > source.MaxPosition || len(b.Position) == 0 {
		o.t.Errorf("a batch of %d events, %d rejects and a position of %d bytes", len(b.Events), len(b.Rejects), len(b.Position))
	}
	live := make(map[string]bool, len(o.trades))
	for i := range o.trades {
		live[o.trades[i].ID] = true
	}
	for i := range b.Events {
		e := &b.Events[i]
		if e.Correction != nil {
			o.trades = slices.DeleteFunc(o.trades, func(t smartmoney.Trade) bool {
				gone := t.Block > e.Correction.Block
				live[t.ID] = live[t.ID] && !gone
				return gone
			})
			continue
		}
		if !live[e.Trade.ID] {
			live[e.Trade.ID] = true
			o.trades = append(o.trades, *e.Trade)
		}
	}
	if o.counts == nil {
		o.counts = map[string]int64{}
	}
	for reason, n := range b.Skipped {
		o.counts[reason] += n
	}
	for reason, n := range b.Lost {
		o.counts[reason] += n
	}
	for _, r := range b.Rejects {
		o.counts[r.Reason]++
	}
	o.rejects = append(o.rejects, b.Rejects...)
	o.position = b.Position
	o.appends++
	return nil
}

// testSettings are those of a world, with those given in JSON over them.
func testSettings(t testing.TB, more string) json.RawMessage {
	t.Helper()
	settings := map[string]any{
		"chain": "base", "rpc": "http://localhost", "chain_id": 1337, "from": "0", "requests_per_second": 0, "poll": "10ms",
		"factories": []string{"v2:" + factoryV2.String(), "v3:" + factoryV3.String(), "solidly:" + factorySolid.String(), "v4:" + manager.String() + ":" + positions.String()},
		"quotes":    []string{weth.String() + ":native", usdc.String()},
	}
	if err := json.Unmarshal([]byte(more), &settings); more != "" && err != nil {
		t.Fatal(err)
	}
	raw, err := json.Marshal(settings)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// newReader returns a reader of a world that waits for nothing. store may be nil for a database of
// its own.
func newReader(t rapid.TB, w transport, db *sqldb.DB, settings json.RawMessage) *reader {
	t.Helper()
	if db == nil {
		db = testkit.SQLite(t.(testing.TB)).DB
	}
	made, err := New(db).New(source.Spec{
		Name: "base", Settings: settings, Log: discard(), Now: func() time.Time { return began.Add(24 * time.Hour) },
		Quotes: defaultQuotes(),
	})
	if err != nil {
		t.Fatal(err)
	}
	r := made.(*reader)
	r.client.nodes = []*node{{transport: w, name: "test"}}
	r.client.sleep = func(ctx context.Context, _ time.Duration) error { return ctx.Err() }
	return r
}

// follow lets a reader take steps until it has nothing more to read, several times over.
func follow(ctx context.Context, r *reader, out *output) error {
	r.writer = &writer{out: out, most: cmp.Or(out.most, batchEvents)}
	if r.done == nil {
		if err := r.resume(ctx, out.Position()); err != nil {
			return errors.Join(err, r.writer.wait())
		}
	}
	for idle := 0; idle < 5; {
		more, err := r.step(ctx)
		if err != nil {
			return errors.Join(err, r.writer.wait())
		}
		out.Report(r.progress())
		if idle++; more {
			idle = 0
		}
	}
	return r.writer.wait()
}

func discard() *slog.Logger { return slog.New(slog.DiscardHandler) }

func defaultQuotes() importer.Settings { return importer.DefaultSettings() }

func testStore(t *testing.T) *sqldb.DB {
	t.Helper()
	return testkit.SQLite(t).DB
}
