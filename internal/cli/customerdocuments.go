package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
)

// documentFlags are the flags of customer documents.
type documentFlags struct{ all, replace, off, only bool }

func newCustomerDocumentsCmd() *cobra.Command {
	var f documentFlags
	cmd := &cobra.Command{
		Use:   "documents ID [FILE.json] | documents --all [FILE.json]",
		Short: "Show or register the GraphQL documents that a customer may name by their ids",
		Long: `Register the GraphQL documents of a client, which requests then name by documentId or Apollo's
hash, and print the ids of all. FILE.json is the manifest of GraphQL Code Generator's persisted
documents: an object of ids and documents. They are added to those that are registered, so that
clients of earlier versions go on; --replace removes what the file does not have. With --only the
customer's keys of scope read and its end users run no other documents. A running service obeys
within 5 seconds.`,
		Example: `  smartmoney customer documents desk persisted-documents.json
  smartmoney customer documents desk --only
  smartmoney customer documents --all persisted-documents.json --replace`,
		Args: func(cmd *cobra.Command, args []string) error {
			least := 1
			if f.all {
				least = 0
			}
			if len(args) < least || len(args) > least+1 {
				return usagef("customer documents needs %s, or --all, and at most one FILE.json, got %d arguments", customerArg, len(args))
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			id := customers.AllCustomers
			if !f.all {
				id, args = args[0], args[1:]
			}
			switch changed := cmd.Flags().Changed("only"); {
			case f.off && (len(args) > 0 || f.replace):
				return usagef("--off removes all documents: leave out FILE.json and --replace")
			case f.replace && len(args) == 0:
				return usagef("--replace needs a FILE.json")
			case f.all && changed:
				return usagef("--only is a setting of one customer: leave out --all")
			}
			documents, err := readManifest(args, cmd.InOrStdin())
			if err != nil {
				return err
			}
			return withStores(cmd, func(db *app.Stores) error { return changeDocuments(cmd, db, id, documents, &f) })
		},
	}
	fs := cmd.Flags()
	fs.BoolVar(&f.all, "all", false, "the documents that every customer may name, in place of those of one")
	fs.BoolVar(&f.replace, "replace", false, "remove registered documents that FILE.json does not have")
	fs.BoolVar(&f.off, "off", false, "remove all registered documents")
	fs.BoolVar(&f.only, "only", false, "refuse other documents to the customer's keys of scope read and its end users; --only=false ends it")
	return cmd
}

// readManifest returns the documents of a manifest by their ids, nil without a file. It checks each
// against the schema.
func readManifest(args []string, stdin io.Reader) (map[string]string, error) {
	if len(args) == 0 {
		return nil, nil //nolint:nilnil // nothing to register
	}
	from := stdin
	if args[0] != "-" {
		file, err := os.Open(args[0])
		if err != nil {
			return nil, err
		}
		defer file.Close() //nolint:errcheck // it was only read
		from = file
	}
	const most = 3 * customers.MaxDocumentsBytes // with the escapes of JSON
	text, err := io.ReadAll(io.LimitReader(from, most+1))
	if err != nil {
		return nil, err
	}
	if len(text) > most {
		return nil, usagef("%s must have at most %d bytes", args[0], most)
	}
	var documents map[string]string
	if err := json.Unmarshal(text, &documents); err != nil {
		return nil, usagef("%s must be an object of ids and documents, as GraphQL Code Generator writes it: %v", args[0], err)
	}
	for id, document := range documents {
		if err := graph.CheckDocument(document); err != nil {
			return nil, usagef("%s: the document %s does not fit the schema: %v", args[0], id, err)
		}
	}
	return documents, nil
}

// changeDocuments does what the flags say, and prints the documents.
func changeDocuments(cmd *cobra.Command, db *app.Stores, id string, documents map[string]string, f *documentFlags) error {
	ctx := cmd.Context()
	if cmd.Flags().Changed("only") {
		if err := db.Customers.SetDocumentsOnly(ctx, id, f.only); err != nil {
			return err
		}
	}
	if documents != nil || f.off {
		added, removed, err := db.Customers.RegisterDocuments(ctx, id, documents, f.replace || f.off)
		if err != nil {
			return err
		}
		fmt.Fprintf(cmd.ErrOrStderr(), "%d documents added, %d removed.\n", added, removed)
	}
	if id != customers.AllCustomers {
		c, err := db.Customers.Customer(ctx, id)
		if err != nil {
			return err
		}
		if c.DocumentsOnly {
			fmt.Fprintf(cmd.ErrOrStderr(), "Keys of scope read and end users of customer %s run registered documents only.\n", id)
		}
	}
	all, err := db.Customers.Documents(ctx, id)
	if err != nil {
		return err
	}
	rows := make([][]string, len(all))
	for i, d := range all {
		rows[i] = []string{d.ID, strconv.Itoa(len(d.Text))}
	}
	return writeTable(cmd.OutOrStdout(), []string{"DOCUMENT", "BYTES"}, rows)
}
