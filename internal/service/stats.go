package service

import (
	"context"
	"math"
	"slices"
	"time"

	"smartmoney/internal/notifications"
	"smartmoney/internal/smartmoney"
)

// defaultStatsAge is the age of the oldest signal in the statistics if a request names no
// start.
const defaultStatsAge = 30 * 24 * time.Hour

// StatsQuery selects the calling customer's signals for the statistics.
type StatsQuery struct {
	Since *time.Time // lower bound of SentAt, exclusive; nil: 30 days ago
	Chain *smartmoney.Chain
	Type  *smartmoney.NotificationType
}

// SignalStats is a summary of the outcomes of signals.
type SignalStats struct {
	Since                         time.Time  // the lower bound in effect
	KeptSince                     *time.Time // signals sent before it are deleted; nil: none is
	Count                         int        // signals with known and unknown outcomes, without retracted ones
	Retracted                     int        // signals that were taken back; they count nowhere else
	Return1h, Return6h, Return24h *ReturnStats
	Settled                       *ReturnStats // from the price at the signal to the payout
}

// ReturnStats summarises the returns at one time after signals. Returns are relative
// changes: 0.05 is 5 % up.
type ReturnStats struct {
	Count           int      // signals with a known return
	MedianReturn    *float64 // nil if Count is 0
	MedianStdError  *float64 // nil if Count is less than 2
	HitRate         *float64 // 0 to 1; nil if Count is 0
	HitRateStdError *float64 // nil if Count is 0
}

// SignalStats returns statistics of the outcomes of the calling customer's signals.
func (s *Service) SignalStats(ctx context.Context, q StatsQuery) (*SignalStats, error) {
	principal, err := s.customer(ctx)
	if err != nil {
		return nil, err
	}
	stats := &SignalStats{Since: s.statsSince(q.Since)}
	if stats.KeptSince, err = s.notificationsKeptSince(ctx); err != nil {
		return nil, err
	}
	var samples [4]sample
	err = s.eachOutcome(ctx, principal.CustomerID, stats.Since, nil, q.Chain, q.Type, func(sent *notifications.SentOutcome) {
		if sent.Retracted {
			stats.Retracted++
			return
		}
		stats.Count++
		signal := smartmoney.Signal{Type: sent.Type, Token: smartmoney.SignalToken{CurrentPriceUSD: sent.PriceUSD}}
		o := &sent.Outcome
		for h, later := range []*float64{o.Price1h, o.Price6h, o.Price24h, o.SettledPayout} {
			samples[h].add(signal.Return(later), signal.Buying())
		}
	})
	if err != nil {
		return nil, err
	}
	stats.Return1h, stats.Return6h = samples[0].stats(), samples[1].stats()
	stats.Return24h, stats.Settled = samples[2].stats(), samples[3].stats()
	return stats, nil
}

// sample collects the returns of signals at one time after them.
type sample struct {
	returns []float64
	hits    int
}

// add adds a signal's return; nil is ignored. The return counts as a hit if the price moved
// in the signal's direction: up after a buy, down after a sell.
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

// median returns the median of sorted numbers; of an even count, the mean of the middle two.
func median(sorted []float64) float64 {
	n := len(sorted)
	if n%2 == 1 {
		return sorted[n/2]
	}
	return sorted[n/2-1]/2 + sorted[n/2]/2
}

// z995 is the 99.5 % quantile of the normal distribution.
const z995 = 2.5758293035489004

// medianStdError returns the standard error of the median of at least 2 sorted numbers by
// McKean and Schrader (1984), which assumes nothing about their distribution. The interval
// between the k-th smallest and the k-th largest contains the median with a
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
