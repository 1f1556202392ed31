// Package servicetest sets up a small world for tests of the interfaces: a real SQLite
// database with customers and keys, a real engine over made-up trades of every chain, and
// the use cases on top. Everything is closed at the end of the test.
//
// It is apart from testkit because it links the whole service, whose own tests import testkit.
package servicetest

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/engine"
	"github.com/smartmoneyhq/smartmoney/internal/enginestate"
	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/notifications"
	"github.com/smartmoneyhq/smartmoney/internal/notify"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/service"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/source/helius"
	"github.com/smartmoneyhq/smartmoney/internal/studio"
	"github.com/smartmoneyhq/smartmoney/internal/testkit"
)

// Wallets is the number of wallets of each chain. The last one has provider data only and no
// trades.
const Wallets = 70

// Ids of the customers.
const (
	Customer = "acme"
	Rival    = "rival"
)

// World is a running service without its transports.
type World struct {
	DB       *testkit.DB
	Engine   *engine.Engine
	Hub      *live.Hub
	Views    *Counted
	Service  *service.Service
	Auth     *auth.Authenticator
	Platform *studio.Service // nil without WithPlatform
	Keys
}

// Keys are the secrets of a world's keys.
type Keys struct {
	CustomerKey string // of Customer, scope customer
	IngestKey   string // of Customer, scope ingest
	RivalKey    string // of Rival, scope customer
	OperatorKey string // of nobody, scope operator
	ReadKey     string // of Customer, scope read
}

// Counted counts the reads of positions from the engine's views. A test can make Snapshot
// fail.
type Counted struct {
	service.Views
	Positionings atomic.Int64
	Fail         atomic.Pointer[func() error]
}

// Snapshot returns the engine's snapshot, or the error set by the test.
func (c *Counted) Snapshot(ctx context.Context, chain smartmoney.Chain) (*rank.Snapshot, error) {
	if fail := c.Fail.Load(); fail != nil {
		if err := (*fail)(); err != nil {
			return nil, err
		}
	}
	return c.Views.Snapshot(ctx, chain)
}

// Positions counts the call and reads from the engine.
func (c *Counted) Positions(ctx context.Context, chain smartmoney.Chain, wallets []string, q ledger.PositionQuery) ([]ledger.PositionPage, error) {
	c.Positionings.Add(1)
	return c.Views.Positions(ctx, chain, wallets, q)
}

// OpenPositions counts the call and reads from the engine.
func (c *Counted) OpenPositions(ctx context.Context, chain smartmoney.Chain, wallet string, tokens []string) ([]smartmoney.Position, error) {
	c.Positionings.Add(1)
	return c.Views.OpenPositions(ctx, chain, wallet, tokens)
}

// New returns a world on SQLite with every trade applied.
func New(t testing.TB) *World {
	t.Helper()
	return newFromTemplate(t)
}

// On returns a world on an empty database.
func On(t testing.TB, db *testkit.DB) *World {
	t.Helper()
	w := &World{DB: db}
	w.makeKeys(t)
	w.appendAll(t)
	w.start(t)
	return w
}

func (w *World) appendAll(t testing.TB) {
	t.Helper()
	for _, chain := range smartmoney.Chains() {
		w.append(t, chain, Events(chain))
	}
}

// startEngine starts the engine and waits until it has applied every event of the log.
func (w *World) startEngine(t testing.TB) {
	t.Helper()
	w.Engine = engine.New(engine.Options{Store: w.DB, MaxSignalAge: time.Hour})
	if err := w.Engine.Start(context.Background()); err != nil {
		t.Fatalf("start engine: %v", err)
	}
	t.Cleanup(func() {
		testkit.Stop(t, w.Engine.Stop)
	})
	logs, err := w.DB.ChainLogs(context.Background())
	if err != nil {
		t.Fatalf("read chain logs: %v", err)
	}
	for _, chain := range smartmoney.Chains() {
		w.await(t, chain, logs[chain.Index()].Durable)
	}
}

// start starts the engine, the hub and the use cases on a database with customers and trades.
func (w *World) start(t testing.TB) {
	t.Helper()
	w.startEngine(t)
	w.Hub = live.NewHub(live.Options{Log: w.DB})
	if err := w.Hub.Start(context.Background()); err != nil {
		t.Fatalf("start hub: %v", err)
	}
	t.Cleanup(func() {
		testkit.Stop(t, w.Hub.Stop)
	})
	w.Views = &Counted{Views: w.Engine}
	w.Service = service.New(w.Views, service.Options{
		Events: w.DB.Log, Days: w.DB.Days,
		ConfigChanged: w.Engine.CustomersChanged, Notifications: w.DB, Live: w.Hub,
		Webhooks: w.DB.Outbox, Leaderboards: service.NewLeaderboards(w.DB, 8<<20), Customers: w.DB.Registry,
		Sources: w.DB.Connections, Kinds: source.NewKinds(helius.Kind{}), // the only kind
	})
	w.Auth = auth.NewAuthenticator(w.DB, time.Now)
}

func (w *World) makeKeys(t testing.TB) {
	t.Helper()
	ctx := context.Background()
	for id, name := range map[string]string{Customer: "Acme", Rival: "Rival"} {
		if _, err := w.DB.CreateCustomer(ctx, name, id); err != nil {
			t.Fatalf("create customer: %v", err)
		}
	}
	for _, key := range []struct {
		customer string
		scope    smartmoney.Scope
		target   *string
	}{
		{Customer, smartmoney.ScopeCustomer, &w.CustomerKey},
		{Customer, smartmoney.ScopeIngest, &w.IngestKey},
		{Rival, smartmoney.ScopeCustomer, &w.RivalKey},
		{"", smartmoney.ScopeOperator, &w.OperatorKey},
		{Customer, smartmoney.ScopeRead, &w.ReadKey},
	} {
		*key.target = testkit.Key(t, w.DB, key.customer, key.scope)
	}
}

// Append adds events to a chain's log and waits until the snapshot includes them.
func (w *World) Append(t testing.TB, chain smartmoney.Chain, events ...event.Event) {
	t.Helper()
	w.await(t, chain, w.append(t, chain, events))
}

func (w *World) append(t testing.TB, chain smartmoney.Chain, events []event.Event) int64 {
	t.Helper()
	ctx := context.Background()
	_, err := w.DB.Append(ctx, events, time.Now(), nil)
	if err != nil {
		t.Fatalf("append: %v", err)
	}
	logs, err := w.DB.ChainLogs(ctx)
	if err != nil {
		t.Fatalf("read chain logs: %v", err)
	}
	return logs[chain.Index()].Durable
}

func (w *World) await(t testing.TB, chain smartmoney.Chain, position int64) {
	t.Helper()
	testkit.Eventually(t, fmt.Sprintf("%s at position %d", chain, position), func() bool {
		s, err := w.Engine.Snapshot(t.Context(), chain)
		return err == nil && s.Position() >= position
	})
}

// Address returns the address of wallet i of a chain.
func Address(chain smartmoney.Chain, i int) string {
	if chain == smartmoney.Solana {
		return fmt.Sprintf("So%s%c%c", strings.Repeat("1", 36), 'A'+i/10, 'a'+i%10)
	}
	return fmt.Sprintf("0x%040x", 0xabc000+i)
}

// Token returns the address of token i of a chain.
func Token(chain smartmoney.Chain, i int) string {
	switch chain {
	case smartmoney.Solana:
		return fmt.Sprintf("Tok%s%c", strings.Repeat("1", 36), 'A'+i%8)
	case smartmoney.Polymarket:
		return fmt.Sprintf("7%030d", i)
	default:
		return fmt.Sprintf("0x%040x", 0xdef000+i)
	}
}

// Events returns the made-up events of a chain, the same at every call.
func Events(chain smartmoney.Chain) []event.Event {
	rng := rand.New(rand.NewPCG(7, uint64(chain.Index())))
	at := time.Date(2031, 5, 6, 7, 8, 9, 0, time.UTC).AddDate(-10, 0, 0)
	var events []event.Event
	for n := range 1000 {
		wallet := rng.IntN(Wallets - 1)
		at = at.Add(time.Duration(rng.IntN(90_000)) * time.Millisecond)
		trade := &smartmoney.Trade{
			ID: fmt.Sprintf("%s-%d", chain, n), Chain: chain,
			Wallet: Address(chain, wallet), Token: Token(chain, rng.IntN(8)),
			Side: smartmoney.Buy, Quantity: float64(1 + rng.IntN(1000)), PriceUSD: 0.01 + rng.Float64(),
			TradedAt: at, Symbol: "SYM", TxHash: fmt.Sprintf("0x%x", n),
		}
		if n%3 > 0 {
			// more than 32 bits, but for the first
			trade.Block, trade.HasBlock = int64(n/2)<<33, true
		}
		if rng.IntN(2) == 0 {
			trade.Side, trade.Quantity = smartmoney.Sell, 3*trade.Quantity
		}
		trade.AmountUSD = trade.Quantity * trade.PriceUSD
		events = append(events, event.Event{Type: event.TypeTrade, Chain: chain, Trade: trade})
	}
	net, win := -12.5, 0.25
	return append(events, event.Event{Type: event.TypeWallet, Chain: chain, Wallet: &smartmoney.WalletStats{
		Chain: chain, Wallet: Address(chain, Wallets-1), NetPnlUSD: &net, WinRate: &win,
	}})
}

// Signal returns a signal on token n of a chain; wallets are the numbers of its
// participants. The id contains the arguments. A polymarket signal has the market Item(n).
func Signal(chain smartmoney.Chain, typ smartmoney.NotificationType, n int, at time.Time, wallets ...int) *smartmoney.Signal {
	s := &smartmoney.Signal{
		ID: fmt.Sprintf("sig_%s_%s_%d_%d", chain, typ, n, at.UnixNano()), Type: typ, Chain: chain,
		Headline: fmt.Sprintf("%d top traders <traded> \"SYM\" on %s", len(wallets), chain),
		Token: smartmoney.SignalToken{
			Address: Token(chain, n), Symbol: "SYM", CurrentPriceUSD: 0.5, PriceChangePct: -3.25, FirstSmartEntryPrice: 0.516795865633075,
		},
		Summary:   smartmoney.SignalSummary{TraderCount: len(wallets), TotalInflowUSD: 1e6 / 3.0, HighestRank: 3},
		Reasons:   []smartmoney.Reason{{Text: "They bought."}, {Text: "The best of them has rank 3."}},
		Timestamp: at.UTC(),
	}
	if chain == smartmoney.Polymarket {
		s.Market = &smartmoney.SignalMarket{
			ItemID: Item(n), Question: "Will it?", OutcomeLabel: "Yes", Slug: "will-it", EndDate: "2031-12-31",
			Tags: []string{"a", "b"}, Volume24hr: 12.5, Source: smartmoney.FromItems,
		}
	}
	for i, number := range wallets {
		p := smartmoney.Participant{
			Address: Address(chain, number), Rank: 3 + i, TradeSizeUSD: 1000.25, TradePriceUSD: 0.49, TradedAt: at.Add(-time.Minute).UTC(),
			TraderScore: 0.75, TotalPnlUSD: -12.25, RealizedPnlUSD: 7, BuyVolumeUSD: 5e6, WinRate: 0.6, TrueWinRate: 0.625,
			TradeCount: 40, WinningPositions: 5, ClosedPositions: 8, TokensTraded: 6,
		}
		if chain == smartmoney.Polymarket {
			p.TxHash = fmt.Sprintf("0x%064x", number)
		}
		s.Traders = append(s.Traders, p)
	}
	return s
}

// Item returns the id of the market of polymarket's token n.
func Item(n int) string { return fmt.Sprintf("item-%d", n) }

// Send commits signals to a customer's log as the engine does, with now as the clock's time,
// and returns their notifications.
func (w *World) Send(t testing.TB, customerID string, now time.Time, signals ...*smartmoney.Signal) []notifications.Entry {
	t.Helper()
	ctx := context.Background()
	limit := 10
	// Retried, as a concurrent change of the customer makes the commit stale.
	for {
		version := w.logVersion(t, customerID)
		batch := &enginestate.Commit{Now: now}
		for i, s := range signals {
			batch.Signals = append(batch.Signals, notifications.SignalBody{Signal: s})
			batch.Notifications = append(batch.Notifications, notifications.Entry{
				CustomerID: customerID, LogVersion: version, SignalID: s.ID, Type: s.Type, Chain: s.Chain, Token: s.Token.Address,
				Timestamp: s.Timestamp.UnixNano(),
				Decision:  smartmoney.Delivered{ConfigVersion: 1, DailyUsed: i + 1, DailyBudget: 30, TypeUsed: 1, TypeLimit: &limit},
			})
		}
		err := w.DB.CommitState(ctx, batch)
		if _, stale := errors.AsType[*notifications.StaleCustomers](err); stale {
			continue
		}
		if err != nil {
			t.Fatalf("send: %v", err)
		}
		w.Hub.Wake(live.WakeOf(batch.Notifications))
		return batch.Notifications
	}
}

// Retract takes signals of a customer's log back, by their sequence numbers, as the engine does.
func (w *World) Retract(t testing.TB, customerID string, now time.Time, sequences ...int64) []notify.Retraction {
	t.Helper()
	batch := &enginestate.Commit{Now: now}
	for _, n := range sequences {
		batch.Retractions = append(batch.Retractions, notify.Retraction{CustomerID: customerID, Retracts: n, Reason: fmt.Sprintf("Entry %d was wrong.", n)})
	}
	if err := w.DB.CommitState(context.Background(), batch); err != nil {
		t.Fatalf("retract: %v", err)
	}
	w.Hub.Wake(live.WakeOfRetractions(batch.Retractions))
	return batch.Retractions
}

func (w *World) logVersion(t testing.TB, customerID string) int64 {
	t.Helper()
	customers, _, err := w.DB.ChangedCustomers(context.Background(), 0)
	if err != nil {
		t.Fatalf("customers: %v", err)
	}
	for _, a := range customers {
		if a.CustomerID == customerID {
			return a.LogVersion
		}
	}
	t.Fatalf("customer %s has no customer", customerID)
	return 0
}
