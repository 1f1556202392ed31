// Package quota bounds long-lived connections: those of the process, those of each API key and those of
// each customer.
package quota

import (
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Quota counts connections. Its methods may be called from any goroutine.
type Quota struct {
	limit, perKey int

	mu        sync.Mutex // guards what follows
	open      int
	keys      map[string]int // connections by key; keys without any have no entry
	customers map[string]int // likewise by customer
	refused   uint64         // at the limit of a key or a customer
}

// New returns a quota of limit connections in total and perKey connections of each key.
func New(limit, perKey int) *Quota {
	return &Quota{limit: limit, perKey: perKey, keys: map[string]int{}, customers: map[string]int{}}
}

// Connection is a connection that a Quota counts.
type Connection struct {
	quota *Quota
	owner Owner // zero until claimed
}

// Owner is whose connection it is.
type Owner struct {
	Key      string // the key's id, or what all tokens of a customer's end users share
	Customer string // the customer's id, "" for none
	Most     int    // how many connections the customer may have, 0: as many as its keys
}

// Open counts a connection in, before its key is known. It returns UNAVAILABLE at the limit.
func (q *Quota) Open() (*Connection, error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.open >= q.limit {
		return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "this process already has its limit of %d open connections, try again", q.limit)
	}
	q.open++
	return &Connection{quota: q}, nil
}

// claimRetryAfter is the Retry-After of a key or a customer at its limit. It is a guess: connections last as
// long as their clients keep them.
const claimRetryAfter = 30 * time.Second

// Claim counts the connection for its owner. It is called once, and returns RATE_LIMITED at the
// limit of the key or of the customer.
func (c *Connection) Claim(owner Owner) error {
	q := c.quota
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.keys[owner.Key] >= q.perKey {
		q.refused++
		return smartmoney.RateLimited(claimRetryAfter, "this key already has its limit of %d open connections: close some first", q.perKey)
	}
	if owner.Most > 0 && q.customers[owner.Customer] >= owner.Most {
		q.refused++
		return smartmoney.RateLimited(claimRetryAfter, "this customer already has its limit of %d open connections: close some first", owner.Most)
	}
	q.keys[owner.Key]++
	q.customers[owner.Customer]++
	c.owner = owner
	return nil
}

// Close counts the connection out. It must be called once.
func (c *Connection) Close() {
	q := c.quota
	q.mu.Lock()
	defer q.mu.Unlock()
	q.open--
	if c.owner == (Owner{}) {
		return
	}
	countOut(q.keys, c.owner.Key)
	countOut(q.customers, c.owner.Customer)
}

func countOut(open map[string]int, id string) {
	if open[id]--; open[id] == 0 {
		delete(open, id)
	}
}

// Len returns the number of open connections.
func (q *Quota) Len() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.open
}

// Refused returns how many connections were refused at the limit of their key or customer.
func (q *Quota) Refused() uint64 {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.refused
}
