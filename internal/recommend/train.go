package recommend

import (
	"context"
	"fmt"
	"time"

	"smartmoney/internal/smartmoney"
)

// penalties are the values among which the penalty of EASE is chosen, on trades that the
// evaluation does not use.
var penalties = [...]float64{0.3, 1, 3, 10, 30}

// Popularity returns models with the popularity only, for use before there is enough to train
// with.
func Popularity(data *Dataset, limits Limits) *Trained {
	f := data.frame()
	t := &Trained{until: f.until()}
	t.groups, _ = f.matrixOf(f.entries, last(f.entries)).choose(limits)
	t.index()
	return t
}

// until returns the time of the newest entry, zero if there is none.
func (f *frame) until() time.Time {
	if len(f.entries) == 0 {
		return time.Time{}
	}
	return time.Unix(0, last(f.entries)).UTC()
}

// Train evaluates the models on the newest fifth of the trades, then fits them to all of them.
// The default model is the one whose NDCG was highest. It returns a BAD_USER_INPUT error if
// there is less than Enough to learn from, and the error of ctx if that ends first.
func Train(ctx context.Context, data *Dataset, limits Limits) (*Trained, *Report, error) {
	counts, least := data.Counts(), Enough()
	if !counts.Reaches(least) {
		return nil, nil, smartmoney.BadInput("trades",
			"training needs at least %d trades in %d items by %d wallets with two items or more; there are %d in %d items by %d",
			least.Trades, least.Items, least.Wallets, counts.Trades, counts.Items, counts.Wallets)
	}
	f := data.frame()
	report, penalty, err := f.evaluate(ctx, limits)
	if err != nil {
		return nil, nil, err
	}
	report.Counts = counts
	fitted, err := f.fit(ctx, f.entries, limits)
	if err != nil {
		return nil, nil, err
	}
	t := &Trained{until: f.until(), best: report.Best}
	for _, one := range fitted {
		if err := one.fitEASE(penalty); err != nil {
			return nil, nil, err
		}
		if err := ctx.Err(); err != nil {
			return nil, nil, err
		}
		t.groups = append(t.groups, one.group)
	}
	t.index()
	return t, report, nil
}

// fit fits everything but EASE to entries, which are part of the frame's.
func (f *frame) fit(ctx context.Context, entries []entry, limits Limits) ([]fitting, error) {
	m := f.matrixOf(entries, last(entries))
	groups, places := m.choose(limits)
	fitted, err := m.grams(ctx, groups, places)
	if err != nil {
		return nil, fmt.Errorf("fit models to %d trades: %w", len(entries), err)
	}
	for _, one := range fitted {
		one.fitKNN(limits.Neighbours)
	}
	return fitted, nil
}
