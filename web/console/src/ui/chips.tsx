// Filters: chips of which several may be on, a choice of one, and fields.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

export interface Choice<T extends string> {
  value: T;
  label: string;
}

// Chips are toggles. None that is on means all, which the first chip says, and chooses; nothing: there is really none.
export function Chips<T extends string>({ label, choices, chosen, change, nothing = false }: {
  label: string; choices: readonly Choice<T>[]; chosen: readonly T[]; change(next: T[]): void; nothing?: boolean;
}) {
  const toggle = (value: T) => change(chosen.includes(value) ? chosen.filter((v) => v !== value) : [...chosen, value]);
  return (
    <div class="chips" role="group" aria-label={label}>
      <button type="button" class="chip" aria-pressed={chosen.length === 0 && !nothing} onClick={() => change([])}>All</button>
      {choices.map(({ value, label: text }) => (
        <button key={value} type="button" class="chip" aria-pressed={chosen.includes(value)} onClick={() => toggle(value)}>{text}</button>
      ))}
    </div>
  );
}

// Pick is a choice of one of a few values.
export function Pick<T extends string>({ label, choices, chosen, change }: {
  label: string; choices: readonly Choice<T>[]; chosen: T; change(next: T): void;
}) {
  return (
    <div class="segments" role="group" aria-label={label}>
      {choices.map(({ value, label: text }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => change(value)}>{text}</button>
      ))}
    </div>
  );
}

// Select is a choice of one of many values.
export function Select<T extends string>({ label, choices, chosen, change }: {
  label: string; choices: readonly Choice<T>[]; chosen: T; change(next: T): void;
}) {
  return (
    <label class="field"><span>{label}</span>
      <select value={chosen} onChange={(e) => change(e.currentTarget.value as T)}>
        {choices.map(({ value, label: text }) => <option key={value} value={value}>{text}</option>)}
      </select>
    </label>
  );
}

// Input is a field whose text counts once it is finished, and keeps what is being typed while the page is drawn anew. The browser says
// what is wrong with a text that does not count.
export function Input({ value, change, type, ...attributes }: {
  value: string; change(next: string): void; type?: 'number' | 'date'; inputMode?: 'decimal'; class?: string; size?: number;
  min?: number; max?: number; step?: number | 'any'; placeholder?: string;
}) {
  const [typed, setTyped] = useState<string>();
  return (
    <input {...attributes} type={type as 'number'} value={typed ?? value} onInput={(e) => setTyped(e.currentTarget.value)}
      onChange={(e) => { if (e.currentTarget.reportValidity()) change(e.currentTarget.value); }}
      onBlur={(e) => { if (e.currentTarget.validity.valid) setTyped(undefined); }} />
  );
}

// NumberField is an optional number; empty means that the default counts.
export function NumberField({ label, value, change, min = 0, max, step = 'any', hint }: {
  label: ComponentChildren; value: string; change(next: string): void; min?: number; max?: number; step?: number | 'any'; hint?: string;
}) {
  return (
    <label class="field"><span>{label}</span>
      <Input type="number" inputMode="decimal" value={value} change={change} min={min} max={max} step={step} placeholder={hint} />
    </label>
  );
}
