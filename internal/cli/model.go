package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
)

func newModelCmd() *cobra.Command {
	return commandGroup("model", "Train and measure the model of what wallets trade", `  smartmoney model eval
  smartmoney model train
  smartmoney model show`, newModelTrainCmd(), newModelEvalCmd(), newModelShowCmd())
}

func newModelTrainCmd() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "train",
		Short: "Train the model on the event log and store it as the next version",
		Long: `Read the trades of the event log, measure the model on the newest fifth of them, fit it to
all, and store it in place of the one before; a running service uses it within seconds.
serve trains by itself, too, once there are 1000 trades in 10 items by 50 wallets.`,
		Example: "  smartmoney model train",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withModels(cmd, func(models *studio.Models) error {
				version, items, report, err := models.Train(cmd.Context())
				if err != nil {
					return err
				}
				if err := writeReport(cmd.OutOrStdout(), report, asJSON); err != nil || asJSON {
					return err
				}
				_, err = fmt.Fprintf(cmd.OutOrStdout(), "stored as version %d, which knows %d items\n", version, items)
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
		Short: "Measure the model on the newest trades and store nothing",
		Long: `Fit the model to the older four fifths of what wallets traded by the event log, and measure
how well it foretells the items that they traded in the newest fifth, beside popularity:
Recall@20 and NDCG@20 with 95 % confidence intervals.`,
		Example: "  smartmoney model eval --json",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withModels(cmd, func(models *studio.Models) error {
				report, err := models.Evaluate(cmd.Context())
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

// withModels runs work with the model of the configured database.
func withModels(cmd *cobra.Command, work func(*studio.Models) error) error {
	return withStores(cmd, func(db *app.Stores) error { return work(studio.NewModels(db.DB, db.Events)) })
}

func writeReport(w io.Writer, report *studio.ModelReport, asJSON bool) error {
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

func interval(i studio.Interval) string {
	return fmt.Sprintf("%.3f [%.3f, %.3f]", i.Mean, i.Low, i.High)
}

func newModelShowCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "show",
		Short: "Show the stored model and how it was measured",
		Args:  noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withModels(cmd, func(models *studio.Models) error {
				trained, report, err := models.Model(cmd.Context())
				if err != nil {
					return err
				}
				if trained == nil {
					_, err = fmt.Fprintln(cmd.OutOrStdout(), "no model is stored yet: popularity answers")
					return err
				}
				_, err = fmt.Fprintf(cmd.OutOrStdout(), "version %d, which knows %d items, of trades until %s\n",
					trained.Version(), trained.Items(), trained.Until().UTC().Format(time.RFC3339))
				if err != nil {
					return err
				}
				return writeReport(cmd.OutOrStdout(), report, false)
			})
		},
	}
}
