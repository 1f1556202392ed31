package live

import (
	"cmp"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// recent holds the newest notifications of a log: all with numbers above from and up to
// upTo that are not deleted. Outcomes are added to a notification in the database later, so
// notifications are kept for a short time only.
type recent struct {
	page, keep int
	from, upTo int64
	entries    []smartmoney.Notification // append-only or replaced, since readers share parts of it
	ages       []age                     // of entries, by rising upTo
}

// age is the time of reading of the entries up to upTo, from the previous age on.
type age struct {
	upTo int64
	read time.Time
}

// begin drops all entries and continues after a number.
func (r *recent) begin(at int64) {
	r.from, r.upTo, r.entries, r.ages = at, at, nil, nil
}

// add appends a part that was read after upTo.
func (r *recent) add(part *notifications.LogPart) {
	if part.Oldest > r.upTo+1 { // the notifications in between expired unread
		r.begin(part.Oldest - 1)
	}
	upTo := end(part, r.upTo, r.page)
	if upTo == r.upTo {
		return
	}
	r.retract(part.Entries)
	r.entries = append(r.entries, part.Entries...)
	r.upTo = upTo
	r.ages = append(r.ages, age{upTo, time.Now()})
	if over := len(r.entries) - r.keep; over > 0 {
		r.drop(r.entries[over-1].Sequence)
	}
}

// retract sets RetractedAt of the kept signals that new entries take back, in a copy, since readers
// share the present ones.
func (r *recent) retract(added []smartmoney.Notification) {
	copied := false
	for i := range added {
		if added[i].Retraction == nil {
			continue
		}
		n, kept := slices.BinarySearchFunc(r.entries, added[i].Retraction.Retracts, bySequence)
		if !kept || r.entries[n].RetractedAt != nil {
			continue
		}
		if !copied {
			r.entries, copied = slices.Clone(r.entries), true
		}
		r.entries[n].RetractedAt = new(added[i].SentAt)
	}
}

// expire drops entries read before a time.
func (r *recent) expire(before time.Time) {
	for len(r.ages) > 0 && r.ages[0].read.Before(before) {
		r.drop(r.ages[0].upTo)
	}
}

// drop drops entries up to a number.
func (r *recent) drop(upTo int64) {
	n, _ := slices.BinarySearchFunc(r.entries, upTo+1, bySequence)
	r.entries = r.entries[n:]
	if len(r.entries) == 0 {
		r.entries = nil // frees the array
	}
	r.from = upTo
	n, _ = slices.BinarySearchFunc(r.ages, upTo+1, func(a age, upTo int64) int { return cmp.Compare(a.upTo, upTo) })
	r.ages = r.ages[n:]
}

// end returns the number up to which a part of at most a page, read after a number, is complete.
func end(part *notifications.LogPart, after int64, page int) int64 {
	if n := len(part.Entries); n == page {
		return part.Entries[n-1].Sequence
	}
	return max(after, part.Last)
}

// addBefore prepends entries read from the past, which cover the numbers above after and up
// to upTo, if they reach the kept ones and there is space.
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

// after returns at most a page of entries after a number and the number up to which they are
// complete; known is false if the number precedes the kept entries.
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
	return cmp.Compare(n.Sequence, sequence)
}
