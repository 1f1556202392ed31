package eventlog

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
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
func WriteLinks(ctx context.Context, tx *sql.Tx, chain smartmoney.Chain, l Links) error {
	for from := 0; from < len(l.Before); from += segmentEvents {
		to := min(from+segmentEvents, len(l.Before))
		part := Links{First: l.First + int64(from), Before: l.Before[from:to], Prices: l.Prices[from:to]}
		_, err := tx.ExecContext(ctx, "INSERT INTO trade_links (chain, first_seq, body) VALUES ($1, $2, $3)",
			chain.Index(), part.First, encodeLinks(&part))
		if err != nil {
			return fmt.Errorf("links from %d: %w", part.First, err)
		}
	}
	return nil
}

func encodeLinks(l *Links) []byte {
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
	wallets linkColumn
	prices  linkColumn // empty where a former version wrote the row
}

// linkColumn is a run of uvarints. It decodes itself when it is read for the second time.
type linkColumn struct {
	packed  []byte
	read    bool
	decoded []uint64
}

// openLinks opens the body of a row of trade_links.
func openLinks(first int64, checksummed []byte) (linkRow, error) {
	body, err := sqldb.Unseal(checksummed)
	switch {
	case err != nil:
		return linkRow{}, err
	case len(body) > 0 && body[0] == walletFormat:
		return linkRow{first: first, wallets: linkColumn{packed: body[1:]}}, nil
	case len(body) > 0 && body[0] == priceFormat:
		length, n := binary.Uvarint(body[1:])
		if n <= 0 || length > uint64(len(body)-1-n) {
			return linkRow{}, errSegment
		}
		body = body[1+n:]
		return linkRow{first: first, wallets: linkColumn{packed: body[:length]}, prices: linkColumn{packed: body[length:]}}, nil
	default:
		return linkRow{}, errors.New("unknown format")
	}
}

// at returns the number of the event at an index. ok is false where the column does not reach it.
func (l *linkColumn) at(index int64) (link uint64, ok bool, err error) {
	if l.decoded == nil && l.read {
		if l.decoded, err = l.decode(); err != nil {
			return 0, false, err
		}
	}
	if l.decoded != nil {
		if index >= int64(len(l.decoded)) {
			return 0, false, nil
		}
		return l.decoded[index], true, nil
	}
	l.read = true
	for body := l.packed; len(body) > 0; index-- {
		link, n := binary.Uvarint(body)
		if n <= 0 {
			return 0, false, errSegment
		}
		if index == 0 {
			return link, true, nil
		}
		body = body[n:]
	}
	return 0, false, nil
}

func (l *linkColumn) decode() ([]uint64, error) {
	links := make([]uint64, 0, len(l.packed))
	for body := l.packed; len(body) > 0; {
		link, n := binary.Uvarint(body)
		if n <= 0 {
			return nil, errSegment
		}
		links, body = append(links, link), body[n:]
	}
	return links, nil
}

// StoredLinks returns the links of a chain's next rows after the one that begins at an event, one
// for each row; Prices is nil where a former version wrote them. There are none after the last row.
func (lo *Log) StoredLinks(ctx context.Context, chain smartmoney.Chain, after int64) (list []Links, err error) {
	err = sqldb.EachBody(ctx, lo.Reader(), "SELECT first_seq, body FROM trade_links WHERE chain = $1 AND first_seq > $2 ORDER BY first_seq LIMIT 16",
		[]any{chain.Index(), after}, func(rows *sql.Rows) error {
			var first int64
			var body []byte
			if err := rows.Scan(&first, &body); err != nil {
				return err
			}
			row, err := openLinks(first, body)
			if err == nil {
				var l Links
				l, err = row.all()
				list = append(list, l)
			}
			if err != nil {
				return &Damage{Row: fmt.Sprintf("row %d of trade_links of %s", first, chain), Err: err}
			}
			return nil
		})
	if err != nil {
		return nil, fmt.Errorf("read links of %s after %d: %w", chain, after, err)
	}
	return list, nil
}

// all returns the links of the row.
func (lr *linkRow) all() (Links, error) {
	wallets, err := lr.wallets.decode()
	if err != nil {
		return Links{}, err
	}
	prices, err := lr.prices.decode()
	if err != nil {
		return Links{}, err
	}
	l := Links{First: lr.first, Before: make([]int64, len(wallets))}
	for i, link := range wallets {
		if link > 0 {
			l.Before[i] = lr.first + int64(i) - int64(link)
		}
	}
	if len(prices) == 0 {
		return l, nil
	}
	if len(prices) != len(wallets) {
		return l, errSegment
	}
	l.Prices = make([]PriceLink, len(prices))
	for i, link := range prices {
		l.Prices[i].Set = link&1 != 0
		if link >>= 1; link > 0 {
			l.Prices[i].Before = lr.first + int64(i) - int64(link)
		}
	}
	return l, nil
}

// linkReader reads links of a chain, best from later events to earlier ones. It holds the rows that
// it read last, and reads several at once where a walk back needs one after the other.
type linkReader struct {
	db    *Log
	chain smartmoney.Chain
	first int64     // the first event of the log that is kept
	rows  []linkRow // one after the other, falling
	upTo  int64     // the last event whose links are in rows
	next  int       // rows to read at once
}

// maxLinkRows bounds the rows of trade_links that a linkReader holds.
const maxLinkRows = 32

// trade returns the sequence number of the trade before the one at seq, 0 for none.
func (l *linkReader) trade(ctx context.Context, seq int64) (int64, error) {
	row, err := l.row(ctx, seq)
	if err != nil {
		return 0, err
	}
	link, ok, err := row.wallets.at(seq - row.first)
	if err == nil && !ok {
		err = errSegment
	}
	if err != nil || link == 0 {
		return 0, l.wrap(err, seq)
	}
	return seq - int64(link), nil
}

// price returns the link of the price event at seq.
func (l *linkReader) price(ctx context.Context, seq int64) (p PriceLink, err error) {
	row, err := l.row(ctx, seq)
	if err != nil {
		return p, err
	}
	link, ok, err := row.prices.at(seq - row.first)
	if err == nil && !ok {
		err = errNoPrices
	}
	if link>>1 > 0 {
		p.Before = seq - int64(link>>1)
	}
	p.Set = link&1 != 0
	return p, l.wrap(err, seq)
}

var errNoPrices = errors.New("a former version wrote it, without prices: run `smartmoney rebuild`")

func (l *linkReader) wrap(err error, seq int64) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("read the links of event %d of %s: %w", seq, l.chain, err)
}

// row returns the row that holds an event's links, if any does.
func (l *linkReader) row(ctx context.Context, seq int64) (*linkRow, error) {
	if row := l.find(seq); row != nil {
		return row, nil
	}
	if n := len(l.rows); n > 0 && seq < l.rows[n-1].first && l.rows[n-1].first-seq <= segmentEvents {
		l.next = min(2*l.next, maxLinkRows)
	} else {
		l.next = 1
	}
	if err := l.read(ctx, seq); err != nil {
		return nil, l.wrap(err, seq)
	}
	if row := l.find(seq); row != nil {
		return row, nil
	}
	return nil, l.wrap(errSegment, seq)
}

func (l *linkReader) find(seq int64) *linkRow {
	at, _ := slices.BinarySearchFunc(l.rows, seq, func(r linkRow, seq int64) int { return cmp.Compare(seq, r.first) })
	if at == len(l.rows) || seq > l.upTo {
		return nil
	}
	return &l.rows[at]
}

// read reads the row that holds an event's links, and some before it.
func (l *linkReader) read(ctx context.Context, seq int64) error {
	l.rows, l.upTo = l.rows[:0], seq
	return sqldb.EachRow(ctx, l.db.Reader(),
		"SELECT first_seq, body FROM trade_links WHERE chain = $1 AND first_seq <= $2 ORDER BY first_seq DESC LIMIT $3",
		[]any{l.chain.Index(), seq, l.next}, func(rows *sql.Rows) error {
			var first int64
			var body []byte
			if err := rows.Scan(&first, &body); err != nil {
				return err
			}
			row, err := openLinks(first, body)
			l.rows = append(l.rows, row)
			return err
		})
}
