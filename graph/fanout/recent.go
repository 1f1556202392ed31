package fanout

// recentBytes bounds the results that a new subscriber can receive at once. It is less than
// the capacity of any outbound queue.
const recentBytes = 16 << 10

// latestBytes bounds the last result of a subscription whose results replace each other. A
// larger one is not kept for new subscribers; they get an execution of their own.
const latestBytes = 256 << 10

// recent holds the last results of an execution, with numbers in (from, at]. It holds
// results of one version of the log only: what a newer version lacks must not be shown to
// a subscriber that resumes in the past.
type recent struct {
	maxBytes int
	lost     bool // the last result is not kept
	from, at int64
	version  int64
	results  []*Result
	bytes    int
}

// add appends a result and drops the oldest ones above maxBytes. The first one after a negative
// position is for one subscriber only, and is not kept.
func (r *recent) add(result *Result, version int64) {
	if version != r.version {
		r.results, r.bytes, r.from, r.version = nil, 0, r.at, version
	}
	if r.from < 0 {
		r.from, r.at = result.Number, result.Number
		return
	}
	r.results = append(r.results, result)
	r.bytes += len(result.Body)
	r.at = result.Number
	drop := 0
	for r.bytes > r.maxBytes && drop < len(r.results) {
		r.bytes -= len(r.results[drop].Body)
		r.from = r.results[drop].Number
		r.results[drop] = nil
		drop++
	}
	r.results = r.results[drop:]
	r.lost = len(r.results) == 0
}

// covers reports whether a subscriber that has seen everything up to the number after, under
// the given version of the log, lacks only results that are kept here.
func (r *recent) covers(after, version int64) bool {
	return r.from >= 0 && (after >= r.at || after >= r.from && version == r.version)
}

func (r *recent) since(after int64, f func(*Result)) {
	for _, result := range r.results {
		if result.Number > after {
			f(result)
		}
	}
}

func (r *recent) last(f func(*Result)) {
	if n := len(r.results); n > 0 {
		f(r.results[n-1])
	}
}
