package main

import (
	"strings"

	"github.com/spf13/cobra"

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
			rules := rulesFrom(&cfg)
			header := strings.Split(strings.ToUpper(strings.Join(limits.Columns(), "\t")), "\t")
			return writeTable(cmd.OutOrStdout(), header, rules.Table())
		},
	}
	config.AddLimitFlags(cmd.Flags())
	return cmd
}

// rulesFrom returns the rules of the gate with the operator's settings.
func rulesFrom(cfg *config.Config) limits.Rules {
	rules := limits.Default()
	rules.SetStreams(cfg.StreamMaxConnections, cfg.StreamMaxPerKey, cfg.StreamMaxExecutions)
	rules[limits.Requests].Rate, rules[limits.Cost].Rate, rules[limits.IngestedEvents].Rate = cfg.KeyRequests, cfg.KeyCost, cfg.KeyEvents
	return rules
}
