// What a button led to: a sentence, a secret that is shown once, or why it was refused.
import { Refusal } from '../api/client';
import { Copy } from './parts';
import { Problem } from './states';

// Outcome is what the last action on something led to.
export interface Outcome {
  text?: string;
  bad?: boolean;
  secret?: string;
  refusal?: Refusal;
}

// act calls an action and returns what it led to.
export async function act(action: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await action();
  } catch (problem) {
    if (problem instanceof Refusal) return { refusal: problem };
    throw problem;
  }
}

// Result says what an action led to. A secret is shown here and nowhere again.
export function Result({ outcome, what = 'secret' }: { outcome: Outcome; what?: string }) {
  return (
    <div role="status">
      {outcome.refusal && <Problem refusal={outcome.refusal} />}
      {outcome.text && <p class={outcome.bad ? 'note bad' : 'note'}>{outcome.text}</p>}
      {outcome.secret && (
        <p class="note warn">The {what}, which is not shown again: <code class="break">{outcome.secret}</code> <Copy text={outcome.secret} label={`the ${what}`} /></p>
      )}
    </div>
  );
}
