package config_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/spf13/pflag"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// load loads the settings of a process with this file, environment and command line.
func load(t *testing.T, file string, environ, args []string) (config.Config, error) {
	t.Helper()
	t.Chdir(t.TempDir())
	if file != "" {
		if err := os.WriteFile(config.DefaultFile, []byte(file), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	fs := pflag.NewFlagSet("test", pflag.ContinueOnError)
	config.AddCommonFlags(fs)
	config.AddServeFlags(fs)
	if err := fs.Parse(args); err != nil {
		t.Fatal(err)
	}
	return config.Load(fs, environ)
}

func TestDefaults(t *testing.T) {
	got, err := load(t, "", nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	want := config.Default()
	want.DatabaseURL = "sqlite:smartmoney-data/smartmoney.db"
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("settings (-want +got):\n%s", diff)
	}
}

// A flag's default must equal the setting's, or the help would be wrong, and every setting
// except the sections must have a flag.
func TestFlagsShowTheDefaults(t *testing.T) {
	fs := pflag.NewFlagSet("test", pflag.ContinueOnError)
	config.AddCommonFlags(fs)
	config.AddServeFlags(fs)
	var args []string
	fs.VisitAll(func(f *pflag.Flag) {
		if !config.IsSetting(f.Name) {
			t.Errorf("--%s is not a setting", f.Name)
		}
		if f.Name != config.FileFlag && f.Name != config.OldFileFlag {
			args = append(args, "--"+f.Name+"="+f.DefValue)
		}
	})
	plain, err := load(t, "", nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	given, err := load(t, "", nil, args)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(plain, given); diff != "" {
		t.Errorf("the flags' defaults differ (-setting +flag):\n%s", diff)
	}
	for _, name := range config.Names() {
		if config.IsSetting(name) && fs.Lookup(name) == nil {
			t.Errorf("setting %s has no flag", name)
		}
	}
}

func TestPrecedence(t *testing.T) {
	file := "addr: 127.0.0.1:1\ntop-wallets: 11\nrank-interval: 30s\nlog-level: debug\n"
	environ := []string{
		"SMARTMONEY_ADDR=127.0.0.1:2", "SMARTMONEY_TOP_WALLETS=22", "SMARTMONEY_DATA_DIR=/srv/data",
		"SMARTMONEY_MIGRATE=", "SMARTMONEY_SERVICE_HOST=10.0.0.1", "SMARTMONEY_KEY=sms-x", "ADDR=127.0.0.1:4",
	}
	got, err := load(t, file, environ, []string{"--addr", "127.0.0.1:3"})
	if err != nil {
		t.Fatal(err)
	}
	want := config.Default()
	want.Addr = "127.0.0.1:3"
	want.TopWallets = 22
	want.RankInterval = 30 * time.Second
	want.LogLevel = "debug"
	want.DataDir = "/srv/data"
	want.DatabaseURL = "sqlite:/srv/data/smartmoney.db"
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("settings (-want +got):\n%s", diff)
	}
}

func TestSections(t *testing.T) {
	got, err := load(t, `
filters:
  solana: {min-tokens: 7}
  base:
    max-buy-vol: 1.5e6
quote-tokens:
  solana: ['So11111111111111111111111111111111111111112:native']
  base: ['0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '0xdddddddddddddddddddddddddddddddddddddddd']
`, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	want := smartmoney.Filter{MinTrades: 1, MinTokens: 7, MinClosed: 1, MinBuyVol: smartmoney.DefaultMinBuyVol, MaxBuyVol: 1e9}
	if f := got.Filter(smartmoney.Solana); f != want {
		t.Errorf("solana filter = %+v, want %+v", f, want)
	}
	want = smartmoney.Filter{MinTrades: 1, MinTokens: 5, MinClosed: 1, MinBuyVol: smartmoney.DefaultMinBuyVol, MaxBuyVol: 1.5e6}
	if f := got.Filter(smartmoney.Base); f != want {
		t.Errorf("base filter = %+v, want %+v", f, want)
	}
	quotes := []string{"base=0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "base=0xdddddddddddddddddddddddddddddddddddddddd", "solana=So11111111111111111111111111111111111111112:native"}
	if diff := cmp.Diff(quotes, got.Quotes()); diff != "" {
		t.Errorf("quote tokens (-want +got):\n%s", diff)
	}
}

// TestDemoDefaults checks that a demo has defaults of its own, wherever it is asked for, and that
// they are overridden as others are.
func TestDemoDefaults(t *testing.T) {
	for name, test := range map[string]struct {
		file          string
		environ, args []string
		top           int
		warmUp, age   time.Duration
	}{
		"none":         {top: 200, age: time.Hour},
		"flag":         {args: []string{"--demo"}, top: 50, warmUp: 72 * time.Hour},
		"environment":  {environ: []string{"SMARTMONEY_DEMO=true"}, top: 50, warmUp: 72 * time.Hour},
		"file":         {file: "demo: true\n", top: 50, warmUp: 72 * time.Hour},
		"switched off": {environ: []string{"SMARTMONEY_DEMO=true"}, args: []string{"--demo=false"}, top: 200, age: time.Hour},
		"overridden": {
			file: "demo: true\ntop-wallets: 200\n", environ: []string{"SMARTMONEY_WARM_UP=0s"}, args: []string{"--max-signal-age", "1h"},
			top: 200, age: time.Hour,
		},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := load(t, test.file, test.environ, test.args)
			if err != nil {
				t.Fatal(err)
			}
			if got.TopWallets != test.top || got.WarmUp != test.warmUp || got.MaxSignalAge != test.age {
				t.Errorf("%d top wallets, warm-up %s, age %s", got.TopWallets, got.WarmUp, got.MaxSignalAge)
			}
		})
	}
}

func TestOrigins(t *testing.T) {
	for name, test := range map[string]struct {
		file          string
		environ, args []string
		want          []string
	}{
		"none":        {},
		"demo":        {args: []string{"--demo"}, want: []string{"*"}},
		"demo's own":  {args: []string{"--demo", "--cors-origins", "https://a.example"}, want: []string{"https://a.example"}},
		"flag":        {args: []string{"--cors-origins", "https://a.example,http://127.0.0.1:3000"}, want: []string{"https://a.example", "http://127.0.0.1:3000"}},
		"environment": {environ: []string{"SMARTMONEY_CORS_ORIGINS=https://a.example, https://*.b.example"}, want: []string{"https://a.example", "https://*.b.example"}},
		"file":        {file: "cors-origins: ['https://a.example', '*']\n", want: []string{"https://a.example", "*"}},
		"file's text": {file: "cors-origins: https://a.example\n", want: []string{"https://a.example"}},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := load(t, test.file, test.environ, test.args)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(test.want, got.CORSOrigins); diff != "" {
				t.Errorf("origins (-want +got):\n%s", diff)
			}
		})
	}
	for _, bad := range []string{
		"app.example", "https://", "https://a.example/", "https://a.example/x", "ftp://a.example", "https://*", "https://a.*.example", "*.example", "null",
	} {
		if _, err := load(t, "", nil, []string{"--cors-origins", bad}); err == nil || !strings.Contains(err.Error(), "cors-origins") {
			t.Errorf("%q: %v, want an error about cors-origins", bad, err)
		}
	}
}

// TestPublicURL checks that the address in messages is one, and holds nothing that a message reads
// as markup.
func TestPublicURL(t *testing.T) {
	for _, good := range []string{"", "https://signals.example", "http://10.0.0.7:8080/desk/"} {
		if got, err := load(t, "", nil, []string{"--public-url", good}); err != nil || got.PublicURL != good {
			t.Errorf("%q: %q, %v", good, got.PublicURL, err)
		}
	}
	for _, bad := range []string{"signals.example", "ftp://a.example", "https://", "https://u:p@a.example", "https://a.example/?x", "https://a.example/#x", "https://a.example/)", "https://a.example/<b>", "https://a.example/" + strings.Repeat("x", 200)} {
		if _, err := load(t, "", nil, []string{"--public-url", bad}); err == nil || !strings.Contains(err.Error(), "public-url: must be empty, or") {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

// The sample settings in deploy/ for the systemd unit are valid.
func TestSample(t *testing.T) {
	sample, err := filepath.Abs(filepath.Join("..", "..", "deploy", "smartmoney.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	for name, environ := range map[string][]string{"new": {"SMARTMONEY_SETTINGS=" + sample}, "old": {"SMARTMONEY_CONFIG=" + sample}} {
		if got, err := load(t, "", environ, nil); err != nil || got.LogFormat != "json" {
			t.Errorf("%s: %+v, error %v", name, got.LogFormat, err)
		}
	}
}

func TestFileByName(t *testing.T) {
	path := filepath.Join(t.TempDir(), "other.yaml")
	if err := os.WriteFile(path, []byte("top-wallets: 33\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct{ environ, args []string }{
		"flag":        {args: []string{"--config", path}},
		"environment": {environ: []string{"SMARTMONEY_CONFIG=" + path}},
		"flag beats environment": {
			args: []string{"--config", path}, environ: []string{"SMARTMONEY_CONFIG=/nonexistent.yaml"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			got, err := load(t, "top-wallets: 44\n", test.environ, test.args)
			if err != nil || got.TopWallets != 33 {
				t.Errorf("top-wallets = %d, %v; want 33 from the named file", got.TopWallets, err)
			}
		})
	}
	if _, err := load(t, "", nil, []string{"--config", "/nonexistent.yaml"}); err == nil {
		t.Error("a named file that does not exist was ignored")
	}
}

func TestProblems(t *testing.T) {
	for name, test := range map[string]struct {
		file    string
		environ []string
		args    []string
		want    []string
	}{
		"every bad field at once": {
			args:    []string{"--role", "boss", "--top-wallets", "0", "--log-format", "xml"},
			environ: []string{"SMARTMONEY_RANK_INTERVAL=1500ms"},
			want: []string{
				`role: must be one of all, api, engine, sources, got "boss"`,
				`log-format: must be one of text, json, got "xml"`,
				"rank-interval: must be whole seconds, got 1.5s",
				"top-wallets: must be between 1 and 100000, got 0",
			},
		},
		"a warm-up out of bounds": {
			environ: []string{"SMARTMONEY_WARM_UP=-1s"},
			want:    []string{"warm-up: must be between 0s and 3650d, got -1s"},
		},
		"trades kept for less than corrections need": {
			args: []string{"--keep-trades", "168h", "--retraction-horizon", "121h"},
			want: []string{"keep-trades: must be 0, or at least 169h: 2d more than retraction-horizon, which is 121h; got 7d"},
		},
		"history out of bounds": {
			args:    []string{"--history-wallets", "100001", "--keep-closings", "876001h"},
			environ: []string{"SMARTMONEY_KEEP_HISTORY=767h"},
			want: []string{
				"history-wallets: must be between 0 and 100000, got 100001",
				"keep-history: must be between 32d and 36500d, got 767h",
				"keep-closings: must be between 32d and 36500d, got 876001h",
			},
		},
		"unknown keys": {
			file: "adr: x\nfilters: {bitcoin: {}, base: {min-trade: 1}}\n",
			want: []string{
				"smartmoney.yaml: unknown setting adr: 'smartmoney serve --help' lists them", "smartmoney.yaml: unknown setting filters.base.min-trade: 'smartmoney serve --help' lists them", "smartmoney.yaml: unknown setting filters.bitcoin: 'smartmoney serve --help' lists them",
			},
		},
		"values of the wrong kind": {
			file: "top-wallets: 1.5\nmigrate: 1\nrank-interval: 60\nlog-level: true\nfilters: {base: {min-trades: many}}\n",
			want: []string{
				"filters.base.min-trades: must be a whole number",
				"log-level: must be text; put it in quotes",
				"migrate: must be true or false",
				"rank-interval: needs a number with a unit, like 60s, 5m or 30d",
				"top-wallets: must be a whole number",
			},
		},
		"not YAML": {
			file: "addr: [",
			want: []string{"settings file smartmoney.yaml: yaml: line 1: did not find expected node content"},
		},
		"environment of the wrong kind": {
			environ: []string{"SMARTMONEY_TOP_WALLETS=many", "SMARTMONEY_DEMO=perhaps", "SMARTMONEY_SHUTDOWN_TIMEOUT=5"},
			want: []string{
				"demo: must be true or false",
				"shutdown-timeout: needs a number with a unit, like 60s, 5m or 30d",
				"top-wallets: must be a whole number",
			},
		},
		"database of an unknown kind": {
			args: []string{"--database-url", "mysql://root:hunter2@db/x"},
			want: []string{"database-url: must begin with sqlite: or postgres://"},
		},
		"SQLite shared by processes": {
			args: []string{"--role", "engine"},
			want: []string{"role: engine needs PostgreSQL: an SQLite database serves one process"},
		},
		"demo without an engine": {
			args: []string{"--demo", "--role", "api", "--database-url", "postgres://db/x"},
			want: []string{"demo: needs the role all, since it runs everything in one process, got api"},
		},
		"certificate without key": {
			args: []string{"--tls-cert", "c.pem"},
			want: []string{"tls-cert: requires tls-key, and tls-key requires tls-cert"},
		},
		"address without port": {
			args: []string{"--addr", "localhost"},
			want: []string{`addr: must be host:port, got "localhost"`},
		},
		"filters out of bounds": {
			file: "filters: {base: {min-trades: -1, max-buy-vol: .inf}}\nquote-tokens: {solana: [':native']}\n",
			want: []string{
				"filters.base.min-trades: must be between 0 and 2147483647, got -1",
				"filters.base.max-buy-vol: must be a finite number of at least 0, got +Inf",
				`quote-tokens.solana[0]: must be ADDRESS or ADDRESS:native, an address of solana, got ":native"`,
			},
		},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := load(t, test.file, test.environ, test.args)
			var bad *config.Error
			if !errors.As(err, &bad) {
				t.Fatalf("Load: %v, want a *config.Error", err)
			}
			if diff := cmp.Diff(test.want, bad.Problems); diff != "" {
				t.Errorf("problems (-want +got):\n%s", diff)
			}
			if strings.Contains(err.Error(), "hunter2") {
				t.Errorf("the error contains a password: %v", err)
			}
		})
	}
}

func TestPlainHTTPStaysOnLoopback(t *testing.T) {
	tls := []string{"--tls-cert", "c.pem", "--tls-key", "k.pem"}
	for name, test := range map[string]struct {
		addr string
		more []string
		ok   bool
	}{
		"IPv4 loopback":     {addr: "127.0.0.1:8080", ok: true},
		"all of 127":        {addr: "127.9.9.9:8080", ok: true},
		"IPv6 loopback":     {addr: "[::1]:8080", ok: true},
		"mapped loopback":   {addr: "[::ffff:127.0.0.1]:8080", ok: true},
		"localhost":         {addr: "localhost:8080", ok: true},
		"every address":     {addr: ":8080"},
		"every IPv4":        {addr: "0.0.0.0:8080"},
		"every IPv6":        {addr: "[::]:8080"},
		"private":           {addr: "192.168.1.5:8080"},
		"a name":            {addr: "example.com:8080"},
		"like localhost":    {addr: "localhost.example.com:8080"},
		"with TLS":          {addr: "0.0.0.0:8443", more: tls, ok: true},
		"behind a proxy":    {addr: "0.0.0.0:8080", more: []string{"--behind-proxy"}, ok: true},
		"loopback with TLS": {addr: "127.0.0.1:8443", more: tls, ok: true},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := load(t, "", nil, append([]string{"--addr", test.addr}, test.more...))
			if (err == nil) != test.ok {
				t.Errorf("addr %s %v: %v, want ok = %v", test.addr, test.more, err, test.ok)
			}
			if err != nil && !strings.Contains(err.Error(), "--behind-proxy") {
				t.Errorf("the error does not say what to do: %v", err)
			}
		})
	}
}

// TestAddressOfOtherCommands checks that a command that does not serve takes an address from the
// environment that serve refuses, and no malformed one.
func TestAddressOfOtherCommands(t *testing.T) {
	t.Chdir(t.TempDir())
	common := pflag.NewFlagSet("migrate", pflag.ContinueOnError)
	config.AddCommonFlags(common)
	asks := pflag.NewFlagSet("healthcheck", pflag.ContinueOnError)
	config.AddCommonFlags(asks)
	config.AddServerFlags(asks)
	for _, flags := range []*pflag.FlagSet{common, asks} {
		if got, err := config.Load(flags, []string{"SMARTMONEY_ADDR=0.0.0.0:8080"}); err != nil || got.Addr != "0.0.0.0:8080" {
			t.Errorf("addr %q, %v", got.Addr, err)
		}
		if _, err := config.Load(flags, []string{"SMARTMONEY_ADDR=nonsense"}); err == nil {
			t.Error("a malformed address is taken")
		}
	}
}

func TestTokens(t *testing.T) {
	claims := []string{"--jwt-issuer", "https://id.example", "--jwt-audience", "smartmoney"}
	for _, args := range [][]string{
		{"--jwt-keys-url", "https://id.example/keys"}, {"--jwt-keys-url", "http://127.0.0.1:1/keys"},
		{"--jwt-keys-file", "keys.json"}, {"--jwt-secret-file", "secret"}, {"--jwt-keys-file", "keys.json", "--jwt-secret-file", "secret"},
	} {
		got, err := load(t, "", nil, append(args, claims...))
		if err != nil || !got.Tokens() || got.JWTCustomerClaim != "sub" {
			t.Errorf("%q: %v, tokens %t, claim %q", args, err, got.Tokens(), got.JWTCustomerClaim)
		}
	}
	for want, args := range map[string][]string{
		"jwt-keys-url: must be an https URL":     {"--jwt-keys-url", "http://id.example/keys", "--jwt-issuer", "i", "--jwt-audience", "a"},
		"jwt-keys-url: must not be set together": {"--jwt-keys-url", "https://id.example", "--jwt-keys-file", "f", "--jwt-issuer", "i", "--jwt-audience", "a"},
		"jwt-issuer: must not be empty":          {"--jwt-secret-file", "f", "--jwt-audience", "a"},
		"jwt-audience: must not be empty":        {"--jwt-secret-file", "f", "--jwt-issuer", "i"},
		"jwt-customer-claim: must not be empty":  {"--jwt-secret-file", "f", "--jwt-issuer", "i", "--jwt-audience", "a", "--jwt-customer-claim="},
		"jwt-issuer: and jwt-audience need":      {"--jwt-issuer", "i"},
	} {
		if _, err := load(t, "", nil, args); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", args, err, want)
		}
	}
	if got, err := load(t, "", nil, nil); err != nil || got.Tokens() {
		t.Errorf("by default: %v, tokens %t", err, got.Tokens())
	}
}

func TestEndpoints(t *testing.T) {
	const to = "https://api.example/v1/embeddings"
	for _, args := range [][]string{
		nil, {"--embedding-url", to, "--embedding-model", "m"},
		{"--stories-url", to, "--stories-model", "m", "--stories-key", "env:KEY", "--stories-timeout", "10s"},
		{"--embedding-url", to, "--embedding-model", "m", "--embedding-key", "env:KEY"},
		{"--embedding-url", "http://ollama:11434/v1/embeddings", "--embedding-model", "m"},
		{"--embedding-url", "http://[::1]:1/v1/embeddings", "--embedding-model", "m", "--embedding-key", "file:/run/key"},
	} {
		if _, err := load(t, "", nil, args); err != nil {
			t.Errorf("%q: %v", args, err)
		}
	}
	for want, args := range map[string][]string{
		"embedding-url: must be an https or http URL":                  {"--embedding-url", "ftp://x", "--embedding-model", "m"},
		"embedding-url: must be an https URL, or http on this machine": {"--embedding-url", "http://x.example", "--embedding-model", "m", "--embedding-key", "env:K"},
		"embedding-url: must be set, since":                            {"--embedding-model", "m"},
		"embedding-model: must not be empty":                           {"--embedding-url", to},
		"embedding-key: must be file:PATH or env:VARIABLE":             {"--embedding-url", to, "--embedding-model", "m", "--embedding-key", "sk-secret"},
		"stories-url: must be an https or http URL":                    {"--stories-url", "//x", "--stories-model", "m"},
		"stories-url: must be set, since stories-model":                {"--stories-key", "env:K"},
		"stories-model: must not be empty if stories-url":              {"--stories-url", to},
		"stories-key: must be file:PATH or env:VARIABLE":               {"--stories-url", to, "--stories-model", "m", "--stories-key", "env:"},
		"stories-timeout: must be between 100ms and 10s, got 1m":       {"--stories-timeout", "1m"},
		"embedding-timeout: must be between 100ms and 2m, got 1ms":     {"--embedding-timeout", "1ms"},
		"embedding-batch: must be between 1 and 2048, got 0":           {"--embedding-batch", "0"},
		"embedding-cache: must be between 0 and 16 GiB, got -1":        {"--embedding-cache", "-1"},
	} {
		if _, err := load(t, "", nil, args); err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "sk-secret") {
			t.Errorf("%q: %v, want %q", args, err, want)
		}
	}
}

// TestClosingsAge: closed positions are kept as long as the leaderboards whose performance is
// computed from them.
func TestClosingsAge(t *testing.T) {
	for _, c := range []struct{ closings, history, want time.Duration }{
		{800 * time.Hour, 768 * time.Hour, 800 * time.Hour}, {768 * time.Hour, 800 * time.Hour, 800 * time.Hour},
		{768 * time.Hour, 0, 0}, {0, 768 * time.Hour, 0},
	} {
		if got := (&config.Config{KeepClosings: c.closings, KeepHistory: c.history}).ClosingsAge(); got != c.want {
			t.Errorf("closings of %v and history of %v: %v, want %v", c.closings, c.history, got, c.want)
		}
	}
}
