package notify

import (
	"cmp"
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Customer is one customer as the delivery rules see it.
type Customer struct {
	CustomerID    string
	ConfigVersion int64
	// of the customer's notification log: rises with each change of it or of the settings
	LogVersion int64
	Config     smartmoney.Config
}

// customer is a Customer with those of its settings, in the form in which the rules ask
// for them, that its prefilter does not have.
type customer struct {
	profile *profile
	types   uint8 // bit by NotificationType.Index: enabled, and its priority passes
	limits  [smartmoney.TypeCount]uint16

	*Customer
}

// prefilter holds the settings that reject most customers cheaply, packed for one
// cache-friendly scan.
type prefilter struct {
	window     int64 // ns
	cooldown   int64 // ns
	whaleMin   float64
	minWallets int32
	whaleRank  int32
	budget     uint16
	chains     uint8 // bit by Chain.Index
}

func newPrefilter(c *smartmoney.Config, p *profile) prefilter {
	f := prefilter{
		window: p.Window, cooldown: int64(c.Cooldown()), whaleMin: p.WhaleMin, minWallets: int32(min(p.MinWallets, math.MaxInt32)),
		whaleRank: int32(min(p.WhaleMaxRank, math.MaxInt32)), budget: limit(c.DailyBudget),
	}
	for _, chain := range c.Chains {
		f.chains |= 1 << chain.Index()
	}
	return f
}

// open reports whether the prefilter passes a trade at a time, unix ns. sent is the number
// of the customer's notifications on that day, last the time of the last one on the token.
func (p *prefilter) open(chain smartmoney.Chain, time int64, sent uint16, last int64) bool {
	return p.chains&(1<<chain.Index()) != 0 && sent < p.budget && !p.cooling(time, last)
}

// cooling reports whether a cooldown since the last notification on a token still runs.
func (p *prefilter) cooling(time, last int64) bool { return p.cooldown > 0 && time-last < p.cooldown }

const noLimit = 1<<16 - 1

func newCustomer(of *Customer, profile *profile) customer {
	c := &of.Config
	out := customer{profile: profile, Customer: of}
	for i, typ := range smartmoney.NotificationTypes() {
		if slices.Contains(c.SignalTypes, typ) && c.PriorityFilter.Passes(typ.Priority()) {
			out.types |= 1 << i
		}
		out.limits[i] = noLimit
		if most, ok := c.PerTypeLimits[typ]; ok {
			out.limits[i] = limit(most)
		}
	}
	return out
}

func limit(n int) uint16 { return uint16(min(max(n, 0), noLimit)) }

// setCustomer adds a customer, or replaces its settings.
func (d *Decider) setCustomer(c Customer) (index int) {
	key := detect.ProfileOf(&c.Config)
	key.SignalMinVolume = d.least
	p := d.profiles[key]
	if p == nil {
		p = &profile{Profile: key}
		d.profiles[key] = p
	}
	p.customers++
	index, known := d.byID[c.CustomerID]
	if !known {
		index = len(d.customers)
		d.byID[c.CustomerID] = index
		d.customers, d.prefilters = append(d.customers, customer{}), append(d.prefilters, prefilter{})
		d.grow()
	} else if old := d.customers[index].profile; old != nil {
		if old.customers--; old.customers == 0 {
			delete(d.profiles, old.Profile)
		}
	}
	d.customers[index] = newCustomer(&c, p)
	d.prefilters[index] = newPrefilter(&c.Config, p)
	return index
}

// arrange sorts the customers by the whale size that they ask for, so that a buy by a
// wallet outside the top costs as much as the customers that it matches.
func (d *Decider) arrange() {
	d.whales, d.deep = d.whales[:0], d.deep[:0]
	for i := range d.customers {
		d.whales = append(d.whales, int32(i))
		if d.customers[i].profile.WhaleMaxRank > d.top {
			d.deep = append(d.deep, int32(i))
		}
	}
	byMin := func(a, b int32) int {
		return cmp.Compare(d.customers[a].profile.WhaleMin, d.customers[b].profile.WhaleMin)
	}
	slices.SortFunc(d.whales, byMin)
	slices.SortFunc(d.deep, byMin)
}

// Window is the largest window of any customer.
func (d *Decider) Window() (most time.Duration) {
	for p := range d.profiles {
		most = max(most, time.Duration(p.Window))
	}
	return most
}

// Cooldown is the longest cooldown of any customer.
func (d *Decider) Cooldown() (most time.Duration) {
	for i := range d.prefilters {
		most = max(most, time.Duration(d.prefilters[i].cooldown))
	}
	return most
}
