package cli

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

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
		text, err := readBounded("secret-file", s.secretFile, stdin)
		if err != nil {
			return nil, err
		}
		signer.Secret = string(bytes.TrimSpace(text))
	}
	if s.keysFile != "" {
		text, err := readBounded("keys-file", s.keysFile, stdin)
		if err != nil {
			return nil, err
		}
		signer.Keys = text
	}
	return signer, nil
}

// readBounded reads a file, or stdin for "-", of at most smartmoney.MaxTokenKeys bytes; a longer
// one is cut one byte later, and the check of the signer refuses it.
func readBounded(flag, path string, stdin io.Reader) ([]byte, error) {
	from := stdin
	if path != "-" {
		file, err := os.Open(path)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", flag, err)
		}
		defer file.Close() //nolint:errcheck // it was only read
		from = file
	}
	text, err := io.ReadAll(io.LimitReader(from, smartmoney.MaxTokenKeys+1))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", flag, err)
	}
	return text, nil
}
