// Streams of results that go on over connections that break.
import { createClient as createSocket, type Client as Socket } from 'graphql-ws/client';
import { isFinal, ofResponse, SmartmoneyError, toError, type Result } from './error';

/** How a stream does: it connects, is open, or waits to try again because of an error. */
export type Status = 'connecting' | 'open' | 'waiting';

export interface StreamOptions {
  /** Ends the stream, and the loop over it. */
  signal?: AbortSignal;
  /** Is called when the stream connects, is open, or broke: then with the error and the seconds until the next try. */
  onStatus?: (status: Status, error?: SmartmoneyError, seconds?: number) => void;
}

export interface Operation {
  query: string;
  variables?: Record<string, unknown>;
}

/** The times of connections, in ms. */
export const answerWithin = 60_000;
const connectWithin = 10_000, pingEvery = 15_000, pongWithin = 10_000, quietFor = 60_000, firstPause = 500, longestPause = 30_000;

/** The results that wait for a slow loop; beyond them the stream stops reading, and resumes when they are processed. */
const mostQueued = 1000;

/** The service as its streams share it: one websocket, and whether it can be opened at all. */
export class Link {
  private socket: Socket | undefined;
  private isOpen = false;
  private opened = false;
  private watch: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly authorization: () => Promise<string>,
    /** Whether a refused authorization may be another one when it is asked for again. */
    private readonly renews: boolean,
    private readonly webSocket: unknown,
    private readonly fetch: typeof globalThis.fetch,
  ) {}

  /** Sends an operation. It throws where the service cannot be reached or does not answer. */
  async post(operation: Operation, accept: string, signal?: AbortSignal): Promise<Response> {
    let response: Response;
    try {
      const headers = { 'Content-Type': 'application/json', Accept: accept, Authorization: await this.authorization() };
      response = await this.fetch(this.url, { method: 'POST', headers, body: JSON.stringify(operation), signal });
    } catch (problem) {
      signal?.throwIfAborted();
      throw toError(problem);
    }
    if (!response.ok) throw await ofResponse(response);
    return response;
  }

  /** Repeats a stream until its signal aborts or the service refuses it. run is called anew for each connection. */
  async *persist<T>(run: (results: (operation: Operation, newest?: boolean) => AsyncGenerator<Result>) => AsyncGenerator<T>, options: StreamOptions): AsyncGenerator<T> {
    const { signal = new AbortController().signal, onStatus = () => {} } = options;
    let byEvents = !this.webSocket, failures = 0;
    let refused: boolean = false;
    while (!signal.aborted) {
      let open = false, error = new SmartmoneyError('NETWORK', 'the stream ended');
      const opened = () => {
        open = true;
        onStatus('open');
      };
      onStatus('connecting');
      try {
        for await (const item of run((operation, newest) => (byEvents ? this.byEvents(operation, signal, opened) : this.bySocket(operation, signal, opened, newest)))) {
          failures = 0;
          refused = false;
          yield item;
          if (signal.aborted) return; // more may have come with it
        }
      } catch (problem) {
        error = toError(problem);
      }
      if (signal.aborted) return;
      const again: boolean = this.renews && error.code === 'UNAUTHENTICATED' && !refused;
      if (isFinal(error) && !again) throw error;
      refused = again;
      // Where no websocket can be opened, events may get through; one that could be opened is tried first again.
      if (this.webSocket) byEvents = open ? byEvents && !this.opened : !byEvents;
      const pause = Math.max(Math.random() * Math.min(longestPause, firstPause * 2 ** failures++), (error.retryAfter ?? 0) * 1000);
      onStatus('waiting', error, pause / 1000);
      await sleep(pause, signal);
    }
  }

  private connection(): Socket {
    let current: WebSocket | undefined;
    const note = (socket: WebSocket) => { current = socket; };
    const watch = (ms: number, late: () => void) => {
      clearTimeout(this.watch);
      this.watch = setTimeout(late, ms);
    };
    const closed = () => {
      clearTimeout(this.watch);
      this.isOpen = false;
    };
    this.socket ??= createSocket({
      url: this.url.replace(/^http/, 'ws'),
      webSocketImpl: class extends (this.webSocket as typeof WebSocket) {
        constructor(url: string, protocols?: string | string[]) {
          super(url, protocols);
          note(this);
        }
      },
      connectionParams: async () => ({ Authorization: await this.authorization() }),
      retryAttempts: 0, // persist does it
      keepAlive: pingEvery,
      on: {
        connecting: () => watch(connectWithin, () => current?.close()), // which fails it, for it is not open
        connected: () => {
          clearTimeout(this.watch);
          this.isOpen = this.opened = true;
        },
        ping: (received) => { if (!received) watch(pongWithin, () => this.socket?.terminate()); },
        pong: (received) => { if (received) clearTimeout(this.watch); },
        error: closed,
        closed,
      },
    });
    return this.socket;
  }

  private async *bySocket(operation: Operation, signal: AbortSignal, opened: () => void, newest = false): AsyncGenerator<Result> {
    const queue: Result[] = [];
    let ended = false, failure: { problem: unknown } | undefined, wake = () => {};
    const rouse = () => wake();
    const socket = this.connection();
    const unlisten = socket.on('connected', opened);
    signal.addEventListener('abort', rouse);
    const stop = socket.subscribe(operation as { query: string }, {
      next: (result) => {
        if (newest) queue.length = 0;
        if (queue.push(result as unknown as Result) >= mostQueued) stop();
        wake();
      },
      error: (problem) => {
        failure = { problem };
        wake();
      },
      complete: () => {
        ended = true;
        wake();
      },
    });
    try {
      if (this.isOpen) opened();
      while (!signal.aborted) {
        const result = queue.shift();
        if (result) yield result;
        else if (failure) throw failure.problem;
        else if (ended) return;
        else await new Promise<void>((resolve) => { wake = resolve; });
      }
    } finally {
      stop();
      unlisten();
      signal.removeEventListener('abort', rouse);
    }
  }

  private async *byEvents(operation: Operation, signal: AbortSignal, opened: () => void): AsyncGenerator<Result> {
    const attempt = new Attempt(signal, connectWithin);
    try {
      const response = await this.post(operation, 'text/event-stream', attempt.signal);
      if (!response.body || !response.headers.get('Content-Type')?.startsWith('text/event-stream')) throw await ofResponse(response);
      opened();
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let text = ''; ;) {
        attempt.within(quietFor);
        const { value, done } = await reader.read();
        if (done) return;
        const events = (text + value).split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          if (/^event: ?complete/m.test(event)) return;
          const data = /^data: ?(.*)$/m.exec(event)?.[1];
          if (data) yield JSON.parse(data) as Result;
        }
      }
    } finally {
      attempt.end();
    }
  }
}

/** A request that ends with a stream's signal, or when its time is over. */
export class Attempt {
  private readonly abort = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  readonly signal = this.abort.signal;
  readonly end = () => {
    clearTimeout(this.timer);
    this.outer?.removeEventListener('abort', this.end);
    this.abort.abort();
  };

  constructor(private readonly outer: AbortSignal | undefined, ms: number) {
    if (outer?.aborted) this.abort.abort();
    outer?.addEventListener('abort', this.end);
    this.within(ms);
  }

  /** Gives it so many ms from now. */
  within(ms: number) {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.end, ms);
  }
}

/** Waits, or less if the signal aborts. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
