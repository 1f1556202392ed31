package auth

import (
	"context"
	"sync"
	"time"
)

// idsAge is the least time between two readings of the customers' ids.
const idsAge = time.Second

// knownIDs are the ids of customers. Tokens of strangers name any: without it each other name would
// be a read of the database, and take the place of a customer in the cache. It is safe for
// concurrent use.
type knownIDs struct {
	customers KeyStore
	now       func() time.Time

	reading sync.Mutex // is held while the ids are read
	readAt  time.Time  // belongs to the holder of reading

	mu  sync.RWMutex // guards ids
	ids map[string]struct{}
}

// has reports whether there is a customer of an id, or was one not long ago. A new one may not be
// known for idsAge.
func (k *knownIDs) has(ctx context.Context, id string) (bool, error) {
	if k.read(id) {
		return true, nil
	}
	k.reading.Lock()
	defer k.reading.Unlock()
	if k.read(id) {
		return true, nil
	}
	if age := k.now().Sub(k.readAt); age >= 0 && age < idsAge {
		return false, nil
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), lookupTimeout)
	defer cancel()
	all, err := k.customers.CustomerIDs(ctx)
	if err != nil {
		return false, err
	}
	ids := make(map[string]struct{}, len(all))
	for _, id := range all {
		ids[id] = struct{}{}
	}
	k.readAt = k.now()
	k.mu.Lock()
	k.ids = ids
	k.mu.Unlock()
	_, known := ids[id]
	return known, nil
}

func (k *knownIDs) read(id string) bool {
	k.mu.RLock()
	defer k.mu.RUnlock()
	_, known := k.ids[id]
	return known
}
