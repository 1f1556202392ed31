package config

import (
	"log/slog"
	"net/url"
	"path/filepath"
	"strings"
	"time"

	"smartmoney/internal/smartmoney"
)

// Role says which parts of the service a process runs.
type Role string

// The roles: everything in one process, only the stateless API, only the engine.
const (
	RoleAll    Role = "all"
	RoleAPI    Role = "api"
	RoleEngine Role = "engine"
)

// Config is every setting of the service. The koanf tag is the setting's name: as
// a flag, in the file, and in upper case with underscores in the environment.
type Config struct {
	// Addr is the host:port that HTTP is served on. Anything but a loopback address
	// needs TLS or BehindProxy.
	Addr string `koanf:"addr"`
	// DatabaseURL is sqlite:PATH or postgres://…; Load fills in the SQLite file
	// smartmoney.db in DataDir where it is empty.
	DatabaseURL string `koanf:"database-url"`
	// DataDir holds what the process keeps on disk.
	DataDir string `koanf:"data-dir"`
	// DBMaxOpen bounds the open connections to PostgreSQL, 2 to 1000.
	DBMaxOpen int `koanf:"db-max-open"`
	// DBMaxIdle bounds the connections to PostgreSQL kept open without work, 0 to DBMaxOpen.
	DBMaxIdle int `koanf:"db-max-idle"`
	// Migrate applies pending migrations at start; without it, pending ones refuse the start.
	Migrate bool `koanf:"migrate"`

	// Role says which parts run in this process.
	Role Role `koanf:"role"`
	// Demo feeds the service from the market simulator.
	Demo bool `koanf:"demo"`
	// DemoSeed makes the simulator's market; the same seed gives the same one.
	DemoSeed int64 `koanf:"demo-seed"`

	// TLSCert and TLSKey are PEM files; both or neither.
	TLSCert string `koanf:"tls-cert"`
	TLSKey  string `koanf:"tls-key"`
	// BehindProxy says that a proxy in front ends TLS, which allows plain HTTP on
	// an address that is not loopback.
	BehindProxy bool `koanf:"behind-proxy"`
	// CORSOrigins lists the origins whose web pages may call the service: exact ones
	// (https://app.example.com), subdomains (https://*.example.com), or * for all.
	// Websockets obey the same list; the service's own origin and programs that name none
	// are always let in. Where it is not set, a demo takes *.
	CORSOrigins []string `koanf:"cors-origins"`
	// MetricsAddr is the host:port that /metrics is served on, for Prometheus; "" or "off":
	// it is not. The service runs on where the address is taken.
	MetricsAddr string `koanf:"metrics-addr"`
	// DebugAddr is the host:port, of this machine only, that Go's profiles are served on;
	// "" or "off": they are not.
	DebugAddr string `koanf:"debug-addr"`
	// ShutdownTimeout bounds how long running requests may take to finish at the
	// end, 0 to 10 minutes.
	ShutdownTimeout time.Duration `koanf:"shutdown-timeout"`

	// LogFormat is text or json.
	LogFormat string `koanf:"log-format"`
	// LogLevel is debug, info, warn or error.
	LogLevel string `koanf:"log-level"`

	// RankInterval is the distance of the boundaries at which the effective leaderboard
	// is taken (semantics 3): whole seconds, 1 s to 24 h.
	RankInterval time.Duration `koanf:"rank-interval"`
	// TopWallets is how many wallets of a chain the effective leaderboard holds, 1 to 100 000.
	TopWallets int `koanf:"top-wallets"`
	// WarmUp is for how much event time from a chain's first trade on its signals are
	// held back, 0 (for none) to 10 years: a ranking of wallets that hardly traded says
	// little.
	WarmUp time.Duration `koanf:"warm-up"`
	// MaxSignalAge is the event-time age beyond which a signal is not delivered, 0
	// (none is too old) to 10 years. History can so be loaded without a flood of
	// old signals.
	MaxSignalAge time.Duration `koanf:"max-signal-age"`
	// KeepNotifications is how long notifications are kept after they were sent, 0
	// (for ever) or 768 h to 100 years: longer than any cooldown.
	KeepNotifications time.Duration `koanf:"keep-notifications"`
	// Filters are the leaderboard defaults of each chain.
	Filters ChainFilters `koanf:"filters"`

	// GraphQLMaxBody bounds a GraphQL request in bytes, 1 KiB to 16 MiB.
	GraphQLMaxBody int `koanf:"graphql-max-body"`
	// GraphQLMaxTokens bounds the lexical tokens of a document, 10 to 20 000.
	GraphQLMaxTokens int `koanf:"graphql-max-tokens"`
	// GraphQLMaxDepth bounds the nesting of fields, 3 to 100.
	GraphQLMaxDepth int `koanf:"graphql-max-depth"`
	// GraphQLMaxCost bounds the fields that a document may ask for, lists multiplied
	// by their page size, 100 to 100 000 000.
	GraphQLMaxCost int `koanf:"graphql-max-cost"`
	// GraphQLTimeout is how long a query, a mutation or one event of a subscription may
	// take before it is cut off, 100 ms to 2 min.
	GraphQLTimeout time.Duration `koanf:"graphql-timeout"`

	// StreamMaxConnections bounds the open websockets and event streams of the process,
	// 1 to 1 000 000.
	StreamMaxConnections int `koanf:"stream-max-connections"`
	// StreamMaxPerKey bounds those of one API key, 1 to 1 000 000.
	StreamMaxPerKey int `koanf:"stream-max-per-key"`
	// StreamMaxSubscriptions bounds the operations under way on one connection, 1 to 1000.
	StreamMaxSubscriptions int `koanf:"stream-max-subscriptions"`
	// StreamMaxExecutions bounds the subscriptions of one customer that differ from each
	// other, or are still in the past, 1 to 1 000 000. Equal ones share an execution.
	StreamMaxExecutions int `koanf:"stream-max-executions"`
	// StreamInitTimeout is how long a websocket may take to say who it is, 100 ms to 1 min.
	StreamInitTimeout time.Duration `koanf:"stream-init-timeout"`
	// StreamMaxMessage bounds a message that a websocket sends, in bytes, 1 KiB to 16 MiB.
	StreamMaxMessage int `koanf:"stream-max-message"`
	// StreamPing is how often a connection hears from the service, 1 s to 10 min. One
	// from which nothing comes for two such times is taken for dead.
	StreamPing time.Duration `koanf:"stream-ping"`
	// StreamQueue bounds what waits for one slow reader, in bytes, 16 KiB to 64 MiB. One
	// for whom more waits is cut off, to go on by cursor.
	StreamQueue int `koanf:"stream-queue"`

	// WebhookAllowPrivate lets webhooks go to addresses that are not public, and by plain
	// HTTP to this machine: for development. A demo lets them go to this machine only.
	WebhookAllowPrivate bool `koanf:"webhook-allow-private"`
	// WebhookWorkers is how many webhooks the process sends to at a time, 0 (it sends
	// none) to 10 000.
	WebhookWorkers int `koanf:"webhook-workers"`

	// IngestMaxBody bounds an ingest request as sent, in bytes, 1 KiB to 1 GiB.
	IngestMaxBody int64 `koanf:"ingest-max-body"`
	// IngestMaxUnpacked bounds an ingest request after decompression, in bytes,
	// 1 KiB to 4 GiB.
	IngestMaxUnpacked int64 `koanf:"ingest-max-unpacked"`
	// IngestMaxEvents bounds the events of one ingest request, 1 to 10 000 000.
	IngestMaxEvents int `koanf:"ingest-max-events"`
	// AnswerCache bounds the memory for whole answers, in bytes, 0 (none) to 16 GiB.
	AnswerCache int64 `koanf:"answer-cache"`
	// QuoteTokens are more tokens that trades are priced in, for the formats of swaps.
	QuoteTokens QuoteTokens `koanf:"quote-tokens"`
}

// Default returns the settings before any source is read.
func Default() Config {
	return Config{
		Addr:              "127.0.0.1:8080",
		MetricsAddr:       "127.0.0.1:9464",
		DataDir:           "./smartmoney-data",
		DBMaxOpen:         16,
		DBMaxIdle:         16,
		Migrate:           true,
		Role:              RoleAll,
		DemoSeed:          1,
		ShutdownTimeout:   20 * time.Second,
		LogFormat:         "text",
		LogLevel:          "info",
		RankInterval:      time.Minute,
		TopWallets:        200,
		MaxSignalAge:      time.Hour,
		KeepNotifications: 400 * 24 * time.Hour,
		Filters:           defaultFilters(),
		GraphQLMaxBody:    64 << 10,
		GraphQLMaxTokens:  1000,
		GraphQLMaxDepth:   20,
		GraphQLMaxCost:    20_000,
		GraphQLTimeout:    10 * time.Second,

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
		AnswerCache:       64 << 20,
	}
}

// resolve fills in what other settings decide.
func (c *Config) resolve() {
	if c.DatabaseURL == "" {
		c.DatabaseURL = "sqlite:" + filepath.Join(c.DataDir, "smartmoney.db")
	}
	for _, addr := range []*string{&c.MetricsAddr, &c.DebugAddr} {
		if *addr == "off" { // an empty variable of the environment counts as none
			*addr = ""
		}
	}
	if c.Demo && c.CORSOrigins == nil {
		c.CORSOrigins = []string{"*"}
	}
}

// DefaultDatabase reports whether the database is the one that is used where none is named.
func (c *Config) DefaultDatabase() bool {
	d := Default()
	d.resolve()
	return c.DatabaseURL == d.DatabaseURL
}

// DatabaseName is DatabaseURL for people to read: an SQLite file with its whole path, a URL
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
		return "postgres" // the text may hold a password
	}
	q := at.Query()
	q.Del("password")
	at.RawQuery = q.Encode()
	return at.Redacted()
}

// Level is LogLevel as slog knows it; info for one that Validate refuses.
func (c *Config) Level() slog.Level {
	var level slog.Level
	if err := level.UnmarshalText([]byte(c.LogLevel)); err != nil {
		return slog.LevelInfo
	}
	return level
}

// Filter is the leaderboard default of a chain.
func (c *Config) Filter(chain smartmoney.Chain) smartmoney.Filter {
	return c.Filters.of(chain).filter()
}

// Quotes lists the quote tokens of QuoteTokens in the form of the ingest command's
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
