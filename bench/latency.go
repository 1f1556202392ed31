package main

import (
	"context"
	"crypto/rand"
	"fmt"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

const (
	liveRate  = 2000 // trades per second over all chains
	leastSent = 500  // least number of notifications of a full run
)

// measureLatency measures the time from a trade to the poll that returns its notification,
// with the built program on PostgreSQL.
func measureLatency(ctx context.Context, s *settings, t *table) error {
	return onProgram(ctx, s, func(server *server, p *process, db *stores) error { return latency(ctx, s, server, p, db, t) })
}

func latency(ctx context.Context, s *settings, server *server, p *process, db *stores, t *table) error {
	job, err := prepareLive(ctx, s, p, db)
	if err != nil {
		return err
	}
	if err := server.settle(ctx); err != nil {
		return err
	}
	say("sending %s trades a second for %s s", number(liveRate), number(job.Seconds))
	r, err := callChild[liveResult](ctx, childLive, job)
	if err != nil {
		return err
	}
	if s.live >= time.Minute && r.Notifications < leastSent {
		return fmt.Errorf("only %d notifications came, which says too little", r.Notifications)
	}
	report(t, job, r)
	return nil
}

// prepareLive uploads the market's past, and creates the customers that poll.
func prepareLive(ctx context.Context, s *settings, p *process, db *stores) (*liveJob, error) {
	job := &liveJob{URL: p.url, Seconds: s.live.Seconds(), Rate: liveRate, Wallets: s.market}
	owner, err := db.Customers.CreateCustomer(ctx, "indexer", "")
	if err != nil {
		return nil, err
	}
	if job.Key, err = newKey(ctx, db, owner.ID, smartmoney.ScopeIngest); err != nil {
		return nil, err
	}
	say("preparing the market")
	if err := newMarket(s.market, 0, time.Now()).know(ctx, p.url, job.Key, db); err != nil {
		return nil, err
	}
	for i, c := range sensitive() {
		customer, err := db.Customers.CreateCustomer(ctx, c.DisplayName, fmt.Sprintf("waiting-%d", i))
		if err != nil {
			return nil, err
		}
		_, err = db.Customers.ChangeConfig(ctx, customer.ID, "", func(smartmoney.Config, bool) (smartmoney.Config, error) { return c, nil })
		if err != nil {
			return nil, err
		}
		key, err := newKey(ctx, db, customer.ID, smartmoney.ScopeCustomer)
		if err != nil {
			return nil, err
		}
		job.Customers = append(job.Customers, key)
	}
	time.Sleep(time.Second) // until the engine has loaded them
	return job, nil
}

// sensitive returns the settings of customers that receive many notifications, each other
// ones: a few per second and at most 200 a day.
func sensitive() []smartmoney.Config {
	with := func(chains []smartmoney.Chain, types []smartmoney.NotificationType, set func(*smartmoney.Config)) smartmoney.Config {
		c := smartmoney.DefaultConfig("waiting")
		c.Chains, c.SignalTypes, c.PerTypeLimits = chains, types, map[smartmoney.NotificationType]int{}
		c.DailyBudget, c.CooldownHours, c.MinTrades, c.WhaleMaxRank = 200, 0, 1, 200
		set(&c)
		return c
	}
	whales := []smartmoney.NotificationType{smartmoney.WhaleMove}
	return []smartmoney.Config{
		with([]smartmoney.Chain{smartmoney.Base, smartmoney.Solana}, whales, func(c *smartmoney.Config) { c.WhaleMinTradeUSD = 15_000 }),
		with([]smartmoney.Chain{smartmoney.Ethereum}, whales, func(c *smartmoney.Config) { c.WhaleMinTradeUSD = 5_000 }),
		with([]smartmoney.Chain{smartmoney.Polymarket},
			[]smartmoney.NotificationType{smartmoney.PMConvergenceP0, smartmoney.PMConvergenceP1},
			func(c *smartmoney.Config) { c.ConvergenceMinWallets, c.ConvergenceWindowHours = 4, 12 }),
		with([]smartmoney.Chain{smartmoney.Ethereum}, []smartmoney.NotificationType{smartmoney.SellSignal},
			func(c *smartmoney.Config) { c.ConvergenceMinWallets, c.ConvergenceWindowHours = 5, 12 }),
	}
}

func newKey(ctx context.Context, db *stores, customer string, scope smartmoney.Scope) (string, error) {
	key, err := auth.Generate(rand.Reader)
	if err != nil {
		return "", err
	}
	_, err = db.Customers.CreateKey(ctx, customer, scope, nil, auth.Hash(key), auth.Hint(key))
	return key, err
}

func report(t *table, job *liveJob, r *liveResult) {
	what := fmt.Sprintf("at %s trades/s in %s requests", number(float64(r.Trades)/r.Seconds), whole(r.Requests))
	t.plain("POST of events "+what+", acknowledged, p50", r.PostP50, "ms")
	t.plain("POST of events "+what+", acknowledged, p99", r.PostP99, "ms")
	t.plain(fmt.Sprintf("poll by one of %d customers with nothing new (%s polls), p50", len(job.Customers), whole(r.Polls)), r.PollP50, "ms")
	t.plain(fmt.Sprintf("poll by one of %d customers with nothing new (%s polls), p99", len(job.Customers), whole(r.Polls)), r.PollP99, "ms")
	got := fmt.Sprintf("trade to notification on postgres (%s notifications)", whole(r.Notifications))
	t.most(got+", p50", r.P50, "ms", 150)
	t.most(got+", p99", r.P99, "ms", 150)
}
