package activity

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Windows are sums over the time before the chain's event time T, by slots that begin at
// whole multiples of their width since the Unix epoch: 5 minutes for the hour, an hour for
// the day, a UTC day for week and month. A window is the slot of T and the 11, 23, 6 or 29
// slots before it. Trades that arrive late count in the slot of their time.
type Windows struct {
	Hour, Day, Week, Month Window
}

// Window has the sum of the amounts of a window's trades in USD, of which each counts as at
// most a billion, and the number of trades.
type Window struct {
	USD    float64
	Trades int
}

// plus returns the sums of two windows of the same time.
func (w Windows) plus(v Windows) Windows {
	add := func(a, b Window) Window { return Window{a.USD + b.USD, a.Trades + b.Trades} }
	return Windows{add(w.Hour, v.Hour), add(w.Day, v.Day), add(w.Week, v.Week), add(w.Month, v.Month)}
}

// Changes are differences between the price as of T and an earlier one. A nil field means
// that the earlier price is unknown. The earlier price is the one at the start of the slot
// that contains the time an hour (slots of 5 minutes), a day (an hour) or a week (6 hours)
// before T.
type Changes struct {
	Hour, Day, Week *Change
}

// Change is a price then and now, USD.
type Change struct {
	Then, Now float64
}

// Difference returns Now - Then in USD.
func (c Change) Difference() float64 { return c.Now - c.Then }

// Percent returns the difference in percent of Then, and false if Then is 0.
func (c Change) Percent() (float64, bool) {
	if c.Then == 0 {
		return 0, false
	}
	return smartmoney.Finite((c.Now/c.Then - 1) * 100), true
}

// Token holds the facts of a token, as of the chain's event time.
type Token struct {
	Chain        smartmoney.Chain
	Address      string
	Symbol       string    // "" if unknown
	PriceUSD     *float64  // quoted (semantics 2.2); nil: unknown
	UpdatedAt    time.Time // of the newest price, UTC; zero: unknown
	LastTradeUSD *float64  // price of the latest trade; nil: none
	LastTradeAt  time.Time // UTC; zero: none
	Holders      *int64    // from the provider; nil: unknown
	Volume       Windows
	TotalUSD     float64 // volume of every trade
	Trades       int     // all
	PriceChanges int     // how often a later price differed from the one before
	// HoursMoved counts the hours, of that of T and the 23 before, over which the price moved by
	// 0.01 USD (outcome token) or 1 percent (other token) at least; nil: no price is known.
	HoursMoved *int
	FirstSeen  time.Time // T when it was first seen, UTC; zero: before the first trade
	Changes    Changes
	ItemID     string // of the market of an outcome token; "" otherwise
	Label      string // of an outcome token
}

// Market holds the facts of a prediction market. Volumes are sums over its outcome tokens;
// prices and their changes are those of the first outcome.
type Market struct {
	// as the provider describes it; of an unknown item ItemID, Question and Slug only
	smartmoney.Market
	Revision    int       // rises with each event that describes it or maps a token to it
	Described   bool      // whether a market event came, rather than mappings only
	Outcomes    []Token   // in the order in which they were mapped first
	Volume      Windows   //
	TotalUSD    float64   // volume of every trade
	Trades      int       // all
	LastTradeAt time.Time // UTC; zero: none
	FirstSeen   time.Time // T when it was first seen, UTC; zero: before the first trade
}

// First returns the first outcome, and false if no outcome is mapped.
func (m *Market) First() (Token, bool) {
	if len(m.Outcomes) == 0 {
		return Token{}, false
	}
	return m.Outcomes[0], true
}

// Wallet holds the facts of a wallet's trades, as of the chain's event time.
type Wallet struct {
	Chain   smartmoney.Chain
	Address string
	Volume  Windows // Hour is empty: it is not kept for wallets
	Tags    []TagVolume
}

// TagVolume is a tag of the markets that a wallet traded, with the volume of the wallet's
// stored interactions with that tag.
type TagVolume struct {
	Tag string
	USD float64
}

// Bet is one trade of an outcome token.
type Bet struct {
	Wallet string
	Token  string
	Label  string // of the outcome
	Side   smartmoney.Side
	USD    float64
	Price  float64   // USD a share
	At     time.Time // UTC
}

// Interaction states that a wallet traded an item.
type Interaction struct {
	User  string          // UserID of the wallet
	Item  string          // ItemID of the market or token
	Token string          // on polymarket the outcome token traded last; else the token
	Side  smartmoney.Side // of the latest trade
	At    time.Time       // of the latest trade, UTC, to the second
	USD   float64         // sum of amounts, to seven digits
	Count int             // trades
}

// UserID returns the id of a wallet among interactions and indexes: the bare address on
// polymarket, chain:address on a DEX chain.
func UserID(chain smartmoney.Chain, wallet string) string {
	if chain == smartmoney.Polymarket {
		return wallet
	}
	return string(chain) + ":" + wallet
}

// TokenID returns the id of a token of a DEX chain: chain:address.
func TokenID(chain smartmoney.Chain, token string) string { return string(chain) + ":" + token }

// tags returns the tags of the markets that a wallet traded, by volume falling, then by
// name. A trade counts for every tag of its market.
func (c *chain) tags(wallet uint32) []TagVolume {
	var out []TagVolume
	for k := range c.traded[wallet] {
		t := &c.traded[wallet][k]
		m := c.known[t.token].market
		if m == 0 {
			continue
		}
		for _, tag := range c.markets[m-1].item.Tags {
			if tag == "" {
				continue
			}
			i := slices.IndexFunc(out, func(v TagVolume) bool { return v.Tag == tag })
			if i < 0 {
				i = len(out)
				out = append(out, TagVolume{Tag: tag})
			}
			out[i].USD += float64(t.usd)
		}
	}
	slices.SortFunc(out, func(a, b TagVolume) int {
		return cmp.Or(cmp.Compare(b.USD, a.USD), strings.Compare(a.Tag, b.Tag))
	})
	return out
}

// traded sums up the trades of a wallet in one token.
type traded struct {
	token uint32
	last  uint32  // traded_at of the latest trade, unix seconds
	count uint32  // trades; the top bit is set if the latest was a sale
	usd   float32 // sum of amounts
}

const saleBit = 1 << 31

func (t *traded) sold() bool { return t.count&saleBit != 0 }

func (t *traded) trades() int { return int(t.count &^ saleBit) }

// note adds a trade to a wallet's list. It keeps the ItemsKept tokens traded last.
func note(list []traded, token uint32, at int64, usd float64, sale bool) []traded {
	seconds := uint32(min(at/1e9, math.MaxUint32))
	i := slices.IndexFunc(list, func(t traded) bool { return t.token == token })
	if i < 0 && len(list) < ItemsKept {
		list = append(list, traded{token: token})
		i = len(list) - 1
	} else if i < 0 {
		for k := range list {
			if i < 0 || list[k].last < list[i].last {
				i = k
			}
		}
		if list[i].last > seconds {
			return list
		}
		list[i] = traded{token: token}
	}
	t := &list[i]
	flags := t.count & saleBit
	if seconds >= t.last {
		t.last, flags = seconds, 0
		if sale {
			flags = saleBit
		}
	}
	t.count = min(t.count&^saleBit+1, saleBit-1) | flags
	t.usd = float32(min(float64(t.usd)+usd, math.MaxFloat32))
	return list
}

// latestFirst returns the indices of what a wallet traded, latest first. Those of the same second
// are in the order of their addresses, which corrections do not change; tokens' numbers depend on
// trades taken back.
func (c *chain) latestFirst(list []traded) []int {
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		if list[a].last != list[b].last {
			return cmp.Compare(list[b].last, list[a].last)
		}
		return cmp.Compare(c.tokens.String(list[a].token), c.tokens.String(list[b].token))
	})
	return order
}
