package config

import "smartmoney/internal/smartmoney"

// ChainFilters are the leaderboard defaults of each chain (semantics 3).
type ChainFilters struct {
	Base       FilterSetting `koanf:"base"`
	Ethereum   FilterSetting `koanf:"ethereum"`
	Solana     FilterSetting `koanf:"solana"`
	Polymarket FilterSetting `koanf:"polymarket"`
}

// FilterSetting is one chain's leaderboard default: at least, at least, at least,
// at most.
type FilterSetting struct {
	MinTrades int     `koanf:"min-trades"`  // ≥ 0
	MinTokens int     `koanf:"min-tokens"`  // ≥ 0
	MinClosed int     `koanf:"min-closed"`  // ≥ 0
	MaxBuyVol float64 `koanf:"max-buy-vol"` // USD, finite and ≥ 0
}

func (f FilterSetting) filter() smartmoney.Filter { return smartmoney.Filter(f) }

func (f *ChainFilters) of(chain smartmoney.Chain) FilterSetting {
	switch chain {
	case smartmoney.Ethereum:
		return f.Ethereum
	case smartmoney.Solana:
		return f.Solana
	case smartmoney.Polymarket:
		return f.Polymarket
	default:
		return f.Base
	}
}

func defaultFilters() ChainFilters {
	of := func(c smartmoney.Chain) FilterSetting { return FilterSetting(smartmoney.DefaultFilter(c)) }
	return ChainFilters{
		Base:       of(smartmoney.Base),
		Ethereum:   of(smartmoney.Ethereum),
		Solana:     of(smartmoney.Solana),
		Polymarket: of(smartmoney.Polymarket),
	}
}

// QuoteTokens lists, per chain, the stablecoins and the wrapped native coin: a
// swap against one of them is a buy or a sell of the other token. An entry is an
// address, or a symbol for the formats that give no address.
type QuoteTokens struct {
	Base     []string `koanf:"base"`
	Ethereum []string `koanf:"ethereum"`
	Solana   []string `koanf:"solana"`
}

func defaultQuoteTokens() QuoteTokens {
	return QuoteTokens{
		Base: []string{
			"0x4200000000000000000000000000000000000006", "WETH",
			"0x833589fcd6edb6e08f4c7c32d4f71b54bda02913", "USDC",
			"0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca", "USDbC",
			"0xfde4c96c8593536e31f229ea8f37b2ada2699bb2", "USDT",
			"0x50c5725949a6f0c72e6c4a641f24049a917db0cb", "DAI",
		},
		Ethereum: []string{
			"0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2", "WETH", "ETH",
			"0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48", "USDC",
			"0xdac17f958d2ee523a2206206994597c13d831ec7", "USDT",
			"0x6b175474e89094c44da98b954eedeac495271d0f", "DAI",
			"0x4fabb145d64652a948d72533023f6e7a623c7c53", "BUSD",
			"0x0000000000085d4780b73119b644ae5ecd22b376", "TUSD",
			"0x853d955acef822db058eb8505911ed77f175b99e", "FRAX",
			"0x6c3ea9036406852006290770bedfcaba0e23a0e8", "PYUSD",
		},
		Solana: []string{
			"So11111111111111111111111111111111111111112", "WSOL", "SOL",
			"EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", "USDC",
			"Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB", "USDT",
			"2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo", "PYUSD",
		},
	}
}
