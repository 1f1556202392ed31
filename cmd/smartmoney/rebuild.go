package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"smartmoney/internal/config"
	"smartmoney/internal/engine"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

func newRebuildCmd() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "rebuild",
		Short: "Make the state anew from the log, where it is damaged",
		Long: `Drop what the engine made of the log (positions, totals, rankings, what detection
was fed with) and compute it anew, in one transaction. The log, customers, signals and
notifications stay as they are, and nothing is sent again. Stop the service first. The
settings of rankings must be those of the service.`,
		Example: "  smartmoney rebuild",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			cfg, err := loadSettings(cmd)
			if err != nil {
				return err
			}
			return withStore(cmd, func(db *store.DB) error { return rebuild(cmd, &cfg, db) })
		},
	}
	config.AddServeFlags(cmd.Flags())
	return cmd
}

func rebuild(cmd *cobra.Command, cfg *config.Config, db *store.DB) error {
	filters := map[smartmoney.Chain]smartmoney.Filter{}
	for _, chain := range smartmoney.Chains() {
		filters[chain] = cfg.Filter(chain)
	}
	done, err := engine.Rebuild(cmd.Context(), db, engine.Options{
		RankInterval: cfg.RankInterval, TopWallets: cfg.TopWallets, Filters: filters,
	})
	if err != nil {
		return fmt.Errorf("nothing was changed: %w", err)
	}
	for _, d := range done {
		if _, err := fmt.Fprintf(cmd.OutOrStdout(), "%s: the state was made anew from %d events of the log\n", d.Chain, d.Events); err != nil {
			return err
		}
	}
	return nil
}
