package ledger

import (
	"cmp"
	"math"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Activity is what a wallet did on one UTC day: the day of the event time when the events were
// applied (semantics 8).
type Activity struct {
	Day int32 // UTC day of the event time, counted from 1970
	smartmoney.Totals
}

// Empty reports whether nothing happened on the day.
func (a *Activity) Empty() bool { return a.Buys|a.Sells|a.Closed == 0 }

// DayOf is the activity of a wallet, by number, on one day. Of a correction, an empty one says that
// nothing is left of the day.
type DayOf struct {
	Wallet uint32
	Activity
}

// recorded is what events added to the history since the last Record.
type recorded struct {
	starts    []smartmoney.DayStart
	days      []DayOf // of wallets that became active on a later day, or that a correction touched
	rows      []DayOf // the days that the batch must store
	persisted int     // how many of days change records have
	closings  []smartmoney.Closing
	corrected *smartmoney.CorrectedClosings

	fromSeq int64 // closings by events from this one on are recorded
	fromDay int32 // days from this one on are
}

// notRecorded records nothing.
var notRecorded = recorded{fromSeq: math.MaxInt64, fromDay: math.MaxInt32}

// Record begins to record what events add to the history, instead of what was recorded so far.
// Without it nothing is recorded.
func (l *Ledger) Record() {
	r := &l.recorded
	*r = recorded{starts: r.starts[:0], days: kept(r.days), rows: kept(r.rows), closings: kept(r.closings)}
}

// DayStarts returns the days that began since Record. It is valid until the next Record.
func (l *Ledger) DayStarts() []smartmoney.DayStart { return l.recorded.starts }

// Days returns the days of wallets that must be stored now, each once: those that a correction
// since Record changed, of which an empty one is left without activity, and those that were still
// unstored when the wallet's next one was over. It is valid until the next Record.
func (l *Ledger) Days() []DayOf { return l.recorded.rows }

// Closings returns the positions that closed since Record, by event and wallet's number. It is
// valid until the next Record.
func (l *Ledger) Closings() []smartmoney.Closing { return l.recorded.closings }

// CorrectedClosings returns what a correction since Record left of its wallets' closings, nil if
// there was none.
func (l *Ledger) CorrectedClosings() *smartmoney.CorrectedClosings { return l.recorded.corrected }

// SetDayStarts sets where the days of a loaded ledger begin, by sequence number.
func (l *Ledger) SetDayStarts(starts []smartmoney.DayStart) { l.starts = starts }

// Today returns the UTC day of event time, in days since 1970.
func (l *Ledger) Today() int32 { return l.today }

const nsPerDay = 24 * 60 * 60 * 1e9

// dayAt returns the UTC day of an event time in unix ns, 0 or more, and the time at which it ends.
func dayAt(eventTime int64) (day int32, ends int64) {
	day = int32(eventTime / nsPerDay)
	if eventTime >= math.MaxInt64-nsPerDay {
		return day, math.MaxInt64
	}
	return day, (int64(day) + 1) * nsPerDay
}

// dayOf returns the UTC day of event time at an event of the log.
func (l *Ledger) dayOf(seq int64) int32 { return dayOf(l.starts, seq) }

func dayOf(starts []smartmoney.DayStart, seq int64) int32 {
	i, found := slices.BinarySearchFunc(starts, seq, func(s smartmoney.DayStart, seq int64) int { return cmp.Compare(s.Seq, seq) })
	if found {
		i++
	}
	if i == 0 {
		return 0
	}
	return starts[i-1].Day
}

// beginDay begins the day of event time with an event.
func (l *Ledger) beginDay(seq int64) {
	before := l.today
	l.today, l.dayEnds = dayAt(l.eventTime)
	l.dayPassed(before)
	start := smartmoney.DayStart{Day: l.today, Seq: seq}
	l.starts = append(l.starts, start)
	if l.recorded.fromSeq != math.MaxInt64 {
		l.recorded.starts = append(l.recorded.starts, start)
	}
}

// active returns the wallet's activity of the present day.
func (l *Ledger) active(wallet uint32) *Activity {
	a := &l.wallets.at(wallet).Today
	if a.Day != l.today {
		if !a.Empty() {
			l.endDay(wallet, a)
		}
		*a = Activity{Day: l.today}
	}
	return a
}

// recordClosing records that an event closes a position, before it is reset.
func (l *Ledger) recordClosing(p *position, when, seq int64) {
	if p.opened == unknownTime {
		return
	}
	w := l.wallets.at(p.wallet)
	if seq >= l.recorded.fromSeq {
		l.recorded.closings = append(l.recorded.closings, smartmoney.Closing{
			Seq: seq, Before: w.LastClosing, Wallet: p.wallet, Token: p.token,
			Quantity: p.bought, Cost: p.spent, Profit: p.realized, Opened: p.opened, Closed: when,
		})
	}
	w.LastClosing = seq
}

// Since says that no trade before a sequence number is taken back, so that the history before it
// stays as it is. It must be called before the first Trade.
func (s *Scratch) Since(seq int64) {
	s.from = seq
	s.ledger.recorded = recorded{fromSeq: seq, fromDay: s.ledger.dayOf(seq)}
}

// replaceHistory replaces the days and closings of a scratch's wallets, before their totals.
func (l *Ledger) replaceHistory(s *Scratch) {
	for _, wallet := range s.wallets {
		l.correctUnstored(wallet, l.firstDay(s))
	}
	if l.recorded.fromSeq == math.MaxInt64 {
		return
	}
	l.replaceDays(s)
	r := &l.recorded
	if r.corrected == nil {
		r.corrected = &smartmoney.CorrectedClosings{From: s.from}
	}
	c := r.corrected
	c.From = min(c.From, s.from)
	left := make([]bool, len(s.wallets)) // has closings that are recorded
	for _, k := range s.ledger.recorded.closings {
		left[k.Wallet] = true
	}
	for n, wallet := range s.wallets {
		if left[n] || l.Wallet(wallet).LastClosing >= s.from {
			c.Wallets = append(c.Wallets, wallet)
		}
	}
	known := len(c.Closings)
	for _, k := range s.ledger.recorded.closings {
		k.Wallet, k.Token = s.wallets[k.Wallet], s.tokens[k.Token]
		c.Closings = append(c.Closings, k)
	}
	slices.SortStableFunc(c.Closings[known:], func(x, y smartmoney.Closing) int {
		return cmp.Or(cmp.Compare(x.Wallet, y.Wallet), cmp.Compare(x.Seq, y.Seq))
	})
}

// replaceDays records every day that the correction may have changed.
func (l *Ledger) replaceDays(s *Scratch) {
	for n := range s.wallets {
		l.CorrectedDays(s, n, func(wallet uint32, did *Activity) {
			l.listPast(wallet, did)
			if !s.DaysStored {
				l.storeDay(wallet, did)
			}
		})
	}
}

// CorrectedDayCount returns how many wallets a scratch has and of how many days CorrectedDays calls
// f for each, when the scratch is to replace wallets of this ledger as it is.
func (l *Ledger) CorrectedDayCount(s *Scratch) (wallets, days int) {
	return len(s.wallets), max(0, int(l.today-l.firstDay(s)))
}

// CorrectedDays calls f for every day of a scratch's nth wallet from Since's on and before the
// present one, also for those that are left without activity. f must not keep its argument.
func (l *Ledger) CorrectedDays(s *Scratch, n int, f func(wallet uint32, did *Activity)) {
	list := s.daysOf(n)
	for day := l.firstDay(s); day < l.today; day++ {
		a := Activity{Day: day}
		for len(list) > 0 && list[0].Day <= day {
			if list[0].Day == day {
				a = list[0]
			}
			list = list[1:]
		}
		f(s.wallets[n], &a)
	}
}

// daysOf returns the days of a scratch's nth wallet that End left, oldest first.
func (s *Scratch) daysOf(n int) []Activity {
	if s.days == nil {
		s.days = make([][]Activity, len(s.wallets))
		for _, d := range s.ledger.recorded.days {
			s.days[d.Wallet] = append(s.days[d.Wallet], d.Activity)
		}
		for i := range s.days {
			if last := s.ledger.wallets.at(uint32(i)).Today; !last.Empty() {
				s.days[i] = append(s.days[i], last)
			}
		}
	}
	return s.days[n]
}

// firstDay returns the first day that a correction may change.
func (l *Ledger) firstDay(s *Scratch) int32 {
	if from := s.ledger.recorded.fromDay; len(l.starts) == 0 || from > l.starts[0].Day {
		return from
	}
	return l.starts[0].Day
}

// ActivityOf returns a wallet's day as its activity.
func ActivityOf(d *smartmoney.WalletDay) Activity {
	return Activity{Day: int32(d.Day), Totals: smartmoney.Totals{
		BuyVolume: d.BuyVolumeUSD, SellVolume: d.SellVolumeUSD, Realized: d.RealizedPnlUSD,
		Buys: uint32(d.BuyCount), Sells: uint32(d.SellCount), Closed: uint32(d.ClosedPositions), Winning: uint32(d.WinningPositions),
	}}
}

// WalletDay returns the activity as a day of a wallet of a chain, without the wallet's address.
func (a *Activity) WalletDay(chain smartmoney.Chain) smartmoney.WalletDay {
	return smartmoney.WalletDay{
		Chain: chain, Day: int(a.Day), BuyCount: int(a.Buys), SellCount: int(a.Sells),
		BuyVolumeUSD: a.BuyVolume, SellVolumeUSD: a.SellVolume, RealizedPnlUSD: a.Realized,
		ClosedPositions: int(a.Closed), WinningPositions: int(a.Winning),
	}
}
