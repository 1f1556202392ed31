package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/url"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// liveJob sends a market's trades at a steady rate and polls for their notifications.
// Sending and polling share a process, and therefore a clock.
type liveJob struct {
	URL, Key  string
	Customers []string // keys
	Seconds   float64
	Rate      int // trades per second
	Wallets   int // of the market
}

// liveResult is the result of a liveJob; times are ms.
type liveResult struct {
	Trades, Requests, Polls, Notifications int
	Seconds                                float64 // until the last acknowledgement
	// from just before a trade was sent to when a poll's answer with its notification was read
	P50, P99         float64
	PostP50, PostP99 float64
	PollP50, PollP99 float64 // of polls without notifications
}

const (
	// between requests of a chain; an indexer's blocks are no closer together
	postEvery = 8 * time.Millisecond
	pollEvery = 5 * time.Millisecond
	linger    = 2 * time.Second // how long polling continues after the last trade
)

// live is a running liveJob.
type live struct {
	job    *liveJob
	begin  time.Time
	every  time.Duration // between two trades
	trades []smartmoney.Trade
	sent   []atomic.Int64 // by trade: when it was about to be sent, ns since begin
	ended  atomic.Bool    // everything is sent and linger has passed
}

// runLive runs a liveJob.
func runLive(ctx context.Context, job *liveJob) (*liveResult, error) {
	n := int(job.Seconds * float64(job.Rate))
	l := &live{job: job, every: time.Second / time.Duration(job.Rate), sent: make([]atomic.Int64, n)}
	m, r := newMarket(job.Wallets, 0, time.Now()), rand.New(rand.NewPCG(7, 7))
	for i := range n {
		l.trades = append(l.trades, m.next(r, i))
	}
	l.begin = time.Now().Truncate(time.Microsecond)
	var posting, polling sync.WaitGroup
	posts, polls := make([][]time.Duration, smartmoney.ChainCount), make([][]time.Duration, len(job.Customers))
	found := make([][]time.Duration, len(job.Customers))
	errs := make([]error, smartmoney.ChainCount+len(job.Customers))
	for i, chain := range smartmoney.Chains() {
		posting.Go(func() { posts[i], errs[i] = l.post(ctx, chain) })
	}
	for i, key := range job.Customers {
		polling.Go(func() { polls[i], found[i], errs[smartmoney.ChainCount+i] = l.poll(ctx, key) })
	}
	posting.Wait()
	took := time.Since(l.begin)
	time.Sleep(linger)
	l.ended.Store(true)
	polling.Wait()
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	all := slices.Concat(found...)
	result := &liveResult{Trades: n, Seconds: took.Seconds(), Notifications: len(all)}
	result.P50, result.P99 = percentiles(all)
	result.Requests, result.Polls = len(slices.Concat(posts...)), len(slices.Concat(polls...))
	result.PostP50, result.PostP99 = percentiles(slices.Concat(posts...))
	result.PollP50, result.PollP99 = percentiles(slices.Concat(polls...))
	return result, nil
}

// percentiles returns p50 and p99, ms.
func percentiles(took []time.Duration) (p50, p99 float64) {
	if len(took) == 0 {
		return 0, 0
	}
	slices.Sort(took)
	return took[len(took)/2].Seconds() * 1e3, took[len(took)*99/100].Seconds() * 1e3
}

// post sends a chain's trades, each at its time or once the request before is answered. It
// returns the response times.
func (l *live) post(ctx context.Context, chain smartmoney.Chain) ([]time.Duration, error) {
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 1}}
	defer client.CloseIdleConnections()
	job := &ingestJob{URL: l.job.URL, Key: l.job.Key}
	tick := time.NewTicker(postEvery)
	defer tick.Stop()
	var took []time.Duration
	var body []byte
	for next := 0; next < len(l.trades); {
		<-tick.C
		body = body[:0]
		first, events := next, 0
		for now := time.Since(l.begin); next < len(l.trades) && time.Duration(next)*l.every <= now; next++ {
			if t := &l.trades[next]; t.Chain == chain {
				t.TradedAt = l.begin.Add(time.Duration(next) * l.every).UTC()
				body = append(event.AppendJSON(body, &event.Event{Type: event.TypeTrade, Chain: chain, Trade: t}), '\n')
				events++
			}
		}
		if events == 0 {
			continue
		}
		began := time.Now()
		for i := first; i < next; i++ {
			if l.trades[i].Chain == chain {
				l.sent[i].Store(int64(began.Sub(l.begin)))
			}
		}
		var answer struct{ Accepted int }
		if err := call(ctx, client, job, http.MethodPost, "/ingest/events", body, &answer); err != nil {
			return nil, err
		}
		if answer.Accepted != events {
			return nil, fmt.Errorf("%d of %d trades of %s were accepted", answer.Accepted, events, chain)
		}
		took = append(took, time.Since(began))
	}
	return took, nil
}

// poll polls a customer's notifications, each time after the last one received. It returns
// the response times of polls without notifications, and for each notification the time
// since its trade was sent.
func (l *live) poll(ctx context.Context, key string) (polls, found []time.Duration, err error) {
	client := &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: 1}}
	defer client.CloseIdleConnections()
	job, since := &ingestJob{URL: l.job.URL, Key: key}, l.begin.Add(-time.Minute)
	for !l.ended.Load() {
		began := time.Now()
		var page struct {
			Notifications []struct {
				Timestamp time.Time
				SentAt    time.Time `json:"sent_at"`
			}
		}
		path := "/v3/alpha/notifications?limit=100&since=" + url.QueryEscape(since.Format(time.RFC3339Nano))
		if err := call(ctx, client, job, http.MethodGet, path, nil, &page); err != nil {
			return nil, nil, err
		}
		now := time.Now()
		if len(page.Notifications) == 0 {
			polls = append(polls, now.Sub(began))
		}
		for _, n := range page.Notifications {
			i := int(n.Timestamp.Sub(l.begin) / l.every)
			if i < 0 || i >= len(l.sent) || l.sent[i].Load() == 0 {
				return nil, nil, fmt.Errorf("a notification with timestamp %v, which no trade has", n.Timestamp)
			}
			found = append(found, now.Sub(l.begin)-time.Duration(l.sent[i].Load()))
			since = n.SentAt
		}
		time.Sleep(time.Until(began.Add(pollEvery)))
	}
	return polls, found, nil
}
