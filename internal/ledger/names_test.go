package ledger_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// longName is different for each i and 200 bytes long, so that a few thousand fill
// several chunks of an arena.
func longName(i int) string { return fmt.Sprintf("%0200d", i) }

func TestNamesNumberInOrder(t *testing.T) {
	names := ledger.New(smartmoney.Base).Wallets
	const n = 3 << 20 / 200 // 3 MiB
	for i := range n {
		if number, added := names.Add(longName(i)); !added || number != uint32(i) {
			t.Fatalf("Add(%d) = %d, %v", i, number, added)
		}
	}
	if number, added := names.Add(""); !added || number != n {
		t.Fatalf("Add of the empty name = %d, %v", number, added)
	}
	for i := range n {
		if number, added := names.Add(longName(i)); added || number != uint32(i) {
			t.Fatalf("Add(%d) again = %d, %v", i, number, added)
		}
		if number, ok := names.Find(longName(i)); !ok || number != uint32(i) {
			t.Fatalf("Find(%d) = %d, %v", i, number, ok)
		}
		if names.String(uint32(i)) != longName(i) {
			t.Fatalf("name %d is %q", i, names.String(uint32(i)))
		}
	}
	if _, ok := names.Find(longName(n)); ok {
		t.Error("found a name that nobody added")
	}
	if names.Len() != n+1 || names.String(n) != "" {
		t.Errorf("%d names, the last %q", names.Len(), names.String(n))
	}
}

func TestNamesRefuseLongOnes(t *testing.T) {
	names := ledger.New(smartmoney.Base).Wallets
	if _, added := names.Add(strings.Repeat("x", 1023)); !added {
		t.Error("1023 bytes were not added")
	}
	defer func() {
		if recover() == nil {
			t.Error("256 bytes were added")
		}
	}()
	names.Add(strings.Repeat("x", 1024))
}

func TestViewKeepsItsLength(t *testing.T) {
	names := ledger.New(smartmoney.Base).Wallets
	names.Add("a")
	view := names.View()
	names.Add("b")
	if view.Len() != 1 || view.String(0) != "a" || names.Len() != 2 {
		t.Errorf("view has %d names, the first %q; names has %d", view.Len(), view.String(0), names.Len())
	}
}

// TestNamesBeyond4GiB are found where they are, and there are no more than 16 GiB.
func TestNamesBeyond4GiB(t *testing.T) {
	names := ledger.New(smartmoney.Base).Wallets
	names.Add("first")
	for i := range 3 {
		names.Skip(5000) // of 1 MiB
		if number, added := names.Add(fmt.Sprint(i)); !added || names.String(number) != fmt.Sprint(i) || names.String(0) != "first" {
			t.Errorf("name %d is %q, the first %q", number, names.String(number), names.String(0))
		}
	}
	names.Skip(5000)
	defer func() {
		if recover() == nil {
			t.Error("a name beyond 16 GiB was taken")
		}
	}()
	names.Add("last")
}
