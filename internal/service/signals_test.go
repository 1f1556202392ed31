package service_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// caller returns the context of a customer's request.
func caller(t testing.TB, customer string) context.Context {
	t.Helper()
	return as(t.Context(), customer, smartmoney.ScopeCustomer)
}

// sent is a world with signals 1 to 6 of one customer: 1 was sent two days ago, the others
// a second apart, starting an hour ago.
type sent struct {
	*servicetest.World
	first time.Time // when signal 2 was sent
}

func newSent(t *testing.T, db *testkit.DB) *sent {
	t.Helper()
	w := &sent{World: servicetest.On(t, db), first: time.Now().Add(-time.Hour).UTC().Truncate(time.Second)}
	kinds := []struct {
		chain smartmoney.Chain
		typ   smartmoney.NotificationType
	}{
		{smartmoney.Base, smartmoney.ConvergenceP0}, {smartmoney.Base, smartmoney.ConvergenceP1}, {smartmoney.Solana, smartmoney.WhaleMove},
		{smartmoney.Polymarket, smartmoney.PMConvergenceP0}, {smartmoney.Base, smartmoney.SellSignal}, {smartmoney.Base, smartmoney.ConvergenceP1},
	}
	for i, kind := range kinds {
		at := w.first.Add(time.Duration(i-1) * time.Second)
		if i == 0 {
			at = w.first.Add(-47 * time.Hour)
		}
		w.Send(t, servicetest.Customer, at, servicetest.Signal(kind.chain, kind.typ, i, at, i, i+1))
	}
	w.Send(t, servicetest.Rival, w.first, servicetest.Signal(smartmoney.Base, smartmoney.ConvergenceP0, 7, w.first, 1))
	return w
}

// sequences returns the sequences of a page's signals.
func sequences(p *service.SignalPage) string {
	list := []int64{}
	for _, s := range p.Signals {
		list = append(list, s.Sequence)
	}
	return fmt.Sprint(list)
}

func TestSignalPages(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := newSent(t, db)
		ctx := caller(t, servicetest.Customer)
		after := func(n int64) *string { return ptr(service.SignalCursor(servicetest.Customer, n)) }
		since := func(second time.Duration) *time.Time { return ptr(w.first.Add(second * time.Second)) }
		early := ptr(w.first.Add(-72 * time.Hour))
		type Q = service.SignalsQuery
		for name, c := range map[string]struct {
			q          Q
			want       string
			next, prev bool
			total      int
		}{
			"the last day":         {Q{First: 50}, "[2 3 4 5 6]", false, true, 5},
			"the newest of it":     {Q{First: 2}, "[5 6]", false, true, 5},
			"all of it, no more":   {Q{First: 5}, "[2 3 4 5 6]", false, true, 5},
			"since":                {Q{First: 50, Since: since(1)}, "[4 5 6]", false, false, 3},
			"since, the oldest":    {Q{First: 2, Since: since(1)}, "[4 5]", true, false, 3},
			"since long ago":       {Q{First: 2, Since: early}, "[1 2]", true, false, 6},
			"since the last":       {Q{First: 2, Since: since(4)}, "[]", false, false, 0},
			"after":                {Q{First: 2, After: after(1)}, "[2 3]", true, true, 6},
			"after, the rest":      {Q{First: 2, After: after(4)}, "[5 6]", false, true, 6},
			"after the last":       {Q{First: 2, After: after(6)}, "[]", false, true, 6},
			"before":               {Q{Last: ptr(2), Before: after(4)}, "[2 3]", true, true, 6},
			"before, older":        {Q{Last: ptr(2), Before: after(2)}, "[1]", true, false, 6},
			"before the first":     {Q{Last: ptr(2), Before: after(1)}, "[]", true, false, 6},
			"before any":           {Q{Last: ptr(2), Before: after(0)}, "[]", true, false, 6},
			"the last":             {Q{Last: ptr(4)}, "[3 4 5 6]", false, true, 6},
			"the last since":       {Q{Last: ptr(4), Since: since(2)}, "[5 6]", false, false, 2},
			"after none":           {Q{First: 2, After: after(0)}, "[1 2]", true, false, 6},
			"after and since":      {Q{First: 2, After: after(2), Since: since(2)}, "[5 6]", false, true, 2},
			"a chain":              {Q{First: 50, Since: early, Filter: &service.SignalFilter{Chains: []smartmoney.Chain{smartmoney.Base}}}, "[1 2 5 6]", false, false, 4},
			"a type":               {Q{First: 1, Since: early, Filter: &service.SignalFilter{Types: []smartmoney.NotificationType{smartmoney.ConvergenceP1}}}, "[2]", true, false, 2},
			"a priority":           {Q{First: 50, Since: early, Filter: &service.SignalFilter{Priorities: []smartmoney.Priority{smartmoney.P0}}}, "[1 4]", false, false, 2},
			"priority and type":    {Q{First: 50, Since: early, Filter: &service.SignalFilter{Priorities: []smartmoney.Priority{smartmoney.P0}, Types: []smartmoney.NotificationType{smartmoney.ConvergenceP0, smartmoney.WhaleMove}}}, "[1]", false, false, 1},
			"no such type":         {Q{First: 50, Since: early, Filter: &service.SignalFilter{Priorities: []smartmoney.Priority{smartmoney.P2}, Types: []smartmoney.NotificationType{smartmoney.WhaleMove}}}, "[]", false, false, 0},
			"no chain":             {Q{First: 50, Since: early, Filter: &service.SignalFilter{Chains: []smartmoney.Chain{}}}, "[]", false, false, 0},
			"no priority":          {Q{First: 50, Since: early, Filter: &service.SignalFilter{Priorities: []smartmoney.Priority{}}}, "[]", false, false, 0},
			"an empty filter":      {Q{First: 50, Filter: &service.SignalFilter{}}, "[2 3 4 5 6]", false, true, 5},
			"a token":              {Q{First: 50, Since: early, Filter: &service.SignalFilter{Token: ptr("0X" + servicetest.Token(smartmoney.Base, 4)[2:])}}, "[5]", false, false, 1},
			"an outcome":           {Q{First: 50, Since: early, Filter: &service.SignalFilter{Token: ptr(servicetest.Token(smartmoney.Polymarket, 3))}}, "[4]", false, false, 1},
			"until":                {Q{First: 50, Since: early, Until: since(1)}, "[1 2 3]", false, false, 3},
			"a range":              {Q{First: 50, Since: since(0), Until: since(2)}, "[3 4]", false, false, 2},
			"the last until":       {Q{Last: ptr(2), Until: since(2)}, "[3 4]", false, true, 4},
			"the day until":        {Q{First: 50, Until: since(2)}, "[2 3 4]", false, true, 3},
			"a watch list":         {Q{First: 50, Since: early, Filter: &service.SignalFilter{Wallets: []string{"0X" + strings.ToUpper(servicetest.Address(smartmoney.Base, 5)[2:]), servicetest.Address(smartmoney.Solana, 2)}}}, "[3 5 6]", false, false, 3},
			"watching nobody":      {Q{First: 50, Since: early, Filter: &service.SignalFilter{Wallets: []string{}}}, "[]", false, false, 0},
			"a token nobody knows": {Q{First: 50, Since: early, Filter: &service.SignalFilter{Token: ptr(servicetest.Token(smartmoney.Base, 99))}}, "[]", false, false, 0},
		} {
			t.Run(name, func(t *testing.T) {
				page, err := w.Service.Signals(ctx, c.q)
				if err != nil {
					t.Fatal(err)
				}
				info := page.PageInfo()
				if sequences(page) != c.want || info.HasNextPage != c.next || info.HasPreviousPage != c.prev {
					t.Errorf("page %s, next %v, previous %v, want %s, %v, %v", sequences(page), info.HasNextPage, info.HasPreviousPage, c.want, c.next, c.prev)
				}
				if n, err := w.Service.CountSignals(ctx, page); err != nil || n != c.total {
					t.Errorf("total %d, %v, want %d", n, err, c.total)
				}
				if c.q.Since != nil && !page.Since.Equal(*c.q.Since) || c.q.After != nil && c.q.Since == nil && page.Since != nil {
					t.Errorf("since %v", page.Since)
				}
			})
		}
	})
}

// TestSignalCursorsWalk pages through a log in both orders.
func TestSignalCursorsWalk(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := newSent(t, db)
		ctx := caller(t, servicetest.Customer)
		var walked string
		since := w.first.Add(-72 * time.Hour)
		page, err := w.Service.Signals(ctx, service.SignalsQuery{First: 4, Since: &since})
		for ; err == nil && len(page.Signals) > 0; page, err = w.Service.Signals(ctx, service.SignalsQuery{First: 4, After: page.PageInfo().EndCursor}) {
			walked += sequences(page)
		}
		if err != nil || walked != "[1 2 3 4][5 6]" {
			t.Errorf("walked %s, %v", walked, err)
		}
		// Wallet 1 of base is a participant of signals 1 and 2; wallet 5 of 5 and 6.
		for wallet, want := range map[int]string{1: "[2][1]", 5: "[6][5]", 40: ""} {
			walked = ""
			participant := &smartmoney.Wallet{Chain: smartmoney.Base, Address: servicetest.Address(smartmoney.Base, wallet)}
			var after *string
			for more := true; more; {
				q, err := service.NewWalletSignalsQuery(ctx, participant, 1, after, nil, nil)
				if err != nil {
					t.Fatal(err)
				}
				page, err := w.Service.WalletSignals(ctx, q)
				if err != nil {
					t.Fatal(err)
				}
				if more = len(page.Signals) > 0; more {
					walked += sequences(page)
					if next := page.PageInfo().HasNextPage; next != (walked != want) {
						t.Errorf("wallet %d: after %s, next page %v", wallet, walked, next)
					}
					if prev := page.PageInfo().HasPreviousPage; prev != (after != nil) {
						t.Errorf("wallet %d: after %s, previous page %v", wallet, walked, prev)
					}
					after = page.PageInfo().EndCursor
				}
				if n, err := w.Service.CountSignals(ctx, page); err != nil || wallet != 40 && n != 2 || wallet == 40 && n != 0 {
					t.Errorf("wallet %d: total %d, %v", wallet, n, err)
				}
			}
			if walked != want {
				t.Errorf("wallet %d: walked %s, want %s", wallet, walked, want)
			}
		}
	})
}

func TestSignalBounds(t *testing.T) {
	t.Parallel()
	w := newSent(t, testkit.SQLite(t))
	ctx := caller(t, servicetest.Customer)
	const cursor = "after must be a cursor returned by an earlier page of this list"
	type Q = service.SignalsQuery
	for name, c := range map[string]struct {
		q              Q
		field, message string
	}{
		"first 0":              {Q{First: 0}, "first", "first must be between 1 and 200, got 0"},
		"first 201":            {Q{First: 201}, "first", "first must be between 1 and 200, got 201"},
		"nonsense":             {Q{First: 1, After: ptr("nonsense")}, "after", cursor},
		"empty":                {Q{First: 1, After: ptr("")}, "after", cursor},
		"another's cursor":     {Q{First: 1, After: ptr(service.SignalCursor(servicetest.Rival, 1))}, "after", cursor},
		"before the beginning": {Q{First: 1, After: ptr(service.SignalCursor(servicetest.Customer, -1))}, "after", cursor},
		"token": {
			Q{First: 1, Filter: &service.SignalFilter{Token: ptr("0x12")}}, "token",
			`token must be 0x and 40 hexadecimal digits, 32 to 44 base58 characters, or a decimal number of at most 78 digits, got "0x12"`,
		},
		"a watch list of 51": {
			Q{First: 1, Filter: &service.SignalFilter{Wallets: slices.Repeat([]string{servicetest.Address(smartmoney.Base, 1)}, 51)}}, "wallets",
			"wallets must have at most 50 addresses, got 51",
		},
		"a watched name": {
			Q{First: 1, Filter: &service.SignalFilter{Wallets: []string{servicetest.Address(smartmoney.Base, 1), "me"}}}, "wallets",
			`wallets[1] must be 0x and 40 hexadecimal digits, or 32 to 44 base58 characters, got "me"`,
		},
		"wallet": {
			Q{First: 1, WalletID: ptr("me")}, "walletId",
			`walletId must be 0x and 40 hexadecimal digits, or 32 to 44 base58 characters, got "me"`,
		},
		"no wallet": {
			Q{First: 1, WalletID: ptr("")}, "walletId",
			`walletId must be 0x and 40 hexadecimal digits, or 32 to 44 base58 characters, got ""`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := w.Service.Signals(ctx, c.q)
			wantBad(t, err, c.field, c.message)
		})
	}
	if _, err := w.Service.Signals(t.Context(), Q{First: 1}); smartmoney.CodeOf(err) != smartmoney.CodeUnauthenticated {
		t.Errorf("signals without a caller: %v", err)
	}
}

func TestOneSignal(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := newSent(t, db)
		ctx := caller(t, servicetest.Customer)
		page, err := w.Service.Signals(ctx, service.SignalsQuery{First: 1})
		if err != nil {
			t.Fatal(err)
		}
		want := page.Signals[0]
		for name, id := range map[string]string{"global": want.GlobalID(), "its own": want.ID} {
			got, err := w.Service.Signal(ctx, id)
			if err != nil || got == nil || got.Sequence != want.Sequence {
				t.Errorf("by its %s id: %v, %v", name, got, err)
			}
			other, err := w.Service.Signal(caller(t, servicetest.Rival), id)
			if err != nil || other != nil {
				t.Errorf("another customer reads %v, %v by its %s id", other, err, name)
			}
		}
		node, err := w.Service.Node(ctx, want.GlobalID())
		if signal, ok := node.(*service.Signal); err != nil || !ok || signal.Sequence != want.Sequence {
			t.Errorf("node = %v, %v", node, err)
		}
		if node, err := w.Service.Node(caller(t, servicetest.Rival), want.GlobalID()); err != nil || node != nil {
			t.Errorf("another customer reads the node %v, %v", node, err)
		}
		if got, err := w.Service.Signal(ctx, "sig_unknown"); err != nil || got != nil {
			t.Errorf("unknown: %v, %v", got, err)
		}
	})
}

// countedReads counts the pages that are read of customers' logs, and calls read after each.
type countedReads struct {
	*notifications.Logs
	reads int
	read  func()
}

func (c *countedReads) Notifications(ctx context.Context, q notifications.Query) ([]smartmoney.Notification, error) {
	list, err := c.Logs.Notifications(ctx, q)
	c.reads++
	if c.read != nil {
		c.read()
	}
	return list, err
}

// TestEmptyPages: a poll while nothing is new reads no entries, and a filter that matches nothing
// reads them once. The end of an empty page is followed by whatever was sent while it was read.
func TestEmptyPages(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := servicetest.On(t, db)
		now := time.Now()
		send := func(n int) {
			w.Send(t, servicetest.Customer, now.Add(time.Duration(n)*time.Second), servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, n, now, 1))
		}
		send(1)
		counted := &countedReads{Logs: db.Logs}
		s := service.New(w.Views, service.Options{Events: db.Log, Days: db.Days, Notifications: counted})
		ctx := caller(t, servicetest.Customer)
		page, err := s.Signals(ctx, service.SignalsQuery{First: 5, Since: new(now.Add(-time.Hour))})
		if err != nil || sequences(page) != "[1]" {
			t.Fatalf("%v, %v, want signal 1", page, err)
		}
		end, sent, lost := *page.PageInfo().EndCursor, page.Signals[0].SentAt, service.SignalCursor(servicetest.Customer, 99)
		token, tokenOf2 := servicetest.Token(smartmoney.Base, 9), servicetest.Token(smartmoney.Base, 2)
		for _, c := range []struct {
			name  string
			grows bool
			q     service.SignalsQuery
			reads int
		}{
			{"since the last", false, service.SignalsQuery{Since: &sent}, 0},
			{"since the microsecond of the last", false, service.SignalsQuery{Since: new(sent.Add(time.Microsecond - 1))}, 0},
			{"after the last", false, service.SignalsQuery{After: &end}, 0},
			{"after what a restore lost", false, service.SignalsQuery{After: &lost}, 0},
			{"of a type", false, service.SignalsQuery{Filter: &service.SignalFilter{Types: []smartmoney.NotificationType{smartmoney.SellSignal}}}, 1},
			{"of a token", false, service.SignalsQuery{Filter: &service.SignalFilter{Token: &token}}, 1},
			{"of a token, and the log grows", true, service.SignalsQuery{Filter: &service.SignalFilter{Token: &tokenOf2}}, 1},
		} {
			counted.reads, c.q.First = 0, 5
			counted.read = func() {
				if c.grows {
					send(2)
				}
			}
			page, err := s.Signals(ctx, c.q)
			if err != nil || sequences(page) != "[]" || counted.reads != c.reads || *page.PageInfo().EndCursor != end {
				t.Errorf("%s: %v, %v after %d reads, want none after %d, and the end of signal 1", c.name, page, err, counted.reads, c.reads)
			}
		}
		counted.read = nil
		page, err = s.Signals(ctx, service.SignalsQuery{First: 5, After: &end})
		if err != nil || sequences(page) != "[2]" {
			t.Errorf("after the end: %v, %v, want signal 2", page, err)
		}
		page, err = s.Signals(ctx, service.SignalsQuery{First: 5, Since: new(sent.Add(-1))})
		if err != nil || sequences(page) != "[1 2]" {
			t.Errorf("since a nanosecond before signal 1: %v, %v, want signals 1 and 2", page, err)
		}
	})
}

func TestResetBudget(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := servicetest.On(t, db)
		ctx := caller(t, servicetest.Customer)
		woken := 0
		s := service.New(w.Views, service.Options{Events: db.Log, Days: db.Days, Notifications: db, ConfigChanged: func() { woken++ }})
		now := time.Now()
		w.Send(t, servicetest.Customer, now.Add(-50*time.Hour),
			servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, 1, now.Add(-50*time.Hour), 1))
		// Sent today and raised tomorrow: they count even if the day ends during the test.
		tomorrow := now.Add(24 * time.Hour)
		w.Send(t, servicetest.Customer, now, servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, 2, tomorrow, 1),
			servicetest.Signal(smartmoney.Base, smartmoney.WhaleMove, 3, tomorrow, 1))
		done, err := s.ResetBudget(ctx)
		if err != nil || done.Deleted != 2 || done.ResetAt.Before(now.Add(-time.Millisecond)) || woken != 1 {
			t.Errorf("reset = %+v, %v, ConfigChanged called %d times", done, err, woken)
		}
		since := now.Add(-72 * time.Hour)
		if page, err := s.Signals(ctx, service.SignalsQuery{First: 10, Since: &since}); err != nil || sequences(page) != "[1]" {
			t.Errorf("after the reset: %v, %v", page, err)
		}
		if done, err := s.ResetBudget(ctx); err != nil || done.Deleted != 0 {
			t.Errorf("a second reset: %+v, %v", done, err)
		}
	})
}

// TestPersonal lists signals with the positions of wallets.
func TestPersonal(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		w := servicetest.On(t, db)
		ctx := caller(t, servicetest.Customer)
		hex := servicetest.Address(smartmoney.Base, 900)
		buy := func(chain smartmoney.Chain, wallet, token string) event.Event {
			return event.Event{Type: event.TypeTrade, Chain: chain, Trade: &smartmoney.Trade{
				ID: "personal-" + token, Chain: chain, Wallet: wallet, Token: token, Side: smartmoney.Buy,
				Quantity: 10, PriceUSD: 0.5, AmountUSD: 5, TradedAt: time.Date(2030, 1, 1, 0, 0, 0, 0, time.UTC),
			}}
		}
		mapped := func(n, item int, label string) event.Event {
			return event.Event{Type: event.TypeMapping, Chain: smartmoney.Polymarket, Mapping: &smartmoney.MarketMapping{
				Token: servicetest.Token(smartmoney.Polymarket, n), ItemID: servicetest.Item(item), OutcomeLabel: label,
			}}
		}
		w.Append(t, smartmoney.Base, buy(smartmoney.Base, hex, servicetest.Token(smartmoney.Base, 50)))
		w.Append(t, smartmoney.Polymarket, mapped(60, 60, "Yes"), mapped(61, 60, "No"),
			buy(smartmoney.Polymarket, hex, servicetest.Token(smartmoney.Polymarket, 61)))
		base58 := servicetest.Address(smartmoney.Solana, 30)
		w.Append(t, smartmoney.Solana, buy(smartmoney.Solana, base58, "Mine1111111111111111111111111111111111111"))

		now := time.Now().Add(-time.Minute)
		mine := servicetest.Signal(smartmoney.Solana, smartmoney.WhaleMove, 1, now, 1)
		mine.Token.Address = "Mine1111111111111111111111111111111111111"
		w.Send(t, servicetest.Customer, now,
			// 1: not held
			servicetest.Signal(smartmoney.Base, smartmoney.ConvergenceP0, 51, now, 1),
			// 2: held, but sold
			servicetest.Signal(smartmoney.Base, smartmoney.SellSignal, 50, now, 1),
			// 3: holds the other outcome token
			servicetest.Signal(smartmoney.Polymarket, smartmoney.PMConvergenceP1, 60, now, 1),
			mine, // 4: held by the wallet on solana
			servicetest.Signal(smartmoney.Base, smartmoney.ConvergenceP1, 50, now, 1)) // 5: held

		for wallet, c := range map[string]struct {
			want, side string
			positions  int64
		}{
			hex:                                  {"[2 3 5 1 4]", "[false false true]", 2},
			"0X" + hex[2:]:                       {"[2 3 5 1 4]", "[false false true]", 2},
			base58:                               {"[4 1 2 3 5]", "[true]", 1},
			servicetest.Address("base", 901):     {"[1 2 3 4 5]", "[]", 2},
			servicetest.Address("solana", 0)[1:]: {"[1 2 3 4 5]", "[]", 1},
		} {
			w.Views.Positionings.Store(0)
			page, err := w.Service.Signals(ctx, service.SignalsQuery{First: 10, WalletID: &wallet})
			if err != nil {
				t.Fatal(err)
			}
			if own, err := w.Service.Signals(tokenOf(t, wallet), service.SignalsQuery{First: 10}); err != nil || sequences(own) != c.want {
				t.Errorf("a token of %s: %v, %v; want %s", wallet, own, err, c.want)
			}
			w.Views.Positionings.Store(c.positions)
			sides := []bool{}
			for _, s := range page.Signals {
				if s.Personal != nil {
					sides = append(sides, s.Personal.OnSignalSide)
				}
			}
			if sequences(page) != c.want || fmt.Sprint(sides) != c.side {
				t.Errorf("%s: %s %v, want %s %s", wallet, sequences(page), sides, c.want, c.side)
			}
			if n := w.Views.Positionings.Load(); n != c.positions {
				t.Errorf("%s: %d reads of positions, want %d", wallet, n, c.positions)
			}
			info := page.PageInfo()
			if *info.EndCursor != service.SignalCursor(servicetest.Customer, 5) || *info.StartCursor != service.SignalCursor(servicetest.Customer, 1) {
				t.Errorf("%s: cursors do not follow the sequence", wallet)
			}
		}
		page, err := w.Service.Signals(ctx, service.SignalsQuery{First: 10, WalletID: &hex})
		if err != nil {
			t.Fatal(err)
		}
		bet := page.Signals[1].Personal.Positions
		if len(bet) != 1 || bet[0].OutcomeLabel != "No" || bet[0].Token != servicetest.Token(smartmoney.Polymarket, 61) || bet[0].ValueUSD != 5 {
			t.Errorf("bet = %+v", bet)
		}
	})
}

// tokenOf returns a context with the token of an end user who has a wallet.
func tokenOf(t *testing.T, wallet string) context.Context {
	t.Helper()
	for _, chain := range smartmoney.Chains() {
		if normal, ok := smartmoney.NormalAddress(chain, wallet); ok {
			wallet = normal
			break
		}
	}
	return auth.WithPrincipal(t.Context(), auth.Principal{KeyID: "jwt:" + servicetest.Customer, CustomerID: servicetest.Customer, Scope: smartmoney.ScopeRead, Wallet: wallet})
}

// TestPersonalOfAToken checks that a token with a wallet may not ask for another one, in a page or
// a subscription.
func TestPersonalOfAToken(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	own, other := servicetest.Address(smartmoney.Base, 900), servicetest.Address(smartmoney.Base, 901)
	ctx, spelt := tokenOf(t, own), "0X"+strings.ToUpper(own[2:])
	if _, err := w.Service.Signals(ctx, service.SignalsQuery{First: 10, WalletID: &spelt}); err != nil {
		t.Errorf("its own wallet: %v", err)
	}
	if _, err := w.Service.Signals(ctx, service.SignalsQuery{First: 10, WalletID: &other}); smartmoney.CodeOf(err) != smartmoney.CodeForbidden || !strings.Contains(err.Error(), own) {
		t.Errorf("another wallet: %v, want FORBIDDEN", err)
	}
	if _, err := w.Service.LiveSignals(ctx, service.LiveSignalsQuery{WalletID: &other}); smartmoney.CodeOf(err) != smartmoney.CodeForbidden {
		t.Errorf("a subscription for another wallet: %v, want FORBIDDEN", err)
	}
}
