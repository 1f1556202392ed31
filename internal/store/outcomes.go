package store

import (
	"context"
	"database/sql"
	"fmt"
)

// Horizon is a time after a signal at which its price is noted.
type Horizon int

// The horizons. Settled is when a prediction market's outcome is resolved.
const (
	Horizon1h Horizon = iota
	Horizon6h
	Horizon24h
	Settled
	horizonCount
)

// OutcomeUpdate is a price that became known after a signal: USD per token, for
// Settled the payout of 0 to 1. A second one of the same horizon replaces the first.
type OutcomeUpdate struct {
	SignalID string
	Horizon  Horizon
	Price    float64
}

// setOutcome is the statement for each horizon.
var setOutcome = [horizonCount]bulk{
	Horizon1h:  outcomeStatement("price_1h"),
	Horizon6h:  outcomeStatement("price_6h"),
	Horizon24h: outcomeStatement("price_24h"),
	Settled:    outcomeStatement("settled"),
}

func outcomeStatement(column string) bulk {
	return bulk{
		postgres: "UPDATE signals s SET " + column + " = v.price FROM unnest($1::float8[], $2::text[]) AS v (price, id) WHERE s.id = v.id",
		sqlite:   "UPDATE signals SET " + column + " = ? WHERE id = ?",
	}
}

func (db *DB) writeOutcomes(ctx context.Context, tx *sql.Tx, updates []OutcomeUpdate) error {
	if len(updates) == 0 {
		return nil
	}
	var prices [horizonCount][]float64
	var ids [horizonCount][]string
	for _, u := range updates {
		prices[u.Horizon], ids[u.Horizon] = append(prices[u.Horizon], u.Price), append(ids[u.Horizon], u.SignalID)
	}
	for h := range setOutcome {
		if err := setOutcome[h].run(ctx, db, tx, prices[h], ids[h]); err != nil {
			return fmt.Errorf("note %d outcomes: %w", len(ids[h]), err)
		}
	}
	return nil
}
