package ledger

import (
	"cmp"
	"slices"
)

// unstored has, by wallet, a day that is over and not known to be stored: the one before
// Wallet.Today. Days are stored in bounded pieces, a while after they are over. Change records and
// state pages have these days, so that a restart still stores them.
type unstored struct {
	days   map[uint32]Activity // nil: the ledger is not loaded, and nobody stores its days
	stored StoredDays
}

// StoredDays says which days of wallets are stored, in days since 1970 UTC.
type StoredDays struct {
	Complete int32  // of every wallet, all up to this one
	Target   int32  // of the wallets with a number below Next, all up to this one
	Next     uint32 //
}

// has reports whether a day of a wallet is stored.
func (s *StoredDays) has(wallet uint32, day int32) bool {
	return day <= s.Complete || wallet < s.Next && day <= s.Target
}

// Unstored returns the wallet's day before Wallet.Today, if it is not known to be stored.
func (l *Ledger) Unstored(wallet uint32) (did Activity, ok bool) {
	if len(l.unstored.days) == 0 {
		return did, false
	}
	did, ok = l.unstored.days[wallet]
	return did, ok
}

// UnstoredDays returns the days that are over and not known to be stored, by wallet.
func (l *Ledger) UnstoredDays() []DayOf {
	days := make([]DayOf, 0, len(l.unstored.days))
	for wallet, did := range l.unstored.days {
		days = append(days, DayOf{Wallet: wallet, Activity: did})
	}
	slices.SortFunc(days, func(x, y DayOf) int { return cmp.Compare(x.Wallet, y.Wallet) })
	return days
}

// SetStored says which days are stored by now. It forgets those of the wallets from one number up
// to, but without, another.
func (l *Ledger) SetStored(now StoredDays, from, to uint32) {
	l.unstored.stored = now
	if len(l.unstored.days) == 0 {
		return
	}
	for wallet := from; wallet < to; wallet++ {
		if did, ok := l.unstored.days[wallet]; ok && now.has(wallet, did.Day) {
			delete(l.unstored.days, wallet)
		}
	}
	if len(l.unstored.days) == 0 {
		l.unstored.days = map[uint32]Activity{} // an emptied map keeps its memory
	}
}

// ForgetUnstored gives up all of these days, and those to come, in a ledger that nobody stores days
// of.
func (l *Ledger) ForgetUnstored() { l.unstored.days = nil }

// endDay records that a wallet becomes active on a day after its latest one.
func (l *Ledger) endDay(wallet uint32, did *Activity) {
	l.listPast(wallet, did)
	u := &l.unstored
	if u.days == nil || u.stored.has(wallet, did.Day) {
		return
	}
	if before, ok := u.days[wallet]; ok && before.Day != did.Day {
		l.storeDay(wallet, &before)
	}
	u.days[wallet] = *did
}

// correctUnstored gives up the unstored day of a wallet that a correction computes again from a day
// on.
func (l *Ledger) correctUnstored(wallet uint32, from int32) {
	did, ok := l.unstored.days[wallet]
	if !ok {
		return
	}
	delete(l.unstored.days, wallet)
	if did.Day < from {
		l.storeDay(wallet, &did)
	}
}

// storeDay makes the batch store a wallet's day.
func (l *Ledger) storeDay(wallet uint32, did *Activity) {
	if did.Day >= l.recorded.fromDay {
		l.recorded.rows = append(l.recorded.rows, DayOf{Wallet: wallet, Activity: *did})
	}
}

// setUnstored sets the unstored day of a loaded wallet; an empty one is none.
func (l *Ledger) setUnstored(wallet uint32, did Activity) {
	switch u := &l.unstored; {
	case u.days == nil:
	case did.Empty():
		delete(u.days, wallet)
	default:
		u.days[wallet] = did
	}
}
