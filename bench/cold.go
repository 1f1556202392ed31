package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"smartmoney/internal/enginestate"
	"smartmoney/internal/event"
	"smartmoney/internal/ledger"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
)

// A chain with many wallets, nearly all of them cold: they sold everything more than 30 days ago.
const (
	coldTokens    = 3    // that a cold wallet traded
	activeOne     = 100  // one wallet in so many is active: it holds activeTokens
	activeTokens  = 3    //
	templatePages = 40   // pages that are made by a ledger; the others are these with other addresses
	pageWallets   = 256  // of a state page
	committed     = 200  // pages that are written at a time
	coldQuestions = 2000 // questions about one wallet each
	coldTrades    = 100_000
)

// coldShares are the shares of trades by wallets that come back, %.
var coldShares = [...]int{0, 10, 100}

// measureCold measures the memory and the start-up with many wallets of which one in a hundred is active, questions for
// cold wallets, and ingest while some of them come back. The state is written as an engine writes it, without the log.
func measureCold(ctx context.Context, s *settings, t *table) (err error) {
	url := "sqlite:" + filepath.Join(s.dir, "cold.db")
	say("writing the state of %s wallets, one in %d of them active", number(float64(s.cold)), activeOne)
	if err := writeCold(ctx, url, s.cold); err != nil {
		return fmt.Errorf("write the state of cold wallets: %w", err)
	}
	debug.FreeOSMemory()
	before, err := residentBytes()
	if err != nil {
		return err
	}
	profiled, err := s.profile("start-cold")
	if err != nil {
		return err
	}
	keep := defaultHistory()
	keep.cold = s.dir
	a, err := startKeeping(ctx, url, keep)
	if err := errors.Join(err, profiled()); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, a.stop()) }()
	if err := awaitSnapshot(ctx, a); err != nil {
		return err
	}
	what := fmt.Sprintf("%s wallets, %s of them active", whole(s.cold), whole(s.cold/activeOne))
	t.most("start-up on sqlite with "+what+", until ready", a.ready.Seconds(), "s", 5)
	peak, err := residentBytes()
	if err != nil {
		return err
	}
	if err := a.cold.Forget(); err != nil {
		return err
	}
	debug.FreeOSMemory()
	settled, err := residentBytes()
	if err != nil {
		return err
	}
	t.most("resident memory with "+what+", after a garbage collection", mebibytes(settled-before), "MiB", 1024)
	t.plain("resident memory with "+what+", as the start left it", mebibytes(peak-before), "MiB")
	t.plain(fmt.Sprintf("memory per wallet, 99 in 100 cold with %d closed positions", coldTokens), float64(settled-before)/float64(s.cold), "B")
	if err := askCold(ctx, s, a, t); err != nil {
		return err
	}
	if err := rankCold(ctx, s, a, t); err != nil {
		return err
	}
	return returnCold(ctx, s, a, t)
}

func mebibytes(n int64) float64 { return float64(n) / (1 << 20) }

func coldWallet(i int) string { return address(smartmoney.Base, ofWallet|uint64(i)) }

// isActive reports whether a wallet is active; the active ones are spread over all pages.
func isActive(wallet int) bool { return mix(uint64(wallet))%activeOne == 0 }

// coldTotal returns how many wallets writeCold writes for so many: copies of pages are whole ones.
func coldTotal(wallets int) int {
	if wallets <= templatePages*pageWallets {
		return wallets
	}
	return pagesOf(wallets) * pageWallets
}

// pagesOf returns how many state pages so many wallets take.
func pagesOf(wallets int) int { return (wallets + pageWallets - 1) / pageWallets }

// writeCold writes the state pages of a chain's wallets as of begin.
func writeCold(ctx context.Context, url string, wallets int) (err error) {
	db, err := store.Open(ctx, store.Options{URL: url})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	if err := db.Migrate(ctx); err != nil {
		return err
	}
	templates, tokens := coldPages(min(templatePages*pageWallets, wallets))
	meta := fmt.Appendf(nil, `{"time":%d,"days":%d}`, begin().UnixNano(), begin().Unix()/(24*60*60))
	commit := &enginestate.ChainCommit{Chain: smartmoney.Base, EventTime: begin().UnixNano(), Meta: meta, Pages: tokens}
	flush := func() error {
		err := db.CommitState(ctx, &enginestate.Commit{Chains: []*enginestate.ChainCommit{commit}, Now: time.Now()})
		commit.Pages = commit.Pages[:0]
		return err
	}
	for n := range pagesOf(wallets) {
		body := slices.Grow(bytes.Clone(templates[n%len(templates)]), 8)
		if n >= len(templates) {
			rename(body, n%len(templates), n)
		}
		commit.Pages = append(commit.Pages, enginestate.Page{Page: int32(n), Body: body})
		if len(commit.Pages) >= committed {
			if err := flush(); err != nil {
				return err
			}
		}
	}
	return flush()
}

// rename gives a copy of a page the addresses of another page.
func rename(body []byte, from, to int) {
	at := 0
	for k := range pageWallets {
		name := []byte(coldWallet(from*pageWallets + k))
		at += bytes.Index(body[at:], name)
		copy(body[at:], coldWallet(to*pageWallets+k))
	}
}

// coldPages returns the state pages of some wallets, and those of the tokens.
func coldPages(wallets int) (bodies [][]byte, tokens []enginestate.Page) {
	b := ledger.New(smartmoney.Base)
	for i := range tokensPerChain {
		price := 1.0
		b.Apply(&event.Event{Type: event.TypeToken, Chain: smartmoney.Base, Token: &smartmoney.TokenUpdate{
			Chain: smartmoney.Base, Token: tokenAddress(smartmoney.Base, i), PriceUSD: &price, UpdatedAt: begin().AddDate(-1, 0, 0),
		}}, 0)
	}
	r := rand.New(rand.NewPCG(1, 1))
	trade := func(wallet, token int, side smartmoney.Side, at time.Time) {
		amount := 10 + 1000*r.Float64()
		b.Apply(&event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
			Chain: smartmoney.Base, Wallet: coldWallet(wallet), Token: tokenAddress(smartmoney.Base, token), Side: side,
			Quantity: 100, AmountUSD: amount, PriceUSD: amount / 100, TradedAt: at,
		}}, 0)
	}
	for i := range wallets {
		if at := begin().AddDate(0, 0, -31-r.IntN(300)); !isActive(i) {
			for j := range coldTokens {
				trade(i, token(i, j), smartmoney.Buy, at)
				trade(i, token(i, j), smartmoney.Sell, at.Add(time.Hour))
			}
			continue
		}
		for j := range activeTokens {
			trade(i, token(i, j), smartmoney.Buy, begin().Add(-time.Hour))
		}
	}
	for _, page := range b.Pages() {
		body := b.AppendPage(nil, page)
		if int(page) < pagesOf(wallets) {
			bodies = append(bodies, body)
		} else {
			tokens = append(tokens, enginestate.Page{Page: int32(page), Body: body})
		}
	}
	return bodies, tokens
}

// pickCold returns a cold wallet, or an active one.
func pickCold(r *rand.Rand, wallets int, cold bool) int {
	for {
		// Pages after the first ones are copies of them.
		if i := r.IntN(wallets); isActive(i%(templatePages*pageWallets)) != cold {
			return i
		}
	}
}

// askCold measures questions for one cold wallet each, with its open positions.
func askCold(ctx context.Context, s *settings, a *app, t *table) error {
	r := rand.New(rand.NewPCG(2, 2))
	var took []float64
	for range coldQuestions {
		wallet := coldWallet(pickCold(r, s.cold, true))
		body := fmt.Sprintf(`{"query":"{wallet(chain:BASE,address:\"%s\"){walletAddress tradeCount realizedPnlUsd traderScore positions(first:10){totalCount}}}"}`, wallet)
		began := time.Now()
		text, err := ask(ctx, "POST", a.front.URL()+"/graphql", a.customerKey, body)
		if err != nil {
			return err
		}
		took = append(took, time.Since(began).Seconds()*1000)
		if want := fmt.Sprintf(`"tradeCount":%d`, 2*coldTokens); !bytes.Contains(text, []byte(want)) {
			return fmt.Errorf("the answer for a cold wallet is %.300s", text)
		}
	}
	slices.Sort(took)
	t.plain(fmt.Sprintf("question for a cold wallet of %s, p50", whole(s.cold)), took[len(took)/2], "ms")
	t.plain(fmt.Sprintf("question for a cold wallet of %s, p99", whole(s.cold)), took[len(took)*99/100], "ms")
	return nil
}

// rankCold measures leaderboards by filters that nobody asked for before, by every metric in turn.
func rankCold(ctx context.Context, s *settings, a *app, t *table) error {
	var took []float64
	for i := range coldQuestions / 10 {
		by := strings.ToUpper(string(smartmoney.RankBys()[i%len(smartmoney.RankBys())]))
		body := fmt.Sprintf(`{"query":"{wallets(chain:BASE,rankBy:%s,first:20,filter:{minTrades:1,minTokens:0,minClosed:0,minBuyVol:0,maxBuyVol:%d}){totalCount nodes{walletAddress}}}"}`, by, 1_000_000+i)
		began := time.Now()
		text, err := ask(ctx, "POST", a.front.URL()+"/graphql", a.customerKey, body)
		if err != nil {
			return err
		}
		took = append(took, time.Since(began).Seconds()*1000)
		if want := fmt.Sprintf(`"totalCount":%d`, coldTotal(s.cold)); !bytes.Contains(text, []byte(want)) {
			return fmt.Errorf("the leaderboard is %.300s", text)
		}
	}
	slices.Sort(took)
	t.plain(fmt.Sprintf("leaderboard of %s wallets by a new filter, p50", whole(s.cold)), took[len(took)/2], "ms")
	t.plain(fmt.Sprintf("leaderboard of %s wallets by a new filter, p99", whole(s.cold)), took[len(took)*99/100], "ms")
	return nil
}

// returnCold measures ingest of trades some of which are by cold wallets.
func returnCold(ctx context.Context, s *settings, a *app, t *table) error {
	r := rand.New(rand.NewPCG(3, 3))
	w, n := &world{wallets: s.cold, single: true}, 0
	for _, share := range coldShares {
		p := newPreloader(ctx, a.front.URL(), a.ingestKey)
		began := time.Now()
		for range min(coldTrades, s.trades) {
			wallet := pickCold(r, s.cold, r.IntN(100) < share)
			trade := w.trade(r, n, wallet, token(wallet, r.IntN(coldTokens)), smartmoney.Buy)
			trade.Quantity = quantity(wallet, n%coldTokens)
			trade.AmountUSD = trade.Quantity * trade.PriceUSD
			n++
			p.add(&event.Event{Type: event.TypeTrade, Chain: trade.Chain, Trade: &trade})
		}
		if err := p.await(ctx, a.db); err != nil {
			return err
		}
		rate := float64(min(coldTrades, s.trades)) / time.Since(began).Seconds()
		t.plain(fmt.Sprintf("ingest on sqlite, %s wallets, %d %% of the trades by cold ones", whole(s.cold), share), rate, "trades/s")
	}
	return nil
}
