package testkit

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// start is the event time at which Events starts.
var start = time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC)

// Events returns n events of a chain: trades by the given numbers of wallets and tokens,
// mixed with token updates, provider statistics and, on polymarket, markets and
// resolutions. The same seed results in the same events; ids are unique per seed.
func Events(seed uint64, chain smartmoney.Chain, n, wallets, tokens int) []event.Event {
	r := rand.New(rand.NewPCG(seed, uint64(chain.Index())))
	at := start
	out := make([]event.Event, 0, n)
	for i := range n {
		at = at.Add(time.Duration(r.IntN(40_000)) * time.Millisecond)
		token := Token(chain, r.IntN(tokens))
		e := event.Event{Type: event.TypeTrade, Chain: chain}
		switch roll := r.IntN(100); {
		case roll < 3:
			price, volume, holders, symbol := r.Float64()*10, r.Float64()*1e6, int64(r.IntN(5000)), fmt.Sprintf("T%d", r.IntN(tokens))
			e.Type = event.TypeToken
			e.Token = &smartmoney.TokenUpdate{
				Chain: chain, Token: token, UpdatedAt: at.Add(-time.Duration(r.IntN(90)) * time.Second),
				Symbol: &symbol, PriceUSD: &price, Volume24hUSD: &volume, Holders: &holders,
			}
		case roll < 4:
			net, rate := r.NormFloat64()*1e4, r.Float64()
			e.Type = event.TypeWallet
			e.Wallet = &smartmoney.WalletStats{Chain: chain, Wallet: Wallet(chain, r.IntN(wallets)), NetPnlUSD: &net, WinRate: &rate}
		case roll < 6 && chain == smartmoney.Polymarket:
			e.Type = event.TypeResolution
			e.Resolution = &smartmoney.Resolution{Token: token, Payout: float64(r.IntN(2)), ResolvedAt: at}
		case roll < 7 && chain == smartmoney.Polymarket:
			e.Type = event.TypeMarket
			e.Market = &smartmoney.Market{ItemID: fmt.Sprint(r.IntN(9)), Question: "Will it?", Slug: "will-it", Tags: []string{"a", "b"}, Volume24hr: r.Float64()}
		case roll < 8 && chain == smartmoney.Polymarket:
			e.Type = event.TypeMapping
			e.Mapping = &smartmoney.MarketMapping{Token: token, ItemID: fmt.Sprint(r.IntN(9)), OutcomeLabel: "Yes"}
		default:
			e.Trade = trade(r, chain, token, wallets, at)
			e.Trade.ID = fmt.Sprintf("%d-%s-%d", seed, chain, i)
		}
		out = append(out, e)
	}
	return out
}

func trade(r *rand.Rand, chain smartmoney.Chain, token string, wallets int, at time.Time) *smartmoney.Trade {
	t := &smartmoney.Trade{
		Chain: chain, Wallet: Wallet(chain, r.IntN(wallets)), Token: token, Side: smartmoney.Buy,
		Quantity: r.ExpFloat64()*100 + 0.01, PriceUSD: r.Float64() + 0.01,
		TradedAt: at.Add(-time.Duration(r.IntN(3)) * 20 * time.Second), TxHash: fmt.Sprintf("0x%064x", r.Uint64()),
	}
	if r.IntN(5) < 2 {
		t.Side = smartmoney.Sell
		t.Quantity *= 3
	}
	t.AmountUSD = t.Quantity * t.PriceUSD
	return t
}

// Wallet returns the address of the chain's wallet number i.
func Wallet(chain smartmoney.Chain, i int) string { return address(chain, "a", i) }

// Token returns the address of the chain's token number i.
func Token(chain smartmoney.Chain, i int) string {
	if chain == smartmoney.Polymarket {
		return fmt.Sprintf("7%075d", i)
	}
	return address(chain, "c", i)
}

func address(chain smartmoney.Chain, kind string, i int) string {
	if chain == smartmoney.Solana {
		// base58 has no 0
		return fmt.Sprintf("So%s", kind) + strings.ReplaceAll(fmt.Sprintf("%039d", i), "0", "z")
	}
	return fmt.Sprintf("0x%s%039x", kind, i)
}

// Buy returns a buy of 100 tokens for 100 USD, by the chain's wallet number wallet of its
// token number token.
func Buy(chain smartmoney.Chain, wallet, token int, at time.Time) event.Event {
	return event.Event{Type: event.TypeTrade, Chain: chain, Trade: &smartmoney.Trade{
		ID: fmt.Sprintf("%s-%d-%d-%d", chain, wallet, token, at.UnixNano()), Chain: chain, Wallet: Wallet(chain, wallet), Token: Token(chain, token),
		Side: smartmoney.Buy, Quantity: 100, PriceUSD: 1, AmountUSD: 100, TradedAt: at.UTC(),
	}}
}

// TradeJSON returns the trade of a number as JSON.
func TradeJSON(number int) []byte {
	e := Buy(smartmoney.Base, number%97, number%13, start.Add(time.Duration(number)*time.Second))
	e.Trade.ID = TradeID(number)
	return event.AppendJSON(nil, &e)
}

// TradeID returns the id of a TradeJSON.
func TradeID(number int) string { return fmt.Sprintf("trade-%d", number) }
