// The search in the header of every page: "/" goes there, Enter opens what is marked, the first hit at first.
import { useEffect, useRef, useState } from 'preact/hooks';
import { request } from '../api/client';
import { FindDocument, type FindQuery } from '../api/gen/graphql';
import { href } from '../router';
import { shortAddress } from './format';
import { labels, nameOf } from './labels';
import { chainNames } from './parts';
import { recent, remember, type Hit } from './recent';

const pause = 200; // ms without a key after which the service is asked
const most = 12; // hits that are shown
const fewest = 2; // characters that are searched for

interface Found {
  text: string;
  hits: Hit[];
  problem?: string;
}

// hitsOf lists what was found, what is called exactly like the text first, then what begins with it.
function hitsOf(text: string, { wallets, tokens, markets }: FindQuery['lookup']): Hit[] {
  const folded = text.toLowerCase();
  const near = (...names: string[]) => Math.min(...names.map((name) => {
    const at = name.toLowerCase().indexOf(folded);
    return at < 0 ? 3 : at > 0 ? 2 : name.length > folded.length ? 1 : 0;
  }));
  const named = labels.value.filter((l) => l.name.toLowerCase().includes(folded));
  const all: { hit: Hit; near: number }[] = [
    ...named.map((l) => ({ near: near(l.name), hit: l.kind === 'WALLET' ? walletHit(l.chain, l.address) : tokenHit(l.chain, l.address, l.name) })),
    ...tokens.map((t) => ({ near: near(t.symbol, t.address), hit: tokenHit(t.chain, t.address, t.market?.outcomeLabel || t.symbol, t.market?.question) })),
    ...markets.map((m) => ({ near: near(m.question), hit: { to: href(['market', m.itemId]), name: m.question || m.itemId, kind: 'Market', about: m.closed ? 'closed' : 'open' } })),
    ...wallets.map((w) => ({ near: near(w.walletAddress), hit: walletHit(w.chain, w.walletAddress) })),
  ];
  const seen = new Set<string>();
  return all.sort((a, b) => a.near - b.near).map(({ hit }) => hit).filter(({ to }) => !seen.has(to) && seen.add(to)).slice(0, most);
}

function walletHit(chain: keyof typeof chainNames, address: string): Hit {
  const name = nameOf({ kind: 'WALLET', chain, address });
  return { to: href(['wallet', chain, address]), name: name || shortAddress(address), kind: 'Wallet', about: `${chainNames[chain]}${name ? ` · ${shortAddress(address)}` : ''}` };
}

function tokenHit(chain: keyof typeof chainNames, address: string, symbol: string, question?: string): Hit {
  return { to: href(['token', chain, address]), name: symbol || shortAddress(address), kind: 'Token', about: `${chainNames[chain]} · ${question || shortAddress(address)}` };
}

// useFound asks for what contains a text, a moment after the last key.
function useFound(text: string): Found {
  const [found, setFound] = useState<Found>({ text: '', hits: [] });
  useEffect(() => {
    if ([...text].length < fewest) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      request(FindDocument, { text }, { signal: abort.signal }).then(
        ({ lookup }) => setFound({ text, hits: hitsOf(text, lookup) }),
        (problem: unknown) => { if (!abort.signal.aborted) setFound({ text, hits: [], problem: problem instanceof Error ? problem.message : String(problem) }); },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text]);
  return found;
}

// useSlash calls back at "/" wherever nothing is being written.
function useSlash(go: () => void) {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const at = e.target instanceof HTMLElement ? e.target : document.body;
      if (e.key !== '/' || e.ctrlKey || e.metaKey || e.altKey || at.isContentEditable || at.matches('input, textarea, select')) return;
      e.preventDefault();
      go();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

export function Search() {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const hurried = useRef(''); // the text at which Enter was pressed before its hits were there
  const text = typed.trim(), long = [...text].length >= fewest;
  const found = useFound(text);
  const answered = found.text === text;
  const hits = !long ? (text === '' ? recent.value : []) : answered ? found.hits : [];
  const marked = hits[Math.min(at, hits.length - 1)];
  const choose = (hit: Hit) => {
    remember(hit);
    setOpen(false);
    setTyped('');
    box.current?.blur();
    location.hash = hit.to;
  };
  useSlash(() => {
    box.current?.focus();
    box.current?.select();
    setOpen(true);
  });
  useEffect(() => {
    const first = found.hits[0];
    if (first && hurried.current === found.text) choose(first);
    hurried.current = '';
  }, [found]);
  const press = (e: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (step) {
      e.preventDefault();
      setOpen(true);
      if (open && hits.length > 0) setAt((Math.min(at, hits.length - 1) + step + hits.length) % hits.length);
    } else if (e.key === 'Enter') {
      e.preventDefault();
      if (open && marked) choose(marked);
      else if (long && !answered) hurried.current = text;
    } else if (e.key === 'Escape') {
      setOpen(false);
      setTyped('');
    }
  };
  const said = !open ? '' : !long ? (text ? 'Write at least two characters' : hits.length > 0 ? 'Recent' : 'A part of an address, a symbol, a name or a word')
    : !answered ? 'Searching…' : found.problem ?? (hits.length === 0 ? `Nothing contains “${text}”` : '');
  const shown = open && hits.length > 0;
  return (
    <div class="search" role="search">
      <input ref={box} type="text" inputMode="search" enterKeyHint="go" role="combobox" aria-label="Search wallets, tokens and markets" aria-keyshortcuts="/" placeholder="Search: press /"
        aria-expanded={shown} aria-controls="hits" aria-autocomplete="list" aria-activedescendant={shown ? `hit-${hits.indexOf(marked!)}` : undefined}
        autocomplete="off" spellcheck={false} maxLength={100} value={typed} onKeyDown={press} onClick={() => setOpen(true)} onBlur={() => setOpen(false)}
        onInput={(e) => { setTyped(e.currentTarget.value); setOpen(true); setAt(0); }} />
      <div class={open ? 'hits' : 'hits closed'}>
        <p class="muted small" role="status">{said}</p>
        {shown && (
          <ul id="hits" role="listbox" aria-label="Hits">
            {hits.map((hit, i) => (
              <li key={hit.to} id={`hit-${i}`} role="option" aria-selected={hit === marked} onMouseDown={(e) => e.preventDefault()} onClick={() => choose(hit)}>
                <strong>{hit.name}</strong> <small class="muted">{hit.kind} · {hit.about}</small>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
