package cli

import (
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

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
