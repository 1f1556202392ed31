package importer

import (
	"maps"
	"math"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Kind is the role of a token in a swap.
type Kind uint8

// The kinds: a traded token, a stablecoin worth 1 USD, and a chain's own coin, wrapped or
// not. The last two are quote tokens.
const (
	Traded Kind = iota
	Stable
	Native
)

// DefaultSortRows is the default of Settings.SortRows.
const DefaultSortRows = 2_000_000

// Settings controls how records become events. DefaultSettings returns the defaults.
type Settings struct {
	// Quotes has each chain's quote tokens by address, in lower case except on Solana.
	Quotes map[smartmoney.Chain]map[string]Kind
	// Symbols has the quote tokens of files without addresses, by exact symbol.
	Symbols map[string]Kind
	// NativeUSD is the price of a chain's coin, USD, > 0, for records without a USD
	// amount and without an earlier swap that prices the coin. There is no default:
	// such a record is skipped.
	NativeUSD map[smartmoney.Chain]float64
	// Chain is the chain of files that do not name it. If it is empty, quote tokens
	// (bitquery) or the format (dune-dex-trades: ethereum) determine the chain.
	Chain smartmoney.Chain
	// PricePools has the pools of Solana whose vaults tell helius the price of SOL. If it is
	// nil, all swaps of SOL against a stablecoin do.
	PricePools map[string]bool
	// Authorities has accounts of Solana that are never the trader, beside the built-in ones.
	Authorities map[string]bool
	// SortRows is how many rows are buffered to sort them by time, > 0; a million take
	// about half a gigabyte.
	SortRows int

	// carried is set by a Converter; nil for a file.
	carried *carried
}

// DefaultSettings returns the documented defaults. The caller may change the maps.
func DefaultSettings() Settings {
	return Settings{
		Quotes: map[smartmoney.Chain]map[string]Kind{
			smartmoney.Base:     baseQuotes(),
			smartmoney.Ethereum: ethereumQuotes(),
			smartmoney.Solana:   solanaQuotes(),
		},
		Symbols:   symbolQuotes(),
		NativeUSD: map[smartmoney.Chain]float64{},
		SortRows:  DefaultSortRows,
	}
}

func baseQuotes() map[string]Kind {
	return map[string]Kind{
		opStackWETH: Native,
		zeroAddress: Native,
		etherMarker: Native,
		"0x833589fcd6edb6e08f4c7c32d4f71b54bda02913": Stable, // USDC
		"0xd9aaec86b65d86f6a7b5b1b0c42ffa531710b6ca": Stable, // USDbC
		"0x50c5725949a6f0c72e6c4a641f24049a917db0cb": Stable, // DAI
		"0xfde4c96c8593536e31f229ea8f37b2ada2699bb2": Stable, // USDT
	}
}

func ethereumQuotes() map[string]Kind {
	return map[string]Kind{
		"0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2": Native, // WETH
		zeroAddress: Native,
		etherMarker: Native,
		"0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48": Stable, // USDC
		"0xdac17f958d2ee523a2206206994597c13d831ec7": Stable, // USDT
		"0x6b175474e89094c44da98b954eedeac495271d0f": Stable, // DAI
		"0x853d955acef822db058eb8505911ed77f175b99e": Stable, // FRAX
		"0x5f98805a4e8be255a32880fdec7f6728c6568ba0": Stable, // LUSD
		"0x0000000000085d4780b73119b644ae5ecd22b376": Stable, // TUSD
		"0x4fabb145d64652a948d72533023f6e7a623c7c53": Stable, // BUSD
		"0x8e870d67f660d95d5be530380d0ec0bd388289e1": Stable, // USDP
		"0x056fd409e1d7a124bd7017459dfea2f387b6d5cd": Stable, // GUSD
		"0x57ab1ec28d129707052df4df418d58a2d46d5f51": Stable, // sUSD
		"0x6c3ea9036406852006290770bedfcaba0e23a0e8": Stable, // PYUSD
		"0xf939e0a03fb07f59a73314e73794be0e57ac1b4e": Stable, // crvUSD
		"0xdc035d45d973e3ec169d2276ddab16f1e407384f": Stable, // USDS
	}
}

func solanaQuotes() map[string]Kind {
	return map[string]Kind{
		wrappedSOL: Native,
		nativeSOL:  Native,
		"EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v": Stable, // USDC
		"Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB": Stable, // USDT
		"2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo": Stable, // PYUSD
	}
}

func symbolQuotes() map[string]Kind {
	quotes := map[string]Kind{"ETH": Native, "WETH": Native}
	for _, symbol := range []string{
		"USDC", "USDT", "DAI", "FRAX", "UST", "LUSD", "FEI", "TUSD", "BUSD", "PAX", "USDP",
		"GUSD", "sUSD", "MIM", "USDN", "DOLA", "OUSD", "ALUSD", "alUSD", "HUSD", "USDD",
	} {
		quotes[symbol] = Stable
	}
	return quotes
}

// Validate returns an error for the first setting out of bounds.
func (s Settings) Validate() error {
	if s.SortRows <= 0 {
		return smartmoney.BadInput("sort_rows", "sort_rows must be at least 1, got %d", s.SortRows)
	}
	if s.Chain != "" && !s.Chain.Valid() {
		return smartmoney.BadInput("chain", "chain must be one of %s, got %q", smartmoney.ChainNames(), s.Chain)
	}
	for chain, price := range s.NativeUSD {
		if !chain.Valid() || !chain.DEX() {
			return smartmoney.BadInput("native_price", "native_price must be of base, ethereum or solana, got %q", chain)
		}
		if !(price > 0) || math.IsInf(price, 0) {
			return smartmoney.BadInput("native_price", "native_price of %s must be more than 0, got %v", chain, price)
		}
	}
	return nil
}

// AddQuotes makes tokens quote tokens, each given as CHAIN=ADDRESS, with :native behind the address
// of a wrapped native one.
func (s *Settings) AddQuotes(quotes []string) error {
	for _, quote := range quotes {
		chain, token, ok := strings.Cut(quote, "=")
		if !ok {
			return smartmoney.BadInput("quote", "quote must be CHAIN=ADDRESS, got %q", quote)
		}
		kind := Stable
		if address, isNative := strings.CutSuffix(token, ":native"); isNative {
			token, kind = address, Native
		}
		if err := s.AddQuote(smartmoney.Chain(chain), token, kind); err != nil {
			return err
		}
	}
	return nil
}

// AddQuote makes a token a quote token of a chain. It copies the maps it changes, so other
// Settings that share them stay as they are. It returns an error for a chain that is not a
// DEX chain and for a malformed address.
func (s *Settings) AddQuote(chain smartmoney.Chain, token string, kind Kind) error {
	if !chain.Valid() || !chain.DEX() {
		return smartmoney.BadInput("quote", "quote must be of base, ethereum or solana, got %q", chain)
	}
	address, ok := normalAddress(chain, token)
	if !ok {
		return smartmoney.BadInput("quote", "quote must be an address of %s, got %q", chain, token)
	}
	all := maps.Clone(s.Quotes)
	if all == nil {
		all = map[smartmoney.Chain]map[string]Kind{}
	}
	own := maps.Clone(all[chain])
	if own == nil {
		own = map[string]Kind{}
	}
	own[address] = kind
	all[chain] = own
	s.Quotes = all
	return nil
}

// Fingerprint returns a digest that is equal for settings that convert a file into the
// same items.
func (s Settings) Fingerprint() string {
	var b strings.Builder
	for _, chain := range smartmoney.Chains() {
		for _, token := range sortedKeys(s.Quotes[chain]) {
			b.WriteString(string(chain) + token + string('0'+rune(s.Quotes[chain][token])))
		}
		b.WriteString(canonical(s.NativeUSD[chain]) + ";")
	}
	for _, symbol := range sortedKeys(s.Symbols) {
		b.WriteString(symbol + string('0'+rune(s.Symbols[symbol])))
	}
	b.WriteString(";" + string(s.Chain))
	return digest(b.String())
}
