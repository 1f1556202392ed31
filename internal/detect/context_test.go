package detect_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	topWallets   = 200
	contextStart = int64(1_762_858_800_000_000_000) // 2025-11-11T11:00:00Z
)

// chainContext is a detector with the trades of a test.
type chainContext struct {
	*detect.Detector
	now, seq int64
}

func newChainContext(chain smartmoney.Chain) *chainContext {
	return &chainContext{Detector: detect.New(chain, topWallets, 40*time.Hour), now: contextStart}
}

// open is a configuration whose gates let everything through: two wallets converge
// within six hours, and a buy of 50,000 USD by one of the best 50 is a whale's.
func open() smartmoney.Config {
	return smartmoney.Config{
		ConvergenceMinWallets: 2, ConvergenceWindowHours: 6, WhaleMinTradeUSD: 50_000, WhaleMaxRank: 50, MaxBuyVolumeUSD: 1e9,
	}
}

// goodRow is a row for every wallet that a test does not speak of.
func goodRow() *detect.Row {
	return &detect.Row{
		Trades: 1000, Closed: 1000, Winning: 1000, Tokens: 1000, BuyVolume: 1, Realized: 12_345.6, Net: 23_456.7, Score: 1, WinRate: 1,
	}
}

// trade lets a wallet, whose number is also its rank, trade a token a time before
// the present; later, the present moves on.
func (c *chainContext) trade(wallet int, ago time.Duration, change ...func(*detect.Trade)) *detect.Candidate {
	at := c.now - int64(ago)
	c.now = max(c.now, at)
	c.seq++
	t := &detect.Trade{
		Seq: c.seq, GlobalOffset: c.seq, ID: uint64(c.seq), At: at, T: c.now, Wallet: uint32(wallet), Token: 1, Rank: wallet, Row: goodRow(),
		Price: 0.5, Amount: 1500, TokenPrice: 0.5, Volume24h: 1e6, Holders: 1e6,
	}
	for _, f := range change {
		f(t)
	}
	return c.Trade(t)
}

func sells(t *detect.Trade) { t.Sell = true }

func amount(usd float64) func(*detect.Trade) { return func(t *detect.Trade) { t.Amount = usd } }

func row(f func(*detect.Row)) func(*detect.Trade) { return func(t *detect.Trade) { f(t.Row) } }

// raises checks what a candidate raises under a configuration.
func raises(t *testing.T, o *detect.Candidate, c smartmoney.Config, want ...smartmoney.NotificationType) {
	t.Helper()
	p := detect.ProfileOf(&c)
	got, _ := o.Find(&p, nil)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("raised (-want +got)\n%s", diff)
	}
}

// holds checks that a candidate's only candidate is held back, by which rule.
func holds(t *testing.T, o *detect.Candidate, c smartmoney.Config, typ smartmoney.NotificationType, rule smartmoney.Rule, threshold, value float64) {
	t.Helper()
	p := detect.ProfileOf(&c)
	want := []detect.Decision{{Type: typ, Held: &smartmoney.Held{Rule: rule, Threshold: threshold, Value: value}}}
	if diff := cmp.Diff(want, o.Explain(&p, nil)); diff != "" {
		t.Errorf("verdicts (-want +got)\n%s", diff)
	}
	raises(t, o, c)
}
