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
func (lo *Log) TokenBases(ctx context.Context, chain smartmoney.Chain, tokens []string) (map[string]smartmoney.TokenBase, error) {
	bases := map[string]smartmoney.TokenBase{}
	if len(tokens) == 0 {
		return bases, nil
	}
	condition, args := lo.Among("token", tokens, 2)
	err := eachTokenBase(ctx, lo.Reader(), chain, " AND "+condition, args, func(b *TokenBase) { bases[b.Token] = b.TokenBase })
	if err != nil {
		return nil, fmt.Errorf("read the bases of %d tokens of %s: %w", len(tokens), chain, err)
	}
	return bases, nil
}

// eachTokenBase calls f for a chain's bases of tokens. The rest of the statement follows its
// condition of the chain.
func eachTokenBase(ctx context.Context, q sqldb.Querier, chain smartmoney.Chain, rest string, args []any, f func(*TokenBase)) error {
	query := "SELECT token, body FROM token_bases WHERE chain = $1" + rest
	return sqldb.EachBody(ctx, q, query, append([]any{chain.Index()}, args...), func(rows *sql.Rows) error {
		var b TokenBase
		var body []byte
		if err := rows.Scan(&b.Token, &body); err != nil {
			return err
		}
		text, err := sqldb.Unseal(body)
		if err == nil {
			err = json.Unmarshal(text, &b.TokenBase)
		}
		if err != nil {
			return logDamage(err, "token_bases of %s on %s", b.Token, chain)
		}
		f(&b)
		return nil
	})
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

// KeptOfDropped reads what is kept of the events that left a chain's log, as of one moment: it
// calls wallet with each wallet that they named, in the order of their first appearance, and then
// describe with the last descriptions of markets and outcome tokens, in the order of the log. It
// returns the last of the events, 0 if none was dropped. The arguments are valid until the call
// returns.
func (lo *Log) KeptOfDropped(ctx context.Context, chain smartmoney.Chain, wallet func(address string), describe func(*event.Event)) (last int64, err error) {
	d, err := lo.ofDropped(ctx, chain, func(tx *sql.Tx, _ Dropped) error {
		err := sqldb.EachRow(ctx, tx, "SELECT wallet FROM wallet_bases WHERE chain = $1 ORDER BY number", []any{chain.Index()}, func(rows *sql.Rows) error {
			var address string
			err := rows.Scan(&address)
			if err == nil {
				wallet(address)
			}
			return err
		})
		if err == nil {
			err = eachKept(ctx, tx, chain, func(_ int64, e *event.Event) { describe(e) })
		}
		return err
	})
	return d.Last(), err
}

// eachKept calls f for the last dropped descriptions of markets and outcome tokens, in the order of
// the log.
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
