'use client';

import { createContext, createElement, useContext, useEffect, useState, type ReactNode } from 'react';
import type { Client, Leaderboard, LeaderboardOptions, Signal, SignalEvent, SignalsOptions, Wallet } from './client';
import { toError, type SmartmoneyError } from './error';
import { WalletDocument, type WalletQueryVariables } from './gen/graphql';
import type { Status, StreamOptions } from './stream';

const Context = createContext<Client | undefined>(undefined);

/** Gives the components below it a client. Make the client once, outside of components. */
export function SmartmoneyProvider({ client, children }: { client: Client; children?: ReactNode }) {
  return createElement(Context.Provider, { value: client }, children);
}

/** Returns the client of the SmartmoneyProvider above. */
export function useClient(): Client {
  const client = useContext(Context);
  if (!client) throw new Error('there is no SmartmoneyProvider above this component');
  return client;
}

/** How a stream does. It connects until its first result, so also on a server; failed says that it does not go on. */
export interface Live {
  status: Status | 'failed';
  /** Why it waits or failed. */
  error: SmartmoneyError | undefined;
}

/** Follows a stream from when the component appears until it goes, and anew when the key changes. */
function useStream<T, S>(key: string, open: (client: Client, options: StreamOptions) => AsyncIterable<T>, initial: S, next: (state: S, item: T) => S): Live & { value: S } {
  const client = useClient();
  const start: Live & { value: S } = { status: 'connecting', error: undefined, value: initial };
  const [state, setState] = useState(start);
  useEffect(() => {
    const abort = new AbortController();
    const set: typeof setState = (change) => { if (!abort.signal.aborted) setState(change); };
    const follow = async () => {
      const onStatus = (status: Status, error?: SmartmoneyError) => set((s) => ({ ...s, status, error }));
      for await (const item of open(client, { signal: abort.signal, onStatus })) set((s) => ({ ...s, value: next(s.value, item) }));
    };
    set(start);
    follow().catch((problem: unknown) => set((s) => ({ ...s, status: 'failed', error: toError(problem) })));
    return () => abort.abort();
  }, [client, key]);
  return state;
}

interface Feed {
  /** The newest first. One that was taken back has retractedAt. */
  signals: Signal[];
  /** Whether signals between those shown are missing. */
  gap: boolean;
}

/** The newest signals, 50 or as many as latest says (1 to 200), and each later one as it comes. */
export function useSignals({ latest = 50, filter, after }: Pick<SignalsOptions, 'latest' | 'filter' | 'after'> = {}): Live & Feed {
  const next = (feed: Feed, event: SignalEvent): Feed => {
    if (event.type === 'gap') return { ...feed, gap: true };
    if (event.type === 'signal') return { ...feed, signals: [event.signal, ...feed.signals].slice(0, latest) };
    const { signalId, at } = event.retraction;
    return { ...feed, signals: feed.signals.map((signal) => (signal.signalId === signalId ? { ...signal, retractedAt: at } : signal)) };
  };
  const options = { latest, filter, after };
  const { value, status, error } = useStream(JSON.stringify(options), (client, stream) => client.signals({ ...options, ...stream }), { signals: [], gap: false }, next);
  return { ...value, status, error };
}

/** A leaderboard as it stands, undefined until it is there. */
export function useLeaderboard({ chain, rankBy, window, first }: Omit<LeaderboardOptions, keyof StreamOptions>): Live & { board: Leaderboard | undefined } {
  const options = { chain, rankBy, window, first };
  const { value, status, error } = useStream<Leaderboard, Leaderboard | undefined>(
    JSON.stringify(options), (client, stream) => client.leaderboard({ ...options, ...stream }), undefined, (_, board) => board,
  );
  return { board: value, status, error };
}

export interface WalletState {
  /** Undefined until it is there, null for a wallet that is unknown on the chain. */
  wallet: Wallet | null | undefined;
  error: SmartmoneyError | undefined;
}

/** A wallet, asked for when the component appears and, with every, again after so many ms. */
export function useWallet({ chain, address, window, every }: WalletQueryVariables & { every?: number }): WalletState {
  const client = useClient();
  const [state, setState] = useState<WalletState>({ wallet: undefined, error: undefined });
  useEffect(() => {
    const abort = new AbortController();
    const set: typeof setState = (change) => { if (!abort.signal.aborted) setState(change); };
    const ask = () => client.query(WalletDocument, { chain, address, window }, { signal: abort.signal }).then(
      ({ wallet }) => set({ wallet, error: undefined }),
      (problem: unknown) => set((s) => ({ ...s, error: toError(problem) })),
    );
    set({ wallet: undefined, error: undefined });
    void ask();
    const timer = every ? setInterval(ask, every) : undefined;
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [client, chain, address, window, every]);
  return state;
}
