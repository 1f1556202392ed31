package service

import (
	"context"
	"crypto/rand"
	"fmt"
	"io"
	"log/slog"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/auth"
	"github.com/smartmoneyhq/smartmoney/internal/customers"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/history"
	"github.com/smartmoneyhq/smartmoney/internal/ledger"
	"github.com/smartmoneyhq/smartmoney/internal/live"
	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/replay"
	"github.com/smartmoneyhq/smartmoney/internal/responsecache"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/source"
	"github.com/smartmoneyhq/smartmoney/internal/status"
	"github.com/smartmoneyhq/smartmoney/internal/webhook"
)

// Views is the state of each chain as an engine publishes it, whether it leads or follows:
// engine.Engine has the methods, and says what they return. Tests count its reads and let them fail.
type Views interface {
	Snapshot(ctx context.Context, chain smartmoney.Chain) (*rank.Snapshot, error)
	Window(ctx context.Context, chain smartmoney.Chain, window smartmoney.Window) (*rank.Snapshot, error)
	Positions(ctx context.Context, chain smartmoney.Chain, wallets []string, q ledger.PositionQuery) ([]ledger.PositionPage, error)
	PositionsByValue(ctx context.Context, chain smartmoney.Chain, wallets []string, q ledger.ValueQuery) ([]ledger.PositionPage, error)
	OpenPositions(ctx context.Context, chain smartmoney.Chain, wallet string, tokens []string) ([]smartmoney.Position, error)
	TokenNumber(ctx context.Context, chain smartmoney.Chain, address string) (number uint32, known bool, err error)
	EachHolder(ctx context.Context, chain smartmoney.Chain, token uint32, f func(wallet uint32, profitUSD float64)) error
	TokenNames(ctx context.Context, chain smartmoney.Chain, numbers []uint32) ([]ledger.TokenName, error)
	PastDays(chain smartmoney.Chain, wallets []uint32, from, to int, f func(i int, d *smartmoney.WalletDay))
	Tokens(ctx context.Context, chain smartmoney.Chain, addresses []string) ([]*smartmoney.TokenState, error)
	Markets(ctx context.Context, itemIDs []string) ([]*smartmoney.MarketState, error)
}

// Options configures New. The zero value is valid.
type Options struct {
	// Defaults returns a chain's filter for values that the request leaves out.
	// Nil: smartmoney.DefaultFilter.
	Defaults func(smartmoney.Chain) smartmoney.Filter

	// Events is the event log. Required by the use cases about trades.
	Events *eventlog.Log
	// Days has what became of wallets day by day. Required by the use cases about it.
	Days *history.Days
	// Leaderboards has leaderboards of past days. Nil: the use cases about them return UNAVAILABLE.
	Leaderboards *Leaderboards

	// ConfigChanged is called after a change of a customer's configuration or notification
	// log, to make detection apply it at once. It must not block. Nil: not called.
	ConfigChanged func()

	// Notifications stores the customers' notification logs. Required by the use cases
	// about them.
	Notifications Notifications
	// Live follows the customers' notification logs. Nil: subscriptions return UNAVAILABLE.
	Live *live.Hub
	// Decisions returns the decisions about a customer's candidates, latest candidate
	// first. A delivered candidate has its own decision; the candidates of a type on a
	// token that one rule held back on a UTC day share one. Candidates older than the
	// journal are missing: on each chain the record has those from keptSince on, which is zero
	// before the first event.
	// Nil: UNAVAILABLE.
	Decisions func(ctx context.Context, q replay.DecisionQuery) (all []smartmoney.Decision, keptSince time.Time, err error)
	// Simulate returns what the configuration would have raised for a customer from the
	// event time since on; nil: from 24 hours before the newest event. It changes nothing. A
	// time before the start of the journal or in the future is a BAD_USER_INPUT error of
	// field since.
	// Nil: UNAVAILABLE.
	Simulate func(ctx context.Context, customerID string, c smartmoney.Config, since *time.Time) (*smartmoney.Simulation, error)
	// Webhooks stores webhooks. Nil: the use cases about them return UNAVAILABLE.
	Webhooks *outbox.Outbox
	// WebhookClient sends tests of webhooks. Nil: tests return UNAVAILABLE.
	WebhookClient *webhook.Client
	// WebhookLinks is where tests of webhooks in chats link to.
	WebhookLinks webhook.Links
	// WebhookAddress rejects addresses that nothing could ever be sent to; the text of its
	// error follows the setting's name. Nil: every address is accepted.
	WebhookAddress func(address string) error
	// WebhookDue is called when a delivery becomes due. It must not block. Nil: not called.
	WebhookDue func()
	// Sources has the live sources, whose kinds are Kinds. Nil: the use cases about them return
	// UNAVAILABLE.
	Sources *source.Connections
	Kinds   source.Kinds
	// Customers has the customers with their configurations, and is required by the use cases about
	// these. Nil: those about customers and about who signs tokens for their end users return
	// UNAVAILABLE.
	Customers *customers.Registry
	// Chains reads the health of the chains. Nil: the use case about them returns UNAVAILABLE.
	Chains func(context.Context) ([]status.Chain, error)
	// Status measures how the service does. Nil: the use case about it returns UNAVAILABLE.
	Status func(context.Context) (*status.Service, error)
	// Settings are those of the process. Nil: the use case about them returns UNAVAILABLE.
	Settings []status.Setting
	// Logger receives a line for each change of customers and keys by an operator. Nil:
	// slog.Default().
	Logger *slog.Logger
	// Kept says since when records are kept.
	Kept KeptSince
	// KeepNotifications is how long notifications are kept. 0: for ever.
	KeepNotifications time.Duration
	// Now is the clock. Nil: time.Now.
	Now func() time.Time
	// Random is the source of secrets. Nil: crypto/rand.Reader.
	Random io.Reader
}

// Service implements the use cases. It is safe for concurrent use.
type Service struct {
	*parts
	reads *responsecache.Reads // of one request; nil: nothing is recorded
}

// parts is what the services of all requests share.
type parts struct {
	views Views
	opts  Options // with a default for each field that has one

	webhookTests webhookTests
	feeds        [smartmoney.ChainCount]tradeFeed // of subscriptions to trades
	kept         kept
}

// New returns the service.
func New(views Views, opts Options) *Service {
	if opts.Defaults == nil {
		opts.Defaults = smartmoney.DefaultFilter
	}
	if opts.ConfigChanged == nil {
		opts.ConfigChanged = func() {}
	}
	if opts.WebhookDue == nil {
		opts.WebhookDue = func() {}
	}
	if opts.Logger == nil {
		opts.Logger = slog.Default()
	}
	if opts.Now == nil {
		opts.Now = time.Now
	}
	if opts.Random == nil {
		opts.Random = rand.Reader
	}
	return &Service{parts: &parts{views: views, opts: opts}}
}

// Recording returns the service of one request, whose use cases record in reads what they
// read. They all see the same snapshot of a chain.
func (s *Service) Recording(reads *responsecache.Reads) *Service {
	return &Service{parts: s.parts, reads: reads}
}

// detached returns the service without the record of a request, for what outlives the request.
func (s *Service) detached() *Service { return &Service{parts: s.parts} }

// Version returns the version of a response about a chain's window made now.
func (s *Service) Version(ctx context.Context, chain smartmoney.Chain, window smartmoney.Window) (responsecache.Version, error) {
	snapshot, err := s.load(ctx, chain, window)
	if err != nil {
		return responsecache.Version{}, err
	}
	return responsecache.VersionOf(snapshot), nil
}

// snapshot returns the chain's snapshot, the same one throughout a recorded request.
func (s *Service) snapshot(ctx context.Context, chain smartmoney.Chain) (*rank.Snapshot, error) {
	return s.pinned(ctx, chain, smartmoney.WholeLife)
}

// pinned returns the snapshot of a chain's window, the same one throughout a recorded request. An
// unknown window is a BAD_USER_INPUT error.
func (s *Service) pinned(ctx context.Context, chain smartmoney.Chain, window smartmoney.Window) (*rank.Snapshot, error) {
	if err := checkWindow(window); err != nil {
		return nil, err
	}
	return s.reads.Pin(ctx, chain, window, s.load)
}

// load returns the snapshot of a chain's window as it is now.
func (s *Service) load(ctx context.Context, chain smartmoney.Chain, window smartmoney.Window) (*rank.Snapshot, error) {
	if window == smartmoney.WholeLife {
		snapshot, err := s.views.Snapshot(ctx, chain)
		if err != nil {
			return nil, fmt.Errorf("snapshot of %s: %w", chain, err)
		}
		return snapshot, nil
	}
	snapshot, err := s.views.Window(ctx, chain, window)
	if err != nil {
		return nil, fmt.Errorf("window %s of %s: %w", window, chain, err)
	}
	return snapshot, nil
}

// customer returns the caller for a use case that reads what a customer sees, with the errors of
// callingCustomer. It marks the whole response no-store, since the response belongs to one
// customer.
func (s *Service) customer(ctx context.Context) (auth.Principal, error) {
	s.reads.NoStore()
	return callingCustomer(ctx, smartmoney.ScopeRead)
}

// owner is customer for a use case that changes something, which needs the scope customer.
func (s *Service) owner(ctx context.Context) (auth.Principal, error) {
	s.reads.NoStore()
	return callingCustomer(ctx, smartmoney.ScopeCustomer)
}

// callingCustomer returns the caller. It returns UNAUTHENTICATED without a caller,
// BAD_USER_INPUT for a key without a customer and FORBIDDEN for a key whose scope does not allow
// what needs the given one.
func callingCustomer(ctx context.Context, scope smartmoney.Scope) (auth.Principal, error) {
	if principal, ok := auth.From(ctx); ok && principal.CustomerID == "" {
		return auth.Principal{}, smartmoney.BadInput("", "customer id is required")
	}
	return auth.Require(ctx, scope)
}
