import { useState } from 'preact/hooks';
import { ended, kept, resume, signIn } from '../session';

// SignIn asks for a key until the service accepts one.
export function SignIn({ problem: before }: { problem: string }) {
  const [problem, setProblem] = useState(before);
  const [busy, setBusy] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const key = String(new FormData(event.currentTarget as HTMLFormElement).get('key')).trim();
    return enter(() => signIn(key));
  };
  const enter = async (call: () => Promise<void>) => {
    setBusy(true);
    try {
      await call();
    } catch (reason) {
      setProblem((reason as Error).message);
      setBusy(false);
    }
  };
  return (
    <main class="signin">
      <form class="card" onSubmit={(e) => void submit(e as unknown as SubmitEvent)}>
        <h1><img src="console/icon.svg" alt="" width="32" height="32" />smartmoney</h1>
        <p class="muted">See what the best wallets trade, why each signal came, and what came of it.</p>
        <label class="field"><span>API key</span>
          <input name="key" type="password" placeholder="sms-…" autocomplete="off" spellcheck={false} autofocus required />
        </label>
        <button type="submit" class="primary" disabled={busy}>{busy ? 'Signing in…' : 'Sign in'}</button>
        <p role="alert" class="problem-text">{problem || ended.value}</p>
        {kept() && <button type="button" disabled={busy} onClick={() => void enter(resume)}>Try again with the key of this tab</button>}
        <p class="muted small">
          The operator creates keys with <code>smartmoney key create</code>; <code>serve --demo</code> prints one. The key
          stays in this tab and is forgotten when it closes.
        </p>
      </form>
      <p class="muted small links">
        <a href="graphiql">GraphiQL</a> <a href="docs">REST reference</a> <a href="schema.graphql">Schema</a>{' '}
        <a href="openapi.json">OpenAPI</a> <a href="readyz">readyz</a> <a href="console/licences.txt">Licences</a>
      </p>
    </main>
  );
}
