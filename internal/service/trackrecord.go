package service

import (
	"context"
	"fmt"
	"maps"
	"math"
	"slices"
	"sort"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Grouping is by what a track record groups its signals.
type Grouping string

// The groupings.
const (
	ByType  Grouping = "TYPE"
	ByChain Grouping = "CHAIN"
	ByWeek  Grouping = "WEEK"
)

// TrackRecordQuery selects the calling customer's signals of a track record.
type TrackRecordQuery struct {
	Since   *time.Time // lower bound of SentAt, exclusive; nil: 30 days ago
	Until   *time.Time // upper bound of SentAt, inclusive; nil: none
	Chain   *smartmoney.Chain
	Type    *smartmoney.NotificationType
	GroupBy Grouping
}

// SignalTrackRecord says what followed signals (semantics 9.2).
type SignalTrackRecord struct {
	Since     time.Time  // the lower bound in effect
	Until     *time.Time // nil: none
	KeptSince *time.Time // signals sent before it are deleted; nil: none is
	All       *TrackRecord
	// types and chains in the interface's order, weeks oldest first; only those with signals
	Groups []*TrackRecordGroup
	Delays []*SignalDelay // 0, 60 and 360 minutes
}

// TrackRecordGroup is the track record of the signals that have something in common: the one field
// that is not nil.
type TrackRecordGroup struct {
	Type     *smartmoney.NotificationType
	Chain    *smartmoney.Chain
	WeekFrom *time.Time // Monday 00:00 UTC of the week in which they were sent
	Record   *TrackRecord
}

// TrackRecord counts graded signals.
type TrackRecord struct {
	Count     int // signals with known and unknown prices, without retracted ones
	Retracted int // signals that were taken back; they count nowhere else

	After1h, After6h, After24h *GradedSignals
	Settled                    *GradedSignals // from the price at the signal to the payout
}

// horizons returns the graded signals after 1, 6 and 24 hours and at settlement.
func (t *TrackRecord) horizons() [4]*GradedSignals {
	return [4]*GradedSignals{t.After1h, t.After6h, t.After24h, t.Settled}
}

// GradedSignals summarises gains: relative changes of price in the signal's direction, 0.05 is 5 %.
type GradedSignals struct {
	Count                   int      // signals whose gain is known
	Wins, Losses            int      // gains above 0, and the others
	HitRate                 *float64 // Wins / Count; nil if Count is 0
	HitRateLow, HitRateHigh float64  // Wilson's interval at 95 %, 0 to 1
	MedianGain              *float64 // nil if Count is 0, like the next two
	BestGain, WorstGain     *float64

	gains []float64 // sorted
}

// SignalDelay is the median gain up to 24 hours after signals, of one who follows them later.
type SignalDelay struct {
	Minutes    int
	Count      int // signals with all prices up to 24 hours after
	MedianGain *float64
}

// SignalTrackRecord returns the track record of the calling customer's signals.
func (s *Service) SignalTrackRecord(ctx context.Context, q TrackRecordQuery) (*SignalTrackRecord, error) {
	principal, err := s.customer(ctx)
	if err != nil {
		return nil, err
	}
	if q.GroupBy != ByType && q.GroupBy != ByChain && q.GroupBy != ByWeek {
		return nil, smartmoney.BadInput("groupBy", "groupBy must be one of TYPE, CHAIN and WEEK, got %q", q.GroupBy)
	}
	since := s.opts.Now().Add(-defaultStatsAge).UTC().Truncate(time.Microsecond)
	if q.Since != nil {
		since = *q.Since
	}
	out := &SignalTrackRecord{Since: since, Until: q.Until}
	if out.KeptSince, err = s.notificationsKeptSince(ctx); err != nil {
		return nil, err
	}
	var all recordSums
	delays := newDelays()
	groups := map[int64]*groupSums{}
	err = s.eachOutcome(ctx, principal.CustomerID, out.Since, q.Until, q.Chain, q.Type, func(sent *notifications.SentOutcome) {
		all.add(sent)
		delays.add(sent)
		key := q.GroupBy.key(sent)
		if groups[key] == nil {
			groups[key] = &groupSums{kind: sent.Type, chain: sent.Chain}
		}
		groups[key].add(sent)
	})
	if err != nil {
		return nil, err
	}
	out.All, out.Delays = all.record(), delays.list()
	for _, key := range slices.Sorted(maps.Keys(groups)) {
		out.Groups = append(out.Groups, q.GroupBy.group(key, groups[key]))
	}
	return out, nil
}

// key returns a number for each group, in the order of the groups.
func (gr Grouping) key(sent *notifications.SentOutcome) int64 {
	switch gr {
	case ByChain:
		return int64(sent.Chain.Index())
	case ByWeek:
		return weekFrom(sent.SentAt).Unix()
	default:
		return int64(sent.Type.Index())
	}
}

func (gr Grouping) group(key int64, sums *groupSums) *TrackRecordGroup {
	g := &TrackRecordGroup{Record: sums.record()}
	switch gr {
	case ByChain:
		g.Chain = &sums.chain
	case ByWeek:
		g.WeekFrom = new(time.Unix(key, 0).UTC())
	default:
		g.Type = &sums.kind
	}
	return g
}

// weekFrom returns the beginning of the week of a time: Monday 00:00 UTC.
func weekFrom(at time.Time) time.Time {
	day := at.UTC().Truncate(24 * time.Hour)
	return day.AddDate(0, 0, -(int(day.Weekday())+6)%7)
}

// recordSums has what a TrackRecord needs of its signals.
type recordSums struct {
	count, retracted int
	gains            [4][]float64
}

// groupSums are the sums of a group, with what its first signal has.
type groupSums struct {
	recordSums

	kind  smartmoney.NotificationType
	chain smartmoney.Chain
}

func (r *recordSums) add(sent *notifications.SentOutcome) {
	if sent.Retracted {
		r.retracted++
		return
	}
	r.count++
	o := &sent.Outcome
	for h, later := range []*float64{o.Price1h, o.Price6h, o.Price24h, o.SettledPayout} {
		if gain := gainOf(sent, sent.PriceUSD, later); gain != nil {
			r.gains[h] = append(r.gains[h], *gain)
		}
	}
}

// record returns the track record, and sorts the gains.
func (r *recordSums) record() *TrackRecord {
	return &TrackRecord{
		Count: r.count, Retracted: r.retracted,
		After1h: graded(r.gains[0]), After6h: graded(r.gains[1]), After24h: graded(r.gains[2]), Settled: graded(r.gains[3]),
	}
}

// gainOf returns the relative change from one price to another in a signal's direction; nil if
// either is not known.
func gainOf(sent *notifications.SentOutcome, from float64, to *float64) *float64 {
	signal := smartmoney.Signal{Type: sent.Type, Token: smartmoney.SignalToken{CurrentPriceUSD: from}}
	gain := signal.Return(to)
	if gain != nil && !signal.Buying() {
		*gain = -*gain
	}
	return gain
}

// graded summarises gains, which it sorts.
func graded(gains []float64) *GradedSignals {
	g := &GradedSignals{Count: len(gains), gains: gains}
	g.HitRateLow, g.HitRateHigh = wilson(0, 0)
	if g.Count == 0 {
		return g
	}
	slices.Sort(gains)
	g.Losses = sort.Search(g.Count, func(i int) bool { return gains[i] > 0 })
	g.Wins = g.Count - g.Losses
	g.HitRate = new(float64(g.Wins) / float64(g.Count))
	g.HitRateLow, g.HitRateHigh = wilson(g.Wins, g.Count)
	g.MedianGain, g.WorstGain, g.BestGain = new(median(gains)), &gains[0], &gains[g.Count-1]
	return g
}

// z975 is the 97.5 % quantile of the normal distribution.
const z975 = 1.959963984540054

// wilson returns Wilson's interval of a rate at 95 %: 0 to 1 if n is 0.
func wilson(wins, n int) (low, high float64) {
	if n == 0 {
		return 0, 1
	}
	const zz = z975 * z975
	p, count := float64(wins)/float64(n), float64(n)
	centre := (p + zz/(2*count)) / (1 + zz/count)
	reach := z975 / (1 + zz/count) * math.Sqrt(p*(1-p)/count+zz/(4*count*count))
	return max(0, centre-reach), min(1, centre+reach)
}

// delaySums compares when to follow signals, over those that have all prices up to 24 hours after.
type delaySums struct {
	delays []*SignalDelay
	gains  [][]float64 // by delay
}

func newDelays() *delaySums {
	delays := []*SignalDelay{{Minutes: 0}, {Minutes: 60}, {Minutes: 360}}
	return &delaySums{delays, make([][]float64, len(delays))}
}

func (d *delaySums) add(sent *notifications.SentOutcome) {
	o := &sent.Outcome
	if sent.Retracted || o.Price1h == nil || o.Price6h == nil {
		return
	}
	at := []*float64{gainOf(sent, sent.PriceUSD, o.Price24h), gainOf(sent, *o.Price1h, o.Price24h), gainOf(sent, *o.Price6h, o.Price24h)}
	if slices.Contains(at, nil) {
		return
	}
	for i := range at {
		d.gains[i] = append(d.gains[i], *at[i])
	}
}

func (d *delaySums) list() []*SignalDelay {
	for i, gains := range d.gains {
		summary := graded(gains)
		d.delays[i].Count, d.delays[i].MedianGain = summary.Count, summary.MedianGain
	}
	return d.delays
}

// eachOutcome calls f for signals of a customer, with their outcomes, within limits.Statistics.
func (s *Service) eachOutcome(
	ctx context.Context, customer string, since time.Time, until *time.Time, chain *smartmoney.Chain, kind *smartmoney.NotificationType,
	f func(*notifications.SentOutcome),
) error {
	q := notifications.Query{CustomerID: customer, Since: &since, Until: until}
	if chain != nil {
		q.Chains = []smartmoney.Chain{*chain}
	}
	if kind != nil {
		q.Types = []smartmoney.NotificationType{*kind}
	}
	done, err := limits.Enter(ctx, limits.Statistics)
	if err != nil {
		return err
	}
	defer done()
	if err := s.opts.Notifications.EachOutcome(ctx, q, f); err != nil {
		return fmt.Errorf("outcomes of customer %s: %w", customer, err)
	}
	return nil
}

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
