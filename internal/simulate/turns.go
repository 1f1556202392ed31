package simulate

import (
	"context"
	"sync"
)

// turns runs the work of different customers concurrently, and each customer's one after the other:
// otherwise a customer with many requests would occupy every slot, and the others would wait.
type turns struct {
	mu    sync.Mutex
	lines map[string]*line // of customers with work that runs or waits
}

// line is a customer's work that runs or waits.
type line struct {
	turn  chan struct{} // holds a token while work runs
	count int           // of what runs or waits; belongs to the mutex of turns
}

// acquire waits for a customer's turn, which ends when end is called. Where the context ends
// first, it returns its error.
func (t *turns) acquire(ctx context.Context, customerID string) (end func(), err error) {
	l := t.join(customerID)
	select {
	case l.turn <- struct{}{}:
		return func() { <-l.turn; t.leave(customerID, l) }, nil
	case <-ctx.Done():
		t.leave(customerID, l)
		return nil, ctx.Err()
	}
}

func (t *turns) join(customerID string) *line {
	t.mu.Lock()
	defer t.mu.Unlock()
	l := t.lines[customerID]
	if l == nil {
		if t.lines == nil {
			t.lines = map[string]*line{}
		}
		l = &line{turn: make(chan struct{}, 1)}
		t.lines[customerID] = l
	}
	l.count++
	return l
}

func (t *turns) leave(customerID string, l *line) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if l.count--; l.count == 0 {
		delete(t.lines, customerID)
	}
}
