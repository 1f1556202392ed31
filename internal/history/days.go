package history

import (
	"context"
	"database/sql"
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/walletday"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

const ofWalletDay = walletday.FieldChain + ", " + walletday.FieldWallet + ", " + walletday.FieldDay

var putDays = sqldb.InsertRows(walletday.Table, " ON CONFLICT ("+ofWalletDay+") DO UPDATE SET "+
	excluded(walletday.FieldBuyCount)+", "+excluded(walletday.FieldSellCount)+", "+
	excluded(walletday.FieldBuyVolumeUsd)+", "+excluded(walletday.FieldSellVolumeUsd)+", "+excluded(walletday.FieldRealizedPnlUsd)+", "+
	excluded(walletday.FieldClosedPositions)+", "+excluded(walletday.FieldWinningPositions),
	sqldb.Col(walletday.FieldChain, "smallint"), sqldb.Col(walletday.FieldWallet, "text"), sqldb.Col(walletday.FieldDay, "integer"),
	sqldb.Col(walletday.FieldBuyCount, "bigint"), sqldb.Col(walletday.FieldSellCount, "bigint"),
	sqldb.Col(walletday.FieldBuyVolumeUsd, "float8"), sqldb.Col(walletday.FieldSellVolumeUsd, "float8"), sqldb.Col(walletday.FieldRealizedPnlUsd, "float8"),
	sqldb.Col(walletday.FieldClosedPositions, "bigint"), sqldb.Col(walletday.FieldWinningPositions, "bigint"))

func excluded(column string) string { return column + " = excluded." + column }

var deleteDays = sqldb.DeleteRows(walletday.Table,
	sqldb.Col(walletday.FieldChain, "smallint"), sqldb.Col(walletday.FieldWallet, "text"), sqldb.Col(walletday.FieldDay, "integer"))

// writeDays stores wallets' days, as part of the engine's commit: each replaces what was stored of
// the wallet's day, and an empty one deletes it. A wallet's day may be among them once.
func writeDays(ctx context.Context, db *sqldb.DB, tx *sql.Tx, chain smartmoney.Chain, days []smartmoney.WalletDay) error {
	if len(days) == 0 {
		return nil
	}
	put, gone := newDayColumns(len(days)), newDayColumns(0)
	for i := range days {
		if days[i].Empty() {
			gone.add(chain, &days[i])
		} else {
			put.add(chain, &days[i])
		}
	}
	if err := putDays.Run(ctx, db.Dialect(), tx, put.chains, put.wallets, put.days, put.buys, put.sells,
		put.bought, put.sold, put.realized, put.closed, put.won); err != nil {
		return fmt.Errorf("write %d days of wallets of %s: %w", len(put.days), chain, err)
	}
	if err := deleteDays.Run(ctx, db.Dialect(), tx, gone.chains, gone.wallets, gone.days); err != nil {
		return fmt.Errorf("delete %d days of wallets of %s: %w", len(gone.days), chain, err)
	}
	return nil
}

// dayColumns are the columns of wallets' days.
type dayColumns struct {
	wallets                                []string
	chains, days, buys, sells, closed, won []int64
	bought, sold, realized                 []float64
}

func newDayColumns(n int) *dayColumns {
	return &dayColumns{
		wallets: make([]string, 0, n), chains: make([]int64, 0, n), days: make([]int64, 0, n), buys: make([]int64, 0, n),
		sells: make([]int64, 0, n), closed: make([]int64, 0, n), won: make([]int64, 0, n),
		bought: make([]float64, 0, n), sold: make([]float64, 0, n), realized: make([]float64, 0, n),
	}
}

func (dc *dayColumns) add(chain smartmoney.Chain, d *smartmoney.WalletDay) {
	dc.chains, dc.wallets, dc.days = append(dc.chains, int64(chain.Index())), append(dc.wallets, d.Wallet), append(dc.days, int64(d.Day))
	dc.buys, dc.sells = append(dc.buys, int64(d.BuyCount)), append(dc.sells, int64(d.SellCount))
	dc.closed, dc.won = append(dc.closed, int64(d.ClosedPositions)), append(dc.won, int64(d.WinningPositions))
	dc.bought, dc.sold, dc.realized = append(dc.bought, d.BuyVolumeUSD), append(dc.sold, d.SellVolumeUSD), append(dc.realized, d.RealizedPnlUSD)
}

// WalletDays returns the stored days of a wallet from a day on, in days since 1970 UTC, oldest
// first. The wallet's latest active day, and days before it that are not over for the chain, need
// not be among them.
func (db *Days) WalletDays(ctx context.Context, chain smartmoney.Chain, wallet string, from int) ([]smartmoney.WalletDay, error) {
	rows, err := db.ReadClient().WalletDay.Query().
		Where(walletday.Chain(chain.Index()), walletday.Wallet(wallet), walletday.DayGTE(from)).
		Order(walletday.ByDay()).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("read days of %s on %s: %w", wallet, chain, err)
	}
	days := make([]smartmoney.WalletDay, len(rows))
	for i, row := range rows {
		days[i] = dayOf(chain, row)
	}
	return days, nil
}

func dayOf(chain smartmoney.Chain, row *gen.WalletDay) smartmoney.WalletDay {
	return smartmoney.WalletDay{
		Chain: chain, Wallet: row.Wallet, Day: row.Day, BuyCount: int(row.BuyCount), SellCount: int(row.SellCount),
		BuyVolumeUSD: row.BuyVolumeUsd, SellVolumeUSD: row.SellVolumeUsd, RealizedPnlUSD: row.RealizedPnlUsd,
		ClosedPositions: int(row.ClosedPositions), WinningPositions: int(row.WinningPositions),
	}
}

const selectDay = "SELECT " + walletday.FieldWallet + ", " + walletday.FieldBuyCount + ", " + walletday.FieldSellCount + ", " +
	walletday.FieldBuyVolumeUsd + ", " + walletday.FieldSellVolumeUsd + ", " + walletday.FieldRealizedPnlUsd + ", " +
	walletday.FieldClosedPositions + ", " + walletday.FieldWinningPositions +
	" FROM " + walletday.Table + " WHERE " + walletday.FieldChain + " = $1 AND " + walletday.FieldDay + " = $2"

// EachWalletDay calls f for the stored wallets of a chain's day, in days since 1970 UTC, in no
// order. The argument of f is valid until f returns; its error ends the call, and is wrapped at most.
func (db *Days) EachWalletDay(ctx context.Context, chain smartmoney.Chain, day int, f func(*smartmoney.WalletDay) error) error {
	d := smartmoney.WalletDay{Chain: chain, Day: day}
	err := sqldb.EachRow(ctx, db.Reader(), selectDay, []any{chain.Index(), day}, func(rows *sql.Rows) error {
		err := rows.Scan(&d.Wallet, &d.BuyCount, &d.SellCount, &d.BuyVolumeUSD, &d.SellVolumeUSD, &d.RealizedPnlUSD, &d.ClosedPositions, &d.WinningPositions)
		if err != nil {
			return err
		}
		return f(&d)
	})
	if err != nil {
		return fmt.Errorf("read day %d of %s: %w", day, chain, err)
	}
	return nil
}

var putDayStarts = sqldb.InsertRows("day_starts", " ON CONFLICT (chain, day) DO NOTHING",
	sqldb.Col("chain", "smallint"), sqldb.Col("day", "integer"), sqldb.Col("seq", "bigint"))

// writeDayStarts stores where days of event time begin, as part of the engine's commit. One that is
// stored stays as it is.
func writeDayStarts(ctx context.Context, db *sqldb.DB, tx *sql.Tx, chain smartmoney.Chain, starts []smartmoney.DayStart) error {
	if len(starts) == 0 {
		return nil
	}
	days, seqs := make([]int64, len(starts)), make([]int64, len(starts))
	for i, s := range starts {
		days[i], seqs[i] = int64(s.Day), s.Seq
	}
	if err := putDayStarts.Run(ctx, db.Dialect(), tx, slices.Repeat([]int64{int64(chain.Index())}, len(starts)), days, seqs); err != nil {
		return fmt.Errorf("write starts of days of %s: %w", chain, err)
	}
	return nil
}

// DayStarts returns where the days of a chain's event time begin, up to a sequence number, in
// order.
func (db *Days) DayStarts(ctx context.Context, chain smartmoney.Chain, upTo int64) ([]smartmoney.DayStart, error) {
	var starts []smartmoney.DayStart
	err := sqldb.EachRow(ctx, db.Reader(), "SELECT day, seq FROM day_starts WHERE chain = $1 AND seq <= $2 ORDER BY seq",
		[]any{chain.Index(), upTo}, func(rows *sql.Rows) error {
			var s smartmoney.DayStart
			err := rows.Scan(&s.Day, &s.Seq)
			starts = append(starts, s)
			return err
		})
	if err != nil {
		return nil, fmt.Errorf("read starts of days of %s: %w", chain, err)
	}
	return starts, nil
}
