// Package evm is the source of swaps of Ethereum and Base, read from any JSON-RPC node: those of
// Uniswap v2, v3 and v4 and their forks, and of Aerodrome.
//
// A reader follows the chain block by block. A block counts as read when its hash continues the
// chain that was read before, and its logs were returned by a node that knows the block. When the
// chain reorganises, the reader finds the last block in common and takes later blocks' trades back
// by a rewind event before it appends those of the new branch. What a wallet swaps in one
// transaction, in pools that known factories call their own, becomes at most one trade of each
// token, or a skip with its reason. The native coin's price points are kept with their blocks, so
// that they are rewound with them.
//
// It must not believe a node: answers are bounded, addresses and hashes are checked, and a node
// that contradicts itself or lags is asked again. It must not believe a contract either: pools and
// tokens are strangers' programs.
package evm

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Kind makes readers of EVM nodes.
type Kind struct{ store *Facts }

var (
	_ source.SoleKind = Kind{}
	_ source.TryKind  = Kind{}
)

// New returns the kind. Its readers keep what they learn of pools and tokens in the database.
func New(db *sqldb.DB) Kind { return Kind{store: NewFacts(db)} }

// Name implements source.Kind.
func (Kind) Name() string { return "evm" }

// Check implements source.Kind. Settings says what the settings are.
func (Kind) Check(raw json.RawMessage) (json.RawMessage, error) {
	s, err := parse(raw)
	if err != nil {
		return nil, err
	}
	return json.Marshal(s)
}

// Sole implements source.SoleKind. A reorganisation takes back the trades of a chain, whoever
// stored them, and only the source that noticed it reads them again.
func (Kind) Sole(raw json.RawMessage) (string, error) {
	s, err := parse(raw)
	if err != nil {
		return "", err
	}
	return "the chain " + string(s.Chain), nil
}

// New implements source.Kind.
func (k Kind) New(spec source.Spec) (source.Reader, error) {
	s, err := parse(spec.Settings)
	if err != nil {
		return nil, err
	}
	urls, err := s.urls()
	if err != nil {
		return nil, err
	}
	t, err := s.trusted()
	if err != nil {
		return nil, err
	}
	quotes, err := s.quotes(spec.Quotes)
	if err != nil {
		return nil, err
	}
	entryPoints, err := s.entryPoints()
	if err != nil {
		return nil, err
	}
	settlements, relayers, err := s.tradingForOthers()
	if err != nil {
		return nil, err
	}
	c := newClient(s, urls, spec.HTTP)
	b := newRegistry(k.store, c, t, s, spec.Now)
	return &reader{
		settings: s, log: spec.Log, now: spec.Now, client: c, registry: b, span: s.BlockRange,
		convert: &converter{chain: s.Chain, quotes: quotes, registry: b, entryPoints: entryPoints, settlements: settlements, relayers: relayers},
		prices:  newPricer(s.Chain, quotes, spec.Now),
	}, nil
}

// Try implements source.TryKind: it asks for the newest block, which needs a node of the right
// chain. A reader would store what it learns of pools and tokens.
func (k Kind) Try(ctx context.Context, spec source.Spec) error {
	made, err := k.New(spec)
	if err != nil {
		return err
	}
	r := made.(*reader) //nolint:forcetypeassert // New makes no other
	defer r.client.close()
	_, err = r.client.head(ctx)
	return err
}

// reader reads a chain. Run may be called once.
type reader struct {
	settings *Settings
	log      *slog.Logger
	now      func() time.Time
	client   *client
	registry *registry
	convert  *converter
	prices   *pricer
	writer   *writer

	done *position // what was handed to the writer
	// blocks after it, in order, that wait for the first price of the native coin
	held  []*swapBlock
	swaps int // in held
	// the native coin's price is the first one, which a block told that follows
	early bool
	// of the native coin that the block being emitted makes; nil if none
	point  *smartmoney.PricePoint
	rewind bool   // trades after done are in the log and must be taken back
	span   int    // blocks of a range at present
	good   int    // ranges that were read at this span
	behind int    // looks at a head on another branch that is not higher than done
	idle   int    // looks at a head that is not new
	doubts int    // reads in a row that answers which do not fit together ended
	absent int    // reads in a row that ended at a block whose logs the node lacks
	head   header // as seen last

	absentAt time.Time // of the first of those reads
	missing  string    // the logs that the source waits for after absences of those reads; "": none
}

// Run implements source.Reader.
func (r *reader) Run(ctx context.Context, out source.Output) error {
	defer r.client.close()
	r.writer = &writer{out: out, most: batchEvents}
	err := r.run(ctx, out)
	if failed := r.writer.wait(); err == nil || ctx.Err() != nil && failed != nil {
		err = failed
	}
	if ctx.Err() != nil {
		return nil
	}
	return err
}

func (r *reader) run(ctx context.Context, out source.Output) error {
	if err := r.resume(ctx, out.Position()); err != nil {
		return err
	}
	r.registry.report = func(waiting string) {
		p := r.progress()
		p.Waiting = waiting
		out.Report(p)
	}
	for {
		more, err := r.step(ctx)
		if err != nil {
			return err
		}
		out.Report(r.progress())
		if more {
			continue
		}
		if err := r.writer.wait(); err != nil {
			return err
		}
		if !r.pause(ctx) {
			return nil
		}
	}
}

// pause waits for a new head, or for the time to ask for one. It returns false when ctx ends.
func (r *reader) pause(ctx context.Context) bool {
	wait := time.Duration(r.settings.Poll)
	if r.client.announces() {
		wait *= 5 // a node that announces heads may stop doing so without ending the connection
	}
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-r.client.heads:
	case <-timer.C:
	}
	return ctx.Err() == nil
}

func (r *reader) progress() source.Progress {
	p := source.Progress{Position: fmt.Sprintf("block %d", r.tip().Number), Head: fmt.Sprintf("block %d", r.head.number())}
	lag := max(0, r.head.number()-r.tip().Number)
	p.Lag = &lag
	p.Missing, p.LeftOut = r.missing, r.done.mostLeft()
	if len(r.held) > 0 {
		p.Waiting = fmt.Sprintf("no price of the chain's coin yet, %d blocks wait for one", len(r.held))
	}
	return p
}

// preset is what is known of a chain.
type preset struct {
	chainID    int64
	blockTime  time.Duration
	factories  source.List
	pricePools source.List
}

// firstBlocks has the blocks in which the preset PoolManagers of Uniswap v4 were deployed, by entry
// of the factories.
var firstBlocks = map[string]int64{
	// Base
	"v4:0x498581ff718922c3f8e6a244956af099b2652b2b:0x7c5f5a4bbd8fd63184577525326123b519429bdc": 25_350_988,
	// Ethereum
	"v4:0x000000000004444c5dc75cb358380d2e3de08a90:0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e": 21_688_329,
}

// presetOf returns the preset of a chain; ok is false if there is none.
//
// Where the addresses are from: Uniswap's pages "V2 Deployment Addresses", "Base Deployments",
// "Ethereum Deployments" and "v4 Deployments" on docs.uniswap.org; docs.base.org, "Ecosystem
// Contracts"; Aerodrome's page "Security" and the README of aerodrome-finance/slipstream;
// PancakeSwap's pages "v2 addresses" and "v3 addresses"; Sushi's deployments. All but the price
// pools were compared on 2026-11-27 with what DefiLlama's adapters and other indexers read. Price
// pools are the deepest of the chain's coin and a stablecoin. A wrong one would cost nothing but
// its pools: factories vouch for each.
func presetOf(chain smartmoney.Chain) (p preset, ok bool) {
	switch chain {
	case smartmoney.Base:
		return preset{
			chainID: 8453, blockTime: 2 * time.Second,
			factories: source.List{
				"v2:0x8909dc15e40173ff4699343b6eb8132c65e18ec6", // Uniswap v2
				"v3:0x33128a8fc17869897dce68ed026d694621f6fdfd", // Uniswap v3
				"v2:0x02a84c1b3bbd7401a5f7fa98a384ebc70bb5749e", // PancakeSwap v2
				"v3:0x0bfbcf9fa4f9c56b0f40a671ad40e0805a091865", // PancakeSwap v3
				"v2:0x71524b4f93c58fcbf659783284e38825f0622859", // SushiSwap v2
				"v3:0xc35dadb65012ec5796536bd9864ed8773abc74c4", // SushiSwap v3
				// Aerodrome, volatile and stable
				"solidly:0x420dd381b31aef6683db6b902084cb0ffece40da",
				// Aerodrome Slipstream, the first factory
				"slipstream:0x5e7bb104d84c7cb9b682aac2f3d509f5f406809a",
				// the second one, with caps of gauges
				"slipstream:0xade65c38cd4849adba595a4323a8c7ddfe89716a",
				"slipstream:0x9592cd9b267748cbfbde90ac9f7df3c437a6d51b", // the third one
				// the fourth one, of third gauges
				"slipstream:0xf8f2eb4940cfe7d13603dddd87f123820fc061ef",
				"v4:0x498581ff718922c3f8e6a244956af099b2652b2b:0x7c5f5a4bbd8fd63184577525326123b519429bdc",
			},
			pricePools: source.List{
				"0xd0b53d9277642d899df5c87a3966a349a798f224", // Uniswap v3 WETH/USDC 0.05 %
				"0x6c561b446416e1a00e8e93e221854d6ea4171372", // Uniswap v3 WETH/USDC 0.3 %
				"0xcdac0d6c6c59727a65f871236188350531885c43", // Aerodrome WETH/USDC
				"0xb2cc224c1c9fee385f8ad6a55b4d94e92359dc59", // Slipstream WETH/USDC
			},
		}, true
	case smartmoney.Ethereum:
		return preset{
			chainID: 1, blockTime: 12 * time.Second,
			factories: source.List{
				"v2:0x5c69bee701ef814a2b6a3edd4b1652cb9cc5aa6f", // Uniswap v2
				"v2:0xc0aee478e3658e2610c5f7a4a2e1777ce9e4f2ac", // SushiSwap v2
				"v3:0xbaceb8ec6b9355dfc0269c18bac9d6e2bdc29c4f", // SushiSwap v3
				"v3:0x1f98431c8ad98523631ae4a59f267346ea31f984", // Uniswap v3
				"v2:0x1097053fd2ea711dad45caccc45eff7548fcb362", // PancakeSwap v2
				"v3:0x0bfbcf9fa4f9c56b0f40a671ad40e0805a091865", // PancakeSwap v3
				"v4:0x000000000004444c5dc75cb358380d2e3de08a90:0xbd216513d74c8cf14cf4747e6aaa6420ff64ee9e",
			},
			pricePools: source.List{
				"0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640", // Uniswap v3 USDC/WETH 0.05 %
				"0x8ad599c3a0ff1de082011efddc58f1908eb6e6d8", // Uniswap v3 USDC/WETH 0.3 %
				"0x11b815efb8f581194ae79006d24e0d814b7697f6", // Uniswap v3 WETH/USDT 0.05 %
				"0x4e68ccd3e89f51c3074ca5072bbac773960dfa36", // Uniswap v3 WETH/USDT 0.3 %
				"0xb4e16d0168e52d35cacd2c6185b44281ec28c9dc", // Uniswap v2 USDC/WETH
			},
		}, true
	}
	return preset{}, false
}

// presetEntryPoints are the EntryPoints of ERC-4337, as files of Dune's table have them, too.
func presetEntryPoints() source.List { return importer.EntryPoints() }

// presetSettlements are contracts that trade for others, which have the same addresses on all
// chains or are on one only. Files of Dune's table have those of CoW Protocol and UniswapX, too.
func presetSettlements() source.List {
	all := source.List{
		// CoWSwapEthFlow, which owns orders of ETH: docs.cow.fi, "eth-flow"
		"relayer:0xba3cb449bd2b4adddbc894d8697f5170800eadec",
		"relayer:0x40a50cf069e992aa4536211b23f286ef88752187", // the former one of Ethereum
		// 1inch's AggregationRouterV6, Limit Order Protocol v4: its README
		"orders:0x111111125421ca6dc452d289314280a0f8842a65",
	}
	for _, address := range importer.CoWSettlements() {
		all = append(all, kindCoW+":"+address)
	}
	for _, address := range importer.UniswapXReactors() {
		all = append(all, kindUniswapX+":"+address)
	}
	return all
}
