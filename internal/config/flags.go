package config

import (
	"reflect"
	"strings"

	"github.com/spf13/pflag"
)

// FileFlag is the flag for the settings file. OldFileFlag is its former name, which still
// works, like its environment variable, in commands that do not use it otherwise.
const (
	FileFlag    = "settings"
	OldFileFlag = "config"
)

// GroupAnnotation is the annotation with the title of the group that a flag is listed under
// in a command's help.
const GroupAnnotation = "smartmoney_group"

// grouped defines flags under a title.
func grouped(fs *pflag.FlagSet, title string, define func()) {
	before := map[string]bool{}
	fs.VisitAll(func(f *pflag.Flag) { before[f.Name] = true })
	define()
	fs.VisitAll(func(f *pflag.Flag) {
		if !before[f.Name] {
			f.Annotations = map[string][]string{GroupAnnotation: {title}}
		}
	})
}

// AddCommonFlags defines the flags of every command.
func AddCommonFlags(fs *pflag.FlagSet) {
	d := Default()
	fs.String(FileFlag, "", "settings `file` (default smartmoney.yaml if it exists)")
	fs.String(OldFileFlag, "", "the same as --settings")
	if err := fs.MarkHidden(OldFileFlag); err != nil {
		panic("BUG: " + err.Error()) // it was just defined
	}
	fs.String("database-url", "", "sqlite:`PATH` or postgres://… (default sqlite:<data-dir>/smartmoney.db)")
	fs.String("data-dir", d.DataDir, "`directory` for files of the service")
	fs.String("log-format", d.LogFormat, "log as text or json")
	fs.String("log-level", d.LogLevel, "least log level: debug, info, warn or error")
}

// AddServeFlags defines the flags of the server.
func AddServeFlags(fs *pflag.FlagSet) {
	d := Default()
	grouped(fs, "Serving", func() { addServing(fs, &d) })
	grouped(fs, "Processes and database", func() { addProcess(fs, &d) })
	grouped(fs, "Signals", func() { addSignals(fs, &d) })
	grouped(fs, "Retention", func() { addRetention(fs, &d) })
	grouped(fs, "Tokens (JWT) for the prediction-market alpha", func() { addTokens(fs, &d) })
	grouped(fs, "Search by text", func() { addEmbedding(fs, &d) })
	grouped(fs, "Stories", func() {
		fs.String("stories-url", d.StoriesURL, "`URL` of an endpoint for chats as OpenAI's /v1/chat/completions, which rephrases stories (default: templates only)")
		fs.String("stories-model", d.StoriesModel, "`name` of its model")
		fs.String("stories-key", d.StoriesKey, "where its key is: file:PATH or env:VARIABLE")
		addDuration(fs, "stories-timeout", d.StoriesTimeout, "how long stories may wait for it")
	})
	grouped(fs, "Limits of requests", func() { addLimits(fs, &d) })
	grouped(fs, "Streams and webhooks", func() { addStreams(fs, &d) })
}

// AddLimitFlags defines the flags of what requests and streams may do at a time and a second.
func AddLimitFlags(fs *pflag.FlagSet) {
	d := Default()
	addLimits(fs, &d)
	addStreams(fs, &d)
}

// AddServerFlags defines the flags that say where the service is served.
func AddServerFlags(fs *pflag.FlagSet) {
	d := Default()
	addServing(fs, &d)
}

func addServing(fs *pflag.FlagSet, d *Config) {
	fs.String("addr", d.Addr, "`host:port` to serve on; any address but loopback needs TLS or --behind-proxy")
	fs.String("tls-cert", "", "PEM `file` of the certificate chain")
	fs.String("tls-key", "", "PEM `file` of the certificate's key")
	fs.Bool("behind-proxy", d.BehindProxy, "a proxy in front terminates TLS: allow plain HTTP on any address, and log the client's address that X-Forwarded-For ends with")
	fs.String("cors-origins", "", "comma-separated `origins` whose web pages may call: https://app.example.com, https://*.example.com or *")
	fs.String("metrics-addr", d.MetricsAddr, "`host:port` that /metrics is served on, for Prometheus; off: not served")
	fs.Bool("ready-sources", d.ReadySources, "/readyz answers 503 while a live source is unhealthy; else it only names it")
	addDuration(fs, "max-chain-lag", d.MaxChainLag, "how long events may wait for the engine before their chain counts as unhealthy")
	fs.String("debug-addr", d.DebugAddr, "loopback `host:port` that profiles (pprof) are served on")
	fs.String("otlp-endpoint", d.OTLPEndpoint, "`URL` of an OpenTelemetry collector (OTLP over HTTP) that traces are exported to, such as http://127.0.0.1:4318")
	fs.Float64("trace-ratio", d.TraceRatio, "part of traces that is exported, 0 to 1; the same in every process")
	addDuration(fs, "shutdown-timeout", d.ShutdownTimeout, "how long running requests may take to finish at shutdown")
}

func addProcess(fs *pflag.FlagSet, d *Config) {
	fs.String("role", string(d.Role), "parts to run: all, api, engine or sources")
	fs.Bool("migrate", d.Migrate, "apply pending migrations at start")
	fs.Int("db-max-open", d.DBMaxOpen, "most connections to PostgreSQL")
	fs.Int("db-max-idle", d.DBMaxIdle, "most idle connections to PostgreSQL")
	addDuration(fs, "source-lease", d.SourceLease, "how long a process that reads live sources may be silent before another takes them over")
	fs.Bool("studio", d.Studio, "run search, features, models, feeds and stories")
	fs.Bool("federation", d.Federation, "let a gateway of federated graphs (Apollo Federation 2) join GraphQL to others")
	fs.String("public-url", d.PublicURL, "the console's `URL` for people, such as https://signals.example.com, to which messages in chats link")
	fs.Bool("explorer-links", d.ExplorerLinks, "the console and messages in chats link wallets, tokens, transactions and markets to block explorers and venues")
	fs.Bool("demo", d.Demo, "run on a simulated market, with defaults of its own: cors-origins *, max-signal-age 0, top-wallets 50, warm-up 72h")
	fs.Int64("demo-seed", d.DemoSeed, "seed of the simulated market")
}

func addSignals(fs *pflag.FlagSet, d *Config) {
	addDuration(fs, "rank-interval", d.RankInterval, "how often the effective leaderboard is refreshed, in event time")
	fs.Int("top-wallets", d.TopWallets, "wallets per chain in the effective leaderboard")
	addDuration(fs, "warm-up", d.WarmUp, "event time without signals after a chain's first trade; 0: none")
	fs.Float64("open-gain-limit", d.OpenGainLimit, "times its token's volume that an open position gains at most in net profits; 0: no limit")
	fs.Float64("signal-min-volume", d.SignalMinVolume, "USD of 24-hour volume that a token of a DEX needs to raise signals; 0: none")
	fs.Float64("default-convergence-min-usd", d.DefaultConvergenceMinUSD, "USD of a wallet's trades in a window for it to count, unless the customer sets it")
	addDuration(fs, "max-signal-age", d.MaxSignalAge, "older signals are not delivered; 0: no limit")
	addDuration(fs, "retraction-horizon", d.RetractionHorizon, "how far back retract and rewind events reach, in event time")
	fs.Int("history-wallets", d.HistoryWallets, "wallets per leaderboard kept at midnight of event time; 0: none")
}

func addRetention(fs *pflag.FlagSet, d *Config) {
	addDuration(fs, "keep-trades", d.KeepTrades, "how long trades are kept, in event time; 0: forever")
	fs.String("archive", d.Archive, "`directory` that events are written to as compressed NDJSON before they are dropped (default: none)")
	addDuration(fs, "keep-journal", d.KeepJournal, "how far simulations and decisions reach back, in event time")
	addDuration(fs, "keep-notifications", d.KeepNotifications, "how long notifications are kept; 0: forever")
	addDuration(fs, "keep-history", d.KeepHistory, "how long history is kept, in event time; 0: forever")
	addDuration(fs, "keep-closings", d.KeepClosings, "how long closed positions are kept, in event time, and as long as history is; 0: forever")
	addDuration(fs, "keep-idempotency", d.KeepIdempotency, "how long the answers to ingest requests with an Idempotency-Key are kept")
	addDuration(fs, "keep-rejects", d.KeepRejects, "how long messages of sources that became no event are kept")
}

func addTokens(fs *pflag.FlagSet, d *Config) {
	fs.String("jwt-keys-url", d.JWTKeysURL, "`URL` of the public keys (JWKS) of tokens")
	fs.String("jwt-keys-file", d.JWTKeysFile, "`file` with the public keys (JWKS) of tokens")
	fs.String("jwt-secret-file", d.JWTSecretFile, "`file` with the secret of tokens, for HS256")
	fs.String("jwt-issuer", d.JWTIssuer, "claim iss that tokens must have")
	fs.String("jwt-audience", d.JWTAudience, "claim aud that tokens must have")
	fs.String("jwt-customer-claim", d.JWTCustomerClaim, "claim of tokens that holds the customer's id")
}

func addEmbedding(fs *pflag.FlagSet, d *Config) {
	fs.String("embedding-url", d.EmbeddingURL, "`URL` of an endpoint for embeddings as OpenAI's /v1/embeddings (default: a built-in lexical analysis)")
	fs.String("embedding-model", d.EmbeddingModel, "`name` of its model")
	fs.String("embedding-key", d.EmbeddingKey, "where its key is: file:PATH or env:VARIABLE")
	addDuration(fs, "embedding-timeout", d.EmbeddingTimeout, "how long it may take, retries included")
	fs.Int("embedding-batch", d.EmbeddingBatch, "most texts of one request to it")
	addBytes(fs, "embedding-cache", d.EmbeddingCache, "memory for its vectors; 0: off")
}

func addLimits(fs *pflag.FlagSet, d *Config) {
	addBytes(fs, "graphql-max-body", d.GraphQLMaxBody, "largest GraphQL request")
	fs.Int("graphql-max-tokens", d.GraphQLMaxTokens, "most tokens of a GraphQL document")
	fs.Int("graphql-max-depth", d.GraphQLMaxDepth, "deepest nesting of a GraphQL document")
	fs.Int("graphql-max-cost", d.GraphQLMaxCost, "most requested fields, lists multiplied by their page size")
	addDuration(fs, "graphql-timeout", d.GraphQLTimeout, "how long a query, a mutation, one event or a request to REST, search or feeds may take")
	addDuration(fs, "graphql-document-max-age", d.GraphQLDocumentMaxAge, "how long a CDN may keep the leaderboards that registered GraphQL documents ask for by GET, which it then sends without a key; 0s: not at all")
	addBytes(fs, "ingest-max-body", d.IngestMaxBody, "largest ingest request, as sent")
	addBytes(fs, "ingest-max-unpacked", d.IngestMaxUnpacked, "largest ingest request, after decompression")
	fs.Int("ingest-max-events", d.IngestMaxEvents, "most events of one ingest request")
	fs.Float64("key-requests-per-second", d.KeyRequests, "most requests of one API key in a second; 0: no limit")
	fs.Float64("key-cost-per-second", d.KeyCost, "most cost of its GraphQL operations and requests over REST in a second; 0: no limit")
	fs.Float64("key-ingest-events-per-second", d.KeyEvents, "most events that it ingests in a second; 0: no limit")
	addBytes(fs, "response-cache", d.ResponseCache, "memory for the response cache; 0: off")
}

func addStreams(fs *pflag.FlagSet, d *Config) {
	fs.Int("stream-max-connections", d.StreamMaxConnections, "most open websockets and event streams")
	fs.Int("stream-max-per-key", d.StreamMaxPerKey, "most of them with one API key, or with the tokens of one customer's end users")
	fs.Int("stream-max-subscriptions", d.StreamMaxSubscriptions, "most running operations on one of them")
	fs.Int("stream-max-executions", d.StreamMaxExecutions, "most different subscriptions of one customer")
	addDuration(fs, "stream-init-timeout", d.StreamInitTimeout, "how long a websocket may take to authenticate")
	addBytes(fs, "stream-max-message", d.StreamMaxMessage, "largest message of a websocket")
	addDuration(fs, "stream-ping", d.StreamPing, "interval of heartbeats on a connection")
	addBytes(fs, "stream-queue", d.StreamQueue, "most that is queued for one slow reader")
	addReceivers(fs, d)
	fs.Int("webhook-workers", d.WebhookWorkers, "most webhooks sent to concurrently; 0: sends none")
}

// AddReceiverFlags defines the flag that says which addresses webhooks may have.
func AddReceiverFlags(fs *pflag.FlagSet) {
	d := Default()
	addReceivers(fs, &d)
}

func addReceivers(fs *pflag.FlagSet, d *Config) {
	fs.Bool(AllowPrivateFlag, d.WebhookAllowPrivate, "allow webhooks to addresses that are not public: for development")
}

// AllowPrivateFlag is the flag of Config.WebhookAllowPrivate.
const AllowPrivateFlag = "webhook-allow-private"

// EnvPrefix is the prefix of every environment variable.
const EnvPrefix = "SMARTMONEY_"

// EnvName returns the environment variable of a flag: data-dir becomes SMARTMONEY_DATA_DIR.
func EnvName(flag string) string {
	return EnvPrefix + strings.ToUpper(strings.ReplaceAll(flag, "-", "_"))
}

// settingName is the inverse of EnvName; it returns "" for a variable without the prefix.
func settingName(env string) string {
	name, ok := strings.CutPrefix(env, EnvPrefix)
	if !ok {
		return ""
	}
	return strings.ToLower(strings.ReplaceAll(name, "_", "-"))
}

// IsSetting reports whether Load reads name from flags and environment; other flags belong
// to a command.
func IsSetting(name string) bool {
	if name == FileFlag || name == OldFileFlag {
		return true
	}
	field, ok := fieldOf(name)
	return ok && field.Type.Kind() != reflect.Struct && field.Type.Kind() != reflect.Map
}

// fieldOf returns the field of Config with the given name.
func fieldOf(name string) (reflect.StructField, bool) {
	t := reflect.TypeFor[Config]()
	for i := range t.NumField() {
		if f := t.Field(i); f.Tag.Get("koanf") == name {
			return f, true
		}
	}
	return reflect.StructField{}, false
}
