package eventlog

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// AllBases reads, as of one moment, everything that is kept of the events that left a chain's log,
// if it makes the chain's state: it calls begin, then token and wallet with each base, in the order
// of their numbers, then describe with the last descriptions of markets and outcome tokens, in the
// order of the log. If no event was dropped, or if a former version dropped some and kept too
// little of them, it calls nothing. The arguments are valid until the call returns; its error ends
// the reading and is returned.
func (lo *Log) AllBases(ctx context.Context, chain smartmoney.Chain, begin func(Dropped),
	token func(*TokenBase), wallet func(*WalletBase) error, describe func(seq int64, e *event.Event),
) (Dropped, error) {
	return lo.ofDropped(ctx, chain, func(tx *sql.Tx, d Dropped) error {
		if !d.Recomputable {
			return nil
		}
		begin(d)
		err := eachTokenBase(ctx, tx, chain, " ORDER BY number", nil, token)
		if err == nil {
			err = eachWalletBase(ctx, tx, chain, wallet)
		}
		if err == nil {
			err = eachKept(ctx, tx, chain, describe)
		}
		return err
	})
}

// ofDropped returns which events left a chain's log, and calls f, if there are any, with a read of
// the database as of that moment.
func (lo *Log) ofDropped(ctx context.Context, chain smartmoney.Chain, f func(*sql.Tx, Dropped) error) (d Dropped, err error) {
	tx, err := lo.Snapshot(ctx)
	if err == nil {
		defer sqldb.Rollback(tx)
		d.Horizon, err = horizonOf(ctx, tx, chain)
	}
	if err == nil {
		err = tx.QueryRowContext(ctx, `SELECT h.recomputable, COALESCE((SELECT max(r.by_seq) FROM retracted_trades r WHERE r.chain = h.chain AND r.seq < h.first_seq), 0)
			FROM log_horizons h WHERE h.chain = $1`, chain.Index()).Scan(&d.Recomputable, &d.Corrected)
	}
	if err == nil && d.Last() > 0 {
		err = f(tx, d)
	}
	if err != nil {
		return d, fmt.Errorf("read what is kept of dropped events of %s: %w", chain, err)
	}
	return d, nil
}

func eachWalletBase(ctx context.Context, tx *sql.Tx, chain smartmoney.Chain, f func(*WalletBase) error) error {
	return sqldb.EachBody(ctx, tx, "SELECT wallet, seq, body FROM wallet_bases WHERE chain = $1 ORDER BY number", []any{chain.Index()}, func(rows *sql.Rows) error {
		var b WalletBase
		var body []byte
		err := rows.Scan(&b.Wallet, &b.Seq, &body)
		if err != nil {
			return err
		}
		if b.Body, err = sqldb.Unseal(body); err == nil {
			err = f(&b)
		}
		if err != nil {
			return logDamage(err, "wallet_bases of %s on %s", b.Wallet, chain)
		}
		return nil
	})
}
