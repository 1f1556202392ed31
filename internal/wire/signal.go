package wire

import (
	"slices"

	"github.com/smartmoneyhq/smartmoney/internal/smartmoney"
)

// SignalSize is about how many bytes a signal takes.
const SignalSize = 2048

// AppendSignal appends an entry of a customer's log. personal is what a wallet that the
// caller named has to do with it, nil for nothing.
func AppendSignal(dst []byte, n *smartmoney.Notification, personal *smartmoney.Personal) []byte {
	o := Begin(dst)
	addSignal(o, n)
	if personal != nil {
		o.Add("personal", func(b []byte) []byte { return appendPersonal(b, personal) })
	}
	return o.End()
}

// AppendDelivery appends a signal as it is delivered to a webhook: what AppendSignal writes
// without a wallet, and behind that the place in the log as "sequence". A sample, which
// is in no log, has "test": true at the end.
func AppendDelivery(dst []byte, n *smartmoney.Notification, sample bool) []byte {
	o := Begin(dst)
	addSignal(o, n)
	o.Whole("sequence", int(n.Sequence))
	if sample {
		o.Bool("test", true)
	}
	return o.End()
}

// AppendRetraction appends an entry that takes a signal back, as it is delivered to a webhook: its
// own place in the log as "sequence" and that of the signal as "signal_sequence".
func AppendRetraction(dst []byte, n *smartmoney.Notification) []byte {
	s := n.Signal
	o := Begin(dst)
	o.Text("type", "signal.retracted")
	o.Text("signal_id", s.ID)
	o.Whole("signal_sequence", int(n.Retraction.Retracts))
	o.Text("notification_type", string(s.Type))
	o.Text("chain", string(s.Chain))
	o.Add("token", func(b []byte) []byte {
		o := Begin(b)
		o.Text("address", s.Token.Address)
		o.Text("symbol", s.Token.Symbol)
		return o.End()
	})
	o.Text("reason", n.Retraction.Reason)
	o.Stamp("retracted_at", n.SentAt)
	o.Whole("sequence", int(n.Sequence))
	return o.End()
}

// AppendEntry appends an entry of a customer's log as it is delivered: AppendRetraction or
// AppendDelivery.
func AppendEntry(dst []byte, n *smartmoney.Notification) []byte {
	if n.Retraction != nil {
		return AppendRetraction(dst, n)
	}
	return AppendDelivery(slices.Grow(dst, SignalSize), n, false)
}

// addSignal adds the fields that every reader of an entry gets.
func addSignal(o *Object, n *smartmoney.Notification) {
	s := n.Signal
	o.Text("signal_id", s.ID)
	o.Text("signal_type", string(s.Type.SignalType()))
	o.Text("notification_type", string(s.Type))
	o.Text("priority", string(s.Type.Priority()))
	o.Text("chain", string(s.Chain))
	o.Text("headline", s.Headline)
	o.Add("token", func(b []byte) []byte { return appendToken(b, &s.Token) })
	if s.Market != nil {
		o.Add("market", func(b []byte) []byte { return appendMarket(b, s.Market) })
	}
	o.Add("traders", func(b []byte) []byte { return AppendList(b, s.Traders, appendTrader) })
	o.Add("user_trades", func(b []byte) []byte { return appendUserTrades(b, s) })
	o.Add("summary", func(b []byte) []byte { return appendSummary(b, &s.Summary) })
	o.Add("why", func(b []byte) []byte { return appendWhy(b, s.Reasons) })
	if link := s.CTA(); link != nil {
		o.Add("cta", func(b []byte) []byte { return appendCTA(b, link) })
	}
	o.Time("timestamp", s.Timestamp)
	o.Stamp("sent_at", n.SentAt)
	if n.RetractedAt != nil {
		o.Stamp("retracted_at", *n.RetractedAt)
	}
}

func appendToken(dst []byte, t *smartmoney.SignalToken) []byte {
	o := Begin(dst)
	o.Text("address", t.Address)
	o.Text("symbol", t.Symbol)
	o.Number("current_price_usd", t.CurrentPriceUSD)
	o.Number("price_change_pct", t.PriceChangePct)
	o.Number("first_smart_entry_price", t.FirstSmartEntryPrice)
	return o.End()
}

func appendMarket(dst []byte, m *smartmoney.SignalMarket) []byte {
	o := Begin(dst)
	o.Text("item_id", m.ItemID)
	o.Text("question", m.Question)
	o.Text("outcome_label", m.OutcomeLabel)
	o.Text("slug", m.Slug)
	o.Text("end_date", m.EndDate)
	o.Add("tags", func(b []byte) []byte {
		return AppendList(b, m.Tags, func(b []byte, tag *string) []byte { return AppendString(b, *tag) })
	})
	o.Number("volume_24hr", m.Volume24hr)
	o.Bool("closed", m.Closed)
	o.Text("enrichment_source", string(m.Source))
	return o.End()
}

func appendTrader(dst []byte, p *smartmoney.Participant) []byte {
	o := Begin(dst)
	o.Text("wallet", smartmoney.TruncatedAddress(p.Address))
	o.Text("wallet_address", p.Address)
	o.Whole("leaderboard_rank", p.Rank)
	o.Number("trade_size_usd", p.TradeSizeUSD)
	o.Number("total_pnl", p.TotalPnlUSD)
	o.Number("win_rate", p.WinRate)
	return o.End()
}

// appendUserTrades appends the wallets with their bets; none on a DEX.
func appendUserTrades(dst []byte, s *smartmoney.Signal) []byte {
	if s.Chain.DEX() {
		return append(dst, "[]"...)
	}
	return AppendList(dst, s.Traders, func(b []byte, p *smartmoney.Participant) []byte {
		o := Begin(b)
		o.Add("trader", func(b []byte) []byte { return appendUserTrader(b, p, s.Chain) })
		o.Add("trade", func(b []byte) []byte { return appendTrade(b, p) })
		return o.End()
	})
}

func appendUserTrader(dst []byte, p *smartmoney.Participant, chain smartmoney.Chain) []byte {
	o := Begin(dst)
	o.Whole("rank", p.Rank)
	o.Text("wallet_address", p.Address)
	o.Text("chain", string(chain))
	o.Number("trader_score", p.TraderScore)
	o.Number("net_pnl_usd", p.TotalPnlUSD)
	o.Number("realized_pnl_usd", p.RealizedPnlUSD)
	o.Number("total_buy_volume_usd", p.BuyVolumeUSD)
	o.Whole("trade_count", p.TradeCount)
	o.Number("win_rate", p.WinRate)
	o.Number("true_win_rate", p.TrueWinRate)
	o.Whole("winning_positions", p.WinningPositions)
	o.Whole("closed_positions", p.ClosedPositions)
	o.Whole("tokens_traded", p.TokensTraded)
	return o.End()
}

func appendTrade(dst []byte, p *smartmoney.Participant) []byte {
	o := Begin(dst)
	o.Number("size_usd", p.TradeSizeUSD)
	o.Number("price_usd", p.TradePriceUSD)
	o.Text("transaction_hash", p.TxHash)
	o.Time("traded_at", p.TradedAt)
	return o.End()
}

func appendSummary(dst []byte, s *smartmoney.SignalSummary) []byte {
	o := Begin(dst)
	o.Whole("trader_count", s.TraderCount)
	o.Number("total_usd_inflow", s.TotalInflowUSD)
	o.Whole("highest_rank", s.HighestRank)
	return o.End()
}

func appendWhy(dst []byte, reasons []smartmoney.Reason) []byte {
	o := Begin(dst)
	o.Add("reasons", func(b []byte) []byte {
		return AppendList(b, reasons, func(b []byte, r *smartmoney.Reason) []byte {
			o := Begin(b)
			o.Text("text", r.Text)
			return o.End()
		})
	})
	return o.End()
}

func appendCTA(dst []byte, link *smartmoney.CTA) []byte {
	o := Begin(dst)
	o.Text("action", string(link.Action))
	o.Text("token_address", link.TokenAddress)
	if link.Action == smartmoney.CTASwap {
		o.Text("chain", string(link.Chain))
		return o.End()
	}
	o.Text("clob_token_id", link.ClobTokenID)
	o.Text("item_id", link.ItemID)
	o.Text("slug", link.Slug)
	return o.End()
}

func appendPersonal(dst []byte, p *smartmoney.Personal) []byte {
	o := Begin(dst)
	o.Text("wallet_address", p.WalletAddress)
	o.Bool("on_signal_side", p.OnSignalSide)
	o.Add("positions", func(b []byte) []byte {
		return AppendList(b, p.Positions, appendPosition)
	})
	return o.End()
}

func appendPosition(dst []byte, held *smartmoney.PersonalPosition) []byte {
	o := Begin(dst)
	o.Text("token", held.Token)
	if held.OutcomeLabel != "" {
		o.Text("outcome_label", held.OutcomeLabel)
	}
	o.Number("quantity", held.Quantity)
	o.Number("cost_usd", held.CostUSD)
	o.Number("value_usd", held.ValueUSD)
	o.Number("pnl_usd", held.PnlUSD)
	o.Bool("on_signal_side", held.OnSignalSide)
	return o.End()
}
