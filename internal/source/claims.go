package source

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/source"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// leased is the table of sources.
func (co *Connections) leased() sqldb.Leased { return sqldb.Leased{DB: co.DB, Table: source.Table} }

// ClaimSources leases the sources of some kinds that are neither paused nor stopped nor leased.
func (co *Connections) ClaimSources(ctx context.Context, owner string, kinds []string, lease time.Duration) ([]Claimed, error) {
	condition, args := co.Among(source.FieldKind, slices.Concat([]string{""}, kinds), 1)
	ids, err := co.leased().Claim(ctx, owner, lease, "NOT "+source.FieldPaused+" AND NOT "+source.FieldStopped+" AND "+condition, args)
	if err != nil {
		return nil, err
	}
	return co.claimed(ctx, owner, ids)
}

// claimed reads leased sources. It passes over those that have lost the lease already.
func (co *Connections) claimed(ctx context.Context, owner string, ids []int64) ([]Claimed, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	rows, err := co.Client().Source.Query().Where(source.IDIn(ids...), source.LeaseOwner(owner)).Order(source.ByID()).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("read %d leased sources: %w", len(ids), err)
	}
	all := make([]Claimed, len(rows))
	for i, row := range rows {
		all[i] = Claimed{ID: row.ID, Lease: row.LeaseNumber, Definition: definition(row)}
	}
	return all, nil
}

// RenewSources extends leases to a lease's length from now, stores what their holder reports, and
// returns the ids of those that it lost.
func (co *Connections) RenewSources(ctx context.Context, owner string, lease time.Duration, held []Held) (lost []int64, err error) {
	reports, err := reportsOf(held)
	if err != nil {
		return nil, err
	}
	return co.leased().Renew(ctx, owner, lease, reports)
}

// ReleaseSources ends leases, so that another process can claim the sources at once. It stores what
// their holder reports. A lost lease is no error.
func (co *Connections) ReleaseSources(ctx context.Context, owner string, held []Held) error {
	reports, err := reportsOf(held)
	if err != nil {
		return err
	}
	return co.leased().Release(ctx, owner, reports)
}

// progress is the JSON of the column of that name.
type progress struct {
	Progress
	Failing bool `json:"failing,omitempty"`
}

func reportsOf(held []Held) ([]sqldb.LeaseReport, error) {
	all := make([]sqldb.LeaseReport, len(held))
	for i, h := range held {
		body, err := json.Marshal(progress{h.Progress, h.Failing})
		if err != nil {
			return nil, fmt.Errorf("encode the progress of source %d: %w", h.ID, err)
		}
		all[i] = sqldb.LeaseReport{ID: h.ID, Lease: h.Lease, Progress: string(body), Error: h.Error, ErrorAt: h.ErrorAt, Refused: h.Refused}
	}
	return all, nil
}

// CommittedSource reads what was committed under a lease. It returns ErrLeaseLost for another
// one's.
func (co *Connections) CommittedSource(ctx context.Context, id, lease int64) (Committed, error) {
	row, err := co.Client().Source.Query().Where(source.ID(id), source.LeaseNumber(lease)).Only(ctx)
	if gen.IsNotFound(err) {
		return Committed{}, ErrLeaseLost
	}
	if err != nil {
		return Committed{}, fmt.Errorf("read source %d: %w", id, err)
	}
	return committedOf(row)
}

// PushedSource reads a source that no process leases, to move its position. A paused or stopped one
// is returned with an UNAVAILABLE error.
func (co *Connections) PushedSource(ctx context.Context, name string) (Claimed, error) {
	row, err := named(ctx, co.ReadClient(), name)
	if err != nil {
		return Claimed{}, err
	}
	committed, err := committedOf(row)
	if err != nil {
		return Claimed{}, err
	}
	claim := Claimed{ID: row.ID, Lease: row.LeaseNumber, Definition: definition(row), Committed: committed}
	if row.Paused || row.Stopped {
		return claim, smartmoney.Errorf(smartmoney.CodeUnavailable, "the source %s is paused", smartmoney.Shown(name))
	}
	return claim, nil
}
