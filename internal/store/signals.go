package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"smartmoney/internal/smartmoney"
)

var insertSignals = bulk{
	postgres: `INSERT INTO signals (id, chain, type, timestamp, price, token, body)
		SELECT * FROM unnest($1::text[], $2::smallint[], $3::smallint[], $4::bigint[], $5::float8[], $6::text[], $7::text[])
		ON CONFLICT (id) DO NOTHING`,
	sqlite: `INSERT INTO signals (id, chain, type, timestamp, price, token, body) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
}

var insertSignalWallets = bulk{
	postgres: `INSERT INTO signal_wallets (chain, wallet, signal_id) SELECT * FROM unnest($1::smallint[], $2::text[], $3::text[])
		ON CONFLICT DO NOTHING`,
	sqlite: `INSERT INTO signal_wallets (chain, wallet, signal_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING`,
}

// writeSignals keeps signals with their participants. Of two with one id, the first
// that came stays.
func (db *DB) writeSignals(ctx context.Context, tx *sql.Tx, signals []SignalBody) error {
	var ids, tokens, bodies []string
	var chains, types, times []int64
	var prices []float64
	var wallets signalWallets
	for i := range signals {
		s := signals[i].Signal
		body, err := json.Marshal(s, jsontext.AllowInvalidUTF8(true))
		if err != nil {
			return fmt.Errorf("encode signal %s: %w", s.ID, err)
		}
		ids, tokens, bodies = append(ids, s.ID), append(tokens, s.Token.Address), append(bodies, string(body))
		chains, types = append(chains, int64(s.Chain.Index())), append(types, int64(s.Type.Index()))
		times, prices = append(times, s.Timestamp.UnixNano()), append(prices, s.Token.CurrentPriceUSD)
		wallets.add(s)
	}
	if err := insertSignals.run(ctx, db, tx, ids, chains, types, times, prices, tokens, bodies); err != nil {
		return fmt.Errorf("insert %d signals: %w", len(ids), err)
	}
	if err := wallets.run(ctx, db, tx, insertSignalWallets); err != nil {
		return fmt.Errorf("insert the wallets of %d signals: %w", len(ids), err)
	}
	return nil
}

// signalWallets is rows of signal_wallets, by column.
type signalWallets struct {
	chains       []int64
	wallets, ids []string
}

func (w *signalWallets) add(s *smartmoney.Signal) {
	for i := range s.Traders {
		w.chains = append(w.chains, int64(s.Chain.Index()))
		w.wallets, w.ids = append(w.wallets, s.Traders[i].Address), append(w.ids, s.ID)
	}
}

func (w *signalWallets) run(ctx context.Context, db *DB, tx *sql.Tx, b bulk) error {
	return b.run(ctx, db, tx, w.chains, w.wallets, w.ids)
}

func decodeSignal(id, body string) (*smartmoney.Signal, error) {
	s := &smartmoney.Signal{}
	if err := json.Unmarshal([]byte(body), s); err != nil {
		return nil, fmt.Errorf("decode signal %s: %w", id, err)
	}
	if s.ID != id {
		return nil, errors.New("signal " + id + " holds the body of " + s.ID)
	}
	s.Timestamp = s.Timestamp.UTC()
	for i := range s.Traders {
		s.Traders[i].TradedAt = s.Traders[i].TradedAt.UTC()
	}
	return s, nil
}
