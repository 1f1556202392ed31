// The colours: the system's, or those that were chosen.
import { signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark';

const storage = 'smartmoney.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

function stored(): Theme {
  const found = localStorage.getItem(storage);
  return found === 'light' || found === 'dark' ? found : 'system';
}

export const choice = signal<Theme>(stored());

// theme is what is shown.
export const theme = signal<'light' | 'dark'>('light');

function apply() {
  theme.value = choice.value === 'system' ? (dark.matches ? 'dark' : 'light') : choice.value;
  document.documentElement.dataset.theme = theme.value;
}

dark.addEventListener('change', apply);
apply();

export function choose(next: Theme) {
  choice.value = next;
  if (next === 'system') localStorage.removeItem(storage);
  else localStorage.setItem(storage, next);
  apply();
}
