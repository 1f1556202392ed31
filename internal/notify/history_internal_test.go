package notify

import (
	"fmt"
	"runtime"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestCooldownsTakeRoomForWhatWasSent checks that memory depends on the running cooldowns,
// not on the number of pairs of customer and token.
func TestCooldownsTakeRoomForWhatWasSent(t *testing.T) {
	const customers, tokens = 4000, 4000 // 128 MB at 8 bytes for each pair
	decider := NewDecider(Options{TopWallets: 200})
	all := make([]Customer, customers)
	for i := range all {
		all[i] = Customer{CustomerID: fmt.Sprint(i), Config: smartmoney.DefaultConfig("")}
	}
	nobody := func(smartmoney.Chain, string) (uint32, bool) { return 0, false }
	if err := decider.Restore(t.Context(), all, [smartmoney.ChainCount]int64{}, nobody); err != nil {
		t.Fatal(err)
	}
	began := int64(1000 * time.Hour)
	before := heapBytes()
	for token := range tokens {
		if err := decider.Note(t.Context(), token*7%customers, smartmoney.Base, uint32(token), smartmoney.WhaleMove, began); err != nil {
			t.Fatal(err)
		}
	}
	if took := heapBytes() - before; took > 4<<20 {
		t.Errorf("%d notifications among %d customers take %d KiB", tokens, customers, took>>10)
	}
	runtime.KeepAlive(decider)
	cooled := began + int64(decider.Cooldown())
	// each round sends every token to another customer, after the cooldown
	for round := range 2 * trimEvery / tokens * 5 {
		at := cooled * int64(round+1)
		for token := range tokens {
			if err := decider.Note(t.Context(), (token+round)%customers, smartmoney.Base, uint32(token), smartmoney.WhaleMove, at); err != nil {
				t.Fatal(err)
			}
		}
		if decider.Done([smartmoney.ChainCount]int64{at, at, at, at}); decider.recorded > 2*tokens+trimEvery {
			t.Fatalf("round %d: %d cooldowns are kept, %d of them run", round, decider.recorded, tokens)
		}
		if decider.lastOn(round%customers, smartmoney.Base, 0) != at {
			t.Fatalf("round %d: a cooldown that runs is not kept", round)
		}
	}
}

func heapBytes() int64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}
