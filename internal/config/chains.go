package config

import "github.com/smartmoneyhq/smartmoney/internal/smartmoney"

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
