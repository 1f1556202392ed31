package ledger

import (
	"encoding/binary"
	"fmt"
	"slices"
)

// usualFolds is more than most pages of folds take; a load calls fit once it has added all of a
// page.
const usualFolds = 2048

// folds holds the positions of wallets of which a load found none open, folded: a varint each
// instead of a record, its places in two lists and in an index. A folded position stores its token
// number and whether every trade of it was retracted. A folded wallet has no position in the
// ledger's list. Its next trade unfolds it.
type folds struct {
	pages     [][]byte // by wallet number / pageSize: records of wallets, by number
	positions int      // folded by now
	maxToken  uint32   // the largest token number ever folded
	scratch   []byte   // for positions of one wallet
	tokens    []uint32 // likewise, of decoder.folded
}

// A record of a page is the wallet's number within the page, a byte; the bytes of its positions, a
// varint; and its positions in the order of its ring, each as encoder.position writes a position
// that is not open.

// foldAt returns where the positions of the record at a place of a page begin and end.
func foldAt(page []byte, at int) (from, to int) {
	size, n := binary.Uvarint(page[at+1:])
	from = at + 1 + n
	return from, from + int(size)
}

// place returns where the record of a wallet begins in its page, from a place on.
func (f *folds) place(wallet uint32, at int) int {
	page, k := f.pages[wallet/pageSize], byte(wallet%pageSize)
	for at < len(page) && page[at] < k {
		_, at = foldAt(page, at)
	}
	return at
}

// of returns the positions of a folded wallet, valid until the next event, and where its record
// ends. The record must not begin before a place of its page.
func (f *folds) of(wallet uint32, at int) (codes []byte, end int) {
	page := f.pages[wallet/pageSize]
	from, to := foldAt(page, f.place(wallet, at))
	return page[from:to], to
}

// add adds a wallet's folded positions, count of them, the largest of whose token numbers is given.
// Wallets are added by rising number.
func (f *folds) add(wallet uint32, codes []byte, count, maxToken uint32) {
	for int(wallet/pageSize) >= len(f.pages) {
		f.pages = append(f.pages, nil)
	}
	page := f.pages[wallet/pageSize]
	if page == nil {
		page = make([]byte, 0, usualFolds)
	}
	page = binary.AppendUvarint(append(page, byte(wallet%pageSize)), uint64(len(codes)))
	f.pages[wallet/pageSize] = append(page, codes...)
	f.positions += int(count)
	f.maxToken = max(f.maxToken, maxToken)
}

// take removes the positions of a folded wallet and returns them. They are valid until the next
// take.
func (f *folds) take(wallet uint32) []byte {
	page, begin := f.pages[wallet/pageSize], f.place(wallet, 0)
	from, to := foldAt(page, begin)
	f.scratch = append(f.scratch[:0], page[from:to]...)
	f.pages[wallet/pageSize] = append(page[:begin], page[to:]...)
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

// eachToken calls f for the token numbers of the wallet's positions, oldest first, whether they are
// folded or not.
func (l *Ledger) eachToken(wallet uint32, f func(token uint32)) {
	if !l.wallets.at(wallet).folded() {
		l.each(wallet, func(_ uint32, p *position) { f(p.token) })
		return
	}
	for codes, _ := l.folds.of(wallet, 0); len(codes) > 0; {
		v, n := binary.Uvarint(codes)
		f(uint32(v >> 2))
		codes = codes[n:]
	}
}

// unfold gives a wallet's positions their records again, if they are folded. With list they also
// enter their tokens' lists.
func (l *Ledger) unfold(wallet uint32, list bool) {
	w := l.wallets.at(wallet)
	if !w.folded() {
		return
	}
	l.folds.positions -= int(w.ring)
	codes, tokens := l.folds.take(wallet), w.Tokens
	for w.ring = 0; len(codes) > 0; {
		v, n := binary.Uvarint(codes)
		codes = codes[n:]
		at := l.open(wallet, uint32(v>>2))
		if v&3 == positionVacant {
			l.positions.at(at).bought = vacant
		}
		l.find.put(&l.positions, at)
		if list {
			l.listUnderToken(at)
		}
	}
	w.Tokens = tokens
}

// folded reads a wallet's positions and folds them, if none of them is open; otherwise it reads
// nothing.
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
func (l *Ledger) checkFolds() error {
	if l.folds.positions > 0 && int(l.folds.maxToken) >= len(l.tokens) {
		return fmt.Errorf("token %d of %s is missing: %w", l.folds.maxToken, l.chain, errCorrupt)
	}
	return nil
}
