package search

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// vectorServer is an HTTP server that speaks /v1/embeddings: the vector of a text has its length as
// the first number.
type vectorServer struct {
	mu       sync.Mutex // guards what follows
	requests []request
	answer   func(w http.ResponseWriter, n int, input []string) // n counts requests from 1
}

type request struct {
	Model string   `json:"model"`
	Input []string `json:"input"`
	Key   string   `json:"-"`
}

func (v *vectorServer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	v.mu.Lock()
	defer v.mu.Unlock()
	body, _ := io.ReadAll(r.Body)
	one := request{Key: r.Header.Get("Authorization")}
	if err := json.Unmarshal(body, &one); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	v.requests = append(v.requests, one)
	v.answer(w, len(v.requests), one.Input)
}

// lengths responds with vectors of some dimensions, the last text first.
func lengths(dimensions int) func(http.ResponseWriter, int, []string) {
	return func(w http.ResponseWriter, _ int, input []string) {
		type item struct {
			Index     int       `json:"index"`
			Embedding []float64 `json:"embedding"`
		}
		data := []item{}
		for i, text := range slices.Backward(input) {
			v := make([]float64, dimensions)
			v[0], v[len(v)-1] = float64(len(text)), 1
			data = append(data, item{i, v})
		}
		json.NewEncoder(w).Encode(map[string]any{"object": "list", "data": data})
	}
}

// instant is a clock whose pauses take no time.
type instant struct {
	mu     sync.Mutex // guards the others
	now    time.Time
	pauses []time.Duration
}

func (i *instant) Now() time.Time {
	i.mu.Lock()
	defer i.mu.Unlock()
	return i.now
}

func (i *instant) Sleep(_ context.Context, d time.Duration) error {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.now, i.pauses = i.now.Add(d), append(i.pauses, d)
	return nil
}

func remote(t *testing.T, e *vectorServer, change func(*RemoteEmbedderOptions)) (*RemoteEmbedder, *instant) {
	t.Helper()
	server := httptest.NewServer(e)
	t.Cleanup(server.Close)
	clock := &instant{now: time.Unix(0, 0)}
	o := RemoteEmbedderOptions{
		URL: server.URL + "/v1/embeddings", Model: "small", Key: "secret-key", Timeout: time.Minute, Batch: 3, Cache: 1 << 20,
		Logger: slog.New(slog.DiscardHandler), Clock: clock,
	}
	if change != nil {
		change(&o)
	}
	r, err := NewRemoteEmbedder(o)
	if err != nil {
		t.Fatal(err)
	}
	return r, clock
}

func TestRemoteEmbeds(t *testing.T) {
	for _, dimensions := range []int{1, 256, VectorSize, 1536} {
		e := &vectorServer{answer: lengths(dimensions)}
		r, _ := remote(t, e, nil)
		v := embed(t, r, "a", "bb", " a ", "", "cccc", "ddddd")
		if &v[0][0] != &v[2][0] || v[3][0] != 0 {
			t.Errorf("%d dimensions: equal texts differ, or an empty one has a vector", dimensions)
		}
		if dimensions > 1 && !(v[0][0] < v[1][0] && v[1][0] < v[4][0] && v[4][0] < v[5][0]) && dimensions <= VectorSize {
			t.Errorf("%d dimensions: vectors are in another order than their texts", dimensions)
		}
		if dimensions == 256 && v[0][255] == 0 || dimensions == 256 && v[0][256] != 0 {
			t.Errorf("256 numbers are not filled up with zeros: %v", v[0][250:260])
		}
		if n := len(e.requests); n != 2 || len(e.requests[0].Input) != 3 || e.requests[0].Model != "small" || e.requests[0].Key != "Bearer secret-key" {
			t.Errorf("%d requests: %+v", n, e.requests)
		}
		embed(t, r, "a", "bb", "cccc")
		if len(e.requests) != 2 {
			t.Error("cached texts were asked again")
		}
	}
}

func TestRemoteTriesAgain(t *testing.T) {
	e := &vectorServer{}
	e.answer = func(w http.ResponseWriter, n int, input []string) {
		switch n {
		case 1:
			w.Header().Set("Retry-After", "7")
			http.Error(w, "slow down", http.StatusTooManyRequests)
		case 2:
			http.Error(w, "down", http.StatusBadGateway)
		default:
			lengths(8)(w, n, input)
		}
	}
	r, clock := remote(t, e, nil)
	embed(t, r, "a")
	if len(e.requests) != 3 || clock.pauses[0] < 7*time.Second || clock.pauses[1] >= time.Second {
		t.Errorf("%d requests with pauses %v", len(e.requests), clock.pauses)
	}
}

func TestRemoteFails(t *testing.T) {
	for _, test := range []struct {
		name, want string
		requests   int // 0: more than one
		answer     func(w http.ResponseWriter, n int, input []string)
	}{
		{"refusal", `400 Bad Request: "no such model`, 1, func(w http.ResponseWriter, _ int, _ []string) {
			http.Error(w, "no such model"+strings.Repeat("!", 1<<20), http.StatusBadRequest)
		}},
		{"redirect", "302 Found", 1, func(w http.ResponseWriter, _ int, _ []string) {
			w.Header().Set("Location", "https://elsewhere.example/")
			w.WriteHeader(http.StatusFound)
		}},
		{"down for ever", "503 Service Unavailable", 0, func(w http.ResponseWriter, _ int, _ []string) {
			http.Error(w, "down", http.StatusServiceUnavailable)
		}},
		{"no JSON", "no list of embeddings", 1, func(w http.ResponseWriter, _ int, _ []string) { io.WriteString(w, "<html>") }},
		{"too few", "has 1 embeddings for 2 texts", 1, func(w http.ResponseWriter, _ int, _ []string) { io.WriteString(w, `{"data": [{"embedding": [1]}]}`) }},
		{"index twice", "index 0 twice", 1, func(w http.ResponseWriter, _ int, _ []string) {
			io.WriteString(w, `{"data": [{"index": 0, "embedding": [1]}, {"index": 0, "embedding": [1]}]}`)
		}},
		{"no numbers", "1 to 8192 numbers, got 0", 1, func(w http.ResponseWriter, _ int, _ []string) {
			io.WriteString(w, `{"data": [{"embedding": []}, {"embedding": [1]}]}`)
		}},
		{"too long", "longer than", 1, func(w http.ResponseWriter, _ int, _ []string) {
			w.Write(bytes.Repeat([]byte{' '}, 2*maxNumbers*bytesOfNumber+bytesOfAnswer+1))
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			e := &vectorServer{answer: test.answer}
			r, _ := remote(t, e, nil)
			_, err := r.Embed(t.Context(), []string{"a", "b"})
			known, ok := errors.AsType[*smartmoney.Error](err)
			if !ok || known.Code != smartmoney.CodeUnavailable || !strings.Contains(err.Error(), test.want) {
				t.Fatalf("%v, want %s", err, test.want)
			}
			if strings.Contains(err.Error(), "secret-key") || len(err.Error()) > 1000 || strings.Contains(known.Message, "127.0.0.1") {
				t.Errorf("the error says too much: %v", err)
			}
			if n := len(e.requests); n != test.requests && (test.requests > 0 || n < 2 || n > 100) {
				t.Errorf("%d requests, want %d", n, test.requests)
			}
		})
	}
}

// TestRemoteEndsInTime checks the timeout with an endpoint that never responds.
func TestRemoteEndsInTime(t *testing.T) {
	release := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		select {
		case <-release:
		case <-r.Context().Done():
		}
	}))
	defer server.Close()
	defer close(release)
	r, err := NewRemoteEmbedder(RemoteEmbedderOptions{URL: server.URL, Model: "m", Timeout: 50 * time.Millisecond, Batch: 1, Logger: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	for i := range 3 * maxRequests { // more than run at a time: those that wait end in time, too
		all.Go(func() {
			_, err := r.Embed(context.Background(), []string{fmt.Sprint(i)})
			if smartmoney.CodeOf(err) != smartmoney.CodeUnavailable || !errors.Is(err, context.DeadlineExceeded) {
				t.Errorf("%v", err)
			}
		})
	}
	all.Wait()
}

// TestCacheIsBounded embeds many more texts than the cache holds.
func TestCacheIsBounded(t *testing.T) {
	r, _ := remote(t, &vectorServer{answer: lengths(8)}, func(o *RemoteEmbedderOptions) { o.Cache, o.Batch = 100*vectorBytes, 50 })
	for i := range 20 {
		some := make([]string, 50)
		for j := range some {
			some[j] = fmt.Sprint(i, j)
		}
		embed(t, r, some...)
	}
	r.cache.entries.CleanUp()
	if n := r.cache.entries.Len(); n > 100 || n < 10 {
		t.Errorf("%d vectors are cached, 100 fit", n)
	}
}

func TestNewRemoteRefuses(t *testing.T) {
	good := RemoteEmbedderOptions{URL: "https://x.example/v1/embeddings", Model: "m", Timeout: time.Second, Batch: 1}
	if _, err := NewRemoteEmbedder(good); err != nil {
		t.Error(err)
	}
	for name, change := range map[string]func(*RemoteEmbedderOptions){
		"scheme":     func(o *RemoteEmbedderOptions) { o.URL = "ftp://x.example" },
		"relative":   func(o *RemoteEmbedderOptions) { o.URL = "/v1" },
		"plain http": func(o *RemoteEmbedderOptions) { o.URL, o.Key = "http://x.example", "k" },
		"model":      func(o *RemoteEmbedderOptions) { o.Model = "" },
		"batch":      func(o *RemoteEmbedderOptions) { o.Batch = 0 },
		"timeout":    func(o *RemoteEmbedderOptions) { o.Timeout = 0 },
		"cache":      func(o *RemoteEmbedderOptions) { o.Cache = -1 },
	} {
		o := good
		change(&o)
		if _, err := NewRemoteEmbedder(o); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add([]byte(`{"data": [{"index": 1, "embedding": [1e308, -1e308]}, {"embedding": [0, 3]}]}`))
	f.Fuzz(func(t *testing.T, answer []byte) {
		vectors, err := decode(answer, 2)
		if err != nil {
			return
		}
		for _, v := range vectors {
			if length := lsaCosine(v, v); len(v) != VectorSize || length != 0 && (length < 0.99 || length > 1.01) {
				t.Fatalf("a vector of %d numbers and length %v", len(v), length)
			}
		}
	})
}
