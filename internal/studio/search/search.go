package search

import (
	"context"
	"math"
)

const (
	// sliceCost is what a query reads under the lock at a time, in values: about a millisecond.
	sliceCost = 1 << 19
	// renderSlice is the number of documents that are read under the lock at a time.
	renderSlice = 256
)

// Search evaluates a query. lookup serves terms_lookup and group_boost; nil refuses them. It
// returns a *smartmoney.Error for a query that does not fit the schema or costs more than
// MaxCost, and the context's error after its deadline.
func (ix *Index) Search(ctx context.Context, q *Query, lookup Lookup) (*Result, error) {
	p, err := ix.resolve(ctx, q, lookup)
	if err != nil {
		return nil, err
	}
	run := newRun(ix, p)
	if err := run.scan(ctx); err != nil {
		return nil, err
	}
	return run.render(ctx)
}

// boosted is a matcher with what it adds to the score.
type boosted struct {
	matcher
	boost float64
}

// run is one evaluation of a plan.
type run struct {
	ix   *Index
	plan *plan
	top  top

	version          uint64 // of the index when the matchers were made
	compiled         bool
	steady           bool // no write since the first slice
	include, exclude []matcher
	boosts           []boosted

	total    int
	scores   [chunkRows]float64
	checking bool    // entries are checked again, for render
	kept     []entry // those that still match
}

func newRun(ix *Index, p *plan) *run {
	r := &run{ix: ix, plan: p, steady: true}
	r.top = top{limit: p.query.Size, descending: p.query.Descending}
	if p.sortField >= 0 {
		r.top.byText = !ix.schema.Fields[p.sortField].Kind.numeric()
	}
	return r
}

// compile rebuilds the matchers if the index changed. The caller holds the read lock.
func (r *run) compile() {
	if r.compiled && r.version == r.ix.version {
		return
	}
	r.steady = !r.compiled
	r.compiled, r.version = true, r.ix.version
	r.include, r.exclude, r.boosts = r.include[:0], r.exclude[:0], r.boosts[:0]
	for i := range r.plan.include {
		r.include = append(r.include, r.matcher(&r.plan.include[i]))
	}
	for i := range r.plan.exclude {
		r.exclude = append(r.exclude, r.matcher(&r.plan.exclude[i]))
	}
	for i := range r.plan.boosts {
		c := &r.plan.boosts[i]
		r.boosts = append(r.boosts, boosted{matcher: r.matcher(c), boost: c.boost})
	}
	cheapestFirst(r.include)
}

func (r *run) matcher(c *condition) matcher {
	var m matcher
	switch col := r.ix.columns[c.field]; {
	case col != nil:
		m = col.matcher(c)
	case c.test == isPresent:
		m = liveMatcher{}
	default:
		m = r.ix.idMatcher(c.texts)
	}
	if c.negated {
		return notMatcher{m}
	}
	return m
}

// cheapestFirst moves bitmaps to the front: they leave fewer rows for the others.
func cheapestFirst(list []matcher) {
	at := 0
	for i, m := range list {
		switch m.(type) {
		case *denseMatcher, noneMatcher:
			list[at], list[i] = list[i], list[at]
			at++
		}
	}
}

// chunksAtOnce is the number of chunks that a query reads under the lock at a time.
func (r *run) chunksAtOnce() int {
	cost := chunkRows * (1 + len(r.plan.include) + len(r.plan.exclude) + len(r.plan.boosts))
	if r.plan.vector != nil {
		cost += chunkRows * vectorCost
	}
	return max(1, sliceCost/cost)
}

// scan reads every chunk, in slices.
func (r *run) scan(ctx context.Context) error {
	for from, step := 0, r.chunksAtOnce(); ; from += step {
		if err := ctx.Err(); err != nil {
			return err
		}
		if !r.scanSlice(from, from+step) {
			return nil
		}
	}
}

// scanSlice reads the chunks from one up to another. It returns false after the last.
func (r *run) scanSlice(from, to int) bool {
	r.ix.mu.RLock()
	defer r.ix.mu.RUnlock()
	last := r.ix.chunkCount()
	if from >= last {
		return false
	}
	r.compile()
	for chunk := from; chunk < min(to, last); chunk++ {
		var rows mask
		r.ix.liveRows(chunk, &rows)
		if r.match(chunk, &rows) {
			r.total += rows.count()
			r.collect(chunk, &rows)
		}
	}
	return true
}

// match reduces rows to those that the query finds and computes their scores. It returns false
// if none is left.
func (r *run) match(chunk int, rows *mask) bool {
	var out mask
	for _, m := range r.include {
		m.match(chunk, rows, &out)
		if *rows = out; rows.empty() {
			return false
		}
	}
	for _, m := range r.exclude {
		m.match(chunk, rows, &out)
		for w := range rows {
			rows[w] &^= out[w]
		}
	}
	if r.plan.vector != nil {
		r.ix.vectors.match(chunk, rows, &out)
		*rows = out
	}
	if rows.empty() {
		return false
	}
	switch {
	case r.plan.vector != nil:
		r.ix.vectors.cosines(chunk, r.plan.vector, rows, &r.scores)
	case len(r.boosts) > 0:
		r.scores = [chunkRows]float64{}
		for _, b := range r.boosts {
			b.match(chunk, rows, &out)
			out.each(func(i uint32) { r.scores[i] += b.boost })
		}
	}
	return true
}

// collect adds the entries of rows to the first, or to kept while they are checked again.
func (r *run) collect(chunk int, rows *mask) {
	var numbers []float64
	col := r.sortColumn()
	byNumber, isNumber := col.(*numberColumn)
	if isNumber {
		numbers = byNumber.values.of(chunk)
	}
	ids := r.ix.ids.of(chunk)
	scored := r.plan.vector != nil || len(r.boosts) > 0
	descending, worst := r.plan.query.Descending, math.Inf(1)
	if !r.checking {
		worst = r.top.worst()
	}
	rows.each(func(i uint32) {
		key := 0.0
		if isNumber {
			if key = sortKey(numbers, i, descending); key > worst {
				return
			}
		}
		e := entry{row: uint32(chunk<<chunkBits) + i, key: key}
		if !isNumber && r.plan.sortField >= 0 {
			e.text, e.none = r.sortText(col, e.row)
		}
		if scored {
			e.score = r.scores[i]
		}
		e.id = ids[i]
		if r.checking {
			r.kept = append(r.kept, e)
			return
		}
		r.top.add(&e)
		worst = r.top.worst()
	})
}

// sortColumn is the column of the sort field, nil for none and for kind ID.
func (r *run) sortColumn() column {
	if r.plan.sortField < 0 {
		return nil
	}
	return r.ix.columns[r.plan.sortField]
}

// sortKey is a number of a chunk by which smaller comes first; a missing one comes last.
func sortKey(numbers []float64, i uint32, descending bool) float64 {
	if i >= uint32(len(numbers)) || math.IsNaN(numbers[i]) {
		return math.Inf(1)
	}
	if descending {
		return -numbers[i]
	}
	return numbers[i]
}

func (r *run) sortText(col column, row uint32) (text string, none bool) {
	if col == nil {
		return r.ix.ids.get(row), false
	}
	value, ok := col.value(row).(string)
	return value, !ok
}
