// The fields of a configuration as the schema describes them: kinds, bounds and texts come from the service.
import type { ConfigPartsFragment, TuningQuery } from '../api/gen/graphql';
import { words } from '../ui/format';

// Value is what a field may hold.
export type Value = number | string | string[] | { type: string; limit: number }[];

// Draft holds the fields that were changed.
export type Draft = Record<string, Value>;

export interface Field {
  name: string;
  rule: string; // its name in decisions and in REST: min_win_rate
  label: string;
  text: string; // what it means, with unit and bounds
  kind: 'number' | 'text' | 'choice' | 'choices' | 'limits';
  whole: boolean; // of a number
  percent: boolean; // a number from 0 to 1 that is written from 0 to 100
  of: string; // the enumeration's name, of choices
  min?: number;
  max?: number;
}

const groups: [string, string[]][] = [
  ['What you hear', ['chains', 'signalTypes', 'priorityFilter']],
  ['How much of it', ['dailyBudget', 'perTypeLimits', 'cooldownHours']],
  ['Which wallets count', ['minTraderScore', 'minWinRate', 'minTrades', 'minClosedPositions', 'minTokensTraded', 'maxBuyVolumeUsd', 'minTriggerWinRate', 'minTriggerClosed']],
  ['What makes a signal', ['convergenceMinWallets', 'convergenceWindowHours', 'convergenceMinUsd', 'whaleMinTradeUsd', 'whaleMaxRank']],
  ['Which tokens', ['minTokenLiquidityUsd', 'minTokenHolders']],
];

// elsewhere are fields that other pages change.
const elsewhere = ['webhookUrl'];

// grouped returns the fields by group; those that no group names come last.
export function grouped(fields: readonly Field[]): [string, Field[]][] {
  const named = new Set([...groups.flatMap(([, names]) => names), ...elsewhere]);
  const of = (names: string[]) => names.flatMap((name) => fields.filter((f) => f.name === name));
  const rest = fields.filter((f) => !named.has(f.name));
  return [...groups.map(([title, names]): [string, Field[]] => [title, of(names)]), ['More', rest]];
}

type Introspected = NonNullable<NonNullable<TuningQuery['fields']>['inputFields']>[number];

// fieldsOf reads the fields of the input type ConfigUpdate.
export function fieldsOf(inputs: readonly Introspected[]): Field[] {
  return inputs.map(({ name, description, type }) => {
    const text = description ?? '';
    const inner = type.kind === 'LIST' ? (type.ofType?.ofType?.name ?? type.ofType?.name ?? '') : (type.name ?? '');
    const list = type.kind === 'LIST';
    const kind = list ? (inner.endsWith('Input') ? 'limits' : 'choices') : type.kind === 'ENUM' ? 'choice' : inner === 'String' ? 'text' : 'number';
    const rule = name.replace(/([A-Z])/g, '_$1').toLowerCase();
    const bounds = boundsOf(text), percent = kind === 'number' && bounds.max === 1 && name.endsWith('Rate');
    const shown = percent ? text.replace(/0 to 1(: [^.]*\.?\d* is \d+ %)?/, '0 to 100 %') : text;
    return { name, rule, label: words(rule), text: shown, kind, whole: inner === 'Int', percent, of: inner, ...bounds };
  });
}

// boundsOf finds "0 to 720" and "0 or more" in a description.
function boundsOf(text: string): { min?: number; max?: number } {
  const number = (s: string | undefined) => Number((s ?? '').replaceAll(',', ''));
  const both = /([\d.,]*\d) to ([\d.,]*\d)/.exec(text);
  if (both) return { min: number(both[1]), max: number(both[2]) };
  const least = /([\d.,]*\d) or more/.exec(text);
  return least ? { min: number(least[1]) } : {};
}

// valueOf reads a field of a configuration.
export function valueOf(config: ConfigPartsFragment, name: string): Value {
  return (config as unknown as Record<string, Value>)[name] ?? '';
}

// same reports whether two values are equal; lists are sets.
export function same(a: Value, b: Value): boolean {
  const plain = (v: Value) => JSON.stringify(Array.isArray(v) ? v.map((x) => JSON.stringify(x)).sort() : v);
  return plain(a) === plain(b);
}

// differences lists the fields in which two configurations differ.
export function differences(fields: readonly Field[], a: ConfigPartsFragment, b: ConfigPartsFragment): Field[] {
  return fields.filter((f) => !elsewhere.includes(f.name) && !same(valueOf(a, f.name), valueOf(b, f.name)));
}
