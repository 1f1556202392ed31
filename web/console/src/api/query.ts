import { useEffect, useRef, useState } from 'preact/hooks';
import { passing, Refusal, request, retryAfter } from './client';
import type { TypedDocumentString } from './gen/graphql';

// Loaded is the state of a query on a page. While another page of the same query loads, data is
// what was there before.
export interface Loaded<R> {
  data?: R;
  refusal?: Refusal;
  loading: boolean;
  reload(): void;
}

// longest is how long an answer is waited for, in ms. The service answers within its deadline, of 2 minutes at most.
const longest = 150_000;

interface Options {
  every?: number; // ms after which the query is sent again while the page is visible and nothing is being waited for
  skip?: boolean; // do not send it
}

// useQuery sends a query when the component appears and whenever the variables change, and again after a failure that passes.
export function useQuery<R, V>(operation: TypedDocumentString<R, V>, variables: V, options: Options = {}): Loaded<R> {
  const [state, setState] = useState<{ data?: R; refusal?: Refusal; loading: boolean }>({ loading: !options.skip });
  const [turn, setTurn] = useState(0);
  const shown = useRef('');
  const waiting = useRef<number | undefined>(undefined); // since when for an answer, ms
  const wanted = JSON.stringify(variables) + operation.toString();

  useEffect(() => {
    if (options.skip) {
      setState({ loading: false });
      return undefined;
    }
    const abort = new AbortController();
    waiting.current = Date.now();
    setState((s) => ({ ...s, loading: true }));
    request(operation, variables, { signal: abort.signal }).then(
      (data) => {
        waiting.current = undefined;
        shown.current = wanted;
        setState({ data, loading: false });
      },
      (problem: unknown) => {
        if (abort.signal.aborted) return;
        waiting.current = undefined;
        const refusal = problem instanceof Refusal ? problem : new Refusal('', String(problem));
        setState((s) => ({ data: shown.current === wanted ? s.data : undefined, refusal, loading: false }));
      },
    );
    return () => abort.abort();
  }, [wanted, turn, options.skip]);

  const every = passing(state.refusal) ? retryAfter : options.every;
  useEffect(() => {
    if (!every || options.skip) return undefined;
    const timer = setInterval(() => {
      const due = waiting.current === undefined || Date.now() - waiting.current > longest;
      if (document.visibilityState === 'visible' && due) setTurn((t) => t + 1);
    }, every);
    return () => clearInterval(timer);
  }, [every, options.skip]);

  return { ...state, reload: () => setTurn((t) => t + 1) };
}

// useDebounced returns the value once it has stayed the same for ms.
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
