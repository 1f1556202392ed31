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

// The first byte of a row of trade_links is its format. In priceFormat the length of the links of
// wallets follows, then they: the distance to the trade before, of one event after the other, as
// uvarints. Then those of prices: twice the distance to the price event before, and 1 more
// where the event became the price. A row of walletFormat, written by former versions, holds the
// links of wallets alone.
const (
	walletFormat = 1
	priceFormat  = 2
)

// WriteLinks stores the links of a range of a chain's log, as part of the engine's commit.
func WriteLinks(ctx context.Context, tx *sql.Tx, chain smartmoney.Chain, l eventlog.Links) error {
	for from := 0; from < len(l.Before); from += segmentEvents {
		to := min(from+segmentEvents, len(l.Before))
		part := eventlog.Links{First: l.First + int64(from), Before: l.Before[from:to], Prices: l.Prices[from:to]}
		_, err := tx.ExecContext(ctx, "INSERT INTO trade_links (chain, first_seq, body) VALUES ($1, $2, $3)",
			chain.Index(), part.First, encodeLinks(&part))
		if err != nil {
			return fmt.Errorf("links from %d: %w", part.First, err)
		}
	}
	return nil
}

func encodeLinks(l *eventlog.Links) []byte {
	wallets := make([]byte, 0, 2*len(l.Before))
	for i, before := range l.Before {
		wallets = binary.AppendUvarint(wallets, distance(l.First+int64(i), before))
	}
	body := make([]byte, 0, len(wallets)+2*len(l.Prices)+16)
	body = append(body, priceFormat)
	body = binary.AppendUvarint(body, uint64(len(wallets)))
	body = append(body, wallets...)
	for i, p := range l.Prices {
		link := distance(l.First+int64(i), p.Before) << 1
		if p.Set {
			link |= 1
		}
		body = binary.AppendUvarint(body, link)
	}
	return sqldb.WithChecksum(body)
}

// distance is how far a link leads back; 0 for nowhere.
func distance(seq, before int64) uint64 {
	if before == 0 {
		return 0
	}
	return uint64(seq - before)
}

// linkRow is a row of trade_links as it is kept.
type linkRow struct {
	first   int64
	wallets []byte // uvarints
	prices  []byte // uvarints; nil where the row has none
}

// openLinks opens the body of a row of trade_links.
func openLinks(first int64, checksummed []byte) (linkRow, error) {
	body, err := sqldb.Unseal(checksummed)
	switch {
	case err != nil:
		return linkRow{}, err
	case len(body) > 0 && body[0] == walletFormat:
		return linkRow{first: first, wallets: body[1:]}, nil
	case len(body) > 0 && body[0] == priceFormat:
		length, n := binary.Uvarint(body[1:])
		if n <= 0 || length > uint64(len(body)-1-n) {
			return linkRow{}, errSegment
		}
		body = body[1+n:]
		return linkRow{first: first, wallets: body[:length], prices: body[length:]}, nil
	default:
		return linkRow{}, errors.New("unknown format")
	}
}

// before reads the sequence number of the trade before the one at seq, 0 for none. ok is
// false where the row does not reach it.
func (l *linkRow) before(seq int64) (before int64, ok bool, err error) {
	at := seq - l.first
	if at < 0 {
		return 0, false, nil
	}
	body := l.wallets
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

// WalletTrades returns the trades of a page, newest in the log first. It reads the block
// of each trade, and no other. A Place that is no trade of the wallet, or with Back one
// more than MaxTradesBack trades behind the newest, is a BAD_USER_INPUT error of the
// field after, or before.
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

// Trade returns the trade at a sequence number of a chain's log, nil when there is none.
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

// linkScan goes back along a wallet's trades. It keeps the row of links that it read last,
// which often holds the next trade too.
type linkScan struct {
	db    *Log
	chain smartmoney.Chain
	row   linkRow
}

// forward lists the first trades after the place.
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

// back lists the last trades before the place.
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

// before returns the sequence number of the trade before the one at seq, 0 for none.
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

// read reads the row of links that holds an event's.
func (w *linkScan) read(ctx context.Context, seq int64) error {
	var first int64
	var checksummed []byte
	err := w.db.Reader().QueryRowContext(ctx,
		"SELECT first_seq, body FROM trade_links WHERE chain = $1 AND first_seq <= $2 ORDER BY first_seq DESC LIMIT 1",
		w.chain.Index(), seq).Scan(&first, &checksummed)
	if err != nil {
		return err
	}
	w.row, err = openLinks(first, checksummed)
	return err
}
