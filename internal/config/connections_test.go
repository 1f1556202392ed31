package config_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/config"
)

func TestConnections(t *testing.T) {
	got, err := load(t, `
sources:
  polymarket: {kind: polymarket}
  base:
    kind: evm
    rpc: ["wss://node.example/key", env:SECOND]
    confirmations: 2
    nested: {on: true}
`, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	list := func(all []config.Connection) (out []string) {
		for _, c := range all {
			out = append(out, c.Name+" "+c.Kind+" "+string(c.Settings))
		}
		return out
	}
	if diff := cmp.Diff([]string{
		`base evm {"confirmations":2,"nested":{"on":true},"rpc":["wss://node.example/key","env:SECOND"]}`, `polymarket polymarket {}`,
	}, list(got.Sources.List())); diff != "" {
		t.Errorf("sources (-want +got):\n%s", diff)
	}
}

func TestBadConnections(t *testing.T) {
	var many strings.Builder
	for i := range 65 {
		many.WriteString("  n" + strings.Repeat("x", i) + ": {kind: evm}\n")
	}
	for name, test := range map[string]struct{ file, want string }{
		"a name":      {"sources:\n  Base: {kind: evm}\n", `sources: must have names of 1 to 64 of a-z, 0-9 and -, got "Base"`},
		"a long name": {"sources:\n  " + strings.Repeat("x", 65) + ": {kind: evm}\n", `sources: must have names of 1 to 64`},
		"no kind":     {"sources:\n  base: {rpc: secret}\n", `sources.base.kind: must name the kind`},
		"nothing":     {"sources:\n  base:\n", `sources.base.kind: must name the kind`},
		"a bad kind":  {"sources:\n  base: {kind: 7}\n", `sources.base.kind: must name the kind`},
		"too many":    {"sources:\n" + many.String(), `sources: must have at most 64 entries, got 65`},
		"too long":    {"sources:\n  base: {kind: evm, rpc: " + strings.Repeat("x", 17_000) + "}\n", `sources.base: must have at most 16384 bytes as JSON, got 17010`},
		"no section":  {"sources: secret\n", `sources: must be a section`},
		"no sections": {"sources:\n  base: secret\n", `must be a section`},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := load(t, test.file, nil, nil)
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Errorf("got %v, want %s", err, test.want)
			}
			if err != nil && strings.Contains(err.Error(), "secret") {
				t.Errorf("the message shows the value: %v", err)
			}
		})
	}
}

// What Encode writes is what Load reads.
func TestEncode(t *testing.T) {
	body, err := config.Encode(map[string]any{
		"database-url": "sqlite:a: #b", "sources": map[string]any{"base": map[string]any{
			"kind": "evm", "rpc": []string{"env:A", "wss://x"}, "confirmations": 2, "chain_id": json.RawMessage("9007199254740993"),
			"list": json.RawMessage(`["a", 1.5, true]`),
		}},
	})
	if err != nil {
		t.Fatal(err)
	}
	got, err := load(t, string(body), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	all := got.Sources.List()
	if got.DatabaseURL != "sqlite:a: #b" || len(all) != 1 || all[0].Kind != "evm" ||
		string(all[0].Settings) != `{"chain_id":9007199254740993,"confirmations":2,"list":["a",1.5,true],"rpc":["env:A","wss://x"]}` {
		t.Errorf("read %+v of\n%s", all, body)
	}
	if none, err := config.Encode(nil); err != nil || len(none) > 0 {
		t.Errorf("nothing is written as %q, %v", none, err)
	}
}
