package engine

import (
	"context"
	"fmt"

	"smartmoney/internal/enginestate"
	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
)

// Wallets' days (semantics 8). A wallet that becomes active on a later day has its day before stored by
// the commit that makes it so. Of every other wallet the latest active day is stored after it is over:
// a scan over the wallets writes them in small commits, between batches and while the engine is idle.

const (
	// dayRows bounds the rows that one commit of the scan stores.
	dayRows = 500
	// dayScan bounds the wallets that the loop looks at for one commit of the scan.
	dayScan = 1 << 17
)

// dayScanner finds the wallets whose latest active day is over and not known to be stored.
type dayScanner struct {
	complete int32  // the latest active days up to this one are stored; days since 1970 UTC
	target   int32  // the day up to which the present scan stores them
	next     uint32 // the wallet that the scan goes on with
	rows     []smartmoney.WalletDay
	at       uint32 // the wallet that it goes on with once rows are stored
}

// due reports whether there are days that are over and not stored.
func (d *dayScanner) due(b *ledger.Ledger) bool { return b.Today()-1 > d.complete }

// scan collects the next rows, up to a limit. It reports whether they are to be committed: there may be none.
func (d *dayScanner) scan(b *ledger.Ledger, limit int) bool {
	if d.next == 0 {
		d.target = b.Today() - 1
	}
	wallets, _, _ := b.Len()
	d.rows = d.rows[:0]
	end := min(uint64(d.next)+dayScan, uint64(wallets))
	for d.at = d.next; uint64(d.at) < end && len(d.rows) < limit; d.at++ {
		if last := &b.Wallet(d.at).Today; last.Day > d.complete && last.Day <= d.target && !last.Empty() {
			d.rows = append(d.rows, walletDay(b, d.at, last))
		}
	}
	if len(d.rows) > 0 {
		return true
	}
	d.stored(wallets)
	return false
}

// stored goes on after the rows that scan collected were stored.
func (d *dayScanner) stored(wallets int) {
	if d.next = d.at; uint64(d.next) >= uint64(wallets) {
		d.complete, d.next = d.target, 0
	}
}

func walletDay(b *ledger.Ledger, wallet uint32, a *ledger.Activity) smartmoney.WalletDay {
	d := a.WalletDay(b.Chain())
	d.Wallet = b.Wallets.String(wallet)
	return d
}

// history returns what the batch adds to the past of the chain's wallets.
func (s *state) history() enginestate.History {
	b := s.Ledger
	h := enginestate.History{DayStarts: b.DayStarts(), Closings: b.Closings(), Corrected: b.CorrectedClosings()}
	days := b.Days()
	h.Days = make([]smartmoney.WalletDay, len(days))
	for i := range days {
		h.Days[i] = walletDay(b, days[i].Wallet, &days[i].Activity)
	}
	return h
}

// writeDays commits the next rows of wallets whose latest active day is over. It reports whether more may
// be left to be done.
func (l *leading) writeDays(ctx context.Context) (bool, error) {
	for _, s := range l.all {
		if !s.days.due(s.Ledger) {
			continue
		}
		if !s.days.scan(s.Ledger, l.options.dayRows) {
			return true, nil
		}
		c, err := s.daysCommit()
		if err != nil {
			return false, err
		}
		if err := l.commit(ctx, &enginestate.Commit{Now: l.options.Now(), Chains: []*enginestate.ChainCommit{c}}); err != nil {
			return false, fmt.Errorf("write days of %s: %w", c.Chain, err)
		}
		wallets, _, _ := s.Ledger.Len()
		s.days.stored(wallets)
		return true, nil
	}
	return false, nil
}

// daysCommit returns a commit of days that moves no position.
func (s *state) daysCommit() (*enginestate.ChainCommit, error) {
	c := &enginestate.ChainCommit{
		Chain: s.Ledger.Chain(), From: s.position, To: s.position, EventTime: s.Ledger.EventTime(),
		History: enginestate.History{Days: s.days.rows},
	}
	var err error
	c.Meta, err = s.meta().text(c.Chain, c.To, c.EventTime)
	return c, err
}
