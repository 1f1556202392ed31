package notify_test

import (
	"slices"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// barred returns the first law of semantics 5 that a new entry would break in a log with
// these entries, "" if none.
func barred(c *smartmoney.Config, log []notifications.Sent, chain smartmoney.Chain, token string, typ smartmoney.NotificationType, t int64) smartmoney.Rule {
	day, ofType := 0, 0
	cooling := false
	for _, e := range log {
		if e.DeletedAt != nil {
			continue
		}
		if dayOf(e.Timestamp) == dayOf(t) {
			day++
			if e.Type == typ {
				ofType++
			}
		}
		if e.Chain == chain && e.Token == token && float64(t-e.Timestamp) < c.CooldownHours*float64(time.Hour) {
			cooling = true
		}
	}
	most, limited := c.PerTypeLimits[typ]
	switch {
	case !slices.Contains(c.Chains, chain):
		return smartmoney.RuleChains
	case !slices.Contains(c.SignalTypes, typ):
		return smartmoney.RuleSignalTypes
	case !slices.Contains(passing[c.PriorityFilter], priorities[typ]):
		return smartmoney.RulePriorityFilter
	case cooling:
		return smartmoney.RuleCooldownHours
	case day >= c.DailyBudget:
		return smartmoney.RuleDailyBudget
	case limited && ofType >= most:
		return smartmoney.RulePerTypeLimits
	}
	return ""
}

// priorities is the priority column of semantics 4's table.
var priorities = map[smartmoney.NotificationType]string{
	"convergence_p0": "P0", "pm_convergence_bet_p0": "P0", "convergence_p1": "P1", "pm_convergence_bet_p1": "P1",
	"whale_move": "P1", "sell_signal": "P2",
}

// passing lists the priorities that pass each filter of interface 2.5.
var passing = map[smartmoney.PriorityFilter][]string{
	"all": {"P0", "P1", "P2"}, "P0": {"P0"}, "P0,P1": {"P0", "P1"}, "P1,P2": {"P1", "P2"},
}

// referee reads the log after every step and checks it against the laws, with the settings
// in force. For steps without interference it also checks that the log has exactly the
// expected notifications.
type referee struct {
	rt        *rapid.T
	records   records
	market    *market
	customers []string // whose logs are checked
	detectors [smartmoney.ChainCount]*detect.Detector
	settled   int64          // trades up to this one are committed and judged
	seen      map[string]int // what was met, over all runs
	logs      map[string][]notifications.Sent
}

// judge checks every customer's log after trades up to a number were committed.
// undisturbed is true if no customer changed since the leader loaded the customers.
func (r *referee) judge(upTo int64, undisturbed bool) {
	ctx := r.rt.Context()
	customers, _, err := r.records.ChangedCustomers(ctx, -1)
	if err != nil {
		r.rt.Fatal(err)
	}
	customers = slices.DeleteFunc(customers, func(a notifications.Customer) bool { return !slices.Contains(r.customers, a.CustomerID) })
	want := map[string][]notifications.Sent{}
	for ; r.settled < upTo; r.settled++ {
		chain, t := r.market.chains[r.settled], r.market.trades[r.settled]
		o := r.detectors[chain.Index()].Trade(&t)
		for i := range customers {
			if undisturbed {
				r.expect(&customers[i], o, want)
			}
		}
	}
	for i := range customers {
		a := &customers[i]
		entries, err := r.records.SentNotifications(ctx, a.CustomerID, time.Time{})
		if err != nil {
			r.rt.Fatal(err)
		}
		known := r.logs[a.CustomerID]
		r.hold(a, entries, len(known))
		if added := entries[len(known):]; undisturbed && !slices.EqualFunc(added, want[a.CustomerID], sameEntry) {
			r.rt.Fatalf("%s was sent %+v\nwant %+v\nby %+v", a.CustomerID, added, want[a.CustomerID], a.Config)
		}
		r.logs[a.CustomerID] = entries
	}
}

func sameEntry(a, b notifications.Sent) bool {
	return a.Type == b.Type && a.Chain == b.Chain && a.Token == b.Token && a.Timestamp == b.Timestamp && a.GlobalOffset == b.GlobalOffset
}

// expect adds the notifications that a customer must receive because of a trade.
func (r *referee) expect(a *notifications.Customer, o *detect.Candidate, want map[string][]notifications.Sent) {
	p := detect.ProfileOf(&a.Config)
	types, _ := o.Find(&p, nil)
	for _, typ := range types {
		token, _ := names{}.Token(o.Trade.Token)
		log := append(slices.Clone(r.logs[a.CustomerID]), want[a.CustomerID]...)
		if rule := barred(&a.Config, log, o.Chain(), token, typ, o.Trade.T); rule != "" {
			r.seen[string(rule)]++
			continue
		}
		r.seen[string(typ)]++
		want[a.CustomerID] = append(want[a.CustomerID], notifications.Sent{
			Type: typ, Chain: o.Chain(), Token: token, Timestamp: o.Trade.T, GlobalOffset: o.Trade.GlobalOffset,
		})
	}
}

// hold checks the entries from the index known on against the laws, each with the entries
// before it that were not deleted.
func (r *referee) hold(a *notifications.Customer, entries []notifications.Sent, known int) {
	for n := known; n < len(entries); n++ {
		e, c := &entries[n], &a.Config
		if rule := barred(c, entries[:n], e.Chain, e.Token, e.Type, e.Timestamp); rule != "" {
			r.rt.Fatalf("%s was sent %+v\nagainst %s of %+v\nafter %+v", a.CustomerID, *e, rule, *c, entries[:n])
		}
		if n > 0 && (e.Sequence <= entries[n-1].Sequence || !e.SentAt.After(entries[n-1].SentAt)) {
			r.rt.Fatalf("%s was sent %+v after %+v", a.CustomerID, *e, entries[n-1])
		}
		day, ofType := 1, 1
		for _, before := range entries[:n] {
			if before.DeletedAt == nil && dayOf(before.Timestamp) == dayOf(e.Timestamp) {
				day++
				if before.Type == e.Type {
					ofType++
				}
			}
		}
		d := e.Decision
		most, limited := c.PerTypeLimits[e.Type]
		if d.ConfigVersion != a.Version || d.DailyUsed != day || d.DailyBudget != c.DailyBudget || d.TypeUsed != ofType ||
			(d.TypeLimit != nil) != limited || limited && *d.TypeLimit != most {
			r.rt.Fatalf("%s was sent %+v as number %d of the day and %d of its type\nby version %d, %+v", a.CustomerID, *e, day, ofType, a.Version, *c)
		}
	}
}
