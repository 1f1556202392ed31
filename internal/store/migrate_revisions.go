package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	atlas "ariga.io/atlas/sql/migrate"
	"ariga.io/atlas/sql/schema"
)

const (
	revisionsTable  = "schema_revisions"
	revisionColumns = "version, description, kind, applied, total, executed_at, hash, partial_hashes"
)

// revisions keeps what was applied, one row per migration. Atlas has such a
// store in its command line tool only. Errors are not kept: a migration that
// fails is rolled back, and its row with it.
type revisions struct {
	conn    schema.ExecQuerier
	dialect Dialect
}

var _ atlas.RevisionReadWriter = (*revisions)(nil)

func createRevisions(ctx context.Context, conn schema.ExecQuerier) error {
	_, err := conn.ExecContext(ctx, `CREATE TABLE IF NOT EXISTS `+revisionsTable+` (
		version text NOT NULL PRIMARY KEY,
		description text NOT NULL,
		kind integer NOT NULL,
		applied integer NOT NULL,
		total integer NOT NULL,
		executed_at bigint NOT NULL,
		hash text NOT NULL,
		partial_hashes text NOT NULL)`)
	if err != nil {
		return fmt.Errorf("make table %s: %w", revisionsTable, err)
	}
	return nil
}

// Ident names the table.
func (r *revisions) Ident() *atlas.TableIdent { return &atlas.TableIdent{Name: revisionsTable} }

// ReadRevisions returns all revisions by version; none where there is no table yet.
func (r *revisions) ReadRevisions(ctx context.Context) ([]*atlas.Revision, error) {
	exists := "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = '" + revisionsTable + "'"
	if r.dialect == Postgres {
		exists = "SELECT count(to_regclass('" + revisionsTable + "'))"
	}
	n, err := queryAll(ctx, r.conn, func(rows *sql.Rows) (n int, err error) { return n, rows.Scan(&n) }, exists)
	if err != nil || n[0] == 0 {
		return nil, err
	}
	return queryAll(ctx, r.conn, scanRevision,
		"SELECT "+revisionColumns+" FROM "+revisionsTable+" ORDER BY version")
}

// ReadRevision returns the revision of a version, or atlas.ErrRevisionNotExist.
func (r *revisions) ReadRevision(ctx context.Context, version string) (*atlas.Revision, error) {
	all, err := queryAll(ctx, r.conn, scanRevision,
		"SELECT "+revisionColumns+" FROM "+revisionsTable+" WHERE version = $1", version)
	if err != nil {
		return nil, err
	}
	if len(all) == 0 {
		return nil, atlas.ErrRevisionNotExist
	}
	return all[0], nil
}

// WriteRevision saves a revision over the one of the same version.
func (r *revisions) WriteRevision(ctx context.Context, rev *atlas.Revision) error {
	partial, err := json.Marshal(rev.PartialHashes)
	if err != nil {
		return fmt.Errorf("encode revision %s: %w", rev.Version, err)
	}
	_, err = r.conn.ExecContext(ctx, `INSERT INTO `+revisionsTable+` (`+revisionColumns+`)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
		ON CONFLICT (version) DO UPDATE SET description = excluded.description, kind = excluded.kind,
			applied = excluded.applied, total = excluded.total, executed_at = excluded.executed_at,
			hash = excluded.hash, partial_hashes = excluded.partial_hashes`,
		rev.Version, rev.Description, int64(rev.Type), rev.Applied, rev.Total, rev.ExecutedAt.UnixNano(),
		rev.Hash, string(partial))
	if err != nil {
		return fmt.Errorf("write revision %s: %w", rev.Version, err)
	}
	return nil
}

// DeleteRevision forgets a revision.
func (r *revisions) DeleteRevision(ctx context.Context, version string) error {
	if _, err := r.conn.ExecContext(ctx, "DELETE FROM "+revisionsTable+" WHERE version = $1", version); err != nil {
		return fmt.Errorf("delete revision %s: %w", version, err)
	}
	return nil
}

func scanRevision(rows *sql.Rows) (*atlas.Revision, error) {
	var (
		rev     atlas.Revision
		kind    int64
		at      int64 // Unix nanoseconds
		partial string
	)
	err := rows.Scan(&rev.Version, &rev.Description, &kind, &rev.Applied, &rev.Total, &at, &rev.Hash, &partial)
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal([]byte(partial), &rev.PartialHashes); err != nil {
		return nil, fmt.Errorf("decode revision: %w", err)
	}
	rev.Type, rev.ExecutedAt = atlas.RevisionType(kind), time.Unix(0, at).UTC()
	return &rev, nil
}

// queryAll runs a query and scans every row before it returns: on one connection
// nothing else may run while rows are open.
func queryAll[T any](ctx context.Context, conn schema.ExecQuerier, scan func(*sql.Rows) (T, error), query string, args ...any) (_ []T, err error) {
	rows, err := conn.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, fmt.Errorf("query %s: %w", revisionsTable, err)
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	var all []T
	for rows.Next() {
		v, err := scan(rows)
		if err != nil {
			return nil, fmt.Errorf("read %s: %w", revisionsTable, err)
		}
		all = append(all, v)
	}
	if err := rows.Err(); err != nil {
		return nil, fmt.Errorf("read %s: %w", revisionsTable, err)
	}
	return all, nil
}
