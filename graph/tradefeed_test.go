package graph

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/servicetest"
)

// fill appends trades of a wallet of base, whose ids are a name and their numbers.
func (s *served) fill(t *testing.T, wallet, name string, from, n int) (ids []string) {
	t.Helper()
	var events []event.Event
	for i := from; i < from+n; i++ {
		id := fmt.Sprint(name, i)
		ids = append(ids, id)
		events = append(events, event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
			ID: id, Chain: smartmoney.Base, Wallet: wallet, Token: servicetest.Token(smartmoney.Base, 1), Side: smartmoney.Buy,
			Quantity: 1, PriceUSD: 1, AmountUSD: 1, TradedAt: time.Now().UTC(),
		}})
	}
	s.Append(t, smartmoney.Base, events...)
	return ids
}

// trades reads n events of a subscription to trades: ids of trades, "gap" for a gap, and the last
// cursor.
func (st *stream) trades(t *testing.T, n int) (ids []string, cursor string) {
	t.Helper()
	for range n {
		e, ok := st.next()
		var body struct {
			Data struct {
				Trades struct {
					Cursor string
					Gap    bool
					Trade  *struct{ TradeID string }
				}
			}
			Errors []any
		}
		if err := json.Unmarshal([]byte(e.data), &body); !ok || err != nil || len(body.Errors) > 0 {
			t.Fatalf("event %+v: %v", e, err)
		}
		cursor = body.Data.Trades.Cursor
		switch event := body.Data.Trades; {
		case event.Gap && event.Trade == nil:
			ids = append(ids, "gap")
		case event.Trade != nil:
			ids = append(ids, event.Trade.TradeID)
		}
	}
	return ids, cursor
}

// TestTradesFeed checks that subscribers get the trades of their wallets, each once, whenever they
// come, and after a cursor those that they missed.
func TestTradesFeed(t *testing.T) {
	t.Parallel()
	s := serve(t, nil)
	const selection = "{ cursor gap trade { tradeId } }"
	watched, other := "0x00000000000000000000000000000000000000e1", "0x00000000000000000000000000000000000000e2"
	best := pick(data(t, s.post(`{ wallets(first: 1) { nodes { walletAddress } } }`, nil)), "wallets.nodes").([]any)[0].(map[string]any)["walletAddress"].(string)
	one := s.open(t, `subscription($w: [String!]) { trades(chain: BASE, wallets: $w) `+selection+` }`, map[string]any{"w": []string{watched}})
	both := s.open(t, `subscription($w: [String!]) { trades(chain: BASE, wallets: $w, top: 20) `+selection+` }`, map[string]any{"w": []string{other}})
	testkit.Eventually(t, "two executions", func() bool { return s.handler.fanout.Len() == 2 })

	want := s.fill(t, watched, "a", 0, 3)
	wantBoth := slices.Concat(s.fill(t, other, "b", 0, 2), s.fill(t, best, "c", 0, 1))
	want = append(want, s.fill(t, watched, "a", 3, 2)...)
	if got, _ := one.trades(t, len(want)); !slices.Equal(got, want) {
		t.Errorf("of a wallet %v, want %v", got, want)
	}
	got, cursor := both.trades(t, len(wantBoth))
	if !slices.Equal(got, wantBoth) {
		t.Errorf("of a wallet or the best %v, want %v", got, wantBoth)
	}

	missed := s.fill(t, other, "b", 2, 2)
	again := s.open(t, `subscription($w: [String!], $c: String) { trades(chain: BASE, wallets: $w, after: $c) `+selection+` }`,
		map[string]any{"w": []string{other}, "c": cursor})
	if got, _ = again.trades(t, 2); !slices.Equal(got, missed) {
		t.Errorf("after a cursor %v, want %v", got, missed)
	}
}

// TestTradesFeedGap checks that a cursor beyond the end of the log, as a restored database has it,
// begins with a gap.
func TestTradesFeedGap(t *testing.T) {
	t.Parallel()
	s := serve(t, nil)
	wallet := "0x00000000000000000000000000000000000000e1"
	query := fmt.Sprintf(`subscription($c: String) { trades(chain: BASE, wallets: [%q], after: $c) { cursor gap trade { tradeId } } }`, wallet)
	beyond := "AQYAAAAAAAAPQkA" // version 1, a place of the feed of base, 1 000 000
	st := s.open(t, query, map[string]any{"c": beyond})
	if got, _ := st.trades(t, 1); !slices.Equal(got, []string{"gap"}) {
		t.Errorf("beyond the end: %v", got)
	}
	want := s.fill(t, wallet, "a", 0, 1)
	if got, _ := st.trades(t, 1); !slices.Equal(got, want) {
		t.Errorf("after the gap: %v, want %v", got, want)
	}
}

// TestTradesFeedIsLimited checks that new trades wait while the customer has as many events as it
// may.
func TestTradesFeedIsLimited(t *testing.T) {
	t.Parallel()
	gate := testkit.TightGate(limits.Events)
	s := serve(t, func(o *Options) { o.Gate = gate })
	wallet := "0x00000000000000000000000000000000000000e1"
	st := s.open(t, fmt.Sprintf(`subscription { trades(chain: BASE, wallets: [%q]) { cursor gap trade { tradeId } } }`, wallet), nil)
	done, err := gate.Enter(t.Context(), servicetest.Customer, limits.Events)
	if err != nil {
		t.Fatal(err)
	}
	want, arrived := s.fill(t, wallet, "a", 0, 1), make(chan []string, 1)
	go func() {
		got, _ := st.trades(t, 1)
		arrived <- got
	}()
	select {
	case got := <-arrived:
		t.Errorf("%v arrived too early", got)
	case <-time.After(200 * time.Millisecond):
	}
	done()
	if got := <-arrived; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
