// Package demo runs the simulated market of package sim on a service: it makes a
// customer with a key to try, and feeds the market through the ordinary ingest
// path, with a past of 30 days when the database is new.
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
	"strings"
	"time"

	"smartmoney/internal/auth"
	"smartmoney/internal/event"
	"smartmoney/internal/ingest"
	"smartmoney/internal/sim"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

const (
	// CustomerID is the demo's customer.
	CustomerID = "demo"
	keyFile    = "demo.key"
	past       = 30 * 24 * time.Hour
	shortGap   = time.Minute // a pause that is not filled in
)

// Appender takes events in.
type Appender interface {
	Append(ctx context.Context, r ingest.Request) (*ingest.Answer, error)
}

// Options say where a demo runs.
type Options struct {
	DB       *store.DB
	Appender Appender
	DataDir  string // keeps the key's secret for the next start
	Seed     uint64
	Now      func() time.Time
	Logger   *slog.Logger
}

// Demo feeds the market while it runs.
type Demo struct {
	o    Options
	stop context.CancelFunc
	done chan struct{}
}

// New makes a demo that Start sets going.
func New(o Options) *Demo { return &Demo{o: o, done: make(chan struct{})} }

// Start begins to feed; events go in until Stop.
func (d *Demo) Start(ctx context.Context) error {
	heads, err := d.o.DB.Heads(ctx)
	if err != nil {
		return fmt.Errorf("start the demo: %w", err)
	}
	now := d.o.Now()
	market := sim.New(sim.Options{Seed: d.o.Seed, Start: now})
	ctx, d.stop = context.WithCancel(context.WithoutCancel(ctx))
	go func() {
		defer close(d.done)
		err := sim.Feed(ctx, market, sim.FeedOptions{Past: missing(heads, now), Now: d.o.Now, OnRetry: d.retried}, d.send)
		if err != nil {
			d.o.Logger.Error("the demo market has stopped", "error", err)
		}
	}()
	return nil
}

// Stop ends the feeding and waits for it.
func (d *Demo) Stop(context.Context) error {
	d.stop()
	<-d.done
	return nil
}

// missing is how much of the market's past the log lacks.
func missing(heads [smartmoney.ChainCount]store.Head, now time.Time) time.Duration {
	var last time.Time
	for _, h := range heads {
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
	d.o.Logger.Warn("the demo market could not send and tries again", "error", err, "wait", wait)
}

func (d *Demo) send(ctx context.Context, events []event.Event) error {
	_, err := d.o.Appender.Append(ctx, ingest.Request{Events: events})
	return err
}

// Check refuses a database that holds what the demo did not put there: invented trades
// cannot be taken out again.
func Check(ctx context.Context, db *store.DB) error {
	_, err := db.Customer(ctx, CustomerID)
	if err == nil || smartmoney.CodeOf(err) != smartmoney.CodeNotFound {
		return err
	}
	heads, err := db.Heads(ctx)
	if err != nil {
		return err
	}
	customers, err := db.Customers(ctx)
	if err != nil {
		return err
	}
	used := len(customers) > 0
	for _, h := range heads {
		used = used || h.Durable > 0
	}
	if used {
		return smartmoney.BadInput("demo", "the database is in use: the demo would add invented trades for good; give it another --data-dir or --database-url")
	}
	return nil
}

// Key gives the secret of a live key of the demo's customer: the one of an earlier
// start when it still works, else a new one.
func Key(ctx context.Context, db *store.DB, dataDir string) (string, error) {
	path := filepath.Join(dataDir, keyFile)
	if text, err := os.ReadFile(path); err == nil {
		secret := strings.TrimSpace(string(text))
		if key, err := db.KeyByHash(ctx, auth.Hash(secret)); err == nil && key.RevokedAt == nil {
			return secret, nil
		}
	} else if !errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("read the demo's key: %w", err)
	}
	if _, err := db.Customer(ctx, CustomerID); smartmoney.CodeOf(err) == smartmoney.CodeNotFound {
		if err := createCustomer(ctx, db); err != nil {
			return "", err
		}
	} else if err != nil {
		return "", err
	}
	secret, err := auth.Generate(rand.Reader)
	if err != nil {
		return "", err
	}
	if _, err := db.CreateKey(ctx, CustomerID, smartmoney.ScopeCustomer, nil, auth.Hash(secret), auth.Hint(secret)); err != nil {
		return "", err
	}
	if err := os.MkdirAll(dataDir, 0o700); err != nil {
		return "", fmt.Errorf("keep the demo's key: %w", err)
	}
	if err := os.WriteFile(path, []byte(secret+"\n"), 0o600); err != nil {
		return "", fmt.Errorf("keep the demo's key: %w", err)
	}
	return secret, nil
}

// createCustomer makes the demo's customer, with room for signals all day: the
// market is livelier than real ones.
func createCustomer(ctx context.Context, db *store.DB) error {
	if _, err := db.CreateCustomer(ctx, "Demo", CustomerID); err != nil {
		return err
	}
	_, err := db.ChangeConfig(ctx, CustomerID, "", func(c smartmoney.Config, _ bool) (smartmoney.Config, error) {
		c.DailyBudget = 200
		for _, t := range smartmoney.NotificationTypes() {
			c.PerTypeLimits[t] = 33
		}
		return c, nil
	})
	return err
}
