package demo

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/sim"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

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
