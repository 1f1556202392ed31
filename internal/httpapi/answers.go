package httpapi

import (
	"net/http"
	"time"
)

// SmallAnswer is the size up to which an answer over HTTP need not be reserved (limits.Responses),
// bytes: the kernel mostly takes it at once.
const SmallAnswer = 64 << 10

// A large answer is written in chunks. Its reader must take each within chunkTimeout, and the whole
// answer within answerTimeout, which is that of small ones, too.
const (
	answerChunk   = 64 << 10 // bytes
	chunkTimeout  = 10 * time.Second
	answerTimeout = 3 * time.Minute
)

// WriteBody writes a body whose status is written. A reader that takes nothing of a large one for
// ten seconds is cut off, so that the service does not hold it for the minutes that a slow reader
// may take.
func WriteBody(w http.ResponseWriter, body []byte) {
	if len(body) <= SmallAnswer {
		_, _ = w.Write(body)
		return
	}
	NewBodyWriter(w).Write(body)
}

// BodyWriter writes a large body in pieces, like WriteBody.
type BodyWriter struct {
	w       http.ResponseWriter
	control *http.ResponseController // nil: the connection has no deadlines
	end     time.Time
	failed  bool
}

// NewBodyWriter returns a writer of a body whose status is written.
func NewBodyWriter(w http.ResponseWriter) *BodyWriter {
	return &BodyWriter{w: w, control: http.NewResponseController(w), end: time.Now().Add(answerTimeout)}
}

// Write writes a piece. After a failure it writes nothing: the connection is of no use.
func (b *BodyWriter) Write(piece []byte) {
	for len(piece) > 0 && !b.failed {
		n := min(len(piece), answerChunk)
		b.extendDeadline()
		_, err := b.w.Write(piece[:n])
		piece, b.failed = piece[n:], err != nil
	}
}

// extendDeadline sets the write deadline for the next chunk.
func (b *BodyWriter) extendDeadline() {
	if b.control == nil {
		return
	}
	deadline := time.Now().Add(chunkTimeout)
	if deadline.After(b.end) {
		deadline = b.end
	}
	if b.control.SetWriteDeadline(deadline) != nil {
		b.control = nil
	}
}
