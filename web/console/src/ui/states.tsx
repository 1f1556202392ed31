// What a page shows instead of data: that it loads, that there is none and why, or what is wrong.
import type { ComponentChildren } from 'preact';
import type { Refusal } from '../api/client';
import type { Loaded } from '../api/query';

export function Loading({ label = 'Loading' }: { label?: string }) {
  return <div class="state" role="status"><span class="spinner" aria-hidden="true" />{label}…</div>;
}

// Empty says why there is nothing.
export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return <div class="state empty"><strong>{title}</strong>{children && <div>{children}</div>}</div>;
}

const advice: Record<string, string> = {
  FORBIDDEN: 'This key may not see it: sign in with a key of another scope.',
  RATE_LIMITED: 'Wait a moment, then try again.',
  UNAVAILABLE: 'The service cannot answer now. It tries to recover by itself.',
  NETWORK: 'Check that the service runs and that this computer reaches it.',
};

// Problem shows why something failed, what to do, and the id to look up in the service's log.
export function Problem({ refusal, retry }: { refusal: Refusal; retry?: () => void }) {
  return (
    <div class="state problem" role="alert">
      <strong>{refusal.message}</strong>
      {advice[refusal.code] && <div>{advice[refusal.code]}</div>}
      <div class="actions">
        {retry && <button type="button" onClick={retry}>Try again</button>}
        {refusal.requestId && <small class="muted">Request <code>{refusal.requestId}</code></small>}
      </div>
    </div>
  );
}

// Show renders a query: its data, or that it loads, or what is wrong. A failed renewal keeps
// the data and says that it is old.
export function Show<R>({ query, children }: { query: Loaded<R>; children: (data: R) => ComponentChildren }) {
  const { data, refusal, loading, reload } = query;
  if (data === undefined) return refusal ? <Problem refusal={refusal} retry={reload} /> : <Loading />;
  return (
    <div aria-busy={loading} class="stack">
      {refusal && <Problem refusal={refusal} retry={reload} />}
      {children(data)}
    </div>
  );
}
