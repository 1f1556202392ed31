package replay_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/detect/journal"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// busyDay fills the journal with a day of trades, a row of it every ten seconds of event
// time and chain. Of the wallets, 200 are the top ones, whose trades are smart.
func busyDay(tb testing.TB, db *testkit.DB, trades, wallets int) {
	const tokens = 2000
	r := rand.New(rand.NewPCG(1, 2))
	begin := testkit.Noon.Add(-12 * time.Hour).UnixNano()
	gap := detect.Day / int64(trades)
	var writers [smartmoney.ChainCount]journal.Writer
	rows := [smartmoney.ChainCount][]*detect.Row{}
	for i := range rows {
		rows[i] = make([]*detect.Row, wallets)
	}
	var seqs [smartmoney.ChainCount]int64
	flush := func(arrived int64) {
		step := &enginestate.Commit{Arrived: arrived}
		revision, err := db.ConfigRevision(tb.Context())
		if err != nil {
			tb.Fatal(err)
		}
		for i, chain := range smartmoney.Chains() {
			w := &writers[i]
			if body := w.Body(); body != nil {
				s := w.Span()
				step.Journal = append(step.Journal, enginestate.JournalRow{
					Chain: chain, FirstSeq: s.FirstSeq, LastSeq: s.LastSeq, FromTime: s.FromTime, ToTime: s.ToTime,
					FirstOffset: s.FirstOffset, LastOffset: s.LastOffset, CommittedAt: time.Unix(0, s.ToTime), ConfigRevision: revision, Body: body,
				})
			}
		}
		if err := db.CommitState(tb.Context(), step); err != nil {
			tb.Fatal(err)
		}
		for i := range writers {
			writers[i].Reset()
		}
	}
	perFlush := trades / 8640
	for n := range trades {
		at := begin + int64(n)*gap
		i := r.IntN(smartmoney.ChainCount)
		wallet := min(int(r.ExpFloat64()*float64(wallets)/3), wallets-1)
		if rows[i][wallet] == nil || n%500 < 4 {
			rows[i][wallet] = &detect.Row{
				Trades: 500, Closed: uint32(r.IntN(80)), Winning: 1, Tokens: 90, BuyVolume: 1e6, Realized: r.NormFloat64(), Net: 7, Score: r.Float64(),
			}
		}
		seqs[i]++
		writers[i].Trade(&detect.Trade{
			Seq: seqs[i], GlobalOffset: int64(n) + 1, ID: r.Uint64(), At: at, T: at, Sell: wallet < 200 && r.IntN(2) == 0, Wallet: uint32(wallet),
			Token: uint32(r.ExpFloat64() * tokens / 5), Rank: wallet + 1, Row: rows[i][wallet], Price: 1 + r.Float64(),
			Amount: r.ExpFloat64() * 5000, TokenPrice: 1, Volume24h: r.Float64() * 1e6, Holders: int64(r.IntN(1000)),
		}, testkit.Names{Chain: smartmoney.Chains()[i]})
		if n%perFlush == perFlush-1 || n == trades-1 {
			flush(int64(n) + 1)
		}
	}
	last := begin + int64(trades-1)*gap
	if err := db.CommitState(tb.Context(), &enginestate.Commit{Chains: []*enginestate.ChainCommit{{Chain: smartmoney.Base, To: seqs[0], EventTime: last}}}); err != nil {
		tb.Fatal(err)
	}
}
