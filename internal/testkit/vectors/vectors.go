// Package vectors reads conformance vectors: inputs with the outputs of an independent
// implementation of the design; of prices and profits it has such an implementation, Token. It is
// apart from testkit because its files are cited: what they hold is a reference, not a helper.
package vectors

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Row is an expected leaderboard row with the interface's field names.
type Row struct {
	Rank             int       `json:"rank"`
	Address          string    `json:"wallet_address"`
	Chain            string    `json:"chain"`
	TraderScore      float64   `json:"trader_score"`
	BuyVolume        float64   `json:"total_buy_volume_usd"`
	SellVolume       float64   `json:"total_sell_volume_usd"`
	NetPnl           float64   `json:"net_pnl_usd"`
	RealizedPnl      float64   `json:"realized_pnl_usd"`
	TradeCount       int       `json:"trade_count"`
	BuyCount         int       `json:"buy_count"`
	SellCount        int       `json:"sell_count"`
	WinRate          float64   `json:"win_rate"`
	TrueWinRate      float64   `json:"true_win_rate"`
	WinningPositions int       `json:"winning_positions"`
	ClosedPositions  int       `json:"closed_positions"`
	TokensTraded     int       `json:"tokens_traded"`
	AvgTradeSize     float64   `json:"avg_trade_size_usd"`
	LargestTrade     float64   `json:"largest_trade_usd"`
	LastTradeTime    time.Time `json:"last_trade_time"`
	FirstTradeTime   time.Time `json:"first_trade_time"`
}

// Set is one folder of vectors.
type Set struct {
	Name         string
	Events       []byte // NDJSON
	Leaderboards map[smartmoney.Chain][]Row
	Filters      map[smartmoney.Chain]smartmoney.Filter // the filters of Leaderboards
	Settings     Settings                               // of Customers
	// by name; none if the set has no notifications
	Customers []Customer
	// by token, after the last event; nil if the set has none
	Prices map[smartmoney.Chain]map[string]Price
	// of the trades of a set worked out by hand; nil in others
	Steps  []Step
	NetPnl map[string]float64 // of it, USD by wallet
}

// Price is what a token's prices are expected to be.
type Price struct {
	Quoted  float64 `json:"price_usd"`
	Settled float64 `json:"settled_price_usd"`
}

// Step is what a token's prices are expected to be after a trade.
type Step struct {
	After string `json:"after"` // the trade's id
	Price
	Points []smartmoney.PricePoint `json:"points"` // oldest first
}

// Load returns every set of a directory, none if the directory does not exist.
func Load(tb testing.TB, dir string) []Set {
	tb.Helper()
	paths, err := filepath.Glob(filepath.Join(dir, "*", "expected.json"))
	if err != nil {
		tb.Fatal(err)
	}
	var sets []Set
	for _, path := range paths {
		sets = append(sets, load(tb, filepath.Dir(path)))
	}
	return sets
}

func load(tb testing.TB, dir string) Set {
	tb.Helper()
	s := Set{Name: filepath.Base(dir), Filters: map[smartmoney.Chain]smartmoney.Filter{}}
	var err error
	if s.Events, err = os.ReadFile(filepath.Join(dir, "events.ndjson")); err != nil {
		tb.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(dir, "expected.json"))
	if err != nil {
		tb.Fatal(err)
	}
	var expected struct {
		Leaderboards map[smartmoney.Chain][]Row `json:"leaderboards"`
		ByHand       []Row                      `json:"leaderboard_min_tokens_0_min_closed_0"`

		Notifications map[string][]Notification `json:"notifications"`
		Prices        json.RawMessage           `json:"prices"`
		NetPnl        map[string]float64        `json:"net_pnl_usd"`
	}
	if err := json.Unmarshal(text, &expected); err != nil {
		tb.Fatalf("%s: %v", dir, err)
	}
	s.customers(tb, dir, expected.Notifications)
	s.Leaderboards, s.NetPnl = expected.Leaderboards, expected.NetPnl
	s.prices(tb, dir, expected.Prices)
	for _, chain := range smartmoney.Chains() {
		s.Filters[chain] = s.Settings.Filter(chain)
	}
	if expected.ByHand != nil {
		s.Leaderboards = map[smartmoney.Chain][]Row{smartmoney.Base: expected.ByHand}
		s.Filters[smartmoney.Base] = smartmoney.Filter{MinTrades: 1, MaxBuyVol: smartmoney.DefaultMaxBuyVol}
	}
	return s
}

// prices sets what is expected of prices: a list after each trade, or a map of what they are in the
// end.
func (s *Set) prices(tb testing.TB, dir string, text json.RawMessage) {
	tb.Helper()
	if len(text) == 0 {
		return
	}
	var into any = &s.Prices
	if text[0] == '[' {
		into = &s.Steps
	}
	if err := json.Unmarshal(text, into); err != nil {
		tb.Fatalf("%s: prices: %v", dir, err)
	}
}

// ComparePrices fails the test if a token's prices differ from want. state returns what is known of
// a token, nil if nothing is.
func ComparePrices(tb testing.TB, want map[string]Price, state func(token string) *smartmoney.TokenState) {
	tb.Helper()
	for token, price := range want {
		got := state(token)
		if got == nil || got.PriceUSD == nil || got.SettledPriceUSD == nil {
			tb.Errorf("token %s has no price", token)
			continue
		}
		if !near(*got.PriceUSD, price.Quoted) || !near(*got.SettledPriceUSD, price.Settled) {
			tb.Errorf("token %s is quoted at %v and settled at %v, want %v and %v", token, *got.PriceUSD, *got.SettledPriceUSD, price.Quoted, price.Settled)
		}
	}
}

// Decode returns the set's events by chain, in stream order, without duplicate trades.
func (s *Set) Decode(tb testing.TB, now func() time.Time) map[smartmoney.Chain][]event.Event {
	tb.Helper()
	return Decode(tb, s.Events, now)
}

// Compare fails the test if got differs from want. Numbers may differ by a relative error
// of 1e-9.
func Compare(tb testing.TB, want []Row, got []smartmoney.Wallet) {
	tb.Helper()
	if len(want) != len(got) {
		tb.Errorf("%d wallets, want %d", len(got), len(want))
	}
	for i := range min(len(want), len(got)) {
		w, g := want[i], FromWallet(&got[i])
		if !close9(w, g) {
			tb.Errorf("row %d:\n got %+v\nwant %+v", i+1, g, w)
		}
	}
}

// FromWallet returns a wallet's row.
func FromWallet(w *smartmoney.Wallet) Row {
	return Row{
		Rank: w.Rank, Address: w.Address, Chain: string(w.Chain), TraderScore: w.TraderScore,
		BuyVolume: w.TotalBuyVolumeUSD, SellVolume: w.TotalSellVolumeUSD, NetPnl: w.NetPnlUSD, RealizedPnl: w.RealizedPnlUSD,
		TradeCount: w.TradeCount(), BuyCount: w.BuyCount, SellCount: w.SellCount,
		WinRate: w.WinRate, TrueWinRate: w.TrueWinRate, WinningPositions: w.WinningPositions,
		ClosedPositions: w.ClosedPositions, TokensTraded: w.TokensTraded,
		AvgTradeSize: w.AvgTradeSizeUSD(), LargestTrade: w.LargestTradeUSD,
		LastTradeTime: w.LastTradeTime, FirstTradeTime: w.FirstTradeTime,
	}
}

func close9(a, b Row) bool {
	floats := func(r *Row) []*float64 {
		return []*float64{
			&r.TraderScore, &r.BuyVolume, &r.SellVolume, &r.NetPnl, &r.RealizedPnl,
			&r.WinRate, &r.TrueWinRate, &r.AvgTradeSize, &r.LargestTrade,
		}
	}
	fa, fb := floats(&a), floats(&b)
	for i := range fa {
		// NaN is close to nothing
		if !(math.Abs(*fa[i]-*fb[i]) <= 1e-9*max(math.Abs(*fa[i]), math.Abs(*fb[i]))) {
			return false
		}
		*fb[i] = *fa[i]
	}
	if !a.LastTradeTime.Equal(b.LastTradeTime) || !a.FirstTradeTime.Equal(b.FirstTradeTime) {
		return false
	}
	a.LastTradeTime, a.FirstTradeTime = b.LastTradeTime, b.FirstTradeTime
	return a == b
}

// Decode decodes NDJSON events and returns them by chain, in stream order, without
// trades whose id is live. A refused line fails the test.
func Decode(tb testing.TB, ndjson []byte, now func() time.Time) map[smartmoney.Chain][]event.Event {
	tb.Helper()
	out := map[smartmoney.Chain][]event.Event{}
	decode(tb, ndjson, now, func(e *event.Event) { out[e.Chain] = append(out[e.Chain], *e) })
	return out
}

// decode calls each for every event, without trades whose id is live.
func decode(tb testing.TB, ndjson []byte, now func() time.Time, each func(*event.Event)) {
	tb.Helper()
	live := map[smartmoney.Chain]map[string]int64{} // blocks by id; -1: unknown
	for _, c := range smartmoney.Chains() {
		live[c] = map[string]int64{}
	}
	err := event.ReadBody(bytes.NewReader(ndjson), "application/x-ndjson", event.Limits{}, event.NewDecoder(now), func(l event.Line) error {
		if l.Err != nil {
			tb.Errorf("line %d: %v", l.Number, l.Err)
			return nil
		}
		if isLive(&l.Event, live[l.Event.Chain]) {
			return nil
		}
		each(&l.Event)
		return nil
	})
	if err != nil {
		tb.Fatal(err)
	}
}

// isLive updates the live trades of a chain and reports whether an event is a trade that is one
// already.
func isLive(e *event.Event, live map[string]int64) bool {
	switch e.Type {
	case event.TypeTrade:
		if _, known := live[e.Trade.ID]; known {
			return true
		}
		live[e.Trade.ID] = -1
		if e.Trade.HasBlock {
			live[e.Trade.ID] = e.Trade.Block
		}
	case event.TypeRetract:
		delete(live, e.Correction.ID)
	case event.TypeRewind:
		maps.DeleteFunc(live, func(_ string, block int64) bool { return block > e.Correction.Block })
	}
	return false
}

// All returns all sets except those of Corrections. It fails the test if there are none.
func All(tb testing.TB) []Set {
	tb.Helper()
	return slices.DeleteFunc(everything(tb), func(s Set) bool { return s.Name == corrections })
}

// corrections is the name of sets with retractions and rewinds. All leaves them out: a ledger alone
// cannot take trades back, for it does not keep them.
const corrections = "corrections"

// Corrections returns the sets with retractions and rewinds. It fails the test if there are none.
func Corrections(tb testing.TB) []Set {
	tb.Helper()
	sets := slices.DeleteFunc(everything(tb), func(s Set) bool { return s.Name != corrections })
	if len(sets) == 0 {
		tb.Fatal("no set of vectors has corrections")
	}
	return sets
}

func everything(tb testing.TB) []Set {
	tb.Helper()
	root := projectRoot(tb)
	sets := Load(tb, filepath.Join(root, "internal", "testkit", "vectors", "testdata"))
	if len(sets) == 0 {
		tb.Fatalf("no vectors in internal/testkit/vectors/testdata of %s", root)
	}
	return sets
}

// WithCustomers returns the sets of All that have customers with notifications.
func WithCustomers(tb testing.TB) []Set {
	tb.Helper()
	sets := slices.DeleteFunc(All(tb), func(s Set) bool { return len(s.Customers) == 0 })
	if len(sets) == 0 {
		tb.Fatal("no set of vectors has customers")
	}
	return sets
}

// projectRoot returns the folder of go.mod above the working directory.
func projectRoot(tb testing.TB) string {
	tb.Helper()
	dir, err := os.Getwd()
	if err != nil {
		tb.Fatal(err)
	}
	for {
		_, err := os.Stat(filepath.Join(dir, "go.mod"))
		if err == nil {
			return dir
		}
		if up := filepath.Dir(dir); errors.Is(err, fs.ErrNotExist) && up != dir {
			dir = up
			continue
		}
		tb.Fatalf("no go.mod above the working directory: %v", err)
	}
}
