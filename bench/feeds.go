package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Feeds of each kind that are timed at most, one after the other, and those before them that are
// not. Over few items, there are fewer.
const (
	feedRequests = 1000
	feedWarmUp   = 20
)

// indexTimeout is the longest wait for the indexes, and for the vectors of their documents.
const indexTimeout = 20 * time.Minute

// measureFeeds times for-you feeds over HTTP, for wallets that trade and for unknown users.
func measureFeeds(ctx context.Context, s *settings, t *table) error {
	return onProgram(ctx, s, func(_ *server, p *process, db *stores) error {
		customer, err := db.Customers.CreateCustomer(ctx, "feeds", "")
		if err != nil {
			return err
		}
		ingestKey, err := newKey(ctx, db, customer.ID, smartmoney.ScopeIngest)
		if err != nil {
			return err
		}
		key, err := newKey(ctx, db, customer.ID, smartmoney.ScopeCustomer)
		if err != nil {
			return err
		}
		if err := uploadItems(ctx, s, p, ingestKey, db); err != nil {
			return err
		}
		if err := awaitIndexes(ctx, s, p, key); err != nil {
			return err
		}
		return timeFeeds(ctx, s, p, key, t)
	})
}

// uploadItems uploads the past of s.wallets wallets, and s.items open markets with one trade
// each.
func uploadItems(ctx context.Context, s *settings, p *process, key string, db *stores) error {
	say("preparing %s wallets and %s markets", whole(s.wallets), whole(s.items))
	w := &world{wallets: s.wallets, dist: s.dist}
	up := newPreloader(ctx, p.url, key)
	for i := range s.items {
		up.add(&event.Event{Type: event.TypeMarket, Chain: smartmoney.Polymarket, Market: feedMarket(i)})
		up.add(&event.Event{Type: event.TypeMapping, Chain: smartmoney.Polymarket, Mapping: &smartmoney.MarketMapping{
			Token: tokenAddress(smartmoney.Polymarket, i), ItemID: marketID(i), OutcomeLabel: "Yes",
		}})
	}
	n, err := w.past(func(t *smartmoney.Trade) error {
		up.add(&event.Event{Type: event.TypeTrade, Chain: t.Chain, Trade: t})
		return ctx.Err()
	})
	if err != nil {
		up.stop()
		return err
	}
	random := rand.New(rand.NewPCG(9, 9))
	for i := range s.items {
		t := w.trade(random, n+2*i, polymarketWallet(i%(s.wallets/10)), i, smartmoney.Buy)
		t.Quantity = 1 + random.ExpFloat64()*50
		t.AmountUSD = t.Quantity * t.PriceUSD
		up.add(&event.Event{Type: event.TypeTrade, Chain: t.Chain, Trade: &t})
	}
	return up.await(ctx, db)
}

// polymarketWallet is the number of a wallet on polymarket in a world on four chains.
func polymarketWallet(i int) int { return 10*i + 8 }

// feedMarket is an open market with a question of words that other markets have, too.
func feedMarket(i int) *smartmoney.Market {
	words := make([]string, 6+drawn(i, 6)%6)
	for k := range words {
		words[k] = marketWord(i, k)
	}
	return &smartmoney.Market{
		ItemID: marketID(i), Question: "Will " + strings.Join(words, " ") + "?", Slug: marketID(i),
		EndDate: begin().AddDate(1, 0, 0).Format(time.RFC3339), Tags: []string{walletTag(i, 0), walletTag(i, 1)},
		Details: &smartmoney.MarketDetails{Description: strings.Join(words[:3], " "), CreatedAt: begin()},
	}
}

// awaitIndexes waits until every market can be found, and found by its meaning.
func awaitIndexes(ctx context.Context, s *settings, p *process, key string) error {
	say("waiting for the indexes and vectors")
	ctx, cancel := context.WithTimeout(ctx, indexTimeout)
	defer cancel()
	began := time.Now()
	for _, wait := range []struct {
		path  string
		body  map[string]any
		found int
	}{
		{"filter_and_sort", map[string]any{"index": "markets", "size": 1, "include": []any{map[string]any{"filter": "numeric", "field": "volume_num", "operator": ">", "value": 0}}}, s.items},
		{"filter_and_sort", map[string]any{"index": "wallets", "size": 1, "only_ids": true}, s.wallets},
		// all but questions of rare words only
		{"semantic", map[string]any{"index": "markets", "size": 1, "text": wordName(1) + " " + wordName(2)}, s.items * 99 / 100},
	} {
		for found, last := 0, error(nil); found < wait.found; {
			if ctx.Err() != nil {
				return errors.Join(fmt.Errorf("%s of %v finds %d documents, want %d", wait.path, wait.body["index"], found, wait.found), ctx.Err(), last)
			}
			// A request fails while an index is filled for the first time.
			if found, last = searchTotal(ctx, p, key, wait.path, encode(wait.body)); found < wait.found {
				time.Sleep(200 * time.Millisecond)
			}
		}
	}
	say("indexes and vectors took %s more", time.Since(began).Round(time.Second))
	return nil
}

// searchTotal returns the number of documents that a search finds.
func searchTotal(ctx context.Context, p *process, key, path string, body []byte) (int, error) {
	text, err := ask(ctx, "POST", p.url+"/v3/studio/search/"+path, key, string(body))
	if err != nil {
		return 0, err
	}
	var answer struct {
		Result struct {
			Total int `json:"total_hits"`
		} `json:"result"`
	}
	err = json.Unmarshal(text, &answer)
	return answer.Result.Total, err
}

// feedCase is a kind of for-you request.
type feedCase struct {
	name string
	most float64 // aim for the p99 in ms, 0 for none
	user func(i int) string
	more map[string]any
}

// timeFeeds times each kind of request.
func timeFeeds(ctx context.Context, s *settings, p *process, key string, t *table) error {
	wallet := func(i int) string {
		return address(smartmoney.Polymarket, ofWallet|uint64(polymarketWallet(int(drawn(i, 8)%uint64(s.wallets/10)))))
	}
	over := fmt.Sprintf(" over %s items and %s wallets", whole(s.items), whole(s.wallets))
	for _, c := range []feedCase{
		{"for-you" + over, 50, wallet, nil},
		{"for-you of unknown users" + over, 50, func(i int) string { return fmt.Sprint("user-", i) }, nil},
		{"for-you with metadata and impressions" + over, 0, wallet, map[string]any{"return_metadata": true, "impression_count": 5}},
	} {
		times, busy, err := timeFeed(ctx, p, key, &c, min(feedRequests, s.items/5))
		if err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
		spread(t, c.name, times, c.most)
		spread(t, c.name+", processor time", busy, 0)
	}
	return nil
}

// timeFeed returns the time of each request and the processor time of the service during it, in
// ms.
func timeFeed(ctx context.Context, p *process, key string, c *feedCase, n int) (times, busy []float64, err error) {
	say("%s", c.name)
	for i := range feedWarmUp + n {
		body := map[string]any{"feed_id": "polymarket-default", "user_id": c.user(i), "top_k": 25}
		for name, value := range c.more {
			body[name] = value
		}
		sent := string(encode(body))
		began, used := time.Now(), p.processorTime()
		text, err := ask(ctx, "POST", p.url+"/v3/for-you", key, sent)
		if err != nil {
			return nil, nil, err
		}
		took, worked := time.Since(began), p.processorTime()-used
		if items := strings.Count(string(text), `"item_id"`); items < 25 {
			return nil, nil, fmt.Errorf("a feed has %d items, want 25: %.300s", items, text)
		}
		if i >= feedWarmUp {
			times, busy = append(times, milliseconds(took)), append(busy, milliseconds(worked))
		}
	}
	return times, busy, nil
}

// processorTime is the processor time that the service has used, with all that it does in the
// background.
func (p *process) processorTime() time.Duration {
	const ofProcess = 2 // CPUCLOCK_SCHED of all threads, as clock_getcpuclockid(3) numbers clocks
	var used unix.Timespec
	if err := unix.ClockGettime(int32(^p.cmd.Process.Pid<<3|ofProcess), &used); err != nil {
		return 0
	}
	return time.Duration(used.Nano())
}
