package cli

import (
	"fmt"
	"io"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
)

func newSinkCmd() *cobra.Command {
	return commandGroup("sink", "Look after the brokers that notifications are delivered to", `  smartmoney sink list
  smartmoney sink list --json
  smartmoney sink remove desk`, newSinkListCmd(), newSinkRemoveCmd())
}

func newSinkListCmd() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the sinks with what each has to deliver",
		Long: `List the sinks by name, with what each has to deliver. Sinks are defined by sinks: in the
settings file. LAG is how many notifications and retractions are to be delivered, FAILING
how many customers' last attempts failed, and ERROR the last of these errors.`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withStores(cmd, func(db *app.Stores) error {
				all, err := db.Outbox.Sinks(cmd.Context())
				if err != nil {
					return err
				}
				if asJSON {
					return printJSON(cmd.OutOrStdout(), map[string]any{"sinks": all})
				}
				return printSinks(cmd.OutOrStdout(), all)
			})
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

func printSinks(w io.Writer, all []outbox.SinkState) error {
	rows := make([][]string, len(all))
	for i := range all {
		s := &all[i]
		problem := "-"
		if s.Failing > 0 {
			problem = shownWithin(s.LastError, maxRemark)
		}
		rows[i] = []string{
			s.Name, strconv.Itoa(s.Customers), strconv.FormatInt(s.Lag, 10), stamp(s.LastSuccessAt, "never"), strconv.Itoa(s.Failing), stamp(s.FailingSince, "-"), problem,
		}
	}
	return writeTable(w, []string{"NAME", "CUSTOMERS", "LAG", "LAST SUCCESS", "FAILING", "SINCE", "ERROR"}, rows)
}

func newSinkRemoveCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "remove NAME",
		Short: "Delete what a sink has to deliver, and where it is",
		Long: `Delete what a sink has to deliver, and where it is in the customers' logs. Take it out of the
settings file and restart the service first: a process that has it there delivers everything
again that is kept.`,
		Args: oneArg("the sink's NAME"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withStores(cmd, func(db *app.Stores) error {
				removed, err := db.Outbox.RemoveSink(cmd.Context(), args[0])
				if err != nil {
					return err
				}
				if removed == 0 {
					return fmt.Errorf("there is no sink %q", args[0])
				}
				_, err = fmt.Fprintf(cmd.OutOrStdout(), "removed for %d customers\n", removed)
				return err
			})
		},
	}
}
