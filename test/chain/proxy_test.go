package chain_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/rpc"
	"github.com/gorilla/websocket"
)

// faults are the probabilities that a request to a provider goes wrong, 0 to 1 each.
type faults struct {
	fail   float64 // HTTP 500, 502, 503, a cut connection, or what is no JSON
	limit  float64 // HTTP 429, or an error that says the same
	refuse float64 // an error for one call
	stale  float64 // answers are those of a node that is some moments behind
	cut    float64 // a websocket ends after a message
	forget float64 // an answer with the logs of a range has none of its last blocks
	ranges int     // blocks of the longest range of eth_getLogs; 0: any
}

// provider stands between a source and the node, over HTTP and websockets, as a service that runs
// many nodes.
type provider struct {
	tb     testing.TB
	server *httptest.Server
	node   *rpc.Client
	wsURL  string // the node's

	mu      sync.Mutex
	r       *rand.Rand
	faults  faults
	views   []*view         // as the chain was at former moments, oldest first
	counts  map[string]int  // what went wrong, and calls by method
	waiting []chan struct{} // closed with the next request
	sockets map[*websocket.Conn]struct{}
}

const keptViews = 8

// newProvider starts a provider of a chain without faults.
func newProvider(tb testing.TB, c *chain, seed uint64) *provider {
	tb.Helper()
	p := &provider{
		tb: tb, node: c.rpc, wsURL: c.ws(), r: rand.New(rand.NewPCG(seed, 2)),
		counts: map[string]int{}, sockets: map[*websocket.Conn]struct{}{},
	}
	p.server = httptest.NewServer(http.HandlerFunc(p.serve))
	tb.Cleanup(func() {
		p.disconnect()
		p.server.Close()
	})
	return p
}

func (p *provider) http() string { return p.server.URL }
func (p *provider) ws() string   { return "ws" + strings.TrimPrefix(p.server.URL, "http") }

// set changes the faults.
func (p *provider) set(f faults) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.faults = f
}

// happens reports whether something of a probability happens, and counts it.
func (p *provider) happens(what string, probability func(faults) float64) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.r.Float64() >= probability(p.faults) {
		return false
	}
	p.counts[what]++
	return true
}

// roll returns a random number below n.
func (p *provider) roll(n int) int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.r.IntN(n)
}

// await waits until so many requests more were served: a moment at which a source may be anywhere.
func (p *provider) await(requests int) {
	p.tb.Helper()
	for range requests {
		served := make(chan struct{})
		p.mu.Lock()
		p.waiting = append(p.waiting, served)
		p.mu.Unlock()
		select {
		case <-served:
		case <-time.After(timeout):
			p.tb.Fatalf("no request in %s", timeout)
		}
	}
}

// request counts a request.
func (p *provider) request() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, served := range p.waiting {
		close(served)
	}
	p.waiting = nil
}

// disconnect cuts every websocket.
func (p *provider) disconnect() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for c := range p.sockets {
		c.Close()
	}
}

func (p *provider) serve(w http.ResponseWriter, r *http.Request) {
	if websocket.IsWebSocketUpgrade(r) {
		p.serveSocket(w, r)
		return
	}
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return // the client is gone
	}
	if p.happens("limit", func(f faults) float64 { return f.limit }) {
		w.Header().Set("Retry-After", "0")
		http.Error(w, `{"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"rate limit exceeded"}}`, http.StatusTooManyRequests)
		return
	}
	if p.happens("fail", func(f faults) float64 { return f.fail }) {
		p.fail(w, p.answer(r.Context(), p.view(), body))
		return
	}
	w.Header().Set("Content-Type", "application/json")
	w.Write(p.answer(r.Context(), p.view(), body))
}

// fail answers in one of the ways in which a request fails.
func (p *provider) fail(w http.ResponseWriter, answer []byte) {
	switch p.roll(6) {
	case 0:
		http.Error(w, "internal error", http.StatusInternalServerError)
	case 1:
		http.Error(w, "<html>bad gateway</html>", http.StatusBadGateway)
	case 2:
		http.Error(w, "", http.StatusServiceUnavailable)
	case 3: // cut within the body
		w.Header().Set("Content-Length", "1000000")
		w.Write(answer[:len(answer)/2])
		panic(http.ErrAbortHandler)
	case 4: // cut short, without a sign in HTTP
		w.Write(answer[:len(answer)/2])
	case 5:
		w.Write([]byte("null"))
	}
}

// message is a call or its answer.
type message struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Method  string          `json:"method,omitempty"`
	Params  []any           `json:"params,omitempty"`
	Result  json.RawMessage `json:"result,omitempty"`
	Error   *callError      `json:"error,omitempty"`
}

type callError struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
	Data    any    `json:"data,omitempty"`
}

// answer answers a call or a batch of calls as a node does that sees a view; nil is the present.
func (p *provider) answer(ctx context.Context, v *view, body []byte) []byte {
	p.request()
	var batch []message
	single := len(bytes.TrimSpace(body)) > 0 && bytes.TrimSpace(body)[0] != '['
	if single {
		batch = make([]message, 1)
		must(p.tb, json.Unmarshal(body, &batch[0]), "decode request")
	} else {
		must(p.tb, json.Unmarshal(body, &batch), "decode batch")
	}
	answers := make([]message, len(batch))
	for i, call := range batch {
		answers[i] = message{Version: "2.0", ID: call.ID}
		result, err := p.call(ctx, v, call)
		if err != nil {
			answers[i].Error = err
		} else {
			answers[i].Result = result
		}
	}
	p.mu.Lock()
	// any order is allowed
	p.r.Shuffle(len(answers), func(i, j int) { answers[i], answers[j] = answers[j], answers[i] })
	p.mu.Unlock()
	var text []byte
	var err error
	if single {
		text, err = json.Marshal(answers[0])
	} else {
		text, err = json.Marshal(answers)
	}
	must(p.tb, err, "encode answer")
	return text
}

// call answers a call.
func (p *provider) call(ctx context.Context, v *view, call message) (json.RawMessage, *callError) {
	p.mu.Lock()
	p.counts[call.Method]++
	longest := p.faults.ranges
	p.mu.Unlock()
	if p.happens("refuse", func(f faults) float64 { return f.refuse }) {
		return nil, &callError{Code: -32000, Message: []string{"header not found", "request timed out", "internal error"}[p.roll(3)]}
	}
	if call.Method == "eth_getLogs" && longest > 0 {
		if from, to, ok := rangeOf(call.Params); ok && to-from >= uint64(longest) {
			p.happens("range", func(faults) float64 { return 1 })
			return nil, &callError{Code: -32602, Message: "query exceeds max block range"}
		}
	}
	if v != nil {
		if result, err, done := p.callStale(ctx, v, call); done {
			return result, err
		}
	}
	if from, to, ok := rangeOf(call.Params); ok && call.Method == "eth_getLogs" && to > from && p.happens("forget", func(f faults) float64 { return f.forget }) {
		filter := maps.Clone(call.Params[0].(map[string]any))
		filter["toBlock"] = hexutil.EncodeUint64(from + (to-from)/2)
		call.Params = []any{filter}
	}
	return p.forward(ctx, call.Method, call.Params)
}

// forward asks the node.
func (p *provider) forward(ctx context.Context, method string, params []any) (json.RawMessage, *callError) {
	var result json.RawMessage
	err := p.node.CallContext(ctx, &result, method, params...)
	if err == nil {
		if len(result) == 0 {
			result = json.RawMessage("null")
		}
		return result, nil
	}
	failed := &callError{Code: -32000, Message: err.Error()}
	var coded rpc.Error
	if errors.As(err, &coded) {
		failed.Code = coded.ErrorCode()
	}
	var detailed rpc.DataError
	if errors.As(err, &detailed) {
		failed.Data = detailed.ErrorData()
	}
	return nil, failed
}

// tally returns what went wrong, and the calls by method.
func (p *provider) tally() map[string]int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return maps.Clone(p.counts)
}

// check fails the test if something never happened.
func (p *provider) check(names ...string) {
	p.tb.Helper()
	for _, name := range names {
		if p.tally()[name] == 0 {
			p.tb.Errorf("%s never happened", name)
		}
	}
}
