package service

import (
	"context"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"slices"
	"time"

	"smartmoney/internal/smartmoney"
)

const (
	// MaxDecisionPage bounds a page of decisions.
	MaxDecisionPage = 200

	cursorDecision = 5 // event time, mark of the decision
)

// DecisionsQuery asks what became of a customer's candidates.
type DecisionsQuery struct {
	CustomerID string
	Since      time.Time                   // only candidates of an event time at or after it; zero: all
	Token      string                      // only those on this token; "": any
	Outcome    *smartmoney.DecisionOutcome // only those that ended so; nil: any
}

// Decisions answers from the record of what detection saw.
type Decisions interface {
	// Decisions returns what became of a customer's candidates: a delivered one by
	// itself, those of a type on a token that one rule held back on a UTC day together.
	// The one with the latest candidate comes first. What is older than the record is
	// left out.
	Decisions(ctx context.Context, q DecisionsQuery) ([]smartmoney.Decision, error)
}

// Decision is a decision as the interfaces show it.
type Decision struct{ smartmoney.Decision }

// Rule is the rule that held the candidate back, nil when it was delivered.
func (d *Decision) Rule() *smartmoney.Rule {
	if d.Held == nil {
		return nil
	}
	return &d.Held.Rule
}

// Threshold is the rule's setting, nil where it compares no numbers.
func (d *Decision) Threshold() *float64 {
	if !d.compares() {
		return nil
	}
	return &d.Held.Threshold
}

// Value is what was found, nil where the rule compares no numbers.
func (d *Decision) Value() *float64 {
	if !d.compares() {
		return nil
	}
	return &d.Held.Value
}

func (d *Decision) compares() bool {
	if d.Held == nil {
		return false
	}
	switch d.Held.Rule {
	case smartmoney.RuleChains, smartmoney.RuleSignalTypes, smartmoney.RulePriorityFilter:
		return false
	}
	return true
}

// SignalID is the id of the signal delivered, nil when the candidate was held back.
func (d *Decision) SignalID() *string {
	if d.Decision.SignalID == "" {
		return nil
	}
	return &d.Decision.SignalID
}

// DecisionListQuery asks for a page of decisions.
type DecisionListQuery struct {
	Since   *time.Time // nil: all that is recorded
	Token   *string    // address in any case, or order-book token id
	Outcome *smartmoney.DecisionOutcome
	First   int // 1 to MaxDecisionPage
	After   *string
}

// Decisions returns a page of what became of the candidates of the customer who asks,
// the latest first. A value out of its bounds is a BAD_USER_INPUT error.
func (s *Service) Decisions(ctx context.Context, q DecisionListQuery) (*DecisionPage, error) {
	who, err := customer(ctx)
	if err != nil {
		return nil, err
	}
	if err := checkPage(q.First, MaxDecisionPage); err != nil {
		return nil, err
	}
	ask := DecisionsQuery{CustomerID: who.CustomerID, Outcome: q.Outcome}
	if q.Since != nil {
		ask.Since = *q.Since
	}
	if q.Token != nil {
		if ask.Token, err = anyToken(*q.Token); err != nil {
			return nil, err
		}
	}
	place, err := decodeDecisionCursor(q.After)
	if err != nil {
		return nil, err
	}
	if s.decisions == nil {
		return nil, notAvailable("decisions")
	}
	all, err := s.decisions.Decisions(ctx, ask)
	if err != nil {
		return nil, fmt.Errorf("decisions of customer %s: %w", who.CustomerID, err)
	}
	from := place.in(all)
	to := min(from+q.First, len(all))
	return &DecisionPage{decisions: all[from:to], Total: len(all), Since: q.Since, from: from}, nil
}

func notAvailable(what string) error {
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "%s are not available at present", what)
}

// DecisionPage is a page of decisions, the latest first.
type DecisionPage struct {
	Total     int        // over all pages
	Since     *time.Time // as it was asked for
	decisions []smartmoney.Decision
	from      int
}

// Nodes are the decisions.
func (p *DecisionPage) Nodes() []*Decision {
	nodes := make([]*Decision, len(p.decisions))
	for i := range nodes {
		nodes[i] = &Decision{p.decisions[i]}
	}
	return nodes
}

// Cursor is the place of the page's decision i.
func (p *DecisionPage) Cursor(i int) string { return placeOf(&p.decisions[i]).cursor() }

// PageInfo tells where the page lies.
func (p *DecisionPage) PageInfo() *PageInfo {
	n := len(p.decisions)
	return newPageInfo(n, p.from > 0, p.from+n < p.Total, p.Cursor)
}

// DecisionEdge is one decision of a page, with its place.
type DecisionEdge struct {
	page  *DecisionPage
	index int
}

// Edges returns the decisions with their places.
func (p *DecisionPage) Edges() []DecisionEdge {
	edges := make([]DecisionEdge, len(p.decisions))
	for i := range edges {
		edges[i] = DecisionEdge{page: p, index: i}
	}
	return edges
}

// Cursor is the decision's place.
func (e *DecisionEdge) Cursor() string { return e.page.Cursor(e.index) }

// Node is the decision.
func (e *DecisionEdge) Node() *Decision { return &Decision{e.page.decisions[e.index]} }

// decisionPlace is the place of a decision in the list, which is made anew with each
// question: later candidates come before it, or join one and move it there.
type decisionPlace struct {
	at   int64  // event time of its latest candidate, unix ns
	mark uint64 // of what it is about
}

func placeOf(d *smartmoney.Decision) *decisionPlace {
	h := fnv.New64a()
	texts := []string{string(d.Outcome), string(d.Chain), d.Token, string(d.Type), d.SignalID}
	if d.Held != nil {
		texts = append(texts, string(d.Held.Rule))
	}
	for _, text := range texts {
		_, _ = h.Write([]byte(text))
		_, _ = h.Write([]byte{0})
	}
	return &decisionPlace{at: d.LastAt.UnixNano(), mark: h.Sum64()}
}

func (p *decisionPlace) cursor() string {
	body := binary.BigEndian.AppendUint64([]byte{cursorVersion, cursorDecision}, uint64(p.at))
	return encodeCursor(binary.BigEndian.AppendUint64(body, p.mark))
}

// decodeDecisionCursor returns the place of a cursor, nil for none.
func decodeDecisionCursor(text *string) (*decisionPlace, error) {
	if text == nil {
		return nil, nil
	}
	body, err := openCursor(cursorDecision, *text)
	if err != nil {
		return nil, err
	}
	if len(body) != 16 {
		return nil, errCursor()
	}
	return &decisionPlace{at: int64(binary.BigEndian.Uint64(body)), mark: binary.BigEndian.Uint64(body[8:])}, nil
}

// in returns the index in the list at which a page after the place begins. Where its
// decision has moved, decisions of the same time come again rather than be left out.
func (p *decisionPlace) in(all []smartmoney.Decision) int {
	if p == nil {
		return 0
	}
	first := slices.IndexFunc(all, func(d smartmoney.Decision) bool { return d.LastAt.UnixNano() <= p.at })
	if first < 0 {
		return len(all)
	}
	for i := first; i < len(all) && all[i].LastAt.UnixNano() == p.at; i++ {
		if placeOf(&all[i]).mark == p.mark {
			return i + 1
		}
	}
	return first
}
