// Package quota bounds long-lived connections: those of the process and those of each API
// key.
package quota

import (
	"sync"
	"time"

	"smartmoney/internal/smartmoney"
)

// Quota counts connections. Its methods may be called from any goroutine.
type Quota struct {
	limit, perKey int

	mu   sync.Mutex // guards what follows
	open int
	keys map[string]int // connections by key; keys without any have no entry
}

// New returns a quota of limit connections in total and perKey connections of each key.
func New(limit, perKey int) *Quota {
	return &Quota{limit: limit, perKey: perKey, keys: map[string]int{}}
}

// Connection is a connection that a Quota counts.
type Connection struct {
	quota *Quota
	key   string // "" until claimed
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

// claimRetryAfter is the Retry-After of a key at its limit. It is a guess: connections last as
// long as their clients keep them.
const claimRetryAfter = 30 * time.Second

// Claim counts the connection for a key. It is called once, and returns RATE_LIMITED at the
// limit of the key.
func (c *Connection) Claim(key string) error {
	q := c.quota
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.keys[key] >= q.perKey {
		return smartmoney.RateLimited(claimRetryAfter, "this key already has its limit of %d open connections: close some first", q.perKey)
	}
	q.keys[key]++
	c.key = key
	return nil
}

// Close counts the connection out. It must be called once.
func (c *Connection) Close() {
	q := c.quota
	q.mu.Lock()
	defer q.mu.Unlock()
	q.open--
	if c.key == "" {
		return
	}
	if q.keys[c.key]--; q.keys[c.key] == 0 {
		delete(q.keys, c.key)
	}
}

// Len returns the number of open connections.
func (q *Quota) Len() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.open
}
