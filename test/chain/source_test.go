package chain_test

import (
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/core/types"
)

// begin is the time of the first block: recent, so that trades are not from the future.
func begin() uint64 { return uint64(time.Now().Add(-2 * time.Hour).Unix()) }

// base are the settings of a source of the chain as a user has them, but faster, and from the first
// block on.
func base(urls ...string) map[string]any {
	return map[string]any{"chain": "base", "rpc": urls, "from": "0", "poll": "20ms", "requests_per_second": 0}
}

// TestSwaps reads a chain from its first block on, and follows it by polling and by websocket.
func TestSwaps(t *testing.T) {
	t.Parallel()
	for name, url := range map[string]func(*chain) string{"http": (*chain).http, "websocket": (*chain).ws} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHistory(t, begin(), 11)
			h.grow(40)
			s := newService(t)
			s.add(base(url(h.chain)))
			s.startSources()
			defer s.stop()
			s.await(h, 0)
			for range 5 {
				h.grow(3)
				s.await(h, 0)
			}
			s.checkLedger(s.await(h, 0))
		})
	}
}

// TestReorganisations replaces 1, 3 and 20 blocks, goes back to a branch that was left, and to a
// lower head.
func TestReorganisations(t *testing.T) {
	t.Parallel()
	for name, url := range map[string]func(*chain) string{"http": (*chain).http, "websocket": (*chain).ws} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHistory(t, begin(), 12)
			s := newService(t)
			s.add(base(url(h.chain)))
			s.startSources()
			defer s.stop()
			h.grow(25)
			s.await(h, 0)
			for _, depth := range []int{1, 3, 20} {
				h.reorganise(depth, 1)
				s.await(h, 0)
				h.grow(2)
				s.await(h, 0)
			}
			h.reorganise(3, 0) // the new branch is no longer
			s.await(h, 0)

			left := h.head()
			h.reorganise(5, 2)
			s.await(h, 0)
			h.setHead(left) // and back, to blocks whose trades were taken back
			s.await(h, 0)
			h.setHead(h.block(left.NumberU64() - 4)) // a node that goes back
			h.swapPrice()
			s.await(h, 0)
			h.grow(6)
			s.checkLedger(s.await(h, 0))
		})
	}
}

// TestRestarts stops the source at random moments while the chain grows and is reorganised, so that
// it finds gaps and other branches when it starts again.
func TestRestarts(t *testing.T) {
	t.Parallel()
	h := newHistory(t, begin(), 13)
	p := newProvider(t, h.chain, 13)
	s := newService(t)
	s.add(base(p.http()))
	for range 12 {
		s.startSources()
		h.move()
		p.await(h.r.IntN(30))
		h.move()
		s.stop()
		h.move()
	}
	s.startSources()
	defer s.stop()
	s.checkLedger(s.await(h, 0))
}

// move grows the chain or reorganises it.
func (h *history) move() {
	h.tb.Helper()
	switch roll := h.r.IntN(10); {
	case roll < 5:
		h.grow(1 + h.r.IntN(4))
	case roll < 9 && h.head().NumberU64() > 30:
		h.reorganise([]int{1, 1, 1, 3, 3, 20}[h.r.IntN(6)], 1)
	default:
		h.grow(1 + h.r.IntN(20))
	}
}

// TestFrom starts at a later block and at a time. Pools of the pool manager that were made before
// are found, also behind a provider that takes single blocks: by their state in the manager.
func TestFrom(t *testing.T) {
	t.Parallel()
	h := newHistory(t, begin(), 14)
	h.grow(60)
	h.pause = 600
	h.swapPrice()
	h.pause = 0
	first := h.head()
	h.grow(30)
	p := newProvider(t, h.chain, 15)
	p.set(faults{ranges: 1})
	for name, from := range map[string]string{
		"block":         first.Number().String(),
		"duration":      (time.Since(time.Unix(int64(first.Time()), 0)) + 5*time.Minute).Round(time.Second).String(),
		"single blocks": first.Number().String(),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newService(t)
			settings := base(h.http())
			if name == "single blocks" {
				settings = base(p.http())
			}
			settings["from"] = from
			s.add(settings)
			s.startSources()
			defer s.stop()
			if x := h.reader(); len(x.trades(first.NumberU64(), h.head().NumberU64())) < 20 || x.kinds[v4] == 0 {
				t.Fatal("the chain has too few swaps")
			}
			s.await(h, first.NumberU64())
		})
	}
}

// TestConfirmations waits for blocks on top of a block, and so never takes a trade back.
func TestConfirmations(t *testing.T) {
	t.Parallel()
	h := newHistory(t, begin(), 15)
	s := newService(t)
	settings := base(h.http())
	settings["confirmations"] = 4
	s.add(settings)
	s.startSources()
	defer s.stop()
	for range 10 {
		h.grow(3)
		h.reorganise(1+h.r.IntN(3), 1)
	}
	h.grow(4)
	s.awaitTrades(h.reader().trades(0, h.head().NumberU64()-4), timeout)
	if n := s.corrections(); n != 0 {
		t.Errorf("%d corrections, want none", n)
	}
}

// TestStrangers counts swaps of a factory that no preset has if the settings name it, or any.
func TestStrangers(t *testing.T) {
	t.Parallel()
	h := newHistory(t, begin(), 16)
	h.grow(40)
	for _, factory := range []string{"v2:" + strangerV2.Hex(), "any"} {
		t.Run(factory, func(t *testing.T) {
			t.Parallel()
			s := newService(t)
			settings := base(h.http())
			settings["factories"] = []string{factory}
			s.add(settings)
			s.startSources()
			defer s.stop()
			x := h.reader()
			few := len(x.trades(0, h.head().NumberU64()))
			x = h.reader()
			x.trusted = func(*pool) bool { return true }
			want := x.trades(0, h.head().NumberU64())
			if len(want) <= few {
				t.Fatal("no stranger swapped")
			}
			if factory == "any" {
				s.awaitContains(want)
				return
			}
			s.awaitTrades(want, timeout)
		})
	}
}

// TestTooDeep stops with an error at a reorganisation that is deeper than the hashes that are kept.
func TestTooDeep(t *testing.T) {
	t.Parallel()
	h := newHistory(t, begin(), 17)
	h.grow(20)
	s := newService(t)
	settings := base(h.http())
	settings["keep_blocks"] = 8
	s.add(settings)
	s.startSources()
	defer s.stop()
	before := s.await(h, 0)
	h.reorganise(12, 1)
	s.awaitError("keep_blocks")
	s.awaitTrades(before, timeout)
}

// TestFirstPrice makes swaps against the native coin before any swap tells its price.
func TestFirstPrice(t *testing.T) {
	t.Parallel()
	for name, gap := range map[string]int{"soon": 5, "late": 12} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := &history{newMarket(t, &onBase, begin()), random(18)}
			s := newService(t)
			settings := base(h.http())
			settings["keep_blocks"] = 8
			s.add(settings)
			s.startSources()
			defer s.stop()
			b := h.from(h.head())
			var blind []*types.Block
			for n := range gap {
				if n == 4 {
					// the source says so, and stores nothing
					s.awaitWaiting("no price of the chain's coin yet")
				}
				b.send(3, routerV2, weth.unit(100), h.ethFor(alfa, 3))
				h.setHead(b.mine())
				b.ok()
				blind = append(blind, b.tip)
			}
			h.swapPrice()
			h.grow(10)
			// Those for which the first price is not among the next eight blocks are skipped, the
			// others have it.
			x := h.reader()
			x.trades(blind[len(blind)-1].NumberU64()+1, blind[len(blind)-1].NumberU64()+1)
			first := blind[0].NumberU64() + uint64(max(0, gap-7))
			priced := h.reader()
			priced.ether = x.price()
			s.awaitTrades(priced.trades(first, h.head().NumberU64()), timeout)
			const reason = "no price of the chain's coin yet"
			if n := s.skipped(reason); n != max(0, int64(gap-7)) {
				t.Errorf("%d swaps were skipped for %q, want %d", n, reason, max(0, gap-7))
			}
		})
	}
}
