package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"
)

// stuckDelay is the slowest signal, ms, without readers that never read and with them.
type stuckDelay struct {
	without, with float64
}

const (
	stuckReaders       = 5
	stuckSubscriptions = 20 // of each: what waits for it grows so much faster
)

// measureStuck measures how much readers that never read delay those who do, until
// the server has cut them off and afterwards, a few times.
func measureStuck(ctx context.Context, s *settings) (delays []stuckDelay, err error) {
	h, err := openHarness(ctx, s, kindOurs, s.subscribers[0])
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, h.close()) }()
	if _, err := tell[sendings](h.fixture, "send", sendJob{Count: 100}); err != nil {
		return nil, err // what long answers are made of
	}
	if err := h.fillSeats(); err != nil {
		return nil, err
	}
	for range 2*s.rounds - 1 {
		d, err := h.playBesideStuck(s.signals)
		if err != nil {
			return nil, err
		}
		say("the slowest signal takes %s ms, and %s ms with stuck readers", number(d.without), number(d.with))
		delays = append(delays, *d)
	}
	return delays, h.finish()
}

// playBesideStuck sends signals to the readers alone, and then to others who never
// read, too.
func (h *harness) playBesideStuck(signals int) (*stuckDelay, error) {
	without, err := h.play(signals)
	if err != nil {
		return nil, err
	}
	if err := h.stick(); err != nil {
		return nil, err
	}
	with, err := h.play(signals)
	if err != nil {
		return nil, err
	}
	if _, err := h.until(func(st *processUsage) bool { return st.Open == h.job.Members }); err != nil {
		return nil, fmt.Errorf("readers that never read are not cut off, so they did not stick: %w", err)
	}
	return &stuckDelay{without: ms(slices.Max(without)), with: ms(slices.Max(with))}, nil
}

// stick has readers that never read subscribe, with nowhere left to write to for the
// server: long answers that they asked for fill what lies between.
func (h *harness) stick() error {
	if _, err := tell[nothing](h.clients, "stick", stickJob{stuckReaders}); err != nil {
		return err
	}
	for range 200 {
		open, err := h.askHeavy()
		if err != nil {
			return err
		}
		if open == 0 {
			_, err = tell[nothing](h.clients, "join", joinJob{stuckSubscriptions})
			return err
		}
	}
	return errors.New("readers that never read do not stick")
}

// askHeavy has each stuck reader ask for a long answer, and gives for how many the
// server's kernel has taken it.
func (h *harness) askHeavy() (open int, err error) {
	if _, err := tell[nothing](h.clients, "ask", nothing{}); err != nil {
		return 0, err
	}
	for asked := time.Now(); ; time.Sleep(20 * time.Millisecond) {
		st, err := tell[processUsage](h.fixture, "state", nothing{})
		if err != nil {
			return 0, err
		}
		// By then the server has read the questions. While it answers they are under way.
		answered := st.Operations == h.job.Members && time.Since(asked) > 500*time.Millisecond
		l, err := tell[looked](h.clients, "look", lookJob{answered})
		if err != nil {
			return 0, err
		}
		if answered || l.Grown == l.Open {
			return l.Open, nil
		}
	}
}

// leftOver is what remained of connections that were cut.
type leftOver struct {
	sockets, goroutines int
}

// measureChurn connects and cuts, and sees what the server has left of it.
func measureChurn(ctx context.Context, s *settings) (_ *leftOver, err error) {
	h, err := openHarness(ctx, s, kindOurs, 0)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, h.close()) }()
	before, err := h.warm()
	if err != nil {
		return nil, err
	}
	if _, err := tell[nothing](h.clients, "churn", churnJob{h.job, s.cuts}); err != nil {
		return nil, err
	}
	after, err := h.until(func(st *processUsage) bool { return st.Open == 0 && st.Goroutines <= before })
	if after == nil {
		return nil, err
	}
	if err != nil {
		say("%v", err) // the table says it, too
	}
	return &leftOver{sockets: after.Open, goroutines: max(0, after.Goroutines-before)}, h.finish()
}

// warm connects and cuts a few times, which starts what a server starts once, and
// gives its number of goroutines when that has not fallen for a second.
func (h *harness) warm() (goroutines int, err error) {
	if _, err := tell[nothing](h.clients, "churn", churnJob{h.job, 40}); err != nil {
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
