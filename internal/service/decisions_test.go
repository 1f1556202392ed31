package service_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// decisionSource is a source of decisions and simulations set by a test. It records the query.
type decisionSource struct {
	all   []smartmoney.Decision
	query replay.DecisionQuery

	keptSince time.Time
}

// Decisions returns all decisions, whatever the query.
func (d *decisionSource) Decisions(_ context.Context, q replay.DecisionQuery) ([]smartmoney.Decision, time.Time, error) {
	d.query = q
	return d.all, d.keptSince, nil
}

// Simulate returns a simulation that repeats its arguments.
func (d *decisionSource) Simulate(_ context.Context, customer string, c smartmoney.Config, since *time.Time) (*smartmoney.Simulation, error) {
	out := &smartmoney.Simulation{Total: c.DailyBudget, Samples: []*smartmoney.Signal{{Headline: customer}}}
	if since != nil {
		out.Since = *since
	}
	return out, nil
}

func heldBack(token string, at int64, rule smartmoney.Rule) smartmoney.Decision {
	return smartmoney.Decision{
		Outcome: smartmoney.OutcomeHeldBack, Chain: smartmoney.Base, Token: token, Type: smartmoney.WhaleMove,
		Held: &smartmoney.Held{Rule: rule, Threshold: 3, Value: 2}, Count: 1, FirstAt: time.Unix(at, 0), LastAt: time.Unix(at, 0),
	}
}

func tokens(p *service.DecisionPage) string {
	out := ""
	for _, d := range p.Nodes() {
		out += d.Token
	}
	return out
}

func TestDecisionPages(t *testing.T) {
	t.Parallel()
	source := &decisionSource{all: []smartmoney.Decision{
		heldBack("a", 9, smartmoney.RuleMinTrades), heldBack("b", 8, smartmoney.RuleMinTrades),
		heldBack("b", 8, smartmoney.RuleStale), heldBack("c", 8, smartmoney.RuleStale), heldBack("d", 7, smartmoney.RuleStale),
	}}
	s := service.New(nil, service.Options{Decisions: source.Decisions})
	ctx := caller(t, servicetest.Customer)
	ask := func(first int, after *string) *service.DecisionPage {
		t.Helper()
		page, err := s.Decisions(ctx, service.DecisionListQuery{First: first, After: after})
		if err != nil {
			t.Fatal(err)
		}
		return page
	}
	walked := ""
	for after, more := (*string)(nil), true; more; {
		page := ask(2, after)
		walked += "[" + tokens(page) + "]"
		if page.Total != 5 || page.PageInfo().HasPreviousPage != (after != nil) {
			t.Errorf("total %d, %+v", page.Total, page.PageInfo())
		}
		after, more = page.PageInfo().EndCursor, page.PageInfo().HasNextPage
	}
	if walked != "[ab][bc][d]" {
		t.Errorf("walked %s", walked)
	}
	// A decision that arrived in the meantime precedes the page and does not shift it.
	second := ask(2, nil).PageInfo().EndCursor
	source.all = append([]smartmoney.Decision{heldBack("n", 10, smartmoney.RuleStale)}, source.all...)
	if got := tokens(ask(10, second)); got != "bcd" {
		t.Errorf("after a new decision: %s", got)
	}
	// If the cursor's decision has moved to the front, decisions of the same time are repeated.
	source.all[2].LastAt = time.Unix(11, 0)
	source.all = append([]smartmoney.Decision{source.all[2]}, append(source.all[:2:2], source.all[3:]...)...)
	if got := tokens(ask(10, second)); got != "bcd" {
		t.Errorf("after a move: %s", got)
	}
	source.all = source.all[:3]
	if got := tokens(ask(10, second)); got != "" {
		t.Errorf("at the end: %s", got)
	}
}

func TestDecisionQuery(t *testing.T) {
	t.Parallel()
	source, now := &decisionSource{}, time.Date(2031, 1, 2, 3, 4, 5, 0, time.UTC)
	s := service.New(nil, service.Options{Decisions: source.Decisions, Now: testkit.NewClock(now).Now})
	ctx := caller(t, servicetest.Customer)
	held := smartmoney.OutcomeHeldBack
	page, err := s.Decisions(ctx, service.DecisionListQuery{First: 1, Outcome: &held, Token: ptr("0X" + servicetest.Token(smartmoney.Base, 1)[2:])})
	want := replay.DecisionQuery{
		CustomerID: servicetest.Customer, Outcome: &held, Token: servicetest.Token(smartmoney.Base, 1),
	}
	if diff := cmp.Diff(want, source.query); err != nil || diff != "" || page.Since != nil || page.KeptSince != nil {
		t.Errorf("query %s, %v", diff, err)
	}
	since := now.Add(-time.Hour)
	source.keptSince = now.Add(-time.Minute)
	page, err = s.Decisions(ctx, service.DecisionListQuery{First: 1, Since: &since})
	if err != nil || !source.query.Since.Equal(since) || page.KeptSince == nil || !page.KeptSince.Equal(source.keptSince) {
		t.Errorf("query %+v, page %+v, %v", source.query, page, err)
	}
	_, err = s.Decisions(ctx, service.DecisionListQuery{First: 201})
	wantBad(t, err, "first", "first must be between 1 and 200, got 201")
	for _, cursor := range []string{"x", service.SignalCursor(servicetest.Customer, 1)} {
		_, err = s.Decisions(ctx, service.DecisionListQuery{First: 1, After: &cursor})
		wantBad(t, err, "after", "after must be a cursor returned by an earlier page of this list")
	}
	none := service.New(nil, service.Options{})
	if _, err := none.Decisions(ctx, service.DecisionListQuery{First: 1}); smartmoney.CodeOf(err) != smartmoney.CodeUnavailable {
		t.Errorf("without a source: %v", err)
	}
}

func TestDecisionNumbers(t *testing.T) {
	t.Parallel()
	for rule, numbers := range map[smartmoney.Rule]bool{
		smartmoney.RuleMinTrades: true, smartmoney.RuleStale: true, smartmoney.RuleCooldownHours: true,
		smartmoney.RuleChains: false, smartmoney.RuleSignalTypes: false, smartmoney.RulePriorityFilter: false,
	} {
		d := service.Decision{Decision: heldBack("a", 1, rule)}
		if *d.Rule() != rule || (d.Threshold() != nil) != numbers || (d.Value() != nil) != numbers || d.SignalID() != nil {
			t.Errorf("%s: %v %v %v", rule, *d.Rule(), d.Threshold(), d.Value())
		}
	}
	n := smartmoney.Notification{Signal: servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, 1, time.Unix(5, 0), 1)}
	d := service.Decision{Decision: n.Decided()}
	if d.Rule() != nil || d.Threshold() != nil || d.Value() != nil || *d.SignalID() != n.Signal.ID {
		t.Errorf("delivered: %+v", d)
	}
}

func TestSimulate(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	s := service.New(nil, service.Options{Customers: w.DB.Registry, Simulate: (&decisionSource{}).Simulate})
	ctx := caller(t, servicetest.Customer)
	since := time.Unix(7, 0)
	for name, c := range map[string]struct {
		u    smartmoney.ConfigUpdate
		want int
	}{
		"the present one": {smartmoney.ConfigUpdate{}, 30},
		"another":         {smartmoney.ConfigUpdate{DailyBudget: ptr(77)}, 77},
	} {
		got, err := s.Simulate(ctx, c.u, &since)
		if err != nil || got.Total != c.want || !got.Since.Equal(since) || fmt.Sprint(got.Samples()[0].Headline) != servicetest.Customer {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
	_, err := s.Simulate(ctx, smartmoney.ConfigUpdate{DailyBudget: ptr(4)}, nil)
	wantBad(t, err, "daily_budget", "daily_budget must be a whole number between 5 and 200, got 4")
	if now, err := w.Service.Config(ctx); err != nil || now.DailyBudget != 30 || now.Version != 1 {
		t.Errorf("a simulation changed the configuration: %+v, %v", now, err)
	}
	if _, err := w.Service.Simulate(ctx, smartmoney.ConfigUpdate{}, nil); smartmoney.CodeOf(err) != smartmoney.CodeUnavailable {
		t.Errorf("without a simulator: %v", err)
	}
}
