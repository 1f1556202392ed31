package eventlog

import (
	"context"
	"slices"

	"smartmoney/internal/smartmoney"
)

// Live returns which of the trades at some sequence numbers are live as of a log position: those that
// no correction up to it took back. live reports false for any other number.
func (db *Log) Live(ctx context.Context, chain smartmoney.Chain, seqs []int64, upTo int64) (live func(seq int64) bool, err error) {
	found := make(map[int64]struct{}, len(seqs))
	for part := range slices.Chunk(seqs, tradesAtOnce) {
		some, err := db.liveAmong(ctx, chain, part, upTo)
		if err != nil {
			return nil, err
		}
		for _, seq := range some {
			found[seq] = struct{}{}
		}
	}
	return func(seq int64) bool {
		_, is := found[seq]
		return is
	}, nil
}
