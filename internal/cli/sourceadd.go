package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/smartmoneyhq/smartmoney/internal/app"
	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/helius"
)

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
		Args: oneArg("the source's NAME"),
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
