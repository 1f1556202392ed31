package service

import (
	"context"
	"crypto/rand"
	"fmt"
	"io"
	"time"

	"smartmoney/internal/answer"
	"smartmoney/internal/ledger"
	"smartmoney/internal/rank"
	"smartmoney/internal/smartmoney"
	"smartmoney/internal/store"
	"smartmoney/internal/turns"
)

// Views is the state of each chain as the engine publishes it, or as a follower
// does in a process without an engine. It stands between the use cases and where
// the state lives.
type Views interface {
	// Snapshot returns the chain's ranked wallets, at most 1 s older than the last
	// committed event.
	Snapshot(ctx context.Context, chain smartmoney.Chain) (*rank.Snapshot, error)
	// Positions returns, for each wallet in the order asked, a page of its positions with
	// bought > 0, oldest first. An unknown wallet has none.
	Positions(ctx context.Context, chain smartmoney.Chain, wallets []string, q ledger.PositionQuery) ([]ledger.PositionPage, error)
	// Held returns a wallet's positions with bought > 0 in some tokens, oldest first.
	Held(ctx context.Context, chain smartmoney.Chain, wallet string, tokens []string) ([]smartmoney.Position, error)
}

// History reads the log of events.
type History interface {
	// WalletTrades returns a page of a wallet's trades, newest in the log first. A place
	// that is no trade of the wallet is a BAD_USER_INPUT error.
	WalletTrades(ctx context.Context, chain smartmoney.Chain, wallet string, q store.WalletTradesQuery) ([]smartmoney.LoggedTrade, error)
	// Trade returns the trade at a sequence number of a chain's log, nil when there is none.
	Trade(ctx context.Context, chain smartmoney.Chain, seq int64) (*smartmoney.LoggedTrade, error)
}

// Options are the operator's settings. The zero value is good.
type Options struct {
	// Defaults returns a chain's filter where a caller leaves values out.
	// Nil: smartmoney.DefaultFilter.
	Defaults func(smartmoney.Chain) smartmoney.Filter

	// Configs keeps the customers' configurations. The use cases about them need it.
	Configs Configs
	// ConfigChanged is called after a customer's configuration or log was changed,
	// so that detection goes by it at once. It must not block. Nil: nothing is called.
	ConfigChanged func()

	// Notifications is the customers' logs of signals. The use cases about them need it.
	Notifications Notifications
	// Live follows the customers' logs as they grow. Nil: subscriptions to them are UNAVAILABLE.
	Live Live
	// Lookups tells about tokens and markets. The use cases about them, and those that
	// compare signals with a wallet's positions, need it.
	Lookups Lookups
	// Decisions answers what became of candidates. Nil: that is UNAVAILABLE.
	Decisions Decisions
	// Simulator tries configurations out. Nil: that is UNAVAILABLE.
	Simulator Simulator
	// Webhooks keeps where signals are sent. Nil: the use cases about it are UNAVAILABLE.
	Webhooks Webhooks
	// WebhookClient tests webhooks. Nil: that is UNAVAILABLE.
	WebhookClient WebhookClient
	// WebhookAddress refuses addresses to which nothing could ever be sent; its error's text
	// follows the setting's name. Nil: every address is taken.
	WebhookAddress func(address string) error
	// WebhookDue is called when something was put on its way to a webhook. It must not
	// block. Nil: nothing is called.
	WebhookDue func()
	// Now is the clock. Nil: time.Now.
	Now func() time.Time
	// Random is what secrets are made of. Nil: crypto/rand.Reader.
	Random io.Reader
}

// Service answers the use cases. It is safe for concurrent use.
type Service struct {
	views    Views
	history  History
	defaults func(smartmoney.Chain) smartmoney.Filter

	configs       Configs
	configChanged func()

	notifications Notifications
	live          Live
	lookups       Lookups
	decisions     Decisions
	simulator     Simulator

	webhooks       Webhooks
	webhookClient  WebhookClient
	webhookAddress func(string) error
	webhookDue     func()
	webhookTests   webhookTests

	scans *turns.Turns // of queries that go over every wallet of a chain
	reads *turns.Turns // of pages of trades, which are read from the database

	now    func() time.Time
	random io.Reader
}

// The bounds of one customer's queries that go over every wallet of a chain: leaderboards
// with a filter or a page that is not at hand, and ranks outside a leaderboard. Those that
// run at a time share scans.
const (
	maxScansRunning = 8
	maxScansWaiting = 256
	maxScanWait     = 10 * time.Second
)

// The bounds of one customer's pages of trades, each of which keeps the database busy
// for up to 200 trades: the engine's commits and the others' short questions go first.
const (
	maxReadsRunning = 1
	maxReadsWaiting = 512
	maxReadWait     = 10 * time.Second
)

// New makes the service over its sources.
func New(views Views, history History, opts Options) *Service {
	s := &Service{
		views: views, history: history, defaults: opts.Defaults, configs: opts.Configs, configChanged: opts.ConfigChanged,
		notifications: opts.Notifications, live: opts.Live, lookups: opts.Lookups, decisions: opts.Decisions, simulator: opts.Simulator, now: opts.Now,
		scans: turns.New(turns.Options{
			Running: maxScansRunning, Waiting: maxScansWaiting, Wait: maxScanWait, What: "leaderboards with new filters",
		}),
		reads: turns.New(turns.Options{
			Running: maxReadsRunning, Waiting: maxReadsWaiting, Wait: maxReadWait, What: "pages of trades",
		}),
		webhooks: opts.Webhooks, webhookClient: opts.WebhookClient, webhookAddress: opts.WebhookAddress,
		webhookDue: opts.WebhookDue, random: opts.Random,
	}
	if s.defaults == nil {
		s.defaults = smartmoney.DefaultFilter
	}
	if s.now == nil {
		s.now = time.Now
	}
	if s.random == nil {
		s.random = rand.Reader
	}
	return s
}

// Version is what an answer about a chain would show now.
func (s *Service) Version(ctx context.Context, chain smartmoney.Chain) (answer.Version, error) {
	snapshot, err := s.load(ctx, chain)
	if err != nil {
		return answer.Version{}, err
	}
	return answer.VersionOf(snapshot), nil
}

// snapshot is the chain's snapshot of this request.
func (s *Service) snapshot(ctx context.Context, chain smartmoney.Chain) (*rank.Snapshot, error) {
	return answer.From(ctx).Pin(ctx, chain, s.load)
}

func (s *Service) load(ctx context.Context, chain smartmoney.Chain) (*rank.Snapshot, error) {
	snapshot, err := s.views.Snapshot(ctx, chain)
	if err != nil {
		return nil, fmt.Errorf("snapshot of %s: %w", chain, err)
	}
	return snapshot, nil
}
