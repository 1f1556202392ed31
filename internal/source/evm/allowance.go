package evm

import (
	"math/rand/v2"
	"strings"
	"time"
)

// allowance bounds how many pools that do not count are asked about. Anyone can deploy contracts
// that emit Swap, and each new one costs calls. It is a bucket that is full at first and that an
// hour fills again. It is not safe for concurrent use.
type allowance struct {
	most int // pools of an hour; 0: no bound
	left float64
	at   time.Time // when left was computed
}

// refill adds what the time since the last refill gives, and returns the pools that may be asked
// about.
func (a *allowance) refill(now time.Time) int {
	if a.at.IsZero() {
		a.left = float64(a.most)
	} else if passed := now.Sub(a.at); passed > 0 {
		a.left = min(float64(a.most), a.left+float64(a.most)*passed.Hours())
	}
	a.at = now
	return int(a.left)
}

// allowed returns those of some pools that may be asked about, and how many of them nothing is
// known of: of more than the allowance has left, some at random, so that nobody can choose
// addresses that come first.
func (r *registry) allowed(wanting []Pool) (asking, unknown []Pool) {
	if r.allowance.most == 0 {
		return wanting, nil
	}
	for _, p := range wanting {
		if p.Level < Claimed && !strings.Contains(p.ID, "/") {
			unknown = append(unknown, p)
		} else {
			asking = append(asking, p)
		}
	}
	if n := r.allowance.refill(r.now()); len(unknown) > n {
		rand.Shuffle(len(unknown), func(i, j int) { unknown[i], unknown[j] = unknown[j], unknown[i] })
		for _, p := range unknown[n:] {
			r.passed[p.ID] = struct{}{}
		}
		unknown = unknown[:n]
	}
	return append(asking, unknown...), unknown
}

// spend takes those of the pools that were asked about out of the allowance that turned out not to
// count.
func (r *registry) spend(asked []Pool) {
	for _, p := range asked {
		if !r.counts(p.ID) {
			r.allowance.left--
		}
	}
}

// counts reports whether the swaps of a pool may count.
func (r *registry) counts(id string) bool {
	p := r.pools[id]
	if r.trust.any {
		return p.Token0 != ""
	}
	_, listed := r.trust.factories[p.Factory]
	return listed && p.Genuine
}

// Bounds of the pools that are kept in the store although no factory vouches for them.
const (
	keepUnproven = 100_000 // of a chain: the newest
	trimAfter    = 1_000   // so many more are saved before the oldest are forgotten
)

// unprovenOf returns how many of some pools no factory vouches for.
func unprovenOf(pools []Pool) (n int) {
	for i := range pools {
		if !pools[i].Genuine {
			n++
		}
	}
	return n
}
