package store

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"

	"smartmoney/internal/smartmoney"
)

// Links tells of each event of a stretch of a chain's log which event holds its
// wallet's trade before.
type Links struct {
	First  int64   // sequence number of the first event
	Before []int64 // sequence number of the wallet's trade before; 0: none, or no trade
}

// linkFormat leads the body of a row of trade_links: the distance to the trade
// before, of one event after the other, as varints.
const linkFormat = 1

func writeLinks(ctx context.Context, tx *sql.Tx, chain smartmoney.Chain, l Links) error {
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
			chain.Index(), first, seal(body))
		if err != nil {
			return fmt.Errorf("links from %d: %w", first, err)
		}
	}
	return nil
}

func decodeLinks(first int64, sealed []byte) (Links, error) {
	l := Links{First: first}
	body, err := unseal(sealed)
	if err != nil {
		return l, err
	}
	if len(body) == 0 || body[0] != linkFormat {
		return l, errors.New("unknown format")
	}
	for body = body[1:]; len(body) > 0; {
		distance, n := binary.Uvarint(body)
		if n <= 0 {
			return l, errSegment
		}
		before := int64(0)
		if distance > 0 {
			before = first + int64(len(l.Before)) - int64(distance)
		}
		l.Before, body = append(l.Before, before), body[n:]
	}
	return l, nil
}

// WalletTrades gives a wallet's trades, newest in the log first, at most limit of
// them: from the one at sequence number last on where before is 0, and those
// before the one at before otherwise. A before that is no trade of the wallet is a
// BAD_USER_INPUT error of the field after.
func (db *DB) WalletTrades(ctx context.Context, chain smartmoney.Chain, wallet string, last, before int64, limit int) ([]smartmoney.LoggedTrade, error) {
	w := walk{db: db, chain: chain}
	at := last
	if before > 0 {
		t, err := w.trade(ctx, before)
		if err != nil {
			return nil, err
		}
		if t == nil || t.Wallet != wallet {
			return nil, smartmoney.BadInput("after", "after must be a cursor of this wallet's trades")
		}
		if at, err = w.before(ctx, before); err != nil {
			return nil, err
		}
	}
	var out []smartmoney.LoggedTrade
	for at > 0 && len(out) < limit {
		t, err := w.trade(ctx, at)
		if err != nil {
			return nil, err
		}
		if t == nil || t.Wallet != wallet {
			return nil, fmt.Errorf("event %d of %s is no trade of %s, as its links say", at, chain, wallet)
		}
		out = append(out, smartmoney.LoggedTrade{Trade: *t, Seq: at})
		if at, err = w.before(ctx, at); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// walk goes back along a wallet's trades. It keeps the rows that it read last,
// which often hold the next trade too.
type walk struct {
	db      *DB
	chain   smartmoney.Chain
	segment Segment
	links   Links
}

// trade gives the trade at a sequence number, nil where there is none.
func (w *walk) trade(ctx context.Context, seq int64) (*smartmoney.Trade, error) {
	if seq < w.segment.First || seq > w.segment.Last() {
		var first, last int64
		var body []byte
		err := w.db.Reader().QueryRowContext(ctx,
			"SELECT first_seq, last_seq, body FROM log_segments WHERE chain = $1 AND first_seq <= $2 ORDER BY first_seq DESC LIMIT 1",
			w.chain.Index(), seq).Scan(&first, &last, &body)
		if errors.Is(err, sql.ErrNoRows) || err == nil && seq > last {
			return nil, nil
		}
		if err == nil {
			w.segment, err = decodeSegment(w.chain, body, first, last)
		}
		if err != nil {
			return nil, fmt.Errorf("read event %d of %s: %w", seq, w.chain, err)
		}
	}
	return w.segment.Events[seq-w.segment.First].Trade, nil
}

// before gives the sequence number of the trade before the one at seq, 0 for none.
func (w *walk) before(ctx context.Context, seq int64) (int64, error) {
	if i := seq - w.links.First; i < 0 || i >= int64(len(w.links.Before)) {
		var first int64
		var body []byte
		err := w.db.Reader().QueryRowContext(ctx,
			"SELECT first_seq, body FROM trade_links WHERE chain = $1 AND first_seq <= $2 ORDER BY first_seq DESC LIMIT 1",
			w.chain.Index(), seq).Scan(&first, &body)
		if err == nil {
			w.links, err = decodeLinks(first, body)
		}
		if err != nil {
			return 0, fmt.Errorf("read the link of event %d of %s: %w", seq, w.chain, err)
		}
	}
	i := seq - w.links.First
	if i < 0 || i >= int64(len(w.links.Before)) {
		return 0, fmt.Errorf("event %d of %s has no link: %w", seq, w.chain, errSegment)
	}
	return w.links.Before[i], nil
}
