package engine

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/detect/journal"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/pipeline"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// state is a chain's state in memory. It belongs to the engine's loop.
type state struct {
	*pipeline.Chain
	outcomes *notify.Outcomes // nil where nothing is delivered

	// the last event that it has the bases of instead of the events; 0: it was loaded, or has all
	// events
	dropped  int64
	position int64 // last event applied and committed
	arrived  int64 // global offset of that event, 0 before the first one of this run
	// the checkpoint: the last event before a refresh of the effective leaderboard at which change
	// records were cut
	checkpoint     int64
	checkpointTime int64  // event time as of the checkpoint, unix ns
	hours          hours  // log positions at which event time passed the last hours
	written        int    // bytes of change records committed since the checkpoint
	scratch        []byte // buffer of the changes that a batch commits, valid until the next batch
	pages          []byte // buffer of the newest of its pages
	journal        journal.Writer
	commit         chainBatch // under way
	days           dayScanner
	snapshot       *unwritten   // of the leaderboard; nil: there is none
	rulesSince     int64        // meta.RulesSince
	rulesAt        int64        // meta.RulesAt
	undecided      []*undecided // by global offset
	undecidedBytes int          // of memory, about
	ordered        int64        // meta.Ordered
	pinned         bool         // no checkpoint is made: what comes after it is undecided
}

// chainBatch is the result of one batch for one chain.
type chainBatch struct {
	commit *enginestate.ChainCommit
	since  int64          // position up to which the commit has the change records
	cut    int64          // the checkpoint that the batch makes; 0: none
	past   []ledger.DayOf // days of wallets that became known
}

// meta is what engine_state.meta holds.
type meta struct {
	Checkpoint int64 `json:"boundary"`       // log position of the checkpoint
	Time       int64 `json:"time,omitempty"` // event time as of the checkpoint, unix ns
	Hours      hours `json:"hours,omitempty"`
	Days       int32 `json:"days,omitempty"` // wallets' days up to this one are stored; days since 1970 UTC
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

// lastRefresh returns the index of the last event that refreshes the effective leaderboard and that
// a restart may resume from, or -1: a snapshot that is not written yet must be taken again, and
// what is undecided found again.
func (s *state) lastRefresh(events []event.Event) int {
	last, next, now := -1, s.Next(), s.Ledger.EventTime()
	if s.snapshot != nil || s.pinned || len(s.undecided) > 0 {
		return last
	}
	for i := range events {
		if pipeline.Due(&events[i], next) {
			last, next = i, s.After(&events[i])
		}
		if s.EndsDay(&events[i], now) {
			break
		}
		if events[i].Type == event.TypeTrade {
			now = max(now, events[i].Trade.TradedAt.UnixNano())
		}
	}
	return last
}

// apply applies the event after the position.
func (s *state) apply(e *event.Event, offset int64) pipeline.Result {
	s.position++
	was := s.Ledger.EventTime()
	r := s.Apply(e, s.position, offset)
	s.hours.pass(was, s.Ledger.EventTime(), s.position-1, s.checkpointTime)
	s.take(r.Snapshot)
	return r
}

// begin starts a batch of events after the position.
func (s *state) begin(events []event.Event) {
	s.commit = chainBatch{since: s.position, commit: &enginestate.ChainCommit{
		Chain: s.Ledger.Chain(), From: s.position,
		Links: eventlog.Links{First: s.position + 1, Before: make([]int64, 0, len(events)), Prices: make([]eventlog.PriceLink, 0, len(events))},
	}}
	s.scratch, s.pages = s.scratch[:0], s.pages[:0]
	s.journal.Reset()
	s.Ledger.Record()
	if cut := s.lastRefresh(events); cut >= 0 {
		s.commit.cut = s.position + int64(cut) + 1
	}
}

// next applies the next event of the batch.
func (s *state) next(e *event.Event, offset int64) pipeline.Result {
	if s.position+1 == s.commit.cut && len(s.undecided) == 0 {
		s.cut(s.commit.commit, s.commit.since, s.position)
		s.commit.since, s.checkpoint, s.checkpointTime = s.position, s.position, s.Ledger.EventTime()
	}
	s.recordPrices(e)
	r := s.apply(e, offset)
	s.arrived = offset
	links := &s.commit.commit.Links
	links.Before = append(links.Before, r.Links.Trade)
	links.Prices = append(links.Prices, eventlog.PriceLink{Before: r.Links.Price, Set: r.Links.SetsPrice})
	if r.Refreshed != nil && len(r.Refreshed.Moves) > 0 {
		s.journal.Refresh(r.Refreshed, s)
	}
	if r.Candidate != nil {
		s.journal.Trade(r.Candidate.Trade, s)
	}
	return r
}

// retract applies computed corrections, the events after the position.
func (s *state) retract(c *correction) *detect.Retraction {
	s.position, s.arrived = c.last, c.result.GlobalOffset
	return s.Retract(&c.result)
}

// correct is next for computed corrections.
func (s *state) correct(c *correction) {
	links := &s.commit.commit.Links
	for range c.last - c.first + 1 {
		links.Before, links.Prices = append(links.Before, 0), append(links.Prices, eventlog.PriceLink{})
	}
	s.journal.Retract(s.retract(c), s)
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

// end returns the result of the batch, nil if no event was applied.
func (s *state) end() (*enginestate.ChainCommit, error) {
	c := s.commit.commit
	if c.To = s.position; c.To == c.From {
		return nil, nil
	}
	c.ChangeRecords = append(c.ChangeRecords, enginestate.ChangeRecord{Seq: c.To, Body: s.changes(s.commit.since)})
	c.EventTime, c.History = s.Ledger.EventTime(), s.history()
	s.commit.past = s.Ledger.TakePast()
	var err error
	c.Meta, err = s.meta().text(c.Chain, c.To, c.EventTime)
	return c, err
}

func (s *state) meta() meta {
	return meta{
		Checkpoint: s.checkpoint, Time: s.checkpointTime, Hours: s.hours, Days: s.days.stored.Complete,
		Rules: smartmoney.RulesVersion, RulesSince: s.rulesSince, RulesAt: s.rulesAt, Ordered: &s.ordered,
	}
}

// minPages is how many pages a checkpoint writes at least, if as many changed.
const minPages = 4

// changes returns what changed since a position.
func (s *state) changes(since int64) []byte {
	body := write(&s.scratch, func(dst []byte) []byte { return s.Ledger.AppendChanges(dst, since) })
	s.written += len(body)
	return body
}

// pageMemory bounds the buffer for pages that is kept, bytes. A checkpoint may write many times as
// much; its buffer is then freed.
const pageMemory = 1 << 20

// page writes a page of the ledger.
func (s *state) page(page ledger.Page) []byte {
	if len(s.pages) > pageMemory*7/8 {
		s.pages = make([]byte, 0, pageMemory)
	}
	return write(&s.pages, func(dst []byte) []byte { return s.Ledger.AppendPage(dst, page) })
}

// write returns what f appends to the buffer, with room for a checksum after it. The buffer is kept
// from batch to batch, since growing and clearing it each time costs more.
func write(scratch *[]byte, appendTo func(dst []byte) []byte) []byte {
	start := len(*scratch)
	dst := appendTo(*scratch)
	end := len(dst)
	dst = append(dst, 0, 0, 0, 0, 0, 0, 0, 0)
	*scratch = dst
	return dst[start : end : end+8]
}

// cut makes a checkpoint: it ends the changes so far and writes pages, as many bytes as change
// records were written since the last checkpoint, so that records can be deleted as fast as they
// are made. Pages are written nowhere else, so that all of them have the state at or before the
// checkpoint that a restart resumes from.
func (s *state) cut(c *enginestate.ChainCommit, since, at int64) {
	if at > since {
		c.ChangeRecords = append(c.ChangeRecords, enginestate.ChangeRecord{Seq: at, Body: s.changes(since)})
	}
	budget := s.written
	for n := 0; n < minPages || budget > 0; n++ {
		page, ok := s.Ledger.NextPage()
		if !ok {
			break
		}
		body := s.page(page)
		budget -= len(body)
		c.Pages = append(c.Pages, enginestate.Page{Page: int32(page), Seq: at, Body: body})
	}
	c.NeededFrom = s.Ledger.NeededFrom(at)
	s.written = 0
}
