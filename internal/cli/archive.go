package cli

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/retention"
)

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
