package polymarket_test

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"sync"
	"testing"
	"time"
)

// api is a server with Polymarket's two APIs. While it has trades to come, each request lets some
// arrive.
type api struct {
	mu      sync.Mutex
	random  *rand.Rand
	now     func() time.Time
	trades  []map[string]any // newest first
	waiting []map[string]any // those to come, without a time
	arrived map[string]any   // the last one that came
	markets map[string]*gamma
	last    []byte // the last answer of /trades
	next    int    // Gamma's id of the next market

	flaky     float64 // probability of a failure
	late      int64   // how many seconds late a trade may appear
	limit     int     // rows of a page at most
	maxOffset int
	windows   bool  // obeys start and end
	keeps     int64 // how many seconds back it shows trades; 0: all
	gammaDown bool
	wrong     int64 // the time that the trade 0xwrong is shown with; 0 for its own
	requests  map[string]int
}

// gamma is a market of the Gamma API.
type gamma struct {
	id, condition string
	tokens        [2]string
	closed        bool
	resolved      bool
	early         bool // it resolved long before its end date, the only time that the API has of it
}

func newAPI(t *testing.T, seed uint64, now func() time.Time) (*api, string) {
	a := &api{
		random: rand.New(rand.NewPCG(seed, 1)), now: now, markets: map[string]*gamma{}, next: 1000, limit: 40,
		maxOffset: 10_000, windows: true, requests: map[string]int{},
	}
	server := httptest.NewServer(http.HandlerFunc(a.serve))
	t.Cleanup(server.Close)
	return a, server.URL
}

// market adds a market.
func (a *api) market() *gamma {
	a.next += 1 + a.random.IntN(200)
	m := &gamma{id: strconv.Itoa(a.next), condition: fmt.Sprintf("0x%064x", a.next), tokens: [2]string{strconv.Itoa(a.next * 10), strconv.Itoa(a.next*10 + 1)}}
	a.markets[m.condition] = m
	return m
}

// script prepares n trades of as many markets, some of them pairs of equal rows.
func (a *api) script(n, markets int) {
	all := make([]*gamma, markets)
	for i := range all {
		all[i] = a.market()
	}
	for i := range n {
		m := all[a.random.IntN(len(all))]
		outcome := a.random.IntN(2)
		trade := map[string]any{
			"proxyWallet": fmt.Sprintf("0x%040x", 1+a.random.IntN(30)), "side": []string{"BUY", "SELL"}[a.random.IntN(2)],
			"asset": m.tokens[outcome], "conditionId": m.condition, "size": float64(1+a.random.IntN(1000)) / 8,
			"price": float64(1+a.random.IntN(99)) / 100, "title": "Question " + m.id, "slug": "question-" + m.id,
			"outcome": []string{"Yes", "No"}[outcome], "transactionHash": fmt.Sprintf("0x%064x", i+1),
		}
		a.waiting = append(a.waiting, trade)
		if a.random.IntN(50) == 0 {
			a.waiting = append(a.waiting, trade)
		}
	}
}

// arrive moves the next trades to the newest, some with a time in the past.
func (a *api) arrive(n int) {
	for _, next := range a.waiting[:min(n, len(a.waiting))] {
		trade := maps.Clone(next)
		at := a.now().Unix()
		if a.arrived["transactionHash"] == trade["transactionHash"] {
			at = a.arrived["timestamp"].(int64) // the second of two equal rows
		} else if a.late > 0 && a.random.IntN(20) == 0 {
			at -= a.random.Int64N(a.late)
		}
		trade["timestamp"] = at
		a.arrived = trade
		a.trades = append([]map[string]any{trade}, a.trades...)
	}
	a.waiting = a.waiting[min(n, len(a.waiting)):]
	slices.SortStableFunc(a.trades, func(x, y map[string]any) int { return cmp.Compare(y["timestamp"].(int64), x["timestamp"].(int64)) })
}

func (a *api) serve(w http.ResponseWriter, r *http.Request) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.requests[r.URL.Path]++
	if a.random.Float64() < a.flaky && a.fail(w, r) {
		return
	}
	switch r.URL.Path {
	case "/trades":
		a.serveTrades(w, r)
	case "/markets":
		a.serveMarkets(w, r)
	default:
		http.NotFound(w, r)
	}
}

// fail answers in one of the ways in which an API fails.
func (a *api) fail(w http.ResponseWriter, r *http.Request) bool {
	switch a.random.IntN(7) {
	case 0:
		w.Header().Set("Retry-After", "2")
		w.WriteHeader(http.StatusTooManyRequests)
	case 1:
		w.WriteHeader(http.StatusBadGateway)
	case 2:
		panic(http.ErrAbortHandler) // the connection breaks
	case 3:
		_, _ = w.Write([]byte(`[{"proxyWallet":"0x`))
	case 4:
		_, _ = w.Write([]byte(`[]`))
	case 5:
		if r.URL.Path != "/trades" || a.last == nil {
			return false
		}
		_, _ = w.Write(a.last) // the page before, again
	default:
		return false
	}
	return true
}

func number(r *http.Request, name string, otherwise int) int {
	n, err := strconv.Atoi(r.URL.Query().Get(name))
	if err != nil {
		return otherwise
	}
	return n
}

func (a *api) serveTrades(w http.ResponseWriter, r *http.Request) {
	a.arrive(a.random.IntN(30))
	offset := number(r, "offset", 0)
	if offset > a.maxOffset {
		http.Error(w, "max offset exceeded", http.StatusBadRequest)
		return
	}
	list := a.trades
	if a.keeps > 0 {
		oldest := a.now().Unix() - a.keeps
		list = slices.DeleteFunc(slices.Clone(list), func(t map[string]any) bool { return t["timestamp"].(int64) < oldest })
	}
	if a.windows {
		start, end := int64(number(r, "start", 0)), int64(number(r, "end", 1<<40))
		list = slices.DeleteFunc(slices.Clone(list), func(t map[string]any) bool {
			return t["timestamp"].(int64) < start || t["timestamp"].(int64) > end
		})
	}
	if stale := a.random.IntN(20); a.flaky > 0 && a.random.IntN(10) == 0 && stale < len(list) {
		list = list[stale:] // a server behind the others
	}
	list = list[min(offset, len(list)):]
	page := slices.Clone(list[:min(len(list), number(r, "limit", 100), a.limit)])
	if a.flaky > 0 && a.random.IntN(10) == 0 {
		a.random.Shuffle(len(page), func(i, j int) { page[i], page[j] = page[j], page[i] })
	}
	if i := slices.IndexFunc(page, func(t map[string]any) bool { return t["transactionHash"] == "0xwrong" }); a.wrong != 0 && i >= 0 {
		page[i] = maps.Clone(page[i])
		page[i]["timestamp"] = a.wrong
	}
	a.last, _ = json.MarshalIndent(page, "", " ")
	_, _ = w.Write(a.last)
}

func (a *api) serveMarkets(w http.ResponseWriter, r *http.Request) {
	if a.gammaDown {
		w.WriteHeader(http.StatusServiceUnavailable)
		return
	}
	query := r.URL.Query()
	all := []map[string]any{}
	for _, m := range a.markets {
		if !slices.Contains(query["condition_ids"], m.condition) && !slices.Contains(query["id"], m.id) || strconv.FormatBool(m.closed) != query.Get("closed") {
			continue
		}
		status, prices := any(nil), `["0.4", "0.6"]`
		if m.closed {
			status = "proposed"
		}
		if m.resolved {
			status, prices = "resolved", `["1", "0"]`
		}
		one := map[string]any{
			"id": m.id, "conditionId": m.condition, "question": "Question " + m.id, "slug": "question-" + m.id, "closed": m.closed,
			"umaResolutionStatus": status, "closedTime": "2026-08-01 00:00:00+00", "outcomes": `["Yes", "No"]`, "outcomePrices": prices,
			"clobTokenIds": fmt.Sprintf("[%q, %q]", m.tokens[0], m.tokens[1]), "description": "made up", "active": true,
		}
		if m.early {
			one["endDate"] = a.now().AddDate(1, 0, 0)
			delete(one, "closedTime")
		}
		all = append(all, one)
	}
	_ = json.NewEncoder(w).Encode(all)
}
