package cli

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"golang.org/x/term"

	"github.com/smartmoneyhq/smartmoney/internal/backtest"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/uploader"
)

// ingestFlags holds the flags of the ingest command.
type ingestFlags struct {
	url, key, format, stateDir, chain string
	batch                             int
	wait, json                        bool
	retryFor                          time.Duration
	quotes, nativePrices              []string
}

func newIngestCmd() *cobra.Command {
	var f ingestFlags
	cmd := &cobra.Command{
		Use:   "ingest [flags] FILE…",
		Short: "Upload trades and other events to a running service",
		Long: `ingest converts files to events and uploads them in order. FILE may be compressed with
gzip or zstd; - is the standard input. Without --format the format of each file is
detected from its field names. An interrupted upload of a file resumes when the same command is
repeated. A finished file may be uploaded again: known trades count as duplicates and
change nothing.

Formats: ` + strings.Join(importer.Names(), ", ") + `.

Load trades before the resolutions that settle them: events take effect in the order in
which they arrive. Trades older than the service's max-signal-age (an hour) raise no
signals: they only affect the ranking.

The exit status is 1 if nothing of a file could be used.`,
		Example: `  export SMARTMONEY_KEY=$(smartmoney key create --customer desk --scope ingest)
  smartmoney ingest --wait trades.csv
  curl -s https://example.com/trades | smartmoney ingest --format polymarket-trades -`,
		Args: someFiles,
		RunE: f.run,
	}
	flags := cmd.Flags()
	flags.StringVar(&f.url, "url", "", "`URL` of the service (default: the address in the settings, else http://127.0.0.1:8080)")
	flags.StringVar(&f.key, "key", "", "API key of scope ingest; prefer SMARTMONEY_KEY, which other users cannot see")
	flags.StringVar(&f.format, "format", "", "format of the files (default: detected from their content)")
	flags.IntVar(&f.batch, "batch", uploader.DefaultBatch, "events per request")
	flags.BoolVar(&f.wait, "wait", false, "wait until the service has processed the uploaded events, and show its progress")
	flags.StringVar(&f.stateDir, "state-dir", "", "directory for the progress of uploads (default $XDG_STATE_HOME/smartmoney/ingest)")
	flags.BoolVar(&f.json, "json", false, "print the summary as one JSON object")
	config.DurationVar(flags, &f.retryFor, "retry-for", uploader.DefaultRetryFor, "how long to retry a request while the service fails or is unreachable")
	flags.StringVar(&f.chain, "chain", "", "chain of files that do not name it")
	flags.StringArrayVar(&f.quotes, "quote", nil, "additional quote token, CHAIN=ADDRESS (a stablecoin) or CHAIN=ADDRESS:native; repeatable")
	flags.StringArrayVar(&f.nativePrices, "native-price", nil, "USD price of a chain's native coin for files without prices, CHAIN=USD; repeatable")
	completeFlag(cmd, "format", importer.Names()...)
	completeFlag(cmd, "chain", chainNames()...)
	return cmd
}

// chainNames returns the chains as written on the command line.
func chainNames() []string {
	var names []string
	for _, c := range smartmoney.Chains() {
		names = append(names, string(c))
	}
	return names
}

func (i *ingestFlags) run(cmd *cobra.Command, files []string) error {
	cfg, err := loadSettings(cmd)
	if err != nil {
		return err
	}
	if i.url == "" {
		if i.url, err = localURL(&cfg); err != nil {
			return err
		}
	}
	i.quotes = append(cfg.Quotes(), i.quotes...)
	settings, err := i.settings()
	if err != nil {
		return config.UsageError{Err: err}
	}
	if _, err := i.adapter("events", settings); err != nil {
		return err // reports a wrong format or setting before any file is read
	}
	stderr := cmd.ErrOrStderr()
	watcher, note := watcherFor(stderr, files)
	options := uploader.Options{
		URL: i.url, Key: i.key, Batch: i.batch, RetryFor: i.retryFor, Report: note,
		Progress: i.progress(note),
	}
	client, err := uploader.New(options)
	if err != nil {
		return config.UsageError{Err: err}
	}
	run := &ingestRun{
		flags: i, client: client, settings: settings, watcher: watcher, stdin: cmd.InOrStdin(),
	}
	failed := run.all(cmd.Context(), files)
	if err := run.report(cmd.OutOrStdout()); failed == nil {
		failed = err
	}
	return failed
}

// adapter returns the adapter of --format, or else of the guessed format.
func (i *ingestFlags) adapter(guessed string, settings importer.Settings) (importer.Adapter, error) {
	name := cmp.Or(i.format, guessed)
	adapter, err := importer.New(name, settings)
	if err != nil {
		return adapter, config.UsageError{Err: err}
	}
	return adapter, nil
}

// guessFile returns the format of a file by its content; "events" if none fits or if the
// file, such as a pipe, can be read only once.
func guessFile(path string) string {
	file, err := os.Open(path)
	if err != nil {
		return "events" // reading the file reports the error
	}
	defer func() { _ = file.Close() }() // opened for reading only
	if info, err := file.Stat(); err != nil || !info.Mode().IsRegular() {
		return "events"
	}
	return guess(bufio.NewReaderSize(file, importer.GuessSize))
}

func guess(r *bufio.Reader) string {
	if name := importer.Guess(r); name != "" {
		return name
	}
	return "events"
}

// settings returns the default settings overridden by the flags that affect events.
func (i *ingestFlags) settings() (importer.Settings, error) {
	settings := importer.DefaultSettings()
	settings.Chain = smartmoney.Chain(i.chain)
	if err := settings.AddQuotes(i.quotes); err != nil {
		return settings, err
	}
	for _, nativePrice := range i.nativePrices {
		chain, price, ok := strings.Cut(nativePrice, "=")
		usd, err := strconv.ParseFloat(price, 64)
		if !ok || err != nil {
			return settings, smartmoney.BadInput("native-price", "native-price must be CHAIN=USD, got %q", nativePrice)
		}
		settings.NativeUSD[smartmoney.Chain(chain)] = usd
	}
	return settings, settings.Validate()
}

// progress opens the directory of upload progress. If that fails, uploads work, but start
// again after an interruption.
func (i *ingestFlags) progress(note func(string)) *uploader.Progress {
	dir, err := i.stateDir, error(nil)
	if dir == "" {
		dir, err = uploader.DefaultStateDir(os.Getenv)
	}
	var progress *uploader.Progress
	if err == nil {
		progress, err = uploader.OpenProgress(dir)
	}
	if err != nil {
		note(fmt.Sprintf("an interrupted upload will not be resumed: %v", err))
		return nil
	}
	return progress
}

// watcherFor returns a progress bar on a terminal and lines elsewhere, and a function that
// prints a note.
func watcherFor(stderr io.Writer, files []string) (uploader.Watcher, func(string)) {
	if terminal, ok := stderr.(*os.File); ok && term.IsTerminal(int(terminal.Fd())) && !slices.Contains(files, "-") {
		bar := uploader.NewBar(stderr)
		return bar, bar.Note
	}
	return uploader.NewPlain(stderr, nil), func(text string) { fmt.Fprintln(stderr, text) }
}

// ingestRun uploads the files of one command.
type ingestRun struct {
	flags     *ingestFlags
	client    *uploader.Client
	settings  importer.Settings
	watcher   uploader.Watcher
	stdin     io.Reader
	summaries []*uploader.Summary
	waited    bool
	tooOld    *uint64 // trades too old for a signal since the start; nil: unknown
}

// all uploads the files in order and stops at the first failure.
func (i *ingestRun) all(ctx context.Context, files []string) error {
	cursor := map[string]int64{}
	var before uint64
	known := false
	if i.flags.wait {
		before, known = i.client.TooOld(ctx)
	}
	var empty, useless []string
	for _, file := range files {
		sum, err := i.upload(ctx, file)
		if err != nil {
			return err
		}
		switch {
		case sum.Read == 0:
			empty = append(empty, file)
		case sum.Accepted+sum.Duplicates+sum.Retracted+sum.Unknown+sum.Resumed == 0:
			useless = append(useless, fmt.Sprintf("nothing of %s could be used as %s", file, sum.Format))
		}
		for chain, at := range sum.Cursor {
			cursor[chain] = max(cursor[chain], at)
		}
	}
	if i.flags.wait {
		if err := i.client.Wait(ctx, cursor, i.watcher); err != nil {
			return err
		}
		i.waited = true
		if after, ok := i.client.TooOld(ctx); ok && known && after >= before {
			late := after - before
			i.tooOld = &late
		}
	}
	if len(useless) > 0 {
		return fmt.Errorf("%s: the lines above say why; if that is not its format, set --format to one of %s", strings.Join(useless, "; "), strings.Join(importer.Names(), ", "))
	}
	if len(empty) > 0 {
		return fmt.Errorf("there is nothing in %s", strings.Join(empty, ", "))
	}
	return nil
}

// upload uploads one file, or the standard input.
func (i *ingestRun) upload(ctx context.Context, file string) (sum *uploader.Summary, err error) {
	defer func() {
		if sum != nil && (err == nil || sum.Read > 0) {
			i.summaries = append(i.summaries, sum)
		}
	}()
	if file == "-" {
		in := bufio.NewReaderSize(i.stdin, importer.GuessSize)
		format := i.flags.format
		if format == "" {
			format = guess(in)
		}
		adapter, err := i.flags.adapter(format, i.settings)
		if err != nil {
			return nil, err
		}
		return i.client.Upload(ctx, "-", readCloser{in, i.stdin}, adapter, i.watcher)
	}
	adapter, err := i.flags.adapter(guessFile(file), i.settings)
	if err != nil {
		return nil, err
	}
	return i.client.UploadFile(ctx, file, i.settings.Fingerprint(), adapter, i.watcher)
}

// readCloser reads the buffered start of a stream and then the rest; it closes the stream.
type readCloser struct {
	*bufio.Reader
	stream io.Reader
}

// Close closes the stream if it is an io.Closer, which ends a blocked read.
func (r readCloser) Close() error {
	if c, ok := r.stream.(io.Closer); ok {
		return c.Close()
	}
	return nil
}

// report prints the summaries, also of the files before a failure.
func (i *ingestRun) report(w io.Writer) error {
	if i.flags.json {
		out := struct {
			Files     []*uploader.Summary `json:"files"`
			TooOld    *uint64             `json:"too_old"`   // trades too old for a signal; null: unknown
			Processed bool                `json:"processed"` // responses include every uploaded event
		}{i.summaries, i.tooOld, i.waited}
		encoder := json.NewEncoder(w)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(out); err != nil {
			return fmt.Errorf("write the summary: %w", err)
		}
		return nil
	}
	var failed error
	for _, sum := range i.summaries {
		failed = errors.Join(failed, sum.Write(w))
	}
	if i.waited {
		text := "processed"
		if i.tooOld != nil && *i.tooOld > 0 {
			text += fmt.Sprintf("; %d trades could have raised signals but are older than the service's max-signal-age", *i.tooOld)
		}
		_, err := fmt.Fprintln(w, text)
		failed = errors.Join(failed, err)
	}
	return failed
}

// backtestFlags holds the flags of the backtest command.
type backtestFlags struct {
	config        string
	signals, json bool
	source        ingestFlags // the flags that affect events
}

func newBacktestCmd() *cobra.Command {
	var f backtestFlags
	cmd := &cobra.Command{
		Use:   "backtest --config FILE.json [flags] FILE…",
		Short: "Show what a configuration would have raised on past events",
		Long: `backtest runs the events of files through ranking, detection and delivery in memory,
in the order of the files, and shows what one customer with the configuration
would have been sent: the same signals as a service that receives the same events. No
signal is too old. It needs neither a service nor a database.

The configuration is a JSON object with the fields that differ from the defaults ({} for
none), including prediction markets, or a whole one as returned by GET /v3/alpha/config.
FILE may be compressed with gzip or zstd; - is the standard input. Events that a service would
reject are left out and counted on stderr, like trades with a repeated id. A signal that
a later retract or rewind event takes back is shown as retracted. For such events a run
keeps about 150 bytes for each trade in memory; it reads the files from the start again
when it meets the first one, and keeps them from the start for the standard input. The settings
rank-interval, top-wallets, warm-up, open-gain-limit, signal-min-volume,
default-convergence-min-usd, filters and quote-tokens are those of the service
and are also read from the file named by --settings.

Formats: ` + strings.Join(importer.Names(), ", ") + `.`,
		Example: `  smartmoney backtest --config config.json --signals events.ndjson
  smartmoney backtest --config config.json --format dune-dex-trades --json trades.csv`,
		Args: someFiles,
		RunE: f.run,
	}
	flags := cmd.Flags()
	flags.StringVar(&f.config, "config", "", "JSON file with the configuration")
	defaults := config.Default()
	flags.Duration("rank-interval", defaults.RankInterval, "how often the effective leaderboard is refreshed, in event time")
	flags.Duration("warm-up", defaults.WarmUp, "event time without signals after a chain's first trade; 0: none")
	flags.Float64("open-gain-limit", defaults.OpenGainLimit, "times its token's volume that an open position gains at most in net profits; 0: no limit")
	flags.Float64("signal-min-volume", defaults.SignalMinVolume, "USD of 24-hour volume that a token of a DEX needs to raise signals; 0: none")
	flags.Float64("default-convergence-min-usd", defaults.DefaultConvergenceMinUSD, "default of the customer's convergence_min_usd")
	flags.Int("top-wallets", defaults.TopWallets, "wallets per chain in the effective leaderboard")
	flags.BoolVar(&f.signals, "signals", false, "print each signal with its reasons")
	flags.BoolVar(&f.json, "json", false, "print everything as one JSON object")
	flags.StringVar(&f.source.format, "format", "", "format of the files (default: detected from their content)")
	flags.StringVar(&f.source.chain, "chain", "", "chain of files that do not name it")
	flags.StringArrayVar(&f.source.quotes, "quote", nil, "additional quote token, CHAIN=ADDRESS (a stablecoin) or CHAIN=ADDRESS:native; repeatable")
	flags.StringArrayVar(&f.source.nativePrices, "native-price", nil, "USD price of a chain's native coin for files without prices, CHAIN=USD; repeatable")
	completeFlag(cmd, "format", importer.Names()...)
	completeFlag(cmd, "chain", chainNames()...)
	return cmd
}

func (b *backtestFlags) run(cmd *cobra.Command, files []string) error {
	cfg, err := config.LoadEnv(settingFlags(cmd))
	if err != nil {
		return config.UsageError{Err: err}
	}
	if b.config == "" {
		return usagef("backtest needs --config: a JSON file with the configuration")
	}
	b.source.quotes = append(cfg.Quotes(), b.source.quotes...)
	settings, err := b.source.settings()
	if err != nil {
		return config.UsageError{Err: err}
	}
	if _, err := b.source.adapter("events", settings); err != nil {
		return err
	}
	tried, err := readConfig(b.config, cfg.DefaultConvergenceMinUSD)
	if err != nil {
		return err
	}
	corrections := slices.ContainsFunc(files, readOnce)
	run, summaries, err := b.backtest(cmd, &cfg, tried, settings, files, corrections)
	if errors.Is(err, backtest.ErrCorrections) && !corrections {
		fmt.Fprintln(cmd.ErrOrStderr(), "The events have corrections: reading the files from the start again, keeping a history.")
		run, summaries, err = b.backtest(cmd, &cfg, tried, settings, files, true)
	}
	if err != nil {
		return err
	}
	report := run.Report(summaries)
	if b.json {
		return report.WriteJSON(cmd.OutOrStdout())
	}
	return report.WriteText(cmd.OutOrStdout(), b.signals)
}

// settingFlags returns a command's flags without --config, the former name of --settings,
// which has another meaning here.
func settingFlags(cmd *cobra.Command) *pflag.FlagSet {
	settings := pflag.NewFlagSet(cmd.Name(), pflag.ContinueOnError)
	cmd.Flags().VisitAll(func(flag *pflag.Flag) {
		if flag.Name != config.OldFileFlag {
			settings.AddFlag(flag)
		}
	})
	return settings
}

// backtest runs the files. Without corrections it returns backtest.ErrCorrections if the events
// have any.
func (b *backtestFlags) backtest(cmd *cobra.Command, cfg *config.Config, tried smartmoney.Config, settings importer.Settings, files []string,
	corrections bool,
) (*backtest.Run, []*uploader.Summary, error) {
	run, err := backtest.NewRun(cmd.Context(), backtest.RunOptions{
		Config: tried, RankInterval: cfg.RankInterval, TopWallets: cfg.TopWallets, WarmUp: cfg.WarmUp, Filter: cfg.Filter,
		OpenGainLimit: cfg.OpenGainLimit, SignalMinVolume: cfg.SignalMinVolume,
		Corrections: corrections, Horizon: cfg.RetractionHorizon,
	})
	if err != nil {
		return nil, nil, err
	}
	summaries, err := b.read(cmd, run, settings, files)
	return run, summaries, err
}

// readOnce reports whether a source cannot be read a second time.
func readOnce(path string) bool {
	if path == "-" {
		return true
	}
	info, err := os.Stat(path)
	return err == nil && !info.Mode().IsRegular()
}

// readConfig reads the configuration to try. An invalid one is a usage error.
func readConfig(path string, convergenceMinUSD float64) (smartmoney.Config, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return smartmoney.Config{}, fmt.Errorf("read the configuration: %w", err)
	}
	c, err := backtest.ParseConfig(text, convergenceMinUSD)
	if err != nil {
		return c, config.UsageError{Err: fmt.Errorf("%s: %w", path, err)}
	}
	return c, nil
}

// read reads the files in order and stops at the first failure. It prints a summary of
// each file's events on stderr.
func (b *backtestFlags) read(cmd *cobra.Command, run *backtest.Run, settings importer.Settings, files []string) ([]*uploader.Summary, error) {
	stderr := cmd.ErrOrStderr()
	watcher, _ := watcherFor(stderr, files)
	var summaries []*uploader.Summary
	for _, file := range files {
		in, size, err := openSource(cmd.InOrStdin(), file)
		if err != nil {
			return summaries, err
		}
		guessable := readCloser{bufio.NewReaderSize(in, importer.GuessSize), in}
		adapter, err := b.source.adapter(guess(guessable.Reader), settings)
		if err != nil {
			return summaries, errors.Join(err, in.Close())
		}
		sum, err := run.Read(cmd.Context(), file, guessable, size, adapter, watcher)
		if closed := in.Close(); err == nil && closed != nil && !errors.Is(closed, fs.ErrClosed) {
			err = fmt.Errorf("close %s: %w", file, closed)
		}
		if errors.Is(err, backtest.ErrCorrections) {
			return summaries, err
		}
		summaries = append(summaries, sum)
		if writeErr := sum.Write(stderr); err == nil {
			err = writeErr
		}
		if err == nil && sum.Accepted+sum.Duplicates+sum.Retracted+sum.Unknown == 0 {
			err = fmt.Errorf("nothing of %s could be used as %s: set --format to its format, one of %s", file, sum.Format, strings.Join(importer.Names(), ", "))
		}
		if err != nil {
			return summaries, err
		}
	}
	return summaries, nil
}

// openSource opens a file, or the standard input for -, and returns its size in bytes, -1 if
// it is unknown.
func openSource(stdin io.Reader, path string) (io.ReadCloser, int64, error) {
	if path == "-" {
		return io.NopCloser(stdin), -1, nil
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, 0, fmt.Errorf("open the source: %w", err)
	}
	info, err := file.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return file, -1, nil
	}
	return file, info.Size(), nil
}
