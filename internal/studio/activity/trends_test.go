package activity_test

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
)

// TestTrendsMatchBruteForce compares series and trends of random logs with sums over the whole log.
func TestTrendsMatchBruteForce(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		events := log(t)
		s := activity.New()
		if err := s.Apply(smartmoney.Polymarket, 1, events); err != nil {
			t.Fatal(err)
		}
		o := newOracle(events)
		wallets := []string{"w1", "w3", "nobody"}
		for _, token := range []string{"1", "2", "3", "4"} {
			for metric := activity.Price; metric <= activity.Flow; metric++ {
				checkSeries(t, s, o, token, metric, false, wallets)
				if metric != activity.Flow {
					checkSeries(t, s, o, token, metric, true, wallets)
				}
			}
		}
		hours := rapid.IntRange(1, activity.MaxTrendHours).Draw(t, "hours")
		since, got := s.Trends(smartmoney.Polymarket, wallets, hours, 2)
		if want := o.trends(wallets, hours); !slices.EqualFunc(got, want[:min(2, len(want))], sameTrend) {
			t.Errorf("trends of %d hours %+v, want %+v", hours, got, want)
		}
		if want := o.now.Truncate(time.Hour).Add(-time.Duration(hours-1) * time.Hour); !o.now.IsZero() && !since.Equal(want) {
			t.Errorf("trends since %v, want %v", since, want)
		}
	})
}

func sameTrend(a, b activity.Trend) bool {
	changes := a.Change == b.Change || a.Change != nil && b.Change != nil && *a.Change == *b.Change
	a.Change, b.Change = nil, nil
	return changes && a == b
}

func checkSeries(t *rapid.T, s *activity.State, o oracle, token string, metric activity.Metric, days bool, wallets []string) {
	t.Helper()
	var want []activity.Point
	if _, known := s.Token(smartmoney.Polymarket, token); known && !o.now.IsZero() {
		want = o.series(token, metric, days, wallets)
	}
	if got := s.Series(smartmoney.Polymarket, token, metric, days, wallets); !slices.Equal(got, want) {
		t.Errorf("metric %d of token %s, days %v:\n%v, want\n%v", metric, token, days, got, want)
	}
}

func (o oracle) series(token string, metric activity.Metric, days bool, wallets []string) (out []activity.Point) {
	width, slots := time.Hour, 24
	if days {
		width, slots = 24*time.Hour, 30
		if metric == activity.Price {
			slots = 7
		}
	}
	for i := slots - 1; i >= 0; i-- {
		at := o.now.Truncate(width).Add(-time.Duration(i) * width)
		p := activity.Point{At: at}
		if metric == activity.Price {
			price, ok := o.priceBefore(token, at.Add(width), width)
			if !ok {
				continue
			}
			p.Value = price
		} else {
			p.Value = o.sum(token, metric, at, at.Add(width), wallets)
		}
		out = append(out, p)
	}
	return out
}

func (o oracle) sum(token string, metric activity.Metric, from, to time.Time, wallets []string) float64 {
	sum := 0.0
	for _, e := range o.events {
		tr := e.Trade
		switch {
		case tr == nil, tr.Token != token, tr.TradedAt.Before(from), !tr.TradedAt.Before(to):
		case metric == activity.Trades:
			sum++
		case metric == activity.Volume:
			sum += tr.AmountUSD
		case slices.Contains(wallets, tr.Wallet) && tr.Side == smartmoney.Buy:
			sum += tr.AmountUSD
		case slices.Contains(wallets, tr.Wallet):
			sum -= tr.AmountUSD
		}
	}
	return sum
}

// priceBefore returns the last price before a moment, and false if there is none or a price so much
// later that it was forgotten.
func (o oracle) priceBefore(token string, moment time.Time, width time.Duration) (price float64, ok bool) {
	all := o.prices(token)
	if len(all) == 0 {
		return 0, false
	}
	oldest := all[len(all)-1].at.Add(-24 * time.Hour).Truncate(time.Hour)
	if width > time.Hour {
		oldest = all[len(all)-1].at.Add(-7 * 24 * time.Hour).Truncate(6 * time.Hour)
	}
	if moment.Before(oldest) {
		return 0, false
	}
	for _, p := range all {
		if p.at.Before(moment) {
			price, ok = p.price, true
		}
	}
	return price, ok
}

func (o oracle) trends(wallets []string, hours int) (out []activity.Trend) {
	from := o.now.Truncate(time.Hour).Add(-time.Duration(hours-1) * time.Hour)
	for _, token := range []string{"1", "2", "3", "4"} {
		t := activity.Trend{Token: token, NetUSD: o.sum(token, activity.Flow, from, o.now.Add(time.Hour), wallets)}
		buyers, sellers := map[string]bool{}, map[string]bool{}
		for _, e := range o.events {
			if tr := e.Trade; tr != nil && tr.Token == token && !tr.TradedAt.Before(from) && slices.Contains(wallets, tr.Wallet) {
				map[smartmoney.Side]map[string]bool{smartmoney.Buy: buyers, smartmoney.Sell: sellers}[tr.Side][tr.Wallet] = true
			}
		}
		if t.Buyers, t.Sellers = len(buyers), len(sellers); t.Buyers == 0 {
			continue
		}
		if then, ok := o.priceBefore(token, from, time.Hour); ok {
			all := o.prices(token)
			t.Change = &activity.Change{Then: then, Now: all[len(all)-1].price}
		}
		out = append(out, t)
	}
	slices.SortFunc(out, func(a, b activity.Trend) int {
		return cmp.Or(cmp.Compare(b.Buyers, a.Buyers), cmp.Compare(b.NetUSD, a.NetUSD), cmp.Compare(a.Token, b.Token))
	})
	return out
}

// What begins with a text comes first, then what was traded most.
func TestFind(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	var events []event.Event
	for i, x := range []struct {
		symbol string
		usd    float64
	}{{"KRAON", 1}, {"RAON", 2}, {"Xraonix", 3}, {"OTHER", 9}, {"kraon 2", 4}} {
		events = append(events, event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
			ID: fmt.Sprint(i), Chain: smartmoney.Base, Wallet: fmt.Sprintf("0x%d00ab", i), Token: fmt.Sprintf("0x%d", i), Symbol: x.symbol, Side: smartmoney.Buy,
			Quantity: 1, PriceUSD: x.usd, AmountUSD: x.usd, TradedAt: now,
		}})
	}
	s := activity.New()
	if err := s.Apply(smartmoney.Base, 1, events); err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]activity.Found{
		"raon":    {Wallets: []string{}, Tokens: []string{"0x1", "0x4", "0x2", "0x0"}, Markets: []string{}},
		"KRA":     {Wallets: []string{}, Tokens: []string{"0x4", "0x0"}, Markets: []string{}},
		"0AB":     {Wallets: []string{"0x300ab", "0x400ab", "0x200ab", "0x100ab"}, Tokens: []string{}, Markets: []string{}},
		"0x":      {Wallets: []string{"0x300ab", "0x400ab", "0x200ab", "0x100ab"}, Tokens: []string{"0x3", "0x4", "0x2", "0x1"}, Markets: []string{}},
		"nothing": {Wallets: []string{}, Tokens: []string{}, Markets: []string{}},
	} {
		got, err := s.Find(smartmoney.Base, text, 4, func() error { return nil })
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %+v, %v; want %+v", text, got, err, want)
		}
	}
}
