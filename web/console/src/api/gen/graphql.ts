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

/** A rule that can hold a candidate back: a field of the configuration, or a setting of the service (WARM_UP, MAX_SIGNAL_AGE). */
export type Rule =
  /** CustomerConfig.chains. */
  | 'CHAINS'
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
  /** CustomerConfig.signalTypes. */
  | 'SIGNAL_TYPES'
  /** The service's warm-up: hours of event time after a chain's first trade during which no signals are raised. */
  | 'WARM_UP'
  /** CustomerConfig.whaleMaxRank. */
  | 'WHALE_MAX_RANK';

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
};

export type SignInCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInCustomerQuery = { config: { customerId: string, displayName: string } };

export type SignInManagesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInManagesQuery = { usage: { customerId: string } };

export type SignInOperatorQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInOperatorQuery = { chains: Array<{ chain: Chain }>, sources: Array<{ name: string }> };

export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQuery = { chains: Array<{ chain: Chain, lastEventAt: string | null, lagSeconds: number, healthy: boolean, reason: string | null }> };

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
    query Health {
  chains {
    chain
    lastEventAt
    lagSeconds
    healthy
    reason
  }
}
    `) as unknown as TypedDocumentString<HealthQuery, HealthQueryVariables>;
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