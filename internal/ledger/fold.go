package ledger

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"
)

// usualFolds is more than most pages of folds take; whoever adds to many of them calls fit afterwards.
const usualFolds = 2048

// folds holds the positions of wallets of which none is open, folded: a varint each instead of a record, its places
// in two lists and in an index. Such a position is nothing but a token that the wallet traded, and that none of its
// trades are left where corrections took them back. A folded wallet has no position in the ledger's list. Its next
// trade unfolds it.
type folds struct {
	pages     [][]byte // by wallet number / pageSize: records of wallets, by number
	positions int      // folded by now
	maxToken  uint32   // the largest token number ever folded
	scratch   []byte   // for positions of one wallet
	tokens    []uint32 // likewise, of decoder.folded
	added     struct { // the wallet that was added last
		wallet uint32
		end    int // of its record; 0: a record was taken since
	}
	next  uint32   // the wallet that Sweep looks at next
	cold  []uint32 // wallets that Sweep found since it folded last
	found int      // their positions
}

// A record of a page is the wallet's number within the page, a byte; the bytes of its positions, a varint; and its
// positions in the order of its ring, each as encoder.position writes a position that is not open.

// foldAt returns where the positions of the record at a place of a page begin and end.
func foldAt(page []byte, at int) (from, to int) {
	size, n := binary.Uvarint(page[at+1:])
	from = at + 1 + n
	return from, from + int(size)
}

// place returns where the record of a wallet begins, or belongs, in its page, from a place on.
func (f *folds) place(wallet uint32, at int) int {
	page, k := f.pages[wallet/pageSize], byte(wallet%pageSize)
	for at < len(page) && page[at] < k {
		_, at = foldAt(page, at)
	}
	return at
}

// of returns the positions of a folded wallet, valid until the next event, and where its record ends. The record
// must not begin before a place of its page.
func (f *folds) of(wallet uint32, at int) (codes []byte, end int) {
	page := f.pages[wallet/pageSize]
	from, to := foldAt(page, f.place(wallet, at))
	return page[from:to], to
}

// add adds a wallet's folded positions, count of them, the largest of whose token numbers is given.
func (f *folds) add(wallet uint32, codes []byte, count, maxToken uint32) {
	for int(wallet/pageSize) >= len(f.pages) {
		f.pages = append(f.pages, nil)
	}
	var head [1 + binary.MaxVarintLen64]byte
	head[0] = byte(wallet % pageSize)
	n := 1 + binary.PutUvarint(head[1:], uint64(len(codes)))
	from := 0
	if last := f.added; last.wallet/pageSize == wallet/pageSize && last.wallet < wallet {
		from = last.end // wallets mostly come in order
	}
	page, at := f.pages[wallet/pageSize], f.place(wallet, from)
	switch {
	case page == nil:
		page = append(make([]byte, 0, usualFolds), head[:n]...)
		page = append(page, codes...)
	case at == len(page):
		page = append(append(page, head[:n]...), codes...)
	default:
		page = slices.Insert(slices.Insert(page, at, codes...), at, head[:n]...)
	}
	f.pages[wallet/pageSize] = page
	f.added.wallet, f.added.end = wallet, at+n+len(codes)
	f.positions += int(count)
	f.maxToken = max(f.maxToken, maxToken)
}

// take removes the positions of a folded wallet and returns them. They are valid until the next take.
func (f *folds) take(wallet uint32) []byte {
	page, begin := f.pages[wallet/pageSize], f.place(wallet, 0)
	from, to := foldAt(page, begin)
	f.scratch = append(f.scratch[:0], page[from:to]...)
	f.pages[wallet/pageSize] = append(page[:begin], page[to:]...)
	f.added.end = 0
	return f.scratch
}

// fit frees what a page has too much room for.
func (f *folds) fit(page uint32) {
	if p := f.pages[page]; cap(p) > len(p)+len(p)/8+16 {
		f.pages[page] = append(make([]byte, 0, len(p)), p...)
	}
}

// folded reports whether the wallet's positions are folded. It reads nothing that Refresh writes.
func (w *Wallet) folded() bool { return w.last == 0 && w.ring > 0 }

// eachToken calls f for the token numbers of the wallet's positions, oldest first, whether they are folded or not.
func (b *Ledger) eachToken(wallet uint32, f func(token uint32)) {
	if !b.wallets.at(wallet).folded() {
		b.each(wallet, func(_ uint32, p *position) { f(p.token) })
		return
	}
	for codes, _ := b.folds.of(wallet, 0); len(codes) > 0; {
		v, n := binary.Uvarint(codes)
		f(uint32(v >> 2))
		codes = codes[n:]
	}
}

// unfold gives a wallet's positions their records again, if they are folded. With list they also enter their tokens'
// lists.
func (b *Ledger) unfold(wallet uint32, list bool) {
	w := b.wallets.at(wallet)
	if !w.folded() {
		return
	}
	b.folds.positions -= int(w.ring)
	codes, tokens := b.folds.take(wallet), w.Tokens
	for w.ring = 0; len(codes) > 0; {
		v, n := binary.Uvarint(codes)
		codes = codes[n:]
		at := b.open(wallet, uint32(v>>2))
		if v&3 == positionVacant {
			b.positions.at(at).bought = vacant
		}
		b.find.put(&b.positions, at)
		if list {
			b.listUnderToken(at)
		}
	}
	w.Tokens = tokens
}

// isFlat reports whether the wallet has positions that are not folded, and none of them is open.
func (b *Ledger) isFlat(wallet uint32) bool {
	last := b.wallets.at(wallet).last
	if last == 0 {
		return false
	}
	for at := last; ; {
		p := b.positions.at(at - 1)
		if p.bought > 0 {
			return false
		}
		if at = p.nextOfWallet; at == last {
			return true
		}
	}
}

const (
	// sweepMost bounds the wallets that Sweep finds before it folds them.
	sweepMost = 1 << 20
	// sweepLeast is how many positions it folds at least: fewer are not worth the walk over all.
	sweepLeast = 1024
	// sweepShare is the part of all positions from which on it folds: a fourth, so that the walks over all of them cost
	// a few steps for each position that is folded.
	sweepShare = 4
)

// Sweep looks at some of the wallets, the next ones at each call, for those without an open position whose latest
// trade is before a time, unix ns. Once they make up a fourth of all positions it folds them, and returns how many
// positions it folded. What the ledger, its pages and its view say stays the same. It must be called when there is
// nothing that AppendChanges and Publish would write; else it does nothing.
func (b *Ledger) Sweep(before int64, wallets int) (folded int) {
	f := &b.folds
	for range min(wallets, b.wallets.len) {
		if int(f.next) >= b.wallets.len {
			f.next = 0
			if f.found < sweepLeast || f.found*sweepShare < b.positions.len {
				f.cold, f.found = f.cold[:0], 0
			}
			break
		}
		if w := b.wallets.at(f.next); w.last != 0 && w.Last < before && b.isFlat(f.next) {
			f.cold, f.found = append(f.cold, f.next), f.found+int(w.ring)
		}
		f.next++
	}
	if f.found >= sweepLeast && f.found*sweepShare >= b.positions.len || len(f.cold) >= sweepMost {
		return b.fold(before)
	}
	return 0
}

// fold folds the wallets that Sweep found, except those that have traded since, and closes the gaps in the list of
// positions. It takes time for all positions that are not folded.
func (b *Ledger) fold(before int64) (folded int) {
	if len(b.changed.positions)+len(b.unpublished.positions) > 0 {
		return 0
	}
	f := &b.folds
	was := f.positions
	to := make([]uint32, b.positions.len) // new numbers, gone: folded
	var codes encoder
	for _, i := range f.cold {
		w := b.wallets.at(i)
		if w.last == 0 || w.Last >= before || !b.isFlat(i) || b.awaited(i) {
			continue
		}
		maxToken := uint32(0)
		codes.buf = codes.buf[:0]
		b.each(i, func(number uint32, p *position) {
			codes.position(p)
			maxToken, to[number] = max(maxToken, p.token), gone
		})
		f.add(i, codes.buf, w.ring, maxToken)
		w.last = 0
		if b.view != nil {
			b.view.holdings.set(i, nil)
		}
	}
	if f.positions > was {
		b.compact(to)
	}
	for i, wallet := range f.cold {
		if page := wallet / pageSize; (i == 0 || f.cold[i-1]/pageSize != page) && int(page) < len(f.pages) {
			f.fit(page)
		}
	}
	f.cold, f.found = nil, 0
	return f.positions - was
}

// awaited reports whether scores have not taken over a position of the wallet yet.
func (b *Ledger) awaited(wallet uint32) (is bool) {
	b.each(wallet, func(number uint32, _ *position) {
		for _, s := range b.scores {
			is = is || s.positions.has(number)
		}
	})
	return is
}

// gone is the new number of a position that is folded.
const gone = math.MaxUint32

// compact removes the positions whose new number is gone and gives the others new numbers, in the same order, which
// it enters into to.
func (b *Ledger) compact(to []uint32) {
	n := uint32(0)
	for at := range to {
		if to[at] != gone {
			to[at] = n
			n++
		}
	}
	var positions chunked[position]
	var indexes chunked[uint32]
	for at, was := range b.positions.all() {
		if to[at] == gone {
			continue
		}
		p := *was
		if w := b.wallets.at(p.wallet); p.nextOfWallet-1 <= at { // the newest of its wallet
			w.last = to[at] + 1
		}
		p.nextOfWallet = to[p.nextOfWallet-1] + 1
		positions.add(p)
		indexes.add(*b.indexes.at(at))
	}
	b.positions, b.indexes = positions, indexes
	b.changed.marked = nil
	for i := range b.tokens {
		b.tokens[i].first, b.tokens[i].listed = 0, 0
	}
	for at := range b.positions.len {
		b.listUnderToken(uint32(at))
	}
	if !b.find.build(&b.positions) {
		panic("BUG: a wallet has a position twice")
	}
	for _, s := range b.scores {
		s.renumber(to)
	}
}

// renumber gives positions their new numbers.
func (s *Scores) renumber(to []uint32) {
	for i := range s.entries {
		run := s.entries[i].run
		for k := range run {
			run[k].position = to[run[k].position]
		}
	}
	list := slices.Clone(s.positions.list)
	s.positions = marked{}
	for _, at := range list {
		s.positions.add(to[at])
	}
}

// folded reads a wallet's positions and folds them, if none of them is open; otherwise it reads nothing.
func (d *decoder) folded(b *Ledger, wallet uint32, count uint64) bool {
	before, f := d.buf, &b.folds
	tokens, vacated := f.tokens[:0], uint32(0)
	for range count {
		token, is := d.positionToken()
		if d.err != nil || is != positionClosed && is != positionVacant {
			d.buf = before
			return false
		}
		if is == positionVacant {
			vacated++
		}
		tokens = append(tokens, token)
	}
	f.tokens = tokens
	codes := before[:len(before)-len(d.buf)]
	if d.format == formatNoLinks {
		codes = f.scratch[:0]
		for _, token := range tokens { // none is vacant
			codes = binary.AppendUvarint(codes, uint64(token)<<2) // positionClosed
		}
		f.scratch = codes
	}
	if hasTwice(tokens) {
		d.fail()
		return false
	}
	w := b.wallets.at(wallet)
	w.ring, w.Tokens = uint32(count), uint32(count)-vacated
	f.add(wallet, codes, w.ring, slices.Max(tokens))
	return true
}

// hasTwice reports whether a number is in a list twice. It may sort the list.
func hasTwice(list []uint32) bool {
	if len(list) > 8 {
		slices.Sort(list)
		return len(slices.Compact(list)) < len(list)
	}
	for i, v := range list {
		if slices.Contains(list[:i], v) {
			return true
		}
	}
	return false
}

// checkFolds returns an error if a folded position has no token.
func (b *Ledger) checkFolds() error {
	if b.folds.positions > 0 && int(b.folds.maxToken) >= len(b.tokens) {
		return fmt.Errorf("token %d of %s is missing: %w", b.folds.maxToken, b.chain, errCorrupt)
	}
	return nil
}
