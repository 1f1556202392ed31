package studio

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/retention"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"
	"github.com/smartmoneyhq/smartmoney/internal/studio/feed"
	"github.com/smartmoneyhq/smartmoney/internal/studio/recommend"
)

// TrainerOptions configures NewTrainer. All fields but Poll, Rest and Log are required.
type TrainerOptions struct {
	Activity *activity.State
	CaughtUp func() bool // whether Activity has reached the end of the log once
	Store    *recommend.Store
	Models   *recommend.Registry
	Poll     time.Duration // how often database and activity are looked at; 0: 5 s
	Rest     time.Duration // shortest pause after a training run; 0: 1 min
	Log      *slog.Logger  // nil: discarded
}

const (
	// trainEvery is the event time after which a model is trained anew.
	trainEvery = time.Hour
	// restOfRun is the least pause after a training run, as a multiple of its duration.
	restOfRun = 19
)

// trainerBackoff is the pause after a failure.
var trainerBackoff = retry.Policy{First: time.Second, Most: time.Minute}

// Trainer makes the stored model answer, and the popularity of items while none is stored. It
// trains as soon as there is recommend.Enough to learn from, and again when an hour of event time
// has passed since; after a run it rests for a minute, and 19 times the duration of the run. Any
// process that has activity trains, and uses what another one stored.
type Trainer struct {
	o       TrainerOptions
	stop    context.CancelFunc
	running sync.WaitGroup

	version int       // of the stored model, whether or not it can be read
	until   time.Time // event time of the last run, or of the stored model
	trades  int64     // of the last run
	next    time.Time // no run begins before
}

// NewTrainer returns a trainer, which Start starts.
func NewTrainer(o TrainerOptions) *Trainer {
	o.Poll = cmp.Or(o.Poll, 5*time.Second)
	o.Rest = cmp.Or(o.Rest, time.Minute)
	o.Log = cmp.Or(o.Log, slog.New(slog.DiscardHandler))
	return &Trainer{o: o}
}

// Start starts training, until Stop. It does not block.
func (t *Trainer) Start(ctx context.Context) error {
	ctx, t.stop = context.WithCancel(context.WithoutCancel(ctx))
	t.running.Go(func() {
		trainerBackoff.Keep(ctx, func(working func()) error { return t.follow(ctx, working) }, func(err error) {
			t.o.Log.Warn("training of models failed, the models stay as they are until it works again", "error", err)
		})
	})
	return nil
}

// Stop ends training and waits for it. A training run ends within about a second and is lost.
func (t *Trainer) Stop(context.Context) error {
	t.stop()
	t.running.Wait()
	return nil
}

// follow looks at database and activity until ctx ends or something fails.
func (t *Trainer) follow(ctx context.Context, working func()) error {
	for {
		if err := t.refresh(ctx); err != nil {
			return err
		}
		if t.o.CaughtUp() {
			if err := t.learn(ctx); err != nil {
				return err
			}
		}
		working()
		if err := retry.Sleep(ctx, t.o.Poll); err != nil {
			return err
		}
	}
}

// refresh loads the stored model if it is another one. One that cannot be read is replaced by the
// next run.
func (t *Trainer) refresh(ctx context.Context) error {
	version, err := t.o.Store.ModelVersion(ctx)
	if err != nil || version == t.version {
		return err
	}
	m, _, err := t.o.Store.Model(ctx)
	switch {
	case errors.Is(err, recommend.ErrUnreadable):
		t.o.Log.WarnContext(ctx, "the stored model cannot be read, another one is trained", "error", err)
	case err != nil:
		return err
	case m != nil:
		version, t.until = m.Version(), m.Until()
		t.o.Models.Use(m)
		t.o.Log.DebugContext(ctx, "model in use", "version", version, "default", m.Best(), "items", m.Items(), "until", m.Until())
	}
	t.version = version
	return nil
}

// learn trains if that is due. While there is too little to learn from it refreshes the
// popularity.
func (t *Trainer) learn(ctx context.Context) error {
	began, none := time.Now(), t.o.Models.Current().Version() == 0
	trades, latest := int64(0), time.Time{}
	for _, chain := range smartmoney.Chains() {
		trades += t.o.Activity.Trades(chain)
		if at := t.o.Activity.Now(chain); at.After(latest) {
			latest = at
		}
	}
	if began.Before(t.next) || none && trades == t.trades || !none && latest.Before(t.until.Add(trainEvery)) {
		return nil
	}
	interactions := Interactions(t.o.Activity)
	m, report, err := recommend.Train(ctx, interactions)
	few := smartmoney.CodeOf(err) == smartmoney.CodeBadInput
	switch {
	case few && none:
		t.o.Models.Use(recommend.Popularity(interactions))
	case few:
	case err != nil:
		return err
	default:
		if err := t.save(ctx, m, report, time.Since(began)); err != nil {
			return err
		}
	}
	t.trades, t.until = trades, latest
	t.next = time.Now().Add(restOfRun * time.Since(began))
	if rested := began.Add(t.o.Rest); !few && rested.After(t.next) {
		t.next = rested
	}
	return nil
}

// save stores a model and makes it answer.
func (t *Trainer) save(ctx context.Context, m *recommend.Model, report *recommend.Report, took time.Duration) error {
	version, err := t.o.Store.SaveModel(ctx, m, report)
	if smartmoney.CodeOf(err) == smartmoney.CodeUnavailable {
		return nil // another process stored one at the same time
	}
	if err != nil {
		return err
	}
	t.o.Log.DebugContext(ctx, "model trained", "version", version, "took", took.Round(time.Millisecond),
		"trades", report.Counts.Trades, "wallets", report.Wallets, "default", report.Best)
	t.version = version
	t.o.Models.Use(m.WithVersion(version))
	return nil
}

// Interactions returns what the wallets of all chains traded last, for training.
func Interactions(state *activity.State) []recommend.Interaction {
	return recommend.Newest(func(yield func(recommend.Interaction) bool) {
		for _, chain := range smartmoney.Chains() {
			for one := range state.Interactions(chain) {
				if !yield(recommend.Interaction{User: one.User, Item: one.Item, At: one.At, USD: one.USD, Count: one.Count}) {
					return
				}
			}
		}
	})
}

// The measurements of the model.
type (
	// ModelReport is the evaluation of the model.
	ModelReport = recommend.Report
	// Interval is a mean with its confidence interval.
	Interval = recommend.Interval
)

// Models trains and measures the model of a database once, for commands.
type Models struct {
	*recommend.Store
	log activity.Log
}

// NewModels returns the model of a database and its event log.
func NewModels(db *sqldb.DB, log activity.Log) *Models { return &Models{recommend.NewStore(db), log} }

// interactions returns what wallets traded by the log.
func (m *Models) interactions(ctx context.Context) ([]recommend.Interaction, error) {
	state := activity.New()
	if err := activity.NewTail(activity.TailOptions{Log: m.log, State: state}).Read(ctx); err != nil {
		return nil, err
	}
	return Interactions(state), nil
}

// Evaluate measures the model on the newest trades and stores nothing.
func (m *Models) Evaluate(ctx context.Context) (*ModelReport, error) {
	trades, err := m.interactions(ctx)
	if err != nil {
		return nil, err
	}
	return recommend.Evaluate(ctx, trades)
}

// Train measures the model, fits it to all trades, and stores it as the next version. It returns
// the version and the number of items that the model knows.
func (m *Models) Train(ctx context.Context) (version, items int, report *ModelReport, err error) {
	trades, err := m.interactions(ctx)
	if err != nil {
		return 0, 0, nil, err
	}
	trained, report, err := recommend.Train(ctx, trades)
	if err != nil {
		return 0, 0, nil, err
	}
	version, err = m.SaveModel(ctx, trained, report)
	return version, trained.Items(), report, err
}

// Retention returns the task that deletes impressions older than feed.ImpressionAge, and those
// beyond feed.MaxImpressions.
func Retention(db *sqldb.DB) retention.Task {
	return retention.Older("impressions", feed.ImpressionAge, func(ctx context.Context, before time.Time) (int, error) {
		return feed.NewConfigs(db).SweepImpressions(ctx, before, feed.MaxImpressions)
	})
}
