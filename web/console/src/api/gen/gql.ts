/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query SignInCustomer {\n  config {\n    customerId\n    displayName\n  }\n}\n\nquery SignInManages {\n  usage {\n    customerId\n  }\n}\n\nquery SignInOperator {\n  chains {\n    chain\n  }\n  sources {\n    name\n  }\n}\n\nquery Health {\n  chains {\n    chain\n    lastEventAt\n    lagSeconds\n    healthy\n    reason\n  }\n}": typeof types.SignInCustomerDocument,
    "fragment SignalRow on Signal {\n  signalId\n  sequence\n  headline\n  notificationType\n  priority\n  chain\n  sentAt\n  timestamp\n  retractedAt\n  token {\n    address\n    symbol\n    currentPriceUsd\n    priceChangePct\n    profile {\n      priceUsd\n    }\n  }\n  summary {\n    traderCount\n    totalUsdInflow\n    highestRank\n  }\n  latency {\n    eventAt\n    committedAt\n  }\n}\n\nquery RecentSignals($filter: SignalFilter, $last: Int!, $before: String) {\n  signals(filter: $filter, last: $last, before: $before) {\n    totalCount\n    pageInfo {\n      hasPreviousPage\n      startCursor\n      endCursor\n    }\n    nodes {\n      ...SignalRow\n    }\n  }\n}\n\nquery SignalPrices($filter: SignalFilter, $last: Int!) {\n  signals(filter: $filter, last: $last) {\n    nodes {\n      signalId\n      retractedAt\n      token {\n        profile {\n          priceUsd\n        }\n      }\n    }\n  }\n}\n\nsubscription LiveSignals($after: String, $filter: SignalFilter) {\n  signals(after: $after, filter: $filter) {\n    cursor\n    gap\n    signal {\n      ...SignalRow\n    }\n    retraction {\n      signalId\n      at\n    }\n  }\n}\n\nquery WhyQuiet($since: DateTime!) {\n  chains {\n    chain\n    lastEventAt\n    healthy\n    reason\n  }\n  config {\n    chains\n    signalTypes\n    dailyBudget\n  }\n  decisions(since: $since, outcome: HELD_BACK, first: 200) {\n    totalCount\n    nodes {\n      rule\n      text\n      count\n      lastAt\n      chain\n      token\n      symbol\n      type\n    }\n  }\n}\n\nquery BudgetToday {\n  usage {\n    budget {\n      day\n      dailyUsed\n      dailyBudget\n    }\n  }\n}": typeof types.SignalRowFragmentDoc,
};
const documents: Documents = {
    "query SignInCustomer {\n  config {\n    customerId\n    displayName\n  }\n}\n\nquery SignInManages {\n  usage {\n    customerId\n  }\n}\n\nquery SignInOperator {\n  chains {\n    chain\n  }\n  sources {\n    name\n  }\n}\n\nquery Health {\n  chains {\n    chain\n    lastEventAt\n    lagSeconds\n    healthy\n    reason\n  }\n}": types.SignInCustomerDocument,
    "fragment SignalRow on Signal {\n  signalId\n  sequence\n  headline\n  notificationType\n  priority\n  chain\n  sentAt\n  timestamp\n  retractedAt\n  token {\n    address\n    symbol\n    currentPriceUsd\n    priceChangePct\n    profile {\n      priceUsd\n    }\n  }\n  summary {\n    traderCount\n    totalUsdInflow\n    highestRank\n  }\n  latency {\n    eventAt\n    committedAt\n  }\n}\n\nquery RecentSignals($filter: SignalFilter, $last: Int!, $before: String) {\n  signals(filter: $filter, last: $last, before: $before) {\n    totalCount\n    pageInfo {\n      hasPreviousPage\n      startCursor\n      endCursor\n    }\n    nodes {\n      ...SignalRow\n    }\n  }\n}\n\nquery SignalPrices($filter: SignalFilter, $last: Int!) {\n  signals(filter: $filter, last: $last) {\n    nodes {\n      signalId\n      retractedAt\n      token {\n        profile {\n          priceUsd\n        }\n      }\n    }\n  }\n}\n\nsubscription LiveSignals($after: String, $filter: SignalFilter) {\n  signals(after: $after, filter: $filter) {\n    cursor\n    gap\n    signal {\n      ...SignalRow\n    }\n    retraction {\n      signalId\n      at\n    }\n  }\n}\n\nquery WhyQuiet($since: DateTime!) {\n  chains {\n    chain\n    lastEventAt\n    healthy\n    reason\n  }\n  config {\n    chains\n    signalTypes\n    dailyBudget\n  }\n  decisions(since: $since, outcome: HELD_BACK, first: 200) {\n    totalCount\n    nodes {\n      rule\n      text\n      count\n      lastAt\n      chain\n      token\n      symbol\n      type\n    }\n  }\n}\n\nquery BudgetToday {\n  usage {\n    budget {\n      day\n      dailyUsed\n      dailyBudget\n    }\n  }\n}": types.SignalRowFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SignInCustomer {\n  config {\n    customerId\n    displayName\n  }\n}\n\nquery SignInManages {\n  usage {\n    customerId\n  }\n}\n\nquery SignInOperator {\n  chains {\n    chain\n  }\n  sources {\n    name\n  }\n}\n\nquery Health {\n  chains {\n    chain\n    lastEventAt\n    lagSeconds\n    healthy\n    reason\n  }\n}"): typeof import('./graphql').SignInCustomerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SignalRow on Signal {\n  signalId\n  sequence\n  headline\n  notificationType\n  priority\n  chain\n  sentAt\n  timestamp\n  retractedAt\n  token {\n    address\n    symbol\n    currentPriceUsd\n    priceChangePct\n    profile {\n      priceUsd\n    }\n  }\n  summary {\n    traderCount\n    totalUsdInflow\n    highestRank\n  }\n  latency {\n    eventAt\n    committedAt\n  }\n}\n\nquery RecentSignals($filter: SignalFilter, $last: Int!, $before: String) {\n  signals(filter: $filter, last: $last, before: $before) {\n    totalCount\n    pageInfo {\n      hasPreviousPage\n      startCursor\n      endCursor\n    }\n    nodes {\n      ...SignalRow\n    }\n  }\n}\n\nquery SignalPrices($filter: SignalFilter, $last: Int!) {\n  signals(filter: $filter, last: $last) {\n    nodes {\n      signalId\n      retractedAt\n      token {\n        profile {\n          priceUsd\n        }\n      }\n    }\n  }\n}\n\nsubscription LiveSignals($after: String, $filter: SignalFilter) {\n  signals(after: $after, filter: $filter) {\n    cursor\n    gap\n    signal {\n      ...SignalRow\n    }\n    retraction {\n      signalId\n      at\n    }\n  }\n}\n\nquery WhyQuiet($since: DateTime!) {\n  chains {\n    chain\n    lastEventAt\n    healthy\n    reason\n  }\n  config {\n    chains\n    signalTypes\n    dailyBudget\n  }\n  decisions(since: $since, outcome: HELD_BACK, first: 200) {\n    totalCount\n    nodes {\n      rule\n      text\n      count\n      lastAt\n      chain\n      token\n      symbol\n      type\n    }\n  }\n}\n\nquery BudgetToday {\n  usage {\n    budget {\n      day\n      dailyUsed\n      dailyBudget\n    }\n  }\n}"): typeof import('./graphql').SignalRowFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
