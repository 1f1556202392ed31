package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
)

func newMigrateCmd() *cobra.Command {
	var dryRun bool
	cmd := &cobra.Command{
		Use:   "migrate",
		Short: "Apply pending migrations and print them",
		Long: `Apply the migrations that the database lacks, all of them or, if one fails, none.
serve does the same at start unless --migrate=false is set.`,
		Example: `  smartmoney migrate --dry-run
  smartmoney migrate --database-url postgres://user@host/smartmoney`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			cfg, err := loadSettings(cmd)
			if err != nil {
				return err
			}
			printDatabase(cmd, &cfg)
			db, err := app.OpenDatabase(cmd.Context(), &cfg, newLogger(&cfg, cmd.ErrOrStderr()))
			if err != nil {
				return err
			}
			defer func() { err = errors.Join(err, db.DB.Close()) }()
			names, err := db.DB.Pending(cmd.Context())
			if err != nil {
				return err
			}
			if !dryRun {
				if err := db.DB.Migrate(cmd.Context()); err != nil {
					return err
				}
			}
			if len(names) == 0 {
				fmt.Fprintln(cmd.ErrOrStderr(), "No migration is pending.")
			}
			for _, name := range names {
				if _, err := fmt.Fprintln(cmd.OutOrStdout(), name); err != nil {
					return err
				}
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&dryRun, "dry-run", false, "only print the pending migrations")
	return cmd
}
