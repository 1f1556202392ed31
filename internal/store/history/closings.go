package history

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"

	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store/sqldb"
)

// closingFormat leads the body of a row of closings and corrected_closings.
const closingFormat = 1

// rowClosings is the number of closings of one row: one is found by reading its row.
const rowClosings = 256

var errClosing = errors.New("the row does not hold the closing")

// WriteClosings stores positions that closed, in the order of their events and of wallets' numbers
// within one, as part of the engine's commit.
func WriteClosings(ctx context.Context, tx *sql.Tx, chain smartmoney.Chain, closings []smartmoney.Closing) error {
	for part := range slices.Chunk(closings, rowClosings) {
		_, err := tx.ExecContext(ctx, "INSERT INTO closings (chain, first_seq, first_wallet, body) VALUES ($1, $2, $3, $4)",
			chain.Index(), part[0].Seq, part[0].Wallet, sqldb.WithChecksum(appendClosings(nil, part)))
		if err != nil {
			return fmt.Errorf("write closings of %s from %d: %w", chain, part[0].Seq, err)
		}
	}
	return nil
}

// CorrectClosings replaces, as part of the engine's commit, the closings of wallets, by number, by events
// from one on: closings has what is left of them, ordered by wallet and event.
func CorrectClosings(ctx context.Context, tx *sql.Tx, chain smartmoney.Chain, wallets []uint32, from int64, closings []smartmoney.Closing) error {
	gone, err := tx.PrepareContext(ctx, "DELETE FROM corrected_closings WHERE chain = $1 AND wallet = $2 AND first_seq >= $3")
	if err != nil {
		return err
	}
	defer gone.Close()
	put, err := tx.PrepareContext(ctx, "INSERT INTO corrected_closings (chain, wallet, first_seq, body) VALUES ($1, $2, $3, $4)")
	if err != nil {
		return err
	}
	defer put.Close()
	for _, wallet := range wallets {
		if _, err := gone.ExecContext(ctx, chain.Index(), wallet, from); err != nil {
			return fmt.Errorf("delete closings of wallet %d of %s from %d: %w", wallet, chain, from, err)
		}
	}
	for len(closings) > 0 {
		n, wallet := 1, closings[0].Wallet
		for n < min(len(closings), rowClosings) && closings[n].Wallet == wallet {
			n++
		}
		body := sqldb.WithChecksum(appendClosings(nil, closings[:n]))
		if _, err := put.ExecContext(ctx, chain.Index(), wallet, closings[0].Seq, body); err != nil {
			return fmt.Errorf("write closings of wallet %d of %s from %d: %w", wallet, chain, closings[0].Seq, err)
		}
		closings = closings[n:]
	}
	return nil
}

func appendClosings(dst []byte, closings []smartmoney.Closing) []byte {
	dst = append(dst, closingFormat)
	last := int64(0)
	for i := range closings {
		c := &closings[i]
		distance := uint64(0)
		if c.Before > 0 {
			distance = uint64(c.Seq - c.Before)
		}
		for _, v := range [...]uint64{uint64(c.Seq - last), uint64(c.Wallet), uint64(c.Token), distance} {
			dst = binary.AppendUvarint(dst, v)
		}
		for _, v := range [...]float64{c.Quantity, c.Cost, c.Profit} {
			dst = binary.LittleEndian.AppendUint64(dst, math.Float64bits(v))
		}
		dst = binary.LittleEndian.AppendUint64(dst, uint64(c.Opened))
		dst = binary.AppendVarint(dst, c.Closed-c.Opened)
		last = c.Seq
	}
	return dst
}

// readClosings reads the body of a row.
func readClosings(checksummed []byte) ([]smartmoney.Closing, error) {
	body, err := sqldb.Unseal(checksummed)
	if err != nil {
		return nil, err
	}
	if len(body) == 0 || body[0] != closingFormat {
		return nil, errors.New("unknown format")
	}
	var list []smartmoney.Closing
	last := int64(0)
	for body = body[1:]; len(body) > 0; {
		var c smartmoney.Closing
		if body, err = readClosing(body, &c, last); err != nil {
			return nil, err
		}
		last = c.Seq
		list = append(list, c)
	}
	return list, nil
}

func readClosing(body []byte, c *smartmoney.Closing, last int64) ([]byte, error) {
	var head [4]uint64
	for i := range head {
		v, n := binary.Uvarint(body)
		if n <= 0 {
			return nil, errClosing
		}
		head[i], body = v, body[n:]
	}
	if len(body) < 4*8 {
		return nil, errClosing
	}
	c.Seq, c.Wallet, c.Token = last+int64(head[0]), uint32(head[1]), uint32(head[2])
	if head[3] > 0 {
		c.Before = c.Seq - int64(head[3])
	}
	for i, v := range [...]*float64{&c.Quantity, &c.Cost, &c.Profit} {
		*v = math.Float64frombits(binary.LittleEndian.Uint64(body[8*i:]))
	}
	c.Opened = int64(binary.LittleEndian.Uint64(body[3*8:]))
	took, n := binary.Varint(body[4*8:])
	if n <= 0 {
		return nil, errClosing
	}
	c.Closed = c.Opened + took
	return body[4*8+n:], nil
}

// Closings calls f for the positions that a wallet, by number, closed, newest in the log first: from the
// one that the event closed of the given sequence number, until f returns false. 0 stands for none.
func (db *Days) Closings(ctx context.Context, chain smartmoney.Chain, wallet uint32, newest int64, f func(*smartmoney.Closing) bool) error {
	w := closingScan{db: db, chain: chain, wallet: wallet}
	for at := newest; at > 0; {
		c, err := w.at(ctx, at)
		if err != nil {
			return fmt.Errorf("read the closing of wallet %d of %s by event %d: %w", wallet, chain, at, err)
		}
		if !f(c) {
			return nil
		}
		at = c.Before
	}
	return nil
}

// closingScan goes back along a wallet's closings. It keeps the rows that it read last, which often hold
// the next closing too.
type closingScan struct {
	db        *Days
	chain     smartmoney.Chain
	wallet    uint32
	row       closingRow
	corrected closingRow
}

// closingRow is a row of closings from a sequence number on; nil list: none was read.
type closingRow struct {
	first int64
	list  []smartmoney.Closing
	read  bool
}

func (r *closingRow) find(seq int64, wallet uint32) *smartmoney.Closing {
	for i := range r.list {
		if c := &r.list[i]; c.Seq == seq && c.Wallet == wallet {
			return c
		}
	}
	return nil
}

// at returns the wallet's closing by an event: as a correction left it, else as it was first written.
func (w *closingScan) at(ctx context.Context, seq int64) (*smartmoney.Closing, error) {
	if !w.corrected.read || w.corrected.first > seq {
		err := w.readRow(ctx, &w.corrected, "SELECT first_seq, body FROM corrected_closings WHERE chain = $1 AND wallet = $2 AND first_seq <= $3"+
			" ORDER BY first_seq DESC LIMIT 1", w.wallet, seq)
		if err != nil {
			return nil, err
		}
	}
	if c := w.corrected.find(seq, w.wallet); c != nil {
		return c, nil
	}
	if c := w.row.find(seq, w.wallet); c != nil {
		return c, nil
	}
	err := w.readRow(ctx, &w.row, "SELECT first_seq, body FROM closings WHERE chain = $1 AND (first_seq, first_wallet) <= ($3, $2)"+
		" ORDER BY first_seq DESC, first_wallet DESC LIMIT 1", w.wallet, seq)
	if err != nil {
		return nil, err
	}
	if c := w.row.find(seq, w.wallet); c != nil {
		return c, nil
	}
	return nil, errClosing
}

func (w *closingScan) readRow(ctx context.Context, row *closingRow, query string, wallet uint32, seq int64) error {
	*row = closingRow{read: true}
	return sqldb.EachBody(ctx, w.db.Reader(), query, []any{w.chain.Index(), wallet, seq}, func(rows *sql.Rows) error {
		var body []byte
		err := rows.Scan(&row.first, &body)
		if err == nil {
			row.list, err = readClosings(body)
		}
		return err
	})
}
