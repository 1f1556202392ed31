package wire

import "github.com/smartmoneyhq/smartmoney/internal/smartmoney"

// WalletField is one plain field of a wallet.
type WalletField struct {
	Name    string // of the interface, snake_case
	GraphQL string // the same in camelCase
	// Append appends the field's JSON value. Chain is written as the interface does,
	// in lower case.
	Append func(dst []byte, w *smartmoney.Wallet) []byte
}

// WalletFields lists the fields of a wallet in the order of interface 2.1.
func WalletFields() []WalletField {
	type w = *smartmoney.Wallet
	return []WalletField{
		{"rank", "rank", func(b []byte, w w) []byte { return appendRank(b, w.Rank) }},
		{"wallet_address", "walletAddress", func(b []byte, w w) []byte { return AppendString(b, w.Address) }},
		{"chain", "chain", func(b []byte, w w) []byte { return AppendString(b, string(w.Chain)) }},
		{"trader_score", "traderScore", func(b []byte, w w) []byte { return AppendFloat(b, w.TraderScore) }},
		{"total_buy_volume_usd", "totalBuyVolumeUsd", func(b []byte, w w) []byte { return AppendFloat(b, w.TotalBuyVolumeUSD) }},
		{"total_sell_volume_usd", "totalSellVolumeUsd", func(b []byte, w w) []byte { return AppendFloat(b, w.TotalSellVolumeUSD) }},
		{"net_pnl_usd", "netPnlUsd", func(b []byte, w w) []byte { return AppendFloat(b, w.NetPnlUSD) }},
		{"realized_pnl_usd", "realizedPnlUsd", func(b []byte, w w) []byte { return AppendFloat(b, w.RealizedPnlUSD) }},
		{"trade_count", "tradeCount", func(b []byte, w w) []byte { return AppendInt(b, w.TradeCount()) }},
		{"buy_count", "buyCount", func(b []byte, w w) []byte { return AppendInt(b, w.BuyCount) }},
		{"sell_count", "sellCount", func(b []byte, w w) []byte { return AppendInt(b, w.SellCount) }},
		{"win_rate", "winRate", func(b []byte, w w) []byte { return AppendFloat(b, w.WinRate) }},
		{"true_win_rate", "trueWinRate", func(b []byte, w w) []byte { return AppendFloat(b, w.TrueWinRate) }},
		{"winning_positions", "winningPositions", func(b []byte, w w) []byte { return AppendInt(b, w.WinningPositions) }},
		{"closed_positions", "closedPositions", func(b []byte, w w) []byte { return AppendInt(b, w.ClosedPositions) }},
		{"tokens_traded", "tokensTraded", func(b []byte, w w) []byte { return AppendInt(b, w.TokensTraded) }},
		{"avg_trade_size_usd", "avgTradeSizeUsd", func(b []byte, w w) []byte { return AppendFloat(b, w.AvgTradeSizeUSD()) }},
		{"largest_trade_usd", "largestTradeUsd", func(b []byte, w w) []byte { return AppendFloat(b, w.LargestTradeUSD) }},
		{"last_trade_time", "lastTradeTime", func(b []byte, w w) []byte { return AppendTime(b, w.LastTradeTime) }},
		{"first_trade_time", "firstTradeTime", func(b []byte, w w) []byte { return AppendTime(b, w.FirstTradeTime) }},
	}
}

// appendRank appends a rank; null for 0, which is no rank.
func appendRank(dst []byte, rank int) []byte {
	if rank == 0 {
		return append(dst, "null"...)
	}
	return AppendInt(dst, rank)
}
