package sim

import (
	"slices"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// record is what the wallets of a kind did on a chain.
type record struct {
	wallets, closed, wins, ranked, top int
	profit, spent                      float64
}

func (r record) winRate() float64 { return float64(r.wins) / float64(r.closed) }

// recordOf returns the record of each kind's wallets, ranked and among the first 50.
func recordOf(m *Market, c smartmoney.Chain, events []event.Event) (of [kinds]record, ranked int) {
	p := newPortfolio(c, events)
	ranked = len(p.leaderboard())
	for _, w := range m.wallets[c.Index()].all {
		a, r := p.trader(w.address), &of[w.kind]
		r.wallets++
		r.closed += a.ClosedPositions
		r.wins += a.WinningPositions
		r.profit += p.earned(a)
		r.spent += a.TotalBuyVolumeUSD
		if a.Rank > 0 {
			r.ranked++
		}
		if a.Rank > 0 && a.Rank <= 50 {
			r.top++
		}
	}
	return of, ranked
}

// TestKinds checks that two thousand wallets are mostly ranked, and that each kind can be
// recognised by its record.
func TestKinds(t *testing.T) {
	for _, seed := range []uint64{1, 2} {
		m, events := history(t, seed, 35*24*time.Hour)
		all := 0
		for _, c := range smartmoney.Chains() {
			of, ranked := recordOf(m, c, events)
			all += len(m.wallets[c.Index()].all)
			t.Logf("seed %d, %s, %d ranked: %+v", seed, c, ranked, of)
			if ranked < 380 {
				t.Errorf("seed %d, %s: %d wallets pass the default filters, want 380", seed, c, ranked)
			}
			if n := of[swing].top; n < 20 {
				t.Errorf("seed %d, %s: %d swing traders among the first 50, want 20", seed, c, n)
			}
			if rate := of[swing].winRate(); rate < 0.54 || rate > 0.72 || of[swing].profit <= 0 {
				t.Errorf("seed %d, %s: swing traders win %.2f and %.0f USD", seed, c, rate, of[swing].profit)
			}
			if of[loser].profit >= 0 || of[loser].winRate() > 0.42 || of[ruined].profit >= 0 {
				t.Errorf("seed %d, %s: losers win %.2f and %.0f USD, ruined %.0f USD", seed, c, of[loser].winRate(), of[loser].profit, of[ruined].profit)
			}
			if size := of[whale].spent / float64(of[whale].closed); size < 10*of[swing].spent/float64(of[swing].closed) || of[whale].profit <= 0 {
				t.Errorf("seed %d, %s: whales buy for %.0f USD a position and win %.0f", seed, c, size, of[whale].profit)
			}
			if each := of[maker].closed / of[maker].wallets; each < 100 || of[maker].profit > of[maker].spent/20 {
				t.Errorf("seed %d, %s: makers close %d positions each and win %.0f of %.0f USD", seed, c, each, of[maker].profit, of[maker].spent)
			}
			if loss := of[farmer].profit / float64(of[farmer].wallets); loss < -50 || loss > 50 {
				t.Errorf("seed %d, %s: farmers win %.0f USD each", seed, c, loss)
			}
			if !c.DEX() {
				continue
			}
			gain := func(k kind) float64 { return of[k].profit / of[k].spent }
			if of[sniper].winRate() > of[swing].winRate() || gain(sniper) < 1.3*gain(swing) {
				t.Errorf("seed %d, %s: snipers win %.2f with a gain of %.3f, swing traders %.2f with %.3f", seed, c,
					of[sniper].winRate(), gain(sniper), of[swing].winRate(), gain(swing))
			}
		}
		if all != 2000 {
			t.Errorf("%d wallets, want 2000", all)
		}
	}
}

// TestVolume checks that a provider's volume of a token goes with its trades: the wallets make
// about a quarter of it, and seldom more than all.
func TestVolume(t *testing.T) {
	_, events := history(t, 1, 20*24*time.Hour)
	trades, began := map[string][]*smartmoney.Trade{}, start().Add(-20*24*time.Hour)
	var shares []float64
	for _, e := range events {
		switch {
		case e.Trade != nil:
			trades[e.Trade.Token] = append(trades[e.Trade.Token], e.Trade)
		case e.Token != nil && e.Token.UpdatedAt.Sub(began) > 6*24*time.Hour: // positions of before are not traded
			from, seen := e.Token.UpdatedAt.Add(-24*time.Hour), 0.0
			for _, tr := range trades[e.Token.Token] {
				if tr.TradedAt.After(from) {
					seen += tr.AmountUSD
				}
			}
			shares = append(shares, seen / *e.Token.Volume24hUSD)
		}
	}
	slices.Sort(shares)
	median, most := shares[len(shares)/2], shares[len(shares)*95/100]
	t.Logf("the wallets' share of %d volumes: median %.2f, 95 %% below %.2f", len(shares), median, most)
	if median < 0.15 || median > 0.35 || most > 1 {
		t.Errorf("the wallets make %.2f of a token's volume, in 5 %% of cases more than %.2f", median, most)
	}
}

// TestRuin checks that a ruined wallet has won by its peak and lost it by its ruin, and trades no
// more after that.
func TestRuin(t *testing.T) {
	m, events := history(t, 1, 80*24*time.Hour)
	trades := map[string][]event.Event{} // by wallet
	for _, e := range events {
		if e.Trade != nil {
			trades[e.Trade.Wallet] = append(trades[e.Trade.Wallet], e)
		}
	}
	rose, fell := 0, 0
	for _, c := range smartmoney.Chains() {
		for _, w := range m.wallets[c.Index()].of[ruined] {
			begins := w.begins + (start().UnixMilli()-w.begins)/life*life
			if begins+ruin+6*day > start().UnixMilli() {
				begins -= life
			}
			if begins < start().Add(-80*24*time.Hour).UnixMilli() {
				continue
			}
			up := func(to int64) float64 {
				p := newPortfolio(c, slices.DeleteFunc(slices.Clone(trades[w.address]), func(e event.Event) bool {
					return e.Trade.TradedAt.UnixMilli() < begins || e.Trade.TradedAt.UnixMilli() > to
				}))
				return p.trader(w.address).RealizedPnlUSD
			}
			peaked := up(begins + peak)
			if peaked > 0 {
				rose++
			}
			if up(begins+ruin+6*day) < min(peaked, 0) {
				fell++
			}
		}
	}
	if rose < 40 || fell < 40 {
		t.Errorf("%d wallets of 96 have won by their peak and %d lost it all after that, want 40", rose, fell)
	}
}

// TestSkillShows checks that swing traders profit and losers lose by foresight alone, without
// campaigns, and that campaigns are profitable.
func TestSkillShows(t *testing.T) {
	m, events := history(t, 9, month)
	for _, c := range smartmoney.Chains() {
		for layer, atLeast := range map[byte]float64{'h': 0.005, 'c': 0.01} {
			of, _ := recordOf(m, c, slices.DeleteFunc(slices.Clone(events), func(e event.Event) bool {
				return e.Trade != nil && e.Trade.ID[len("sim9-")] != layer
			}))
			if gain := of[swing].profit / of[swing].spent; !(gain > atLeast) {
				t.Errorf("%s, layer %c: swing traders gain %.4f of what they buy, want over %.3f", c, layer, gain, atLeast)
			}
			if lost := of[loser].profit / of[loser].spent; layer == 'h' && !(lost < 0) {
				t.Errorf("%s: losers gain %.4f of what they buy, want a loss", c, lost)
			}
		}
	}
}

// TestLaunches checks that each DEX chain gets a token every 16 hours whose first buyers are
// snipers, within minutes, that some multiply and more lose most of their price, and that names do
// not repeat within a month.
func TestLaunches(t *testing.T) {
	m, events := history(t, 1, month)
	for _, c := range smartmoney.Chains() {
		if !c.DEX() {
			continue
		}
		first, names := map[string]*smartmoney.Trade{}, map[string]string{}
		for _, e := range events {
			if e.Trade != nil && e.Chain == c && first[e.Trade.Token] == nil {
				first[e.Trade.Token] = e.Trade
			}
		}
		rose, fell, launches := 0, 0, 0
		for n := start().Add(-month).UnixMilli()/launchPeriod + 1; n < start().UnixMilli()/launchPeriod-6; n++ {
			l := m.launch(c, n)
			launches++
			buy := first[l.address]
			if buy == nil || buy.TradedAt.UnixMilli()-l.born > 16*minute {
				t.Errorf("%s, launch %d: first bought by %+v", c, n, buy)
			} else if buy.Symbol != l.symbol || names[l.symbol] != "" {
				t.Errorf("%s: %s has the name %s of %s", c, l.address, l.symbol, names[l.symbol])
			}
			names[l.symbol] = l.address
			most := 0.0
			for at := l.born; at < l.born+3*day; at += 20 * minute {
				most = max(most, l.price(at)/l.price(l.born))
			}
			if most > 3 {
				rose++
			}
			if l.price(l.born+3*day) < l.price(l.born)/2 {
				fell++
			}
		}
		if rose < launches/10 || fell < launches/4 {
			t.Errorf("%s: of %d launches %d multiplied and %d lost half", c, launches, rose, fell)
		}
	}
}

// TestCorrections checks that reorganisations bring a trade again in a later block, and that trades
// that are taken back are never sold.
func TestCorrections(t *testing.T) {
	_, events := history(t, 1, month)
	seen, taken := map[string][]int64{}, map[string]bool{}
	rewinds := 0
	for _, e := range events {
		switch {
		case e.Type == event.TypeRewind:
			rewinds++
		case e.Type == event.TypeRetract:
			if len(seen[e.Correction.ID]) != 1 {
				t.Errorf("trade %s is taken back after it came %d times", e.Correction.ID, len(seen[e.Correction.ID]))
			}
			taken[e.Correction.ID[:len(e.Correction.ID)-1]] = true
		case e.Trade != nil:
			id := e.Trade.ID
			if taken[id[:len(id)-1]] {
				t.Errorf("trade %s follows a buy that was taken back", id)
			}
			if blocks := seen[id]; len(blocks) > 0 && blocks[len(blocks)-1] >= e.Trade.Block {
				t.Errorf("trade %s comes again in block %d after %v", id, e.Trade.Block, blocks)
			}
			seen[id] = append(seen[id], e.Trade.Block)
		}
	}
	again := 0
	for _, blocks := range seen {
		again += len(blocks) - 1
	}
	if rewinds < 5 || again != rewinds || len(taken) < 5 {
		t.Errorf("%d reorganisations bring %d trades again, %d trades are taken back, want 5", rewinds, again, len(taken))
	}
}

// TestEventsOfSeveralMarkets checks that markets of an event end together, and that of those that
// exclude each other exactly one is won.
func TestEventsOfSeveralMarkets(t *testing.T) {
	m := New(Options{Seed: 1, Start: start()})
	together, won := map[[2]int64]int{}, map[[2]int64]int{}
	for _, s := range m.series {
		if s.event == 0 {
			continue
		}
		for slot := range int64(8) {
			p := s.market(start().UnixMilli()/s.period + slot)
			key := [2]int64{int64(s.event), p.end}
			together[key]++
			if s.one > 0 && p.winner == 0 {
				won[key]++
			}
			if s.one > 0 && won[key] > 1 {
				t.Errorf("event %d has two winners at %v", s.event, clock(p.end))
			}
		}
	}
	several := 0
	for key, n := range together {
		if n > 1 {
			several++
		}
		if key[0] >= 3 && won[key] != 1 {
			t.Errorf("event %d ends at %v with %d winners", key[0], clock(key[1]), won[key])
		}
	}
	if several != len(together) || several != 4*8 {
		t.Errorf("%d of %d events have several markets, want 32", several, len(together))
	}
}

// TestPricesHaveNoJumps checks that tokens move by less than 4 % within a minute and by
// more than 10 % within some days.
func TestPricesHaveNoJumps(t *testing.T) {
	m := New(Options{Seed: 1, Start: start()})
	for _, tokens := range m.tokens {
		for _, tok := range tokens {
			at := start().UnixMilli()
			last := tok.price(at)
			low, high := last, last
			for end := at + 3*day; at < end; at += minute {
				next := tok.price(at + minute)
				if change := next/last - 1; change > 0.04 || change < -0.04 {
					t.Fatalf("%s on %s jumps by %.3f at %v", tok.symbol, tok.chain, change, clock(at))
				}
				low, high, last = min(low, next), max(high, next), next
			}
			if high/low < 1.1 {
				t.Errorf("%s on %s stays between %g and %g for three days", tok.symbol, tok.chain, low, high)
			}
		}
	}
}

// TestPredictionMarkets checks that an outcome token is mapped before it is traded, is
// resolved once and not traded after that, and that one of them wins.
func TestPredictionMarkets(t *testing.T) {
	m, events := history(t, 4, month)
	events = append(events, live(m, time.Hour, time.Minute)...)
	item, payouts := map[string]string{}, map[string][]float64{}
	settled, traded := map[string]bool{}, map[string]bool{}
	opened, closed := 0, 0
	for _, e := range events {
		if e.Chain != smartmoney.Polymarket {
			continue
		}
		switch e.Type {
		case event.TypeMarket:
			opened++
			if e.Market.Closed {
				closed++
			}
		case event.TypeMapping:
			item[e.Mapping.Token] = e.Mapping.ItemID
		case event.TypeTrade:
			traded[e.Trade.Token] = true
			if item[e.Trade.Token] == "" || settled[e.Trade.Token] {
				t.Fatalf("trade %s is of an unknown or resolved outcome token", e.Trade.ID)
			}
		case event.TypeResolution:
			id := item[e.Resolution.Token]
			if id == "" || settled[e.Resolution.Token] {
				t.Fatalf("resolution of %s, which is unknown or already resolved", e.Resolution.Token)
			}
			settled[e.Resolution.Token] = true
			payouts[id] = append(payouts[id], e.Resolution.Payout)
		}
	}
	for id, p := range payouts {
		slices.Sort(p)
		if len(p) < 2 || p[len(p)-1] != 1 || p[len(p)-2] != 0 {
			t.Errorf("market %s pays %v, want 1 for one outcome and 0 for the others", id, p)
		}
	}
	if len(payouts) < 300 || closed != len(payouts) || len(traded) < 300 {
		t.Errorf("%d markets resolved, %d closed, %d outcome tokens traded, want 300 of each", len(payouts), closed, len(traded))
	}
}

// TestCatchUp checks that a market that starts at the end of a run repeats no trade and resolves
// every prediction market.
func TestCatchUp(t *testing.T) {
	for name, pause := range map[string]time.Duration{"short": 5 * time.Minute, "long": 72 * time.Hour} {
		t.Run(name, func(t *testing.T) {
			first, events := history(t, 6, month)
			events = append(events, live(first, time.Hour, time.Minute)...)
			stopped := start().Add(time.Hour)
			again := stopped.Add(pause)
			second := New(Options{Seed: 6, Start: stopped})
			events = append(events, until(t, second, again)...)
			end := again.Add(time.Hour)
			events = append(events, second.Next(end)...)
			unique(t, events)
			resolved, ends, item := map[string]int{}, map[string]string{}, map[string]string{}
			for _, e := range events {
				switch e.Type {
				case event.TypeMarket:
					ends[e.Market.ItemID] = e.Market.EndDate
				case event.TypeMapping:
					item[e.Mapping.Token] = e.Mapping.ItemID
				case event.TypeResolution:
					resolved[e.Resolution.Token]++
				}
			}
			for token, id := range item {
				want := 0
				if ends[id] <= end.Format(time.RFC3339) {
					want = 1
				}
				if resolved[token] != want {
					t.Errorf("market %s, ending %s: %d resolutions, want %d", id, ends[id], resolved[token], want)
				}
			}
		})
	}
}
