// Package config holds the service's settings: their names and defaults, their sources and
// the order of these, and the one validation that lists every bad field at once. It opens no
// file but the settings file.
package config

import (
	"cmp"
	"log/slog"
	"net/url"
	"path/filepath"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Role selects the parts of the service that a process runs.
type Role string

// The roles: everything in one process, the stateless API only, the engine only, the live sources
// only.
const (
	RoleAll     Role = "all"
	RoleAPI     Role = "api"
	RoleEngine  Role = "engine"
	RoleSources Role = "sources"
)

// Serves reports whether a process of the role serves customers' requests.
func (r Role) Serves() bool { return r == RoleAll || r == RoleAPI }

// ReadsSources reports whether a process of the role reads live sources.
func (r Role) ReadsSources() bool { return r == RoleAll || r == RoleSources }

// Sends reports whether a process of the role delivers to webhooks and sinks.
func (r Role) Sends() bool { return r != RoleSources }

// Config holds every setting of the service. The koanf tag is the setting's name: as
// a flag, in the file, and in upper case with underscores in the environment.
type Config struct {
	// Addr is the host:port that HTTP is served on. Any address but loopback
	// needs TLS or BehindProxy.
	Addr string `koanf:"addr"`
	// DatabaseURL is sqlite:PATH or postgres://…; if empty, Load sets it to the SQLite file
	// smartmoney.db in DataDir.
	DatabaseURL string `koanf:"database-url"`
	// DataDir is the directory for files of the process.
	DataDir string `koanf:"data-dir"`
	// DBMaxOpen limits the open connections to PostgreSQL, 2 to 1000.
	DBMaxOpen int `koanf:"db-max-open"`
	// DBMaxIdle limits the idle connections to PostgreSQL, 0 to DBMaxOpen.
	DBMaxIdle int `koanf:"db-max-idle"`
	// Migrate applies pending migrations at start; if false, pending migrations prevent the start.
	Migrate bool `koanf:"migrate"`

	// Role selects the parts that run in this process.
	Role Role `koanf:"role"`
	// Studio runs search, features, models, feeds and stories in a process that serves requests.
	// Without it these answer UNAVAILABLE, and nothing is kept or trained for them.
	Studio bool `koanf:"studio"`
	// Federation lets a gateway join GraphQL to other graphs (Apollo Federation 2): it adds
	// Query._entities and Query._service.
	Federation bool `koanf:"federation"`
	// PublicURL is the address of the console for people, at most 200 bytes, to which messages in
	// chats link; empty: they do not.
	PublicURL string `koanf:"public-url"`
	// ExplorerLinks lets the console and messages in chats link wallets, tokens, transactions and
	// markets to block explorers and venues (Basescan, Dexscreener, Polymarket), which learn from a
	// click which page was open.
	ExplorerLinks bool `koanf:"explorer-links"`
	// Demo feeds the service from the market simulator. It has other defaults of CORSOrigins,
	// MaxSignalAge, TopWallets and WarmUp.
	Demo bool `koanf:"demo"`
	// DemoSeed seeds the simulated market; the same seed produces the same market.
	DemoSeed int64 `koanf:"demo-seed"`

	// TLSCert and TLSKey are PEM files; both or neither.
	TLSCert string `koanf:"tls-cert"`
	TLSKey  string `koanf:"tls-key"`
	// BehindProxy states that a proxy in front terminates TLS, which allows plain HTTP on an
	// address that is not loopback, and that the last address of X-Forwarded-For is the client's.
	BehindProxy bool `koanf:"behind-proxy"`
	// CORSOrigins lists the origins whose web pages may call the service: exact ones
	// (https://app.example.com), subdomains (https://*.example.com), or * for all.
	// Websockets obey the same list. The service's own origin and clients without an origin
	// are always allowed. In a demo the default is *.
	CORSOrigins []string `koanf:"cors-origins"`
	// MetricsAddr is the host:port that /metrics is served on, for Prometheus; "" or "off":
	// not served. The service also starts if the address is in use.
	MetricsAddr string `koanf:"metrics-addr"`
	// ReadySources makes /readyz answer 503 while a live source is unhealthy.
	ReadySources bool `koanf:"ready-sources"`
	// MaxChainLag is how long events of a chain may wait for the engine before the chain counts as
	// unhealthy, 1 s to 24 h.
	MaxChainLag time.Duration `koanf:"max-chain-lag"`
	// DebugAddr is the loopback host:port that Go's profiles are served on; "" or "off": not
	// served.
	DebugAddr string `koanf:"debug-addr"`
	// OTLPEndpoint is the URL of the OpenTelemetry collector that traces are exported to by OTLP
	// over HTTP; "": none are.
	OTLPEndpoint string `koanf:"otlp-endpoint"`
	// TraceRatio is the part of traces that is exported, 0 to 1; the same in every process.
	TraceRatio float64 `koanf:"trace-ratio"`
	// ShutdownTimeout is how long running requests may take to finish at shutdown,
	// 0 to 10 minutes.
	ShutdownTimeout time.Duration `koanf:"shutdown-timeout"`

	// LogFormat is text or json.
	LogFormat string `koanf:"log-format"`
	// LogLevel is debug, info, warn or error.
	LogLevel string `koanf:"log-level"`

	// RankInterval is the event time between refreshes of the effective leaderboard
	// (semantics 3): whole seconds, 1 s to 24 h.
	RankInterval time.Duration `koanf:"rank-interval"`
	// TopWallets is the number of wallets of a chain in the effective leaderboard, 1 to 100 000.
	TopWallets int `koanf:"top-wallets"`
	// WarmUp is the event time after a chain's first trade during which its signals are
	// held back, 0 (none) to 10 years: a ranking of wallets with few trades means
	// little.
	WarmUp time.Duration `koanf:"warm-up"`
	// OpenGainLimit is how many times its token's volume an open position gains at most in net
	// profits on a DEX (semantics 2.3), 0 (no limit) to 1000.
	OpenGainLimit float64 `koanf:"open-gain-limit"`
	// SignalMinVolume is the 24-hour volume that a token of a DEX needs to raise signals, USD,
	// finite and at least 0; 0: none.
	SignalMinVolume float64 `koanf:"signal-min-volume"`
	// DefaultConvergenceMinUSD is the customers' convergence_min_usd until they change it, USD,
	// finite and at least 0.
	DefaultConvergenceMinUSD float64 `koanf:"default-convergence-min-usd"`
	// MaxSignalAge is the largest event-time age of a delivered signal, 0 (no
	// limit) to 10 years. It allows loading history without a flood of
	// old signals.
	MaxSignalAge time.Duration `koanf:"max-signal-age"`
	// RetractionHorizon is how far before a chain's newest trade retract and rewind
	// events reach, in event time, 1 h to 10 years.
	RetractionHorizon time.Duration `koanf:"retraction-horizon"`
	// KeepNotifications is how long notifications are kept after they were sent, 0
	// (forever) or 768 h to 100 years, which is longer than any cooldown.
	KeepNotifications time.Duration `koanf:"keep-notifications"`
	// KeepJournal is how much event time of the detection journal is kept beyond the customers'
	// longest window, 24 h to 744 h: simulations and decisions reach back that far.
	KeepJournal time.Duration `koanf:"keep-journal"`
	// KeepIdempotency is how long the answer to an ingest request with an Idempotency-Key is kept,
	// 1 h to 720 h: a repeated request is recognised for that long.
	KeepIdempotency time.Duration `koanf:"keep-idempotency"`
	// KeepRejects is how long messages of sources that became no event are kept, 1 h to 8760 h; of
	// each source the last 1000 are.
	KeepRejects time.Duration `koanf:"keep-rejects"`
	// Archive is the directory that events are written to as compressed NDJSON before they are
	// dropped; "": they are not.
	Archive string `koanf:"archive"`
	// HistoryWallets is the number of wallets of each leaderboard that are kept at midnight UTC of
	// event time, 0 (none) to 100 000.
	HistoryWallets int `koanf:"history-wallets"`
	// KeepTrades is how much event time of trades is kept, 0 (all) or RetractionHorizon and 48 h
	// more, to 100 years. Older ones are refused and dropped; what wallets made of them stays.
	KeepTrades time.Duration `koanf:"keep-trades"`
	// KeepHistory is how much event time of history is kept, 0 (all) or 768 h to 100 years, which
	// is longer than any window of a leaderboard.
	KeepHistory time.Duration `koanf:"keep-history"`
	// KeepClosings is how much event time of closed positions is kept, 0 (all) or 768 h to 100
	// years. ClosingsAge returns how long they are kept.
	KeepClosings time.Duration `koanf:"keep-closings"`
	// Filters are the leaderboard defaults of each chain.
	Filters ChainFilters `koanf:"filters"`

	// GraphQLMaxBody limits the size of a GraphQL request in bytes, 1 KiB to 16 MiB.
	GraphQLMaxBody Bytes `koanf:"graphql-max-body"`
	// GraphQLMaxTokens limits the lexical tokens of a document, 10 to 20 000.
	GraphQLMaxTokens int `koanf:"graphql-max-tokens"`
	// GraphQLMaxDepth limits the nesting of fields, 3 to 100.
	GraphQLMaxDepth int `koanf:"graphql-max-depth"`
	// GraphQLMaxCost limits the fields that a document may request, lists multiplied
	// by their page size, 100 to 100 000 000.
	GraphQLMaxCost int `koanf:"graphql-max-cost"`
	// KeyRequests, KeyCost and KeyEvents limit what each API key uses in a second, in each process:
	// requests, cost of GraphQL operations and requests over REST, and ingested events; 0.01 to 1
	// 000 000 000, or 0 for no limit.
	KeyRequests float64 `koanf:"key-requests-per-second"`
	KeyCost     float64 `koanf:"key-cost-per-second"`
	KeyEvents   float64 `koanf:"key-ingest-events-per-second"`
	// GraphQLTimeout is how long a query, a mutation, one event of a subscription or a request to
	// REST, search or feeds may run before it is canceled, 100 ms to 2 min.
	GraphQLTimeout time.Duration `koanf:"graphql-timeout"`
	// GraphQLDocumentMaxAge is how long shared caches may keep the response to a GET of a registered
	// document that is the same for every customer, whole seconds up to 1 h; 0: they keep nothing.
	GraphQLDocumentMaxAge time.Duration `koanf:"graphql-document-max-age"`

	// StreamMaxConnections limits the open websockets and event streams of the process,
	// 1 to 1 000 000.
	StreamMaxConnections int `koanf:"stream-max-connections"`
	// StreamMaxPerKey limits those of one API key, or of all tokens of a customer's end users, 1 to
	// 1 000 000.
	StreamMaxPerKey int `koanf:"stream-max-per-key"`
	// StreamMaxSubscriptions limits the running operations of one connection, 1 to 1000.
	StreamMaxSubscriptions int `koanf:"stream-max-subscriptions"`
	// StreamMaxExecutions limits the subscriptions of one customer that differ from each
	// other or still read the past, 1 to 1 000 000. Equal ones share an execution.
	StreamMaxExecutions int `koanf:"stream-max-executions"`
	// StreamInitTimeout is how long a websocket may take to authenticate, 100 ms to 1 min.
	StreamInitTimeout time.Duration `koanf:"stream-init-timeout"`
	// StreamMaxMessage limits a message from a websocket client, in bytes, 1 KiB to 16 MiB.
	StreamMaxMessage Bytes `koanf:"stream-max-message"`
	// StreamPing is the interval of heartbeats on a connection, 1 s to 10 min. A connection
	// from which nothing arrives for two intervals counts as dead.
	StreamPing time.Duration `koanf:"stream-ping"`
	// StreamQueue limits the outbound queue of one connection, in bytes, 16 KiB to 64 MiB. A
	// reader too slow for it is disconnected and can resume by cursor.
	StreamQueue Bytes `koanf:"stream-queue"`

	// WebhookAllowPrivate allows webhooks to addresses that are not public, and over plain
	// HTTP to this machine: for development. A demo allows this machine only.
	WebhookAllowPrivate bool `koanf:"webhook-allow-private"`
	// WebhookWorkers is the number of webhooks that the process sends to concurrently, 0
	// (sends none) to 10 000.
	WebhookWorkers int `koanf:"webhook-workers"`

	// IngestMaxBody limits an ingest request as sent, in bytes, 1 KiB to 1 GiB.
	IngestMaxBody Bytes `koanf:"ingest-max-body"`
	// IngestMaxUnpacked limits an ingest request after decompression, in bytes,
	// 1 KiB to 4 GiB.
	IngestMaxUnpacked Bytes `koanf:"ingest-max-unpacked"`
	// IngestMaxEvents limits the events of one ingest request, 1 to 10 000 000.
	IngestMaxEvents int `koanf:"ingest-max-events"`
	// ResponseCache limits the memory of the response cache, in bytes, 0 (off) to 16 GiB.
	ResponseCache Bytes `koanf:"response-cache"`

	// JWTKeysURL and JWTKeysFile are where the public keys of tokens are (JWKS), for RS256,
	// ES256 and EdDSA; at most one of them. A URL is https, or http on this machine.
	JWTKeysURL  string `koanf:"jwt-keys-url"`
	JWTKeysFile string `koanf:"jwt-keys-file"`
	// JWTSecretFile has the secret of tokens for HS256, at least 32 bytes; white space around
	// it does not count.
	JWTSecretFile string `koanf:"jwt-secret-file"`
	// JWTIssuer and JWTAudience are the claims iss and aud that tokens must have. They are
	// required with any of the three settings above; without all of these, tokens are refused.
	JWTIssuer   string `koanf:"jwt-issuer"`
	JWTAudience string `koanf:"jwt-audience"`
	// JWTCustomerClaim is the name of the claim that holds the customer's id.
	JWTCustomerClaim string `koanf:"jwt-customer-claim"`

	// EmbeddingURL is an endpoint that speaks OpenAI's /v1/embeddings, with its path; texts are
	// compared by it instead of by the built-in analysis, which is lexical. A URL with a key is
	// https, or http on this machine.
	EmbeddingURL string `koanf:"embedding-url"`
	// EmbeddingModel is the model that it is asked for; required with EmbeddingURL.
	EmbeddingModel string `koanf:"embedding-model"`
	// EmbeddingKey says where its key is: file:PATH or env:VARIABLE; "": none is sent.
	EmbeddingKey string `koanf:"embedding-key"`
	// EmbeddingTimeout is how long texts may take to be embedded, retries included, 100 ms to
	// 2 min.
	EmbeddingTimeout time.Duration `koanf:"embedding-timeout"`
	// EmbeddingBatch limits the texts of one request to it, 1 to 2048.
	EmbeddingBatch int `koanf:"embedding-batch"`
	// EmbeddingCache limits the memory of cached vectors, in bytes, 0 (off) to 16 GiB.
	EmbeddingCache Bytes `koanf:"embedding-cache"`

	// StoriesURL is an endpoint that speaks OpenAI's /v1/chat/completions, with its path; it
	// rephrases stories, which are templates without it. A URL with a key is https, or http on
	// this machine.
	StoriesURL string `koanf:"stories-url"`
	// StoriesModel is the model that it is asked for; required with StoriesURL.
	StoriesModel string `koanf:"stories-model"`
	// StoriesKey says where its key is: file:PATH or env:VARIABLE; "": none is sent.
	StoriesKey string `koanf:"stories-key"`
	// StoriesTimeout is how long a request for stories may wait for it, 100 ms to 10 s.
	StoriesTimeout time.Duration `koanf:"stories-timeout"`

	// QuoteTokens adds tokens that trades are priced in, for the formats of swaps.
	QuoteTokens QuoteTokens `koanf:"quote-tokens"`

	// SourceLease is how long a process that reads sources may be silent before another one reads
	// them, 3 s to 5 min.
	SourceLease time.Duration `koanf:"source-lease"`
	// Sources are live connections to providers of trades by name. A name has 1 to 64 of a-z 0-9 -.
	Sources Connections `koanf:"sources"`

	// Sinks are brokers that all customers' notifications are delivered to, by name, like Sources.
	Sinks Connections `koanf:"sinks"`
}

// Default returns the settings before any source is read.
func Default() Config {
	return Config{
		Addr:              "127.0.0.1:8080",
		MetricsAddr:       "127.0.0.1:9464",
		TraceRatio:        1,
		DataDir:           "./smartmoney-data",
		DBMaxOpen:         16,
		DBMaxIdle:         16,
		Migrate:           true,
		Role:              RoleAll,
		ExplorerLinks:     true,
		DemoSeed:          1,
		ShutdownTimeout:   20 * time.Second,
		MaxChainLag:       30 * time.Second,
		LogFormat:         "text",
		LogLevel:          "info",
		RankInterval:      time.Minute,
		TopWallets:        200,
		OpenGainLimit:     1,
		SignalMinVolume:   1000,
		MaxSignalAge:      time.Hour,
		RetractionHorizon: 7 * 24 * time.Hour,
		SourceLease:       15 * time.Second,
		KeepNotifications: 400 * 24 * time.Hour,
		KeepJournal:       7 * 24 * time.Hour,
		KeepIdempotency:   48 * time.Hour,
		KeepRejects:       30 * 24 * time.Hour,
		HistoryWallets:    20_000,
		KeepTrades:        400 * 24 * time.Hour,
		KeepHistory:       400 * 24 * time.Hour,
		KeepClosings:      400 * 24 * time.Hour,
		Filters:           defaultFilters(),

		DefaultConvergenceMinUSD: smartmoney.DefaultConvergenceMinUSD,

		GraphQLMaxBody:   64 << 10,
		GraphQLMaxTokens: 1000,
		GraphQLMaxDepth:  20,
		GraphQLMaxCost:   20_000,
		GraphQLTimeout:   10 * time.Second,

		StreamMaxConnections:   20_000,
		StreamMaxPerKey:        10_000,
		StreamMaxSubscriptions: 20,
		StreamMaxExecutions:    20_000,
		StreamInitTimeout:      3 * time.Second,
		StreamMaxMessage:       64 << 10,
		StreamPing:             25 * time.Second,
		StreamQueue:            256 << 10,
		WebhookWorkers:         256,

		IngestMaxBody:     16 << 20,
		IngestMaxUnpacked: 128 << 20,
		IngestMaxEvents:   100_000,
		ResponseCache:     64 << 20,
		Studio:            true,
		JWTCustomerClaim:  "sub",
		EmbeddingTimeout:  10 * time.Second,
		EmbeddingBatch:    64,
		EmbeddingCache:    64 << 20,
		StoriesTimeout:    5 * time.Second,
	}
}

// DatabaseIn returns the address of the default database in a data directory.
func DatabaseIn(dir string) string { return "sqlite:" + filepath.Join(dir, "smartmoney.db") }

// resolve sets the values that depend on other settings.
func (c *Config) resolve() {
	c.DatabaseURL = cmp.Or(c.DatabaseURL, DatabaseIn(c.DataDir))
	for _, addr := range []*string{&c.MetricsAddr, &c.DebugAddr} {
		if *addr == "off" { // an empty environment variable counts as unset
			*addr = ""
		}
	}
}

// demo replaces defaults by those of a demo: pages of every origin may call it, its past raises
// signals from the fourth day on, and one wallet in ten counts as a top wallet.
func (c *Config) demo() {
	c.CORSOrigins, c.MaxSignalAge, c.WarmUp, c.TopWallets = []string{"*"}, 0, 3*24*time.Hour, 50
}

// ClosingsAge returns how much event time of closed positions is kept: KeepClosings, and as much as
// KeepHistory, since the performance of past leaderboards is computed from them. 0: all.
func (c *Config) ClosingsAge() time.Duration {
	if c.KeepClosings == 0 || c.KeepHistory == 0 {
		return 0
	}
	return max(c.KeepClosings, c.KeepHistory)
}

// Tokens reports whether tokens (JWT) are accepted where the interface has them.
func (c *Config) Tokens() bool {
	return c.JWTKeysURL != "" || c.JWTKeysFile != "" || c.JWTSecretFile != ""
}

// DefaultDatabase reports whether the database is the default one.
func (c *Config) DefaultDatabase() bool {
	d := Default()
	d.resolve()
	return c.DatabaseURL == d.DatabaseURL
}

// DatabaseName returns DatabaseURL for display: an SQLite file with its absolute path, a URL
// without its password.
func (c *Config) DatabaseName() string {
	if path, ok := strings.CutPrefix(c.DatabaseURL, "sqlite:"); ok {
		if whole, err := filepath.Abs(path); err == nil {
			path = whole
		}
		return "sqlite:" + path
	}
	at, err := url.Parse(c.DatabaseURL)
	if err != nil {
		return "postgres" // the text may contain a password
	}
	q := at.Query()
	q.Del("password")
	at.RawQuery = q.Encode()
	return at.Redacted()
}

// Level returns LogLevel as a slog.Level, info for an invalid one.
func (c *Config) Level() slog.Level {
	var level slog.Level
	if err := level.UnmarshalText([]byte(c.LogLevel)); err != nil {
		return slog.LevelInfo
	}
	return level
}

// Filter returns the leaderboard default of a chain.
func (c *Config) Filter(chain smartmoney.Chain) smartmoney.Filter {
	return c.Filters.of(chain).filter()
}

// Quotes returns QuoteTokens in the form of the ingest command's
// --quote: CHAIN=ADDRESS or CHAIN=ADDRESS:native.
func (c *Config) Quotes() []string {
	var quotes []string
	for _, chain := range smartmoney.Chains() {
		for _, token := range c.QuoteTokens.of(chain) {
			quotes = append(quotes, string(chain)+"="+token)
		}
	}
	return quotes
}
