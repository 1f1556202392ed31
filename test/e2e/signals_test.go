package e2e

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// beginning is a `since` before every entry.
const beginning = "2000-01-01T00:00:00Z"

// reset deletes the day's notifications and returns their number.
func (c *client) reset() int {
	c.t.Helper()
	got := c.do(http.MethodDelete, "/v3/alpha/notifications", nil)
	var out struct {
		Deleted *int
		ResetAt time.Time `json:"reset_at"`
	}
	if err := json.Unmarshal([]byte(got.body), &out); err != nil || got.status != http.StatusOK || out.Deleted == nil || out.ResetAt.IsZero() {
		c.t.Fatalf("DELETE /notifications: %d %s", got.status, got.body)
	}
	return *out.Deleted
}

// notice has the fields of an entry of GET /notifications that these tests use.
type notice struct {
	SignalID         string                      `json:"signal_id"`
	SignalType       smartmoney.SignalType       `json:"signal_type"`
	NotificationType smartmoney.NotificationType `json:"notification_type"`
	Priority         smartmoney.Priority
	Chain            smartmoney.Chain
	Headline         string
	Token            smartmoney.SignalToken
	Traders          []struct {
		Wallet          string
		LeaderboardRank int     `json:"leaderboard_rank"`
		TradeSizeUSD    float64 `json:"trade_size_usd"`
	}
	UserTrades []struct {
		Trader struct {
			WalletAddress string `json:"wallet_address"`
		}
	} `json:"user_trades"`
	Summary   smartmoney.SignalSummary
	Timestamp time.Time
	SentAt    string `json:"sent_at"`
}

// received is a response of GET /notifications.
type received struct {
	Notifications []notice
	Count         int
	Since         string
}

// tryPoll requests the notifications after a time. On an error it reports whether the
// connection failed, after which the request may be repeated.
func (c *client) tryPoll(since string, limit int) (page received, again bool, err error) {
	query := url.Values{"since": {since}, "limit": {strconv.Itoa(limit)}}
	got, err := c.try(http.MethodGet, "/v3/alpha/notifications?"+query.Encode(), nil)
	if err != nil {
		return page, true, err
	}
	if err := json.Unmarshal([]byte(got.body), &page); err != nil || got.status != http.StatusOK {
		return page, false, fmt.Errorf("since %s: %d %s", since, got.status, got.body)
	}
	if page.Since != since || page.Count != len(page.Notifications) || page.Count > limit {
		return page, false, fmt.Errorf("asked for %d since %s, got count %d of %d since %s",
			limit, since, page.Count, len(page.Notifications), page.Since)
	}
	return page, false, nil
}

// poll is tryPoll that fails the test on an error.
func (c *client) poll(since string, limit int) []notice {
	c.t.Helper()
	page, _, err := c.tryPoll(since, limit)
	if err != nil {
		c.t.Fatalf("GET /notifications: %v", err)
	}
	return page.Notifications
}

// pollAll reads the log after a time as clients do: page by page, each since the last entry
// of the page before. sent_at must rise from entry to entry.
func (c *client) pollAll(since string, limit int) []notice {
	c.t.Helper()
	var all []notice
	for {
		page := c.poll(since, limit)
		for _, n := range page {
			c.later(since, n.SentAt)
			since = n.SentAt
		}
		all = append(all, page...)
		if len(page) == 0 {
			return all
		}
	}
}

// later fails the test unless b is after a.
func (c *client) later(a, b string) {
	c.t.Helper()
	from, err := time.Parse(time.RFC3339Nano, a)
	if err != nil {
		c.t.Fatal(err)
	}
	to, err := time.Parse(time.RFC3339Nano, b)
	if err != nil {
		c.t.Fatal(err)
	}
	if !to.After(from) {
		c.t.Fatalf("sent_at %s is not after %s", b, a)
	}
}

// signal returns the entry in the form in which vectors are compared. Wallet addresses are
// truncated where REST truncates them.
func (n *notice) signal(t testing.TB) *smartmoney.Signal {
	t.Helper()
	if n.Priority != n.NotificationType.Priority() || n.SignalType != n.NotificationType.SignalType() || n.Headline == "" {
		t.Errorf("signal %s of type %s: priority %s, category %s, headline %q", n.SignalID, n.NotificationType, n.Priority, n.SignalType, n.Headline)
	}
	s := &smartmoney.Signal{
		ID: n.SignalID, Type: n.NotificationType, Chain: n.Chain, Token: n.Token, Summary: n.Summary, Timestamp: n.Timestamp,
	}
	for _, trader := range n.Traders {
		s.Traders = append(s.Traders, smartmoney.Participant{
			Address: trader.Wallet, Rank: trader.LeaderboardRank, TradeSizeUSD: trader.TradeSizeUSD,
		})
	}
	switch {
	case n.Chain.DEX() && len(n.UserTrades) > 0, !n.Chain.DEX() && len(n.UserTrades) != len(n.Traders):
		t.Errorf("signal %s on %s has %d user trades and %d traders", n.SignalID, n.Chain, len(n.UserTrades), len(n.Traders))
	}
	for i, trade := range n.UserTrades {
		if got := trade.Trader.WalletAddress; smartmoney.TruncatedAddress(got) != s.Traders[i].Address {
			t.Errorf("signal %s: user trade %d is by %s, trader %d is %s", n.SignalID, i, got, i, s.Traders[i].Address)
		}
	}
	return s
}

// entry is a signal of a customer's log as GraphQL returns it.
type entry struct {
	SignalID         string
	Sequence         int64
	NotificationType string
	Chain            string
	Token            struct {
		Address                                                                string
		CurrentPriceUsd, SettledPriceUsd, PriceChangePct, FirstSmartEntryPrice float64
	}
	Traders []struct {
		LeaderboardRank int
		TradeSizeUsd    float64
		Profile         struct{ WalletAddress string }
	}
	Summary struct {
		TraderCount    int
		TotalUsdInflow float64
		HighestRank    int
	}
	Timestamp time.Time
	SentAt    string
}

const logQuery = `query($since: DateTime, $after: String, $first: Int!) {
	signals(since: $since, after: $after, first: $first) {
		totalCount pageInfo { hasNextPage endCursor }
		nodes {
			signalId sequence notificationType chain timestamp sentAt
			token { address currentPriceUsd settledPriceUsd priceChangePct firstSmartEntryPrice }
			traders { leaderboardRank tradeSizeUsd profile { walletAddress } }
			summary { traderCount totalUsdInflow highestRank }
		}
	}
}`

// entries reads the whole log by cursors.
func (c *client) entries(first int) []entry {
	c.t.Helper()
	var all []entry
	for variables := map[string]any{"since": beginning, "first": first}; ; {
		var out struct {
			Data struct {
				Signals struct {
					TotalCount int
					PageInfo   struct {
						HasNextPage bool
						EndCursor   *string
					}
					Nodes []entry
				}
			}
		}
		if err := json.Unmarshal([]byte(c.query(logQuery, variables)), &out); err != nil {
			c.t.Fatal(err)
		}
		page := out.Data.Signals
		all = append(all, page.Nodes...)
		if page.PageInfo.HasNextPage && len(page.Nodes) == first {
			variables = map[string]any{"after": *page.PageInfo.EndCursor, "first": first}
			continue
		}
		if page.PageInfo.HasNextPage || page.TotalCount != len(all) && len(all) <= first {
			c.t.Fatalf("the pages of %d end after %d signals, totalCount is %d, more follow: %v", first, len(all), page.TotalCount, page.PageInfo.HasNextPage)
		}
		return all
	}
}

func (e *entry) signal() *smartmoney.Signal {
	s := &smartmoney.Signal{
		ID: e.SignalID, Type: smartmoney.NotificationType(strings.ToLower(e.NotificationType)),
		Chain: smartmoney.Chain(strings.ToLower(e.Chain)), Timestamp: e.Timestamp,
		Token: smartmoney.SignalToken{
			Address: e.Token.Address, CurrentPriceUSD: e.Token.CurrentPriceUsd, SettledPriceUSD: e.Token.SettledPriceUsd,
			PriceChangePct: e.Token.PriceChangePct, FirstSmartEntryPrice: e.Token.FirstSmartEntryPrice,
		},
		Summary: smartmoney.SignalSummary{
			TraderCount: e.Summary.TraderCount, TotalInflowUSD: e.Summary.TotalUsdInflow, HighestRank: e.Summary.HighestRank,
		},
	}
	for _, trader := range e.Traders {
		s.Traders = append(s.Traders, smartmoney.Participant{
			Address: trader.Profile.WalletAddress, Rank: trader.LeaderboardRank, TradeSizeUSD: trader.TradeSizeUsd,
		})
	}
	return s
}

// numbered fails the test unless the log's sequence is 1, 2, 3 and so on.
func numbered(t testing.TB, all []entry) {
	t.Helper()
	for i := range all {
		if all[i].Sequence != int64(i+1) {
			t.Fatalf("entry %d of the log has the sequence %d", i+1, all[i].Sequence)
		}
	}
}
