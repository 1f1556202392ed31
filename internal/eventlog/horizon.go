package eventlog

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Horizon returns where a chain's log begins.
func (lo *Log) Horizon(ctx context.Context, chain smartmoney.Chain) (Horizon, error) {
	return horizonOf(ctx, lo.Reader(), chain)
}

func horizonOf(ctx context.Context, q sqldb.Querier, chain smartmoney.Chain) (h Horizon, err error) {
	var before sql.NullInt64
	err = q.QueryRowContext(ctx, "SELECT first_seq, before FROM log_horizons WHERE chain = $1", chain.Index()).Scan(&h.First, &before)
	if err != nil {
		return h, fmt.Errorf("read where the log of %s begins: %w", chain, err)
	}
	if before.Valid {
		h.Before = time.Unix(0, before.Int64).UTC()
	}
	return h, nil
}

// MoveHorizon makes appends refuse the trades of a chain before a time, unless they do so for a
// later one. From its return on no such trade enters the log, so that those in it may be dropped.
func (lo *Log) MoveHorizon(ctx context.Context, chain smartmoney.Chain, before time.Time) error {
	tx, err := lo.Writer().BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("move the horizon of %s: begin: %w", chain, err)
	}
	defer sqldb.Rollback(tx)
	if _, err := lo.lockLog(ctx, tx); err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, "UPDATE log_horizons SET before = $1 WHERE chain = $2 AND (before IS NULL OR before < $1)",
		before.UnixNano(), chain.Index())
	if err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return lo.Wrote(fmt.Errorf("move the horizon of %s: %w", chain, err))
	}
	return nil
}

// basesOf returns the statement of Bases, with the condition of the wallets.
func basesOf(condition string) string {
	return `SELECT h.first_seq, COALESCE(b.wallet, ''), COALESCE(b.seq, 0), b.body FROM log_horizons h
		LEFT JOIN wallet_bases b ON b.chain = h.chain AND ` + condition + ` WHERE h.chain = $1`
}

// Bases returns what the dropped trades of wallets made of them, of those that have such trades,
// and the sequence number of the first event that was kept when they were read.
func (lo *Log) Bases(ctx context.Context, chain smartmoney.Chain, wallets []string) (first int64, bases map[string]WalletBase, err error) {
	bases = map[string]WalletBase{}
	// no wallets are not all
	condition, args := lo.Among("b.wallet", slices.Concat([]string{""}, wallets), 2)
	err = sqldb.EachBody(ctx, lo.Reader(), basesOf(condition), append([]any{chain.Index()}, args...), func(rows *sql.Rows) error {
		var b WalletBase
		var body []byte
		if err := rows.Scan(&first, &b.Wallet, &b.Seq, &body); err != nil || b.Wallet == "" {
			return err
		}
		if b.Body, err = sqldb.Unseal(body); err != nil {
			return logDamage(err, "wallet_bases of %s on %s", b.Wallet, chain)
		}
		bases[b.Wallet] = b
		return nil
	})
	if err != nil {
		return 0, nil, fmt.Errorf("read the bases of %d wallets of %s: %w", len(wallets), chain, err)
	}
	return first, bases, nil
}
