package replay

import (
	"cmp"
	"encoding/binary"
	"maps"
	"math"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/detect"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// remembered is the cached result of a customer. A request holds busy; asked and counted belong to
// the DecisionLedger's mutex.
type remembered struct {
	busy    chan struct{} // holds a token while a question is answered
	asked   uint64
	counted int // size as the DecisionLedger has it

	from     [smartmoney.ChainCount]int64 // event times, unix ns: candidates before are left out
	begun    bool
	position int64                        // global offset up to which the journal is scanned
	revision int64                        // of the last row that was scanned
	reached  [smartmoney.ChainCount]int64 // event times that the scan reached, unix ns
	held     map[heldKey]*heldBack
	symbols  map[int64]string // of the tokens of entries that were met, by sequence
	size     int              // bytes, about

	first int64 // revision of the first row with candidates that count; 0: none was scanned
	noted bool  // missing has what the journal lacked at the first scan
	// event time on any chain, unix ns: candidates before may be missing; math.MinInt64: none is
	missing int64
}

// heldKey groups held-back candidates.
type heldKey struct {
	day   int64 // since 1970, UTC, of the event time
	token string
	chain int8 // Chain.Index
	typ   int8 // NotificationType.Index
	rule  smartmoney.Rule
}

// heldBack has the candidates that one rule held back on a day, with the event time of each: a
// request may start within the day.
type heldBack struct {
	symbol string
	held   smartmoney.Held // the last one's
	text   string          // "": as the rule says
	last   int64           // event time, unix ns
	first  int64
	count  int
	times  []byte // of those after the first, each as the difference to the one before
}

const (
	emptySize = 1024 // bytes of a customer with nothing held back
	heldSize  = 320  // bytes of a heldBack with its key in the map
	entrySize = 64   // bytes of a symbol
)

func newRemembered() *remembered {
	a := &remembered{busy: make(chan struct{}, 1)}
	a.reset()
	return a
}

func (r *remembered) reset() {
	r.begun, r.position, r.revision, r.size = false, 0, 0, emptySize
	for i := range r.reached {
		r.reached[i] = math.MinInt64
	}
	r.held, r.symbols = map[heldKey]*heldBack{}, map[int64]string{}
	r.first, r.noted, r.missing = 0, false, math.MinInt64
}

// begin makes it reach back to the event times from, by chain, and forgets everything where
// it does not yet. What the record does not go back to any more is dropped.
func (r *remembered) begin(from [smartmoney.ChainCount]int64, logs [smartmoney.ChainCount]eventlog.ChainLog, record time.Duration) {
	for i := range from {
		if !r.begun || from[i] < r.from[i] && !logs[i].LastEventAt.IsZero() {
			r.reset()
			r.begun, r.from = true, from
			return
		}
	}
	for key := range r.held {
		newest := logs[key.chain].LastEventAt
		if key.day < detect.DayOf(newest.Add(-record).UnixNano()) {
			r.drop(key)
		}
	}
}

// next returns the event times, unix ns, from which on the scan goes on, by chain.
func (r *remembered) next() (at [smartmoney.ChainCount]int64) {
	for i := range at {
		at[i] = max(r.from[i], r.reached[i])
	}
	return at
}

// widest is the largest window of the configurations that rows after those of a revision may be
// decided by.
func widest(versions []smartmoney.ConfigVersion, revision int64) (most time.Duration) {
	for i := range versions {
		if i+1 == len(versions) || versions[i+1].ConfigRevision > revision {
			most = max(most, versions[i].Config.Window())
		}
	}
	return most
}

// keptSince returns the event time before which candidates may be missing, given that of the
// records.
func (r *remembered) keptSince(recorded time.Time) time.Time {
	if at := time.Unix(0, r.missing).UTC(); r.missing > math.MinInt64 && at.After(recorded) {
		return at
	}
	return recorded
}

// hold adds a candidate that was held back, on a token of a name.
func (r *remembered) hold(chain smartmoney.Chain, t *detect.Trade, typ smartmoney.NotificationType, address, symbol string,
	held smartmoney.Held, text string,
) {
	key := heldKey{detect.DayOf(t.T), address, int8(chain.Index()), int8(typ.Index()), held.Rule}
	h := r.held[key]
	if h == nil {
		h = &heldBack{first: t.T, last: t.T}
		r.held[key] = h
		r.size += heldSize
	} else {
		before := cap(h.times)
		h.times = binary.AppendVarint(h.times, t.T-h.last)
		r.size += cap(h.times) - before
	}
	h.symbol, h.held, h.text, h.last = symbol, held, text, t.T
	h.count++
}

// met records the symbol of an entry's token.
func (r *remembered) met(e *notifications.Sent, symbol string) {
	if symbol != "" {
		r.symbols[e.Sequence] = symbol
		r.size += entrySize
	}
}

func (r *remembered) drop(key heldKey) {
	r.size -= heldSize + cap(r.held[key].times)
	delete(r.held, key)
}

// shrink drops the oldest candidates if there are more than most bytes. From then on those up to
// the last one dropped are missing.
func (r *remembered) shrink(most int) {
	if r.size <= most {
		return
	}
	keys := slices.SortedFunc(maps.Keys(r.held), func(x, y heldKey) int { return cmp.Compare(r.held[x].last, r.held[y].last) })
	for _, key := range keys {
		if r.size <= most*3/4 {
			return
		}
		r.missing = max(r.missing, r.held[key].last+1)
		r.drop(key)
	}
}

// since returns the number of candidates at or after an event time, and the first of
// them.
func (h *heldBack) since(from int64) (count int, first int64) {
	if h.first >= from {
		return h.count, h.first
	}
	at, rest, left := h.first, h.times, h.count-1
	for ; left > 0; left-- {
		gap, n := binary.Varint(rest)
		at, rest = at+gap, rest[n:]
		if at >= from { // event time never falls along a chain
			return left, at
		}
	}
	return 0, 0
}

// list returns the decisions of a request, the one with the latest candidate first.
func (r *remembered) list(w *work, q DecisionQuery) []smartmoney.Decision {
	all := []smartmoney.Decision{}
	if q.Outcome == nil || *q.Outcome == smartmoney.OutcomeHeldBack {
		for key, h := range r.held {
			if q.Token != "" && key.token != q.Token {
				continue
			}
			if count, first := h.since(w.since[key.chain]); count > 0 {
				all = append(all, heldDecision(key, h, count, first))
			}
		}
	}
	if q.Outcome == nil || *q.Outcome == smartmoney.OutcomeDelivered {
		for i := range w.entries {
			e := &w.entries[i]
			if (q.Token == "" || e.Token == q.Token) && e.Timestamp >= w.since[e.Chain.Index()] && e.GlobalOffset <= w.upTo {
				all = append(all, r.delivered(e))
			}
		}
	}
	slices.SortFunc(all, func(x, y smartmoney.Decision) int {
		if later := y.LastAt.Compare(x.LastAt); later != 0 {
			return later
		}
		return cmp.Or(cmp.Compare(x.Chain.Index(), y.Chain.Index()), cmp.Compare(x.Token, y.Token),
			cmp.Compare(x.Type.Index(), y.Type.Index()), cmp.Compare(ruleOf(&x), ruleOf(&y)), cmp.Compare(x.SignalID, y.SignalID))
	})
	return all
}

func ruleOf(d *smartmoney.Decision) smartmoney.Rule {
	if d.Held == nil {
		return ""
	}
	return d.Held.Rule
}

func heldDecision(key heldKey, h *heldBack, count int, first int64) smartmoney.Decision {
	held := h.held
	d := smartmoney.Decision{
		Outcome: smartmoney.OutcomeHeldBack, Chain: smartmoney.Chains()[key.chain], Token: key.token, Symbol: h.symbol,
		Type: smartmoney.NotificationTypes()[key.typ], Held: &held, Text: h.text, Count: count,
		FirstAt: time.Unix(0, first).UTC(), LastAt: time.Unix(0, h.last).UTC(),
	}
	if d.Text == "" {
		d.Text = explanation(&d)
	}
	return d
}

// delivered returns the decision that made an entry of the log.
func (r *remembered) delivered(e *notifications.Sent) smartmoney.Decision {
	return deliveredDecision(e, r.symbols[e.Sequence])
}

func deliveredDecision(e *notifications.Sent, symbol string) smartmoney.Decision {
	decision := e.Decision
	at := time.Unix(0, e.Timestamp).UTC()
	return smartmoney.Decision{
		Outcome: smartmoney.OutcomeDelivered, Chain: e.Chain, Token: e.Token, Symbol: symbol, Type: e.Type,
		Text: decision.Text(e.Type), Count: 1, FirstAt: at, LastAt: at, SignalID: e.SignalID, Delivered: &decision,
		RetractedAt: e.RetractedAt,
	}
}

// byOffset sorts entries in the order in which they were decided on.
func byOffset(entries []notifications.Sent) {
	slices.SortFunc(entries, func(a, b notifications.Sent) int {
		return cmp.Or(cmp.Compare(a.GlobalOffset, b.GlobalOffset), cmp.Compare(a.Sequence, b.Sequence))
	})
}
