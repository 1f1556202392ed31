// A label beside an address, and the form that changes it.
import { useState } from 'preact/hooks';
import { session } from '../session';
import { change, labelOf, longestName, longestNote, type Address } from './labels';

// LabelName is what an address is called, with the note in its title, and a star if it is watched; nothing without a label.
export function LabelName(of: Address) {
  const label = labelOf(of);
  if (!label) return null;
  return (
    <small class="label" title={label.note || undefined}>
      {label.watched && <span class="star" role="img" aria-label="Watched">★</span>} {label.name || (label.watched ? '' : 'noted')}
    </small>
  );
}

// Labelled shows the label of a page's wallet or token, and changes it with a key that may.
export function Labelled(of: Address) {
  const label = labelOf(of), watched = label?.watched ?? false;
  const [problem, setProblem] = useState('');
  const [open, setOpen] = useState(false);
  const run = async (next: Parameters<typeof change>[1]) => {
    setProblem('');
    try {
      await change(of, next);
      return true;
    } catch (refusal) {
      setProblem(refusal instanceof Error ? refusal.message : String(refusal));
      return false;
    }
  };
  if (session.value?.scope !== 'customer') return label?.note ? <p class="muted">{label.note}</p> : null;
  return (
    <>
      <button type="button" aria-pressed={watched} onClick={() => void run({ watched: !watched })}>{watched ? '★ Watching' : '☆ Watch'}</button>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>{label?.name || label?.note ? 'Edit label' : 'Add label'}</button>
      {problem && <span role="alert" class="bad">{problem}</span>}
      {open && <Form key={of.address} name={label?.name ?? ''} note={label?.note ?? ''} save={(next) => void run(next).then((done) => { if (done) setOpen(false); })} />}
      {!open && label?.note && <p class="muted note-text">{label.note}</p>}
    </>
  );
}

function Form({ name: named, note: noted, save }: { name: string; note: string; save(next: { name: string; note: string }): void }) {
  const [name, setName] = useState(named), [note, setNote] = useState(noted);
  return (
    <form class="label-form" onSubmit={(e) => { e.preventDefault(); save({ name, note }); }}>
      <label class="field"><span>Name</span><input value={name} maxLength={longestName} size={24} onInput={(e) => setName(e.currentTarget.value)} /></label>
      <label class="field grow"><span>Note</span><input value={note} maxLength={longestNote} onInput={(e) => setNote(e.currentTarget.value)} /></label>
      <button type="submit" class="primary">Save</button>
      {(named || noted) && <button type="button" onClick={() => save({ name: '', note: '' })}>Remove</button>}
    </form>
  );
}
