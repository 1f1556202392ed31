package activity_test

import (
	"math"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestQuotesTokens applies the trades of the worked example of semantics 2.2: the price of a token,
// its series and its change among the trends are the quoted price after each, which a trade of next
// to nothing does not move.
func TestQuotesTokens(t *testing.T) {
	t.Parallel()
	noon := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	s, token := activity.New(), testkit.Token(smartmoney.Base, 1)
	for i, trade := range []struct {
		at            time.Duration
		amount, price float64
		want          float64
	}{
		{-time.Hour, 100, 2, 2},
		{25 * time.Hour, 1000, 1, 1}, // a day later the earlier point does not count
		{25*time.Hour + 2*time.Second, 400, 1.02, 1},
		{25*time.Hour + 10*time.Second, 600, 0.98, 1 / 1.02},
		{25*time.Hour + 20*time.Second, 2500, 1.01, 1.01},
		{25*time.Hour + 25*time.Second, 0.000001, 1e12, 1.01},
		{25*time.Hour + 30*time.Second, 50, 40, 1.02},
	} {
		e := testkit.Buy(smartmoney.Base, 1, 1, noon.Add(trade.at+time.Second))
		e.Trade.Quantity, e.Trade.AmountUSD, e.Trade.PriceUSD = trade.amount/trade.price, trade.amount, trade.price
		if err := s.Apply(smartmoney.Base, int64(i)+1, []event.Event{e}); err != nil {
			t.Fatal(err)
		}
		got, _ := s.Token(smartmoney.Base, token)
		if got.PriceUSD == nil || math.Abs(*got.PriceUSD-trade.want) > 1e-9 {
			t.Errorf("after trade %d the price is %v, want %v", i+1, got.PriceUSD, trade.want)
		}
		series := s.Series(smartmoney.Base, token, activity.Price, false, nil)
		if n := len(series); n == 0 || math.Abs(series[n-1].Value-trade.want) > 1e-9 {
			t.Errorf("after trade %d the series is %v, want %v at its end", i+1, series, trade.want)
		}
	}
	_, trends := s.Trends(smartmoney.Base, []string{testkit.Wallet(smartmoney.Base, 1)}, 1, 9)
	if len(trends) != 1 || trends[0].Change == nil || trends[0].Change.Then != 2 || math.Abs(trends[0].Change.Now-1.02) > 1e-9 {
		t.Errorf("trends %+v, want one from 2 to 1.02", trends)
	}
}

// TestOffMarketCountsNowhere compares a log with trades off the market with the same log without
// them.
func TestOffMarketCountsNowhere(t *testing.T) {
	t.Parallel()
	const wallets, tokens = 4, 3
	states := [2]*activity.State{activity.New(), activity.New()}
	applied := [2]int64{}
	apply := func(i int, e event.Event) {
		if err := states[i].Apply(smartmoney.Base, applied[i]+1, []event.Event{e}); err != nil {
			t.Fatal(err)
		}
		applied[i]++
	}
	for _, e := range testkit.Events(1, smartmoney.Base, 300, wallets, tokens) {
		apply(0, e)
		apply(1, e)
		if e.Trade != nil {
			off := *e.Trade
			off.ID, off.OffMarket, off.PriceUSD, off.AmountUSD = off.ID+"-off", true, off.PriceUSD*9, off.AmountUSD*9
			apply(1, event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &off})
		}
	}
	if diff := cmp.Diff(everything(states[0], wallets, tokens), everything(states[1], wallets, tokens)); diff != "" {
		t.Errorf("trades off the market count (-without +with):\n%s", diff)
	}
}

// everything returns what a state shows of base.
func everything(s *activity.State, wallets, tokens int) (out []any) {
	var names []string
	for i := range wallets {
		names = append(names, testkit.Wallet(smartmoney.Base, i))
		w, _ := s.Wallet(smartmoney.Base, names[i])
		out = append(out, w, s.History(smartmoney.Base, names[i]))
	}
	for i := range tokens {
		name := testkit.Token(smartmoney.Base, i)
		token, _ := s.Token(smartmoney.Base, name)
		out = append(out, token, s.TokenBets(smartmoney.Base, name, 100))
		for metric := activity.Price; metric <= activity.Flow; metric++ {
			out = append(out, s.Series(smartmoney.Base, name, metric, false, names[:2]))
		}
	}
	since, trends := s.Trends(smartmoney.Base, names[:2], 24, 100)
	return append(out, since, trends, s.Smart(smartmoney.Base, names), s.Trades(smartmoney.Base))
}

// TestGap checks that events which do not follow the state are refused.
func TestGap(t *testing.T) {
	t.Parallel()
	s := activity.New()
	if err := s.Apply(smartmoney.Base, 2, testkit.Events(1, smartmoney.Base, 10, 2, 2)); err == nil {
		t.Error("a gap was accepted")
	}
}
