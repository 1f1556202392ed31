// Where the page was scrolled to, by the entry of the history, so that Back and a reload return there.
import { signal } from '@preact/signals';

const places = new Map<number, number>(); // px by the number of the entry
const most = 200; // entries whose places are kept
const patience = 5000; // ms in which what is loaded may make the page long enough

interface Entry {
  entry: number;
  y?: number; // px, when the page was left
}

const read = () => history.state as Entry | null;

let entry = read()?.entry ?? 0;
let wanted: number | undefined = read()?.y; // px; undefined: the place is the reader's
let stop = () => {};

history.scrollRestoration = 'manual';
if (!read()) begin();

// begin numbers the present entry, which is new.
function begin() {
  entry = Date.now();
  history.replaceState({ entry }, '');
}

addEventListener('scroll', () => {
  if (wanted !== undefined) return;
  places.delete(entry);
  places.set(entry, scrollY);
  if (places.size > most) places.delete(places.keys().next().value!);
}, { passive: true });

addEventListener('pagehide', () => history.replaceState({ entry, y: scrollY }, ''));

// entered counts the entries that were opened.
export const entered = signal(0);

// enter is called when the history went on or back to another entry: the place that it was left at is the one to go to.
export function enter() {
  const state = read();
  if (state) {
    entry = state.entry;
    wanted = places.get(entry) ?? state.y ?? 0;
  } else {
    begin();
    wanted = 0;
  }
  entered.value++;
}

// present is the state of the entry that is shown, for another one of the same page.
export const present = (): unknown => ({ entry });

// arrive scrolls to the place of the page that was opened, once it is drawn, and goes on while it grows: what it shows is loaded.
export function arrive() {
  stop();
  if (wanted === undefined) return;
  const to = wanted;
  const watch = new ResizeObserver(go);
  const timer = setTimeout(() => stop(), patience);
  const hands = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const kind of hands) removeEventListener(kind, stop);
    stop = () => {};
    wanted = undefined;
  };
  const end = stop;
  for (const kind of hands) addEventListener(kind, end, { passive: true });
  function go() {
    scrollTo(0, to);
    if (Math.abs(scrollY - to) <= 1) end();
  }
  watch.observe(document.body);
  go();
}
