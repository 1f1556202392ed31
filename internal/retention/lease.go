package retention

import (
	"context"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Lease is the lease of the loop that deletes old records. It is safe for concurrent use.
type Lease struct{ *sqldb.DB }

// NewLease returns the lease of a database.
func NewLease(db *sqldb.DB) *Lease { return &Lease{db} }

func (l *Lease) leased() sqldb.Leased { return sqldb.Leased{DB: l.DB, Table: "retention_lease"} }

// ClaimRetention takes the lease if nobody has it, and returns its number; 0: another process has
// it.
func (l *Lease) ClaimRetention(ctx context.Context, owner string, lease time.Duration) (number int64, err error) {
	ids, err := l.leased().Claim(ctx, owner, lease, "id = 0", nil)
	if err != nil || len(ids) == 0 {
		return 0, err
	}
	err = l.Writer().QueryRowContext(ctx, "SELECT lease_number FROM retention_lease WHERE id = 0 AND lease_owner = $1", owner).Scan(&number)
	if err != nil {
		return 0, fmt.Errorf("read the number of a lease: %w", err)
	}
	return number, nil
}

// RenewRetention extends the lease of a number to a lease's length from now, and reports whether it
// was lost.
func (l *Lease) RenewRetention(ctx context.Context, owner string, lease time.Duration, number int64) (lost bool, err error) {
	gone, err := l.leased().Renew(ctx, owner, lease, report(number))
	return len(gone) > 0, err
}

// ReleaseRetention ends the lease of a number. A lost lease is no error.
func (l *Lease) ReleaseRetention(ctx context.Context, owner string, number int64) error {
	return l.leased().Release(ctx, owner, report(number))
}

func report(number int64) []sqldb.LeaseReport {
	return []sqldb.LeaseReport{{Lease: number, Progress: "{}"}}
}
