package ledger_test

import (
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// statePages returns pages and changes of a small ledger.
func statePages() (pages map[ledger.Page][]byte, changes [][]byte) {
	chainLedger := ledger.New(smartmoney.Polymarket)
	pages = map[ledger.Page][]byte{}
	events := testkit.Events(1, smartmoney.Polymarket, 300, 20, 9)
	for i := range events {
		chainLedger.Apply(&events[i], int64(i)+1)
		if i%100 == 99 {
			changes = append(changes, chainLedger.AppendChanges(nil, int64(i-99)))
		}
	}
	for _, p := range chainLedger.Pages() {
		pages[p] = chainLedger.AppendPage(nil, p)
	}
	return pages, changes
}

// bounded fails when a ledger holds more than the bytes that it was read from can name.
func bounded(t testing.TB, b *ledger.Ledger, size int) {
	t.Helper()
	if wallets, tokens, positions := b.Len(); wallets+tokens+positions > size {
		t.Fatalf("%d wallets, %d tokens and %d positions out of %d bytes", wallets, tokens, positions, size)
	}
}

// FuzzLoad reads damaged pages and changes: whatever they hold, there is a ledger or
// an error, no panic, and no more memory than their size warrants.
func FuzzLoad(f *testing.F) {
	pages, changes := statePages()
	for p, body := range pages {
		for _, c := range changes {
			f.Add(int32(p), body, c)
		}
	}
	f.Add(int32(1<<24), pages[0], changes[0])
	f.Add(int32(-1), []byte{1, 1}, []byte{1})
	f.Fuzz(func(t *testing.T, page int32, body, change []byte) {
		l := ledger.NewLoader(smartmoney.Polymarket)
		if l.Page(ledger.Page(page), 5, body) != nil {
			l = ledger.NewLoader(smartmoney.Polymarket)
		}
		if l.Changes(9, change) == nil {
			if b, err := l.Done(); err == nil {
				bounded(t, b, len(body)+len(change))
				b.Refresh(func(uint32) {})
				image(b)
				b.AppendChanges(nil, 9)
			}
		}
		follower := ledger.New(smartmoney.Polymarket)
		if follower.ApplyChanges(change) == nil {
			bounded(t, follower, len(change))
			follower.Refresh(func(uint32) {})
		}
		_, _ = ledger.ChangesSince(change)
	})
}

// TestTruncatedStatePagesAreRefused cuts every piece at every byte, and lengthens it.
func TestTruncatedStatePagesAreRefused(t *testing.T) {
	const stride = 7 // no field is as long in every entry: cuts meet each of them somewhere
	pages, changes := statePages()
	for p, body := range pages {
		for n := 0; n < len(body); n += stride {
			if err := ledger.NewLoader(smartmoney.Polymarket).Page(p, 1, body[:n]); err == nil {
				t.Fatalf("page %d cut to %d of %d bytes was loaded", p, n, len(body))
			}
		}
		if err := ledger.NewLoader(smartmoney.Polymarket).Page(p, 1, append(body, 0)); err == nil {
			t.Errorf("page %d with a byte too many was loaded", p)
		}
	}
	for n := 0; n < len(changes[0]); n += stride {
		if err := ledger.New(smartmoney.Polymarket).ApplyChanges(changes[0][:n]); err == nil {
			t.Fatalf("changes cut to %d of %d bytes were applied", n, len(changes[0]))
		}
	}
	if err := ledger.New(smartmoney.Polymarket).ApplyChanges(append(changes[0], 0)); err == nil {
		t.Error("changes with a byte too many were applied")
	}
}

func TestMissingStatePagesAreRefused(t *testing.T) {
	pages, changes := statePages()
	const tokens = ledger.Page(1 << 28)
	l := ledger.NewLoader(smartmoney.Polymarket)
	if err := l.Page(0, 1, pages[0]); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Done(); err == nil {
		t.Error("wallets that hold tokens were loaded without the tokens")
	}
	if err := ledger.NewLoader(smartmoney.Polymarket).Page(tokens+1, 1, pages[tokens]); err == nil {
		t.Error("the second page was loaded without the first")
	}
	if err := ledger.New(smartmoney.Polymarket).ApplyChanges(changes[1]); err == nil {
		t.Error("the second changes were applied without the first")
	}
	for name, page := range map[string]ledger.Page{"negative": -1, "beyond 32 bits": 1 << 27, "of no kind": 3 << 28} {
		if err := ledger.NewLoader(smartmoney.Polymarket).Page(page, 1, pages[0]); err == nil {
			t.Errorf("a page number %s was loaded", name)
		}
	}
}
