package cli

import (
	"bufio"
	"cmp"
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
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"golang.org/x/term"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/demo"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
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
and prints the key and what to do next. On a terminal it asks for what no flag gives,
and tries the database and the node of each answer; with --yes, and without a terminal, it
takes the defaults. It uses the flags of 'smartmoney source add' for the source. Everything
can be done without it: by hand in smartmoney.yaml, and with the commands migrate, customer
create and key create.`,
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
	completeFlag(cmd, "kind", app.NewKinds(nil).Names()...)
	return cmd
}

// Defaults of init.
const (
	defaultCustomer = "desk"
	noSource        = "none"
)

func (i *initFlags) run(cmd *cobra.Command) error {
	path, _ := config.FileName(cmd.Flags(), os.Environ())
	if err := i.mayWrite(path); err != nil {
		return err
	}
	if i.asks(cmd) {
		if err := i.ask(cmd); err != nil {
			return err
		}
	}
	settings, err := databaseSettings(cmd)
	if err != nil {
		return err
	}
	secret, err := i.addSource(cmd, settings)
	if err != nil {
		return err
	}
	body, err := config.Encode(settings)
	if err != nil {
		return err
	}
	return i.setUp(cmd, path, append([]byte(fileHead), body...), secret)
}

// databaseSettings returns what flags say of the database. It refuses what the service would read
// another way, because the environment overrides the settings file.
func databaseSettings(cmd *cobra.Command) (map[string]any, error) {
	settings := map[string]any{}
	for _, name := range []string{"database-url", "data-dir"} {
		given := cmd.Flags().Lookup(name)
		if !given.Changed {
			continue
		}
		if set := os.Getenv(config.EnvName(name)); set != "" && set != given.Value.String() {
			return nil, usagef("the environment variable %s has another value than --%s and overrides the settings file: unset it, or leave the flag out",
				config.EnvName(name), name)
		}
		settings[name] = given.Value.String()
	}
	return settings, nil
}

// mayWrite refuses to overwrite a settings file without --force, and a path where no file can be.
func (i *initFlags) mayWrite(path string) error {
	if dir, err := os.Stat(filepath.Dir(path)); err != nil || !dir.IsDir() {
		return usagef("%s is to be written into %s, which is no directory", path, filepath.Dir(path))
	}
	switch found, err := os.Lstat(path); {
	case err == nil && found.IsDir():
		return usagef("%s is a directory: name a file with --%s", path, config.FileFlag)
	case err == nil && !i.force:
		return usagef("%s exists already: change it by hand, or overwrite it with --force", path)
	case err == nil, errors.Is(err, fs.ErrNotExist):
		return nil
	default:
		return fmt.Errorf("look for the settings file: %w", err)
	}
}

// asks reports whether there is somebody to ask.
func (i *initFlags) asks(cmd *cobra.Command) bool {
	terminal, ok := cmd.InOrStdin().(*os.File)
	return ok && !i.yes && term.IsTerminal(int(terminal.Fd()))
}

// ask asks for what no flag gives.
func (i *initFlags) ask(cmd *cobra.Command) error {
	p := &prompt{cmd: cmd, in: bufio.NewReader(io.LimitReader(cmd.InOrStdin(), maxAnswers))}
	if err := p.askDatabase(); err != nil {
		return err
	}
	if err := i.askSource(p); err != nil {
		return err
	}
	if i.customer != "" {
		return nil
	}
	var err error
	i.customer, err = p.ask("Id of the first customer", defaultCustomer, customers.CheckID)
	return err
}

// askSource asks for the first source.
func (i *initFlags) askSource(p *prompt) (err error) {
	flags := p.cmd.Flags()
	if i.source == "" {
		i.source, err = p.ask("First source: base, ethereum, polymarket, solana (by webhooks of Helius), or none", noSource, func(name string) error {
			return knownSource(flags, name)
		})
		if err != nil {
			return err
		}
	}
	if (i.source == string(smartmoney.Base) || i.source == string(smartmoney.Ethereum)) && !flags.Changed("rpc") {
		_, err := p.ask("URL of a node of "+i.source+", wss:// or https://, or env:VARIABLE", "env:RPC_URL", func(url string) error {
			return i.tryNode(p.cmd, url)
		})
		return err
	}
	if i.source == string(smartmoney.Solana) {
		if _, err := kindOfSource(flags, i.source); err != nil { // no flag says another kind
			return flags.Set(kindHelius, "true")
		}
	}
	return nil
}

// knownSource returns an error for the name of a source of which nothing says the kind.
func knownSource(flags *pflag.FlagSet, name string) error {
	asked := []string{noSource, string(smartmoney.Base), string(smartmoney.Ethereum), string(smartmoney.Solana)}
	if slices.Contains(asked, name) {
		return nil
	}
	_, err := kindOfSource(flags, name)
	return err
}

// tryNode sets the flag of the node's URL and returns why a source could not read from it.
func (i *initFlags) tryNode(cmd *cobra.Command, url string) error {
	given, ok := cmd.Flags().Lookup("rpc").Value.(pflag.SliceValue)
	if !ok {
		panic("BUG: --rpc holds no list")
	}
	if err := given.Replace([]string{url}); err != nil {
		return err
	}
	cmd.Flags().Lookup("rpc").Changed = true
	added, err := newSource(cmd.Flags(), i.source)
	if err != nil {
		return err
	}
	cfg := config.Default()
	trial, err := app.NewSourceTrial(&cfg, added.Definition)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(cmd.Context(), tryTimeout)
	defer cancel()
	_, err = trial.Try(ctx)
	return err
}

// prompt asks questions on a terminal.
type prompt struct {
	cmd *cobra.Command
	in  *bufio.Reader
}

// ask asks a question until check accepts the answer, or the fallback for an empty one, and returns
// it. It returns check's error where no other answer comes. A signal ends the wait, not the read,
// which ends with the process.
func (p *prompt) ask(question, fallback string, check func(answer string) error) (string, error) {
	for {
		fmt.Fprintf(p.cmd.ErrOrStderr(), "%s [%s]: ", question, fallback)
		line, err := p.read()
		last := errors.Is(err, io.EOF)
		if err != nil && !last {
			return "", err
		}
		answer := cmp.Or(strings.TrimSpace(line), fallback)
		if err = check(answer); err == nil || last || p.cmd.Context().Err() != nil {
			return answer, err
		}
		fmt.Fprintf(p.cmd.ErrOrStderr(), "  %v\n", err)
	}
}

// read returns the next line of the input.
func (p *prompt) read() (string, error) {
	type reply struct {
		line string
		err  error
	}
	replies := make(chan reply, 1)
	go func() {
		line, err := p.in.ReadString('\n')
		replies <- reply{line, err}
	}()
	select {
	case <-p.cmd.Context().Done():
		return "", p.cmd.Context().Err()
	case got := <-replies:
		if got.err != nil && !errors.Is(got.err, io.EOF) {
			return "", fmt.Errorf("read an answer: %w", got.err)
		}
		return got.line, got.err
	}
}

// askDatabase asks for the database, unless a flag or the environment, which overrides the settings
// file, names it.
func (p *prompt) askDatabase() error {
	flags := p.cmd.Flags()
	if flags.Changed("database-url") || os.Getenv(config.EnvName("database-url")) != "" {
		return nil
	}
	dir := flags.Lookup("data-dir")
	in := dir.Value.String()
	if set := os.Getenv(config.EnvName(dir.Name)); set != "" && !dir.Changed {
		in = set
	}
	given, err := p.ask("Database, sqlite:PATH or postgres://…", config.DatabaseIn(in), p.tryDatabase)
	if err != nil {
		return err
	}
	return flags.Set("database-url", given)
}

// tryDatabase returns why the service could not use a database. It creates none.
func (p *prompt) tryDatabase(url string) error {
	cfg := config.Default()
	cfg.DatabaseURL = url
	if err := cfg.Validate(); err != nil {
		return err
	}
	if strings.HasPrefix(url, "sqlite:") {
		return nil
	}
	ctx, cancel := context.WithTimeout(p.cmd.Context(), tryTimeout)
	defer cancel()
	db, err := app.OpenDatabase(ctx, &cfg, newLogger(&cfg, io.Discard))
	if err != nil {
		return fmt.Errorf("%s does not answer: %w", cfg.DatabaseName(), err)
	}
	return db.DB.Close()
}

// tryTimeout is how long a database or a node has to answer init.
const tryTimeout = 10 * time.Second

// maxAnswers bounds what init reads of answers, in bytes.
const maxAnswers = 64 << 10

// addSource puts the first source into the settings. It returns the secret of a webhook, "" if
// there is none.
func (i *initFlags) addSource(cmd *cobra.Command, settings map[string]any) (secret string, err error) {
	if i.source == "" || i.source == noSource {
		return "", noSourceFlags(cmd)
	}
	added, err := newSource(cmd.Flags(), i.source)
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
	settings["sources"] = map[string]any{i.source: section}
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

// newFile is a settings file that is written beside its path, and takes its place when everything
// else is done.
type newFile struct{ beside, path string }

// writeFile writes a new settings file that only its owner can read.
func writeFile(path string, body []byte) (*newFile, error) {
	try, err := os.CreateTemp(filepath.Dir(path), ".smartmoney-*.yaml") // with mode 0600
	if err != nil {
		return nil, fmt.Errorf("write the settings file: %w", err)
	}
	file := &newFile{beside: try.Name(), path: path}
	_, err = try.Write(body)
	if err = errors.Join(err, try.Close()); err != nil {
		file.discard()
		return nil, fmt.Errorf("write the settings file: %w", err)
	}
	return file, nil
}

// place puts the file in its place.
func (n *newFile) place() error {
	if err := os.Rename(n.beside, n.path); err != nil {
		return fmt.Errorf("write the settings file: %w", err)
	}
	return nil
}

// discard removes the file unless it is in its place.
func (n *newFile) discard() { _ = os.Remove(n.beside) }

// setUp writes the settings file, prepares the database, and prints the key and what to do next. It
// makes no key before it has written the file, and puts the file in its place last but for the key,
// so that init can be repeated after an error.
func (i *initFlags) setUp(cmd *cobra.Command, path string, body []byte, secret string) (err error) {
	ctx := cmd.Context()
	i.customer = cmp.Or(i.customer, defaultCustomer)
	file, err := writeFile(path, body)
	if err != nil {
		return err
	}
	defer file.discard()
	cfg, err := file.settings(cmd)
	if err != nil {
		return err
	}
	printDatabase(cmd, &cfg)
	db, err := app.OpenDatabase(ctx, &cfg, newLogger(&cfg, cmd.ErrOrStderr()))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.DB.Close()) }()
	if err := db.DB.Migrate(ctx); err != nil {
		return err
	}
	if invented, err := demo.Owns(ctx, db.Customers); err != nil {
		return err
	} else if invented {
		return usagef("the database is the demo's, whose invented trades could not be told from real ones: stop the demo, " +
			"and set another directory with --data-dir or SMARTMONEY_DATA_DIR, or another --database-url")
	}
	key, err := firstKey(ctx, db, i.customer)
	if err != nil {
		return err
	}
	if err := file.place(); err != nil {
		return err
	}
	return i.printNext(cmd, &cfg, file.path, key, secret)
}

// printNext prints the key of the first customer, and the commands that follow.
func (i *initFlags) printNext(cmd *cobra.Command, cfg *config.Config, path, key, secret string) error {
	fmt.Fprintf(cmd.ErrOrStderr(), "Wrote %s, which only you can read. The key of customer %s follows; it is not shown again.\n", path, i.customer)
	if secret != "" {
		fmt.Fprintf(cmd.ErrOrStderr(), "Register https://YOUR-HOST/ingest/helius/%s at Helius with the Authorization header %s\n", i.source, secret)
	}
	url, err := localURL(cfg)
	if err != nil {
		url = "http://" + cfg.Addr // a port that the service chooses when it starts
	}
	_, err = fmt.Fprintf(cmd.OutOrStdout(), `%[1]s

Next:
  %[3]s serve%[4]s
  open %[2]s/#key=%[1]s   # the console, signed in
  curl -N %[2]s/graphql -H 'Authorization: Bearer %[1]s' -H 'Accept: text/event-stream' -H 'Content-Type: application/json' -d '{"query": "subscription { signals { signal { sentAt headline } } }"}'
`, key, url, os.Args[0], settingsFlag(path))
	return err
}

// settingsFlag returns the flag with which commands find a settings file, "" for one that they find
// alone.
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

// settings returns the settings as a service would read them from the file, with the problems of
// the file's sources.
func (n *newFile) settings(cmd *cobra.Command) (config.Config, error) {
	if err := cmd.Flags().Set(config.FileFlag, n.beside); err != nil {
		return config.Config{}, err
	}
	cfg, err := loadSettings(cmd)
	if err != nil {
		return config.Config{}, config.UsageError{Err: errors.New(strings.ReplaceAll(err.Error(), n.beside, n.path))}
	}
	_, err = app.FileSources(&cfg, app.NewKinds(nil))
	return cfg, err
}

// firstKey returns a new key of a customer, which is created if it does not exist.
func firstKey(ctx context.Context, db *app.Stores, customer string) (string, error) {
	_, err := db.Customers.Customer(ctx, customer)
	if smartmoney.CodeOf(err) == smartmoney.CodeNotFound {
		_, err = db.Customers.CreateCustomer(ctx, customer, customer)
	}
	if err != nil {
		if smartmoney.CodeOf(err) == smartmoney.CodeBadInput {
			return "", config.UsageError{Err: err}
		}
		return "", err
	}
	secret, err := auth.Generate(rand.Reader)
	if err != nil {
		return "", err
	}
	_, err = db.Customers.CreateKey(ctx, customer, smartmoney.ScopeCustomer, nil, auth.Hash(secret), auth.Hint(secret))
	return secret, err
}
