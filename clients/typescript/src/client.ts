import { memoryStore, type CursorStore } from './cursor';
import { dataOf, SmartmoneyError, type Result } from './error';
import {
  LatestSignalsDocument, LeaderboardDocument, SignalsDocument,
  type LeaderboardSubscription, type LeaderboardSubscriptionVariables, type SignalFilter, type SignalFragment, type SignalsSubscription, type WalletFragment,
} from './gen/graphql';
import { answerWithin, Attempt, Link, type StreamOptions } from './stream';

/** A document that knows its result and variables: one that GraphQL Code Generator wrote with documentMode: string. */
export interface TypedDocument<R, V> {
  toString(): string;
  __apiType?: (variables: V) => R;
}

export type Signal = SignalFragment;
export type Wallet = WalletFragment;

/** One event of the customer's log. Its cursor resumes after it. */
export type SignalEvent =
  | { type: 'signal'; cursor: string; signal: Signal }
  /** An earlier signal was taken back. */
  | { type: 'retraction'; cursor: string; retraction: { signalId: string; at: string; reason: string } }
  /** Signals after the cursor are no longer kept, or were lost by a restore; those from oldest on follow. */
  | { type: 'gap'; cursor: string; oldest: string | null };

export interface SignalsOptions extends StreamOptions {
  /** Start after this cursor, unless the store has one. */
  after?: string;
  /** Without a cursor: begin with so many of the newest signals, 0 to 200. Default 0: only later ones. */
  latest?: number;
  filter?: SignalFilter;
  /** Where the cursor of the last event that was processed is kept; in memory by default. */
  store?: CursorStore;
}

/** A page of a leaderboard as it stands at updatedAt. */
export type Leaderboard = LeaderboardSubscription['leaderboard'];
export type LeaderboardOptions = StreamOptions & LeaderboardSubscriptionVariables;

type Rest<V> = object extends V ? [variables?: V, options?: { signal?: AbortSignal }] : [variables: V, options?: { signal?: AbortSignal }];

export interface Client {
  /** Runs a query or a mutation and returns its data. It throws a SmartmoneyError where any field has an error. */
  query<R, V>(document: TypedDocument<R, V>, ...rest: Rest<V>): Promise<R>;
  /**
   * Follows the customer's log: each event once and in order, whatever breaks in between. An event counts as processed,
   * and its cursor is saved, when the loop asks for the next one. It ends when its signal aborts, and throws a
   * SmartmoneyError where the service refuses it.
   */
  signals(options?: SignalsOptions): AsyncGenerator<SignalEvent, void, undefined>;
  /** Follows a leaderboard: the first page, and again each time it has changed, at most once a second. */
  leaderboard(options: LeaderboardOptions): AsyncGenerator<Leaderboard, void, undefined>;
}

export interface ClientOptions {
  /** Where the service is, such as https://signals.example.com. */
  url: string;
  /** An API key. It stays on a server: a page takes a token. */
  key?: string | undefined;
  /** Returns a token of the end user; it is called for every request and connection. */
  token?: () => Promise<string>;
  /** The constructor of websockets: globalThis.WebSocket by default, null for server-sent events only. */
  webSocket?: unknown;
  fetch?: typeof fetch;
}

/** Returns a client. It opens no connection before it is used, and none stays open when its streams have ended. */
export function createClient({ url, key, token, webSocket = globalThis.WebSocket, fetch = (...args) => globalThis.fetch(...args) }: ClientOptions): Client {
  if (!token && !key) throw new TypeError('createClient needs a key or a token');
  const authorization = async () => `Bearer ${token ? await token() : key}`;
  const link = new Link(`${url.replace(/\/+$/, '')}/graphql`, authorization, Boolean(token), webSocket, fetch);

  async function query<R, V>(document: TypedDocument<R, V>, ...[variables, options]: Rest<V>): Promise<R> {
    const response = await link.post({ query: document.toString(), variables: variables as Record<string, unknown> }, 'application/json', options?.signal);
    const result = await response.json().catch((cause: unknown) => {
      options?.signal?.throwIfAborted();
      throw new SmartmoneyError('PROTOCOL', 'the answer cannot be read', { cause });
    });
    return dataOf<R>(result as Result);
  }

  async function* signals({ after, latest = 0, filter, store = memoryStore(), ...stream }: SignalsOptions = {}) {
    let cursor = (await store.load()) ?? after;
    const events = link.persist(async function* (results) {
      if (!cursor) {
        const variables = latest > 0 ? { last: latest, filter } : { filter: { chains: [] } }; // of no chain: the end of the log
        const attempt = new Attempt(stream.signal, answerWithin);
        const { edges, pageInfo } = (await query(LatestSignalsDocument, variables, attempt).finally(attempt.end)).signals;
        for (const edge of edges) {
          cursor = edge.cursor;
          yield { type: 'signal', cursor, signal: edge.node } satisfies SignalEvent;
        }
        await store.save((cursor = pageInfo.endCursor ?? cursor ?? ''));
      }
      for await (const result of results({ query: SignalsDocument.toString(), variables: { after: cursor, filter } })) {
        const event = eventOf(dataOf<SignalsSubscription>(result, 'signals').signals);
        cursor = event.cursor;
        yield event;
      }
    }, stream);
    for await (const event of events) {
      yield event;
      await store.save(event.cursor);
    }
  }

  async function* leaderboard({ signal, onStatus, ...variables }: LeaderboardOptions) {
    yield* link.persist(async function* (results) {
      for await (const result of results({ query: LeaderboardDocument.toString(), variables }, true)) {
        yield dataOf<LeaderboardSubscription>(result, 'leaderboard').leaderboard;
      }
    }, { signal, onStatus });
  }

  return { query, signals, leaderboard };
}

function eventOf({ cursor, signal, retraction, oldest }: SignalsSubscription['signals']): SignalEvent {
  if (signal) return { type: 'signal', cursor, signal };
  if (retraction) return { type: 'retraction', cursor, retraction };
  return { type: 'gap', cursor, oldest };
}
