// Whether the window is as narrow as a phone's, as the style sheet has it.
import { signal } from '@preact/signals';

const query = matchMedia('(max-width: 640px)');

export const narrow = signal(query.matches);

query.addEventListener('change', () => { narrow.value = query.matches; });
