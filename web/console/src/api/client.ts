// Sends operations to the service: queries and mutations by POST, subscriptions over one
// websocket that all pages share.
import { createClient, type Client } from 'graphql-ws';
import type { TypedDocumentString } from './gen/graphql';

const address = new URL('graphql', document.baseURI);

// Refusal is why an operation failed: a code of the service, or NETWORK if it did not answer.
export class Refusal extends Error {
  constructor(readonly code: string, message: string, readonly requestId?: string) {
    super(message);
  }
}

// passing reports whether the same operation may succeed a little later.
export function passing(refusal: Refusal | undefined): boolean {
  return refusal?.code === 'NETWORK' || refusal?.code === 'UNAVAILABLE';
}

// retryAfter is the time in ms after which a page tries again what failed for a reason that passes.
export const retryAfter = 5000;

interface Credentials {
  key(): string;
  refused(reason: string): void; // called when the service no longer accepts the key
}

let credentials: Credentials = { key: () => '', refused: () => {} };

// authenticate sets where the key comes from, once at the start.
export function authenticate(c: Credentials) {
  credentials = c;
}

interface Answer<R> {
  data?: R | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

// request sends a query or a mutation and returns its data; it throws a Refusal.
export async function request<R, V>(
  operation: TypedDocumentString<R, V>, variables?: V, options: { signal?: AbortSignal; key?: string } = {},
): Promise<R> {
  const key = options.key ?? credentials.key();
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify({ query: operation.toString(), variables }),
      signal: options.signal,
    });
  } catch (problem) {
    if (options.signal?.aborted) throw problem;
    throw new Refusal('NETWORK', 'The service does not answer. It may be restarting, or the connection is down.');
  }
  const id = response.headers.get('X-Request-Id') ?? undefined;
  let answer: Answer<R>;
  try {
    answer = (await response.json()) as Answer<R>;
  } catch {
    if (response.status >= 500) throw new Refusal('NETWORK', `The service does not answer: status ${response.status}. It may be restarting.`, id);
    throw new Refusal('NETWORK', `The answer cannot be read: status ${response.status}.`, id);
  }
  const error = answer.errors?.[0];
  if (error || !answer.data) {
    const code = error?.extensions?.code ?? 'INTERNAL_SERVER_ERROR';
    const refusal = new Refusal(code, error?.message ?? `status ${response.status}`, id);
    if (code === 'UNAUTHENTICATED' && options.key === undefined) credentials.refused(refusal.message);
    throw refusal;
  }
  return answer.data;
}

// Link is the state of the websocket as pages show it.
export type Link = 'connecting' | 'open' | 'broken';

let client: Client | undefined;
const watchers = new Set<(link: Link) => void>();

function connection(): Client {
  client ??= createClient({
    url: address.href.replace(/^http/, 'ws'),
    connectionParams: () => ({ Authorization: `Bearer ${credentials.key()}` }),
    retryAttempts: Number.MAX_SAFE_INTEGER,
    retryWait: (tries) => new Promise((done) => setTimeout(done, Math.min(10_000, 500 * 2 ** Math.min(tries, 5)) * (0.75 + Math.random() / 2))),
    shouldRetry: (problem) => !(problem instanceof CloseEvent) || problem.code !== 4403,
    keepAlive: 15_000,
    on: {
      connecting: () => announce('connecting'),
      connected: () => announce('open'),
      closed: () => announce('broken'),
    },
  });
  return client;
}

function announce(link: Link) {
  for (const watcher of watchers) watcher(link);
}

// disconnect closes the websocket; the next subscription opens another. It does not fail.
export async function disconnect() {
  const former = client;
  client = undefined;
  try {
    await former?.dispose();
  } catch {
    // It was still connecting, and did not succeed: nothing is open.
  }
}

interface Sink<R> {
  next(data: R): void;
  failed(refusal: Refusal): void; // it does not go on
  link?(link: Link): void;
}

// subscribe starts a subscription and returns the function that ends it. After a broken
// connection the same operation is sent with the variables as they are then: a getter in them
// resumes after the last cursor.
export function subscribe<R, V extends Record<string, unknown>>(
  operation: TypedDocumentString<R, V>, variables: V, sink: Sink<R>,
): () => void {
  const watcher = sink.link;
  if (watcher) watchers.add(watcher);
  const stop = connection().subscribe<R>(
    { query: operation.toString(), variables },
    {
      next: ({ data, errors }) => {
        if (errors?.[0]) sink.failed(new Refusal(String(errors[0].extensions?.code ?? ''), errors[0].message));
        else if (data) sink.next(data);
      },
      error: (problem) => sink.failed(reasonOf(problem)),
      complete: () => {},
    },
  );
  return () => {
    if (watcher) watchers.delete(watcher);
    stop();
  };
}

function reasonOf(problem: unknown): Refusal {
  if (Array.isArray(problem)) {
    const first = problem[0] as { message: string; extensions?: { code?: string } };
    return new Refusal(first.extensions?.code ?? '', first.message);
  }
  if (problem instanceof CloseEvent) {
    if (problem.code === 4403) credentials.refused('The key is no longer accepted.');
    return new Refusal('NETWORK', `The connection was closed: ${problem.reason || problem.code}.`);
  }
  return new Refusal('NETWORK', 'The connection is broken.');
}
