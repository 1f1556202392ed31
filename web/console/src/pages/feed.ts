// The signal feed behind the live page: the newest signals, then those that come over the
// websocket, resumed after the last cursor when a connection breaks.
import { signal, type Signal } from '@preact/signals';
import { Refusal, request, subscribe, type Link } from '../api/client';
import {
  LiveSignalsDocument, RecentSignalsDocument, SignalPricesDocument, type SignalFilter, type SignalRowFragment,
} from '../api/gen/graphql';
import { count } from '../ui/format';

export type Row = SignalRowFragment;

const page = 50;
const olderPage = 200; // the API's largest
const olderPages = 5; // that loadOlder adds
export const most = 10_000; // rows that the feed holds
const renewal = 15_000; // ms between two looks at present prices
const pace = 250; // ms between two changes of the list, however many signals come

// Feed follows the signals that pass a filter from start to stop.
export class Feed {
  readonly rows: Signal<Row[] | undefined> = signal(undefined); // newest first; undefined: not loaded yet
  readonly waiting: Signal<Row[]> = signal([]); // that came while it was paused
  readonly paused = signal(false);
  readonly link: Signal<Link> = signal<Link>('connecting');
  readonly said = signal('Connecting…'); // the state of the connection as a sentence
  readonly gap = signal(false); // whether signals are missing
  readonly older = signal<string | undefined>(undefined); // cursor of older signals
  readonly loading = signal(false); // whether older signals are being loaded
  readonly refusal = signal<Refusal | undefined>(undefined);
  readonly fresh = new Set<string>(); // ids of signals that came live
  private abort = new AbortController();
  private unsubscribe = () => {};
  private timer = 0;
  private arrivals: Row[] = []; // that came since the list changed last
  private showing = 0; // timer of the next change
  private cursor: string | null = null;
  private broken = false;

  constructor(private readonly filter: SignalFilter) {}

  async start() {
    try {
      const { signals } = await request(RecentSignalsDocument, { filter: this.filter, last: page }, { signal: this.abort.signal });
      this.rows.value = byNewest(signals.nodes);
      this.older.value = signals.pageInfo.hasPreviousPage ? signals.pageInfo.startCursor ?? undefined : undefined;
      this.cursor = signals.pageInfo.endCursor;
      this.follow();
      this.timer = setInterval(() => void this.renew(), renewal);
    } catch (problem) {
      this.fail(problem);
    }
  }

  stop() {
    this.abort.abort();
    this.unsubscribe();
    clearInterval(this.timer);
    clearTimeout(this.showing);
  }

  // resume shows what came during a pause.
  resume() {
    this.paused.value = false;
    this.add(this.waiting.value);
    this.waiting.value = [];
  }

  // loadOlder adds up to 1,000 signals before the oldest row.
  async loadOlder() {
    if (this.loading.value) return;
    this.loading.value = true;
    try {
      for (let i = 0; i < olderPages && this.older.value; i++) {
        const { signals } = await request(
          RecentSignalsDocument, { filter: this.filter, last: olderPage, before: this.older.value }, { signal: this.abort.signal },
        );
        this.older.value = signals.pageInfo.hasPreviousPage ? signals.pageInfo.startCursor ?? undefined : undefined;
        this.add(signals.nodes);
      }
    } catch (problem) {
      this.fail(problem);
    }
    this.loading.value = false;
  }

  private follow() {
    const feed = this;
    const variables = { get after() { return feed.cursor; }, filter: this.filter };
    this.unsubscribe = subscribe(LiveSignalsDocument, variables, {
      link: (link) => this.linked(link),
      failed: (refusal) => this.fail(refusal),
      next: ({ signals: event }) => {
        this.cursor = event.cursor;
        if (event.gap) this.gap.value = true;
        if (event.retraction) this.retract(event.retraction.signalId, event.retraction.at);
        if (event.signal) this.arrived(event.signal);
      },
    });
    if (this.link.value === 'connecting') this.linked('open');
  }

  private linked(link: Link) {
    this.link.value = link;
    const newest = this.newest();
    if (link === 'broken') {
      this.broken = true;
      this.said.value = 'Connection lost, trying again. What comes meanwhile will be caught up.';
    } else if (link === 'open') {
      this.said.value = !this.broken ? 'Live' : newest ? `Connected again, continued after signal ${count(newest)}` : 'Connected again';
      this.broken = false;
    }
  }

  private newest(): number {
    return this.arrivals.at(-1)?.sequence ?? this.waiting.value[0]?.sequence ?? this.rows.value?.[0]?.sequence ?? 0;
  }

  // arrived holds a signal back until the list changes next: to draw it for each of thousands that are
  // caught up after a broken connection would keep the page busy for minutes.
  private arrived(row: Row) {
    this.arrivals.push(row);
    if (this.arrivals.length > 2 * most) this.arrivals = this.arrivals.slice(-most);
    if (!this.showing) this.showing = setTimeout(() => this.show(), pace);
  }

  private show() {
    const arrivals = this.arrivals;
    this.arrivals = [];
    this.showing = 0;
    if (this.fresh.size > 2 * most) this.fresh.clear();
    for (const row of arrivals) this.fresh.add(row.signalId);
    if (this.paused.value) this.waiting.value = byNewest([...arrivals, ...this.waiting.value]).slice(0, most);
    else this.add(arrivals);
  }

  private add(added: readonly Row[]) {
    const rows = this.rows.value ?? [];
    const known = new Set(rows.map((r) => r.sequence));
    const all = byNewest([...rows, ...added.filter((r) => !known.has(r.sequence))]);
    this.rows.value = all.slice(0, most);
    if (all.length >= most) this.older.value = undefined; // what is before the oldest row was dropped
  }

  private retract(signalId: string, at: string) {
    if (this.showing) {
      clearTimeout(this.showing);
      this.show();
    }
    const mark = (r: Row) => (r.signalId === signalId ? { ...r, retractedAt: at } : r);
    this.rows.value = this.rows.value?.map(mark);
    this.waiting.value = this.waiting.value.map(mark);
  }

  // renew brings the present prices of the rows that are shown first.
  private async renew() {
    const rows = this.rows.value;
    if (!rows?.length || document.visibilityState !== 'visible') return;
    try {
      const { signals } = await request(
        SignalPricesDocument, { filter: this.filter, last: Math.min(rows.length, 100) }, { signal: this.abort.signal },
      );
      const found = new Map(signals.nodes.map((n) => [n.signalId, n]));
      this.rows.value = this.rows.value?.map((r) => {
        const now = found.get(r.signalId);
        return now ? { ...r, retractedAt: now.retractedAt, token: { ...r.token, profile: now.token.profile } } : r;
      });
    } catch {
      // the prices stay as they are; the connection's state says what is wrong
    }
  }

  private fail(problem: unknown) {
    if (this.abort.signal.aborted) return;
    this.refusal.value = problem instanceof Refusal ? problem : new Refusal('', String(problem));
  }
}

function byNewest(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => b.sequence - a.sequence);
}
