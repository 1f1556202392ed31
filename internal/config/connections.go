package config

import (
	"encoding/json"
	"maps"
	"regexp"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Connections are named connections to other systems. Each has the key kind, and the settings of
// that kind in snake_case, which this package does not know.
type Connections map[string]map[string]any

// Connection is one of Connections.
type Connection struct {
	Name     string          // [a-z0-9-]{1,64}
	Kind     string          // [a-z]{1,16}
	Settings json.RawMessage // an object, without the kind; may hold secrets
}

// Bounds of a section of connections.
const (
	maxConnections        = 64       // in a section
	maxConnectionSettings = 16 << 10 // bytes of the JSON of one
)

// kindKey is the key of a connection that names its kind.
const kindKey = "kind"

var (
	connectionName = regexp.MustCompile(`^[a-z0-9-]{1,64}$`)
	connectionKind = regexp.MustCompile(`^[a-z]{1,16}$`)
)

// List returns the connections by name. They must be valid, as those of Load are.
func (c Connections) List() []Connection {
	all := make([]Connection, 0, len(c))
	for _, name := range slices.Sorted(maps.Keys(c)) {
		settings, err := c.settings(name)
		if err != nil {
			panic("BUG: settings of a connection that was not checked: " + err.Error())
		}
		kind, _ := c[name][kindKey].(string)
		all = append(all, Connection{Name: name, Kind: kind, Settings: settings})
	}
	return all
}

func (c Connections) settings(name string) (json.RawMessage, error) {
	own := maps.Clone(c[name])
	delete(own, kindKey)
	if own == nil {
		own = map[string]any{}
	}
	return json.Marshal(own)
}

// check checks names and kinds. The settings are checked by their kinds. No message shows a value,
// which may be a secret.
func (c Connections) check(p *problemList, section string) {
	if len(c) > maxConnections {
		p.add(section, "must have at most %d entries, got %d", maxConnections, len(c))
	}
	for _, name := range slices.Sorted(maps.Keys(c)) {
		field := section + "." + name
		if !connectionName.MatchString(name) {
			p.add(section, "must have names of 1 to 64 of a-z, 0-9 and -, got %q", name)
			continue
		}
		if kind, ok := c[name][kindKey].(string); !ok || !connectionKind.MatchString(kind) {
			p.add(field+"."+kindKey, "must name the kind of the connection in 1 to 16 letters of a-z")
		}
		switch settings, err := c.settings(name); {
		case err != nil:
			p.add(field, "must hold texts, numbers, lists and sections only: %v", err)
		case len(settings) > maxConnectionSettings:
			p.add(field, "must have at most %d bytes as JSON, got %d", maxConnectionSettings, len(settings))
		}
	}
}

// ChainFilters holds the leaderboard defaults of each chain (semantics 3).
type ChainFilters struct {
	Base       FilterSetting `koanf:"base"`
	Ethereum   FilterSetting `koanf:"ethereum"`
	Solana     FilterSetting `koanf:"solana"`
	Polymarket FilterSetting `koanf:"polymarket"`
}

// FilterSetting is one chain's leaderboard default: minimums and a maximum.
type FilterSetting struct {
	MinTrades int     `koanf:"min-trades"`  // ≥ 0
	MinTokens int     `koanf:"min-tokens"`  // ≥ 0
	MinClosed int     `koanf:"min-closed"`  // ≥ 0
	MinBuyVol float64 `koanf:"min-buy-vol"` // USD, finite and ≥ 0
	MaxBuyVol float64 `koanf:"max-buy-vol"` // likewise
}

func (f FilterSetting) filter() smartmoney.Filter {
	return smartmoney.Filter{MinTrades: f.MinTrades, MinTokens: f.MinTokens, MinClosed: f.MinClosed, MinBuyVol: f.MinBuyVol, MaxBuyVol: f.MaxBuyVol}
}

func (c *ChainFilters) of(chain smartmoney.Chain) FilterSetting {
	switch chain {
	case smartmoney.Ethereum:
		return c.Ethereum
	case smartmoney.Solana:
		return c.Solana
	case smartmoney.Polymarket:
		return c.Polymarket
	default:
		return c.Base
	}
}

func defaultFilters() ChainFilters {
	of := func(c smartmoney.Chain) FilterSetting {
		f := smartmoney.DefaultFilter(c)
		return FilterSetting{MinTrades: f.MinTrades, MinTokens: f.MinTokens, MinClosed: f.MinClosed, MinBuyVol: f.MinBuyVol, MaxBuyVol: f.MaxBuyVol}
	}
	return ChainFilters{
		Base:       of(smartmoney.Base),
		Ethereum:   of(smartmoney.Ethereum),
		Solana:     of(smartmoney.Solana),
		Polymarket: of(smartmoney.Polymarket),
	}
}

// QuoteTokens lists, per chain, tokens that trades are priced in, in addition to the built-in
// table of stablecoins and wrapped native coins: a swap against one of them is a buy or a
// sell of the other token. An entry is the address of a stablecoin, or ADDRESS:native for a
// form of the chain's native coin.
type QuoteTokens struct {
	Base     []string `koanf:"base"`
	Ethereum []string `koanf:"ethereum"`
	Solana   []string `koanf:"solana"`
}

// of returns a chain's entries; nil on polymarket, which has no swaps.
func (q *QuoteTokens) of(chain smartmoney.Chain) []string {
	switch chain {
	case smartmoney.Base:
		return q.Base
	case smartmoney.Ethereum:
		return q.Ethereum
	case smartmoney.Solana:
		return q.Solana
	default:
		return nil
	}
}
