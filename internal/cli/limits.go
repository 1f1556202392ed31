package cli

import (
	"strings"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
)

func newLimitsCmd() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "limits",
		Short: "Print what each customer, key and process may do at a time and a second",
		Long: `limits prints the bounds of every class of work with the settings of this environment. What
"customer limits" sets for a customer comes on top.`,
		Example: `  smartmoney limits`,
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			cfg, err := loadSettings(cmd)
			if err != nil {
				return err
			}
			rules := app.RulesFrom(&cfg)
			header := strings.Split(strings.ToUpper(strings.Join(limits.Columns(), "\t")), "\t")
			return writeTable(cmd.OutOrStdout(), header, rules.Table())
		},
	}
	config.AddLimitFlags(cmd.Flags())
	return cmd
}
