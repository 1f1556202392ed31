package nats

import (
	"context"
	"sync"

	"github.com/smartmoneyhq/smartmoney/internal/source/broker"
)

// inbox has the messages that the server sent and Fetch did not take yet: at most fetchMessages of fetchBytes, or one.
type inbox struct {
	ready chan struct{} // there are messages
	room  chan struct{} // they were taken

	mu       sync.Mutex // guards what follows
	messages []broker.Message
	bytes    int
}

func newInbox() *inbox {
	return &inbox{ready: make(chan struct{}, 1), room: make(chan struct{}, 1)}
}

// put adds a message when there is room, unless ctx ends before. It is called by one goroutine.
func (i *inbox) put(ctx context.Context, m broker.Message) {
	for !i.tryPut(m) {
		select {
		case <-i.room:
		case <-ctx.Done():
			return
		}
	}
}

func (i *inbox) tryPut(m broker.Message) bool {
	i.mu.Lock()
	defer i.mu.Unlock()
	if n := len(i.messages); n >= fetchMessages || n > 0 && i.bytes+len(m.Body) > fetchBytes {
		return false
	}
	i.messages, i.bytes = append(i.messages, m), i.bytes+len(m.Body)
	signal(i.ready)
	return true
}

// take returns the messages and leaves none.
func (i *inbox) take() []broker.Message {
	i.mu.Lock()
	defer i.mu.Unlock()
	taken := i.messages
	i.messages, i.bytes = nil, 0
	signal(i.room)
	return taken
}

func signal(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}
