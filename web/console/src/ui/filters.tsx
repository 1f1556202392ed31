// The filters of a page, on a narrow screen behind a button that says how many are set.
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { route } from '../router';

// Filters holds the controls of a page; of names the parameters of the address that they set.
export function Filters({ names, children }: { names: readonly string[]; children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const set = names.filter((name) => route.value.params.get(name)).length;
  return (
    <>
      <button type="button" class="narrow-only" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>Filter ({set})</button>
      <div id={id} class={open ? 'filters open' : 'filters folded'}>{children}</div>
    </>
  );
}
