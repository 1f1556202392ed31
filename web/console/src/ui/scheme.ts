// The choice of colours, which all pages of the service share.
export type Theme = 'system' | 'light' | 'dark';

const storage = 'smartmoney.theme';
export const dark = matchMedia('(prefers-color-scheme: dark)');

export function stored(): Theme {
  const found = localStorage.getItem(storage);
  return found === 'light' || found === 'dark' ? found : 'system';
}

// keep stores a choice.
export function keep(choice: Theme) {
  if (choice === 'system') localStorage.removeItem(storage);
  else localStorage.setItem(storage, choice);
}

// paint shows the colours of a choice, and returns which they are. Swagger UI has its dark ones below the class dark-mode.
export function paint(choice: Theme): 'light' | 'dark' {
  const shown = choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice, root = document.documentElement;
  root.dataset.theme = shown;
  root.classList.toggle('dark-mode', shown === 'dark');
  return shown;
}
