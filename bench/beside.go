package main

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/sqldb"
)

// Probes send a trade each probeEvery, or as soon as the one before is processed. The first ones
// are not timed.
const (
	probeEvery  = 5 * time.Millisecond
	firstProbes = 5
)

// subject is a service on a database of its own that knows the wallets of a world.
type subject struct {
	*app
	s       *settings
	server  *server
	dialect sqldb.Dialect
	url     string
	w       *world
	job     ingestJob
	client  *http.Client
	random  *rand.Rand
	next    atomic.Int64 // number of the world's next trade
	shift   atomic.Int64 // what is added to the times of trades, ns
}

// newSubject fills a fresh database.
func newSubject(ctx context.Context, s *settings, server *server, d sqldb.Dialect, keep history) (*subject, error) {
	u := &subject{
		s: s, server: server, dialect: d, w: &world{wallets: s.wallets, dist: s.dist}, random: rand.New(rand.NewPCG(12, 1)),
		client: &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: smartmoney.ChainCount}},
	}
	var err error
	if u.url, err = server.url(ctx, d); err != nil {
		return nil, err
	}
	say("preparing %s wallets on %s", whole(s.wallets), d)
	if err := u.start(ctx, keep); err != nil {
		return nil, err
	}
	n, err := preload(ctx, u.app, u.w)
	if err != nil {
		return nil, errors.Join(err, u.stop())
	}
	u.next.Store(int64(n))
	return u, nil
}

// start starts the service on the subject's database.
func (s *subject) start(ctx context.Context, keep history) (err error) {
	if s.app, err = startKeeping(ctx, s.url, keep); err != nil {
		return err
	}
	s.job = ingestJob{URL: s.front.URL(), Key: s.ingestKey}
	return nil
}

func (s *subject) stop() error {
	s.client.CloseIdleConnections()
	return s.app.stop()
}

// known says which subject a line of the table is about.
func (s *subject) known() string {
	return fmt.Sprintf("%s, %s wallets known", s.dialect, whole(s.s.wallets))
}

// buy returns the world's next trade: a wallet buys one of its tokens.
func (s *subject) buy(r *rand.Rand, wallet int) smartmoney.Trade {
	t := s.w.trade(r, int(s.next.Add(1)), wallet, token(wallet, r.IntN(holds(wallet))), smartmoney.Buy)
	t.Quantity = quantity(wallet, 0)
	t.AmountUSD = t.Quantity * t.PriceUSD
	t.TradedAt = t.TradedAt.Add(time.Duration(s.shift.Load()))
	return t
}

// ingestAnswer is the answer to a request of events.
type ingestAnswer struct {
	Accepted, Duplicates, Retracted, Unknown int
	Rejected                                 []struct{ Error string }
}

// post sends one request of events. All of them must be trades that are new, or take back trades
// that are live.
func (s *subject) post(ctx context.Context, body []byte, accepted, retracted int) error {
	var a ingestAnswer
	if err := call(ctx, s.client, &s.job, http.MethodPost, "/ingest/events", body, &a); err != nil {
		return err
	}
	if a.Accepted != accepted || a.Retracted != retracted {
		return fmt.Errorf("%d events were accepted and %d trades retracted, want %d and %d: %.200s", a.Accepted, a.Retracted, accepted, retracted, fmt.Sprint(a))
	}
	return nil
}

// processed waits until all that a chain's log holds now is processed.
func (s *subject) processed(ctx context.Context, chain smartmoney.Chain) error {
	i, durable := chain.Index(), int64(-1)
	tick := time.NewTicker(time.Millisecond)
	defer tick.Stop()
	for {
		logs, err := s.db.Events.ChainLogs(ctx)
		if err != nil {
			return err
		}
		if durable < 0 {
			durable = logs[i].Durable
		}
		if logs[i].Processed >= durable {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-tick.C:
		}
	}
}

// timed sends one request of events and returns the milliseconds until they are processed.
func (s *subject) timed(ctx context.Context, chain smartmoney.Chain, body []byte, accepted, retracted int) (float64, error) {
	began := time.Now()
	if err := s.post(ctx, body, accepted, retracted); err != nil {
		return 0, err
	}
	err := s.processed(ctx, chain)
	return time.Since(began).Seconds() * 1e3, err
}

// beside calls do while a trade after the other is sent to each of some chains. It returns the
// longest time in milliseconds that one of these took from its acknowledgement, when it is in the
// log, until it was processed.
func (s *subject) beside(ctx context.Context, chains []smartmoney.Chain, do func() error) (float64, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	var probes, warm sync.WaitGroup
	stop := make(chan struct{})
	longest, errs := make([]time.Duration, len(chains)), make([]error, len(chains))
	warm.Add(len(chains))
	for i, chain := range chains {
		probes.Go(func() {
			if longest[i], errs[i] = s.probe(ctx, chain, sync.OnceFunc(warm.Done), stop); errs[i] != nil {
				cancel() // do need not go on
			}
		})
	}
	warm.Wait()
	err := do()
	close(stop)
	probes.Wait()
	most := time.Duration(0)
	for _, took := range longest {
		most = max(most, took)
	}
	return most.Seconds() * 1e3, errors.Join(append(errs, err)...)
}

// probe sends trades of one wallet to a chain until stop is closed. It calls warm when it begins to
// time them.
func (s *subject) probe(ctx context.Context, chain smartmoney.Chain, warm func(), stop <-chan struct{}) (longest time.Duration, err error) {
	defer warm()
	wallet := 0
	for s.w.chain(wallet) != chain {
		wallet++
	}
	r := rand.New(rand.NewPCG(12, uint64(2+chain.Index())))
	tick := time.NewTicker(probeEvery)
	defer tick.Stop()
	for n := 0; ; n++ {
		if n == firstProbes {
			warm()
		}
		t := s.buy(r, wallet)
		if err := s.post(ctx, line(nil, &event.Event{Type: event.TypeTrade, Chain: chain, Trade: &t}), 1, 0); err != nil {
			return longest, err
		}
		began := time.Now()
		if err := s.processed(ctx, chain); err != nil {
			return longest, err
		}
		if n >= firstProbes {
			longest = max(longest, time.Since(began))
		}
		select {
		case <-stop:
			return longest, nil
		case <-tick.C:
		}
	}
}

// line appends an event as a line of a request.
func line(body []byte, e *event.Event) []byte { return append(event.AppendJSON(body, e), '\n') }
