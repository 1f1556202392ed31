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

/** The kind of deep link of a signal. */
export type CtaAction =
  /** Bet on the outcome on Polymarket. */
  | 'POLYMARKET'
  /** Swap the token on its chain. */
  | 'SWAP';

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

/** The conviction behind a signal. */
export type Priority =
  /** Highest conviction. */
  | 'P0'
  /** Medium conviction. */
  | 'P1'
  /** Lowest conviction. */
  | 'P2';

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

/** The category of a notification type. */
export type SignalType =
  /** CONVERGENCE_P0 and CONVERGENCE_P1. */
  | 'CONVERGENCE'
  /** PM_CONVERGENCE_BET_P0 and PM_CONVERGENCE_BET_P1. */
  | 'PM_CONVERGENCE'
  /** SELL_SIGNAL. */
  | 'SELL_SIGNAL'
  /** WHALE_MOVE. */
  | 'WHALE_MOVE';

/** The present UTC day of the chain's event time (the newest trade's time), with some days before it. */
export type Window =
  /** The present day. */
  | 'DAY'
  /** The present day and the 29 before it. */
  | 'MONTH'
  /** The present day and the 6 before it. */
  | 'WEEK';

export type SignalFragment = { id: string, signalId: string, sequence: number, signalType: SignalType, notificationType: NotificationType, priority: Priority, chain: Chain, headline: string, timestamp: string, sentAt: string, retractedAt: string | null, token: { address: string, symbol: string, currentPriceUsd: number, priceChangePct: number, firstSmartEntryPrice: number }, market: { itemId: string, question: string, outcomeLabel: string | null, slug: string, endDate: string, closed: boolean } | null, traders: Array<{ wallet: string, walletAddress: string, leaderboardRank: number, tradeSizeUsd: number, totalPnl: number, winRate: number }>, summary: { traderCount: number, totalUsdInflow: number, highestRank: number }, why: { reasons: Array<{ text: string }> }, cta: { action: CtaAction, tokenAddress: string, chain: Chain | null, clobTokenId: string | null, itemId: string | null, slug: string | null } | null };

export type WalletFragment = { id: string, walletAddress: string, chain: Chain, traderScore: number, netPnlUsd: number, realizedPnlUsd: number, totalBuyVolumeUsd: number, totalSellVolumeUsd: number, tradeCount: number, winRate: number, trueWinRate: number, winningPositions: number, closedPositions: number, tokensTraded: number, avgTradeSizeUsd: number, largestTradeUsd: number, firstTradeTime: string | null, lastTradeTime: string | null };

export type LatestSignalsQueryVariables = Exact<{
  last?: number | null | undefined;
  filter?: SignalFilter | null | undefined;
}>;


export type LatestSignalsQuery = { signals: { edges: Array<{ cursor: string, node: { id: string, signalId: string, sequence: number, signalType: SignalType, notificationType: NotificationType, priority: Priority, chain: Chain, headline: string, timestamp: string, sentAt: string, retractedAt: string | null, token: { address: string, symbol: string, currentPriceUsd: number, priceChangePct: number, firstSmartEntryPrice: number }, market: { itemId: string, question: string, outcomeLabel: string | null, slug: string, endDate: string, closed: boolean } | null, traders: Array<{ wallet: string, walletAddress: string, leaderboardRank: number, tradeSizeUsd: number, totalPnl: number, winRate: number }>, summary: { traderCount: number, totalUsdInflow: number, highestRank: number }, why: { reasons: Array<{ text: string }> }, cta: { action: CtaAction, tokenAddress: string, chain: Chain | null, clobTokenId: string | null, itemId: string | null, slug: string | null } | null } }>, pageInfo: { endCursor: string | null } } };

export type SignalsSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  filter?: SignalFilter | null | undefined;
}>;


export type SignalsSubscription = { signals: { cursor: string, gap: boolean, oldest: string | null, signal: { id: string, signalId: string, sequence: number, signalType: SignalType, notificationType: NotificationType, priority: Priority, chain: Chain, headline: string, timestamp: string, sentAt: string, retractedAt: string | null, token: { address: string, symbol: string, currentPriceUsd: number, priceChangePct: number, firstSmartEntryPrice: number }, market: { itemId: string, question: string, outcomeLabel: string | null, slug: string, endDate: string, closed: boolean } | null, traders: Array<{ wallet: string, walletAddress: string, leaderboardRank: number, tradeSizeUsd: number, totalPnl: number, winRate: number }>, summary: { traderCount: number, totalUsdInflow: number, highestRank: number }, why: { reasons: Array<{ text: string }> }, cta: { action: CtaAction, tokenAddress: string, chain: Chain | null, clobTokenId: string | null, itemId: string | null, slug: string | null } | null } | null, retraction: { signalId: string, at: string, reason: string } | null } };

export type LeaderboardSubscriptionVariables = Exact<{
  chain: Chain;
  rankBy?: RankBy;
  window?: Window | null | undefined;
  first?: number;
}>;


export type LeaderboardSubscription = { leaderboard: { totalCount: number, updatedAt: string, edges: Array<{ rank: number, node: { id: string, walletAddress: string, chain: Chain, traderScore: number, netPnlUsd: number, realizedPnlUsd: number, totalBuyVolumeUsd: number, totalSellVolumeUsd: number, tradeCount: number, winRate: number, trueWinRate: number, winningPositions: number, closedPositions: number, tokensTraded: number, avgTradeSizeUsd: number, largestTradeUsd: number, firstTradeTime: string | null, lastTradeTime: string | null } }> } };

export type WalletQueryVariables = Exact<{
  chain: Chain;
  address: string;
  window?: Window | null | undefined;
}>;


export type WalletQuery = { wallet: { id: string, walletAddress: string, chain: Chain, traderScore: number, netPnlUsd: number, realizedPnlUsd: number, totalBuyVolumeUsd: number, totalSellVolumeUsd: number, tradeCount: number, winRate: number, trueWinRate: number, winningPositions: number, closedPositions: number, tokensTraded: number, avgTradeSizeUsd: number, largestTradeUsd: number, firstTradeTime: string | null, lastTradeTime: string | null } | null };

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
export const SignalFragmentDoc = new TypedDocumentString(`
    fragment Signal on Signal {
  id
  signalId
  sequence
  signalType
  notificationType
  priority
  chain
  headline
  token {
    address
    symbol
    currentPriceUsd
    priceChangePct
    firstSmartEntryPrice
  }
  market {
    itemId
    question
    outcomeLabel
    slug
    endDate
    closed
  }
  traders {
    wallet
    walletAddress
    leaderboardRank
    tradeSizeUsd
    totalPnl
    winRate
  }
  summary {
    traderCount
    totalUsdInflow
    highestRank
  }
  why {
    reasons {
      text
    }
  }
  cta {
    action
    tokenAddress
    chain
    clobTokenId
    itemId
    slug
  }
  timestamp
  sentAt
  retractedAt
}
    `, {"fragmentName":"Signal"}) as unknown as TypedDocumentString<SignalFragment, unknown>;
export const WalletFragmentDoc = new TypedDocumentString(`
    fragment Wallet on Wallet {
  id
  walletAddress
  chain
  traderScore
  netPnlUsd
  realizedPnlUsd
  totalBuyVolumeUsd
  totalSellVolumeUsd
  tradeCount
  winRate
  trueWinRate
  winningPositions
  closedPositions
  tokensTraded
  avgTradeSizeUsd
  largestTradeUsd
  firstTradeTime
  lastTradeTime
}
    `, {"fragmentName":"Wallet"}) as unknown as TypedDocumentString<WalletFragment, unknown>;
export const LatestSignalsDocument = new TypedDocumentString(`
    query LatestSignals($last: Int, $filter: SignalFilter) {
  signals(last: $last, filter: $filter) {
    edges {
      cursor
      node {
        ...Signal
      }
    }
    pageInfo {
      endCursor
    }
  }
}
    fragment Signal on Signal {
  id
  signalId
  sequence
  signalType
  notificationType
  priority
  chain
  headline
  token {
    address
    symbol
    currentPriceUsd
    priceChangePct
    firstSmartEntryPrice
  }
  market {
    itemId
    question
    outcomeLabel
    slug
    endDate
    closed
  }
  traders {
    wallet
    walletAddress
    leaderboardRank
    tradeSizeUsd
    totalPnl
    winRate
  }
  summary {
    traderCount
    totalUsdInflow
    highestRank
  }
  why {
    reasons {
      text
    }
  }
  cta {
    action
    tokenAddress
    chain
    clobTokenId
    itemId
    slug
  }
  timestamp
  sentAt
  retractedAt
}`) as unknown as TypedDocumentString<LatestSignalsQuery, LatestSignalsQueryVariables>;
export const SignalsDocument = new TypedDocumentString(`
    subscription Signals($after: String, $filter: SignalFilter) {
  signals(after: $after, filter: $filter) {
    cursor
    gap
    oldest
    signal {
      ...Signal
    }
    retraction {
      signalId
      at
      reason
    }
  }
}
    fragment Signal on Signal {
  id
  signalId
  sequence
  signalType
  notificationType
  priority
  chain
  headline
  token {
    address
    symbol
    currentPriceUsd
    priceChangePct
    firstSmartEntryPrice
  }
  market {
    itemId
    question
    outcomeLabel
    slug
    endDate
    closed
  }
  traders {
    wallet
    walletAddress
    leaderboardRank
    tradeSizeUsd
    totalPnl
    winRate
  }
  summary {
    traderCount
    totalUsdInflow
    highestRank
  }
  why {
    reasons {
      text
    }
  }
  cta {
    action
    tokenAddress
    chain
    clobTokenId
    itemId
    slug
  }
  timestamp
  sentAt
  retractedAt
}`) as unknown as TypedDocumentString<SignalsSubscription, SignalsSubscriptionVariables>;
export const LeaderboardDocument = new TypedDocumentString(`
    subscription Leaderboard($chain: Chain!, $rankBy: RankBy! = TRADER_SCORE, $window: Window, $first: Int! = 10) {
  leaderboard(chain: $chain, rankBy: $rankBy, window: $window, first: $first) {
    edges {
      rank
      node {
        ...Wallet
      }
    }
    totalCount
    updatedAt
  }
}
    fragment Wallet on Wallet {
  id
  walletAddress
  chain
  traderScore
  netPnlUsd
  realizedPnlUsd
  totalBuyVolumeUsd
  totalSellVolumeUsd
  tradeCount
  winRate
  trueWinRate
  winningPositions
  closedPositions
  tokensTraded
  avgTradeSizeUsd
  largestTradeUsd
  firstTradeTime
  lastTradeTime
}`) as unknown as TypedDocumentString<LeaderboardSubscription, LeaderboardSubscriptionVariables>;
export const WalletDocument = new TypedDocumentString(`
    query Wallet($chain: Chain!, $address: String!, $window: Window) {
  wallet(chain: $chain, address: $address, window: $window) {
    ...Wallet
  }
}
    fragment Wallet on Wallet {
  id
  walletAddress
  chain
  traderScore
  netPnlUsd
  realizedPnlUsd
  totalBuyVolumeUsd
  totalSellVolumeUsd
  tradeCount
  winRate
  trueWinRate
  winningPositions
  closedPositions
  tokensTraded
  avgTradeSizeUsd
  largestTradeUsd
  firstTradeTime
  lastTradeTime
}`) as unknown as TypedDocumentString<WalletQuery, WalletQueryVariables>;