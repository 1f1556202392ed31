package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/detect/journal"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// state is a chain's state in memory: the chain, with what is stored and decided of it. It belongs
// to the engine's loop.
type state struct {
	*pipeline.Chain
	outcomes *notify.Outcomes // nil where nothing is delivered
	links    eventlog.Links   // of the batch under way
	journal  journal.Writer   // what the batch fed detection with

	// past are days of wallets that became known with the batch under way.
	past []ledger.DayOf

	// dropped is the last event of which it has the bases instead of the event; 0: it was loaded, or
	// has all events.
	dropped    int64
	rulesSince int64 // meta.RulesSince
	rulesAt    int64 // meta.RulesAt
	ordered    int64 // meta.Ordered

	undecided      []*undecided // by global offset
	undecidedBytes int          // of memory, about
	pinned         bool         // no checkpoint is made: what comes after it is undecided
}

// meta is what engine_state.meta holds.
type meta struct {
	Checkpoint int64          `json:"boundary"`       // log position of the checkpoint
	Time       int64          `json:"time,omitempty"` // event time as of the checkpoint, unix ns
	Hours      pipeline.Hours `json:"hours,omitempty"`
	Days       int32          `json:"days,omitempty"` // wallets' days up to this one are stored; days since 1970 UTC
	// Rules is the number of the rules that the state follows (smartmoney.RulesVersion), 0 in rows
	// of former versions. RulesSince is when it was made anew by them, in microseconds since 1970;
	// 0: it followed them from the beginning.
	Rules      int   `json:"rules,omitempty"`
	RulesSince int64 `json:"rules_since,omitempty"`
	// RulesAt is the number of the last event whose links a former version wrote, by whose rules
	// PriceLink.Set says that no earlier price was later; 0: none.
	RulesAt int64 `json:"rules_at,omitempty"`
	// Ordered is the position from which on the chain's decisions are those up to the progress,
	// neither less nor more. A former version, in whose rows it is absent, made some beyond the
	// progress while another chain waited for a correction.
	Ordered *int64 `json:"ordered,omitempty"`
	// Sum is a checksum over the row: these fields, its chain, position and event time.
	// Rows of older versions have none.
	Sum *uint32 `json:"sum,omitempty"`
}

// text returns what is kept.
func (m meta) text(chain smartmoney.Chain, position, eventTime int64) ([]byte, error) {
	sum, err := m.sum(chain, position, eventTime)
	if err != nil {
		return nil, err
	}
	m.Sum = &sum
	return json.Marshal(m)
}

// orderedAfter returns Ordered, or for a row of a former version its position.
func (m meta) orderedAfter(position int64) int64 {
	if m.Ordered == nil {
		return position
	}
	return *m.Ordered
}

func (m meta) sum(chain smartmoney.Chain, position, eventTime int64) (uint32, error) {
	m.Sum = nil
	text, err := json.Marshal(m)
	row := eventlog.EngineState{Position: position, EventTime: eventTime, Meta: text}
	return row.Checksum(chain), err
}

// parseMeta decodes a chain's row and verifies its checksum, if it has one. A field that no version
// wrote is damage: that of the checksum may be the one.
func parseMeta(chain smartmoney.Chain, row eventlog.EngineState) (meta, error) {
	var m meta
	if len(row.Meta) == 0 {
		return m, nil
	}
	fields := json.NewDecoder(bytes.NewReader(row.Meta))
	fields.DisallowUnknownFields()
	if err := fields.Decode(&m); err != nil {
		return m, fmt.Errorf("engine meta: %w", err)
	}
	checksummed, err := row.Verify(chain)
	if err == nil && checksummed != (m.Sum != nil) {
		err = errors.New("the checksum does not fit")
	}
	return m, err
}

// CheckState returns an error if a chain's row of engine_state is not what an engine committed.
// Rows of older versions, and those of before the first commit, have no checksum.
func CheckState(chain smartmoney.Chain, row eventlog.EngineState) error {
	_, err := parseMeta(chain, row)
	return err
}

// begin begins a batch of so many events at most.
func (s *state) begin(events int) {
	s.Begin()
	s.journal.Reset()
	s.links = eventlog.Links{
		First: s.Position() + 1, Before: make([]int64, 0, events), Prices: make([]eventlog.PriceLink, 0, events),
	}
}

// next applies the next event of the batch. It makes the batch's checkpoint before the event, if
// that may be one: what is undecided is found again by a restart.
func (s *state) next(e *event.Event, offset int64) pipeline.Result {
	if !s.pinned && len(s.undecided) == 0 {
		s.CheckpointBefore(e)
	}
	s.recordPrices(e)
	r := s.Apply(e, offset)
	s.links.Before = append(s.links.Before, r.Links.Trade)
	s.links.Prices = append(s.links.Prices, eventlog.PriceLink{Before: r.Links.Price, Set: r.Links.SetsPrice})
	if r.Refreshed != nil && len(r.Refreshed.Moves) > 0 {
		s.journal.Refresh(r.Refreshed, s)
	}
	if r.Candidate != nil {
		s.journal.Trade(r.Candidate.Trade, s)
	}
	return r
}

// correct is next for computed corrections, the events after the position.
func (s *state) correct(c *correction) {
	for range c.last - c.first + 1 {
		s.links.Before, s.links.Prices = append(s.links.Before, 0), append(s.links.Prices, eventlog.PriceLink{})
	}
	s.journal.Retract(s.Retract(&c.result), s)
}

// recordPrices records the prices of earlier signals that are due at the event, before it is
// applied.
func (s *state) recordPrices(e *event.Event) {
	switch e.Type {
	case event.TypeTrade:
		s.outcomes.Reach(max(s.Ledger.EventTime(), e.Trade.TradedAt.UnixNano()), func(token uint32) float64 {
			return s.Ledger.Token(token).Settled
		})
	case event.TypeResolution:
		if token, ok := s.Ledger.Tokens.Find(e.Resolution.Token); ok {
			s.outcomes.Resolve(token, e.Resolution.Payout)
		}
	}
}

// end returns the commit of the batch, nil if no event was applied.
func (s *state) end() (*enginestate.ChainCommit, error) {
	b, ok := s.End()
	if !ok {
		return nil, nil
	}
	c := &enginestate.ChainCommit{
		Chain: s.Ledger.Chain(), From: b.From, To: b.To, NeededFrom: b.NeededFrom, Links: s.links,
		EventTime: s.Ledger.EventTime(), History: s.history(),
	}
	for _, r := range b.Records {
		c.ChangeRecords = append(c.ChangeRecords, enginestate.ChangeRecord(r))
	}
	for _, p := range b.Pages {
		c.Pages = append(c.Pages, enginestate.Page(p))
	}
	s.past = s.Ledger.TakePast()
	var err error
	c.Meta, err = s.meta().text(c.Chain, c.To, c.EventTime)
	return c, err
}

func (s *state) meta() meta {
	at := s.Checkpoint()
	return meta{
		Checkpoint: at.Seq, Time: at.Time, Hours: s.Hours(), Days: s.Days.Complete(),
		Rules: smartmoney.RulesVersion, RulesSince: s.rulesSince, RulesAt: s.rulesAt, Ordered: &s.ordered,
	}
}
