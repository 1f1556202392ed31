package ledger

// past lists, for readers, the days of wallets that became known: a day that is over for its
// wallet, since a later one has begun for it, and a day that a correction changed. A follower gets
// them with the change records. Nothing is listed unless RecordPast was called.
type past struct {
	recorded bool
	taken    []DayOf // for TakePast
}

// RecordPast makes the ledger list past days for TakePast, which must then be called after every
// batch.
func (l *Ledger) RecordPast() { l.past.recorded = true }

// TakePast returns the days of wallets that became known since the last call, by Apply, by Replace
// or by ApplyChanges, in order: of several for the same wallet and day the last one counts, and an
// empty one says that nothing is left of the day. A wallet's latest active day is not among them:
// Wallet.Today has it.
func (l *Ledger) TakePast() []DayOf {
	days := l.past.taken
	l.past.taken = nil
	return days
}

// listPast lists a past day of a wallet.
func (l *Ledger) listPast(wallet uint32, did *Activity) {
	if did.Day >= l.recorded.fromDay {
		l.recorded.days = append(l.recorded.days, DayOf{Wallet: wallet, Activity: *did})
	}
	if l.past.recorded {
		l.past.taken = append(l.past.taken, DayOf{Wallet: wallet, Activity: *did})
	}
}

func (e *encoder) past(days []DayOf) {
	e.uint(uint64(len(days)))
	for i := range days {
		e.uint(uint64(days[i].Wallet))
		e.activity(&days[i].Activity)
	}
}

// past reads the past days of a change record.
func (d *decoder) past(b *Ledger) {
	d.each(b.wallets.len, func(i uint32) {
		if did := d.activity(); d.err == nil && b.past.recorded {
			b.past.taken = append(b.past.taken, DayOf{Wallet: i, Activity: did})
		}
	})
}
