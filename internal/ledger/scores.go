package ledger

import (
	"cmp"
	"math"
	"math/bits"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Scores keeps the net profit and the trader score of those wallets that take part in a ranking, as
// of its last Update. Its inputs are laid out contiguously, a wallet's open positions as a run, so
// that a price that many wallets hold costs a walk over their positions and not over the whole
// ledger. It belongs to the goroutine of the ledger.
type Scores struct {
	ledger    *Ledger
	takesPart func(*Wallet) bool

	index   []uint32 // by wallet number: place in entries + 1; 0: takes no part
	entries []scored // in no order
	rooms   rooms    // of the entries' runs
	prices  []worth  // by token number

	begun     bool
	wallets   marked // changed since the last Update
	positions marked // likewise
	tokens    marked // that are worth something else since the last Update
}

// scored is a wallet that takes part.
type scored struct {
	wallet              uint32
	given               bool      // net is the provider's: no price moves it
	run                 []holding // its open positions, oldest first
	realized, buyVolume float64
	net, score          float64
	record              smartmoney.Record
}

// holding is what an open position's profit follows from.
type holding struct {
	qty, cost, realized float64
	token, position     uint32 // numbers
}

// NewScores makes scores of the wallets of a ledger of which takesPart holds, which must
// depend on the wallet's totals alone, and not on Net and Score.
func (l *Ledger) NewScores(takesPart func(*Wallet) bool) *Scores {
	return &Scores{ledger: l, takesPart: takesPart}
}

// Of returns a wallet's net profit and score as of the last Update; zeros when it takes
// no part.
func (s *Scores) Of(wallet uint32) (net, score float64) {
	if int(wallet) >= len(s.index) || s.index[wallet] == 0 {
		return 0, 0
	}
	e := &s.entries[s.index[wallet]-1]
	return e.net, e.score
}

// Update brings the scores up to date with the ledger. It calls set for each wallet that
// has a score now that it did not have, and drop for each that takes no part any more.
func (s *Scores) Update(set func(wallet uint32, score float64), drop func(wallet uint32)) {
	s.index = append(s.index, make([]uint32, s.ledger.wallets.len-len(s.index))...)
	if !s.begun {
		s.begin(set)
		return
	}
	s.readPrices()
	for _, i := range s.wallets.list {
		s.reread(i, drop)
	}
	for _, at := range s.positions.list {
		s.updatePosition(at)
	}
	listed := 0
	for _, i := range s.tokens.list {
		listed += int(s.ledger.tokens[i].listed)
	}
	// A token's list jumps about in memory: from some length on it costs more than a walk
	// over everything that is held.
	if listed > len(s.entries)/4 {
		for i := range s.entries {
			s.rescore(&s.entries[i], set)
		}
	} else {
		s.rescoreTouched(set)
	}
	s.wallets.clear()
	s.positions.clear()
	s.tokens.clear()
	if s.rooms.gaps > s.rooms.used/4 && s.rooms.gaps > 4096 {
		s.closeGaps()
	}
}

// begin takes in every wallet, in two walks over the positions: a wallet's come in the
// order of its ring.
func (s *Scores) begin(set func(wallet uint32, score float64)) {
	b := s.ledger
	s.begun = true
	b.scores = append(b.scores, s)
	s.prices = make([]worth, 0, len(b.tokens)+len(b.tokens)/8)
	s.readPrices()
	for i, w := range b.wallets.all() {
		if s.takesPart(w) {
			s.enter(i).read(w)
		}
	}
	open := make([]int, len(s.entries))
	s.eachOpen(func(entry, _ uint32) { open[entry]++ })
	for i := range s.entries {
		s.entries[i].run = s.rooms.take(open[i])
	}
	s.eachOpen(func(entry, at uint32) {
		e := &s.entries[entry]
		e.run = append(e.run, b.holding(at))
	})
	for i := range s.entries {
		s.rescore(&s.entries[i], set)
	}
}

// eachOpen calls f for the open positions of all who take part.
func (s *Scores) eachOpen(f func(entry, at uint32)) {
	for at, p := range s.ledger.positions.all() {
		if p.bought > 0 && s.index[p.wallet] != 0 {
			f(s.index[p.wallet]-1, at)
		}
	}
}

func (s *Scores) readPrices() {
	known := len(s.prices)
	for i := range s.ledger.tokens[known:] {
		s.prices = append(s.prices, s.ledger.worth(&s.ledger.tokens[known+i]))
	}
	for _, i := range s.tokens.list {
		s.prices[i] = s.ledger.worth(&s.ledger.tokens[i])
	}
}

// enter returns a wallet's entry, a new one if need be, which has no score yet.
func (s *Scores) enter(wallet uint32) *scored {
	if s.index[wallet] == 0 {
		s.entries = append(s.entries, scored{wallet: wallet, net: math.NaN(), score: math.NaN()})
		s.index[wallet] = uint32(len(s.entries))
	}
	return &s.entries[s.index[wallet]-1]
}

// read takes over what the score follows from but for the open positions.
func (s *scored) read(w *Wallet) {
	s.realized, s.buyVolume, s.given = w.Realized, w.BuyVolume, !math.IsNaN(w.ProviderNet)
	s.record = smartmoney.RecordOf(int(w.Winning), int(w.Closed), int(w.Trades()))
	if s.given {
		s.realized = w.ProviderNet
	}
}

// reread takes over a wallet that was changed, but for the positions of one that took
// part before.
func (s *Scores) reread(i uint32, drop func(wallet uint32)) {
	w := s.ledger.Wallet(i)
	if !s.takesPart(w) {
		if s.index[i] != 0 {
			s.leave(i)
			drop(i)
		}
		return
	}
	isNew := s.index[i] == 0
	e := s.enter(i)
	e.read(w)
	e.net = math.NaN() // the record may be another one for the same profit
	if isNew {
		open := 0
		s.ledger.each(i, func(_ uint32, p *position) {
			if p.bought > 0 {
				open++
			}
		})
		e.run = s.rooms.take(open)
		s.ledger.each(i, func(at uint32, p *position) {
			if p.bought > 0 {
				e.run = append(e.run, s.ledger.holding(at))
			}
		})
	}
}

// updatePosition takes over a position that was changed: a place in its wallet's run, if open.
func (s *Scores) updatePosition(at uint32) {
	p := s.ledger.positions.at(at)
	if s.index[p.wallet] == 0 {
		return
	}
	e := &s.entries[s.index[p.wallet]-1]
	i, found := slices.BinarySearchFunc(e.run, at, func(h holding, at uint32) int {
		return cmp.Compare(h.position, at)
	})
	switch {
	case p.bought <= 0 && found:
		e.run = slices.Delete(e.run, i, i+1)
	case p.bought <= 0:
	case found:
		e.run[i] = s.ledger.holding(at)
	default:
		if len(e.run) == cap(e.run) {
			wider := append(s.rooms.take(len(e.run)+1), e.run...)
			s.rooms.give(e.run)
			e.run = wider
		}
		e.run = slices.Insert(e.run, i, s.ledger.holding(at))
	}
}

// leave takes a wallet out; the last entry takes its place.
func (s *Scores) leave(wallet uint32) {
	at, last := s.index[wallet]-1, len(s.entries)-1
	s.rooms.give(s.entries[at].run)
	s.entries[at] = s.entries[last]
	s.index[s.entries[at].wallet] = at + 1
	s.entries[last].run = nil
	s.entries = s.entries[:last]
	s.index[wallet] = 0
}

// rescore computes an entry's net profit and score from the prices.
func (s *Scores) rescore(e *scored, set func(wallet uint32, score float64)) {
	net := e.realized
	if !e.given {
		open := 0.0
		for i := range e.run {
			h := &e.run[i]
			open += s.prices[h.token].profit(h.qty, h.cost, h.realized)
		}
		net = smartmoney.Finite(net + open)
	}
	if math.Float64bits(net) == math.Float64bits(e.net) {
		return
	}
	e.net = net
	if score := e.record.Score(net, e.buyVolume); score != e.score {
		e.score = score
		set(e.wallet, score)
	}
}

// rescoreTouched does so for what was changed, and for the holders of the tokens whose
// price moved.
func (s *Scores) rescoreTouched(set func(wallet uint32, score float64)) {
	b := s.ledger
	for _, i := range s.wallets.list {
		if s.index[i] != 0 {
			s.rescore(&s.entries[s.index[i]-1], set)
		}
	}
	for _, token := range s.tokens.list {
		for at := b.tokens[token].first; at != 0; {
			p := b.positions.at(at - 1)
			if p.bought > 0 && s.index[p.wallet] != 0 {
				s.rescore(&s.entries[s.index[p.wallet]-1], set)
			}
			at = p.nextOfToken
		}
	}
}

// closeGaps moves the runs together, into new memory.
func (s *Scores) closeGaps() {
	s.rooms = rooms{}
	for i := range s.entries {
		e := &s.entries[i]
		e.run = append(s.rooms.take(len(e.run)), e.run...)
	}
}

// rooms returns runs their room: one behind the other in pieces of memory, so that runs
// that are read one after the other lie side by side, and nothing is moved as they grow
// in number.
type rooms struct {
	free []holding // rest of the newest piece
	used int       // holdings in rooms
	gaps int       // in rooms that were given back
}

const roomsPiece = 8192 // holdings

// take returns an empty run with room for at least n holdings: an eighth more at most,
// above 8.
func (r *rooms) take(n int) []holding {
	if n > 8 {
		step := 1 << (bits.Len(uint(n-1)) - 3)
		n = (n + step - 1) &^ (step - 1)
	}
	r.used += n
	if n > len(r.free) {
		if n > roomsPiece/8 {
			return make([]holding, 0, n)
		}
		r.gaps += len(r.free)
		r.free = make([]holding, roomsPiece)
	}
	run := r.free[:0:n]
	r.free = r.free[n:]
	return run
}

// give takes the room of a run back.
func (r *rooms) give(run []holding) {
	r.used -= cap(run)
	r.gaps += cap(run)
}

func (l *Ledger) holding(at uint32) holding {
	p := l.positions.at(at)
	return holding{qty: p.qty, cost: p.cost, realized: p.realized, token: p.token, position: at}
}

// marked is a list of numbers, each once.
type marked struct {
	list []uint32
	bits []uint64 // set over numbers: in list
}

func (m *marked) add(i uint32) {
	for int(i/64) >= len(m.bits) {
		m.bits = append(m.bits, make([]uint64, max(64, len(m.bits)/2))...)
	}
	if m.bits[i/64]&(1<<(i%64)) == 0 {
		m.bits[i/64] |= 1 << (i % 64)
		m.list = append(m.list, i)
	}
}

// has reports whether a number is in the list.
func (m *marked) clear() {
	for _, i := range m.list {
		m.bits[i/64] &^= 1 << (i % 64)
	}
	m.list = m.list[:0]
}
