package eventlog

import (
	"container/heap"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// tradesAtOnce bounds the trades that are decoded at once to be passed on one by one.
const tradesAtOnce = 2048

// TradesAt calls f for the trades at rising sequence numbers, live or not. f gets what is valid
// until it returns; its error ends the call and is returned. A number that holds no trade is an
// error.
func (lo *Log) TradesAt(ctx context.Context, chain smartmoney.Chain, seqs []int64, f func(seq int64, t *smartmoney.Trade) error) error {
	for part := range slices.Chunk(seqs, tradesAtOnce) {
		events, err := lo.eventsAt(ctx, chain, part)
		if err != nil {
			return fmt.Errorf("read %d trades of %s: %w", len(part), chain, err)
		}
		for i := range events {
			if events[i].Trade == nil {
				return fmt.Errorf("read trades of %s: event %d is no trade", chain, part[i])
			}
			if err := f(part[i], events[i].Trade); err != nil {
				return err
			}
		}
	}
	return nil
}

// TradesOf calls f for every trade of some wallets that is in the log and live as of a position of
// it, in the order of the log: WalletBases has the others. newest holds the sequence numbers of the
// wallets' newest trades (Wallet.LastSeq), which may have been taken back; 0 is a wallet without
// trades. Its memory is 8 bytes per trade of the wallets, live or not. f gets what is valid until
// it returns; its error ends the call and is returned.
func (lo *Log) TradesOf(ctx context.Context, chain smartmoney.Chain, newest []int64, upTo int64, f func(seq int64, t *smartmoney.Trade) error) error {
	h, err := lo.Horizon(ctx, chain)
	if err != nil {
		return err
	}
	links := linkReader{db: lo, chain: chain, first: h.First}
	var seqs []int64
	err = walkBack(newest, h.First, func(_ int, seq int64) (int64, error) {
		seqs = append(seqs, seq)
		return links.trade(ctx, seq)
	})
	if err != nil {
		return err
	}
	slices.Reverse(seqs)
	for part := range slices.Chunk(seqs, tradesAtOnce) {
		live, err := lo.liveAmong(ctx, chain, part, upTo)
		if err != nil {
			return err
		}
		if err := lo.TradesAt(ctx, chain, live, f); err != nil {
			return err
		}
	}
	return nil
}

// PriceEvents calls f for the events with a price of a token that are in the log and live as of a
// position of it, from the newest one back, until f returns false; set is what the event's link
// says (PriceLink.Set). The engine must have processed the events up to at.Newest. f gets what is
// valid until it returns; its error ends the call and is returned.
func (lo *Log) PriceEvents(ctx context.Context, chain smartmoney.Chain, at TokenAt, upTo int64, f func(seq int64, set bool, e *event.Event) (more bool, err error)) error {
	h, err := lo.Horizon(ctx, chain)
	if err != nil {
		return err
	}
	links, dead := linkReader{db: lo, chain: chain, first: h.First}, retractedReader{db: lo, chain: chain, by: upTo}
	for next, most := at.Newest, 16; next >= h.First; most = min(2*most, tradesAtOnce) {
		var seqs []int64
		var set []bool
		for hops := 0; next >= h.First && hops < most; hops++ {
			link, err := links.price(ctx, next)
			if err != nil {
				return err
			}
			retracted, err := dead.has(ctx, next)
			if err != nil {
				return err
			}
			if !retracted {
				seqs, set = append(seqs, next), append(set, link.Set)
			}
			next = link.Before
		}
		events, err := lo.eventsAt(ctx, chain, seqs)
		if err != nil {
			return fmt.Errorf("read %d prices of %s: %w", len(seqs), chain, err)
		}
		for i := range events {
			if pricedBy(&events[i]) != at.Token {
				return fmt.Errorf("event %d of %s has no price of %s, as its links say", seqs[i], chain, at.Token)
			}
			if more, err := f(seqs[i], set[i], &events[i]); err != nil || !more {
				return err
			}
		}
	}
	return nil
}

// PriceTrades calls f for the trades of tokens that are in the log and live as of a position of it,
// except those that are off the market: of each token, by its index, from the newest one back,
// until f returns false. set is what the trade's link says (PriceLink.Set), and t is nil for those
// in TokenAt.Known. Then it calls dropped with what is kept of dropped trades of the tokens that f
// did not return false for, if there is anything. f gets what is valid until it returns.
func (lo *Log) PriceTrades(ctx context.Context, chain smartmoney.Chain, tokens []TokenAt, upTo int64,
	f func(token int, seq int64, set bool, t *smartmoney.Trade) (more bool), dropped func(token int, base *smartmoney.TokenBase),
) error {
	h, err := lo.Horizon(ctx, chain)
	if err != nil {
		return err
	}
	w := priceWalk{db: lo, chain: chain, upTo: upTo, first: h.First, tokens: tokens, next: make([]int64, len(tokens)), ended: make([]bool, len(tokens))}
	for i := range tokens {
		w.next[i] = tokens[i].Newest
	}
	// each token's points, one taken back and one before the points
	most := (smartmoney.MostPoints + 2) * len(tokens)
	for ; w.left() > 0; most = max(most, min(2*most, tradesAtOnce)) {
		found, err := w.round(ctx, most)
		if err != nil {
			return err
		}
		for part := range slices.Chunk(found, tradesAtOnce) {
			if err := w.tell(ctx, part, f); err != nil {
				return err
			}
		}
	}
	if h.First == 1 {
		return nil
	}
	return w.dropped(ctx, dropped)
}

// priceWalk goes back along the price events of tokens.
type priceWalk struct {
	db          *Log
	chain       smartmoney.Chain
	upTo, first int64
	tokens      []TokenAt
	next        []int64 // by token: the event that the next round begins with
	ended       []bool  // by token: no earlier trade is asked for
}

// priceEvent is a live event with a price of a token.
type priceEvent struct {
	seq   int64
	token int // its index among the tokens
	set   bool
	known bool // its content is not asked for
}

// left returns the number of tokens of which further events are asked for.
func (pw *priceWalk) left() (n int) {
	for i, next := range pw.next {
		if !pw.ended[i] && next >= pw.first {
			n++
		}
	}
	return n
}

// round returns the next live price events of all tokens, at most some, in falling order, so that
// each block of the log is in one or two rounds.
func (pw *priceWalk) round(ctx context.Context, most int) (found []priceEvent, err error) {
	links, dead := linkReader{db: pw.db, chain: pw.chain, first: pw.first}, retractedReader{db: pw.db, chain: pw.chain, by: pw.upTo}
	from := make([]int64, len(pw.tokens))
	for i := range from {
		if !pw.ended[i] {
			from[i] = pw.next[i]
		}
	}
	hops := 0
	err = walkBack(from, pw.first, func(token int, seq int64) (int64, error) {
		if hops++; hops > most {
			return 0, nil
		}
		link, err := links.price(ctx, seq)
		if err != nil {
			return 0, err
		}
		retracted, err := dead.has(ctx, seq)
		if err != nil {
			return 0, err
		}
		if !retracted {
			found = append(found, priceEvent{seq, token, link.Set, slices.Contains(pw.tokens[token].Known, seq)})
		}
		pw.next[token] = link.Before
		return link.Before, nil
	})
	return found, err
}

// tell calls f for the trades among events.
func (pw *priceWalk) tell(ctx context.Context, part []priceEvent, f func(token int, seq int64, set bool, t *smartmoney.Trade) bool) error {
	part = slices.DeleteFunc(slices.Clone(part), func(p priceEvent) bool { return pw.ended[p.token] })
	var seqs []int64
	for _, p := range part {
		if !p.known {
			seqs = append(seqs, p.seq)
		}
	}
	events, err := pw.db.eventsAt(ctx, pw.chain, seqs)
	if err != nil {
		return fmt.Errorf("read %d prices of %s: %w", len(seqs), pw.chain, err)
	}
	for _, p := range part {
		var t *smartmoney.Trade
		if !p.known {
			e := &events[0]
			events = events[1:]
			if pricedBy(e) != pw.tokens[p.token].Token {
				return fmt.Errorf("event %d of %s has no price of %s, as its links say", p.seq, pw.chain, pw.tokens[p.token].Token)
			}
			t = e.Trade
		}
		if (p.known || t != nil) && !pw.ended[p.token] {
			pw.ended[p.token] = !f(p.token, p.seq, p.set, t)
		}
	}
	return nil
}

// dropped calls f with the bases of the tokens that have not ended.
func (pw *priceWalk) dropped(ctx context.Context, f func(token int, base *smartmoney.TokenBase)) error {
	for i := range pw.tokens {
		if pw.ended[i] {
			continue
		}
		bases, err := pw.db.TokenBases(ctx, pw.chain, []string{pw.tokens[i].Token})
		if err != nil {
			return err
		}
		if base, has := bases[pw.tokens[i].Token]; has {
			f(i, &base)
		}
	}
	return nil
}

// pricedBy returns the token of which an event states a price, "" if it states none.
func pricedBy(e *event.Event) (token string) {
	switch {
	case e.Trade != nil:
		return e.Trade.Token
	case e.Token != nil && e.Token.PriceUSD != nil:
		return e.Token.Token
	case e.Resolution != nil:
		return e.Resolution.Token
	default:
		return ""
	}
}

// Live returns which of the trades at some sequence numbers are live as of a log position: those
// that no correction up to it took back. live reports false for any other number.
func (lo *Log) Live(ctx context.Context, chain smartmoney.Chain, seqs []int64, upTo int64) (live func(seq int64) bool, err error) {
	found := make(map[int64]struct{}, len(seqs))
	for part := range slices.Chunk(seqs, tradesAtOnce) {
		some, err := lo.liveAmong(ctx, chain, part, upTo)
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

// liveAmong returns those of the sequence numbers, in their order, that are not of trades taken
// back up to a log position.
func (lo *Log) liveAmong(ctx context.Context, chain smartmoney.Chain, seqs []int64, upTo int64) ([]int64, error) {
	if len(seqs) == 0 {
		return nil, nil
	}
	dead, err := lo.retractedAmong(ctx, chain, seqs, upTo)
	if err != nil {
		return nil, fmt.Errorf("look up %d trades of %s among those taken back: %w", len(seqs), chain, err)
	}
	if len(dead) == 0 {
		return seqs, nil
	}
	live := make([]int64, 0, len(seqs))
	for _, seq := range seqs {
		if _, found := slices.BinarySearch(dead, seq); !found {
			live = append(live, seq)
		}
	}
	return live, nil
}

// denseRange is how many times as many numbers a range may have as are asked for, to be read as
// one.
const denseRange = 16

// retractedOf returns the statement of retractedAmong, with the condition of the numbers.
func retractedOf(among string) string {
	return "SELECT seq FROM retracted_trades WHERE chain = $1 AND by_seq <= $2 AND seq " + among + " ORDER BY seq"
}

// retractedAmong returns, rising, the numbers of trades that were taken back by events up to a
// position: all that are among seqs, and maybe others.
func (lo *Log) retractedAmong(ctx context.Context, chain smartmoney.Chain, seqs []int64, upTo int64) (dead []int64, err error) {
	first, last := slices.Min(seqs), slices.Max(seqs)
	if last-first < denseRange*int64(len(seqs)) {
		return lo.Retracted(ctx, chain, first-1, last, upTo)
	}
	err = sqldb.EachRow(ctx, lo.Reader(), retractedOf(lo.amongNumbers("$3")),
		[]any{chain.Index(), upTo, lo.numbers(seqs)}, func(rows *sql.Rows) error {
			var seq int64
			err := rows.Scan(&seq)
			dead = append(dead, seq)
			return err
		})
	return dead, err
}

// Retracted returns the sequence numbers, rising, of the trades after one position and up to
// another that were taken back by events up to a third.
func (lo *Log) Retracted(ctx context.Context, chain smartmoney.Chain, after, upTo, by int64) (seqs []int64, err error) {
	err = sqldb.EachRow(ctx, lo.Reader(), "SELECT seq FROM retracted_trades WHERE chain = $1 AND seq > $2 AND seq <= $3 AND by_seq <= $4 ORDER BY seq",
		[]any{chain.Index(), after, upTo, by}, func(rows *sql.Rows) error {
			var seq int64
			err := rows.Scan(&seq)
			seqs = append(seqs, seq)
			return err
		})
	if err != nil {
		return nil, fmt.Errorf("read which trades of %s were taken back: %w", chain, err)
	}
	return seqs, nil
}

// retractedReader says of falling sequence numbers whether their trades were taken back.
type retractedReader struct {
	db    *Log
	chain smartmoney.Chain
	by    int64   // the last event that counts
	after int64   // seqs holds all numbers after this one, up to those that were asked for
	seqs  []int64 // rising
}

// has reports whether a number is of a trade taken back. The first number that is asked for is the
// largest.
func (r *retractedReader) has(ctx context.Context, seq int64) (bool, error) {
	if r.seqs == nil || seq <= r.after {
		after := max(seq-segmentEvents, 0)
		seqs, err := r.db.Retracted(ctx, r.chain, after, seq, r.by)
		if err != nil {
			return false, err
		}
		r.after, r.seqs = after, append(make([]int64, 0, len(seqs)), seqs...)
	}
	_, found := slices.BinarySearch(r.seqs, seq)
	return found, nil
}

// errForward says that a link does not lead back.
var errForward = errors.New("a link leads forward")

// walkBack goes back along several chains of links at once to the first event that is kept, so that
// it meets all events in falling order. next returns the event before one, of the chain with an
// index; 0 ends the chain.
func walkBack(newest []int64, first int64, next func(chain int, seq int64) (int64, error)) error {
	h := make(placeHeap, 0, len(newest))
	for i, seq := range newest {
		if seq >= first {
			h = append(h, place{seq, i})
		}
	}
	heap.Init(&h)
	for len(h) > 0 {
		before, err := next(h[0].chain, h[0].seq)
		if err == nil && before >= h[0].seq {
			err = errForward
		}
		if err != nil {
			return err
		}
		h[0].seq = before
		if before < first {
			heap.Pop(&h)
		} else {
			heap.Fix(&h, 0)
		}
	}
	return nil
}

// place is where a walk back is on one of its chains.
type place struct {
	seq   int64
	chain int
}

// placeHeap implements [heap.Interface], the latest event first.
type placeHeap []place

func (ph placeHeap) Len() int           { return len(ph) }
func (ph placeHeap) Less(i, j int) bool { return ph[i].seq > ph[j].seq }
func (ph placeHeap) Swap(i, j int)      { ph[i], ph[j] = ph[j], ph[i] }
func (ph *placeHeap) Push(x any)        { *ph = append(*ph, x.(place)) }
func (ph *placeHeap) Pop() any {
	last := len(*ph) - 1
	p := (*ph)[last]
	*ph = (*ph)[:last]
	return p
}
