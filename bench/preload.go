package main

import (
	"context"
	"iter"
	"sync"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// preloadEvents is the number of events of a request that is not timed.
const preloadEvents = 16384

// preloader sends events to the service over HTTP, one connection for each chain. It
// encodes the next request while the service processes the last one.
type preloader struct {
	job    ingestJob
	queues [smartmoney.ChainCount]chan []byte
	open   [smartmoney.ChainCount][]byte // the request that is being encoded
	events [smartmoney.ChainCount]int    // in it
	fed    [smartmoney.ChainCount]int64
	errs   [smartmoney.ChainCount]error
	stop   context.CancelFunc
	done   sync.WaitGroup
}

func newPreloader(ctx context.Context, url, key string) *preloader {
	p := &preloader{job: ingestJob{URL: url, Key: key}}
	ctx, p.stop = context.WithCancel(ctx)
	for i := range p.queues {
		p.queues[i] = make(chan []byte, 1)
		p.done.Go(func() {
			_, p.errs[i] = sendInOrder(ctx, &p.job, each(p.queues[i]))
			for range p.queues[i] { // after an error the rest is dropped
			}
		})
	}
	return p
}

// each yields the values of a channel.
func each[T any](c <-chan T) iter.Seq[T] {
	return func(yield func(T) bool) {
		for v := range c {
			if !yield(v) {
				return
			}
		}
	}
}

func (p *preloader) add(e *event.Event) {
	i := e.Chain.Index()
	p.open[i] = append(event.AppendJSON(p.open[i], e), '\n')
	p.fed[i]++
	if p.events[i]++; p.events[i] == preloadEvents {
		p.flush(i)
	}
}

func (p *preloader) flush(i int) {
	p.queues[i] <- p.open[i]
	p.open[i], p.events[i] = make([]byte, 0, cap(p.open[i])), 0
}

// await sends the remaining events, ends the connections and waits until the service has
// processed everything.
func (p *preloader) await(ctx context.Context, db *stores) error {
	defer p.stop()
	for i := range p.queues {
		if p.events[i] > 0 {
			p.flush(i)
		}
		close(p.queues[i])
	}
	p.done.Wait()
	for _, err := range p.errs {
		if err != nil {
			return err
		}
	}
	logs, err := db.Events.ChainLogs(ctx)
	if err != nil {
		return err
	}
	p.job.Target = map[smartmoney.Chain]int64{}
	for i, chain := range smartmoney.Chains() {
		p.job.Target[chain] = logs[i].Durable
	}
	return awaitTarget(ctx, &p.job)
}

// preload uploads the past of a world's wallets, and further trades of theirs as far as its log is
// to be longer. It returns the number of trades.
func preload(ctx context.Context, a *app, w *world) (int, error) {
	p := newPreloader(ctx, a.front.URL(), a.ingestKey)
	add := func(t *smartmoney.Trade) error {
		p.add(&event.Event{Type: event.TypeTrade, Chain: t.Chain, Trade: t})
		return ctx.Err()
	}
	n, err := w.past(add)
	if more := w.log - n; err == nil && more > 0 {
		err = w.pass(n, more, add)
		n += more
	}
	if err != nil {
		p.stop()
		return n, err
	}
	return n, p.await(ctx, a.db)
}

// preloadNames uploads a world's wallets without a trade.
func preloadNames(ctx context.Context, a *app, w *world) error {
	p := newPreloader(ctx, a.front.URL(), a.ingestKey)
	for i := range w.wallets {
		chain := w.chain(i)
		stats := &smartmoney.WalletStats{Chain: chain, Wallet: address(chain, ofWallet|uint64(i))}
		p.add(&event.Event{Type: event.TypeWallet, Chain: chain, Wallet: stats})
	}
	return p.await(ctx, a.db)
}
