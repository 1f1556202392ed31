// How numbers, times and addresses are written. Amounts are in USD, rates from 0 to 1.
import { signal } from '@preact/signals';
import type { NotificationType } from '../api/gen/graphql';

// now is the time, renewed each second, for texts such as "5 s ago".
export const now = signal(Date.now());
setInterval(() => {
  if (document.visibilityState === 'visible') now.value = Date.now();
}, 1000);

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const compact = new Intl.NumberFormat('en', { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 2 });

export function count(n: number): string {
  return whole.format(n);
}

// usd writes an amount: $1,234 below 100,000, $1.23M above.
export function usd(n: number | null | undefined, signed = false): string {
  if (n === null || n === undefined) return '–';
  const size = Math.abs(n);
  const text = size >= 1e6 ? compact.format(size) : size >= 1e5 ? `${(size / 1000).toFixed(1)}K` : size >= 100 || size === 0 ? whole.format(size) : size.toFixed(2);
  const sign = n < 0 && text !== '0.00' ? '−' : signed && n > 0 ? '+' : '';
  return `${sign}$${text}`;
}

// bytes writes a size with its sign.
export function bytes(n: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];
  let size = Math.abs(n), unit = 0;
  for (; size >= 999.5 && unit < units.length - 1; unit++) size /= 1000;
  return `${n < 0 ? '−' : ''}${unit === 0 || size >= 100 ? whole.format(size) : size.toPrecision(3)} ${units[unit]}`;
}

// rate writes how often something happens.
export function rate(n: number): string {
  return n >= 10 || n === 0 ? whole.format(n) : n.toPrecision(2);
}

// price writes a price with four significant digits, however small.
export function price(n: number | null | undefined): string {
  if (n === null || n === undefined || n === 0) return '–';
  const size = Math.abs(n);
  if (size >= 1000) return `$${whole.format(n)}`;
  if (size >= 1) return `$${n.toFixed(2)}`;
  if (size >= 0.0001) return `$${n.toPrecision(4)}`;
  return `$${n.toExponential(3)}`;
}

// percent writes a rate from 0 to 1.
export function percent(rate: number | null | undefined, digits = 0): string {
  return rate === null || rate === undefined ? '–' : `${(rate * 100).toFixed(digits)} %`;
}

// change writes a relative change, 0.05 as +5.0 %.
export function change(rate: number | null | undefined): string {
  if (rate === null || rate === undefined) return '–';
  const text = Math.abs(rate * 100).toFixed(Math.abs(rate) < 0.1 ? 2 : 1);
  return `${rate < 0 && Number(text) !== 0 ? '−' : rate > 0 ? '+' : ''}${text} %`;
}

export function amount(n: number): string {
  return Math.abs(n) >= 100_000 ? compact.format(n) : n.toLocaleString('en', { maximumSignificantDigits: 5 });
}

// shortAddress keeps the ends of an address.
export function shortAddress(address: string): string {
  return address.length <= 14 ? address : `${address.slice(0, 6)}…${address.slice(-4)}`;
}

// typeNames says what a type of signals is about, whatever its priority.
export const typeNames: Record<NotificationType, string> = {
  CONVERGENCE_P0: 'Bought together', CONVERGENCE_P1: 'Bought together', WHALE_MOVE: 'Whale buy', SELL_SIGNAL: 'Sold together',
  PM_CONVERGENCE_BET_P0: 'Bet together', PM_CONVERGENCE_BET_P1: 'Bet together',
};

// words writes a name of the schema as a person would: CONVERGENCE_P0 as "Bought together P0", MIN_WIN_RATE as "Minimum win
// rate".
export function words(name: string): string {
  if (name in typeNames) return typeNames[name as NotificationType] + (/_P\d$/.test(name) ? ` ${name.slice(-2)}` : '');
  const text = name.toLowerCase().replaceAll('_', ' ').replace(/\bp(\d)\b/, 'P$1')
    .replace(/\busd\b/, 'USD').replace(/\bpnl\b/, 'PnL').replace(/\bmin\b/, 'minimum').replace(/\bmax\b/, 'maximum');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const spans: [number, string][] = [[86_400, 'd'], [3600, 'h'], [60, 'min'], [1, 's']];

// duration writes seconds in their largest unit.
export function duration(seconds: number): string {
  for (const [size, unit] of spans) {
    if (seconds >= size) return `${Math.floor(seconds / size)} ${unit}`;
  }
  return seconds > 0 ? `${Math.round(seconds * 1000)} ms` : '0 s';
}

// seconds returns the Unix time of a moment.
export const seconds = (at: string) => Math.floor(Date.parse(at) / 1000);

export function ago(at: string, present: number): string {
  const past = (present - Date.parse(at)) / 1000;
  return past < 1 ? 'now' : `${duration(past)} ago`;
}

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  year: 'numeric', month: 'short', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: 'UTC',
});
const dayAlone = new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'short', day: '2-digit', timeZone: 'UTC' });
const localTime = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset' });
const clockAlone = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: 'UTC' });

// time writes a moment in UTC, and in the reader's own time where that is another.
export function time(at: string): string {
  const date = new Date(at), utc = `${dayAndTime.format(date)} UTC`;
  return date.getTimezoneOffset() === 0 ? utc : `${utc} (${localTime.format(date)} here)`;
}

export function day(at: string): string {
  return dayAlone.format(new Date(at));
}

export function clock(at: string): string {
  return clockAlone.format(new Date(at));
}
