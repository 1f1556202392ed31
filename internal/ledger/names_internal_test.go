package ledger

import (
	"fmt"
	"strings"
	"sync"
	"testing"
)

// TestNamesOfALoad: names that a load entered are found as those that were added are, and more can
// be added.
func TestNamesOfALoad(t *testing.T) {
	// 683 is the first number beyond an index of the least size
	for _, n := range []int{0, 1, 682, 683, 50_000} {
		names := NewNames()
		name := func(i int) string { return fmt.Sprintf("0x%040x", i*i) }
		for i := range n {
			if !names.setLater(uint32(i), []byte(name(i))) {
				t.Fatalf("name %d of %d was refused", i, n)
			}
		}
		if !names.indexAll(beside) {
			t.Fatalf("two of %d names are the same", n)
		}
		for i := n; i < n+1000; i++ {
			if number, added := names.Add(name(i)); !added || number != uint32(i) {
				t.Fatalf("Add(%d) = %d, %v after %d names", i, number, added, n)
			}
		}
		for i := range n + 1000 {
			if number, ok := names.Find(name(i)); !ok || number != uint32(i) {
				t.Fatalf("Find(%d) = %d, %v after %d names", i, number, ok, n)
			}
		}
		if _, ok := names.Find("0x"); ok {
			t.Errorf("found a name that nobody added to %d", n)
		}
	}
}

func TestNamesOfALoadAreChecked(t *testing.T) {
	names := NewNames()
	set := func(i uint32, name string) bool { return names.setLater(i, []byte(name)) }
	if !set(0, "a") || !set(1, "b") || !set(0, "a") {
		t.Fatal("names in order were refused")
	}
	if set(3, "d") || set(0, "b") || set(2, strings.Repeat("x", maxName+1)) {
		t.Error("a number too high, another name, or a name too long was entered")
	}
	if !set(2, "a") || names.indexAll(beside) {
		t.Error("two names are the same, and were indexed")
	}
}

// TestNamesOfALoadAtTheMiddle: names whose places in the index lie at the end of its halves, which
// are entered beside each other, go behind them, and are found to be the same there, too.
func TestNamesOfALoadAtTheMiddle(t *testing.T) {
	for _, twice := range []bool{false, true} {
		names := NewNames()
		size := uint32(len(names.index))
		var list []string
		for i := 0; len(list) < 8; i++ {
			name := fmt.Sprint(i)
			if first := names.first(names.tag(name)); first == size/2-1 || first == size-1 {
				list = append(list, name)
			}
		}
		if twice {
			list = append(list, list[len(list)-1])
		}
		for i, name := range list {
			if !names.setLater(uint32(i), []byte(name)) {
				t.Fatalf("name %d was refused", i)
			}
		}
		if names.indexAll(beside) == twice {
			t.Fatalf("indexAll = %v with a name twice: %v", !twice, twice)
		}
		for i, name := range list {
			if number, ok := names.Find(name); !twice && (!ok || number != uint32(i)) {
				t.Errorf("Find(%q) = %d, %v, want %d", name, number, ok, i)
			}
		}
	}
}

func beside(f, g func()) {
	var first sync.WaitGroup
	first.Go(f)
	g()
	first.Wait()
}
