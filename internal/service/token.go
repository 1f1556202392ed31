package service

import (
	"context"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/smartmoneyhq/smartmoney/internal/event"
	"github.com/smartmoneyhq/smartmoney/internal/eventlog"
	"github.com/smartmoneyhq/smartmoney/internal/limits"
	"github.com/smartmoneyhq/smartmoney/internal/rank"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// Token is the current state of a token.
type Token struct{ smartmoney.TokenState }

// IsEntity marks what a gateway of federated graphs asks for by its key.
func (*Token) IsEntity() {}

// GlobalID returns the token's global id.
func (t *Token) GlobalID() string { return encodeID(tokenIDPrefix, string(t.Chain)+":"+t.Address) }

// Market returns the market of an outcome token, nil if it is unknown.
func (t *Token) Market() *Market {
	if t.TokenState.Market == nil {
		return nil
	}
	return &Market{SignalMarket: *t.TokenState.Market, outcome: true, live: true}
}

// Token returns the current state of a token, nil if the chain has never seen it. A
// malformed address is a BAD_USER_INPUT error.
func (s *Service) Token(ctx context.Context, chain smartmoney.Chain, address string) (*Token, error) {
	if err := checkChain(chain); err != nil {
		return nil, err
	}
	normal, ok := normalToken(chain, address)
	if !ok {
		return nil, smartmoney.BadInput("address", "address must be %s on %s, got %s", tokenForm(chain), chain, smartmoney.Shown(address))
	}
	found, err := s.Tokens(ctx, chain, []string{normal})
	if err != nil {
		return nil, err
	}
	return found[0], nil
}

// Tokens returns the current state of tokens in the order of addresses, which are
// normalised; nil for a token that the chain has never seen.
func (s *Service) Tokens(ctx context.Context, chain smartmoney.Chain, addresses []string) ([]*Token, error) {
	s.reads.NoStore()
	states, err := s.views.Tokens(ctx, chain, addresses)
	if err != nil {
		return nil, fmt.Errorf("%d tokens of %s: %w", len(addresses), chain, err)
	}
	tokens := make([]*Token, len(states))
	for i, state := range states {
		if state != nil {
			tokens[i] = &Token{*state}
		}
	}
	return tokens, nil
}

// TopHolder is a wallet of a chain's leaderboard that holds a token.
type TopHolder struct {
	Rank     int // in the leaderboard, from 1
	Wallet   *smartmoney.Wallet
	Position *smartmoney.Position
}

// TopHolders returns those of the first top wallets (1 to smartmoney.MaxRankLimit) of a chain's
// default leaderboard that hold a token, best first.
func (s *Service) TopHolders(ctx context.Context, t *Token, top int) ([]*TopHolder, error) {
	if top < 1 || top > smartmoney.MaxRankLimit {
		return nil, smartmoney.BadInput("top", "top must be between 1 and %d, got %d", smartmoney.MaxRankLimit, top)
	}
	s.reads.NoStore()
	snapshot, err := s.snapshot(ctx, t.Chain)
	if err != nil {
		return nil, err
	}
	page, err := s.page(ctx, snapshot, rank.Query{RankBy: smartmoney.ByTraderScore, Filter: s.opts.Defaults(t.Chain), Limit: top})
	if err != nil {
		return nil, err
	}
	holders := []*TopHolder{}
	for i := range page.Wallets {
		w := &page.Wallets[i]
		held, err := s.views.OpenPositions(ctx, t.Chain, w.Address, []string{t.Address})
		if err != nil {
			return nil, fmt.Errorf("positions of %s on %s in %s: %w", w.Address, t.Chain, t.Address, err)
		}
		if len(held) > 0 {
			holders = append(holders, &TopHolder{Rank: w.Rank, Wallet: w, Position: &held[0]})
		}
	}
	return holders, nil
}

// maxOutcomeDigits is the longest order-book token id, in digits.
const maxOutcomeDigits = 78

// normalToken returns a token's address in the stored form; ok is false if it is malformed.
func normalToken(chain smartmoney.Chain, address string) (string, bool) {
	if chain != smartmoney.Polymarket {
		return smartmoney.NormalAddress(chain, address)
	}
	return address, address != "" && len(address) <= maxOutcomeDigits && strings.Trim(address, "0123456789") == ""
}

func tokenForm(chain smartmoney.Chain) string {
	if chain == smartmoney.Polymarket {
		return "a decimal number of at most 78 digits"
	}
	return addressForm(chain)
}

// anyToken returns the address of a token of any chain in the stored form, or a
// BAD_USER_INPUT error of field token.
func anyToken(address string) (string, error) {
	for _, chain := range smartmoney.Chains() {
		if normal, ok := normalToken(chain, address); ok {
			return normal, nil
		}
	}
	return "", smartmoney.BadInput("token", "token must be %s, %s, or %s, got %s", tokenForm(smartmoney.Base),
		tokenForm(smartmoney.Solana), tokenForm(smartmoney.Polymarket), smartmoney.Shown(address))
}

// maxItemID is the longest id of a market, in characters.
const maxItemID = 200

// Market is a prediction market, as known when a signal was raised or at present.
type Market struct {
	smartmoney.SignalMarket
	outcome bool // it was reached through one of its outcome tokens
	live    bool // as known at present

	outcomes []smartmoney.OutcomeToken // nil: not read yet
}

// IsEntity marks what a gateway of federated graphs asks for by its key.
func (*Market) IsEntity() {}

// OutcomeLabel returns the label of the outcome token through which the market was reached,
// nil if it was reached directly.
func (m *Market) OutcomeLabel() *string {
	if !m.outcome {
		return nil
	}
	return &m.SignalMarket.OutcomeLabel
}

// Market returns a market with its outcome tokens as known at present, nil if it is unknown.
func (s *Service) Market(ctx context.Context, itemID string) (*Market, error) {
	if n := utf8.RuneCountInString(itemID); n < 1 || n > maxItemID {
		return nil, smartmoney.BadInput("itemId", "itemId must have 1 to %d characters, got %d", maxItemID, n)
	}
	found, err := s.markets(ctx, []string{itemID})
	if err != nil || found[0] == nil {
		return nil, err
	}
	return &Market{SignalMarket: found[0].SignalMarket, live: true, outcomes: found[0].Outcomes}, nil
}

// Markets returns markets with their outcome tokens as known at present, in the order of itemIDs;
// nil for an unknown one.
func (s *Service) Markets(ctx context.Context, itemIDs []string) ([]*Market, error) {
	found, err := s.markets(ctx, itemIDs)
	if err != nil {
		return nil, err
	}
	out := make([]*Market, len(found))
	for i, m := range found {
		if m != nil {
			out[i] = &Market{SignalMarket: m.SignalMarket, live: true, outcomes: m.Outcomes}
		}
	}
	return out, nil
}

// Outcomes returns the market's outcome tokens if no read is needed for them; a signal's
// market has none.
func (m *Market) Outcomes() (known []smartmoney.OutcomeToken, ok bool) {
	return m.outcomes, !m.live || m.outcomes != nil
}

// Outcomes returns the outcome tokens of markets with their present prices, in the order of
// itemIDs; nil for an unknown market.
func (s *Service) Outcomes(ctx context.Context, itemIDs []string) ([][]smartmoney.OutcomeToken, error) {
	found, err := s.markets(ctx, itemIDs)
	if err != nil {
		return nil, err
	}
	lists := make([][]smartmoney.OutcomeToken, len(found))
	for i, market := range found {
		if market != nil {
			lists[i] = market.Outcomes
		}
	}
	return lists, nil
}

func (s *Service) markets(ctx context.Context, itemIDs []string) ([]*smartmoney.MarketState, error) {
	s.reads.NoStore()
	found, err := s.views.Markets(ctx, itemIDs)
	if err != nil {
		return nil, fmt.Errorf("%d markets: %w", len(itemIDs), err)
	}
	return found, nil
}

// The bounds of PriceMinutes: how far before and after a signal it looks, and how many price events
// of the token it reads, from the newest one back.
const (
	aroundSignal    = 6 * time.Hour
	mostPriceEvents = 5000
)

// PriceMinutes returns the largest trade of a signal's token in each minute, from six hours before
// the signal to six hours after it, oldest first; of equal ones the later. There is none if the log
// no longer has the trades of then, or if the token had 5,000 price events since.
func (s *Service) PriceMinutes(ctx context.Context, signal *Signal) ([]smartmoney.PricePoint, error) {
	token := signal.Signal.Token.Address
	found, err := s.Tokens(ctx, signal.Chain, []string{token})
	if err != nil || found[0] == nil {
		return nil, err
	}
	at := eventlog.TokenAt{Token: token}
	for _, p := range found[0].PricePoints {
		at.Newest = max(at.Newest, p.Seq)
	}
	done, err := limits.Enter(ctx, limits.TradePages)
	if err != nil {
		return nil, err
	}
	defer done()
	since, until, left := signal.Timestamp.Add(-aroundSignal), signal.Timestamp.Add(aroundSignal), mostPriceEvents
	minutes := map[int64]smartmoney.PricePoint{}
	err = s.opts.Events.PriceEvents(ctx, signal.Chain, at, math.MaxInt64, func(seq int64, _ bool, e *event.Event) (bool, error) {
		left--
		t := e.Trade
		if t == nil || t.TradedAt.After(until) {
			return left > 0, nil
		}
		if t.TradedAt.Before(since) {
			return false, nil
		}
		minute := t.TradedAt.Unix() / 60
		if p, ok := minutes[minute]; !ok || t.AmountUSD > p.AmountUSD {
			minutes[minute] = smartmoney.PricePoint{Slot: smartmoney.PriceSlot(t.TradedAt), PriceUSD: t.PriceUSD, AmountUSD: t.AmountUSD, Seq: seq}
		}
		return left > 0, nil
	})
	if err != nil {
		return nil, fmt.Errorf("prices of %s on %s around %s: %w", token, signal.Chain, signal.Timestamp, err)
	}
	points := make([]smartmoney.PricePoint, 0, len(minutes))
	for _, minute := range slices.Sorted(maps.Keys(minutes)) {
		points = append(points, minutes[minute])
	}
	return points, nil
}
