package testkit

import (
	"bytes"
	"sync"
)

// Buffer collects what goroutines or a process write, such as a log, for tests to read meanwhile. It
// is safe for concurrent use.
type Buffer struct {
	mu   sync.Mutex // guards text
	text bytes.Buffer
}

// Write adds to the buffer.
func (b *Buffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(p)
}

// String returns everything that was written.
func (b *Buffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.String()
}
