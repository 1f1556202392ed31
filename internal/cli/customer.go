package cli

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
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
