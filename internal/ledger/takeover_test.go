package ledger_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestAFollowerTakesOver: whichever of two processes leads, and whenever the other loads its
// ledger or takes over, what is stored is the ledger that one alone would have.
func TestAFollowerTakesOver(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		chain, events := drawEvents(rt)
		events = withOthers(rt, chain, events)
		straight, leader, follower := loaded(t, chain), loaded(t, chain), loaded(t, chain)
		d := &disk{pages: map[ledger.Page]statePage{}}
		for since := int64(0); since < int64(len(events)); {
			at := since + int64(rapid.IntRange(1, min(400, len(events)-int(since))).Draw(rt, "batch"))
			for i := since; i < at; i++ {
				straight.Apply(&events[i], i+1)
				leader.Apply(&events[i], i+1)
			}
			d.commit(leader, since, at, rapid.IntRange(0, 3).Draw(rt, "pages"))
			follower = follow(t, rt, d, chain, follower, since)
			since = at
			switch rapid.IntRange(0, 3).Draw(rt, "takes over") {
			case 0:
				leader, follower = follower, leader
			case 1: // the leader was killed: another process loads what it left
				leader, follower = follower, d.load(t, chain)
			}
		}
		sameLedger(rt, "stored", straight, d.load(t, chain))
		sameLedger(rt, "leader's", straight, leader)
		sameLedger(rt, "follower's", straight, follower)
	})
}

// TestPagesAreWrittenInTurn: no page waits twice, none is left out, and once each that differs
// was written no change is needed any more.
func TestPagesAreWrittenInTurn(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		chain, events := drawEvents(rt)
		b := ledger.New(chain)
		needed := int64(0)
		for since := int64(0); since < int64(len(events)); {
			at := min(int64(len(events)), since+int64(rapid.IntRange(1, 500).Draw(rt, "batch")))
			for i := since; i < at; i++ {
				b.Apply(&events[i], i+1)
			}
			b.AppendChanges(nil, since)
			for range rapid.IntRange(0, 3).Draw(rt, "pages") {
				b.NextPage()
			}
			if now := b.NeededFrom(at); now < needed || now > at {
				rt.Fatalf("changes are needed from %d, before from %d, of %d", now, needed, at)
			} else {
				needed = now
			}
			since = at
		}
		seen := map[ledger.Page]bool{}
		for p, ok := b.NextPage(); ok; p, ok = b.NextPage() {
			if seen[p] {
				rt.Fatalf("page %d waits twice", p)
			}
			seen[p] = true
		}
		for p := range seen {
			found := false
			for _, one := range b.Pages() {
				found = found || one == p
			}
			if !found {
				rt.Fatalf("page %d is none of the ledger's", p)
			}
		}
		if end := int64(len(events)); b.NeededFrom(end) != end {
			rt.Fatalf("with every page written changes are needed from %d of %d", b.NeededFrom(end), end)
		}
	})
}

// TestAPageIsNeededFromItsFirstChange: a page that changes again keeps its place in the queue,
// and one that was written and changes again goes to the end.
func TestAPageIsNeededFromItsFirstChange(t *testing.T) {
	b := ledger.New(smartmoney.Base)
	seq := int64(0)
	trade := func(wallet int) {
		e := testkit.Buy(smartmoney.Base, wallet, 0, eventStart)
		b.Apply(&e, seq+1)
		b.AppendChanges(nil, seq)
		seq++
	}
	for wallet := range 300 { // two pages of wallets, one of tokens
		trade(wallet)
	}
	trade(0)
	const wallets, more, tokens = ledger.Page(0), ledger.Page(1), ledger.Page(1 << 28)
	for i, want := range []struct {
		needed int64
		page   ledger.Page
	}{{0, wallets}, {0, tokens}, {256, more}} {
		if got := b.NeededFrom(seq); got != want.needed {
			t.Errorf("page %d: changes are needed from %d, want %d", i, got, want.needed)
		}
		if p, ok := b.NextPage(); !ok || p != want.page {
			t.Errorf("page %d is %d, %v, want %d", i, p, ok, want.page)
		}
	}
	trade(299)
	trade(0)
	for i, want := range []ledger.Page{more, tokens, wallets} {
		if p, ok := b.NextPage(); !ok || p != want {
			t.Errorf("then page %d is %d, %v, want %d", i, p, ok, want)
		}
	}
	if _, ok := b.NextPage(); ok || b.NeededFrom(seq) != seq {
		t.Error("something is needed though every page was written")
	}
}

// TestChangesAreWhatChanged: a change record has what its events touched and nothing else, so
// that its size does not grow with the ledger.
func TestChangesAreWhatChanged(t *testing.T) {
	b := ledger.New(smartmoney.Base)
	events := testkit.Events(5, smartmoney.Base, 5000, 900, 400)
	for i := range events {
		b.Apply(&events[i], int64(i)+1)
	}
	all := len(b.AppendChanges(nil, 0))
	empty := len(b.AppendChanges(nil, 5000))
	e := testkit.Buy(smartmoney.Base, 1, 1, eventStart)
	var sizes []string
	for range 3 {
		b.Apply(&e, 5001)
		one := len(b.AppendChanges(nil, 5000))
		sizes = append(sizes, fmt.Sprint(one))
		if one <= empty || one > empty+300 {
			t.Errorf("a trade's changes take %d bytes, none %d, all %d", one, empty, all)
		}
	}
	if sizes[0] != sizes[2] {
		t.Errorf("the same trade again and again takes %v bytes", sizes)
	}
	if empty > 40 || all < 5000*20 {
		t.Errorf("no changes take %d bytes, all %d", empty, all)
	}
	follower := ledger.New(smartmoney.Base)
	b.Apply(&e, 5002)
	if err := follower.ApplyChanges(b.AppendChanges(nil, 5001)); err == nil {
		t.Error("changes of known wallets were applied to an empty ledger")
	}
	var none []event.Event
	if wallets, tokens, positions := applied(smartmoney.Base, none).Len(); wallets+tokens+positions > 0 {
		t.Errorf("an empty ledger has %d wallets, %d tokens, %d positions", wallets, tokens, positions)
	}
}
