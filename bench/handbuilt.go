package main

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/lib/pq"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// handBuilt is a hand-written SQL schema: trades, and what a leaderboard needs of them per
// wallet and per position. Autovacuum is off: it would continue long after the pass and
// slow down the next measurement.
const handBuilt = `
CREATE TABLE trades (
	chain smallint, id text, wallet text NOT NULL, token text NOT NULL, side smallint NOT NULL, quantity double precision NOT NULL,
	price_usd double precision NOT NULL, amount_usd double precision NOT NULL, traded_at timestamptz NOT NULL, symbol text NOT NULL,
	PRIMARY KEY (chain, id)) WITH (autovacuum_enabled = off);
CREATE TABLE wallets (
	chain smallint, wallet text, buys bigint NOT NULL, sells bigint NOT NULL, buy_volume double precision NOT NULL,
	sell_volume double precision NOT NULL, largest double precision NOT NULL, first_trade timestamptz NOT NULL, last_trade timestamptz NOT NULL,
	PRIMARY KEY (chain, wallet)) WITH (autovacuum_enabled = off);
CREATE TABLE positions (
	chain smallint, wallet text, token text, bought double precision NOT NULL, sold double precision NOT NULL,
	cost double precision NOT NULL, proceeds double precision NOT NULL, PRIMARY KEY (chain, wallet, token)) WITH (autovacuum_enabled = off);`

// handBuiltStep inserts trades and adds the new ones to the totals, in one statement.
const handBuiltStep = `
WITH new AS (
	INSERT INTO trades
	SELECT * FROM unnest($1::smallint[], $2::text[], $3::text[], $4::text[], $5::smallint[], $6::float8[], $7::float8[], $8::float8[], $9::timestamptz[], $10::text[])
	ON CONFLICT DO NOTHING
	RETURNING chain, wallet, token, side, quantity, amount_usd, traded_at
), rolled AS (
	INSERT INTO wallets AS w
	SELECT chain, wallet, count(*) FILTER (WHERE side = 0), count(*) FILTER (WHERE side = 1),
		coalesce(sum(amount_usd) FILTER (WHERE side = 0), 0), coalesce(sum(amount_usd) FILTER (WHERE side = 1), 0),
		max(amount_usd), min(traded_at), max(traded_at)
	FROM new GROUP BY chain, wallet
	ON CONFLICT (chain, wallet) DO UPDATE SET
		buys = w.buys + excluded.buys, sells = w.sells + excluded.sells,
		buy_volume = w.buy_volume + excluded.buy_volume, sell_volume = w.sell_volume + excluded.sell_volume,
		largest = greatest(w.largest, excluded.largest),
		first_trade = least(w.first_trade, excluded.first_trade), last_trade = greatest(w.last_trade, excluded.last_trade)
)
INSERT INTO positions AS p
SELECT chain, wallet, token,
	coalesce(sum(quantity) FILTER (WHERE side = 0), 0), coalesce(sum(quantity) FILTER (WHERE side = 1), 0),
	coalesce(sum(amount_usd) FILTER (WHERE side = 0), 0), coalesce(sum(amount_usd) FILTER (WHERE side = 1), 0)
FROM new GROUP BY chain, wallet, token
ON CONFLICT (chain, wallet, token) DO UPDATE SET
	bought = p.bought + excluded.bought, sold = p.sold + excluded.sold,
	cost = p.cost + excluded.cost, proceeds = p.proceeds + excluded.proceeds`

// columns is a batch of trades as arrays.
type columns struct {
	chains, sides               pq.Int32Array
	ids, wallets, tokens        pq.StringArray
	times, symbols              pq.StringArray
	quantities, prices, amounts pq.Float64Array
}

func (c *columns) add(t *smartmoney.Trade) {
	side := int32(0)
	if t.Side == smartmoney.Sell {
		side = 1
	}
	c.chains, c.sides = append(c.chains, int32(t.Chain.Index())), append(c.sides, side)
	c.ids, c.wallets, c.tokens = append(c.ids, t.ID), append(c.wallets, t.Wallet), append(c.tokens, t.Token)
	c.times, c.symbols = append(c.times, t.TradedAt.Format(time.RFC3339Nano)), append(c.symbols, t.Symbol)
	c.quantities, c.prices = append(c.quantities, t.Quantity), append(c.prices, t.PriceUSD)
	c.amounts = append(c.amounts, t.AmountUSD)
}

// handBuiltDB is a database with the hand-built tables.
type handBuiltDB struct{ db *sql.DB }

func newHandBuilt(ctx context.Context, s *server) (*handBuiltDB, error) {
	url, err := s.create(ctx)
	if err != nil {
		return nil, err
	}
	db, err := sql.Open("postgres", url)
	if err != nil {
		return nil, err
	}
	if _, err := db.ExecContext(ctx, handBuilt); err != nil {
		return nil, fmt.Errorf("hand-built tables: %w", err)
	}
	return &handBuiltDB{db}, nil
}

// write inserts batches, one transaction each, and returns the seconds it took.
func (h *handBuiltDB) write(ctx context.Context, batches []*columns) (float64, error) {
	began := time.Now()
	for _, c := range batches {
		_, err := h.db.ExecContext(ctx, handBuiltStep, c.chains, c.ids, c.wallets, c.tokens, c.sides,
			c.quantities, c.prices, c.amounts, c.times, c.symbols)
		if err != nil {
			return 0, fmt.Errorf("hand-built SQL: %w", err)
		}
	}
	return time.Since(began).Seconds(), nil
}

// batched collects trades in batches of bodyEvents.
func batched(each func(func(*smartmoney.Trade) error) error) ([]*columns, error) {
	var all []*columns
	n := 0
	err := each(func(t *smartmoney.Trade) error {
		if n%bodyEvents == 0 {
			all = append(all, &columns{})
		}
		all[len(all)-1].add(t)
		n++
		return nil
	})
	return all, err
}

// know loads a world's wallets into the tables. It is not timed.
func (h *handBuiltDB) know(ctx context.Context, w *world) error {
	batches, err := batched(func(f func(*smartmoney.Trade) error) error {
		_, err := w.past(f)
		return err
	})
	if err != nil {
		return err
	}
	if _, err := h.write(ctx, batches); err != nil {
		return err
	}
	_, err = h.db.ExecContext(ctx, "ANALYZE")
	return err
}

// measure returns the seconds of a pass.
func (h *handBuiltDB) measure(ctx context.Context, s *server, w *world, first, n int) (float64, error) {
	batches, err := batched(func(f func(*smartmoney.Trade) error) error { return w.pass(first, n, f) })
	if err != nil {
		return 0, err
	}
	if err := s.settle(ctx); err != nil {
		return 0, err
	}
	return h.write(ctx, batches)
}
