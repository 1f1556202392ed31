/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A chain on which wallets are indexed. Each has its own wallets and default filters. */
export type Chain =
  /** Base. */
  | 'BASE'
  /** Ethereum. */
  | 'ETHEREUM'
  /** Polymarket, a prediction market. Its tokens are the outcomes of markets. */
  | 'POLYMARKET'
  /** Solana. */
  | 'SOLANA';

/** The fields of a configuration to update. Omitted fields stay as they are; null is an error. */
export type ConfigUpdate = {
  /** The chains that signals come from. The list replaces the former one; with an empty one there are no signals. */
  chains?: Array<Chain> | null | undefined;
  /** A wallet whose trades within these hours add up to less than this does not count. USD, 0 or more. */
  convergenceMinUsd?: number | null | undefined;
  /** How many wallets must buy the same token for a convergence, or sell it for a sell signal, 2 to 1000. */
  convergenceMinWallets?: number | null | undefined;
  /** Within how many hours these wallets must trade to count together, 1 to 720. */
  convergenceWindowHours?: number | null | undefined;
  /** How many hours must pass between two signals on the same token, 0 to 720. */
  cooldownHours?: number | null | undefined;
  /** How many signals a day may have at most, 5 to 200. A day begins at midnight UTC. */
  dailyBudget?: number | null | undefined;
  /** The customer's name, 1 to 200 characters. */
  displayName?: string | null | undefined;
  /** Wallets that have bought for more than this in all do not count, as aggregators and bots have. USD, 0 or more. */
  maxBuyVolumeUsd?: number | null | undefined;
  /** Wallets with fewer closed positions than this do not count, 0 to 1,000,000,000. */
  minClosedPositions?: number | null | undefined;
  /** Tokens with fewer holders than this raise no signal, 0 to 1,000,000,000. An unknown number counts as none. */
  minTokenHolders?: number | null | undefined;
  /** Tokens with less volume than this in the last 24 hours raise no signal. USD, 0 or more. */
  minTokenLiquidityUsd?: number | null | undefined;
  /** Wallets that have traded fewer different tokens than this do not count, 0 to 1,000,000,000. */
  minTokensTraded?: number | null | undefined;
  /** Wallets with a lower trader score than this do not count, 0 to 1. */
  minTraderScore?: number | null | undefined;
  /** Wallets with fewer trades than this do not count, 0 to 1,000,000,000. */
  minTrades?: number | null | undefined;
  /** The same as the minimum closed positions, 0 to 1,000,000,000. The higher of the two applies. */
  minTriggerClosed?: number | null | undefined;
  /** The same as the minimum win rate, 0 to 1. The higher of the two applies. */
  minTriggerWinRate?: number | null | undefined;
  /** Wallets that won a smaller share of their closed positions than this do not count, 0 to 1: 0.6 is 60 %. */
  minWinRate?: number | null | undefined;
  /** How many signals of a type a day may have at most, 0 to 200. The list replaces the former one; a type without an entry has no limit of its own. */
  perTypeLimits?: Array<PerTypeLimitInput> | null | undefined;
  /** The priorities of signals that are delivered. P0 is the highest. */
  priorityFilter?: PriorityFilter | null | undefined;
  /** The types of signals that are delivered. The list replaces the former one; with an empty one there are no signals. */
  signalTypes?: Array<NotificationType> | null | undefined;
  /** URL to which signals are sent by POST from now on: absolute, https (http only for this machine), at most 2048 characters; empty for none. */
  webhookUrl?: string | null | undefined;
  /** The worst rank of a wallet whose large buy is a whale move, 1 to 1,000,000,000. Rank 1 is the best. */
  whaleMaxRank?: number | null | undefined;
  /** A buy of less than this is no whale move. USD, 0 or more. */
  whaleMinTradeUsd?: number | null | undefined;
};

/** A new customer. */
export type CreateCustomerInput = {
  /** Its id, 1 to 64 of the characters A-Z a-z 0-9 . _ -, which no other customer has or had; without it, one is made. */
  id?: string | null | undefined;
  /** Its name, 1 to 200 characters. Operators see it. */
  name: string;
};

/** A new key. */
export type CreateKeyInput = {
  /** Id of its customer; left out with scope OPERATOR. */
  customerId?: string | null | undefined;
  /** When it expires; without it, never. */
  expiresAt?: string | null | undefined;
  /** What it may do. */
  scope: KeyScope;
};

/** A webhook to create. */
export type CreateWebhookInput = {
  /** The chains whose signals to send; empty or left out: all. */
  chains?: Array<Chain> | null | undefined;
  /** What messages are written for. */
  format?: WebhookFormat;
  /** The types of signals to send; empty or left out: all. */
  types?: Array<NotificationType> | null | undefined;
  /** Where signals are sent: an absolute https URL, at most 2048 bytes. Of a chat, its address in the form of the format: https://hooks.slack.com/services/T…/B…/…, https://discord.com/api/webhooks/ID/TOKEN, https://api.telegram.org/botTOKEN/sendMessage?chat_id=CHAT. */
  url: string;
};

/** Limits of a customer. What is left out stays, null and 0 are no limit. */
export type CustomerLimitsInput = {
  /** Cost per second, 0.01 to 1000000000. */
  costPerSecond?: number | null | undefined;
  /** Events per second that it ingests, 0.01 to 1000000000. */
  ingestEventsPerSecond?: number | null | undefined;
  /** Requests per second, 0.01 to 1000000000. */
  requestsPerSecond?: number | null | undefined;
  /** Open websockets and event streams, 1 to 1000000. */
  streams?: number | null | undefined;
};

/** The result for a candidate. */
export type DecisionOutcome =
  /** The signal was added to the customer's notification log. */
  | 'DELIVERED'
  /** A rule held the candidate back. */
  | 'HELD_BACK';

/** What a key may do. */
export type KeyScope =
  /** Everything of its customer. */
  | 'CUSTOMER'
  /** Upload events. */
  | 'INGEST'
  /** See and change all customers, and see the state of the service. It belongs to no customer. */
  | 'OPERATOR'
  /** Its customer's queries and subscriptions. */
  | 'READ';

/** What a label is of: an address may be that of a wallet and of a token. */
export type LabelKind =
  /** A token; on Polymarket an outcome's. */
  | 'TOKEN'
  /** A wallet. */
  | 'WALLET';

/** The pattern that raised a signal, with its priority. */
export type NotificationType =
  /** At least 5 top wallets bought the same token within the customer's window; priority P0. */
  | 'CONVERGENCE_P0'
  /** At least convergenceMinWallets, but fewer than 5, top wallets bought the same token; priority P1. */
  | 'CONVERGENCE_P1'
  /** At least 5 top wallets bought the same outcome on Polymarket; priority P0. */
  | 'PM_CONVERGENCE_BET_P0'
  /** At least convergenceMinWallets, but fewer than 5, top wallets bought the same outcome on Polymarket; priority P1. */
  | 'PM_CONVERGENCE_BET_P1'
  /** At least convergenceMinWallets top wallets sold the same token, not on Polymarket; priority P2. */
  | 'SELL_SIGNAL'
  /** A single large buy by a highly ranked wallet, not on Polymarket; priority P1. */
  | 'WHALE_MOVE';

/** A daily limit for one type. */
export type PerTypeLimitInput = {
  /** Maximum number of signals of the type per UTC day, 0 to 200; 0 allows none. */
  limit: number;
  /** The type; each may be listed at most once. */
  type: NotificationType;
};

/** An order of open positions. */
export type PositionOrder =
  /** Oldest first. */
  | 'OPENED'
  /** By valueUsd, largest first; of equal ones the oldest first. */
  | 'VALUE';

/** The conviction behind a signal. */
export type Priority =
  /** Highest conviction. */
  | 'P0'
  /** Medium conviction. */
  | 'P1'
  /** Lowest conviction. */
  | 'P2';

/** The priorities that are delivered. */
export type PriorityFilter =
  /** Every priority. */
  | 'ALL'
  /** P0 only. */
  | 'P0'
  /** P0 and P1. */
  | 'P0_P1'
  /** P1 and P2. */
  | 'P1_P2';

/** The metric by which a leaderboard is sorted, highest first. Ties are broken by traderScore, highest first, then by walletAddress, ascending. */
export type RankBy =
  /** Wallet.avgTradeSizeUsd. */
  | 'AVG_TRADE_SIZE_USD'
  /** Wallet.largestTradeUsd. */
  | 'LARGEST_TRADE_USD'
  /** Wallet.netPnlUsd. */
  | 'NET_PNL_USD'
  /** Wallet.realizedPnlUsd. */
  | 'REALIZED_PNL_USD'
  /** Wallet.tokensTraded. */
  | 'TOKENS_TRADED'
  /** Wallet.totalBuyVolumeUsd. */
  | 'TOTAL_BUY_VOLUME_USD'
  /** Wallet.traderScore. */
  | 'TRADER_SCORE'
  /** Wallet.tradeCount. */
  | 'TRADE_COUNT'
  /** Wallet.trueWinRate. */
  | 'TRUE_WIN_RATE'
  /** Wallet.winRate. */
  | 'WIN_RATE';

/** A rule that can hold a candidate back: a field of the configuration, or a setting of the service (WARM_UP, MAX_SIGNAL_AGE). */
export type Rule =
  /** CustomerConfig.chains. */
  | 'CHAINS'
  /** CustomerConfig.convergenceMinUsd. */
  | 'CONVERGENCE_MIN_USD'
  /** CustomerConfig.convergenceMinWallets. */
  | 'CONVERGENCE_MIN_WALLETS'
  /** CustomerConfig.cooldownHours. */
  | 'COOLDOWN_HOURS'
  /** CustomerConfig.dailyBudget. */
  | 'DAILY_BUDGET'
  /** CustomerConfig.maxBuyVolumeUsd. */
  | 'MAX_BUY_VOLUME_USD'
  /** The service's maximum age of a signal when it is raised, in hours. */
  | 'MAX_SIGNAL_AGE'
  /** CustomerConfig.minClosedPositions. */
  | 'MIN_CLOSED_POSITIONS'
  /** CustomerConfig.minTokensTraded. */
  | 'MIN_TOKENS_TRADED'
  /** CustomerConfig.minTokenHolders. */
  | 'MIN_TOKEN_HOLDERS'
  /** CustomerConfig.minTokenLiquidityUsd. */
  | 'MIN_TOKEN_LIQUIDITY_USD'
  /** CustomerConfig.minTraderScore. */
  | 'MIN_TRADER_SCORE'
  /** CustomerConfig.minTrades. */
  | 'MIN_TRADES'
  /** CustomerConfig.minTriggerClosed. */
  | 'MIN_TRIGGER_CLOSED'
  /** CustomerConfig.minTriggerWinRate. */
  | 'MIN_TRIGGER_WIN_RATE'
  /** CustomerConfig.minWinRate. */
  | 'MIN_WIN_RATE'
  /** CustomerConfig.perTypeLimits. */
  | 'PER_TYPE_LIMITS'
  /** CustomerConfig.priorityFilter. */
  | 'PRIORITY_FILTER'
  /** The operator's least 24-hour volume of a token that raises signals. */
  | 'SIGNAL_MIN_VOLUME'
  /** CustomerConfig.signalTypes. */
  | 'SIGNAL_TYPES'
  /** The service's warm-up: hours of event time after a chain's first trade during which no signals are raised. */
  | 'WARM_UP'
  /** CustomerConfig.whaleMaxRank. */
  | 'WHALE_MAX_RANK';

/** The intervals of a series, in event time; the last one is not over. */
export type SeriesInterval =
  /** UTC days: the present one and the 29 before, of prices the 6 before. */
  | 'DAY'
  /** Hours: the present one and the 23 before. */
  | 'HOUR';

/** A label to set: a name, a note, or what is watched. */
export type SetLabelInput = {
  /** The address, hexadecimal in either case, or base58; of a token on Polymarket the order-book token id, a decimal number. */
  address: string;
  /** The chain of the wallet or token. */
  chain: Chain;
  /** What it is of. */
  kind: LabelKind;
  /** What to call it: one line of up to 64 characters. */
  name?: string;
  /** A note about it: one line of up to 500 characters. */
  note?: string;
  /** Whether to watch it. */
  watched?: boolean;
};

/** Where the value of a setting comes from. */
export type SettingOrigin =
  /** Nowhere: it has its default. */
  | 'DEFAULT'
  /** The environment. */
  | 'ENVIRONMENT'
  /** The settings file. */
  | 'FILE'
  /** The command line. */
  | 'FLAG';

/** The direction of a trade, from the wallet's point of view. */
export type Side =
  /** The wallet bought the token. */
  | 'BUY'
  /** The wallet sold the token. */
  | 'SELL';

/** The signals to include. A signal must match every given field. An empty list matches nothing. */
export type SignalFilter = {
  /** Chains to include. */
  chains?: Array<Chain> | null | undefined;
  /** Priorities to include. */
  priorities?: Array<Priority> | null | undefined;
  /** Include only signals on this token: an address, hexadecimal in either case, or an order-book token id. */
  token?: string | null | undefined;
  /** Types to include. */
  types?: Array<NotificationType> | null | undefined;
  /** A watch list: include only signals with one of these wallets among their traders; at most 50 addresses, hexadecimal in either case, or base58. */
  wallets?: Array<string> | null | undefined;
};

/** Where a source was defined. */
export type SourceOrigin =
  /** The command smartmoney source add. */
  | 'COMMAND'
  /** The settings file. */
  | 'FILE';

/** What a live source does. */
export type SourceState =
  /** Nothing worked since its last error; it is tried again. */
  | 'FAILING'
  /** Its operator paused it. */
  | 'PAUSED'
  /** Its provider refuses it; it is tried again every five minutes. */
  | 'REFUSED'
  /** It is being read. */
  | 'RUNNING'
  /** It is gone from the settings file. */
  | 'STOPPED'
  /** No process reads it. */
  | 'UNASSIGNED'
  /** It is being read, and waits for what Source.waiting says. */
  | 'WAITING';

/** Which trades to include. Omitted or null fields match all. */
export type TradeFilter = {
  /** Only buys, or only sells. */
  side?: Side | null | undefined;
  /** Only trades with tradedAt at or after this. */
  since?: string | null | undefined;
  /** Only trades of this token: an address, hexadecimal in either case, or an order-book token id. */
  token?: string | null | undefined;
  /** Only trades with tradedAt before this. */
  until?: string | null | undefined;
};

/** An order of wallets by what they earned in a token, the most first. */
export type TraderOrder =
  /** By TokenTrader.netPnlUsd: closed and open positions. In a window the same as REALIZED_PNL. */
  | 'NET_PNL'
  /** By TokenTrader.realizedPnlUsd: closed positions only. */
  | 'REALIZED_PNL';

/** Hours up to a chain's event time (the newest trade's time). */
export type TrendWindow =
  /** The present hour and the 23 before. */
  | 'DAY'
  /** The present hour and the one before. */
  | 'HOUR'
  /** The present hour and the 6 before. */
  | 'SIX_HOURS';

/** Changes of a webhook. */
export type UpdateWebhookInput = {
  /** The chains whose signals to send; empty: all. */
  chains?: Array<Chain> | null | undefined;
  /** false turns the webhook off: what is on its way fails. true enables it for signals from then on. */
  enabled?: boolean | null | undefined;
  /** What messages are written for; the address must fit. A change from a chat to STANDARD must give url, too, since a chat's address is a secret. Of the configuration's webhook it stays STANDARD. */
  format?: WebhookFormat | null | undefined;
  /** The types of signals to send; empty: all. */
  types?: Array<NotificationType> | null | undefined;
  /** Another URL, or the same; enables the webhook. That of the configuration is changed by updateConfig. */
  url?: string | null | undefined;
};

/** The wallets to include in a leaderboard. Omitted or null fields use the chain's defaults (WalletConnection.chainDefaults). */
export type WalletFilter = {
  /** Only wallets whose lastTradeTime is at or after this time. */
  activeSince?: string | null | undefined;
  /** Maximum totalBuyVolumeUsd in USD, 0 or more. Excludes aggregators. */
  maxBuyVol?: number | null | undefined;
  /** Minimum totalBuyVolumeUsd in USD, 0 or more. Excludes wallets that traded next to nothing. */
  minBuyVol?: number | null | undefined;
  /** Minimum closedPositions, 0 or more. */
  minClosed?: number | null | undefined;
  /** Minimum netPnlUsd in USD; may be negative. No minimum if omitted. */
  minNetPnlUsd?: number | null | undefined;
  /** Minimum tokensTraded, 0 or more. Excludes market makers that trade a single pair. */
  minTokens?: number | null | undefined;
  /** Minimum tradeCount, 0 or more. */
  minTrades?: number | null | undefined;
  /** Minimum trueWinRate, 0 to 1. A wallet that won its only closed position has 1: raise minClosed, too. */
  minTrueWinRate?: number | null | undefined;
};

/** The state of a delivery. */
export type WebhookDeliveryState =
  /** The receiver accepted it with a status from 200 to 299. */
  | 'DELIVERED'
  /** All attempts failed, the webhook was disabled or removed, or the signal is no longer in the notification log. */
  | 'FAILED'
  /** Waiting for its next attempt. */
  | 'PENDING';

/** What the messages of a webhook are written for. Those of chats are read by people: headline, priority, reasons and links. */
export type WebhookFormat =
  /** A webhook of a channel of Discord. */
  | 'DISCORD'
  /** An incoming webhook of Slack. */
  | 'SLACK'
  /** The signal as JSON, signed. */
  | 'STANDARD'
  /** sendMessage of Telegram's Bot API. */
  | 'TELEGRAM';

/** The present UTC day of the chain's event time (the newest trade's time), with some days before it. */
export type Window =
  /** The present day. */
  | 'DAY'
  /** The present day and the 29 before it. */
  | 'MONTH'
  /** The present day and the 6 before it. */
  | 'WEEK';

/** An enum describing what kind of type a given `__Type` is. */
export type __TypeKind =
  /** Indicates this type is a scalar. */
  | 'SCALAR'
  /** Indicates this type is an object. `fields` and `interfaces` are valid fields. */
  | 'OBJECT'
  /** Indicates this type is an interface. `fields`, `interfaces`, and `possibleTypes` are valid fields. */
  | 'INTERFACE'
  /** Indicates this type is a union. `possibleTypes` is a valid field. */
  | 'UNION'
  /** Indicates this type is an enum. `enumValues` is a valid field. */
  | 'ENUM'
  /** Indicates this type is an input object. `inputFields` is a valid field. */
  | 'INPUT_OBJECT'
  /** Indicates this type is a list. `ofType` is a valid field. */
  | 'LIST'
  /** Indicates this type is a non-null. `ofType` is a valid field. */
  | 'NON_NULL';

export type SignInCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInCustomerQuery = { config: { customerId: string, displayName: string } };

export type SignInManagesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInManagesQuery = { usage: { customerId: string } };

export type SignInOperatorQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInOperatorQuery = { chains: Array<{ chain: Chain }>, sources: Array<{ name: string }> };

export type HealthQueryVariables = Exact<{
  operator: boolean;
}>;


export type HealthQuery = { chains: Array<{ chain: Chain, lastEventAt: string | null, lagSeconds: number, healthy: boolean, reason: string | null }>, serviceStatus?: { attention: Array<{ level: string }> } };

export type CustomersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type CustomersQuery = { customers: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ customerId: string, name: string, createdAt: string, suspendedAt: string | null, keys: Array<{ keyId: string, revokedAt: string | null, lastUsedAt: string | null, uses: number }>, budget: { dailyUsed: number, dailyBudget: number } }> } };

export type CustomerDetailsQueryVariables = Exact<{
  id: string;
}>;


export type CustomerDetailsQuery = { customer: { name: string, createdAt: string, customerId: string, suspendedAt: string | null, requestsPerSecond: number | null, costPerSecond: number | null, ingestEventsPerSecond: number | null, streams: number | null, keys: Array<{ keyId: string, scope: string, createdAt: string, expiresAt: string | null, revokedAt: string | null, lastUsedAt: string | null, uses: number }>, budget: { day: string, dailyUsed: number, dailyBudget: number, types: Array<{ type: NotificationType, used: number, limit: number | null }> }, webhooks: Array<{ number: number, host: string, format: WebhookFormat, enabled: boolean, lastSuccessAt: string | null, failingSince: string | null, disabledReason: string | null }> } | null };

export type UsageQueryVariables = Exact<{ [key: string]: never; }>;


export type UsageQuery = { usage: { customerId: string, suspendedAt: string | null, requestsPerSecond: number | null, costPerSecond: number | null, ingestEventsPerSecond: number | null, streams: number | null, keys: Array<{ keyId: string, scope: string, createdAt: string, expiresAt: string | null, revokedAt: string | null, lastUsedAt: string | null, uses: number }>, budget: { day: string, dailyUsed: number, dailyBudget: number, types: Array<{ type: NotificationType, used: number, limit: number | null }> }, webhooks: Array<{ number: number, host: string, format: WebhookFormat, enabled: boolean, lastSuccessAt: string | null, failingSince: string | null, disabledReason: string | null }> } };

export type CustomerUseFragment = { customerId: string, suspendedAt: string | null, requestsPerSecond: number | null, costPerSecond: number | null, ingestEventsPerSecond: number | null, streams: number | null, keys: Array<{ keyId: string, scope: string, createdAt: string, expiresAt: string | null, revokedAt: string | null, lastUsedAt: string | null, uses: number }>, budget: { day: string, dailyUsed: number, dailyBudget: number, types: Array<{ type: NotificationType, used: number, limit: number | null }> }, webhooks: Array<{ number: number, host: string, format: WebhookFormat, enabled: boolean, lastSuccessAt: string | null, failingSince: string | null, disabledReason: string | null }> };

export type OperatorKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorKeysQuery = { operatorKeys: Array<{ keyId: string, scope: string, createdAt: string, expiresAt: string | null, revokedAt: string | null, lastUsedAt: string | null, uses: number }> };

export type CreateCustomerMutationVariables = Exact<{
  input: CreateCustomerInput;
}>;


export type CreateCustomerMutation = { createCustomer: { customer: { customerId: string } } };

export type SuspendCustomerMutationVariables = Exact<{
  id: string;
}>;


export type SuspendCustomerMutation = { suspendCustomer: { customer: { suspendedAt: string | null } } };

export type ResumeCustomerMutationVariables = Exact<{
  id: string;
}>;


export type ResumeCustomerMutation = { resumeCustomer: { customer: { suspendedAt: string | null } } };

export type SetCustomerLimitsMutationVariables = Exact<{
  id: string;
  input: CustomerLimitsInput;
}>;


export type SetCustomerLimitsMutation = { setCustomerLimits: { customer: { customerId: string } } };

export type DeleteCustomerMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCustomerMutation = { deleteCustomer: { id: string } };

export type CreateKeyMutationVariables = Exact<{
  input: CreateKeyInput;
}>;


export type CreateKeyMutation = { createKey: { secret: string, key: { keyId: string, scope: string } } };

export type RotateKeyMutationVariables = Exact<{
  id: string;
}>;


export type RotateKeyMutation = { rotateKey: { secret: string } };

export type RevokeKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeKeyMutation = { revokeKey: { key: { keyId: string } } };

export type LeaderboardExportQueryVariables = Exact<{
  chain: Chain;
  rankBy: RankBy;
  window?: Window | null | undefined;
  asOf?: string | null | undefined;
  filter?: WalletFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type LeaderboardExportQuery = { wallets: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rank: number, node: { walletAddress: string, chain: Chain, traderScore: number, netPnlUsd: number, realizedPnlUsd: number, trueWinRate: number, winningPositions: number, closedPositions: number, tradeCount: number, tokensTraded: number, totalBuyVolumeUsd: number, totalSellVolumeUsd: number, avgTradeSizeUsd: number, largestTradeUsd: number, firstTradeTime: string | null, lastTradeTime: string | null } }> } };

export type FindQueryVariables = Exact<{
  text: string;
}>;


export type FindQuery = { lookup: { wallets: Array<{ walletAddress: string, chain: Chain, traderScore: number, netPnlUsd: number, tradeCount: number, lastTradeTime: string | null }>, tokens: Array<{ chain: Chain, address: string, symbol: string, priceUsd: number | null, volume24hUsd: number | null, market: { question: string, outcomeLabel: string | null } | null }>, markets: Array<{ itemId: string, question: string, closed: boolean, volume24hr: number }> } };

export type TrendingQueryVariables = Exact<{
  chain: Chain;
  window: TrendWindow;
}>;


export type TrendingQuery = { trendingTokens: Array<{ buyers: number, sellers: number, netFlowUsd: number, priceChangePct: number | null, since: string, token: { address: string, symbol: string, priceUsd: number | null, market: { question: string, outcomeLabel: string | null } | null } }> };

export type WalletNumbersFragment = { walletAddress: string, chain: Chain, traderScore: number, netPnlUsd: number, realizedPnlUsd: number, trueWinRate: number, winningPositions: number, closedPositions: number, tradeCount: number, tokensTraded: number, totalBuyVolumeUsd: number, totalSellVolumeUsd: number, avgTradeSizeUsd: number, largestTradeUsd: number, firstTradeTime: string | null, lastTradeTime: string | null };

export type LeaderboardPageQueryVariables = Exact<{
  chain: Chain;
  rankBy: RankBy;
  window?: Window | null | undefined;
  asOf?: string | null | undefined;
  filter?: WalletFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type LeaderboardPageQuery = { wallets: { totalCount: number, updatedAt: string, asOf: string | null, windowStart: string | null, chainDefaults: { minTrades: number, minTokens: number, minClosed: number, minBuyVol: number, maxBuyVol: number }, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ rank: number, node: { id: string, walletAddress: string, chain: Chain, traderScore: number, netPnlUsd: number, realizedPnlUsd: number, trueWinRate: number, winningPositions: number, closedPositions: number, tradeCount: number, tokensTraded: number, totalBuyVolumeUsd: number, totalSellVolumeUsd: number, avgTradeSizeUsd: number, largestTradeUsd: number, firstTradeTime: string | null, lastTradeTime: string | null } }> } };

export type LeaderboardCountQueryVariables = Exact<{
  chain: Chain;
  window?: Window | null | undefined;
  filter?: WalletFilter | null | undefined;
}>;


export type LeaderboardCountQuery = { wallets: { totalCount: number } };

export type LeaderboardTrendsQueryVariables = Exact<{
  chain: Chain;
  rankBy: RankBy;
  window?: Window | null | undefined;
  asOf?: string | null | undefined;
  filter?: WalletFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type LeaderboardTrendsQuery = { wallets: { nodes: Array<{ walletAddress: string, equity: Array<{ realizedPnlUsd: number }> }> } };

export type CompareWalletsQueryVariables = Exact<{
  chain: Chain;
  addresses: Array<string> | string;
  window?: Window | null | undefined;
}>;


export type CompareWalletsQuery = { walletsByAddress: Array<{ defaultRank: number | null, walletAddress: string, chain: Chain, traderScore: number, netPnlUsd: number, realizedPnlUsd: number, trueWinRate: number, winningPositions: number, closedPositions: number, tradeCount: number, tokensTraded: number, totalBuyVolumeUsd: number, totalSellVolumeUsd: number, avgTradeSizeUsd: number, largestTradeUsd: number, firstTradeTime: string | null, lastTradeTime: string | null, equity: Array<{ date: string, realizedPnlUsd: number }> } | null> };

export type SignalRowFragment = { signalId: string, sequence: number, headline: string, notificationType: NotificationType, priority: Priority, chain: Chain, sentAt: string, timestamp: string, retractedAt: string | null, token: { address: string, symbol: string, currentPriceUsd: number, priceChangePct: number, profile: { priceUsd: number | null } | null }, summary: { traderCount: number, totalUsdInflow: number, highestRank: number }, latency: { eventAt: string, committedAt: string } | null };

export type RecentSignalsQueryVariables = Exact<{
  filter?: SignalFilter | null | undefined;
  last: number;
  before?: string | null | undefined;
}>;


export type RecentSignalsQuery = { signals: { totalCount: number, pageInfo: { hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null }, nodes: Array<{ signalId: string, sequence: number, headline: string, notificationType: NotificationType, priority: Priority, chain: Chain, sentAt: string, timestamp: string, retractedAt: string | null, token: { address: string, symbol: string, currentPriceUsd: number, priceChangePct: number, profile: { priceUsd: number | null } | null }, summary: { traderCount: number, totalUsdInflow: number, highestRank: number }, latency: { eventAt: string, committedAt: string } | null }> } };

export type SignalPricesQueryVariables = Exact<{
  filter?: SignalFilter | null | undefined;
  last: number;
}>;


export type SignalPricesQuery = { signals: { nodes: Array<{ signalId: string, retractedAt: string | null, token: { profile: { priceUsd: number | null } | null } }> } };

export type LiveSignalsSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  filter?: SignalFilter | null | undefined;
}>;


export type LiveSignalsSubscription = { signals: { cursor: string, gap: boolean, signal: { signalId: string, sequence: number, headline: string, notificationType: NotificationType, priority: Priority, chain: Chain, sentAt: string, timestamp: string, retractedAt: string | null, token: { address: string, symbol: string, currentPriceUsd: number, priceChangePct: number, profile: { priceUsd: number | null } | null }, summary: { traderCount: number, totalUsdInflow: number, highestRank: number }, latency: { eventAt: string, committedAt: string } | null } | null, retraction: { signalId: string, at: string } | null } };

export type WhyQuietQueryVariables = Exact<{
  since: string;
}>;


export type WhyQuietQuery = { chains: Array<{ chain: Chain, lastEventAt: string | null, healthy: boolean, reason: string | null }>, config: { chains: Array<Chain>, signalTypes: Array<NotificationType>, dailyBudget: number }, decisions: { totalCount: number, nodes: Array<{ rule: Rule | null, text: string, count: number, lastAt: string, chain: Chain, token: string, symbol: string, type: NotificationType }> } };

export type BudgetTodayQueryVariables = Exact<{ [key: string]: never; }>;


export type BudgetTodayQuery = { usage: { budget: { day: string, dailyUsed: number, dailyBudget: number } } };

export type YesterdayQueryVariables = Exact<{
  since: string;
  until: string;
}>;


export type YesterdayQuery = { signals: { nodes: Array<{ signalId: string, headline: string, notificationType: NotificationType, retractedAt: string | null, outcome: { return6h: number | null } }> } };

export type OverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewQuery = { serviceStatus: { version: string, startedAt: string, errors: number, warnings: number, failedRequests: number, attention: Array<{ level: string, text: string }>, chains: Array<{ chain: Chain, events: number, unprocessed: number, eventsPerSecond: number | null, lastEventAt: string | null, lagSeconds: number, noSource: boolean, healthy: boolean, reason: string | null }>, processes: Array<{ name: string, role: string, leader: boolean, this: boolean }>, deliveries: { pending: number, retrying: number, steps: Array<{ step: string, count: number, p50Seconds: number | null, p99Seconds: number | null }> }, database: { kind: string, bytes: number, freeBytes: number | null, diskBytes: number | null, growthPerDay: number | null, measuredSeconds: number, rough: boolean, daysUntilFull: number | null } | null, problems: Array<{ level: string, message: string, details: string, count: number, firstAt: string, lastAt: string }> } };

export type LastHourQueryVariables = Exact<{ [key: string]: never; }>;


export type LastHourQuery = { serviceStatus: { lastHour: Array<{ at: string, eventsPerSecond: number, lagSeconds: number, signalSeconds: number | null, databaseBytes: number }> } };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { settings: Array<{ name: string, group: string, description: string, value: string, default: string, origin: SettingOrigin, place: string, redacted: boolean }> };

export type SignalDetailQueryVariables = Exact<{
  id: string;
}>;


export type SignalDetailQuery = { signal: { signalId: string, sequence: number, headline: string, notificationType: NotificationType, priority: Priority, chain: Chain, sentAt: string, timestamp: string, retractedAt: string | null, token: { firstSmartEntryPrice: number, address: string, symbol: string, currentPriceUsd: number, priceChangePct: number, profile: { priceUsd: number | null } | null }, market: { itemId: string, question: string, outcomeLabel: string | null, endDate: string, volume24hr: number, closed: boolean } | null, traders: Array<{ walletAddress: string, leaderboardRank: number, tradeSizeUsd: number, windowTradeCount: number | null, windowVolumeUsd: number | null, totalPnl: number, winRate: number, profile: { defaultRank: number | null, closedPositions: number, trueWinRate: number } | null }>, userTrades: Array<{ trader: { walletAddress: string }, trade: { priceUsd: number, tradedAt: string } }>, why: { reasons: Array<{ text: string }> }, outcome: { return1h: number | null, return6h: number | null, return24h: number | null, settledPayout: number | null }, decision: { text: string, delivered: { configVersion: number, dailyUsed: number, dailyBudget: number, typeUsed: number, typeLimit: number | null } | null }, latency: { ingestedAt: string, detectedAt: string, deliveredAt: string | null, eventAt: string, committedAt: string } | null, summary: { traderCount: number, totalUsdInflow: number, highestRank: number } } | null };

export type SignalDeliveriesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignalDeliveriesQuery = { webhooks: Array<{ id: string, url: string, enabled: boolean, deliveries: { totalCount: number, nodes: Array<{ signalId: string, retraction: boolean, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ at: string, status: number | null, durationMs: number, error: string | null }> }> } }> };

export type TokenCandidatesQueryVariables = Exact<{
  token: string;
}>;


export type TokenCandidatesQuery = { decisions: { totalCount: number, nodes: Array<{ outcome: DecisionOutcome, type: NotificationType, rule: Rule | null, text: string, count: number, firstAt: string, lastAt: string, signalId: string | null }> } };

export type SignalPriceQueryVariables = Exact<{
  id: string;
  chain: Chain;
  address: string;
}>;


export type SignalPriceQuery = { signal: { priceMinutes: Array<{ at: string, priceUsd: number }> } | null, token: { hours: Array<{ at: string, value: number }>, days: Array<{ at: string, value: number }> } | null };

export type SignalTradesQueryVariables = Exact<{
  chain: Chain;
  addresses: Array<string> | string;
  filter: TradeFilter;
}>;


export type SignalTradesQuery = { walletsByAddress: Array<{ walletAddress: string, trades: { nodes: Array<{ priceUsd: number, amountUsd: number, tradedAt: string }> } } | null> };

export type SourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type SourcesQuery = { sources: Array<{ name: string, kind: string, origin: SourceOrigin, state: SourceState, healthy: boolean, problem: string | null, waiting: string | null, position: string | null, head: string | null, lag: number | null, lagSeconds: number | null, duplicates: number, retracted: number, unknown: number, batches: number, createdAt: string, lastEventAt: string | null, lastBatchAt: string | null, lastError: string | null, lastErrorAt: string | null, holder: string | null, events: Array<{ name: string, count: number }>, skipped: Array<{ name: string, count: number, since: string | null, lostAt: string | null }>, leftOut: Array<{ name: string, count: number, since: string | null }> }> };

export type SourceRejectsQueryVariables = Exact<{
  source: string;
}>;


export type SourceRejectsQuery = { sourceRejects: { totalCount: number, nodes: Array<{ number: number, at: string, ref: string, reason: string, detail: string | null, sample: string }> } };

export type TokenDetailQueryVariables = Exact<{
  chain: Chain;
  address: string;
}>;


export type TokenDetailQuery = { token: { chain: Chain, address: string, symbol: string, priceUsd: number | null, priceAt: string | null, volume24hUsd: number | null, holders: number | null, market: { itemId: string, question: string, outcomeLabel: string | null, slug: string, endDate: string, tags: Array<string>, volume24hr: number, closed: boolean, outcomes: Array<{ token: string, outcomeLabel: string, priceUsd: number | null }> | null } | null } | null };

export type MarketFactsFragment = { itemId: string, question: string, outcomeLabel: string | null, slug: string, endDate: string, tags: Array<string>, volume24hr: number, closed: boolean, outcomes: Array<{ token: string, outcomeLabel: string, priceUsd: number | null }> | null };

export type TokenSignalsQueryVariables = Exact<{
  chain: Chain;
  token: string;
}>;


export type TokenSignalsQuery = { signals: { totalCount: number, nodes: Array<{ signalId: string, sequence: number, headline: string, notificationType: NotificationType, priority: Priority, chain: Chain, sentAt: string, timestamp: string, retractedAt: string | null, traders: Array<{ walletAddress: string, leaderboardRank: number, tradeSizeUsd: number }>, token: { address: string, symbol: string, currentPriceUsd: number, priceChangePct: number, profile: { priceUsd: number | null } | null }, summary: { traderCount: number, totalUsdInflow: number, highestRank: number }, latency: { eventAt: string, committedAt: string } | null }> } };

export type MarketDetailQueryVariables = Exact<{
  itemId: string;
}>;


export type MarketDetailQuery = { market: { itemId: string, question: string, outcomeLabel: string | null, slug: string, endDate: string, tags: Array<string>, volume24hr: number, closed: boolean, outcomes: Array<{ token: string, outcomeLabel: string, priceUsd: number | null }> | null } | null };

export type TokenTopTradersQueryVariables = Exact<{
  chain: Chain;
  address: string;
  by: TraderOrder;
  window?: Window | null | undefined;
  first: number;
}>;


export type TokenTopTradersQuery = { token: { topTraders: { totalCount: number, windowStart: string | null, keptSince: string | null, traders: Array<{ realizedPnlUsd: number, netPnlUsd: number, closedPositions: number, winningPositions: number, wallet: { walletAddress: string }, position: { valueUsd: number } | null }> } } | null };

export type TokenDayQueryVariables = Exact<{
  chain: Chain;
  address: string;
  interval: SeriesInterval;
}>;


export type TokenDayQuery = { token: { prices: Array<{ at: string, value: number }>, volume: Array<{ at: string, value: number }>, flow: Array<{ at: string, value: number }>, topHolders: Array<{ rank: number, wallet: { walletAddress: string }, position: { quantity: number, costUsd: number, valueUsd: number, pnlUsd: number } }> } | null };

export type TrackSignalsQueryVariables = Exact<{
  filter?: SignalFilter | null | undefined;
  last: number;
  before?: string | null | undefined;
}>;


export type TrackSignalsQuery = { signals: { pageInfo: { hasPreviousPage: boolean, startCursor: string | null }, nodes: Array<{ signalId: string, sequence: number, sentAt: string, retractedAt: string | null, headline: string, notificationType: NotificationType, chain: Chain, token: { address: string, symbol: string, currentPriceUsd: number }, outcome: { return1h: number | null, return6h: number | null, return24h: number | null, settledPayout: number | null } }> } };

export type TrackRecordQueryVariables = Exact<{
  since: string;
  chain?: Chain | null | undefined;
  type?: NotificationType | null | undefined;
}>;


export type TrackRecordQuery = { types: { since: string, keptSince: string | null, all: { count: number, retracted: number, after1h: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null }, after6h: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null }, after24h: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null }, settled: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null } }, groups: Array<{ type: NotificationType | null, weekFrom: string | null, record: { count: number, retracted: number, after1h: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null }, after6h: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null }, after24h: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null }, settled: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null } } }>, delays: Array<{ minutes: number, count: number, medianGain: number | null }> }, weeks: { groups: Array<{ type: NotificationType | null, weekFrom: string | null, record: { count: number, retracted: number, after1h: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null }, after6h: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null }, after24h: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null }, settled: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null } } }> } };

export type TrackGroupsFragment = { type: NotificationType | null, weekFrom: string | null, record: { count: number, retracted: number, after1h: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null }, after6h: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null }, after24h: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null }, settled: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null } } };

export type GradedFragment = { count: number, retracted: number, after1h: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null }, after6h: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null }, after24h: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null }, settled: { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null } };

export type GainsFragment = { count: number, wins: number, losses: number, hitRate: number | null, hitRateLow: number, hitRateHigh: number, medianGain: number | null, bestGain: number | null, worstGain: number | null };

export type ConfigPartsFragment = { version: number, updatedAt: string, displayName: string, chains: Array<Chain>, signalTypes: Array<NotificationType>, dailyBudget: number, minTrades: number, minWinRate: number, minClosedPositions: number, minTokensTraded: number, maxBuyVolumeUsd: number, convergenceMinWallets: number, convergenceWindowHours: number, convergenceMinUsd: number, whaleMinTradeUsd: number, whaleMaxRank: number, minTraderScore: number, minTriggerWinRate: number, minTriggerClosed: number, minTokenLiquidityUsd: number, minTokenHolders: number, priorityFilter: PriorityFilter, cooldownHours: number, perTypeLimits: Array<{ type: NotificationType, limit: number }> };

export type TuningQueryVariables = Exact<{ [key: string]: never; }>;


export type TuningQuery = { config: { version: number, updatedAt: string, displayName: string, chains: Array<Chain>, signalTypes: Array<NotificationType>, dailyBudget: number, minTrades: number, minWinRate: number, minClosedPositions: number, minTokensTraded: number, maxBuyVolumeUsd: number, convergenceMinWallets: number, convergenceWindowHours: number, convergenceMinUsd: number, whaleMinTradeUsd: number, whaleMaxRank: number, minTraderScore: number, minTriggerWinRate: number, minTriggerClosed: number, minTokenLiquidityUsd: number, minTokenHolders: number, priorityFilter: PriorityFilter, cooldownHours: number, perTypeLimits: Array<{ type: NotificationType, limit: number }> }, configVersions: Array<{ version: number, changedAt: string, keyId: string | null, config: { version: number, updatedAt: string, displayName: string, chains: Array<Chain>, signalTypes: Array<NotificationType>, dailyBudget: number, minTrades: number, minWinRate: number, minClosedPositions: number, minTokensTraded: number, maxBuyVolumeUsd: number, convergenceMinWallets: number, convergenceWindowHours: number, convergenceMinUsd: number, whaleMinTradeUsd: number, whaleMaxRank: number, minTraderScore: number, minTriggerWinRate: number, minTriggerClosed: number, minTokenLiquidityUsd: number, minTokenHolders: number, priorityFilter: PriorityFilter, cooldownHours: number, perTypeLimits: Array<{ type: NotificationType, limit: number }> } }>, chains: Array<{ chain: Chain, lastEventAt: string | null }>, usage: { keys: Array<{ keyId: string, scope: string, createdAt: string, expiresAt: string | null, revokedAt: string | null }> }, fields: { inputFields: Array<{ name: string, description: string | null, type: { kind: __TypeKind, name: string | null, ofType: { kind: __TypeKind, name: string | null, ofType: { kind: __TypeKind, name: string | null } | null } | null } }> | null } | null };

export type SimulateQueryVariables = Exact<{
  input: ConfigUpdate;
  since?: string | null | undefined;
}>;


export type SimulateQuery = { simulateConfig: { since: string, until: string, total: number, retracted: number, windowsCompleteSince: string | null, byType: Array<{ type: NotificationType, count: number }>, byDay: Array<{ day: string, type: NotificationType, count: number }>, heldBack: Array<{ rule: Rule, count: number }>, samples: Array<{ notificationType: NotificationType, chain: Chain, headline: string, timestamp: string }> } };

export type SaveConfigMutationVariables = Exact<{
  input: ConfigUpdate;
}>;


export type SaveConfigMutation = { updateConfig: { config: { version: number } } };

export type DecisionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  outcome?: DecisionOutcome | null | undefined;
  token?: string | null | undefined;
}>;


export type DecisionsQuery = { decisions: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ outcome: DecisionOutcome, chain: Chain, token: string, symbol: string, type: NotificationType, rule: Rule | null, text: string, count: number, firstAt: string, lastAt: string, signalId: string | null, retractedAt: string | null }> } };

export type WalletDetailQueryVariables = Exact<{
  chain: Chain;
  address: string;
  window?: Window | null | undefined;
}>;


export type WalletDetailQuery = { wallet: { defaultRank: number | null, buyCount: number, sellCount: number, walletAddress: string, chain: Chain, traderScore: number, netPnlUsd: number, realizedPnlUsd: number, trueWinRate: number, winningPositions: number, closedPositions: number, tradeCount: number, tokensTraded: number, totalBuyVolumeUsd: number, totalSellVolumeUsd: number, avgTradeSizeUsd: number, largestTradeUsd: number, firstTradeTime: string | null, lastTradeTime: string | null, scoreParts: { efficiency: number, winRate: number, consistency: number, activity: number } | null, equity: Array<{ date: string, realizedPnlUsd: number }>, rankHistory: Array<{ at: string, rank: number, traderScore: number }> } | null };

export type WalletPositionsQueryVariables = Exact<{
  chain: Chain;
  address: string;
  orderBy: PositionOrder;
  after?: string | null | undefined;
}>;


export type WalletPositionsQuery = { wallet: { positions: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ token: string, symbol: string, quantity: number, costUsd: number, priceUsd: number, valueUsd: number, pnlUsd: number, countedPnlUsd: number, realizedPnlUsd: number }> } } | null };

export type WalletClosingsQueryVariables = Exact<{
  chain: Chain;
  address: string;
  after?: string | null | undefined;
}>;


export type WalletClosingsQuery = { wallet: { closings: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ token: string, symbol: string, quantity: number, costUsd: number, proceedsUsd: number, profitUsd: number, openedAt: string, closedAt: string }> } } | null };

export type WalletTradesQueryVariables = Exact<{
  chain: Chain;
  address: string;
  filter?: TradeFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type WalletTradesQuery = { wallet: { trades: { totalCount: number, keptSince: string | null, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, token: string, symbol: string, side: Side, quantity: number, priceUsd: number, amountUsd: number, tradedAt: string, txHash: string }> } } | null };

export type WalletSignalsQueryVariables = Exact<{
  chain: Chain;
  address: string;
  after?: string | null | undefined;
}>;


export type WalletSignalsQuery = { wallet: { signals: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ signalId: string, sequence: number, headline: string, notificationType: NotificationType, priority: Priority, chain: Chain, sentAt: string, timestamp: string, retractedAt: string | null, token: { address: string, symbol: string, currentPriceUsd: number, priceChangePct: number, profile: { priceUsd: number | null } | null }, summary: { traderCount: number, totalUsdInflow: number, highestRank: number }, latency: { eventAt: string, committedAt: string } | null }> } } | null };

export type WebhookPartsFragment = { id: string, url: string, format: WebhookFormat, configured: boolean, types: Array<NotificationType>, chains: Array<Chain>, createdAt: string | null, enabled: boolean, lastSuccessAt: string | null, failingSince: string | null, disabledAt: string | null, disabledReason: string | null, previousSecretUntil: string | null, deliveries: { totalCount: number, nodes: Array<{ messageId: string, sequence: number, signalId: string, retraction: boolean, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ at: string, status: number | null, durationMs: number, error: string | null }> }> } };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, url: string, format: WebhookFormat, configured: boolean, types: Array<NotificationType>, chains: Array<Chain>, createdAt: string | null, enabled: boolean, lastSuccessAt: string | null, failingSince: string | null, disabledAt: string | null, disabledReason: string | null, previousSecretUntil: string | null, deliveries: { totalCount: number, nodes: Array<{ messageId: string, sequence: number, signalId: string, retraction: boolean, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ at: string, status: number | null, durationMs: number, error: string | null }> }> } }> };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { id: string } } };

export type UpdateWebhookMutationVariables = Exact<{
  id: string;
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { webhook: { id: string } } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { deletedId: string } };

export type TestWebhookMutationVariables = Exact<{
  id: string;
}>;


export type TestWebhookMutation = { testWebhook: { attempt: { at: string, status: number | null, durationMs: number, error: string | null } } };

export type RotateSecretMutationVariables = Exact<{
  id: string;
}>;


export type RotateSecretMutation = { rotateWebhookSecret: { secret: string, previousSecretUntil: string | null } };

export type RedeliverMutationVariables = Exact<{
  webhook: string;
  signal: string;
}>;


export type RedeliverMutation = { redeliver: { delivery: { state: WebhookDeliveryState } } };

export type SetWebhookUrlMutationVariables = Exact<{
  url: string;
}>;


export type SetWebhookUrlMutation = { updateConfig: { webhookSecret: string | null } };

export type LabelPartsFragment = { kind: LabelKind, chain: Chain, address: string, name: string, note: string, watched: boolean, changedAt: string };

export type LabelsQueryVariables = Exact<{ [key: string]: never; }>;


export type LabelsQuery = { labels: Array<{ kind: LabelKind, chain: Chain, address: string, name: string, note: string, watched: boolean, changedAt: string }> };

export type SetLabelMutationVariables = Exact<{
  input: SetLabelInput;
}>;


export type SetLabelMutation = { setLabel: { label: { kind: LabelKind, chain: Chain, address: string, name: string, note: string, watched: boolean, changedAt: string } } };

export type RemoveLabelMutationVariables = Exact<{
  kind: LabelKind;
  chain: Chain;
  address: string;
}>;


export type RemoveLabelMutation = { removeLabel: { address: string } };

export type WatchedSignalsSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type WatchedSignalsSubscription = { signals: { cursor: string, signal: { signalId: string, headline: string, chain: Chain, priority: Priority, token: { address: string }, traders: Array<{ walletAddress: string }> } | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CustomerUseFragmentDoc = new TypedDocumentString(`
    fragment CustomerUse on Customer {
  customerId
  suspendedAt
  requestsPerSecond
  costPerSecond
  ingestEventsPerSecond
  streams
  keys {
    keyId
    scope
    createdAt
    expiresAt
    revokedAt
    lastUsedAt
    uses
  }
  budget {
    day
    dailyUsed
    dailyBudget
    types {
      type
      used
      limit
    }
  }
  webhooks {
    number
    host
    format
    enabled
    lastSuccessAt
    failingSince
    disabledReason
  }
}
    `, {"fragmentName":"CustomerUse"}) as unknown as TypedDocumentString<CustomerUseFragment, unknown>;
export const WalletNumbersFragmentDoc = new TypedDocumentString(`
    fragment WalletNumbers on Wallet {
  walletAddress
  chain
  traderScore
  netPnlUsd
  realizedPnlUsd
  trueWinRate
  winningPositions
  closedPositions
  tradeCount
  tokensTraded
  totalBuyVolumeUsd
  totalSellVolumeUsd
  avgTradeSizeUsd
  largestTradeUsd
  firstTradeTime
  lastTradeTime
}
    `, {"fragmentName":"WalletNumbers"}) as unknown as TypedDocumentString<WalletNumbersFragment, unknown>;
export const SignalRowFragmentDoc = new TypedDocumentString(`
    fragment SignalRow on Signal {
  signalId
  sequence
  headline
  notificationType
  priority
  chain
  sentAt
  timestamp
  retractedAt
  token {
    address
    symbol
    currentPriceUsd
    priceChangePct
    profile {
      priceUsd
    }
  }
  summary {
    traderCount
    totalUsdInflow
    highestRank
  }
  latency {
    eventAt
    committedAt
  }
}
    `, {"fragmentName":"SignalRow"}) as unknown as TypedDocumentString<SignalRowFragment, unknown>;
export const MarketFactsFragmentDoc = new TypedDocumentString(`
    fragment MarketFacts on Market {
  itemId
  question
  outcomeLabel
  slug
  endDate
  tags
  volume24hr
  closed
  outcomes {
    token
    outcomeLabel
    priceUsd
  }
}
    `, {"fragmentName":"MarketFacts"}) as unknown as TypedDocumentString<MarketFactsFragment, unknown>;
export const GainsFragmentDoc = new TypedDocumentString(`
    fragment Gains on GradedSignals {
  count
  wins
  losses
  hitRate
  hitRateLow
  hitRateHigh
  medianGain
  bestGain
  worstGain
}
    `, {"fragmentName":"Gains"}) as unknown as TypedDocumentString<GainsFragment, unknown>;
export const GradedFragmentDoc = new TypedDocumentString(`
    fragment Graded on TrackRecord {
  count
  retracted
  after1h {
    ...Gains
  }
  after6h {
    ...Gains
  }
  after24h {
    ...Gains
  }
  settled {
    ...Gains
  }
}
    fragment Gains on GradedSignals {
  count
  wins
  losses
  hitRate
  hitRateLow
  hitRateHigh
  medianGain
  bestGain
  worstGain
}`, {"fragmentName":"Graded"}) as unknown as TypedDocumentString<GradedFragment, unknown>;
export const TrackGroupsFragmentDoc = new TypedDocumentString(`
    fragment TrackGroups on TrackRecordGroup {
  type
  weekFrom
  record {
    ...Graded
  }
}
    fragment Graded on TrackRecord {
  count
  retracted
  after1h {
    ...Gains
  }
  after6h {
    ...Gains
  }
  after24h {
    ...Gains
  }
  settled {
    ...Gains
  }
}
fragment Gains on GradedSignals {
  count
  wins
  losses
  hitRate
  hitRateLow
  hitRateHigh
  medianGain
  bestGain
  worstGain
}`, {"fragmentName":"TrackGroups"}) as unknown as TypedDocumentString<TrackGroupsFragment, unknown>;
export const ConfigPartsFragmentDoc = new TypedDocumentString(`
    fragment ConfigParts on CustomerConfig {
  version
  updatedAt
  displayName
  chains
  signalTypes
  dailyBudget
  perTypeLimits {
    type
    limit
  }
  minTrades
  minWinRate
  minClosedPositions
  minTokensTraded
  maxBuyVolumeUsd
  convergenceMinWallets
  convergenceWindowHours
  convergenceMinUsd
  whaleMinTradeUsd
  whaleMaxRank
  minTraderScore
  minTriggerWinRate
  minTriggerClosed
  minTokenLiquidityUsd
  minTokenHolders
  priorityFilter
  cooldownHours
}
    `, {"fragmentName":"ConfigParts"}) as unknown as TypedDocumentString<ConfigPartsFragment, unknown>;
export const WebhookPartsFragmentDoc = new TypedDocumentString(`
    fragment WebhookParts on Webhook {
  id
  url
  format
  configured
  types
  chains
  createdAt
  enabled
  lastSuccessAt
  failingSince
  disabledAt
  disabledReason
  previousSecretUntil
  deliveries(first: 20) {
    totalCount
    nodes {
      messageId
      sequence
      signalId
      retraction
      state
      createdAt
      nextAttemptAt
      attempts {
        at
        status
        durationMs
        error
      }
    }
  }
}
    `, {"fragmentName":"WebhookParts"}) as unknown as TypedDocumentString<WebhookPartsFragment, unknown>;
export const LabelPartsFragmentDoc = new TypedDocumentString(`
    fragment LabelParts on Label {
  kind
  chain
  address
  name
  note
  watched
  changedAt
}
    `, {"fragmentName":"LabelParts"}) as unknown as TypedDocumentString<LabelPartsFragment, unknown>;
export const SignInCustomerDocument = new TypedDocumentString(`
    query SignInCustomer {
  config {
    customerId
    displayName
  }
}
    `) as unknown as TypedDocumentString<SignInCustomerQuery, SignInCustomerQueryVariables>;
export const SignInManagesDocument = new TypedDocumentString(`
    query SignInManages {
  usage {
    customerId
  }
}
    `) as unknown as TypedDocumentString<SignInManagesQuery, SignInManagesQueryVariables>;
export const SignInOperatorDocument = new TypedDocumentString(`
    query SignInOperator {
  chains {
    chain
  }
  sources {
    name
  }
}
    `) as unknown as TypedDocumentString<SignInOperatorQuery, SignInOperatorQueryVariables>;
export const HealthDocument = new TypedDocumentString(`
    query Health($operator: Boolean!) {
  chains {
    chain
    lastEventAt
    lagSeconds
    healthy
    reason
  }
  serviceStatus @include(if: $operator) {
    attention {
      level
    }
  }
}
    `) as unknown as TypedDocumentString<HealthQuery, HealthQueryVariables>;
export const CustomersDocument = new TypedDocumentString(`
    query Customers($after: String) {
  customers(first: 20, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      customerId
      name
      createdAt
      suspendedAt
      keys {
        keyId
        revokedAt
        lastUsedAt
        uses
      }
      budget {
        dailyUsed
        dailyBudget
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CustomersQuery, CustomersQueryVariables>;
export const CustomerDetailsDocument = new TypedDocumentString(`
    query CustomerDetails($id: String!) {
  customer(id: $id) {
    name
    createdAt
    ...CustomerUse
  }
}
    fragment CustomerUse on Customer {
  customerId
  suspendedAt
  requestsPerSecond
  costPerSecond
  ingestEventsPerSecond
  streams
  keys {
    keyId
    scope
    createdAt
    expiresAt
    revokedAt
    lastUsedAt
    uses
  }
  budget {
    day
    dailyUsed
    dailyBudget
    types {
      type
      used
      limit
    }
  }
  webhooks {
    number
    host
    format
    enabled
    lastSuccessAt
    failingSince
    disabledReason
  }
}`) as unknown as TypedDocumentString<CustomerDetailsQuery, CustomerDetailsQueryVariables>;
export const UsageDocument = new TypedDocumentString(`
    query Usage {
  usage {
    ...CustomerUse
  }
}
    fragment CustomerUse on Customer {
  customerId
  suspendedAt
  requestsPerSecond
  costPerSecond
  ingestEventsPerSecond
  streams
  keys {
    keyId
    scope
    createdAt
    expiresAt
    revokedAt
    lastUsedAt
    uses
  }
  budget {
    day
    dailyUsed
    dailyBudget
    types {
      type
      used
      limit
    }
  }
  webhooks {
    number
    host
    format
    enabled
    lastSuccessAt
    failingSince
    disabledReason
  }
}`) as unknown as TypedDocumentString<UsageQuery, UsageQueryVariables>;
export const OperatorKeysDocument = new TypedDocumentString(`
    query OperatorKeys {
  operatorKeys {
    keyId
    scope
    createdAt
    expiresAt
    revokedAt
    lastUsedAt
    uses
  }
}
    `) as unknown as TypedDocumentString<OperatorKeysQuery, OperatorKeysQueryVariables>;
export const CreateCustomerDocument = new TypedDocumentString(`
    mutation CreateCustomer($input: CreateCustomerInput!) {
  createCustomer(input: $input) {
    customer {
      customerId
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCustomerMutation, CreateCustomerMutationVariables>;
export const SuspendCustomerDocument = new TypedDocumentString(`
    mutation SuspendCustomer($id: String!) {
  suspendCustomer(id: $id) {
    customer {
      suspendedAt
    }
  }
}
    `) as unknown as TypedDocumentString<SuspendCustomerMutation, SuspendCustomerMutationVariables>;
export const ResumeCustomerDocument = new TypedDocumentString(`
    mutation ResumeCustomer($id: String!) {
  resumeCustomer(id: $id) {
    customer {
      suspendedAt
    }
  }
}
    `) as unknown as TypedDocumentString<ResumeCustomerMutation, ResumeCustomerMutationVariables>;
export const SetCustomerLimitsDocument = new TypedDocumentString(`
    mutation SetCustomerLimits($id: String!, $input: CustomerLimitsInput!) {
  setCustomerLimits(id: $id, input: $input) {
    customer {
      customerId
    }
  }
}
    `) as unknown as TypedDocumentString<SetCustomerLimitsMutation, SetCustomerLimitsMutationVariables>;
export const DeleteCustomerDocument = new TypedDocumentString(`
    mutation DeleteCustomer($id: String!) {
  deleteCustomer(id: $id) {
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteCustomerMutation, DeleteCustomerMutationVariables>;
export const CreateKeyDocument = new TypedDocumentString(`
    mutation CreateKey($input: CreateKeyInput!) {
  createKey(input: $input) {
    secret
    key {
      keyId
      scope
    }
  }
}
    `) as unknown as TypedDocumentString<CreateKeyMutation, CreateKeyMutationVariables>;
export const RotateKeyDocument = new TypedDocumentString(`
    mutation RotateKey($id: String!) {
  rotateKey(keyId: $id) {
    secret
  }
}
    `) as unknown as TypedDocumentString<RotateKeyMutation, RotateKeyMutationVariables>;
export const RevokeKeyDocument = new TypedDocumentString(`
    mutation RevokeKey($id: String!) {
  revokeKey(keyId: $id) {
    key {
      keyId
    }
  }
}
    `) as unknown as TypedDocumentString<RevokeKeyMutation, RevokeKeyMutationVariables>;
export const LeaderboardExportDocument = new TypedDocumentString(`
    query LeaderboardExport($chain: Chain!, $rankBy: RankBy!, $window: Window, $asOf: DateTime, $filter: WalletFilter, $first: Int!, $after: String) {
  wallets(
    chain: $chain
    rankBy: $rankBy
    window: $window
    asOf: $asOf
    filter: $filter
    first: $first
    after: $after
  ) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      rank
      node {
        walletAddress
        chain
        traderScore
        netPnlUsd
        realizedPnlUsd
        trueWinRate
        winningPositions
        closedPositions
        tradeCount
        tokensTraded
        totalBuyVolumeUsd
        totalSellVolumeUsd
        avgTradeSizeUsd
        largestTradeUsd
        firstTradeTime
        lastTradeTime
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LeaderboardExportQuery, LeaderboardExportQueryVariables>;
export const FindDocument = new TypedDocumentString(`
    query Find($text: String!) {
  lookup(text: $text, first: 10) {
    wallets {
      walletAddress
      chain
      traderScore
      netPnlUsd
      tradeCount
      lastTradeTime
    }
    tokens {
      chain
      address
      symbol
      priceUsd
      volume24hUsd
      market {
        question
        outcomeLabel
      }
    }
    markets {
      itemId
      question
      closed
      volume24hr
    }
  }
}
    `) as unknown as TypedDocumentString<FindQuery, FindQueryVariables>;
export const TrendingDocument = new TypedDocumentString(`
    query Trending($chain: Chain!, $window: TrendWindow!) {
  trendingTokens(chain: $chain, window: $window, first: 50) {
    token {
      address
      symbol
      priceUsd
      market {
        question
        outcomeLabel
      }
    }
    buyers
    sellers
    netFlowUsd
    priceChangePct
    since
  }
}
    `) as unknown as TypedDocumentString<TrendingQuery, TrendingQueryVariables>;
export const LeaderboardPageDocument = new TypedDocumentString(`
    query LeaderboardPage($chain: Chain!, $rankBy: RankBy!, $window: Window, $asOf: DateTime, $filter: WalletFilter, $first: Int!, $after: String) {
  wallets(
    chain: $chain
    rankBy: $rankBy
    window: $window
    asOf: $asOf
    filter: $filter
    first: $first
    after: $after
  ) {
    totalCount
    updatedAt
    asOf
    windowStart
    chainDefaults {
      minTrades
      minTokens
      minClosed
      minBuyVol
      maxBuyVol
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      rank
      node {
        id
        ...WalletNumbers
      }
    }
  }
}
    fragment WalletNumbers on Wallet {
  walletAddress
  chain
  traderScore
  netPnlUsd
  realizedPnlUsd
  trueWinRate
  winningPositions
  closedPositions
  tradeCount
  tokensTraded
  totalBuyVolumeUsd
  totalSellVolumeUsd
  avgTradeSizeUsd
  largestTradeUsd
  firstTradeTime
  lastTradeTime
}`) as unknown as TypedDocumentString<LeaderboardPageQuery, LeaderboardPageQueryVariables>;
export const LeaderboardCountDocument = new TypedDocumentString(`
    query LeaderboardCount($chain: Chain!, $window: Window, $filter: WalletFilter) {
  wallets(chain: $chain, window: $window, filter: $filter, first: 1) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<LeaderboardCountQuery, LeaderboardCountQueryVariables>;
export const LeaderboardTrendsDocument = new TypedDocumentString(`
    query LeaderboardTrends($chain: Chain!, $rankBy: RankBy!, $window: Window, $asOf: DateTime, $filter: WalletFilter, $first: Int!, $after: String) {
  wallets(
    chain: $chain
    rankBy: $rankBy
    window: $window
    asOf: $asOf
    filter: $filter
    first: $first
    after: $after
  ) {
    nodes {
      walletAddress
      equity(points: 20, window: $window, asOf: $asOf) {
        realizedPnlUsd
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LeaderboardTrendsQuery, LeaderboardTrendsQueryVariables>;
export const CompareWalletsDocument = new TypedDocumentString(`
    query CompareWallets($chain: Chain!, $addresses: [String!]!, $window: Window) {
  walletsByAddress(chain: $chain, addresses: $addresses, window: $window) {
    ...WalletNumbers
    defaultRank(window: $window)
    equity(points: 100, window: $window) {
      date
      realizedPnlUsd
    }
  }
}
    fragment WalletNumbers on Wallet {
  walletAddress
  chain
  traderScore
  netPnlUsd
  realizedPnlUsd
  trueWinRate
  winningPositions
  closedPositions
  tradeCount
  tokensTraded
  totalBuyVolumeUsd
  totalSellVolumeUsd
  avgTradeSizeUsd
  largestTradeUsd
  firstTradeTime
  lastTradeTime
}`) as unknown as TypedDocumentString<CompareWalletsQuery, CompareWalletsQueryVariables>;
export const RecentSignalsDocument = new TypedDocumentString(`
    query RecentSignals($filter: SignalFilter, $last: Int!, $before: String) {
  signals(filter: $filter, last: $last, before: $before) {
    totalCount
    pageInfo {
      hasPreviousPage
      startCursor
      endCursor
    }
    nodes {
      ...SignalRow
    }
  }
}
    fragment SignalRow on Signal {
  signalId
  sequence
  headline
  notificationType
  priority
  chain
  sentAt
  timestamp
  retractedAt
  token {
    address
    symbol
    currentPriceUsd
    priceChangePct
    profile {
      priceUsd
    }
  }
  summary {
    traderCount
    totalUsdInflow
    highestRank
  }
  latency {
    eventAt
    committedAt
  }
}`) as unknown as TypedDocumentString<RecentSignalsQuery, RecentSignalsQueryVariables>;
export const SignalPricesDocument = new TypedDocumentString(`
    query SignalPrices($filter: SignalFilter, $last: Int!) {
  signals(filter: $filter, last: $last) {
    nodes {
      signalId
      retractedAt
      token {
        profile {
          priceUsd
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SignalPricesQuery, SignalPricesQueryVariables>;
export const LiveSignalsDocument = new TypedDocumentString(`
    subscription LiveSignals($after: String, $filter: SignalFilter) {
  signals(after: $after, filter: $filter) {
    cursor
    gap
    signal {
      ...SignalRow
    }
    retraction {
      signalId
      at
    }
  }
}
    fragment SignalRow on Signal {
  signalId
  sequence
  headline
  notificationType
  priority
  chain
  sentAt
  timestamp
  retractedAt
  token {
    address
    symbol
    currentPriceUsd
    priceChangePct
    profile {
      priceUsd
    }
  }
  summary {
    traderCount
    totalUsdInflow
    highestRank
  }
  latency {
    eventAt
    committedAt
  }
}`) as unknown as TypedDocumentString<LiveSignalsSubscription, LiveSignalsSubscriptionVariables>;
export const WhyQuietDocument = new TypedDocumentString(`
    query WhyQuiet($since: DateTime!) {
  chains {
    chain
    lastEventAt
    healthy
    reason
  }
  config {
    chains
    signalTypes
    dailyBudget
  }
  decisions(since: $since, outcome: HELD_BACK, first: 200) {
    totalCount
    nodes {
      rule
      text
      count
      lastAt
      chain
      token
      symbol
      type
    }
  }
}
    `) as unknown as TypedDocumentString<WhyQuietQuery, WhyQuietQueryVariables>;
export const BudgetTodayDocument = new TypedDocumentString(`
    query BudgetToday {
  usage {
    budget {
      day
      dailyUsed
      dailyBudget
    }
  }
}
    `) as unknown as TypedDocumentString<BudgetTodayQuery, BudgetTodayQueryVariables>;
export const YesterdayDocument = new TypedDocumentString(`
    query Yesterday($since: DateTime!, $until: DateTime!) {
  signals(since: $since, until: $until, first: 200) {
    nodes {
      signalId
      headline
      notificationType
      retractedAt
      outcome {
        return6h
      }
    }
  }
}
    `) as unknown as TypedDocumentString<YesterdayQuery, YesterdayQueryVariables>;
export const OverviewDocument = new TypedDocumentString(`
    query Overview {
  serviceStatus {
    version
    startedAt
    errors
    warnings
    failedRequests
    attention {
      level
      text
    }
    chains {
      chain
      events
      unprocessed
      eventsPerSecond
      lastEventAt
      lagSeconds
      noSource
      healthy
      reason
    }
    processes {
      name
      role
      leader
      this
    }
    deliveries {
      pending
      retrying
      steps {
        step
        count
        p50Seconds
        p99Seconds
      }
    }
    database {
      kind
      bytes
      freeBytes
      diskBytes
      growthPerDay
      measuredSeconds
      rough
      daysUntilFull
    }
    problems {
      level
      message
      details
      count
      firstAt
      lastAt
    }
  }
}
    `) as unknown as TypedDocumentString<OverviewQuery, OverviewQueryVariables>;
export const LastHourDocument = new TypedDocumentString(`
    query LastHour {
  serviceStatus {
    lastHour {
      at
      eventsPerSecond
      lagSeconds
      signalSeconds
      databaseBytes
    }
  }
}
    `) as unknown as TypedDocumentString<LastHourQuery, LastHourQueryVariables>;
export const SettingsDocument = new TypedDocumentString(`
    query Settings {
  settings {
    name
    group
    description
    value
    default
    origin
    place
    redacted
  }
}
    `) as unknown as TypedDocumentString<SettingsQuery, SettingsQueryVariables>;
export const SignalDetailDocument = new TypedDocumentString(`
    query SignalDetail($id: ID!) {
  signal(id: $id) {
    ...SignalRow
    token {
      firstSmartEntryPrice
    }
    market {
      itemId
      question
      outcomeLabel
      endDate
      volume24hr
      closed
    }
    traders {
      walletAddress
      leaderboardRank
      tradeSizeUsd
      windowTradeCount
      windowVolumeUsd
      totalPnl
      winRate
      profile {
        defaultRank
        closedPositions
        trueWinRate
      }
    }
    userTrades {
      trader {
        walletAddress
      }
      trade {
        priceUsd
        tradedAt
      }
    }
    why {
      reasons {
        text
      }
    }
    outcome {
      return1h
      return6h
      return24h
      settledPayout
    }
    decision {
      text
      delivered {
        configVersion
        dailyUsed
        dailyBudget
        typeUsed
        typeLimit
      }
    }
    latency {
      ingestedAt
      detectedAt
      deliveredAt
    }
  }
}
    fragment SignalRow on Signal {
  signalId
  sequence
  headline
  notificationType
  priority
  chain
  sentAt
  timestamp
  retractedAt
  token {
    address
    symbol
    currentPriceUsd
    priceChangePct
    profile {
      priceUsd
    }
  }
  summary {
    traderCount
    totalUsdInflow
    highestRank
  }
  latency {
    eventAt
    committedAt
  }
}`) as unknown as TypedDocumentString<SignalDetailQuery, SignalDetailQueryVariables>;
export const SignalDeliveriesDocument = new TypedDocumentString(`
    query SignalDeliveries {
  webhooks {
    id
    url
    enabled
    deliveries(first: 200) {
      totalCount
      nodes {
        signalId
        retraction
        state
        createdAt
        nextAttemptAt
        attempts {
          at
          status
          durationMs
          error
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SignalDeliveriesQuery, SignalDeliveriesQueryVariables>;
export const TokenCandidatesDocument = new TypedDocumentString(`
    query TokenCandidates($token: String!) {
  decisions(token: $token, first: 50) {
    totalCount
    nodes {
      outcome
      type
      rule
      text
      count
      firstAt
      lastAt
      signalId
    }
  }
}
    `) as unknown as TypedDocumentString<TokenCandidatesQuery, TokenCandidatesQueryVariables>;
export const SignalPriceDocument = new TypedDocumentString(`
    query SignalPrice($id: ID!, $chain: Chain!, $address: String!) {
  signal(id: $id) {
    priceMinutes {
      at
      priceUsd
    }
  }
  token(chain: $chain, address: $address) {
    hours: series(metric: PRICE_USD, interval: HOUR) {
      at
      value
    }
    days: series(metric: PRICE_USD, interval: DAY) {
      at
      value
    }
  }
}
    `) as unknown as TypedDocumentString<SignalPriceQuery, SignalPriceQueryVariables>;
export const SignalTradesDocument = new TypedDocumentString(`
    query SignalTrades($chain: Chain!, $addresses: [String!]!, $filter: TradeFilter!) {
  walletsByAddress(chain: $chain, addresses: $addresses) {
    walletAddress
    trades(first: 5, filter: $filter) {
      nodes {
        priceUsd
        amountUsd
        tradedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SignalTradesQuery, SignalTradesQueryVariables>;
export const SourcesDocument = new TypedDocumentString(`
    query Sources {
  sources {
    name
    kind
    origin
    state
    healthy
    problem
    waiting
    position
    head
    lag
    lagSeconds
    duplicates
    retracted
    unknown
    batches
    createdAt
    lastEventAt
    lastBatchAt
    lastError
    lastErrorAt
    holder
    events {
      name
      count
    }
    skipped {
      name
      count
      since
      lostAt
    }
    leftOut {
      name
      count
      since
    }
  }
}
    `) as unknown as TypedDocumentString<SourcesQuery, SourcesQueryVariables>;
export const SourceRejectsDocument = new TypedDocumentString(`
    query SourceRejects($source: String!) {
  sourceRejects(source: $source, first: 20) {
    totalCount
    nodes {
      number
      at
      ref
      reason
      detail
      sample
    }
  }
}
    `) as unknown as TypedDocumentString<SourceRejectsQuery, SourceRejectsQueryVariables>;
export const TokenDetailDocument = new TypedDocumentString(`
    query TokenDetail($chain: Chain!, $address: String!) {
  token(chain: $chain, address: $address) {
    chain
    address
    symbol
    priceUsd
    priceAt
    volume24hUsd
    holders
    market {
      ...MarketFacts
    }
  }
}
    fragment MarketFacts on Market {
  itemId
  question
  outcomeLabel
  slug
  endDate
  tags
  volume24hr
  closed
  outcomes {
    token
    outcomeLabel
    priceUsd
  }
}`) as unknown as TypedDocumentString<TokenDetailQuery, TokenDetailQueryVariables>;
export const TokenSignalsDocument = new TypedDocumentString(`
    query TokenSignals($chain: Chain!, $token: String!) {
  signals(last: 50, filter: {chains: [$chain], token: $token}) {
    totalCount
    nodes {
      ...SignalRow
      traders {
        walletAddress
        leaderboardRank
        tradeSizeUsd
      }
    }
  }
}
    fragment SignalRow on Signal {
  signalId
  sequence
  headline
  notificationType
  priority
  chain
  sentAt
  timestamp
  retractedAt
  token {
    address
    symbol
    currentPriceUsd
    priceChangePct
    profile {
      priceUsd
    }
  }
  summary {
    traderCount
    totalUsdInflow
    highestRank
  }
  latency {
    eventAt
    committedAt
  }
}`) as unknown as TypedDocumentString<TokenSignalsQuery, TokenSignalsQueryVariables>;
export const MarketDetailDocument = new TypedDocumentString(`
    query MarketDetail($itemId: String!) {
  market(itemId: $itemId) {
    ...MarketFacts
  }
}
    fragment MarketFacts on Market {
  itemId
  question
  outcomeLabel
  slug
  endDate
  tags
  volume24hr
  closed
  outcomes {
    token
    outcomeLabel
    priceUsd
  }
}`) as unknown as TypedDocumentString<MarketDetailQuery, MarketDetailQueryVariables>;
export const TokenTopTradersDocument = new TypedDocumentString(`
    query TokenTopTraders($chain: Chain!, $address: String!, $by: TraderOrder!, $window: Window, $first: Int!) {
  token(chain: $chain, address: $address) {
    topTraders(by: $by, window: $window, first: $first) {
      totalCount
      windowStart
      keptSince
      traders {
        wallet {
          walletAddress
        }
        realizedPnlUsd
        netPnlUsd
        closedPositions
        winningPositions
        position {
          valueUsd
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TokenTopTradersQuery, TokenTopTradersQueryVariables>;
export const TokenDayDocument = new TypedDocumentString(`
    query TokenDay($chain: Chain!, $address: String!, $interval: SeriesInterval!) {
  token(chain: $chain, address: $address) {
    prices: series(metric: PRICE_USD, interval: $interval) {
      at
      value
    }
    volume: series(metric: VOLUME_USD, interval: $interval) {
      at
      value
    }
    flow: series(metric: SMART_NET_FLOW_USD) {
      at
      value
    }
    topHolders {
      rank
      wallet {
        walletAddress
      }
      position {
        quantity
        costUsd
        valueUsd
        pnlUsd
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TokenDayQuery, TokenDayQueryVariables>;
export const TrackSignalsDocument = new TypedDocumentString(`
    query TrackSignals($filter: SignalFilter, $last: Int!, $before: String) {
  signals(filter: $filter, last: $last, before: $before) {
    pageInfo {
      hasPreviousPage
      startCursor
    }
    nodes {
      signalId
      sequence
      sentAt
      retractedAt
      headline
      notificationType
      chain
      token {
        address
        symbol
        currentPriceUsd
      }
      outcome {
        return1h
        return6h
        return24h
        settledPayout
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TrackSignalsQuery, TrackSignalsQueryVariables>;
export const TrackRecordDocument = new TypedDocumentString(`
    query TrackRecord($since: DateTime!, $chain: Chain, $type: NotificationType) {
  types: signalTrackRecord(since: $since, chain: $chain, type: $type) {
    since
    keptSince
    all {
      ...Graded
    }
    groups {
      ...TrackGroups
    }
    delays {
      minutes
      count
      medianGain
    }
  }
  weeks: signalTrackRecord(
    since: $since
    chain: $chain
    type: $type
    groupBy: WEEK
  ) {
    groups {
      ...TrackGroups
    }
  }
}
    fragment TrackGroups on TrackRecordGroup {
  type
  weekFrom
  record {
    ...Graded
  }
}
fragment Graded on TrackRecord {
  count
  retracted
  after1h {
    ...Gains
  }
  after6h {
    ...Gains
  }
  after24h {
    ...Gains
  }
  settled {
    ...Gains
  }
}
fragment Gains on GradedSignals {
  count
  wins
  losses
  hitRate
  hitRateLow
  hitRateHigh
  medianGain
  bestGain
  worstGain
}`) as unknown as TypedDocumentString<TrackRecordQuery, TrackRecordQueryVariables>;
export const TuningDocument = new TypedDocumentString(`
    query Tuning {
  config {
    ...ConfigParts
  }
  configVersions(first: 20) {
    version
    changedAt
    keyId
    config {
      ...ConfigParts
    }
  }
  chains {
    chain
    lastEventAt
  }
  usage {
    keys {
      keyId
      scope
      createdAt
      expiresAt
      revokedAt
    }
  }
  fields: __type(name: "ConfigUpdate") {
    inputFields {
      name
      description
      type {
        kind
        name
        ofType {
          kind
          name
          ofType {
            kind
            name
          }
        }
      }
    }
  }
}
    fragment ConfigParts on CustomerConfig {
  version
  updatedAt
  displayName
  chains
  signalTypes
  dailyBudget
  perTypeLimits {
    type
    limit
  }
  minTrades
  minWinRate
  minClosedPositions
  minTokensTraded
  maxBuyVolumeUsd
  convergenceMinWallets
  convergenceWindowHours
  convergenceMinUsd
  whaleMinTradeUsd
  whaleMaxRank
  minTraderScore
  minTriggerWinRate
  minTriggerClosed
  minTokenLiquidityUsd
  minTokenHolders
  priorityFilter
  cooldownHours
}`) as unknown as TypedDocumentString<TuningQuery, TuningQueryVariables>;
export const SimulateDocument = new TypedDocumentString(`
    query Simulate($input: ConfigUpdate!, $since: DateTime) {
  simulateConfig(input: $input, since: $since) {
    since
    until
    total
    retracted
    windowsCompleteSince
    byType {
      type
      count
    }
    byDay {
      day
      type
      count
    }
    heldBack {
      rule
      count
    }
    samples {
      notificationType
      chain
      headline
      timestamp
    }
  }
}
    `) as unknown as TypedDocumentString<SimulateQuery, SimulateQueryVariables>;
export const SaveConfigDocument = new TypedDocumentString(`
    mutation SaveConfig($input: ConfigUpdate!) {
  updateConfig(input: $input) {
    config {
      version
    }
  }
}
    `) as unknown as TypedDocumentString<SaveConfigMutation, SaveConfigMutationVariables>;
export const DecisionsDocument = new TypedDocumentString(`
    query Decisions($first: Int!, $after: String, $outcome: DecisionOutcome, $token: String) {
  decisions(first: $first, after: $after, outcome: $outcome, token: $token) {
    pageInfo {
      hasNextPage
      endCursor
    }
    nodes {
      outcome
      chain
      token
      symbol
      type
      rule
      text
      count
      firstAt
      lastAt
      signalId
      retractedAt
    }
  }
}
    `) as unknown as TypedDocumentString<DecisionsQuery, DecisionsQueryVariables>;
export const WalletDetailDocument = new TypedDocumentString(`
    query WalletDetail($chain: Chain!, $address: String!, $window: Window) {
  wallet(chain: $chain, address: $address, window: $window) {
    ...WalletNumbers
    defaultRank(window: $window)
    buyCount
    sellCount
    scoreParts {
      efficiency
      winRate
      consistency
      activity
    }
    equity(points: 200, window: $window) {
      date
      realizedPnlUsd
    }
    rankHistory(first: 90) {
      at
      rank
      traderScore
    }
  }
}
    fragment WalletNumbers on Wallet {
  walletAddress
  chain
  traderScore
  netPnlUsd
  realizedPnlUsd
  trueWinRate
  winningPositions
  closedPositions
  tradeCount
  tokensTraded
  totalBuyVolumeUsd
  totalSellVolumeUsd
  avgTradeSizeUsd
  largestTradeUsd
  firstTradeTime
  lastTradeTime
}`) as unknown as TypedDocumentString<WalletDetailQuery, WalletDetailQueryVariables>;
export const WalletPositionsDocument = new TypedDocumentString(`
    query WalletPositions($chain: Chain!, $address: String!, $orderBy: PositionOrder!, $after: String) {
  wallet(chain: $chain, address: $address) {
    positions(first: 50, orderBy: $orderBy, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        token
        symbol
        quantity
        costUsd
        priceUsd
        valueUsd
        pnlUsd
        countedPnlUsd
        realizedPnlUsd
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WalletPositionsQuery, WalletPositionsQueryVariables>;
export const WalletClosingsDocument = new TypedDocumentString(`
    query WalletClosings($chain: Chain!, $address: String!, $after: String) {
  wallet(chain: $chain, address: $address) {
    closings(first: 50, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        token
        symbol
        quantity
        costUsd
        proceedsUsd
        profitUsd
        openedAt
        closedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WalletClosingsQuery, WalletClosingsQueryVariables>;
export const WalletTradesDocument = new TypedDocumentString(`
    query WalletTrades($chain: Chain!, $address: String!, $filter: TradeFilter, $after: String) {
  wallet(chain: $chain, address: $address) {
    trades(first: 50, filter: $filter, after: $after) {
      totalCount
      keptSince
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        token
        symbol
        side
        quantity
        priceUsd
        amountUsd
        tradedAt
        txHash
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WalletTradesQuery, WalletTradesQueryVariables>;
export const WalletSignalsDocument = new TypedDocumentString(`
    query WalletSignals($chain: Chain!, $address: String!, $after: String) {
  wallet(chain: $chain, address: $address) {
    signals(first: 50, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...SignalRow
      }
    }
  }
}
    fragment SignalRow on Signal {
  signalId
  sequence
  headline
  notificationType
  priority
  chain
  sentAt
  timestamp
  retractedAt
  token {
    address
    symbol
    currentPriceUsd
    priceChangePct
    profile {
      priceUsd
    }
  }
  summary {
    traderCount
    totalUsdInflow
    highestRank
  }
  latency {
    eventAt
    committedAt
  }
}`) as unknown as TypedDocumentString<WalletSignalsQuery, WalletSignalsQueryVariables>;
export const WebhooksDocument = new TypedDocumentString(`
    query Webhooks {
  webhooks {
    ...WebhookParts
  }
}
    fragment WebhookParts on Webhook {
  id
  url
  format
  configured
  types
  chains
  createdAt
  enabled
  lastSuccessAt
  failingSince
  disabledAt
  disabledReason
  previousSecretUntil
  deliveries(first: 20) {
    totalCount
    nodes {
      messageId
      sequence
      signalId
      retraction
      state
      createdAt
      nextAttemptAt
      attempts {
        at
        status
        durationMs
        error
      }
    }
  }
}`) as unknown as TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>;
export const CreateWebhookDocument = new TypedDocumentString(`
    mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret
    webhook {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = new TypedDocumentString(`
    mutation UpdateWebhook($id: ID!, $input: UpdateWebhookInput!) {
  updateWebhook(id: $id, input: $input) {
    webhook {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const DeleteWebhookDocument = new TypedDocumentString(`
    mutation DeleteWebhook($id: ID!) {
  deleteWebhook(id: $id) {
    deletedId
  }
}
    `) as unknown as TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const TestWebhookDocument = new TypedDocumentString(`
    mutation TestWebhook($id: ID!) {
  testWebhook(id: $id) {
    attempt {
      at
      status
      durationMs
      error
    }
  }
}
    `) as unknown as TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>;
export const RotateSecretDocument = new TypedDocumentString(`
    mutation RotateSecret($id: ID!) {
  rotateWebhookSecret(id: $id) {
    secret
    previousSecretUntil
  }
}
    `) as unknown as TypedDocumentString<RotateSecretMutation, RotateSecretMutationVariables>;
export const RedeliverDocument = new TypedDocumentString(`
    mutation Redeliver($webhook: ID!, $signal: ID!) {
  redeliver(webhookId: $webhook, signalId: $signal) {
    delivery {
      state
    }
  }
}
    `) as unknown as TypedDocumentString<RedeliverMutation, RedeliverMutationVariables>;
export const SetWebhookUrlDocument = new TypedDocumentString(`
    mutation SetWebhookUrl($url: String!) {
  updateConfig(input: {webhookUrl: $url}) {
    webhookSecret
  }
}
    `) as unknown as TypedDocumentString<SetWebhookUrlMutation, SetWebhookUrlMutationVariables>;
export const LabelsDocument = new TypedDocumentString(`
    query Labels {
  labels {
    ...LabelParts
  }
}
    fragment LabelParts on Label {
  kind
  chain
  address
  name
  note
  watched
  changedAt
}`) as unknown as TypedDocumentString<LabelsQuery, LabelsQueryVariables>;
export const SetLabelDocument = new TypedDocumentString(`
    mutation SetLabel($input: SetLabelInput!) {
  setLabel(input: $input) {
    label {
      ...LabelParts
    }
  }
}
    fragment LabelParts on Label {
  kind
  chain
  address
  name
  note
  watched
  changedAt
}`) as unknown as TypedDocumentString<SetLabelMutation, SetLabelMutationVariables>;
export const RemoveLabelDocument = new TypedDocumentString(`
    mutation RemoveLabel($kind: LabelKind!, $chain: Chain!, $address: String!) {
  removeLabel(kind: $kind, chain: $chain, address: $address) {
    address
  }
}
    `) as unknown as TypedDocumentString<RemoveLabelMutation, RemoveLabelMutationVariables>;
export const WatchedSignalsDocument = new TypedDocumentString(`
    subscription WatchedSignals($after: String) {
  signals(after: $after) {
    cursor
    signal {
      signalId
      headline
      chain
      priority
      token {
        address
      }
      traders {
        walletAddress
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WatchedSignalsSubscription, WatchedSignalsSubscriptionVariables>;