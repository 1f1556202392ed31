// Package quota bounds the connections that stay open: those of the process, and those
// of each API key.
package quota

import (
	"sync"
	"time"

	"smartmoney/internal/smartmoney"
)

// Quota counts connections. Its methods may be called from any goroutine.
type Quota struct {
	most, perKey int

	mu   sync.Mutex // guards what follows
	open int
	keys map[string]int // connections by key; those without any are left out
}

// New makes a quota of so many connections in all, and so many of each key.
func New(most, perKey int) *Quota {
	return &Quota{most: most, perKey: perKey, keys: map[string]int{}}
}

// Connection is one connection's share of a quota.
type Connection struct {
	quota *Quota
	key   string // "" until claimed
}

// Open counts a connection in, whoever's it is. The error is UNAVAILABLE.
func (q *Quota) Open() (*Connection, error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.open >= q.most {
		return nil, smartmoney.Errorf(smartmoney.CodeUnavailable, "this process holds its %d open connections already, try again", q.most)
	}
	q.open++
	return &Connection{quota: q}, nil
}

// claimAgain is when a key whose connections are all open may try again: they are as long
// as their clients want.
const claimAgain = 30 * time.Second

// Claim counts the connection to a key, which it does once. The error is RATE_LIMITED.
func (c *Connection) Claim(key string) error {
	q := c.quota
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.keys[key] >= q.perKey {
		return smartmoney.RateLimited(claimAgain, "this key holds its %d open connections already: close some first", q.perKey)
	}
	q.keys[key]++
	c.key = key
	return nil
}

// Close counts the connection out. It is called once.
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

// Len is the number of open connections.
func (q *Quota) Len() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.open
}
