package polymarket_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/polymarket"
)

// TestResolutions settles markets while the source runs, is restarted, and has no answer from the
// Gamma API.
func TestResolutions(t *testing.T) {
	t.Parallel()
	c := newClock()
	a, address := newAPI(t, 1, c.Now)
	a.script(200, 40)
	out := newLog()
	a.gammaDown = true
	run(t, a, c, out, address, nil)
	if len(out.markets) != 0 || len(out.trades()) != len(a.expected(t)) || !strings.Contains(out.progress.Waiting, "answered 503") {
		t.Fatalf("while the Gamma API is down: %d markets, %d trades, waiting for %q", len(out.markets), len(out.trades()), out.progress.Waiting)
	}
	a.gammaDown = false
	run(t, a, c, out, address, nil)
	if len(out.markets) != 40 || len(out.resolutions) != 0 || out.progress.Waiting != "" {
		t.Fatalf("with the Gamma API: %d markets, %d resolutions, waiting for %q", len(out.markets), len(out.resolutions), out.progress.Waiting)
	}
	want := map[string]float64{}
	i := 0
	for _, m := range a.markets {
		m.closed, m.resolved, m.early = i%4 < 3, i%4 < 2, i%4 < 1 // the third is closed and not yet resolved
		if i++; m.resolved {
			want[m.tokens[0]], want[m.tokens[1]] = 1, 0
		}
	}
	_ = c.Sleep(t.Context(), time.Hour)
	before := out.batches
	run(t, a, c, out, address, nil)
	if diff := cmp.Diff(want, out.resolutions); diff != "" {
		t.Errorf("resolutions (-API +stored):\n%s", diff)
	}
	if out.resolvedAt.After(c.Now()) {
		t.Errorf("a market resolved at %s, and it is %s", out.resolvedAt, c.Now())
	}
	if stored := out.batches - before; stored > 3 {
		t.Errorf("%d batches for one round of resolutions", stored)
	}
	// A late trade of a resolved market opens a position again, which its resolution must close
	// again.
	clear(out.resolutions)
	for _, m := range a.markets {
		if m.resolved {
			a.waiting = append(a.waiting, map[string]any{
				"proxyWallet": "0x00000000000000000000000000000000000000ff", "side": "BUY", "asset": m.tokens[0], "conditionId": m.condition,
				"size": 5, "price": 0.5, "title": "late", "slug": "late", "outcome": "Yes", "transactionHash": "0xlate" + m.id,
			})
		}
	}
	run(t, a, c, out, address, nil)
	if diff := cmp.Diff(want, out.resolutions); diff != "" {
		t.Errorf("resolutions after late trades (-API +stored):\n%s", diff)
	}
}

// TestUnknownMarket trades a market that the Gamma API does not know.
func TestUnknownMarket(t *testing.T) {
	t.Parallel()
	c := newClock()
	a, address := newAPI(t, 1, c.Now)
	a.script(20, 1)
	clear(a.markets)
	out := newLog()
	c.looks = 400
	run(t, a, c, out, address, nil)
	if got := out.reasons(); got["the Gamma API does not know the market of a trade"] != 1 || a.requests["/markets"] > 30 {
		t.Errorf("rejects: %v after %d requests", got, a.requests["/markets"])
	}
}

// downtime has the source store what there is, and then lets trades arrive while it is down.
func downtime(t *testing.T, a *api, c *clock, out *log, address string, set map[string]any) {
	t.Helper()
	a.script(100, 10)
	run(t, a, c, out, address, set)
	a.script(1200, 10)
	for i := range a.waiting {
		if i%100 == 99 { // the hashes of two scripts must differ
			_ = c.Sleep(t.Context(), 5*time.Minute)
		}
		a.waiting[0]["transactionHash"] = fmt.Sprintf("0xsecond%d", i)
		a.arrive(1)
	}
	_ = c.Sleep(t.Context(), 3*time.Hour)
	run(t, a, c, out, address, set)
}

// TestDowntimeIsFilled reads what happened in hours without the source, from an API whose offsets
// do not reach that far and whose windows do.
func TestDowntimeIsFilled(t *testing.T) {
	t.Parallel()
	c := newClock()
	a, address := newAPI(t, 3, c.Now)
	a.maxOffset = 300
	out := newLog()
	downtime(t, a, c, out, address, map[string]any{"max_offset": 300})
	if diff := cmp.Diff(a.expected(t), out.trades()); diff != "" {
		t.Errorf("trades (-API +stored):\n%s", diff)
	}
	if len(out.rejects) > 0 {
		t.Errorf("rejects: %+v", out.rejects)
	}
}

// TestGapIsTold is the same with an API without windows, whose bound is smaller than the documented
// one.
func TestGapIsTold(t *testing.T) {
	t.Parallel()
	for name, documented := range map[string]int{"the documented bound": 300, "a smaller one": 10_000} {
		t.Run(name, func(t *testing.T) {
			c := newClock()
			a, address := newAPI(t, 3, c.Now)
			a.maxOffset, a.windows = 300, false
			out := newLog()
			downtime(t, a, c, out, address, map[string]any{"max_offset": documented})
			gaps := slices.DeleteFunc(slices.Clone(out.rejects), func(one source.Reject) bool { return one.Reason != "gap" })
			if len(gaps) != 1 || !strings.Contains(gaps[0].Detail, "are missing") {
				t.Errorf("gaps: %+v", gaps)
			}
			if missing := len(a.expected(t)) - len(out.trades()); missing < 600 || missing > 1100 {
				t.Errorf("%d trades are missing", missing)
			}
		})
	}
}

// past gives the API trades of the seconds before now, one each step seconds from the oldest to the
// newest.
func (a *api) past(c *clock, oldest, newest, step int64) {
	a.script(int((oldest-newest)/step)+1, 5)
	for i, at := 0, c.Now().Unix()-oldest; i < len(a.waiting); i, at = i+1, min(at+step, c.Now().Unix()-newest) {
		trade := a.waiting[i]
		trade = maps.Clone(trade)
		trade["timestamp"], trade["transactionHash"] = at, fmt.Sprintf("0xpast%d-%d", oldest, i)
		a.trades = append([]map[string]any{trade}, a.trades...)
	}
	a.waiting = nil
}

// TestCatchUpEnds has histories in which windows of time are empty and full in turn: every trade
// that the API shows is stored, and what it does not show is told as a gap.
func TestCatchUpEnds(t *testing.T) {
	t.Parallel()
	const minute, hour = 60, 3600
	for name, test := range map[string]struct {
		from  string
		gaps  int
		keeps int64
		setup func(a *api, c *clock, look func())
	}{
		"from is beyond what the API keeps": {"24h", 1, 0, func(a *api, c *clock, _ func()) { a.past(c, 100*minute, 10, 10) }},
		"from is far beyond it":             {"8760h", 1, 0, func(a *api, c *clock, _ func()) { a.past(c, 100*minute, 10, 10) }},
		"little is kept":                    {"24h", 1, 0, func(a *api, c *clock, _ func()) { a.past(c, 10*minute, 10, 60) }},
		"all is kept":                       {"2h", 0, 0, func(a *api, c *clock, _ func()) { a.past(c, 2*hour-1, 10, 12) }},
		"a burst after silence": {"latest", 0, 0, func(a *api, c *clock, look func()) {
			a.past(c, 5, 5, 1)
			look()
			_ = c.Sleep(context.Background(), 9*hour*time.Second)
			a.past(c, 20*minute, 10, 2)
		}},
		"the last trade is forgotten": {"latest", 1, 3 * hour, func(a *api, c *clock, look func()) {
			a.past(c, 5, 5, 1)
			look()
			_ = c.Sleep(context.Background(), 24*hour*time.Second)
			a.past(c, 100*minute, 10, 10)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := newClock()
			c.looks = 50 // an empty window is looked at again after the same pause
			a, address := newAPI(t, 3, c.Now)
			a.maxOffset, a.limit, a.keeps = 200, 100, test.keeps
			out := newLog()
			look := func() {
				run(t, a, c, out, address, map[string]any{"from": "latest", "page_size": 100, "max_offset": 200})
			}
			test.setup(a, c, look)
			requests := a.requests["/trades"]
			run(t, a, c, out, address, map[string]any{"from": test.from, "page_size": 100, "max_offset": 200})
			if diff := cmp.Diff(a.expected(t), out.trades()); diff != "" {
				t.Errorf("trades (-API +stored):\n%s", diff)
			}
			if got := out.reasons(); got["gap"] != test.gaps || len(out.rejects) != test.gaps {
				t.Errorf("rejects: %v", out.rejects)
			}
			if n := a.requests["/trades"] - requests; n > 1500 {
				t.Errorf("%d requests", n)
			}
		})
	}
}

// TestNoProgress has an API that answers differently each time, so that no window brings a trade:
// the reader ends with an error that names the settings.
func TestNoProgress(t *testing.T) {
	t.Parallel()
	c := newClock()
	requests, windows := 0, 0
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		requests++
		end, err := strconv.ParseInt(r.URL.Query().Get("end"), 10, 64)
		if offset := r.URL.Query().Get("offset"); err != nil && offset == "0" {
			end = c.Now().Unix()
		} else if offset != "0" {
			http.Error(w, "max offset", http.StatusBadRequest)
			return
		}
		if err == nil {
			// empty until it counts as such, then full until the shortest window
			if windows++; windows%15 < 4 && windows%15 > 0 {
				_, _ = w.Write([]byte("[]"))
				return
			}
		}
		var page []string
		for i := range 10 {
			page = append(page, fmt.Sprintf(`{"proxyWallet":"0x%040x","side":"BUY","asset":"%d","conditionId":"0x%064x","size":1,"price":0.5,"timestamp":%d,"transactionHash":"0x%064x"}`,
				i+1, i+1, 1, end, requests*100+i))
		}
		_, _ = w.Write([]byte("[" + strings.Join(page, ",") + "]"))
	}))
	defer server.Close()
	out := newLog()
	err := newReader(t, c, server.URL, map[string]any{"from": "24h", "page_size": 10}).Run(t.Context(), out)
	if err == nil || !strings.Contains(err.Error(), "set from to a later time") || requests > 2000 {
		t.Errorf("%v after %d requests", err, requests)
	}
}

// TestRejectsOnce reads records that are no trades several times.
func TestRejectsOnce(t *testing.T) {
	t.Parallel()
	c := newClock()
	a, address := newAPI(t, 3, c.Now)
	a.script(30, 3)
	a.waiting[3]["price"], a.waiting[4]["side"], a.waiting[5]["size"], a.waiting[6]["asset"] = 0, "HOLD", 1e-320, "x"
	a.waiting[7]["price"], a.waiting[8]["size"] = 1, 1e-6
	out := newLog()
	run(t, a, c, out, address, nil)
	want := map[string]int{
		"amount is missing or not above 0": 1, "side is neither BUY nor SELL": 1, "asset is not an outcome token id": 1,
	}
	got := out.reasons()
	if total := len(out.trades()) + len(out.rejects); total != len(a.trades) {
		t.Errorf("%d trades and %d rejects of %d records", len(out.trades()), len(out.rejects), len(a.trades))
	}
	for reason := range want {
		if got[reason] == 0 {
			t.Errorf("no reject for %q: %v", reason, got)
		}
	}
	for _, one := range out.rejects {
		if !strings.HasPrefix(one.Ref, "0x") || !json.Valid(one.Sample) {
			t.Errorf("reject %+v", one)
		}
	}
}

// TestWrongTimes has a trade with a time of long ago, and one with a time to come, among the newest
// ones.
func TestWrongTimes(t *testing.T) {
	t.Parallel()
	for name, wrong := range map[string]int64{"long ago": 1_500_000_000, "to come": 4_000_000_000} {
		t.Run(name, func(t *testing.T) {
			c := newClock()
			a, address := newAPI(t, 3, c.Now)
			a.windows = name != "to come"
			a.script(300, 20)
			a.waiting[150]["transactionHash"] = "0xwrong"
			a.wrong = wrong
			out := newLog()
			run(t, a, c, out, address, nil)
			if diff := cmp.Diff(a.expected(t), out.trades()); diff != "" {
				t.Errorf("trades (-API +stored):\n%s", diff)
			}
			var at struct {
				Time int64 `json:"time"`
			}
			if err := json.Unmarshal(out.position, &at); err != nil || at.Time > c.Now().Unix() || at.Time < c.Now().Add(-10*time.Minute).Unix() {
				t.Errorf("position %.60s, %v", out.position, err)
			}
		})
	}
}

func TestRefused(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusForbidden) }))
	defer server.Close()
	err := newReader(t, newClock(), server.URL, nil).Run(t.Context(), newLog())
	if refused, ok := errors.AsType[*source.RefusedError](err); !ok || !strings.Contains(refused.Reason, "403") {
		t.Errorf("got %v, want a refusal", err)
	}
}

// TestRequestsPerSecond keeps to the setting, also when it reads many pages and when requests fail.
func TestRequestsPerSecond(t *testing.T) {
	t.Parallel()
	c := newClock()
	a, _ := newAPI(t, 3, c.Now)
	a.script(300, 20)
	asked := map[string][]time.Time{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		a.mu.Lock()
		asked[r.URL.Path] = append(asked[r.URL.Path], c.Now())
		n := len(asked[r.URL.Path])
		a.mu.Unlock()
		if n%10 == 0 {
			w.WriteHeader(http.StatusBadGateway)
			return
		}
		a.serve(w, r)
	}))
	defer server.Close()
	run(t, a, c, newLog(), server.URL, map[string]any{"requests_per_second": 4, "page_size": 10})
	if len(asked["/trades"]) < 50 || len(asked["/markets"]) < 2 {
		t.Fatalf("%d and %d requests", len(asked["/trades"]), len(asked["/markets"]))
	}
	for path, all := range asked {
		for i := range all[1:] {
			if gap := all[i+1].Sub(all[i]); gap < 250*time.Millisecond {
				t.Errorf("%s: request %d came %s after the one before", path, i+1, gap)
			}
		}
	}
}

// TestStrangeAnswers has answers that are no pages of trades.
func TestStrangeAnswers(t *testing.T) {
	t.Parallel()
	for name, answer := range map[string]string{
		"text": "hello", "object": `{"data":[]}`, "truncated": `[{}`, "null": "null", "empty": "", "many": "[" + strings.Repeat("1,", 10_000) + "1]",
	} {
		t.Run(name, func(t *testing.T) {
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte(answer)) }))
			defer server.Close()
			out := newLog()
			err := newReader(t, newClock(), server.URL, nil).Run(t.Context(), out)
			if err == nil || !strings.Contains(err.Error(), "is no JSON array") || len(out.rejects) > 0 {
				t.Errorf("got %v, %d rejects", err, len(out.rejects))
			}
		})
	}
}

// TestUnavailable reads from an API that fails for a long time: at once, and after it has worked.
// Its reader waits as long as the API asks, and in the end returns the error.
func TestUnavailable(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		works   int // requests that are answered
		tries   int
		waiting string
	}{
		"at once": {0, 3, ""},
		"later":   {2, 8, "answered 429"},
	} {
		t.Run(name, func(t *testing.T) {
			requests := 0
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				if requests++; requests <= test.works {
					_, _ = w.Write([]byte("[]"))
					return
				}
				w.Header().Set("Retry-After", "30")
				w.WriteHeader(http.StatusTooManyRequests)
			}))
			defer server.Close()
			c, out := newClock(), newLog()
			began := c.Now()
			err := newReader(t, c, server.URL, nil).Run(t.Context(), out)
			if err == nil || !strings.Contains(err.Error(), "answered 429") || requests != test.works+test.tries {
				t.Errorf("%v after %d requests", err, requests)
			}
			if passed := c.Now().Sub(began); passed < time.Duration(test.tries-1)*30*time.Second {
				t.Errorf("%d requests in %s, want 30 seconds between two that fail", requests, passed)
			}
			if !strings.Contains(out.progress.Waiting, test.waiting) || (test.waiting == "") != (out.progress.Waiting == "") {
				t.Errorf("waiting for %q", out.progress.Waiting)
			}
		})
	}
}

func TestCheck(t *testing.T) {
	t.Parallel()
	kind := polymarket.Kind{}
	checked, err := kind.Check(nil)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := kind.Check(checked); err != nil || string(again) != string(checked) {
		t.Errorf("Check of its own result %s: %s, %v", checked, again, err)
	}
	for settings, field := range map[string]string{
		`{"page_size":9}`:              "page_size",
		`{"page_size":10001}`:          "page_size",
		`{"max_offset":10001}`:         "max_offset",
		`{"requests_per_second":0}`:    "requests_per_second",
		`{"interval":"1ms"}`:           "interval",
		`{"overlap":"2h"}`:             "overlap",
		`{"resolutions":"x"}`:          "resolutions",
		`{"from":"yesterday"}`:         "from",
		`{"max_silence":"-1s"}`:        "max_silence",
		`{"data_url":"ftp://x"}`:       "data_url",
		`{"gamma_url":"https://"}`:     "gamma_url",
		`{"gamma_url":"http://x?a=1"}`: "gamma_url",
		`{"key":"x"}`:                  "key",
	} {
		_, err := kind.Check(json.RawMessage(settings))
		if known, ok := errors.AsType[*smartmoney.Error](err); !ok || known.Field != field {
			t.Errorf("Check(%s): %v, want an error about %s", settings, err, field)
		}
	}
}

// TestRecorded reads the recorded trades and markets, if they are beside the project.
func TestRecorded(t *testing.T) {
	t.Parallel()
	raw, err := os.ReadFile("../../../../shared/data/polymarket-data-api/fixture_trades.json")
	if errors.Is(err, os.ErrNotExist) {
		return // docs/benchmarks.md
	}
	if err != nil {
		t.Fatal(err)
	}
	c := newClock()
	a, address := newAPI(t, 3, c.Now)
	if err := json.Unmarshal(raw, &a.trades); err != nil {
		t.Fatal(err)
	}
	for _, trade := range a.trades {
		trade["timestamp"] = int64(trade["timestamp"].(float64))
	}
	out := newLog()
	run(t, a, c, out, address, map[string]any{"from": "8000h"})
	if diff := cmp.Diff(a.expected(t), out.trades()); diff != "" || len(a.trades) == 0 {
		t.Errorf("trades (-API +stored):\n%s", diff)
	}
}
