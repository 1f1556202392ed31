package service_test

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/scale"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// onePage is a page of any list in the form that the tests compare.
type onePage struct {
	names []string
	info  *service.PageInfo
}

// ask returns a page for the arguments of a list.
type ask func(first int, after *string, last *int, before *string) (onePage, error)

// walkBothWays pages through a list forward and back and checks that both return the same
// list, and that each page reports correctly whether pages precede and follow it.
func walkBothWays(t *rapid.T, name string, size int, page ask) []string {
	var forward, back []string
	var cursor *string
	for more := true; more; {
		p, err := page(size, cursor, nil, nil)
		if err != nil {
			t.Fatalf("%s forward: %v", name, err)
		}
		if p.info.HasPreviousPage != (len(forward) > 0) {
			t.Fatalf("%s forward: HasPreviousPage = %v after %d elements", name, p.info.HasPreviousPage, len(forward))
		}
		forward = append(forward, p.names...)
		more, cursor = p.info.HasNextPage, p.info.EndCursor
	}
	cursor = nil
	for more := true; more; {
		p, err := page(50, nil, &size, cursor)
		if err != nil {
			t.Fatalf("%s back: %v", name, err)
		}
		if p.info.HasNextPage != (len(back) > 0) {
			t.Fatalf("%s back: HasNextPage = %v after %d elements", name, p.info.HasNextPage, len(back))
		}
		back = append(slices.Clone(p.names), back...)
		more, cursor = p.info.HasPreviousPage, p.info.StartCursor
	}
	if !slices.Equal(forward, back) {
		t.Fatalf("%s: forward %v, back %v", name, forward, back)
	}
	return forward
}

// positionNames asks for pages of a wallet's positions.
func positionNames(
	ctx context.Context, w *servicetest.World, wallet *smartmoney.Wallet, query func(int, *string, *int, *string) (service.PositionsQuery, error),
) ask {
	return func(first int, after *string, last *int, before *string) (onePage, error) {
		q, err := query(first, after, last, before)
		if err != nil {
			return onePage{}, err
		}
		pages, err := w.Service.Positions(ctx, []*smartmoney.Wallet{wallet}, q)
		if err != nil {
			return onePage{}, err
		}
		out := onePage{info: pages[0].PageInfo()}
		for _, x := range pages[0].Positions {
			out.names = append(out.names, x.Token)
		}
		return out, nil
	}
}

// TestPagingBothWays checks for every list that paging forward and back returns the same,
// whatever the page size.
func TestPagingBothWays(t *testing.T) {
	scale.ChecksOf(t, 100)
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := newSent(t, db)
		ctx := caller(t, servicetest.Customer)
		early := w.first.Add(-72 * time.Hour)
		wallet, err := w.Service.Wallet(ctx, smartmoney.Solana, servicetest.Address(smartmoney.Solana, 5), smartmoney.WholeLife)
		if err != nil || wallet == nil {
			t.Fatal(wallet, err)
		}
		signalNames := func(p *service.SignalPage, err error) (onePage, error) {
			if err != nil {
				return onePage{}, err
			}
			out := onePage{info: p.PageInfo()}
			for _, s := range p.Signals {
				out.names = append(out.names, fmt.Sprint(s.Sequence))
			}
			return out, nil
		}
		none := 0.0
		lists := map[string]ask{
			"signals": func(first int, after *string, last *int, before *string) (onePage, error) {
				return signalNames(w.Service.Signals(ctx, service.SignalsQuery{Since: &early, First: first, After: after, Last: last, Before: before}))
			},
			"signals of a type": func(first int, after *string, last *int, before *string) (onePage, error) {
				return signalNames(w.Service.Signals(ctx, service.SignalsQuery{Since: &early, First: first, After: after, Last: last, Before: before,
					Filter: &service.SignalFilter{Chains: []smartmoney.Chain{smartmoney.Base}}}))
			},
			"signals of a wallet": func(first int, after *string, last *int, before *string) (onePage, error) {
				q, err := service.NewWalletSignalsQuery(ctx, &smartmoney.Wallet{Chain: smartmoney.Base, Address: servicetest.Address(smartmoney.Base, 5)}, first, after, last, before)
				if err != nil {
					return onePage{}, err
				}
				return signalNames(w.Service.WalletSignals(ctx, q))
			},
			"trades": func(first int, after *string, last *int, before *string) (onePage, error) {
				q, err := service.NewTradesQuery(first, after, last, before)
				if err != nil {
					return onePage{}, err
				}
				trades, err := w.Service.Trades(ctx, wallet.Chain, wallet.Address, q)
				if err != nil {
					return onePage{}, err
				}
				p := q.Page(trades, wallet.TradeCount())
				out := onePage{info: p.PageInfo()}
				for _, t := range p.Trades {
					out.names = append(out.names, t.ID)
				}
				return out, nil
			},
			"positions":          positionNames(ctx, w.World, wallet, service.NewPositionsQuery),
			"positions by value": positionNames(ctx, w.World, wallet, service.NewPositionsByValue),
		}
		for _, by := range smartmoney.RankBys() {
			for i, filter := range []*service.WalletFilter{nil, {MinTrades: ptr(3), MinTokens: ptr(0)}, {MaxBuyVol: &none}} {
				lists[fmt.Sprintf("wallets by %s, filter %d", by, i)] = func(first int, after *string, last *int, before *string) (onePage, error) {
					p, err := w.Service.Wallets(ctx, service.WalletsQuery{Chain: smartmoney.Base, RankBy: by, Filter: filter, First: first, After: after, Last: last, Before: before})
					if err != nil {
						return onePage{}, err
					}
					out := onePage{info: p.PageInfo()}
					for _, e := range p.Edges() {
						out.names = append(out.names, fmt.Sprint(e.Rank(), e.Node().Address))
					}
					return out, nil
				}
			}
		}
		rapid.Check(t, func(rt *rapid.T) {
			name := rapid.SampledFrom(slices.Sorted(maps.Keys(lists))).Draw(rt, "list")
			walkBothWays(rt, name, rapid.IntRange(1, 30).Draw(rt, "size"), lists[name])
		})
	})
}

// TestOlderSignals pages from the newest signals of the last day back to the oldest.
func TestOlderSignals(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := newSent(t, db)
		ctx := caller(t, servicetest.Customer)
		page, err := w.Service.Signals(ctx, service.SignalsQuery{First: 2})
		got := ""
		for err == nil {
			got += sequences(page)
			if !page.PageInfo().HasPreviousPage {
				break
			}
			page, err = w.Service.Signals(ctx, service.SignalsQuery{Last: ptr(2), Before: page.PageInfo().StartCursor})
		}
		if err != nil || got != "[5 6][3 4][1 2]" {
			t.Errorf("walked %s, %v", got, err)
		}
	})
}

// TestCursorOfAnEmptyLog checks that an empty page has a cursor after which neither pages
// nor a subscription miss anything.
func TestCursorOfAnEmptyLog(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := servicetest.On(t, db)
		ctx := caller(t, servicetest.Customer)
		var cursors []*string
		for range 3 {
			page, err := w.Service.Signals(ctx, service.SignalsQuery{First: 5})
			if err != nil || len(page.Signals) != 0 {
				t.Fatal(page, err)
			}
			info := page.PageInfo()
			if info.EndCursor == nil || info.StartCursor == nil {
				t.Fatal("empty page without cursors")
			}
			cursors = append(cursors, info.EndCursor)
			old := time.Now().Add(-48 * time.Hour) // not among the newest of the last day
			n := len(cursors)
			w.Send(t, servicetest.Customer, old.Add(time.Duration(n)*time.Second), servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, n, old, 1))
		}
		for i, cursor := range cursors {
			want := []string{"[1 2 3]", "[2 3]", "[3]"}[i]
			page, err := w.Service.Signals(ctx, service.SignalsQuery{First: 5, After: cursor})
			if err != nil || sequences(page) != want {
				t.Errorf("after the empty page %d: %v, %v, want %s", i, page, err, want)
			}
			src, err := w.Service.LiveSignals(ctx, service.LiveSignalsQuery{After: cursor})
			if err != nil {
				t.Fatal(err)
			}
			if _, ok, err := src.Next(ctx, true); err != nil || !ok {
				t.Fatal(ok, err)
			}
			if e := <-src.Events(); e.Signal == nil || e.Signal.Sequence != int64(i)+1 {
				t.Errorf("a subscription after the empty page %d starts with %+v", i, e.Signal)
			}
			src.Close()
		}
	})
}

// TestCursorBeyondTheEnd checks that pages and subscriptions treat a cursor beyond the log's end
// alike, as one of signals that a restore lost: with a gap, and no error. One at the end has none.
func TestCursorBeyondTheEnd(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := newSent(t, db)
		ctx := caller(t, servicetest.Customer)
		for n, gap := range map[int64]bool{6: false, 7: true, 1 << 40: true} {
			cursor := service.SignalCursor(servicetest.Customer, n)
			page, err := w.Service.Signals(ctx, service.SignalsQuery{First: 5, After: &cursor})
			if err != nil {
				t.Fatalf("cursor %d: %v", n, err)
			}
			if got, err := w.Service.SignalGap(ctx, page); err != nil || got != gap || sequences(page) != "[]" {
				t.Errorf("cursor %d: the page has %s, gap %t, error %v, want gap %t", n, sequences(page), got, err, gap)
			}
			live := follow(t, w.World, service.LiveSignalsQuery{After: &cursor})
			if e, _ := next(t, live, false); (e != nil && e.Gap) != gap || e != nil && e.Signal != nil {
				t.Errorf("cursor %d: the subscription begins with %+v, want gap %t", n, e, gap)
			}
			live.Close()
		}
	})
}

// TestPagingArguments lists rejected arguments.
func TestPagingArguments(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	ctx := caller(t, servicetest.Customer)
	c := ptr(service.SignalCursor(servicetest.Customer, 1))
	for _, test := range []struct {
		q           service.SignalsQuery
		field, text string
	}{
		{service.SignalsQuery{Last: ptr(0)}, "last", "last must be between 1 and 200, got 0"},
		{service.SignalsQuery{Last: ptr(201)}, "last", "last must be between 1 and 200, got 201"},
		{service.SignalsQuery{First: 5, Before: c}, "before", "before requires last; use after with first"},
		{service.SignalsQuery{Last: ptr(5), After: c}, "after", "after requires first; use before with last"},
		{service.SignalsQuery{Last: ptr(5), Before: ptr("x")}, "before", "before must be a cursor returned by an earlier page of this list"},
	} {
		_, err := w.Service.Signals(ctx, test.q)
		wantBad(t, err, test.field, test.text)
	}
	_, err := w.Service.Wallets(ctx, service.WalletsQuery{Chain: smartmoney.Base, RankBy: smartmoney.ByNetPnl, Last: ptr(5), Before: c})
	wantBad(t, err, "before", "before must be a cursor returned by an earlier page of this list")
	_, err = service.NewTradesQuery(5, nil, ptr(5), c)
	wantBad(t, err, "before", "before must be a cursor returned by an earlier page of this list")
	_, err = service.NewPositionsQuery(5, nil, ptr(5), c)
	wantBad(t, err, "before", "before must be a cursor returned by an earlier page of this list")
}
