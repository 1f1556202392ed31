// Command gen writes the migration files that bring the databases from what the
// migrations of ent/migrate say to what ent/schema says, one per dialect, and
// their atlas.sum. It writes nothing when there is no difference.
//
//	go run ./ent/migrate/gen -name add_something
//	go run ./ent/migrate/gen -hash
//	go run ./ent/migrate/gen -picture docs/tables.md
//
// The first form needs a PostgreSQL server, on which it makes a database for the
// time it runs: SMARTMONEY_TEST_POSTGRES is the URL of an administrator there.
// The second form needs none: it only recomputes atlas.sum after a file was
// written by hand. The third writes the picture of the tables into a document, between its two
// marks; `make generate` runs it. Tables that ent does not know are left alone.
package main

import (
	"context"
	"database/sql"
	"flag"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"time"

	"ariga.io/atlas/sql/migrate"
	"entgo.io/ent/dialect"
	entsql "entgo.io/ent/dialect/sql"
	"entgo.io/ent/dialect/sql/schema"
	_ "github.com/lib/pq"  // the "postgres" driver
	_ "modernc.org/sqlite" // the "sqlite" driver

	entmigrate "github.com/smartmoneyhq/smartmoney/ent/gen/migrate"
	"github.com/smartmoneyhq/smartmoney/ent/gen/notification"
	"github.com/smartmoneyhq/smartmoney/ent/gen/participant"
	"github.com/smartmoneyhq/smartmoney/ent/gen/signal"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookattempt"
	"github.com/smartmoneyhq/smartmoney/ent/gen/webhookdelivery"
)

const adminVariable = "SMARTMONEY_TEST_POSTGRES"

func main() {
	name := flag.String("name", "entities", "what the new files are called, after their version")
	root := flag.String("dir", "ent/migrate", "the directory that holds postgres/ and sqlite/")
	hash := flag.Bool("hash", false, "only compute atlas.sum anew")
	picture := flag.String("picture", "", "only write the picture of the tables into this document")
	flag.Parse()
	var err error
	if *picture != "" {
		err = rewritePicture(*picture)
	} else {
		err = run(context.Background(), *root, *name, *hash)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "migrate/gen:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, root, name string, hashOnly bool) error {
	for _, d := range []struct {
		dir  string
		diff func(ctx context.Context, dir migrate.Dir, name string) error
	}{
		{"sqlite", diffSQLite},
		{"postgres", diffPostgres},
	} {
		dir, err := migrate.NewLocalDir(filepath.Join(root, d.dir))
		if err != nil {
			return err
		}
		if hashOnly {
			err = rehash(dir)
		} else {
			err = d.diff(ctx, dir, name)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", d.dir, err)
		}
	}
	return nil
}

func rehash(dir migrate.Dir) error {
	sum, err := dir.Checksum()
	if err != nil {
		return err
	}
	return migrate.WriteSumFile(dir, sum)
}

func diffSQLite(ctx context.Context, dir migrate.Dir, name string) error {
	tmp, err := os.MkdirTemp("", "smartmoney-migrate-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	db, err := sql.Open("sqlite", "file:"+filepath.Join(tmp, "dev.db")+"?_pragma=foreign_keys(1)")
	if err != nil {
		return err
	}
	defer db.Close()
	return diff(ctx, entsql.OpenDB(dialect.SQLite, db), dialect.SQLite, dir, name)
}

func diffPostgres(ctx context.Context, dir migrate.Dir, name string) (err error) {
	admin := os.Getenv(adminVariable)
	if admin == "" {
		return fmt.Errorf("%s is empty: set it to the URL of a PostgreSQL administrator", adminVariable)
	}
	u, err := url.Parse(admin)
	if err != nil {
		return fmt.Errorf("%s: %w", adminVariable, err)
	}
	server, err := sql.Open("postgres", admin)
	if err != nil {
		return err
	}
	defer server.Close()
	dev := fmt.Sprintf("smartmoney_migrate_%d_%d", os.Getpid(), time.Now().UnixNano())
	if _, err := server.ExecContext(ctx, "CREATE DATABASE "+dev); err != nil {
		return fmt.Errorf("create database %s: %w", dev, err)
	}
	defer func() {
		if _, dropErr := server.ExecContext(ctx, "DROP DATABASE "+dev+" WITH (FORCE)"); err == nil {
			err = dropErr
		}
	}()
	u.Path = "/" + dev
	db, err := sql.Open("postgres", u.String())
	if err != nil {
		return err
	}
	defer db.Close()
	return diff(ctx, entsql.OpenDB(dialect.Postgres, db), dialect.Postgres, dir, name)
}

func diff(ctx context.Context, drv dialect.Driver, dialectName string, dir migrate.Dir, name string) error {
	m, err := schema.NewMigrate(drv,
		schema.WithDir(dir),
		schema.WithMigrationMode(schema.ModeReplay),
		schema.WithDialect(dialectName),
		schema.WithFormatter(migrate.DefaultFormatter),
		schema.WithDropColumn(true),
		schema.WithDropIndex(true),
	)
	if err != nil {
		return err
	}
	tables, err := tablesOf(dialectName)
	if err != nil {
		return err
	}
	return m.NamedDiff(ctx, name, tables...)
}

// unchecked are the tables without foreign keys: the engine's commit fills them in bulk, and a
// check of each row would lock and look up the row that it points to. The store holds the
// references: the referenced row is inserted before, and deleted after, in the same transaction.
var unchecked = map[string]bool{
	signal.Table: true, participant.Table: true, notification.Table: true, webhookdelivery.Table: true, webhookattempt.Table: true,
}

// tablesOf returns the tables of ent/schema as a dialect has them.
func tablesOf(dialectName string) ([]*schema.Table, error) {
	tables, err := schema.CopyTables(entmigrate.Tables)
	if err != nil {
		return nil, err
	}
	for _, t := range tables {
		if unchecked[t.Name] {
			t.ForeignKeys = nil
		}
		for _, c := range t.Columns {
			if dialectName == dialect.SQLite {
				c.Collation = "" // PostgreSQL's name for what SQLite does
			}
		}
	}
	return tables, nil
}
