package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"smartmoney/internal/recommend"
	"smartmoney/internal/recommend/training"
	"smartmoney/internal/store"
)

func newModelCmd() *cobra.Command {
	return commandGroup("model", "Train, measure and choose the models of what wallets trade", `  smartmoney model eval
  smartmoney model train
  smartmoney model use 3`, newModelTrainCmd(), newModelEvalCmd(), newModelListCmd(), newModelUseCmd())
}

func newModelTrainCmd() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "train",
		Short: "Train the models on the event log and store them as a new version",
		Long: `Read the trades of the event log, measure the models on the newest fifth of them, fit
them to all, and store them as the next version. The newest version answers unless
'smartmoney model use' chose another; a running service notices within seconds. serve
trains by itself, too, once there are 1000 trades in 10 items by 50 wallets.`,
		Example: "  smartmoney model train",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withTrades(cmd, func(ctx context.Context, db *store.DB, trades *training.Collector) error {
				trained, report, err := trades.Train(ctx)
				if err != nil {
					return err
				}
				version, err := db.AddModel(ctx, trained, report)
				if err != nil {
					return err
				}
				if err := writeReport(cmd.OutOrStdout(), report, asJSON); err != nil || asJSON {
					return err
				}
				_, err = fmt.Fprintf(cmd.OutOrStdout(), "stored as version %d, which knows %d items\n", version, trained.Items())
				return err
			})
		},
	}
	addReportFlag(cmd, &asJSON)
	return cmd
}

func newModelEvalCmd() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "eval",
		Short: "Measure the models on the newest trades and store nothing",
		Long: `Fit the models to the older four fifths of the trades in the event log, and measure how
well they foretell the items that wallets trade for the first time in the newest fifth:
Recall@20 and NDCG@20 with 95 % bootstrap intervals.`,
		Example: "  smartmoney model eval --json",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withTrades(cmd, func(ctx context.Context, _ *store.DB, trades *training.Collector) error {
				report, err := trades.Evaluate(ctx)
				if err != nil {
					return err
				}
				return writeReport(cmd.OutOrStdout(), report, asJSON)
			})
		},
	}
	addReportFlag(cmd, &asJSON)
	return cmd
}

func addReportFlag(cmd *cobra.Command, asJSON *bool) {
	cmd.Flags().BoolVar(asJSON, "json", false, "print the measurements as JSON")
}

// withTrades runs work with the trades of the configured database's log.
func withTrades(cmd *cobra.Command, work func(context.Context, *store.DB, *training.Collector) error) error {
	return withStore(cmd, func(db *store.DB) error {
		trades := training.NewCollector(recommend.DefaultLimits())
		if err := trades.Read(cmd.Context(), db, 0); err != nil {
			return err
		}
		return work(cmd.Context(), db, trades)
	})
}

// writeReport writes a report as a table, or as JSON.
func writeReport(w io.Writer, report *recommend.Report, asJSON bool) error {
	if asJSON {
		encoder := json.NewEncoder(w)
		encoder.SetIndent("", "  ")
		return encoder.Encode(report)
	}
	_, err := fmt.Fprintf(w, "%d trades in %d items; %d wallets measured on %d items they had not traded before %s\n",
		report.Counts.Trades, report.Counts.Items, report.Wallets, report.Items, report.SplitAt.Format(time.RFC3339))
	if err != nil {
		return err
	}
	rows := make([][]string, len(report.Models))
	for i, m := range report.Models {
		name := m.Name
		if name == report.Best {
			name += " (default)"
		}
		rows[i] = []string{name, interval(m.Recall), interval(m.NDCG), interval(m.Lead)}
	}
	return writeTable(w, []string{"MODEL", "RECALL@20", "NDCG@20", "LEAD OVER POPULARITY"}, rows)
}

func interval(i recommend.Interval) string {
	return fmt.Sprintf("%.3f [%.3f, %.3f]", i.Mean, i.Low, i.High)
}

func newModelListCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "list",
		Short: "List the stored versions, newest first",
		Args:  noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withStore(cmd, func(db *store.DB) error {
				all, err := db.Models(cmd.Context())
				if err != nil {
					return err
				}
				rows := make([][]string, len(all))
				for i := range all {
					rows[i] = versionRow(all, i)
				}
				return writeTable(cmd.OutOrStdout(), []string{"VERSION", "CREATED", "TRADES UNTIL", "TRADES", "DEFAULT", "NDCG@20", "ANSWERS"}, rows)
			})
		},
	}
}

// versionRow returns a stored version as a row. One of them answers: the one in use, else the
// first.
func versionRow(all []recommend.Stored, i int) []string {
	one, answers := all[i], ""
	chosen := false
	for _, other := range all {
		chosen = chosen || other.InUse
	}
	switch {
	case one.InUse:
		answers = "yes, chosen"
	case i == 0 && !chosen:
		answers = "yes, newest"
	}
	ndcg := ""
	for _, m := range one.Report.Models {
		if m.Name == one.Report.Best {
			ndcg = interval(m.NDCG)
		}
	}
	return []string{
		strconv.Itoa(one.Version), stamp(&one.CreatedAt, ""), stamp(&one.Until, ""), strconv.Itoa(one.Report.Counts.Trades), one.Report.Best, ndcg, answers,
	}
}

// newestVersion is the argument of `model use` that ends a choice.
const newestVersion = "newest"

func newModelUseCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "use VERSION",
		Short: "Choose the version that answers, or 'newest'",
		Long: `Make a stored version answer, whatever is trained later, until 'smartmoney model use newest'.
A running service notices within seconds.`,
		Example: `  smartmoney model use 3
  smartmoney model use newest`,
		Args: oneArg("a VERSION, or " + newestVersion),
		RunE: func(cmd *cobra.Command, args []string) error {
			version := 0
			if args[0] != newestVersion {
				var err error
				if version, err = strconv.Atoi(args[0]); err != nil || version < 1 {
					return usagef("VERSION must be a number above 0, or %s, got %q", newestVersion, args[0])
				}
			}
			return withStore(cmd, func(db *store.DB) error { return db.UseModel(cmd.Context(), version) })
		},
	}
}
