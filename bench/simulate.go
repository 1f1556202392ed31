package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// simulations is the number of simulations; the slowest counts.
const simulations = 3

// restarted measures a database with a day of trades: the start-up of the service, and how
// long the built program takes to simulate a configuration over the day.
func (s *signals) restarted(ctx context.Context, t *table, dialect sqldb.Dialect, url string) error {
	a, err := start(ctx, url)
	if err != nil {
		return err
	}
	key, ready := a.customerKey, a.ready.Seconds()
	began := time.Now()
	_, err = count(ctx, a.db, s.market.begin)
	read := time.Since(began).Seconds()
	if err := errors.Join(err, a.stop()); err != nil {
		return err
	}
	day := whole(s.bodies.total()) + " trades in the last day"
	t.most(fmt.Sprintf("start-up on %s with %s, until ready", dialect, day), ready, "s", 15)
	if dialect != sqldb.Postgres {
		return nil
	}
	t.plain(fmt.Sprintf("reading that day's journal on %s, without trying anything", dialect), read, "s")
	took, found, err := s.simulate(ctx, url, key)
	if err != nil {
		return fmt.Errorf("simulate: %w", err)
	}
	t.most(fmt.Sprintf("simulateConfig over GraphQL on %s with %s (%s signals found), slowest of %d", dialect, day, whole(found), simulations),
		took, "s", 2)
	return nil
}

// simulate requests simulations from the built program and returns the longest time in s.
func (s *signals) simulate(ctx context.Context, url, key string) (longest float64, found int, err error) {
	program, err := build(ctx, s.s)
	if err != nil {
		return 0, 0, err
	}
	p, err := serve(ctx, program, url)
	if err != nil {
		return 0, 0, err
	}
	defer func() { err = errors.Join(err, p.stop()) }()
	var took []float64
	for i := range simulations {
		body, err := json.Marshal(map[string]any{
			"query": `query($input: ConfigUpdate!, $since: DateTime) { simulateConfig(input: $input, since: $since) {
				since until total byType { type count } heldBack { rule count } samples { headline } } }`,
			"variables": map[string]any{
				"input": map[string]any{"dailyBudget": 200, "convergenceMinWallets": 2 + i, "convergenceWindowHours": 12 - i},
				"since": s.market.begin,
			},
		})
		if err != nil {
			return 0, 0, err
		}
		began := time.Now()
		text, err := ask(ctx, http.MethodPost, p.url+"/graphql", key, string(body))
		if err != nil {
			return 0, 0, err
		}
		took = append(took, time.Since(began).Seconds())
		var answer struct {
			Data struct {
				SimulateConfig struct{ Total int }
			}
			Errors []any
		}
		if err := json.Unmarshal(text, &answer); err != nil || len(answer.Errors) > 0 || answer.Data.SimulateConfig.Total == 0 {
			return 0, 0, fmt.Errorf("answer %.500s: %w", text, errors.Join(err, errors.New("no signals")))
		}
		found = max(found, answer.Data.SimulateConfig.Total)
	}
	return slices.Max(took), found, nil
}
