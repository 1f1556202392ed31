package sqldb

import (
	"context"
	"log/slog"
	"sync"
	"time"
)

// LeaseRun is what runs under one lease.
type LeaseRun[Held any] interface {
	// Loop works until ctx ends or it finds that the lease is lost.
	Loop(ctx context.Context)
	// Report returns what is stored of the row whenever the lease is renewed, and when it ends.
	Report() Held
}

// KeeperOptions is what a Keeper needs.
type KeeperOptions[Claim, Held any] struct {
	// What names the rows in log lines: "sources".
	What string
	// Claim leases rows that nobody has.
	Claim func(ctx context.Context) ([]Claim, error)
	// Renew extends leases, and returns the ids of the rows that are another's.
	Renew func(ctx context.Context, held []Held) (lost []int64, err error)
	// Release ends leases. A lost one is no error.
	Release func(ctx context.Context, held []Held) error
	// Begin returns what runs for a row, the row's id, and a logger with its name. It must not
	// block.
	Begin func(c Claim) (id int64, run LeaseRun[Held], log *slog.Logger)

	Log   *slog.Logger
	Now   func() time.Time
	Tick  time.Duration // between looks at the database
	Lease time.Duration // a process that is silent for so long loses its rows
}

// Keeper claims and renews leases, and runs what they are for.
//
// It promises that what runs for a row is cancelled when the lease is lost or must be taken for
// lost, because the database did not respond for as long as a lease lasts, and that two runs of a
// row never overlap within the process. Whoever writes under a lease must check its number in the
// same transaction.
type Keeper[Claim, Held any] struct {
	o KeeperOptions[Claim, Held]

	stop context.CancelFunc
	done chan struct{}

	// Of the goroutine of loop.
	runs    map[int64]*kept[Held] // by row
	renewed time.Time             // when leases were last renewed
	failing bool                  // the last look at the database failed

	running sync.WaitGroup // goroutines of runs
}

// kept is a run with what its keeper knows of it.
type kept[Held any] struct {
	run    LeaseRun[Held]
	log    *slog.Logger
	cancel context.CancelFunc
	done   chan struct{} // closed when the run has ended
	ended  bool          // cancelled
}

// NewKeeper returns a keeper that is not started.
func NewKeeper[Claim, Held any](o KeeperOptions[Claim, Held]) *Keeper[Claim, Held] {
	return &Keeper[Claim, Held]{o: o, done: make(chan struct{}), runs: map[int64]*kept[Held]{}}
}

// Start starts the keeper. It asks the database nothing before it returns.
func (k *Keeper[Claim, Held]) Start(ctx context.Context) error {
	running, stop := context.WithCancel(context.WithoutCancel(ctx))
	k.stop = stop
	go k.loop(running)
	return nil
}

// Stop stops every run and ends its lease, so that another process goes on at once.
func (k *Keeper[Claim, Held]) Stop(ctx context.Context) error {
	k.stop()
	<-k.done
	return k.release(ctx, k.runs)
}

// loop looks at the database until ctx ends, and then ends all runs.
func (k *Keeper[Claim, Held]) loop(ctx context.Context) {
	defer close(k.done)
	defer k.running.Wait()
	tick := time.NewTicker(k.o.Tick)
	defer tick.Stop()
	for {
		if err := k.look(ctx); err != nil && ctx.Err() == nil && !k.failing {
			k.failing = true
			k.o.Log.Error("failed to look after "+k.o.What+", trying again", "error", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}

// look renews the leases, ends the runs that lost theirs, and claims rows that nobody has.
func (k *Keeper[Claim, Held]) look(ctx context.Context) error {
	limited, cancel := context.WithTimeout(ctx, k.o.Lease/2)
	defer cancel()
	if err := k.renew(limited); err != nil {
		return err
	}
	if err := k.releaseEnded(limited); err != nil {
		return err
	}
	claimed, err := k.o.Claim(limited)
	if err != nil {
		return err
	}
	for _, c := range claimed {
		k.begin(ctx, c)
	}
	k.failing = false
	return nil
}

// renew renews the leases of the runs, and ends the runs whose lease is lost or must be taken for
// lost.
func (k *Keeper[Claim, Held]) renew(ctx context.Context) error {
	began := k.o.Now()
	lost, err := k.o.Renew(ctx, reports(k.runs))
	if err != nil {
		if k.o.Now().Sub(k.renewed) > k.o.Lease {
			for _, run := range k.runs {
				run.end("the database did not respond for too long")
			}
		}
		return err
	}
	k.renewed = began
	for _, id := range lost {
		k.runs[id].end("it was changed, or another process has its lease")
	}
	return nil
}

// end cancels a run without waiting for it. A later run of the same row does.
func (k *kept[Held]) end(why string) {
	if k.ended {
		return
	}
	k.ended = true
	k.cancel()
	k.log.Info("lease given up", "reason", why)
}

// releaseEnded forgets the runs that are over. A lease that was not lost, of a run that only took
// it for lost, is ended, so that the row is claimed again.
func (k *Keeper[Claim, Held]) releaseEnded(ctx context.Context) error {
	over := map[int64]*kept[Held]{}
	for id, run := range k.runs {
		select {
		case <-run.done:
			over[id] = run
		default:
		}
	}
	if err := k.release(ctx, over); err != nil {
		return err
	}
	for id := range over {
		delete(k.runs, id)
	}
	return nil
}

func (k *Keeper[Claim, Held]) release(ctx context.Context, runs map[int64]*kept[Held]) error {
	if len(runs) == 0 {
		return nil
	}
	return k.o.Release(ctx, reports(runs))
}

func reports[Held any](runs map[int64]*kept[Held]) []Held {
	all := make([]Held, 0, len(runs))
	for _, run := range runs {
		all = append(all, run.run.Report())
	}
	return all
}

// begin runs a claimed row, after its run under an earlier lease of this process has ended.
func (k *Keeper[Claim, Held]) begin(ctx context.Context, c Claim) {
	id, run, log := k.o.Begin(c)
	ctx, cancel := context.WithCancel(ctx)
	next := &kept[Held]{run: run, log: log, cancel: cancel, done: make(chan struct{})}
	var after <-chan struct{}
	if earlier := k.runs[id]; earlier != nil {
		earlier.end("it was leased anew")
		after = earlier.done
	}
	k.runs[id] = next
	log.Info("lease taken")
	k.running.Go(func() {
		defer close(next.done)
		defer cancel()
		if after != nil {
			select {
			case <-after:
			case <-ctx.Done():
				<-after // Two runs of a row never overlap, and Stop waits for both anyway.
				return
			}
		}
		run.Loop(ctx)
	})
}
