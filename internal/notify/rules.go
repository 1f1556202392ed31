package notify

import (
	"context"
	"slices"
	"time"

	"smartmoney/internal/detect"
	"smartmoney/internal/smartmoney"
)

// failedRule returns the first rule of delivery that a candidate does not pass, none when it
// passes all. The warm-up and age are asked elsewhere: they are the same for every
// account.
func (d *Desk) failedRule(i int, chain smartmoney.Chain, t *detect.Trade, typ smartmoney.NotificationType, day *day) smartmoney.Held {
	a, s := &d.accounts[i], &d.screens[i]
	n, last := typ.Index(), d.lastOn(i, chain, t.Token)
	switch {
	case s.chains&(1<<chain.Index()) == 0:
		return smartmoney.Held{Rule: smartmoney.RuleChains}
	case a.types&(1<<n) == 0:
		if !slices.Contains(a.Config.SignalTypes, typ) {
			return smartmoney.Held{Rule: smartmoney.RuleSignalTypes}
		}
		return smartmoney.Held{Rule: smartmoney.RulePriorityFilter}
	case s.cooling(t.T, last):
		since := time.Duration(t.T - last)
		return smartmoney.Held{Rule: smartmoney.RuleCooldownHours, Threshold: a.Config.CooldownHours, Value: since.Hours()}
	case day.total[i] >= s.budget:
		return smartmoney.Held{Rule: smartmoney.RuleDailyBudget, Threshold: float64(a.Config.DailyBudget), Value: float64(day.total[i])}
	case a.limits[n] != noLimit && day.types[i][n] >= a.limits[n]:
		return smartmoney.Held{Rule: smartmoney.RulePerTypeLimits, Threshold: float64(a.limits[n]), Value: float64(day.types[i][n])}
	default:
		return smartmoney.Held{}
	}
}

// Decision is a candidate with the rule that held it back, nil when it was let
// through.
type Decision = detect.Decision

// Explain decides about a trade for one account as Consider does, and gives every
// candidate with the first rule that it did not pass, appended to dst. What passed
// waits in Deliveries.
func (d *Desk) Explain(ctx context.Context, i int, o *detect.Candidate, names detect.Names, now time.Time, dst []Decision) ([]Decision, error) {
	a := &d.accounts[i]
	day, err := d.day(ctx, o.Trade.T)
	if err != nil {
		return dst, err
	}
	from := len(dst)
	dst = o.Explain(&a.profile.Profile, dst)
	d.trade++
	for n := from; n < len(dst); n++ {
		v := &dst[n]
		var held *smartmoney.Held
		if h := d.failedRule(i, o.Chain(), o.Trade, v.Type, day); h.Rule != "" {
			held = &h
		}
		switch {
		case held != nil && held.Rule == smartmoney.RuleChains:
			v.Held = held // asked before any other
		case v.Held != nil:
		case held != nil:
			v.Held = held
		case d.cold(o.Trade):
			past := time.Duration(o.Trade.T - o.Trade.Began)
			v.Held = &smartmoney.Held{Rule: smartmoney.RuleWarmUp, Threshold: d.warmUp.Hours(), Value: past.Hours()}
		case d.stale(o.Trade.T, now):
			age := time.Duration(now.UnixNano() - o.Trade.T)
			v.Held = &smartmoney.Held{Rule: smartmoney.RuleStale, Threshold: d.maxAge.Hours(), Value: age.Hours()}
		default:
			a.profile.find(o, d.trade)
			d.deliver(i, o, v.Type, names, day)
		}
	}
	return dst, nil
}

// Note takes note of a notification that a customer got: its token by number, its
// timestamp in unix ns.
func (d *Desk) Note(ctx context.Context, i int, chain smartmoney.Chain, token uint32, typ smartmoney.NotificationType, timestamp int64) error {
	day, err := d.day(ctx, timestamp)
	if err == nil {
		d.note(i, chain, token, typ, timestamp, day)
	}
	return err
}

// Forget forgets every notification of some accounts.
func (d *Desk) Forget(accounts ...int) {
	if d.recorded > 0 {
		of := make(map[int32]bool, len(accounts))
		for _, i := range accounts {
			of[int32(i)] = true
		}
		d.forgetLasts(func(_ int, e last) bool { return of[e.account] })
	}
	for _, day := range d.days {
		for _, i := range accounts {
			day.total[i], day.types[i] = 0, [smartmoney.TypeCount]uint16{}
		}
	}
}
