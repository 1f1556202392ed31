package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

func newCustomerCmd() *cobra.Command {
	return commandGroup("customer", "Manage customers", `  smartmoney customer create "My desk" --id desk
  smartmoney customer list`, newCustomerCreateCmd(), newCustomerListCmd(), newCustomerShowCmd(), newCustomerRenameCmd(),
		newCustomerLimitsCmd(), newCustomerTokensCmd(), newCustomerDocumentsCmd(), newCustomerSuspendCmd(), newCustomerResumeCmd(), newCustomerDeleteCmd())
}

func newCustomerCreateCmd() *cobra.Command {
	var id string
	cmd := &cobra.Command{
		Use:   "create NAME",
		Short: "Create a customer and print its id",
		Long: `Create a customer with the default configuration and print only its id on stdout.
A running service notices the customer within a second.`,
		Example: `  smartmoney customer create "My desk" --id desk
  id=$(smartmoney customer create "My desk")`,
		Args: oneArg("the customer's NAME"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if id == "" && cmd.Flags().Changed("id") { // of a script whose variable is empty
				return customers.CheckID(id)
			}
			return withStores(cmd, func(db *app.Stores) error {
				c, err := db.Customers.CreateCustomer(cmd.Context(), args[0], id)
				if err != nil {
					return err
				}
				_, err = fmt.Fprintln(cmd.OutOrStdout(), c.ID)
				return err
			})
		},
	}
	addCreateFlag(cmd)
	cmd.Flags().StringVar(&id, "id", "", "the customer's id, 1 to 64 of A-Z a-z 0-9 . _ - (default: generated)")
	return cmd
}

func newCustomerListCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "list",
		Short: "List the customers, oldest first",
		Args:  noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withStores(cmd, func(db *app.Stores) error {
				all, err := db.Customers.Customers(cmd.Context())
				if err != nil {
					return err
				}
				rows := make([][]string, len(all))
				for i, c := range all {
					rows[i] = []string{c.ID, stamp(&c.CreatedAt, ""), customerStatus(&c), c.Name}
				}
				return writeTable(cmd.OutOrStdout(), []string{"ID", "CREATED", "STATUS", "NAME"}, rows)
			})
		},
	}
}

// withStores runs work on the configured database and prints its name on stderr. Input
// rejected by the store is a usage error.
func withStores(cmd *cobra.Command, work func(*app.Stores) error) (err error) {
	cfg, err := loadSettings(cmd)
	if err != nil {
		return err
	}
	if err := mayOpen(cmd, &cfg); err != nil {
		return err
	}
	printDatabase(cmd, &cfg)
	db, err := app.OpenDatabase(cmd.Context(), &cfg, newLogger(&cfg, cmd.ErrOrStderr()))
	if err != nil {
		return err
	}
	defer func() {
		if closeErr := db.DB.Close(); err == nil {
			err = closeErr
		}
	}()
	if err := db.DB.MigrateNew(cmd.Context()); err != nil {
		return err
	}
	err = work(db)
	if err != nil && smartmoney.CodeOf(err) == smartmoney.CodeBadInput {
		return config.UsageError{Err: err}
	}
	return err
}

func writeTable(w io.Writer, header []string, rows [][]string) error {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, row := range append([][]string{header}, rows...) {
		fmt.Fprintln(tw, strings.Join(row, "\t"))
	}
	return tw.Flush()
}

// stamp formats a time in UTC to the second; it returns none for nil.
func stamp(t *time.Time, none string) string {
	if t == nil {
		return none
	}
	return t.UTC().Format(time.RFC3339)
}

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
	return newChangeCmd("suspend ID", customerArg, "Refuse a customer's keys and raise no signals for it, until it is resumed", `Suspend a customer. A running service refuses its keys and tokens within 5 seconds, ends its
streams, raises no more signals for it and sends nothing to its webhooks. Nothing is
deleted; what waits for its webhooks is sent after customer resume.`,
		"Customer %s is suspended; a running service refuses its keys within 5 seconds.",
		func(ctx context.Context, db *app.Stores, id string) error {
			return db.Customers.SuspendCustomer(ctx, id)
		})
}

func newCustomerResumeCmd() *cobra.Command {
	return newChangeCmd("resume ID", customerArg, "End a customer's suspension", `End a customer's suspension. Its keys work again within 5 seconds. Signals of the time of
the suspension are not delivered.`, "Customer %s is active.",
		func(ctx context.Context, db *app.Stores, id string) error {
			return db.Customers.ResumeCustomer(ctx, id)
		})
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
