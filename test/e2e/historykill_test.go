package e2e

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// ranked is how many wallets the leaderboards of TestKillWhileHistoryIsWritten have: their rows are
// a dozen commits.
const ranked = 3000

// crowdedDays returns trades of many wallets, by day: on each day after the first, of each third
// one.
func crowdedDays() (days [][]event.Event) {
	const chain = smartmoney.Polymarket
	noon := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	for day := range 4 {
		var events []event.Event
		for wallet := range ranked {
			if day > 0 && wallet%3 != day%3 {
				continue
			}
			for token := range 3 {
				e := testkit.Buy(chain, wallet, token, noon.AddDate(0, 0, day).Add(time.Duration(wallet)*time.Second))
				if day > 0 {
					e.Trade.Side, e.Trade.PriceUSD = smartmoney.Sell, 0.5+float64((wallet+day)%100)/100
					e.Trade.AmountUSD = 100 * e.Trade.PriceUSD
				}
				events = append(events, e)
			}
		}
		days = append(days, events)
	}
	return days
}

// TestKillWhileHistoryIsWritten kills the service in the middle of writing a midnight's
// leaderboard, and of writing the wallets' days that are over, and holds that both are whole in the
// end, as without kills.
func TestKillWhileHistoryIsWritten(t *testing.T) {
	t.Parallel()
	days := crowdedDays()
	calm := onSQLite(t)
	p := calm.serve()
	for _, events := range days {
		newClient(t, p.url, calm.key("ingest")).ingest(events)
	}
	want := p.past(calm)
	p.stop()
	databases(t, func(t *testing.T, fresh func() *site) {
		t.Parallel()
		s := fresh()
		p := s.serve()
		key, struck := s.key("ingest"), 0
		for day, events := range days {
			newClient(t, p.url, key).ingest(events)
			if day == 0 {
				continue
			}
			for range 3 { // a service that starts again goes on writing, and is killed again
				if s.awaitHalfWritten(day - 1) {
					struck++
					p.kill()
					p = s.serve()
				}
			}
		}
		if struck < 3 {
			t.Errorf("%d kills only hit the service while it wrote: this proves little", struck)
		}
		t.Logf("killed %d times while history was written", struck)
		if diff := cmp.Diff(want, p.past(s)); diff != "" {
			t.Errorf("history (-without kills +with kills):\n%s", diff)
		}
		p.stop()
	})
}

// day0 is the first day of crowdedDays, in days since 1970.
const day0 = 20513

// awaitHalfWritten waits until some of a day's history is stored and not all of it. It returns
// false if it is whole before that was seen.
func (s *site) awaitHalfWritten(day int) bool {
	s.t.Helper()
	db := s.open()
	defer db.Close()
	tick := time.NewTicker(time.Millisecond)
	defer tick.Stop()
	for began := time.Now(); time.Since(began) < timeout; <-tick.C {
		var rows, first, days int
		query := fmt.Sprintf(`SELECT (SELECT count(*) FROM leaderboard_parts WHERE day = %d), (SELECT count(*) FROM leaderboard_parts WHERE day = %d AND part = 0),
			(SELECT count(*) FROM wallet_days WHERE day = %d)`, day0+day, day0+day, day0+day)
		if err := db.QueryRow(query).Scan(&rows, &first, &days); err != nil {
			s.t.Fatal(err)
		}
		active := ranked
		if day > 0 {
			active = ranked / 3
		}
		if rows > 0 && first == 0 || first == 1 && days > 0 && days < active {
			return true
		}
		if first == 1 && days == active {
			return false
		}
	}
	s.t.Fatalf("history of day %d is not written within %s", day, timeout)
	return false
}

// past returns what a service shows of past days, once it has written all of it.
func (p *process) past(s *site) map[string]string {
	s.t.Helper()
	newClient(s.t, p.url, s.key("ingest")).settled()
	for day := range 3 {
		testkit.EventuallyWithin(s.t, timeout, "history is whole", func() bool { return !s.awaitHalfWritten(day) })
	}
	c := newClient(s.t, p.url, s.key("customer"))
	seen := map[string]string{}
	for day := range 3 {
		at := time.Date(2026, 3, 2+day, 0, 0, 0, 0, time.UTC).Format(time.RFC3339)
		for _, page := range []string{"first: 200", "last: 200", `rankBy: REALIZED_PNL_USD, first: 200`} {
			query := fmt.Sprintf(`{ wallets(chain: POLYMARKET, asOf: %q, %s) { asOf totalCount edges { rank node { walletAddress traderScore realizedPnlUsd } } } }`, at, page)
			seen[query] = c.query(query, nil)
		}
		query := fmt.Sprintf(`{ leaderboardPerformance(chain: POLYMARKET, asOf: %q, top: 1000, days: 2) { complete
			top { wallets stopped realizedPnlUsd closedPositions } all { wallets stopped realizedPnlUsd medianRealizedPnlUsd winningPositions } } }`, at)
		seen[query] = c.query(query, nil)
	}
	for wallet := 0; wallet < ranked; wallet += 211 {
		query := fmt.Sprintf(`{ wallet(chain: POLYMARKET, address: %q) { rankHistory { at rank realizedPnlUsd } equity { date realizedPnlUsd }
			history { date tradeCount buyVolumeUsd realizedPnlUsd closedPositions } closings { totalCount nodes { token profitUsd closedAt } } } }`,
			testkit.Wallet(smartmoney.Polymarket, wallet))
		seen[query] = c.query(query, nil)
	}
	return seen
}
