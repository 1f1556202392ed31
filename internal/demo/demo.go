// Package demo runs the simulated market of package sim on a service: it creates a customer with a
// key, and sends the market's events through the ordinary ingest path, beginning with its past on a
// new database. It deletes nothing.
package demo

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/retry"
	"github.com/smartmoneyhq/smartmoney/internal/sim"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Past is how much of the market serve --demo loads into a new database: 30 days of signals after
// three of warm-up.
const Past = 33 * 24 * time.Hour

// Options configures a Demo. Every field is required.
type Options struct {
	Events   *eventlog.Log
	State    *enginestate.Store
	Appender *ingest.Appender
	Seed     uint64
	Past     time.Duration // how much of the market a new database gets
	Now      func() time.Time
	Logger   *slog.Logger
}

// Demo sends the market's events while it runs.
type Demo struct {
	o       Options
	loaded  chan struct{}
	stop    context.CancelFunc
	running sync.WaitGroup
}

// New returns a demo. Start starts it.
func New(o Options) *Demo { return &Demo{o: o, loaded: make(chan struct{})} }

// Loaded returns a channel that is closed when the engine has processed the market's past.
func (d *Demo) Loaded() <-chan struct{} { return d.loaded }

// Start starts sending events, until Stop.
func (d *Demo) Start(ctx context.Context) error {
	ctx, d.stop = context.WithCancel(context.WithoutCancel(ctx))
	d.running.Go(func() {
		if err := d.run(ctx); err != nil && ctx.Err() == nil {
			d.o.Logger.Error("demo market failed, no more events", "error", err)
		}
	})
	return nil
}

// Stop stops sending and waits for the goroutine.
func (d *Demo) Stop(context.Context) error {
	d.stop()
	d.running.Wait()
	return nil
}

// run sends the market from where the log ends.
func (d *Demo) run(ctx context.Context) error {
	last, err := d.processed(ctx)
	if err != nil {
		return err
	}
	// The events of the last millisecond may be there in part; trades are recognised by their ids.
	from := last.Add(-time.Millisecond)
	if last.IsZero() {
		from = d.o.Now().Add(-d.o.Past)
		d.o.Logger.InfoContext(ctx, "loading the past of the demo market", "days", int(d.o.Past/(24*time.Hour)))
	}
	var awaited error
	options := sim.FeedOptions{Now: d.o.Now, OnRetry: d.retried, OnPresent: func() {
		if _, awaited = d.processed(ctx); awaited == nil {
			close(d.loaded)
		}
	}}
	if err := sim.Feed(ctx, sim.New(sim.Options{Seed: d.o.Seed, Start: from}), options, d.send); err != nil {
		return err
	}
	return awaited
}

// poll is how often the engine's progress is read while it is awaited.
const poll = 20 * time.Millisecond

// processed waits until the engine has processed the log and decided on its signals, and returns
// the newest event time; zero if the log is empty. Only then the engine's event time says how far
// the log goes.
func (d *Demo) processed(ctx context.Context) (last time.Time, err error) {
	for {
		logs, err := d.o.Events.ChainLogs(ctx)
		if err != nil {
			return last, err
		}
		behind := false
		for _, l := range logs {
			behind = behind || l.Processed < l.Durable
			if l.LastEventAt.After(last) {
				last = l.LastEventAt
			}
		}
		if !behind {
			if behind, err = d.undecided(ctx); err != nil || !behind {
				return last, err
			}
		}
		if err := retry.Sleep(ctx, poll); err != nil {
			return last, err
		}
	}
}

// undecided reports whether signals of events that are processed are still to be decided on, as while
// a correction is awaited.
func (d *Demo) undecided(ctx context.Context) (bool, error) {
	decided, err := d.o.State.Progress(ctx)
	if err != nil {
		return false, err
	}
	arrived, err := d.o.Events.Arrived(ctx)
	return decided < arrived, err
}

func (d *Demo) retried(err error, wait time.Duration) {
	d.o.Logger.Warn("demo market failed to send events, retrying", "error", err, "wait", wait)
}

func (d *Demo) send(ctx context.Context, events []event.Event) error {
	_, err := d.o.Appender.Append(ctx, ingest.Request{Events: events})
	return err
}

// Yesterday says in up to three lines what the signals of the UTC day before now were worth 6 hours
// later: how many of those that are so old were right, the best, and the worst. It returns "" if
// none is graded.
func Yesterday(ctx context.Context, logs *notifications.Logs, now time.Time) (string, error) {
	until := now.UTC().Truncate(24 * time.Hour)
	since := until.Add(-24 * time.Hour)
	all, graded, right := 0, 0, 0
	var best, worst struct {
		id   string
		gain float64
	}
	err := logs.EachOutcome(ctx, notifications.Query{CustomerID: CustomerID, Since: &since, Until: &until}, func(o *notifications.SentOutcome) {
		if o.Retracted {
			return
		}
		all++
		if o.Outcome.Price6h == nil || o.PriceUSD == 0 {
			return
		}
		gain := *o.Outcome.Price6h/o.PriceUSD - 1
		if o.Type == smartmoney.SellSignal {
			gain = -gain
		}
		if graded++; gain > 0 {
			right++
		}
		if graded == 1 || gain > best.gain {
			best.id, best.gain = o.SignalID, gain
		}
		if graded == 1 || gain < worst.gain {
			worst.id, worst.gain = o.SignalID, gain
		}
	})
	if err != nil || graded == 0 {
		return "", err
	}
	text := fmt.Sprintf("Of %d signals of yesterday %d are graded after 6 hours: %d were right.\n", all, graded, right)
	for _, one := range [...]struct {
		name, id string
		gain     float64
	}{{"Best", best.id, best.gain}, {"Worst", worst.id, worst.gain}} {
		n, err := logs.Notification(ctx, CustomerID, one.id)
		if err != nil {
			return "", err
		}
		text += fmt.Sprintf("%s: %s: %+.1f %%\n", one.name, n.Signal.Headline, 100*one.gain)
	}
	return text, nil
}

const (
	// CustomerID is the id of the demo's customer.
	CustomerID = "demo"
	// mark begins the name in the first version of the customer's configuration, which is kept for
	// ever: it marks a database as the demo's. What follows in the name says which market it has.
	mark    = "Demo of simulated trades"
	keyFile = "demo.key"
)

// configure sets the demo's values in a configuration: the market raises about 100 signals a day,
// which the largest budget never cuts off, and a second wave of buys after the cooldown of a first
// one is still in its window.
func configure(c smartmoney.Config) smartmoney.Config {
	c.DailyBudget, c.PerTypeLimits = 200, map[smartmoney.NotificationType]int{}
	c.CooldownHours, c.ConvergenceWindowHours = 6, 12
	c.MinWinRate, c.WhaleMaxRank = 0.4, 200
	return c
}

// nameOf returns the name of the customer that a market of a seed gets.
func nameOf(seed uint64) string {
	return fmt.Sprintf("%s, market %d, seed %d", mark, sim.Version, seed)
}

// Owns reports whether the demo has written a database.
func Owns(ctx context.Context, registry *customers.Registry) (bool, error) {
	name, err := owner(ctx, registry)
	return name != "", err
}

// owner returns the name by which the demo marked a database, "" if it did not. A database of an
// older release without the mark is known by the values that the demo set, in the second version of
// its customer's configuration or one of the newest 200.
func owner(ctx context.Context, registry *customers.Registry) (string, error) {
	first, err := registry.ConfigVersions(ctx, CustomerID, 3, 2)
	if err != nil {
		return "", err
	}
	newest, err := registry.ConfigVersions(ctx, CustomerID, 0, 200)
	for _, v := range slices.Concat(first, newest) {
		c := v.Config
		if v.KeyID != "" {
			continue
		}
		if v.Version == 1 && strings.HasPrefix(c.DisplayName, mark) {
			return c.DisplayName, nil
		}
		if c.DailyBudget == 200 && len(c.PerTypeLimits) == 0 && c.CooldownHours == 0.4 && c.MinWinRate == 0.6 {
			return mark, nil
		}
	}
	return "", err
}

// Check returns an error if the database contains anything but the market of a seed: invented
// trades cannot be removed, and two markets do not go together.
func Check(ctx context.Context, registry *customers.Registry, events *eventlog.Log, seed uint64) error {
	name, err := owner(ctx, registry)
	switch {
	case err != nil:
		return err
	case name == nameOf(seed):
		return nil
	case name != "":
		return smartmoney.BadInput("demo", "the database has the market of an earlier release's demo, or of another --demo-seed, "+
			"which this one cannot go on with: set another --data-dir or --database-url")
	}
	logs, err := events.ChainLogs(ctx)
	if err != nil {
		return err
	}
	all, err := registry.Customers(ctx)
	if err != nil {
		return err
	}
	used := len(all) > 0
	for _, h := range logs {
		used = used || h.Durable > 0
	}
	if used {
		return smartmoney.BadInput("demo", "the database is in use, and the demo's invented trades could not be removed: set another --data-dir or --database-url")
	}
	return nil
}

// Key returns the secret of a valid key of the demo's customer: the one stored in the data
// directory if it still works, else a new one. It creates the customer of a seed's market if there
// is none.
func Key(ctx context.Context, registry *customers.Registry, dataDir string, seed uint64) (string, error) {
	path := filepath.Join(dataDir, keyFile)
	if text, err := os.ReadFile(path); err == nil {
		secret := strings.TrimSpace(string(text))
		if key, err := registry.KeyByHash(ctx, auth.Hash(secret)); err == nil && key.RevokedAt == nil {
			return secret, nil
		}
	} else if !errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("read the demo's key: %w", err)
	}
	if _, err := registry.Customer(ctx, CustomerID); smartmoney.CodeOf(err) == smartmoney.CodeNotFound {
		if err := createCustomer(ctx, registry, seed); err != nil {
			return "", err
		}
	} else if err != nil {
		return "", err
	}
	secret, err := auth.Generate(rand.Reader)
	if err != nil {
		return "", err
	}
	if _, err := registry.CreateKey(ctx, CustomerID, smartmoney.ScopeCustomer, nil, auth.Hash(secret), auth.Hint(secret)); err != nil {
		return "", err
	}
	if err := os.MkdirAll(dataDir, 0o700); err != nil {
		return "", fmt.Errorf("store the demo's key: %w", err)
	}
	if err := os.WriteFile(path, []byte(secret+"\n"), 0o600); err != nil {
		return "", fmt.Errorf("store the demo's key: %w", err)
	}
	return secret, nil
}

func createCustomer(ctx context.Context, registry *customers.Registry, seed uint64) error {
	if _, err := registry.CreateCustomer(ctx, nameOf(seed), CustomerID); err != nil {
		return err
	}
	_, err := registry.ChangeConfig(ctx, CustomerID, "", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
		c = configure(c)
		c.DisplayName = "Demo" // the first version keeps the mark
		return c, nil
	})
	return err
}
