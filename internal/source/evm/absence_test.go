package evm

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// transferred is a log that is not read.
func transferred() chainLog {
	return chainLog{Address: usdc, Topics: []hash{topic("Transfer(address,address,uint256)"), {1}, {2}}, Data: make(data, 32)}
}

// swapsOf returns n swaps that each have a trader of their own.
func swapsOf(n, first int) (out []swapping) {
	for i := range n {
		out = append(out, swapping{trader: first + i, log: swapV2(oddPool, topicV2, -3, 1, 0, 18)})
	}
	return out
}

// TestLogsThatLag has a node whose logs appear some looks after their blocks, all of them or some.
func TestLogsThatLag(t *testing.T) {
	t.Parallel()
	solid := swapping{trader: 90, log: swapV2(solidPool, topicSolidly, -1, 3000, 18, 6)}
	for name, shown := range map[string]func(all []chainLog) []chainLog{
		"none":            func([]chainLog) []chainLog { return nil },
		"the first":       func(all []chainLog) []chainLog { return all[:1] },
		"the last":        func(all []chainLog) []chainLog { return all[len(all)-1:] },
		"those of others": func(all []chainLog) []chainLog { return slices.DeleteFunc(slices.Clone(all), isRead) },
		"of one topic":    func(all []chainLog) []chainLog { return slices.DeleteFunc(slices.Clone(all), isSolidly) },
	} {
		for _, far := range []bool{false, true} {
			t.Run(name+map[bool]string{true: ", far from the head"}[far], func(t *testing.T) {
				t.Parallel()
				w, looks := newWorld(), map[hash]int{}
				w.mine([]swapping{tells()})
				late := w.mine(append(swapsOf(3, 10), solid, swapping{trader: 91, log: transferred()}))
				for range map[bool]int{true: 3 * near, false: 1}[far] {
					w.mine([]swapping{tells()})
				}
				w.shown = func(b *block) []chainLog {
					if looks[b.Hash]++; b == late && looks[b.Hash] <= absences {
						return shown(b.logs)
					}
					return b.logs
				}
				out := read(t, w, "")
				compareLines(t, expected(w, 0, 128), lines(out.trades))
				if len(out.trades) != 4 {
					t.Errorf("%d trades, want 4", len(out.trades))
				}
				if out.progress.Missing != "" {
					t.Errorf("missing: %s", out.progress.Missing)
				}
			})
		}
	}
}

func isRead(l chainLog) bool    { return slices.Contains(topics(), l.Topics[0]) }
func isSolidly(l chainLog) bool { return l.Topics[0] == topicSolidly }

// TestLogsThatNeverCome has a node without the logs of a block: the source stays before it and says
// so, until another node has them.
func TestLogsThatNeverCome(t *testing.T) {
	t.Parallel()
	for _, more := range []int{1, 3 * near} {
		w, has := newWorld(), false
		w.mine([]swapping{tells()})
		late := w.mine(swapsOf(2, 10))
		for range more {
			w.mine([]swapping{tells()})
		}
		w.shown = func(b *block) []chainLog {
			if b == late && !has {
				return nil
			}
			return b.logs
		}
		out := &output{t: t}
		r := newReader(t, w, nil, testSettings(t, ""))
		if err := follow(t.Context(), r, out); err != nil {
			t.Fatal(err)
		}
		if out.progress.Position != "block 1" || !strings.Contains(out.progress.Missing, "fewer logs of block 2 than") {
			t.Errorf("with %d blocks behind it: at %s, missing: %s", more, out.progress.Position, out.progress.Missing)
		}
		if n := w.asked["eth_getLogs"]; n > 60+2*more {
			t.Errorf("%d questions for logs", n)
		}
		has = true
		if err := follow(t.Context(), r, out); err != nil {
			t.Fatal(err)
		}
		compareLines(t, expected(w, 0, 128), lines(out.trades))
		if out.progress.Missing != "" {
			t.Errorf("missing after the logs came: %s", out.progress.Missing)
		}
	}
}

// TestFilterOfOthers has blocks whose filter seems to have a topic that none of their logs has: all
// logs of the block show that nothing is missing, and the source goes on.
func TestFilterOfOthers(t *testing.T) {
	t.Parallel()
	w := newWorld()
	w.mine(append([]swapping{tells()}, swapsOf(1, 10)...))
	crowd := make([]swapping, 2000)
	for i := range crowd {
		crowd[i] = swapping{trader: i, log: transferred()}
		crowd[i].log.Topics[1] = hash(addressOf('x', i).word())
	}
	w.mine(crowd)
	out := read(t, w, "")
	if out.progress.Position != "block 2" || out.progress.Missing != "" || len(out.trades) != 1 {
		t.Errorf("at %s with %d trades, missing: %s", out.progress.Position, len(out.trades), out.progress.Missing)
	}
	// Without transactions there are no logs, whatever the filter says.
	empty := w.mine(nil)
	for i := range empty.Bloom {
		empty.Bloom[i] = 0xff
	}
	if out := read(t, w, ""); out.progress.Position != "block 3" {
		t.Errorf("at %s after an empty block", out.progress.Position)
	}
}

// TestBareBlocks has a node that answers with a block without its transactions and logs, for some
// looks.
func TestBareBlocks(t *testing.T) {
	t.Parallel()
	w, looks := newWorld(), 0
	w.mine([]swapping{tells()})
	w.mine(swapsOf(2, 10))
	w.mine(nil)
	lags := func(b *block) bool { return b.Number == 2 && looks < 12 }
	w.bare = func(b *block) bool {
		looks++
		return lags(b)
	}
	w.forgets = func(b *block, _ *filter) bool { return lags(b) }
	out := read(t, w, "")
	compareLines(t, expected(w, 0, 128), lines(out.trades))
	if len(out.trades) != 2 || out.progress.Position != "block 3" {
		t.Errorf("%d trades, at %s", len(out.trades), out.progress.Position)
	}
}

// TestNoAnswerOfContracts has a node that answers calls of contracts with null, for some looks.
func TestNoAnswerOfContracts(t *testing.T) {
	t.Parallel()
	w, looks := newWorld(), 0
	w.mine(append([]swapping{tells()}, swapsOf(2, 10)...))
	w.fault = func(method string) (any, bool) {
		if method != "eth_call" {
			return nil, false
		}
		looks++
		return json.RawMessage("null"), looks < 20
	}
	out := read(t, w, "")
	compareLines(t, expected(w, 0, 128), lines(out.trades))
	if len(out.trades) != 2 || len(out.counts) != 1 {
		t.Errorf("%d trades, counts %v", len(out.trades), out.counts)
	}
}
