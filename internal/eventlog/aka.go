package eventlog

import (
	"context"
	"database/sql"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
)

// akaKeys returns the keys of the ids that a trade had before.
func akaKeys(e *event.Event) []idKey {
	if e.Trade == nil || len(e.Trade.Aka) == 0 {
		return nil
	}
	keys := make([]idKey, len(e.Trade.Aka))
	for i, id := range e.Trade.Aka {
		keys[i] = event.IDKey(e.Chain, id)
	}
	return keys
}

// knownByAka returns the indices of the trades that are duplicates by an id that they had before,
// rising: it is live, or the id of an earlier one of the events. The events hold no correction.
func (lo *Log) knownByAka(ctx context.Context, tx *sql.Tx, events []event.Event) ([]int, error) {
	former := map[idKey]bool{} // true: live
	for i := range events {
		for _, key := range akaKeys(&events[i]) {
			former[key] = false
		}
	}
	if len(former) == 0 {
		return nil, nil
	}
	sorted := make([]idKey, 0, len(former))
	for key := range former {
		sorted = append(sorted, key)
	}
	slices.SortFunc(sorted, compareKeys)
	if err := lo.lookUp()(ctx, tx, sorted, func(id tradeID) { former[id.key] = true }); err != nil {
		return nil, err
	}
	var known []int
	for i := range events {
		if slices.ContainsFunc(akaKeys(&events[i]), func(key idKey) bool { return former[key] }) {
			known = append(known, i)
			continue
		}
		if t := events[i].Trade; t != nil {
			if key := event.IDKey(t.Chain, t.ID); !former[key] {
				if _, asked := former[key]; asked {
					former[key] = true
				}
			}
		}
	}
	return known, nil
}

// withoutKnown returns skipped with the known trades, and rejected without them. Indices rise.
func withoutKnown(known, skipped []int, rejected []Rejection) ([]int, []Rejection) {
	if len(known) == 0 {
		return skipped, rejected
	}
	skipped = append(skipped, known...)
	slices.Sort(skipped)
	return slices.Compact(skipped), slices.DeleteFunc(rejected, func(r Rejection) bool {
		_, isKnown := slices.BinarySearch(known, r.Index)
		return isKnown
	})
}
