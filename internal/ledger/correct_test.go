package ledger_test

import (
	"bytes"
	"fmt"
	"maps"
	"math"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// corrected is a ledger whose log holds corrections: events by sequence number, those that are
// live, and their links.
type corrected struct {
	*ledger.Ledger
	log   []*event.Event // of sequence number i + 1; nil: a correction
	links []ledger.Links
	live  []bool
	taken map[int64][]int64 // by correction: the trades that it took back
	bases bases
}

func newCorrected(chain smartmoney.Chain) *corrected { return &corrected{Ledger: ledger.New(chain)} }

func (c *corrected) apply(e *event.Event) {
	c.log, c.live = append(c.log, e), append(c.live, true)
	c.links = append(c.links, c.Apply(e, int64(len(c.log))))
}

// retract takes trades back, as the event of the next sequence number.
func (c *corrected) retract(t testing.TB, seqs []int64) {
	t.Helper()
	c.log, c.links, c.live = append(c.log, nil), append(c.links, ledger.Links{}), append(c.live, false)
	if c.taken == nil {
		c.taken = map[int64][]int64{}
	}
	c.taken[int64(len(c.log))] = seqs
	if len(seqs) == 0 {
		return
	}
	wallets, tokens := map[uint32]bool{}, map[uint32]bool{}
	for _, seq := range seqs {
		c.live[seq-1] = false
		trade := c.log[seq-1].Trade
		wallet, _ := c.Wallets.Find(trade.Wallet)
		token, _ := c.Tokens.Find(trade.Token)
		wallets[wallet], tokens[token] = true, true
	}
	numbers := slices.Collect(maps.Keys(wallets))
	scratch := c.Scratch(numbers)
	if len(c.log)%4 > 0 {
		scratch.Since(slices.Min(seqs))
	}
	for n, number := range numbers {
		if base, has := c.bases.wallets[c.Wallets.String(number)]; has {
			if err := scratch.Begin(n, base.seq, base.body, c.bases.dropped); err != nil {
				t.Fatal(err)
			}
		}
	}
	scratch.EndBases(c.bases.dropped)
	for i, e := range c.log {
		if int64(i) < c.bases.dropped || e == nil || e.Trade == nil || !c.live[i] {
			continue
		}
		if wallet, _ := c.Wallets.Find(e.Trade.Wallet); wallets[wallet] {
			if err := scratch.Trade(int64(i)+1, e.Trade); err != nil {
				t.Fatal(err)
			}
		}
	}
	scratch.End()
	c.Replace(scratch)
	for token := range tokens {
		c.reprice(token, seqs)
	}
}

// reprice follows a token's links from its newest price event back for what the trades taken back
// leave.
func (c *corrected) reprice(token uint32, seqs []int64) {
	var taken []ledger.TakenTrade
	for _, seq := range seqs {
		if tr := c.log[seq-1].Trade; !tr.OffMarket && tr.Token == c.Tokens.String(token) {
			taken = append(taken, ledger.TakenTrade{Seq: seq, AmountUSD: tr.AmountUSD})
		}
	}
	r := c.Repricing(token, taken)
	if r == nil {
		return
	}
	more, known := r.More(), slices.Clone(r.Known())
	seq := r.Newest
	for ; more && seq > c.bases.dropped; seq = c.links[seq-1].Price {
		if e := c.log[seq-1]; e.Trade != nil && c.live[seq-1] {
			trade := e.Trade
			if slices.Contains(known, seq) {
				trade = nil
			}
			more = r.Trade(seq, trade, c.links[seq-1].SetsPrice)
		}
	}
	if base, has := c.bases.tokens[c.Tokens.String(token)]; more && has {
		r.Dropped(&base)
	}
	c.Reprice(r)
}

// without returns the ledger of the live events alone.
func (c *corrected) without() *ledger.Ledger {
	b := ledger.New(c.Chain())
	for i, e := range c.log {
		if c.live[i] {
			b.Apply(e, int64(i)+1)
		}
	}
	return b
}

// liveTrades returns the sequence numbers of the live trades.
func (c *corrected) liveTrades() (seqs []int64) {
	for i, e := range c.log {
		if int64(i) >= c.bases.dropped && c.live[i] && e.Trade != nil {
			seqs = append(seqs, int64(i)+1)
		}
	}
	return seqs
}

// drawCorrection takes back some live trades: few, those of a rewind, or those of one wallet. It
// returns those trades, which may come again.
func (c *corrected) drawCorrection(rt *rapid.T, t testing.TB) (taken []*event.Event) {
	live := c.liveTrades()
	if len(live) == 0 {
		return nil
	}
	var seqs []int64
	switch rapid.IntRange(0, 3).Draw(rt, "correction") {
	case 0: // a rewind
		seqs = live[rapid.IntRange(max(0, len(live)-60), len(live)-1).Draw(rt, "from"):]
	case 1: // everything of a wallet
		wallet := c.log[rapid.SampledFrom(live).Draw(rt, "of")-1].Trade.Wallet
		for _, seq := range live {
			if c.log[seq-1].Trade.Wallet == wallet {
				seqs = append(seqs, seq)
			}
		}
	default:
		seqs = rapid.SliceOfNDistinct(rapid.SampledFrom(live), 1, min(5, len(live)), rapid.ID[int64]).Draw(rt, "seqs")
		slices.Sort(seqs)
	}
	for _, seq := range seqs {
		taken = append(taken, c.log[seq-1])
	}
	c.retract(t, seqs)
	return taken
}

// sameAsWithout fails if the ledger differs from that of the live events: wallets' totals and
// positions and tokens' prices in any bit, net profits by more than 1e-9.
func (c *corrected) sameAsWithout(rt *rapid.T) {
	want := c.without()
	want.Refresh(func(uint32) {})
	c.Refresh(func(uint32) {})
	wallets, tokens, _ := c.Len()
	view, wantView := c.View(), want.View()
	for i := range uint32(wallets) {
		address, got := c.Wallets.String(i), *c.Wallet(i)
		n, known := want.Wallets.Find(address)
		if !known {
			if got.Trades() != 0 || totals(&got) != totals(&ledger.Wallet{ProviderNet: math.NaN(), ProviderWin: math.NaN()}) {
				rt.Fatalf("wallet %s is left without trades and has %s", address, totals(&got))
			}
			continue
		}
		w := *want.Wallet(n)
		if totals(&got) != totals(&w) {
			rt.Fatalf("wallet %s has\n%s, want\n%s", address, totals(&got), totals(&w))
		}
		if math.Abs(got.Net-w.Net) > 1e-9*max(1, math.Abs(w.Net), w.BuyVolume+w.SellVolume) {
			rt.Fatalf("wallet %s has a net profit of %v, want %v", address, got.Net, w.Net)
		}
		// NaN is no price
		if a, b := positionsOf(view, address), positionsOf(wantView, address); fmt.Sprint(a) != fmt.Sprint(b) {
			rt.Fatalf("wallet %s has positions %v, want %v", address, a, b)
		}
	}
	for i := range uint32(tokens) {
		got, prices, volume := c.Token(i), ledger.UnknownPrices(), 0.0
		if n, known := want.Tokens.Find(c.Tokens.String(i)); known {
			prices, volume = want.Token(n).Prices, want.Token(n).Volume.TwoDays(c.Today())
		}
		if fmt.Sprint(got.Prices) != fmt.Sprint(prices) {
			rt.Fatalf("token %s has prices\n%+v, want\n%+v", c.Tokens.String(i), got.Prices, prices)
		}
		if v := got.Volume.TwoDays(c.Today()); v != volume {
			rt.Fatalf("token %s has a two-day volume of %v, want %v", c.Tokens.String(i), v, volume)
		}
	}
	if c.Began() != want.Began() {
		rt.Fatalf("began at %d, want %d", c.Began(), want.Began())
	}
}

// totals says everything of a wallet that must be equal in every bit.
func totals(w *ledger.Wallet) string {
	return fmt.Sprint(w.BuyVolume, w.SellVolume, w.Realized, w.Largest, w.ProviderNet, w.ProviderWin, w.First, w.Last, w.LastSeq,
		w.Buys, w.Sells, w.Winning, w.Closed, w.Tokens)
}

func positionsOf(view *ledger.View, wallet string) map[string]smartmoney.Position {
	all := map[string]smartmoney.Position{}
	for _, p := range view.Positions(wallet, ledger.PositionQuery{Index: -1, Limit: math.MaxInt32}).Positions {
		all[p.Token] = p
	}
	return all
}

// drawLate draws a stream in which some events come late or have equal times, and some trades are
// small or off the market.
func drawLate(rt *rapid.T) (smartmoney.Chain, []event.Event) {
	chain, events := drawEvents(rt)
	for i := range events {
		late := time.Duration(rapid.SampledFrom([]int{0, 0, 0, 1, 60, 5000}).Draw(rt, "late")) * time.Second
		switch e := &events[i]; {
		case e.Trade != nil:
			e.Trade.TradedAt = e.Trade.TradedAt.Add(-late)
			e.Trade.OffMarket = rapid.IntRange(0, 9).Draw(rt, "off the market") == 0
			if rapid.IntRange(0, 3).Draw(rt, "small") == 0 {
				e.Trade.AmountUSD /= 1000
			}
		case e.Token != nil:
			e.Token.UpdatedAt = e.Token.UpdatedAt.Add(-late)
		case e.Resolution != nil:
			e.Resolution.ResolvedAt = e.Resolution.ResolvedAt.Add(-late)
		}
	}
	return chain, events
}

// TestCorrectionsAreAsIfNeverHeld: after retractions and rewinds, with trades that come again, late
// events and resolutions in between, the ledger is that of the stream without the trades taken
// back; and so it is however it was stored and loaded in between, for a follower, too.
func TestCorrectionsAreAsIfNeverHeld(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		chain, events := drawLate(rt)
		events = withOthers(rt, chain, events)
		c, follower := &corrected{Ledger: loaded(t, chain)}, loaded(t, chain)
		d := &disk{pages: map[ledger.Page]statePage{}}
		since, next := int64(0), 0
		var again []*event.Event
		for next < len(events) {
			for range rapid.IntRange(1, min(300, len(events)-next)).Draw(rt, "batch") {
				c.apply(&events[next])
				next++
			}
			for range rapid.IntRange(0, 3).Draw(rt, "corrections") {
				again = append(again, c.drawCorrection(rt, t)...)
			}
			if rapid.Bool().Draw(rt, "re-included") {
				for _, e := range again {
					c.apply(e)
				}
				again = nil
			}
			at := int64(len(c.log))
			d.commit(c.Ledger, since, at, rapid.SampledFrom([]int{0, 1, 4, 100}).Draw(rt, "pages"))
			follower = follow(t, rt, d, chain, follower, since)
			since = at
			if rapid.IntRange(0, 2).Draw(rt, "restart") == 0 {
				starts := c.Starts()
				c.Ledger = d.load(t, chain)
				c.SetDayStarts(starts)
			}
			if rapid.IntRange(0, 3).Draw(rt, "look") == 0 {
				c.sameAsWithout(rt)
			}
		}
		c.sameAsWithout(rt)
		sameLedger(rt, "loaded", c.Ledger, d.load(t, chain))
		sameLedger(rt, "follower", c.Ledger, follower)
		if !bytes.Equal(image(c.Ledger), image(d.load(t, chain))) {
			rt.Fatal("the ledger loaded is another one")
		}
	})
}
