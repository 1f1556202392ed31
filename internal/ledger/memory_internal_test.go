package ledger

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
	"unsafe"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
)

// held is everything that a view's readers may hold at one moment: the values themselves, and
// what they say.
type held struct {
	holdings []*holdings
	tokens   []*Token
	markets  []*smartmoney.Market
	outcomes map[string][]uint32
	names    NameView
	text     string
}

func heldBy(v *View) *held {
	h := &held{names: *v.names.Load(), outcomes: map[string][]uint32{}}
	for i := range uint32(v.wallets.Len()) {
		h.holdings = append(h.holdings, v.holdings.get(i))
	}
	for i := range uint32(v.tokens.Len()) {
		h.tokens = append(h.tokens, v.known.get(i))
	}
	for i := range uint32(v.items.Len()) {
		h.markets = append(h.markets, v.markets.get(i))
	}
	v.outcomes.Range(func(item, tokens any) bool {
		h.outcomes[item.(string)] = tokens.([]uint32)
		return true
	})
	h.text = h.says()
	return h
}

func (h *held) says() string {
	var out strings.Builder
	for _, one := range h.holdings {
		for n := range one.pages() {
			fmt.Fprintf(&out, "%x ", *one.page(n))
		}
	}
	for _, t := range h.tokens {
		fmt.Fprint(&out, *t, t.Mapping != nil && t.Mapping.ItemID != "", "\n")
	}
	for _, m := range h.markets {
		fmt.Fprint(&out, *m, "\n")
	}
	for i := range h.names.Len() {
		fmt.Fprint(&out, h.names.String(uint32(i)), " ")
	}
	fmt.Fprint(&out, h.outcomes)
	return out.String()
}

// TestViewsValuesNeverChange: what a reader got hold of says the same for ever, whatever the
// owner applies and publishes later.
func TestViewsValuesNeverChange(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		const chain = smartmoney.Polymarket
		b := New(chain)
		v := b.View()
		events := testkit.Events(rapid.Uint64().Draw(rt, "seed"), chain, rapid.IntRange(1, 800).Draw(rt, "events"), 4, 200)
		var earlier []*held
		for i := range events {
			b.Apply(&events[i], int64(i)+1)
			if i%100 == 50 {
				b.Publish()
				earlier = append(earlier, heldBy(v))
			}
		}
		b.Publish()
		for i, h := range earlier {
			if diff := cmp.Diff(h.text, h.says()); diff != "" {
				rt.Fatalf("what was held after %d events changed (-then +now):\n%s", 100*i+50, diff)
			}
		}
	})
}

// scratch makes texts in memory that is written over later, as that of a request is.
type scratch [][]byte

func (s *scratch) text(of string) string {
	if of == "" {
		return ""
	}
	own := []byte(of)
	*s = append(*s, own)
	return unsafe.String(&own[0], len(own))
}

func (s *scratch) overwrite() {
	for _, own := range *s {
		for i := range own {
			own[i] = '#'
		}
	}
}

// TestEventsMemoryIsNotKept: a ledger holds nothing of the memory of the events that it was
// given, which may be that of a whole request.
func TestEventsMemoryIsNotKept(t *testing.T) {
	const chain = smartmoney.Polymarket
	price, symbol := 0.5, "SYM"
	make3 := func(text func(string) string) []event.Event {
		named := text(symbol)
		return []event.Event{
			{Type: event.TypeTrade, Chain: chain, Trade: &smartmoney.Trade{
				Chain: chain, Wallet: text("wallet"), Token: text("7001"), Symbol: text("T"), Side: smartmoney.Buy, Quantity: 2, AmountUSD: 1, PriceUSD: 0.5,
				TradedAt: time.Unix(9, 0),
			}},
			{Type: event.TypeToken, Chain: chain, Token: &smartmoney.TokenUpdate{Chain: chain, Token: text("7002"), Symbol: &named, PriceUSD: &price, UpdatedAt: time.Unix(9, 0)}},
			{Type: event.TypeWallet, Chain: chain, Wallet: &smartmoney.WalletStats{Chain: chain, Wallet: text("other"), NetPnlUSD: &price}},
			{Type: event.TypeMapping, Chain: chain, Mapping: &smartmoney.MarketMapping{
				Token: text("7001"), ItemID: text("item"), OutcomeLabel: text("Yes"), Question: text("who?"), Slug: text("who"),
			}},
			{Type: event.TypeMarket, Chain: chain, Market: &smartmoney.Market{
				ItemID: text("item"), Question: text("who?"), Slug: text("who"), EndDate: text("soon"), Tags: []string{text("a"), text("b")},
			}},
			{Type: event.TypeResolution, Chain: chain, Resolution: &smartmoney.Resolution{Token: text("7003"), Payout: 1, ResolvedAt: time.Unix(9, 0)}},
		}
	}
	image := func(text func(string) string, after func()) string {
		b := New(chain)
		v := b.View()
		for i, e := range make3(text) {
			b.Apply(&e, int64(i)+1)
		}
		b.Publish()
		after()
		var out []byte
		for _, p := range b.Pages() {
			out = b.AppendPage(out, p)
		}
		said, err := json.Marshal([]any{v.TokenState("7001"), v.TokenState("7002"), v.MarketState("item"), v.Positions("wallet", PositionQuery{Index: -1, Limit: 9})})
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprintf("%q %s", out, said)
	}
	var lent scratch
	want := image(func(s string) string { return s }, func() {})
	if got := image(lent.text, lent.overwrite); got != want || len(lent) < 15 {
		t.Errorf("with the events' memory written over:\n%s\nwant\n%s", got, want)
	}
}

// TestPositionIndexIsAMap, however it was filled, and refuses to be built of a position twice.
func TestPositionIndexIsAMap(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(rt, "seed"), 1))
		wallets, tokens := uint32(rapid.IntRange(1, 80).Draw(rt, "wallets")), uint32(rapid.IntRange(1, 80).Draw(rt, "tokens"))
		var positions chunked[position]
		want := map[[2]uint32]uint32{}
		put := newPositionIndex()
		for range rapid.IntRange(0, 4000).Draw(rt, "positions") {
			wallet, token := r.Uint32N(wallets), r.Uint32N(tokens)
			at, ok := put.get(&positions, wallet, token)
			if known, is := want[[2]uint32{wallet, token}]; ok != is || at != known {
				rt.Fatalf("position %d/%d is %d, %v; want %d, %v", wallet, token, at, ok, known, is)
			}
			if !ok {
				positions.add(position{wallet: wallet, token: token})
				want[[2]uint32{wallet, token}] = uint32(positions.len - 1)
				put.put(&positions, uint32(positions.len-1))
			}
		}
		var built positionIndex
		if !built.build(&positions) {
			rt.Fatal("an index of different positions was refused")
		}
		for wallet := range wallets {
			for token := range tokens {
				known, is := want[[2]uint32{wallet, token}]
				a, ok := put.get(&positions, wallet, token)
				b, also := built.get(&positions, wallet, token)
				if ok != is || also != is || a != known || b != known {
					rt.Fatalf("position %d/%d is %d and %d, want %d, %v", wallet, token, a, b, known, is)
				}
			}
		}
		if free := len(built.slots) - built.used; free < len(built.slots)/4 || len(built.slots) > max(1024, 4*positions.len) {
			rt.Fatalf("%d slots for %d positions", len(built.slots), positions.len)
		}
		if positions.len == 0 {
			return
		}
		positions.add(*positions.at(0))
		if built.build(&positions) {
			rt.Fatal("an index was built of a position twice")
		}
	})
}

// TestShare is amount × part / whole wherever floats can say it, never more than the amount.
func TestShare(t *testing.T) {
	for _, c := range []struct{ amount, part, whole, want float64 }{
		{100, 1, 4, 25},
		{100, 4, 4, 100},
		{0.1, 1, 3, 0.1 * 1 / 3},
		{math.MaxFloat64, 1e300, 2e300, math.MaxFloat64 / 2},
		{math.MaxFloat64, math.MaxFloat64, math.MaxFloat64, math.MaxFloat64},
		{1e-300, 1e-300, 2e-300, 0.5e-300},
		{0, 1, 2, 0},
	} {
		if got := share(c.amount, c.part, c.whole); got != c.want {
			t.Errorf("%v × %v / %v = %v, want %v", c.amount, c.part, c.whole, got, c.want)
		}
	}
}

// TestScoresMemory: however often wallets open and close positions, enter and leave, the room
// that scores take stays near what they hold.
func TestScoresMemory(t *testing.T) {
	const wallets, tokens = 400, 300
	b := New(smartmoney.Base)
	s := b.NewScores(func(w *Wallet) bool { return w.Trades()%3 != 0 })
	r := rand.New(rand.NewPCG(1, 1))
	for i := range scale.Of(120_000) {
		e := testkit.Buy(smartmoney.Base, r.IntN(wallets), r.IntN(tokens), time.Unix(int64(i), 0))
		if r.IntN(2) == 0 {
			e.Trade.Side = smartmoney.Sell
			e.Trade.Quantity *= 100
		}
		b.Apply(&e, int64(i)+1)
		if i%500 == 0 {
			s.Update(func(uint32, float64) {}, func(uint32) {})
		}
		if i%10_000 != 9999 {
			continue
		}
		open, room := 0, 0
		for _, e := range s.entries {
			open, room = open+len(e.run), room+cap(e.run)
		}
		if room != s.rooms.used {
			t.Fatalf("runs have room for %d holdings, accounted as %d", room, s.rooms.used)
		}
		if bound := s.rooms.used/4 + 4096; s.rooms.gaps > bound+roomsPiece {
			t.Fatalf("%d holdings of room are given up, %d in use", s.rooms.gaps, s.rooms.used)
		}
		if _, _, all := b.Len(); open > all {
			t.Fatalf("%d open positions of %d", open, all)
		}
	}
}

// TestBatchesLeaveNoMemory: lists of what changed are used again, and those of a large batch
// are given up once they are published.
func TestBatchesLeaveNoMemory(t *testing.T) {
	b := New(smartmoney.Base)
	b.View()
	seq := int64(0)
	batch := func(n int) {
		for i := range n {
			e := testkit.Buy(smartmoney.Base, i%5000, i/5000, time.Unix(1, 0))
			seq++
			b.Apply(&e, seq)
		}
		b.AppendChanges(nil, seq)
		b.Publish()
	}
	batch(150_000)
	if got := cap(b.unpublished.positions); got > 1<<17 {
		t.Errorf("a published batch keeps room for %d positions", got)
	}
	large := cap(b.changed.positions)
	for range 10 {
		batch(5000)
	}
	if got := cap(b.changed.positions); got != large {
		t.Errorf("small batches changed the room for positions from %d to %d", large, got)
	}
	if len(b.unpublished.positions)+len(b.unpublished.tokens)+len(b.changed.positions) > 0 {
		t.Error("something is unpublished after Publish")
	}
	for _, list := range [][]uint32{b.changed.wallets, b.changed.tokens, b.stale.tokens} {
		if len(list) > 5000 {
			t.Errorf("a list of what changed has %d entries for 5000 wallets", len(list))
		}
	}
}

// TestOutcomesOfAMarketAreBounded: a token that is mapped back and forth is listed a bounded
// number of times.
func TestOutcomesOfAMarketAreBounded(t *testing.T) {
	b := New(smartmoney.Polymarket)
	for i := range 10_000 {
		e := event.Event{Type: event.TypeMapping, Chain: smartmoney.Polymarket, Mapping: &smartmoney.MarketMapping{
			Token: fmt.Sprint(i % 3), ItemID: fmt.Sprint(i % 2),
		}}
		b.Apply(&e, int64(i)+1)
	}
	for item, tokens := range b.outcomes {
		if len(tokens) > 16 {
			t.Errorf("market %s lists %d tokens of 3", item, len(tokens))
		}
	}
}
