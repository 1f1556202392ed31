// Package sinks stores sinks: their leases, how far each has published every customer's log, and what they report.
//
// It promises that positions move only for the holder of the lease. Leases end by the database's clock. The settings of
// sinks, which may hold secrets, are not stored.
package sinks

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"smartmoney/ent/gen"
	"smartmoney/ent/gen/notificationlog"
	"smartmoney/ent/gen/sink"
	"smartmoney/ent/gen/sinkposition"
	live "smartmoney/internal/sink"
	"smartmoney/internal/store/sqldb"
)

// Positions stores sinks. It is safe for concurrent use.
type Positions struct{ *sqldb.DB }

var _ live.Store = (*Positions)(nil)

// New returns the sinks of a database.
func New(db *sqldb.DB) *Positions { return &Positions{db} }

// leased is the table of sinks.
func (db *Positions) leased() sqldb.Leased {
	return sqldb.Leased{DB: db.DB, Table: sink.Table, Failures: sink.FieldFailures}
}

// SyncSinks makes the sinks of the settings file those of the list: it adds new ones, with positions at the ends of
// the logs for a stream from now, and stops those that are gone, whose positions it keeps.
func (db *Positions) SyncSinks(ctx context.Context, all []live.Definition) error {
	now, err := db.Time(ctx)
	if err != nil {
		return err
	}
	rows, err := db.ReadClient().Sink.Query().All(ctx)
	if err != nil {
		return fmt.Errorf("read sinks: %w", err)
	}
	if len(rows) == 0 && len(all) == 0 {
		return nil
	}
	tx, err := db.Writer().BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("change sinks: begin: %w", err)
	}
	defer sqldb.Rollback(tx)
	client := db.ClientIn(tx)
	if rows, err = client.Sink.Query().Order(sink.ByID()).All(ctx); err != nil {
		return fmt.Errorf("read sinks: %w", err)
	}
	for _, row := range rows {
		if slices.ContainsFunc(all, func(d live.Definition) bool { return d.Name == row.Name }) || row.Stopped {
			continue
		}
		err := client.Sink.UpdateOneID(row.ID).SetStopped(true).SetChangedAt(now).ClearLeaseOwner().ClearLeaseUntil().AddLeaseNumber(1).Exec(ctx)
		if err != nil {
			return fmt.Errorf("stop the sink %q: %w", row.Name, err)
		}
	}
	for i := range all {
		at := slices.IndexFunc(rows, func(row *gen.Sink) bool { return row.Name == all[i].Name })
		var row *gen.Sink
		if at >= 0 {
			row = rows[at]
		}
		if err := db.sync(ctx, tx, &all[i], row, now); err != nil {
			return fmt.Errorf("sink %q: %w", all[i].Name, err)
		}
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("change sinks: commit: %w", err)
	}
	return nil
}

// sync stores what the settings file says of a sink; row is nil for a new one.
func (db *Positions) sync(ctx context.Context, tx *sql.Tx, d *live.Definition, row *gen.Sink, now int64) (err error) {
	client := db.ClientIn(tx)
	if row == nil {
		row, err = client.Sink.Create().SetName(d.Name).SetKind(d.Kind).SetStreams("").SetBegun("").SetStopped(false).
			SetCreatedAt(now).SetChangedAt(now).Save(ctx)
		if err != nil {
			return fmt.Errorf("add: %w", err)
		}
	}
	begun := streamsOf(row.Begun)
	for _, s := range d.Streams {
		if slices.Contains(begun, s) {
			continue
		}
		begun = append(begun, s)
		if d.From == live.FromNow {
			if err := atEnd(ctx, tx, row.ID, s); err != nil {
				return fmt.Errorf("begin %s now: %w", s, err)
			}
		}
	}
	change := client.Sink.UpdateOneID(row.ID).SetKind(d.Kind).SetStreams(textOf(d.Streams)).SetBegun(textOf(begun)).SetStopped(false)
	if row.Stopped {
		change.SetChangedAt(now)
	}
	return change.Exec(ctx)
}

// atEnd sets the positions of a stream to the ends of what it is read from.
func atEnd(ctx context.Context, tx *sql.Tx, id int64, s live.Stream) error {
	ends := "SELECT " + notificationlog.FieldID + ", " + notificationlog.FieldLastSequence + " AS last FROM " + notificationlog.Table
	switch s {
	case live.Notifications:
	case live.Decisions:
		ends = fmt.Sprintf("SELECT l.%s AS id, %s AS last FROM %s l CROSS JOIN engine_progress p WHERE p.id = 0",
			notificationlog.FieldID, lastOf("p.global_offset"), notificationlog.Table)
	case live.Trades:
		ends = "SELECT chain AS id, " + lastOf("max(last_seq)") + " AS last FROM detection_journal GROUP BY chain"
	}
	_, err := tx.ExecContext(ctx, fmt.Sprintf("INSERT INTO %s (%s, %s, %s, %s, %s) SELECT %d, %d, e.id, e.last, e.last FROM (%s) e WHERE e.last > 0",
		sinkposition.Table, sinkposition.FieldSinkID, sinkposition.FieldStream, sinkposition.FieldKey, sinkposition.FieldReached,
		sinkposition.FieldSequence, id, s.Index(), ends))
	return err
}

// lastOf is the SQL of the highest sequence that live.SequenceOf returns for a number.
func lastOf(number string) string {
	return fmt.Sprintf("%s * %d + %d", number, live.SequencesPerNumber, live.SequencesPerNumber-1)
}

func textOf(streams []live.Stream) string {
	names := make([]string, len(streams))
	for i, s := range streams {
		names[i] = string(s)
	}
	return strings.Join(names, ",")
}

func streamsOf(text string) []live.Stream {
	var all []live.Stream
	for name := range strings.SplitSeq(text, ",") {
		if name != "" {
			all = append(all, live.Stream(name))
		}
	}
	return all
}

// lagged is the name and streams of a sink with how many entries of logs are beyond its positions, without those of
// suspended customers.
const lagged = "SELECT s." + sink.FieldName + ", s." + sink.FieldStreams + ", COALESCE((SELECT CAST(SUM(l." + notificationlog.FieldLastSequence + " - COALESCE(p." +
	sinkposition.FieldReached + ", 0)) AS bigint) FROM " + notificationlog.Table + " l LEFT JOIN " + sinkposition.Table + " p ON p." +
	sinkposition.FieldSinkID + " = s." + sink.FieldID + " AND p." + sinkposition.FieldStream + " = 0 AND p." + sinkposition.FieldKey +
	" = l." + notificationlog.FieldID + " WHERE " + unsuspended + "), 0) FROM " + sink.Table + " s"

// ListSinks returns all sinks by name, and the database's time.
func (db *Positions) ListSinks(ctx context.Context) ([]live.Stored, time.Time, error) {
	now, err := db.Time(ctx)
	if err != nil {
		return nil, time.Time{}, err
	}
	rows, err := db.ReadClient().Sink.Query().Order(sink.ByName()).All(ctx)
	if err != nil {
		return nil, time.Time{}, fmt.Errorf("list sinks: %w", err)
	}
	all := make([]live.Stored, len(rows))
	for i, row := range rows {
		if all[i], err = storedOf(row, now); err != nil {
			return nil, time.Time{}, err
		}
	}
	return all, sqldb.FromMicro(now), nil
}

// progress is the JSON of the column of that name.
type progress struct {
	Failing bool `json:"failing,omitempty"`
}

func storedOf(row *gen.Sink, now int64) (live.Stored, error) {
	s := live.Stored{
		ID: row.ID, Name: row.Name, Kind: row.Kind, Streams: streamsOf(row.Streams), Stopped: row.Stopped,
		CreatedAt: sqldb.FromMicro(row.CreatedAt), ChangedAt: sqldb.FromMicro(row.ChangedAt), Published: row.Published, Failures: row.Failures,
		PublishedAt: moment(row.PublishedAt), ErrorAt: moment(row.ErrorAt), RefusedAt: moment(row.RefusedAt),
	}
	if row.LeaseOwner != nil && row.LeaseUntil != nil && *row.LeaseUntil > now {
		s.Holder = *row.LeaseOwner
	}
	if row.LastError != nil {
		s.LastError = *row.LastError
	}
	var reported progress
	if err := json.Unmarshal([]byte(row.Progress), &reported); err != nil {
		return live.Stored{}, fmt.Errorf("read the progress of the sink %q: %w", row.Name, err)
	}
	s.Failing = reported.Failing
	return s, nil
}

// moment returns the time in a nullable column, zero for NULL.
func moment(at *int64) time.Time {
	if at == nil {
		return time.Time{}
	}
	return sqldb.FromMicro(*at)
}

// ClaimSinks leases sinks among those of some names that are neither stopped nor leased.
func (db *Positions) ClaimSinks(ctx context.Context, owner string, names []string, lease time.Duration) ([]live.Claimed, error) {
	condition, args := db.Among(sink.FieldName, slices.Concat([]string{""}, names), 1)
	ids, err := db.leased().Claim(ctx, owner, lease, "NOT "+sink.FieldStopped+" AND "+condition, args)
	if err != nil || len(ids) == 0 {
		return nil, err
	}
	rows, err := db.Client().Sink.Query().Where(sink.IDIn(ids...), sink.LeaseOwner(owner)).Order(sink.ByID()).All(ctx)
	if err != nil {
		return nil, fmt.Errorf("read %d leased sinks: %w", len(ids), err)
	}
	all := make([]live.Claimed, len(rows))
	for i, row := range rows {
		all[i] = live.Claimed{ID: row.ID, Lease: row.LeaseNumber, Name: row.Name}
	}
	return all, nil
}

// RenewSinks extends leases to a lease's length from now, stores what their holder reports, and returns the ids of
// those that it lost.
func (db *Positions) RenewSinks(ctx context.Context, owner string, lease time.Duration, held []live.Held) (lost []int64, err error) {
	return db.leased().Renew(ctx, owner, lease, reportsOf(held))
}

// ReleaseSinks ends leases, so that another process can claim the sinks at once. It stores what their holder
// reports. A lost lease is no error.
func (db *Positions) ReleaseSinks(ctx context.Context, owner string, held []live.Held) error {
	return db.leased().Release(ctx, owner, reportsOf(held))
}

func reportsOf(held []live.Held) []sqldb.LeaseReport {
	all := make([]sqldb.LeaseReport, len(held))
	for i, h := range held {
		body, err := json.Marshal(progress{h.Failing})
		if err != nil {
			panic("BUG: progress without JSON: " + err.Error())
		}
		all[i] = sqldb.LeaseReport{
			ID: h.ID, Lease: h.Lease, Progress: string(body), Error: h.Error, ErrorAt: h.ErrorAt, Refused: h.Refused, Failures: h.Failures,
		}
	}
	return all
}
