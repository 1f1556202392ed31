package httpapi

import (
	"net/http"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Bounds of the answers that are being written, bytes. A reader that takes its time makes the
// service hold its answer, so the number of requests that run does not bound the memory.
const (
	maxCustomerAnswers = 64 << 20
	maxCustomerResults = 512 << 20 // of results in queues that are let in whatever their size
	maxAllAnswers      = 512 << 20
)

// SmallAnswer is the size up to which an answer over HTTP need not be counted, bytes: the kernel mostly takes it at once.
const SmallAnswer = 64 << 10

// SmallQueue is how much of what waits for a slow reader of a websocket or an event stream need not be counted, bytes.
const SmallQueue = 16 << 10

// Answers counts the bytes of large answers and of queues until they are written. It is safe for concurrent use,
// keeps nothing of customers without any, and is nil where none are counted.
type Answers struct {
	mu        sync.Mutex       // guards the fields below
	all       int64            // bytes
	customers map[string]int64 // bytes, by customer
	results   map[string]int64 // bytes of results in queues that are not counted in customers, by customer
}

// NewAnswers returns answers of which none is being written.
func NewAnswers() *Answers {
	return &Answers{customers: map[string]int64{}, results: map[string]int64{}}
}

// Admit counts an answer of n bytes until done is called. It returns RATE_LIMITED if the customer's answers would exceed 64 MiB,
// unless this is the only one, or those of all customers 512 MiB.
func (a *Answers) Admit(customerID string, n int) (done func(), err error) {
	c := a.Count(customerID)
	if err := c.Add(n); err != nil {
		return nil, err
	}
	return c.Done, nil
}

// Force counts an answer like Admit, whatever the bounds: one to a request that has taken effect must not be refused.
func (a *Answers) Force(customerID string, n int) (done func()) {
	c := a.Count(customerID)
	c.Force(n)
	return c.Done
}

// Count returns the count of an answer of which nothing is made yet. The caller must call Done once.
func (a *Answers) Count(customerID string) *Counted {
	return &Counted{answers: a, customer: customerID}
}

// Counted counts the bytes of one answer, or of one queue. It is for one goroutine at a time. A nil one counts nothing.
type Counted struct {
	answers  *Answers // nil: nothing is counted
	customer string
	bytes    int64
	results  int64 // bytes that wait in a queue and are not counted in bytes
}

// Add counts n more bytes. It returns the error of Admit and counts nothing.
func (c *Counted) Add(n int) error {
	if c == nil || c.answers == nil {
		return nil
	}
	c.answers.mu.Lock()
	defer c.answers.mu.Unlock()
	if err := c.room(int64(n)); err != nil {
		return err
	}
	c.count(int64(n))
	return nil
}

// room returns the error of Admit if n more bytes would exceed a bound. The caller holds the mutex of the answers.
func (c *Counted) room(n int64) error {
	switch of := c.answers.customers[c.customer]; {
	case of > c.bytes && of+n > maxCustomerAnswers:
		return smartmoney.RateLimited(time.Second, "answers and results that wait to be read must have at most %d MiB together: read them faster, or send fewer requests at a time",
			maxCustomerAnswers>>20)
	case c.answers.all+n > maxAllAnswers:
		return smartmoney.RateLimited(time.Second, "too many large answers to all customers at a time: try again")
	}
	return nil
}

// Queued says that n bytes wait in a queue. Of these, results are of results that are let in whatever their size: a first one, and one
// that the queue was cleared for. The first SmallQueue of both kinds are not counted. Where the queue has grown it returns the error of
// Admit, or RATE_LIMITED if such results of the customer would exceed 512 MiB, and leaves the count as it was.
func (c *Counted) Queued(n, results int) error {
	if c == nil || c.answers == nil {
		return nil
	}
	more := max(0, int64(n-results)-SmallQueue) - c.bytes // nobody else changes the two meanwhile
	moreResults := max(0, int64(results)-SmallQueue) - c.results
	if more == 0 && moreResults == 0 {
		return nil
	}
	a := c.answers
	a.mu.Lock()
	defer a.mu.Unlock()
	if moreResults > 0 && a.results[c.customer]+moreResults > maxCustomerResults {
		return smartmoney.RateLimited(time.Second, "first results that wait to be read must have at most %d MiB together", maxCustomerResults>>20)
	}
	if more > 0 {
		if err := c.room(more); err != nil {
			return err
		}
	}
	c.count(more)
	c.countResults(moreResults)
	return nil
}

// Force counts n more bytes, whatever the bounds.
func (c *Counted) Force(n int) {
	a := c.answers
	if a == nil {
		return
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	c.count(int64(n))
}

// count counts n bytes, or bytes out where n is negative. The caller holds the mutex of the answers.
func (c *Counted) count(n int64) {
	c.answers.all += n
	add(c.answers.customers, c.customer, n)
	c.bytes += n
}

// countResults does the same for results that bytes does not hold.
func (c *Counted) countResults(n int64) {
	add(c.answers.results, c.customer, n)
	c.results += n
}

// add adds n to the entry of a customer, which there is only above 0.
func add(to map[string]int64, customer string, n int64) {
	if to[customer] += n; to[customer] == 0 {
		delete(to, customer)
	}
}

// Done counts the answer, or the queue, out.
func (c *Counted) Done() {
	a := c.answers
	if a == nil || c.bytes == 0 && c.results == 0 {
		return
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	c.count(-c.bytes)
	c.countResults(-c.results)
}

// A large answer is written in chunks. Its reader must take each within chunkTimeout, and the whole answer
// within answerTimeout, which is that of small ones, too.
const (
	answerChunk   = 64 << 10 // bytes
	chunkTimeout  = 10 * time.Second
	answerTimeout = 3 * time.Minute
)

// WriteBody writes a body whose status is written. A reader that takes nothing of a large one for ten seconds is
// cut off, so that the service does not hold it for the minutes that a slow reader may take.
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
