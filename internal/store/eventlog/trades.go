package eventlog

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"

	"smartmoney/internal/eventlog"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store/sqldb"
)

// linkFormat is the first byte of a body in trade_links. For each event in order follows, as a
// varint, the distance to the previous trade of the wallet.
const linkFormat = 1

// WriteLinks stores the links of a range of a chain's log, in the transaction of the engine's
// commit.
func WriteLinks(ctx context.Context, tx *sql.Tx, chain smartmoney.Chain, l eventlog.Links) error {
	for from := 0; from < len(l.Before); from += segmentEvents {
		part := l.Before[from:min(from+segmentEvents, len(l.Before))]
		first := l.First + int64(from)
		body := []byte{linkFormat}
		for i, before := range part {
			distance := uint64(0)
			if before > 0 {
				distance = uint64(first + int64(i) - before)
			}
			body = binary.AppendUvarint(body, distance)
		}
		_, err := tx.ExecContext(ctx, "INSERT INTO trade_links (chain, first_seq, body) VALUES ($1, $2, $3)",
			chain.Index(), first, sqldb.WithChecksum(body))
		if err != nil {
			return fmt.Errorf("links from %d: %w", first, err)
		}
	}
	return nil
}

// linkRow is a row of trade_links.
type linkRow struct {
	first int64
	body  []byte // varints
}

// before returns the sequence number of the wallet's trade before the one at seq, 0 if there is
// none. ok is false if the row does not cover seq.
func (l *linkRow) before(seq int64) (before int64, ok bool, err error) {
	at := seq - l.first
	if at < 0 {
		return 0, false, nil
	}
	body := l.body
	for ; len(body) > 0; at-- {
		distance, n := binary.Uvarint(body)
		if n <= 0 {
			return 0, false, errSegment
		}
		if at == 0 {
			if distance == 0 {
				return 0, true, nil
			}
			return seq - int64(distance), true, nil
		}
		body = body[n:]
	}
	return 0, false, nil
}

// WalletTrades returns a page of a wallet's trades, newest first. It reads the block of each trade
// and nothing else. It returns a BAD_USER_INPUT error of the field after or before if the Place is
// not a trade of the wallet or, with Back, is more than MaxTradesBack trades behind the newest.
func (db *Log) WalletTrades(ctx context.Context, chain smartmoney.Chain, wallet string, q eventlog.TradesQuery) ([]smartmoney.LoggedTrade, error) {
	w := linkScan{db: db, chain: chain}
	list := w.forward
	if q.Back {
		list = w.back
	} else if q.Place > 0 {
		events, err := db.eventsAt(ctx, chain, []int64{q.Place})
		if errors.Is(err, errNoEvent) || err == nil && (events[0].Trade == nil || events[0].Trade.Wallet != wallet) {
			return nil, errTradeCursor("after")
		}
		if err != nil {
			return nil, err
		}
	}
	seqs, err := list(ctx, q)
	if err != nil {
		return nil, err
	}
	events, err := db.eventsAt(ctx, chain, seqs)
	if err != nil {
		return nil, err
	}
	out := make([]smartmoney.LoggedTrade, len(events))
	for i, e := range events {
		if e.Trade == nil || e.Trade.Wallet != wallet {
			return nil, fmt.Errorf("event %d of %s is no trade of %s, as its links say", seqs[i], chain, wallet)
		}
		out[i] = smartmoney.LoggedTrade{Trade: *e.Trade, Seq: seqs[i]}
	}
	return out, nil
}

// Trade returns the trade at a sequence number of a chain's log, nil if there is none.
func (db *Log) Trade(ctx context.Context, chain smartmoney.Chain, seq int64) (*smartmoney.LoggedTrade, error) {
	events, err := db.eventsAt(ctx, chain, []int64{seq})
	if errors.Is(err, errNoEvent) || err == nil && events[0].Trade == nil {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return &smartmoney.LoggedTrade{Trade: *events[0].Trade, Seq: seq}, nil
}

func errTradeCursor(field string) error {
	return smartmoney.BadInput(field, "%s must be a cursor of this wallet's trades", field)
}

// linkScan walks back along a wallet's trades. It keeps the last row of links, which often covers
// the next trade too.
type linkScan struct {
	db    *Log
	chain smartmoney.Chain
	row   linkRow
}

// forward returns the sequence numbers of the first trades after the place.
func (w *linkScan) forward(ctx context.Context, q eventlog.TradesQuery) (seqs []int64, err error) {
	at := q.Newest
	if q.Place > 0 {
		if at, err = w.before(ctx, q.Place); err != nil {
			return nil, err
		}
	}
	for at > 0 && len(seqs) < q.Limit {
		seqs = append(seqs, at)
		if len(seqs) == q.Limit {
			break
		}
		if at, err = w.before(ctx, at); err != nil {
			return nil, err
		}
	}
	return seqs, nil
}

// back returns the sequence numbers of the last trades before the place.
func (w *linkScan) back(ctx context.Context, q eventlog.TradesQuery) (seqs []int64, err error) {
	at := q.Newest
	for at > q.Place {
		if len(seqs) == eventlog.MaxTradesBack {
			return nil, smartmoney.BadInput("last", "last reaches at most %d trades behind the newest: use first and after", eventlog.MaxTradesBack)
		}
		seqs = append(seqs, at)
		if at, err = w.before(ctx, at); err != nil {
			return nil, err
		}
	}
	if at != q.Place {
		return nil, errTradeCursor("before")
	}
	return seqs[max(0, len(seqs)-q.Limit):], nil
}

// before returns the sequence number of the wallet's trade before the one at seq, 0 if there is
// none.
func (w *linkScan) before(ctx context.Context, seq int64) (int64, error) {
	before, ok, err := w.row.before(seq)
	if err == nil && !ok {
		if err = w.read(ctx, seq); err == nil {
			before, ok, err = w.row.before(seq)
		}
	}
	if err == nil && !ok {
		err = errSegment
	}
	if err != nil {
		return 0, fmt.Errorf("read the link of event %d of %s: %w", seq, w.chain, err)
	}
	return before, nil
}

// read loads the row of links that covers an event.
func (w *linkScan) read(ctx context.Context, seq int64) error {
	var first int64
	var checksummed []byte
	err := w.db.Reader().QueryRowContext(ctx,
		"SELECT first_seq, body FROM trade_links WHERE chain = $1 AND first_seq <= $2 ORDER BY first_seq DESC LIMIT 1",
		w.chain.Index(), seq).Scan(&first, &checksummed)
	if err != nil {
		return err
	}
	body, err := sqldb.Unseal(checksummed)
	if err != nil {
		return err
	}
	if len(body) == 0 || body[0] != linkFormat {
		return errors.New("unknown format")
	}
	w.row = linkRow{first: first, body: body[1:]}
	return nil
}
