package replay

import (
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Raised follows which of the signals of a run in memory corrections retract (semantics 7). The
// zero value is ready for use.
type Raised struct {
	signals []raised
	chains  [smartmoney.ChainCount]raisedChain
}

type raised struct {
	time  int64 // the signal's timestamp, unix ns
	least int   // wallets that it needs to stand
	from  smartmoney.RaisedFrom
	at    time.Time // when it was retracted; zero: it stands
	why   string
}

// raisedChain has a chain's part of Raised.
type raisedChain struct {
	// by sequence number of a trade: the signals that were raised from it, by index
	by    map[int64][]int
	taken map[int64]struct{} // sequence numbers of the trades taken back
}

// AddAll adds the signals of a run that were not added before. Their indexes are those in the list.
func (r *Raised) AddAll(list []notify.Notification) error {
	for i := len(r.signals); i < len(list); i++ {
		if err := r.add(&list[i]); err != nil {
			return err
		}
	}
	return nil
}

func (r *Raised) add(n *notify.Notification) error {
	trades, err := n.Signal.RaisedFrom.Trades()
	if err != nil {
		return err
	}
	index := len(r.signals)
	r.signals = append(r.signals, raised{time: n.Signal.Timestamp.UnixNano(), least: n.LeastWallets, from: n.Signal.RaisedFrom})
	c := &r.chains[n.Signal.Chain.Index()]
	if c.by == nil {
		c.by = map[int64][]int{}
	}
	for _, of := range trades {
		for _, seq := range of {
			c.by[seq] = append(c.by[seq], index)
		}
	}
	return nil
}

// Retract takes trades of a chain back at its event time t, unix ns, and returns the indexes of the
// signals that this retracts, in ascending order.
func (r *Raised) Retract(chain smartmoney.Chain, t int64, seqs []int64) ([]int, error) {
	c := &r.chains[chain.Index()]
	if c.taken == nil {
		c.taken = map[int64]struct{}{}
	}
	var touched []int
	for _, seq := range seqs {
		c.taken[seq] = struct{}{}
		touched = append(touched, c.by[seq]...)
	}
	slices.Sort(touched)
	var fallen []int
	for _, i := range slices.Compact(touched) {
		s := &r.signals[i]
		if !s.at.IsZero() || s.time < t-int64(notify.RetractionAge) {
			continue
		}
		trades, err := s.from.Trades()
		if err != nil {
			return nil, err
		}
		for _, k := range notify.Retracted([]notify.Raised{{Trades: trades, Sent: []notify.RaisedSent{{LeastWallets: s.least}}}}, 1, c.survives) {
			s.at, s.why = time.Unix(0, t).UTC(), k.Reason
			fallen = append(fallen, i)
		}
	}
	return fallen, nil
}

// survives returns 1 if a trade is live, else 0.
func (r *raisedChain) survives(seq int64) int {
	if _, taken := r.taken[seq]; taken {
		return 0
	}
	return 1
}

// At returns the event time at which the signal of an index was retracted, and why; zero if it
// stands.
func (r *Raised) At(index int) (at time.Time, reason string) {
	return r.signals[index].at, r.signals[index].why
}
