// Command bench measures what `go test -bench` cannot: ingest, from HTTP to committed
// state; leaderboards over GraphQL and REST; signals; memory and start-up. It prints one
// table, with baselines measured in the same run on the same data. README.md explains each
// line.
//
// It leaves nothing behind, also after an interrupt: it drops its databases and removes the
// temporary directory of its files. It must not tune what it measures: the service is
// assembled as in `smartmoney serve`, with the default settings.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// settings are the flags.
type settings struct {
	trades int // of one measured ingest pass
	known  int // wallets known before a pass, the few
	// wallets known before a pass, the many; also those of the pool for queries
	wallets   int
	rounds    int           // how often everything is measured
	window    time.Duration // of one window of a query case
	dist      distribution  // how trades pick their wallets
	day       int           // trades of the day of the signal measurements
	market    int           // wallets of the market of the signal measurements
	customers int           // of the signal measurement with many customers
	live      time.Duration // how long the latency measurement sends trades
	hostile   time.Duration // of a window beside a hostile tenant, and of one without
	botTokens int           // held by each bot whose positions the hostile tenant requests
	// subscribers are the numbers of subscribers for the measurements of deliveries.
	subscribers []int
	signals     int // sent to each subscriber
	items       int // markets in the search measurements
	cuts        int // connections opened and cut
	history     int // trades of the wallet that loses one
	// wallets of the markets with planted tastes, for quality; an eighth as many items
	tastes    int
	demoDays  int    // days of the demo's market, for quality
	recording string // file of recorded trades that quality is measured on, "" for none
	only      string // one of parts, or "" for all
	// ingest and start-up on this one alone, without search indexes; "" for both, with them
	database string
	profiles string // directory for CPU profiles, "" for none
	postgres string // administrator's URL
	dir      string // temporary files
}

func main() {
	if len(os.Args) == 2 && strings.HasPrefix(os.Args[1], childPrefix) {
		if err := runChild(os.Args[1]); err != nil {
			fmt.Fprintln(os.Stderr, "bench:", err)
			os.Exit(1)
		}
		return
	}
	ctx, cancel := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	err := run(ctx, os.Args[1:], os.Stdout)
	cancel()
	switch {
	case errors.Is(err, flag.ErrHelp):
	case err != nil:
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func parse(args []string) (*settings, error) {
	s := &settings{}
	flags := flag.NewFlagSet("bench", flag.ContinueOnError)
	flags.IntVar(&s.trades, "n", 1_000_000, "trades of one ingest pass")
	flags.IntVar(&s.known, "known", 10_000, "wallets known before an ingest pass: the few")
	flags.IntVar(&s.wallets, "wallets", 1_000_000, "wallets known before an ingest pass: the many; also the pool that is asked")
	flags.IntVar(&s.rounds, "rounds", 2, "times that each thing is measured; the median counts")
	seconds := flags.Float64("seconds", 1, "seconds of one window of a query case; two make a round")
	flags.IntVar(&s.market, "market", 50_000, "wallets of the market that signals are measured with")
	flags.IntVar(&s.customers, "customers", 10_000, "customers of the measurement of signals with many")
	live := flags.Float64("live", 60, "seconds for which trades come in as they happen")
	dist := flags.String("dist", string(uniform), "how trades pick their wallets: uniform or zipf")
	flags.IntVar(&s.day, "day", tradesPerDay, "trades of the day that signals are measured with, at 1,000,000 for 24 hours of event time")
	subscribers := flags.String("subscribers", "1000,5000,10000", "numbers of subscribers that deliveries are measured with")
	flags.IntVar(&s.signals, "signals", 40, "signals sent to each subscriber")
	flags.IntVar(&s.items, "items", 100_000, "markets that are searched and recommended, beside -wallets wallets")
	hostile := flags.Float64("hostile", 10, "seconds of a window beside a hostile tenant, with limits and without, and of one by itself")
	flags.IntVar(&s.botTokens, "bot-tokens", 1000, "tokens held by each bot that the hostile tenant asks about")
	flags.IntVar(&s.cuts, "cuts", 10_000, "connections made and cut")
	flags.IntVar(&s.history, "history", 1_000_000, "trades of the wallet that loses one of them")
	flags.IntVar(&s.tastes, "tastes", 4000, "wallets of the markets with planted tastes that quality is measured on; an eighth as many items")
	flags.IntVar(&s.demoDays, "demo-days", 30, "days of the demo's market that quality is measured on")
	flags.StringVar(&s.recording, "recording", "", "`file` of trades from Polymarket's Data API that quality is measured on, too")
	flags.StringVar(&s.only, "only", "", "measure this alone: "+strings.Join(parts[:], ", "))
	flags.StringVar(&s.database, "database", "", "ingest and start-up on this database alone, without search indexes: postgres or sqlite")
	flags.StringVar(&s.profiles, "cpuprofile", "", "write CPU profiles of the service into this `directory`")
	flags.StringVar(&s.postgres, "postgres", os.Getenv("SMARTMONEY_TEST_POSTGRES"), "administrator's `URL` of a PostgreSQL server; $SMARTMONEY_TEST_POSTGRES")
	if err := flags.Parse(args); err != nil {
		return nil, err
	}
	for text := range strings.SplitSeq(*subscribers, ",") {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 || n > 10_000 {
			return nil, fmt.Errorf("-subscribers must be numbers from 1 to 10000, got %q", text)
		}
		s.subscribers = append(s.subscribers, n)
	}
	s.live, s.hostile = time.Duration(*live*float64(time.Second)), time.Duration(*hostile*float64(time.Second))
	s.window, s.dist = time.Duration(*seconds*float64(time.Second)), distribution(*dist)
	switch {
	case flags.NArg() > 0:
		return nil, fmt.Errorf("unknown argument %q", flags.Arg(0))
	case s.trades < 1 || s.known < 100 || s.wallets < s.known || s.rounds < 1 || s.window <= 0:
		return nil, errors.New("-n, -rounds and -seconds must be above 0, -known at least 100, -wallets at least -known")
	case s.market < 1000 || s.day < 100 || s.customers < 1 || s.live <= 0 || s.hostile <= 0 || s.botTokens < 1:
		return nil, errors.New("-market must be at least 1000, -day at least 100, -customers, -live, -hostile and -bot-tokens above 0")
	case s.signals < leastSignals || s.signals > 1000 || s.cuts < 1:
		return nil, fmt.Errorf("-signals must be %d to 1000, -cuts above 0", leastSignals)
	case s.items < 1000 || s.items > 10_000_000:
		return nil, fmt.Errorf("-items must be 1000 to 10000000, got %d", s.items)
	case s.history < 10 || s.history > 10_000_000:
		return nil, fmt.Errorf("-history must be 10 to 10000000, got %d", s.history)
	case s.tastes < 800 || s.tastes > 100_000 || s.demoDays < 5 || s.demoDays > 365:
		return nil, fmt.Errorf("-tastes must be 800 to 100000, -demo-days 5 to 365, got %d and %d", s.tastes, s.demoDays)
	case s.dist != uniform && s.dist != zipf:
		return nil, fmt.Errorf("-dist must be uniform or zipf, got %q", s.dist)
	case s.database != "" && s.database != string(sqldb.Postgres) && s.database != string(sqldb.SQLite):
		return nil, fmt.Errorf("-database must be postgres or sqlite, got %q", s.database)
	case s.only != "" && !slices.Contains(parts[:], s.only):
		return nil, fmt.Errorf("-only must be one of %s, got %q", strings.Join(parts[:], ", "), s.only)
	case s.postgres == "" && s.only != "query" && s.only != "quality" && s.only != "subscribers":
		return nil, errors.New("-postgres is empty: run `make bench`, which starts a server and says where it is")
	}
	return s, nil
}

// parts are the parts of a run.
var parts = [...]string{"ingest", "memory", "query", "signals", "latency", "hostile", "tenants", "subscribers", "search", "feeds", "quality", "corrections", "history", "sources"}

// wants reports whether a part is selected.
func (s *settings) wants(part string) bool { return s.only == "" || s.only == part }

func run(ctx context.Context, args []string, out io.Writer) (err error) {
	s, err := parse(args)
	if err != nil {
		return err
	}
	if s.dir, err = os.MkdirTemp("", "smartmoney-bench-"); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(s.dir)) }()
	if s.profiles != "" {
		if err := os.MkdirAll(s.profiles, 0o750); err != nil {
			return err
		}
	}
	began, t := time.Now(), &table{}
	t.describe(s)
	if s.wants("ingest") || s.wants("memory") {
		if err := measureDatabases(ctx, s, t); err != nil {
			return err
		}
	}
	if s.wants("query") || s.wants("memory") {
		if err := measurePool(ctx, s, t); err != nil {
			return err
		}
	}
	if s.wants("signals") {
		if err := measureSignals(ctx, s, t); err != nil {
			return err
		}
	}
	if s.wants("latency") {
		if err := measureLatency(ctx, s, t); err != nil {
			return err
		}
	}
	if s.wants("hostile") {
		if err := measureHostile(ctx, s, t); err != nil {
			return err
		}
	}
	if s.wants("tenants") {
		if err := measureTenants(ctx, s, t); err != nil {
			return err
		}
	}
	if s.wants("subscribers") {
		if err := measureSubscribers(ctx, s, t); err != nil {
			return err
		}
	}
	if s.wants("search") {
		if err := measureSearch(ctx, s, t); err != nil {
			return err
		}
	}
	if s.wants("feeds") {
		if err := measureFeeds(ctx, s, t); err != nil {
			return err
		}
	}
	if s.wants("quality") {
		if err := measureQuality(ctx, s, t); err != nil {
			return err
		}
	}
	if s.wants("corrections") {
		if err := measureCorrections(ctx, s, t); err != nil {
			return err
		}
	}
	if s.wants("history") {
		if err := measureHistory(ctx, s, t); err != nil {
			return err
		}
	}
	if s.wants("sources") {
		if err := measureSources(ctx, s, t); err != nil {
			return err
		}
	}
	t.note("The whole run took %s, load after it %s.", time.Since(began).Round(time.Second), loadAverage())
	return t.print(out)
}

// say writes the progress of the run to stderr.
func say(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "bench: "+format+"\n", args...)
}
