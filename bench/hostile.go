package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// The market of the hostile-tenant measurement: ordinary wallets, and bots on base with many
// tokens.
const (
	hostileConns = 50
	hostileRate  = 10_000 // trades per second over all chains
	hostileBots  = 200
)

// hostileWorld is the market's wallets by number; each tenth, up to hostileBots, is a bot.
type hostileWorld struct {
	world
	tokens int // held by each bot
}

// bot returns the wallet number of a bot, which is on base.
func (hostileWorld) bot(i int) int { return i * 10 }

func (h *hostileWorld) trade(r *rand.Rand, n, wallet, token int, at time.Time) event.Event {
	t := h.world.trade(r, n, wallet, token, smartmoney.Buy)
	if r.IntN(3) == 0 {
		t.Side = smartmoney.Sell
	}
	t.Quantity, t.TradedAt = 1+r.ExpFloat64()*50, at
	t.AmountUSD = t.Quantity * t.PriceUSD
	return event.Event{Type: event.TypeTrade, Chain: t.Chain, Trade: &t}
}

// next returns the next trade; every second one is by a bot.
func (h *hostileWorld) next(r *rand.Rand, n int, at time.Time) event.Event {
	if n%2 == 0 {
		return h.trade(r, n, h.bot(r.IntN(hostileBots)), r.IntN(h.tokens), at)
	}
	return h.trade(r, n, r.IntN(h.wallets), popular(r.Float64()), at)
}

// measureHostile measures how much a tenant that sends the costliest requests, on many
// connections, slows down the engine and an ordinary reader.
func measureHostile(ctx context.Context, s *settings, t *table) error {
	return onProgram(ctx, s, func(_ *server, p *process, db *stores) error { return hostile(ctx, s, p, db, t) })
}

func hostile(ctx context.Context, s *settings, p *process, db *stores, t *table) (err error) {
	job := &hostileJob{URL: p.url, Wallets: 10 * s.known, BotTokens: s.botTokens, Seconds: s.hostile.Seconds(), Rate: hostileRate}
	for name, into := range map[string]*string{"indexer": &job.IngestKey, "reader": &job.ReaderKey, "hostile": &job.HostileKey} {
		customer, err := db.Customers.CreateCustomer(ctx, name, "")
		if err != nil {
			return err
		}
		scope := smartmoney.ScopeCustomer
		if name == "indexer" {
			scope = smartmoney.ScopeIngest
		}
		if *into, err = newKey(ctx, db, customer.ID, scope); err != nil {
			return err
		}
	}
	if err := knowBots(ctx, job, db); err != nil {
		return err
	}
	return compareHostile(ctx, s, job, t)
}

// knowBots uploads a trade of each ordinary wallet, and a trade of each token of each bot.
func knowBots(ctx context.Context, job *hostileJob, db *stores) error {
	say("preparing %s wallets and %d bots of %s tokens", number(float64(job.Wallets)), hostileBots, whole(job.BotTokens))
	w, r, n := hostileWorld{world{wallets: job.Wallets}, job.BotTokens}, rand.New(rand.NewPCG(3, 3)), 0
	p := newPreloader(ctx, job.URL, job.IngestKey)
	add := func(wallet, token int) {
		e := w.trade(r, n, wallet, token, time.Now().Add(-24*time.Hour))
		p.add(&e)
		n++
	}
	for i := range job.Wallets {
		add(i, i%tokensPerChain)
	}
	for token := range job.BotTokens {
		for i := range hostileBots {
			add(w.bot(i), token)
		}
	}
	job.First = n
	return p.await(ctx, db)
}

// caughtUp waits until the engine has processed the backlog of a window, so that it does
// not count in the next one.
func caughtUp(ctx context.Context, job *hostileJob) error {
	for {
		now, err := statusOf(ctx, job)
		if err != nil || now.processed == now.durable {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(100 * time.Millisecond):
		}
	}
}

// compareHostile measures windows without and with the hostile tenant, alternating.
func compareHostile(ctx context.Context, s *settings, job *hostileJob, t *table) error {
	var rates, p99s [2][]float64
	refused, answered := 0, 0
	for round := range 2 * s.rounds {
		for with := range 2 {
			hostile := make(chan error, 1)
			var did *hostileResult
			if with == 1 {
				go func() {
					var err error
					did, err = callChild[hostileResult](ctx, childHostile, job)
					hostile <- err
				}()
			} else {
				hostile <- nil
			}
			seen, err := callChild[besideResult](ctx, childBeside, job)
			if err := errors.Join(err, <-hostile); err != nil {
				return err
			}
			job.First += int(job.Seconds * hostileRate)
			if err := caughtUp(ctx, job); err != nil {
				return err
			}
			rates[with], p99s[with] = append(rates[with], seen.Processed/seen.Seconds), append(p99s[with], seen.P99)
			say("round %d: %s trades/s, reader p50 %s ms, p99 %s ms (%d reads)", round+1, number(seen.Processed/seen.Seconds), number(seen.P50), number(seen.P99), seen.Reads)
			if did != nil {
				answered, refused = answered+did.Answered, refused+did.Refused
				say("  hostile: %v", *did)
			}
		}
	}
	t.plain("engine beside a reader, trades sent at 10 000/s", median(rates[0]), "trades/s")
	t.ratio(fmt.Sprintf("engine beside a hostile tenant too (%s questions answered, %s refused)", whole(answered), whole(refused)),
		rates[1], "trades/s", "undisturbed", rates[0], 0.9)
	t.plain("ordinary reader, p99", median(p99s[0]), "ms")
	t.within("ordinary reader beside a hostile tenant, p99", p99s[1], "ms", "undisturbed", p99s[0], 2)
	return nil
}
