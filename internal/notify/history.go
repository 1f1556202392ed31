package notify

import (
	"cmp"
	"context"
	"maps"
	"slices"

	"smartmoney/internal/detect"
	"smartmoney/internal/smartmoney"
)

// day counts the notifications whose timestamp lies on a UTC day, by customer.
type day struct {
	total []uint16
	types [][smartmoney.TypeCount]uint16
}

func (c *day) grow(customers int) {
	for len(c.total) < customers {
		c.total = append(c.total, 0)
		c.types = append(c.types, [smartmoney.TypeCount]uint16{})
	}
}

func (c *day) add(i int, typ smartmoney.NotificationType, n int) {
	c.total[i] = uint16(min(int(c.total[i])+n, noLimit))
	of := &c.types[i][typ.Index()]
	*of = uint16(min(int(*of)+n, noLimit))
}

// grow makes room for another customer.
func (d *Decider) grow() {
	for _, c := range d.days {
		c.grow(len(d.customers))
	}
}

// lasts are the last notifications about a token, of those customers alone whose cooldown
// may still run: by customer, rising.
type lasts []last

type last struct {
	customer int32
	time     int64 // timestamp, unix ns
}

// find returns a customer's index, or the one where it belongs.
func (l lasts) find(customer int) (at int, found bool) {
	return slices.BinarySearchFunc(l, customer, func(e last, customer int) int { return cmp.Compare(int(e.customer), customer) })
}

// lastOn returns when a customer had its last notification on a token, unix ns; never where
// no cooldown runs.
func (d *Decider) lastOn(i int, chain smartmoney.Chain, token uint32) int64 {
	sent := d.sent[chain.Index()][token] // nil where nobody was sent anything on it
	if at, found := sent.find(i); found {
		return sent[at].time
	}
	return never
}

// day returns the counts of the UTC day of an event time, from the log at first.
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

// count adds what the log has of a day, for some customers or (nil) for all.
func (d *Decider) count(ctx context.Context, c *day, n int64, customers []string) error {
	counts, err := d.log.SentOn(ctx, customers, n)
	for _, sent := range counts {
		if i, ok := d.byID[sent.CustomerID]; ok {
			c.add(i, sent.Type, sent.Count)
		}
	}
	return err
}

// note counts a notification.
func (d *Decider) note(i int, chain smartmoney.Chain, token uint32, typ smartmoney.NotificationType, t int64, c *day) {
	c.add(i, typ, 1)
	d.noteLast(chain, token, i, t)
}

// noteLast records the later timestamp, where the customer has a cooldown at all.
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

// forgetLasts drops the last notifications of which gone holds.
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

// reload reads what some customers were sent, and forgets what it knew of them.
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
	for i := range d.pending { // it is decided again, by its own time
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

// trim forgets what no rule needs any more.
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
	// A customer's own cooldown counts: one that is made longer later is read from the log.
	d.forgetLasts(func(chain int, e last) bool { return !d.prefilters[e.customer].cooling(now[chain], e.time) })
	d.left = d.recorded
}

// trimEvery is after how many candidates cooldowns that have run out are looked for; and
// from how many entries on as soon as those left by the last look have doubled.
const trimEvery = 1 << 14
