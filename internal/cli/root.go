// Package cli has the commands of smartmoney. Results go to stdout and everything else to stderr;
// the exit status is 0, 1 (failed) or 2 (wrong usage).
package cli

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
)

func newRootCmd() *cobra.Command {
	root := &cobra.Command{
		Use:   "smartmoney",
		Short: "Ranked wallets and their trades, as a service",
		Long: `smartmoney ingests trades of base, ethereum, solana and polymarket, ranks the
wallets that made them, and serves leaderboards and signals over GraphQL and REST.

Every flag can also be set by an environment variable: --data-dir is
SMARTMONEY_DATA_DIR. Settings can also be in smartmoney.yaml under the flag's name.
A flag overrides the environment, which overrides the file, which overrides the default.`,
		Example: `  smartmoney serve --demo
  smartmoney customer create "My desk" --id desk
  smartmoney key create --customer desk`,
		Version:           app.BuildVersion(),
		Args:              cobra.ArbitraryArgs,
		SilenceUsage:      true,
		SilenceErrors:     true,
		PersistentPreRunE: prepare,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return unknownCommand(cmd, args[0])
			}
			return cmd.Help()
		},
	}
	root.SetFlagErrorFunc(badFlag)
	root.SetUsageFunc(func(cmd *cobra.Command) error {
		writeUsage(cmd, cmd.OutOrStderr())
		return nil
	})
	config.AddCommonFlags(root.PersistentFlags())
	completeFlag(root, "log-format", "text", "json")
	completeFlag(root, "log-level", "debug", "info", "warn", "error")
	root.AddCommand(
		newInitCmd(),
		newServeCmd(),
		newCustomerCmd(),
		newKeyCmd(),
		newWebhookCmd(),
		newSourceCmd(),
		newSinkCmd(),
		newIngestCmd(),
		newAskCmd(),
		newMCPCmd(),
		newBacktestCmd(),
		newModelCmd(),
		newArchiveCmd(),
		newMigrateCmd(),
		newRebuildCmd(),
		newExcludeCmd(),
		newVerifyCmd(),
		newCheckCmd(),
		newBackupCmd(),
		newRestoreCmd(),
		newRestoredCmd(),
		newDoctorCmd(),
		newStatusCmd(),
		newLimitsCmd(),
		newHealthcheckCmd(),
		newVersionCmd(),
	)
	root.SetHelpCommand(newHelpCmd(root))
	return root
}

func newHelpCmd(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: "Show the help of a command",
		RunE: func(_ *cobra.Command, args []string) error {
			cmd, rest, err := root.Find(args)
			if err != nil || len(rest) > 0 {
				return unknownCommand(cmd, rest[0])
			}
			return cmd.Help()
		},
	}
}

// helpOf returns the help function. It sets failed to a usage error if the command does
// not exist.
func helpOf(failed *error) func(*cobra.Command, []string) {
	return func(cmd *cobra.Command, _ []string) {
		if unknown := cmd.Flags().Args(); cmd.HasSubCommands() && len(unknown) > 0 {
			*failed = unknownCommand(cmd, unknown[0])
			return
		}
		w := cmd.OutOrStdout()
		text := cmp.Or(cmd.Long, cmd.Short)
		fmt.Fprintf(w, "%s\n\n", text)
		cmd.InitDefaultHelpFlag()
		writeUsage(cmd, w)
	}
}

// prepare runs before every command.
func prepare(cmd *cobra.Command, _ []string) error {
	warnOfVariables(cmd.Root(), os.Environ(), cmd.ErrOrStderr())
	return flagsFromEnvironment(cmd)
}

// flagsFromEnvironment sets the flags missing on the command line from their
// environment variables. The config package reads settings, as it knows
// their order of precedence.
func flagsFromEnvironment(cmd *cobra.Command) error {
	var failed error
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		value, ok := os.LookupEnv(config.EnvName(f.Name))
		if failed != nil || f.Changed || !ok || value == "" || config.IsSetting(f.Name) || f.Name == "help" || f.Name == "version" {
			return
		}
		if err := cmd.Flags().Set(f.Name, value); err != nil {
			// The value may be a secret, and pflag's error repeats it.
			failed = usagef("%s: must be %s, for --%s", config.EnvName(f.Name), kindOf(f), f.Name)
		}
	})
	return failed
}

// ofKubernetes matches the variables that Kubernetes sets for a service named smartmoney.
var ofKubernetes = regexp.MustCompile(`^SMARTMONEY_(SERVICE_(HOST|PORT)|PORT($|_[0-9]))`)

// warnOfVariables warns of environment variables with EnvPrefix that no command reads.
func warnOfVariables(root *cobra.Command, environ []string, w io.Writer) {
	known := variables(root)
	for _, entry := range environ {
		name, _, _ := strings.Cut(entry, "=")
		if !strings.HasPrefix(name, config.EnvPrefix) || slices.Contains(known, strings.TrimPrefix(name, config.EnvPrefix)) || ofKubernetes.MatchString(name) {
			continue
		}
		short := strings.TrimPrefix(name, config.EnvPrefix)
		fmt.Fprintf(w, "smartmoney: the environment variable %s is not a setting and is ignored%s\n", name, suggestion(short, known, config.EnvPrefix))
	}
}

// variables returns the environment variables of all commands, without EnvPrefix.
func variables(cmd *cobra.Command) []string {
	var names []string
	add := func(f *pflag.Flag) {
		names = append(names, strings.TrimPrefix(config.EnvName(f.Name), config.EnvPrefix))
	}
	cmd.LocalFlags().VisitAll(add)
	cmd.PersistentFlags().VisitAll(add)
	for _, sub := range cmd.Commands() {
		names = append(names, variables(sub)...)
	}
	return names
}
