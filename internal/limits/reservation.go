package limits

import (
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// freeQueue is how much of an outbound queue need not be reserved, bytes.
const freeQueue = 16 << 10

// Reservation holds bytes of a customer: of one response, one request body or one outbound queue. A
// slow reader makes the service hold its response, so the number of requests that run does not
// bound the memory. It is for one goroutine at a time. A nil one reserves nothing.
type Reservation struct {
	gate    *Gate // nil: nothing is reserved
	owner   owner
	bytes   int64
	results int64 // bytes of FirstResults
}

// Reserve reserves n bytes of a class until Release. It returns RATE_LIMITED if the customer's
// reservations would exceed their bound, unless this is the only one, or those of all customers
// theirs.
func (g *Gate) Reserve(customer string, c Class, n int) (*Reservation, error) {
	r := g.Reservation(customer, c)
	if err := r.Grow(n); err != nil {
		return nil, err
	}
	return r, nil
}

// Reservation returns an empty reservation of a class. The caller must call Release once.
func (g *Gate) Reservation(customer string, c Class) *Reservation {
	return &Reservation{gate: g, owner: owner{class: c, id: customer}}
}

// Grow reserves n more bytes. It returns the error of Reserve and reserves nothing.
func (r *Reservation) Grow(n int) error {
	if r == nil || r.gate == nil {
		return nil
	}
	r.gate.bytesMu.Lock()
	defer r.gate.bytesMu.Unlock()
	if err := r.check(int64(n)); err != nil {
		return err
	}
	r.add(int64(n))
	return nil
}

// check returns the error of Reserve if n more bytes would exceed a bound. The caller holds
// bytesMu.
func (r *Reservation) check(n int64) error {
	g := r.gate
	rule := &g.rules[r.owner.class]
	switch held := g.bytes[r.owner]; {
	case held > r.bytes && held+n > rule.Bytes:
		return smartmoney.RateLimited(retryAfter, "%s must have at most %d MiB together: %s", rule.TooMany, rule.Bytes>>20, rule.Remedy)
	case g.all[r.owner.class]+n > rule.AllBytes:
		return smartmoney.RateLimited(retryAfter, "too many %s of all customers at a time: try again", rule.What)
	}
	return nil
}

// Queued sets the reservation of an outbound queue of n bytes. Of these, results are of results
// that are accepted whatever their size: a first one, and one that the queue was reserved for. The
// first freeQueue bytes of both kinds are not counted. Where the queue has grown it returns the
// error of Reserve, or RATE_LIMITED if such results of the customer would exceed their bound, and
// leaves the reservation as it was.
func (r *Reservation) Queued(n, results int) error {
	if r == nil || r.gate == nil {
		return nil
	}
	// no other goroutine changes the two meanwhile
	more := max(0, int64(n-results)-freeQueue) - r.bytes
	moreResults := max(0, int64(results)-freeQueue) - r.results
	if more == 0 && moreResults == 0 {
		return nil
	}
	g := r.gate
	g.bytesMu.Lock()
	defer g.bytesMu.Unlock()
	if first := &g.rules[FirstResults]; moreResults > 0 && g.bytes[r.firstResults()]+moreResults > first.Bytes {
		return smartmoney.RateLimited(retryAfter, "%s must have at most %d MiB together", first.TooMany, first.Bytes>>20)
	}
	if more > 0 {
		if err := r.check(more); err != nil {
			return err
		}
	}
	r.add(more)
	g.addBytes(r.firstResults(), moreResults)
	r.results += moreResults
	return nil
}

// firstResults returns the owner of the customer's FirstResults.
func (r *Reservation) firstResults() owner { return owner{class: FirstResults, id: r.owner.id} }

// Force reserves n more bytes, whatever the bounds: a response to a request that has taken effect
// must not be refused.
func (r *Reservation) Force(n int) {
	if r.gate == nil {
		return
	}
	r.gate.bytesMu.Lock()
	defer r.gate.bytesMu.Unlock()
	r.add(int64(n))
}

// add counts n more bytes, or fewer where n is negative. The caller holds bytesMu.
func (r *Reservation) add(n int64) {
	r.gate.all[r.owner.class] += n
	r.gate.addBytes(r.owner, n)
	r.bytes += n
}

// addBytes adds n to the bytes of an owner, which has an entry only above 0. The caller holds
// bytesMu.
func (g *Gate) addBytes(o owner, n int64) {
	if g.bytes[o] += n; g.bytes[o] == 0 {
		delete(g.bytes, o)
	}
}

// Release gives back what is reserved.
func (r *Reservation) Release() {
	g := r.gate
	if g == nil || r.bytes == 0 && r.results == 0 {
		return
	}
	g.bytesMu.Lock()
	defer g.bytesMu.Unlock()
	r.add(-r.bytes)
	g.addBytes(r.firstResults(), -r.results)
	r.results = 0
}
