package cli

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/helius"
)

const sourceArg = "the source's NAME"

func newSourceCmd() *cobra.Command {
	return commandGroup("source", "Manage live sources of trades", `  smartmoney source add base --rpc wss://base.example/KEY
  smartmoney source list
  smartmoney source pause base`,
		newSourceAddCmd(), newSourceListCmd(), newSourceRejectsCmd(),
		newChangeCmd("pause NAME", sourceArg, "Stop reading a source until it is resumed", "", "Source %s is paused.",
			func(ctx context.Context, db *app.Stores, name string) error {
				return db.Sources.PauseSource(ctx, name, true)
			}),
		newChangeCmd("resume NAME", sourceArg, "Read a paused source again, from where it stopped", "", "Source %s is resumed.",
			func(ctx context.Context, db *app.Stores, name string) error {
				return db.Sources.PauseSource(ctx, name, false)
			}),
		newChangeCmd("retry NAME", sourceArg, "Try a refused or failing source again now", "", "Source %s is tried again.",
			func(ctx context.Context, db *app.Stores, name string) error { return db.Sources.RetrySource(ctx, name) }),
		newChangeCmd("remove NAME", sourceArg, "Delete a source with its position and rejects; its events stay", "", "Source %s is removed.",
			func(ctx context.Context, db *app.Stores, name string) error {
				return db.Sources.RemoveSource(ctx, name)
			}),
	)
}

// newChangeCmd returns a command that does one thing to one source or customer, which argument
// describes; done is the sentence about it that it prints.
func newChangeCmd(use, argument, short, long, done string, change func(context.Context, *app.Stores, string) error) *cobra.Command {
	return &cobra.Command{
		Use:   use,
		Short: short,
		Long:  long,
		Args:  oneArg(argument),
		RunE: func(cmd *cobra.Command, args []string) error {
			return withStores(cmd, func(db *app.Stores) error {
				if err := change(cmd.Context(), db, args[0]); err != nil {
					return err
				}
				fmt.Fprintf(cmd.ErrOrStderr(), done+"\n", args[0])
				return nil
			})
		},
	}
}

func newSourceListCmd() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "list",
		Short: "List the sources with their state",
		Long: `List the sources by name: what each does now, and how far it is.
LAG is in blocks or messages, BEHIND the time since the newest message, and SKIPPED how many
messages did not go into the log. REMARK is why a source is unhealthy, the error while it
fails, what it waits for, or else its last error with the time of it, or what it skips and
leaves out most.
--json prints every count, as GET /ingest/sources does.`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return withStores(cmd, func(db *app.Stores) error {
				all, err := app.NewKinds(db.DB).Statuses(cmd.Context(), db.Sources.ListSources)
				if err != nil {
					return err
				}
				if asJSON {
					return printJSON(cmd.OutOrStdout(), map[string]any{"sources": all})
				}
				return printSources(cmd.OutOrStdout(), all)
			})
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

func printSources(w io.Writer, all []source.Status) error {
	rows := make([][]string, len(all))
	for i, s := range all {
		state, lag, age := string(s.State), "-", "-"
		if !s.Healthy {
			state += " (unhealthy)"
		}
		if s.Lag != nil {
			lag = strconv.FormatInt(*s.Lag, 10)
		}
		if s.LagSeconds != nil {
			age = time.Duration(*s.LagSeconds * float64(time.Second)).Round(time.Second).String()
		}
		rows[i] = []string{
			s.Name, s.Kind, state, shown(cmp.Or(s.Position, "-")), shown(cmp.Or(s.Head, "-")), lag, stamp(s.LastEventAt, "-"), age, strconv.FormatInt(skipped(&s), 10),
			shownWithin(remark(&s), maxRemark),
		}
	}
	return writeTable(w, []string{"NAME", "KIND", "STATE", "POSITION", "HEAD", "LAG", "LAST EVENT", "BEHIND", "SKIPPED", "REMARK"}, rows)
}

// remark returns what a person should know of a source.
func remark(s *source.Status) string {
	why := ""
	switch s.State {
	case source.StateFailing, source.StateRefused:
		why = s.LastError
	case source.StateWaiting:
		why = s.Waiting
	}
	if s.Problem == "" && why == "" && s.LastError == "" {
		return cmp.Or(leavesOut(s), "-")
	}
	return remarkOf(s.Problem, why, s.LastError, s.LastErrorAt)
}

// skipped returns how many messages of a source did not go into the log.
func skipped(s *source.Status) (n int64) {
	for _, count := range s.Skipped {
		n += count
	}
	return n
}

// leavesOut returns what a source skips most, and the factory whose swaps it leaves out most.
func leavesOut(s *source.Status) string {
	var parts []string
	most := ""
	for _, reason := range slices.Sorted(maps.Keys(s.Skipped)) {
		if s.Skipped[reason] > s.Skipped[most] {
			most = reason
		}
	}
	if n := s.Skipped[most]; n > 0 {
		part := fmt.Sprintf("skipped %d as %s", n, most)
		if at, known := s.Since[most]; known {
			part += " since " + at.Format(time.RFC3339)
		}
		parts = append(parts, part)
	}
	if len(s.LeftOut) > 0 {
		one := &s.LeftOut[0]
		parts = append(parts, fmt.Sprintf("%d swaps of %s left out since %s", one.Count, one.Name, one.Since.Format(time.RFC3339)))
	}
	return strings.Join(parts, "; ")
}

// remarkOf returns what is wrong, if anything is, and why, or else the last error and when it was.
func remarkOf(problem, why, lastError string, at *time.Time) string {
	switch {
	case problem != "" && why != "":
		return problem + ": " + why
	case problem == "" && why == "" && lastError != "":
		return "last error at " + stamp(at, "an unknown time") + ": " + lastError
	}
	return cmp.Or(problem, why, "-")
}

// Bounds of a text from elsewhere in a table, in characters.
const (
	maxShown  = 120
	maxRemark = 400 // in the last column
)

// shown returns a text from elsewhere as a part of a line for a terminal: what a provider sends
// must not move the cursor or break a table.
func shown(text string) string { return shownWithin(text, maxShown) }

// shownWithin is shown with a bound, in characters.
func shownWithin(text string, most int) string {
	var out []rune
	for _, r := range text {
		if len(out) == most {
			return string(out) + ellipsis
		}
		if !unicode.IsPrint(r) || r == utf8.RuneError {
			r = '·'
		}
		out = append(out, r)
	}
	return string(out)
}

func printJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

func newSourceRejectsCmd() *cobra.Command {
	var limit int
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "rejects NAME",
		Short: "List the last messages of a source that became no event, newest first",
		Long: `List the last messages of a source that became no event, newest first, with the reason
and the beginning of each message. The last 1,000 of a source are kept. --json prints
samples whole, in base64.`,
		Args: oneArg(sourceArg),
		RunE: func(cmd *cobra.Command, args []string) error {
			if limit < 1 || limit > source.MaxRejects {
				return usagef("--limit must be between 1 and %d, got %d", source.MaxRejects, limit)
			}
			return withStores(cmd, func(db *app.Stores) error {
				all, _, err := db.Sources.SourceRejects(cmd.Context(), args[0], 0, limit)
				if err != nil {
					return err
				}
				if asJSON {
					return printJSON(cmd.OutOrStdout(), map[string]any{"rejects": append([]source.StoredReject{}, all...)})
				}
				rows := make([][]string, len(all))
				for i, r := range all {
					rows[i] = []string{stamp(&r.At, ""), shown(r.Ref), shown(r.Reason), shown(cmp.Or(r.Detail, "-")), shown(string(r.Sample))}
				}
				return writeTable(cmd.OutOrStdout(), []string{"AT", "MESSAGE", "REASON", "DETAIL", "SAMPLE"}, rows)
			})
		},
	}
	cmd.Flags().IntVar(&limit, "limit", 20, "most rejects to list, 1 to 1000")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON")
	return cmd
}

// Kinds of sources that have flags of their own, by their names.
const (
	kindEVM    = "evm"
	kindHelius = "helius"
	kindKafka  = "kafka"
	kindNATS   = "nats"
)

// sourceFlag is a flag of `source add` that sets one setting.
type sourceFlag struct {
	name, setting, help string

	kind  string // the only one that has it; "" if several have
	names bool   // the flag says which kind it is
	list  bool
	count bool // a whole number
}

// sourceFlags are the flags that stand for settings; --set sets every other one.
var sourceFlags = [...]sourceFlag{
	{name: "rpc", kind: kindEVM, setting: "rpc", names: true, list: true, help: "`URL` of a node, wss:// or https://; again for more, which are tried in turn"},
	{name: "confirmations", kind: kindEVM, setting: "confirmations", count: true, help: "blocks that must follow a block before it is read"},
	{name: "kafka", kind: kindKafka, setting: "brokers", names: true, list: true, help: "`host:port` of Kafka brokers"},
	{name: "topic", kind: kindKafka, setting: "topics", list: true, help: "`topic` of Kafka; again for more"},
	{name: "nats", kind: kindNATS, setting: "servers", names: true, list: true, help: "`URL` of NATS servers, nats:// or tls://"},
	{name: "stream", kind: kindNATS, setting: "stream", help: "JetStream's `name` of the stream"},
	{name: "chain", setting: "chain", help: "the messages' chain: base, ethereum, solana or polymarket (evm: by default the source's name)"},
	{name: "format", setting: "format", help: "format of a broker's messages: events, or what 'smartmoney ingest --format' knows"},
	{name: "from", setting: "from", help: "where a new source starts, such as latest or 24h (evm: or a block; kafka, nats: or earliest)"},
}

func addSourceFlags(fs *pflag.FlagSet) {
	fs.Bool(kindHelius, false, "receive webhooks of Helius: prints the URL and the header to register there")
	for _, f := range sourceFlags {
		switch {
		case f.list:
			fs.StringSlice(f.name, nil, f.help)
		case f.count:
			fs.Int(f.name, 0, f.help)
		default:
			fs.String(f.name, "", f.help)
		}
	}
	fs.String("kind", "", "kind of the source, where no flag says it: "+strings.Join(app.NewKinds(nil).Names(), ", "))
	fs.StringArray("set", nil, "any setting as `key=value`; the value is JSON, or else a text")
}

const sourceAddHelp = `Add a source to the database. A running service of role all or sources notices it within
seconds and reads it; no restart is needed. A secret may be given as file:PATH or env:VARIABLE,
which the service resolves where it runs; a value that is given itself is stored, and never shown.`

func newSourceAddCmd() *cobra.Command {
	var publicURL string
	cmd := &cobra.Command{
		Use:   "add NAME",
		Short: "Add a source",
		Long:  sourceAddHelp,
		Example: `  smartmoney source add base --rpc wss://base.example/KEY
  smartmoney source add polymarket
  smartmoney source add solana --helius --public-url https://signals.example.com
  smartmoney source add orders --kafka broker:9092 --topic trades --format events
  smartmoney source add fills --nats nats://broker:4222 --stream TRADES`,
		Args: oneArg(sourceArg),
		RunE: func(cmd *cobra.Command, args []string) error {
			if at, err := url.Parse(publicURL); err != nil || (at.Scheme != "https" && at.Scheme != "http") || at.Host == "" {
				return usagef("--public-url must be a URL like https://signals.example.com, got %s", smartmoney.Shown(publicURL))
			}
			added, err := newSource(cmd.Flags(), args[0])
			if err != nil {
				return err
			}
			return withStores(cmd, func(db *app.Stores) error {
				if err := db.Sources.AddSource(cmd.Context(), added.Definition); err != nil {
					return err
				}
				fmt.Fprintf(cmd.ErrOrStderr(), "Source %s of kind %s is added. See it with 'smartmoney source list'.\n", added.Name, added.Kind)
				return added.printWebhook(cmd, publicURL)
			})
		},
	}
	addCreateFlag(cmd)
	addSourceFlags(cmd.Flags())
	cmd.Flags().StringVar(&publicURL, "public-url", "https://YOUR-HOST", "`URL` under which Helius reaches the service")
	completeFlag(cmd, "kind", app.NewKinds(nil).Names()...)
	return cmd
}

// newDefinition is a source to add.
type newDefinition struct {
	source.Definition
	given  map[string]any // its settings before they were completed with defaults
	secret string         // of a webhook, made here and not stored; "" if none was made
}

// newSource returns the source that flags describe. Its errors name the flag.
func newSource(fs *pflag.FlagSet, name string) (newDefinition, error) {
	kind, err := kindOfSource(fs, name)
	if err != nil {
		return newDefinition{}, err
	}
	settings, err := sourceSettings(fs, kind)
	if err != nil {
		return newDefinition{}, err
	}
	added := newDefinition{given: settings}
	switch {
	case kind == kindEVM && settings["chain"] == nil && slices.Contains([]string{string(smartmoney.Base), string(smartmoney.Ethereum)}, name):
		settings["chain"] = name
	case kind == kindHelius && settings["secret"] == nil:
		added.secret = helius.NewSecret()
		settings["secret"] = added.secret
	}
	body, err := json.Marshal(settings)
	if err != nil {
		return newDefinition{}, fmt.Errorf("encode the settings of the source %s: %w", name, err)
	}
	added.Definition, err = app.NewKinds(nil).Check(source.Definition{Name: name, Kind: kind, Settings: body, Origin: source.FromCommand})
	return added, namedFlag(err, kind)
}

// kindOfSource returns the kind that flags or the name of a source say.
func kindOfSource(fs *pflag.FlagSet, name string) (string, error) {
	kind, by := "", ""
	says := func(flag, k string) error {
		if by != "" && kind != k {
			return usagef("--%s and --%s are of different kinds of sources: give one of them", by, flag)
		}
		kind, by = k, flag
		return nil
	}
	if given, _ := fs.GetString("kind"); given != "" {
		kind, by = given, "kind"
	}
	if on, _ := fs.GetBool(kindHelius); on {
		if err := says(kindHelius, kindHelius); err != nil {
			return "", err
		}
	}
	for _, f := range sourceFlags {
		if f.names && fs.Changed(f.name) {
			if err := says(f.name, f.kind); err != nil {
				return "", err
			}
		}
	}
	if kind == "" && slices.Contains(app.NewKinds(nil).Names(), name) {
		kind = name
	}
	if kind == "" {
		return "", usagef("the source %s needs --rpc URL, --helius, --kafka BROKERS, --nats URL or --kind, to know what to connect to", name)
	}
	return kind, nil
}

// sourceSettings returns the settings that flags give.
func sourceSettings(fs *pflag.FlagSet, kind string) (map[string]any, error) {
	settings := map[string]any{}
	for _, f := range sourceFlags {
		if !fs.Changed(f.name) {
			continue
		}
		if f.kind != "" && f.kind != kind {
			return nil, usagef("--%s is a flag of sources of kind %s, got kind %s", f.name, f.kind, kind)
		}
		switch {
		case f.list:
			settings[f.setting], _ = fs.GetStringSlice(f.name)
		case f.count:
			settings[f.setting], _ = fs.GetInt(f.name)
		default:
			settings[f.setting], _ = fs.GetString(f.name)
		}
	}
	given, _ := fs.GetStringArray("set")
	for _, pair := range given {
		key, value, ok := strings.Cut(pair, "=")
		if !ok || key == "" {
			return nil, usagef("--set must be key=value") // the text may be a secret
		}
		if _, twice := settings[key]; twice {
			return nil, usagef("--set %s is given twice, or beside its own flag", key)
		}
		settings[key] = settingValue(value)
	}
	return settings, nil
}

// settingValue reads a value as JSON if it is JSON, else as text.
func settingValue(text string) any {
	if json.Valid([]byte(text)) {
		return json.RawMessage(text)
	}
	return text
}

// namedFlag makes a usage error of a kind's error, with the flag that sets the field.
func namedFlag(err error, kind string) error {
	if err == nil {
		return nil
	}
	bad, ok := errors.AsType[*smartmoney.Error](err)
	if !ok {
		return err
	}
	switch bad.Field {
	case "", "name", "kind", "settings":
		return config.UsageError{Err: err}
	}
	setting, _, _ := strings.Cut(bad.Field, "[")
	for _, f := range sourceFlags {
		if f.setting == setting && (f.kind == "" || f.kind == kind) {
			return usagef("--%s: %w", f.name, err)
		}
	}
	return usagef("--set %s=…: %w", setting, err)
}

// printWebhook prints what to register at Helius for a new source of its kind.
func (n *newDefinition) printWebhook(cmd *cobra.Command, publicURL string) error {
	if n.Kind != kindHelius {
		return nil
	}
	_, err := fmt.Fprintf(cmd.OutOrStdout(), "URL: %s/ingest/helius/%s\n", strings.TrimSuffix(publicURL, "/"), n.Name)
	if err != nil || n.secret == "" {
		return err
	}
	if _, err = fmt.Fprintf(cmd.OutOrStdout(), "Authorization: %s\n", n.secret); err != nil {
		return err
	}
	fmt.Fprintf(cmd.ErrOrStderr(), "Register the URL at Helius as a webhook of type enhanced for SWAP transactions, with this Authorization\n"+
		"header (authHeader). The header is not shown again.\n")
	return nil
}
