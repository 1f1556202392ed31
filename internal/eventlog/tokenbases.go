package eventlog

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/go-json-experiment/json"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// TokenBases returns what dropped events say of tokens, of those that they name.
func (db *Log) TokenBases(ctx context.Context, chain smartmoney.Chain, tokens []string) (map[string]smartmoney.TokenBase, error) {
	bases := map[string]smartmoney.TokenBase{}
	if len(tokens) == 0 {
		return bases, nil
	}
	condition, args := db.Among("token", tokens, 2)
	err := sqldb.EachRow(ctx, db.Reader(), "SELECT token, body FROM token_bases WHERE chain = $1 AND "+condition,
		append([]any{chain.Index()}, args...), func(rows *sql.Rows) error {
			var token string
			var body []byte
			if err := rows.Scan(&token, &body); err != nil {
				return err
			}
			base, err := openTokenBase(chain, token, body)
			bases[token] = base
			return err
		})
	if err != nil {
		return nil, fmt.Errorf("read the bases of %d tokens of %s: %w", len(tokens), chain, err)
	}
	return bases, nil
}

func openTokenBase(chain smartmoney.Chain, token string, body []byte) (base smartmoney.TokenBase, err error) {
	text, err := sqldb.Unseal(body)
	if err == nil {
		err = json.Unmarshal(text, &base)
	}
	if err != nil {
		return base, logDamage(err, "token_bases of %s on %s", token, chain)
	}
	return base, nil
}

// Kinds of kept_events.
const (
	keptMarket  = 1
	keptMapping = 2
)

// keptEvent is the last dropped event that describes a market or an outcome token.
type keptEvent struct {
	kind int64
	key  string
}

// describes says what an event describes; ok is false if it is dropped without a trace.
func describes(e *event.Event) (k keptEvent, ok bool) {
	switch e.Type {
	case event.TypeMarket:
		return keptEvent{keptMarket, e.Market.ItemID}, true
	case event.TypeMapping:
		return keptEvent{keptMapping, e.Mapping.Token}, true
	default:
		return k, false
	}
}

// KeptOfDropped reads what is kept of the events that left a chain's log, as of one moment: it calls wallet with each
// wallet that they named, in the order of their first appearance, and then describe with the last descriptions of
// markets and outcome tokens, in the order of the log. It returns the last of the events, 0 if none was dropped.
// The arguments are valid until the call returns.
func (db *Log) KeptOfDropped(ctx context.Context, chain smartmoney.Chain, wallet func(address string), describe func(*event.Event)) (last int64, err error) {
	tx, err := db.Snapshot(ctx)
	if err != nil {
		return 0, fmt.Errorf("read what is kept of dropped events of %s: %w", chain, err)
	}
	defer sqldb.Rollback(tx)
	h, err := horizonOf(ctx, tx, chain)
	if err != nil || h.First == 1 {
		return 0, err
	}
	err = sqldb.EachRow(ctx, tx, "SELECT wallet FROM wallet_bases WHERE chain = $1 ORDER BY number", []any{chain.Index()}, func(rows *sql.Rows) error {
		var address string
		if err := rows.Scan(&address); err != nil {
			return err
		}
		wallet(address)
		return nil
	})
	if err == nil {
		err = eachKept(ctx, tx, chain, func(_ int64, e *event.Event) { describe(e) })
	}
	if err != nil {
		return 0, fmt.Errorf("read what is kept of dropped events of %s: %w", chain, err)
	}
	return h.First - 1, nil
}

// eachKept calls f for the last dropped descriptions of markets and outcome tokens, in the order of the log.
func eachKept(ctx context.Context, tx *sql.Tx, chain smartmoney.Chain, f func(seq int64, e *event.Event)) error {
	return sqldb.EachRow(ctx, tx, "SELECT seq, body FROM kept_events WHERE chain = $1 ORDER BY seq", []any{chain.Index()}, func(rows *sql.Rows) error {
		var seq int64
		var body []byte
		if err := rows.Scan(&seq, &body); err != nil {
			return err
		}
		text, err := sqldb.Unseal(body)
		if err != nil {
			return logDamage(err, "kept_events %d of %s", seq, chain)
		}
		e, _, err := event.DecodeBinary(chain, text)
		if err != nil {
			return logDamage(err, "kept_events %d of %s", seq, chain)
		}
		f(seq, &e)
		return nil
	})
}
