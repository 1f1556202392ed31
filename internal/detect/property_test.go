package detect_test

import (
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

const hour = int64(time.Hour)

// stream draws trades and refreshes of a chain's few wallets and feeds the oracle, the
// detector and a second detector that has the first one's records only and keeps
// them for longer.
type stream struct {
	rt      *rapid.T
	want    *oracle
	live    *detect.Detector
	replica *detect.Detector
	rows    map[uint32]*detect.Row
	trade   detect.Trade
}

const streamWallets = 10

func newStream(rt *rapid.T, chain smartmoney.Chain, keep time.Duration) *stream {
	top := rapid.IntRange(2, streamWallets).Draw(rt, "top wallets")
	s := &stream{
		rt: rt, want: &oracle{chain: chain, top: top},
		live: detect.New(chain, top, keep), replica: detect.New(chain, top, 90*24*time.Hour),
		trade: detect.Trade{At: 1_700_000_000_000_000_000, T: 1_700_000_000_000_000_000, ID: 1},
	}
	s.refresh()
	return s
}

// refresh draws a new ranking, out of which some wallets fall, and their rows.
func (s *stream) refresh() {
	order := rapid.Permutation([]uint32{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}).Draw(s.rt, "ranking")
	out := rapid.SampledFrom([]int{0, 0, 0, 1, 3, streamWallets}).Draw(s.rt, "out of the ranking")
	s.want.effective, s.rows = map[uint32]int{}, map[uint32]*detect.Row{}
	for i, wallet := range order[out:] {
		s.want.effective[wallet] = i + 1
		s.rows[wallet] = s.row()
	}
	taken := &detect.Refresh{Seq: s.trade.Seq + 1, Moves: s.live.Moves(func(wallet uint32) int { return s.want.effective[wallet] })}
	s.live.Refreshed(taken)
	s.replica.Refreshed(&detect.Refresh{Seq: taken.Seq, Moves: slices.Clone(taken.Moves)})
}

// small draws one of few numbers, most often the largest: gates are met at their
// bound, missed by one, and met by most.
func (s *stream) small(what string) int {
	return rapid.SampledFrom([]int{0, 1, 2, 3, 3, 3, 3, 3}).Draw(s.rt, what)
}

func (s *stream) row() *detect.Row {
	closed := uint32(s.small("closed"))
	r := &detect.Row{
		Trades: uint32(s.small("trades")), Closed: closed, Winning: min(closed, uint32(s.small("winning"))),
		Tokens: uint32(s.small("tokens")), BuyVolume: float64(3 - s.small("volume")), Score: float64(s.small("score")) / 3,
		Net: float64(s.small("net")) - 2, Realized: float64(s.small("realized")) - 1,
	}
	r.WinRate = r.TrueWinRate() / 2 // the provider's is of no gate
	return r
}

// config draws settings whose gates are open: most of them, or all.
func (s *stream) config(all bool) smartmoney.Config {
	r := func(what string) int {
		if all {
			return 0
		}
		return rapid.SampledFrom([]int{0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3}).Draw(s.rt, what)
	}
	return smartmoney.Config{
		MinTrades: r("min_trades"), MinWinRate: float64(r("min_win_rate")) / 3,
		MinClosedPositions: r("min_closed_positions"), MinTokensTraded: r("min_tokens_traded"),
		MaxBuyVolumeUSD: float64(3 - r("max_buy_volume_usd")), MinTraderScore: float64(r("min_trader_score")) / 3,
		MinTriggerWinRate: float64(r("min_trigger_win_rate")) / 3, MinTriggerClosed: r("min_trigger_closed"),
		ConvergenceMinWallets:  rapid.SampledFrom([]int{2, 2, 3, 3, 4, 5, 6, 8}).Draw(s.rt, "k"),
		ConvergenceWindowHours: float64(rapid.IntRange(2, 60).Draw(s.rt, "window")) / 2,
		ConvergenceMinUSD:      rapid.SampledFrom([]float64{0, 0, 0.01, 25, 1500, 6000}).Draw(s.rt, "convergence_min_usd"),
		WhaleMinTradeUSD:       float64(r("whale_min")) * 1000, WhaleMaxRank: rapid.IntRange(1, streamWallets).Draw(s.rt, "whale_max_rank"),
		MinTokenLiquidityUSD: float64(r("liquidity")), MinTokenHolders: r("holders"),
	}
}

// next draws the next trade and returns the candidates of both detectors, nil where the
// trade's wallet has no rank.
func (s *stream) next() (live, replica *detect.Candidate) {
	t := &s.trade
	// Half hours make times meet the edges of windows; a nanosecond steps over them.
	step := rapid.SampledFrom([]int64{0, 1, hour / 2, hour / 2, hour / 2, hour, 2 * hour, 3 * hour, 7 * hour, 31 * hour})
	if late := rapid.IntRange(0, 3).Draw(s.rt, "late"); late == 0 {
		t.At = t.T - rapid.SampledFrom([]int64{1, hour / 2, hour, 2 * hour, 5 * hour, 23 * hour, 24 * hour, 30 * hour, 72 * hour}).Draw(s.rt, "by")
	} else {
		t.At = t.T + step.Draw(s.rt, "step")
	}
	t.T = max(t.T, t.At)
	t.Seq++
	t.GlobalOffset += 2
	t.ID = t.ID*6364136223846793005 + 1
	t.Wallet = uint32(rapid.IntRange(0, streamWallets-1).Draw(s.rt, "wallet"))
	t.Token = uint32(rapid.SampledFrom([]int{0, 0, 0, 0, 1}).Draw(s.rt, "token"))
	t.Sell = rapid.IntRange(0, 3).Draw(s.rt, "sell") == 0
	t.Rank, t.Row = s.want.effective[t.Wallet], s.rows[t.Wallet]
	t.Price = rapid.SampledFrom([]float64{0.001, 0.1, 1, 3, 12_345}).Draw(s.rt, "price")
	t.Amount = rapid.SampledFrom([]float64{0.01, 999.99, 1000, 2000, 5000, 1e12}).Draw(s.rt, "amount")
	t.TokenPrice = rapid.SampledFrom([]float64{t.Price, 0, 2}).Draw(s.rt, "token's price")
	t.SettledPrice = rapid.SampledFrom([]float64{t.Price, 2}).Draw(s.rt, "settled price")
	t.Excluded = rapid.IntRange(0, 19).Draw(s.rt, "excluded") == 0
	t.Volume24h, t.Holders = float64(s.small("token's volume")), int64(s.small("token's holders"))
	if t.TxHash = ""; s.want.chain == smartmoney.Polymarket {
		t.TxHash = rapid.SampledFrom([]string{"", "0xab", "0xcd"}).Draw(s.rt, "tx")
	}
	if t.Rank == 0 {
		return nil, nil
	}
	given, copied := *t, *t
	s.want.trade(t)
	return s.live.Trade(&given), s.replica.Trade(&copied)
}

// same compares signals but for what the oracle does not say.
var same = cmp.Options{
	cmpopts.EquateApprox(1e-9, 0), cmpopts.EquateEmpty(),
	cmpopts.IgnoreFields(smartmoney.Signal{}, "ID", "Headline", "Reasons"),
}

// check compares everything that the detectors say of a trade under some settings,
// and notes what was found and what held it back.
func (s *stream) check(c *smartmoney.Config, live, replica *detect.Candidate, seen map[string]int) {
	p := detect.ProfileOf(c)
	p.SignalMinVolume = s.want.least
	want := s.want.found(c)
	got, _ := live.Find(&p, nil)
	if !slices.Equal(got, want) {
		s.rt.Fatalf("found %v, want %v\ntrade %+v\nrow %+v\nconfig %+v", got, want, s.trade, *s.trade.Row, *c)
	}
	if again, _ := replica.Find(&p, nil); !slices.Equal(again, want) {
		s.rt.Fatalf("the one that keeps more finds %v, want %v", again, want)
	}
	if diff := cmp.Diff(s.want.decisions(c), live.Explain(&p, nil), cmpopts.EquateEmpty(), cmpopts.EquateApprox(1e-12, 0)); diff != "" {
		s.rt.Fatalf("verdicts (-want +got)\n%s\ntrade %+v\nrow %+v\nconfig %+v", diff, s.trade, *s.trade.Row, *c)
	}
	for _, v := range live.Explain(&p, nil) {
		if v.Held != nil {
			seen[string(v.Held.Rule)]++
		}
	}
	for _, typ := range want {
		seen[string(typ)]++
		signal := live.Signal(&p, typ, names{})
		if diff := cmp.Diff(s.want.signal(c, typ), signal, same...); diff != "" {
			s.rt.Fatalf("%s (-want +got)\n%s", typ, diff)
		}
		if diff := cmp.Diff(signal, replica.Signal(&p, typ, names{})); diff != "" {
			s.rt.Fatalf("%s of the one that keeps more (-live +replica)\n%s", typ, diff)
		}
	}
}

// TestFindsWhatTheTextSays holds the detector to the oracle: whatever trades come in
// whatever order, while rankings are taken and old trades are forgotten, every
// profile is found exactly the signals that semantics 4 describes, with the content
// that semantics 5 describes, and is told the first rule where there are none.
func TestFindsWhatTheTextSays(t *testing.T) {
	scale.ChecksOf(t, 160)
	seen := map[string]int{}
	for _, chain := range []smartmoney.Chain{smartmoney.Base, smartmoney.Polymarket} {
		t.Run(string(chain), func(t *testing.T) {
			rapid.Check(t, func(rt *rapid.T) { runStream(rt, chain, seen) })
		})
	}
	// Chains and delivery, which begin and end the list, are no gates of detection.
	proved := smartmoney.Rules()[1:15]
	for _, typ := range smartmoney.NotificationTypes() {
		proved = append(proved, smartmoney.Rule(typ))
	}
	for _, what := range proved {
		if seen[string(what)] == 0 {
			t.Errorf("%s was never met: the streams prove nothing about it", what)
		}
	}
	t.Logf("met: %v", seen)
}

func runStream(rt *rapid.T, chain smartmoney.Chain, seen map[string]int) {
	s := &stream{rt: rt}
	configs := []smartmoney.Config{s.config(true), s.config(false), s.config(false)}
	keep := time.Duration(0)
	for i := range configs {
		keep = max(keep, configs[i].Window())
	}
	s = newStream(rt, chain, keep)
	s.want.least = rapid.SampledFrom([]float64{0, 0, 1, 2}).Draw(rt, "signal-min-volume")
	for range rapid.IntRange(1, 200).Draw(rt, "events") {
		if rapid.IntRange(0, 7).Draw(rt, "taking") == 0 {
			s.refresh()
		}
		live, replica := s.next()
		if live == nil {
			continue
		}
		for i := range configs {
			s.check(&configs[i], live, replica, seen)
		}
	}
}
