package cli

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// newInit returns the command init with flags and what is typed.
func newInit(t *testing.T, in io.Reader, args ...string) *cobra.Command {
	t.Helper()
	cmd, _, err := newRootCmd().Find([]string{"init"})
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.ParseFlags(args); err != nil {
		t.Fatal(err)
	}
	cmd.SetIn(in)
	cmd.SetErr(io.Discard)
	cmd.SetContext(t.Context())
	return cmd
}

// startNode starts a server that answers as a node of Base at block 16, and returns its URL.
func startNode(t *testing.T) string {
	t.Helper()
	results := map[string]any{
		"eth_chainId": "0x2105", "eth_blockNumber": "0x10",
		"eth_getBlockByNumber": map[string]any{
			"number": "0x10", "hash": "0x" + strings.Repeat("1", 64), "parentHash": "0x" + strings.Repeat("2", 64), "timestamp": "0x65000000",
			"logsBloom": "0x" + strings.Repeat("0", 512), "transactions": []any{},
		},
	}
	type call struct {
		ID     json.RawMessage `json:"id"`
		Method string          `json:"method"`
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		var calls []call
		batch := err == nil && json.Unmarshal(body, &calls) == nil
		if !batch {
			calls = make([]call, 1)
			if err := json.Unmarshal(body, &calls[0]); err != nil {
				t.Errorf("a call %s: %v", body, err)
			}
		}
		replies := make([]any, len(calls))
		for i, c := range calls {
			replies[i] = map[string]any{"jsonrpc": "2.0", "id": c.ID, "result": results[c.Method]}
		}
		var reply any = replies
		if !batch {
			reply = replies[0]
		}
		if err := json.NewEncoder(w).Encode(reply); err != nil {
			t.Errorf("respond: %v", err)
		}
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// A signal ends the wait for an answer that does not come.
func TestInitInterrupted(t *testing.T) {
	t.Parallel()
	silent, terminal := io.Pipe()
	defer terminal.Close()
	cmd := newInit(t, silent)
	ctx, interrupt := context.WithCancel(t.Context())
	interrupt()
	cmd.SetContext(ctx)
	if err := new(initFlags).ask(cmd); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

// init asks for what no flag gives, and takes an empty answer, also a missing one, as the default.
func TestInitAsks(t *testing.T) {
	node := startNode(t)
	for name, test := range map[string]struct {
		args             []string
		environ          map[string]string
		answers          string
		url, rpc         string
		source, customer string
		again            int    // answers that are refused, after which init asks again
		kind             string // that the flags and the name say, "" if they are not asked
	}{
		"everything": {answers: "sqlite:x\nbase\nhttp://127.0.0.1:1\n" + node + "\nacme\n", url: "sqlite:x", rpc: "[" + node + "]", source: "base", customer: "acme", again: 1},
		"asked again": {
			answers: "mysql://h/d\npostgres://127.0.0.1:1/d\nsqlite:y\nbass\npolymarket\nno id\nacme\n",
			url:     "sqlite:y", rpc: "[]", source: "polymarket", customer: "acme", again: 4,
		},
		"nothing":          {url: "sqlite:smartmoney-data/smartmoney.db", rpc: "[]", source: "none", customer: "desk"},
		"solana":           {answers: "sqlite:x\nsolana\n\n", url: "sqlite:x", rpc: "[]", source: "solana", customer: "desk", kind: "helius"},
		"some":             {args: []string{"--database-url", "sqlite:x"}, answers: "polymarket\n\n", url: "sqlite:x", rpc: "[]", source: "polymarket", customer: "desk"},
		"a directory":      {args: []string{"--data-dir", "d"}, url: "sqlite:d/smartmoney.db", rpc: "[]", source: "none", customer: "desk"},
		"its variable":     {environ: map[string]string{"SMARTMONEY_DATA_DIR": "e"}, url: "sqlite:e/smartmoney.db", rpc: "[]", source: "none", customer: "desk"},
		"a variable's URL": {environ: map[string]string{"SMARTMONEY_DATABASE_URL": "sqlite:v"}, answers: "polymarket\n", rpc: "[]", source: "polymarket", customer: "desk"},
	} {
		t.Run(name, func(t *testing.T) {
			for name, value := range test.environ {
				t.Setenv(name, value)
			}
			cmd := newInit(t, strings.NewReader(test.answers), test.args...)
			var f initFlags
			var said strings.Builder
			cmd.SetErr(&said)
			if err := f.ask(cmd); err != nil {
				t.Fatal(err)
			}
			if again := strings.Count(said.String(), "]:   "); again != test.again {
				t.Errorf("%d answers were refused, want %d:\n%s", again, test.again, &said)
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
