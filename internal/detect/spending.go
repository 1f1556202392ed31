package detect

import "math"

// A wallet's trades are added up for each trade and profile, as sums of float64 whose last bit
// decides, too, so in one order: the latest first. Dust would make that as long as the window is.
// So a run of trades is added in one step, with the result that its trades have one by one:
//
// As long as a sum stays within its binade, the floats from one power of two to the next, these are
// multiples of one unit, and their bits, read as a number, count the units. What an amount adds to
// the bits is then the same for all sums of the binade, but for an amount that ends in half a unit,
// which is rounded to an even number: so it depends on whether the sum is even, and on nothing
// else. The same holds of several amounts one after the other. Where a sum leaves the binade within
// a run, the parts of the run are added. It does so once for each binade, for amounts are not
// negative.

// run sums up consecutive trades of a wallet: those of a block, or those of up to fan runs.
type run struct {
	// the rows of its trades by each rule of Profile.Qualifies: none is worse than worst nor better
	// than best
	worst, best         Row
	worstRate, bestRate float64 // true win rates
	steps               []step
	// the last sum to which its trades were added one by one, and what came of it
	last struct {
		known         bool
		before, after float64
	}
}

// step has the bits that a run adds to the sums of a binade.
type step struct {
	binade uint64    // bits of its least sum, which are even
	adds   [2]uint64 // to the bits of even sums and of odd ones; only if they stay in the binade
}

const (
	fanBits = 4
	fan     = 1 << fanBits
	// beyond is more than a step within a binade adds.
	beyond = 1 << 54
)

// binadeOf returns the bits of the least sum of a sum's binade and those of the least sum above it.
// The floats below the least normal ones have the unit of these.
func binadeOf(bits uint64) (from, to uint64) {
	const size = 1 << 52
	exponent := bits / size
	if exponent < 2 {
		return 0, 2 * size
	}
	return exponent * size, (exponent + 1) * size
}

// then adds what another step of the binade adds after c, which a sum was even before or odd.
func (s *step) then(adds func(odd uint64) uint64) (more bool) {
	for odd := range s.adds {
		if c := &s.adds[odd]; *c < beyond {
			*c = min(*c+min(adds((uint64(odd)+*c)%2), beyond), beyond)
			more = true
		}
	}
	return more
}

// spending adds up the amounts of a wallet's trades after a time whose rows qualify, the latest
// first, until they are enough.
type spending struct {
	*walletTrades
	p      *Profile
	after  int64
	enough float64

	usd  float64
	some bool // there are any
	read int  // trades and runs read, for tests
}

// sum adds all of them.
func (s *spending) sum() {
	switch {
	case len(s.earlier) == 0: // as most wallets have it
		s.add(s.trades)
		return
	case !s.addRun(0, len(s.earlier)):
		return
	}
	level := 0
	for (len(s.earlier)-1)>>(level*fanBits) > 0 {
		level++
	}
	s.addRun(level, 0)
}

// add adds trades one by one and reports whether earlier ones make a difference.
func (s *spending) add(trades []smartTrade) (more bool) {
	var asked *Row
	qualifies := false
	for i := len(trades) - 1; i >= 0; i-- {
		k := &trades[i]
		s.read++
		if k.at <= s.after {
			return false
		}
		if k.row != asked {
			asked, qualifies = k.row, s.p.Qualifies(k.row)
		}
		if !qualifies {
			continue
		}
		s.some = true
		if s.usd += k.amount; s.usd >= s.enough {
			return false
		}
	}
	return true
}

// addRun adds the trades of run i of a level, in one step if it can, and reports whether earlier
// ones make a difference.
func (s *spending) addRun(level, i int) (more bool) {
	first, last := s.span(level, i)
	if latest := *s.block(last); latest[len(latest)-1].at <= s.after {
		return false
	}
	if (*s.block(first))[0].at <= s.after {
		return s.addParts(level, i)
	}
	r := s.run(level, i)
	switch {
	case !s.p.qualifiesAt(&r.best, r.bestRate): // none does
		return true
	case !s.p.qualifiesAt(&r.worst, r.worstRate): // some may not
		return s.addParts(level, i)
	case !r.last.known || r.last.before != s.usd:
		before := s.usd
		bits := math.Float64bits(before)
		from, to := binadeOf(bits)
		if bits += s.step(level, i, from).adds[bits%2]; bits <= to {
			s.usd = math.Float64frombits(bits)
			break
		}
		if !s.addParts(level, i) {
			return false
		}
		r.last.known, r.last.before, r.last.after = true, before, s.usd
	default:
		s.usd = r.last.after
	}
	s.some = true
	return s.usd < s.enough
}

// addParts adds the trades of run i of a level by its parts, as addRun does.
func (s *spending) addParts(level, i int) (more bool) {
	if level == 0 {
		return s.add(*s.block(i))
	}
	_, last := s.span(level, i)
	for part := last >> ((level - 1) * fanBits); part >= i*fan; part-- {
		if !s.addRun(level-1, part) {
			return false
		}
	}
	return true
}

// run returns run i of a level.
func (s *spending) run(level, i int) *run {
	s.read++
	at := s.node(level, i)
	if *at != nil {
		return *at
	}
	var r *run
	if level == 0 {
		var joined *Row
		trades := *s.block(i)
		for k := range trades {
			if row := trades[k].row; row != joined {
				rate := row.TrueWinRate()
				r = r.join(&run{worst: *row, best: *row, worstRate: rate, bestRate: rate})
				joined = row
			}
		}
		s.read += len(trades)
	} else {
		_, last := s.span(level, i)
		for part := i * fan; part <= last>>((level-1)*fanBits); part++ {
			r = r.join(s.run(level-1, part))
		}
	}
	*s.node(level, i) = r
	return r
}

// join returns a run with the rows of two, of which the first may be nil.
func (r *run) join(b *run) *run {
	if r == nil {
		return &run{worst: b.worst, best: b.best, worstRate: b.worstRate, bestRate: b.bestRate}
	}
	r.worst = Row{
		Trades: min(r.worst.Trades, b.worst.Trades), Closed: min(r.worst.Closed, b.worst.Closed), Tokens: min(r.worst.Tokens, b.worst.Tokens),
		BuyVolume: max(r.worst.BuyVolume, b.worst.BuyVolume), Score: min(r.worst.Score, b.worst.Score),
	}
	r.best = Row{
		Trades: max(r.best.Trades, b.best.Trades), Closed: max(r.best.Closed, b.best.Closed), Tokens: max(r.best.Tokens, b.best.Tokens),
		BuyVolume: min(r.best.BuyVolume, b.best.BuyVolume), Score: max(r.best.Score, b.best.Score),
	}
	r.worstRate, r.bestRate = min(r.worstRate, b.worstRate), max(r.bestRate, b.bestRate)
	return r
}

// step returns what run i of a level adds to the sums of a binade.
func (s *spending) step(level, i int, binade uint64) step {
	r := s.run(level, i)
	for k := range r.steps {
		if r.steps[k].binade == binade {
			return r.steps[k]
		}
	}
	made := step{binade: binade}
	if level == 0 {
		trades := *s.block(i)
		for k := len(trades) - 1; k >= 0; k-- {
			s.read++
			more := made.then(func(odd uint64) uint64 {
				return math.Float64bits(math.Float64frombits(binade+odd)+trades[k].amount) - (binade + odd)
			})
			if !more {
				break
			}
		}
	} else {
		_, last := s.span(level, i)
		for part := last >> ((level - 1) * fanBits); part >= i*fan; part-- {
			next := s.step(level-1, part, binade)
			if !made.then(func(odd uint64) uint64 { return next.adds[odd] }) {
				break
			}
		}
	}
	r.steps = append(r.steps, made)
	return made
}

// node returns where run i of a level is kept. Run i of level 0 is that of block i. One of a level
// above has fan runs of the level below, the last one fewer; the latest block is in none.
func (w *walletTrades) node(level, i int) **run {
	switch {
	case level > 0:
	case i == len(w.earlier):
		return &w.run
	default:
		return &w.earlier[i].run
	}
	for len(w.runs) < level {
		w.runs = append(w.runs, nil)
	}
	of := &w.runs[level-1]
	for len(*of) <= i {
		*of = append(*of, nil)
	}
	return &(*of)[i]
}

// span returns the first and the last block of run i of a level.
func (w *walletTrades) span(level, i int) (first, last int) {
	if level == 0 {
		return i, i
	}
	first = i << (level * fanBits)
	return first, min(first+1<<(level*fanBits), len(w.earlier)) - 1
}

// changed forgets the runs that have block b, whose trades changed.
func (w *walletTrades) changed(b int) {
	*w.node(0, b) = nil
	if b == len(w.earlier) {
		return
	}
	for i := range w.runs {
		if b >>= fanBits; b < len(w.runs[i]) {
			w.runs[i][b] = nil
		}
	}
}

// moved forgets the runs of several blocks of which one is block b or a later one, which has
// another place now.
func (w *walletTrades) moved(b int) {
	for i := range w.runs {
		b >>= fanBits
		w.runs[i] = w.runs[i][:min(b, len(w.runs[i]))]
	}
}
