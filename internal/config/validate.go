package config

import (
	"fmt"
	"math"
	"net"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/endpoint"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Error lists the problems of the settings. Each problem begins with its setting.
type Error struct{ Problems []string }

// Error returns every problem, one per line if there are several.
func (e *Error) Error() string {
	if len(e.Problems) == 1 {
		return "bad settings: " + e.Problems[0]
	}
	return "bad settings:\n  " + strings.Join(e.Problems, "\n  ")
}

// UsageError is an error in what the user gave: a setting, or on the command line an unknown flag,
// command or argument.
type UsageError struct{ Err error }

// Error returns the error's text.
func (u UsageError) Error() string { return u.Err.Error() }

// Unwrap returns the wrapped error, for errors.Is and errors.As.
func (u UsageError) Unwrap() error { return u.Err }

// Validate returns an *Error with every bad field, or nil.
func (c *Config) Validate() error {
	if p := c.problems(true); len(p) > 0 {
		return &Error{Problems: p}
	}
	return nil
}

// problemList collects problems.
type problemList []string

func (p *problemList) add(field, format string, args ...any) {
	*p = append(*p, field+": "+fmt.Sprintf(format, args...))
}

func inRange[T int | int64 | float64 | Bytes](p *problemList, field string, got, low, high T) {
	if got < low || got > high {
		p.add(field, "must be between %v and %v, got %v", low, high, got)
	}
}

func (p *problemList) duration(field string, got, low, high time.Duration) {
	if got < low || got > high {
		p.add(field, "must be between %s and %s, got %s", FormatDuration(low), FormatDuration(high), FormatDuration(got))
	}
}

// rate checks a limit per second, of which 0 is none.
func (p *problemList) rate(field string, got float64) {
	if !smartmoney.ValidRate(got) {
		p.add(field, "must be 0 (no limit) or between %g and %.0f, got %g", smartmoney.MinRate, smartmoney.MaxRate, got)
	}
}

// amount checks an amount of USD.
func (p *problemList) amount(field string, got float64) {
	if !(got >= 0) || math.IsInf(got, 0) {
		p.add(field, "must be a finite number of at least 0, got %v", got)
	}
}

func (p *problemList) oneOf(field, got string, allowed ...string) {
	if !slices.Contains(allowed, got) {
		p.add(field, "must be one of %s, got %q", strings.Join(allowed, ", "), got)
	}
}

// hostPort returns the host of an address; ok is false if the address is malformed or empty.
func (p *problemList) hostPort(field, addr string) (host string, ok bool) {
	if addr == "" && field != "addr" {
		return "", false
	}
	host, port, err := net.SplitHostPort(addr)
	if err != nil {
		p.add(field, "must be host:port, got %q", addr)
		return "", false
	}
	if n, err := strconv.Atoi(port); err != nil || n < 0 || n > 65535 {
		p.add(field, "must end in a port between 0 and 65535, got %q", port)
	}
	return host, true
}

// validPublicURL reports whether an address is empty or can stand before a path in messages: what
// they might read as markup is refused.
func validPublicURL(address string) bool {
	u, err := url.Parse(address)
	return address == "" || err == nil && (u.Scheme == "https" || u.Scheme == "http") && u.Hostname() != "" && u.User == nil &&
		len(address) <= 200 && !strings.ContainsFunc(address, func(r rune) bool { return r <= ' ' || r > '~' || strings.ContainsRune("?#()<>[]|\"'&", r) })
}

func (c *Config) problems(serves bool) problemList {
	var p problemList
	c.checkDatabase(&p)
	c.checkAddress(&p, serves)
	c.checkOrigins(&p)
	c.checkEmbedding(&p)
	c.checkStories(&p)
	c.checkTokens(&p)
	p.hostPort("metrics-addr", c.MetricsAddr) // any address: metrics contain no secrets
	if host, ok := p.hostPort("debug-addr", c.DebugAddr); ok && !endpoint.Loopback(host) {
		p.add("debug-addr", "must be a loopback address, since profiles expose memory, got %q", c.DebugAddr)
	}
	if u, err := url.Parse(c.OTLPEndpoint); c.OTLPEndpoint != "" && (err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "") {
		// it may hold a password
		p.add("otlp-endpoint", "must be an http or https URL such as http://127.0.0.1:4318")
	}
	if !validPublicURL(c.PublicURL) {
		p.add("public-url", "must be empty, or an http or https URL of at most 200 bytes such as https://signals.example.com, without a query or fragment, got %s", smartmoney.Shown(c.PublicURL))
	}
	inRange(&p, "trace-ratio", c.TraceRatio, 0, 1)
	p.oneOf("role", string(c.Role), string(RoleAll), string(RoleAPI), string(RoleEngine), string(RoleSources))
	if c.Demo && c.Role != RoleAll {
		p.add("demo", "needs the role all, since it runs everything in one process, got %s", c.Role)
	}
	p.oneOf("log-format", c.LogFormat, "text", "json")
	p.oneOf("log-level", c.LogLevel, "debug", "info", "warn", "error")
	p.duration("max-chain-lag", c.MaxChainLag, time.Second, 24*time.Hour)
	p.duration("shutdown-timeout", c.ShutdownTimeout, 0, 10*time.Minute)
	p.duration("source-lease", c.SourceLease, 3*time.Second, 5*time.Minute)
	p.duration("rank-interval", c.RankInterval, time.Second, 24*time.Hour)
	if c.RankInterval%time.Second != 0 {
		p.add("rank-interval", "must be whole seconds, got %s", c.RankInterval)
	}
	inRange(&p, "top-wallets", c.TopWallets, 1, 100_000)
	p.duration("warm-up", c.WarmUp, 0, 10*365*24*time.Hour)
	if !(c.OpenGainLimit >= 0 && c.OpenGainLimit <= 1000) {
		p.add("open-gain-limit", "must be between 0 and 1000, got %v", c.OpenGainLimit)
	}
	p.amount("signal-min-volume", c.SignalMinVolume)
	p.amount("default-convergence-min-usd", c.DefaultConvergenceMinUSD)
	p.duration("max-signal-age", c.MaxSignalAge, 0, 10*365*24*time.Hour)
	p.duration("retraction-horizon", c.RetractionHorizon, time.Hour, 10*365*24*time.Hour)
	if c.KeepNotifications != 0 {
		p.duration("keep-notifications", c.KeepNotifications, 32*24*time.Hour, 100*365*24*time.Hour)
	}
	if least := c.RetractionHorizon + keepBeyond; c.KeepTrades != 0 && c.KeepTrades < least {
		p.add("keep-trades", "must be 0, or at least %s: %s more than retraction-horizon, which is %s; got %s",
			FormatDuration(least), FormatDuration(keepBeyond), FormatDuration(c.RetractionHorizon), FormatDuration(c.KeepTrades))
	} else if c.KeepTrades != 0 {
		p.duration("keep-trades", c.KeepTrades, least, 100*365*24*time.Hour)
	}
	p.duration("keep-journal", c.KeepJournal, 24*time.Hour, 31*24*time.Hour)
	p.duration("keep-idempotency", c.KeepIdempotency, time.Hour, 30*24*time.Hour)
	p.duration("keep-rejects", c.KeepRejects, time.Hour, 365*24*time.Hour)
	inRange(&p, "history-wallets", c.HistoryWallets, 0, 100_000)
	if c.KeepHistory != 0 {
		p.duration("keep-history", c.KeepHistory, 32*24*time.Hour, 100*365*24*time.Hour)
	}
	if c.KeepClosings != 0 {
		p.duration("keep-closings", c.KeepClosings, 32*24*time.Hour, 100*365*24*time.Hour)
	}
	inRange(&p, "graphql-max-body", c.GraphQLMaxBody, 1<<10, 16<<20)
	inRange(&p, "graphql-max-tokens", c.GraphQLMaxTokens, 10, 20_000)
	inRange(&p, "graphql-max-depth", c.GraphQLMaxDepth, 3, 100)
	inRange(&p, "graphql-max-cost", c.GraphQLMaxCost, 100, 100_000_000)
	p.duration("graphql-timeout", c.GraphQLTimeout, 100*time.Millisecond, 2*time.Minute)
	if c.GraphQLDocumentMaxAge != 0 {
		p.duration("graphql-document-max-age", c.GraphQLDocumentMaxAge, time.Second, time.Hour)
	}
	inRange(&p, "stream-max-connections", c.StreamMaxConnections, 1, 1_000_000)
	inRange(&p, "stream-max-per-key", c.StreamMaxPerKey, 1, 1_000_000)
	inRange(&p, "stream-max-subscriptions", c.StreamMaxSubscriptions, 1, 1000)
	inRange(&p, "stream-max-executions", c.StreamMaxExecutions, 1, 1_000_000)
	p.duration("stream-init-timeout", c.StreamInitTimeout, 100*time.Millisecond, time.Minute)
	inRange(&p, "stream-max-message", c.StreamMaxMessage, 1<<10, 16<<20)
	p.duration("stream-ping", c.StreamPing, time.Second, 10*time.Minute)
	inRange(&p, "stream-queue", c.StreamQueue, 16<<10, 64<<20)
	inRange(&p, "webhook-workers", c.WebhookWorkers, 0, 10_000)
	inRange(&p, "ingest-max-body", c.IngestMaxBody, 1<<10, 1<<30)
	inRange(&p, "ingest-max-unpacked", c.IngestMaxUnpacked, 1<<10, 4<<30)
	inRange(&p, "response-cache", c.ResponseCache, 0, 16<<30)
	inRange(&p, "ingest-max-events", c.IngestMaxEvents, 1, 10_000_000)
	p.rate("key-requests-per-second", c.KeyRequests)
	p.rate("key-cost-per-second", c.KeyCost)
	p.rate("key-ingest-events-per-second", c.KeyEvents)
	for _, chain := range smartmoney.Chains() {
		c.checkChain(&p, chain)
	}
	c.Sources.check(&p, "sources")
	c.Sinks.check(&p, "sinks")
	return p
}

// keepBeyond is how much longer trades must be kept than corrections reach: volumes of 24 hours and
// the day of a correction need those before.
const keepBeyond = 48 * time.Hour

func (c *Config) checkDatabase(p *problemList) {
	path, sqlite := strings.CutPrefix(c.DatabaseURL, "sqlite:")
	postgres := strings.HasPrefix(c.DatabaseURL, "postgres://") || strings.HasPrefix(c.DatabaseURL, "postgresql://")
	switch {
	case !sqlite && !postgres:
		// The message leaves out the value, which may contain a password.
		p.add("database-url", "must begin with sqlite: or postgres://")
	case sqlite && path == "":
		p.add("database-url", "must name a file after sqlite:")
	case sqlite && (c.Role == RoleAPI || c.Role == RoleEngine || c.Role == RoleSources):
		p.add("role", "%s needs PostgreSQL: an SQLite database serves one process", c.Role)
	}
	if c.DataDir == "" {
		p.add("data-dir", "must not be empty")
	}
	inRange(p, "db-max-open", c.DBMaxOpen, 2, 1000)
	inRange(p, "db-max-idle", c.DBMaxIdle, 0, max(c.DBMaxOpen, 0))
}

// checkAddress rejects an address that is none, and one that may not be served if serves is set.
func (c *Config) checkAddress(p *problemList, serves bool) {
	host, ok := p.hostPort("addr", c.Addr)
	if !ok {
		return
	}
	if (c.TLSCert == "") != (c.TLSKey == "") {
		p.add("tls-cert", "requires tls-key, and tls-key requires tls-cert")
	}
	if serves && !endpoint.Loopback(host) && c.TLSCert == "" && c.TLSKey == "" && !c.BehindProxy {
		p.add("addr", "%s is not a loopback address: plain HTTP is served on loopback only; "+
			"set --tls-cert and --tls-key, or --behind-proxy if a proxy in front terminates TLS", c.Addr)
	}
}

// checkOrigins rejects values that no browser sends as an origin.
func (c *Config) checkOrigins(p *problemList) {
	for _, origin := range c.CORSOrigins {
		if origin == "*" {
			continue
		}
		at, err := url.Parse(strings.Replace(origin, "://*.", "://x.", 1))
		if err != nil || (at.Scheme != "http" && at.Scheme != "https") || at.Host == "" || strings.Contains(at.Host, "*") ||
			at.Scheme+"://"+at.Host != strings.Replace(origin, "://*.", "://x.", 1) {
			p.add("cors-origins", "must be origins such as https://app.example.com or https://*.example.com, without a path, or *, got %q", origin)
		}
	}
}

func (c *Config) checkTokens(p *problemList) {
	if c.JWTKeysURL != "" && c.JWTKeysFile != "" {
		p.add("jwt-keys-url", "must not be set together with jwt-keys-file")
	}
	if c.JWTKeysURL != "" {
		at, err := url.Parse(c.JWTKeysURL)
		if err != nil || at.Host == "" || at.Scheme != "https" && (at.Scheme != "http" || !endpoint.Loopback(at.Hostname())) {
			p.add("jwt-keys-url", "must be an https URL, or http on this machine")
		}
	}
	for _, required := range [][2]string{
		{"jwt-issuer", c.JWTIssuer}, {"jwt-audience", c.JWTAudience}, {"jwt-customer-claim", c.JWTCustomerClaim},
	} {
		if required[1] == "" && c.Tokens() {
			p.add(required[0], "must not be empty if tokens are accepted")
		}
	}
	if !c.Tokens() && (c.JWTIssuer != "" || c.JWTAudience != "") {
		p.add("jwt-issuer", "and jwt-audience need jwt-keys-url, jwt-keys-file or jwt-secret-file")
	}
}

func (c *Config) checkEmbedding(p *problemList) {
	p.duration("embedding-timeout", c.EmbeddingTimeout, 100*time.Millisecond, 2*time.Minute)
	inRange(p, "embedding-batch", c.EmbeddingBatch, 1, 2048)
	inRange(p, "embedding-cache", c.EmbeddingCache, 0, 16<<30)
	p.endpoint("embedding", c.EmbeddingURL, c.EmbeddingModel, c.EmbeddingKey)
}

func (c *Config) checkStories(p *problemList) {
	p.duration("stories-timeout", c.StoriesTimeout, 100*time.Millisecond, 10*time.Second)
	p.endpoint("stories", c.StoriesURL, c.StoriesModel, c.StoriesKey)
}

// endpoint checks the settings of an endpoint with a model: NAME-url, NAME-model, NAME-key.
func (p *problemList) endpoint(name, to, model, key string) {
	if kind, where, _ := strings.Cut(key, ":"); key != "" && (where == "" || kind != "file" && kind != "env") {
		// The message leaves out the value, which may be the key itself.
		p.add(name+"-key", "must be file:PATH or env:VARIABLE")
	}
	if to == "" {
		if model != "" || key != "" {
			p.add(name+"-url", "must be set, since %[1]s-model or %[1]s-key is", name)
		}
		return
	}
	if model == "" {
		p.add(name+"-model", "must not be empty if %s-url is set", name)
	}
	at, err := url.Parse(to)
	switch {
	case err != nil || at.Host == "" || at.Scheme != "https" && at.Scheme != "http":
		p.add(name+"-url", "must be an https or http URL with a host")
	case at.Scheme == "http" && key != "" && !endpoint.Loopback(at.Hostname()):
		p.add(name+"-url", "must be an https URL, or http on this machine, since a key is sent")
	}
}

func (c *Config) checkChain(p *problemList, chain smartmoney.Chain) {
	section := "filters." + string(chain) + "."
	f := c.Filter(chain)
	inRange(p, section+"min-trades", f.MinTrades, 0, math.MaxInt32)
	inRange(p, section+"min-tokens", f.MinTokens, 0, math.MaxInt32)
	inRange(p, section+"min-closed", f.MinClosed, 0, math.MaxInt32)
	p.amount(section+"min-buy-vol", f.MinBuyVol)
	p.amount(section+"max-buy-vol", f.MaxBuyVol)
	for i, token := range c.QuoteTokens.of(chain) {
		if _, ok := smartmoney.NormalAddress(chain, strings.TrimSuffix(token, ":native")); !ok {
			p.add(fmt.Sprintf("quote-tokens.%s[%d]", chain, i), "must be ADDRESS or ADDRESS:native, an address of %s, got %q", chain, token)
		}
	}
}
