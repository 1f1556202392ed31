package websocket

import (
	"context"
	"sync"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"github.com/smartmoneyhq/smartmoney/graph/fanout"
)

// operation is an operation of a connection, and the writer of its results.
type operation struct {
	conn    *conn
	id      string
	head    []byte         // of a result message, up to the result
	running fanout.Running // guarded by conn.mu; nil until it has started

	mu   sync.Mutex // guards what follows, and sending
	over bool       // ended by the client or by Done
}

// newOperation returns an operation with the id that the client chose.
func newOperation(c *conn, id string) *operation {
	head := append([]byte(`{"id":`), encode(id)...)
	head = append(head, `,"type":"`+c.protocol.next()+`","payload":`...)
	return &operation{conn: c, id: id, head: head}
}

// Next sends a result. It builds the frame in a pooled buffer, which is free again when Next
// returns: by then the frame is in the socket or copied to the outbound queue.
func (o *operation) Next(r *fanout.Result) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.over {
		return
	}
	pool := &o.conn.server.buffers
	buf := pool.get()
	frame := appendHeader((*buf)[:0], frameText, len(o.head)+len(r.Body)+1)
	frame = append(append(append(frame, o.head...), r.Body...), '}')
	o.conn.send(frame, o)
	pool.put(buf, frame)
}

// Done frees the id and then sends the client an error or complete message.
func (o *operation) Done(errs gqlerror.List) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.over {
		return
	}
	o.over = true
	o.conn.out.Release(o)
	o.conn.remove(o)
	if len(errs) > 0 {
		o.conn.sendMessage("error", o.id, o.conn.protocol.errors(errs))
		return
	}
	o.conn.sendMessage("complete", o.id, nil)
}

// WaitWritable blocks until at most half of the outbound queue is in use and no other operation
// claims it. It returns an error when ctx, the operation or the connection has ended.
func (o *operation) WaitWritable(ctx context.Context) error {
	err := o.conn.out.WaitWritable(ctx, o)
	o.mu.Lock()
	defer o.mu.Unlock()
	if err == nil && o.over {
		return fanout.ErrEnded
	}
	return err
}

// Reserve claims the outbound queue for the next result, of whatever size.
func (o *operation) Reserve() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return !o.over && o.conn.out.Reserve(o)
}

// Release ends a reservation.
func (o *operation) Release() { o.conn.out.Release(o) }

// finish ensures that nothing more is sent once it has returned.
func (o *operation) finish() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.over = true
	o.conn.out.Release(o)
}

// sendMessage sends a message about an operation. A nil payload is omitted.
func (c *conn) sendMessage(name, id string, payload []byte) {
	text := append([]byte(`{"id":`), encode(id)...)
	text = append(text, `,"type":"`+name+`"`...)
	if payload != nil {
		text = append(append(text, `,"payload":`...), payload...)
	}
	c.sendText(append(text, '}'))
}

func (c *conn) sendText(text []byte) {
	c.send(append(appendHeader(nil, frameText, len(text)), text...), nil)
}

// admit adds an operation unless its id is in use, the connection is at its limit, or has
// ended.
func (c *conn) admit(op *operation) (duplicate, full, ended bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.ended:
		return false, false, true
	case c.ops[op.id] != nil:
		return true, false, false
	case len(c.ops) >= c.server.opts.MaxSubscriptions:
		return false, true, false
	}
	if c.ops == nil {
		c.ops = map[string]*operation{}
	}
	c.ops[op.id] = op
	c.server.operations.Add(1)
	return false, false, false
}

// run records a started operation. It stops the operation if the connection has ended
// meanwhile.
func (c *conn) run(op *operation, running fanout.Running) {
	c.mu.Lock()
	op.running = running
	stop := c.ops[op.id] != op
	c.mu.Unlock()
	if stop {
		running.Stop()
	}
}

// remove removes an operation and reports whether it was there.
func (c *conn) remove(op *operation) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.ops[op.id] != op {
		return false
	}
	delete(c.ops, op.id)
	c.server.operations.Add(-1)
	return true
}

// stop ends an operation on the client's request and reports whether there was one. Nothing
// of it is sent afterwards.
func (c *conn) stop(id string) bool {
	c.mu.Lock()
	op := c.ops[id]
	c.mu.Unlock()
	if op == nil {
		return false
	}
	op.finish()
	c.remove(op)
	if op.running != nil {
		op.running.Stop()
	}
	return true
}

// stopOperations ends all operations and prevents further ones.
func (c *conn) stopOperations() {
	c.mu.Lock()
	c.ended = true
	ops := c.ops
	c.ops = nil
	var running []fanout.Running
	for _, op := range ops {
		if op.running != nil {
			running = append(running, op.running)
		}
	}
	c.mu.Unlock()
	c.server.operations.Add(-int64(len(ops)))
	for _, r := range running {
		r.Stop()
	}
}
