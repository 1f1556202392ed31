package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// hostileJob describes one window: the ordinary load, and that of the hostile tenant.
type hostileJob struct {
	URL                              string
	IngestKey, ReaderKey, HostileKey string
	HostileIngestKey                 string // "": the hostile tenant uploads nothing
	// trades per second over all chains that are uploaded beside it
	Rate      int
	Round     int // of windows, from 0
	Wallets   int
	BotTokens int // held by each bot
	First     int // number of the first trade
	Seconds   float64
}

// hostileResult counts the responses to the hostile tenant.
type hostileResult struct{ Answered, Refused, Failed int }

// besideResult is the result of the ordinary load; times are ms.
type besideResult struct {
	Seconds   float64
	Processed float64 // trades, by the engine
	Reads     int
	P50, P99  float64
	PostP99   float64
}

// dearest returns the n-th of the costliest requests: the first positions of wallets with very
// many, as many trades of wallets as the cost limit allows, a filter that was never asked before, a
// search with many hits, a lookup in all names, or a document with 300 names of its own.
func dearest(n int64) (method, path, body string) {
	const ql = `{"query":"{ wallets(first: %d, rankBy: TRADE_COUNT%s) { nodes { %s } } }"}`
	switch n % 6 {
	case 0:
		return http.MethodPost, "/graphql", fmt.Sprintf(ql, 200, "", "positions(first: 1) { totalCount nodes { token } }")
	case 1:
		return http.MethodPost, "/graphql", fmt.Sprintf(ql, 4, "", "trades(first: 200) { nodes { txHash } }")
	case 2:
		return http.MethodPost, "/v3/studio/search/filter_and_sort", `{"index":"wallets","size":200,` +
			`"include":[{"filter":"numeric","field":"trade_count","operator":">=","value":1}],"sort_by":{"field":"total_buy_volume_usd","order":"desc"}}`
	case 3:
		return http.MethodPost, "/graphql", fmt.Sprintf(`{"query":"{ a%d: lookup(text: \"0x\", first: 50) { wallets { walletAddress } } }"}`, n)
	case 4:
		var wide strings.Builder
		for i := range 300 {
			fmt.Fprintf(&wide, "a%d_%d: __typename ", n, i)
		}
		return http.MethodPost, "/graphql", fmt.Sprintf(`{"query":"{ %s }"}`, wide.String())
	default:
		return http.MethodGet, fmt.Sprintf("/v3/alpha/leaderboard?limit=200&min_tokens=1&max_buy_vol=%d.%09d", 5000+n%100_000, n), ""
	}
}

// runHostile sends the costliest requests on all connections until time is up, GraphQL as
// event streams. A connection that is refused waits as long as Retry-After says.
func runHostile(ctx context.Context, job *hostileJob) (*hostileResult, error) {
	ctx, cancel := context.WithTimeout(ctx, time.Duration(job.Seconds*float64(time.Second)))
	defer cancel()
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: hostileConns}}
	var wg sync.WaitGroup
	var next, answered, refused, failed atomic.Int64
	next.Store(int64(job.First))
	for range hostileConns {
		wg.Go(func() {
			for ctx.Err() == nil {
				method, path, body := dearest(next.Add(1))
				switch wait, err := askDearly(ctx, client, job, method, path, body); {
				case ctx.Err() != nil:
				case err != nil:
					failed.Add(1)
					time.Sleep(100 * time.Millisecond)
				case wait > 0:
					refused.Add(1)
					time.Sleep(wait)
				default:
					answered.Add(1)
				}
			}
		})
	}
	wg.Wait()
	if answered.Load() == 0 {
		return nil, fmt.Errorf("no question of the hostile tenant was answered, %d were refused, %d failed", refused.Load(), failed.Load())
	}
	return &hostileResult{int(answered.Load()), int(refused.Load()), int(failed.Load())}, nil
}

// askDearly sends one request. wait is the pause that a refusal asks for, 0 if it was answered.
func askDearly(ctx context.Context, client *http.Client, job *hostileJob, method, path, body string) (wait time.Duration, err error) {
	r, err := http.NewRequestWithContext(ctx, method, job.URL+path, strings.NewReader(body))
	if err != nil {
		return 0, err
	}
	r.Header.Set("Authorization", "Bearer "+job.HostileKey)
	r.Header.Set("Content-Type", "application/json")
	if path == "/graphql" {
		r.Header.Set("Accept", "text/event-stream")
	}
	res, err := client.Do(r)
	if err != nil {
		return 0, err
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	switch {
	case err != nil:
		return 0, err
	case bytes.Contains(text, []byte("RATE_LIMITED")), res.StatusCode == http.StatusTooManyRequests:
		seconds, _ := strconv.Atoi(res.Header.Get("Retry-After"))
		return time.Duration(max(seconds, 1)) * time.Second, nil
	case res.StatusCode != http.StatusOK || bytes.Contains(text, []byte(`"errors"`)):
		return 0, fmt.Errorf("%s: %.300s", res.Status, text)
	}
	return 0, nil
}

// logStatus counts events over all chains.
type logStatus struct{ durable, processed float64 }

func statusOf(ctx context.Context, job *hostileJob) (s logStatus, err error) {
	var status struct {
		Chains map[smartmoney.Chain]struct{ Durable, Processed int64 }
	}
	admin := &ingestJob{URL: job.URL, Key: job.IngestKey}
	err = call(ctx, http.DefaultClient, admin, http.MethodGet, "/ingest/status", nil, &status)
	for _, c := range status.Chains {
		s.durable += float64(c.Durable)
		s.processed += float64(c.Processed)
	}
	return s, err
}

// runBeside sends trades at a steady rate and reads as a customer does.
func runBeside(ctx context.Context, job *hostileJob) (*besideResult, error) {
	before, err := statusOf(ctx, job)
	if err != nil {
		return nil, err
	}
	began := time.Now()
	until := began.Add(time.Duration(job.Seconds * float64(time.Second)))
	var wg sync.WaitGroup
	var sendErr, readErr error
	var took, posted []time.Duration
	wg.Go(func() { posted, sendErr = sendBeside(ctx, job, began, until) })
	wg.Go(func() { took, readErr = readBeside(ctx, job, until) })
	wg.Wait()
	result := &besideResult{Seconds: time.Since(began).Seconds(), Reads: len(took)}
	after, err := statusOf(ctx, job)
	if err := errors.Join(err, sendErr, readErr); err != nil {
		return nil, err
	}
	result.Processed = after.processed - before.processed
	result.P50, result.P99 = percentiles(took)
	_, result.PostP99 = percentiles(posted)
	return result, nil
}

// sendBeside posts the trades of all chains every 8 ms, or once the post before is
// answered. It returns how long each took.
func sendBeside(ctx context.Context, job *hostileJob, began, until time.Time) (took []time.Duration, err error) {
	w, r := hostileWorld{world{wallets: job.Wallets}, job.BotTokens}, rand.New(rand.NewPCG(uint64(job.First), 1))
	client, admin := &http.Client{}, &ingestJob{URL: job.URL, Key: job.IngestKey}
	tick := time.NewTicker(postEvery)
	defer tick.Stop()
	var body []byte
	for sent, most := 0, int(job.Seconds*float64(job.Rate)); sent < most && time.Now().Before(until); <-tick.C {
		body = body[:0]
		now := time.Now()
		for due := int(now.Sub(began).Seconds() * float64(job.Rate)); sent < min(due, most); sent++ {
			e := w.next(r, job.First+sent, now)
			body = append(event.AppendJSON(body, &e), '\n')
		}
		if len(body) == 0 {
			continue
		}
		var answer struct{ Accepted int }
		posting := time.Now()
		if err := call(ctx, client, admin, http.MethodPost, "/ingest/events", body, &answer); err != nil {
			return nil, err
		}
		took = append(took, time.Since(posting))
	}
	return took, nil
}

// readBeside requests a common leaderboard and the newest signals, every 20 ms.
func readBeside(ctx context.Context, job *hostileJob, until time.Time) (took []time.Duration, err error) {
	client, reader := &http.Client{}, &ingestJob{URL: job.URL, Key: job.ReaderKey}
	for n := 0; time.Now().Before(until); n++ {
		path := "/v3/alpha/leaderboard?limit=50"
		if n%2 == 1 {
			path = "/v3/alpha/notifications?limit=50"
		}
		began := time.Now()
		var answer map[string]any
		if err := call(ctx, client, reader, http.MethodGet, path, nil, &answer); err != nil {
			return nil, err
		}
		took = append(took, time.Since(began))
		time.Sleep(20*time.Millisecond - time.Since(began)%(20*time.Millisecond))
	}
	return took, nil
}
