// A field for a number within bounds, which says at once what is wrong with what was typed.
import { useId, useState } from 'preact/hooks';

export interface Bounds {
  min?: number;
  max?: number;
  whole?: boolean;
  percent?: boolean; // the value is from 0 to 1 and is written from 0 to 100
  optional?: boolean; // nothing may be written, which is no number
}

// exact removes what multiplying by 100 and dividing by it add to the last digits.
const exact = (n: number) => Number(n.toPrecision(12));

const share = (text: number) => exact(text / 100);

// problemOf says what is wrong with a text, and what may have been meant; undefined if nothing is.
export function problemOf(text: string, { min, max, whole, percent, optional }: Bounds): string | undefined {
  const most = percent && max !== undefined ? max * 100 : max;
  const range = most !== undefined ? `${(min ?? 0).toLocaleString('en')} to ${most.toLocaleString('en')}${percent ? ' %' : ''}` : `${(min ?? 0).toLocaleString('en')} or more`;
  if (text === '') return optional ? undefined : `Write a number: ${range}`;
  const n = Number(text);
  if (Number.isNaN(n)) return `Write a number: ${range}`;
  if (n < (min ?? 0) || (most !== undefined && n > most)) {
    return max === 1 && !percent && n > 1 && n <= 100 ? `${range}: write ${share(n)} for ${n} %` : `${range}, not ${n.toLocaleString('en')}`;
  }
  return whole && !Number.isInteger(n) ? `A whole number: ${range}` : undefined;
}

// hintOf says what may have been meant by a number that is allowed.
function hintOf(text: string, { percent }: Bounds): string | undefined {
  const n = Number(text);
  return percent && n > 0 && n <= 1 ? `${n} %: write ${exact(n * 100)} for ${exact(n * 100)} %` : undefined;
}

// Bounded edits a number, undefined for none. What is wrong changes nothing, and is reported as such; undefined: nothing is wrong.
export function Bounded({ label, value, change, wrong, hint, ...bounds }: Bounds & {
  label: string; value: number | undefined; change(next: number | undefined): void; wrong(problem: string | undefined): void; hint?: string;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { min, max, whole, percent } = bounds, scale = percent ? 100 : 1;
  const text = typed ?? (value === undefined ? '' : String(exact(value * scale)));
  const check = (input: HTMLInputElement, finished: boolean) => {
    const found = input.validity.badInput ? problemOf('x', bounds) : problemOf(input.value, bounds);
    setTyped(input.value);
    if (!found) change(input.value === '' ? undefined : exact(Number(input.value) / scale));
    if (!found || finished || problem) {
      setProblem(found);
      wrong(found);
    }
  };
  const said = problem ?? hintOf(text, bounds);
  return (
    <label class="field"><span>{label}{percent && ', %'}</span>
      <input type="number" inputMode="decimal" min={min} max={max === undefined ? undefined : max * scale} step={whole ? 1 : 'any'} placeholder={hint} value={text}
        aria-invalid={problem !== undefined} aria-describedby={said ? id : undefined}
        onInput={(e) => check(e.currentTarget, false)} onChange={(e) => check(e.currentTarget, true)}
        onBlur={(e) => { if (!problemOf(e.currentTarget.value, bounds) && e.currentTarget.validity.valid) setTyped(undefined); }} />
      {said && <small id={id} class={problem ? 'bad' : 'few'} role="alert">{said}</small>}
    </label>
  );
}
