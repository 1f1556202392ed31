package source

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Bytes of a reject's and a progress's texts that are kept.
const (
	maxRef    = 256
	maxReason = 256
	maxDetail = 512
	maxShown  = 256
	maxError  = 1024
)

// vetted is a batch that may be stored.
type vetted struct {
	*Batch
	now     time.Time     // when it was checked, UTC
	at      time.Time     // Batch.At, unless it is in the future
	events  []event.Event // those that passed
	rejects rejects       // those of the batch, and events that did not
}

// vet checks a batch at a time. An event that breaks a rule becomes a reject. It returns an error
// for a batch out of bounds.
func vet(b *Batch, decoder *event.Decoder, now time.Time) (*vetted, error) {
	switch {
	case len(b.Events) > MaxBatchEvents:
		return nil, fmt.Errorf("a batch has at most %d events, got %d", MaxBatchEvents, len(b.Events))
	case len(b.Rejects) > MaxRejects:
		return nil, fmt.Errorf("a batch has at most %d rejects, got %d", MaxRejects, len(b.Rejects))
	case len(b.Skipped)+len(b.Lost) > MaxSkipped:
		return nil, fmt.Errorf("a batch has at most %d reasons of what it skipped, got %d", MaxSkipped, len(b.Skipped)+len(b.Lost))
	case len(b.Position) > MaxPosition:
		return nil, fmt.Errorf("a position has at most %d bytes, got %d", MaxPosition, len(b.Position))
	case !json.Valid(b.Position):
		return nil, fmt.Errorf("a position must be JSON, got %s", smartmoney.Shown(string(b.Position)))
	}
	v, size := &vetted{Batch: b, now: now.UTC()}, 0
	for i := range b.Events {
		size += b.Events[i].Size()
	}
	if size > MaxBatchBytes {
		return nil, fmt.Errorf("a batch has at most %d bytes of events, got %d", MaxBatchBytes, size)
	}
	if b.At.Before(now.Add(event.MaxAhead)) {
		v.at = b.At
	}
	for _, r := range b.Rejects {
		v.rejects.add(r)
	}
	v.events = b.Events
	if !b.Decoded {
		v.check(decoder)
	}
	return v, nil
}

// held returns the memory that the batch takes beside its events until it is stored, in bytes: its
// rejects and its position.
func (v *vetted) held() int {
	n := len(v.Position)
	for i := range v.rejects.kept {
		r := &v.rejects.kept[i]
		n += len(r.Ref) + len(r.Reason) + len(r.Detail) + len(r.Sample)
	}
	return n
}

// check keeps the events that pass every rule, as they are read from their wire form.
func (v *vetted) check(decoder *event.Decoder) {
	v.events = make([]event.Event, 0, len(v.Events))
	var wire []byte
	for i := range v.Events {
		e := &v.Events[i]
		if !hasPayload(e) {
			v.rejects.add(Reject{Reason: "event without content", Detail: string(e.Type)})
			continue
		}
		wire = event.AppendJSON(wire[:0], e)
		decoded, err := decoder.Decode(wire)
		if err != nil {
			v.rejects.add(invalid(e, wire, err))
			continue
		}
		v.events = append(v.events, decoded)
	}
}

// hasPayload reports whether the payload that the type names is there.
func hasPayload(e *event.Event) bool {
	switch e.Type {
	case event.TypeTrade:
		return e.Trade != nil
	case event.TypeToken:
		return e.Token != nil
	case event.TypeWallet:
		return e.Wallet != nil
	case event.TypeMarket:
		return e.Market != nil
	case event.TypeMapping:
		return e.Mapping != nil
	case event.TypeResolution:
		return e.Resolution != nil
	case event.TypeRetract, event.TypeRewind:
		return e.Correction != nil
	}
	return false
}

// invalid returns the reject of an event that breaks a rule.
func invalid(e *event.Event, wire []byte, err error) Reject {
	r := Reject{Reason: "invalid event", Detail: err.Error(), Sample: wire}
	if known, ok := err.(*smartmoney.Error); ok && known.Field != "" { //nolint:errorlint // Decode returns nothing else
		r.Reason = "invalid " + known.Field
	}
	if e.Trade != nil {
		r.Ref = e.Trade.ID
	}
	return r
}

// refused returns the reject of an event that the log refuses: a correction, whose trades stay, or
// a trade older than what is kept.
func refused(e *event.Event, err error) Reject {
	r := Reject{Reason: "refused " + string(e.Type), Detail: err.Error(), Sample: event.AppendJSON(nil, e)}
	switch {
	case e.Correction != nil:
		r.Ref, r.Lost = e.Correction.ID, true
	case e.Trade != nil:
		r.Ref = e.Trade.ID
	}
	return r
}

// rejects has the last MaxRejects of any number of rejects. Its zero value is empty.
type rejects struct {
	reasons map[string]int64 // how many of each
	faults  map[string]int64 // likewise, without those that are noise
	lost    map[string]bool  // those because of which something is missing
	late    int64            // those of events, which the log refused
	total   int64
	kept    []eventlog.SourceReject // a ring once it is full, whose oldest is total % MaxRejects
}

func (r *rejects) add(reject Reject) {
	kept := eventlog.SourceReject{
		Ref: clean(reject.Ref, maxRef), Reason: clean(reject.Reason, maxReason), Detail: clean(reject.Detail, maxDetail),
		Sample: slices.Clone(reject.Sample[:min(len(reject.Sample), MaxSample)]),
	}
	kept.Reason = cmp.Or(kept.Reason, "no reason")
	if r.reasons == nil {
		r.reasons, r.faults, r.lost = map[string]int64{}, map[string]int64{}, map[string]bool{}
	}
	r.reasons[kept.Reason]++
	if !reject.Noise {
		r.faults[kept.Reason]++
	}
	if reject.Lost {
		r.lost[kept.Reason] = true
	}
	if len(r.kept) < MaxRejects {
		r.kept = append(r.kept, kept)
	} else {
		r.kept[r.total%MaxRejects] = kept
	}
	r.total++
}

// clone returns a copy to which more can be added.
func (r *rejects) clone() rejects {
	c := *r
	c.reasons, c.faults, c.lost, c.kept = maps.Clone(r.reasons), maps.Clone(r.faults), maps.Clone(r.lost), slices.Clone(r.kept)
	return c
}

// last returns the kept rejects, oldest first.
func (r *rejects) last() []eventlog.SourceReject {
	if len(r.kept) < MaxRejects {
		return r.kept
	}
	at := r.total % MaxRejects
	return slices.Concat(r.kept[at:], r.kept[:at])
}

// clean returns the beginning of a text, at most limit bytes, as both databases can store it.
func clean(text string, limit int) string {
	if len(text) > limit {
		for limit > 0 && !utf8.RuneStart(text[limit]) {
			limit--
		}
		text = text[:limit]
	}
	return strings.ReplaceAll(strings.ToValidUTF8(text, "\uFFFD"), "\x00", "\uFFFD")
}

// maxReasons bounds the reasons that are counted one by one for a source.
const maxReasons = 64

// otherReasons counts what was skipped for reasons beyond maxReasons.
const otherReasons = "other reasons"

// Counts counts what became of a source's messages since it was added.
type Counts struct {
	Events     map[event.Type]int64 `json:"events"`     // in the log, by type
	Duplicates int64                `json:"duplicates"` // trades whose id was live
	Retracted  int64                `json:"retracted"`  // trades that corrections took back
	Unknown    int64                `json:"unknown"`    // corrections that found no live trade; they are not in the log
	Skipped    map[string]int64     `json:"skipped"`    // messages and events that are not in the log, by reason
	// Since is when a reason of Skipped was first counted, and Lost when one was last counted of
	// something that is missing. Reasons that an earlier version counted have no time until they
	// are counted again.
	Since map[string]time.Time `json:"skipped_since,omitempty"`
	Lost  map[string]time.Time `json:"lost_at,omitempty"`
	// Recent counts the last messages.
	Recent Recent `json:"recent,omitzero"`
	// PricedAt is Batch.PricedAt of the last batch that had one; nil if none had.
	PricedAt *time.Time `json:"priced_at,omitempty"`
	// Unpriced is Batch.Unpriced of the last batch.
	Unpriced int64 `json:"unpriced,omitempty"`
}

// Recent counts a source's last messages: when there are more than mostRecent, both counts are
// halved.
type Recent struct {
	Understood int64     `json:"understood"`
	Refused    int64     `json:"refused"`
	Reason     string    `json:"reason,omitempty"` // of most of those that were refused last
	Since      time.Time `json:"since,omitzero"`   // when as many were refused as many says; zero while fewer are
}

// mostRecent bounds the messages of Recent.
const mostRecent = 1000

// many reports whether so many messages are refused, a tenth, that the source is unhealthy.
func (r *Recent) many() bool { return r.Refused > 0 && 10*r.Refused >= r.Understood+r.Refused }

// add counts messages of a batch.
func (r *Recent) add(understood, refused int64, reason string, now time.Time) {
	r.Understood, r.Refused = r.Understood+understood, r.Refused+refused
	for r.Understood+r.Refused > mostRecent {
		r.Understood, r.Refused = r.Understood/2, r.Refused/2
	}
	if reason != "" {
		r.Reason = reason
	}
	switch {
	case !r.many():
		r.Since = time.Time{}
	case r.Since.IsZero():
		r.Since = now
	}
}

// clone returns a copy that shares nothing.
func (c Counts) clone() Counts {
	c.Events, c.Skipped, c.Since, c.Lost = maps.Clone(c.Events), maps.Clone(c.Skipped), maps.Clone(c.Since), maps.Clone(c.Lost)
	if c.Events == nil {
		c.Events = map[event.Type]int64{}
	}
	if c.Skipped == nil {
		c.Skipped = map[string]int64{}
	}
	return c
}

// skip counts by reason at a time.
func (c *Counts) skip(reasons map[string]int64, now time.Time) {
	for _, reason := range slices.Sorted(maps.Keys(reasons)) {
		c.count(reason, reasons[reason], now)
	}
}

// count counts one reason and returns the name that it is counted under.
func (c *Counts) count(reason string, n int64, now time.Time) string {
	reason = clean(reason, maxReason)
	if _, known := c.Skipped[reason]; !known && len(c.Skipped) >= maxReasons {
		reason = otherReasons
	}
	c.Skipped[reason] += n
	if _, known := c.Since[reason]; !known {
		if c.Since == nil {
			c.Since = map[string]time.Time{}
		}
		c.Since[reason] = now
	}
	return reason
}

// lose counts like skip what is missing.
func (c *Counts) lose(reasons map[string]int64, now time.Time) {
	for _, reason := range slices.Sorted(maps.Keys(reasons)) {
		if c.Lost == nil {
			c.Lost = map[string]time.Time{}
		}
		c.Lost[c.count(reason, reasons[reason], now)] = now
	}
}

// refuse counts the rejects of a batch, of whose events the others were understood.
func (c *Counts) refuse(all *rejects, events int, now time.Time) {
	c.skip(all.reasons, now)
	for reason := range all.lost {
		c.lose(map[string]int64{reason: 0}, now)
	}
	refused, most := int64(0), ""
	for _, reason := range slices.Sorted(maps.Keys(all.faults)) {
		n := all.faults[reason]
		if refused += n; n > all.faults[most] {
			most = reason
		}
	}
	c.Recent.add(int64(events)-all.late, refused, most, now)
}

// add counts what an append did with an event. Refused ones are counted as rejects.
func (c *Counts) add(e *event.Event, effect eventlog.Effect) {
	switch effect.Kind {
	case eventlog.Entered:
		c.Events[e.Type]++
		c.Retracted += int64(effect.TakenBack)
	case eventlog.Duplicate:
		c.Duplicates++
	case eventlog.Unknown:
		c.Unknown++
	case eventlog.Refused:
	}
}

// lostFor is how long a source is unhealthy after it found that something is missing.
const lostFor = 24 * time.Hour

// problem returns what is missing by the counts, "" if nothing is.
func (c *Counts) problem(now time.Time) string {
	last, texts := time.Time{}, []string(nil)
	for _, reason := range slices.Sorted(maps.Keys(c.Lost)) {
		if at := c.Lost[reason]; now.Sub(at) < lostFor {
			texts = append(texts, fmt.Sprintf("%d as %s since %s", c.Skipped[reason], reason, c.Since[reason].Format(time.RFC3339)))
			if at.After(last) {
				last = at
			}
		}
	}
	if len(texts) > 0 {
		return fmt.Sprintf("missing: %s; the last at %s", strings.Join(texts, ", "), last.Format(time.RFC3339))
	}
	if r := &c.Recent; r.many() {
		return fmt.Sprintf("%d of the last %d messages were refused since %s, most as: %s", r.Refused, r.Understood+r.Refused, r.Since.Format(time.RFC3339), r.Reason)
	}
	return ""
}
