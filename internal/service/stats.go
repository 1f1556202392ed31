package service

import (
	"context"
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
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
	Since     time.Time  // the lower bound in effect
	KeptSince *time.Time // signals sent before it are deleted; nil: none is
	// signals with known and unknown outcomes, without retracted ones
	Count int
	// signals that were taken back; they count nowhere else
	Retracted                     int
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

// SignalStats returns the track record of the calling customer's signals as statistics of returns.
func (s *Service) SignalStats(ctx context.Context, q StatsQuery) (*SignalStats, error) {
	record, err := s.SignalTrackRecord(ctx, TrackRecordQuery{Since: q.Since, Chain: q.Chain, Type: q.Type, GroupBy: ByType})
	if err != nil {
		return nil, err
	}
	var returns [4]*ReturnStats
	for horizon, all := range record.All.horizons() {
		returns[horizon] = all.returnStats(returnsOf(record.Groups, horizon))
	}
	return &SignalStats{
		Since: record.Since, KeptSince: record.KeptSince, Count: record.All.Count, Retracted: record.All.Retracted,
		Return1h: returns[0], Return6h: returns[1], Return24h: returns[2], Settled: returns[3],
	}, nil
}

// returnsOf returns the returns at one horizon after the signals of groups by type, sorted. A gain
// of a sell signal is a return with the opposite sign.
func returnsOf(byType []*TrackRecordGroup, horizon int) []float64 {
	var returns []float64
	for _, g := range byType {
		signal := smartmoney.Signal{Type: *g.Type}
		for _, gain := range g.Record.horizons()[horizon].gains {
			if !signal.Buying() {
				gain = -gain
			}
			returns = append(returns, gain)
		}
	}
	slices.Sort(returns)
	return returns
}

// returnStats summarises graded signals by their returns, which are sorted.
func (g *GradedSignals) returnStats(returns []float64) *ReturnStats {
	out := &ReturnStats{Count: g.Count, HitRate: g.HitRate}
	if g.Count == 0 {
		return out
	}
	rate := *g.HitRate
	out.MedianReturn = new(median(returns))
	out.HitRateStdError = new(math.Sqrt(rate * (1 - rate) / float64(g.Count)))
	if g.Count > 1 {
		out.MedianStdError = new(medianStdError(returns))
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
