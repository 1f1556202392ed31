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

// cutJob connects, subscribes and cuts a number of times.
type cutJob struct {
	Server loadGeneratorJob
	Times  int
}

// cutConnections cuts connections in the ways in which they break: reset or closed, without a
// closing handshake, some before the server's acknowledgement.
func cutConnections(_ context.Context, job *cutJob) (nothing, error) {
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

// reset closes a connection with a TCP reset.
func reset(conn net.Conn) error {
	return errors.Join(conn.(*net.TCPConn).SetLinger(0), conn.Close())
}

// heavy is a query with a long response, about 60 KB if the log has enough signals.
const heavy = `{ signals(first: 75) { nodes { id signalId headline traders { wallet leaderboardRank totalPnl } why { reasons { text } } token { address } } } }`

// stuckReader is a subscriber that never reads.
type stuckReader struct {
	*socket
	asked   int   // number of heavy queries sent
	held    int64 // bytes in the server's kernel when last seen
	before  int64 // the same when it sent the last query
	clogged bool  // the kernel's buffers are full
}

// connectStuckJob connects a number of stuck readers.
type connectStuckJob struct {
	Readers int
}

// connectStuck connects readers that never read, with the smallest receive buffers.
func (lg *loadGenerator) connectStuck(_ context.Context, job *connectStuckJob) (nothing, error) {
	if err := lg.tryHeavy(); err != nil {
		return nothing{}, err
	}
	dialer := &net.Dialer{Control: func(_, _ string, c syscall.RawConn) (err error) {
		e := c.Control(func(fd uintptr) { err = syscall.SetsockoptInt(int(fd), syscall.SOL_SOCKET, syscall.SO_RCVBUF, 1) })
		return errors.Join(e, err)
	}}
	for _, s := range lg.stuck { // of the last run, which the server has cut off
		if err := s.conn.Close(); err != nil {
			return nothing{}, err
		}
	}
	lg.stuck = nil
	for range job.Readers {
		s, err := subscribe(dialer, lg.job, 0)
		if err != nil {
			return nothing{}, err
		}
		lg.stuck = append(lg.stuck, &stuckReader{socket: s})
	}
	return nothing{}, nil
}

// tryHeavy checks that the response to heavy is long.
func (lg *loadGenerator) tryHeavy() error {
	s, err := subscribe(&net.Dialer{}, lg.job, 0)
	if err != nil {
		return err
	}
	defer func() { _ = s.conn.Close() }()
	if err := s.send(opText, subscribeMessage("q", heavy)); err != nil {
		return err
	}
	_, payload, err := s.next()
	if err == nil && len(payload) < 30_000 {
		err = fmt.Errorf("want a long response, got %.300q", payload)
	}
	return err
}

// queryStuck sends a heavy query for each stuck reader for which the server's kernel accepts more
// bytes.
func (lg *loadGenerator) queryStuck(context.Context, *nothing) (nothing, error) {
	for _, s := range lg.stuck {
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

// acceptedJob reads how many bytes the server's kernel holds for stuck readers. Answered means
// that the server has responded: readers for which the kernel took nothing are stuck.
type acceptedJob struct {
	Answered bool
}

// acceptedCount counts the readers for which the kernel may accept more, and those among them for
// which it has accepted bytes since their last query.
type acceptedCount struct {
	Open, Grown int
}

func (lg *loadGenerator) countAccepted(_ context.Context, job *acceptedJob) (acceptedCount, error) {
	const little = 10_000 // bytes that may still move to a reader that does not read
	var l acceptedCount
	held, err := unacknowledged(lg.stuck)
	if err != nil {
		return l, err
	}
	for i, s := range lg.stuck {
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

// subscribeStuckJob makes each stuck reader subscribe a number of times.
type subscribeStuckJob struct {
	Subscriptions int
}

func (lg *loadGenerator) subscribeStuck(_ context.Context, job *subscribeStuckJob) (nothing, error) {
	for _, s := range lg.stuck {
		for i := range job.Subscriptions {
			if err := s.send(opText, subscribeMessage("s"+strconv.Itoa(i), subscription)); err != nil {
				return nothing{}, err
			}
		}
	}
	return nothing{}, nil
}

// unacknowledged returns, from the kernel's table, the bytes that the peers of some
// connections on this machine have written and that were not acknowledged.
func unacknowledged(sockets []*stuckReader) ([]int64, error) {
	table, err := os.ReadFile("/proc/net/tcp")
	if err != nil {
		return nil, err
	}
	waiting := make([]int64, len(sockets))
	for i, s := range sockets {
		here, there := s.conn.LocalAddr().(*net.TCPAddr), s.conn.RemoteAddr().(*net.TCPAddr)
		// established
		ends := fmt.Sprintf(" 0100007F:%04X 0100007F:%04X 01 ", there.Port, here.Port)
		_, rest, found := strings.Cut(string(table), ends)
		if !found {
			return nil, errors.New("the server closed a connection before the first signal")
		}
		queue, _, _ := strings.Cut(rest, ":")
		if waiting[i], err = strconv.ParseInt(queue, 16, 64); err != nil {
			return nil, err
		}
	}
	return waiting, nil
}
