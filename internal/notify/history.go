package notify

import (
	"cmp"
	"context"
	"maps"
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// day counts, by customer, the notifications whose timestamp lies on a UTC day.
type day struct {
	total []uint16
	types [][smartmoney.TypeCount]uint16
}

func (d *day) grow(customers int) {
	for len(d.total) < customers {
		d.total = append(d.total, 0)
		d.types = append(d.types, [smartmoney.TypeCount]uint16{})
	}
}

func (d *day) add(i int, typ smartmoney.NotificationType, n int) {
	d.total[i] = uint16(min(int(d.total[i])+n, noLimit))
	of := &d.types[i][typ.Index()]
	*of = uint16(min(int(*of)+n, noLimit))
}

func (d *Decider) grow() {
	for _, c := range d.days {
		c.grow(len(d.customers))
	}
}

// lasts are the last notifications about a token, in ascending order of customer. Only
// customers whose cooldown may still run have an entry.
type lasts []last

type last struct {
	customer int32
	time     int64 // timestamp, unix ns
}

// find returns the index of a customer's entry, or the index at which to insert it.
func (l lasts) find(customer int) (at int, found bool) {
	return slices.BinarySearchFunc(l, customer, func(e last, customer int) int { return cmp.Compare(int(e.customer), customer) })
}

// lastOn returns the timestamp of a customer's last notification on a token, unix ns; never
// if no cooldown runs.
func (d *Decider) lastOn(i int, chain smartmoney.Chain, token uint32) int64 {
	sent := d.sent[chain.Index()][token] // nil if no customer had a notification on it
	if at, found := sent.find(i); found {
		return sent[at].time
	}
	return never
}

// day returns the counts of the UTC day of an event time. The first call for a day reads
// them from the log.
func (d *Decider) day(ctx context.Context, t int64) (*day, error) {
	n := detect.DayOf(t)
	if c := d.days[n]; c != nil {
		return c, nil
	}
	c := new(day)
	c.grow(len(d.customers))
	if d.log != nil {
		if err := d.count(ctx, c, n, nil); err != nil {
			return nil, err
		}
	}
	d.days[n] = c
	return c, nil
}

// count adds the log's notifications of a day, of some customers, or of all if customers is nil.
func (d *Decider) count(ctx context.Context, c *day, n int64, customers []string) error {
	counts, err := d.log.SentOn(ctx, customers, n)
	for _, sent := range counts {
		if i, ok := d.byID[sent.CustomerID]; ok {
			c.add(i, sent.Type, sent.Count)
		}
	}
	return err
}

// note counts a notification and starts its cooldown.
func (d *Decider) note(i int, chain smartmoney.Chain, token uint32, typ smartmoney.NotificationType, t int64, c *day) {
	c.add(i, typ, 1)
	d.noteLast(chain, token, i, t)
}

// noteLast keeps the later timestamp if the customer has a cooldown.
func (d *Decider) noteLast(chain smartmoney.Chain, token uint32, i int, t int64) {
	if d.prefilters[i].cooldown == 0 {
		return
	}
	tokens := d.sent[chain.Index()]
	sent := tokens[token]
	at, found := sent.find(i)
	if found {
		sent[at].time = max(sent[at].time, t)
		return
	}
	tokens[token] = slices.Insert(sent, at, last{customer: int32(i), time: t})
	d.recorded++
}

// forgetLasts drops the last notifications for which gone returns true.
func (d *Decider) forgetLasts(gone func(chain int, e last) bool) {
	d.recorded = 0
	for chain, tokens := range d.sent {
		for token, sent := range tokens {
			kept := slices.DeleteFunc(sent, func(e last) bool { return gone(chain, e) })
			if d.recorded += len(kept); len(kept) == 0 {
				delete(tokens, token)
				continue
			}
			if cap(kept) > 4*len(kept) {
				kept = slices.Clone(kept)
			}
			tokens[token] = kept
		}
	}
}

// reload replaces the counts and cooldowns of some customers by those of the log.
func (d *Decider) reload(ctx context.Context, ids []string, now [smartmoney.ChainCount]int64,
	token func(smartmoney.Chain, string) (uint32, bool),
) error {
	customers := make([]int, len(ids))
	for n, id := range ids {
		customers[n] = d.byID[id]
	}
	d.Forget(customers...)
	if d.log == nil {
		return nil
	}
	for n, c := range d.days {
		if err := d.count(ctx, c, n, ids); err != nil {
			return err
		}
	}
	after := now
	for i := range d.pending { // decided again at its own time
		chain := d.pending[i].Signal.Chain.Index()
		after[chain] = min(after[chain], d.pending[i].time)
	}
	for i := range after {
		after[i] -= int64(d.Cooldown())
	}
	sent, err := d.log.LastSent(ctx, ids, after)
	for _, s := range sent {
		if number, ok := token(s.Chain, s.Token); ok {
			d.noteLast(s.Chain, number, d.byID[s.CustomerID], s.Timestamp)
		}
	}
	return err
}

// daysKept bounds the days whose counts are kept between batches; the chains are
// seldom on more than two days at once.
const daysKept = 16

// trim drops counts and cooldowns that no rule needs.
func (d *Decider) trim(now [smartmoney.ChainCount]int64) {
	if len(d.days) > daysKept {
		oldest := slices.Sorted(maps.Keys(d.days))
		for _, n := range oldest[:len(oldest)-daysKept] {
			delete(d.days, n)
		}
	}
	if d.considered-d.trimmed < trimEvery && d.recorded < 2*d.left+trimEvery {
		return
	}
	d.trimmed = d.considered
	// The customer's present cooldown decides: Restore reads the log again if it changes.
	d.forgetLasts(func(chain int, e last) bool { return !d.prefilters[e.customer].cooling(now[chain], e.time) })
	d.left = d.recorded
}

// trimEvery is the number of candidates between two searches for expired cooldowns. From as
// many entries on, a search also runs when the entries that the last one left have doubled.
const trimEvery = 1 << 14
