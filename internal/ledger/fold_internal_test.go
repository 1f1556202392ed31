package ledger

import (
	"bytes"
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// TestFoldsKeepWhatIsAdded: folded wallets, of which some are taken out again, are found with what
// was added.
func TestFoldsKeepWhatIsAdded(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		var f folds
		kept := map[uint32][]byte{}
		next := uint32(0)
		for range rapid.IntRange(1, 60).Draw(rt, "steps") {
			if len(kept) > 0 && rapid.Bool().Draw(rt, "take") {
				wallet := rapid.SampledFrom(slices.Sorted(maps.Keys(kept))).Draw(rt, "wallet")
				if got := f.take(wallet); !bytes.Equal(got, kept[wallet]) {
					rt.Fatalf("took %v of %d, want %v", got, wallet, kept[wallet])
				}
				delete(kept, wallet)
				continue
			}
			wallet := next + rapid.SampledFrom([]uint32{0, 0, 0, 1, 100, pageSize}).Draw(rt, "skipped")
			next = wallet + 1
			codes := bytes.Repeat([]byte{byte(wallet)}, rapid.IntRange(1, 200).Draw(rt, "bytes"))
			f.add(wallet, codes, 1, 0)
			kept[wallet] = codes
			if rapid.IntRange(0, 3).Draw(rt, "fit") == 0 {
				f.fit(wallet / pageSize)
			}
		}
		for _, wallet := range slices.Sorted(maps.Keys(kept)) {
			if got, _ := f.of(wallet, 0); !bytes.Equal(got, kept[wallet]) {
				rt.Fatalf("%d has %v, want %v", wallet, got, kept[wallet])
			}
		}
	})
}
