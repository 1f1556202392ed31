package chain_test

import (
	"testing"
)

// TestProviderFails puts a provider between source and node whose nodes fail, limit, lag,
// contradict each other and go back in time, while the chain is reorganised and the source
// restarts.
func TestProviderFails(t *testing.T) {
	t.Parallel()
	bad := faults{fail: 0.05, limit: 0.05, refuse: 0.02, stale: 0.2, cut: 0.03, forget: 0.5, ranges: 7}
	for name, url := range map[string]func(*provider) string{"http": (*provider).http, "websocket": (*provider).ws} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHistory(t, begin(), 21)
			p := newProvider(t, h.chain, 22)
			p.set(bad)
			s := newService(t)
			s.add(base(url(p), url(p)))
			h.grow(60) // so that ranges are read
			p.remember(h.chain)
			s.startSources()
			for round := range 8 {
				h.move()
				p.remember(h.chain)
				p.await(h.r.IntN(25))
				if round%4 == 3 {
					p.disconnect()
					s.stop()
					s.startSources()
				}
			}
			defer s.stop()
			p.set(faults{ranges: 7})
			trades := s.await(h, 0)
			t.Logf("what went wrong, and calls: %v", p.tally())
			p.check("limit", "stale", "range", map[string]string{"http": "forget", "websocket": "cut"}[name])
			s.checkLedger(trades)
		})
	}
}

// TestProviderIsAway waits while no node answers, and uses the second when the first is gone for
// good.
func TestProviderIsAway(t *testing.T) {
	t.Parallel()
	h := newHistory(t, begin(), 23)
	h.grow(5)
	p := newProvider(t, h.chain, 24)
	p.set(faults{fail: 1})
	s := newService(t)
	s.add(base("http://127.0.0.1:1", p.http()))
	s.startSources()
	defer s.stop()
	s.awaitError("")
	p.set(faults{})
	h.grow(5)
	s.await(h, 0)
}
