package e2e

import (
	"io"
	"net/http"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// The walk of docs/studio.md works as it stands against a demo.
func TestPlatformWalkThrough(t *testing.T) {
	t.Parallel()
	s := onSQLite(t)
	p := s.demonstrate()
	key := p.loaded().key
	ask := func(path, body string) string {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, p.url+path, strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Authorization", "Bearer "+key)
		r.Header.Set("Content-Type", "application/json")
		resp, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer resp.Body.Close()
		answer, err := io.ReadAll(resp.Body)
		if err != nil {
			t.Fatal(err)
		}
		return string(answer)
	}
	openMarkets := regexp.MustCompile(`"total_hits":[1-9][0-9]`)
	testkit.EventuallyWithin(t, programTimeout, "the models are trained, markets have vectors, and some are open and traded", func() bool {
		time.Sleep(time.Second) // asking without a pause slows the training down
		found := ask("/v3/studio/search/semantic", `{"index": "markets", "size": 1, "text": "price of bitcoin"}`)
		open := ask("/v3/studio/search/filter_and_sort", `{"index": "polymarket-items", "size": 1, "include": [{"filter": "term", "field": "closed", "value": false},
			{"filter": "numeric", "field": "volume_24hr", "operator": ">", "value": 0}]}`)
		return strings.Contains(found, `"_id"`) && openMarkets.MatchString(open) && hasFeed(ask)
	})
	text, err := os.ReadFile(tree(t, "docs/studio.md"))
	if err != nil {
		t.Fatal(err)
	}
	walk, _, found := strings.Cut(string(text), "\n## Where the numbers come from\n")
	if !found {
		t.Fatal("the walk has no end")
	}
	var script strings.Builder
	for line := range strings.Lines(walk) {
		if command, is := strings.CutPrefix(line, "    "); is {
			script.WriteString(command)
		}
	}
	cmd := shell(t, programTimeout, "exec 2>&1\n"+strings.ReplaceAll(script.String(), "http://127.0.0.1:8080", p.url))
	cmd.Env = append(os.Environ(), "KEY="+key)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, want := range []string{
		`"name":"item_id"`, `"id":"crypto"`, `"found":true`, `"item_id"`, "feed_1", " stories\n", `"polymarket-default"`, `"model":`,
	} {
		if !strings.Contains(string(out), want) {
			t.Errorf("%q is not in what the commands print:\n%s", want, out)
		}
	}
	if !trained.Match(out) {
		t.Errorf("no trained model answered:\n%s", out)
	}
	if strings.Contains(string(out), "null") {
		t.Errorf("a command printed null:\n%s", out)
	}
	p.stop()
}

// trained is the name of a model that was trained: before, popularity@0 answers, and more versions
// follow as trades come.
var trained = regexp.MustCompile(`@[1-9]`)

// hasFeed reports whether a trained model answers and the wallet of the walk-through has a feed: a
// model that was trained while the past was loaded knows no open market that it may like.
func hasFeed(ask func(path, body string) string) bool {
	found := ask("/v3/studio/search/filter_and_sort", `{"index": "polymarket-wallets", "size": 1, "sort_by": {"field": "volume_usd_7d", "order": "desc"}}`)
	wallet := regexp.MustCompile(`"_id":"(0x[0-9a-f]{40})"`).FindStringSubmatch(found)
	if wallet == nil {
		return false
	}
	scores := ask("/v3/studio/scoring/ranking_model/default", `{"user_id": "`+wallet[1]+`", "item_ids": ["m"]}`)
	return trained.MatchString(scores) && strings.Contains(ask("/v3/pm-alpha/for-you", `{"top_k": 3, "wallet_address": "`+wallet[1]+`"}`), `"polymarket-default"`)
}
