package polymarket

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"net/url"
	"slices"
	"strconv"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/source"
)

const (
	// rows that a page has in common with the one before: pages move while trades arrive
	maxShared = 50
	pageTries = 8 // pages in a row that do not go on where those before end
)

// row is one record of /trades: a trade or a reject.
type row struct {
	key       [16]byte // of the trade's id, or of the rejected record
	at        int64    // seconds since the Unix epoch; 0 for a reject
	trade     event.Event
	condition string // condition id of its market; "" if it has no usable one
	reject    *source.Reject
}

// walk is what one walk through the pages of /trades found.
type walk struct {
	rows     []*row
	mappings map[string]event.Event // of the trades' tokens
	oldest   int64                  // time of the oldest trade, math.MaxInt64 without one
	newest   int64                  // time of the newest trade
	// most trades of a page are older: one with a wrong time must not end a walk
	depth int64
	ended bool // the API has no older trades in the window

	pages   [][]*row // newest first
	seen    map[[16]byte]bool
	last    map[[16]byte]bool // rows of the last page
	longest int               // rows of the longest page
}

// walkBack reads the pages from the newest trade of a window back to the first trade before start.
// The window ends at end, 0 for the present. Neighbouring pages have rows in common, so that one
// which was moved by new trades, repeated, or answered from an older state is noticed, and no row
// between two pages is missed.
func (r *reader) walkBack(ctx context.Context, start, end int64) (*walk, error) {
	w := &walk{mappings: map[string]event.Event{}, oldest: math.MaxInt64, depth: math.MaxInt64, seen: map[[16]byte]bool{}}
	for offset, common, tries := 0, 0, 0; offset <= r.options.MaxOffset && w.depth >= start; {
		raw, err := r.ask(ctx, r.query(start, end, offset))
		if isStatus(err, http.StatusBadRequest) && offset > 0 {
			break // a smaller bound than the documented one
		}
		if err != nil {
			return nil, err
		}
		page, err := r.rows(raw, w)
		if err != nil {
			return nil, err
		}
		found := w.take(page, common)
		if found == pageLast {
			break
		}
		step := max(len(raw)-common, 1)
		switch found {
		case pageNew:
			common, tries = shared(len(raw)), 0
			offset += len(raw) - common
			continue
		case pageKnown: // new trades moved it, or it is another page
			offset += step
		case pageApart:
			offset = max(offset-step, 0)
		}
		if tries++; tries == pageTries && found == pageApart {
			return nil, fmt.Errorf("%w: the pages of trades do not join", errStrange)
		}
		if tries == pageTries {
			break // some versions of the API repeat a page beyond their bound
		}
	}
	w.join()
	return w, nil
}

// found is what a page is to those before it.
type found int

const (
	pageNew   found = iota // it goes on where they end
	pageLast               // they have the end of the list already
	pageKnown              // they have all its rows
	pageApart              // rows between them and it are missing
)

// take adds a page with rows in common with the one before, common at least, and says what it is.
// Only a new page is added.
func (w *walk) take(page []*row, common int) found {
	fresh := slices.DeleteFunc(slices.Clone(page), func(one *row) bool { return w.seen[one.key] })
	inLast := !slices.ContainsFunc(page, func(one *row) bool { return !w.last[one.key] })
	switch {
	case len(page) == 0 && common == 0, len(page) > 0 && len(page) < w.longest && inLast:
		w.ended = true
		return pageLast
	case common > 0 && len(fresh) == len(page):
		return pageApart
	case len(fresh) == 0:
		return pageKnown
	}
	var times []int64
	w.last = map[[16]byte]bool{}
	for _, one := range page {
		w.seen[one.key], w.last[one.key] = true, true
		if one.reject == nil {
			times = append(times, one.at)
			w.oldest, w.newest = min(w.oldest, one.at), max(w.newest, one.at)
		}
	}
	if slices.Sort(times); len(times) > 0 {
		w.depth = min(w.depth, times[len(times)/2])
	}
	w.longest = max(w.longest, len(page))
	w.pages = append(w.pages, fresh)
	return pageNew
}

// shared returns how many rows a page of that size and the next one have in common.
func shared(size int) int { return min((size+2)/4, maxShared) }

func (r *reader) query(start, end int64, offset int) url.Values {
	query := url.Values{
		"limit": {strconv.Itoa(r.options.PageSize)}, "offset": {strconv.Itoa(offset)},
		"takerOnly": {strconv.FormatBool(r.options.TakerOnly)},
	}
	if end != 0 {
		query.Set("start", strconv.FormatInt(max(start, 1), 10))
		query.Set("end", strconv.FormatInt(end, 10))
	}
	return query
}

// join puts the rows of the pages in time order.
func (w *walk) join() {
	for _, page := range slices.Backward(w.pages) {
		w.rows = append(w.rows, page...)
	}
	slices.SortStableFunc(w.rows, func(a, b *row) int { return int(min(max(a.at-b.at, -1), 1)) })
}

// rows converts a page, and keeps the mappings of its tokens. A page is converted as a whole, so
// that equal rows of it count as separate trades.
func (r *reader) rows(raw []json.RawMessage, w *walk) ([]*row, error) {
	converter, err := importer.NewConverter("polymarket-trades", r.spec.Quotes, nil, r.spec.Now)
	if err != nil {
		return nil, err
	}
	var rows []*row
	for _, item := range converter.Convert(joinLines(raw)) {
		if item.Line < 1 || item.Line > len(raw) {
			continue // cannot be: every element is one line
		}
		rows = append(rows, newRow(raw[item.Line-1], &item, w))
	}
	return rows, nil
}

func joinLines(raw []json.RawMessage) []byte {
	lines := make([][]byte, len(raw))
	for i, one := range raw {
		lines[i] = one
	}
	return bytes.Join(lines, []byte{'\n'})
}

func newRow(raw json.RawMessage, item *importer.Item, w *walk) *row {
	one := &row{}
	for _, e := range item.Events {
		if e.Mapping != nil {
			w.mappings[e.Mapping.Token] = e
			continue
		}
		one.trade, one.at = e, e.Trade.TradedAt.Unix()
		one.key = keyOf("trade", []byte(e.Trade.ID))
	}
	if item.Skip != "" {
		one.key = keyOf("reject", raw)
		one.reject = &source.Reject{Ref: item.Ref, Reason: item.Skip, Sample: bytes.Clone(raw[:min(len(raw), source.MaxSample)])}
		return one
	}
	var market struct {
		Condition string `json:"conditionId"`
	}
	if json.Unmarshal(raw, &market) == nil && isCondition(market.Condition) {
		one.condition = market.Condition
	}
	return one
}

func keyOf(kind string, text []byte) [16]byte {
	sum := sha256.New()
	sum.Write([]byte(kind))
	sum.Write(text)
	return [16]byte(sum.Sum(nil))
}

// isCondition reports whether s is a condition id: 0x and 64 hexadecimal digits.
func isCondition(s string) bool {
	if len(s) != 66 || s[:2] != "0x" {
		return false
	}
	_, err := hex.DecodeString(s[2:])
	return err == nil
}
