package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// customerConfig returns the settings of customer number i of the signal measurements. No two
// customers have the same detection settings, and all are settings that customers would choose.
func customerConfig(i int) smartmoney.Config {
	r := rand.New(rand.NewPCG(6, uint64(i)))
	c := smartmoney.DefaultConfig(fmt.Sprintf("customer %d", i))
	c.DailyBudget = pick(r, 5, 10, 20, 30, 30, 30, 50, 100)
	if r.IntN(4) == 0 {
		c.PerTypeLimits = map[smartmoney.NotificationType]int{}
	}
	c.MinTrades = pick(r, 5, 10, 10, 20, 40, 80)
	c.MinWinRate = pick(r, 0, 0, 0, 0.4, 0.5, 0.6)
	c.MinClosedPositions = pick(r, 1, 1, 5, 10, 20, 40)
	c.MinTokensTraded = pick(r, 3, 5, 5, 10)
	c.ConvergenceMinWallets = pick(r, 2, 3, 3, 3, 4, 5, 6, 8)
	c.ConvergenceWindowHours = float64(2+r.IntN(47)) / 2
	c.WhaleMinTradeUSD = math.Round(50_000*math.Exp(0.7*r.NormFloat64())) + float64(i)/1e4
	c.WhaleMaxRank = pick(r, 10, 25, 50, 50, 50, 100, 200, 500)
	c.MinTraderScore = pick(r, 0, 0, 0, 0.3, 0.4, 0.5)
	c.MinTriggerWinRate = pick(r, 0, 0, 0, 0.5)
	c.MinTriggerClosed = pick(r, 0, 0, 5, 20)
	c.MinTokenLiquidityUSD = pick(r, 0.0, 0, 10_000, 100_000, 1_000_000)
	c.MinTokenHolders = pick(r, 0, 0, 0, 100, 1000)
	c.PriorityFilter = pick(r, smartmoney.PriorityAll, smartmoney.PriorityAll, smartmoney.PriorityAll, smartmoney.PriorityP0P1, smartmoney.PriorityP0)
	c.CooldownHours = pick(r, 0.5, 1, 2, 2, 2, 6, 24)
	if r.IntN(2) == 0 {
		c.Chains = nil
		for _, chain := range smartmoney.Chains() {
			if r.IntN(2) == 0 {
				c.Chains = append(c.Chains, chain)
			}
		}
		if len(c.Chains) == 0 {
			c.Chains = []smartmoney.Chain{smartmoney.Base}
		}
	}
	return c
}

func pick[T any](r *rand.Rand, values ...T) T { return values[r.IntN(len(values))] }

// addCustomers adds customers first to first+n−1 to a database, in one transaction: ten
// thousand transactions would take minutes.
func addCustomers(ctx context.Context, db *stores, first, n int) (err error) {
	tx, err := db.DB.Writer().BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(fmt.Errorf("add customers: %w", err), tx.Rollback())
		}
	}()
	var revision int64
	err = tx.QueryRowContext(ctx, "UPDATE config_revision SET revision = revision + $1 WHERE id = 0 RETURNING revision", n).Scan(&revision)
	if err != nil {
		return err
	}
	revision -= int64(n)
	now := time.Now().UTC()
	for i := first; i < first+n; i++ {
		revision++
		if err := addCustomer(ctx, tx, i, revision, now); err != nil {
			return err
		}
	}
	return tx.Commit()
}

func addCustomer(ctx context.Context, tx *sql.Tx, i int, revision int64, now time.Time) error {
	c, id := customerConfig(i), fmt.Sprintf("c%05d", i)
	body, err := json.Marshal(&c)
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, "INSERT INTO customers (id, name, created_at) VALUES ($1, $2, $3)", id, c.DisplayName, now)
	if err != nil {
		return err
	}
	var log int64
	err = tx.QueryRowContext(ctx,
		"INSERT INTO notification_logs (customer_id, version, config_revision, config_version) VALUES ($1, 1, $2, 1) RETURNING id", id, revision).Scan(&log)
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx,
		"INSERT INTO config_versions (id, customer_id, version, config_revision, changed_at, key_id, config) VALUES ((CAST($1 AS bigint) << 40) + 1, $2, 1, $3, $4, '', $5)",
		log, id, revision, now.UnixMicro(), string(body))
	return err
}
