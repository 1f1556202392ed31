package rank_test

import (
	"math"
	"reflect"
	"slices"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"smartmoney/internal/event"
	"smartmoney/internal/ledger"
	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/testkit"
	"smartmoney/internal/testkit/scale"
)

// elsewhere keeps copies of what it is given, and counts them.
type elsewhere struct{ kept int }

func (e *elsewhere) Keep(data []byte) (wait func() (kept []byte, owner any)) {
	e.kept++
	return func() ([]byte, any) { return slices.Clone(data), nil }
}

// ranked is a ledger with its leaderboards.
type ranked struct {
	*ledger.Ledger
	leaderboard *rank.Leaderboard
	days        *rank.Days
	life        *rank.Snapshot
	windows     [smartmoney.WindowCount]*rank.Snapshot
	generation  uint64
}

func newRanked(chainLedger *ledger.Ledger) *ranked {
	chainLedger.RecordPast()
	return &ranked{Ledger: chainLedger, leaderboard: rank.NewLeaderboard(chainLedger, everyone, 10), days: rank.NewDays()}
}

// commit does what an engine does after a commit.
func (r *ranked) commit(sweep bool) {
	r.AppendChanges(nil, 0)
	r.Publish()
	for _, d := range r.TakePast() {
		r.days.Set(d.Wallet, &d.Activity)
	}
	if sweep {
		r.look() // what waits for it stays in memory
		r.Sweep(math.MaxInt64, 1<<20)
		r.Sweep(math.MaxInt64, 1<<20)
	}
}

func (r *ranked) look() {
	r.generation++
	r.life = r.leaderboard.Snapshot(r.generation, 0, streamStart)
	r.days.Advance(r.life.Today())
	for i, w := range smartmoney.Windows() {
		r.generation++
		r.windows[i] = r.life.WindowOf(w, r.days, r.generation, r.windows[i])
	}
}

// coldWallets is how many wallets the streams of TestColdWalletsShowNowhere have: chunks that go outside, and a part of one.
const coldWallets = 1300

// flatTrades are a buy and a sale of everything by each wallet, mostly of so little that they lie below others.
func flatTrades(at time.Time) (events []event.Event) {
	for i := range coldWallets {
		for side, of := range []smartmoney.Side{smartmoney.Buy, smartmoney.Sell} {
			e := testkit.Buy(smartmoney.Base, i, i%7, at.Add(time.Duration(i)*time.Second))
			e.Trade.Side, e.Trade.AmountUSD = of, float64(100+(i*7919%1000)*side)
			events = append(events, e)
		}
	}
	return events
}

// comebacks are trades of some wallets, of all in a range or of a few.
func comebacks(rt *rapid.T, at time.Time) (events []event.Event) {
	who := rapid.SliceOfN(rapid.IntRange(0, coldWallets+5), 0, 40).Draw(rt, "who")
	if rapid.IntRange(0, 3).Draw(rt, "many") == 0 {
		from := rapid.IntRange(0, coldWallets).Draw(rt, "from")
		for i := range rapid.IntRange(1, 700).Draw(rt, "up to") {
			who = append(who, from+i)
		}
	}
	sides := rapid.SampledFrom([][]smartmoney.Side{{smartmoney.Buy}, {smartmoney.Buy, smartmoney.Sell}, {smartmoney.Sell}}).Draw(rt, "sides")
	for n, i := range who {
		for k, side := range sides {
			e := testkit.Buy(smartmoney.Base, i, n%9, at.Add(time.Duration(n+k)*time.Second))
			e.Trade.Side, e.Trade.AmountUSD = side, float64(1+n*(k+1))
			events = append(events, e)
		}
	}
	for _, i := range rapid.SliceOfN(rapid.IntRange(0, coldWallets+20), 0, 3).Draw(rt, "described") {
		net := float64(i)
		events = append(events, event.Event{Type: event.TypeWallet, Chain: smartmoney.Base, Wallet: &smartmoney.WalletStats{
			Chain: smartmoney.Base, Wallet: testkit.Wallet(smartmoney.Base, i), NetPnlUSD: &net,
		}})
	}
	return events
}

// takeBack takes all trades of some wallets back, by number.
func (r *ranked) takeBack(wallets []uint32) {
	scratch := r.Scratch(wallets)
	scratch.End()
	r.Replace(scratch)
}

// TestColdWalletsShowNowhere: with cold wallets outside of memory, leaderboards and windows are those of a ledger that keeps
// all in memory, whoever comes back and however many do; snapshots taken before stay as they are.
func TestColdWalletsShowNowhere(t *testing.T) {
	outside, shared := &elsewhere{}, 0
	all := rank.Query{RankBy: smartmoney.ByNetPnl, Filter: everyone, Limit: coldWallets}
	scale.CheckUntil(t, func() bool { return outside.kept >= 10 && shared >= 10 }, func(rt *rapid.T) {
		got, want := newRanked(ledger.New(smartmoney.Base)), newRanked(ledger.New(smartmoney.Base))
		got.SetOutside(outside, rank.Summary)
		at, seq := streamStart, int64(0)
		var before *rank.Snapshot
		var beforePage rank.Page
		for step := range rapid.IntRange(2, 6).Draw(rt, "steps") {
			events := comebacks(rt, at)
			if step == 0 {
				events = flatTrades(at)
			}
			for i := range events {
				seq++
				got.Apply(&events[i], seq)
				want.Apply(&events[i], seq)
			}
			gone := rapid.SliceOfNDistinct(rapid.Uint32Range(0, coldWallets-1), 0, 2, rapid.ID).Draw(rt, "taken back")
			got.takeBack(gone)
			want.takeBack(gone)
			got.commit(step == 0 || rapid.Bool().Draw(rt, "sweep"))
			want.commit(false)
			if got.life != nil && want.life == nil {
				want.look()
			}
			if rapid.Bool().Draw(rt, "look") {
				got.look()
				want.look()
				sameLeaderboards(rt, want, got)
			}
			if before != nil {
				if page := before.Page(all); !slices.Equal(beforePage.Wallets, page.Wallets) {
					rt.Fatalf("a snapshot changed (-before +now):\n%s", gocmp.Diff(beforePage, page))
				}
			}
			if before = got.life; before != nil {
				beforePage = before.Page(all)
			}
			at = at.Add(time.Duration(rapid.SampledFrom([]int{0, 20, 30, 200}).Draw(rt, "hours")) * time.Hour)
		}
		got.look()
		want.look()
		sameLeaderboards(rt, want, got)
		sameColumns(rt, want.life, got.life)
		shared += got.life.Shared()
	})
	if outside.kept < 10 || shared < 10 {
		t.Errorf("only %d chunks went outside, and leaderboards shared %d: too few to tell", outside.kept, shared)
	}
}

// TestLeaderboardsLetGoOfColdWallets: the snapshot after wallets went outside of memory has no columns for them.
func TestLeaderboardsLetGoOfColdWallets(t *testing.T) {
	r := newRanked(ledger.New(smartmoney.Base))
	r.SetOutside(&elsewhere{}, rank.Summary)
	for i, e := range flatTrades(streamStart) {
		r.Apply(&e, int64(i)+1)
	}
	r.commit(true)
	if n := r.life.Shared(); n != 0 {
		t.Fatalf("%d chunks were shared before their wallets were cold", n)
	}
	r.look()
	if n, want := r.life.Shared(), coldWallets/1024*1024/256; n != want {
		t.Errorf("%d chunks are shared, want %d", n, want)
	}
}

// sameLeaderboards fails if a question has two answers.
func sameLeaderboards(rt *rapid.T, want, got *ranked) {
	for i, now := range append(got.windows[:], got.life) {
		then := want.life
		if i < len(want.windows) {
			then = want.windows[i]
		}
		filter := anyFilter(rt)
		by := rapid.SampledFrom(smartmoney.RankBys()).Draw(rt, "by")
		q := rank.Query{RankBy: by, Filter: filter, Limit: 4 * coldWallets}
		whole, page := then.Page(q), now.Page(q)
		if page.Total != whole.Total || !slices.Equal(page.Wallets, whole.Wallets) {
			rt.Fatalf("%s by %s, %+v (-want +got):\n%s", now.Window(), by, filter, gocmp.Diff(whole, page))
		}
		q.Limit = rapid.IntRange(300, 2000).Draw(rt, "page")
		checkPaging(rt, now, q, whole)
	}
	for i := rapid.IntRange(0, 6).Draw(rt, "first"); i < coldWallets+21; i += 7 {
		address := testkit.Wallet(smartmoney.Base, i)
		a, known := want.life.Lookup(address)
		b, has := got.life.Lookup(address)
		l, _ := want.life.Latest(address)
		if m, _ := got.life.Latest(address); known != has || a != b || l != m {
			rt.Fatalf("wallet %d is %+v with %+v, want %+v with %+v", i, b, m, a, l)
		}
	}
}

// sameColumns fails if the columns of all wallets differ.
func sameColumns(rt *rapid.T, want, got *rank.Snapshot) {
	var all []rank.Columns
	for now := range want.Changed(nil) {
		all = append(all, now)
	}
	n := 0
	for now := range got.Changed(nil) {
		if !reflect.DeepEqual(all[n], now) {
			rt.Fatalf("columns from %d on (-want +got):\n%s", now.First, gocmp.Diff(all[n], now))
		}
		n++
	}
	if n != len(all) {
		rt.Fatalf("%d chunks, want %d", n, len(all))
	}
}
