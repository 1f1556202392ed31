package ledger

import (
	"math"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Ledger is one chain's ledger. It belongs to one goroutine.
type Ledger struct {
	chain   smartmoney.Chain
	Wallets *Names // wallet addresses, by wallet number
	Tokens  *Names // token addresses, by token number
	Items   *Names // market item ids, by market number

	wallets   chunked[Wallet]
	tokens    []Token
	positions chunked[position]
	indexes   chunked[uint32] // by position: its index among those of its wallet, from 0
	find      positionIndex
	folds     folds // positions that are not in the list
	markets   []smartmoney.Market
	outcomes  map[string][]uint32 // by item id: tokens that were ever mapped to it
	// by token number: its resolutions that may have closed positions, oldest first
	settled map[uint32][]Resolution

	rules     priceRules
	gainLimit float64 // see LimitOpenGains; 0: none

	eventTime  int64 // largest traded_at, unix ns; 0 before the first trade
	began      int64 // smallest traded_at of live trades, unix ns; never before the first trade
	beganStale bool  // began may have been taken back

	today    int32                 // UTC day that event time lies on, in days since 1970
	dayEnds  int64                 // event time at which it ends, unix ns
	starts   []smartmoney.DayStart // where days of event time begin
	recorded recorded              // for the history
	unstored unstored              // days that are over

	before  func(wallet uint32) // see Before
	last    traded              // by the last trade applied
	changed changes             // since the last AppendChanges
	past    past                // days of wallets that became known
	stale   stale               // whose net profit and score need computing anew
	scores  []*Scores           // that follow the ledger

	prefetched  uint64 // keeps the compiler from leaving out what Prefetch reads
	view        *View  // nil: nobody asked for one
	unpublished unpublished
}

// New returns an empty ledger for a chain.
func New(chain smartmoney.Chain) *Ledger {
	return &Ledger{
		chain: chain, Wallets: NewNames(), Tokens: NewNames(), Items: NewNames(),
		find: newPositionIndex(), outcomes: map[string][]uint32{}, settled: map[uint32][]Resolution{}, changed: newChanges(), before: func(uint32) {}, began: never,
		recorded: notRecorded, rules: priceRulesOf(chain),
	}
}

// Chain returns the chain of the ledger.
func (l *Ledger) Chain() smartmoney.Chain { return l.chain }

// EventTime returns the largest traded_at so far in unix nanoseconds, 0 before the first trade.
func (l *Ledger) EventTime() int64 { return l.eventTime }

// never is the traded_at of no trade.
const never = math.MaxInt64

// Began returns the smallest traded_at of all live trades in unix nanoseconds, 0 if there is none.
// It follows from the wallets' First, so it is not persisted.
func (l *Ledger) Began() int64 {
	if l.began == never {
		return 0
	}
	return l.began
}

// traced records that a wallet was read.
func (l *Ledger) traced(w *Wallet) {
	if w.Trades() > 0 {
		l.began = min(l.began, w.First)
	}
}

// retraced records that a wallet was changed by a correction, or read again, whose earliest trade
// was at first before.
func (l *Ledger) retraced(first int64, w *Wallet) {
	l.traced(w)
	if first == l.began && (w.Trades() == 0 || w.First > first) {
		l.beganStale = true
	}
}

// findBegan finds the earliest trade anew, if corrections may have taken it back.
func (l *Ledger) findBegan() {
	if !l.beganStale {
		return
	}
	l.began, l.beganStale = never, false
	for _, w := range l.wallets.all() {
		l.traced(w)
	}
}

// Reached sets the event time of a loaded ledger, unix nanoseconds.
func (l *Ledger) Reached(eventTime int64) {
	l.eventTime = max(l.eventTime, eventTime)
	if l.eventTime > 0 {
		before := l.today
		l.today, l.dayEnds = dayAt(l.eventTime)
		l.dayPassed(before)
	}
}

// Wallet returns the totals of a wallet by number. Net and Score are as of the last
// Refresh. It must not be changed and is valid until the next event.
func (l *Ledger) Wallet(i uint32) *Wallet { return l.wallets.at(i) }

// Token returns the state of a token by number, valid until the next event.
func (l *Ledger) Token(i uint32) *Token { return &l.tokens[i] }

// Before sets f, which the ledger calls with a wallet's number before each change of its totals. A
// Refresh, which changes Net and Score only, does not call it.
func (l *Ledger) Before(f func(wallet uint32)) { l.before = f }

// LastTrade returns the numbers of the wallet and the token of the trade that was
// applied last.
func (l *Ledger) LastTrade() (wallet, token uint32) { return l.last.wallet, l.last.token }

type traded struct{ wallet, token uint32 }

// Len returns the numbers of wallets, tokens and positions, closed ones included.
func (l *Ledger) Len() (wallets, tokens, positions int) {
	return l.wallets.len, len(l.tokens), l.positions.len + l.folds.positions
}

// Wallet is one wallet's totals (semantics 2). USD unless said otherwise.
type Wallet struct {
	smartmoney.Totals
	Largest     float64 // largest single trade
	ProviderNet float64 // NaN: the provider said nothing
	ProviderWin float64 // 0 to 1; NaN: the provider said nothing
	Net         float64 // net profit as of the last Refresh
	Score       float64 // trader score, 0 to 1, as of the last Refresh
	First, Last int64   // traded_at of the earliest and latest trade, unix ns
	LastSeq     int64   // number in the log of the newest live trade; 0: none
	Tokens      uint32  // distinct tokens of its live trades
	last        uint32  // newest position + 1, the tail of its ring; 0: none, or folded
	ring        uint32  // positions of its ring, vacant and folded ones included
	marks       uint8
	Excluded    bool     // from leaderboards
	Today       Activity // of the wallet's latest active day
	// LastClosing is the number in the log of the event that closed a position last; 0: none.
	LastClosing int64
}

// WinRate returns the provider's win rate, else TrueWinRate.
func (w *Wallet) WinRate() float64 {
	if math.IsNaN(w.ProviderWin) {
		return w.TrueWinRate()
	}
	return w.ProviderWin
}

// Token is the state of a token.
type Token struct {
	Prices
	Volume    smartmoney.DayVolume // of its trades
	Volume24h float64              // USD, the provider's; NaN: unknown
	// number in the log of the newest price event (trade, update with a price, resolution); 0: none
	// or unknown
	PriceSeq int64
	Holders  int64 // -1: unknown
	Excluded bool  // it raises no signals
	Symbol   string
	Mapping  *smartmoney.MarketMapping // order-book token's market, nil: unknown
	first    uint32                    // newest position + 1 of the token's list; 0: none
	listed   uint32                    // positions of the list
	marks    uint8
}

type position struct {
	wallet, token               uint32
	qty, cost, bought, realized float64
	spent                       float64 // USD paid for bought
	// traded_at of the buy that opened it, unix ns; unknownTime in state of older versions
	opened       int64
	nextOfWallet uint32 // the wallet's next position in its ring, number + 1
	nextOfToken  uint32 // the token's next older position, number + 1
}

// unknownTime is when a position was opened that older versions did not record. Its close counts,
// but is not among the closed positions of its wallet.
const unknownTime = math.MinInt64

func (p *position) reset() {
	p.qty, p.cost, p.bought, p.realized, p.spent, p.opened = 0, 0, 0, 0, 0, 0
}

// vacant is the quantity bought of a position whose trades have all been taken back. It keeps its
// place in the ring of its wallet but does not count for the wallet's distinct tokens.
const vacant = -1

// occupy makes a vacant position count again.
func (w *Wallet) occupy(p *position) {
	p.bought = 0
	w.Tokens++
}

// vacate makes a position vacant.
func (w *Wallet) vacate(p *position) {
	p.reset()
	p.bought = vacant
	w.Tokens--
}

// clear resets what follows from trades, of a wallet that is left without any.
func (w *Wallet) clear() {
	w.Totals, w.Today, w.Largest = smartmoney.Totals{}, Activity{}, 0
	w.First, w.Last, w.LastSeq, w.LastClosing = 0, 0, 0, 0
}

const (
	markChanged uint8 = 1 << iota // in changed
	markStale                     // in stale
	markTraded                    // a token that was traded since its last resolution
)

func (l *Ledger) wallet(address string) uint32 {
	i, added := l.Wallets.Add(address)
	if added {
		l.wallets.add(newWallet())
	}
	return i
}

func newWallet() Wallet { return Wallet{ProviderNet: math.NaN(), ProviderWin: math.NaN()} }

func newToken() Token {
	return Token{Prices: unknownPrices(), Volume24h: math.NaN(), Holders: -1}
}

func (l *Ledger) token(address string) uint32 {
	i, added := l.Tokens.Add(address)
	if added {
		l.tokens = append(l.tokens, newToken())
	}
	return i
}

// position returns the wallet's position in the token. If there is none, it adds an empty one,
// which counts for the wallet's distinct tokens.
func (l *Ledger) position(wallet, token uint32) uint32 {
	l.unfold(wallet, true)
	if at, ok := l.find.get(&l.positions, wallet, token); ok {
		return at
	}
	at := l.open(wallet, token)
	l.find.put(&l.positions, at)
	l.listUnderToken(at)
	return at
}

// open adds an empty position at the end of its wallet's ring, neither to be found nor in
// a token's list yet.
func (l *Ledger) open(wallet, token uint32) uint32 {
	w := l.wallets.at(wallet)
	at := uint32(l.positions.len)
	p := position{wallet: wallet, token: token, nextOfWallet: at + 1}
	if w.last != 0 {
		tail := l.positions.at(w.last - 1)
		p.nextOfWallet, tail.nextOfWallet = tail.nextOfWallet, at+1
	}
	w.last = at + 1
	l.indexes.add(w.ring)
	w.ring++
	w.Tokens++
	l.positions.add(p)
	return at
}

// listUnderToken puts a position at the head of its token's list.
func (l *Ledger) listUnderToken(at uint32) {
	p := l.positions.at(at)
	t := &l.tokens[p.token]
	p.nextOfToken, t.first = t.first, at+1
	t.listed++
}

// each calls f for the wallet's positions, oldest first, but for folded ones, none of which is
// open.
func (l *Ledger) each(wallet uint32, f func(number uint32, p *position)) {
	last := l.wallets.at(wallet).last
	if last == 0 {
		return
	}
	for at := l.positions.at(last - 1).nextOfWallet; ; {
		p := l.positions.at(at - 1)
		next := p.nextOfWallet
		f(at-1, p)
		if at == last {
			return
		}
		at = next
	}
}
