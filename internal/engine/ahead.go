package engine

import (
	"context"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// A correction changes a row of wallet_days for each wallet and day since the first trade that it
// takes back. More than aheadRows of them are stored before the correction is committed, in commits
// of their own, while its chain is paused and the others go on. A failure in between does no harm:
// the correction is then computed again, with the same rows.
const aheadRows = 500

// daysAhead is how far these rows of a correction are stored.
type daysAhead struct {
	decided, needed bool
	// the next wallet: the scratch in the correction's result, and the number in it
	group, wallet int
	rows          []smartmoney.WalletDay
}

// decide reports whether the rows of a computed correction are stored before it is committed.
func (d *daysAhead) decide(c *correction, most int) bool {
	if d.decided {
		return d.needed
	}
	d.decided = true
	rows := 0
	for _, s := range c.result.Scratches {
		wallets, days := c.state.Ledger.CorrectedDayCount(s)
		rows += wallets * days
	}
	d.needed = rows > most
	for _, s := range c.result.Scratches {
		s.DaysStored = d.needed
	}
	return d.needed
}

// next collects the rows of the next commit, about up to a limit. There are none at the end.
func (d *daysAhead) next(c *correction, limit int) []smartmoney.WalletDay {
	d.rows = d.rows[:0]
	b := c.state.Ledger
	for ; d.group < len(c.result.Scratches); d.group, d.wallet = d.group+1, 0 {
		s := c.result.Scratches[d.group]
		wallets, _ := b.CorrectedDayCount(s)
		for ; d.wallet < wallets; d.wallet++ {
			if len(d.rows) >= limit {
				return d.rows
			}
			b.CorrectedDays(s, d.wallet, func(wallet uint32, did *ledger.Activity) {
				d.rows = append(d.rows, pipeline.WalletDay(b, wallet, did))
			})
		}
	}
	return d.rows
}

// aheadOf reports whether a part of a computed correction is committed before the correction is.
func (l *leading) aheadOf(c *correction) bool {
	days := c.ahead.decide(c, l.options.aheadRows) // which also notes it on the correction
	return days || c.judged.left() > l.options.BatchNotifications
}

// writeAhead commits the next part of a correction that is computed, if it has parts to be stored
// before it: its days first, then retractions. It reports whether it did: there may be more, for
// which the loop comes again after the next batch of the others.
func (l *leading) writeAhead(ctx context.Context, c *correction) (bool, error) {
	if c.err != nil || !l.aheadOf(c) {
		return false, nil
	}
	var err error
	if rows := c.daysAhead(l.options.dayRows); len(rows) > 0 {
		err = l.commitDays(ctx, c.state, rows)
	} else if c.judged.left() > l.options.BatchNotifications {
		err = l.commitRetractions(ctx, c, l.options.BatchNotifications)
	} else {
		return false, nil
	}
	l.queue.wakeLoop()
	return true, err
}

// daysAhead collects the rows of days of the next commit, about up to a limit, if they are stored
// before the correction.
func (c *correction) daysAhead(limit int) []smartmoney.WalletDay {
	if !c.ahead.needed {
		return nil
	}
	return c.ahead.next(c, limit)
}

// commitRetractions commits the next retractions of a correction, in a commit that moves no
// position. A failure after it does no harm: the correction, computed again, finds only the
// notifications that stand.
func (l *leading) commitRetractions(ctx context.Context, c *correction, n int) error {
	chain, err := c.state.daysCommit(nil)
	if err != nil {
		return err
	}
	part := c.judged.next(n)
	err = l.commit(ctx, &enginestate.Commit{Now: l.options.Now(), Chains: []*enginestate.ChainCommit{chain}, Retractions: part})
	if err != nil {
		return fmt.Errorf("retract %d notifications of %s: %w", n, c.chain(), err)
	}
	return nil
}
