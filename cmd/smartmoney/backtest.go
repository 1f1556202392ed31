package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"smartmoney/internal/backtest"
	"smartmoney/internal/config"
	"smartmoney/internal/event/importer"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/uploader"
)

// backtestFlags are the flags of the backtest command as given.
type backtestFlags struct {
	config        string
	signals, json bool
	source        ingestFlags // of it: what shapes events
}

func newBacktestCmd() *cobra.Command {
	var f backtestFlags
	cmd := &cobra.Command{
		Use:   "backtest --config FILE.json [flags] FILE…",
		Short: "Tell what a configuration would have raised on a history",
		Long: `backtest runs the events of files through ranking, detection and delivery in memory,
in the order in which they stand, and tells what one customer with the configuration
would have been sent: the very signals of a service that takes the same events. No
signal is too old. Neither a service nor a database is needed.

The configuration is a JSON object of the fields that differ from the defaults ({} for
none), prediction markets included, or a whole one as GET /v3/alpha/config answers.
FILE may be gzip; - is the standard input. Events that a service would refuse are
counted on stderr and left out, as are trades whose id came before. The settings
rank-interval, top-wallets, warm-up, filters and quote-tokens are those of the service,
and may stand in the file that --settings names.

Formats: ` + strings.Join(importer.Names(), ", ") + `.`,
		Example: `  smartmoney backtest --config config.json --signals events.ndjson
  smartmoney backtest --config config.json --format dune-dex-trades --json trades.csv`,
		Args: someFiles,
		RunE: f.run,
	}
	flags := cmd.Flags()
	flags.StringVar(&f.config, "config", "", "file with the configuration, JSON")
	defaults := config.Default()
	flags.Duration("rank-interval", defaults.RankInterval, "how often the effective leaderboard is refreshed, in event time")
	flags.Duration("warm-up", defaults.WarmUp, "event time without signals after a chain's first trade; 0: none")
	flags.Int("top-wallets", defaults.TopWallets, "wallets per chain in the effective leaderboard")
	flags.BoolVar(&f.signals, "signals", false, "print each signal with its reasons")
	flags.BoolVar(&f.json, "json", false, "print everything as one JSON object")
	flags.StringVar(&f.source.format, "format", "", "format of the files (default: told by what is in them)")
	flags.StringVar(&f.source.chain, "chain", "", "chain of sources that do not say it")
	flags.StringArrayVar(&f.source.quotes, "quote", nil, "one more quote token, CHAIN=ADDRESS (a stablecoin) or CHAIN=ADDRESS:native; repeatable")
	flags.StringArrayVar(&f.source.nativePrices, "native-price", nil, "USD price of a chain's coin where the source tells none, CHAIN=USD; repeatable")
	enqueue(cmd, "format", importer.Names()...)
	enqueue(cmd, "chain", chainNames()...)
	return cmd
}

func (f *backtestFlags) run(cmd *cobra.Command, files []string) error {
	cfg, err := config.LoadEnv(settingFlags(cmd))
	if err != nil {
		return usageError{err}
	}
	if f.config == "" {
		return usagef("backtest needs --config: a file with the configuration to try")
	}
	f.source.quotes = append(cfg.Quotes(), f.source.quotes...)
	settings, err := f.source.settings()
	if err != nil {
		return usageError{err}
	}
	if _, err := f.source.adapter("events", settings); err != nil {
		return err
	}
	tried, err := readConfig(f.config)
	if err != nil {
		return err
	}
	run, err := newBacktest(cmd, &cfg, tried)
	if err != nil {
		return err
	}
	summaries, err := f.read(cmd, run, settings, files)
	if err != nil {
		return err
	}
	report := run.Report(summaries)
	if f.json {
		return report.WriteJSON(cmd.OutOrStdout())
	}
	return report.WriteText(cmd.OutOrStdout(), f.signals)
}

// settingFlags returns a command's flags without --config, which once named the settings
// file and is another file here.
func settingFlags(cmd *cobra.Command) *pflag.FlagSet {
	settings := pflag.NewFlagSet(cmd.Name(), pflag.ContinueOnError)
	cmd.Flags().VisitAll(func(flag *pflag.Flag) {
		if flag.Name != config.OldFileFlag {
			settings.AddFlag(flag)
		}
	})
	return settings
}

func newBacktest(cmd *cobra.Command, cfg *config.Config, tried smartmoney.Config) (*backtest.Run, error) {
	return backtest.NewRun(cmd.Context(), backtest.RunOptions{
		Config: tried, RankInterval: cfg.RankInterval, TopWallets: cfg.TopWallets, WarmUp: cfg.WarmUp, Filter: cfg.Filter,
	})
}

// readConfig reads the configuration to try. What it says wrong is wrong usage.
func readConfig(path string) (smartmoney.Config, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return smartmoney.Config{}, fmt.Errorf("read the configuration: %w", err)
	}
	c, err := backtest.ParseConfig(text)
	if err != nil {
		return c, usageError{fmt.Errorf("%s: %w", path, err)}
	}
	return c, nil
}

// read takes the files in order, and stops at the first that fails. What became of
// the events is told on stderr.
func (f *backtestFlags) read(cmd *cobra.Command, run *backtest.Run, settings importer.Settings, files []string) ([]*uploader.Summary, error) {
	stderr := cmd.ErrOrStderr()
	watcher, _ := watcherFor(stderr, files)
	var summaries []*uploader.Summary
	for _, file := range files {
		in, size, err := openSource(cmd.InOrStdin(), file)
		if err != nil {
			return summaries, err
		}
		guessable := readCloser{bufio.NewReaderSize(in, importer.GuessSize), in}
		adapter, err := f.source.adapter(guess(guessable.Reader), settings)
		if err != nil {
			return summaries, errors.Join(err, in.Close())
		}
		sum, err := run.Read(cmd.Context(), file, guessable, size, adapter, watcher)
		if closed := in.Close(); err == nil && closed != nil && !errors.Is(closed, fs.ErrClosed) {
			err = fmt.Errorf("close %s: %w", file, closed)
		}
		summaries = append(summaries, sum)
		if told := sum.Write(stderr); err == nil {
			err = told
		}
		if err == nil && sum.Accepted+sum.Duplicates == 0 {
			err = fmt.Errorf("nothing of %s could be used as %s: --format says what it is, one of %s", file, sum.Format, strings.Join(importer.Names(), ", "))
		}
		if err != nil {
			return summaries, err
		}
	}
	return summaries, nil
}

// openSource opens a file, or the standard input for -. The size is -1 where it is not
// known.
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
