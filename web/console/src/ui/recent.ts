// What was opened from the search of late, in this tab.
import { signal } from '@preact/signals';

// Hit is a page that the search leads to.
export interface Hit {
  to: string; // its address behind the hash
  name: string;
  kind: string; // Wallet, Token or Market
  about: string; // the chain, and what tells it from others of the name
}

const storage = 'smartmoney.recent', most = 8;

function stored(): Hit[] {
  try {
    return JSON.parse(sessionStorage.getItem(storage) ?? '[]') as Hit[];
  } catch {
    return [];
  }
}

// recent are the hits that were opened, the last first.
export const recent = signal<Hit[]>(stored());

export function remember(hit: Hit) {
  recent.value = [hit, ...recent.value.filter((h) => h.to !== hit.to)].slice(0, most);
  sessionStorage.setItem(storage, JSON.stringify(recent.value));
}

// forgetRecent is called when the session ends.
export function forgetRecent() {
  recent.value = [];
  sessionStorage.removeItem(storage);
}
