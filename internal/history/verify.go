package history

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

const selectDays = "SELECT wallet, day, buy_count, sell_count, buy_volume_usd, sell_volume_usd, realized_pnl_usd, closed_positions, winning_positions" +
	" FROM wallet_days WHERE chain = $1"

// StoredDays reads wallets' days from one snapshot of the database: it calls begin with the
// engine's state, then day for every stored day of a chain, in no order. The argument of day is
// valid until it returns.
func (db *Days) StoredDays(ctx context.Context, chain smartmoney.Chain, begin func(eventlog.EngineState) error, day func(*smartmoney.WalletDay)) error {
	tx, err := db.Snapshot(ctx)
	if err != nil {
		return fmt.Errorf("read days of wallets of %s: %w", chain, err)
	}
	defer sqldb.Rollback(tx)
	var s eventlog.EngineState
	err = tx.QueryRowContext(ctx, "SELECT position, event_time, meta FROM engine_state WHERE chain = $1", chain.Index()).
		Scan(&s.Position, &s.EventTime, &s.Meta)
	if err == nil {
		err = begin(s)
	}
	if err == nil {
		d := smartmoney.WalletDay{Chain: chain}
		err = sqldb.EachRow(ctx, tx, selectDays, []any{chain.Index()}, func(rows *sql.Rows) error {
			err := rows.Scan(&d.Wallet, &d.Day, &d.BuyCount, &d.SellCount, &d.BuyVolumeUSD, &d.SellVolumeUSD, &d.RealizedPnlUSD, &d.ClosedPositions, &d.WinningPositions)
			if err == nil {
				day(&d)
			}
			return err
		})
	}
	if err != nil {
		return fmt.Errorf("read days of wallets of %s: %w", chain, err)
	}
	return nil
}

// StoredClosings returns the closings of a chain's next rows after an event and a wallet's number,
// as they were when their events were applied: what corrections left of them is not among them.
// There are none after the last row.
func (db *Days) StoredClosings(ctx context.Context, chain smartmoney.Chain, afterSeq int64, afterWallet uint32) (closings []smartmoney.Closing, err error) {
	err = sqldb.EachBody(ctx, db.Reader(), `SELECT first_seq, body FROM closings WHERE chain = $1 AND (first_seq, first_wallet) > ($2, $3)
		ORDER BY first_seq, first_wallet LIMIT 64`, []any{chain.Index(), afterSeq, int64(afterWallet)}, func(rows *sql.Rows) error {
		var first int64
		var checksummed []byte
		if err := rows.Scan(&first, &checksummed); err != nil {
			return err
		}
		body, err := sqldb.Unseal(checksummed)
		if err == nil {
			_, err = eachClosing(body, func(c *smartmoney.Closing) { closings = append(closings, *c) })
		}
		if err != nil {
			return &eventlog.Damage{Row: fmt.Sprintf("row %d of closings of %s", first, chain), Err: err}
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read closings of %s after %d: %w", chain, afterSeq, err)
	}
	return closings, nil
}
