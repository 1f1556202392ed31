package routes

import (
	"net/http"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Bounds of the bodies of running requests, bytes. A request that waits for its turn holds its
// body, so the number of requests that may wait does not bound the memory.
const (
	maxCustomerBodies = 64 << 20
	maxAllBodies      = 512 << 20
)

// bodies counts the bytes of the bodies of running requests. It is safe for concurrent use and
// keeps nothing of customers without requests.
type bodies struct {
	mu        sync.Mutex       // guards the fields below
	all       int64            // bytes
	customers map[string]int64 // bytes, by customer
}

// admit counts a body of n bytes until done is called. It returns RATE_LIMITED if the customer's
// bodies, or those of all customers, would exceed their bound.
func (b *bodies) admit(customerID string, n int64) (done func(), err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	switch {
	case b.customers[customerID]+n > maxCustomerBodies:
		return nil, smartmoney.RateLimited(time.Second, "the bodies of running requests must have at most %d MiB together: send fewer at a time", maxCustomerBodies>>20)
	case b.all+n > maxAllBodies:
		return nil, smartmoney.RateLimited(time.Second, "too many large requests of all customers at a time: try again")
	}
	b.all += n
	b.customers[customerID] += n
	return func() { b.release(customerID, n) }, nil
}

func (b *bodies) release(customerID string, n int64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.all -= n
	if b.customers[customerID] -= n; b.customers[customerID] == 0 {
		delete(b.customers, customerID)
	}
}

// bodySize returns how many bytes of a body a request can make the service hold: as many as it
// announces, else the limit.
func bodySize(r *http.Request, limit int64) int64 {
	if r.ContentLength < 0 {
		return limit
	}
	return min(r.ContentLength, limit)
}
