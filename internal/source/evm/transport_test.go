package evm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/gorilla/websocket"

	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// clientOf returns a client of nodes that waits for nothing between tries.
func clientOf(t *testing.T, more string, urls ...string) *client {
	t.Helper()
	s, err := parse(testSettings(t, more))
	if err != nil {
		t.Fatal(err)
	}
	c := newClient(s, urls, &http.Client{Transport: &http.Transport{}})
	c.sleep = func(ctx context.Context, _ time.Duration) error { return ctx.Err() }
	t.Cleanup(c.close)
	return c
}

// serve serves a world over HTTP. before may answer a request instead, by returning true.
func serve(t *testing.T, w *world, before func(http.ResponseWriter, []byte) bool) string {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil || before != nil && before(rw, body) {
			return
		}
		answer, _ := w.exchange(r.Context(), body)
		_, _ = rw.Write(answer)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

func TestNodesThatFail(t *testing.T) {
	t.Parallel()
	text := func(status int, body string) func(http.ResponseWriter, []byte) bool {
		return func(rw http.ResponseWriter, _ []byte) bool {
			rw.Header().Set("Retry-After", "3")
			rw.WriteHeader(status)
			_, _ = io.WriteString(rw, body)
			return true
		}
	}
	tests := []struct {
		name   string
		answer func(http.ResponseWriter, []byte) bool
		want   string
		refuse bool
	}{
		{"refuses the key", text(401, "who are you"), "HTTP status 401: who are you", true},
		{"refuses the key in JSON-RPC", text(200, `{"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"Invalid API key"}}`), "Invalid API key", true},
		{"refuses the key and repeats it", text(401, "no such key: a-secret"), "HTTP status 401: no such key: …", true},
		{"repeats the key where the text is cut", text(401, strings.Repeat("x", maxShown-5)+"a-secret"), "xx…", true},
		{"repeats the key in JSON-RPC", text(200, `{"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"invalid api key a-secret"}}`), "invalid api key …", true},
		{"repeats the key in an answer to a call", text(200, `{"jsonrpc":"2.0","error":{"code":-32601,"message":"no method at /v2/a-secret"}}`), "no method at /v2/…", false},
		{"limits", text(429, "slow down"), "limits requests: HTTP status 429", false},
		{"limits in JSON-RPC", text(200, `{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"daily request count exceeded"}}`), "limits requests", false},
		{"is broken", text(502, "<html>"), "HTTP status 502: <html>", false},
		{"sends no JSON", text(200, "hello"), "not JSON-RPC", false},
		{"sends HTML", text(200, "<html>"), "not JSON-RPC", false},
		{"sends another's answer", text(200, `{"jsonrpc":"2.0","id":77,"result":"0x1"}`), "answer to another request", false},
		{"is of another chain", text(200, `{"jsonrpc":"2.0","result":"0x2105"}`), "the node is of chain 8453, and chain_id is 1337", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var calls atomic.Int64
			bad := serve(t, nil, func(rw http.ResponseWriter, body []byte) bool { calls.Add(1); return tt.answer(rw, body) })
			_, err := clientOf(t, "", bad+"/v2/a-secret").head(t.Context())
			if err == nil || !strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "secret") || strings.Contains(err.Error(), "a-sec") {
				t.Errorf("error %v, want %q", err, tt.want)
			}
			var refused *source.RefusedError
			if errors.As(err, &refused) != tt.refuse {
				t.Errorf("error %v is a refusal: %v, want %v", err, !tt.refuse, tt.refuse)
			}
			if !tt.refuse && calls.Load() != rounds {
				t.Errorf("%d tries, want %d", calls.Load(), rounds)
			}
			// The next node answers instead.
			h, err := clientOf(t, "", bad, serve(t, newWorld(), nil)).head(t.Context())
			if err != nil || h.number() != 0 {
				t.Errorf("with a second node: %v, %v", h, err)
			}
		})
	}
}

// TestNoBlock has a node that is of the chain, and whose blocks are none.
func TestNoBlock(t *testing.T) {
	t.Parallel()
	block, bits := `"0x`+strings.Repeat("1", 64)+`"`, `"0x`+strings.Repeat("0", 512)+`"`
	for answer, want := range map[string]string{
		`{}`:                              "the block has no hash",
		`{"number":"0x5"}`:                "the block has no hash",
		`{"number":"-0x5"}`:               "not hexadecimal",
		`{"number":"0x8000000000000000"}`: "not hexadecimal",
		`{"number":"0x5","hash":` + block + `,"timestamp":"0x1"}`:                  "the block has no filter of its logs",
		`{"number":"0x5","hash":` + block + `,"timestamp":"0x1","logsBloom":null}`: "the block has no filter of its logs",
		`{"number":"0x5","hash":` + block + `,"logsBloom":` + bits + `}`:           "the block has no time",
		`{"number":5}`: "cannot be read",
		`[]`:           "cannot be read",
		`"0x5"`:        "cannot be read",
	} {
		bad := serve(t, newWorld(), func(rw http.ResponseWriter, body []byte) bool {
			var asked wireCall
			if json.Unmarshal(body, &asked) != nil || asked.Method != "eth_getBlockByNumber" {
				return false
			}
			_, _ = fmt.Fprintf(rw, `{"jsonrpc":"2.0","id":%d,"result":%s}`, asked.ID, answer)
			return true
		})
		if h, err := clientOf(t, "", bad).head(t.Context()); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: head %+v, %v, want %q", answer, h, err, want)
		}
		w := newWorld()
		w.mine(nil)
		if h, err := clientOf(t, "", bad, serve(t, w, nil)).head(t.Context()); err != nil || h.number() != 1 {
			t.Errorf("%s: with a second node: %v, %v", answer, h, err)
		}
	}
}

// TestRequestsPerSecond makes more calls than a second may have: each call of a batch counts.
func TestRequestsPerSecond(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		w := newWorld()
		for range 100 {
			w.mine(nil)
		}
		s, err := parse(testSettings(t, `{"requests_per_second":10,"batch_size":5}`))
		if err != nil {
			t.Fatal(err)
		}
		c := newClient(s, []string{"http://node"}, nil)
		c.nodes[0].transport = w
		began := time.Now()
		if blocks, err := c.blocks(t.Context(), 1, 100); err != nil || len(blocks) != 100 {
			t.Fatalf("%d blocks, %v", len(blocks), err)
		}
		// 100 blocks and the chain's id, of which the first ten may come at once.
		if took := time.Since(began); took < 9*time.Second || took > 10*time.Second {
			t.Errorf("101 calls took %s at 10 a second", took)
		}
	})
}

// TestBatches divides batches that a node refuses or whose response is too large.
func TestBatches(t *testing.T) {
	t.Parallel()
	for name, refusal := range map[string]string{
		"refused":           `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batch limit of 3 exceeded"}}`,
		"refused in a list": `[{"jsonrpc":"2.0","id":3,"error":{"code":-32600,"message":"batch too large"}}]`,
		"too large":         strings.Repeat(" ", 70_000),
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld()
			for range 40 {
				w.mine(nil)
			}
			url := serve(t, w, func(rw http.ResponseWriter, body []byte) bool {
				var batch []json.RawMessage
				if json.Unmarshal(body, &batch) == nil && len(batch) > 3 {
					_, _ = io.WriteString(rw, refusal)
					return true
				}
				return false
			})
			c := clientOf(t, `{"batch_size":20,"max_response":65536}`, url)
			blocks, err := c.blocks(t.Context(), 1, 40)
			if err != nil || len(blocks) != 40 || c.batch > 3 {
				t.Fatalf("%d blocks in batches of %d, %v", len(blocks), c.batch, err)
			}
		})
	}
}

// announcer is a node on a websocket.
type announcer struct {
	mu          sync.Mutex // guards world
	world       *world
	connections atomic.Int64
	drop        chan struct{} // ends the connection
	announce    chan struct{}
	unable      bool // to subscribe
}

func (a *announcer) ServeHTTP(rw http.ResponseWriter, r *http.Request) {
	up := websocket.Upgrader{}
	conn, err := up.Upgrade(rw, r, nil)
	if err != nil {
		return
	}
	defer conn.Close()
	a.connections.Add(1)
	requests := make(chan []byte)
	go func() {
		defer close(requests)
		for {
			_, m, err := conn.ReadMessage()
			if err != nil {
				return
			}
			requests <- m
		}
	}()
	for {
		select {
		case m, ok := <-requests:
			if !ok {
				return
			}
			var reply []byte
			switch {
			case strings.Contains(string(m), "eth_subscribe") && a.unable:
				reply = []byte(`{"jsonrpc":"2.0","id":0,"error":{"code":-32601,"message":"notifications not supported"}}`)
			case strings.Contains(string(m), "eth_subscribe"):
				reply = []byte(`{"jsonrpc":"2.0","id":0,"result":"0x1"}`)
			default:
				a.mu.Lock()
				reply, _ = a.world.exchange(r.Context(), m)
				a.mu.Unlock()
			}
			_ = conn.WriteMessage(websocket.TextMessage, reply)
		case <-a.announce:
			_ = conn.WriteMessage(websocket.TextMessage, []byte(`{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x1","result":{"number":"0x1"}}}`))
		case <-a.drop:
			conn.Close()
			for range requests {
			}
			return
		}
	}
}

func startAnnouncer(t *testing.T, a *announcer) string {
	t.Helper()
	a.drop, a.announce = make(chan struct{}), make(chan struct{})
	server := httptest.NewServer(a)
	t.Cleanup(server.Close)
	return "ws" + strings.TrimPrefix(server.URL, "http")
}

func TestSocket(t *testing.T) {
	t.Parallel()
	a := &announcer{world: newWorld()}
	c := clientOf(t, "", startAnnouncer(t, a))
	if _, err := c.head(t.Context()); err != nil || !c.announces() {
		t.Fatalf("announces heads: %v, %v", c.announces(), err)
	}
	a.announce <- struct{}{}
	<-c.heads
	a.drop <- struct{}{}
	<-c.heads // the end of the connection wakes the reader, too
	if c.announces() {
		t.Error("a connection that ended announces heads")
	}
	if _, err := c.blocks(t.Context(), 0, 1); err != nil || a.connections.Load() != 2 {
		t.Errorf("after the connection ended: %v, %d connections", err, a.connections.Load())
	}
	b := &announcer{world: newWorld(), unable: true}
	c = clientOf(t, "", startAnnouncer(t, b))
	if _, err := c.head(t.Context()); err != nil || c.announces() {
		t.Errorf("a node without subscriptions announces heads: %v, %v", c.announces(), err)
	}
}

// TestSilentSocket ends, when it is told to, while a server that accepted the connection says
// nothing.
func TestSilentSocket(t *testing.T) {
	t.Parallel()
	silent, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer silent.Close()
	ctx, cancel := context.WithCancel(t.Context())
	c := clientOf(t, "", "ws://"+silent.Addr().String())
	ended := make(chan error, 1)
	go func() {
		_, err := c.head(ctx)
		ended <- err
	}()
	conn, err := silent.Accept()
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	cancel()
	select {
	case err := <-ended:
		if !errors.Is(err, context.Canceled) {
			t.Errorf("error %v", err)
		}
	case <-time.After(10 * time.Second):
		t.Error("still connecting 10 s after it was told to end")
		conn.Close()
		<-ended
	}
}

func TestSocketRefused(t *testing.T) {
	t.Parallel()
	server := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, _ *http.Request) { rw.WriteHeader(http.StatusForbidden) }))
	t.Cleanup(server.Close)
	_, err := clientOf(t, "", "ws"+strings.TrimPrefix(server.URL, "http")).head(t.Context())
	var refused *source.RefusedError
	if !errors.As(err, &refused) {
		t.Errorf("error %v, want a refusal", err)
	}
}

// TestRun runs a reader against a node on a websocket whose connection ends now and then.
func TestRun(t *testing.T) {
	t.Parallel()
	w := newWorld()
	a := &announcer{world: w}
	url := startAnnouncer(t, a)
	made, err := New(testkit.SQLite(t).DB).New(source.Spec{
		Name: "base", Settings: testSettings(t, fmt.Sprintf(`{"rpc":[%q],"poll":"1m"}`, url)), Log: discard(), Now: time.Now, Quotes: defaultQuotes(),
	})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	appended := make(chan int64, 100)
	go func() { ended <- made.Run(ctx, &tellingOutput{output: output{t: t}, appended: appended}) }()
	<-appended // the position that it starts from
	for i := range 5 {
		a.mu.Lock()
		w.mine([]swapping{{trader: 1, log: swapV2(solidPool, topicSolidly, 1, -100, 18, 6)}})
		a.mu.Unlock()
		if i == 2 {
			a.drop <- struct{}{}
		} else {
			a.announce <- struct{}{}
		}
		if n := <-appended; n != int64(i+1) {
			t.Errorf("block %d was appended, want %d", n, i+1)
		}
	}
	cancel()
	if err := <-ended; err != nil {
		t.Errorf("Run returned %v", err)
	}
}

// tellingOutput says which block was appended.
type tellingOutput struct {
	output
	appended chan<- int64
}

func (t *tellingOutput) Append(ctx context.Context, b *source.Batch) error {
	err := t.output.Append(ctx, b)
	p, _ := readPosition(b.Position)
	t.appended <- p.tip().Number
	return err
}
