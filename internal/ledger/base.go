package ledger

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// A base is what a wallet's events that left the log made of it: its totals, what providers say of
// it, and its positions in the order of its ring, as of an event. A correction begins with it and
// applies the trades that are left, so that the wallet gets the numbers that its whole history
// makes.

// appendBase appends the base of a wallet. Tokens are spelled out, since numbers of tokens change
// with a rebuild.
func (l *Ledger) appendBase(dst []byte, wallet uint32) []byte {
	e := encoder{append(dst, formatVersion)}
	w := l.wallets.at(wallet)
	e.wallet(w, Activity{})
	e.uint(uint64(w.ring))
	l.each(wallet, func(_ uint32, p *position) {
		e.bytes(event.AppendPacked(nil, l.Tokens.String(p.token)))
		of := *p
		of.token = 0
		e.position(&of)
	})
	return e.buf
}

// readBase sets a wallet to a base. at returns the number of its position in a token.
func (l *Ledger) readBase(wallet uint32, body []byte, at func(token string) (uint32, bool)) error {
	d := newDecoder(body)
	d.wallet(l.wallets.at(wallet))
	for n := d.count(); n > 0 && d.err == nil; n-- {
		token, ok := event.Unpack(d.bytes())
		_, is := d.positionToken()
		if d.err != nil {
			break
		}
		number, has := at(token)
		if !ok || !has {
			return fmt.Errorf("wallet %s has no position in %s: %w", l.Wallets.String(wallet), token, errCorrupt)
		}
		d.amounts(l, l.positions.at(number), is)
	}
	d.end()
	return d.err
}

// settleHeld settles what a wallet with the base of one event holds by the resolutions up to
// another event, in the order of the log.
func (l *Ledger) settleHeld(wallet uint32, after, upTo int64) {
	type heldAtClose struct {
		position uint32
		by       Resolution
	}
	var due []heldAtClose
	l.each(wallet, func(number uint32, p *position) {
		if p.qty <= 0 {
			return
		}
		for _, r := range l.settled[p.token] {
			if r.Seq > after && r.Seq <= upTo {
				due = append(due, heldAtClose{number, r})
				return // nothing is held after it
			}
		}
	})
	slices.SortFunc(due, func(x, y heldAtClose) int { return cmp.Compare(x.by.Seq, y.by.Seq) })
	for _, d := range due {
		l.today = l.dayOf(d.by.Seq)
		l.settle(l.positions.at(d.position), d.by)
	}
}

// Begin sets the scratch's nth wallet to a base as of event seq, and applies the resolutions up to
// upTo, where the trades begin that Trade will add. Call it before EndBases.
func (s *Scratch) Begin(n int, seq int64, body []byte, upTo int64) error {
	wallet := uint32(n)
	err := s.ledger.readBase(wallet, body, func(token string) (uint32, bool) {
		number, known := s.ledger.Tokens.Find(token)
		if !known {
			return 0, false
		}
		return s.ledger.find.get(&s.ledger.positions, wallet, number)
	})
	if err != nil {
		return err
	}
	s.ledger.settleHeld(wallet, seq, upTo)
	return nil
}

// EndBases says that every wallet with a base has it, as of event upTo.
func (s *Scratch) EndBases(upTo int64) {
	n, _ := slices.BinarySearchFunc(s.due, upTo+1, func(r settlement, seq int64) int { return cmp.Compare(r.Seq, seq) })
	s.due = s.due[n:]
}

// Bases computes bases: it begins with those of some wallets and tokens and applies the events that
// leave the log. It belongs to one goroutine.
type Bases struct {
	ledger     *Ledger
	loaded     []loadedBase
	tokens     map[string]*smartmoney.TokenBase
	names      naming // wallets that the events name
	tokenNames naming // likewise
}

// naming holds names in the order of their first appearance.
type naming struct {
	list []string
	seen map[string]bool
}

// add adds a name and reports whether it is new.
func (n *naming) add(name string) bool {
	if n.seen[name] {
		return false
	}
	n.seen[name] = true
	n.list = append(n.list, name)
	return true
}

type loadedBase struct {
	wallet uint32
	seq    int64
}

// NewBases returns the bases of a chain. starts says where the days of its event time begin.
func NewBases(chain smartmoney.Chain, starts []smartmoney.DayStart) *Bases {
	f := &Bases{ledger: New(chain), tokens: map[string]*smartmoney.TokenBase{}}
	f.names.seen, f.tokenNames.seen = map[string]bool{}, map[string]bool{}
	f.ledger.starts, f.ledger.dayEnds = starts, math.MaxInt64
	return f
}

// Load adds the base of a wallet as of event seq. Every wallet with a base that one of the events
// names must be loaded before LoadTokens.
func (b *Bases) Load(wallet string, seq int64, body []byte) error {
	w := b.ledger.wallet(wallet)
	b.loaded = append(b.loaded, loadedBase{w, seq})
	return b.ledger.readBase(w, body, func(token string) (uint32, bool) { return b.ledger.position(w, b.ledger.token(token)), true })
}

// Held returns the tokens that loaded wallets hold.
func (b *Bases) Held() (tokens []string) {
	seen := map[uint32]bool{}
	for _, p := range b.ledger.positions.all() {
		if p.qty > 0 && !seen[p.token] {
			seen[p.token] = true
			tokens = append(tokens, b.ledger.Tokens.String(p.token))
		}
	}
	return tokens
}

// LoadTokens adds the bases of tokens, among them all that Held returns and that the events name,
// and applies their resolutions up to event upTo to the loaded wallets.
func (b *Bases) LoadTokens(bases map[string]smartmoney.TokenBase, upTo int64) {
	for address, base := range bases {
		b.tokens[address] = &base
		b.ledger.loadTokenBase(address, &base)
	}
	for _, l := range b.loaded {
		b.ledger.settleHeld(l.wallet, l.seq, upTo)
	}
}

// loadTokenBase adds a token with its base.
func (l *Ledger) loadTokenBase(address string, base *smartmoney.TokenBase) {
	i := l.token(address)
	t := &l.tokens[i]
	t.setBase(l.rules, base)
	if base.Traded {
		t.marks |= markTraded
	}
	list := make([]Resolution, len(base.Resolutions))
	for n, r := range base.Resolutions {
		list[n] = Resolution(r)
	}
	l.setResolutions(i, list)
}

// BasesOf returns the wallet and the token whose bases an event changes, if it is dropped; "" if
// there is none.
func BasesOf(e *event.Event) (wallet, token string) {
	switch e.Type {
	case event.TypeTrade:
		return e.Trade.Wallet, e.Trade.Token
	case event.TypeWallet:
		return e.Wallet.Wallet, ""
	case event.TypeToken:
		return "", e.Token.Token
	case event.TypeMapping:
		return "", e.Mapping.Token
	case event.TypeResolution:
		return "", e.Resolution.Token
	default:
		return "", ""
	}
}

// Apply applies the next event; live is false for a trade that was taken back.
func (b *Bases) Apply(e *event.Event, seq int64, live bool) {
	wallet, token := BasesOf(e)
	if wallet != "" && b.names.add(wallet) {
		b.ledger.wallet(wallet)
	}
	var base *smartmoney.TokenBase
	if token != "" {
		if base = b.tokens[token]; b.tokenNames.add(token) && base == nil {
			base = new(smartmoney.TokenBase)
			b.tokens[token] = base
		}
	}
	switch {
	case wallet == "" && token == "", e.Type == event.TypeMapping: // kept as it is, only named
		return
	case e.Type == event.TypeTrade:
		if base.Traded = true; !live {
			b.ledger.takenBack(e.Trade)
			return
		}
	case e.Type == event.TypeResolution && base.Traded:
		base.Traded = false
		base.Resolutions = append(base.Resolutions, smartmoney.Settlement{Seq: seq, Payout: e.Resolution.Payout, At: e.Resolution.ResolvedAt.UnixNano()})
	}
	b.ledger.today = b.ledger.dayOf(seq)
	b.ledger.Apply(e, seq)
}

// takenBack applies what is left of a trade that was taken back: a place in its wallet's ring, and
// the token's symbol.
func (l *Ledger) takenBack(t *smartmoney.Trade) {
	wallet, token := l.wallet(t.Wallet), l.token(t.Token)
	if t.Symbol != "" {
		l.tokens[token].setSymbol(t.Symbol)
	}
	if _, has := l.find.get(&l.positions, wallet, token); !has {
		at := l.position(wallet, token)
		l.wallets.at(wallet).vacate(l.positions.at(at))
	}
}

// Wallets calls g with the base of each wallet that an event named, in the order of their first
// appearance. g may keep body.
func (b *Bases) Wallets(g func(wallet string, body []byte)) {
	for _, name := range b.names.list {
		g(name, b.ledger.appendBase(nil, b.ledger.wallet(name)))
	}
}

// Tokens calls g with the base of each token that an event named, in the order of their first
// appearance.
func (b *Bases) Tokens(g func(token string, base smartmoney.TokenBase)) {
	for _, address := range b.tokenNames.list {
		base := *b.tokens[address]
		b.ledger.tokens[b.ledger.token(address)].toBase(&base)
		g(address, base)
	}
}

// toBase sets what a base says of the token itself.
func (t *Token) toBase(base *smartmoney.TokenBase) {
	base.Rules, base.Seq, base.Points, base.Large, base.Excluded = smartmoney.RulesVersion, t.PriceSeq, t.Points.list(), t.Large, t.Excluded
	base.Provided, base.Payout, base.Volume = timed(t.ProviderPrice, t.ProviderAt), timed(t.Payout, t.PayoutAt), nil
	if v := t.Volume; v != (smartmoney.DayVolume{}) {
		base.Volume = &v
	}
	base.Price, base.At = 0, 0
	base.Symbol, base.Volume24h, base.Holders = t.Symbol, known(t.Volume24h), nil
	if holders := t.Holders; holders >= 0 {
		base.Holders = &holders
	}
}

// timed returns a price with its time, nil for NaN.
func timed(usd float64, at int64) *smartmoney.TimedPrice {
	if math.IsNaN(usd) {
		return nil
	}
	return &smartmoney.TimedPrice{USD: usd, At: at}
}

// setPoints sets the points of dropped trades to what a base says. The price that a former version
// kept is one point of the smallest amount that makes points beside others.
func (p *Prices) setPoints(r priceRules, base *smartmoney.TokenBase) {
	p.Points.setList(base.Points)
	p.Large = base.Large
	if base.Rules == 0 && base.Seq != 0 {
		p.Points.setList([]smartmoney.PricePoint{{Slot: int64(slotAt(base.At)), PriceUSD: base.Price, AmountUSD: r.least}})
		p.Large = 1
	}
}

// setBase sets the token itself to what a base says.
func (t *Token) setBase(r priceRules, base *smartmoney.TokenBase) {
	t.PriceSeq = base.Seq
	t.setPoints(r, base)
	if p := base.Provided; p != nil {
		t.ProviderPrice, t.ProviderAt = p.USD, p.At
	}
	if p := base.Payout; p != nil {
		t.Payout, t.PayoutAt = p.USD, p.At
	} else if n := len(base.Resolutions); base.Rules == 0 && n > 0 {
		t.Payout, t.PayoutAt = base.Resolutions[n-1].Payout, base.Resolutions[n-1].At
	}
	if v := base.Volume; v != nil {
		t.Volume = *v
	}
	t.Excluded = base.Excluded
	t.compute(r)
	t.setSymbol(base.Symbol)
	if base.Volume24h != nil {
		t.Volume24h = *base.Volume24h
	}
	if base.Holders != nil {
		t.Holders = *base.Holders
	}
}
