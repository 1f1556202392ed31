package recommend

import (
	"context"
	"math"
	"slices"
	"time"
)

// Depth is the number of best items that count in Recall and NDCG.
const Depth = 20

// testShare is the share of the interactions, the newest, on which models are measured.
const testShare = 0.2

// mostTested bounds the wallets on which models are measured.
const mostTested = 5000

// Report says how well EASE predicts trades to which it was not fitted, beside popularity.
type Report struct {
	Counts  Counts        `json:"counts"`
	SplitAt time.Time     `json:"split_at"` // interactions from then on are held out, UTC
	Wallets int           `json:"wallets"`  // measured: those with known items before, and others after
	Items   int           `json:"items"`    // that the model knows
	Best    string        `json:"best"`     // the name with the higher NDCG
	Models  []ModelReport `json:"models"`   // popularity, then EASE
}

// ModelReport is the quality of what answers for a name: means over the measured wallets, 0 to 1,
// with their 95 % confidence intervals.
type ModelReport struct {
	Name   string   `json:"name"`
	Recall Interval `json:"recall_at_20"`
	NDCG   Interval `json:"ndcg_at_20"`
	// Lead is the difference of the NDCG to that of popularity-v1, wallet by wallet.
	Lead Interval `json:"ndcg_lead"`
}

// Interval is a mean with its 95 % confidence interval. All are 0 if nothing was measured.
type Interval struct {
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// NewInterval returns the mean of values, 1.96 standard errors around it.
func NewInterval(values []float64) Interval {
	if len(values) == 0 {
		return Interval{}
	}
	n, sum, squares := float64(len(values)), 0.0, 0.0
	for _, v := range values {
		sum += v
	}
	mean := sum / n
	for _, v := range values {
		squares += (v - mean) * (v - mean)
	}
	margin := 1.96 * math.Sqrt(squares/max(n-1, 1)/n)
	return Interval{Mean: mean, Low: mean - margin, High: mean + margin}
}

// Evaluate measures EASE and popularity on the newest fifth of the interactions, fitted to the
// others. For each wallet with a known history, the known items that it traded since the split
// should be among the best Depth of those that are not in the history.
func Evaluate(ctx context.Context, interactions []Interaction) (*Report, error) {
	return evaluate(ctx, merged(interactions))
}

// evaluate is Evaluate for merged interactions.
func evaluate(ctx context.Context, pairs []Interaction) (*Report, error) {
	at := splitAt(pairs)
	past := slices.DeleteFunc(slices.Clone(pairs), func(one Interaction) bool { return !one.At.Before(at) })
	m, err := fit(ctx, past)
	if err != nil {
		return nil, err
	}
	cases := m.cases(pairs, at)
	report := &Report{Counts: countsOf(pairs), SplitAt: at, Wallets: len(cases), Items: m.Items(), Best: PopularityName}
	var baseline []float64 // the NDCG of popularity
	for _, name := range []string{PopularityName, EASEName} {
		recall, ndcg, err := m.measure(ctx, name, cases)
		if err != nil {
			return nil, err
		}
		if name == PopularityName {
			baseline = ndcg
		}
		lead := make([]float64, len(ndcg))
		for i := range lead {
			lead[i] = ndcg[i] - baseline[i]
		}
		report.Models = append(report.Models, ModelReport{name, NewInterval(recall), NewInterval(ndcg), NewInterval(lead)})
	}
	if report.Models[1].NDCG.Mean > report.Models[0].NDCG.Mean {
		report.Best = EASEName
	}
	return report, nil
}

// splitAt returns the time from which on the newest testShare of the interactions are. It does not
// separate interactions of equal time: if all are of one, it returns a later time.
func splitAt(pairs []Interaction) time.Time {
	times := make([]time.Time, len(pairs))
	for i, one := range pairs {
		times[i] = one.At
	}
	slices.SortFunc(times, time.Time.Compare)
	split := int(float64(len(times)) * (1 - testShare))
	for split > 0 && split < len(times) && times[split].Equal(times[split-1]) {
		split++
	}
	switch {
	case split < len(times):
		return times[split]
	case split > 0:
		return times[split-1].Add(time.Nanosecond)
	}
	return time.Time{}
}

// heldOut is a wallet with its history before the split, and the items that it traded since.
type heldOut struct {
	group   int32
	history []held
	items   []int32 // numbers of items in the group
}

// cases returns the wallets on which the model, fitted to the interactions before a time, is
// measured: at most mostTested, evenly spaced.
func (m *Model) cases(pairs []Interaction, at time.Time) []heldOut {
	var cases []heldOut
	for i := 0; i < len(pairs); {
		user := pairs[i].User
		found := make([]heldOut, len(m.groups))
		for ; i < len(pairs) && pairs[i].User == user; i++ {
			one := &pairs[i]
			p, known := m.places[one.Item]
			switch {
			case !known:
			case one.At.Before(at):
				found[p.group].history = append(found[p.group].history, held{p.number, Weight(m.until.Sub(one.At), one.Count, one.USD)})
			default:
				found[p.group].items = append(found[p.group].items, p.number)
			}
		}
		for group, one := range found {
			if len(one.history) > 0 && len(one.items) > 0 {
				one.group = int32(group)
				cases = append(cases, one)
			}
		}
	}
	if len(cases) <= mostTested {
		return cases
	}
	some := make([]heldOut, mostTested)
	for i := range some {
		some[i] = cases[i*len(cases)/mostTested]
	}
	return some
}

// measure returns the recall and the NDCG of what answers for a name, for each case.
func (m *Model) measure(ctx context.Context, name string, cases []heldOut) (recall, ndcg []float64, err error) {
	for _, one := range cases {
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		scores := m.groups[one.group].scores(name == EASEName, one.history)
		for _, h := range one.history {
			scores[h.item] = math.Inf(-1)
		}
		r, n := quality(best(scores), one.items)
		recall, ndcg = append(recall, r), append(ndcg, n)
	}
	return recall, ndcg, nil
}

// best returns the numbers of the Depth largest scores, the largest first, of equal ones the
// smaller number. It leaves out -Inf.
func best(scores []float64) []int32 {
	top := make([]int32, 0, Depth+1)
	for i, s := range scores {
		if math.IsInf(s, -1) || len(top) == Depth && s <= scores[top[Depth-1]] {
			continue
		}
		at := len(top)
		for at > 0 && s > scores[top[at-1]] {
			at--
		}
		top = slices.Insert(top, at, int32(i))
		top = top[:min(len(top), Depth)]
	}
	return top
}

// quality returns the recall and the NDCG of a ranking: how many of the relevant items it has,
// of at most Depth, and the same with each discounted by the binary logarithm of its place.
func quality(ranking, relevant []int32) (recall, ndcg float64) {
	possible, ideal := min(len(relevant), Depth), 0.0
	for i := range possible {
		ideal += 1 / math.Log2(float64(i)+2)
	}
	hits := 0
	for i, item := range ranking {
		if slices.Contains(relevant, item) {
			hits++
			ndcg += 1 / math.Log2(float64(i)+2)
		}
	}
	return float64(hits) / float64(possible), ndcg / ideal
}
