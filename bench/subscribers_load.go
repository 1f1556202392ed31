package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"
)

// maxSequence bounds the number of signals that one server sends.
const maxSequence = 1 << 14

// loadGenerator is many websocket clients in one process that record when they received
// which signal. Their work is the same for every server.
type loadGenerator struct {
	job     *loadGeneratorJob
	members []*benchSubscriber
	stuck   []*stuckReader
	reading sync.WaitGroup
	leaving atomic.Bool

	got   [maxSequence]atomic.Int32 // by sequence: how many members received it
	last  [maxSequence]atomic.Int64 // by sequence: when the last one received it, unix ns
	full  chan int64                // sequences that every member received
	fault chan error                // the first few errors of members
}

// loadGeneratorJob describes the connections and subscriptions.
type loadGeneratorJob struct {
	Kind, Addr, Key string
	Members         int
}

// benchSubscriber is one subscriber.
type benchSubscriber struct {
	*socket
	due int64 // the sequence that must come next, 0 before the first
}

// receiveTimes are the times at which the last member received each of some signals.
type receiveTimes struct {
	Last []int64 // unix ns
}

// runLoadGenerator is the clients' process.
func runLoadGenerator() error {
	a := &loadGenerator{full: make(chan int64, maxSequence), fault: make(chan error, 8)}
	return serveCompanion(verbs{
		"connect": verb(a.connect), "await": verb(a.await), "disconnect": verb(a.disconnect), "receipts": verb(a.receiveTimes),
		"cut": verb(cutConnections), "connect-stuck": verb(a.connectStuck), "query-stuck": verb(a.queryStuck),
		"count-accepted": verb(a.countAccepted), "subscribe-stuck": verb(a.subscribeStuck),
	})
}

// connect connects the members, a few dozen at a time, and starts a reader for each. When it
// returns, every member has sent its subscription.
func (lg *loadGenerator) connect(_ context.Context, job *loadGeneratorJob) (nothing, error) {
	lg.job, lg.members = job, make([]*benchSubscriber, job.Members)
	var group errgroup.Group
	group.SetLimit(64)
	for i := range lg.members {
		group.Go(func() error {
			s, err := subscribe(&net.Dialer{}, job, 1)
			if err != nil {
				return fmt.Errorf("subscriber %d: %w", i, err)
			}
			lg.members[i] = &benchSubscriber{socket: s}
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		return nothing{}, err
	}
	for _, m := range lg.members {
		lg.reading.Go(func() {
			if err := lg.read(m); !lg.leaving.Load() {
				select {
				case lg.fault <- err:
				default:
				}
			}
		})
	}
	return nothing{}, nil
}

// read reads a member's messages until its connection ends, and returns the reason.
func (lg *loadGenerator) read(m *benchSubscriber) error {
	for {
		opcode, payload, err := m.next()
		if err != nil {
			return err
		}
		now := time.Now().UnixNano()
		switch opcode {
		case opText:
			err = lg.record(m, payload, now)
		case opPing:
			err = m.send(opPong, payload)
		case opClose:
			err = fmt.Errorf("closed by the server: %q", payload)
		}
		if err != nil {
			return err
		}
	}
}

var sequenceMark = []byte(`"sequence":`)

// record records the signals of a message, of which there may be several, and answers pings.
// It returns an error unless the member receives each signal once and in order.
func (lg *loadGenerator) record(m *benchSubscriber, message []byte, now int64) error {
	found := false
	for rest := message; ; found = true {
		at := bytes.Index(rest, sequenceMark)
		if at < 0 {
			break
		}
		rest = rest[at+len(sequenceMark):]
		var sequence int64
		for len(rest) > 0 && rest[0] >= '0' && rest[0] <= '9' {
			sequence, rest = sequence*10+int64(rest[0]-'0'), rest[1:]
		}
		if m.due != 0 && sequence != m.due || sequence <= 0 || sequence >= maxSequence {
			return fmt.Errorf("signal %d arrived, want %d", sequence, m.due)
		}
		m.due = sequence + 1
		lg.recordTime(sequence, now)
	}
	if pong := pongTo(lg.job.Kind, message); pong != nil {
		return m.send(opText, pong)
	}
	if found {
		return nil
	}
	return unexpected(lg.job.Kind, message)
}

func (lg *loadGenerator) recordTime(sequence, now int64) {
	for last := lg.last[sequence].Load(); now > last; last = lg.last[sequence].Load() {
		if lg.last[sequence].CompareAndSwap(last, now) {
			break
		}
	}
	if int(lg.got[sequence].Add(1)) == len(lg.members) {
		lg.full <- sequence
	}
}

// awaitJob waits until every member has received a signal.
type awaitJob struct {
	Sequence int64
	Seconds  float64
}

// awaited is the number of members that have received it.
type awaited struct {
	Members int
}

// await waits until every member has received a signal, or until the job's time is up.
func (lg *loadGenerator) await(ctx context.Context, job *awaitJob) (awaited, error) {
	ctx, cancel := context.WithTimeout(ctx, time.Duration(job.Seconds*float64(time.Second)))
	defer cancel()
	for {
		select {
		case sequence := <-lg.full:
			if sequence >= job.Sequence {
				return awaited{len(lg.members)}, nil
			}
		case err := <-lg.fault:
			return awaited{}, err
		case <-ctx.Done():
			return awaited{int(lg.got[job.Sequence].Load())}, nil
		}
	}
}

// receiveTimesJob requests the receive times of the signals From to To.
type receiveTimesJob struct {
	From, To int64
}

func (lg *loadGenerator) receiveTimes(_ context.Context, job *receiveTimesJob) (receiveTimes, error) {
	var r receiveTimes
	for sequence := job.From; sequence <= job.To; sequence++ {
		if got := int(lg.got[sequence].Load()); got != len(lg.members) {
			return r, fmt.Errorf("%d of %d subscribers have signal %d", got, len(lg.members), sequence)
		}
		r.Last = append(r.Last, lg.last[sequence].Load())
	}
	return r, nil
}

// disconnect cuts every connection.
func (lg *loadGenerator) disconnect(context.Context, *nothing) (nothing, error) {
	lg.leaving.Store(true)
	var errs []error
	for _, m := range lg.members {
		errs = append(errs, m.conn.Close())
	}
	for _, s := range lg.stuck {
		errs = append(errs, s.conn.Close())
	}
	lg.reading.Wait()
	return nothing{}, errors.Join(errs...)
}

// subscribe connects once and subscribes a number of times.
func subscribe(dialer *net.Dialer, job *loadGeneratorJob, times int) (*socket, error) {
	subprotocol, path := "graphql-transport-ws", "/graphql"
	if job.Kind == kindCentrifuge {
		subprotocol, path = "", "/"
	}
	s, err := dialSocket(dialer, job.Addr, path, subprotocol, job.Key)
	if err != nil {
		return nil, err
	}
	err = s.handshake(job)
	for i := 0; i < times && err == nil; i++ {
		message := []byte(`{"id":2,"subscribe":{"channel":"` + channel + `"}}`)
		if job.Kind != kindCentrifuge {
			message = subscribeMessage("s"+strconv.Itoa(i), subscription)
		}
		err = s.send(opText, message)
	}
	if err != nil {
		return nil, errors.Join(err, s.conn.Close())
	}
	return s, nil
}

// subscribeMessage returns the message that starts an operation.
func subscribeMessage(id, operation string) []byte {
	text, err := json.Marshal(operation)
	if err != nil {
		panic("BUG: a string cannot be encoded")
	}
	return []byte(`{"id":"` + id + `","type":"subscribe","payload":{"query":` + string(text) + `}}`)
}

// handshake starts the protocol and waits for the server's acknowledgement.
func (s *socket) handshake(job *loadGeneratorJob) error {
	hello := `{"type":"connection_init","payload":{"Authorization":"Bearer ` + job.Key + `"}}`
	word := []byte(`"connection_ack"`)
	if job.Kind == kindCentrifuge {
		hello, word = `{"id":1,"connect":{}}`, []byte(`"connect"`)
	}
	if err := s.send(opText, []byte(hello)); err != nil {
		return err
	}
	for {
		opcode, payload, err := s.next()
		switch {
		case err != nil:
			return err
		case opcode == opText && bytes.Contains(payload, word):
			return nil
		// no pong is due yet
		case opcode == opPing || opcode == opText && pongTo(job.Kind, payload) != nil:
		default:
			return fmt.Errorf("greeted by %q, opcode %d", payload, opcode)
		}
	}
}

// pongTo returns the answer to a ping of the protocol, nil if the message has none. The
// fan-out server sends a ping as one of several lines of a message.
func pongTo(kind string, message []byte) []byte {
	ping := []byte("{}")
	if kind == kindCentrifuge && (bytes.HasPrefix(message, ping) || bytes.Contains(message, []byte("\n{}"))) {
		return ping
	}
	if kind != kindCentrifuge && bytes.Contains(message, []byte(`"type":"ping"`)) {
		return []byte(`{"type":"pong"}`)
	}
	return nil
}

// unexpected returns an error for a message that is neither signal nor ping, nil if it is
// another message of the protocol.
func unexpected(kind string, message []byte) error {
	if kind == kindCentrifuge && bytes.Contains(message, []byte(`"subscribe"`)) {
		return nil
	}
	return fmt.Errorf("unexpected message %.300q", message)
}
