package main

import (
	"bufio"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"golang.org/x/term"

	"smartmoney/internal/auth"
	"smartmoney/internal/config"
	"smartmoney/internal/demo"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// initFlags are the flags of init beside those of a source.
type initFlags struct {
	source, customer string
	yes, force       bool
}

func newInitCmd() *cobra.Command {
	var f initFlags
	cmd := &cobra.Command{
		Use:   "init",
		Short: "Set up a service: database, source, first customer and key",
		Long: `init writes smartmoney.yaml, prepares the database, creates the first customer and a key,
and prints the key and the next two commands. On a terminal it asks for what no flag gives;
with --yes, and without a terminal, it takes the defaults. It uses the flags of 'smartmoney
source add' for the source. Everything can be done without it: by hand in smartmoney.yaml,
and with the commands migrate, customer create and key create.`,
		Example: `  smartmoney init
  smartmoney init --source base --rpc wss://base.example/KEY --customer desk --yes
  smartmoney init --database-url postgres://user@host/smartmoney --source polymarket --yes`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return f.run(cmd) },
	}
	addSourceFlags(cmd.Flags())
	cmd.Flags().StringVar(&f.source, "source", "", "`name` of the first source: base, ethereum, polymarket or any other; none: no source")
	cmd.Flags().StringVar(&f.customer, "customer", "", "`id` of the first customer (default desk)")
	cmd.Flags().BoolVar(&f.yes, "yes", false, "ask nothing")
	cmd.Flags().BoolVar(&f.force, "force", false, "overwrite an existing settings file")
	completeFlag(cmd, "kind", newKinds(nil).Names()...)
	return cmd
}

// Defaults of init.
const (
	defaultCustomer = "desk"
	noSource        = "none"
)

func (f *initFlags) run(cmd *cobra.Command) error {
	path := config.DefaultFile
	if given := cmd.Flags().Lookup(config.FileFlag); given.Changed {
		path = given.Value.String()
	} else if named := os.Getenv(config.EnvName(config.FileFlag)); named != "" {
		path = named
	}
	if err := f.mayWrite(path); err != nil {
		return err
	}
	if f.asks(cmd) {
		if err := f.ask(cmd); err != nil {
			return err
		}
	}
	settings := map[string]any{}
	for _, name := range []string{"database-url", "data-dir"} {
		if given := cmd.Flags().Lookup(name); given.Changed {
			settings[name] = given.Value.String()
		}
	}
	secret, err := f.addSource(cmd, settings)
	if err != nil {
		return err
	}
	body, err := config.Encode(settings)
	if err != nil {
		return err
	}
	return f.setUp(cmd, path, append([]byte(fileHead), body...), secret)
}

// mayWrite refuses to overwrite a settings file without --force, and a path where no file can be.
func (f *initFlags) mayWrite(path string) error {
	if dir, err := os.Stat(filepath.Dir(path)); err != nil || !dir.IsDir() {
		return usagef("%s is to be written into %s, which is no directory", path, filepath.Dir(path))
	}
	switch found, err := os.Lstat(path); {
	case err == nil && found.IsDir():
		return usagef("%s is a directory: name a file with --%s", path, config.FileFlag)
	case err == nil && !f.force:
		return usagef("%s exists already: change it by hand, or overwrite it with --force", path)
	case err == nil, errors.Is(err, fs.ErrNotExist):
		return nil
	default:
		return fmt.Errorf("look for the settings file: %w", err)
	}
}

// asks reports whether there is somebody to ask.
func (f *initFlags) asks(cmd *cobra.Command) bool {
	terminal, ok := cmd.InOrStdin().(*os.File)
	return ok && !f.yes && term.IsTerminal(int(terminal.Fd()))
}

// ask asks for what no flag gives.
func (f *initFlags) ask(cmd *cobra.Command) error {
	in := bufio.NewReader(io.LimitReader(cmd.InOrStdin(), maxAnswers))
	answer := func(question, fallback string) (string, error) {
		fmt.Fprintf(cmd.ErrOrStderr(), "%s [%s]: ", question, fallback)
		line, err := in.ReadString('\n')
		if line = strings.TrimSpace(line); line == "" {
			line = fallback
		}
		if err != nil && !errors.Is(err, io.EOF) {
			return "", fmt.Errorf("read an answer: %w", err)
		}
		return line, nil
	}
	if url := cmd.Flags().Lookup("database-url"); !url.Changed {
		given, err := answer("Database, sqlite:PATH or postgres://…", "sqlite:smartmoney-data/smartmoney.db")
		if err != nil {
			return err
		}
		if err := cmd.Flags().Set("database-url", given); err != nil {
			return err
		}
	}
	if f.source == "" {
		var err error
		if f.source, err = answer("First source: base, ethereum, polymarket, solana (by webhooks of Helius), or none", noSource); err != nil {
			return err
		}
	}
	if (f.source == string(smartmoney.Base) || f.source == string(smartmoney.Ethereum)) && !cmd.Flags().Changed("rpc") {
		given, err := answer("URL of a node of "+f.source+", wss:// or https://, or env:VARIABLE", "env:RPC_URL")
		if err != nil {
			return err
		}
		if err := cmd.Flags().Set("rpc", given); err != nil {
			return err
		}
	}
	if f.source == string(smartmoney.Solana) {
		if _, err := kindOfSource(cmd.Flags(), f.source); err != nil { // no flag says another kind
			if err := cmd.Flags().Set(kindHelius, "true"); err != nil {
				return err
			}
		}
	}
	if f.customer == "" {
		var err error
		if f.customer, err = answer("Id of the first customer", defaultCustomer); err != nil {
			return err
		}
	}
	return nil
}

// maxAnswers bounds what init reads of answers, in bytes.
const maxAnswers = 64 << 10

// addSource puts the first source into the settings. It returns the secret of a webhook, "" if there is
// none.
func (f *initFlags) addSource(cmd *cobra.Command, settings map[string]any) (secret string, err error) {
	if f.source == "" || f.source == noSource {
		return "", noSourceFlags(cmd)
	}
	added, err := newSource(cmd.Flags(), f.source)
	if err != nil {
		return "", err
	}
	section := map[string]any{"kind": added.Kind}
	maps.Copy(section, added.given)
	if added.secret != "" { // only what it is checked against
		var checked struct {
			Secret string `json:"secret"`
		}
		if err := json.Unmarshal(added.Settings, &checked); err != nil {
			return "", fmt.Errorf("read the settings of the source: %w", err)
		}
		section["secret"] = checked.Secret
	}
	settings["sources"] = map[string]any{f.source: section}
	return added.secret, nil
}

// noSourceFlags refuses flags of a source where there is none.
func noSourceFlags(cmd *cobra.Command) error {
	of := pflag.NewFlagSet("", pflag.ContinueOnError)
	addSourceFlags(of)
	var given error
	cmd.Flags().Visit(func(flag *pflag.Flag) {
		if given == nil && of.Lookup(flag.Name) != nil {
			given = usagef("--%s is a setting of a source: give the source a name with --source", flag.Name)
		}
	})
	return given
}

// fileHead begins a settings file.
const fileHead = "# Written by smartmoney init. 'smartmoney serve --help' lists the settings.\n"

// replaceFile writes a file that only its owner can read, whole or not at all.
func replaceFile(path string, body []byte) error {
	try, err := os.CreateTemp(filepath.Dir(path), ".smartmoney-*") // with mode 0600
	if err != nil {
		return err
	}
	_, err = try.Write(body)
	err = errors.Join(err, try.Close())
	if err == nil {
		err = os.Rename(try.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(try.Name()))
	}
	return nil
}

// setUp writes the settings file, prepares the database, and prints the key and what to do next. The
// file is written last but for the key, so that init can be repeated after an error.
func (f *initFlags) setUp(cmd *cobra.Command, path string, body []byte, secret string) (err error) {
	ctx := cmd.Context()
	id := f.customer
	if id == "" {
		id = defaultCustomer
	}
	cfg, err := f.settings(cmd, path, body)
	if err != nil {
		return err
	}
	printDatabase(cmd, &cfg)
	db, err := openDatabase(ctx, &cfg, newLogger(&cfg, cmd.ErrOrStderr()))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	if err := db.Migrate(ctx); err != nil {
		return err
	}
	if invented, err := demo.Owns(ctx, db); err != nil {
		return err
	} else if invented {
		return usagef("the database is the demo's, whose invented trades could not be told from real ones: stop the demo, " +
			"and set another directory with --data-dir or SMARTMONEY_DATA_DIR, or another --database-url")
	}
	key, err := firstKey(ctx, db, id)
	if err != nil {
		return err
	}
	if err = replaceFile(path, body); err != nil {
		return fmt.Errorf("write the settings file: %w", err)
	}
	fmt.Fprintf(cmd.ErrOrStderr(), "Wrote %s, which only you can read. The key of customer %s follows; it is not shown again.\n", path, id)
	if secret != "" {
		fmt.Fprintf(cmd.ErrOrStderr(), "Register https://YOUR-HOST/ingest/helius/%s at Helius with the Authorization header %s\n", f.source, secret)
	}
	_, err = fmt.Fprintf(cmd.OutOrStdout(), `%[1]s

Next:
  %[3]s serve%[4]s
  curl -N http://%[2]s/graphql -H 'Authorization: Bearer %[1]s' -H 'Accept: text/event-stream' -H 'Content-Type: application/json' -d '{"query": "subscription { signals { signal { sentAt headline } } }"}'
`, key, cfg.Addr, os.Args[0], settingsFlag(path))
	return err
}

// settingsFlag returns the flag with which commands find a settings file, "" for one that they find alone.
func settingsFlag(path string) string {
	if path == config.DefaultFile {
		return ""
	}
	return " --" + config.FileFlag + " " + shellQuoted(path)
}

// shellQuoted returns a text as a shell takes it for one word.
func shellQuoted(text string) string {
	return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'"
}

// settings returns the settings as a service would read them from the new file, with the problems of the
// file's sources.
func (f *initFlags) settings(cmd *cobra.Command, path string, body []byte) (config.Config, error) {
	try, err := os.CreateTemp("", "smartmoney-*.yaml")
	if err != nil {
		return config.Config{}, fmt.Errorf("try the settings: %w", err)
	}
	defer func() { _ = os.Remove(try.Name()) }()
	if _, err := try.Write(body); err != nil {
		return config.Config{}, errors.Join(err, try.Close())
	}
	if err := try.Close(); err != nil {
		return config.Config{}, fmt.Errorf("try the settings: %w", err)
	}
	if err := cmd.Flags().Set(config.FileFlag, try.Name()); err != nil {
		return config.Config{}, err
	}
	cfg, err := loadSettings(cmd)
	if err != nil {
		return config.Config{}, usageError{errors.New(strings.ReplaceAll(err.Error(), try.Name(), path))}
	}
	_, err = fileSources(&cfg, newKinds(nil))
	return cfg, err
}

// firstKey returns a new key of a customer, which is created if it does not exist.
func firstKey(ctx context.Context, db *store.DB, customer string) (string, error) {
	_, err := db.Customer(ctx, customer)
	if smartmoney.CodeOf(err) == smartmoney.CodeNotFound {
		_, err = db.CreateCustomer(ctx, customer, customer)
	}
	if err != nil {
		if smartmoney.CodeOf(err) == smartmoney.CodeBadInput {
			return "", usageError{err}
		}
		return "", err
	}
	secret, err := auth.Generate(rand.Reader)
	if err != nil {
		return "", err
	}
	_, err = db.CreateKey(ctx, customer, smartmoney.ScopeCustomer, nil, auth.Hash(secret), auth.Hint(secret))
	return secret, err
}
