package evm

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Facts stores what was read once of the pools and tokens of EVM chains. Rows are added and
// completed. The oldest pools that no factory vouches for are forgotten when there are too many,
// genuine ones never. Whether a factory is trusted is not stored, since that is a setting. It is
// safe for concurrent use.
type Facts struct{ db *sqldb.DB }

// NewFacts returns the store of a database.
func NewFacts(db *sqldb.DB) *Facts { return &Facts{db: db} }

// lookups is the number of rows that one query looks up.
const lookups = 500

// Pools returns those of the pools of a chain, by its EIP-155 id, that are known, in no particular
// order.
func (f *Facts) Pools(ctx context.Context, chainID int64, ids []string) ([]Pool, error) {
	const columns = "SELECT id, level, factory, token0, token1, variant, genuine FROM evm_pools WHERE chain_id = $1 AND id "
	var found []Pool
	err := f.each(ctx, columns, chainID, ids, func(rows *sql.Rows) error {
		var p Pool
		if err := rows.Scan(&p.ID, &p.Level, &p.Factory, &p.Token0, &p.Token1, &p.Variant, &p.Genuine); err != nil {
			return err
		}
		found = append(found, p)
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read %d pools of chain %d: %w", len(ids), chainID, err)
	}
	return found, nil
}

// PoolTokens returns those of the tokens of a chain that are known, in no particular order.
func (f *Facts) PoolTokens(ctx context.Context, chainID int64, addresses []string) ([]Token, error) {
	var found []Token
	err := f.each(ctx, "SELECT address, decimals, symbol FROM evm_tokens WHERE chain_id = $1 AND address ", chainID, addresses, func(rows *sql.Rows) error {
		var t Token
		if err := rows.Scan(&t.Address, &t.Decimals, &t.Symbol); err != nil {
			return err
		}
		found = append(found, t)
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("read %d tokens of chain %d: %w", len(addresses), chainID, err)
	}
	return found, nil
}

// each runs a query for the keys, lookups at a time.
func (f *Facts) each(ctx context.Context, query string, chainID int64, keys []string, scan func(*sql.Rows) error) error {
	for part := range slices.Chunk(keys, lookups) {
		list, err := json.Marshal(part)
		if err != nil {
			return err
		}
		in := "IN (SELECT value FROM json_each($2))"
		if f.db.Dialect() == sqldb.Postgres {
			in = "IN (SELECT jsonb_array_elements_text($2::jsonb))"
		}
		if err := sqldb.EachRow(ctx, f.db.Reader(), query+in, []any{chainID, string(list)}, scan); err != nil {
			return err
		}
	}
	return nil
}

var putPools = sqldb.InsertRows("evm_pools",
	" ON CONFLICT (chain_id, id) DO UPDATE SET level = excluded.level, factory = excluded.factory, token0 = excluded.token0,"+
		" token1 = excluded.token1, variant = excluded.variant, genuine = excluded.genuine WHERE evm_pools.level < excluded.level",
	sqldb.Col("chain_id", "bigint"), sqldb.Col("id", "text"), sqldb.Col("level", "smallint"), sqldb.Col("factory", "text"),
	sqldb.Col("token0", "text"), sqldb.Col("token1", "text"), sqldb.Col("variant", "bigint"), sqldb.Col("genuine", "smallint"),
	sqldb.Col("saved_at", "bigint"))

var putTokens = sqldb.InsertRows("evm_tokens", " ON CONFLICT (chain_id, address) DO NOTHING",
	sqldb.Col("chain_id", "bigint"), sqldb.Col("address", "text"), sqldb.Col("decimals", "smallint"), sqldb.Col("symbol", "text"))

// SavePools stores pools and tokens of a chain in one transaction. A pool that is stored with the
// same or a later level stays as it is, and so does a known token. An id occurs once in each list.
func (f *Facts) SavePools(ctx context.Context, chainID int64, pools []Pool, tokens []Token) error {
	tx, err := f.db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("save %d pools of chain %d: %w", len(pools), chainID, err)
	}
	defer sqldb.Rollback(tx)
	if err := savePools(ctx, f.db.Dialect(), tx, chainID, pools); err != nil {
		return fmt.Errorf("save %d pools of chain %d: %w", len(pools), chainID, err)
	}
	if err := saveTokens(ctx, f.db.Dialect(), tx, chainID, tokens); err != nil {
		return fmt.Errorf("save %d tokens of chain %d: %w", len(tokens), chainID, err)
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("save %d pools of chain %d: %w", len(pools), chainID, err)
	}
	return nil
}

func savePools(ctx context.Context, dialect sqldb.Dialect, tx *sql.Tx, chainID int64, pools []Pool) error {
	var now int64
	if err := tx.QueryRowContext(ctx, "SELECT "+dialect.Clock()).Scan(&now); err != nil {
		return fmt.Errorf("read the database's time: %w", err)
	}
	// Two readers of a chain lock their rows in the same order.
	pools = slices.SortedFunc(slices.Values(pools), func(a, b Pool) int { return cmp.Compare(a.ID, b.ID) })
	var ids, factories, tokens0, tokens1 []string
	var chains, levels, variants, genuine []int64
	for i := range pools {
		p := &pools[i]
		chains, ids, levels = append(chains, chainID), append(ids, p.ID), append(levels, int64(p.Level))
		factories, tokens0, tokens1 = append(factories, p.Factory), append(tokens0, p.Token0), append(tokens1, p.Token1)
		variants, genuine = append(variants, p.Variant), append(genuine, 0)
		if p.Genuine {
			genuine[i] = 1
		}
	}
	return putPools.Run(ctx, dialect, tx, chains, ids, levels, factories, tokens0, tokens1, variants, genuine, slices.Repeat([]int64{now}, len(pools)))
}

func saveTokens(ctx context.Context, dialect sqldb.Dialect, tx *sql.Tx, chainID int64, list []Token) error {
	list = slices.SortedFunc(slices.Values(list), func(a, b Token) int { return cmp.Compare(a.Address, b.Address) })
	var chains, decimals []int64
	var addresses, symbols []string
	for i := range list {
		chains, addresses = append(chains, chainID), append(addresses, list[i].Address)
		decimals, symbols = append(decimals, int64(list[i].Decimals)), append(symbols, list[i].Symbol)
	}
	return putTokens.Run(ctx, dialect, tx, chains, addresses, decimals, symbols)
}

// ForgetPools deletes the pools of a chain that are not genuine, but for those that were first
// saved last: as many as given, at least 1, and more that were saved together with the oldest of
// these.
func (f *Facts) ForgetPools(ctx context.Context, chainID int64, last int) error {
	const forget = "DELETE FROM evm_pools WHERE chain_id = $1 AND genuine = 0 AND saved_at < (SELECT saved_at FROM evm_pools" +
		" WHERE chain_id = $1 AND genuine = 0 ORDER BY saved_at DESC LIMIT 1 OFFSET $2)"
	if _, err := f.db.Writer().ExecContext(ctx, forget, chainID, last-1); err != nil {
		return fmt.Errorf("forget pools of chain %d: %w", chainID, err)
	}
	return nil
}
