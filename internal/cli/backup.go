package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/recovery"
	"github.com/smartmoneyhq/smartmoney/internal/retention"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

func newBackupCmd() *cobra.Command {
	var force bool
	cmd := &cobra.Command{
		Use:   "backup FILE",
		Short: "Write a backup of an SQLite database, beside the running service",
		Long: `Write the whole SQLite database, as of one moment, to FILE. The service may run: it goes
on writing. FILE is complete or not there at all, and ends with a checksum that restore verifies.
PostgreSQL has its own tools: for such a database the command prints which one to run.`,
		Example: `  smartmoney backup /backups/smartmoney-2026-11-23.db`,
		Args:    oneArg("a FILE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			cfg, err := loadSettings(cmd)
			if err != nil {
				return err
			}
			_, err = sqlitePath(&cfg, "dump it with its own tools, which docs/data.md has more of:\n\n    pg_dump --format=custom --file=%[2]s --dbname='%[1]s'\n", args[0])
			if err != nil {
				return err
			}
			return withExisting(cmd, func(db *app.Stores) error {
				b, err := recovery.Write(cmd.Context(), db.DB, args[0], force)
				if err != nil {
					return err
				}
				fmt.Fprintf(cmd.ErrOrStderr(), "Wrote %s: %d bytes, SHA-256 %s.\n", args[0], b.FileBytes, b.FileSHA256)
				return nil
			})
		},
	}
	cmd.Flags().BoolVar(&force, "force", false, "replace FILE if it exists")
	return cmd
}

// sqlitePath returns the path of the configured SQLite file. For PostgreSQL it returns a usage
// error, in which a format says what to do there with the database, its first argument, and args.
func sqlitePath(cfg *config.Config, otherwise string, args ...any) (string, error) {
	if path, ok := strings.CutPrefix(cfg.DatabaseURL, "sqlite:"); ok {
		return filepath.Abs(path) //nolint:wrapcheck // names the path
	}
	return "", usagef("the database is on PostgreSQL: "+otherwise, append([]any{cfg.DatabaseName()}, args...)...)
}

// withExisting is withStores for a database that must be there: opening an SQLite file makes one.
func withExisting(cmd *cobra.Command, work func(*app.Stores) error) error {
	cfg, err := loadSettings(cmd)
	if err != nil {
		return err
	}
	if path, ok := strings.CutPrefix(cfg.DatabaseURL, "sqlite:"); ok {
		if _, err := os.Stat(path); err != nil {
			return fmt.Errorf("there is no database: %w", err)
		}
	}
	return withStores(cmd, work)
}

func newRestoreCmd() *cobra.Command {
	var o recovery.Options
	cmd := &cobra.Command{
		Use:   "restore FILE",
		Short: "Put a backup in place of an SQLite database",
		Long: `Put the database in FILE, which backup wrote, in place of the configured SQLite database.
Stop the service first. A database that is there is replaced with --force only, and kept under its
name with ` + recovery.ReplacedSuffix + `. Sequence numbers of customers' notifications go on beyond all that
were given, and readers with a cursor of lost ones get a gap. Upload the events since the backup again.`,
		Example: `  smartmoney restore --force /backups/smartmoney-2026-11-23.db`,
		Args:    oneArg("a FILE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			cfg, err := loadSettings(cmd)
			if err != nil {
				return err
			}
			path, err := sqlitePath(&cfg, "restore it with its own tools, then run `smartmoney restored`, before the service starts:\n\n    pg_restore --no-owner --dbname='%[1]s' %[2]s\n", args[0])
			if err != nil {
				return err
			}
			printDatabase(cmd, &cfg)
			o.Database.Logger = newLogger(&cfg, cmd.ErrOrStderr())
			return restore(cmd, args[0], path, o)
		},
	}
	cmd.Flags().BoolVar(&o.Force, "force", false, "replace the database, which is kept as "+sqldb.DefaultFile+recovery.ReplacedSuffix)
	cmd.Flags().BoolVar(&o.Unverified, "unverified", false, "restore a file that backup did not write, after SQLite's own check of it")
	return cmd
}

func restore(cmd *cobra.Command, file, path string, o recovery.Options) error {
	r, err := recovery.Restore(cmd.Context(), file, path, o)
	if err != nil && smartmoney.CodeOf(err) == smartmoney.CodeBadInput {
		return config.UsageError{Err: err}
	}
	if err != nil {
		return fmt.Errorf("nothing was restored: %w", err)
	}
	out := cmd.ErrOrStderr()
	fmt.Fprintf(out, "Restored %d bytes. Notifications are numbered after %d from now on.\n", r.Bytes, r.Base)
	if r.Replaced != "" {
		fmt.Fprintf(out, "The former database is %s.\n", r.Replaced)
	}
	if r.Unread != nil {
		fmt.Fprintf(out, "It could not be read for the numbers that it gave; those are taken for less than 2 a second since 2026, and than 1048576 since the backup: %v\n", r.Unread)
	}
	printRevived(out, &r)
	return nil
}

// revivedAnyway is what a restore says where it cannot compare with the former database.
const revivedAnyway = "Keys that were revoked since the backup are valid again, and customers that were suspended or deleted since are back: look with `smartmoney key list` and `smartmoney customer list`, and end them again.\n"

// printRevived says which keys and customers a restore made valid again.
func printRevived(out io.Writer, r *recovery.Restored) {
	switch {
	case r.Replaced == "":
		fmt.Fprint(out, revivedAnyway)
		return
	case r.Unknown != nil:
		fmt.Fprintf(out, "The former database could not be compared: %v\n%s", r.Unknown, revivedAnyway)
		return
	case len(r.Revived) == 0:
		return
	}
	fmt.Fprintln(out, "Valid again as in the backup, and not valid in the former database: end what should not be, before the service starts.")
	for _, v := range r.Revived {
		of := ""
		if v.Customer != "" {
			of = " of " + v.Customer
		}
		fmt.Fprintf(out, "    %s %s%s: %s in the former database\n", v.Kind, v.ID, of, v.Was)
	}
}

func newRestoredCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "restored",
		Short: "Say that the database was restored by other tools",
		Long: `Run this once after PostgreSQL's tools have restored the database, or a replica without the last
commits was promoted, and before the service starts. Sequence numbers of customers' notifications go
on beyond all that were given, and readers with a cursor of lost ones get a gap. It does no harm where
nothing was lost. ` + "`smartmoney restore`" + ` does this itself.`,
		Example: "  smartmoney restored --database-url postgres://user@host/smartmoney",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withExisting(cmd, func(db *app.Stores) error { return restored(cmd, db) })
		},
	}
}

func restored(cmd *cobra.Command, db *app.Stores) (err error) {
	ctx := cmd.Context()
	lease, err := db.State.Lead(ctx)
	if err != nil {
		return err
	}
	if lease == nil {
		return engine.ErrLed
	}
	defer func() { err = errors.Join(err, lease.Release(ctx)) }()
	base, err := db.Notifications.MarkRestored(ctx, 0)
	if err != nil {
		return err
	}
	if err := recovery.MarkPlace(ctx, db.DB); err != nil {
		return err
	}
	fmt.Fprintf(cmd.ErrOrStderr(), "Notifications are numbered after %d from now on.\n%s", base, revivedAnyway)
	return nil
}

func newArchiveCmd() *cobra.Command {
	return commandGroup("archive", "Verify an archive of dropped events", `  smartmoney archive verify /srv/archive`, newArchiveVerifyCmd())
}

func newArchiveVerifyCmd() *cobra.Command {
	var database bool
	cmd := &cobra.Command{
		Use:   "verify DIR",
		Short: "Read every file of an archive and check it",
		Long: `Read every file of an archive: its checksums, its lines, and that the events of each chain
follow each other without a gap. With --database also check that every event that the
database has dropped is in the archive. The exit status is 1 if something is wrong, or if
nothing is archived in the directory. smartmoney ingest reads the files into a service.`,
		Example: `  smartmoney archive verify /srv/archive
  smartmoney archive verify /srv/archive --database --database-url postgres://user@host/smartmoney`,
		Args: oneDirectory,
		RunE: func(cmd *cobra.Command, args []string) error {
			found, err := retention.VerifyArchive(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			if database {
				if err := withStores(cmd, func(db *app.Stores) error { return compareArchive(cmd, db, found) }); err != nil {
					return err
				}
			}
			return printArchive(cmd, args[0], found)
		},
	}
	cmd.Flags().BoolVar(&database, "database", false, "compare the archive with the database of the settings, too")
	return cmd
}

// compareArchive compares an archive with where the logs of a database begin.
func compareArchive(cmd *cobra.Command, db *app.Stores, found []retention.FoundArchive) error {
	for i := range found {
		horizon, err := db.Events.Horizon(cmd.Context(), found[i].Chain)
		if err != nil {
			return err
		}
		found[i].Compare(horizon.First)
	}
	return nil
}

func oneDirectory(_ *cobra.Command, args []string) error {
	if len(args) != 1 {
		return usagef("needs the directory of an archive, got %d arguments", len(args))
	}
	return nil
}

// errArchive is the error of an archive whose problems are printed.
var errArchive = errors.New("the archive is damaged or incomplete")

// printArchive prints what was found in a directory. It returns an error if that is bad, or
// nothing.
func printArchive(cmd *cobra.Command, dir string, found []retention.FoundArchive) error {
	var rows [][]string
	bad := false
	for _, f := range found {
		if f.Files > 0 {
			rows = append(rows, []string{
				string(f.Chain), strconv.Itoa(f.Files), fmt.Sprintf("%d-%d", f.First, f.Last),
				strconv.FormatInt(f.Events, 10), strconv.FormatInt(f.Trades, 10), strconv.FormatInt(f.Bytes, 10),
			})
		}
		for _, p := range f.Problems {
			bad = true
			fmt.Fprintf(cmd.ErrOrStderr(), "%s: %s\n", f.Chain, p)
		}
	}
	if len(rows) == 0 && !bad {
		return fmt.Errorf("nothing is archived in %s: no manifest in it names a file; look whether --archive is this directory, and whether events were dropped yet", dir)
	}
	if err := writeTable(cmd.OutOrStdout(), []string{"CHAIN", "FILES", "SEQUENCE", "EVENTS", "TRADES", "BYTES"}, rows); err != nil {
		return err
	}
	if bad {
		return errArchive
	}
	return nil
}
