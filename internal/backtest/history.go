package backtest

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"sort"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// history has what corrections need of one chain's events: its trades, and every event with a
// price, in the order of the stream. It takes about 150 bytes for each.
type history struct {
	chain   *pipeline.Chain
	entries []entry
	newest  []int64 // by wallet number: sequence number of the newest trade, live or not
}

// entry is a trade or another event with a price.
type entry struct {
	seq           int64
	trade         bool
	live          bool
	sell          bool
	setsPrice     bool
	offMarket     bool
	wallet, token uint32
	quantity      float64
	price, amount float64
	at            int64 // of the price, unix ns
	block         int64 // -1: unknown
	maxBlock      int64 // of this entry and those before
	tradeBefore   int64 // sequence number of the wallet's trade before, live or not; 0: none
	priceBefore   int64 // sequence number of the token's price event before
	key           [16]byte
}

// add adds an event that was applied, with its links.
func (h *history) add(e *event.Event, seq int64, links ledger.Links) {
	n := entry{seq: seq, live: true, block: -1, maxBlock: -1, priceBefore: links.Price, setsPrice: links.SetsPrice}
	var token string
	switch {
	case e.Trade != nil:
		t := e.Trade
		n.trade, n.sell, n.key, token = true, t.Side == smartmoney.Sell, event.IDKey(t.Chain, t.ID), t.Token
		n.quantity, n.price, n.amount, n.at, n.offMarket = t.Quantity, t.PriceUSD, t.AmountUSD, t.TradedAt.UnixNano(), t.OffMarket
		if t.HasBlock {
			n.block = t.Block
		}
		n.wallet, _ = h.chain.Ledger.LastTrade()
		for int(n.wallet) >= len(h.newest) {
			h.newest = append(h.newest, 0)
		}
		n.tradeBefore, h.newest[n.wallet] = h.newest[n.wallet], seq
	case e.Token != nil && e.Token.PriceUSD != nil:
		token, n.price, n.at = e.Token.Token, *e.Token.PriceUSD, e.Token.UpdatedAt.UnixNano()
	case e.Resolution != nil:
		token, n.price, n.at = e.Resolution.Token, e.Resolution.Payout, e.Resolution.ResolvedAt.UnixNano()
	default:
		return
	}
	n.token, _ = h.chain.Ledger.Tokens.Find(token)
	n.maxBlock = n.block
	if last := len(h.entries) - 1; last >= 0 {
		n.maxBlock = max(n.maxBlock, h.entries[last].maxBlock)
	}
	h.entries = append(h.entries, n)
}

// index returns the index of the entry of a sequence number.
func (h *history) index(seq int64) int {
	return sort.Search(len(h.entries), func(i int) bool { return h.entries[i].seq >= seq })
}

func (h *history) entry(seq int64) *entry { return &h.entries[h.index(seq)] }

// after returns the sequence numbers of the live trades of blocks after one, rising.
func (h *history) after(block int64) (seqs []int64) {
	for i := len(h.entries) - 1; i >= 0 && h.entries[i].maxBlock > block; i-- {
		if n := &h.entries[i]; n.live && n.trade && n.block > block {
			seqs = append(seqs, n.seq)
		}
	}
	slices.Reverse(seqs)
	return seqs
}

// within returns an error for trades that a correction does not reach: traded before the horizon,
// which ends at event time now.
func (h *history) within(seqs []int64, horizon time.Duration) error {
	oldest := int64(math.MaxInt64)
	for _, seq := range seqs {
		oldest = min(oldest, h.entry(seq).at)
	}
	if bound := h.chain.Ledger.EventTime() - int64(horizon); oldest < bound {
		return fmt.Errorf("the trade of %s %s", time.Unix(0, oldest).UTC().Format(time.RFC3339), eventlog.BeyondHorizon(bound, horizon))
	}
	return nil
}

// correction takes trades back and returns what their wallets and tokens are without them.
func (h *history) correction(seqs []int64) (*pipeline.Correction, error) {
	k := &pipeline.Correction{}
	for _, seq := range seqs {
		n := h.entry(seq)
		n.live = false
		k.Trades = append(k.Trades, pipeline.Taken{Seq: seq, Wallet: n.wallet, Token: n.token, At: n.at, Amount: n.amount, OffMarket: n.offMarket})
	}
	wallets := pipeline.Wallets(k.Trades)
	scratch := h.chain.Ledger.Scratch(wallets)
	for _, i := range h.tradesOf(wallets) {
		if err := scratch.Trade(h.entries[i].seq, h.trade(&h.entries[i])); err != nil {
			return nil, err
		}
	}
	scratch.End()
	k.Scratches = []*ledger.Scratch{scratch}
	repriced := h.chain.Repriced(k.Trades)
	for _, r := range repriced {
		h.reprice(r)
	}
	k.Prices = repriced
	return k, nil
}

// tradesOf returns the indexes of the wallets' live trades, rising.
func (h *history) tradesOf(wallets []uint32) (indexes []int) {
	for _, wallet := range wallets {
		for seq := h.newest[wallet]; seq != 0; {
			i := h.index(seq)
			if h.entries[i].live {
				indexes = append(indexes, i)
			}
			seq = h.entries[i].tradeBefore
		}
	}
	slices.Sort(indexes)
	return indexes
}

func (h *history) trade(n *entry) *smartmoney.Trade {
	side := smartmoney.Buy
	if n.sell {
		side = smartmoney.Sell
	}
	l := h.chain.Ledger
	return &smartmoney.Trade{
		Chain: l.Chain(), Wallet: l.Wallets.String(n.wallet), Token: l.Tokens.String(n.token), Side: side,
		Quantity: n.quantity, PriceUSD: n.price, AmountUSD: n.amount, TradedAt: time.Unix(0, n.at).UTC(), OffMarket: n.offMarket,
	}
}

// reprice tells a repricing of its token's live trades.
func (h *history) reprice(r *ledger.Repricing) {
	if !r.More() {
		return
	}
	for seq := r.Newest; seq != 0; {
		n := h.entry(seq)
		if n.live && n.trade && !r.Trade(seq, h.trade(n), n.setsPrice) {
			return
		}
		seq = n.priceBefore
	}
}

// defaultHorizon is how far back corrections reach, in event time (semantics 7).
const defaultHorizon = 7 * 24 * time.Hour

// ErrCorrections is the error of a correction in a run that keeps no history for it.
var ErrCorrections = errors.New("the events have corrections, which the run must keep a history for")

// correct applies a retract or rewind event (semantics 7).
func (r *Run) correct(e *event.Event) (Effect, error) {
	i := e.Chain.Index()
	h := r.histories[i]
	if h == nil {
		return Effect{}, ErrCorrections
	}
	seqs := r.taken(e, h)
	if len(seqs) == 0 {
		return Effect{Unknown: true}, nil
	}
	if len(seqs) > eventlog.MaxTakenBack {
		return Effect{Rejected: fmt.Errorf("the rewind takes back %d trades: the most is %d", len(seqs), eventlog.MaxTakenBack)}, nil
	}
	if err := h.within(seqs, r.horizon); err != nil {
		return Effect{Rejected: err}, nil
	}
	for _, seq := range seqs {
		delete(r.live, h.entry(seq).key)
	}
	k, err := h.correction(seqs)
	if err != nil {
		return Effect{}, fmt.Errorf("backtest: %w", err)
	}
	r.offset++
	k.Seq, k.GlobalOffset = r.chains[i].Position()+1, r.offset
	record := r.chains[i].Retract(k)
	fallen, err := r.raised.Retract(e.Chain, record.T, seqs)
	if err != nil {
		return Effect{}, fmt.Errorf("backtest: %w", err)
	}
	for _, n := range fallen {
		r.tally.Retract(r.decider.Pending()[n].Signal)
	}
	return Effect{Retracted: len(seqs)}, nil
}

// taken returns the sequence numbers of the live trades that a correction names, rising.
func (r *Run) taken(e *event.Event, h *history) []int64 {
	if e.Type == event.TypeRewind {
		return h.after(e.Correction.Block)
	}
	if seq, live := r.live[event.IDKey(e.Chain, e.Correction.ID)]; live {
		return []int64{seq}
	}
	return nil
}
