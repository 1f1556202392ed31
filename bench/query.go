package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// loadConns is the number of concurrent connections.
const loadConns = 8

// windowsPerRound is the number of windows of a query case per round. Windows are short and
// alternate, so that a change of the machine's load affects neighbouring cases alike.
const windowsPerRound = 2

// queryCase is one kind of request, or a baseline.
type queryCase struct {
	name     string
	addr     string
	requests []string
	conns    int
	windows  []*loadResult
}

// queries is the part of the run that measures queries.
type queries struct {
	s        *settings
	cases    map[string]*queryCase
	order    []*queryCase
	plain    []*plain
	asked    int64 // numbers used in slots
	shortest int   // least bytes of a response
}

// The cases and their baselines.
const (
	encodeREST  = "net/http handler with encoding/json, REST rows"
	encodeQL    = "net/http handler with encoding/json, GraphQL rows"
	readyREST   = "net/http handler with ready-made bytes, REST"
	readyQL     = "net/http handler with ready-made bytes, GraphQL"
	stockQL     = "stock gqlgen, each question different"
	differREST  = "REST, each question different"
	differQL    = "GraphQL, each question different"
	repeatREST  = "REST, the same question"
	repeatQL    = "GraphQL, the same question"
	newREST     = "REST, a filter never asked before, one at a time"
	newQL       = "GraphQL, a filter never asked before, one at a time"
	newRESTMany = "REST, filters never asked before, all connections"
	monthREST   = "REST, a month's leaderboard, each question different"
	newMonth    = "REST, a month's leaderboard with a filter never asked before, one at a time"
)

// measureQueries measures queries of the service that has the pool.
func measureQueries(ctx context.Context, s *settings, a *app, t *table) (err error) {
	q := &queries{s: s, cases: map[string]*queryCase{}}
	defer func() { err = errors.Join(err, q.close()) }()
	if err := q.prepare(ctx, a); err != nil {
		return err
	}
	for round := range windowsPerRound * s.rounds {
		for _, c := range q.order {
			if err := q.measure(ctx, c, round); err != nil {
				return fmt.Errorf("%s: %w", c.name, err)
			}
		}
	}
	q.report(t)
	return nil
}

func (q *queries) close() error {
	var errs []error
	for _, p := range q.plain {
		errs = append(errs, p.stop())
	}
	return errors.Join(errs...)
}

func (q *queries) prepare(ctx context.Context, a *app) error {
	addr, key := a.front.Addr().String(), a.customerKey
	common := question{by: smartmoney.ByTraderScore, minTokens: 5, minClosed: 1, maxBuyVol: "1000000000"}
	rest, err := ask(ctx, http.MethodGet, a.front.URL()+common.rest(), key, "")
	if err != nil {
		return err
	}
	ql, err := ask(ctx, http.MethodPost, a.front.URL()+"/graphql", key, common.graphql())
	if err != nil {
		return err
	}
	restRows, err := decoded(rest, func(p *restPage) int { return len(p.Wallets) })
	if err != nil {
		return err
	}
	qlRows, err := decoded(ql, func(p *graphqlPage) int { return len(p.Data.Wallets.Nodes) })
	if err != nil {
		return err
	}
	q.shortest = min(len(rest), len(ql)) * 9 / 10
	differ, same := differing(), []question{common}
	// Each baseline runs next to the cases that are compared with it.
	for _, c := range []struct {
		name     string
		baseline http.Handler // nil: the service
		requests []string
	}{
		{encodeREST, encoding(restRows), overREST(key, differ)},
		{differREST, nil, overREST(key, differ)},
		{monthREST, nil, overREST(key, inWindow(smartmoney.WindowMonth, differing()))},
		{encodeQL, encoding(qlRows), overGraphQL(key, differ)},
		{differQL, nil, overGraphQL(key, differ)},
		{stockQL, stock(a.resolver), overGraphQL(key, differ)},
		{readyREST, readyMade(rest), overREST(key, same)},
		{repeatREST, nil, overREST(key, same)},
		{readyQL, readyMade(ql), overGraphQL(key, same)},
		{repeatQL, nil, overGraphQL(key, same)},
	} {
		at := addr
		if c.baseline != nil {
			p, err := servePlain(c.baseline)
			if err != nil {
				return err
			}
			q.plain, at = append(q.plain, p), p.addr()
		}
		q.add(c.name, at, c.requests, loadConns)
	}
	q.add(newREST, addr, overREST(key, unasked()), 1)
	q.add(newQL, addr, overGraphQL(key, unasked()), 1)
	q.add(newMonth, addr, overREST(key, inWindow(smartmoney.WindowMonth, unasked())), 1)
	q.add(newRESTMany, addr, overREST(key, unasked()), loadConns)
	return q.askAll(ctx, a)
}

func (q *queries) add(name, addr string, requests []string, conns int) {
	c := &queryCase{name: name, addr: addr, requests: requests, conns: conns}
	q.cases[name], q.order = c, append(q.order, c)
}

// askAll sends every common request once.
func (q *queries) askAll(ctx context.Context, a *app) error {
	for _, common := range append(asked(), inWindow(smartmoney.WindowMonth, asked())...) {
		if _, err := ask(ctx, http.MethodGet, a.front.URL()+common.rest(), a.customerKey, ""); err != nil {
			return err
		}
	}
	return nil
}

func (q *queries) measure(ctx context.Context, c *queryCase, round int) error {
	job := loadJob{
		Addr: c.addr, Requests: c.requests, Conns: c.conns, Seconds: q.s.window.Seconds(),
		First: q.asked, LeastBody: q.shortest,
	}
	stop, err := q.s.profile(fmt.Sprintf("query-%s-%d", strings.NewReplacer(" ", "-", "/", "-", ",", "").Replace(c.name), round+1))
	if err != nil {
		return err
	}
	r, err := callChild[loadResult](ctx, childLoad, job)
	if err := errors.Join(err, stop()); err != nil {
		return err
	}
	q.asked += int64(r.Requests) + loadConns
	c.windows = append(c.windows, r)
	say("round %d: %s: %s requests/s, p50 %s ms, p99 %s ms", round+1, c.name, number(r.rate()), number(r.P50), number(r.P99))
	return nil
}

// ask sends one request and returns the response.
func ask(ctx context.Context, method, url, key, body string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, method, url, strings.NewReader(body))
	if err != nil {
		return nil, err
	}
	r.Header.Set("Authorization", "Bearer "+key)
	r.Header.Set("Content-Type", "application/json")
	res, err := http.DefaultClient.Do(r)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	if err != nil {
		return nil, err
	}
	if res.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s answered %s: %.300s", url, res.Status, text)
	}
	return text, nil
}

func (q *queries) report(t *table) {
	rates := func(name string) []float64 { return q.cases[name].values((*loadResult).rate) }
	for _, name := range []string{encodeREST, encodeQL, stockQL, readyREST, readyQL} {
		t.plain(name+q.cases[name].latency(), median(rates(name)), "req/s")
	}
	for _, l := range []struct {
		name, against, short string
		least                float64
	}{
		{differREST, encodeREST, "encoding/json", 1},
		{monthREST, differREST, "the whole life", 0.8},
		{differQL, encodeQL, "encoding/json", 1},
		{differQL, stockQL, "stock gqlgen", 6},
		{repeatREST, readyREST, "ready-made bytes", 0.6},
		{repeatQL, readyQL, "ready-made bytes", 0.6},
	} {
		t.ratio(l.name+q.cases[l.name].latency(), rates(l.name), "req/s", l.short, rates(l.against), l.least)
	}
	for _, name := range []string{newREST, newQL, newMonth} {
		t.most(name+", p50", median(q.cases[name].values(p50)), "ms", 30)
		t.most(name+", p99", median(q.cases[name].values(p99)), "ms", 30)
	}
	t.plain(newRESTMany+q.cases[newRESTMany].latency(), median(rates(newRESTMany)), "req/s")
}

func (q *queryCase) latency() string {
	return fmt.Sprintf(" (p50 %s ms, p99 %s ms)", number(median(q.values(p50))), number(median(q.values(p99))))
}

// values returns a value of each window.
func (q *queryCase) values(of func(*loadResult) float64) []float64 {
	var all []float64
	for _, w := range q.windows {
		all = append(all, of(w))
	}
	return all
}

func p50(r *loadResult) float64 { return r.P50 }

func p99(r *loadResult) float64 { return r.P99 }
