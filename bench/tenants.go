package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// What the hostile one of two tenants may use, and how it goes about it: more connections than it
// has limits for, and no regard for Retry-After.
const (
	tenantReaders   = 30
	tenantUploaders = 4
	tenantStreams   = 20
	tenantBody      = 500                    // events of an upload
	tenantAgain     = 100 * time.Millisecond // from a refusal to the next try of a connection
	ordinaryRate    = 1000                   // trades per second that the ordinary tenant uploads
	tenantFirst     = 500_000_000            // numbers of trades that the hostile tenant uploads
)

// tenantLimits are the limits of the hostile tenant.
func tenantLimits() smartmoney.Limits {
	return smartmoney.Limits{RequestsPerSecond: 50, CostPerSecond: 20_000, EventsPerSecond: 2000, Streams: tenantStreams / 2}
}

// measureTenants measures how much a tenant that uses up all its limits slows down another one.
func measureTenants(ctx context.Context, s *settings, t *table) error {
	return onProgram(ctx, s, func(_ *server, p *process, db *stores) error { return tenants(ctx, s, p, db, t) })
}

func tenants(ctx context.Context, s *settings, p *process, db *stores, t *table) error {
	job := &hostileJob{URL: p.url, Wallets: 10 * s.known, BotTokens: s.botTokens, Seconds: s.hostile.Seconds(), Rate: ordinaryRate}
	for name, keys := range map[string][2]*string{"ordinary": {&job.IngestKey, &job.ReaderKey}, "hostile": {&job.HostileIngestKey, &job.HostileKey}} {
		customer, err := db.Customers.CreateCustomer(ctx, name, "")
		if err != nil {
			return err
		}
		for i, scope := range []smartmoney.Scope{smartmoney.ScopeIngest, smartmoney.ScopeCustomer} {
			if *keys[i], err = newKey(ctx, db, customer.ID, scope); err != nil {
				return err
			}
		}
		if name == "hostile" {
			if err := db.Customers.SetLimits(ctx, customer.ID, tenantLimits()); err != nil {
				return err
			}
		}
	}
	if err := knowBots(ctx, job, db); err != nil {
		return err
	}
	return compareTenants(ctx, s, job, t)
}

// compareTenants measures windows without and with the hostile tenant, alternating.
func compareTenants(ctx context.Context, s *settings, job *hostileJob, t *table) error {
	var reads, posts [2][]float64
	total := tenantResult{}
	for round := range 2 * s.rounds {
		for with := range 2 {
			hostile := make(chan error, 1)
			did := &tenantResult{}
			if with == 1 {
				go func() {
					var err error
					did, err = callChild[tenantResult](ctx, childTenant, job)
					hostile <- err
				}()
			} else {
				hostile <- nil
			}
			seen, err := callChild[besideResult](ctx, childBeside, job)
			if err := errors.Join(err, <-hostile); err != nil {
				return err
			}
			job.First += int(job.Seconds * ordinaryRate)
			job.Round++
			if err := caughtUp(ctx, job); err != nil {
				return err
			}
			reads[with], posts[with] = append(reads[with], seen.P99), append(posts[with], seen.PostP99)
			say("round %d: reads p50 %s ms, p99 %s ms (%d), uploads p99 %s ms; hostile: %+v",
				round+1, number(seen.P50), number(seen.P99), seen.Reads, number(seen.PostP99), *did)
			total.Answered, total.Refused = total.Answered+did.Answered, total.Refused+did.Refused
			total.Events, total.Streams = total.Events+did.Events, total.Streams+did.Streams
		}
	}
	if total.Answered == 0 {
		return errors.New("the hostile tenant was answered nothing")
	}
	t.plain("tenant by itself: reads, p99", median(reads[0]), "ms")
	t.within(fmt.Sprintf("beside a tenant at its limits (%s answered, %s refused, %s events, %s streams): reads, p99",
		whole(total.Answered), whole(total.Refused), whole(total.Events), whole(total.Streams)), reads[1], "ms", "by itself", reads[0], 2)
	t.plain("tenant by itself: uploads, p99", median(posts[0]), "ms")
	t.within("beside a tenant at its limits: uploads, p99", posts[1], "ms", "by itself", posts[0], 2)
	return nil
}

// tenantResult counts what a tenant at its limits got: requests, events in the log, and streams
// that began.
type tenantResult struct{ Answered, Refused, Failed, Events, Streams int }

// runTenant asks, uploads and subscribes as fast as it is let, until time is up.
func runTenant(ctx context.Context, job *hostileJob) (*tenantResult, error) {
	ctx, cancel := context.WithTimeout(ctx, time.Duration(job.Seconds*float64(time.Second)))
	defer cancel()
	h := &hostileTenant{job: job, client: &http.Client{Transport: &http.Transport{MaxIdleConnsPerHost: tenantReaders + tenantUploaders + tenantStreams}}}
	h.next.Store(int64(job.First))
	var all sync.WaitGroup
	for range tenantStreams { // first, while its limits have room
		all.Go(func() { h.again(ctx, h.subscribe) })
	}
	time.Sleep(time.Duration(job.Seconds * float64(time.Second) / 20))
	for range tenantReaders {
		all.Go(func() { h.again(ctx, h.ask) })
	}
	for i := range tenantUploaders {
		u := h.uploader(tenantFirst + (job.Round*tenantUploaders+i)*1_000_000)
		all.Go(func() { h.again(ctx, u.upload) })
	}
	all.Wait()
	answered, refused := h.answered.Load(), h.refused.Load()
	// too short for all limits, and for what it used up before to be given again
	short := job.Seconds < 5
	if answered+refused == 0 || !short && (answered == 0 || refused == 0 || h.events.Load() == 0 || h.streams.Load() == 0) {
		return nil, fmt.Errorf("the hostile tenant was not at its limits: %d answers, %d refusals, %d failures, %d events, %d streams",
			answered, refused, h.failed.Load(), h.events.Load(), h.streams.Load())
	}
	return &tenantResult{int(answered), int(refused), int(h.failed.Load()), int(h.events.Load()), int(h.streams.Load())}, nil
}

// hostileTenant does what a tenant does that wants more than its limits.
type hostileTenant struct {
	job                                        *hostileJob
	client                                     *http.Client
	next                                       atomic.Int64 // number of a question
	answered, refused, failed, events, streams atomic.Int64
}

// again calls do until ctx ends, and counts what becomes of it.
func (h *hostileTenant) again(ctx context.Context, do func(context.Context) (refused bool, err error)) {
	for ctx.Err() == nil {
		refused, err := do(ctx)
		switch {
		case ctx.Err() != nil:
			return
		case err != nil:
			h.failed.Add(1)
		case refused:
			h.refused.Add(1)
		default:
			continue
		}
		time.Sleep(tenantAgain)
	}
}

func (h *hostileTenant) ask(ctx context.Context) (refused bool, err error) {
	method, path, body := dearest(h.next.Add(1))
	wait, err := askDearly(ctx, h.client, h.job, method, path, body)
	if err == nil && wait == 0 {
		h.answered.Add(1)
	}
	return wait > 0, err
}

// uploader uploads bodies of trades one after the other.
type uploader struct {
	*hostileTenant
	random *rand.Rand
	next   int    // number of the next trade
	body   []byte // not accepted yet
}

func (h *hostileTenant) uploader(first int) *uploader {
	return &uploader{hostileTenant: h, random: rand.New(rand.NewPCG(uint64(first), 5)), next: first}
}

// upload sends the body that was refused again, or the next one.
func (u *uploader) upload(ctx context.Context) (refused bool, err error) {
	w := hostileWorld{world{wallets: u.job.Wallets}, u.job.BotTokens}
	for i := 0; i < tenantBody && (i > 0 || len(u.body) == 0); i++ {
		e := w.next(u.random, u.next, time.Now())
		u.body, u.next = append(event.AppendJSON(u.body, &e), '\n'), u.next+1
	}
	status, err := u.send(ctx, http.MethodPost, "/ingest/events", u.job.HostileIngestKey, "application/x-ndjson", u.body, io.Discard)
	if err == nil && status == http.StatusOK {
		u.events.Add(tenantBody)
		u.body = u.body[:0]
	}
	return status == http.StatusTooManyRequests, err
}

// subscribe follows a leaderboard until the stream or ctx ends.
func (h *hostileTenant) subscribe(ctx context.Context) (refused bool, err error) {
	began := &firstByte{}
	body := []byte(`{"query":"subscription { leaderboard(chain: BASE, first: 200) { nodes { walletAddress netPnlUsd } } }"}`)
	_, err = h.send(ctx, http.MethodPost, "/graphql", h.job.HostileKey, "application/json", body, began)
	if bytes.Contains(began.start, []byte("RATE_LIMITED")) {
		return true, nil
	}
	if len(began.start) > 0 {
		h.streams.Add(1)
	}
	return false, err
}

// firstByte keeps the start of what is written to it.
type firstByte struct{ start []byte }

func (f *firstByte) Write(p []byte) (int, error) {
	f.start = append(f.start, p[:min(len(p), 1024-min(len(f.start), 1024))]...)
	return len(p), nil
}

// send sends a request and copies what it is answered. It returns the status, 429 for one that is
// refused.
func (h *hostileTenant) send(ctx context.Context, method, path, key, kind string, body []byte, to io.Writer) (status int, err error) {
	r, err := http.NewRequestWithContext(ctx, method, h.job.URL+path, bytes.NewReader(body))
	if err != nil {
		return 0, err
	}
	r.Header.Set("Authorization", "Bearer "+key)
	r.Header.Set("Content-Type", kind)
	r.Header.Set("Accept", "text/event-stream, application/json")
	res, err := h.client.Do(r)
	if err != nil {
		return 0, err
	}
	defer res.Body.Close()
	_, err = io.Copy(to, res.Body)
	if err == nil && res.StatusCode != http.StatusOK && res.StatusCode != http.StatusTooManyRequests {
		err = fmt.Errorf("%s answered %s", path, res.Status)
	}
	return res.StatusCode, err
}
