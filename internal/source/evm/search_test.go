package evm

import (
	"fmt"
	"testing"
	"time"

	"golang.org/x/time/rate"
)

// TestOldV4 swaps in v4 pools whose Initialize lies before the source's first block, behind
// providers that limit the blocks of a question for logs, and that have the state of past blocks or
// not.
func TestOldV4(t *testing.T) {
	t.Parallel()
	const before, pools = 3000, 3
	keys := make([]data, pools)
	for i := range keys {
		keys[i] = append(append(append(append(one(word{}), one(meme.word())...), one(argument(500+int64(i)))...), one(argument(10))...), one(word{})...)
	}
	for name, tt := range map[string]struct {
		ranges, most int // blocks of a question; questions for logs and calls at most
		state        bool
	}{
		"no limit":                        {0, 60, false},
		"50 blocks":                       {50, 250, false},
		"a block, with state of the past": {1, 450, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w, born := newWorld(), map[int]int{5: 0, 1500: 1, before - 1: 2}
			w.ranges = tt.ranges
			var first int64
			for n := 1; n < before; n++ {
				i, is := born[n]
				if !is {
					w.mine(nil)
					continue
				}
				w.mine([]swapping{{log: chainLog{Address: manager, Topics: []hash{topicInit, keccak(keys[i]), {}, hash(meme.word())}, Data: append(keys[i][64:160:160], make([]byte, 64)...)}}})
				first = int64(n)
			}
			if tt.state { // of the last pool, as no other one is asked for then
				w.slot = func(block int64) word { return argument(max(0, min(1, block-first+1))) }
			}
			swaps := []swapping{tells()}
			for i := range keys {
				if tt.state && i != 2 {
					continue
				}
				d := append(one(units(-2, 18)), one(units(1000, 18))...)
				swaps = append(swaps, swapping{trader: i, log: chainLog{Address: manager, Topics: []hash{topicV4, keccak(keys[i]), {1}}, Data: append(d, make([]byte, 128)...)}})
			}
			w.mine(swaps)
			store, settings := testStore(t), testSettings(t, fmt.Sprintf(`{"from":"%d","block_range":1}`, before))
			out := &output{t: t}
			if err := follow(t.Context(), newReader(t, w, store, settings), out); err != nil {
				t.Fatal(err)
			}
			if len(out.trades) != len(swaps)-1 || out.counts[skipV4] != 0 {
				t.Errorf("%d trades of %d, counts %v", len(out.trades), len(swaps)-1, out.counts)
			}
			asked := w.asked["eth_getLogs"] + w.asked["eth_call"]
			if asked > tt.most {
				t.Errorf("%d questions, want at most %d", asked, tt.most)
			}
			// What was found is known after a restart.
			w.mine(swaps)
			if err := follow(t.Context(), newReader(t, w, store, settings), out); err != nil {
				t.Fatal(err)
			}
			if again := w.asked["eth_getLogs"] + w.asked["eth_call"] - asked; len(out.trades) != 2*(len(swaps)-1) || again > 10 {
				t.Errorf("%d trades after a restart, %d more questions", len(out.trades), again)
			}
		})
	}
}

// TestSearchIsBounded has a v4 pool that is nowhere to be found behind a provider that takes single
// blocks: the search ends with the hour's calls, and goes on where it ended.
func TestSearchIsBounded(t *testing.T) {
	t.Parallel()
	w := newWorld()
	w.ranges = 1
	for range 5000 {
		w.mine(nil)
	}
	d := append(one(units(-2, 18)), one(units(1000, 18))...)
	swaps := []swapping{tells(), {trader: 1, log: chainLog{Address: manager, Topics: []hash{topicV4, {7}, {1}}, Data: append(d, make([]byte, 128)...)}}}
	w.mine(swaps)
	now := began
	r := newReader(t, w, nil, testSettings(t, `{"from":"5001","block_range":1,"requests_per_second":1}`))
	r.client.limiter.SetLimit(rate.Inf)
	r.registry.now = func() time.Time { return now }
	out := &output{t: t}
	for round, want := range []int{searchShare, searchShare / 2, searchShare / 2} {
		before := w.asked["eth_getLogs"]
		if err := follow(t.Context(), r, out); err != nil {
			t.Fatal(err)
		}
		if n := w.asked["eth_getLogs"] - before; n < want-200 || n > want+20 {
			t.Errorf("round %d: %d questions for logs, want about %d", round, n, want)
		}
		now = now.Add(30 * time.Minute)
		w.mine(swaps)
	}
	if n := out.counts[skipV4]; n != 3 {
		t.Errorf("%d swaps are counted as missing, want 3", n)
	}
}
