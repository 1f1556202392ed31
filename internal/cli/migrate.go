package cli

import (
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
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

func newExcludeCmd() *cobra.Command {
	var token, undo bool
	cmd := &cobra.Command{
		Use:   "exclude CHAIN ADDRESS",
		Short: "Take a wallet out of all leaderboards, or let a token raise no signals",
		Long: `exclude appends an event that takes a wallet out of all leaderboards: also out of windows and
snapshots to come, and out of the effective leaderboard at its next refresh. With --token
the address is a token's, which then raises no signals. --undo takes it back.`,
		Example: "  smartmoney exclude base 0xe2b243ce3e0cf793e0649c9ac2866c3a98faec23",
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 2 {
				return usagef("exclude needs CHAIN and ADDRESS, got %d arguments", len(args))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			e, err := excluding(smartmoney.Chain(args[0]), args[1], token, !undo, time.Now())
			if err != nil {
				return config.UsageError{Err: err}
			}
			return withStores(cmd, func(db *app.Stores) error {
				if _, err := db.Events.Append(cmd.Context(), []event.Event{e}, time.Now(), nil); err != nil {
					return fmt.Errorf("append the event: %w", err)
				}
				_, err := fmt.Fprintf(cmd.OutOrStdout(), "%s\n", event.AppendJSON(nil, &e))
				return err
			})
		},
	}
	cmd.Flags().BoolVar(&token, "token", false, "the address is a token's")
	cmd.Flags().BoolVar(&undo, "undo", false, "take it back")
	return cmd
}

// excluding returns the event that excludes a wallet or token, or takes that back.
func excluding(chain smartmoney.Chain, address string, token, excluded bool, now time.Time) (event.Event, error) {
	if !chain.Valid() {
		return event.Event{}, fmt.Errorf("CHAIN must be one of %s, got %q", smartmoney.ChainNames(), chain)
	}
	line := event.Event{Type: event.TypeWallet, Chain: chain, Wallet: &smartmoney.WalletStats{Chain: chain, Wallet: address, Excluded: &excluded}}
	if token {
		line = event.Event{Type: event.TypeToken, Chain: chain, Token: &smartmoney.TokenUpdate{Chain: chain, Token: address, UpdatedAt: now.UTC(), Excluded: &excluded}}
	}
	// which checks the address
	return event.NewDecoder(time.Now).Decode(event.AppendJSON(nil, &line))
}
