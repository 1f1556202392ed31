import * as documents from './gen/graphql';
import type { TypedDocument } from './client';

export * from './client';
export * from './cursor';
export { SmartmoneyError, type ErrorCode, type GraphQLProblem } from './error';
export type { Status, StreamOptions } from './stream';
export * from './webhook';
export type { Chain, NotificationType, Priority, RankBy, SignalFilter, SignalType, Window } from './gen/graphql';

/** A wallet as it stands now; its data is null for one that is unknown. */
export const WalletDocument: TypedDocument<documents.WalletQuery, documents.WalletQueryVariables> = documents.WalletDocument;
/** The newest signals with their cursors. */
export const LatestSignalsDocument: TypedDocument<documents.LatestSignalsQuery, documents.LatestSignalsQueryVariables> = documents.LatestSignalsDocument;
