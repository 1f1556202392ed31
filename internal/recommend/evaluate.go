package recommend

import (
	"context"
	"math"
	"slices"
	"time"
)

// Depth is the number of best items that count in Recall and NDCG.
const Depth = 20

// testShare is the share of the trades, the newest, on which models are measured. The penalty
// of EASE is chosen on an equal share of the others.
const testShare = 0.2

// mostTested bounds the wallets on which models are measured.
const mostTested = 5000

// Report says how well the models predict trades to which they were not fitted.
type Report struct {
	Counts  Counts        `json:"counts"`
	SplitAt time.Time     `json:"split_at"` // trades from then on are held out, UTC
	Wallets int           `json:"wallets"`  // measured: those with known items before, and new ones after
	Items   int           `json:"items"`    // that the models know
	Penalty float64       `json:"penalty"`  // of EASE: lambda is it times the mean of the Gram matrix's diagonal
	Best    string        `json:"best"`     // the model with the highest NDCG
	Models  []ModelReport `json:"models"`
}

// ModelReport is the quality of one model: means over the measured wallets, 0 to 1, with their
// 95 % bootstrap intervals.
type ModelReport struct {
	Name   string   `json:"name"`
	Recall Interval `json:"recall_at_20"`
	NDCG   Interval `json:"ndcg_at_20"`
	// Lead is the difference of the NDCG to that of popularity-v1, wallet by wallet.
	Lead Interval `json:"ndcg_lead"`
}

// Evaluate measures the models on the newest fifth of the trades. For each wallet with a known
// history, the known items that it trades for the first time after the split should be among
// the best Depth of those that it had not traded before.
func Evaluate(ctx context.Context, data *Dataset, limits Limits) (*Report, error) {
	f := data.frame()
	report, _, err := f.evaluate(ctx, limits)
	if err != nil {
		return nil, err
	}
	report.Counts = data.Counts()
	return report, nil
}

// modelNames are the models, the simplest first. The first one wins ties.
var modelNames = [...]string{PopularityName, ItemKNNName, EASEName}

// evaluate returns the report and the penalty of EASE.
func (f *frame) evaluate(ctx context.Context, limits Limits) (*Report, float64, error) {
	split := before(f.entries)
	penalty, err := f.choosePenalty(ctx, split, limits)
	if err != nil {
		return nil, 0, err
	}
	report := &Report{Penalty: penalty, Best: PopularityName}
	if split < len(f.entries) {
		report.SplitAt = time.Unix(0, f.entries[split].at).UTC()
	}
	trial, err := f.newTrial(ctx, f.entries[:split], f.entries[split:], limits)
	if err != nil {
		return nil, 0, err
	}
	if err := trial.fitEASE(penalty); err != nil {
		return nil, 0, err
	}
	report.Wallets, report.Items = len(trial.cases), trial.items()
	baseline, best := []float64(nil), -1.0
	for _, name := range modelNames {
		recall, ndcg, err := trial.measure(ctx, name)
		if err != nil {
			return nil, 0, err
		}
		if name == PopularityName {
			baseline = ndcg
		}
		one := ModelReport{Name: name, Recall: bootstrap(recall), NDCG: bootstrap(ndcg), Lead: bootstrap(difference(ndcg, baseline))}
		if report.Models = append(report.Models, one); one.NDCG.Mean > best {
			report.Best, best = name, one.NDCG.Mean
		}
	}
	return report, penalty, nil
}

// before returns the number of entries, in time order, before the newest testShare. It does
// not separate entries of equal time.
func before(entries []entry) int {
	split := int(float64(len(entries)) * (1 - testShare))
	for split > 0 && split < len(entries) && entries[split].at == entries[split-1].at {
		split++
	}
	return split
}

// choosePenalty returns the penalty with the highest NDCG on the newest part of the first
// split entries, the middle one if that cannot be measured.
func (f *frame) choosePenalty(ctx context.Context, split int, limits Limits) (float64, error) {
	inner := before(f.entries[:split])
	trial, err := f.newTrial(ctx, f.entries[:inner], f.entries[inner:split], limits)
	if err != nil {
		return 0, err
	}
	chosen, best := penalties[len(penalties)/2], 0.0
	for _, penalty := range penalties {
		if len(trial.cases) == 0 {
			break
		}
		if err := trial.fitEASE(penalty); err != nil {
			return 0, err
		}
		_, ndcg, err := trial.measure(ctx, EASEName)
		if err != nil {
			return 0, err
		}
		if m := mean(ndcg); m > best {
			chosen, best = penalty, m
		}
	}
	return chosen, nil
}

// trial has models that are fitted to some trades, and the cases from later ones.
type trial struct {
	fitted []fitting
	cases  []heldOut
}

// heldOut is a wallet with a history, and its held-out items: those that it first traded afterwards.
type heldOut struct {
	group   int32
	history []held
	items   []int32 // numbers of items in the group
}

func (f *frame) newTrial(ctx context.Context, past, future []entry, limits Limits) (*trial, error) {
	m := f.matrixOf(past, last(past))
	groups, places := m.choose(limits)
	fitted, err := m.grams(ctx, groups, places)
	if err != nil {
		return nil, err
	}
	for _, one := range fitted {
		one.fitKNN(limits.Neighbours)
	}
	t := &trial{fitted: fitted}
	later := f.matrixOf(future, last(future))
	for user, row := range later.rows {
		t.cases = append(t.cases, casesOf(m.rows[user], row, places)...)
	}
	if extra := len(t.cases) - mostTested; extra > 0 {
		t.cases = spaced(t.cases, mostTested)
	}
	return t, nil
}

// casesOf returns the cases of a wallet, one for each group.
func casesOf(past, future []cell, places []place) []heldOut {
	var cases []heldOut
	for _, group := range groupsOf(future, places) {
		one := heldOut{group: group}
		known := map[int32]bool{}
		for _, c := range past {
			if p := places[c.item]; p.number >= 0 && p.group == group {
				one.history = append(one.history, held{p.number, c.weight})
				known[p.number] = true
			}
		}
		for _, c := range future {
			if p := places[c.item]; p.number >= 0 && p.group == group && !known[p.number] {
				one.items = append(one.items, p.number)
			}
		}
		if len(one.history) > 0 && len(one.items) > 0 {
			cases = append(cases, one)
		}
	}
	return cases
}

// spaced returns n of the cases, evenly spaced.
func spaced(cases []heldOut, n int) []heldOut {
	some := make([]heldOut, n)
	for i := range some {
		some[i] = cases[i*len(cases)/n]
	}
	return some
}

func (t *trial) fitEASE(penalty float64) error {
	for _, one := range t.fitted {
		if err := one.fitEASE(penalty); err != nil {
			return err
		}
	}
	return nil
}

func (t *trial) items() int {
	n := 0
	for _, one := range t.fitted {
		n += len(one.items)
	}
	return n
}

// measure returns the recall and the NDCG of a model for each wallet.
func (t *trial) measure(ctx context.Context, name string) (recall, ndcg []float64, err error) {
	for _, one := range t.cases {
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		g := t.fitted[one.group].group
		scores := make([]float64, len(g.items))
		g.score(name, one.history, scores)
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
