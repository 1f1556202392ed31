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
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/status"
)

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
