package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"strconv"
	"strings"
	"syscall"

	"golang.org/x/sync/errgroup"
)

// churnJob is to connect, subscribe and cut, so often.
type churnJob struct {
	Server loadGeneratorJob
	Times  int
}

// churn cuts connections in the ways in which they break: reset or closed, without a
// word of the protocol, some before the server has greeted.
func churn(_ context.Context, job *churnJob) (nothing, error) {
	var group errgroup.Group
	group.SetLimit(64)
	for i := range job.Times {
		group.Go(func() error {
			if i%4 == 3 {
				return cutEarly(&job.Server)
			}
			s, err := subscribe(&net.Dialer{}, &job.Server, 1)
			if err != nil {
				return fmt.Errorf("connection %d: %w", i, err)
			}
			if i%4 == 2 {
				return s.conn.Close()
			}
			return reset(s.conn)
		})
	}
	return nothing{}, group.Wait()
}

// cutEarly cuts a connection right after its first message.
func cutEarly(job *loadGeneratorJob) error {
	s, err := dialSocket(&net.Dialer{}, job.Addr, "/graphql", "graphql-transport-ws", job.Key)
	if err != nil {
		return err
	}
	return errors.Join(s.send(opText, []byte(`{"type":"connection_init","payload":{}}`)), reset(s.conn))
}

// reset closes a connection so that the other side gets an error instead of an end.
func reset(conn net.Conn) error {
	return errors.Join(conn.(*net.TCPConn).SetLinger(0), conn.Close())
}

// heavy is a question with a long answer, about 60 KB where the log has enough.
const heavy = `{ signals(first: 75) { nodes { id signalId headline traders { wallet leaderboardRank totalPnl } why { reasons { text } } token { address } } } }`

// stuckReader is a subscriber who never reads.
type stuckReader struct {
	*socket
	asked   int   // long answers
	held    int64 // bytes that the server's kernel holds, as seen last
	before  int64 // the same when it asked
	clogged bool  // the kernel takes no more
}

// stickJob is to have so many of them.
type stickJob struct {
	Readers int
}

// stick connects readers that never read, with the smallest receive buffers.
func (a *loadGenerator) stick(_ context.Context, job *stickJob) (nothing, error) {
	if err := a.tryHeavy(); err != nil {
		return nothing{}, err
	}
	dialer := &net.Dialer{Control: func(_, _ string, c syscall.RawConn) (err error) {
		e := c.Control(func(fd uintptr) { err = syscall.SetsockoptInt(int(fd), syscall.SOL_SOCKET, syscall.SO_RCVBUF, 1) })
		return errors.Join(e, err)
	}}
	for _, s := range a.stuck { // of the time before, whom the server has cut off
		if err := s.conn.Close(); err != nil {
			return nothing{}, err
		}
	}
	a.stuck = nil
	for range job.Readers {
		s, err := subscribe(dialer, a.job, 0)
		if err != nil {
			return nothing{}, err
		}
		a.stuck = append(a.stuck, &stuckReader{socket: s})
	}
	return nothing{}, nil
}

// tryHeavy holds that the long answer is one.
func (a *loadGenerator) tryHeavy() error {
	s, err := subscribe(&net.Dialer{}, a.job, 0)
	if err != nil {
		return err
	}
	defer func() { _ = s.conn.Close() }()
	if err := s.send(opText, subscribeMessage("q", heavy)); err != nil {
		return err
	}
	_, payload, err := s.next()
	if err == nil && len(payload) < 30_000 {
		err = fmt.Errorf("the answer that is to be long is %.300q", payload)
	}
	return err
}

// ask asks a long answer for each stuck reader for whom the server's kernel takes more.
func (a *loadGenerator) ask(context.Context, *nothing) (nothing, error) {
	for _, s := range a.stuck {
		if s.clogged {
			continue
		}
		s.asked, s.before = s.asked+1, s.held
		if err := s.send(opText, subscribeMessage("q"+strconv.Itoa(s.asked), heavy)); err != nil {
			return nothing{}, err
		}
	}
	return nothing{}, nil
}

// lookJob is to look at what the server's kernel holds for stuck readers. Answered
// says that what they asked for is given: for whom it has taken nothing, it never will.
type lookJob struct {
	Answered bool
}

// looked is for how many the kernel may take more, and for how many of them it has
// taken something since they asked.
type looked struct {
	Open, Grown int
}

func (a *loadGenerator) look(_ context.Context, job *lookJob) (looked, error) {
	const little = 10_000 // moves on in small pieces even where nobody reads
	var l looked
	held, err := unacknowledged(a.stuck)
	if err != nil {
		return l, err
	}
	for i, s := range a.stuck {
		s.held = held[i]
		grown := s.held >= s.before+little
		s.clogged = s.clogged || job.Answered && !grown
		if !s.clogged {
			l.Open++
			if grown {
				l.Grown++
			}
		}
	}
	return l, nil
}

// joinJob is to have each stuck reader subscribe so often.
type joinJob struct {
	Subscriptions int
}

func (a *loadGenerator) join(_ context.Context, job *joinJob) (nothing, error) {
	for _, s := range a.stuck {
		for i := range job.Subscriptions {
			if err := s.send(opText, subscribeMessage("s"+strconv.Itoa(i), subscription)); err != nil {
				return nothing{}, err
			}
		}
	}
	return nothing{}, nil
}

// unacknowledged returns how many bytes the other ends of connections on this machine
// have written that these ends have not taken, from the kernel's table.
func unacknowledged(sockets []*stuckReader) ([]int64, error) {
	table, err := os.ReadFile("/proc/net/tcp")
	if err != nil {
		return nil, err
	}
	waiting := make([]int64, len(sockets))
	for i, s := range sockets {
		here, there := s.conn.LocalAddr().(*net.TCPAddr), s.conn.RemoteAddr().(*net.TCPAddr)
		ends := fmt.Sprintf(" 0100007F:%04X 0100007F:%04X 01 ", there.Port, here.Port) // established
		_, rest, found := strings.Cut(string(table), ends)
		if !found {
			return nil, errors.New("the server has closed a connection before it was to get a signal")
		}
		queue, _, _ := strings.Cut(rest, ":")
		if waiting[i], err = strconv.ParseInt(queue, 16, 64); err != nil {
			return nil, err
		}
	}
	return waiting, nil
}
