package main

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const bareTable = `CREATE TABLE bare (
	chain smallint, id text, wallet text, token text, side smallint, quantity double precision,
	price_usd double precision, amount_usd double precision, traded_at timestamptz, symbol text)`

// copyBlock is the approximate number of bytes of rows passed to the driver at once.
const copyBlock = 64 << 10

// measureFloor returns the seconds that COPY takes for a pass's rows into one table without
// an index, in one transaction. The rows are encoded beforehand, so the driver has nothing
// to encode.
func measureFloor(ctx context.Context, s *server, w *world, first, n int) (float64, error) {
	url, err := s.create(ctx)
	if err != nil {
		return 0, err
	}
	db, err := sql.Open("postgres", url)
	if err != nil {
		return 0, err
	}
	defer func() { _ = db.Close() }() // the database is dropped later
	blocks, err := copyText(w, first, n)
	if err != nil {
		return 0, err
	}
	if _, err := db.ExecContext(ctx, bareTable); err != nil {
		return 0, err
	}
	if err := s.settle(ctx); err != nil {
		return 0, err
	}
	began := time.Now()
	if err := copyIn(ctx, db, blocks); err != nil {
		return 0, fmt.Errorf("COPY: %w", err)
	}
	took := time.Since(began).Seconds()
	var rows int
	if err := db.QueryRowContext(ctx, "SELECT count(*) FROM bare").Scan(&rows); err != nil {
		return 0, err
	}
	if rows != n {
		return 0, fmt.Errorf("COPY left %d rows of %d", rows, n)
	}
	_, err = db.ExecContext(ctx, "DROP TABLE bare")
	return took, err
}

// copyText returns a pass in the text format of COPY, in blocks without their final
// newline.
func copyText(w *world, first, n int) ([]string, error) {
	var blocks []string
	var text []byte
	err := w.pass(first, n, func(t *smartmoney.Trade) error {
		if len(text) > 0 {
			text = append(text, '\n')
		}
		side := "0"
		if t.Side == smartmoney.Sell {
			side = "1"
		}
		text = strconv.AppendInt(text, int64(t.Chain.Index()), 10)
		for _, field := range []string{t.ID, t.Wallet, t.Token, side} {
			text = append(append(text, '\t'), field...)
		}
		for _, v := range []float64{t.Quantity, t.PriceUSD, t.AmountUSD} {
			text = strconv.AppendFloat(append(text, '\t'), v, 'g', -1, 64)
		}
		text = t.TradedAt.AppendFormat(append(text, '\t'), time.RFC3339Nano)
		text = append(append(text, '\t'), t.Symbol...)
		if len(text) > copyBlock {
			blocks, text = append(blocks, string(text)), text[:0]
		}
		return nil
	})
	if len(text) > 0 {
		blocks = append(blocks, string(text))
	}
	return blocks, err
}

// copier is the method that the driver's COPY statement has besides those of database/sql.
type copier interface {
	driver.Stmt
	CopyData(ctx context.Context, lines string) (driver.Result, error)
}

func copyIn(ctx context.Context, db *sql.DB, blocks []string) error {
	conn, err := db.Conn(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	return conn.Raw(func(raw any) error {
		begun, err := raw.(driver.ConnBeginTx).BeginTx(ctx, driver.TxOptions{})
		if err != nil {
			return err
		}
		if err := copyBlocks(ctx, raw.(driver.ConnPrepareContext), blocks); err != nil {
			return errors.Join(err, begun.Rollback())
		}
		return begun.Commit()
	})
}

func copyBlocks(ctx context.Context, conn driver.ConnPrepareContext, blocks []string) error {
	prepared, err := conn.PrepareContext(ctx, "COPY bare FROM STDIN")
	if err != nil {
		return err
	}
	stmt, ok := prepared.(copier)
	if !ok {
		return errors.New("the driver has no CopyData")
	}
	for _, b := range blocks {
		if _, err := stmt.CopyData(ctx, b); err != nil {
			return err
		}
	}
	_, err = stmt.Exec(nil) // ends the COPY and returns its errors
	return errors.Join(err, stmt.Close())
}
