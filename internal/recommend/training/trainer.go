package training

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"smartmoney/internal/recommend"
	"smartmoney/internal/retry"
	"smartmoney/internal/smartmoney"
)

// Store keeps the training runs.
type Store interface {
	// CurrentModel returns the run to use, nil if there is none, and known itself if it is that
	// run.
	CurrentModel(ctx context.Context, known *recommend.Trained) (*recommend.Trained, error)
	// AddModel stores a run as the next version, which it returns.
	AddModel(ctx context.Context, trained *recommend.Trained, report *recommend.Report) (version int, err error)
	// NewestModel returns the version and the event time of the newest run, 0 if there is none.
	NewestModel(ctx context.Context) (version int, until time.Time, err error)
}

// Options configure a Trainer. Log, Store and Registry are required.
type Options struct {
	Log      Log
	Store    Store
	Registry *recommend.Registry
	Limits   recommend.Limits
	// Leads reports whether this process trains; other processes load the stored runs. nil: it does.
	Leads  func() bool
	Poll   time.Duration // how often log and database are looked at; 0: 5 s
	Least  time.Duration // shortest pause between two training runs, unless the trades doubled; 0: 10 min
	Logger *slog.Logger  // nil: discarded
}

const (
	defaultPoll  = 5 * time.Second
	defaultLeast = 10 * time.Minute

	// restOfRead is the pause after a batch of the log, as a multiple of the batch's duration.
	restOfRead = 1
	// restOfRun is the least pause after a training run, as a multiple of its duration.
	restOfRun = 19
	// grown is the share by which the trades must grow before the next run, at least by Enough.
	grown = 0.1
	// doubled is the multiple of the trades of a run with which the next one does not wait for Options.Least: it learned
	// from a part of a history that was still being loaded.
	doubled = 2
)

// backoff is the pause after a failure.
var backoff = retry.Policy{First: time.Second, Most: time.Minute}

// Trainer makes the stored models answer, and the popularity while none is stored. In the process
// that leads it trains as soon as there is recommend.Enough to learn from, and again when there are a tenth more trades, at least 1000, and at least 10 minutes and 19 times the
// duration of the run have passed since the one before; twice the trades do not wait for the minutes. Each run is stored as a version; which
// of them answers is up to the store.
type Trainer struct {
	o       Options
	data    *Collector
	stop    context.CancelFunc
	running sync.WaitGroup

	at      int64     // trades at the last run
	read    int64     // trades when the popularity was computed
	next    time.Time // no run begins before
	least   time.Time // nor before this one, unless the trades doubled
	version int       // of the newest run that is known
}

// NewTrainer returns a trainer, which Start starts.
func NewTrainer(o Options) *Trainer {
	if o.Poll <= 0 {
		o.Poll = defaultPoll
	}
	if o.Least <= 0 {
		o.Least = defaultLeast
	}
	if o.Leads == nil {
		o.Leads = func() bool { return true }
	}
	if o.Logger == nil {
		o.Logger = slog.New(slog.DiscardHandler)
	}
	return &Trainer{o: o, data: NewCollector(o.Limits)}
}

// Start starts following, until Stop. It does not block.
func (t *Trainer) Start(ctx context.Context) error {
	ctx, t.stop = context.WithCancel(context.WithoutCancel(ctx))
	t.running.Go(func() {
		backoff.Keep(ctx, func(working func()) error { return t.follow(ctx, working) }, func(err error) {
			t.o.Logger.Warn("training of models failed, the models stay as they are until it works again", "error", err)
		})
	})
	return nil
}

// Stop ends following and waits for it. A training run ends within about a second and is lost.
func (t *Trainer) Stop(context.Context) error {
	t.stop()
	t.running.Wait()
	return nil
}

// follow looks at log and database until ctx ends or something fails.
func (t *Trainer) follow(ctx context.Context, working func()) error {
	for {
		if err := t.refresh(ctx); err != nil {
			return err
		}
		leads := t.o.Leads()
		if current := t.o.Registry.Current(); leads || current == nil || current.Version() == 0 {
			if err := t.data.Read(ctx, t.o.Log, restOfRead); err != nil {
				return err
			}
			if err := t.learn(ctx, leads); err != nil {
				return err
			}
		}
		working()
		if err := retry.Sleep(ctx, t.o.Poll); err != nil {
			return err
		}
	}
}

// refresh loads the stored run that is to be used.
func (t *Trainer) refresh(ctx context.Context) error {
	known := t.o.Registry.Current()
	current, err := t.o.Store.CurrentModel(ctx, known)
	if err != nil || current == nil || current == known {
		return err
	}
	t.o.Registry.Use(current)
	t.o.Logger.InfoContext(ctx, "models answer", "version", current.Version(), "default", current.Best(), "items", current.Items(), "until", current.Until())
	return nil
}

// learn trains if that is due and the process leads. While nothing is stored it refreshes the
// popularity.
func (t *Trainer) learn(ctx context.Context, leads bool) error {
	total := t.data.Total()
	if now := time.Now(); now.Before(t.next) || now.Before(t.least) && total < doubled*t.at {
		return nil
	}
	version, until, err := t.o.Store.NewestModel(ctx)
	if err != nil {
		return err
	}
	if version != t.version { // stored by another process, or before the start
		t.version, t.at = version, total-t.data.Since(until)
	}
	began, enough := time.Now(), recommend.Enough()
	switch more := float64(total - t.at); {
	case version == 0 && (!leads || !t.data.Counts().Reaches(enough)):
		if total != t.read || t.data.Stale() {
			if err := t.data.Renew(ctx, t.o.Log, restOfRead); err != nil {
				return err
			}
			t.read = t.data.Total()
			t.o.Registry.Use(t.data.Popularity())
		}
		t.next = began.Add(restOfRun * time.Since(began))
		return nil
	case version > 0 && more < max(grown*float64(t.at), float64(enough.Trades)), !leads, !t.data.Counts().Reaches(enough):
		return nil
	}
	return t.run(ctx, began)
}

// run trains and stores the result. Trades that were taken back since they were read are left out.
func (t *Trainer) run(ctx context.Context, began time.Time) error {
	if err := t.data.Renew(ctx, t.o.Log, restOfRead); err != nil {
		return err
	}
	total := t.data.Total()
	trained, report, err := t.data.Train(ctx)
	if err != nil {
		return err
	}
	took := time.Since(began)
	t.next, t.least = time.Now().Add(restOfRun*took), time.Now().Add(t.o.Least)
	version, err := t.o.Store.AddModel(ctx, trained, report)
	if smartmoney.CodeOf(err) == smartmoney.CodeUnavailable {
		return nil // another process stored one at the same time
	}
	if err != nil {
		return err
	}
	t.version, t.at = version, total
	t.o.Logger.InfoContext(ctx, "models trained", "version", version, "took", took.Round(time.Millisecond),
		"trades", report.Counts.Trades, "wallets", report.Wallets, "default", report.Best)
	return t.refresh(ctx)
}
