package auth_test

import (
	"log/slog"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// TestUsesThatCannotBeWrittenWait checks that they are counted by the next write that succeeds,
// those of later batches, too.
func TestUsesThatCannotBeWrittenWait(t *testing.T) {
	t.Parallel()
	databases(t, func(f *fixture) {
		t := f.t
		const keys = 501 // two batches
		secrets, ids := make([]string, keys), make([]string, keys)
		for i := range secrets {
			secret, key := f.newKey(smartmoney.ScopeRead, nil)
			secrets[i], ids[i] = secret, key.ID
		}
		use := func(secrets []string) {
			for _, secret := range secrets {
				if _, err := f.auth.Authenticate(t.Context(), "Bearer "+secret); err != nil {
					t.Fatal(err)
				}
			}
		}
		rename := func(from, to string) {
			if _, err := f.db.Writer().ExecContext(t.Context(), "ALTER TABLE "+from+" RENAME TO "+to); err != nil {
				t.Fatal(err)
			}
		}
		w := auth.NewUseWriter(f.auth, f.db.Registry, slog.New(slog.DiscardHandler))
		use(secrets)
		rename("api_keys", "away")
		w.Write(t.Context())
		w.Write(t.Context())
		rename("away", "api_keys")
		before := f.clock.Now()
		f.clock.Advance(time.Minute)
		use(secrets[:1])
		w.Write(t.Context())
		w.Write(t.Context()) // writes nothing again
		all, err := f.db.Keys(t.Context(), "acme")
		if err != nil || len(all) != keys {
			t.Fatalf("%d keys, %v", len(all), err)
		}
		for i, key := range all {
			uses, last := int64(1), before
			if key.ID == ids[0] {
				uses, last = 2, f.clock.Now()
			}
			if key.Uses != uses || key.LastUsedAt == nil || !key.LastUsedAt.Equal(last) {
				t.Fatalf("key %d has %d uses, the last at %v; want %d and %v", i, key.Uses, key.LastUsedAt, uses, last)
			}
		}
	})
}
