// Signals about what the customer watches: their number since the tab was looked at last, and the browser's notifications.
import { effect, signal } from '@preact/signals';
import { subscribe } from '../api/client';
import { WatchedSignalsDocument, type WatchedSignalsSubscription } from '../api/gen/graphql';
import { href } from '../router';
import { isWatched, watched } from './labels';
import { chainNames } from './parts';

type Signal = NonNullable<WatchedSignalsSubscription['signals']['signal']>;

const storage = 'smartmoney.notify';

// missed is the number of signals about what is watched since the tab was looked at last.
export const missed = signal(0);

// notifies reports whether this browser shows notifications of them.
export const notifies = signal(able() && Notification.permission === 'granted' && localStorage.getItem(storage) === 'on');

function able(): boolean {
  return 'Notification' in globalThis;
}

// askToNotify asks the reader for the browser's permission; call it on a click only. It returns what is in the way, empty if nothing is.
export async function askToNotify(): Promise<string> {
  if (!able()) return 'This browser has no notifications here: they need HTTPS, or this computer’s own address.';
  if (await Notification.requestPermission() !== 'granted') return 'The browser does not allow notifications of this page.';
  localStorage.setItem(storage, 'on');
  notifies.value = true;
  return '';
}

export function stopNotifying() {
  localStorage.removeItem(storage);
  notifies.value = false;
}

// about reports whether a signal is about a wallet or a token that is watched.
function about({ chain, token, traders }: Signal): boolean {
  return isWatched({ kind: 'TOKEN', chain, address: token.address }) || traders.some((t) => isWatched({ kind: 'WALLET', chain, address: t.walletAddress }));
}

const looking = () => document.visibilityState === 'visible' && document.hasFocus();

function came(s: Signal) {
  if (looking() || !about(s)) return;
  missed.value++;
  if (!notifies.value) return;
  try {
    const shown = new Notification(s.headline, { body: `${s.priority} on ${chainNames[s.chain]}`, tag: s.signalId });
    shown.onclick = () => {
      window.focus();
      location.hash = href(['signal', s.signalId]);
      shown.close();
    };
  } catch {
    notifies.value = false; // some browsers of phones have them for installed pages only
  }
}

function seen() {
  if (looking()) missed.value = 0;
}
for (const kind of ['focus', 'visibilitychange'] as const) addEventListener(kind, seen, true);

// watchSignals follows the signals while something is watched, and returns the function that ends it.
export function watchSignals(): () => void {
  let end: (() => void) | undefined, cursor: string | null = null;
  const stop = effect(() => {
    const some = watched.value.length > 0;
    if (some && !end) {
      end = subscribe(WatchedSignalsDocument, { get after() { return cursor; } }, {
        next: ({ signals }) => {
          cursor = signals.cursor;
          if (signals.signal) came(signals.signal);
        },
        failed: () => { end = undefined; }, // the next look at the labels tries again
      });
    } else if (!some && end) {
      end();
      end = undefined;
    }
  });
  return () => {
    stop();
    end?.();
    end = undefined;
    missed.value = 0;
  };
}
