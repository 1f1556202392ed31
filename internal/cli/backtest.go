package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/smartmoneyhq/smartmoney/internal/backtest"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/event/importer"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/uploader"
)

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
