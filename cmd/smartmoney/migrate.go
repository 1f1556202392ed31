package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"
)

func newMigrateCmd() *cobra.Command {
	var dryRun bool
	cmd := &cobra.Command{
		Use:   "migrate",
		Short: "Bring the database to this version's migrations and print those applied",
		Long: `Bring the database to this version's migrations: all that it lacks, or none where
one fails. serve does the same at its start, unless it is told not to.`,
		Example: `  smartmoney migrate --dry-run
  smartmoney migrate --database-url postgres://user@host/smartmoney`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			cfg, err := loadSettings(cmd)
			if err != nil {
				return err
			}
			tellDatabase(cmd, &cfg)
			db, err := openDatabase(cmd.Context(), &cfg, newLogger(&cfg, cmd.ErrOrStderr()))
			if err != nil {
				return err
			}
			defer func() { err = errors.Join(err, db.Close()) }()
			names, err := db.Pending(cmd.Context())
			if err != nil {
				return err
			}
			if !dryRun {
				if err := db.Migrate(cmd.Context()); err != nil {
					return err
				}
			}
			if len(names) == 0 {
				fmt.Fprintln(cmd.ErrOrStderr(), "The database lacks no migration.")
			}
			for _, name := range names {
				if _, err := fmt.Fprintln(cmd.OutOrStdout(), name); err != nil {
					return err
				}
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&dryRun, "dry-run", false, "only print what would be applied")
	return cmd
}
