package main

import (
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"smartmoney/internal/config"
)

func newRootCmd() *cobra.Command {
	root := &cobra.Command{
		Use:   "smartmoney",
		Short: "Ranked wallets and their trades, as a service",
		Long: `smartmoney takes in trades of base, ethereum, solana and polymarket, ranks the
wallets that made them, and answers leaderboards over GraphQL and REST.

Every flag can also be given as an environment variable: --data-dir is
SMARTMONEY_DATA_DIR. Settings can stand in smartmoney.yaml under the flag's name.
A flag beats the environment, which beats the file, which beats the default.`,
		Args:              cobra.ArbitraryArgs,
		SilenceUsage:      true,
		SilenceErrors:     true,
		PersistentPreRunE: flagsFromEnvironment,
		RunE:              needsSubcommand,
	}
	config.AddCommonFlags(root.PersistentFlags())
	root.AddCommand(
		newServeCmd(),
		newCustomerCmd(),
		newKeyCmd(),
		newIngestCmd(),
		newBacktestCmd(),
		newMigrateCmd(),
		newVersionCmd(),
	)
	return root
}

// flagsFromEnvironment fills the flags that were not given from their
// environment variables. Settings are left to the config package, which knows
// their order of precedence.
func flagsFromEnvironment(cmd *cobra.Command, _ []string) error {
	var failed error
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		value, ok := os.LookupEnv(config.EnvName(f.Name))
		if failed != nil || f.Changed || !ok || config.IsSetting(f.Name) || f.Name == "help" {
			return
		}
		if err := cmd.Flags().Set(f.Name, value); err != nil {
			// The value may be a secret, and pflag's error would repeat it.
			failed = usagef("%s: not a valid value for --%s (%s)",
				config.EnvName(f.Name), f.Name, strings.ToLower(f.Value.Type()))
		}
	})
	return failed
}
