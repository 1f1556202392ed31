package mcp

// definition is a tool as an agent sees it, and the GraphQL document that it runs. The variables of
// the document are the tool's arguments: their types, defaults and descriptions are the schema's.
type definition struct{ name, title, description, document string }

// definitions are the tools but explain_metric, in the order in which they are listed.
var definitions = []definition{
	{
		"leaderboard", "Leaderboard of a chain",
		"The best wallets of a chain with their numbers, ranked by a metric. For the next page, pass pageInfo.endCursor as after.",
		`query($chain: Chain! = BASE, $rankBy: RankBy! = TRADER_SCORE, $window: Window, $asOf: DateTime, $filter: WalletFilter, $first: Int! = 10, $after: String) {
  wallets(chain: $chain, rankBy: $rankBy, window: $window, asOf: $asOf, filter: $filter, first: $first, after: $after) {
    chain rankBy window asOf updatedAt totalCount
    edges { rank node {` + walletNumbers + ` } }
    pageInfo { hasNextPage endCursor }
  }
}`,
	},
	{
		"wallet", "One wallet",
		"One wallet: its numbers, the parts of its score, its largest open positions and its latest trades. A wallet that is null is unknown on the chain.",
		`query($chain: Chain!, $address: String!, $window: Window) {
  wallet(chain: $chain, address: $address, window: $window) {
    defaultRank` + walletNumbers + `
    scoreParts { efficiency winRate consistency activity }
    positions(orderBy: VALUE, first: 10) { totalCount nodes { token symbol quantity costUsd priceUsd valueUsd pnlUsd realizedPnlUsd } }
    trades(first: 10) { totalCount nodes { token symbol side quantity priceUsd amountUsd tradedAt } }
  }
}`,
	},
	{
		"signals", "Signals of this customer",
		"The signals in the notification log of the customer that the key belongs to: by default the newest of the last 24 hours, with since the oldest after it. For the next page, pass pageInfo.endCursor as after.",
		`query($since: DateTime, $until: DateTime, $filter: SignalFilter, $walletId: String, $first: Int! = 20, $after: String) {
  signals(since: $since, until: $until, filter: $filter, walletId: $walletId, first: $first, after: $after) {
    totalCount since gap
    edges {
      cursor
      personal { walletAddress onSignalSide positions { token outcomeLabel quantity costUsd valueUsd pnlUsd onSignalSide } }
      node {
        signalId sequence notificationType priority chain headline timestamp sentAt retractedAt
        token { address symbol currentPriceUsd priceChangePct firstSmartEntryPrice }
        market { itemId question outcomeLabel slug }
        summary { traderCount totalUsdInflow highestRank }
        why { reasons { text } }
        traders { walletAddress leaderboardRank tradeSizeUsd totalPnl winRate }
        outcome { return1h return6h return24h settledPayout }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`,
	},
	{
		"why_not", "Why a signal was delivered or held back",
		"The decisions about the candidates of the customer that the key belongs to, of all tokens or of one: delivered, or held back by which rule, with its bound and the value that failed it.",
		`query($token: String, $since: DateTime, $outcome: DecisionOutcome, $first: Int! = 20, $after: String) {
  decisions(token: $token, since: $since, outcome: $outcome, first: $first, after: $after) {
    totalCount since keptSince
    nodes {
      outcome chain token symbol type rule threshold value text count firstAt lastAt signalId retractedAt
      delivered { configVersion dailyUsed dailyBudget typeUsed typeLimit }
    }
    pageInfo { hasNextPage endCursor }
  }
}`,
	},
	{
		"simulate", "Try a configuration on the past",
		"The signals that a configuration would have delivered to the customer that the key belongs to: the current one, overridden by input. Nothing is changed and nothing is sent.",
		`query($input: ConfigUpdate! = {}, $since: DateTime) {
  simulateConfig(input: $input, since: $since) {
    since until total retracted windowsCompleteSince
    byType { type count }
    byDay { day type count }
    heldBack { rule count }
    samples {
      notificationType priority chain headline timestamp
      token { address symbol currentPriceUsd }
      summary { traderCount totalUsdInflow highestRank }
    }
  }
}`,
	},
	{
		"track_record", "What followed the signals",
		"How the prices went after the signals of the customer that the key belongs to: how many gained, with an interval of the hit rate, and how much.",
		`query($since: DateTime, $until: DateTime, $chain: Chain, $type: NotificationType, $groupBy: TrackRecordGrouping! = TYPE) {
  signalTrackRecord(since: $since, until: $until, chain: $chain, type: $type, groupBy: $groupBy) {
    since until keptSince
    all {` + record + ` }
    groups { type chain weekFrom record {` + record + ` } }
    delays { minutes count medianGain }
  }
}`,
	},
	{
		"lookup", "Find wallets, tokens and markets",
		"Wallets, tokens and markets whose address, symbol, question or slug contains a text. Use it to turn a name into an address for the other tools.",
		`query($text: String!, $chain: Chain, $first: Int! = 5) {
  lookup(text: $text, chain: $chain, first: $first) {
    wallets { chain walletAddress traderScore netPnlUsd tradeCount lastTradeTime }
    tokens { chain address symbol priceUsd volume24hUsd holders }
    markets { itemId question slug endDate closed volume24hr }
  }
}`,
	},
	{
		"trending", "Tokens that top wallets buy now",
		"The tokens that the first wallets of a chain's leaderboard buy now, those with the most buyers first.",
		`query($chain: Chain! = BASE, $window: TrendWindow! = DAY, $top: Int! = 200, $first: Int! = 10) {
  trendingTokens(chain: $chain, window: $window, top: $top, first: $first) {
    buyers sellers netFlowUsd priceChangePct since
    token { chain address symbol priceUsd volume24hUsd holders market { itemId question outcomeLabel } }
  }
}`,
	},
	{
		"token", "One token",
		"One token: its prices, its volume, the top wallets that hold it, and the prediction market of which it is an outcome. A token that is null is unknown on the chain.",
		`query($chain: Chain!, $address: String!) {
  token(chain: $chain, address: $address) {
    chain address symbol priceUsd settledPriceUsd priceAt volume24hUsd holders
    market { itemId question outcomeLabel slug endDate closed volume24hr }
    topHolders(top: 50) { rank wallet { walletAddress traderScore netPnlUsd } position { quantity costUsd valueUsd pnlUsd } }
  }
}`,
	},
	{
		"market", "One prediction market",
		"One prediction market with its outcomes and their prices. A market that is null is unknown.",
		`query($itemId: String!) {
  market(itemId: $itemId) {
    itemId question slug endDate tags volume24hr closed
    outcomes { token outcomeLabel priceUsd }
  }
}`,
	},
}

// walletNumbers are the fields of a wallet that leaderboard and wallet return.
const walletNumbers = `
      chain walletAddress traderScore netPnlUsd realizedPnlUsd winRate trueWinRate closedPositions winningPositions
      tradeCount buyCount sellCount tokensTraded totalBuyVolumeUsd totalSellVolumeUsd avgTradeSizeUsd largestTradeUsd
      firstTradeTime lastTradeTime`

// record are the fields of a TrackRecord.
const record = `
      count retracted after1h {` + graded + `} after6h {` + graded + `} after24h {` + graded + `} settled {` + graded + `}`

// graded are the fields of GradedSignals.
const graded = ` count wins losses hitRate hitRateLow hitRateHigh medianGain bestGain worstGain `
