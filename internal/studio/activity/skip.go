package activity

import (
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Skipping moves a chain's activity beyond events that are not in the log any more. What they were
// is not known, but for their wallets, which keep the numbers that they have in the ledger, and the
// last descriptions among them.
type Skipping struct{ of *guarded }

// Skip returns what moves a chain beyond events that were dropped.
func (s *State) Skip(name smartmoney.Chain) Skipping { return Skipping{&s.chains[name.Index()]} }

// Wallet adds the next wallet in the order of first appearance in the log.
func (s Skipping) Wallet(address string) {
	s.of.Lock()
	defer s.of.Unlock()
	s.of.wallet(address)
}

// Describe applies a description of a market or of an outcome token. Other events are ignored.
func (s Skipping) Describe(e *event.Event) {
	s.of.Lock()
	defer s.of.Unlock()
	switch e.Type {
	case event.TypeMarket:
		s.of.applyMarket(e.Market)
	case event.TypeMapping:
		s.of.applyMapping(e.Mapping)
	}
}

// To sets the sequence number of the last event that was dropped, unless the activity is beyond it.
func (s Skipping) To(last int64) {
	s.of.Lock()
	defer s.of.Unlock()
	s.of.position = max(s.of.position, last)
}
