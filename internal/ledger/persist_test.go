package ledger_test

import (
	"bytes"
	"maps"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// image is the whole of a ledger, byte for byte.
func image(b *ledger.Ledger) []byte {
	var out []byte
	for _, p := range b.Pages() {
		out = b.AppendPage(out, p)
	}
	return out
}

// disk keeps what an engine would: pages, and the changes that are still needed.
type disk struct {
	pages   map[ledger.Page]statePage
	changes []statePage
}

type statePage struct {
	at   int64
	body []byte
}

// commit writes the ledger's changes up to position at, some pages, and drops what
// is not needed any more. The last changes stay: they hold the event time.
func (d *disk) commit(b *ledger.Ledger, since, at int64, pages int) {
	d.changes = append(d.changes, statePage{at, b.AppendChanges(nil, since)})
	for range pages {
		p, ok := b.NextPage()
		if !ok {
			break
		}
		d.pages[p] = statePage{at, b.AppendPage(nil, p)}
	}
	needed := b.NeededFrom(at)
	d.changes = slices.DeleteFunc(d.changes, func(c statePage) bool { return c.at <= needed && c.at < at })
}

func (d *disk) load(t testing.TB, chain smartmoney.Chain) *ledger.Ledger {
	t.Helper()
	l := ledger.NewLoader(chain)
	for _, p := range slices.Sorted(maps.Keys(d.pages)) {
		if err := l.Page(p, d.pages[p].at, d.pages[p].body); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range d.changes {
		if err := l.Changes(c.at, c.body); err != nil {
			t.Fatal(err)
		}
	}
	b, err := l.Done()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// loaded returns an empty ledger as an engine loads it.
func loaded(t testing.TB, chain smartmoney.Chain) *ledger.Ledger {
	t.Helper()
	l := ledger.NewLoader(chain)
	b, err := l.Done()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// drawEvents draws a stream that fills several pages of each kind.
func drawEvents(t *rapid.T) (smartmoney.Chain, []event.Event) {
	chain := rapid.SampledFrom([]smartmoney.Chain{smartmoney.Base, smartmoney.Polymarket}).Draw(t, "chain")
	events := testkit.Events(rapid.Uint64().Draw(t, "seed"), chain, rapid.IntRange(1, 2000).Draw(t, "events"),
		rapid.IntRange(1, 600).Draw(t, "wallets"), rapid.IntRange(1, 600).Draw(t, "tokens"))
	for i := range events {
		if m := events[i].Market; m != nil {
			m.ItemID += string(rune('a'+i%26)) + string(rune('a'+i/26%26))
		}
	}
	return chain, events
}

// withOthers sometimes adds events of so many more wallets that they take more than one chunk.
func withOthers(t *rapid.T, chain smartmoney.Chain, events []event.Event) []event.Event {
	if rapid.IntRange(0, 3).Draw(t, "other wallets") > 0 {
		return events
	}
	var others []event.Event
	net := 1.0
	for i := range 1024 {
		others = append(others, event.Event{Type: event.TypeWallet, Chain: chain, Wallet: &smartmoney.WalletStats{
			Chain: chain, Wallet: testkit.Wallet(chain, 10_000+i), NetPnlUSD: &net,
		}})
	}
	return slices.Insert(events, rapid.IntRange(0, len(events)).Draw(t, "others at"), others...)
}

// TestRestartAnywhere: whenever changes and pages are written and whenever the ledger
// is loaded again, it is the ledger that never stopped, and so is a follower's.
func TestRestartAnywhere(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		chain, events := drawEvents(rt)
		events = withOthers(rt, chain, events)
		straight, chainLedger, follower := loaded(t, chain), loaded(t, chain), loaded(t, chain)
		d := &disk{pages: map[ledger.Page]statePage{}}
		since := int64(0)
		for since < int64(len(events)) {
			at := since + int64(rapid.IntRange(1, min(400, len(events)-int(since))).Draw(rt, "batch"))
			for i := since; i < at; i++ {
				straight.Apply(&events[i], int64(i)+1)
				chainLedger.Apply(&events[i], int64(i)+1)
			}
			d.commit(chainLedger, since, at, rapid.SampledFrom([]int{0, 1, 2, 4, 100}).Draw(rt, "pages"))
			if rapid.Bool().Draw(rt, "scores") {
				chainLedger.Refresh(func(uint32) {})
				follower.Refresh(func(uint32) {})
			}
			follower = follow(t, rt, d, chain, follower, since)
			since = at
			if rapid.IntRange(0, 2).Draw(rt, "restart") == 0 {
				chainLedger = d.load(t, chain)
			}
		}
		sameLedger(rt, "loaded", straight, d.load(t, chain))
		sameLedger(rt, "restarted", straight, chainLedger)
		sameLedger(rt, "follower", straight, follower)
		if follower.EventTime() != straight.EventTime() {
			rt.Fatalf("follower's event time %d, want %d", follower.EventTime(), straight.EventTime())
		}
	})
}

// follow applies the newest changes, or loads everything.
func follow(t testing.TB, rt *rapid.T, d *disk, chain smartmoney.Chain, follower *ledger.Ledger, since int64) *ledger.Ledger {
	if rapid.IntRange(0, 5).Draw(rt, "follower restarts") == 0 {
		return d.load(t, chain)
	}
	last := d.changes[len(d.changes)-1]
	if from, err := ledger.ChangesSince(last.body); err != nil || from != since {
		rt.Fatalf("changes are since %d, %v; want %d", from, err, since)
	}
	if err := follower.ApplyChanges(last.body); err != nil {
		rt.Fatal(err)
	}
	return follower
}

// sameLedger holds that two ledgers are the same to the last bit, scores included.
func sameLedger(t *rapid.T, what string, want, got *ledger.Ledger) {
	if !bytes.Equal(image(want), image(got)) {
		t.Fatalf("%s book differs", what)
	}
	if want.Began() != got.Began() {
		t.Fatalf("%s book began at %d, want %d", what, got.Began(), want.Began())
	}
	want.Refresh(func(uint32) {})
	got.Refresh(func(uint32) {})
	n, _, _ := want.Len()
	for i := range uint32(n) {
		a, b := want.Wallet(i), got.Wallet(i)
		if want.Wallets.String(i) != got.Wallets.String(i) || a.Tokens != b.Tokens ||
			math.Float64bits(a.Net) != math.Float64bits(b.Net) || math.Float64bits(a.Score) != math.Float64bits(b.Score) {
			t.Fatalf("%s book: wallet %d is %s %+v, want %s %+v", what, i, got.Wallets.String(i), b, want.Wallets.String(i), a)
		}
	}
}
