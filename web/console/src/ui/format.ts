// How numbers, times and addresses are written. Amounts are in USD, rates from 0 to 1.
import { signal } from '@preact/signals';
import type { Chain, NotificationType } from '../api/gen/graphql';

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

// usd writes an amount in whole dollars, so that those of a column compare; with cents below $100, in billions from $1B on.
export function usd(n: number | null | undefined, signed = false): string {
  if (n === null || n === undefined) return '–';
  const size = Math.abs(n);
  const text = size >= 1e9 ? compact.format(size) : size >= 100 || size === 0 ? whole.format(size) : size.toFixed(2);
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

// price writes a price: with cents from $1 on, with four significant digits below, the zeros before them counted ($0.0₃3201). That of
// an outcome on a prediction market is its chance (87 %).
export function price(n: number | null | undefined, chain?: Chain): string {
  if (n === null || n === undefined) return '–';
  if (chain === 'POLYMARKET') return chance(n);
  if (n === 0) return '–';
  return n >= 1000 ? `$${whole.format(n)}` : n >= 1 ? `$${n.toFixed(2)}` : `$${short(n.toFixed(decimals(n, 4)))}`;
}

// chance writes a price from 0 to 1 as its market's steps are: in tenths of a percent below 4 % and above 96 %.
function chance(n: number): string {
  const percents = n * 100, fine = percents < 4 || percents > 96;
  return `${Number(percents.toFixed(fine ? 1 : 0))} %`;
}

// decimals is how many digits behind the point show so many significant ones of a number below 1.
const decimals = (n: number, significant: number) => Math.min(significant - 1 - Math.floor(Math.log10(Math.abs(n))), 100);

// short counts the zeros behind the point where they are more than three: 0.0000123 as 0.0₄123.
function short(text: string): string {
  return text.replace(/^(-?0\.)(0{3,})(?=[1-9])/, (_, start: string, zeros: string) => `${start}0${subscript(zeros.length)}`);
}

const subscript = (n: number) => String(n).replace(/\d/g, (d) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(d)));

// priceTicks writes the prices beside an axis, all with the decimals that their step needs.
export function priceTicks(values: number[], chain?: Chain): string[] {
  const scale = chain === 'POLYMARKET' ? 100 : 1, step = Number((Math.abs((values[1] ?? 0) - (values[0] ?? 0)) * scale).toPrecision(3));
  const digits = step > 0 && step < 1 ? decimals(step, step === Number(step.toPrecision(1)) ? 1 : 2) : 0;
  const write = (n: number) => (n === 0 ? '0' : Math.abs(n) >= 1 ? n.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }) : short(n.toFixed(digits)));
  return values.map((v) => (scale === 1 ? `$${write(v)}` : `${write(v * scale)} %`));
}

// usdTicks writes the amounts beside an axis.
export function usdTicks(values: number[]): string[] {
  return values.map((v) => `${v < 0 ? '−' : ''}$${compact.format(Math.abs(v))}`);
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
