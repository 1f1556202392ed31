package history

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// closingFormat leads the body of a row of closings and corrected_closings.
const closingFormat = 1

// rowClosings is the number of closings of one row: one is found by reading its row.
const rowClosings = 256

var (
	errClosing   = errors.New("no row holds the closing")
	errCorrected = errors.New("corrections left no row that leads to the closing before")
)

var errCutOff = errors.New("the row is cut off")

// writeClosings stores positions that closed, in the order of their events and of wallets' numbers
// within one, as part of the engine's commit.
func writeClosings(ctx context.Context, tx *sql.Tx, chain smartmoney.Chain, closings []smartmoney.Closing) error {
	for part := range slices.Chunk(closings, rowClosings) {
		_, err := tx.ExecContext(ctx, "INSERT INTO closings (chain, first_seq, first_wallet, body) VALUES ($1, $2, $3, $4)",
			chain.Index(), part[0].Seq, part[0].Wallet, sqldb.WithChecksum(appendClosings(nil, part)))
		if err != nil {
			return fmt.Errorf("write closings of %s from %d: %w", chain, part[0].Seq, err)
		}
	}
	return nil
}

var deleteCorrected = sqldb.Bulk{
	Postgres: "DELETE FROM corrected_closings c USING unnest($1::smallint[], $2::bigint[], $3::bigint[]) AS v (chain, wallet, first_seq)" +
		" WHERE c.chain = v.chain AND c.wallet = v.wallet AND c.first_seq >= v.first_seq",
	SQLite: "DELETE FROM corrected_closings WHERE chain = ?1 AND wallet = ?2 AND first_seq >= ?3",
}

var putCorrected = sqldb.InsertRows("corrected_closings", "",
	sqldb.Col("chain", "smallint"), sqldb.Col("wallet", "bigint"), sqldb.Col("first_seq", "bigint"), sqldb.Col("body", "bytea"))

// correctClosings replaces, as part of the engine's commit of a correction at a sequence number,
// the closings of wallets by events from one on. A wallet that is left without any has an empty
// row, which says so.
func correctClosings(ctx context.Context, db *sqldb.DB, tx *sql.Tx, chain smartmoney.Chain, at int64, c *smartmoney.CorrectedClosings) error {
	if len(c.Wallets) == 0 {
		return nil
	}
	n := len(c.Wallets)
	wallets, chains, from := make([]int64, n), slices.Repeat([]int64{int64(chain.Index())}, n), slices.Repeat([]int64{c.From}, n)
	for i, w := range c.Wallets {
		wallets[i] = int64(w)
	}
	if err := deleteCorrected.Run(ctx, db.Dialect(), tx, chains, wallets, from); err != nil {
		return fmt.Errorf("delete closings of %d wallets of %s from %d: %w", n, chain, c.From, err)
	}
	byWallet := map[uint32][]smartmoney.Closing{}
	for list := c.Closings; len(list) > 0; {
		k := 1
		for k < len(list) && list[k].Wallet == list[0].Wallet {
			k++
		}
		byWallet[list[0].Wallet], list = list[:k:k], list[k:]
	}
	var ofRows, firsts []int64
	var bodies [][]byte
	for _, w := range c.Wallets {
		first, list := c.From, byWallet[w]
		for {
			part := list[:min(len(list), rowClosings)]
			ofRows, firsts = append(ofRows, int64(w)), append(firsts, first)
			bodies = append(bodies, sqldb.WithChecksum(appendClosings(binary.LittleEndian.AppendUint64(nil, uint64(at)), part)))
			if list = list[len(part):]; len(list) == 0 {
				break
			}
			first = list[0].Seq
		}
	}
	if err := putCorrected.Run(ctx, db.Dialect(), tx, slices.Repeat(chains[:1], len(ofRows)), ofRows, firsts, bodies); err != nil {
		return fmt.Errorf("write closings of %d wallets of %s from %d: %w", n, chain, c.From, err)
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

// readClosings reads the body of a row, without its checksum.
func readClosings(body []byte) ([]smartmoney.Closing, error) {
	var list []smartmoney.Closing
	_, err := eachClosing(body, func(c *smartmoney.Closing) { list = append(list, *c) })
	return list, err
}

// eachClosing calls f for the closings of a row's body, without its checksum, and returns their
// number. The argument of f is valid until f returns.
func eachClosing(body []byte, f func(*smartmoney.Closing)) (n int, err error) {
	if len(body) == 0 || body[0] != closingFormat {
		return 0, errors.New("unknown format")
	}
	var c smartmoney.Closing
	last := int64(0)
	for body = body[1:]; len(body) > 0; n++ {
		if body, err = readClosing(body, &c, last); err != nil {
			return n, err
		}
		last = c.Seq
		f(&c)
	}
	return n, nil
}

func readClosing(body []byte, c *smartmoney.Closing, last int64) ([]byte, error) {
	var head [4]uint64
	for i := range head {
		v, n := binary.Uvarint(body)
		if n <= 0 {
			return nil, errCutOff
		}
		head[i], body = v, body[n:]
	}
	if len(body) < 4*8 {
		return nil, errCutOff
	}
	c.Seq, c.Wallet, c.Token = last+int64(head[0]), uint32(head[1]), uint32(head[2])
	c.Before = 0
	if head[3] > 0 {
		c.Before = c.Seq - int64(head[3])
	}
	for i, v := range [...]*float64{&c.Quantity, &c.Cost, &c.Profit} {
		*v = math.Float64frombits(binary.LittleEndian.Uint64(body[8*i:]))
	}
	c.Opened = int64(binary.LittleEndian.Uint64(body[3*8:]))
	took, n := binary.Varint(body[4*8:])
	if n <= 0 {
		return nil, errCutOff
	}
	c.Closed = c.Opened + took
	return body[4*8+n:], nil
}

// Closings returns a page of the positions that a wallet closed, newest in the log first. Closings
// that a correction took back since the query's Newest or After were read are passed over. A
// query's After that closed none of them is a BAD_USER_INPUT error of the field after. The list
// ends before what SweepClosings deleted.
func (db *Days) Closings(ctx context.Context, chain smartmoney.Chain, q smartmoney.ClosingsQuery) ([]smartmoney.Closing, error) {
	w := closingScan{db: db, chain: chain, wallet: q.Wallet}
	at := q.Newest
	if q.After > 0 && q.After <= q.Newest {
		c, err := w.upTo(ctx, q.After)
		switch {
		case errors.Is(err, errClosing), errors.Is(err, errCorrected):
			return nil, smartmoney.BadInput("after", "after must be a cursor of this wallet's closed positions")
		case err != nil:
			return nil, err
		case c.Seq == q.After:
			at = c.Before
		default:
			at = c.Seq
		}
	}
	var out []smartmoney.Closing
	for at > 0 && len(out) < q.Limit {
		c, err := w.upTo(ctx, at)
		switch {
		case errors.Is(err, errCorrected):
			return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "the wallet's trades were corrected meanwhile: try again")
		case err != nil:
			return nil, fmt.Errorf("read the closing of wallet %d of %s by event %d: %w", q.Wallet, chain, at, err)
		case c.Seq == 0:
			return out, nil
		}
		out = append(out, *c)
		at = c.Before
	}
	return out, nil
}

// closingScan goes back along a wallet's closings. It keeps the rows that it read last, which often
// hold the next closing too.
type closingScan struct {
	db        *Days
	chain     smartmoney.Chain
	wallet    uint32
	row       closingRow
	corrected closingRow
}

// closingRow is a row of closings, or of corrected_closings: the latter has every closing of the
// wallet from first on, to the next row or up to upTo.
type closingRow struct {
	read        bool // there may be no such row
	first, upTo int64
	list        []smartmoney.Closing
}

func (cr *closingRow) find(seq int64, wallet uint32) *smartmoney.Closing {
	for i := range cr.list {
		if c := &cr.list[i]; c.Seq == seq && c.Wallet == wallet {
			return c
		}
	}
	return nil
}

// upTo returns the wallet's closing by an event: as the last correction left it, else as it was
// first written. Where a correction left none, it is the newest one before, or one with Seq 0 if
// there is none. It returns errClosing if the event never closed any, errCorrected if it cannot
// tell what is before.
func (cs *closingScan) upTo(ctx context.Context, seq int64) (*smartmoney.Closing, error) {
	for seq > 0 {
		if err := cs.readCorrected(ctx, seq); err != nil {
			return nil, err
		}
		if cs.corrected.upTo < seq {
			return cs.written(ctx, seq)
		}
		if c := cs.corrected.newest(seq); c != nil {
			return c, nil
		}
		var err error
		if seq, err = cs.beforeCorrected(ctx, seq); err != nil {
			return nil, err
		}
	}
	return &smartmoney.Closing{}, nil
}

// newest returns the last closing of a corrected row up to an event, nil if it has none.
func (cr *closingRow) newest(seq int64) *smartmoney.Closing {
	for i := range slices.Backward(cr.list) {
		if cr.list[i].Seq <= seq {
			return &cr.list[i]
		}
	}
	return nil
}

// beforeCorrected returns the event at or before which the wallet's closings go on, when the
// corrected row that covers an event has none up to it; 0 if there are none.
func (cs *closingScan) beforeCorrected(ctx context.Context, seq int64) (int64, error) {
	if len(cs.corrected.list) > 0 {
		return cs.corrected.list[0].Before, nil
	}
	before := cs.corrected.first - 1
	if err := cs.readCorrected(ctx, before); err != nil {
		return 0, err
	}
	if cs.corrected.upTo >= before {
		return before, nil
	}
	// No earlier correction reaches so far: what was written first leads back, maybe to another
	// that is gone.
	cs.corrected.read = false
	c, err := cs.written(ctx, seq)
	if errors.Is(err, errClosing) {
		return 0, errCorrected
	}
	if err != nil {
		return 0, err
	}
	return c.Before, nil
}

// readCorrected reads the row of corrected closings that an event's closing would be in.
func (cs *closingScan) readCorrected(ctx context.Context, seq int64) error {
	if cs.corrected.read && cs.corrected.first <= seq {
		return nil
	}
	return cs.readRow(ctx, &cs.corrected, "SELECT first_seq, body FROM corrected_closings WHERE chain = $1 AND wallet = $2 AND first_seq <= $3"+
		" ORDER BY first_seq DESC LIMIT 1", seq)
}

// written returns the wallet's closing by an event as it was first written: one with Seq 0 if it
// was deleted by its age, errClosing if there is none.
func (cs *closingScan) written(ctx context.Context, seq int64) (*smartmoney.Closing, error) {
	if c := cs.row.find(seq, cs.wallet); c != nil {
		return c, nil
	}
	err := cs.readRow(ctx, &cs.row, "SELECT first_seq, body FROM closings WHERE chain = $1 AND (first_seq, first_wallet) <= ($3, $2)"+
		" ORDER BY first_seq DESC, first_wallet DESC LIMIT 1", seq)
	if err != nil {
		return nil, err
	}
	if c := cs.row.find(seq, cs.wallet); c != nil {
		return c, nil
	}
	if len(cs.row.list) > 0 {
		return nil, errClosing
	}
	// No row is so old: only the first ones are deleted.
	kept, err := cs.db.ClosingsKeptSince(ctx, cs.chain)
	if err != nil {
		return nil, err
	}
	if kept.IsZero() {
		return nil, errClosing
	}
	return &smartmoney.Closing{}, nil
}

// readRow reads the row that an event's closing would be in.
func (cs *closingScan) readRow(ctx context.Context, row *closingRow, query string, seq int64) error {
	corrected := row == &cs.corrected
	*row = closingRow{read: true}
	return sqldb.EachBody(ctx, cs.db.Reader(), query, []any{cs.chain.Index(), cs.wallet, seq}, func(rows *sql.Rows) error {
		var checksummed []byte
		if err := rows.Scan(&row.first, &checksummed); err != nil {
			return err
		}
		body, err := sqldb.Unseal(checksummed)
		if err != nil {
			return err
		}
		if corrected {
			if len(body) < 8 {
				return errCutOff
			}
			row.upTo, body = int64(binary.LittleEndian.Uint64(body)), body[8:]
		}
		row.list, err = readClosings(body)
		return err
	})
}
