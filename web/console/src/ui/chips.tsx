// Filters: chips of which several may be on, and a choice of one.
import type { ComponentChildren } from 'preact';

export interface Choice<T extends string> {
  value: T;
  label: string;
}

// Chips are toggles; none that is on means all.
export function Chips<T extends string>({ label, choices, chosen, change }: {
  label: string; choices: readonly Choice<T>[]; chosen: readonly T[]; change(next: T[]): void;
}) {
  const toggle = (value: T) => change(chosen.includes(value) ? chosen.filter((v) => v !== value) : [...chosen, value]);
  return (
    <div class="chips" role="group" aria-label={label}>
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

// NumberField is an optional number; empty means that the default counts.
export function NumberField({ label, value, change, min = 0, max, step = 'any', hint }: {
  label: ComponentChildren; value: string; change(next: string): void; min?: number; max?: number; step?: number | 'any'; hint?: string;
}) {
  return (
    <label class="field"><span>{label}</span>
      <input type="number" inputMode="decimal" value={value} min={min} max={max} step={step} placeholder={hint}
        onChange={(e) => { if (e.currentTarget.validity.valid) change(e.currentTarget.value); }} />
    </label>
  );
}
