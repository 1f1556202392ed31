package websocket

import (
	"context"
	"sync"

	"github.com/vektah/gqlparser/v2/gqlerror"

	"smartmoney/graph/fanout"
)

// operation is an operation of a connection: the writer of its results.
type operation struct {
	conn    *conn
	id      string
	head    []byte         // of a message with a result, up to the result
	running fanout.Running // guarded by conn.mu; nil until it has begun

	mu    sync.Mutex // guards what follows, and sending
	over  bool       // the client has ended it, or Done has
	roomy bool       // the sender has waited for room for the next result
}

var _ fanout.Writer = (*operation)(nil)

// newOperation needs the id as it is written in JSON.
func newOperation(c *conn, id string) *operation {
	head := append([]byte(`{"id":`), encode(id)...)
	head = append(head, `,"type":"`+c.protocol.next()+`","payload":`...)
	return &operation{conn: c, id: id, head: head}
}

// Next sends a result. The frame is made in memory that is free again when it returns:
// either the socket has it then, or the outbox has copied it.
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
	o.conn.send(frame, o.roomy)
	o.roomy = false
	pool.put(buf, frame)
}

// Done tells the client that nothing follows, and frees the id before that.
func (o *operation) Done(errs gqlerror.List) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.over {
		return
	}
	o.over = true
	o.conn.forget(o)
	if len(errs) > 0 {
		o.conn.tell("error", o.id, o.conn.protocol.errors(errs))
		return
	}
	o.conn.tell("complete", o.id, nil)
}

// Room waits until the connection has taken in most of what was sent.
func (o *operation) Room(ctx context.Context) error {
	err := o.conn.out.waitRoom(ctx)
	o.mu.Lock()
	defer o.mu.Unlock()
	o.roomy = err == nil
	return err
}

// finish keeps anything more from being sent, once it returns.
func (o *operation) finish() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.over = true
}

// tell sends a message about an operation; without a payload where it is nil.
func (c *conn) tell(name, id string, payload []byte) {
	text := append([]byte(`{"id":`), encode(id)...)
	text = append(text, `,"type":"`+name+`"`...)
	if payload != nil {
		text = append(append(text, `,"payload":`...), payload...)
	}
	c.sendText(append(text, '}'))
}

func (c *conn) sendText(text []byte) {
	c.send(append(appendHeader(nil, frameText, len(text)), text...), false)
}

// admit takes an operation in unless its id is in use, the connection has its most, or
// has ended.
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

// run notes that an operation is under way. One that the connection's end came before is
// stopped.
func (c *conn) run(op *operation, running fanout.Running) {
	c.mu.Lock()
	op.running = running
	stop := c.ops[op.id] != op
	c.mu.Unlock()
	if stop {
		running.Stop()
	}
}

// forget takes an operation out, and reports whether it was in.
func (c *conn) forget(op *operation) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.ops[op.id] != op {
		return false
	}
	delete(c.ops, op.id)
	c.server.operations.Add(-1)
	return true
}

// stop ends an operation that the client wants no more of, and reports whether there was
// one. Nothing of it is sent after that.
func (c *conn) stop(id string) bool {
	c.mu.Lock()
	op := c.ops[id]
	c.mu.Unlock()
	if op == nil {
		return false
	}
	op.finish()
	c.forget(op)
	if op.running != nil {
		op.running.Stop()
	}
	return true
}

// stopOperations ends all operations, and keeps others from beginning.
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
