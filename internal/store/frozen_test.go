package store_test

import (
	"context"
	"testing"
	"time"

	"smartmoney/internal/event"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/smtest"
	"smartmoney/internal/store"
)

// A process that freezes in a transaction that appends, whatever it is in, holds the
// log for a bounded time only.
func TestFrozenAppend(t *testing.T) {
	for name, freeze := range map[string]string{
		"between two statements": "SELECT 1",
		"within a COPY":          "COPY trade_ids (id) FROM STDIN",
	} {
		t.Run(name, func(t *testing.T) {
			address := smtest.PostgresURL(t)
			o := store.Options{URL: address, FrozenAfter: 500 * time.Millisecond}
			frozen, other := smtest.Open(t, o), smtest.Open(t, o)
			if err := other.Migrate(t.Context()); err != nil {
				t.Fatal(err)
			}
			tx, err := frozen.Writer().Begin()
			if err != nil {
				t.Fatal(err)
			}
			defer tx.Rollback() //nolint:errcheck // the server has ended it
			if _, err := tx.Exec("SELECT last FROM global_offset FOR UPDATE"); err != nil {
				t.Fatal(err)
			}
			statement, err := tx.Prepare(freeze)
			if err != nil {
				t.Fatal(err)
			}
			defer statement.Close() //nolint:errcheck // likewise
			events := []event.Event{smtest.Buy(smartmoney.Base, 1, 1, time.Unix(1_790_000_000, 0))}
			smtest.Eventually(t, "another process appends", func() bool {
				ctx, cancel := context.WithTimeout(t.Context(), 2*time.Second)
				defer cancel()
				_, err := other.Append(ctx, events, time.Now(), func(*store.Appended) ([]store.IdempotencyRecord, error) { return nil, nil })
				return err == nil
			})
		})
	}
}
