package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const customerArg = "the customer's ID"

func customerStatus(c *smartmoney.Customer) string {
	if c.SuspendedAt != nil {
		return "suspended"
	}
	return "active"
}

func newCustomerShowCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "show ID",
		Short: "Show a customer: its state and keys, and how many rows it has",
		Args:  oneArg(customerArg),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withStores(cmd, func(db *app.Stores) error { return showCustomer(cmd, db, args[0]) })
		},
	}
}

func showCustomer(cmd *cobra.Command, db *app.Stores, id string) error {
	c, err := db.Customers.Customer(cmd.Context(), id)
	if err != nil {
		return err
	}
	keys, err := db.Customers.Keys(cmd.Context(), id)
	if err != nil {
		return err
	}
	counts, err := db.Customers.CustomerRows(cmd.Context(), id)
	if err != nil {
		return err
	}
	now, active, uses := time.Now(), 0, int64(0)
	var last *time.Time
	for i := range keys {
		if uses += keys[i].Uses; keyStatus(&keys[i], now) == "active" {
			active++
		}
		if at := keys[i].LastUsedAt; at != nil && (last == nil || at.After(*last)) {
			last = at
		}
	}
	rows := [][]string{
		{"name", c.Name},
		{"created", stamp(&c.CreatedAt, "")},
		{"status", customerStatus(&c)},
		{"suspended", stamp(c.SuspendedAt, "-")},
		{"active keys", strconv.Itoa(active)},
		{"last used", stamp(last, "never")},
		{"uses", strconv.FormatInt(uses, 10)},
	}
	rows = append(rows, limitRows(&c.Limits)...)
	for _, d := range counts {
		rows = append(rows, []string{"rows in " + d.Table, strconv.FormatInt(d.Rows, 10)})
	}
	return writeTable(cmd.OutOrStdout(), []string{"CUSTOMER", c.ID}, rows)
}

func newCustomerRenameCmd() *cobra.Command {
	return &cobra.Command{
		Use:     "rename ID NAME",
		Short:   "Change a customer's name, which operators see; its id stays",
		Example: `  smartmoney customer rename desk "The other desk"`,
		Args:    twoArgs(customerArg, "the new NAME"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withStores(cmd, func(db *app.Stores) error { return db.Customers.RenameCustomer(cmd.Context(), args[0], args[1]) })
		},
	}
}

// twoArgs requires two arguments, which a wrong use names.
func twoArgs(first, second string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) != 2 {
			return usagef("%s needs two arguments: %s and %s, got %d", cmd.CommandPath(), first, second, len(args))
		}
		return nil
	}
}

func newCustomerLimitsCmd() *cobra.Command {
	var given smartmoney.Limits
	cmd := &cobra.Command{
		Use:   "limits ID",
		Short: "Show or change what a customer's requests may use",
		Long: `Change what all requests of a customer may use together in each process, and print its limits.
Limits that are not given stay; 0 is no limit. A running service obeys within 5 seconds. The settings
key-requests-per-second, key-cost-per-second and key-ingest-events-per-second bound each key.`,
		Example: `  smartmoney customer limits desk --requests-per-second 50 --cost-per-second 20000 --streams 100
  smartmoney customer limits desk --requests-per-second 0`,
		Args: oneArg(customerArg),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withStores(cmd, func(db *app.Stores) error { return changeLimits(cmd, db, args[0], &given) })
		},
	}
	fs := cmd.Flags()
	fs.Float64Var(&given.RequestsPerSecond, requestsFlag, 0, "most requests in a second, operations of websockets included")
	fs.Float64Var(&given.CostPerSecond, costFlag, 0, "most cost of GraphQL operations and requests over REST in a second")
	fs.IntVar(&given.Streams, streamsFlag, 0, "most open websockets and event streams")
	fs.Float64Var(&given.EventsPerSecond, eventsFlag, 0, "most events that are ingested in a second")
	return cmd
}

// The flags of customer limits.
const (
	requestsFlag = "requests-per-second"
	costFlag     = "cost-per-second"
	streamsFlag  = "streams"
	eventsFlag   = "ingest-events-per-second"
)

// changeLimits sets those limits whose flags are given, and prints all.
func changeLimits(cmd *cobra.Command, db *app.Stores, id string, given *smartmoney.Limits) error {
	changed := cmd.Flags().Changed
	c, err := db.Customers.ChangeLimits(cmd.Context(), id, func(l *smartmoney.Limits) {
		if changed(requestsFlag) {
			l.RequestsPerSecond = given.RequestsPerSecond
		}
		if changed(costFlag) {
			l.CostPerSecond = given.CostPerSecond
		}
		if changed(streamsFlag) {
			l.Streams = given.Streams
		}
		if changed(eventsFlag) {
			l.EventsPerSecond = given.EventsPerSecond
		}
	})
	if err != nil {
		return err
	}
	return writeTable(cmd.OutOrStdout(), []string{"CUSTOMER", c.ID}, limitRows(&c.Limits))
}

func limitRows(l *smartmoney.Limits) [][]string {
	shown := func(limit float64) string {
		if limit == 0 {
			return "-"
		}
		return strconv.FormatFloat(limit, 'f', -1, 64)
	}
	return [][]string{
		{"requests per second", shown(l.RequestsPerSecond)},
		{"cost per second", shown(l.CostPerSecond)},
		{"streams", shown(float64(l.Streams))},
		{"ingest events per second", shown(l.EventsPerSecond)},
	}
}

func newCustomerSuspendCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "suspend ID",
		Short: "Refuse a customer's keys and raise no signals for it, until it is resumed",
		Long: `Suspend a customer. A running service refuses its keys and tokens within 5 seconds, ends its
streams, raises no more signals for it and sends nothing to its webhooks. Nothing is
deleted; what waits for its webhooks is sent after customer resume.`,
		Args: oneArg(customerArg),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withStores(cmd, func(db *app.Stores) error {
				if err := db.Customers.SuspendCustomer(cmd.Context(), args[0]); err != nil {
					return err
				}
				fmt.Fprintf(cmd.ErrOrStderr(), "Customer %s is suspended; a running service refuses its keys within 5 seconds.\n", args[0])
				return nil
			})
		},
	}
}

func newCustomerResumeCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "resume ID",
		Short: "End a customer's suspension",
		Long: `End a customer's suspension. Its keys work again within 5 seconds. Signals of the time of
the suspension are not delivered.`,
		Args: oneArg(customerArg),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withStores(cmd, func(db *app.Stores) error {
				if err := db.Customers.ResumeCustomer(cmd.Context(), args[0]); err != nil {
					return err
				}
				fmt.Fprintf(cmd.ErrOrStderr(), "Customer %s is active.\n", args[0])
				return nil
			})
		},
	}
}

func newCustomerDeleteCmd() *cobra.Command {
	var yes bool
	cmd := &cobra.Command{
		Use:   "delete ID",
		Short: "Delete everything of a customer for good, and print how many rows of each table",
		Long: `Delete a customer's keys, settings, notifications, webhooks, feeds and what it knows of its
users, for good. Its id stays, without a name, and cannot be used again. Signals stay: customers
share them, and they name none. The customer is suspended first; a running service
refuses its keys within 5 seconds. The command may be interrupted: call it again, and it goes
on. Backups that were made before still hold what was deleted.`,
		Example: `  smartmoney customer delete desk --yes`,
		Args:    oneArg(customerArg),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withStores(cmd, func(db *app.Stores) error {
				counts, err := db.Customers.CustomerRows(cmd.Context(), args[0])
				if err != nil {
					return err
				}
				if !yes {
					if err := confirmDeletion(cmd, args[0], counts); err != nil {
						return err
					}
				}
				deleted, err := db.Customers.RemoveCustomer(cmd.Context(), args[0], auth.Settling)
				if err != nil {
					return err
				}
				fmt.Fprintf(cmd.ErrOrStderr(), "Customer %s is deleted; its id stays, so that it is not used again.\n", args[0])
				return writeDeleted(cmd.OutOrStdout(), deleted)
			})
		},
	}
	cmd.Flags().BoolVar(&yes, "yes", false, "delete without asking")
	return cmd
}

func writeDeleted(w io.Writer, counts []customers.Deleted) error {
	rows := make([][]string, len(counts))
	for i, d := range counts {
		rows[i] = []string{d.Table, strconv.FormatInt(d.Rows, 10)}
	}
	return writeTable(w, []string{"TABLE", "ROWS"}, rows)
}

// confirmDeletion asks on a terminal for the customer's id. Without a terminal it is wrong usage.
func confirmDeletion(cmd *cobra.Command, id string, counts []customers.Deleted) error {
	if terminal, ok := cmd.InOrStdin().(*os.File); !ok || !term.IsTerminal(int(terminal.Fd())) {
		return usagef("customer delete needs --yes where nobody can be asked: it deletes everything of customer %s for good", id)
	}
	if err := writeDeleted(cmd.ErrOrStderr(), counts); err != nil {
		return err
	}
	fmt.Fprintf(cmd.ErrOrStderr(), "This is deleted for good. Type the customer's id to go on: ")
	answer, err := bufio.NewReader(cmd.InOrStdin()).ReadString('\n')
	if err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	if strings.TrimSpace(answer) != id {
		return errors.New("nothing was deleted: the answer was not the customer's id")
	}
	return nil
}
