package live

import (
	"slices"
	"time"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// recent is the newest entries of a log: all that are not deleted with numbers above
// from, up to upTo. What becomes of a signal's price is written to its entry later, so
// entries are kept for a short time only.
type recent struct {
	page, keep int
	from, upTo int64
	entries    []smartmoney.Notification // readers hold parts of it: it is only added to
	ages       []age                     // of the entries, by rising upTo
}

// age returns when the entries up to a number, from the age before on, were read.
type age struct {
	upTo int64
	read time.Time
}

// begin forgets all entries, and goes on behind a number.
func (r *recent) begin(at int64) {
	r.from, r.upTo, r.entries, r.ages = at, at, nil, nil
}

// add takes in what was read after upTo.
func (r *recent) add(part *store.LogPart) {
	if part.Oldest > r.upTo+1 { // what lay between was never read
		r.begin(part.Oldest - 1)
	}
	upTo := r.end(part, r.upTo)
	if upTo == r.upTo {
		return
	}
	r.entries = append(r.entries, part.Entries...)
	r.upTo = upTo
	r.ages = append(r.ages, age{upTo, time.Now()})
	if over := len(r.entries) - r.keep; over > 0 {
		r.drop(r.entries[over-1].Sequence)
	}
}

// expire drops what was read before a time.
func (r *recent) expire(before time.Time) {
	for len(r.ages) > 0 && r.ages[0].read.Before(before) {
		r.drop(r.ages[0].upTo)
	}
}

// drop drops what lies up to a number.
func (r *recent) drop(upTo int64) {
	n, _ := slices.BinarySearchFunc(r.entries, upTo+1, bySequence)
	r.entries = r.entries[n:]
	if len(r.entries) == 0 {
		r.entries = nil // lets go of what lay before
	}
	r.from = upTo
	n = slices.IndexFunc(r.ages, func(a age) bool { return a.upTo > upTo })
	if n < 0 {
		n = len(r.ages)
	}
	r.ages = r.ages[n:]
}

// end is the number up to which everything was looked at for a part after a number.
func (r *recent) end(part *store.LogPart, after int64) int64 {
	if n := len(part.Entries); n == r.page {
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
	r.ages = slices.Concat([]age{{r.from, time.Now()}}, r.ages)
	r.from = after
}

// after returns the entries after a number, at most a page, and the number up to which
// these are all; known is false where the number lies before what is kept.
func (r *recent) after(after int64) (entries []smartmoney.Notification, upTo int64, known bool) {
	if after < r.from {
		return nil, after, false
	}
	n, _ := slices.BinarySearchFunc(r.entries, after+1, bySequence)
	rest := r.entries[n:]
	if len(rest) > r.page {
		return rest[:r.page:r.page], rest[r.page-1].Sequence, true
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
