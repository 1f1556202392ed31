package evm

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/source"
)

// TestLeftOut has pools of factories that are not listed: those with the most swaps are in the
// source's progress, over restarts, however many factories other pools name.
func TestLeftOut(t *testing.T) {
	t.Parallel()
	w := newWorld()
	pools := make([]address, 100)
	for i := range pools {
		pools[i] = addressOf('l', i)
		w.pool(pools[i], addressOf('u', i), meme, usdc, 0)
	}
	swaps := func(pool, n int) (out []swapping) {
		for range n {
			out = append(out, swapping{trader: pool, log: swapV2(pools[pool], topicV2, -1, 1, 18, 6)})
		}
		return out
	}
	since := w.mine(swaps(0, 20)).Time
	w.mine(swaps(1, 30))
	for i := range pools[10:] {
		w.mine(swaps(10+i, 1))
	}
	out := read(t, w, "")
	first := out.progress.LeftOut
	if len(first) != source.MaxLeftOut || len(readLeft(t, out)) != mostLeftOut {
		t.Fatalf("%d are shown, %d remembered", len(first), len(readLeft(t, out)))
	}
	got := fmt.Sprint(first[0].Name, first[0].Count, first[1].Name, first[1].Count, first[1].Since.Unix())
	if want := fmt.Sprint("factory "+addressOf('u', 1).String(), 30, "factory "+addressOf('u', 0).String(), 20, int64(since)); got != want {
		t.Errorf("left out %s, want %s", got, want)
	}
	if n := out.counts[skipFactory]; n != 140 {
		t.Errorf("%d swaps are counted, want 140", n)
	}
	r := newReader(t, w, nil, testSettings(t, ""))
	if err := follow(t.Context(), r, out); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(first, out.progress.LeftOut); diff != "" {
		t.Errorf("after a restart (-before +after):\n%s", diff)
	}
}

func readLeft(t *testing.T, out *output) []leftOut {
	p, err := readPosition(out.position)
	if err != nil {
		t.Fatal(err)
	}
	return p.LeftOut
}

// TestSlipstreamFactories has pools of each of Aerodrome's preset factories.
func TestSlipstreamFactories(t *testing.T) {
	t.Parallel()
	p, _ := presetOf("base")
	w, n := newWorld(), 0
	w.mine([]swapping{tells()})
	var factories []string
	for _, text := range p.factories {
		f, err := parseFactory(text)
		if err != nil {
			t.Fatal(err)
		}
		if f.kind != kindSlipstream {
			continue
		}
		n++
		at := addressOf('s', n)
		w.contracts[at] = answers(map[[4]byte]data{
			callFactory: one(f.address.word()), callToken0: one(meme.word()), callToken1: one(usdc.word()), callSpacing: one(argument(200)),
		})
		w.contracts[f.address] = byPair(map[[2]address]address{{meme, usdc}: at})
		factories = append(factories, text)
		w.mine([]swapping{{trader: n, log: swapV3(at, -100, 5, 18, 6)}})
	}
	out := read(t, w, `{"factories":["`+strings.Join(factories, `","`)+`"]}`)
	if n != 4 || len(out.trades) != n {
		t.Errorf("%d trades of %d factories, want 4; skipped %v", len(out.trades), n, out.counts)
	}
}
