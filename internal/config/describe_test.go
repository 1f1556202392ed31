package config_test

import (
	"os"
	"strings"
	"testing"

	"github.com/spf13/pflag"

	"github.com/smartmoneyhq/smartmoney/internal/config"
	"github.com/smartmoneyhq/smartmoney/internal/status"
)

// describe loads settings and describes them.
func describe(t *testing.T, file string, environ, args []string) map[string]status.Setting {
	t.Helper()
	t.Chdir(t.TempDir())
	if err := os.WriteFile(config.DefaultFile, []byte(file), 0o600); err != nil {
		t.Fatal(err)
	}
	fs := pflag.NewFlagSet("test", pflag.ContinueOnError)
	config.AddCommonFlags(fs)
	config.AddServeFlags(fs)
	if err := fs.Parse(args); err != nil {
		t.Fatal(err)
	}
	cfg, err := config.Load(fs, environ)
	if err != nil {
		t.Fatal(err)
	}
	list, err := config.Describe(&cfg, fs, environ)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]status.Setting{}
	for _, s := range list {
		all[s.Name] = s
	}
	if len(all) != len(config.Names()) || len(all) != len(list) {
		t.Fatalf("%d settings are described, want %d", len(list), len(config.Names()))
	}
	return all
}

// Each setting has the origin that won, with its value.
func TestDescribeTellsOrigins(t *testing.T) {
	all := describe(t, "top-wallets: 11\nrank-interval: 30s\nquote-tokens:\n  base: ['0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa']\n", []string{"SMARTMONEY_TOP_WALLETS=22", "SMARTMONEY_LOG_LEVEL=", "SMARTMONEY_WARM_UP=2h"},
		[]string{"--warm-up", "3h", "--demo"})
	for name, want := range map[string]status.Setting{
		"warm-up":       {Value: "3h", Default: "0s", Origin: status.FromFlag, Place: "--warm-up", Group: "Signals"},
		"top-wallets":   {Value: "22", Default: "200", Origin: status.FromEnvironment, Place: "SMARTMONEY_TOP_WALLETS", Group: "Signals"},
		"rank-interval": {Value: "30s", Default: "1m", Origin: status.FromFile, Place: config.DefaultFile, Group: "Signals"},
		"log-level":     {Value: "info", Default: "info", Origin: status.FromDefault},
		"demo":          {Value: "true", Default: "false", Origin: status.FromFlag, Place: "--demo", Group: "Processes and database"},
		// as a demo has it
		"cors-origins": {Value: "*", Origin: status.FromDefault, Group: "Serving"},
		"quote-tokens": {Value: `{"base":["0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"],"ethereum":null,"solana":null}`, Default: `{"base":null,"ethereum":null,"solana":null}`, Origin: status.FromFile, Place: config.DefaultFile},
	} {
		got := all[name]
		want.Name, want.Description = name, got.Description
		if got != want {
			t.Errorf("%s = %+v, want %+v", name, got, want)
		}
	}
	for _, s := range all {
		if config.IsSetting(s.Name) && s.Description == "" {
			t.Errorf("%s has no description", s.Name)
		}
	}
}

// Passwords, keys in addresses, and the settings of connections are not shown.
func TestDescribeHidesSecrets(t *testing.T) {
	all := describe(t, `
sources:
  chain: {kind: evm, rpc-url: 'https://node.example/v1/hidden', secret: hidden}
embedding-url: https://user:hidden@ai.example/v1/embeddings?key=hidden
embedding-model: m
database-url: postgres://smartmoney:hidden@db.example/smartmoney?password=hidden&sslmode=require
`, nil, nil)
	for name, want := range map[string]string{
		"sources": `{"chain":{"kind":"evm"}}`, "embedding-url": "https://user:xxxxx@ai.example/v1/embeddings",
		"database-url": "postgres://smartmoney:xxxxx@db.example/smartmoney",
	} {
		if s := all[name]; s.Value != want || !s.Redacted {
			t.Errorf("%s = %+v, want %s, redacted", name, s, want)
		}
	}
	for _, s := range all {
		if strings.Contains(s.Value, "hidden") {
			t.Errorf("%s shows a secret: %s", s.Name, s.Value)
		}
	}
}
