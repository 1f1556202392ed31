package retention_test

import (
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/retention"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

func TestLeaseHasOneHolder(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, d *testkit.DB) {
		ctx, db := t.Context(), retention.NewLease(d.DB)
		number, err := db.ClaimRetention(ctx, "a", time.Hour)
		if err != nil || number != 1 {
			t.Fatalf("claim: number %d, error %v; want 1", number, err)
		}
		if other, err := db.ClaimRetention(ctx, "b", time.Hour); err != nil || other != 0 {
			t.Fatalf("claim of a held lease: number %d, error %v; want 0", other, err)
		}
		if lost, err := db.RenewRetention(ctx, "a", time.Hour, number); err != nil || lost {
			t.Fatalf("renew: lost %t, error %v", lost, err)
		}
		if err := db.ReleaseRetention(ctx, "a", number); err != nil {
			t.Fatal(err)
		}
		if other, err := db.ClaimRetention(ctx, "b", time.Hour); err != nil || other != 2 {
			t.Fatalf("claim of a released lease: number %d, error %v; want 2", other, err)
		}
		if lost, err := db.RenewRetention(ctx, "a", time.Hour, number); err != nil || !lost {
			t.Fatalf("renew of another's lease: lost %t, error %v; want lost", lost, err)
		}
	})
}
