package eventlog

import (
	"cmp"
	"container/heap"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// DefaultRetractionHorizon is how far back corrections reach unless told otherwise (semantics 7).
const DefaultRetractionHorizon = 7 * 24 * time.Hour

// resolver decides in the order of events which trades are live, and what corrections take back
// (semantics 7). It holds the live trades that the events may meet: those with an id that one
// of them has, and those of blocks that one of them may take back. It does no I/O.
type resolver struct {
	horizon time.Duration
	most    int                          // trades that rewinds of a chain may take back
	before  [smartmoney.ChainCount]int64 // of heads
	trades  []liveTrade
	byID    map[idKey]int32 // the live one of each id
	chains  [smartmoney.ChainCount]resolverChain
	out     *Appended
	beyond  []beyond
}

// beyond is a rewind that is refused for a trade which corrections do not reach.
type beyond struct {
	rejected int   // its index in out.Rejected
	trade    int32 // of the live ones
	why      string
}

// liveTrade is a trade that was live before the events, or is one of them.
type liveTrade struct {
	key       idKey
	seq       int64
	at        int64 // traded_at, unix ns
	block     int64
	by        int64 // sequence number of the event that took it back; 0: live
	chain     uint8
	hasBlock  bool
	inStorage bool // its id is in the database
}

// resolverChain is what a resolver knows of a chain.
type resolverChain struct {
	last        int64 // sequence number of the last event so far
	eventTime   int64 // largest traded_at so far, unix ns
	correctable bool
	dropped     int64 // latest block of dropped trades; -1: none
	// one of the events is a rewind of the chain; only then do the heaps hold trades
	rewinds bool

	// live trades with a block, and some that are not live any more; the latest block first
	byBlock tradeHeap
	byTime  tradeHeap // the same, but for those found too old; the oldest first
	// of the live trades beyond the horizon, the one of the latest block; -1: none
	tooOld   int32
	tooLarge int64 // a rewind to an earlier block takes back too many trades
}

func newResolver(events []event.Event, h *heads, horizon time.Duration, most int) *resolver {
	r := &resolver{horizon: horizon, most: most, before: h.before, byID: make(map[idKey]int32, len(events))}
	r.out = &Appended{FirstOffset: h.arrived + 1, LastOffset: h.arrived + int64(len(events))}
	for i := range r.chains {
		c := &r.chains[i]
		*c = resolverChain{last: h.last[i], eventTime: h.eventTime[i], correctable: h.correctable[i], dropped: h.dropped[i], tooOld: -1}
		c.byBlock = tradeHeap{r: r, first: func(a, b *liveTrade) bool { return a.block > b.block }}
		c.byTime = tradeHeap{r: r, first: func(a, b *liveTrade) bool { return a.at < b.at }}
		r.out.Chains[i].First = h.last[i] + 1
	}
	for i := range events {
		if events[i].Type == event.TypeRewind {
			r.chains[events[i].Chain.Index()].rewinds = true
		}
	}
	return r
}

// know adds a trade that was live before the events.
func (r *resolver) know(t liveTrade) {
	if _, known := r.byID[t.key]; !known {
		t.inStorage = true
		r.add(t)
	}
}

// add adds a live trade.
func (r *resolver) add(t liveTrade) {
	at := int32(len(r.trades))
	r.trades = append(r.trades, t)
	r.byID[t.key] = at
	if c := &r.chains[t.chain]; t.hasBlock && c.rewinds {
		heap.Push(&c.byBlock, at)
		heap.Push(&c.byTime, at)
	}
}

// resolve decides about all events, whose ids have these keys: out is the result.
func (r *resolver) resolve(events []event.Event, keys []idKey) {
	for i := range events {
		e := events[i]
		c := &r.chains[e.Chain.Index()]
		ok := true
		switch e.Type {
		case event.TypeTrade:
			ok = r.trade(i, &e, keys[i])
		case event.TypeRetract, event.TypeRewind:
			e.Correction, ok = r.correct(i, &e, keys[i])
		}
		if !ok {
			continue
		}
		c.last++
		s := &r.out.Chains[e.Chain.Index()]
		s.Events = append(s.Events, e)
		s.Offsets = append(s.Offsets, r.out.FirstOffset+int64(i))
	}
}

// trade enters a trade, unless its id, or one that it had before, is live.
func (r *resolver) trade(i int, e *event.Event, key idKey) bool {
	_, live := r.byID[key]
	for _, former := range akaKeys(e) {
		if _, known := r.byID[former]; known {
			live = true
		}
	}
	if live {
		r.out.Duplicates = append(r.out.Duplicates, i)
		return false
	}
	c := &r.chains[e.Chain.Index()]
	t := e.Trade
	if before := r.before[e.Chain.Index()]; t.TradedAt.UnixNano() < before {
		r.out.Rejected = append(r.out.Rejected, Rejection{Index: i, Err: tooOld(e.Chain, before, t.TradedAt)})
		return false
	}
	r.add(liveTrade{
		key: key, seq: c.last + 1, at: t.TradedAt.UnixNano(), block: t.Block, hasBlock: t.HasBlock, chain: uint8(e.Chain.Index()),
	})
	c.eventTime = max(c.eventTime, t.TradedAt.UnixNano())
	return true
}

// correct takes back what a correction asks for and returns it with the numbers of those trades. ok
// is false if it does not enter the log.
func (r *resolver) correct(i int, e *event.Event, key idKey) (done *event.Correction, ok bool) {
	c := &r.chains[e.Chain.Index()]
	var taken []int32
	var err error
	switch {
	case !c.correctable:
		err = errFormerLog
	case e.Type == event.TypeRetract:
		taken, err = r.retract(c, key)
	default:
		taken, err = r.rewind(c, e.Correction.Block)
	}
	if err != nil {
		r.out.Rejected = append(r.out.Rejected, Rejection{Index: i, Err: err})
		return nil, false
	}
	if len(taken) == 0 {
		r.out.Unknown = append(r.out.Unknown, i)
		return nil, false
	}
	seqs := make([]int64, len(taken))
	for n, at := range taken {
		t := &r.trades[at]
		t.by, seqs[n] = c.last+1, t.seq
		delete(r.byID, t.key)
	}
	slices.Sort(seqs)
	return &event.Correction{ID: e.Correction.ID, Block: e.Correction.Block, Seqs: seqs}, true
}

// errBeyond stands for the reason of a beyond until its trade is named.
var errBeyond = smartmoney.BadInput("block", "a trade lies beyond the horizon")

// name says of each rewind that is refused for a trade beyond the horizon which trade it is, so
// that it can be retracted if its block is wrong. id returns the id of a live trade.
func (r *resolver) name(id func(t *liveTrade) string) {
	for _, b := range r.beyond {
		r.out.Rejected[b.rejected].Err = smartmoney.BadInput("block", "the trade %q %s", id(&r.trades[b.trade]), b.why)
	}
}

var errFormerLog = smartmoney.BadInput("type",
	"this database began with a former version, whose trades cannot be taken back yet: the operator runs `smartmoney rebuild` once, with the service stopped")

// retract finds the live trade of an id.
func (r *resolver) retract(c *resolverChain, key idKey) ([]int32, error) {
	at, live := r.byID[key]
	if !live {
		return nil, nil
	}
	if t := &r.trades[at]; t.at < r.bound(c) {
		return nil, smartmoney.BadInput("id", "the trade of %s %s", instant(t.at), r.whyBeyond(c))
	}
	return []int32{at}, nil
}

// rewind finds the live trades of blocks after one.
func (r *resolver) rewind(c *resolverChain, block int64) ([]int32, error) {
	if c.dropped > block {
		return nil, smartmoney.BadInput("block", "block must be %d or later: trades up to that block are older than keep-trades and were dropped; no trade was taken back", c.dropped)
	}
	r.age(c)
	if c.tooOld >= 0 && r.trades[c.tooOld].block > block {
		t := &r.trades[c.tooOld]
		why := fmt.Sprintf("of %s in block %d %s; no trade was taken back", instant(t.at), t.block, r.whyBeyond(c))
		r.beyond = append(r.beyond, beyond{rejected: len(r.out.Rejected), trade: c.tooOld, why: why})
		return nil, errBeyond
	}
	var taken []int32
	for c.tooLarge <= block && len(c.byBlock.list) > 0 && r.trades[c.byBlock.list[0]].block > block {
		at, _ := heap.Pop(&c.byBlock).(int32)
		if r.trades[at].by != 0 {
			continue
		}
		if taken = append(taken, at); len(taken) > r.most {
			for _, at := range taken {
				heap.Push(&c.byBlock, at)
			}
			c.tooLarge = block + 1
		}
	}
	if c.tooLarge > block {
		return nil, smartmoney.BadInput("block", "rewinds must take back at most %d trades at once; no trade was taken back", r.most)
	}
	return taken, nil
}

// age finds the live trades that have come to lie beyond the horizon.
func (r *resolver) age(c *resolverChain) {
	for bound := r.bound(c); len(c.byTime.list) > 0 && r.trades[c.byTime.list[0]].at < bound; {
		at, _ := heap.Pop(&c.byTime).(int32)
		if t := &r.trades[at]; t.by == 0 && (c.tooOld < 0 || t.block > r.trades[c.tooOld].block) {
			c.tooOld = at
		}
	}
}

// bound is the time of the oldest trade that corrections reach, unix ns.
func (r *resolver) bound(c *resolverChain) int64 {
	if c.eventTime < math.MinInt64+int64(r.horizon) {
		return math.MinInt64
	}
	return c.eventTime - int64(r.horizon)
}

// whyBeyond says how far back corrections reach.
func (r *resolver) whyBeyond(c *resolverChain) string {
	return BeyondHorizon(r.bound(c), r.horizon)
}

func instant(ns int64) string { return time.Unix(0, ns).UTC().Format(time.RFC3339) }

// entered returns the ids that enter the database, by key.
func (r *resolver) entered() (ids []tradeID) {
	for i := range r.trades {
		if t := &r.trades[i]; t.by == 0 && !t.inStorage {
			ids = append(ids, tradeID{key: t.key, seq: t.seq, at: t.at})
		}
	}
	slices.SortFunc(ids, func(a, b tradeID) int { return compareKeys(a.key, b.key) })
	return ids
}

// freed returns the keys of ids that leave the database, rising.
func (r *resolver) freed() (keys []idKey) {
	for i := range r.trades {
		if t := &r.trades[i]; t.by != 0 && t.inStorage {
			keys = append(keys, t.key)
		}
	}
	slices.SortFunc(keys, compareKeys)
	return keys
}

// retracted returns the columns of retracted_trades, in the order of its key.
func (r *resolver) retracted() (chains, seqs, by []int64) {
	var taken []*liveTrade
	for i := range r.trades {
		if r.trades[i].by != 0 {
			taken = append(taken, &r.trades[i])
		}
	}
	slices.SortFunc(taken, func(a, b *liveTrade) int { return cmp.Or(cmp.Compare(a.chain, b.chain), cmp.Compare(a.seq, b.seq)) })
	for _, t := range taken {
		chains, seqs, by = append(chains, int64(t.chain)), append(seqs, t.seq), append(by, t.by)
	}
	return chains, seqs, by
}

// tradeHeap is a container/heap of indices of a resolver's trades.
type tradeHeap struct {
	r     *resolver
	list  []int32
	first func(a, b *liveTrade) bool
}

func (t *tradeHeap) Len() int { return len(t.list) }
func (t *tradeHeap) Less(i, j int) bool {
	return t.first(&t.r.trades[t.list[i]], &t.r.trades[t.list[j]])
}
func (t *tradeHeap) Swap(i, j int) { t.list[i], t.list[j] = t.list[j], t.list[i] }

// Push implements heap.Interface.
func (t *tradeHeap) Push(x any) {
	at, _ := x.(int32)
	t.list = append(t.list, at)
}

// Pop implements heap.Interface.
func (t *tradeHeap) Pop() any {
	at := t.list[len(t.list)-1]
	t.list = t.list[:len(t.list)-1]
	return at
}
