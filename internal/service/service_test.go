package service_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

func ptr[T any](v T) *T { return &v }

// wantBad checks that err is BAD_USER_INPUT about a field.
func wantBad(t testing.TB, err error, field, message string) {
	t.Helper()
	known, ok := errors.AsType[*smartmoney.Error](err)
	if !ok || known.Code != smartmoney.CodeBadInput || known.Field != field || known.Message != message {
		t.Errorf("err = %#v, want BAD_USER_INPUT about %s: %s", err, field, message)
	}
}

func TestBounds(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	good := service.WalletsQuery{Chain: smartmoney.Base, RankBy: smartmoney.ByTraderScore, First: 50}
	for name, test := range map[string]struct {
		change         func(q *service.WalletsQuery)
		field, message string
	}{
		"first 0":   {func(q *service.WalletsQuery) { q.First = 0 }, "first", "first must be between 1 and 200, got 0"},
		"first 201": {func(q *service.WalletsQuery) { q.First = 201 }, "first", "first must be between 1 and 200, got 201"},
		"chain":     {func(q *service.WalletsQuery) { q.Chain = "moon" }, "chain", `chain must be one of base, ethereum, solana, polymarket, got "moon"`},
		"rankBy":    {func(q *service.WalletsQuery) { q.RankBy = "luck" }, "rankBy", `rankBy must be a known metric, got "luck"`},
		"minTrades": {
			func(q *service.WalletsQuery) { q.Filter = &service.WalletFilter{MinTrades: ptr(-1)} },
			"minTrades", "minTrades must be at least 0, got -1",
		},
		"minTokens": {
			func(q *service.WalletsQuery) { q.Filter = &service.WalletFilter{MinTokens: ptr(-2)} },
			"minTokens", "minTokens must be at least 0, got -2",
		},
		"minClosed": {
			func(q *service.WalletsQuery) { q.Filter = &service.WalletFilter{MinClosed: ptr(-3)} },
			"minClosed", "minClosed must be at least 0, got -3",
		},
		"maxBuyVol": {
			func(q *service.WalletsQuery) { q.Filter = &service.WalletFilter{MaxBuyVol: ptr(-0.5)} },
			"maxBuyVol", "maxBuyVol must be a finite number of at least 0, got -0.5",
		},
		"after": {
			func(q *service.WalletsQuery) { q.After = ptr("nonsense") },
			"after", "after must be a cursor returned by an earlier page of this list",
		},
	} {
		t.Run(name, func(t *testing.T) {
			q := good
			test.change(&q)
			_, err := w.Service.Wallets(context.Background(), q)
			wantBad(t, err, test.field, test.message)
		})
	}
}

func TestDefaultsOfTheChain(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	ctx := context.Background()
	for _, chain := range smartmoney.Chains() {
		defaults := smartmoney.DefaultFilter(chain)
		q := service.WalletsQuery{Chain: chain, RankBy: smartmoney.ByNetPnl, First: 200}
		bare, err := w.Service.Wallets(ctx, q)
		if err != nil {
			t.Fatal(err)
		}
		q.Filter = &service.WalletFilter{
			MinTrades: &defaults.MinTrades, MinTokens: &defaults.MinTokens,
			MinClosed: &defaults.MinClosed, MaxBuyVol: &defaults.MaxBuyVol,
		}
		full, err := w.Service.Wallets(ctx, q)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(bare.Wallets, full.Wallets); diff != "" || bare.Total != full.Total || bare.Total == 0 {
			t.Errorf("%s: explicit defaults differ from no filter (%d and %d wallets): %s", chain, bare.Total, full.Total, diff)
		}
		if bare.ChainDefaults != defaults {
			t.Errorf("%s: ChainDefaults = %v, want %v", chain, bare.ChainDefaults, defaults)
		}
	}
}

// TestPagesMakeTheWhole pages through random orders with random page sizes: the pages
// together are the whole list, in order, without gaps and repeats.
func TestPagesMakeTheWhole(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	ctx := context.Background()
	rapid.Check(t, func(t *rapid.T) {
		q := service.WalletsQuery{
			Chain:  rapid.SampledFrom(chains()).Draw(t, "chain"),
			RankBy: rapid.SampledFrom(smartmoney.RankBys()).Draw(t, "rankBy"),
			Filter: &service.WalletFilter{MinTrades: ptr(rapid.IntRange(0, 40).Draw(t, "minTrades"))},
			First:  200,
		}
		whole, err := w.Service.Wallets(ctx, q)
		if err != nil {
			t.Fatal(err)
		}
		q.First = rapid.IntRange(3, 30).Draw(t, "first")
		var got []smartmoney.Wallet
		for more := true; more; {
			page, err := w.Service.Wallets(ctx, q)
			if err != nil {
				t.Fatal(err)
			}
			info := page.PageInfo()
			if info.HasPreviousPage != (len(got) > 0) {
				t.Fatalf("HasPreviousPage = %v after %d wallets", info.HasPreviousPage, len(got))
			}
			if page.Total != whole.Total {
				t.Fatalf("Total = %d on a later page, %d on the first", page.Total, whole.Total)
			}
			got = append(got, page.Wallets...)
			more, q.After = info.HasNextPage, info.EndCursor
		}
		if diff := cmp.Diff(whole.Wallets, got, cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("pages differ from the whole list: %s", diff)
		}
	})
}

func chains() []smartmoney.Chain {
	all := smartmoney.Chains()
	return all[:]
}

func TestCursorOfAnotherOrder(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	page, err := w.Service.Wallets(context.Background(),
		service.WalletsQuery{Chain: smartmoney.Base, RankBy: smartmoney.ByTraderScore, First: 3})
	if err != nil {
		t.Fatal(err)
	}
	_, err = w.Service.Wallets(context.Background(), service.WalletsQuery{
		Chain: smartmoney.Base, RankBy: smartmoney.ByNetPnl, First: 3, After: page.PageInfo().EndCursor,
	})
	wantBad(t, err, "after", "after must be a cursor of the same rankBy: it was returned for trader_score and is used with net_pnl_usd")
}

func TestWalletAndNode(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	ctx := context.Background()
	for _, chain := range smartmoney.Chains() {
		address := servicetest.Address(chain, 3)
		given := address
		if chain != smartmoney.Solana {
			given = "0x" + strings.ToUpper(address[2:])
		}
		wallet, err := w.Service.Wallet(ctx, chain, given, smartmoney.WholeLife)
		if err != nil || wallet == nil || wallet.Address != address {
			t.Fatalf("%s: Wallet(%s) = %v, %v", chain, given, wallet, err)
		}
		again, err := w.Service.Node(ctx, service.WalletID(wallet))
		if diff := cmp.Diff(wallet, again); diff != "" || err != nil {
			t.Errorf("%s: Node: %v, %s", chain, err, diff)
		}
	}
	unknown, err := w.Service.Wallet(ctx, smartmoney.Base, "0x"+strings.Repeat("9", 40), smartmoney.WholeLife)
	if unknown != nil || err != nil {
		t.Errorf("unknown wallet = %v, %v; want nil", unknown, err)
	}
	_, err = w.Service.Wallet(ctx, smartmoney.Solana, "0x12", smartmoney.WholeLife)
	wantBad(t, err, "address", `address must be 32 to 44 base58 characters on solana, got "0x12"`)
	_, err = w.Service.Wallet(ctx, smartmoney.Base, "0xzz", smartmoney.WholeLife)
	wantBad(t, err, "address", `address must be 0x and 40 hexadecimal digits on base, got "0xzz"`)
	for _, id := range []string{"", "?", "V2FsbGV0", "V2FsbGV0OmJhc2U6MHgx"} {
		_, err = w.Service.Node(ctx, id)
		wantBad(t, err, "id", "id must be a global id returned by this API")
	}
}

// TestRankOfOneWallet compares the rank of a single wallet with the default leaderboard.
func TestRankOfOneWallet(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	ctx := context.Background()
	for _, chain := range smartmoney.Chains() {
		leaderboard, err := w.Service.Wallets(ctx, service.WalletsQuery{Chain: chain, RankBy: smartmoney.ByTraderScore, First: 200})
		if err != nil {
			t.Fatal(err)
		}
		want := map[string]int{}
		for _, wallet := range leaderboard.Wallets {
			want[wallet.Address] = wallet.Rank
		}
		ranked := 0
		for i := range servicetest.Wallets {
			wallet, err := w.Service.Wallet(ctx, chain, servicetest.Address(chain, i), smartmoney.WholeLife)
			if err != nil {
				t.Fatal(err)
			}
			if wallet == nil {
				continue
			}
			got, err := w.Service.WalletRank(ctx, wallet)
			if err != nil {
				t.Fatal(err)
			}
			place, in := want[wallet.Address]
			if in != (got != nil) || in && *got != place {
				t.Errorf("%s: rank of %s = %v, want %d", chain, wallet.Address, got, place)
			}
			if in {
				ranked++
			}
		}
		if ranked != len(want) || ranked == 0 {
			t.Errorf("%s: %d wallets ranked, want %d", chain, ranked, len(want))
		}
	}
}

// TestPositionPages pages through a wallet's positions, also after the cursor's position
// was closed.
func TestPositionPages(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	const chain = smartmoney.Base
	page := func(wallet string, first int, after *string) *service.PositionPage {
		t.Helper()
		q, err := service.NewPositionsQuery(first, after, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		pages, err := w.Service.Positions(t.Context(), []*smartmoney.Wallet{{Chain: chain, Address: wallet}}, q)
		if err != nil {
			t.Fatal(err)
		}
		return pages[0]
	}
	wallet, all := "", (*service.PositionPage)(nil)
	for i := range servicetest.Wallets {
		wallet = servicetest.Address(chain, i)
		if all = page(wallet, 200, nil); all.Total >= 4 {
			break
		}
	}
	if all.Total < 4 || len(all.Positions) != all.Total {
		t.Fatalf("%d positions of %d: too few", len(all.Positions), all.Total)
	}
	var after *string
	for i := range all.Positions {
		one := page(wallet, 1, after)
		info := one.PageInfo()
		if one.Positions[0] != all.Positions[i] || one.Total != all.Total {
			t.Fatalf("position %d is %+v, want %+v", i, one.Positions[0], all.Positions[i])
		}
		if info.HasPreviousPage != (i > 0) || info.HasNextPage != (i < all.Total-1) {
			t.Errorf("page %d: %+v", i, info)
		}
		after = info.EndCursor
	}
	first := page(wallet, 2, nil)
	for _, closed := range []int{1, 0} { // the cursor's own, then an earlier one
		p := first.Positions[closed]
		w.Append(t, chain, event.Event{Type: event.TypeTrade, Chain: chain, Trade: &smartmoney.Trade{
			ID: p.Token, Chain: chain, Wallet: wallet, Token: p.Token, Side: smartmoney.Sell, Quantity: 2 * p.Quantity, PriceUSD: 1,
			AmountUSD: 2 * p.Quantity, TradedAt: time.Now(),
		}})
		next := page(wallet, 1, first.PageInfo().EndCursor)
		if next.Positions[0].Token != all.Positions[2].Token {
			t.Errorf("after closing %s the next page starts with %s, want %s", p.Token, next.Positions[0].Token, all.Positions[2].Token)
		}
	}
}

func TestTradePages(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	ctx := context.Background()
	wallet, err := w.Service.Wallet(ctx, smartmoney.Solana, servicetest.Address(smartmoney.Solana, 5), smartmoney.WholeLife)
	if err != nil || wallet == nil {
		t.Fatal(wallet, err)
	}
	var after *string
	seen, last := 0, int64(0)
	for more := true; more; {
		q, err := service.NewTradesQuery(7, after, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		trades, err := w.Service.Trades(ctx, wallet.Chain, wallet.Address, q)
		if err != nil {
			t.Fatal(err)
		}
		page := q.Page(trades, wallet.TradeCount())
		for _, trade := range page.Trades {
			if last != 0 && trade.Seq >= last {
				t.Fatalf("trade %d follows trade %d", trade.Seq, last)
			}
			last = trade.Seq
			seen++
		}
		info := page.PageInfo()
		if info.HasPreviousPage != (after != nil) {
			t.Fatal("wrong HasPreviousPage")
		}
		more, after = info.HasNextPage, info.EndCursor
	}
	if seen != wallet.TradeCount() || seen < 8 {
		t.Errorf("%d trades over all pages, the wallet has %d", seen, wallet.TradeCount())
	}
	_, err = service.NewTradesQuery(0, nil, nil, nil)
	wantBad(t, err, "first", "first must be between 1 and 200, got 0")
}

func TestVersionFollowsTheLog(t *testing.T) {
	t.Parallel()
	w := servicetest.New(t)
	ctx := context.Background()
	before, err := w.Service.Version(ctx, smartmoney.Base, smartmoney.WholeLife)
	if err != nil {
		t.Fatal(err)
	}
	again, err := w.Service.Version(ctx, smartmoney.Base, smartmoney.WholeLife)
	if err != nil || !again.Same(before) {
		t.Errorf("version %v, then %v, %v with nothing in between", before, again, err)
	}
	news := servicetest.Events(smartmoney.Base)[0]
	trade := *news.Trade
	trade.ID = "another"
	news.Trade = &trade
	w.Append(t, smartmoney.Base, news)
	after, err := w.Service.Version(ctx, smartmoney.Base, smartmoney.WholeLife)
	if err != nil || after.Same(before) {
		t.Errorf("version %v after a trade, %v before, %v", after, before, err)
	}
}
