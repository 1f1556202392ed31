package eventlog

import (
	"context"
	"database/sql"
	"fmt"
	"slices"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store/sqldb"
)

// liveSeqs bounds the sequence numbers that one statement of Live names.
const liveSeqs = 10_000

// Live returns which of the trades at some sequence numbers are live as of a log position: those that
// no correction up to it took back.
func (db *Log) Live(ctx context.Context, chain smartmoney.Chain, seqs []int64, upTo int64) (live func(seq int64) bool, err error) {
	asked := "= ANY ($3::bigint[])"
	if db.Dialect() == sqldb.SQLite {
		asked = "IN (SELECT value FROM json_each($3))"
	}
	taken := map[int64]struct{}{}
	for part := range slices.Chunk(seqs, liveSeqs) {
		err := sqldb.EachRow(ctx, db.Reader(), "SELECT seq FROM retracted_trades WHERE chain = $1 AND by_seq <= $2 AND seq "+asked,
			[]any{chain.Index(), upTo, db.numbers(part)}, func(rows *sql.Rows) error {
				var seq int64
				err := rows.Scan(&seq)
				taken[seq] = struct{}{}
				return err
			})
		if err != nil {
			return nil, fmt.Errorf("read which of %d trades of %s were taken back: %w", len(part), chain, err)
		}
	}
	return func(seq int64) bool {
		_, is := taken[seq]
		return !is
	}, nil
}
