// Package demo runs the simulated market of package sim on a service: it creates a customer
// with a key, and sends the market's events through the ordinary ingest path, starting with 30
// days of history on a new database.
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
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/ingest"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/sim"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	// CustomerID is the id of the demo's customer.
	CustomerID   = "demo"
	customerName = "Demo of simulated trades" // marks a database as the demo's
	keyFile      = "demo.key"
	past         = 30 * 24 * time.Hour
	shortGap     = time.Minute // a gap in the events that is not filled

	// Settings of the demo's customer: a short cooldown, and wallets that mostly win. They
	// result in three to seven signals a minute.
	cooldownHours, minWinRate = 0.4, 0.6
	// interval of checks whether the day's budget is used up
	renewEvery = 10 * time.Second
)

// Options configures a Demo.
type Options struct {
	Customers     *customers.Registry
	Notifications *notifications.Logs
	Events        *eventlog.Log
	Appender      *ingest.Appender

	DataDir string // stores the key's secret for the next start
	Seed    uint64
	Now     func() time.Time
	Logger  *slog.Logger
}

// Demo sends the market's events while it runs.
type Demo struct {
	o       Options
	stop    context.CancelFunc
	running sync.WaitGroup
}

// New returns a demo. Start starts it.
func New(o Options) *Demo { return &Demo{o: o} }

// Start starts sending events, until Stop.
func (d *Demo) Start(ctx context.Context) error {
	logs, err := d.o.Events.ChainLogs(ctx)
	if err != nil {
		return fmt.Errorf("start the demo: %w", err)
	}
	now := d.o.Now()
	market := sim.New(sim.Options{Seed: d.o.Seed, Start: now})
	ctx, d.stop = context.WithCancel(context.WithoutCancel(ctx))
	d.running.Go(func() {
		err := sim.Feed(ctx, market, sim.FeedOptions{Past: missing(logs, now), Now: d.o.Now, OnRetry: d.retried}, d.send)
		if err != nil {
			d.o.Logger.Error("demo market failed, no more events", "error", err)
		}
	})
	d.running.Go(func() {
		for tick := time.NewTicker(renewEvery); ; {
			select {
			case <-ctx.Done():
				tick.Stop()
				return
			case <-tick.C:
			}
			if err := Renew(ctx, d.o.Notifications, d.o.Now(), d.o.Logger); err != nil && ctx.Err() == nil {
				d.o.Logger.Warn("failed to renew the demo's daily budget, retrying", "error", err)
			}
		}
	})
	return nil
}

// Renew resets the daily budget of the demo's customer if it is used up, as DELETE /notifications
// does: the largest budget is 200 notifications a day, and the market raises a few a minute. It
// leaves a budget alone that somebody has changed, and that of another day than now's.
func Renew(ctx context.Context, log *notifications.Logs, now time.Time, logger *slog.Logger) error {
	last, err := log.Notifications(ctx, notifications.Query{CustomerID: CustomerID, Limit: 1, Newest: true})
	if err != nil || len(last) == 0 {
		return err
	}
	latest := last[0].Decision
	today := last[0].SentAt.UTC().Truncate(24 * time.Hour).Equal(now.UTC().Truncate(24 * time.Hour))
	if !today || latest.DailyBudget != dailyBudget || latest.DailyUsed < latest.DailyBudget {
		return nil
	}
	deleted, _, err := log.ResetNotifications(ctx, CustomerID)
	if err == nil {
		logger.InfoContext(ctx, "the demo's daily budget is used up, deleted today's notifications to reset it", "deleted", deleted)
	}
	return err
}

// Stop stops sending and waits for the goroutines.
func (d *Demo) Stop(context.Context) error {
	d.stop()
	d.running.Wait()
	return nil
}

// missing returns how much of the market's past the log lacks.
func missing(logs [smartmoney.ChainCount]eventlog.ChainLog, now time.Time) time.Duration {
	var last time.Time
	for _, h := range logs {
		if h.LastEventAt.After(last) {
			last = h.LastEventAt
		}
	}
	gap := now.Sub(last)
	switch {
	case gap < shortGap:
		return 0
	default:
		return min(gap, past)
	}
}

func (d *Demo) retried(err error, wait time.Duration) {
	d.o.Logger.Warn("demo market failed to send events, retrying", "error", err, "wait", wait)
}

func (d *Demo) send(ctx context.Context, events []event.Event) error {
	_, err := d.o.Appender.Append(ctx, ingest.Request{Events: events})
	return err
}

// Owns reports whether a database is the demo's. Its mark is the name in the first version of its
// customer's configuration, which is kept for ever. A database of an older release is known by the
// values that the demo set, in its second version or one of the newest 200.
func Owns(ctx context.Context, registry *customers.Registry) (bool, error) {
	first, err := registry.ConfigVersions(ctx, CustomerID, 3, 2)
	if err != nil {
		return false, err
	}
	newest, err := registry.ConfigVersions(ctx, CustomerID, 0, 200)
	for _, v := range slices.Concat(first, newest) {
		c := v.Config
		named := v.Version == 1 && c.DisplayName == customerName
		set := c.DailyBudget == dailyBudget && len(c.PerTypeLimits) == 0 && c.CooldownHours == cooldownHours && c.MinWinRate == minWinRate
		if v.KeyID == "" && (named || set) {
			return true, nil
		}
	}
	return false, err
}

// Check returns an error if the database contains anything but the demo's data, since
// invented trades cannot be removed.
func Check(ctx context.Context, registry *customers.Registry, events *eventlog.Log) error {
	own, err := Owns(ctx, registry)
	if own || err != nil {
		return err
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

// Key returns the secret of a valid key of the demo's customer: the stored one if it still
// works, else a new one.
func Key(ctx context.Context, registry *customers.Registry, dataDir string) (string, error) {
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
		if err := createCustomer(ctx, registry); err != nil {
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

// createCustomer creates the demo's customer with the most permissive limits, since the market
// is livelier than real ones.
func createCustomer(ctx context.Context, registry *customers.Registry) error {
	if _, err := registry.CreateCustomer(ctx, customerName, CustomerID); err != nil {
		return err
	}
	_, err := registry.ChangeConfig(ctx, CustomerID, "", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
		return Configure(c), nil
	})
	return err
}

const dailyBudget = 200 // the largest allowed

// Configure sets the demo's values in a configuration: the largest budget, no limits by type, a
// short cooldown, and wallets that win.
func Configure(c smartmoney.Config) smartmoney.Config {
	c.DailyBudget = dailyBudget
	c.PerTypeLimits = map[smartmoney.NotificationType]int{}
	c.CooldownHours, c.MinWinRate = cooldownHours, minWinRate
	return c
}
