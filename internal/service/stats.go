package service

import (
	"context"
	"fmt"
	"math"
	"slices"
	"time"

	"smartmoney/internal/smartmoney"
)

// defaultStatsAge is how far back figures go where a caller names no start.
const defaultStatsAge = 30 * 24 * time.Hour

// StatsQuery selects the signals of the customer who asks whose prices are looked at.
type StatsQuery struct {
	Since *time.Time // only those sent after it; nil: 30 days ago
	Chain *smartmoney.Chain
	Type  *smartmoney.NotificationType
}

// SignalStats is how the prices went after signals.
type SignalStats struct {
	Since                         time.Time // the value that was used
	Count                         int       // signals, whether their outcome is known or not
	Return1h, Return6h, Return24h *ReturnStats
	Settled                       *ReturnStats // from the price at the signal to the payout
}

// ReturnStats is how the prices went within one time after signals. Returns are
// relative changes: 0.05 is 5 % up.
type ReturnStats struct {
	Count           int      // signals whose return is known
	MedianReturn    *float64 // nil without any
	MedianStdError  *float64 // nil with fewer than 2
	HitRate         *float64 // 0 to 1; nil without any
	HitRateStdError *float64 // nil without any
}

// SignalStats returns how the prices went after signals of the customer who asks.
func (s *Service) SignalStats(ctx context.Context, q StatsQuery) (*SignalStats, error) {
	who, err := customer(ctx)
	if err != nil {
		return nil, err
	}
	stats := &SignalStats{Since: s.now().Add(-defaultStatsAge).UTC().Truncate(time.Microsecond)}
	if q.Since != nil {
		stats.Since = *q.Since
	}
	rows, err := s.notifications.OutcomesOf(ctx, who.CustomerID, stats.Since, q.Chain, q.Type)
	if err != nil {
		return nil, fmt.Errorf("outcomes of customer %s: %w", who.CustomerID, err)
	}
	var returns [4]sample
	for i := range rows {
		signal := smartmoney.Signal{Type: rows[i].Type, Token: smartmoney.SignalToken{CurrentPriceUSD: rows[i].PriceUSD}}
		o := &rows[i].Outcome
		for h, later := range []*float64{o.Price1h, o.Price6h, o.Price24h, o.SettledPayout} {
			returns[h].add(signal.Return(later), signal.Buying())
		}
	}
	stats.Count = len(rows)
	stats.Return1h, stats.Return6h = returns[0].stats(), returns[1].stats()
	stats.Return24h, stats.Settled = returns[2].stats(), returns[3].stats()
	return stats, nil
}

// sample gathers the returns of signals within one time.
type sample struct {
	returns []float64
	hits    int
}

// add takes a signal's return, nil where it is not known. It is a hit when the price
// went the signal's way: up after one that buys, down after one that sells.
func (s *sample) add(change *float64, buying bool) {
	if change == nil {
		return
	}
	s.returns = append(s.returns, *change)
	if buying && *change > 0 || !buying && *change < 0 {
		s.hits++
	}
}

func (s *sample) stats() *ReturnStats {
	n := len(s.returns)
	out := &ReturnStats{Count: n}
	if n == 0 {
		return out
	}
	slices.Sort(s.returns)
	median, rate := median(s.returns), float64(s.hits)/float64(n)
	rateError := math.Sqrt(rate * (1 - rate) / float64(n))
	out.MedianReturn, out.HitRate, out.HitRateStdError = &median, &rate, &rateError
	if n > 1 {
		medianError := medianStdError(s.returns)
		out.MedianStdError = &medianError
	}
	return out
}

// median returns the middle of sorted numbers, the mean of the middle two of an even
// number of them.
func median(sorted []float64) float64 {
	n := len(sorted)
	if n%2 == 1 {
		return sorted[n/2]
	}
	return sorted[n/2-1]/2 + sorted[n/2]/2
}

// z995 is the 99.5 % quantile of the normal distribution.
const z995 = 2.5758293035489004

// medianStdError is the standard error of the median of at least 2 sorted numbers by
// McKean and Schrader (1984), which assumes nothing of their distribution. The
// interval between the k-th smallest and the k-th largest holds the median with a
// probability of about 99 %, where
//
//	k = round((n + 1)/2 − z √(n/4)), at least 1, z = 2.5758…
//
// and the error is the width of that interval divided by 2 z.
func medianStdError(sorted []float64) float64 {
	n := len(sorted)
	k := max(int(math.Round(float64(n+1)/2-z995*math.Sqrt(float64(n)/4))), 1)
	return smartmoney.Finite(sorted[n-k]-sorted[k-1]) / (2 * z995)
}
