package source

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	entsql "entgo.io/ent/dialect/sql"

	"github.com/smartmoneyhq/smartmoney/ent/gen"
	"github.com/smartmoneyhq/smartmoney/ent/gen/source"
	"github.com/smartmoneyhq/smartmoney/ent/gen/sourcereject"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Connections stores sources. It is safe for concurrent use.
type Connections struct{ *sqldb.DB }

// NewConnections returns the sources of a database.
func NewConnections(db *sqldb.DB) *Connections { return &Connections{db} }

// AddSource adds a checked definition. A name in use, a source too many and one that must not be
// read beside another are BAD_USER_INPUT.
func (co *Connections) AddSource(ctx context.Context, d Definition) error {
	return co.change(ctx, func(tx *gen.Client, now int64) error {
		rows, err := tx.Source.Query().Where(source.Stopped(false), source.NameNEQ(d.Name)).Order(source.ByName()).All(ctx)
		if err != nil {
			return fmt.Errorf("read sources: %w", err)
		}
		for _, row := range rows {
			if err := mayRead(&d, definition(row)); err != nil {
				return err
			}
		}
		return add(ctx, tx, d, now)
	})
}

// mayRead returns an error if a source must not be read beside another.
func mayRead(d *Definition, other Definition) error {
	if d.Beside == nil {
		return nil
	}
	return d.Beside(other)
}

// lockSources serialises changes of sources, each of which looks at all of them.
const lockSources = "SELECT pg_advisory_xact_lock(7161132)"

// change runs f in a transaction and commits it. It returns a *smartmoney.Error of f as it is.
func (co *Connections) change(ctx context.Context, f func(tx *gen.Client, now int64) error) error {
	now, err := co.Time(ctx)
	if err != nil {
		return err
	}
	tx, err := co.Writer().BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("change sources: begin: %w", err)
	}
	defer sqldb.Rollback(tx)
	if co.Dialect() == sqldb.Postgres { // SQLite has one writer
		if _, err := tx.ExecContext(ctx, lockSources); err != nil {
			return fmt.Errorf("change sources: lock: %w", err)
		}
	}
	if err := f(co.ClientIn(tx), now); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("change sources: commit: %w", err)
	}
	return nil
}

func add(ctx context.Context, tx *gen.Client, d Definition, now int64) error {
	has, err := tx.Source.Query().Count(ctx)
	if err != nil {
		return fmt.Errorf("count sources: %w", err)
	}
	if has >= MaxSources {
		return smartmoney.BadInput("sources", "there are at most %d sources: remove one first", MaxSources)
	}
	err = tx.Source.Create().SetName(d.Name).SetKind(d.Kind).SetSettings(string(d.Settings)).SetOrigin(string(d.Origin)).
		SetPaused(false).SetStopped(false).SetCreatedAt(now).SetChangedAt(now).Exec(ctx)
	if gen.IsConstraintError(err) {
		return smartmoney.BadInput("name", "there is a source %s already: choose another name, or remove it first", smartmoney.Shown(d.Name))
	}
	if err != nil {
		return fmt.Errorf("add the source %q: %w", d.Name, err)
	}
	return nil
}

// PauseSource pauses or resumes a source. Doing so twice changes nothing.
func (co *Connections) PauseSource(ctx context.Context, name string, paused bool) error {
	return co.change(ctx, func(tx *gen.Client, now int64) error {
		if _, err := named(ctx, tx, name); err != nil {
			return err
		}
		err := endLease(tx.Source.Update().Where(source.Name(name), source.PausedNEQ(paused))).SetPaused(paused).SetChangedAt(now).Exec(ctx)
		if err != nil {
			return fmt.Errorf("pause or resume the source %q: %w", name, err)
		}
		return nil
	})
}

// RetrySource ends a source's lease, so that it is read anew at once, whatever it waits for.
func (co *Connections) RetrySource(ctx context.Context, name string) error {
	return co.change(ctx, func(tx *gen.Client, _ int64) error {
		row, err := named(ctx, tx, name)
		if err != nil {
			return err
		}
		if err := endLease(tx.Source.Update().Where(source.ID(row.ID))).Exec(ctx); err != nil {
			return fmt.Errorf("end the lease of the source %q: %w", name, err)
		}
		return nil
	})
}

// endLease takes the lease away from whoever holds it. What the provider thought of the settings is
// forgotten.
func endLease(u *gen.SourceUpdate) *gen.SourceUpdate {
	return u.ClearLeaseOwner().ClearLeaseUntil().AddLeaseNumber(1).ClearRefusedAt()
}

// named returns the source of a name, or NOT_FOUND. It does not ask the database for what is no
// name: strangers send those, and PostgreSQL takes no text with a NUL.
func named(ctx context.Context, client *gen.Client, name string) (*gen.Source, error) {
	var row *gen.Source
	var err error
	known := validName(name)
	if known {
		row, err = client.Source.Query().Where(source.Name(name)).Only(ctx)
	}
	if !known || gen.IsNotFound(err) {
		return nil, smartmoney.Errorf(smartmoney.CodeNotFound, "there is no source %s", smartmoney.Shown(name))
	}
	if err != nil {
		return nil, fmt.Errorf("read the source %q: %w", name, err)
	}
	return row, nil
}

// RemoveSource deletes a source with its position and rejects. One that is in the settings file is
// refused.
func (co *Connections) RemoveSource(ctx context.Context, name string) error {
	return co.change(ctx, func(tx *gen.Client, _ int64) error {
		row, err := named(ctx, tx, name)
		if err != nil {
			return err
		}
		if row.Origin == string(FromFile) && !row.Stopped {
			return smartmoney.BadInput("name", "the source %s is in the settings file: remove it there and restart the service", smartmoney.Shown(name))
		}
		_, err = tx.SourceReject.Delete().Where(sourcereject.IDGTE(sqldb.RowID(row.ID, 0)), sourcereject.IDLT(sqldb.RowID(row.ID+1, 0))).Exec(ctx)
		if err == nil {
			_, err = tx.Source.Delete().Where(source.ID(row.ID)).Exec(ctx)
		}
		if err != nil {
			return fmt.Errorf("remove the source %q: %w", name, err)
		}
		return nil
	})
}

// SyncSources makes the sources of the settings file those of the list: it adds new ones, replaces
// changed settings, and stops those that are gone, whose positions it keeps. A name that a command
// added, another kind than before, and a source that must not be read beside another are
// BAD_USER_INPUT, and then nothing is changed.
func (co *Connections) SyncSources(ctx context.Context, all []Definition) error {
	return co.change(ctx, func(tx *gen.Client, now int64) error {
		rows, err := tx.Source.Query().Order(source.ByID()).All(ctx)
		if err != nil {
			return fmt.Errorf("read sources: %w", err)
		}
		if err := mayReadAll(all, rows); err != nil {
			return err
		}
		for _, row := range rows {
			at := slices.IndexFunc(all, func(d Definition) bool { return d.Name == row.Name })
			if at < 0 {
				err = stop(ctx, tx, row, now)
			} else {
				err = replace(ctx, tx, row, all[at], now)
			}
			if err != nil {
				return err
			}
		}
		for _, d := range all {
			if slices.ContainsFunc(rows, func(row *gen.Source) bool { return row.Name == d.Name }) {
				continue
			}
			if err := add(ctx, tx, d, now); err != nil {
				return err
			}
		}
		return nil
	})
}

// mayReadAll returns an error if a source of the settings file must not be read beside another one
// of it, or beside one that a command added.
func mayReadAll(all []Definition, rows []*gen.Source) error {
	for i := range all {
		others := slices.Clone(all[:i])
		for _, row := range rows {
			if row.Origin != string(FromFile) && row.Name != all[i].Name {
				others = append(others, definition(row))
			}
		}
		for _, other := range others {
			if err := mayRead(&all[i], other); err != nil {
				return smartmoney.BadInput("sources."+all[i].Name, "sources.%s: %v", all[i].Name, err)
			}
		}
	}
	return nil
}

// stop stops a source that is gone from the settings file.
func stop(ctx context.Context, tx *gen.Client, row *gen.Source, now int64) error {
	if row.Origin != string(FromFile) || row.Stopped {
		return nil
	}
	if err := endLease(tx.Source.Update().Where(source.ID(row.ID))).SetStopped(true).SetChangedAt(now).Exec(ctx); err != nil {
		return fmt.Errorf("stop the source %q: %w", row.Name, err)
	}
	return nil
}

// replace gives a source the settings of the file.
func replace(ctx context.Context, tx *gen.Client, row *gen.Source, d Definition, now int64) error {
	switch {
	case row.Origin != string(FromFile):
		return smartmoney.BadInput("sources."+d.Name, "sources.%s is the name of a source that a command added: rename it, or run `smartmoney source remove %s`", d.Name, d.Name)
	case row.Kind != d.Kind:
		return smartmoney.BadInput("sources."+d.Name, "sources.%s was of the kind %s, whose position means nothing to %s: choose another name", d.Name, row.Kind, d.Kind)
	case row.Settings == string(d.Settings) && !row.Stopped:
		return nil
	}
	err := endLease(tx.Source.Update().Where(source.ID(row.ID))).SetSettings(string(d.Settings)).SetStopped(false).SetChangedAt(now).Exec(ctx)
	if err != nil {
		return fmt.Errorf("change the source %q: %w", d.Name, err)
	}
	return nil
}

// ListSources returns all sources by name, and the database's time.
func (co *Connections) ListSources(ctx context.Context) ([]Stored, time.Time, error) {
	now, err := co.Time(ctx)
	if err != nil {
		return nil, time.Time{}, err
	}
	columns := slices.DeleteFunc(slices.Clone(source.Columns), func(c string) bool { return c == source.FieldPosition })
	rows, err := co.ReadClient().Source.Query().Order(source.ByName()).Select(columns...).All(ctx)
	if err != nil {
		return nil, time.Time{}, fmt.Errorf("list sources: %w", err)
	}
	all := make([]Stored, len(rows))
	for i, row := range rows {
		if all[i], err = storedOf(row, now); err != nil {
			return nil, time.Time{}, err
		}
	}
	return all, sqldb.FromMicro(now), nil
}

func storedOf(row *gen.Source, now int64) (Stored, error) {
	s := Stored{
		ID: row.ID, Definition: definition(row), Paused: row.Paused, Stopped: row.Stopped,
		CreatedAt: sqldb.FromMicro(row.CreatedAt), ChangedAt: sqldb.FromMicro(row.ChangedAt), Batches: row.PositionNumber,
		LeasedAt: moment(row.LeasedAt), HeardAt: moment(row.HeardAt), LastEventAt: moment(row.LastEventAt),
		ErrorAt: moment(row.ErrorAt), RefusedAt: moment(row.RefusedAt),
	}
	if row.LeaseOwner != nil && row.LeaseUntil != nil && *row.LeaseUntil > now {
		s.Holder = *row.LeaseOwner
	}
	if row.LastError != nil {
		s.LastError = *row.LastError
	}
	var reported progress
	if err := json.Unmarshal([]byte(row.Progress), &reported); err != nil {
		return Stored{}, fmt.Errorf("read the progress of the source %q: %w", row.Name, err)
	}
	s.Progress, s.Failing = reported.Progress, reported.Failing
	if err := json.Unmarshal([]byte(row.Counts), &s.Counts); err != nil {
		return Stored{}, fmt.Errorf("read the counts of the source %q: %w", row.Name, err)
	}
	return s, nil
}

func definition(row *gen.Source) Definition {
	return Definition{Name: row.Name, Kind: row.Kind, Settings: json.RawMessage(row.Settings), Origin: Origin(row.Origin)}
}

// moment returns the time in a nullable column, zero for NULL.
func moment(at *int64) time.Time {
	if at == nil {
		return time.Time{}
	}
	return sqldb.FromMicro(*at)
}

// SourceRejects returns the last rejects of a source with numbers below one, 0 for all, newest
// first and at most limit, and how many are kept of the source.
func (co *Connections) SourceRejects(ctx context.Context, name string, below int64, limit int) (list []StoredReject, kept int, err error) {
	row, err := named(ctx, co.ReadClient(), name)
	if err != nil {
		return nil, 0, err
	}
	first, end := sqldb.RowID(row.ID, 0), sqldb.RowID(row.ID+1, 0)
	query := co.ReadClient().SourceReject.Query().Where(sourcereject.IDGTE(first), sourcereject.IDLT(end))
	if kept, err = query.Clone().Count(ctx); err != nil {
		return nil, 0, fmt.Errorf("count the rejects of the source %q: %w", name, err)
	}
	if below > 0 && below <= row.RejectNumber {
		query = query.Where(sourcereject.IDLT(sqldb.RowID(row.ID, below)))
	}
	rows, err := query.Order(sourcereject.ByID(entsql.OrderDesc())).Limit(min(max(limit, 0), MaxRejects)).All(ctx)
	if err != nil {
		return nil, 0, fmt.Errorf("list the rejects of the source %q: %w", name, err)
	}
	all := make([]StoredReject, len(rows))
	for i, r := range rows {
		all[i] = StoredReject{Number: sqldb.RowNumber(r.ID), At: sqldb.FromMicro(r.At), Ref: r.Ref, Reason: r.Reason, Detail: r.Detail, Sample: r.Sample}
	}
	return all, kept, nil
}

// committedOf reads what the last batch of a source left.
func committedOf(row *gen.Source) (Committed, error) {
	c := Committed{Number: row.PositionNumber, LastReject: row.RejectNumber, LastEventAt: moment(row.LastEventAt)}
	if row.PositionNumber > 0 {
		if row.Position == nil {
			return c, fmt.Errorf("the source %q lost its position", row.Name)
		}
		body, err := sqldb.Unseal(*row.Position)
		if err != nil {
			return c, fmt.Errorf("read the position of the source %q: %w", row.Name, err)
		}
		c.Position = body
	}
	if err := json.Unmarshal([]byte(row.Counts), &c.Counts); err != nil {
		return c, fmt.Errorf("read the counts of the source %q: %w", row.Name, err)
	}
	return c, nil
}

// sweepRejects bounds the rejects that one call of SweepRejects deletes.
const sweepRejects = 500

// SweepRejects deletes some rejects of sources that are older than a time, and returns how many; 0:
// none is left.
func (co *Connections) SweepRejects(ctx context.Context, before time.Time) (deleted int, err error) {
	done, err := co.Writer().ExecContext(ctx, "DELETE FROM "+sourcereject.Table+" WHERE "+sourcereject.FieldID+" IN (SELECT "+sourcereject.FieldID+
		" FROM "+sourcereject.Table+" WHERE "+sourcereject.FieldAt+" < $1 LIMIT $2)", before.UnixMicro(), sweepRejects)
	var n int64
	if err == nil {
		n, err = done.RowsAffected()
	}
	if err != nil {
		return 0, fmt.Errorf("delete old rejects: %w", err)
	}
	return int(n), nil
}

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
