package polymarket

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

const (
	maxSeen   = 1 << 18 // rows that are remembered not to store them again; about 10 MiB
	maxMapped = 1 << 16 // tokens that are remembered not to store their mapping again

	maxStrange = 5 // looks in a row that end with errStrange before the reader ends

	firstStep = 10 * time.Minute // length of the first window after a long pause
	mostStep  = time.Hour
	leastStep = time.Second

	mostSilence = 10 * 365 * 24 * time.Hour // length of a window

	mostEmpty = 3 // answers without a trade until the API counts as showing none of those times
	// windows without a further trade until catching up ends: a search among the seconds of years
	// takes fewer
	mostIdle = 300
)

// errStrange is an answer of the Data API that cannot be right, and that a later one may put right.
var errStrange = errors.New("polymarket: the Data API answers strangely")

// reader implements source.Reader. One goroutine does everything.
type reader struct {
	spec    source.Spec
	options options
	clock   retry.Clock
	data    *client
	gamma   *client
	out     source.Output
	state   *state
	seen    map[[16]byte]int64 // rows stored, with their time, back to the overlap
	mapped  map[string]bool    // tokens whose mapping is stored
	markets *markets
	windows bool  // the Data API obeys start and end, as far as is known
	worked  bool  // the Data API answered this reader
	failed  error // of Output.Append: the end of this reader
}

func newReader(spec source.Spec, o options, clock retry.Clock) *reader {
	return &reader{
		spec: spec, options: o, clock: clock, windows: true,
		data:  newClient(spec.HTTP, o.DataURL, o.RequestsPerSecond, clock),
		gamma: newClient(spec.HTTP, o.GammaURL, o.RequestsPerSecond, clock),
		seen:  map[[16]byte]int64{}, mapped: map[string]bool{}, markets: newMarkets(clock),
	}
}

// Run implements source.Reader.
func (r *reader) Run(ctx context.Context, out source.Output) error {
	r.out = out
	var err error
	if r.state, err = newState(out.Position(), r.spec.Now().Add(-r.options.from)); err != nil {
		return err
	}
	if out.Position() == nil {
		// "latest" must not move with every restart.
		if err := r.append(ctx, &source.Batch{}); err != nil {
			return err
		}
	}
	for strange := 0; ; {
		err := r.poll(ctx)
		if err == nil {
			strange = 0
			err = r.followMarkets(ctx)
		}
		waiting := ""
		if errors.Is(err, errStrange) && strange < maxStrange {
			strange++
			waiting, err = err.Error(), nil
		}
		if ctx.Err() != nil {
			return nil //nolint:nilerr // the end of ctx is the regular end
		}
		if err != nil {
			return err
		}
		r.report(waiting)
		if r.clock.Sleep(ctx, r.options.interval) != nil {
			return nil
		}
	}
}

// ask asks the Data API for a page of trades. It tries again for some minutes, less if the API has
// not answered this reader yet.
func (r *reader) ask(ctx context.Context, query url.Values) (page []json.RawMessage, err error) {
	err = r.policy().Do(ctx, func() (err error) {
		page, err = r.data.list(ctx, "/trades", query)
		return err
	})
	r.worked = r.worked || err == nil
	return page, err
}

func (r *reader) policy() retry.Policy {
	tries := 3
	if r.worked {
		tries = 8
	}
	return retry.Policy{
		First: time.Second, Most: time.Minute, For: 10 * time.Minute, Tries: tries, Clock: r.clock,
		Final: func(err error) bool {
			_, refused := errors.AsType[*source.RefusedError](err)
			return refused || isStatus(err, http.StatusBadRequest)
		},
		Report: func(err error, pause time.Duration) {
			r.report(fmt.Sprintf("%v; next try in %s", err, pause.Round(time.Second)))
		},
	}
}

// report says how far the reader is, once the Data API has answered it.
func (r *reader) report(waiting string) {
	if !r.worked {
		return
	}
	waiting = cmp.Or(waiting, r.markets.waiting)
	p := source.Progress{Waiting: source.HideSecrets(waiting)}
	if r.state.seen {
		p.Position = "trades of " + time.Unix(r.state.time, 0).UTC().Format(time.RFC3339)
	}
	r.out.Report(p)
}

// poll stores the trades since the last look.
func (r *reader) poll(ctx context.Context) error {
	w, err := r.walkBack(ctx, r.state.time-r.overlap(), 0)
	switch {
	case err != nil:
		return err
	case len(w.rows) == 0 && r.state.seen:
		return fmt.Errorf("%w: it shows no trades", errStrange)
	case len(w.rows) == 0:
		return nil
	case !r.reached(w, false):
		return r.catchUp(ctx, w)
	}
	return r.store(ctx, w, r.gapBefore(w, false))
}

func (r *reader) overlap() int64 { return int64(math.Ceil(r.options.overlap.Seconds())) }

// reached reports whether a walk has every trade since the position: it is past the newest stored
// trade, or found it before the list ended or before a bound that no window avoids. Before the
// first trade is stored, and if the API has forgotten the last one, the end of the list will do.
func (r *reader) reached(w *walk, forgotten bool) bool {
	return w.depth <= r.state.time || w.ended && (forgotten || !r.state.seen) || (w.ended || !r.windows) && w.oldest <= r.state.time
}

// fill is a catch-up in windows of time.
type fill struct {
	at    int64         // the API shows no trade after the position up to here
	step  time.Duration // length of the next window after at
	empty int           // answers in a row without even the last stored trade
	idle  int           // windows since the position last moved
	// forgotten says that the API does not show the last stored trade any more.
	forgotten bool
}

// catchUp stores what happened since a position that one walk back does not reach, in windows of
// time, oldest first. If the API has no such windows, it stores the newest trades, which are in w,
// and tells the gap; if it does not go that far back, it goes on with the first trades that it
// shows.
func (r *reader) catchUp(ctx context.Context, w *walk) error {
	target := min(w.newest, r.spec.Now().Unix())
	for f := (&fill{at: r.state.time, step: firstStep}); r.windows; {
		r.report("filling the trades since " + time.Unix(f.at, 0).UTC().Format(time.RFC3339))
		if f.idle++; f.idle > mostIdle {
			return fmt.Errorf("polymarket: %d windows of time after %s brought no trade further: the Data API at data_url answers differently each time; "+
				"set from to a later time and add the source anew, or raise max_offset", mostIdle, time.Unix(r.state.time, 0).UTC().Format(time.RFC3339))
		}
		end := f.at + int64(f.step/time.Second)
		if end >= target {
			last, err := r.walkBack(ctx, r.state.time-r.overlap(), 0)
			if err != nil {
				return err
			}
			if r.reached(last, f.forgotten) {
				return r.store(ctx, last, r.gapBefore(last, f.forgotten))
			}
		}
		window, err := r.walkBack(ctx, r.state.time-r.overlap(), end)
		switch {
		case isStatus(err, http.StatusBadRequest), err == nil && window.newest > end:
			r.windows = false
			continue
		case err != nil:
			return err
		}
		tooMany, err := r.fillWindow(ctx, f, window, end)
		if err != nil {
			return err
		}
		if tooMany {
			break
		}
		if err := r.followMarkets(ctx); err != nil {
			return err
		}
	}
	return r.store(ctx, w, r.gap(w))
}

// fillWindow stores a window that ends at a time, and sets the next one. tooMany is true if the API
// does not show all trades of the shortest window.
func (r *reader) fillWindow(ctx context.Context, f *fill, window *walk, end int64) (tooMany bool, err error) {
	if len(window.rows) == 0 && window.ended {
		if f.empty++; f.empty < mostEmpty {
			return false, r.clock.Sleep(ctx, r.options.interval) // it may be a failure
		}
		// The API shows nothing of these times, not even the last stored trade.
		f.forgotten, f.at, f.step, f.empty = true, end, min(2*f.step, mostSilence), 0
		return false, nil
	}
	f.empty = 0
	switch {
	case !r.reached(window, f.forgotten) && f.step > leastStep:
		f.step = max(f.step/2, leastStep)
		return false, nil
	case !r.reached(window, f.forgotten) && f.at > r.state.time:
		f.at, f.step = r.state.time, firstStep // it shows now what it did not show before
		return false, nil
	case !r.reached(window, f.forgotten):
		return true, nil
	}
	before := r.state.time
	if err := r.store(ctx, window, r.gapBefore(window, f.forgotten)); err != nil {
		return false, err
	}
	switch {
	case r.state.time == before:
		f.at, f.step = end, min(2*f.step, mostSilence) // nothing happened in the window
		return false, nil
	case len(window.rows) < r.options.MaxOffset/4:
		f.step = min(2*f.step, mostStep)
	}
	f.at, f.idle, f.forgotten = r.state.time, 0, false
	return false, nil
}

// gapBefore returns the reject of the gap before the first trade of a walk if the API shows none of
// a time that it should have some of, nil otherwise. forgotten is that of a fill.
func (r *reader) gapBefore(w *walk, forgotten bool) *source.Reject {
	before := forgotten || !r.state.seen && r.options.from > 0
	if !before || w.oldest == math.MaxInt64 || w.oldest-r.state.time < int64(firstStep/time.Second) {
		return nil
	}
	return r.gap(w)
}

// gap returns the reject that tells of trades which the API does not show any more.
func (r *reader) gap(w *walk) *source.Reject {
	from, to := time.Unix(r.state.time, 0).UTC().Format(time.RFC3339), time.Unix(w.oldest, 0).UTC().Format(time.RFC3339)
	r.spec.Log.Warn("the Data API does not go back to the last trade stored, trades are missing", "after", from, "before", to)
	return &source.Reject{
		Ref: from + " to " + to, Reason: "gap", Lost: true,
		Detail: "trades after " + from + " and before " + to + " are missing: the Data API does not go back further",
	}
}

// pile collects what the next batch stores.
type pile struct {
	batch source.Batch
	bytes int
	rows  []*row // to remember once they are stored
}

// store stores the rows of a walk that are not stored yet, oldest first, after a reject if there is
// one.
func (r *reader) store(ctx context.Context, w *walk, first *source.Reject) error {
	p := &pile{}
	if first != nil {
		p.batch.Rejects = append(p.batch.Rejects, *first)
	}
	for _, one := range w.rows {
		if _, known := r.seen[one.key]; known {
			continue
		}
		events, size := r.events(one, w)
		if err := r.makeRoom(ctx, p, len(events), size); err != nil {
			return err
		}
		if err := r.track(ctx, p, one); err != nil {
			return err
		}
		p.batch.Events, p.bytes, p.rows = append(p.batch.Events, events...), p.bytes+size, append(p.rows, one)
		if one.reject != nil {
			p.batch.Rejects = append(p.batch.Rejects, *one.reject)
		}
	}
	if err := r.flush(ctx, p); err != nil {
		return err
	}
	r.forget()
	return nil
}

// events returns a row's events and their size in bytes: its trade, after the mapping of its token
// if that is not stored yet.
func (r *reader) events(one *row, w *walk) (events []event.Event, size int) {
	if one.reject != nil {
		return nil, 0
	}
	if mapping, ok := w.mappings[one.trade.Trade.Token]; ok && !r.mapped[one.trade.Trade.Token] {
		events = append(events, mapping)
		delete(w.mappings, one.trade.Trade.Token)
	}
	events = append(events, one.trade)
	for i := range events {
		size += events[i].Size()
	}
	return events, size
}

// makeRoom flushes the pile if it has no room for more events of a size.
func (r *reader) makeRoom(ctx context.Context, p *pile, events, size int) error {
	if len(p.batch.Events)+events > source.MaxBatchEvents || p.bytes+size > source.MaxBatchBytes || len(p.batch.Rejects)+2 > source.MaxRejects {
		return r.flush(ctx, p)
	}
	return nil
}

// track makes the market of a row pending if it is to be looked up. If too many are, it looks some
// up first.
func (r *reader) track(ctx context.Context, p *pile, one *row) error {
	if one.condition == "" || !r.markets.wanted(one.condition) || r.state.enqueue(one.condition) {
		return nil
	}
	if err := r.flush(ctx, p); err != nil {
		return err
	}
	if err := r.followMarkets(ctx); err != nil {
		return err
	}
	if !r.state.enqueue(one.condition) {
		p.batch.Rejects = append(p.batch.Rejects, source.Reject{Ref: one.condition, Reason: "too many markets wait for the Gamma API; this one waits for its next trade", Lost: true})
	}
	return nil
}

// flush stores the pile in one transaction with the position after it, and empties it.
func (r *reader) flush(ctx context.Context, p *pile) error {
	b := p.batch
	if len(b.Events) == 0 && len(b.Rejects) == 0 {
		return nil
	}
	for _, one := range p.rows {
		if one.reject == nil {
			r.state.seen = true
			r.state.time = max(r.state.time, min(one.at, r.spec.Now().Unix()))
			b.At = time.Unix(one.at, 0)
		}
	}
	if err := r.append(ctx, &b); err != nil {
		return err
	}
	for _, one := range p.rows {
		r.seen[one.key] = max(one.at, r.state.time-r.overlap())
	}
	for i := range b.Events {
		if m := b.Events[i].Mapping; m != nil {
			r.mapped[m.Token] = true
		}
	}
	*p = pile{}
	return nil
}

// append stores a batch with the state as its position. After an error the reader is at its end.
func (r *reader) append(ctx context.Context, b *source.Batch) error {
	position, forgotten, err := r.state.encode()
	if err != nil {
		r.failed = err
		return err
	}
	for _, id := range forgotten[:min(len(forgotten), source.MaxRejects-len(b.Rejects))] {
		b.Rejects = append(b.Rejects, source.Reject{Ref: "market " + strconv.FormatUint(id, 10), Reason: "too many unresolved markets; the oldest are not followed until they are traded again", Lost: true})
	}
	b.Position = position
	r.failed = r.out.Append(ctx, b)
	return r.failed
}

// forget drops what is older than the next walk goes back, and everything if that is too much: the
// log knows the ids of what it has.
func (r *reader) forget() {
	oldest := r.state.time - 2*r.overlap()
	for key, at := range r.seen {
		if at < oldest {
			delete(r.seen, key)
		}
	}
	if len(r.seen) > maxSeen {
		clear(r.seen)
	}
	if len(r.mapped) > maxMapped {
		clear(r.mapped)
	}
}
