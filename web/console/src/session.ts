// The signed-in key. It stays in the tab's session storage, which GraphiQL shares.
import { signal } from '@preact/signals';
import { authenticate, disconnect, Refusal, request } from './api/client';
import { forgetRecent } from './ui/recent';
import { SignInCustomerDocument, SignInManagesDocument, SignInOperatorDocument } from './api/gen/graphql';

// Scope is what a key may do: read a customer's data, change its settings too, or read the
// operator's pages.
export type Scope = 'read' | 'customer' | 'operator';

export interface Session {
  key: string;
  scope: Scope;
  name: string; // of the customer; empty for an operator
  customerId: string;
}

const storage = 'smartmoney.key';

export const session = signal<Session | undefined>(undefined);
// ended says why the last session ended, for the sign-in page.
export const ended = signal('');

authenticate({
  key: () => session.value?.key ?? '',
  refused: () => signOut('The service no longer accepts this key: it was revoked or has expired.'),
});

// signIn finds out what a key may do and keeps it; it throws a Refusal.
export async function signIn(key: string): Promise<void> {
  const found = await inspect(key);
  await disconnect();
  sessionStorage.setItem(storage, key);
  ended.value = '';
  session.value = found;
}

async function inspect(key: string): Promise<Session> {
  try {
    const { config } = await request(SignInCustomerDocument, {}, { key });
    const scope = await allows(() => request(SignInManagesDocument, {}, { key })) ? 'customer' : 'read';
    return { key, scope, name: config.displayName, customerId: config.customerId };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    if (problem.code === 'FORBIDDEN' && await allows(() => request(SignInOperatorDocument, {}, { key }))) {
      return { key, scope: 'operator', name: '', customerId: '' };
    }
    if (problem.code === 'FORBIDDEN') throw new Refusal('FORBIDDEN', 'This key may not read. The console needs a key of scope customer, read or operator.');
    if (problem.code === 'UNAUTHENTICATED') throw new Refusal('UNAUTHENTICATED', 'The service does not know this key, or it was revoked or has expired.');
    throw problem;
  }
}

async function allows(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (problem) {
    if (problem instanceof Refusal && problem.code === 'FORBIDDEN') return false;
    throw problem;
  }
}

// kept reports whether this tab has a key that is not signed in: the service did not answer, or refused it.
export function kept(): boolean {
  return sessionStorage.getItem(storage) !== null;
}

// mayTake reports whether the key of a link may sign in: one other than this tab's only if the reader agrees, since somebody else
// may have sent the link to show a session of theirs for the reader's own.
export function mayTake(key: string): boolean {
  const present = sessionStorage.getItem(storage);
  return present === null || present === key ||
    confirm('This link signs in with another key than the one of this tab. Leave the present session and sign in with the key of the link?');
}

// resume signs in with the key of this tab, if there is one.
export async function resume(): Promise<void> {
  const key = sessionStorage.getItem(storage);
  if (key) await signIn(key);
}

// signOut forgets the key.
export function signOut(reason = '') {
  sessionStorage.removeItem(storage);
  forgetRecent();
  session.value = undefined;
  ended.value = reason;
  void disconnect();
}
