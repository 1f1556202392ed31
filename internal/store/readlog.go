package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
)

// Segment is a stretch of a chain's log.
type Segment struct {
	First  int64 // sequence number of Events[0]
	Events []event.Event
}

// Last is the sequence number of the last event.
func (s *Segment) Last() int64 { return s.First + int64(len(s.Events)) - 1 }

// readSegments bounds the segments that one ReadLog gives.
const readSegments = 16

// ReadLog gives the next stretch of the chain's log after a position, in order;
// nothing when the log ends there.
func (db *DB) ReadLog(ctx context.Context, chain smartmoney.Chain, after int64) ([]Segment, error) {
	rows, err := db.Reader().QueryContext(ctx,
		`SELECT first_seq, last_seq, body FROM log_segments
		 WHERE chain = $1 AND first_seq >=
		   coalesce((SELECT max(first_seq) FROM log_segments WHERE chain = $1 AND first_seq <= $2), 0)
		 ORDER BY first_seq LIMIT $3`, chain.Index(), after+1, readSegments)
	if err != nil {
		return nil, fmt.Errorf("read log of %s after %d: %w", chain, after, err)
	}
	defer rows.Close()
	var out []Segment
	for rows.Next() {
		var first, last int64
		var body []byte
		if err := rows.Scan(&first, &last, &body); err != nil {
			return nil, fmt.Errorf("read log of %s after %d: %w", chain, after, err)
		}
		if last <= after {
			continue
		}
		events, err := decodeSegment(chain, body, int(last-first+1))
		if err != nil {
			return nil, fmt.Errorf("segment %d of %s: %w", first, chain, err)
		}
		if first <= after {
			events, first = events[after-first+1:], after+1
		}
		out = append(out, Segment{First: first, Events: events})
	}
	return out, rows.Err()
}

func decodeSegment(chain smartmoney.Chain, body []byte, count int) ([]event.Event, error) {
	if len(body) == 0 || body[0] != segmentFormat {
		return nil, errors.New("unknown segment format")
	}
	events := make([]event.Event, 0, count)
	r := event.NewBinaryReader(chain, body[1:])
	for {
		e, err := r.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		events = append(events, e)
	}
	if len(events) != count {
		return nil, fmt.Errorf("holds %d events, %d expected", len(events), count)
	}
	return events, nil
}

// WalletTrades gives a wallet's trades, newest in the log first, before a sequence
// number (0: from the newest), at most limit of them.
func (db *DB) WalletTrades(ctx context.Context, chain smartmoney.Chain, wallet string, before int64, limit int) ([]smartmoney.LoggedTrade, error) {
	var out []smartmoney.LoggedTrade
	for len(out) < limit {
		seqs, err := db.walletSeqs(ctx, chain, wallet, before, limit-len(out))
		if err != nil || len(seqs) == 0 {
			return out, err
		}
		trades, err := db.tradesAt(ctx, chain, seqs)
		if err != nil {
			return nil, err
		}
		for i := range trades {
			// The key of a wallet is a hash: another wallet, or chain, may share it.
			if trades[i].Wallet == wallet {
				out = append(out, trades[i])
			}
		}
		before = seqs[len(seqs)-1]
	}
	return out, nil
}

func (db *DB) walletSeqs(ctx context.Context, chain smartmoney.Chain, wallet string, before int64, limit int) ([]int64, error) {
	query, args := "SELECT seq FROM trades WHERE wallet = $1 ORDER BY seq DESC LIMIT $2", []any{event.WalletKey(chain, wallet), limit}
	if before > 0 {
		query, args = "SELECT seq FROM trades WHERE wallet = $1 AND seq < $3 ORDER BY seq DESC LIMIT $2", append(args, before)
	}
	rows, err := db.Reader().QueryContext(ctx, query, args...)
	if err != nil {
		return nil, fmt.Errorf("look up trades of %s: %w", wallet, err)
	}
	defer rows.Close()
	var seqs []int64
	for rows.Next() {
		var seq int64
		if err := rows.Scan(&seq); err != nil {
			return nil, fmt.Errorf("look up trades of %s: %w", wallet, err)
		}
		seqs = append(seqs, seq)
	}
	return seqs, rows.Err()
}

// tradesAt reads the trades with the given sequence numbers, which descend. A
// number that is no trade of the chain is passed over.
func (db *DB) tradesAt(ctx context.Context, chain smartmoney.Chain, seqs []int64) ([]smartmoney.LoggedTrade, error) {
	out := make([]smartmoney.LoggedTrade, 0, len(seqs))
	for len(seqs) > 0 {
		var first, last int64
		var body []byte
		err := db.Reader().QueryRowContext(ctx,
			"SELECT first_seq, last_seq, body FROM log_segments WHERE chain = $1 AND first_seq <= $2 ORDER BY first_seq DESC LIMIT 1",
			chain.Index(), seqs[0]).Scan(&first, &last, &body)
		if errors.Is(err, sql.ErrNoRows) || err == nil && last < seqs[0] {
			seqs = seqs[1:]
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("read trade %d of %s: %w", seqs[0], chain, err)
		}
		events, err := decodeSegment(chain, body, int(last-first+1))
		if err != nil {
			return nil, fmt.Errorf("segment %d of %s: %w", first, chain, err)
		}
		for len(seqs) > 0 && seqs[0] >= first {
			if t := events[seqs[0]-first].Trade; t != nil {
				out = append(out, smartmoney.LoggedTrade{Trade: *t, Seq: seqs[0]})
			}
			seqs = seqs[1:]
		}
	}
	return out, nil
}
