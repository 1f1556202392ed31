package service

import (
	"context"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	// MaxDecisionPage is the largest page of decisions.
	MaxDecisionPage = 200

	cursorDecision = 5 // event time, hash of the decision
)

// Decision is a decision as the interfaces show it.
type Decision struct{ smartmoney.Decision }

// Rule returns the rule that held the candidate back, nil if it was delivered.
func (d *Decision) Rule() *smartmoney.Rule {
	if d.Held == nil {
		return nil
	}
	return &d.Held.Rule
}

// Threshold returns the rule's setting, nil if the rule compares no numbers.
func (d *Decision) Threshold() *float64 {
	if !d.compares() {
		return nil
	}
	return &d.Held.Threshold
}

// Value returns the compared value, nil if the rule compares no numbers.
func (d *Decision) Value() *float64 {
	if !d.compares() {
		return nil
	}
	return &d.Held.Value
}

func (d *Decision) compares() bool {
	numberless := []smartmoney.Rule{smartmoney.RuleChains, smartmoney.RuleSignalTypes, smartmoney.RulePriorityFilter}
	return d.Held != nil && !slices.Contains(numberless, d.Held.Rule)
}

// SignalID returns the id of the delivered signal, nil if the candidate was held back.
func (d *Decision) SignalID() *string { return orNone(d.Decision.SignalID) }

// DecisionListQuery selects a page of decisions.
type DecisionListQuery struct {
	Since   *time.Time // nil: the whole journal
	Token   *string    // address in any case, or order-book token id
	Outcome *smartmoney.DecisionOutcome
	First   int // 1 to MaxDecisionPage
	After   *string
}

// Decisions returns a page of decisions about the calling customer's candidates, latest
// first. A value out of bounds is a BAD_USER_INPUT error.
func (s *Service) Decisions(ctx context.Context, q DecisionListQuery) (*DecisionPage, error) {
	principal, err := s.customer(ctx)
	if err != nil {
		return nil, err
	}
	if err := checkPage(q.First, MaxDecisionPage); err != nil {
		return nil, err
	}
	query := replay.DecisionQuery{CustomerID: principal.CustomerID, Outcome: q.Outcome}
	if q.Since != nil {
		query.Since = *q.Since
	}
	if q.Token != nil {
		if query.Token, err = anyToken(*q.Token); err != nil {
			return nil, err
		}
	}
	position, err := decodeDecisionCursor(q.After)
	if err != nil {
		return nil, err
	}
	if s.opts.Decisions == nil {
		return nil, notAvailable("decisions")
	}
	all, keptSince, err := s.opts.Decisions(ctx, query)
	if err != nil {
		return nil, fmt.Errorf("decisions of customer %s: %w", principal.CustomerID, err)
	}
	from := position.in(all)
	to := min(from+q.First, len(all))
	return &DecisionPage{decisions: all[from:to], Total: len(all), Since: q.Since, KeptSince: orNone(keptSince), from: from}, nil
}

func notAvailable(what string) error {
	return smartmoney.Errorf(smartmoney.CodeUnavailable, "%s are unavailable", what)
}

// DecisionPage is a page of decisions, latest first.
type DecisionPage struct {
	Total     int        // over all pages
	Since     *time.Time // as requested
	KeptSince *time.Time // candidates before it may be missing; nil: there are no events
	decisions []smartmoney.Decision
	from      int
}

// Nodes returns the decisions of the page.
func (d *DecisionPage) Nodes() []*Decision {
	nodes := make([]*Decision, len(d.decisions))
	for i := range nodes {
		nodes[i] = &Decision{d.decisions[i]}
	}
	return nodes
}

// Cursor returns the cursor of decision i of the page.
func (d *DecisionPage) Cursor(i int) string { return positionOf(&d.decisions[i]).cursor() }

// PageInfo returns the page's cursors and whether other pages precede and follow it.
func (d *DecisionPage) PageInfo() *PageInfo {
	n := len(d.decisions)
	return newPageInfo(n, d.from > 0, d.from+n < d.Total, d.Cursor)
}

// DecisionEdge is one decision of a page with its cursor.
type DecisionEdge struct{ edge[*DecisionPage] }

// Edges returns the decisions with their cursors.
func (d *DecisionPage) Edges() []DecisionEdge { return edges[DecisionEdge](d, len(d.decisions)) }

// Node returns the decision.
func (d *DecisionEdge) Node() *Decision { return &Decision{d.page.decisions[d.index]} }

// decisionPosition is the position of a decision in the list. The list is computed for each
// request: later candidates are inserted before the position, or join a decision and move
// it to the front.
type decisionPosition struct {
	at   int64  // event time of its latest candidate, unix ns
	hash uint64 // of the fields that identify the decision
}

func positionOf(d *smartmoney.Decision) *decisionPosition {
	h := fnv.New64a()
	texts := []string{string(d.Outcome), string(d.Chain), d.Token, string(d.Type), d.SignalID}
	if d.Held != nil {
		texts = append(texts, string(d.Held.Rule))
	}
	for _, text := range texts {
		_, _ = h.Write([]byte(text))
		_, _ = h.Write([]byte{0})
	}
	return &decisionPosition{at: d.LastAt.UnixNano(), hash: h.Sum64()}
}

func (dp *decisionPosition) cursor() string {
	body := binary.BigEndian.AppendUint64([]byte{cursorVersion, cursorDecision}, uint64(dp.at))
	return encodeCursor(binary.BigEndian.AppendUint64(body, dp.hash))
}

// decodeDecisionCursor returns the position in a cursor, nil if text is nil.
func decodeDecisionCursor(text *string) (*decisionPosition, error) {
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
	return &decisionPosition{at: int64(binary.BigEndian.Uint64(body)), hash: binary.BigEndian.Uint64(body[8:])}, nil
}

// in returns the index in the list of the first decision after the position. If the
// decision of the cursor has moved, decisions of the same time are repeated rather than
// skipped.
func (dp *decisionPosition) in(all []smartmoney.Decision) int {
	if dp == nil {
		return 0
	}
	first := slices.IndexFunc(all, func(d smartmoney.Decision) bool { return d.LastAt.UnixNano() <= dp.at })
	if first < 0 {
		return len(all)
	}
	for i := first; i < len(all) && all[i].LastAt.UnixNano() == dp.at; i++ {
		if positionOf(&all[i]).hash == dp.hash {
			return i + 1
		}
	}
	return first
}
