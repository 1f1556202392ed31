package evm

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// header is a block without its transactions.
type header struct {
	Number quantity `json:"number"`
	Hash   hash     `json:"hash"`
	Parent hash     `json:"parentHash"`
	Time   quantity `json:"timestamp"` // seconds since 1970
	Bloom  *bloom   `json:"logsBloom"`
}

func (h *header) number() int64 { return int64(h.Number) }

// check reports whether the answer is whole. A proxy that answers {} must not be taken for a node
// at block 0, nor a block without a filter for one without logs.
func (h *header) check() error {
	switch {
	case h.Hash == (hash{}):
		return errors.New("the block has no hash")
	case h.Bloom == nil:
		return errors.New("the block has no filter of its logs")
	case h.Time == 0 && h.Number > 0:
		return errors.New("the block has no time")
	}
	return nil
}

// transaction is what is read of one.
type transaction struct {
	Hash hash    `json:"hash"`
	From address `json:"from"`
}

// transactions are those of a block.
type transactions []transaction

// maxTransactions bounds a block's transactions. The gas of one is 21 000 at least.
const maxTransactions = 100_000

// UnmarshalJSON implements json.Unmarshaler.
func (t *transactions) UnmarshalJSON(raw []byte) (err error) {
	*t, err = decodeList[transaction](raw, maxTransactions)
	return err
}

// block is a block with its transactions, in order.
type block struct {
	header
	Transactions transactions `json:"transactions"`
	Root         hash         `json:"transactionsRoot"` // of Transactions; zero if the node does not say it
	logs         []chainLog   // with a topic that is read, in order
	whole        bool         // logs of the block account for its filter: none is missing
	moved        []chainLog   // the transfers of tokens, in order, if whole
	refused      error        // the node's, which refuses to return all logs of the block; nil: it does not
	// the node lacks logs of the block; nil: it does not, as far as is known
	absent *absentError
}

// noTransactions is the root of an empty list of transactions.
var noTransactions = keccak([]byte{0x80})

// lacks reports whether the list of transactions is empty although the block has some.
func (b *block) lacks() bool {
	return len(b.Transactions) == 0 && b.Root != (hash{}) && b.Root != noTransactions
}

// errUnknown says that the node does not have a block that it, or another one, said it has.
var errUnknown = errors.New("the node does not have the block")

// errContradiction says that answers of a node do not fit together, as when the chain reorganises
// between two of them, or when several nodes answer for one.
var errContradiction = errors.New("the node's answers contradict each other")

// head returns the newest block.
func (c *client) head(ctx context.Context) (*header, error) {
	var h header
	if err := c.ask(ctx, &call{method: "eth_getBlockByNumber", params: []any{"latest", false}, out: &h}); err != nil {
		return nil, fmt.Errorf("read the newest block: %w", err)
	}
	return &h, nil
}

func (c *client) headerAt(ctx context.Context, number int64) (*header, error) {
	var h header
	if err := c.ask(ctx, &call{method: "eth_getBlockByNumber", params: []any{quantity(number), false}, out: &h}); err != nil {
		return nil, fmt.Errorf("read block %d: %w", number, err)
	}
	if h.number() != number {
		return nil, fmt.Errorf("read block %d: %w", number, errContradiction)
	}
	return &h, nil
}

func (c *client) headerOf(ctx context.Context, of hash) (*header, error) {
	var h header
	if err := c.ask(ctx, &call{method: "eth_getBlockByHash", params: []any{of, false}, out: &h}); err != nil {
		return nil, fmt.Errorf("read block %s: %w", of, err)
	}
	if h.Hash != of {
		return nil, fmt.Errorf("read block %s: %w", of, errContradiction)
	}
	return &h, nil
}

// ask makes one call that must have a result.
func (c *client) ask(ctx context.Context, one *call) error {
	if err := c.do(ctx, one); err != nil {
		return err
	}
	if one.err == nil && one.null {
		return errUnknown
	}
	return one.err
}

// blocks returns the blocks from a number on, up to n of them: as many as the node has, each the
// parent of the next.
func (c *client) blocks(ctx context.Context, from int64, n int) ([]*block, error) {
	list, calls := make([]*block, n), make([]*call, n)
	for i := range list {
		list[i] = &block{}
		calls[i] = &call{method: "eth_getBlockByNumber", params: []any{quantity(from + int64(i)), true}, out: list[i]}
	}
	if err := c.do(ctx, calls...); err != nil {
		return nil, err
	}
	for i, one := range calls {
		err := one.err
		switch {
		case err == nil && one.null:
			err = errUnknown
		case err == nil && (list[i].number() != from+int64(i) || i > 0 && list[i].Parent != list[i-1].Hash || list[i].lacks()):
			err = errContradiction
		}
		if err == nil {
			continue
		}
		if i == 0 {
			return nil, fmt.Errorf("read block %d: %w", from, err)
		}
		return list[:i], nil
	}
	return list, nil
}

// errRange says that a node refuses to return the logs of several blocks at once.
var errRange = errors.New("the node refuses the range of blocks")

// readLogs reads the logs of consecutive blocks: by range if ranged, else block by block. It
// returns errRange if the node refuses the range, and an *absentError for the first block whose
// logs the node lacks.
func (c *client) readLogs(ctx context.Context, blocks []*block, ranged bool) error {
	if ranged && len(blocks) > 1 {
		if err := c.logsOfRange(ctx, blocks); err != nil {
			return err
		}
	} else if err := c.logsNear(ctx, blocks); err != nil {
		return err
	}
	// A node that lags returns fewer logs and no error. The filter in the block's header says so,
	// if not for certain: all logs of the block are asked for, which tell whether the filter has
	// more.
	if err := c.logsOfWhole(ctx, slices.DeleteFunc(slices.Clone(blocks), func(b *block) bool { return !b.doubtful() })); err != nil {
		return err
	}
	for _, b := range blocks {
		if b.absent != nil {
			return b.absent
		}
	}
	return nil
}

func (c *client) logsOfRange(ctx context.Context, blocks []*block) error {
	first, last := blocks[0], blocks[len(blocks)-1]
	var logs logList
	filter := map[string]any{"fromBlock": first.Number, "toBlock": last.Number, "topics": []any{topics()}}
	one := &call{method: "eth_getLogs", params: []any{filter}, out: &logs, many: true}
	if err := c.do(ctx, one); err != nil {
		return err
	}
	if one.err != nil {
		return fmt.Errorf("read logs of blocks %d to %d: %w: %w", first.number(), last.number(), errRange, one.err)
	}
	of := make([][]chainLog, len(blocks))
	for i := range logs {
		at := int64(-1)
		if n := logs[i].BlockNumber; n != nil {
			at = int64(*n) - first.number()
		}
		if at < 0 || at >= int64(len(blocks)) {
			return fmt.Errorf("read logs of blocks %d to %d: %w", first.number(), last.number(), errContradiction)
		}
		of[at] = append(of[at], logs[i])
	}
	for i, b := range blocks {
		if err := b.setLogs(of[i]); err != nil {
			return err
		}
	}
	return nil
}

// logsOfEach reads logs by the hashes of their blocks. A node that lacks a block answers with an
// error.
func (c *client) logsOfEach(ctx context.Context, blocks []*block) error {
	logs, calls := make([]logList, len(blocks)), make([]*call, len(blocks))
	for i, b := range blocks {
		filter := map[string]any{"blockHash": b.Hash, "topics": []any{topics()}}
		calls[i] = &call{method: "eth_getLogs", params: []any{filter}, out: &logs[i]}
	}
	if err := c.do(ctx, calls...); err != nil {
		return err
	}
	for i, b := range blocks {
		if calls[i].err != nil {
			return fmt.Errorf("read logs of block %d: %w", b.number(), calls[i].err)
		}
		if err := b.setLogs(logs[i]); err != nil {
			return err
		}
	}
	return nil
}

// setLogs sets the logs of a block that are read, unless sort finds a fault in them.
func (b *block) setLogs(logs []chainLog) error {
	if err := b.sort(logs); err != nil {
		return err
	}
	b.logs = logs
	return nil
}

// sort sorts logs. It returns errContradiction if they are not of the block and of its
// transactions, or if one is there twice.
func (b *block) sort(logs []chainLog) error {
	for i := range logs {
		l := &logs[i]
		if l.BlockHash != b.Hash || l.Removed || l.Index == nil || l.TxIndex == nil || len(l.Topics) == 0 ||
			int64(*l.TxIndex) >= int64(len(b.Transactions)) || b.Transactions[*l.TxIndex].Hash != l.TxHash {
			return fmt.Errorf("read logs of block %d: %w", b.number(), errContradiction)
		}
	}
	slices.SortFunc(logs, func(a, b chainLog) int { return cmp.Compare(*a.Index, *b.Index) })
	for i := 1; i < len(logs); i++ {
		if *logs[i].Index == *logs[i-1].Index || *logs[i].TxIndex < *logs[i-1].TxIndex {
			return fmt.Errorf("read logs of block %d: %w", b.number(), errContradiction)
		}
	}
	return nil
}

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
