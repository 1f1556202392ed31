package engine

import (
	"context"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Wallets' days (semantics 8). A day that is over is stored a while later: a scan over the wallets
// writes the latest active day of each, or the one before it, in small commits, between batches and
// while the engine is idle. The ledger has these days until then. Batches store those that the scan
// did not reach in time.

const (
	// dayRows bounds the rows that one commit of the scan stores, and leastDayRows is what its pace
	// does not go below.
	dayRows, leastDayRows = 250, 50
	// longCommit is how long a commit of the scan may take before the next ones store fewer rows.
	longCommit = 20 * time.Millisecond
	// dayScan bounds the wallets that the loop looks at for one commit of the scan.
	dayScan = 1 << 17
	// batchDays is the number of rows after which a batch takes no more events.
	batchDays = 2000
	// historyPause is how many times as long as a commit of history alone the engine waits, while
	// it is idle, before it writes the next one: the database has its disk and its caches for
	// others meanwhile.
	historyPause = 3
	// daysEvery is how many batches there are to one commit of the scan while more events wait,
	// unless the scan is daysLate days behind.
	daysEvery, daysLate = 4, 7
)

// pace is how many rows of days a commit stores: fewer after one that took long, for the next batch
// waits for it.
type pace struct{ rows int }

// took adapts the pace to how long a commit took, with at most so many rows.
func (p *pace) took(d time.Duration, most int) {
	if d > longCommit {
		p.rows /= 2
	} else {
		p.rows += leastDayRows / 2
	}
	p.rows = min(max(p.rows, leastDayRows), most)
}

// dayScanner finds the days of wallets that are over and not known to be stored.
type dayScanner struct {
	stored ledger.StoredDays // its Target is that of the present scan, which goes on with its Next
	rows   []smartmoney.WalletDay
	at     uint32 // the wallet that it goes on with once rows are stored
}

// due reports whether there are days that are over and not stored.
func (d *dayScanner) due(b *ledger.Ledger) bool { return b.Today()-1 > d.stored.Complete }

// scan collects the next rows, about up to a limit. It reports whether they are to be committed:
// there may be none.
func (d *dayScanner) scan(b *ledger.Ledger, limit int) bool {
	if d.stored.Next == 0 {
		d.stored.Target = b.Today() - 1
	}
	wallets, _, _ := b.Len()
	d.rows = d.rows[:0]
	end := min(uint64(d.stored.Next)+dayScan, uint64(wallets))
	for d.at = d.stored.Next; uint64(d.at) < end && len(d.rows) < limit; d.at++ {
		if before, ok := b.Unstored(d.at); ok {
			d.add(b, &before)
		}
		d.add(b, &b.Wallet(d.at).Today)
	}
	if len(d.rows) > 0 {
		return true
	}
	d.committed(b)
	return false
}

// add collects a day of the wallet that the scan is at, if it is over and not stored.
func (d *dayScanner) add(b *ledger.Ledger, did *ledger.Activity) {
	if did.Day > d.stored.Complete && did.Day <= d.stored.Target && !did.Empty() {
		d.rows = append(d.rows, walletDay(b, d.at, did))
	}
}

// committed goes on after the rows that scan collected were stored.
func (d *dayScanner) committed(b *ledger.Ledger) {
	from, wallets := d.stored.Next, 0
	d.stored.Next = d.at
	if wallets, _, _ = b.Len(); uint64(d.at) >= uint64(wallets) {
		d.stored.Complete, d.stored.Next = d.stored.Target, 0
	}
	b.SetStored(d.stored, from, d.at)
}

// resume makes the scanner of a loaded ledger, all days up to one being stored.
func (d *dayScanner) resume(b *ledger.Ledger, complete int32) {
	wallets, _, _ := b.Len()
	d.stored = ledger.StoredDays{Complete: complete}
	b.SetStored(d.stored, 0, uint32(wallets))
}

func walletDay(b *ledger.Ledger, wallet uint32, a *ledger.Activity) smartmoney.WalletDay {
	d := a.WalletDay(b.Chain())
	d.Wallet = b.Wallets.String(wallet)
	return d
}

// history returns what the batch adds to the past of the chain's wallets.
func (s *state) history() history.Added {
	b := s.Ledger
	h := history.Added{DayStarts: b.DayStarts(), Closings: b.Closings(), Corrected: b.CorrectedClosings()}
	days := b.Days()
	h.Days = make([]smartmoney.WalletDay, len(days))
	for i := range days {
		h.Days[i] = walletDay(b, days[i].Wallet, &days[i].Activity)
	}
	return h
}

// writeHistory commits the next rows of snapshots, or else of days, while the engine is idle.
func (l *leading) writeHistory(ctx context.Context) error {
	began := time.Now()
	if began.Before(l.nextHistory) {
		return nil
	}
	wrote, err := l.writeSnapshots(ctx)
	if err == nil && !wrote {
		_, err = l.writeDays(ctx)
	}
	now := time.Now()
	l.nextHistory = now.Add(historyPause * now.Sub(began))
	return err
}

// historyDue returns when history is written next, at most at a time.
func (l *leading) historyDue(at time.Time) time.Time {
	for i, s := range l.all {
		if s.snapshot != nil || l.daysDue(i) {
			return earlier(at, l.nextHistory)
		}
	}
	return at
}

// writeDaysBetween is writeDays between two batches while more events wait: rarely, unless the scan
// is late.
func (l *leading) writeDaysBetween(ctx context.Context) error {
	if l.batches++; l.batches%daysEvery != 0 && !l.daysLate() {
		return nil
	}
	_, err := l.writeDays(ctx)
	return err
}

// daysLate reports whether the scan of a chain is far behind, as when history of many days is
// loaded.
func (l *leading) daysLate() bool {
	for i, s := range l.all {
		if done := s.days.stored.Complete; done > 0 && s.Ledger.Today()-done > daysLate && l.daysDue(i) {
			return true
		}
	}
	return false
}

// writeDays commits the next rows of days that are over. It reports whether more may be left to be
// done.
func (l *leading) writeDays(ctx context.Context) (bool, error) {
	for i, s := range l.all {
		if !l.daysDue(i) {
			continue
		}
		if !s.days.scan(s.Ledger, l.days.rows) {
			return true, nil
		}
		began := time.Now()
		if err := l.commitDays(ctx, s, s.days.rows); err != nil {
			return false, err
		}
		s.days.committed(s.Ledger)
		l.days.took(time.Since(began), l.options.dayRows)
		return true, nil
	}
	return false, nil
}

// daysDue reports whether the scan of a chain has days to store. A paused chain's wait: those that
// its correction changes may be stored already.
func (l *leading) daysDue(chain int) bool {
	s := l.all[chain]
	return l.paused.chains[chain] == nil && s.days.due(s.Ledger)
}

// commitDays stores days of a chain and nothing else.
func (l *leading) commitDays(ctx context.Context, s *state, rows []smartmoney.WalletDay) error {
	c, err := s.daysCommit(rows)
	if err != nil {
		return err
	}
	if err := l.commit(ctx, &enginestate.Commit{Now: l.options.Now(), Chains: []*enginestate.ChainCommit{c}}); err != nil {
		return fmt.Errorf("write days of %s: %w", c.Chain, err)
	}
	return nil
}

// daysCommit returns a commit of days that moves no position.
func (s *state) daysCommit(rows []smartmoney.WalletDay) (*enginestate.ChainCommit, error) {
	c := &enginestate.ChainCommit{
		Chain: s.Ledger.Chain(), From: s.position, To: s.position, EventTime: s.Ledger.EventTime(),
		History: history.Added{Days: rows},
	}
	var err error
	c.Meta, err = s.meta().text(c.Chain, c.To, c.EventTime)
	return c, err
}
