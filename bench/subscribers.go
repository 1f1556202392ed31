package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"
)

const (
	paceMS       = 100 // between two signals
	alone        = 20  // most signals sent one at a time; at most half as many as the others
	waitSeconds  = 120 // for a signal to reach every subscriber
	leastSignals = 20  // enough to fill the queue of a reader that never reads
)

// delivery is the result of one measurement: some number of subscribers of one server, all
// of one customer and with the same subscription.
type delivery struct {
	p50, p99 float64 // from commit to the last subscriber's receipt, a signal each 100 ms, ms
	alone    float64 // the same, p50, each signal after the last receipt of the one before, ms
	cpu      float64 // of the server's process for one message to one subscriber, µs
	// resident memory of one idle connection, after garbage is returned to the system, KiB
	settled float64
	used    float64 // the same before garbage is returned, KiB
}

// measureSubscribers measures deliveries to many subscribers by our server, by stock gqlgen
// and by a server made for fan-out.
func measureSubscribers(ctx context.Context, s *settings, t *table) error {
	r := newDeliveries(s)
	for round := range s.rounds {
		for _, size := range s.subscribers {
			for _, kind := range serverKinds {
				say("%s subscribers of %s", whole(size), kind)
				d, err := measureDelivery(ctx, s, kind, size, round)
				if err != nil {
					return fmt.Errorf("%d subscribers of %s: %w", size, kind, err)
				}
				say("last receipt %s ms, p99 %s; alone %s; %s µs a delivery; %s KiB a connection, %s before garbage is returned",
					number(d.p50), number(d.p99), number(d.alone), number(d.cpu), number(d.settled), number(d.used))
				r.add(kind, size, d)
			}
		}
	}
	say("readers that never read")
	var err error
	if r.stuck, err = measureStuck(ctx, s); err != nil {
		return fmt.Errorf("stuck readers: %w", err)
	}
	say("%s connects and cuts", whole(s.cuts))
	left, err := measureCutConnections(ctx, s)
	if err != nil {
		return fmt.Errorf("connects and cuts: %w", err)
	}
	r.report(t, left)
	return nil
}

// measureDelivery measures one server with one number of subscribers.
func measureDelivery(ctx context.Context, s *settings, kind string, size, round int) (_ *delivery, err error) {
	h, err := openHarness(ctx, s, kind, size)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, h.close()) }()
	d := &delivery{}
	if err := h.weigh(d); err != nil {
		return nil, err
	}
	var singly []time.Duration
	for range min(alone, s.signals/2) {
		took, err := h.measureDelays(1)
		if err != nil {
			return nil, err
		}
		singly = append(singly, took...)
		time.Sleep(paceMS * time.Millisecond)
	}
	d.alone, _ = percentiles(singly)
	profiled := s.profiles != "" && round == 0
	if profiled {
		path := s.profilePath(fmt.Sprintf("subscribers-%d-%s", size, strings.ReplaceAll(kind, " ", "-")))
		if _, err := execute[nothing](h.fixture, "profile", profileJob{path}); err != nil {
			return nil, err
		}
	}
	if err := h.load(d, s.signals); err != nil {
		return nil, err
	}
	if profiled {
		if _, err := execute[nothing](h.fixture, "profiled", nothing{}); err != nil {
			return nil, err
		}
	}
	return d, h.finish()
}

// weigh connects every subscriber and measures the memory of a connection that has received
// a signal and is idle.
func (h *harness) weigh(d *delivery) error {
	empty, err := execute[resident](h.fixture, "memory", nothing{})
	if err != nil {
		return err
	}
	if err := h.connectAll(); err != nil {
		return err
	}
	full, err := execute[resident](h.fixture, "memory", nothing{})
	if err != nil {
		return err
	}
	of := func(bytes int64) float64 { return float64(bytes-empty.Settled) / float64(h.job.Members) / 1024 }
	d.settled, d.used = of(full.Settled), of(full.Used)
	return nil
}

// load sends signals at a fixed interval.
func (h *harness) load(d *delivery, signals int) error {
	before, err := execute[processUsage](h.fixture, "state", nothing{})
	if err != nil {
		return err
	}
	took, err := h.measureDelays(signals)
	if err != nil {
		return err
	}
	after, err := execute[processUsage](h.fixture, "state", nothing{})
	if err != nil {
		return err
	}
	d.p50, d.p99 = percentiles(took)
	d.cpu = float64(after.CPU-before.CPU) / 1e3 / float64(signals*h.job.Members)
	return nil
}

func ms(d time.Duration) float64 { return d.Seconds() * 1e3 }
