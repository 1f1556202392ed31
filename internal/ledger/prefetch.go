package ledger

import "github.com/smartmoneyhq/smartmoney/internal/event"

// PrefetchEvents is how many events Prefetch reads ahead for at most.
const PrefetchEvents = 32

// Prefetch reads what Apply will read for the trades among the next events, so that it finds them
// in the processor's caches. Of a large ledger nearly every trade finds another wallet, and each
// read there depends on the one before: Apply waits for one after the other, Prefetch makes the
// same step of every trade before the next step, so that the processor waits for them together. It
// changes nothing that anybody can read.
func (l *Ledger) Prefetch(events []event.Event) {
	var ahead [PrefetchEvents]struct {
		tag    uint64
		wallet uint32 // number + 1; 0: none
		event  int    // index among the events
		slot   uint32 // in the index of positions
	}
	trades, read := 0, uint64(0)
	for i := range events[:min(len(events), PrefetchEvents)] {
		if t := events[i].Trade; t != nil {
			tag := l.Wallets.tag(t.Wallet)
			ahead[trades].tag, ahead[trades].event = tag, i
			read += l.Wallets.index[l.Wallets.first(tag)]
			trades++
		}
	}
	for i := range ahead[:trades] {
		a := &ahead[i]
		if a.wallet = l.Wallets.likely(a.tag); a.wallet != 0 {
			w := l.wallets.at(a.wallet - 1)
			read += uint64(l.Wallets.offs[a.wallet-1]) + uint64(w.First) + uint64(w.Buys) + uint64(w.Today.Buys) + uint64(w.LastClosing)
		}
	}
	for i := range ahead[:trades] {
		a := &ahead[i]
		token, known := l.Tokens.Find(events[a.event].Trade.Token)
		if a.wallet == 0 || !known {
			a.wallet = 0
			continue
		}
		a.slot = l.find.hash(a.wallet-1, token) & uint32(len(l.find.slots)-1)
		read += uint64(l.find.slots[a.slot]) + uint64(len(l.Wallets.Bytes(a.wallet-1)))
	}
	for i := range ahead[:trades] {
		if a := &ahead[i]; a.wallet != 0 {
			if at := l.find.slots[a.slot]; at != 0 {
				read += uint64(l.positions.at(at-1).wallet) + uint64(*l.indexes.at(at - 1))
			}
		}
	}
	l.prefetched = read
}
