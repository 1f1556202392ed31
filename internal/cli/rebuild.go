package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func newRebuildCmd() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "rebuild",
		Short: "Rebuild a damaged state from the event log",
		Long: `Drop what the engine computed from the event log (positions, totals, rankings, the
detection journal, the leaderboards kept of past days) and compute it again, in one
transaction. The log, customers, signals and notifications are not changed, and nothing is
sent again. Where the first events of a chain are no longer kept, its positions, totals and prices are
computed from what is kept of them, and its history and detection journal stay as they are. Stop the service first. The ranking settings must be those of the service.`,
		Example: "  smartmoney rebuild",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			cfg, err := loadSettings(cmd)
			if err != nil {
				return err
			}
			return withStores(cmd, func(db *app.Stores) error { return rebuild(cmd, &cfg, db) })
		},
	}
	config.AddServeFlags(cmd.Flags())
	return cmd
}

func rebuild(cmd *cobra.Command, cfg *config.Config, db *app.Stores) error {
	filters := map[smartmoney.Chain]smartmoney.Filter{}
	for _, chain := range smartmoney.Chains() {
		filters[chain] = cfg.Filter(chain)
	}
	done, err := engine.Rebuild(cmd.Context(), db.Engine(), engine.Options{
		RankInterval: cfg.RankInterval, TopWallets: cfg.TopWallets, Filters: filters, OpenGainLimit: cfg.OpenGainLimit, HistoryWallets: cfg.HistoryWallets,
	})
	if err != nil {
		return fmt.Errorf("nothing was changed: %w", err)
	}
	for _, d := range done {
		line := fmt.Sprintf("%s: rebuilt the state from %d events of the log", d.Chain, d.Events)
		if d.Dropped > 0 {
			line += fmt.Sprintf(" and what is kept of the %d before them, which were dropped; days, closed positions, links, past leaderboards and the detection journal stay as they are", d.Dropped)
		}
		if _, err := fmt.Fprintln(cmd.OutOrStdout(), line); err != nil {
			return err
		}
	}
	return nil
}
