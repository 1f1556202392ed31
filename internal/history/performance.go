package history

import (
	"context"
	"database/sql"
	"encoding/binary"
	"fmt"
	"math"
	"slices"

	"github.com/smartmoneyhq/smartmoney/ent/gen/walletday"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// partWallets is of how many wallets one statement reads: few enough that other readers get their
// turn.
const partWallets = 500

// scaled divides profits while the database adds them up, because PostgreSQL refuses a sum beyond
// the largest float. A power of two loses no bit, and no query spans more days than scaled.
const scaled = 128

// selectDaysOf returns a query for what wallets did from a day to another, a row a wallet.
// PostgreSQL gets one that it can only answer wallet by wallet: without fresh statistics it would
// read every wallet's days.
func (db *Days) selectDaysOf(wallets []string) (query string, list any) {
	sums := fmt.Sprintf("max(%s) AS last, sum(%s + %s) AS trades, sum(%s / %d) AS realized", walletday.FieldDay,
		walletday.FieldBuyCount, walletday.FieldSellCount, walletday.FieldRealizedPnlUsd, scaled)
	const days = walletday.FieldChain + " = $1 AND " + walletday.FieldDay + " >= $2 AND " + walletday.FieldDay + " <= $3"
	among, args := db.Among(walletday.FieldWallet, wallets, 4)
	if db.Dialect() == sqldb.Postgres {
		return "SELECT q.wallet, d.last, d.trades::bigint, d.realized FROM unnest($4::text[]) AS q (wallet) CROSS JOIN LATERAL (SELECT " + sums +
			" FROM " + walletday.Table + " WHERE " + days + " AND " + walletday.FieldWallet + " = q.wallet) d WHERE d.last IS NOT NULL", args[0]
	}
	return "SELECT " + walletday.FieldWallet + ", " + sums + " FROM " + walletday.Table + " WHERE " + days + " AND " + among +
		" GROUP BY " + walletday.FieldWallet, args[0]
}

// EachDaysOf calls f for each of some wallets that has stored days from a day to another, at most
// scaled days in days since 1970 UTC, in no order. As with WalletDays, a wallet's latest active day
// need not be among them.
func (db *Days) EachDaysOf(ctx context.Context, chain smartmoney.Chain, wallets []string, from, to int, f func(wallet string, did smartmoney.DaysSum)) error {
	for part := range slices.Chunk(wallets, partWallets) {
		query, list := db.selectDaysOf(part)
		err := sqldb.EachRow(ctx, db.Reader(), query, []any{chain.Index(), from, to, list}, func(rows *sql.Rows) error {
			var wallet string
			var did smartmoney.DaysSum
			if err := rows.Scan(&wallet, &did.Last, &did.Trades, &did.RealizedPnlUSD); err != nil {
				return err
			}
			did.RealizedPnlUSD = smartmoney.Finite(did.RealizedPnlUSD * scaled)
			f(wallet, did)
			return nil
		})
		if err != nil {
			return fmt.Errorf("read days %d to %d of %d wallets of %s: %w", from, to, len(part), chain, err)
		}
	}
	return nil
}

// EachClosing calls f for the positions that wallets, by number, closed by events from one on and
// before another, as the last correction left them, in no order. The argument of f is valid until f
// returns. It reads everything that closed by these events: of more than limit positions it fails
// with QUERY_TOO_COMPLEX.
func (db *Days) EachClosing(ctx context.Context, chain smartmoney.Chain, wallets []uint32, from, before int64, limit int, f func(*smartmoney.Closing)) error {
	r := closingRange{db: db, chain: chain, from: from, before: before, left: limit, f: f, wallets: make(map[uint32][]span, len(wallets))}
	for part := range slices.Chunk(wallets, partWallets) {
		if err := r.correctedOf(ctx, part); err != nil {
			return fmt.Errorf("read corrected closings of %d wallets of %s: %w", len(part), chain, err)
		}
	}
	if err := r.readAll(ctx); err != nil {
		return fmt.Errorf("read closings of %s from %d: %w", chain, from, err)
	}
	return nil
}

// EachTokenClosing calls f for the positions in a token, by number, that wallets closed by events
// from one on, as the last correction left them, in no order. The argument of f is valid until f
// returns. It reads everything of the chain that closed by these events: of more than limit
// positions it fails with QUERY_TOO_COMPLEX.
func (db *Days) EachTokenClosing(ctx context.Context, chain smartmoney.Chain, token uint32, from int64, limit int, f func(*smartmoney.Closing)) error {
	r := closingRange{db: db, chain: chain, from: from, before: math.MaxInt64, left: limit, f: f, token: &token, wallets: map[uint32][]span{}}
	if err := r.readCorrected(ctx, ""); err != nil {
		return fmt.Errorf("read corrected closings of %s from %d: %w", chain, from, err)
	}
	if err := r.readAll(ctx); err != nil {
		return fmt.Errorf("read closings of %s from %d: %w", chain, from, err)
	}
	return nil
}

// closingRange reads what wallets closed by a range of events: those in wallets, or in one token
// all.
type closingRange struct {
	db           *Days
	chain        smartmoney.Chain
	from, before int64
	token        *uint32           // nil: every token
	left         int               // positions that may still be read
	wallets      map[uint32][]span // what corrections replaced, by event
	f            func(*smartmoney.Closing)
}

// span is a range of events, both included, whose closings a correction replaced.
type span struct{ first, last int64 }

// correctedOf reads what corrections left of the closings of some wallets.
func (cr *closingRange) correctedOf(ctx context.Context, wallets []uint32) error {
	numbers := make([]int64, len(wallets))
	for i, w := range wallets {
		numbers[i], cr.wallets[w] = int64(w), nil
	}
	condition, list := cr.db.AmongNumbers("c.wallet", numbers, 4)
	return cr.readCorrected(ctx, " AND "+condition, list)
}

// correctedCost is how many positions a row of corrected closings counts as beside its own: what it
// replaced stays in memory, some 60 B.
const correctedCost = 3

// readCorrected calls f for what corrections left of closings in rows with a condition, and keeps
// what they replaced. Of a wallet's row before the first event of the range only the last one can
// reach into it, and a row ends where the next one begins.
func (cr *closingRange) readCorrected(ctx context.Context, condition string, args ...any) error {
	query := "SELECT c.wallet, c.first_seq, c.body FROM corrected_closings c WHERE c.chain = $1 AND c.first_seq < $3" + condition +
		" AND c.first_seq >= coalesce((SELECT max(p.first_seq) FROM corrected_closings p" +
		" WHERE p.chain = c.chain AND p.wallet = c.wallet AND p.first_seq <= $2), 0) ORDER BY c.wallet, c.first_seq DESC"
	next, of := cr.before, uint32(0) // where the row after the present one begins, of a wallet
	return sqldb.EachBody(ctx, cr.db.Reader(), query, append([]any{cr.chain.Index(), cr.from, cr.before}, args...), func(rows *sql.Rows) error {
		var wallet uint32
		var row closingRow
		if err := row.scanCorrected(rows, &wallet); err != nil {
			return err
		}
		if wallet != of {
			next, of = cr.before, wallet
		}
		last := min(row.upTo, next-1)
		next = row.first
		if last < cr.from {
			return cr.count(1)
		}
		cr.wallets[wallet] = append(cr.wallets[wallet], span{row.first, last})
		for i := range row.list {
			if c := &row.list[i]; c.Seq >= cr.from && c.Seq <= last && cr.inToken(c) {
				cr.f(c)
			}
		}
		return cr.count(correctedCost + len(row.list))
	})
}

// scanCorrected reads a row of corrected_closings.
func (cr *closingRow) scanCorrected(rows *sql.Rows, wallet *uint32) error {
	var checksummed []byte
	if err := rows.Scan(wallet, &cr.first, &checksummed); err != nil {
		return err
	}
	body, err := sqldb.Unseal(checksummed)
	if err != nil {
		return err
	}
	if len(body) < 8 {
		return errCutOff
	}
	cr.upTo = int64(binary.LittleEndian.Uint64(body))
	cr.list, err = readClosings(body[8:])
	return err
}

// readAll calls f for the closings of the range that no correction replaced. Those of its first
// events may be in the row before them.
func (cr *closingRange) readAll(ctx context.Context) error {
	query := "SELECT body FROM closings WHERE chain = $1 AND first_seq < $3 AND first_seq >= coalesce(" +
		"(SELECT max(first_seq) FROM closings WHERE chain = $1 AND first_seq < $2), 0) ORDER BY first_seq, first_wallet"
	return sqldb.EachBody(ctx, cr.db.Reader(), query, []any{cr.chain.Index(), cr.from, cr.before}, func(rows *sql.Rows) error {
		var checksummed sql.RawBytes
		if err := rows.Scan(&checksummed); err != nil {
			return err
		}
		body, err := sqldb.Unseal(checksummed)
		if err != nil {
			return err
		}
		n, err := eachClosing(body, func(c *smartmoney.Closing) {
			if c.Seq >= cr.from && c.Seq < cr.before && cr.inToken(c) && cr.holds(c) {
				cr.f(c)
			}
		})
		if err != nil {
			return err
		}
		return cr.count(n)
	})
}

// inToken reports whether a closing is in the token.
func (cr *closingRange) inToken(c *smartmoney.Closing) bool {
	return cr.token == nil || c.Token == *cr.token
}

// holds reports whether a closing is of one of the wallets and no correction replaced it.
func (cr *closingRange) holds(c *smartmoney.Closing) bool {
	spans, ok := cr.wallets[c.Wallet]
	return (ok || cr.token != nil) && !slices.ContainsFunc(spans, func(s span) bool { return s.first <= c.Seq && c.Seq <= s.last })
}

// count fails when more positions have been read than may be.
func (cr *closingRange) count(n int) error {
	if cr.left -= n; cr.left < 0 {
		return smartmoney.Errorf(smartmoney.CodeTooComplex, "more positions of %s closed in that time than one request may read: ask for fewer days", cr.chain)
	}
	return nil
}
