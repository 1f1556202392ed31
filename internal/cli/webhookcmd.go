package cli

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"net/url"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

func newWebhookCmd() *cobra.Command {
	return commandGroup("webhook", "Look after customers' webhooks", `  smartmoney webhook list
  smartmoney webhook test desk --webhook 17
  smartmoney webhook redeliver desk sig_2f6c --webhook 17`, newWebhookListCmd(), newWebhookTestCmd(), newWebhookRedeliverCmd())
}

func newWebhookListCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "list [CUSTOMER]",
		Short: "List the webhooks of a customer, or of all",
		Long: `List the webhooks of a customer, or of all, with their state. 0 is the webhook of the
configuration, others have the numbers that --webhook takes. Of the addresses the hosts
are shown, since a path may be a secret.`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) > 1 {
				return usagef("%s takes one customer at most, got %d", cmd.CommandPath(), len(args))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			return withStores(cmd, func(db *app.Stores) error {
				if len(args) == 0 {
					all, err := db.Customers.Customers(cmd.Context())
					if err != nil {
						return err
					}
					for i := range all {
						args = append(args, all[i].ID)
					}
				}
				return listWebhooks(cmd, db, args)
			})
		},
	}
}

func listWebhooks(cmd *cobra.Command, db *app.Stores, customers []string) error {
	var rows [][]string
	for _, customer := range customers {
		all, err := db.Outbox.Webhooks(cmd.Context(), customer)
		if smartmoney.CodeOf(err) == smartmoney.CodeNotFound && len(customers) > 1 {
			continue // deleted since it was listed
		}
		if err != nil {
			return err
		}
		for i := range all {
			w := &all[i]
			waiting, err := db.Outbox.CountWebhookDeliveries(cmd.Context(), customer, w.ID)
			if err != nil {
				return err
			}
			rows = append(rows, []string{
				customer, strconv.FormatInt(int64(w.ID), 10), webhookHost(w.URL), string(w.Format), webhookState(w), stamp(w.LastSuccessAt, "never"), strconv.Itoa(waiting),
			})
		}
	}
	return writeTable(cmd.OutOrStdout(), []string{"CUSTOMER", "WEBHOOK", "HOST", "FORMAT", "STATE", "LAST SUCCESS", "DELIVERIES"}, rows)
}

// webhookHost returns the host and port of an address, without what may be a secret.
func webhookHost(address string) string {
	if at, err := url.Parse(address); err == nil {
		return at.Host
	}
	return "-"
}

func webhookState(w *smartmoney.Webhook) string {
	switch {
	case w.DisabledReason != nil:
		return "disabled: " + *w.DisabledReason
	case !w.Enabled():
		return "disabled"
	case w.FailingSince != nil:
		return "failing since " + stamp(w.FailingSince, "")
	default:
		return "enabled"
	}
}

// addWebhookFlag adds the flag that names a webhook of a customer.
func addWebhookFlag(cmd *cobra.Command, id *int64) {
	cmd.Flags().Int64Var(id, "webhook", 0, "the webhook's number as 'webhook list' shows it; 0 is that of the configuration")
}

func newWebhookTestCmd() *cobra.Command {
	var id int64
	cmd := &cobra.Command{
		Use:   "test CUSTOMER",
		Short: "Send a sample signal to a webhook, and print what it answered",
		Long: `Send a sample signal, marked "test": true, to a webhook, also a disabled one, and print what it
answered. The address must be one that the settings of this command allow: it knows what the
environment and the settings file say, not the flags that the service was started with. The
exit status is 1 if the receiver does not accept it.`,
		Args: oneArg(customerArg),
		RunE: func(cmd *cobra.Command, args []string) error {
			cfg, err := loadSettings(cmd)
			if err != nil {
				return err
			}
			return withStores(cmd, func(db *app.Stores) error { return testWebhook(cmd, db, &cfg, args[0], smartmoney.WebhookID(id)) })
		},
	}
	addWebhookFlag(cmd, &id)
	config.AddReceiverFlags(cmd.Flags())
	return cmd
}

func testWebhook(cmd *cobra.Command, db *app.Stores, cfg *config.Config, customer string, id smartmoney.WebhookID) error {
	now := time.Now()
	target, err := db.Outbox.WebhookTarget(cmd.Context(), customer, id, now, func() (string, error) { return webhook.NewSecret(rand.Reader) })
	if err != nil {
		return webhookProblem(customer, id, err)
	}
	if target.URL == "" {
		return smartmoney.BadInput("webhook", "customer %s has no webhook in its configuration: 'smartmoney webhook list %s' shows the others", customer, customer)
	}
	message, err := webhook.Sample(rand.Reader, now.UTC(), target, app.WebhookLinks(cfg))
	if err != nil {
		return err
	}
	client := app.NewWebhookClient(cfg)
	defer client.Close()
	result, err := client.Post(cmd.Context(), message)
	if err != nil {
		return err
	}
	status := "no answer"
	if result.Status != nil {
		status = "HTTP " + strconv.Itoa(*result.Status)
	}
	if !result.Delivered() {
		return fmt.Errorf("%s of customer %s did not accept the sample after %d ms: %s, %s%s", hookName(id), customer, result.DurationMs, status, *result.Error, howToAllow(cfg, &result))
	}
	_, err = fmt.Fprintf(cmd.OutOrStdout(), "accepted: %s after %d ms\n", status, result.DurationMs)
	return err
}

// howToAllow returns what to do if the settings may be what forbids an address: serve may have the
// setting as a flag, which this command does not see.
func howToAllow(cfg *config.Config, result *webhook.Result) string {
	if !result.NotAllowed || cfg.WebhookAllowPrivate {
		return ""
	}
	return fmt.Sprintf("; if 'smartmoney serve' runs with --%s, give it to this command, too, or set %s=true for both",
		config.AllowPrivateFlag, config.EnvName(config.AllowPrivateFlag))
}

func newWebhookRedeliverCmd() *cobra.Command {
	var id, since int64
	cmd := &cobra.Command{
		Use:   "redeliver CUSTOMER SIGNAL_ID | redeliver CUSTOMER --since SEQUENCE",
		Short: "Send a signal, or all after a sequence, to a webhook again",
		Long: `Send a signal to a webhook again, or all signals and retractions of the customer's log
after a sequence that pass the webhook's filter. A running service sends them; what this
command does is to make them due.`,
		Args: func(cmd *cobra.Command, args []string) error {
			if all := cmd.Flags().Changed("since"); len(args) < 1 || len(args) > 2 || all == (len(args) == 2) {
				return usagef("%s needs the customer's ID and either a SIGNAL_ID or --since", cmd.CommandPath())
			}
			if since < 0 {
				return usagef("since must be 0 or more, got %d", since)
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			return withStores(cmd, func(db *app.Stores) error {
				n, err := redeliver(cmd.Context(), db, args, smartmoney.WebhookID(id), since)
				if err != nil {
					return webhookProblem(args[0], smartmoney.WebhookID(id), err)
				}
				_, err = fmt.Fprintf(cmd.OutOrStdout(), "%d due\n", n)
				return err
			})
		},
	}
	addWebhookFlag(cmd, &id)
	cmd.Flags().Int64Var(&since, "since", 0, "a sequence of the customer's log; what comes after it is sent")
	return cmd
}

// redeliver makes a signal, or all after a sequence, due. It returns how many.
func redeliver(ctx context.Context, db *app.Stores, args []string, id smartmoney.WebhookID, since int64) (int, error) {
	if len(args) == 1 {
		return db.Outbox.RedeliverSince(ctx, args[0], id, since)
	}
	delivery, err := db.Outbox.Redeliver(ctx, args[0], id, args[1])
	if err != nil {
		return 0, err
	}
	if delivery == nil {
		return 0, smartmoney.Errorf(smartmoney.CodeNotFound, "signal not found in the customer's log: %s", smartmoney.Shown(args[1]))
	}
	return 1, nil
}

// webhookProblem returns an error of the store in the words of these commands.
func webhookProblem(customer string, id smartmoney.WebhookID, err error) error {
	switch {
	case errors.Is(err, outbox.ErrNoWebhook):
		return smartmoney.Errorf(smartmoney.CodeNotFound, "customer %s has no webhook %d: 'smartmoney webhook list %s' shows them", customer, id, customer)
	case errors.Is(err, outbox.ErrWebhookOff):
		return smartmoney.BadInput("webhook", "%s of customer %s has no address or is disabled, so that nothing is sent to it", hookName(id), customer)
	default:
		return err
	}
}

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
