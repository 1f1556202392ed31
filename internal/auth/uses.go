package auth

import (
	"context"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	usesEvery = 30 * time.Second // between two writes of uses
	usesBatch = 500              // keys in one transaction
	usesLimit = 100_000          // keys that are counted between two writes; further ones are not
	usesWrite = 10 * time.Second // time limit of a transaction
)

// uses counts how often keys were used since the last write. Known keys alone are counted.
type uses struct {
	keys  sync.Map // *use by the key's id
	count atomic.Int64
}

// use is what is not written yet of one key.
type use struct{ count, last atomic.Int64 } // last in unix ns

// add counts n more uses of a key, the last at a time in unix ns.
func (u *uses) add(keyID string, n, last int64) {
	held, ok := u.keys.Load(keyID)
	if !ok {
		if u.count.Load() >= usesLimit {
			return
		}
		var existed bool
		if held, existed = u.keys.LoadOrStore(keyID, &use{}); !existed {
			u.count.Add(1)
		}
	}
	counted := held.(*use) //nolint:forcetypeassert // nothing else is stored
	counted.count.Add(n)
	for was := counted.last.Load(); was < last && !counted.last.CompareAndSwap(was, last); was = counted.last.Load() {
	}
}

// take returns and forgets what was counted. A use that is counted at the same moment may be lost.
func (u *uses) take() (all []smartmoney.KeyUse) {
	u.keys.Range(func(id, held any) bool {
		u.keys.Delete(id)
		u.count.Add(-1)
		keyID, counted := id.(string), held.(*use) //nolint:forcetypeassert // as above
		if n := counted.count.Load(); n > 0 {
			all = append(all, smartmoney.KeyUse{KeyID: keyID, Count: n, Last: time.Unix(0, counted.last.Load())})
		}
		return true
	})
	return all
}

// UseWriter writes how often keys were used, twice a minute and when it stops: a request costs no
// write. Uses that cannot be written wait for the next write, those of at most usesLimit keys; the
// last write's are lost, and those of a commit without an answer may count twice: they are
// statistics.
type UseWriter struct {
	auth  *Authenticator
	store *customers.Registry
	log   *slog.Logger
	stop  context.CancelFunc
	loop  sync.WaitGroup
}

// NewUseWriter returns the writer of an authenticator's counts.
func NewUseWriter(a *Authenticator, store *customers.Registry, log *slog.Logger) *UseWriter {
	return &UseWriter{auth: a, store: store, log: log}
}

// Start starts writing.
func (u *UseWriter) Start(context.Context) error {
	ctx, cancel := context.WithCancel(context.Background())
	u.stop = cancel
	u.loop.Go(func() {
		ticker := time.NewTicker(usesEvery)
		defer ticker.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-ticker.C:
				u.Write(ctx)
			}
		}
	})
	return nil
}

// Stop ends the writing after a last write.
func (u *UseWriter) Stop(ctx context.Context) error {
	if u.stop != nil {
		u.stop()
	}
	u.loop.Wait()
	u.Write(ctx)
	return nil
}

// Write writes what was counted since the last call, and what that one could not write.
func (u *UseWriter) Write(ctx context.Context) {
	all := u.auth.uses.take()
	for len(all) > 0 {
		n := min(len(all), usesBatch)
		within, cancel := context.WithTimeout(ctx, usesWrite)
		err := u.store.AddKeyUses(within, all[:n])
		cancel()
		if err != nil {
			for _, use := range all {
				u.auth.uses.add(use.KeyID, use.Count, use.Last.UnixNano())
			}
			u.log.WarnContext(ctx, "uses of keys could not be written, the next write tries again", "keys", len(all), "error", err)
			return
		}
		all = all[n:]
	}
}
