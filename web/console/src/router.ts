// The address of a page stands behind the hash: #/wallet/BASE/0x12?tab=trades. So the server
// needs one path for all pages, works behind any prefix of a proxy, and never sees what is
// looked at.
import { computed, signal } from '@preact/signals';
import { enter, present } from './ui/place';

const hash = signal(location.hash);

// asks is what a page with something to lose asks before another one opens; empty: nothing.
export const asks = signal('');

// mayLeave asks, if the page has something to lose.
export const mayLeave = () => !asks.value || confirm(asks.value);

const pageOf = (address: string) => address.split('?')[0];

addEventListener('hashchange', () => {
  if (pageOf(location.hash) !== pageOf(hash.value) && !mayLeave()) {
    history.pushState(present(), '', hash.value);
    return;
  }
  enter();
  hash.value = location.hash;
});
addEventListener('beforeunload', (e) => {
  if (asks.value) e.preventDefault();
});

// route is the address: the segments of its path, and its parameters.
export const route = computed(() => {
  const [path = '', query = ''] = hash.value.replace(/^#\/?/, '').split('?', 2);
  return { path: path.split('/').filter(Boolean).map(decode), params: new URLSearchParams(query) };
});

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a percent sign that stands for itself
  }
}

type Params = Record<string, string | number | boolean | undefined | null>;

// href returns the link to a page; parameters that are empty are left out.
export function href(path: string[], params: Params = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null && value !== '' && value !== false) query.set(name, String(value));
  }
  const text = query.toString();
  return `#/${path.map(encodeURIComponent).join('/')}${text ? `?${text}` : ''}`;
}

// setParams changes parameters of the present page without a new entry in the history; empty
// ones are removed.
export function setParams(changes: Params) {
  const { path, params } = route.value;
  const next: Params = Object.fromEntries(params);
  Object.assign(next, changes);
  history.replaceState(history.state, '', href(path, next));
  hash.value = location.hash;
}

// go opens a page.
export function go(path: string[], params: Params = {}) {
  location.hash = href(path, params);
}

// listParam reads a parameter that holds a list separated by commas, and keeps what is allowed.
export function listParam<T extends string>(name: string, allowed: readonly T[]): T[] {
  const given = route.value.params.get(name)?.split(',') ?? [];
  return allowed.filter((value) => given.includes(value));
}

// oneParam reads a parameter that holds one of the allowed values.
export function oneParam<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
  const given = route.value.params.get(name);
  return allowed.find((value) => value === given) ?? fallback;
}

// takeKey returns the API key in the fragment (#key=sms-…) of a link that signs in, and removes it
// from the address and the history. Browsers do not send fragments.
export function takeKey(): string | undefined {
  const match = /^#key=([^&]+)/.exec(location.hash);
  if (!match?.[1]) return undefined;
  history.replaceState(history.state, '', '#/');
  hash.value = location.hash;
  return decode(match[1]);
}
