package fanout

// recentBytes bounds what a newcomer can be given at once: less than what any queue
// holds.
const recentBytes = 16 << 10

// latestBytes bounds the last result where it replaces those before. A larger one is
// not kept for newcomers, who get an execution of their own.
const latestBytes = 256 << 10

// recent holds the last results of a group: those with numbers above from and up to
// at. Those of one version of the log only, for what a newer one lacks must not be
// shown to those who ask for the past.
type recent struct {
	most     int  // bytes that are kept
	lost     bool // the last result is not among them
	from, at int64
	version  int64
	results  []*Result
	bytes    int
}

// add appends a result.
func (r *recent) add(result *Result, version int64) {
	if version != r.version {
		r.results, r.bytes, r.from, r.version = nil, 0, r.at, version
	}
	r.results = append(r.results, result)
	r.bytes += len(result.Body)
	r.at = result.Number
	drop := 0
	for r.bytes > r.most && drop < len(r.results) {
		r.bytes -= len(r.results[drop].Body)
		r.from = r.results[drop].Number
		r.results[drop] = nil
		drop++
	}
	r.results = r.results[drop:]
	r.lost = len(r.results) == 0
}

// has reports whether one who has seen everything up to a number under a version of
// the log lacks nothing but what is here.
func (r *recent) has(after, version int64) bool {
	return after >= r.at || after >= r.from && version == r.version
}

// since calls f with the results after a number.
func (r *recent) since(after int64, f func(*Result)) {
	for _, result := range r.results {
		if result.Number > after {
			f(result)
		}
	}
}

// last calls f with the last result, if there is one.
func (r *recent) last(f func(*Result)) {
	if n := len(r.results); n > 0 {
		f(r.results[n-1])
	}
}
