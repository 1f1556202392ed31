package rest

import "github.com/smartmoneyhq/smartmoney/internal/smartmoney"

// What requests cost, in the units of GraphQL's cost: as much as the same query there
// (graph/cost.go). A list costs something itself, and for each element that the caller allows.
const (
	leaderboardCost   = 1001
	walletCost        = 21 // with all of its fields
	notificationsCost = 51
	signalCost        = 189 // likewise
	configCost        = 49
	resetCost         = 3
)

// listCost returns the cost of a list of up to limit elements. A limit out of its bounds, which is
// refused later, counts as the nearest one.
func listCost(own, element, limit, most int) int { return own + element*min(max(limit, 1), most) }

// maxWallets is the largest page of a leaderboard.
const maxWallets = smartmoney.MaxRankLimit
