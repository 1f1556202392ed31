package vectors_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
	"github.com/smartmoneyhq/smartmoney/internal/testkit/vectors"
)

var update = flag.Bool("update", false, "rewrite the set of signals worked out by hand")

// script is a sequence of trades on base, five seconds apart, so that each is a price point, with
// the signals expected from them.
type script struct {
	at     time.Time
	events []event.Event
	want   []vectors.Notification
}

// trades adds a trade of usd USD at a price in USD.
func (s *script) trades(wallet, token int, side smartmoney.Side, usd, price float64) {
	s.at = s.at.Add(5 * time.Second)
	s.events = append(s.events, event.Event{Type: event.TypeTrade, Chain: smartmoney.Base, Trade: &smartmoney.Trade{
		ID: fmt.Sprintf("worked-%d", len(s.events)+1), Chain: smartmoney.Base, Side: side, TradedAt: s.at,
		Wallet: testkit.Wallet(smartmoney.Base, wallet), Token: testkit.Token(smartmoney.Base, token),
		Quantity: usd / price, PriceUSD: price, AmountUSD: usd,
	}})
}

// past makes six wallets pass the default filters: each buys six tokens for 100 USD and
// sells one of them. Later trades are under a later leaderboard.
func (s *script) past() {
	for wallet := range 6 {
		for token := range 6 {
			s.trades(wallet, token, smartmoney.Buy, 100, 1)
		}
		s.trades(wallet, 0, smartmoney.Sell, 100, 1)
	}
	s.at = s.at.Truncate(time.Minute).Add(2 * time.Minute)
}

// bet is one wallet of a signal: its number, which is one less than its rank, and the size
// of its latest trade in USD.
type bet struct {
	wallet int
	usd    float64
}

// raises adds an expected signal of the latest trade, after which the token is settled and quoted
// at prices; first is what it was quoted at after the first trade of the window.
func (s *script) raises(typ smartmoney.NotificationType, total, first, settled, quoted float64, bets ...bet) {
	last := s.events[len(s.events)-1].Trade
	n := vectors.Notification{
		Type: typ, Priority: typ.Priority(), Chain: smartmoney.Base, Token: last.Token, Timestamp: last.TradedAt,
		TraderCount: len(bets), TotalInflowUSD: total, HighestRank: bets[0].wallet + 1,
		CurrentPriceUSD: quoted, FirstSmartEntryPrice: first, PriceChangePct: (quoted/first - 1) * 100, SettledPriceUSD: settled,
	}
	for _, b := range bets {
		n.Wallets = append(n.Wallets, testkit.Wallet(smartmoney.Base, b.wallet))
		n.Ranks, n.Sizes = append(n.Ranks, b.wallet+1), append(n.Sizes, b.usd)
	}
	s.want = append(s.want, n)
}

// workedSignals returns the set "signals", worked out by hand. Six wallets with the same past have
// equal scores and rank by address: wallet 0 is the first. All later trades are within one minute,
// hence under one effective leaderboard. Points of the token by price and weight, and half of all:
//
//	1: 100, 1.5: 200                                      150    then 1.2: 50       175
//	0.5: 60, 1: 100, 1.2: 50, 1.5: 120                    165    then 1: 40         185
//	0.5: 60, 1: 100, 1: 40, 1.2: 50, 1.5: 120, 2: 120     245    then 2: 200        425 (most is 200 by now)
//	0.5: 60, 1: 40, 1: 30, 1.2: 50, 1.5: 120, 2: 120 ×2   270
func workedSignals() *script {
	const p1, p0 = smartmoney.ConvergenceP1, smartmoney.ConvergenceP0
	s := &script{at: time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)}
	s.past()
	s.trades(3, 20, smartmoney.Buy, 100, 1) // one wallet is not a convergence
	s.trades(1, 20, smartmoney.Buy, 300, 1.5)
	s.raises(p1, 400, 1, 1.5, 1.5, bet{1, 300}, bet{3, 100})
	// the size is of its latest trade, the sum of all its trades
	s.trades(1, 20, smartmoney.Buy, 50, 1.2)
	s.raises(p1, 450, 1, 1.5, 1.5/1.02, bet{1, 50}, bet{3, 100})
	s.trades(0, 20, smartmoney.Buy, 60, 0.5)
	s.raises(p1, 510, 1, 1.2, 1.2/1.02, bet{0, 60}, bet{1, 50}, bet{3, 100})
	s.trades(5, 30, smartmoney.Buy, 6000, 3) // a whale alone
	s.raises(smartmoney.WhaleMove, 6000, 3, 3, 3, bet{5, 6000})
	s.trades(4, 20, smartmoney.Buy, 40, 1)
	s.raises(p1, 550, 1, 1, 1, bet{0, 60}, bet{1, 50}, bet{3, 100}, bet{4, 40})
	s.trades(2, 20, smartmoney.Buy, 5000, 2) // the fifth wallet, and a whale
	s.raises(p0, 5550, 1, 1.2, 1.2*1.02, bet{0, 60}, bet{1, 50}, bet{2, 5000}, bet{3, 100}, bet{4, 40})
	s.raises(smartmoney.WhaleMove, 5000, 1.2*1.02, 1.2, 1.2*1.02, bet{2, 5000})
	// a sale is not a whale move, and one sale is not a signal
	s.trades(5, 20, smartmoney.Sell, 7000, 2)
	s.trades(0, 20, smartmoney.Sell, 30, 1)
	s.raises(smartmoney.SellSignal, 7030, 1.5*1.02, 1.5, 1.5/1.02, bet{0, 30}, bet{5, 7000})
	return s
}

// workedCustomers has the customers of the set. The one with the defaults gets nothing,
// because the wallets have fewer trades than min_trades.
const workedCustomers = `{
 "settings": {
  "rank_interval_s": 60,
  "top_wallets": 200,
  "signal_min_volume": 0,
  "filters": {"base": {"min_buy_vol": 0}}
 },
 "customers": {
  "plain": {},
  "wide": {
   "min_trades": 0,
   "min_closed_positions": 0,
   "min_tokens_traded": 0,
   "cooldown_hours": 0,
   "convergence_min_usd": 0,
   "convergence_min_wallets": 2,
   "whale_min_trade_usd": 5000
  }
 }
}
`

func TestSignalsAreAsWorkedByHand(t *testing.T) {
	s := workedSignals()
	var events []byte
	for i := range s.events {
		events = append(event.AppendJSON(events, &s.events[i]), '\n')
	}
	dir := filepath.Join("testdata", "signals")
	expected := map[string]json.RawMessage{}
	if text, err := os.ReadFile(filepath.Join(dir, "expected.json")); err == nil {
		if err := json.Unmarshal(text, &expected); err != nil {
			t.Fatal(err)
		}
	} else if !*update {
		t.Fatal(err)
	}
	notifications, err := json.Marshal(map[string][]vectors.Notification{"plain": {}, "wide": s.want})
	if err != nil {
		t.Fatal(err)
	}
	// the leaderboards are from the reference implementation
	expected["notifications"] = notifications
	text, err := json.MarshalIndent(expected, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string][]byte{
		"events.ndjson": events, "customers.json": []byte(workedCustomers), "expected.json": append(text, '\n'),
	} {
		path := filepath.Join(dir, name)
		if *update {
			if err := os.WriteFile(path, want, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		got, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s differs from the set worked out by hand; run with -update and check the difference", path)
		}
	}
}

func TestThereAreVectorsEverywhere(t *testing.T) {
	if all, with := vectors.All(t), vectors.WithCustomers(t); len(with) == 0 || len(with) >= len(all) {
		t.Errorf("%d sets, %d of them with customers", len(all), len(with))
	}
}
