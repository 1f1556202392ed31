package evm

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// Settings are those of a source of kind evm.
type Settings struct {
	Chain smartmoney.Chain `json:"chain"` // base or ethereum
	// RPC has URLs of JSON-RPC nodes, http, https, ws or wss, 1 to 16: the next is used when one
	// fails. Each may be a reference to a secret.
	RPC source.List `json:"rpc"`
	// ChainID is what the nodes must answer to eth_chainId. One that is not the chain's own makes
	// it a test network, for which no factories and price pools are preset. 1 to 2^53.
	ChainID int64 `json:"chain_id"`
	// From is where a new source starts: latest, a block number, or a duration before now such as
	// 24h.
	From          from     `json:"from"`
	Confirmations int      `json:"confirmations"` // blocks that must follow a block before it is read, 0 to 10000
	KeepBlocks    int      `json:"keep_blocks"`   // the deepest reorganisation that is followed, in blocks, 1 to 512
	BlockTime     duration `json:"block_time"`    // time between blocks, 10ms to 10m
	Poll          duration `json:"poll"`          // time between questions for the head, 10ms to 10m
	// RequestsPerSecond bounds calls to the nodes; every call of a batch counts. 0 to 100000, 0 is
	// no bound.
	RequestsPerSecond int `json:"requests_per_second"`
	BatchSize         int `json:"batch_size"`  // calls of a request, 1 to 1000
	BlockRange        int `json:"block_range"` // blocks whose logs are asked for at once far from the head, 1 to 1000
	// UnknownPools is how many pools of which nothing is known, and which turn out not to count,
	// are asked about in an hour. 0 to 1000000, 0 is no bound.
	UnknownPools int      `json:"unknown_pools_per_hour"`
	Timeout      duration `json:"timeout"`      // of a request, 100ms to 10m
	MaxResponse  int64    `json:"max_response"` // bytes of a response, 64 KiB to 1 GiB
	// Factories are those whose pools count beside the preset ones, at most 256: kind:address,
	// where the kind is v2, v3, solidly, slipstream or v4 (a PoolManager, which may be followed by
	// its PositionManager), or any.
	Factories source.List `json:"factories"`
	// PricePools are the pools that tell the native coin's price, at most 256; none: all of known
	// factories.
	PricePools source.List `json:"price_pools"`
	Quotes     source.List `json:"quotes"` // quote tokens beside the service's, ADDRESS (a stablecoin) or ADDRESS:native, at most 256
	// EntryPoints are contracts of ERC-4337 beside the preset ones whose UserOperationEvent names
	// the account that traded, at most 256 addresses.
	EntryPoints source.List `json:"entry_points"`
	// Settlements are contracts and accounts that trade for others, beside the preset ones, at most
	// 256: kind:address, where the kind is cow (its Trade events are orders), uniswapx (its Fill
	// events name the trader), orders (its OrderFilled events say that the sender may fill an order
	// for another) or relayer (an account that is never the trader).
	Settlements source.List `json:"settlements"`
	// Transfers says whether to read what moved to and from the wallets of swaps: up to two calls
	// more for a block with swaps.
	Transfers   bool     `json:"transfers"`
	NativePrice float64  `json:"native_price"` // USD, the price of the native coin until a swap tells it; 0: unknown
	MaxSilence  duration `json:"max_silence"`  // time without blocks after which the source is unhealthy; 0: never
}

// from is a text, which a number may stand for.
type from string

// UnmarshalJSON implements json.Unmarshaler.
func (f *from) UnmarshalJSON(raw []byte) error {
	if len(raw) > 0 && raw[0] >= '0' && raw[0] <= '9' {
		*f = from(raw)
		return nil
	}
	return json.Unmarshal(raw, (*string)(f))
}

// duration is a time.Duration that is written "2s".
type duration time.Duration

// UnmarshalText implements encoding.TextUnmarshaler.
func (d *duration) UnmarshalText(raw []byte) error {
	parsed, err := time.ParseDuration(string(raw))
	*d = duration(parsed)
	return err
}

// MarshalText implements encoding.TextMarshaler.
func (d duration) MarshalText() ([]byte, error) { return []byte(time.Duration(d).String()), nil }

// fromLatest starts a new source at the head.
const fromLatest = "latest"

// defaults are the settings of a chain before those that are given.
func defaults(p preset) Settings {
	return Settings{
		ChainID: p.chainID, From: fromLatest, KeepBlocks: 128, BlockTime: duration(p.blockTime),
		RequestsPerSecond: 25, BatchSize: 10, BlockRange: 100, UnknownPools: 10_000, Timeout: duration(30 * time.Second), MaxResponse: 64 << 20,
		Factories: source.List{}, PricePools: source.List{}, Quotes: source.List{}, EntryPoints: source.List{}, Settlements: source.List{}, Transfers: true, MaxSilence: duration(max(2*time.Minute, 20*p.blockTime)),
	}
}

// parse reads settings, completes and checks them. Its errors are *smartmoney.Error.
func parse(raw json.RawMessage) (*Settings, error) {
	var named struct {
		Chain smartmoney.Chain `json:"chain"`
	}
	_ = json.Unmarshal(raw, &named) // ReadSettings reports what is wrong
	p, known := presetOf(named.Chain)
	s := defaults(p)
	if err := source.ReadSettings(raw, &s); err != nil {
		return nil, err
	}
	if !known {
		return nil, smartmoney.BadInput("chain", "chain must be base or ethereum, got %s", smartmoney.Shown(string(s.Chain)))
	}
	s.Poll = cmp.Or(s.Poll, s.BlockTime)
	if err := s.checkNumbers(); err != nil {
		return nil, err
	}
	if err := s.checkLists(); err != nil {
		return nil, err
	}
	return &s, nil
}

func (s *Settings) checkNumbers() error {
	within := func(field string, value, low, high int64) error {
		if value < low || value > high {
			return smartmoney.BadInput(field, "%s must be between %d and %d, got %d", field, low, high, value)
		}
		return nil
	}
	between := func(field string, value duration, low, high time.Duration) error {
		if d := time.Duration(value); d < low || d > high {
			return smartmoney.BadInput(field, "%s must be between %s and %s, got %s", field, low, high, d)
		}
		return nil
	}
	for _, err := range []error{
		within("chain_id", s.ChainID, 1, 1<<53), within("confirmations", int64(s.Confirmations), 0, 10_000),
		within("keep_blocks", int64(s.KeepBlocks), 1, 512), within("requests_per_second", int64(s.RequestsPerSecond), 0, 100_000),
		within("batch_size", int64(s.BatchSize), 1, 1000), within("block_range", int64(s.BlockRange), 1, 1000),
		within("unknown_pools_per_hour", int64(s.UnknownPools), 0, 1_000_000),
		within("max_response", s.MaxResponse, 64<<10, 1<<30),
		between("block_time", s.BlockTime, 10*time.Millisecond, 10*time.Minute), between("poll", s.Poll, 10*time.Millisecond, 10*time.Minute),
		between("timeout", s.Timeout, 100*time.Millisecond, 10*time.Minute), between("max_silence", s.MaxSilence, 0, 30*24*time.Hour),
	} {
		if err != nil {
			return err
		}
	}
	if !(s.NativePrice >= 0 && s.NativePrice < 1e12) {
		return smartmoney.BadInput("native_price", "native_price must be at least 0 and below 1e12 USD, got %v", s.NativePrice)
	}
	if _, err := parseFrom(s.From); err != nil {
		return err
	}
	return nil
}

// maxListed bounds each list of addresses.
const maxListed = 256

func (s *Settings) checkLists() error {
	if len(s.RPC) < 1 || len(s.RPC) > 16 {
		return smartmoney.BadInput("rpc", "rpc must have 1 to 16 URLs, got %d", len(s.RPC))
	}
	for _, u := range s.RPC {
		if isSecret(u) {
			continue
		}
		if err := checkURL(u); err != nil {
			return err
		}
	}
	for field, l := range map[string]source.List{"factories": s.Factories, "price_pools": s.PricePools, "quotes": s.Quotes, "entry_points": s.EntryPoints, "settlements": s.Settlements} {
		if len(l) > maxListed {
			return smartmoney.BadInput(field, "%s must have at most %d entries, got %d", field, maxListed, len(l))
		}
	}
	if _, err := s.trusted(); err != nil {
		return err
	}
	if _, err := s.quotes(importer.Settings{}); err != nil {
		return err
	}
	if _, err := s.entryPoints(); err != nil {
		return err
	}
	if _, _, err := s.tradingForOthers(); err != nil {
		return err
	}
	return nil
}

func isSecret(s string) bool { return strings.HasPrefix(s, "file:") || strings.HasPrefix(s, "env:") }

// checkURL checks the URL of a node. Its error does not show it, since it may have a key.
func checkURL(s string) error {
	u, err := url.Parse(s)
	if err != nil || u.Host == "" || !slices.Contains([]string{"http", "https", "ws", "wss"}, u.Scheme) {
		return smartmoney.BadInput("rpc", "rpc must have URLs that start with http://, https://, ws:// or wss://")
	}
	return nil
}

// urls returns the URLs of the nodes with their secrets.
func (s *Settings) urls() ([]string, error) {
	all := make([]string, len(s.RPC))
	for i, setting := range s.RPC {
		var err error
		if all[i], err = source.Secret("rpc", setting); err != nil {
			return nil, err
		}
		if err := checkURL(all[i]); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// start is where a new source begins: a block, or a time before now, or the head if both are unset.
type start struct {
	block int64 // -1: unset
	ago   time.Duration
}

func parseFrom(f from) (start, error) {
	s := string(f)
	if s == fromLatest {
		return start{block: -1}, nil
	}
	if n, err := strconv.ParseInt(s, 10, 64); err == nil && n >= 0 {
		return start{block: n}, nil
	}
	if d, err := time.ParseDuration(s); err == nil && d > 0 {
		return start{block: -1, ago: d}, nil
	}
	return start{}, smartmoney.BadInput("from", "from must be latest, a block number or a duration such as 24h, got %s", smartmoney.Shown(s))
}

// quotes returns the service's settings of swaps with the source's quote tokens and native price.
func (s *Settings) quotes(of importer.Settings) (importer.Settings, error) {
	for _, quote := range s.Quotes {
		token, kind := quote, importer.Stable
		if t, native := strings.CutSuffix(quote, ":native"); native {
			token, kind = t, importer.Native
		}
		if err := of.AddQuote(s.Chain, token, kind); err != nil {
			return of, smartmoney.BadInput("quotes", "quotes must have entries 0x… or 0x…:native, got %s", smartmoney.Shown(quote))
		}
	}
	if s.NativePrice > 0 {
		prices := map[smartmoney.Chain]float64{s.Chain: s.NativePrice}
		for chain, price := range of.NativeUSD {
			if chain != s.Chain {
				prices[chain] = price
			}
		}
		of.NativeUSD = prices
	}
	return of, nil
}

// entryPoints returns the contracts whose UserOperationEvent counts.
func (s *Settings) entryPoints() (map[address]struct{}, error) {
	all := map[address]struct{}{}
	for _, text := range append(presetEntryPoints(), s.EntryPoints...) {
		a, err := parseAddress(text)
		if err != nil {
			return nil, smartmoney.BadInput("entry_points", "entry_points must have addresses, got %s", smartmoney.Shown(text))
		}
		all[a] = struct{}{}
	}
	return all, nil
}

// tradingForOthers returns the kinds of the contracts that trade for others, and the accounts that
// are never the trader.
func (s *Settings) tradingForOthers() (settlements map[address]string, relayers map[string]struct{}, err error) {
	settlements, relayers = map[address]string{}, map[string]struct{}{}
	for _, text := range append(presetSettlements(), s.Settlements...) {
		kind, at, _ := strings.Cut(text, ":")
		a, err := parseAddress(at)
		if err != nil || !slices.Contains([]string{kindCoW, kindUniswapX, kindOrders, kindRelayer}, kind) {
			return nil, nil, smartmoney.BadInput("settlements", "settlements must have entries KIND:0x… with the kind cow, uniswapx, orders or relayer, got %s", smartmoney.Shown(text))
		}
		if kind == kindRelayer {
			relayers[a.String()] = struct{}{}
		} else {
			settlements[a] = kind
		}
	}
	return settlements, relayers, nil
}

// factory is one whose pools count.
type factory struct {
	kind      string
	address   address
	positions address // of v4: its PositionManager, or zero
	first     int64   // of v4: the block that the PoolManager was deployed in, or 0
}

// The kinds of factories: how their pools tell variants apart, and how they are asked for their
// pools.
const (
	kindV2         = "v2"
	kindV3         = "v3"
	kindSolidly    = "solidly"
	kindSlipstream = "slipstream"
	kindV4         = "v4"
	anyFactory     = "any"
)

// trust says which pools count, and which of them set the price of the native coin.
type trust struct {
	factories map[string]factory // by address
	any       bool               // pools of other factories count, too, but tell no price
	// ids of the pools that tell the native coin's price; empty: all of factories
	prices map[string]struct{}
}

// first returns the first block that can have a log of a PoolManager, 0 if that is not known or
// later than a block.
func (t *trust) first(manager string, high int64) int64 {
	if first := t.factories[manager].first; first <= high {
		return first
	}
	return 0
}

// trusted returns what the settings and the chain's preset trust.
func (s *Settings) trusted() (*trust, error) {
	t := &trust{factories: map[string]factory{}, prices: map[string]struct{}{}}
	factories, pools := s.Factories, s.PricePools
	if p, _ := presetOf(s.Chain); p.chainID == s.ChainID {
		factories = append(slices.Clone(p.factories), factories...)
		if len(pools) == 0 {
			pools = p.pricePools
		}
	}
	for _, text := range factories {
		if text == anyFactory {
			t.any = true
			continue
		}
		f, err := parseFactory(text)
		f.first = firstBlocks[text]
		if err != nil {
			return nil, smartmoney.BadInput("factories", "factories must have entries KIND:0x… with the kind v2, v3, solidly, slipstream or v4, or any, got %s: %v", smartmoney.Shown(text), err)
		}
		t.factories[f.address.String()] = f
	}
	for _, text := range pools {
		contract, id, v4 := strings.Cut(strings.ToLower(text), "/")
		if _, err := parseAddress(contract); err != nil || v4 && new(hash).UnmarshalText([]byte(id)) != nil {
			return nil, smartmoney.BadInput("price_pools", "price_pools must have addresses, or PoolManager/id of v4, got %s", smartmoney.Shown(text))
		}
		t.prices[strings.ToLower(text)] = struct{}{}
	}
	return t, nil
}

func parseFactory(s string) (factory, error) {
	parts := strings.Split(s, ":")
	f := factory{kind: parts[0]}
	kinds := []string{kindV2, kindV3, kindSolidly, kindSlipstream, kindV4}
	if len(parts) < 2 || len(parts) > 3 || len(parts) == 3 && f.kind != kindV4 || !slices.Contains(kinds, f.kind) {
		return f, fmt.Errorf("unknown kind or form")
	}
	var err error
	if f.address, err = parseAddress(parts[1]); err != nil {
		return f, err
	}
	if len(parts) == 3 {
		f.positions, err = parseAddress(parts[2])
	}
	return f, err
}
