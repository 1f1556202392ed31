package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"smartmoney/internal/event/importer"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/uploader"
)

// ingestFlags are the flags of the ingest command as given.
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
		Long: `ingest converts files to events and uploads them in order. FILE may be gzip; - is
the standard input. Without --format each file's is told by the names of its fields. An interrupted upload of a file goes on where it stopped when the
same command is given again. A finished file may be uploaded again: trades that the
service has are counted as duplicates and change nothing.

Formats: ` + strings.Join(importer.Names(), ", ") + `.

Load trades before the resolutions that settle them: events take effect in the order in
which they arrive. Trades older than the service's max-signal-age (an hour) raise no
signals: history makes the ranking, and the present the signals.

The exit status is 1 where nothing of a file could be used.`,
		Example: `  export SMARTMONEY_KEY=$(smartmoney key create --customer desk --scope ingest)
  smartmoney ingest --wait trades.csv
  curl -s https://example.com/trades | smartmoney ingest --format polymarket-trades -`,
		Args: someFiles,
		RunE: f.run,
	}
	flags := cmd.Flags()
	flags.StringVar(&f.url, "url", "http://127.0.0.1:8080", "address of the service")
	flags.StringVar(&f.key, "key", "", "API key of the ingest scope; better given as SMARTMONEY_KEY, which other users cannot see")
	flags.StringVar(&f.format, "format", "", "format of the files (default: told by what is in them)")
	flags.IntVar(&f.batch, "batch", uploader.DefaultBatch, "events of one request")
	flags.BoolVar(&f.wait, "wait", false, "wait until the service has processed what was uploaded, and say how far it is")
	flags.StringVar(&f.stateDir, "state-dir", "", "where progress is kept (default $XDG_STATE_HOME/smartmoney/ingest)")
	flags.BoolVar(&f.json, "json", false, "print the summary as one JSON object")
	flags.DurationVar(&f.retryFor, "retry-for", uploader.DefaultRetryFor, "how long to retry a request while the service fails or cannot be reached")
	flags.StringVar(&f.chain, "chain", "", "chain of sources that do not say it")
	flags.StringArrayVar(&f.quotes, "quote", nil, "one more quote token, CHAIN=ADDRESS (a stablecoin) or CHAIN=ADDRESS:native; repeatable")
	flags.StringArrayVar(&f.nativePrices, "native-price", nil, "USD price of a chain's coin where the source tells none, CHAIN=USD; repeatable")
	enqueue(cmd, "format", importer.Names()...)
	enqueue(cmd, "chain", chainNames()...)
	return cmd
}

// chainNames lists the chains as they are written on the command line.
func chainNames() []string {
	var names []string
	for _, c := range smartmoney.Chains() {
		names = append(names, string(c))
	}
	return names
}

func (f *ingestFlags) run(cmd *cobra.Command, files []string) error {
	cfg, err := loadSettings(cmd)
	if err != nil {
		return err
	}
	f.quotes = append(cfg.Quotes(), f.quotes...)
	settings, err := f.settings()
	if err != nil {
		return usageError{err}
	}
	if _, err := f.adapter("events", settings); err != nil {
		return err // a format or setting that is wrong is said before anything is read
	}
	stderr := cmd.ErrOrStderr()
	watcher, notice := watcherFor(stderr, files)
	options := uploader.Options{
		URL: f.url, Key: f.key, Batch: f.batch, RetryFor: f.retryFor, Report: notice,
		Progress: f.progress(notice),
	}
	client, err := uploader.New(options)
	if err != nil {
		return usageError{err}
	}
	run := &ingestRun{
		flags: f, client: client, settings: settings, watcher: watcher, stdin: cmd.InOrStdin(),
	}
	failed := run.all(cmd.Context(), files)
	if err := run.report(cmd.OutOrStdout()); failed == nil {
		failed = err
	}
	return failed
}

// adapter makes the adapter of the format that was given, or else of the one guessed.
func (f *ingestFlags) adapter(guessed string, settings importer.Settings) (importer.Adapter, error) {
	name := f.format
	if name == "" {
		name = guessed
	}
	adapter, err := importer.New(name, settings)
	if err != nil {
		return nil, usageError{err}
	}
	return adapter, nil
}

// guessFile tells the format of a file; "events" where none fits, and where it cannot be
// looked at without being read, as a pipe.
func guessFile(path string) string {
	file, err := os.Open(path)
	if err != nil {
		return "events" // reading it will say why
	}
	defer func() { _ = file.Close() }() // it was only read
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

// settings puts the flags that shape events over the defaults.
func (f *ingestFlags) settings() (importer.Settings, error) {
	settings := importer.DefaultSettings()
	settings.Chain = smartmoney.Chain(f.chain)
	for _, given := range f.quotes {
		chain, token, ok := strings.Cut(given, "=")
		if !ok {
			return settings, smartmoney.BadInput("quote", "quote must be CHAIN=ADDRESS, got %q", given)
		}
		kind := importer.Stable
		if address, isNative := strings.CutSuffix(token, ":native"); isNative {
			token, kind = address, importer.Native
		}
		if err := settings.AddQuote(smartmoney.Chain(chain), token, kind); err != nil {
			return settings, err
		}
	}
	for _, given := range f.nativePrices {
		chain, price, ok := strings.Cut(given, "=")
		usd, err := strconv.ParseFloat(price, 64)
		if !ok || err != nil {
			return settings, smartmoney.BadInput("native-price", "native-price must be CHAIN=USD, got %q", given)
		}
		settings.NativeUSD[smartmoney.Chain(chain)] = usd
	}
	return settings, settings.Validate()
}

// progress opens the place where progress is kept. Without one the upload works, and
// starts from the beginning after an interruption.
func (f *ingestFlags) progress(notice func(string)) *uploader.Progress {
	dir, err := f.stateDir, error(nil)
	if dir == "" {
		dir, err = uploader.DefaultStateDir(os.Getenv)
	}
	var kept *uploader.Progress
	if err == nil {
		kept, err = uploader.OpenProgress(dir)
	}
	if err != nil {
		notice(fmt.Sprintf("an interrupted upload will not be resumed: %v", err))
		return nil
	}
	return kept
}

// watcher shows the progress of uploads and of the wait after them.
type watcher interface {
	uploader.Watcher
	uploader.WaitWatcher
}

// watcherFor returns a bar on a terminal and lines elsewhere, and where notices go.
func watcherFor(stderr io.Writer, files []string) (watcher, func(string)) {
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
	watcher   watcher
	stdin     io.Reader
	summaries []*uploader.Summary
	waited    bool
	tooOld    *uint64 // trades that came too late for a signal meanwhile; nil: not known
}

// all uploads the files in order, and stops at the first that fails.
func (r *ingestRun) all(ctx context.Context, files []string) error {
	cursor := map[string]int64{}
	var before uint64
	known := false
	if r.flags.wait {
		before, known = r.client.TooOld(ctx)
	}
	var useless []string
	for _, file := range files {
		sum, err := r.upload(ctx, file)
		if err != nil {
			return err
		}
		if sum.Accepted+sum.Duplicates+sum.Resumed == 0 {
			useless = append(useless, fmt.Sprintf("nothing of %s could be used as %s", file, sum.Format))
		}
		for chain, at := range sum.Cursor {
			cursor[chain] = max(cursor[chain], at)
		}
	}
	if r.flags.wait {
		if err := r.client.Wait(ctx, cursor, r.watcher); err != nil {
			return err
		}
		r.waited = true
		if after, ok := r.client.TooOld(ctx); ok && known && after >= before {
			late := after - before
			r.tooOld = &late
		}
	}
	if len(useless) > 0 {
		return fmt.Errorf("%s: --format says what a file is, one of %s", strings.Join(useless, "; "), strings.Join(importer.Names(), ", "))
	}
	return nil
}

// upload uploads one file, or the standard input.
func (r *ingestRun) upload(ctx context.Context, file string) (sum *uploader.Summary, err error) {
	defer func() {
		if sum != nil {
			r.summaries = append(r.summaries, sum)
		}
	}()
	if file == "-" {
		in := bufio.NewReaderSize(r.stdin, importer.GuessSize)
		format := r.flags.format
		if format == "" {
			format = guess(in)
		}
		adapter, err := r.flags.adapter(format, r.settings)
		if err != nil {
			return nil, err
		}
		return r.client.Upload(ctx, "-", readCloser{in, r.stdin}, adapter, r.watcher)
	}
	adapter, err := r.flags.adapter(guessFile(file), r.settings)
	if err != nil {
		return nil, err
	}
	return r.client.UploadFile(ctx, file, r.settings.Fingerprint(), adapter, r.watcher)
}

// readCloser reads what was looked at of a stream before, and closes the stream.
type readCloser struct {
	*bufio.Reader
	stream io.Reader
}

// Close closes the stream where it can be closed, which ends a read that blocks.
func (r readCloser) Close() error {
	if c, ok := r.stream.(io.Closer); ok {
		return c.Close()
	}
	return nil
}

// report prints the summaries, also those of what was done before a failure.
func (r *ingestRun) report(w io.Writer) error {
	if r.flags.json {
		out := struct {
			Files     []*uploader.Summary `json:"files"`
			TooOld    *uint64             `json:"too_old"`   // trades that came too late for a signal; null: not known
			Processed bool                `json:"processed"` // everything shows in the answers
		}{r.summaries, r.tooOld, r.waited}
		encoder := json.NewEncoder(w)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(out); err != nil {
			return fmt.Errorf("write the summary: %w", err)
		}
		return nil
	}
	var failed error
	for _, sum := range r.summaries {
		failed = errors.Join(failed, sum.Write(w))
	}
	if r.waited {
		text := "processed"
		if r.tooOld != nil && *r.tooOld > 0 {
			text += fmt.Sprintf("; %d trades could have raised signals, but are older than the service's max-signal-age: history raises none", *r.tooOld)
		}
		_, err := fmt.Fprintln(w, text)
		failed = errors.Join(failed, err)
	}
	return failed
}
