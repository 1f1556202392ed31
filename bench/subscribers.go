package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

const (
	paceMS       = 100 // between two signals
	alone        = 20  // signals at most, and half of the others, of which each waits for the one before
	waitSeconds  = 120 // for a signal to be with everybody
	leastSignals = 15  // by when too much waits for a reader that never reads
)

// delivery is what came of one measurement: so many subscribers of one server, all
// of one customer and with the same subscription.
type delivery struct {
	p50, p99 float64 // from commit to the last subscriber's receipt, a signal each 100 ms, ms
	alone    float64 // the same, p50, where each signal waits for the one before, ms
	cpu      float64 // of the server's process for one message to one subscriber, µs
	settled  float64 // resident memory of one idle connection, once garbage is given back, KiB
	used     float64 // the same with what the process keeps for what it may need next, KiB
}

// measureSubscribers measures how signals get to many subscribers, by our server, by
// stock gqlgen and by a server made for fan-out.
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
	left, err := measureChurn(ctx, s)
	if err != nil {
		return fmt.Errorf("connects and cuts: %w", err)
	}
	r.report(t, left)
	return nil
}

// theatre is a server and its audience, a process each.
type theatre struct {
	stage, audience *companion
	at              *staged
	job             audienceJob
}

// openTheatre starts the processes; nobody is connected yet.
func openTheatre(ctx context.Context, s *settings, kind string, size int) (*theatre, error) {
	h := &theatre{}
	var err error
	if h.stage, err = callCompanion(ctx, childStage); err != nil {
		return nil, err
	}
	if h.audience, err = callCompanion(ctx, childAudience); err != nil {
		return nil, errors.Join(err, h.stage.end())
	}
	database := "sqlite:" + filepath.Join(s.dir, rand.Text()+".db")
	if h.at, err = tell[staged](h.stage, "open", stageJob{kind, database}); err != nil {
		return nil, errors.Join(err, h.close())
	}
	h.job = audienceJob{Kind: kind, Addr: h.at.Addr, Key: h.at.Key, Members: size}
	return h, nil
}

// close ends both processes.
func (h *theatre) close() error {
	return errors.Join(h.audience.end(), h.stage.end())
}

// finish has everybody leave and the server stop as it does in order, before both
// processes end.
func (h *theatre) finish() error {
	_, left := tell[nothing](h.audience, "leave", nothing{})
	_, closed := tell[nothing](h.stage, "close", nothing{})
	return errors.Join(left, closed)
}

// fillSeats connects everybody and sends signals until one has come to all: nobody
// is told when a subscription has begun.
func (h *theatre) fillSeats() error {
	if _, err := tell[nothing](h.audience, "connect", h.job); err != nil {
		return err
	}
	for range 30 {
		sent, err := tell[sendings](h.stage, "send", sendJob{Count: 1})
		if err != nil {
			return err
		}
		got, err := tell[awaited](h.audience, "await", awaitJob{sent.First, 2})
		if err != nil {
			return err
		}
		if got.Members == h.job.Members {
			return nil
		}
	}
	return errors.New("there is no signal that all subscribers get")
}

// play sends signals and gives how long each took from its commit to the last
// receipt, in order.
func (h *theatre) play(count int) ([]time.Duration, error) {
	sent, err := tell[sendings](h.stage, "send", sendJob{count, paceMS})
	if err != nil {
		return nil, err
	}
	last := sent.First + int64(count) - 1
	got, err := tell[awaited](h.audience, "await", awaitJob{last, waitSeconds})
	if err != nil {
		return nil, err
	}
	if got.Members != h.job.Members {
		return nil, fmt.Errorf("%d of %d subscribers have the last signal after %d s", got.Members, h.job.Members, waitSeconds)
	}
	r, err := tell[receipts](h.audience, "receipts", receiptsJob{sent.First, last})
	if err != nil {
		return nil, err
	}
	took := make([]time.Duration, count)
	for i := range took {
		took[i] = time.Duration(r.Last[i] - sent.Committed[i])
	}
	return took, nil
}

// measureDelivery measures one server with one number of subscribers.
func measureDelivery(ctx context.Context, s *settings, kind string, size, round int) (_ *delivery, err error) {
	h, err := openTheatre(ctx, s, kind, size)
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
		took, err := h.play(1)
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
		if _, err := tell[nothing](h.stage, "profile", profileJob{path}); err != nil {
			return nil, err
		}
	}
	if err := h.load(d, s.signals); err != nil {
		return nil, err
	}
	if profiled {
		if _, err := tell[nothing](h.stage, "profiled", nothing{}); err != nil {
			return nil, err
		}
	}
	return d, h.finish()
}

// weigh connects everybody and measures what a connection takes of memory that has
// got a signal and waits for the next.
func (h *theatre) weigh(d *delivery) error {
	empty, err := tell[resident](h.stage, "memory", nothing{})
	if err != nil {
		return err
	}
	if err := h.fillSeats(); err != nil {
		return err
	}
	full, err := tell[resident](h.stage, "memory", nothing{})
	if err != nil {
		return err
	}
	of := func(bytes int64) float64 { return float64(bytes-empty.Settled) / float64(h.job.Members) / 1024 }
	d.settled, d.used = of(full.Settled), of(full.Used)
	return nil
}

// load sends signals at their pace.
func (h *theatre) load(d *delivery, signals int) error {
	before, err := tell[standing](h.stage, "state", nothing{})
	if err != nil {
		return err
	}
	took, err := h.play(signals)
	if err != nil {
		return err
	}
	after, err := tell[standing](h.stage, "state", nothing{})
	if err != nil {
		return err
	}
	d.p50, d.p99 = percentiles(took)
	d.cpu = float64(after.CPU-before.CPU) / 1e3 / float64(signals*h.job.Members)
	return nil
}

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
	h, err := openTheatre(ctx, s, kindOurs, s.subscribers[0])
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, h.close()) }()
	if _, err := tell[sendings](h.stage, "send", sendJob{Count: 100}); err != nil {
		return nil, err // what long answers are made of
	}
	if err := h.fillSeats(); err != nil {
		return nil, err
	}
	for turn := range 2*s.rounds - 1 {
		d, err := h.playBesideStuck(s.signals, turn)
		if err != nil {
			return nil, err
		}
		say("the slowest signal takes %s ms, and %s ms with stuck readers", number(d.without), number(d.with))
		delays = append(delays, *d)
	}
	return delays, h.finish()
}

// playBesideStuck sends signals to the readers alone, and then to others who never
// read, too; turn is how often it did so before.
func (h *theatre) playBesideStuck(signals, turn int) (*stuckDelay, error) {
	without, err := h.play(signals)
	if err != nil {
		return nil, err
	}
	if _, err := tell[nothing](h.audience, "stick", stickJob{stuckReaders, stuckSubscriptions}); err != nil {
		return nil, err
	}
	with, err := h.play(signals)
	if err != nil {
		return nil, err
	}
	gone := func(st *standing) bool { return st.Open == h.job.Members && st.Slow == (turn+1)*stuckReaders }
	if _, err := h.until(gone); err != nil {
		return nil, fmt.Errorf("readers that never read are not cut off: %w", err)
	}
	return &stuckDelay{without: ms(slices.Max(without)), with: ms(slices.Max(with))}, nil
}

// leftOver is what remained of connections that were cut.
type leftOver struct {
	sockets, goroutines int
}

// measureChurn connects and cuts, and sees what the server has left of it.
func measureChurn(ctx context.Context, s *settings) (_ *leftOver, err error) {
	h, err := openTheatre(ctx, s, kindOurs, 0)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, h.close()) }()
	before, err := h.warm()
	if err != nil {
		return nil, err
	}
	if _, err := tell[nothing](h.audience, "churn", churnJob{h.job, s.cuts}); err != nil {
		return nil, err
	}
	after, err := h.until(func(st *standing) bool { return st.Open == 0 && st.Goroutines <= before })
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
func (h *theatre) warm() (goroutines int, err error) {
	if _, err := tell[nothing](h.audience, "churn", churnJob{h.job, 40}); err != nil {
		return 0, err
	}
	since := time.Now()
	_, err = h.until(func(st *standing) bool {
		if goroutines == 0 || st.Goroutines < goroutines {
			goroutines, since = st.Goroutines, time.Now()
		}
		return st.Open == 0 && time.Since(since) > time.Second
	})
	return goroutines, err
}

// until waits until the server stands in some way. Where it does not within 20 s it
// gives an error, with how it stands.
func (h *theatre) until(good func(*standing) bool) (*standing, error) {
	for deadline := time.Now().Add(20 * time.Second); ; {
		st, err := tell[standing](h.stage, "state", nothing{})
		if err != nil {
			return nil, err
		}
		if good(st) {
			return st, nil
		}
		if time.Now().After(deadline) {
			return st, fmt.Errorf("the server has %d websockets and %d goroutines after 20 s", st.Open, st.Goroutines)
		}
		time.Sleep(20 * time.Millisecond)
	}
}

func ms(d time.Duration) float64 { return d.Seconds() * 1e3 }
