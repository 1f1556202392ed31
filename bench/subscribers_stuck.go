package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"
)

// stuckDelay is the delay of the slowest signal, ms, without and with stuck readers.
type stuckDelay struct {
	without, with float64
}

const (
	stuckReaders       = 5
	stuckSubscriptions = 20 // of each stuck reader, so that its queue fills faster
)

// measureStuck measures, a few times, how much stuck readers delay the others, before and
// after the server has cut them off.
func measureStuck(ctx context.Context, s *settings) (delays []stuckDelay, err error) {
	h, err := openHarness(ctx, s, kindOurs, s.subscribers[0])
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, h.close()) }()
	if _, err := execute[sendings](h.fixture, "send", sendJob{Count: 100}); err != nil {
		return nil, err // heavy reads these signals
	}
	if err := h.connectAll(); err != nil {
		return nil, err
	}
	for range 2*s.rounds - 1 {
		d, err := h.measureBesideStuck(s.signals)
		if err != nil {
			return nil, err
		}
		say("the slowest signal takes %s ms, and %s ms with stuck readers", number(d.without), number(d.with))
		delays = append(delays, *d)
	}
	return delays, h.finish()
}

// measureBesideStuck sends signals without stuck readers, and then with them.
func (h *harness) measureBesideStuck(signals int) (*stuckDelay, error) {
	without, err := h.measureDelays(signals)
	if err != nil {
		return nil, err
	}
	if err := h.fillBuffers(); err != nil {
		return nil, err
	}
	with, err := h.measureDelays(signals)
	if err != nil {
		return nil, err
	}
	if _, err := h.until(func(st *processUsage) bool { return st.Open == h.job.Members }); err != nil {
		return nil, fmt.Errorf("the stuck readers were not cut off: %w", err)
	}
	return &stuckDelay{without: ms(slices.Max(without)), with: ms(slices.Max(with))}, nil
}

// fillBuffers makes stuck readers subscribe once the server cannot write to them: unread responses
// to heavy queries fill the kernel's buffers.
func (h *harness) fillBuffers() error {
	if _, err := execute[nothing](h.clients, "connect-stuck", connectStuckJob{stuckReaders}); err != nil {
		return err
	}
	for range 200 {
		open, err := h.askHeavy()
		if err != nil {
			return err
		}
		if open == 0 {
			_, err = execute[nothing](h.clients, "subscribe-stuck", subscribeStuckJob{stuckSubscriptions})
			return err
		}
	}
	return errors.New("the kernel's buffers for stuck readers did not fill")
}

// askHeavy sends a heavy query for each stuck reader, and returns for how many the server's
// kernel has accepted the response.
func (h *harness) askHeavy() (open int, err error) {
	if _, err := execute[nothing](h.clients, "query-stuck", nothing{}); err != nil {
		return 0, err
	}
	for asked := time.Now(); ; time.Sleep(20 * time.Millisecond) {
		st, err := execute[processUsage](h.fixture, "state", nothing{})
		if err != nil {
			return 0, err
		}
		// After 500 ms the server has read the queries. They count as operations until it has
		// answered.
		answered := st.Operations == h.job.Members && time.Since(asked) > 500*time.Millisecond
		l, err := execute[acceptedCount](h.clients, "count-accepted", acceptedJob{answered})
		if err != nil {
			return 0, err
		}
		if answered || l.Grown == l.Open {
			return l.Open, nil
		}
	}
}

// leftOver counts the sockets and goroutines that remain in the server after connections were cut.
type leftOver struct {
	sockets, goroutines int
}

// measureCutConnections opens and cuts connections, and returns what remains of them in the server.
func measureCutConnections(ctx context.Context, s *settings) (_ *leftOver, err error) {
	h, err := openHarness(ctx, s, kindOurs, 0)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, h.close()) }()
	before, err := h.warm()
	if err != nil {
		return nil, err
	}
	if _, err := execute[nothing](h.clients, "cut", cutJob{h.job, s.cuts}); err != nil {
		return nil, err
	}
	after, err := h.until(func(st *processUsage) bool { return st.Open == 0 && st.Goroutines <= before })
	if after == nil {
		return nil, err
	}
	if err != nil {
		say("%v", err) // the table shows it too
	}
	return &leftOver{sockets: after.Open, goroutines: max(0, after.Goroutines-before)}, h.finish()
}

// warm opens and cuts a few connections, which starts the server's permanent goroutines. It
// returns the number of goroutines once that has not fallen for a second.
func (h *harness) warm() (goroutines int, err error) {
	if _, err := execute[nothing](h.clients, "cut", cutJob{h.job, 40}); err != nil {
		return 0, err
	}
	since := time.Now()
	_, err = h.until(func(st *processUsage) bool {
		if goroutines == 0 || st.Goroutines < goroutines {
			goroutines, since = st.Goroutines, time.Now()
		}
		return st.Open == 0 && time.Since(since) > time.Second
	})
	return goroutines, err
}
