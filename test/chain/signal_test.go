package chain_test

import (
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// TestFirstSignal goes from an empty directory to a signal, with the commands of the README. Only
// the node's URL is another. The chain is ten minutes old when the source begins at its first
// block.
func TestFirstSignal(t *testing.T) {
	t.Parallel()
	h := newHistory(t, uint64(time.Now().Add(-12*time.Minute).Unix()), 41)
	h.grow(300)
	s := newSite(t)
	// As the README says, and faster, and from a block that is not a matter of the clock.
	printed := s.run("init", "--source", "base", "--rpc", h.ws(), "--from", "0", "--set", "requests_per_second=0", "--customer", "desk", "--yes")
	key, _, _ := strings.Cut(printed, "\n")
	url := s.serve()
	s.open().await(h, 0)
	for range 5 {
		b := h.from(h.head())
		for wallet := 1; wallet <= wallets; wallet++ {
			b.send(wallet, routerV2, weth.unit(3000), h.ethFor(alfa, wallet))
		}
		h.setHead(b.mine())
		h.grow(3)
	}
	signal := ""
	testkit.EventuallyWithin(t, 2*time.Minute, "a signal", func() bool {
		signal = headline(t, url, key)
		return signal != ""
	})
	t.Log(signal)
	s.stop()
}

// headline returns what the newest notification says, "" if there is none.
func headline(t *testing.T, url, key string) string {
	t.Helper()
	query := strings.NewReader(`{"query": "{ signals(first: 1) { nodes { headline } } }"}`)
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, url+"/graphql", query)
	must(t, err, "make request")
	r.Header.Set("Authorization", "Bearer "+key)
	r.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(r)
	must(t, err, "ask for signals")
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	must(t, err, "read signals")
	var answer struct {
		Data struct {
			Signals struct{ Nodes []struct{ Headline string } }
		}
	}
	must(t, json.Unmarshal(body, &answer), "decode signals")
	if response.StatusCode != http.StatusOK || !strings.Contains(string(body), `"nodes"`) {
		t.Fatalf("status %d: %s", response.StatusCode, body)
	}
	if nodes := answer.Data.Signals.Nodes; len(nodes) > 0 {
		return nodes[0].Headline
	}
	return ""
}
