package webhook

import (
	"encoding/hex"
	"fmt"
	"io"
	"time"

	"github.com/smartmoneyhq/smartmoney/internal/outbox"
	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
	"github.com/smartmoneyhq/smartmoney/internal/wire"
)

// Sample returns a message for testing a receiver: an invented signal marked "test": true,
// with sequence 0 and an id made from random, and links of a chat's message. It returns the error
// of random.
func Sample(random io.Reader, now time.Time, target outbox.Target, to Links) (Message, error) {
	var id [16]byte
	if _, err := io.ReadFull(random, id[:]); err != nil {
		return Message{}, fmt.Errorf("make the id of a sample: %w", err)
	}
	m := Message{URL: target.URL, Format: target.Format, Secrets: target.Secrets, ID: "msg_test_" + hex.EncodeToString(id[:])}
	if m.Format.Chat() {
		m.URL, m.Body = chatMessage(m.Format, m.URL, sample(now), to)
	} else {
		m.Body = wire.AppendDelivery(make([]byte, 0, wire.SignalSize), sample(now), true)
	}
	return m, nil
}

// sample returns an invented signal.
func sample(now time.Time) *smartmoney.Notification {
	return &smartmoney.Notification{SentAt: now, Signal: &smartmoney.Signal{
		ID: "sig_test", Type: smartmoney.WhaleMove, Chain: smartmoney.Base,
		Headline: "Test: the wallet of rank 1 bought 75,000 USD of TEST",
		Token: smartmoney.SignalToken{
			Address: "0x0000000000000000000000000000000000000001", Symbol: "TEST",
			CurrentPriceUSD: 1.5, PriceChangePct: 0, FirstSmartEntryPrice: 1.5,
		},
		Traders: []smartmoney.Participant{{
			Address: "0x0000000000000000000000000000000000000002", Rank: 1,
			TradeSizeUSD: 75_000, TradePriceUSD: 1.5, TradedAt: now, TotalPnlUSD: 1_000_000, WinRate: 0.75,
		}},
		Summary:   smartmoney.SignalSummary{TraderCount: 1, TotalInflowUSD: 75_000, HighestRank: 1},
		Reasons:   []smartmoney.Reason{{Text: "This is a test of the webhook. Nobody bought anything."}},
		Timestamp: now,
	}}
}
