// The colours: the system's, or those that were chosen.
import { signal } from '@preact/signals';
import { dark, keep, paint, stored, type Theme } from './scheme';

export type { Theme };

export const choice = signal<Theme>(stored());

// theme is what is shown.
export const theme = signal<'light' | 'dark'>('light');

function apply() {
  theme.value = paint(choice.value);
}

dark.addEventListener('change', apply);
apply();

export function choose(next: Theme) {
  choice.value = next;
  keep(next);
  apply();
}
