// The signals of a period, with what followed each in its direction.
import { useEffect, useState } from 'preact/hooks';
import { Refusal, request } from '../api/client';
import { TrackSignalsDocument, type NotificationType, type SignalFilter, type TrackSignalsQuery } from '../api/gen/graphql';
import { csv, save } from '../ui/csv';

export type Graded = TrackSignalsQuery['signals']['nodes'][number];

// Span is the time after a signal at which it is graded; SETTLED: when its market is resolved.
export type Span = '1h' | '6h' | '24h' | 'settled';

const page = 200;
// mostGraded is how many signals are loaded at most, the newest ones.
export const mostGraded = 2000;

// raw returns the relative change of the price over the span; null if it is not known.
function raw(s: Graded, span: Span): number | null {
  if (span === '1h') return s.outcome.return1h;
  if (span === '6h') return s.outcome.return6h;
  if (span === '24h') return s.outcome.return24h;
  const paid = s.outcome.settledPayout;
  return paid === null || !s.token.currentPriceUsd ? null : paid / s.token.currentPriceUsd - 1;
}

// gain is the same in the signal's direction: a sell signal gains when the price falls.
export function gain(s: Graded, span: Span): number | null {
  return directed(s.notificationType, raw(s, span));
}

// directed is a change of price as what following a signal of a type gains by it.
export function directed(type: NotificationType, change: number | null): number | null {
  return change !== null && type === 'SELL_SIGNAL' ? -change : change;
}

// saveGraded saves signals with their changes as CSV, one per line.
export function saveGraded(signals: readonly Graded[]) {
  const head = ['sequence', 'signal_id', 'sent_at', 'type', 'chain', 'token', 'symbol', 'headline', 'price_usd', 'return_1h', 'return_6h', 'return_24h', 'settled_payout', 'retracted_at'];
  const rows = signals.map((s) => [
    s.sequence, s.signalId, s.sentAt, s.notificationType, s.chain, s.token.address, s.token.symbol, s.headline, s.token.currentPriceUsd,
    s.outcome.return1h, s.outcome.return6h, s.outcome.return24h, s.outcome.settledPayout, s.retractedAt,
  ]);
  save('signals', csv([head, ...rows]));
}

export interface Loading {
  signals: Graded[];
  done: boolean;
  cut: boolean; // there are older ones in the period
  refusal?: Refusal;
}

// useGraded loads the signals of a period page by page, newest first.
export function useGraded(filter: SignalFilter, since: string, turn: number): Loading {
  const [state, setState] = useState<Loading>({ signals: [], done: false, cut: false });
  const key = JSON.stringify(filter);
  useEffect(() => {
    const abort = new AbortController();
    setState({ signals: [], done: false, cut: false });
    void load(filter, since, abort.signal, setState);
    return () => abort.abort();
  }, [key, since, turn]);
  return state;
}

async function load(filter: SignalFilter, since: string, signal: AbortSignal, show: (l: Loading) => void) {
  const signals: Graded[] = [];
  let before: string | null = null;
  try {
    for (;;) {
      const answer: TrackSignalsQuery = await request(TrackSignalsDocument, { filter, last: page, before }, { signal });
      const { nodes, pageInfo } = answer.signals;
      const mine = nodes.filter((s) => s.sentAt > since).sort((a, b) => b.sequence - a.sequence);
      signals.push(...mine);
      before = pageInfo.startCursor;
      const more = mine.length === nodes.length && pageInfo.hasPreviousPage && before !== null;
      const done = !more || signals.length >= mostGraded;
      show({ signals: [...signals], done, cut: more && done });
      if (done) return;
    }
  } catch (problem) {
    if (!signal.aborted) show({ signals, done: true, cut: false, refusal: problem instanceof Refusal ? problem : new Refusal('', String(problem)) });
  }
}
