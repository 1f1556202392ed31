package notify

import (
	"context"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Decision is the decision about a candidate as one type of signal, with the rule that held it
// back, nil if none did.
type Decision = detect.Decision

// Consider decides about a candidate for every customer, at a time by the service's clock. A
// notification that passes every rule of a customer becomes pending.
func (d *Decider) Consider(ctx context.Context, c *detect.Candidate, names detect.Names, now time.Time) error {
	t := c.Trade
	if len(d.customers) == 0 {
		return nil
	}
	if d.warmingUp(t) {
		d.counts.hold(smartmoney.RuleWarmUp, uint64(len(d.customers)))
		return nil
	}
	if d.stale(t, now) {
		d.tooOld++
		d.counts.hold(smartmoney.RuleStale, uint64(len(d.customers)))
		return nil
	}
	day, err := d.day(ctx, t.T)
	if err != nil {
		return err
	}
	d.considered++
	if c.Smart() {
		d.considerSmart(c, names, day)
		return nil
	}
	// A buy that is in no window concerns only customers whose whale size it has.
	interested := d.deep
	if t.Rank <= d.top {
		interested = d.whales
	}
	out := skipped{noPattern: uint64(len(d.customers))}
	for _, i := range interested {
		p := d.customers[i].profile
		if p.WhaleMin > t.Amount {
			break
		}
		if t.Rank > p.WhaleMaxRank {
			continue
		}
		out.noPattern--
		if last := d.lastOn(int(i), c.Chain(), t.Token); d.prefilters[i].open(c.Chain(), t.T, day.total[i], last) {
			d.decide(int(i), c, names, day)
		} else {
			out.closed(&d.prefilters[i], c.Chain(), t.T, last)
		}
	}
	d.counts.skip(&out)
	return nil
}

// considerSmart decides about a smart trade. It skips customers whose window the candidate does not
// fill and whose whale size it does not have.
func (d *Decider) considerSmart(c *detect.Candidate, names detect.Names, day *day) {
	t, chain := c.Trade, c.Chain()
	d.widths = c.Widths(d.widths[:0])
	single, sent, at := !t.Sell && chain.DEX(), d.sent[chain.Index()][t.Token], 0
	var out skipped
	for i := range d.prefilters {
		p, last := &d.prefilters[i], int64(never)
		for at < len(sent) && int(sent[at].customer) < i {
			at++
		}
		if at < len(sent) && int(sent[at].customer) == i {
			last = sent[at].time
		}
		if !p.open(chain, t.T, day.total[i], last) {
			out.closed(p, chain, t.T, last)
			continue
		}
		large := single && t.Amount >= p.whaleMin
		switch {
		case int(p.minWallets) < len(d.widths) && p.window > d.widths[p.minWallets], large && t.Rank <= int(p.whaleRank):
			d.decide(i, c, names, day)
			sent = d.sent[chain.Index()][t.Token] // decide may have added an entry
		case large:
			out.rank++
		default:
			out.noPattern++
		}
	}
	d.counts.skip(&out)
}

// decide decides about a candidate for one customer whose prefilter it passes.
func (d *Decider) decide(i int, c *detect.Candidate, names detect.Names, day *day) {
	found, rule := d.customers[i].profile.find(c, d.considered)
	if len(found) == 0 {
		d.counts.unmet(rule)
	}
	for _, typ := range found {
		if failed := d.failedRule(i, c.Chain(), c.Trade, typ, day).Rule; failed != "" {
			d.counts.hold(failed, 1)
			continue
		}
		d.deliver(i, c, typ, names, day)
	}
}

// profile is a detection profile that customers share, with its findings in the present candidate.
type profile struct {
	detect.Profile
	customers int
	candidate uint64 // number of the one that found and signals are of
	found     []smartmoney.NotificationType
	// the eligibility rule that the first pattern lacks, as Candidate.Find returns it
	rule    smartmoney.Rule
	signals [smartmoney.TypeCount]*smartmoney.Signal
}

// find returns what Candidate.Find returns of the candidate of a number, computed once for all
// customers.
func (p *profile) find(c *detect.Candidate, number uint64) ([]smartmoney.NotificationType, smartmoney.Rule) {
	if p.candidate != number {
		p.candidate = number
		p.found, p.rule = c.Find(&p.Profile, p.found[:0])
		p.signals = [smartmoney.TypeCount]*smartmoney.Signal{}
	}
	return p.found, p.rule
}

// signal returns the signal of one type that was found, made once for all customers.
func (p *profile) signal(c *detect.Candidate, typ smartmoney.NotificationType, names detect.Names) *smartmoney.Signal {
	i := typ.Index()
	if p.signals[i] == nil {
		p.signals[i] = c.Signal(&p.Profile, typ, names)
	}
	return p.signals[i]
}

// Explain decides about a candidate for one customer as Consider does, and appends to dst each
// decision with the first rule that held the candidate back. A notification that passes becomes
// pending.
func (d *Decider) Explain(ctx context.Context, i int, c *detect.Candidate, names detect.Names, now time.Time, dst []Decision) ([]Decision, error) {
	day, err := d.day(ctx, c.Trade.T)
	if err != nil {
		return dst, err
	}
	from, of := len(dst), d.customers[i].profile
	dst = c.Explain(&of.Profile, dst)
	d.considered++
	for n := from; n < len(dst); n++ {
		v := &dst[n]
		if v.Held = d.held(i, c, v, day); v.Held != nil {
			continue
		}
		if d.stale(c.Trade, now) {
			age := time.Duration(now.UnixNano() - c.Trade.T)
			v.Held = &smartmoney.Held{Rule: smartmoney.RuleStale, Threshold: d.maxAge.Hours(), Value: age.Hours()}
			continue
		}
		of.find(c, d.considered)
		d.deliver(i, c, v.Type, names, day)
	}
	return dst, nil
}

// Ask appends to dst the decision of each rule except age about a candidate for one customer, each
// as if the candidate were of that type alone. Nothing becomes pending.
func (d *Decider) Ask(ctx context.Context, i int, c *detect.Candidate, dst []Decision) ([]Decision, error) {
	day, err := d.day(ctx, c.Trade.T)
	if err != nil {
		return dst, err
	}
	from := len(dst)
	dst = c.Explain(&d.customers[i].profile.Profile, dst)
	for n := from; n < len(dst); n++ {
		dst[n].Held = d.held(i, c, &dst[n], day)
	}
	return dst, nil
}

// held returns the first rule except age that holds a candidate back, in the order of
// smartmoney.Rules, given the decision of the eligibility rules; nil if every rule passes.
func (d *Decider) held(i int, c *detect.Candidate, eligible *Decision, day *day) *smartmoney.Held {
	failed := d.failedRule(i, c.Chain(), c.Trade, eligible.Type, day)
	switch {
	case failed.Rule == smartmoney.RuleChains:
		return &failed // it precedes every other rule
	case eligible.Held != nil:
		return eligible.Held
	case failed.Rule != "":
		return &failed
	case d.warmingUp(c.Trade):
		past := time.Duration(c.Trade.T - c.Trade.Began)
		return &smartmoney.Held{Rule: smartmoney.RuleWarmUp, Threshold: d.warmUp.Hours(), Value: past.Hours()}
	default:
		return nil
	}
}

// failedRule returns the first delivery rule of a customer that a trade fails as a type of signal,
// none if it passes all. It does not check the warm-up and age, which are the same for every
// customer.
func (d *Decider) failedRule(i int, chain smartmoney.Chain, t *detect.Trade, typ smartmoney.NotificationType, day *day) smartmoney.Held {
	c, p := &d.customers[i], &d.prefilters[i]
	n, last := typ.Index(), d.lastOn(i, chain, t.Token)
	switch {
	case p.chains&(1<<chain.Index()) == 0:
		return smartmoney.Held{Rule: smartmoney.RuleChains}
	case c.types&(1<<n) == 0:
		if !slices.Contains(c.Config.SignalTypes, typ) {
			return smartmoney.Held{Rule: smartmoney.RuleSignalTypes}
		}
		return smartmoney.Held{Rule: smartmoney.RulePriorityFilter}
	case p.cooling(t.T, last):
		since := time.Duration(t.T - last)
		return smartmoney.Held{Rule: smartmoney.RuleCooldownHours, Threshold: c.Config.CooldownHours, Value: since.Hours()}
	case day.total[i] >= p.budget:
		return smartmoney.Held{Rule: smartmoney.RuleDailyBudget, Threshold: float64(c.Config.DailyBudget), Value: float64(day.total[i])}
	case c.limits[n] != noLimit && day.types[i][n] >= c.limits[n]:
		return smartmoney.Held{Rule: smartmoney.RulePerTypeLimits, Threshold: float64(c.limits[n]), Value: float64(day.types[i][n])}
	default:
		return smartmoney.Held{}
	}
}

// warmingUp reports whether a trade is so close to its chain's first one that its signals are held
// back. A record without the time of the first trade is past the warm-up.
func (d *Decider) warmingUp(t *detect.Trade) bool {
	return d.warmUp > 0 && t.T-t.Began < int64(d.warmUp)
}

// stale reports whether a trade's signals are too old to be sent at a time.
func (d *Decider) stale(t *detect.Trade, now time.Time) bool {
	return d.maxAge > 0 && now.UnixNano()-t.T > int64(d.maxAge)
}

// deliver counts a notification and adds it to those pending.
func (d *Decider) deliver(i int, c *detect.Candidate, typ smartmoney.NotificationType, names detect.Names, day *day) {
	to, t := &d.customers[i], c.Trade
	d.note(i, c.Chain(), t.Token, typ, t.T, day)
	d.pending = append(d.pending, Notification{
		CustomerID: to.CustomerID, LogVersion: to.LogVersion, Signal: to.profile.signal(c, typ, names), GlobalOffset: t.GlobalOffset,
		LeastWallets: to.profile.LeastWallets(typ), Decision: d.delivered(i, typ, day), customer: i, token: t.Token, time: t.T,
	})
}

// delivered returns what the rules compared, the notification itself included.
func (d *Decider) delivered(i int, typ smartmoney.NotificationType, day *day) smartmoney.Delivered {
	c := &d.customers[i]
	out := smartmoney.Delivered{
		ConfigVersion: c.ConfigVersion, DailyUsed: int(day.total[i]), DailyBudget: c.Config.DailyBudget,
		TypeUsed: int(day.types[i][typ.Index()]),
	}
	if most, ok := c.Config.PerTypeLimits[typ]; ok {
		out.TypeLimit = &most
	}
	return out
}

// decideAgain checks the delivery rules again for the pending notifications of some customers, and
// drops those that a rule now holds back.
func (d *Decider) decideAgain(ctx context.Context, customers map[int]bool) error {
	remaining := d.pending[:0]
	for _, n := range d.pending {
		if customers[n.customer] {
			day, err := d.day(ctx, n.time)
			if err != nil {
				return err
			}
			s := n.Signal
			if d.failedRule(n.customer, s.Chain, &detect.Trade{Token: n.token, T: n.time}, s.Type, day).Rule != "" {
				continue
			}
			d.note(n.customer, s.Chain, n.token, s.Type, n.time, day)
			n.LogVersion = d.customers[n.customer].LogVersion
			n.Decision = d.delivered(n.customer, s.Type, day)
		}
		remaining = append(remaining, n)
	}
	d.pending = remaining
	return nil
}
