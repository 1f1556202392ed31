package limits

import (
	"cmp"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Stream is an open websocket or event stream that a Gate counts.
type Stream struct {
	gate  *Gate
	leave []func()
}

// Open counts a stream of the process, before its caller is known. It returns UNAVAILABLE at the
// limit. The caller must call Close once.
func (g *Gate) Open() (*Stream, error) {
	s := &Stream{gate: g}
	rule := &g.rules[ProcessStreams]
	if !s.join(owner{class: ProcessStreams}, rule.Concurrent) {
		return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "this process already has its limit of %d %s, %s", rule.Concurrent, rule.What, rule.Remedy)
	}
	return s, nil
}

// Claim counts the stream for its caller's key and customer. It is called once, and returns
// RATE_LIMITED at the limit of either.
func (s *Stream) Claim(who auth.Principal) error {
	key, customer := s.gate.rules[KeyStreams], s.gate.rules[CustomerStreams]
	customer.Concurrent = who.Limits.Streams
	if !s.join(owner{class: KeyStreams, id: who.LimitedAs()}, key.Concurrent) {
		s.gate.refused[KeyStreams].Add(1)
		return key.refusal(0)
	}
	if !s.join(owner{class: CustomerStreams, id: who.CustomerID}, cmp.Or(customer.Concurrent, unbounded)) {
		s.leave[1]() // the key's
		s.leave = s.leave[:1]
		s.gate.refused[KeyStreams].Add(1)
		return customer.refusal(0)
	}
	return nil
}

// join counts the stream for an owner that has fewer than most.
func (s *Stream) join(o owner, most int) bool {
	p := s.gate.join(o, most)
	if p != nil {
		s.leave = append(s.leave, func() { s.gate.part(o, p) })
	}
	return p != nil
}

// Close stops counting the stream.
func (s *Stream) Close() {
	for _, leave := range s.leave {
		leave()
	}
}
