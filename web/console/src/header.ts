// The bar of the pages that are not the console's own: where one is, the colours, and whether this tab has a key.
import './header.css';
import { dark, keep, paint, stored, type Theme } from './ui/scheme';

paint(stored());
dark.addEventListener('change', () => paint(stored()));

const bar = document.querySelector('.wide-bar')!;

for (const link of bar.querySelectorAll<HTMLAnchorElement>('nav a')) {
  if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page');
}

const choice = bar.querySelector('select')!;
choice.value = stored();
choice.addEventListener('change', () => {
  keep(choice.value as Theme);
  paint(choice.value as Theme);
});

// say tells whether this tab has a key, and again when a page has taken or left one.
function say() {
  bar.querySelector('.who')!.textContent = sessionStorage.getItem('smartmoney.key') ? 'with the key of this tab' : 'not signed in';
}

addEventListener('smartmoney.key', say);
say();
