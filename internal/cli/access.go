package cli

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/graph"
	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
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
	const most = 3 * customers.MaxDocumentsBytes // with the escapes of JSON
	text, err := readBounded(args[0], stdin, most)
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

// signerFlags are the flags of customer tokens.
type signerFlags struct {
	issuer, secretFile, keysFile string
	off                          bool
}

func newCustomerTokensCmd() *cobra.Command {
	var f signerFlags
	cmd := &cobra.Command{
		Use:   "tokens ID",
		Short: "Show or change who signs tokens (JWT) for a customer's end users",
		Long: `Register who signs short-lived tokens with which a customer's end users may read, and print it
without its secret. Without flags it is only printed. A running service obeys within 5 seconds. Customers
can do the same by the mutation setTokenSigner.`,
		Example: `  smartmoney customer tokens desk --issuer https://id.example --keys-file jwks.json
  smartmoney customer tokens desk --issuer desk --secret-file secret.txt
  smartmoney customer tokens desk --off`,
		Args: oneArg(customerArg),
		RunE: func(cmd *cobra.Command, args []string) error {
			for _, pair := range [][2]string{{"secret-file", "keys-file"}, {"secret-file", "off"}, {"keys-file", "off"}, {"issuer", "off"}} {
				if cmd.Flags().Changed(pair[0]) && cmd.Flags().Changed(pair[1]) {
					return usagef("--%s and --%s exclude each other", pair[0], pair[1])
				}
			}
			return withStores(cmd, func(db *app.Stores) error { return changeSigner(cmd, db, args[0], &f) })
		},
	}
	fs := cmd.Flags()
	fs.StringVar(&f.issuer, "issuer", "", "what claim iss of the tokens must be")
	fs.StringVar(&f.secretFile, "secret-file", "", "file with the secret for HS256, 32 to 512 bytes without white space around it; - for stdin")
	fs.StringVar(&f.keysFile, "keys-file", "", "file with the public keys (JWKS) for RS256, ES256 and EdDSA")
	fs.BoolVar(&f.off, "off", false, "accept no more tokens")
	return cmd
}

// changeSigner does what the flags say, and prints who signs.
func changeSigner(cmd *cobra.Command, db *app.Stores, id string, f *signerFlags) error {
	if f.off {
		return db.Customers.SetTokenSigner(cmd.Context(), id, nil)
	}
	if f.issuer != "" || f.secretFile != "" || f.keysFile != "" {
		signer, err := f.read(cmd.InOrStdin())
		if err != nil {
			return err
		}
		if err := auth.CheckSigner(signer); err != nil {
			return err
		}
		if err := db.Customers.SetTokenSigner(cmd.Context(), id, signer); err != nil {
			return err
		}
	}
	c, err := db.Customers.Customer(cmd.Context(), id)
	if err != nil {
		return err
	}
	if c.Tokens == nil {
		_, err := fmt.Fprintln(cmd.OutOrStdout(), "nobody signs tokens for this customer")
		return err
	}
	return writeTable(cmd.OutOrStdout(), []string{"CLAIM OR HEADER", "VALUE"}, [][]string{
		{"iss", c.Tokens.Issuer},
		{"aud", smartmoney.EndUserAud(id)},
		{"alg", strings.Join(auth.SignerAlgorithms(c.Tokens), " ")},
		{"registered", stamp(&c.Tokens.SetAt, "-")},
	})
}

// read returns the signer that the flags describe.
func (s *signerFlags) read(stdin io.Reader) (*smartmoney.TokenSigner, error) {
	signer := &smartmoney.TokenSigner{Issuer: s.issuer}
	if s.secretFile != "" {
		text, err := readBounded(s.secretFile, stdin, smartmoney.MaxTokenKeys)
		if err != nil {
			return nil, fmt.Errorf("secret-file: %w", err)
		}
		signer.Secret = string(bytes.TrimSpace(text))
	}
	if s.keysFile != "" {
		text, err := readBounded(s.keysFile, stdin, smartmoney.MaxTokenKeys)
		if err != nil {
			return nil, fmt.Errorf("keys-file: %w", err)
		}
		signer.Keys = text
	}
	return signer, nil
}

// readBounded reads a file, or stdin for "-", of at most so many bytes; a longer one is cut one byte
// later, and the check of what it holds refuses it.
func readBounded(path string, stdin io.Reader, most int64) ([]byte, error) {
	if path != "-" {
		file, err := os.Open(path)
		if err != nil {
			return nil, err
		}
		defer file.Close() //nolint:errcheck // it was only read
		stdin = file
	}
	return io.ReadAll(io.LimitReader(stdin, most+1))
}

// ellipsis follows a hint in lists.
const ellipsis = "…"

func newKeyCmd() *cobra.Command {
	return commandGroup("key", "Manage the keys of customers and operators", `  smartmoney key create --customer desk
  smartmoney key list --customer desk
  smartmoney key revoke sms-1a2b`, newKeyCreateCmd(), newKeyListCmd(), newKeyRotateCmd(), newKeyRevokeCmd())
}

func newKeyCreateCmd() *cobra.Command {
	var customer, scope, expires string
	cmd := &cobra.Command{
		Use:   "create --customer ID | create --scope operator",
		Short: "Create a key and print it, once",
		Long: `Create a key and print only the key on stdout. Its hash alone is stored, so it cannot be
shown again. A customer may have several keys, so that one can be
replaced before it is revoked. A key of scope operator belongs to no customer: it reads
the state of sources and chains, and customers' settings and counts, and creates, changes and
deletes customers and keys.`,
		Example: `  KEY=$(smartmoney key create --customer desk)
  SMARTMONEY_KEY=$(smartmoney key create --customer desk --scope ingest --expires 30d)`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if customer == "" && smartmoney.Scope(scope) != smartmoney.ScopeOperator {
				return usagef("key create needs --customer: the customer's id, as listed by 'smartmoney customer list'")
			}
			until, err := parseExpiry(expires, time.Now())
			if err != nil {
				return err
			}
			return withStores(cmd, func(db *app.Stores) error {
				secret, err := auth.Generate(rand.Reader)
				if err != nil {
					return err
				}
				key, err := db.Customers.CreateKey(cmd.Context(), customer, smartmoney.Scope(scope), until, auth.Hash(secret), auth.Hint(secret))
				if err != nil {
					return err
				}
				fmt.Fprintf(cmd.ErrOrStderr(), "Key %s%s, scope %s, expires %s. It is not shown again: store it now.\n",
					key.ID, ofCustomer(&key), key.Scope, stamp(key.ExpiresAt, "never"))
				_, err = fmt.Fprintln(cmd.OutOrStdout(), secret)
				return err
			})
		},
	}
	cmd.Flags().StringVar(&customer, "customer", "", "the customer's id")
	cmd.Flags().StringVar(&scope, "scope", string(smartmoney.ScopeCustomer), "what the key allows: customer (everything of a customer), read (its queries and subscriptions), ingest (upload events) or operator (see the service, and change customers and keys)")
	cmd.Flags().StringVar(&expires, "expires", "", "expiry: a duration such as 30d or 720h, or a time such as 2030-01-31T00:00:00Z (default: never)")
	completeFlag(cmd, "scope", string(smartmoney.ScopeCustomer), string(smartmoney.ScopeRead), string(smartmoney.ScopeIngest), string(smartmoney.ScopeOperator))
	return cmd
}

// ofCustomer names the owner of a key in a sentence.
func ofCustomer(k *smartmoney.APIKey) string {
	if k.CustomerID == "" {
		return ""
	}
	return " of customer " + k.CustomerID
}

// parseExpiry parses a duration from now, also in days, or an RFC 3339 time; it returns nil
// for "". The store checks that the time is in the future.
func parseExpiry(s string, now time.Time) (*time.Time, error) {
	if s == "" {
		return nil, nil
	}
	if d, err := time.ParseDuration(s); err == nil {
		at := now.Add(d)
		return &at, nil
	}
	if days, err := strconv.ParseUint(strings.TrimSuffix(s, "d"), 10, 16); err == nil && strings.HasSuffix(s, "d") {
		at := now.Add(time.Duration(days) * 24 * time.Hour)
		return &at, nil
	}
	at, err := time.Parse(time.RFC3339, s)
	if err != nil {
		return nil, usagef("expires must be a duration such as 30d or 720h, or a time such as 2030-01-31T00:00:00Z, got %q", s)
	}
	return &at, nil
}

func newKeyListCmd() *cobra.Command {
	var customer string
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the first characters of the keys, oldest first",
		Args:  noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withStores(cmd, func(db *app.Stores) error {
				keys, err := db.Customers.Keys(cmd.Context(), customer)
				if err != nil {
					return err
				}
				now := time.Now()
				rows := make([][]string, len(keys))
				for i, k := range keys {
					rows[i] = []string{
						k.ID, k.Hint + ellipsis, cmp.Or(k.CustomerID, "-"), string(k.Scope), keyStatus(&k, now),
						stamp(&k.CreatedAt, ""), stamp(k.ExpiresAt, "never"), stamp(k.RevokedAt, "-"),
						stamp(k.LastUsedAt, "never"), strconv.FormatInt(k.Uses, 10),
					}
				}
				header := []string{"ID", "KEY", "CUSTOMER", "SCOPE", "STATUS", "CREATED", "EXPIRES", "REVOKED", "LAST USED", "USES"}
				return writeTable(cmd.OutOrStdout(), header, rows)
			})
		},
	}
	cmd.Flags().StringVar(&customer, "customer", "", "only the keys of this customer")
	return cmd
}

func keyStatus(k *smartmoney.APIKey, now time.Time) string {
	switch {
	case k.RevokedAt != nil:
		return "revoked"
	case k.ExpiresAt != nil && !now.Before(*k.ExpiresAt):
		return "expired"
	default:
		return "active"
	}
}

func newKeyRotateCmd() *cobra.Command {
	var expires string
	var grace time.Duration
	cmd := &cobra.Command{
		Use:   "rotate ID|PREFIX",
		Short: "Replace a key by a new one, print that once, and let the old one expire",
		Long: `Create a key with the customer and the scope of another one, print only the new key on
stdout, and let the old one expire after the grace period, within which both work. Name
the old key as for revoke.`,
		Example: `  KEY=$(smartmoney key rotate sms-1a2b)
  KEY=$(smartmoney key rotate "$KEY" --grace 1h --expires 90d)`,
		Args: oneArg("the key's ID, the key, or the first characters of either"),
		RunE: func(cmd *cobra.Command, args []string) error {
			until, err := parseExpiry(expires, time.Now())
			if err != nil {
				return err
			}
			return withStores(cmd, func(db *app.Stores) error {
				old, err := findKey(cmd.Context(), db, args[0])
				if err != nil {
					return err
				}
				secret, err := auth.Generate(rand.Reader)
				if err != nil {
					return err
				}
				key, err := db.Customers.RotateKey(cmd.Context(), old.ID, grace, until, auth.Hash(secret), auth.Hint(secret))
				if err != nil {
					return err
				}
				fmt.Fprintf(cmd.ErrOrStderr(), "Key %s%s, scope %s, expires %s. It is not shown again: store it now.\n",
					key.ID, ofCustomer(&key), key.Scope, stamp(key.ExpiresAt, "never"))
				fmt.Fprintf(cmd.ErrOrStderr(), "Key %s (%s%s) expires within %s.\n", old.ID, old.Hint, ellipsis, grace)
				_, err = fmt.Fprintln(cmd.OutOrStdout(), secret)
				return err
			})
		},
	}
	config.DurationVar(cmd.Flags(), &grace, "grace", defaultGrace, "how long the old key goes on working, 0s to 90d")
	cmd.Flags().StringVar(&expires, "expires", "", "expiry of the new key: a duration such as 30d or 720h, or a time such as 2030-01-31T00:00:00Z (default: never)")
	return cmd
}

// defaultGrace is the grace period of a rotated key.
const defaultGrace = 24 * time.Hour

func newKeyRevokeCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "revoke ID|PREFIX",
		Short: "Revoke a key for good",
		Long: `Revoke a key for good. Name the key by its id, by the key itself, by its first
characters, of which only the listed ones count, or by the first characters of its id.
A prefix matches keys that are not revoked, and must match one only. A running service
rejects the key within 5 seconds.`,
		Example: `  smartmoney key revoke sms-1a2b
  smartmoney key revoke "$KEY"`,
		Args: oneArg("the key's ID, the key, or the first characters of either"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withStores(cmd, func(db *app.Stores) error {
				key, err := findKey(cmd.Context(), db, args[0])
				if err != nil {
					return err
				}
				if err := db.Customers.RevokeKey(cmd.Context(), key.ID); err != nil {
					return err
				}
				fmt.Fprintf(cmd.ErrOrStderr(), "Key %s (%s%s)%s is revoked.\n", key.ID, key.Hint, ellipsis, ofCustomer(&key))
				return nil
			})
		},
	}
}

// findKey returns the key with a name: a whole key, an id, a key's hint as listed or
// with more characters of the key, which are ignored, or at least the first
// auth.HintLength characters of an id.
func findKey(ctx context.Context, db *app.Stores, name string) (smartmoney.APIKey, error) {
	name = strings.TrimSuffix(name, ellipsis)
	if auth.Check(name) == nil {
		return db.Customers.KeyByHash(ctx, auth.Hash(name))
	}
	if len(name) < auth.HintLength {
		return smartmoney.APIKey{}, usagef("a key's id or prefix must have at least %d characters, got %q", auth.HintLength, name)
	}
	keys, err := db.Customers.Keys(ctx, "")
	if err != nil {
		return smartmoney.APIKey{}, err
	}
	var found []smartmoney.APIKey
	for _, k := range keys {
		switch {
		case k.ID == name:
			return k, nil
		case k.RevokedAt == nil && (strings.HasPrefix(name, k.Hint) || strings.HasPrefix(k.ID, name)):
			found = append(found, k)
		}
	}
	switch len(found) {
	case 0:
		return smartmoney.APIKey{}, fmt.Errorf("no active key has this id or prefix: see `smartmoney key list`")
	case 1:
		return found[0], nil
	default:
		return smartmoney.APIKey{}, fmt.Errorf("%d keys have this prefix, among them %s and %s: use the id", len(found), found[0].ID, found[1].ID)
	}
}
