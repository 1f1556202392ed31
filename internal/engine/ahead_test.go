package engine

import (
	"context"
	"sync/atomic"
	"testing"
	"time"

	"smartmoney/internal/enginestate"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

// dayCounter notes the most rows of days in one commit.
type dayCounter struct {
	*store.DB
	most atomic.Int64
}

func (s *dayCounter) CommitState(ctx context.Context, c *enginestate.Commit) error {
	rows := int64(0)
	for _, chain := range c.Chains {
		rows += int64(len(chain.History.Days))
	}
	for most := s.most.Load(); rows > most && !s.most.CompareAndSwap(most, rows); {
		most = s.most.Load()
	}
	return s.DB.CommitState(ctx, c)
}

// TestDaysOfCorrectionInParts: a correction that changes many days of many wallets stores them in small commits, and
// they add up as ever.
func TestDaysOfCorrectionInParts(t *testing.T) {
	smtest.Databases(t, func(t *testing.T, db *store.DB) {
		const wallets, days, ahead = 40, 6, 30
		s := &stream{chain: smartmoney.Base}
		first := time.Date(2026, 3, 1, 9, 0, 0, 0, time.UTC)
		for day := range days {
			for wallet := range wallets {
				s.add(smtest.Buy(s.chain, wallet, 1+day%3, first.AddDate(0, 0, day).Add(time.Duration(wallet)*time.Second)))
			}
		}
		sent := len(s.sent)
		for wallet := range wallets {
			s.retract(s.log[wallet].Trade.ID) // the first day's
		}
		counter := &dayCounter{DB: db}
		e, _ := run(t, Options{Store: counter, Poll: quick, dayRows: ahead, aheadRows: ahead})
		await(t, e, s.chain, appendAll(t, db, e, s.chain, s.sent[:sent]))
		awaitDays(t, e, s.chain)
		counter.most.Store(0)
		await(t, e, s.chain, appendAll(t, db, e, s.chain, s.sent[sent:]))
		s.check(t, e)
		if n, _ := checkHistory(t, db, e, s.chain); n != wallets*(days-1) {
			t.Errorf("%d days are left, want %d", n, wallets*(days-1))
		}
		if most := counter.most.Load(); most == 0 || most >= ahead+days {
			t.Errorf("a commit stored %d rows of days, want at most %d and the rest of a wallet's", most, ahead)
		}
	})
}
