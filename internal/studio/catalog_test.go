package studio_test

import (
	"context"
	"fmt"
	"math"
	"slices"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/studio/activity"

	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

var now = time.Date(2026, 11, 5, 12, 34, 0, 0, time.UTC)

// running is a process with an engine, or one that follows, and its indexes.
type running struct {
	t       *testing.T
	db      *testkit.DB
	engine  *engine.Engine
	state   *activity.State
	catalog *studio.Catalog
}

type follower struct{ *testkit.DB }

func (follower) Lead(context.Context) (enginestate.Lease, error) { return nil, nil }

// run starts a process that a test's end stops.
func run(t *testing.T, db *testkit.DB, follows bool) *running {
	t.Helper()
	var source engine.Store = db
	if follows {
		source = follower{db}
	}
	r := &running{t: t, db: db, engine: engine.New(engine.Options{Store: source}), state: activity.New()}
	follow := activity.NewTail(activity.TailOptions{Log: db, State: r.state})
	c, err := studio.NewCatalog(studio.CatalogOptions{Snapshots: r.engine.Snapshot, Activity: r.state, Notifications: db.Logs, CaughtUp: follow.CaughtUp})
	if err != nil {
		t.Fatal(err)
	}
	r.catalog = c
	for _, part := range []interface {
		Start(ctx context.Context) error
		Stop(ctx context.Context) error
	}{r.engine, follow, c} {
		if err := part.Start(t.Context()); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			testkit.Stop(t, part.Stop)
		})
	}
	return r
}

func (r *running) append(events ...event.Event) {
	r.t.Helper()
	done, err := r.db.Append(r.t.Context(), events, time.Now(), nil)
	if err != nil {
		r.t.Fatal(err)
	}
	r.engine.Enqueue(done)
}

// document returns a document, nil if there is none.
func (r *running) document(index, id string) map[string]any {
	r.t.Helper()
	doc, ok, err := r.catalog.Document(r.t.Context(), "", index, id)
	if err != nil && smartmoney.CodeOf(err) != smartmoney.CodeUnavailable {
		r.t.Fatal(err)
	}
	if !ok {
		return nil
	}
	return doc.Fields
}

// await waits until a document has a value.
func (r *running) await(index, id, field string, want any) {
	r.t.Helper()
	testkit.Eventually(r.t, fmt.Sprintf("%s of %s/%s is %v", field, index, id, want), func() bool {
		return r.document(index, id)[field] == want
	})
}

func market(closed bool) event.Event {
	return event.Event{Type: event.TypeMarket, Chain: smartmoney.Polymarket, Market: &smartmoney.Market{
		ItemID: "m1", Question: "Will it rain on Sunday?", Slug: "rain", EndDate: "2026-12-01", Tags: []string{"weather", "weekend"},
		Volume24hr: 77, Closed: closed, Details: &smartmoney.MarketDetails{
			Description: "Yes if it rains.", StartDate: now.Add(-time.Hour), Active: new(true), LiquidityUSD: new(500.0), Spread: new(0.02),
		},
	}}
}

func mapping(token, label string) event.Event {
	return event.Event{Type: event.TypeMapping, Chain: smartmoney.Polymarket, Mapping: &smartmoney.MarketMapping{
		Token: token, ItemID: "m1", OutcomeLabel: label}}
}

func bet(id, wallet, token string, side smartmoney.Side, usd, price float64, at time.Time) event.Event {
	return event.Event{Type: event.TypeTrade, Chain: smartmoney.Polymarket, Trade: &smartmoney.Trade{
		ID: id, Chain: smartmoney.Polymarket, Wallet: wallet, Token: token, Side: side,
		Quantity: usd / price, PriceUSD: price, AmountUSD: usd, TradedAt: at}}
}

const wallet = "0x00000000000000000000000000000000000000a1"

// check compares the fields of a document. nil stands for an absent one.
func check(t *testing.T, what string, got, want map[string]any) {
	t.Helper()
	for name, value := range want {
		switch w := value.(type) {
		case float64:
			if g, ok := got[name].(float64); !ok || math.Abs(g-w) > 1e-9 {
				t.Errorf("%s: %s is %v, want %v", what, name, got[name], w)
			}
		default:
			if fmt.Sprint(got[name]) != fmt.Sprint(value) {
				t.Errorf("%s: %s is %v, want %v", what, name, got[name], value)
			}
		}
	}
}

// TestDocuments checks every field of a market, a wallet and a token against values worked
// out by hand, in a leader and in a process that follows.
func TestCatalogDocuments(t *testing.T) {
	t.Parallel()
	testkit.Databases(t, func(t *testing.T, db *testkit.DB) {
		leader := run(t, db, false)
		leader.append(market(false), mapping("11", "Yes"), mapping("12", "No"),
			bet("1", wallet, "11", smartmoney.Buy, 100, 0.40, now.Add(-26*time.Hour)),
			bet("2", wallet, "11", smartmoney.Sell, 30, 0.55, now.Add(-90*time.Minute)),
			bet("3", wallet, "12", smartmoney.Buy, 50, 0.30, now.Add(-10*time.Minute)),
			// more than the 30 of a day: the price
			bet("4", testkit.Wallet(smartmoney.Polymarket, 2), "11", smartmoney.Buy, 40, 0.60, now.Add(-time.Minute)),
			// too small to be a point
			bet("5", testkit.Wallet(smartmoney.Polymarket, 2), "11", smartmoney.Sell, 0.5, 0.99, now))
		leader.append(testkit.Buy(smartmoney.Base, 1, 1, now.Add(-2*time.Hour)))
		for name, r := range map[string]*running{"leader": leader, "follower": run(t, db, true)} {
			r.await(studio.Markets, "m1", "volume_num", 220.5)
			r.await(studio.PolymarketWallets, wallet, "volume_usd_7d", 180.0)
			// tastes may follow volumes
			r.await(studio.PolymarketWallets, wallet, "label_01", "weather")
			check(t, name+" market", r.document("markets", "m1"), map[string]any{
				"item_id": "m1", "question": "Will it rain on Sunday?", "description": "Yes if it rains.", "slug": "rain", "active": true,
				"closed": false, "liquidity_num": 500.0, "spread": 0.02, "volume_24hr": 120.5, "volume_1wk": 220.5, "volume_1mo": 220.5,
				"last_trade_price": 0.99, "one_hour_price_change": 0.05, "one_hour_price_change_abs": 0.05,
				"one_day_price_change": 0.2, "one_day_price_change_abs": 0.2, "one_week_price_change": nil, "price_0_or_1": false,
				"price_under05_or_over95": false, "start_date": now.Add(-time.Hour), "end_date": time.Date(2026, 12, 1, 0, 0, 0, 0, time.UTC),
				"created_at": nil, "updated_at": nil, "tags": []string{"weather", "weekend"}, "outcomes": []string{"Yes", "No"},
				"outcome_prices": []float64{0.6, 0.3},
			})
			for index, id := range map[string]string{studio.PolymarketWallets: wallet, "wallets": "polymarket:" + wallet} {
				var chains any
				if index == "wallets" {
					chains = []string{"polymarket"}
				}
				check(t, name+" "+index, r.document(index, id), map[string]any{
					"wallet_address": wallet, "user_id": id, "chain": "polymarket", "chains": chains, "trade_count": 3.0, "buy_count": 2.0, "sell_count": 1.0,
					"total_buy_volume_usd": 150.0, "total_sell_volume_usd": 30.0, "volume": 180.0, "avg_trade_size_usd": 60.0,
					"largest_trade_usd": 100.0, "tokens_traded": 2.0, "closed_positions": 0.0, "winning_positions": 0.0,
					"last_trade_time": now.Add(-10 * time.Minute), "last_trade_timestamp": now.Add(-10 * time.Minute),
					"first_trade_time": now.Add(-26 * time.Hour), "events_per_day": 3 / ((26 - 1.0/6) / 24),
					"volume_usd_24h": 80.0, "volume_usd_30d": 180.0, "num_trades_24h": 2.0, "num_trades_7d": 3.0, "num_trades_30d": 3.0,
					"primary_tags": []string{"weather", "weekend"}, "label_01": "weather", "tag_02": "weekend", "tag_03": nil, "rank": 1.0,
				})
			}
			token := activity.TokenID(smartmoney.Base, testkit.Token(smartmoney.Base, 1))
			r.await("tokens", token, "chain", "base")
			if r.document(studio.Tokens, "polymarket:11") != nil {
				t.Errorf("%s: an outcome token is among the tokens of DEX chains", name)
			}
			if doc, ok, _ := r.catalog.Document(t.Context(), "", "wallets", wallet); !ok || doc.ID != "polymarket:"+wallet {
				t.Errorf("%s: the bare address finds %v, %v", name, doc.ID, ok)
			}
		}
		leader.append(market(true), event.Event{Type: event.TypeResolution, Chain: smartmoney.Polymarket,
			Resolution: &smartmoney.Resolution{Token: "11", Payout: 1, ResolvedAt: now}})
		leader.await(studio.Markets, "m1", "price_0_or_1", true)
		leader.await(studio.Markets, "m1", "closed", true)
		leader.await(studio.PolymarketWallets, wallet, "closed_positions", 1.0)
		testkit.WantMetrics(t, leader.catalog.Collectors(), `smartmoney_index_documents{index="polymarket-items"} 1`, `smartmoney_index_documents{index="token-items"} 1`)
	})
}

// TestMatchesTheSources loads a simulated market in pieces, and compares the numbers of every
// document with the ranking and the activity at the end.
func TestMatchesTheSources(t *testing.T) {
	t.Parallel()
	r := run(t, testkit.SQLite(t), false)
	for _, chain := range smartmoney.Chains() {
		events := testkit.Events(uint64(7+chain.Index()), chain, 3000, 60, 12)
		for some := range slices.Chunk(events, 500) {
			r.append(some...)
			r.document(studio.Wallets, "x") // waits for a refresh in between
		}
	}
	for _, chain := range smartmoney.Chains() {
		logs, err := r.db.ChainLogs(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		testkit.Eventually(t, "the indexes show the whole log of "+string(chain), func() bool {
			snap, err := r.engine.Snapshot(t.Context(), chain)
			return err == nil && snap.Position() == logs[chain.Index()].Durable && r.state.Position(chain) == snap.Position() && r.shows(snap)
		})
	}
}

// shows reports whether the wallets' documents have the numbers of a snapshot and its rank.
func (r *running) shows(snap *rank.Snapshot) bool {
	chain := snap.Chain()
	page := snap.Page(rank.Query{RankBy: smartmoney.ByTraderScore, Filter: smartmoney.DefaultFilter(chain), Limit: 1000})
	ranks := map[string]int{}
	for _, w := range page.Wallets {
		ranks[w.Address] = w.Rank
	}
	for i := range snap.Len() {
		w, _ := snap.Lookup(snap.Address(uint32(i)))
		doc := r.document(studio.Wallets, string(chain)+":"+w.Address)
		if w.TradeCount() == 0 {
			if doc != nil {
				r.t.Fatalf("%s has not traded and a document", w.Address)
			}
			continue
		}
		facts, _ := r.state.Wallet(chain, w.Address)
		rank, ranked := doc["rank"].(float64)
		if doc == nil || doc["net_pnl_usd"] != w.NetPnlUSD || doc["trade_count"] != float64(w.TradeCount()) || doc["trader_score"] != w.TraderScore ||
			doc["true_win_rate"] != w.TrueWinRate || doc["volume_usd_30d"] != facts.Volume.Month.USD || doc["volume_usd_24h"] != facts.Volume.Day.USD ||
			doc["last_trade_time"] != w.LastTradeTime.Truncate(time.Microsecond) || ranks[w.Address] != int(rank) || ranked != (ranks[w.Address] > 0) {
			return false
		}
	}
	return true
}

// TestUnknownIndex checks that the error names what there is.
func TestUnknownIndex(t *testing.T) {
	t.Parallel()
	r := run(t, testkit.SQLite(t), false)
	_, err := r.catalog.Index(t.Context(), "", "polymarket-item")
	if smartmoney.CodeOf(err) != smartmoney.CodeBadInput {
		t.Errorf("error %v, want bad input", err)
	}
}
