package notify

import (
	"cmp"
	"context"
	"maps"
	"slices"

	"smartmoney/internal/detect"
	"smartmoney/internal/smartmoney"
)

// day counts the notifications whose timestamp lies on a UTC day, by account.
type day struct {
	total []uint16
	types [][smartmoney.TypeCount]uint16
}

func (c *day) grow(accounts int) {
	for len(c.total) < accounts {
		c.total = append(c.total, 0)
		c.types = append(c.types, [smartmoney.TypeCount]uint16{})
	}
}

func (c *day) add(i int, typ smartmoney.NotificationType, n int) {
	c.total[i] = uint16(min(int(c.total[i])+n, noLimit))
	of := &c.types[i][typ.Index()]
	*of = uint16(min(int(*of)+n, noLimit))
}

// grow makes room for another account.
func (d *Desk) grow() {
	for _, c := range d.days {
		c.grow(len(d.accounts))
	}
}

// lasts are the last notifications about a token, of those accounts alone whose cooldown
// may still run: by account, rising.
type lasts []last

type last struct {
	account int32
	time    int64 // timestamp, unix ns
}

// find returns an account's place, or the one where it belongs.
func (l lasts) find(account int) (at int, found bool) {
	return slices.BinarySearchFunc(l, account, func(e last, account int) int { return cmp.Compare(int(e.account), account) })
}

// day returns the counts of the UTC day of an event time, from the log at first.
func (d *Desk) day(ctx context.Context, t int64) (*day, error) {
	n := detect.DayOf(t)
	if c := d.days[n]; c != nil {
		return c, nil
	}
	c := new(day)
	c.grow(len(d.accounts))
	if d.log != nil {
		if err := d.count(ctx, c, n, nil); err != nil {
			return nil, err
		}
	}
	d.days[n] = c
	return c, nil
}

// count adds what the log has of a day, for some customers or (nil) for all.
func (d *Desk) count(ctx context.Context, c *day, n int64, customers []string) error {
	counts, err := d.log.SentOn(ctx, customers, n)
	for _, sent := range counts {
		if i, ok := d.byID[sent.CustomerID]; ok {
			c.add(i, sent.Type, sent.Count)
		}
	}
	return err
}

// note counts a notification.
func (d *Desk) note(i int, chain smartmoney.Chain, token uint32, typ smartmoney.NotificationType, t int64, c *day) {
	c.add(i, typ, 1)
	d.noteLast(chain, token, i, t)
}

// noteLast keeps the later timestamp, where the account has a cooldown at all.
func (d *Desk) noteLast(chain smartmoney.Chain, token uint32, i int, t int64) {
	if d.screens[i].cooldown == 0 {
		return
	}
	tokens := d.sent[chain.Index()]
	sent := tokens[token]
	at, found := sent.find(i)
	if found {
		sent[at].time = max(sent[at].time, t)
		return
	}
	tokens[token] = slices.Insert(sent, at, last{account: int32(i), time: t})
	d.recorded++
}

// forgetLasts drops the last notifications of which gone holds.
func (d *Desk) forgetLasts(gone func(chain int, e last) bool) {
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

// reload reads what was delivered to some customers, in place of what is known.
func (d *Desk) reload(ctx context.Context, ids []string, now [smartmoney.ChainCount]int64,
	token func(smartmoney.Chain, string) (uint32, bool),
) error {
	accounts := make([]int, len(ids))
	for n, id := range ids {
		accounts[n] = d.byID[id]
	}
	d.Forget(accounts...)
	if d.log == nil {
		return nil
	}
	for n, c := range d.days {
		if err := d.count(ctx, c, n, ids); err != nil {
			return err
		}
	}
	after := now
	for i := range d.out { // what waits is asked again, by its own time
		chain := d.out[i].Signal.Chain.Index()
		after[chain] = min(after[chain], d.out[i].time)
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

// trim forgets what no gate asks for any more.
func (d *Desk) trim(now [smartmoney.ChainCount]int64) {
	if len(d.days) > daysKept {
		oldest := slices.Sorted(maps.Keys(d.days))
		for _, n := range oldest[:len(oldest)-daysKept] {
			delete(d.days, n)
		}
	}
	if d.trade-d.trimmed < trimEvery && d.recorded < 2*d.left+trimEvery {
		return
	}
	d.trimmed = d.trade
	// An account's own cooldown counts: one that is made longer later is read from the log.
	d.forgetLasts(func(chain int, e last) bool { return !d.screens[e.account].cooling(now[chain], e.time) })
	d.left = d.recorded
}

// trimEvery is after how many trades cooldowns that have run out are looked for; and
// from how many entries on as soon as those left by the last look have doubled.
const trimEvery = 1 << 14
