package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/sync/errgroup"
)

// churnJob is to connect, subscribe and cut, so often.
type churnJob struct {
	Server audienceJob
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
func cutEarly(job *audienceJob) error {
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

// stickJob is to have so many subscribers who never read.
type stickJob struct {
	Readers, Subscriptions int
}

// heavy is a question with a long answer, about 60 KB where the log has enough.
const heavy = `{ signals(first: 75) { nodes { id signalId headline traders { wallet leaderboardRank totalPnl } why { reasons { text } } token { address } } } }`

// stick connects readers that never read, with the smallest receive buffers, lets
// the server fill what lies between with long answers, and has them subscribe then:
// from the first signal on the server has nowhere to write theirs to.
func (a *audience) stick(_ context.Context, job *stickJob) (nothing, error) {
	if err := a.tryHeavy(); err != nil {
		return nothing{}, err
	}
	dialer := &net.Dialer{Control: func(_, _ string, c syscall.RawConn) (err error) {
		e := c.Control(func(fd uintptr) { err = syscall.SetsockoptInt(int(fd), syscall.SOL_SOCKET, syscall.SO_RCVBUF, 1) })
		return errors.Join(e, err)
	}}
	readers := make([]*socket, job.Readers)
	for i := range readers {
		var err error
		if readers[i], err = subscribe(dialer, a.job, 0); err != nil {
			return nothing{}, err
		}
	}
	a.stuck = append(a.stuck, readers...)
	if err := clog(readers); err != nil {
		return nothing{}, err
	}
	for _, s := range readers {
		for i := range job.Subscriptions {
			if err := s.send(opText, subscribeMessage("s"+strconv.Itoa(i), subscription)); err != nil {
				return nothing{}, err
			}
		}
	}
	return nothing{}, nil
}

// tryHeavy holds that the long answer is one.
func (a *audience) tryHeavy() error {
	s, err := subscribe(&net.Dialer{}, a.job, 0)
	if err != nil {
		return err
	}
	defer s.conn.Close()
	if err := s.send(opText, subscribeMessage("q", heavy)); err != nil {
		return err
	}
	if _, payload, err := s.next(); err != nil || len(payload) < 30_000 {
		return fmt.Errorf("the answer that is to be long is %.300q, error %v", payload, err)
	}
	return nil
}

// clog asks for long answers, the next when one has begun to come, and reads none,
// until the server's kernel takes no more of them.
func clog(sockets []*socket) error {
	const (
		little  = 10_000 // moves on in small pieces even where nobody reads
		patient = 2 * time.Second
	)
	taken, asked, stuck := make([]int64, len(sockets)), make([]time.Time, len(sockets)), make([]bool, len(sockets))
	for ; ; time.Sleep(10 * time.Millisecond) {
		now, err := unacknowledged(sockets)
		if err != nil {
			return err
		}
		for i, s := range sockets {
			switch {
			case stuck[i]:
			case asked[i].IsZero() || now[i] >= taken[i]+little:
				taken[i], asked[i] = now[i], time.Now()
				if err := s.send(opText, subscribeMessage("q"+strconv.FormatInt(now[i], 10), heavy)); err != nil {
					return err
				}
			default:
				stuck[i] = time.Since(asked[i]) > patient
			}
		}
		if !slices.Contains(stuck, false) {
			return nil
		}
	}
}

// unacknowledged gives how many bytes the other ends of connections on this machine
// have written that these ends have not taken, from the kernel's table.
func unacknowledged(sockets []*socket) ([]int64, error) {
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
