// What the customer calls wallets and tokens, and which of them it watches.
import { computed, signal } from '@preact/signals';
import { request } from '../api/client';
import { LabelsDocument, RemoveLabelDocument, SetLabelDocument, type LabelPartsFragment } from '../api/gen/graphql';

export type Label = LabelPartsFragment;
// Address is what a label is of.
export type Address = Pick<Label, 'kind' | 'chain' | 'address'>;

export const longestName = 64, longestNote = 500; // characters

const stored = signal<readonly Label[]>([]);

const keyOf = ({ kind, chain, address }: Address) => `${kind}/${chain}/${chain === 'SOLANA' ? address : address.toLowerCase()}`;

const byAddress = computed(() => new Map(stored.value.map((label) => [keyOf(label), label])));

// labels are all, the last changed first.
export const labels = computed(() => stored.value);
// watched are the addresses that are watched.
export const watched = computed(() => stored.value.filter((l) => l.watched));

// labelOf returns the label of an address.
export const labelOf = (of: Address): Label | undefined => byAddress.value.get(keyOf(of));

// nameOf returns what a wallet or a token is called; empty: nothing.
export const nameOf = (of: Address): string => labelOf(of)?.name ?? '';

// isWatched reports whether an address is watched.
export const isWatched = (of: Address): boolean => labelOf(of)?.watched ?? false;

let sessions = 0; // that have ended, so that no answer of one shows in the next

// loadLabels brings the labels of the signed-in customer.
export async function loadLabels() {
  const session = sessions, { labels: all } = await request(LabelsDocument, {});
  if (session === sessions) stored.value = all;
}

// forgetLabels is called when the session ends.
export function forgetLabels() {
  sessions++;
  stored.value = [];
}

const without = (of: Address) => stored.value.filter((l) => keyOf(l) !== keyOf(of));

// change sets what is given of a label, or removes it if nothing is left of it. It throws a Refusal.
export async function change(of: Address, next: { name?: string; note?: string; watched?: boolean }) {
  const { kind, chain, address } = of, before = labelOf(of);
  const label = { name: before?.name ?? '', note: before?.note ?? '', watched: before?.watched ?? false, ...next };
  if (label.name.trim() || label.note.trim() || label.watched) {
    const { setLabel } = await request(SetLabelDocument, { input: { kind, chain, address, ...label } });
    stored.value = [setLabel.label, ...without(of)];
  } else if (before) {
    await request(RemoveLabelDocument, { kind, chain, address });
    stored.value = without(of);
  }
}
