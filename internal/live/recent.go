package live

import (
	"slices"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// recent is the newest entries of a log: all that are not deleted with numbers above
// from, up to upTo.
type recent struct {
	keep       int
	from, upTo int64
	entries    []smartmoney.Notification // readers hold parts of it: it is only added to
}

// begin forgets all entries, and goes on behind a number.
func (r *recent) begin(at int64) {
	r.from, r.upTo, r.entries = at, at, nil
}

// add takes in what was read after upTo.
func (r *recent) add(part *store.LogPart) {
	if part.Oldest > r.upTo+1 { // what lay between was never read
		r.begin(part.Oldest - 1)
	}
	r.entries = append(r.entries, part.Entries...)
	r.upTo = end(part, r.upTo)
	if over := len(r.entries) - r.keep; over > 0 {
		r.from = r.entries[over-1].Sequence
		r.entries = r.entries[over:]
	}
}

// end is the number up to which everything was looked at for a part after a number.
func end(part *store.LogPart, after int64) int64 {
	if n := len(part.Entries); n == page {
		return part.Entries[n-1].Sequence
	}
	return max(after, part.Last)
}

// addBefore takes in entries after a number up to another, read of the past, where they
// reach up to what is kept and there is room.
func (r *recent) addBefore(after, upTo int64, entries []smartmoney.Notification) {
	if after >= r.from || upTo < r.from {
		return
	}
	n, _ := slices.BinarySearchFunc(entries, r.from+1, bySequence)
	if n+len(r.entries) > r.keep {
		return
	}
	r.entries = slices.Concat(entries[:n], r.entries)
	r.from = after
}

// after gives the entries after a number, at most a page, and the number up to which
// these are all; known is false where the number lies before what is kept.
func (r *recent) after(after int64) (entries []smartmoney.Notification, upTo int64, known bool) {
	if after < r.from {
		return nil, after, false
	}
	n, _ := slices.BinarySearchFunc(r.entries, after+1, bySequence)
	rest := r.entries[n:]
	if len(rest) > page {
		return rest[:page:page], rest[page-1].Sequence, true
	}
	return rest[:len(rest):len(rest)], max(after, r.upTo), true
}

func bySequence(n smartmoney.Notification, sequence int64) int {
	switch {
	case n.Sequence < sequence:
		return -1
	case n.Sequence > sequence:
		return 1
	}
	return 0
}
