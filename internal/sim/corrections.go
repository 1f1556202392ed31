package sim

import (
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// fate is what becomes of a trade.
type fate uint8

const (
	stands      fate = iota
	reorganised      // its block and those after it are replaced: it comes again in a later one
	takenBack        // its provider takes it back
)

// Times from a trade to what becomes of it (ms).
const (
	reorganisedAfter = 5 * second
	minedAgainAfter  = 19 * second
	takenBackAfter   = 4 * minute
)

// blockAt returns the number of the block of a time (ms) on chains whose trades have one.
func blockAt(c smartmoney.Chain, at int64) (block int64, has bool) {
	switch c {
	case smartmoney.Base:
		return (at - 1_686_789_347_000) / (2 * second), true
	case smartmoney.Ethereum:
		return 17_000_000 + (at-1_680_911_891_000)/(12*second), true
	case smartmoney.Solana, smartmoney.Polymarket:
		return 0, false
	default:
		return 0, false
	}
}

// correct schedules what becomes of a trade. A reorganisation also takes other trades of its
// blocks, which never come again.
func (m *Market) correct(f fate, tr smartmoney.Trade, at int64) {
	switch f {
	case reorganised:
		block, has := blockAt(tr.Chain, at)
		if has && at+reorganisedAfter > m.last {
			m.put(at+reorganisedAfter, "rewind "+tr.ID, event.Event{
				Type: event.TypeRewind, Chain: tr.Chain, Correction: &event.Correction{Block: block - 1},
			})
		}
		if has {
			m.putMined(tr, at+minedAgainAfter)
		}
	case takenBack:
		if at+takenBackAfter > m.last {
			m.put(at+takenBackAfter, "retract "+tr.ID, event.Event{
				Type: event.TypeRetract, Chain: tr.Chain, Correction: &event.Correction{ID: tr.ID},
			})
		}
	case stands:
	}
}
