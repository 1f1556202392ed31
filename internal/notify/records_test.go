package notify_test

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// records are the methods of the database that leaders and the changes by customers use.
type records interface {
	notify.Log
	ChangedCustomers(ctx context.Context, afterRevision int64) (changed []notifications.Customer, revision int64, err error)
	ChangeConfig(ctx context.Context, customerID, keyID string,
		change func(current smartmoney.Config, exists bool) (smartmoney.Config, error)) (smartmoney.CustomerConfig, error)
	ResetNotifications(ctx context.Context, customerID string) (deleted int, at time.Time, err error)
	CommitState(ctx context.Context, step *enginestate.Commit) error
	Progress(ctx context.Context) (arrived int64, err error)
	SentNotifications(ctx context.Context, customerID string, since time.Time) ([]notifications.Sent, error)
}

var (
	_ records = (*testkit.DB)(nil)
	_ records = (*memory)(nil)
)

// memory keeps records as the database does, in the simplest way.
type memory struct {
	now       func() time.Time
	revision  int64
	arrived   int64
	positions map[smartmoney.Chain]int64
	customers map[string]*remembered
}

type remembered struct {
	customer notifications.Customer
	revision int64
	sentAt   time.Time
	entries  []notifications.Sent
}

func newMemory(now func() time.Time) *memory {
	return &memory{now: now, positions: map[smartmoney.Chain]int64{}, customers: map[string]*remembered{}}
}

func (m *memory) changed(c *remembered) {
	m.revision++
	c.revision = m.revision
	c.customer.LogVersion++
}

func (m *memory) ChangeConfig(_ context.Context, id, _ string,
	change func(smartmoney.Config, bool) (smartmoney.Config, error),
) (smartmoney.CustomerConfig, error) {
	c := m.customers[id]
	if c == nil {
		c = &remembered{}
		c.customer.CustomerID = id
		m.customers[id] = c
	}
	next, err := change(c.customer.Config, c.customer.Version > 0)
	if err != nil {
		return smartmoney.CustomerConfig{}, err
	}
	c.customer.Config = next.Clone()
	c.customer.Version++
	m.changed(c)
	return c.customer.CustomerConfig, nil
}

func (m *memory) ResetNotifications(_ context.Context, id string) (deleted int, at time.Time, err error) {
	c, at := m.customers[id], m.now()
	for i := range c.entries {
		e := &c.entries[i]
		if e.DeletedAt == nil && (dayOf(e.SentAt.UnixNano()) == dayOf(at.UnixNano()) || dayOf(e.Timestamp) == dayOf(at.UnixNano())) {
			e.DeletedAt, e.DeletedOffset = &at, m.arrived
			deleted++
		}
	}
	m.changed(c)
	return deleted, at, nil
}

func (m *memory) ChangedCustomers(_ context.Context, after int64) (changed []notifications.Customer, revision int64, err error) {
	for _, id := range slices.Sorted(maps.Keys(m.customers)) {
		if c := m.customers[id]; c.revision > after {
			changed = append(changed, c.customer)
		}
	}
	return changed, m.revision, nil
}

func (m *memory) Progress(context.Context) (int64, error) { return m.arrived, nil }

func (m *memory) CommitState(_ context.Context, step *enginestate.Commit) error {
	for _, c := range step.Chains {
		if m.positions[c.Chain] != c.From {
			return enginestate.ErrConflict
		}
	}
	var stale []string
	for _, n := range step.Notifications {
		if m.customers[n.CustomerID].customer.LogVersion != n.LogVersion {
			stale = append(stale, n.CustomerID)
		}
	}
	if len(stale) > 0 {
		slices.Sort(stale)
		return &notifications.StaleCustomers{Customers: slices.Compact(stale)}
	}
	for _, c := range step.Chains {
		m.positions[c.Chain] = c.To
	}
	m.arrived = max(m.arrived, step.Arrived)
	for _, n := range step.Notifications {
		c := m.customers[n.CustomerID]
		if c.sentAt = c.sentAt.Add(time.Microsecond); c.sentAt.Before(step.Now) {
			c.sentAt = step.Now
		}
		c.entries = append(c.entries, notifications.Sent{
			Sequence: int64(len(c.entries)) + 1, SignalID: n.SignalID, Type: n.Type, Chain: n.Chain, Token: n.Token,
			Timestamp: n.Timestamp, GlobalOffset: n.GlobalOffset, SentAt: c.sentAt, Decision: n.Decision,
		})
	}
	return nil
}

func (m *memory) SentNotifications(_ context.Context, id string, _ time.Time) ([]notifications.Sent, error) {
	if m.customers[id] == nil {
		return nil, errors.New("unknown customer")
	}
	return slices.Clone(m.customers[id].entries), nil
}

// each calls f for the entries of some customers, or of all, without deleted ones.
func (m *memory) each(customers []string, f func(id string, e *notifications.Sent)) {
	for _, id := range slices.Sorted(maps.Keys(m.customers)) {
		if customers != nil && !slices.Contains(customers, id) {
			continue
		}
		for i := range m.customers[id].entries {
			if e := &m.customers[id].entries[i]; e.DeletedAt == nil {
				f(id, e)
			}
		}
	}
}

func (m *memory) LastSent(_ context.Context, customers []string, after [smartmoney.ChainCount]int64) ([]notify.LastSent, error) {
	last := map[notify.LastSent]int64{}
	m.each(customers, func(id string, e *notifications.Sent) {
		key := notify.LastSent{CustomerID: id, Chain: e.Chain, Token: e.Token}
		if e.Timestamp > after[e.Chain.Index()] && (last[key] == 0 || e.Timestamp > last[key]) {
			last[key] = e.Timestamp
		}
	})
	var out []notify.LastSent
	for s, at := range last {
		s.Timestamp = at
		out = append(out, s)
	}
	slices.SortFunc(out, func(a, b notify.LastSent) int {
		return cmp.Or(cmp.Compare(a.CustomerID, b.CustomerID), cmp.Compare(a.Chain, b.Chain), cmp.Compare(a.Token, b.Token))
	})
	return out, nil
}

func (m *memory) SentOn(_ context.Context, customers []string, day int64) ([]notify.DayCount, error) {
	counts := map[notify.DayCount]int{}
	m.each(customers, func(id string, e *notifications.Sent) {
		if time.Unix(0, e.Timestamp).UTC().Truncate(24 * time.Hour).Equal(time.Unix(day*86400, 0)) {
			counts[notify.DayCount{CustomerID: id, Type: e.Type}]++
		}
	})
	var out []notify.DayCount
	for c, n := range counts {
		c.Count = n
		out = append(out, c)
	}
	return out, nil
}

// dayOf names the UTC day of a time, unix ns.
func dayOf(t int64) string { return time.Unix(0, t).UTC().Format(time.DateOnly) }
