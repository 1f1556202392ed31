package cli

import (
	"os"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
)

func newServeCmd() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Run the service",
		Long: `serve ingests events, maintains the ranking, and answers GraphQL and REST until it
receives SIGINT or SIGTERM. Then running requests may finish, the engine commits its
batch, and the database is closed. A second signal ends it at once.`,
		Example: `  smartmoney serve --demo
  smartmoney serve --database-url postgres://user@host/smartmoney --addr :8443 --tls-cert cert.pem --tls-key key.pem`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			cfg, err := loadSettings(cmd)
			if err != nil {
				return err
			}
			settings, err := config.Describe(&cfg, cmd.Flags(), os.Environ())
			if err != nil {
				return config.UsageError{Err: err}
			}
			return app.Serve(cmd.Context(), &cfg, settings, cmd.OutOrStdout(), newLogger(&cfg, cmd.ErrOrStderr()))
		},
	}
	config.AddServeFlags(cmd.Flags())
	completeFlag(cmd, "role", string(config.RoleAll), string(config.RoleAPI), string(config.RoleEngine), string(config.RoleSources))
	return cmd
}
