package pipeline_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// reference follows the same events with a ledger of its own, copies the whole
// leaderboard at each taking, and keeps every trade for ever.
type reference struct {
	ledger      *ledger.Ledger
	leaderboard *rank.Leaderboard
	filter      smartmoney.Filter
	interval    int64
	checkpoint  int64                        // event time from which on the ranking is due
	began       bool                         // there was a trade
	effective   map[string]smartmoney.Wallet // the leaderboard of the last taking
	rows        map[string]*detect.Row       // rows that trades since then were recorded with
	event       int64                        // event time
	first       int64                        // earliest traded_at
	trades      []*smartmoney.Trade
}

func newReference(chain smartmoney.Chain, filter smartmoney.Filter, interval time.Duration) *reference {
	chainLedger := ledger.New(chain)
	return &reference{ledger: chainLedger, leaderboard: rank.NewLeaderboard(chainLedger, filter, 1), filter: filter, interval: int64(interval)}
}

// apply applies an event and reports whether the leaderboard is taken before it.
func (r *reference) apply(e *event.Event, seq int64) (taken bool) {
	if e.Type != event.TypeTrade {
		r.ledger.Apply(e, seq)
		return false
	}
	at := e.Trade.TradedAt.UnixNano()
	if taken = !r.began || at >= r.checkpoint; taken {
		r.take(seq)
		for r.checkpoint = at - at%r.interval; r.checkpoint <= at; r.checkpoint += r.interval {
		}
	}
	if !r.began || at < r.first {
		r.first = at
	}
	r.began = true
	r.event = max(r.event, at)
	r.trades = append(r.trades, e.Trade)
	r.ledger.Apply(e, seq)
	return taken
}

func (r *reference) take(seq int64) {
	page := r.leaderboard.Snapshot(uint64(seq), seq, time.Time{}).Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: r.filter, Limit: 1 << 20})
	r.effective, r.rows = map[string]smartmoney.Wallet{}, map[string]*detect.Row{}
	for _, w := range page.Wallets {
		r.effective[w.Address] = w
	}
}

// volume sums a token's trades in (T − 24 h, T].
func (r *reference) volume(token string) (sum float64) {
	for _, t := range r.trades {
		if at := t.TradedAt.UnixNano(); t.Token == token && at > r.event-int64(24*time.Hour) && at <= r.event {
			sum += t.AmountUSD
		}
	}
	return sum
}

// streamOf makes events whose time jumps by hours now and then, some of which come
// hours late.
func streamOf(seed uint64, chain smartmoney.Chain, n int) []event.Event {
	r := rand.New(rand.NewPCG(seed, 1))
	events := testkit.Events(seed, chain, n, 30, 6)
	jump := time.Duration(0)
	for i := range events {
		if r.IntN(40) == 0 {
			jump += time.Duration(r.IntN(12*3600)) * time.Second
		}
		if tr := events[i].Trade; tr != nil {
			tr.TradedAt = tr.TradedAt.Add(jump)
			if r.IntN(10) == 0 {
				tr.TradedAt = tr.TradedAt.Add(-time.Duration(r.IntN(48*3600)) * time.Second)
			}
			if r.IntN(10) == 0 {
				tr.TradedAt = tr.TradedAt.Truncate(time.Minute)
			}
		}
	}
	return events
}

// TestTradesCarryTheirRank holds each record of a trade to the copy of the
// leaderboard: who has a rank, which one, and every number of the row, as they were
// when the leaderboard was taken; and when it is taken.
func TestTradesCarryTheirRank(t *testing.T) {
	seen := map[string]int{}
	rapid.Check(t, func(rt *rapid.T) {
		chain := rapid.SampledFrom([]smartmoney.Chain{smartmoney.Base, smartmoney.Solana, smartmoney.Polymarket}).Draw(rt, "chain")
		top := rapid.IntRange(4, 20).Draw(rt, "top")
		interval := rapid.SampledFrom([]time.Duration{time.Second, time.Minute, 7 * time.Minute, 11 * time.Hour}).Draw(rt, "interval")
		filter := smartmoney.Filter{
			MinTrades: rapid.IntRange(0, 3).Draw(rt, "trades"), MinTokens: rapid.IntRange(0, 3).Draw(rt, "tokens"),
			MinClosed: rapid.IntRange(0, 2).Draw(rt, "closed"), MaxBuyVol: rapid.SampledFrom([]float64{100, 2000, 1e9}).Draw(rt, "volume"),
		}
		got := pipeline.New(ledger.New(chain), pipeline.Options{RankInterval: interval, TopWallets: top, Filter: filter})
		want := newReference(chain, filter, interval)
		for i, e := range streamOf(rapid.Uint64().Draw(rt, "seed"), chain, rapid.IntRange(50, 500).Draw(rt, "events")) {
			seq := int64(i) + 1
			taken := want.apply(&e, seq)
			r := got.Apply(&e, 10*seq)
			if (r.Refreshed != nil) != taken || taken && r.Refreshed.Seq != seq {
				rt.Fatalf("event %d of %v: taken %+v, want %v", seq, e.Trade, r.Refreshed, taken)
			}
			if taken {
				seen["taken"]++
			}
			if e.Type != event.TypeTrade {
				if r.Candidate != nil {
					rt.Fatalf("%s gives an occasion", e.Type)
				}
				continue
			}
			checkRecord(rt, want, got, &e, seq, top, r.Candidate, seen)
		}
	})
	for _, what := range []string{"taken", "top", "beyond the top", "no rank", "too late", "of no interest", "summed volume", "provider's volume", "same row"} {
		if seen[what] == 0 {
			t.Errorf("no trade was %s: the streams prove nothing about it", what)
		}
	}
	t.Logf("seen: %v", seen)
}

// checkRecord holds what came of a trade to the reference.
func checkRecord(rt *rapid.T, want *reference, got *pipeline.Chain, e *event.Event, seq int64, top int, o *detect.Candidate, seen map[string]int) {
	tr := e.Trade
	w, ranked := want.effective[tr.Wallet]
	interesting := ranked && (w.Rank <= top || tr.Side == smartmoney.Buy && tr.Chain.DEX())
	if (o != nil) != interesting {
		rt.Fatalf("trade %d by %s of rank %d: occasion %v, want %v", seq, tr.Wallet, w.Rank, o != nil, interesting)
	}
	switch {
	case !ranked:
		seen["no rank"]++
		return
	case !interesting:
		seen["of no interest"]++
		return
	case w.Rank <= top:
		seen["top"]++
	default:
		seen["beyond the top"]++
	}
	token, _ := want.ledger.Tokens.Find(tr.Token)
	known := want.ledger.Token(token)
	volume := known.Volume24h
	if volume != volume { // no provider spoke of it
		volume = want.volume(tr.Token)
		seen["summed volume"]++
	} else {
		seen["provider's volume"]++
	}
	expected := detect.Trade{
		Seq: seq, GlobalOffset: 10 * seq, At: tr.TradedAt.UnixNano(), T: want.event, Sell: tr.Side == smartmoney.Sell, Rank: w.Rank,
		Row: &detect.Row{
			Trades: uint32(w.TradeCount()), Closed: uint32(w.ClosedPositions), Winning: uint32(w.WinningPositions), Tokens: uint32(w.TokensTraded),
			BuyVolume: w.TotalBuyVolumeUSD, Realized: w.RealizedPnlUSD, Net: w.NetPnlUSD, Score: w.TraderScore, WinRate: w.WinRate,
		},
		Price: tr.PriceUSD, Amount: tr.AmountUSD, TokenPrice: known.Quoted, SettledPrice: known.Settled, Volume24h: volume, Holders: max(known.Holders, 0),
		Began: want.first, Ranked: len(want.effective),
	}
	if tr.Chain == smartmoney.Polymarket {
		expected.TxHash = tr.TxHash
	}
	record := o.Trade
	if diff := cmp.Diff(&expected, record, cmpopts.IgnoreFields(detect.Trade{}, "ID", "Wallet", "Token"), cmpopts.EquateApprox(1e-12, 0)); diff != "" {
		rt.Fatalf("record (-want +got)\n%s", diff)
	}
	if address, _ := got.Token(record.Token); address != tr.Token || got.Wallet(record.Wallet) != tr.Wallet {
		rt.Fatalf("the record is of %s and %s, want %s and %s", got.Wallet(record.Wallet), address, tr.Wallet, tr.Token)
	}
	if row := want.rows[tr.Wallet]; row != nil {
		seen["same row"]++
		if row != record.Row {
			rt.Fatalf("two trades of %s since a taking have rows of their own", tr.Wallet)
		}
	}
	want.rows[tr.Wallet] = record.Row
	smart := w.Rank <= top && expected.At > expected.T-int64(detect.Keep)
	if w.Rank <= top && !smart {
		seen["too late"]++
	}
	if o.Smart() != smart {
		rt.Fatalf("trade of rank %d, %v late: smart %v", w.Rank, time.Duration(expected.T-expected.At), o.Smart())
	}
}

var epoch = time.Unix(0, 0).UTC()

func trade(id int, chain smartmoney.Chain, at time.Time, change ...func(*smartmoney.Trade)) *event.Event {
	tr := &smartmoney.Trade{
		ID: fmt.Sprint(id), Chain: chain, Wallet: testkit.Wallet(chain, 1), Token: testkit.Token(chain, 1), Side: smartmoney.Buy,
		Quantity: 100, PriceUSD: 1, AmountUSD: 100, TradedAt: at, TxHash: "0xab",
	}
	for _, f := range change {
		f(tr)
	}
	return &event.Event{Type: event.TypeTrade, Chain: chain, Trade: tr}
}

func everyone() smartmoney.Filter { return smartmoney.Filter{MaxBuyVol: 1e300} }

// TestWhenTheLeaderboardIsRefreshed holds the boundaries of semantics 3: before the first
// trade, then before each that is at or past the boundary, which then becomes the next
// multiple of the interval, counted from the Unix epoch, after that trade.
func TestWhenTheLeaderboardIsRefreshed(t *testing.T) {
	const interval = 7 * time.Minute // no divisor of an hour, a day or a week
	c := pipeline.New(ledger.New(smartmoney.Base), pipeline.Options{RankInterval: interval, TopWallets: 5, Filter: everyone()})
	price := 2.0
	begin := epoch.Add(4_000_000 * interval)
	for i, tt := range []struct {
		after     time.Duration // after begin
		token     bool          // an update of the token instead of a trade
		refreshed bool
		next      time.Duration
	}{
		{after: 100 * interval, token: true}, // nothing but trades takes it
		{after: 10 * time.Second, refreshed: true, next: interval},
		{after: 10 * time.Second, next: interval},
		{after: interval - 1, next: interval},
		{after: interval, refreshed: true, next: 2 * interval},
		{after: interval, next: 2 * interval},
		{after: -99 * time.Hour, next: 2 * interval}, // late
		{after: 2*interval - 1, next: 2 * interval},
		{after: 5*interval + interval/2, refreshed: true, next: 6 * interval},
		{after: 2 * interval, next: 6 * interval},
		{after: 50 * interval, token: true, next: 6 * interval},
		{after: 9 * interval, refreshed: true, next: 10 * interval},
	} {
		at := begin.Add(tt.after)
		e := trade(i, smartmoney.Base, at)
		if tt.token {
			e = &event.Event{Type: event.TypeToken, Chain: smartmoney.Base, Token: &smartmoney.TokenUpdate{
				Chain: smartmoney.Base, Token: testkit.Token(smartmoney.Base, 1), UpdatedAt: at, PriceUSD: &price,
			}}
		}
		if due := c.Due(e); due != tt.refreshed {
			t.Errorf("event %d: due %v, want %v", i, due, tt.refreshed)
		}
		r := c.Apply(e, 1)
		if (r.Refreshed != nil) != tt.refreshed {
			t.Errorf("event %d: taken %+v, want %v", i, r.Refreshed, tt.refreshed)
		}
		if tt.next == 0 {
			continue
		}
		before, next := trade(i, smartmoney.Base, begin.Add(tt.next-1)), trade(i, smartmoney.Base, begin.Add(tt.next))
		if c.Due(before) || !c.Due(next) {
			t.Errorf("event %d: not due again at %v after the beginning", i, tt.next)
		}
	}
}

// TestRankingIsOfTheStateBefore: a trade that takes the ranking is not in it yet, and
// none changes it until the next refresh.
func TestRankingIsOfTheStateBefore(t *testing.T) {
	c := pipeline.New(ledger.New(smartmoney.Base), pipeline.Options{RankInterval: time.Minute, TopWallets: 5, Filter: everyone()})
	begin := epoch.Add(1_000_000 * time.Hour)
	for i, tt := range []struct {
		after  time.Duration
		trades uint32 // of the row in force; 0: no rank
	}{{0, 0}, {time.Second, 0}, {time.Minute, 2}, {time.Minute, 2}, {61 * time.Second, 2}, {2 * time.Minute, 5}} {
		o := c.Apply(trade(i, smartmoney.Base, begin.Add(tt.after)), 1).Candidate
		switch {
		case tt.trades == 0 && o != nil:
			t.Errorf("trade %d: rank %d, want none", i, o.Trade.Rank)
		case tt.trades > 0 && (o == nil || o.Trade.Row.Trades != tt.trades || o.Trade.Rank != 1):
			t.Errorf("trade %d: %+v, want a row of %d trades", i, o, tt.trades)
		}
	}
}

// TestVolumeAndHolders holds what a token's gates see: the provider's volume, else the
// sum of (T − 24 h, T]; holders that nobody counted are none.
func TestVolumeAndHolders(t *testing.T) {
	begin := epoch.Add(1_000_000 * time.Hour)
	c := pipeline.New(ledger.New(smartmoney.Base), pipeline.Options{RankInterval: time.Nanosecond, TopWallets: 5, Filter: everyone()})
	seq := int64(0)
	see := func(after time.Duration, usd, volume float64, holders int64) {
		t.Helper()
		seq++
		o := c.Apply(trade(int(seq), smartmoney.Base, begin.Add(after), func(tr *smartmoney.Trade) { tr.AmountUSD = usd }), 1).Candidate
		if seq == 1 {
			return // nobody had a rank
		}
		if o == nil || o.Trade.Volume24h != volume || o.Trade.Holders != holders {
			t.Errorf("trade %d: %+v, want volume %v and %d holders", seq, o, volume, holders)
		}
	}
	tell := func(volume *float64, holders *int64) {
		seq++
		at := begin.Add(time.Duration(seq) * time.Second)
		c.Apply(&event.Event{Type: event.TypeToken, Chain: smartmoney.Base, Token: &smartmoney.TokenUpdate{
			Chain: smartmoney.Base, Token: testkit.Token(smartmoney.Base, 1), UpdatedAt: at, Volume24hUSD: volume, Holders: holders,
		}}, 1)
	}
	see(0, 1, 0, 0)
	see(1, 2, 3, 0)
	see(24*time.Hour-1, 4, 7, 0)
	see(24*time.Hour, 8, 14, 0)             // the first is exactly a day old
	see(2, 16, 30, 0)                       // a late one counts by its own time
	see(1, 32, 62, 0)                       // so does one that is a nanosecond from its end
	see(0, 64, 62, 0)                       // this one is too old
	see(24*time.Hour+1, 128, 4+8+16+128, 0) // the second, and the one beside it, have gone
	see(72*time.Hour, 256, 256, 0)          // all have gone
	volume, holders, none := 5e5, int64(77), 0.0
	tell(nil, &holders)
	see(72*time.Hour, 1, 257, 77)
	tell(&volume, nil)
	see(72*time.Hour, 1, 5e5, 77)
	tell(&none, nil)
	see(72*time.Hour, 1, 0, 77) // what the provider says counts, also when it says none
}

// TestMarketsOfSignals: a market is described by its item, else by the mapping, and is
// unknown without a mapping.
func TestMarketsOfSignals(t *testing.T) {
	pm := smartmoney.Polymarket
	c := pipeline.New(ledger.New(pm), pipeline.Options{RankInterval: time.Minute, TopWallets: 5, Filter: everyone()})
	c.Apply(trade(1, pm, epoch.Add(time.Hour)), 1)
	number, ok := c.Ledger.Tokens.Find(testkit.Token(pm, 1))
	if !ok {
		t.Fatal("the token is unknown")
	}
	if m := c.Market(number); m != nil {
		t.Errorf("market %+v before any mapping", m)
	}
	c.Apply(&event.Event{Type: event.TypeMapping, Chain: pm, Mapping: &smartmoney.MarketMapping{
		Token: testkit.Token(pm, 1), ItemID: "9", OutcomeLabel: "Yes", Question: "Will it?", Slug: "will-it",
	}}, 2)
	want := &smartmoney.SignalMarket{
		ItemID: "9", Question: "Will it?", OutcomeLabel: "Yes", Slug: "will-it", Tags: []string{}, Source: smartmoney.FromMappings,
	}
	if diff := cmp.Diff(want, c.Market(number)); diff != "" {
		t.Errorf("by the mapping (-want +got)\n%s", diff)
	}
	c.Apply(&event.Event{Type: event.TypeMarket, Chain: pm, Market: &smartmoney.Market{
		ItemID: "9", Question: "Will it rain?", Slug: "rain", EndDate: "2026-01-01", Tags: []string{"weather"}, Volume24hr: 12.5, Closed: true,
	}}, 3)
	want = &smartmoney.SignalMarket{
		ItemID: "9", Question: "Will it rain?", OutcomeLabel: "Yes", Slug: "rain", EndDate: "2026-01-01", Tags: []string{"weather"},
		Volume24hr: 12.5, Closed: true, Source: smartmoney.FromItems,
	}
	got := c.Market(number)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("by the item (-want +got)\n%s", diff)
	}
	got.Tags[0] = "changed"
	if again := c.Market(number); !slices.Equal(again.Tags, want.Tags) {
		t.Errorf("the market's tags became %v", again.Tags)
	}
}
