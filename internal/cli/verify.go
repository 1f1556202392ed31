package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/recovery"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/status"
)

func newVerifyCmd() *cobra.Command {
	var only string
	cmd := &cobra.Command{
		Use:   "verify",
		Short: "Compare the state with what the event log gives",
		Long: `Apply each chain's event log to an empty ledger, up to the position that is stored now, and print
each difference from the stored totals, scores, positions, prices and markets, from wallets' days, closed
positions and the links between trades. Nothing is changed, and the service may run. It takes about twice the memory of the chain with the most wallets.
Where the first events are no longer kept, the ledger begins with what is kept of them, and days, closed positions and links
are compared from the first event on that is left; the output says so.
The exit status is 1 if anything differs or is damaged; ` + "`smartmoney rebuild`" + ` mends the state.`,
		Example: "  smartmoney verify --chain base",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			all := smartmoney.Chains()
			chains := all[:]
			if only != "" {
				chain := smartmoney.Chain(only)
				if !chain.Valid() {
					return usagef("--chain must be one of base, ethereum, solana, polymarket, got %q", only)
				}
				chains = []smartmoney.Chain{chain}
			}
			return withExisting(cmd, func(db *app.Stores) error {
				return verify(cmd.Context(), db, chains, cmd.OutOrStdout(), cmd.ErrOrStderr())
			})
		},
	}
	cmd.Flags().StringVar(&only, "chain", "", "verify this chain only")
	completeFlag(cmd, "chain", "base", "ethereum", "solana", "polymarket")
	return cmd
}

// errFound is the error of a verification or check that found something, which it has printed.
var errFound = errors.New("the database is not as it should be")

// verify verifies chains one after the other, prints differences to out and progress to progress.
func verify(ctx context.Context, db *app.Stores, chains []smartmoney.Chain, out, progress io.Writer) error {
	found := false
	if rules, since, err := engine.Rules(ctx, db.Engine()); err == nil { // a damaged row is found below
		fmt.Fprintln(progress, rulesLine(rules, since))
	}
	for _, chain := range chains {
		v, err := engine.Verify(ctx, db.Engine(), chain, engine.Options{}, engine.VerifyOptions{
			Differs: func(chain smartmoney.Chain, d ledger.Difference) { fmt.Fprintln(out, differenceLine(chain, d)) },
			Progress: func(chain smartmoney.Chain, at, end int64) {
				fmt.Fprintf(progress, "%s: %d of %d events\n", chain, at, end)
			},
		})
		switch {
		case errors.Is(err, engine.ErrTooMany):
			fmt.Fprintf(out, "%s: %v\n", chain, err)
		case err != nil:
			return err
		case v.Damage != nil:
			fmt.Fprintf(out, "%s: %v\n", chain, v.Damage)
		case v.Since == 0:
			fmt.Fprintf(progress, "%s: trades before %s were dropped by a former version, which kept too little of them, so nothing can be recomputed; state and log up to %d are readable\n",
				chain, v.Before.Format(time.RFC3339), v.Position)
		default:
			fmt.Fprintf(progress, "%s: compared %d wallets after %d events, %d differences\n", chain, v.Wallets, v.Position, v.Found)
			if v.Since > 1 {
				fmt.Fprintf(progress, "%s: days, closed positions and links of before event %d cannot be recomputed since trades before %s were dropped\n",
					chain, v.Since, v.Before.Format(time.RFC3339))
			}
		}
		found = found || v.Found > 0 || v.Damage != nil
	}
	if found {
		return errFound
	}
	return nil
}

// rulesLine is the line of the rules that the state follows: "rules: 2 since 2026-03-01T12:00:00Z".
func rulesLine(rules int, since time.Time) string {
	if since.IsZero() {
		return fmt.Sprintf("rules: %d", rules)
	}
	return fmt.Sprintf("rules: %d since %s", rules, since.Format(time.RFC3339))
}

// differenceLine is the line of a difference: "base: wallet 0x… Buys: stored 3, computed 4".
func differenceLine(chain smartmoney.Chain, d ledger.Difference) string {
	words := []string{d.Of, d.Wallet, d.Token}
	if d.Of == "chain" {
		words[0] = ""
	}
	return fmt.Sprintf("%s: %s: stored %v, computed %v", chain,
		strings.Join(strings.Fields(strings.Join(append(words, d.Field), " ")), " "), d.Stored, d.Computed)
}

func newCheckCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "check",
		Short: "Read every checksum of the database",
		Long: `Read every row of the log, the state, the history and the models that has a checksum, and print
those that are not what was written; on SQLite also what is wrong with the structure of the file.
It ends with the tables whose rows have no checksum, as those of customers, signals and notifications.
Nothing is changed, and the service may run. The exit status is 1 if anything is wrong.`,
		Example: "  smartmoney check",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withExisting(cmd, func(db *app.Stores) error {
				found := 0
				rows, err := recovery.Check(cmd.Context(), db.DB, engine.CheckState, func(w recovery.Wrong) {
					found++
					fmt.Fprintf(cmd.OutOrStdout(), "%s: %v\n", w.Row, w.Err)
				})
				if err != nil {
					return err
				}
				fmt.Fprintf(cmd.ErrOrStderr(), "Read %d rows, %d are wrong.\n", rows, found)
				unchecked, err := recovery.Unchecked(cmd.Context(), db.DB)
				if err != nil {
					return err
				}
				fmt.Fprintf(cmd.ErrOrStderr(), "Rows of these tables have no checksum, and nothing of them was read: %s.\n", strings.Join(unchecked, ", "))
				if found > 0 {
					return errFound
				}
				return nil
			})
		},
	}
}

func newStatusCmd() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "status",
		Short: "Say whether the service does its work",
		Long: `Say whether the service does its work, as the console's Overview does: first what needs
attention, then the disk, chains, sources, processes and deliveries. It reads the database,
and with SQLite asks the service of this machine whether it is ready. The exit status is 0
if nothing needs attention, 1 if something does, or if the database cannot be read, and 2
if the settings are bad.`,
		Example: `  smartmoney status
  smartmoney status >/dev/null 2>&1 || page-somebody`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			cfg, err := loadSettings(cmd)
			if err != nil {
				return err
			}
			return withStores(cmd, func(db *app.Stores) error {
				return printStatus(cmd.Context(), cmd.OutOrStdout(), &cfg, db)
			})
		},
	}
	config.AddServeFlags(cmd.Flags())
	return cmd
}

var errAttention = errors.New("the service needs attention")

// printStatus prints how the service does. It returns errAttention if something needs attention.
func printStatus(ctx context.Context, w io.Writer, cfg *config.Config, db *app.Stores) error {
	now, err := app.Look(ctx, cfg, db)
	if err != nil {
		return err
	}
	sources, err := app.NewKinds(db.DB).Statuses(ctx, db.Sources.ListSources)
	if err != nil {
		return err
	}
	attention := now.Attention()
	if text := absent(ctx, cfg, now); text != "" {
		attention = append([]status.Attention{{Level: "error", Text: text}}, attention...)
	}
	var out strings.Builder
	for _, a := range attention {
		fmt.Fprintf(&out, "%-7s  %s\n", a.Level, shownWithin(a.Text, maxRemark))
	}
	if len(attention) == 0 {
		out.WriteString("ok       All is well.\n")
	}
	if err := writeStatus(&out, now, sources); err != nil {
		return err
	}
	if _, err := io.WriteString(w, out.String()); err != nil {
		return err
	}
	if len(attention) > 0 {
		return errAttention
	}
	return nil
}

// absent says that no process of the service does its work, "" if one does.
func absent(ctx context.Context, cfg *config.Config, now *status.Service) string {
	if now.Database.Kind == "postgres" {
		if len(now.Processes) == 0 {
			return "No process of the service has the database open."
		}
		return ""
	}
	if err := askHealth(ctx, cfg, "/readyz"); err != nil {
		return fmt.Sprintf("The service at %s is not ready: %v.", cfg.Addr, err)
	}
	return ""
}

// writeStatus writes the state of each part.
func writeStatus(w io.Writer, now *status.Service, sources []source.Status) error {
	d := now.Database
	fmt.Fprintf(w, "\nDisk: the database (%s) takes %s", d.Kind, status.Bytes(d.Bytes))
	if d.FreeBytes != nil {
		fmt.Fprintf(w, "; %s of %s are free", status.Bytes(*d.FreeBytes), status.Bytes(*d.DiskBytes))
	}
	fmt.Fprintf(w, ".\nDeliveries: %d wait for a first attempt, %d for another; %d webhooks are switched off.\n\n",
		now.Deliveries.First, now.Deliveries.Again, now.Deliveries.Disabled)
	rows := make([][]string, len(now.Chains))
	for i := range now.Chains {
		c := &now.Chains[i]
		behind := (time.Duration(c.LagSeconds * float64(time.Second))).Round(time.Second).String()
		rows[i] = []string{
			string(c.Chain), c.State(), stamp(c.LastEventAt, "never"), behind,
			strconv.Itoa(c.Unprocessed), strconv.Itoa(c.Events),
		}
	}
	header := []string{"CHAIN", "STATE", "LAST TRADE", "BEHIND", "TO PROCESS", "EVENTS"}
	if err := writeTable(w, header, rows); err != nil {
		return err
	}
	if len(now.Processes) > 0 {
		fmt.Fprintln(w)
		rows = make([][]string, len(now.Processes))
		for i, p := range now.Processes {
			part := "-"
			if p.Leader {
				part = "leader"
			}
			rows[i] = []string{shown(p.Name), shown(p.Role), part}
		}
		if err := writeTable(w, []string{"PROCESS", "ROLE", "PART"}, rows); err != nil {
			return err
		}
	}
	if len(sources) == 0 {
		return nil
	}
	fmt.Fprintln(w)
	return printSources(w, sources)
}
