package vectors

import (
	"bytes"
	"cmp"
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

// Settings has the service's settings of a set's notifications.
type Settings struct {
	RankInterval    time.Duration
	TopWallets      int
	SignalMinVolume float64
	OpenGainLimit   float64
	Filters         map[smartmoney.Chain]smartmoney.Filter // those that are not the chain's default
}

// Horizon is the retraction horizon of the sets with corrections, one of which takes back a trade
// of nine days before.
const Horizon = 30 * 24 * time.Hour

// Filter returns the default filter of a chain.
func (s *Settings) Filter(chain smartmoney.Chain) smartmoney.Filter {
	if f, set := s.Filters[chain]; set {
		return f
	}
	return smartmoney.DefaultFilter(chain)
}

// AllFilters returns the default filter of every chain.
func (s *Settings) AllFilters() map[smartmoney.Chain]smartmoney.Filter {
	all := map[smartmoney.Chain]smartmoney.Filter{}
	for _, chain := range smartmoney.Chains() {
		all[chain] = s.Filter(chain)
	}
	return all
}

// defaults are the settings of a set that says nothing else.
func defaults() Settings { return Settings{SignalMinVolume: 1000, OpenGainLimit: 1} }

// Customer is one customer of a set: its changes of the default configuration and its
// expected notifications in sequence. The maximum age of signals is off.
type Customer struct {
	Name          string
	Update        json.RawMessage // the body to PUT to /config; {} changes nothing
	Config        smartmoney.Config
	Notifications []Notification
}

// Notification is an expected entry of a customer's notification log.
type Notification struct {
	Type                 smartmoney.NotificationType `json:"notification_type"`
	Priority             smartmoney.Priority         `json:"priority"`
	Chain                smartmoney.Chain            `json:"chain"`
	Token                string                      `json:"token"`
	Timestamp            time.Time                   `json:"timestamp"`
	Wallets              []string                    `json:"wallets"` // in the order of traders, like Ranks and Sizes
	Ranks                []int                       `json:"ranks"`
	Sizes                []float64                   `json:"sizes"` // USD
	TraderCount          int                         `json:"trader_count"`
	TotalInflowUSD       float64                     `json:"total_usd_inflow"`
	HighestRank          int                         `json:"highest_rank"`
	CurrentPriceUSD      float64                     `json:"current_price_usd"`
	FirstSmartEntryPrice float64                     `json:"first_smart_entry_price"`
	PriceChangePct       float64                     `json:"price_change_pct"`
	SettledPriceUSD      float64                     `json:"settled_price_usd"`
	Return1h             *float64                    `json:"return_1h,omitempty"` // of the outcome; nil until it is reached
	Return6h             *float64                    `json:"return_6h,omitempty"`
	Return24h            *float64                    `json:"return_24h,omitempty"`
	Retracted            bool                        `json:"retracted,omitempty"` // a correction took it back later
}

// FromSignal returns the notification of a signal.
func FromSignal(s *smartmoney.Signal) Notification {
	n := Notification{
		Type: s.Type, Priority: s.Type.Priority(), Chain: s.Chain, Token: s.Token.Address, Timestamp: s.Timestamp,
		TraderCount: s.Summary.TraderCount, TotalInflowUSD: s.Summary.TotalInflowUSD, HighestRank: s.Summary.HighestRank,
		CurrentPriceUSD: s.Token.CurrentPriceUSD, FirstSmartEntryPrice: s.Token.FirstSmartEntryPrice,
		PriceChangePct: s.Token.PriceChangePct, SettledPriceUSD: s.Token.SettledPriceUSD,
	}
	for i := range s.Traders {
		n.Wallets = append(n.Wallets, s.Traders[i].Address)
		n.Ranks = append(n.Ranks, s.Traders[i].Rank)
		n.Sizes = append(n.Sizes, s.Traders[i].TradeSizeUSD)
	}
	return n
}

// CompareNotifications fails the test if the signals sent to a customer, in sequence,
// differ from want. Numbers may differ by a relative error of 1e-9. It reports the first
// difference only.
func CompareNotifications(tb testing.TB, want []Notification, got []*smartmoney.Signal) {
	tb.Helper()
	if len(want) != len(got) {
		tb.Errorf("%d notifications, want %d", len(got), len(want))
	}
	for i := range min(len(want), len(got)) {
		if g := FromSignal(got[i]); !want[i].near(&g) {
			tb.Errorf("notification %d:\n got %+v\nwant %+v", i+1, g, want[i])
			return // later differences follow from the first
		}
	}
}

// CompareReturns fails the test if the outcomes of the signals sent to a customer, in sequence,
// differ from want.
func CompareReturns(tb testing.TB, want []Notification, got []smartmoney.Notification) {
	tb.Helper()
	for i := range min(len(want), len(got)) {
		w, s, o := &want[i], got[i].Signal, &got[i].Outcome
		for hours, of := range map[int][2]*float64{1: {w.Return1h, s.Return(o.Price1h)}, 6: {w.Return6h, s.Return(o.Price6h)}, 24: {w.Return24h, s.Return(o.Price24h)}} {
			if (of[0] == nil) != (of[1] == nil) || of[0] != nil && !near(1+*of[0], 1+*of[1]) {
				tb.Errorf("the return of notification %d after %d h is %v, want %v", i+1, hours, shown(of[1]), shown(of[0]))
				return
			}
		}
	}
}

func shown(x *float64) any {
	if x == nil {
		return "unknown"
	}
	return *x
}

// CompareRetracted fails the test if other signals than those of want were retracted. retracted
// says for each signal, in sequence, whether it was.
func CompareRetracted(tb testing.TB, want []Notification, retracted []bool) {
	tb.Helper()
	var missing, wrong []int
	for i := range min(len(want), len(retracted)) {
		switch {
		case want[i].Retracted && !retracted[i]:
			missing = append(missing, i+1)
		case !want[i].Retracted && retracted[i]:
			wrong = append(wrong, i+1)
		}
	}
	if len(want) != len(retracted) || len(missing)+len(wrong) > 0 {
		tb.Errorf("of %d notifications, want %d, these are not retracted: %v, and these are retracted and should stand: %v",
			len(retracted), len(want), missing, wrong)
	}
}

func (n *Notification) near(m *Notification) bool {
	return n.Type == m.Type && n.Priority == m.Priority && n.Chain == m.Chain && n.Token == m.Token &&
		n.Timestamp.Equal(m.Timestamp) && slices.Equal(n.Wallets, m.Wallets) && slices.Equal(n.Ranks, m.Ranks) &&
		n.TraderCount == m.TraderCount && n.HighestRank == m.HighestRank && slices.EqualFunc(n.numbers(), m.numbers(), near)
}

// numbers returns the numbers that are compared to a relative error. It adds 100 to the
// price change, which is a difference from 100 and has few significant digits near 0.
func (n *Notification) numbers() []float64 {
	return append(slices.Clone(n.Sizes), n.TotalInflowUSD, n.CurrentPriceUSD, n.FirstSmartEntryPrice, 100+n.PriceChangePct, n.SettledPriceUSD)
}

func near(a, b float64) bool { // false for NaN
	return math.Abs(a-b) <= 1e-9*max(math.Abs(a), math.Abs(b))
}

// customers sets the set's settings and customers, if its folder has any.
func (s *Set) customers(tb testing.TB, dir string, expected map[string][]Notification) {
	tb.Helper()
	s.Settings = defaults()
	text, err := os.ReadFile(filepath.Join(dir, "customers.json"))
	if errors.Is(err, fs.ErrNotExist) && len(expected) == 0 {
		return
	}
	if err != nil {
		tb.Fatal(err)
	}
	var file struct {
		Settings struct {
			RankInterval int `json:"rank_interval_s"`
			TopWallets   int `json:"top_wallets"`

			SignalMinVolume *float64                             `json:"signal_min_volume"`
			OpenGainLimit   *float64                             `json:"open_gain_limit"`
			Filters         map[smartmoney.Chain]json.RawMessage `json:"filters"`
		} `json:"settings"`
		Customers map[string]json.RawMessage `json:"customers"`
	}
	if err := json.Unmarshal(text, &file); err != nil {
		tb.Fatalf("%s: %v", dir, err)
	}
	s.Settings.RankInterval, s.Settings.TopWallets = time.Duration(file.Settings.RankInterval)*time.Second, file.Settings.TopWallets
	set(&s.Settings.SignalMinVolume, file.Settings.SignalMinVolume)
	set(&s.Settings.OpenGainLimit, file.Settings.OpenGainLimit)
	s.Settings.Filters = map[smartmoney.Chain]smartmoney.Filter{}
	for chain, given := range file.Settings.Filters {
		s.Settings.Filters[chain] = filterOf(tb, chain, given)
	}
	for _, name := range slices.Sorted(maps.Keys(file.Customers)) {
		notifications, ok := expected[name]
		if !ok {
			tb.Fatalf("%s: no expected notifications of customer %s", dir, name)
		}
		update := file.Customers[name]
		s.Customers = append(s.Customers, Customer{
			Name: name, Update: update, Config: configOf(tb, name, update), Notifications: notifications,
		})
	}
	if len(expected) != len(s.Customers) {
		tb.Fatalf("%s: notifications of %d customers, configurations of %d", dir, len(expected), len(s.Customers))
	}
}

func set(to, from *float64) {
	if from != nil {
		*to = *from
	}
}

// filterOf returns the default filter of a chain with the given fields replaced.
func filterOf(tb testing.TB, chain smartmoney.Chain, given json.RawMessage) smartmoney.Filter {
	tb.Helper()
	f := smartmoney.DefaultFilter(chain)
	of := struct {
		MinTrades *int     `json:"min_trades"`
		MinTokens *int     `json:"min_tokens"`
		MinClosed *int     `json:"min_closed"`
		MinBuyVol *float64 `json:"min_buy_vol"`
		MaxBuyVol *float64 `json:"max_buy_vol"`
	}{&f.MinTrades, &f.MinTokens, &f.MinClosed, &f.MinBuyVol, &f.MaxBuyVol}
	decoder := json.NewDecoder(bytes.NewReader(given))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&of); err != nil {
		tb.Fatalf("filter of %s: %v", chain, err)
	}
	return f
}

// configOf returns the default configuration with an update's fields replaced.
func configOf(tb testing.TB, name string, update json.RawMessage) smartmoney.Config {
	tb.Helper()
	c := smartmoney.DefaultConfig(name)
	var given struct {
		Limits json.RawMessage `json:"per_type_limits"`
	}
	if err := json.Unmarshal(update, &given); err != nil {
		tb.Fatalf("customer %s: %v", name, err)
	}
	if given.Limits != nil {
		c.PerTypeLimits = nil // the update replaces the whole map
	}
	decoder := json.NewDecoder(bytes.NewReader(update))
	decoder.DisallowUnknownFields()
	type plain smartmoney.Config // whose fields that are not given stay
	if err := decoder.Decode((*plain)(&c)); err != nil {
		tb.Fatalf("customer %s: %v", name, err)
	}
	slices.SortFunc(c.Chains, func(a, b smartmoney.Chain) int { return cmp.Compare(a.Index(), b.Index()) })
	slices.SortFunc(c.SignalTypes, func(a, b smartmoney.NotificationType) int { return cmp.Compare(a.Index(), b.Index()) })
	return c
}

// DecodeAll decodes NDJSON events and returns them in the order of all chains together,
// without duplicate trades. A refused line fails the test.
func DecodeAll(tb testing.TB, ndjson []byte, now func() time.Time) []event.Event {
	tb.Helper()
	var all []event.Event
	decode(tb, ndjson, now, func(e *event.Event) { all = append(all, *e) })
	return all
}
