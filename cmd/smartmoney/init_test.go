package main

import (
	"io"
	"strings"
	"testing"
)

// init asks for what no flag gives, and takes an empty answer, also a missing one, as the default.
func TestInitAsks(t *testing.T) {
	for name, test := range map[string]struct {
		args             []string
		answers          string
		url, rpc         string
		source, customer string
		kind             string // that the flags and the name say, "" if they are not asked
	}{
		"everything": {answers: "postgres://h/d\nbase\nwss://n/K\nacme\n", url: "postgres://h/d", rpc: "[wss://n/K]", source: "base", customer: "acme"},
		"nothing":    {url: "sqlite:smartmoney-data/smartmoney.db", rpc: "[]", source: "none", customer: "desk"},
		"solana":     {answers: "sqlite:x\nsolana\n\n", url: "sqlite:x", rpc: "[]", source: "solana", customer: "desk", kind: "helius"},
		"some":       {args: []string{"--database-url", "sqlite:x"}, answers: "polymarket\n\n", url: "sqlite:x", rpc: "[]", source: "polymarket", customer: "desk"},
	} {
		t.Run(name, func(t *testing.T) {
			cmd, _, err := newRootCmd().Find([]string{"init"})
			if err != nil {
				t.Fatal(err)
			}
			if err := cmd.ParseFlags(test.args); err != nil {
				t.Fatal(err)
			}
			cmd.SetIn(strings.NewReader(test.answers))
			cmd.SetErr(io.Discard)
			var f initFlags
			if err := f.ask(cmd); err != nil {
				t.Fatal(err)
			}
			url, rpc := cmd.Flags().Lookup("database-url").Value.String(), cmd.Flags().Lookup("rpc").Value.String()
			if url != test.url || rpc != test.rpc || f.source != test.source || f.customer != test.customer {
				t.Errorf("got %s, %s, %s, %s", url, rpc, f.source, f.customer)
			}
			if test.kind != "" {
				if kind, err := kindOfSource(cmd.Flags(), f.source); err != nil || kind != test.kind {
					t.Errorf("kind %s, %v; want %s", kind, err, test.kind)
				}
			}
		})
	}
}
