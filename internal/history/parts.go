package history

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// A snapshot is stored in parts, each with the rows of some wallets in one body, since a row of a
// table is slow to write and to read. A wallet's rows of all days are in the part of the same
// number, so that its ranks are found without reading whole snapshots.

// partFormat leads the body of a part. As uvarints follow: how many wallets the snapshot has, in
// part 0 only, else 0; the number of rows. Then the rows by rank: address, rank, seven amounts,
// five counts as uvarints, two times.
const partFormat = 2

var insertPart = sqldb.InsertRows("leaderboard_parts", " ON CONFLICT DO NOTHING",
	sqldb.Col("chain", "smallint"), sqldb.Col("part", "smallint"), sqldb.Col("day", "integer"), sqldb.Col("body", "bytea"))

// writeParts inserts parts: those that have rows, and part 0. Those that are there stay.
func writeParts(ctx context.Context, db *sqldb.DB, tx *sql.Tx, s *SnapshotRows) error {
	byPart := make(map[int][]*smartmoney.Wallet)
	for i := range s.Rows {
		part := smartmoney.SnapshotPart(s.Rows[i].Address)
		byPart[part] = append(byPart[part], &s.Rows[i])
	}
	var parts []int64
	var bodies [][]byte
	for part := s.Part; part < smartmoney.SnapshotParts; part++ {
		wallets := 0
		if part == 0 {
			wallets = s.Written + len(s.Rows)
		}
		if rows := byPart[part]; len(rows) > 0 || part == 0 {
			parts, bodies = append(parts, int64(part)), append(bodies, sqldb.WithChecksum(appendPart(nil, wallets, rows)))
		}
	}
	n := len(parts)
	return insertPart.Run(ctx, db.Dialect(), tx, slices.Repeat([]int64{int64(s.Chain.Index())}, n), parts, slices.Repeat([]int64{int64(s.Day)}, n), bodies)
}

func appendPart(dst []byte, wallets int, rows []*smartmoney.Wallet) []byte {
	dst = append(slices.Grow(dst, 16+132*len(rows)), partFormat)
	dst = binary.AppendUvarint(dst, uint64(wallets))
	dst = binary.AppendUvarint(dst, uint64(len(rows)))
	for _, w := range rows {
		dst = binary.AppendUvarint(dst, uint64(len(w.Address)))
		dst = append(dst, w.Address...)
		dst = binary.AppendUvarint(dst, uint64(w.Rank))
		for _, v := range [...]float64{w.TraderScore, w.NetPnlUSD, w.RealizedPnlUSD, w.TotalBuyVolumeUSD, w.TotalSellVolumeUSD, w.LargestTradeUSD, w.WinRate} {
			dst = binary.LittleEndian.AppendUint64(dst, math.Float64bits(v))
		}
		for _, v := range [...]int{w.BuyCount, w.SellCount, w.ClosedPositions, w.WinningPositions, w.TokensTraded} {
			dst = binary.AppendUvarint(dst, uint64(v))
		}
		for _, t := range [...]time.Time{w.FirstTradeTime, w.LastTradeTime} {
			dst = binary.LittleEndian.AppendUint64(dst, uint64(t.UnixNano()))
		}
	}
	return dst
}

var (
	errPart    = errors.New("unknown format, or cut off")
	errMissing = errors.New("its parts do not have each rank once: one is missing from leaderboard_parts")
)

// part is the body of a part that is being read.
type part struct {
	wallets int    // of the snapshot; 0: only part 0 has it
	count   int    // rows
	rows    []byte // what is left of them
	text    string // likewise, if addresses are wanted, which are parts of it
}

// openPart begins to read a part, by its body with checksum, which must stay as it is meanwhile.
func openPart(checksummed []byte) (p part, err error) {
	body, err := sqldb.Unseal(checksummed)
	if err != nil {
		return p, err
	}
	if len(body) == 0 || body[0] != partFormat {
		return p, errPart
	}
	wallets, size := binary.Uvarint(body[1:])
	if size <= 0 || wallets > 1<<rankBits {
		return p, errPart
	}
	body = body[1+size:]
	count, size := binary.Uvarint(body)
	if size <= 0 || count > uint64(len(body)) {
		return p, errPart
	}
	return part{wallets: int(wallets), count: int(count), rows: body[size:]}, nil
}

// find returns a wallet's row, if the part has it, without its address and chain.
func (p *part) find(wallet string) (w smartmoney.Wallet, found bool, err error) {
	for range p.count {
		address, err := p.next(&w)
		if err != nil || string(address) == wallet {
			return w, err == nil, err
		}
	}
	return w, false, nil
}

// next reads the next row but for its chain, and returns its address, which the row gets only if it
// is wanted.
func (p *part) next(w *smartmoney.Wallet) (address []byte, err error) {
	body := p.rows
	length, n := binary.Uvarint(body)
	if n <= 0 || length > uint64(len(body)-n) {
		return nil, errPart
	}
	address, body = body[n:n+int(length)], body[n+int(length):]
	if p.text != "" {
		w.Address = p.text[n : n+int(length)]
	}
	rank, n := binary.Uvarint(body)
	if n <= 0 || rank > math.MaxInt32 {
		return nil, errPart
	}
	w.Rank, body = int(rank), body[n:]
	amounts := [...]*float64{&w.TraderScore, &w.NetPnlUSD, &w.RealizedPnlUSD, &w.TotalBuyVolumeUSD, &w.TotalSellVolumeUSD, &w.LargestTradeUSD, &w.WinRate}
	if len(body) < 8*len(amounts) {
		return nil, errPart
	}
	for i, v := range amounts {
		*v = math.Float64frombits(binary.LittleEndian.Uint64(body[8*i:]))
	}
	body = body[8*len(amounts):]
	for _, v := range [...]*int{&w.BuyCount, &w.SellCount, &w.ClosedPositions, &w.WinningPositions, &w.TokensTraded} {
		count, n := binary.Uvarint(body)
		if n <= 0 || count > math.MaxUint32 {
			return nil, errPart
		}
		*v, body = int(count), body[n:]
	}
	if len(body) < 16 {
		return nil, errPart
	}
	w.FirstTradeTime = time.Unix(0, int64(binary.LittleEndian.Uint64(body))).UTC()
	w.LastTradeTime = time.Unix(0, int64(binary.LittleEndian.Uint64(body[8:]))).UTC()
	w.TrueWinRate = 0
	if w.ClosedPositions > 0 {
		w.TrueWinRate = float64(w.WinningPositions) / float64(w.ClosedPositions)
	}
	p.rows = body[16:]
	if p.text != "" {
		p.text = p.text[len(p.text)-len(p.rows):]
	}
	return address, nil
}

// into reads all rows into the places of their ranks, which must be free.
func (p *part) into(all []smartmoney.Wallet, chain smartmoney.Chain) error {
	p.text = string(p.rows)
	for range p.count {
		w := smartmoney.Wallet{Chain: chain}
		if _, err := p.next(&w); err != nil {
			return err
		}
		if w.Rank < 1 || w.Rank > len(all) || all[w.Rank-1].Rank != 0 {
			return errMissing
		}
		all[w.Rank-1] = w
	}
	if len(p.rows) > 0 {
		return errPart
	}
	return nil
}

// readParts returns the wallets of a snapshot by rank, none as long as part 0 is not there. found
// is false if it has no parts.
func (db *Days) readParts(ctx context.Context, chain smartmoney.Chain, day int32) (all []smartmoney.Wallet, found bool, err error) {
	read := 0
	err = sqldb.EachBody(ctx, db.Reader(), "SELECT part, body FROM leaderboard_parts WHERE chain = $1 AND day = $2 ORDER BY part",
		[]any{chain.Index(), day}, func(rows *sql.Rows) error {
			var number int
			var checksummed sql.RawBytes
			if err := rows.Scan(&number, &checksummed); err != nil {
				return err
			}
			if !found && number != 0 { // part 0 comes last when they are written
				found = true
				return errEnough
			}
			found = true
			p, err := openPart(checksummed)
			if err == nil {
				if number == 0 {
					all = make([]smartmoney.Wallet, p.wallets)
				}
				read += p.count
				err = p.into(all, chain)
			}
			if err != nil {
				return fmt.Errorf("part %d of leaderboard_parts: %w", number, err)
			}
			return nil
		})
	if errors.Is(err, errEnough) {
		return nil, true, nil
	}
	if err == nil && read != len(all) {
		err = errMissing
	}
	if err != nil {
		return nil, found, err
	}
	return all, found, nil
}
