// The frame of every page: navigation, who is signed in, and the page of the address.
import { useEffect, useRef, useState } from 'preact/hooks';
import { HealthDocument, type HealthQuery } from './api/gen/graphql';
import { useQuery } from './api/query';
import { pages, type Page } from './pages';
import { SignIn } from './pages/signin';
import { href, mayLeave, route } from './router';
import { session, signOut, type Session } from './session';
import { chainNames } from './ui/parts';
import { duration, now } from './ui/format';
import { forgetLabels, loadLabels } from './ui/labels';
import { arrive, entered } from './ui/place';
import { Search } from './ui/search';
import { Empty } from './ui/states';
import { choice, choose, type Theme } from './ui/theme';
import { missed, watchSignals } from './ui/watch';

export function App({ problem = '' }: { problem?: string }) {
  const who = session.value;
  return who ? <Frame who={who} /> : <SignIn problem={problem} />;
}

function Frame({ who }: { who: Session }) {
  const [open, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const { path } = route.value;
  const mine = pages.filter((p) => p.scopes.includes(who.scope));
  const page = path.length === 0 ? mine[0] : pages.find((p) => p.path === path[0]);
  const at = path.join('/');
  const first = useRef(true);
  useEffect(() => {
    setOpen(false);
    if (!first.current) {
      main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [at]);
  const entry = entered.value;
  useEffect(() => arrive(), [at, entry]);
  const unseen = missed.value;
  useEffect(() => {
    document.title = `${unseen > 0 ? `(${unseen}) ` : ''}${page?.title ?? 'Not found'} · smartmoney`;
  }, [at, unseen]);
  const reads = who.scope !== 'operator';
  useEffect(() => (reads ? followLabels() : undefined), [who]);
  return (
    <div class={`frame ${open ? 'open' : ''}`}>
      <a class="skip" href="#main" onClick={(e) => { e.preventDefault(); main.current?.focus(); }}>Skip to the page</a>
      <header class="bar">
        <a class="brand" href="#/" aria-label="smartmoney"><img src="console/icon.svg" alt="" width="26" height="26" /><span>smartmoney</span></a>
        {reads && <Search />}
        <button type="button" class="quiet menu" aria-expanded={open} aria-controls="nav" onClick={() => setOpen(!open)}>Menu</button>
      </header>
      <nav id="nav" aria-label="Pages">
        <Links pages={mine.filter((p) => p.group === 'analyst')} at={page} title="Signals" />
        <Links pages={mine.filter((p) => p.group === 'settings')} at={page} title="Delivery" />
        <Links pages={mine.filter((p) => p.group === 'operator')} at={page} title="Operator" />
        <div class="group">
          <h2>Build</h2>
          <ul>
            <li><a href="graphiql">GraphiQL</a></li>
            <li><a href="docs">REST reference</a></li>
            <li><a href={href(['schema'])} aria-current={page?.path === 'schema' ? 'page' : undefined}>Schema</a></li>
          </ul>
        </div>
        <Account who={who} />
      </nav>
      <main id="main" ref={main} tabIndex={-1}>
        {page && page.scopes.includes(who.scope) && <page.component args={path.slice(1)} key={at} />}
        {page && !page.scopes.includes(who.scope) && (
          <Empty title={`${page.title} needs a key of scope ${page.scopes.join(' or ')}`}>
            This key has the scope {who.scope}. <a href="#/">See its own pages</a>, or sign out to use another one.
          </Empty>
        )}
        {!page && <Empty title="There is no such page"><a href="#/">Go to the first page</a></Empty>}
      </main>
    </div>
  );
}

const labelsEvery = 60_000; // ms between two looks at the labels, which other tabs change, too

// followLabels keeps the customer's labels, and watches what it watches, until the session ends.
function followLabels(): () => void {
  const load = () => { if (document.visibilityState === 'visible') loadLabels().catch(() => {}); }; // what is wrong shows on the page
  loadLabels().catch(() => {});
  const timer = setInterval(load, labelsEvery), end = watchSignals();
  return () => {
    clearInterval(timer);
    end();
    forgetLabels();
  };
}

function Links({ pages: all, at, title }: { pages: Page[]; at?: Page; title: string }) {
  const listed = all.filter((p) => p.listed);
  if (listed.length === 0) return null;
  return (
    <div class="group">
      <h2>{title}</h2>
      <ul>
        {listed.map((p) => (
          <li key={p.path}><a href={href([p.path])} aria-current={p === at ? 'page' : undefined}>{p.title}</a></li>
        ))}
      </ul>
    </div>
  );
}

const quietAfter = 3600; // seconds without a trade

// Health says how far the service is, of which nothing is wrong.
function Health({ chains }: { chains: HealthQuery['chains'] }) {
  const newest = Math.max(...chains.map((c) => Date.parse(c.lastEventAt ?? '') || 0)), age = (now.value - newest) / 1000;
  if (newest === 0) return <p class="health muted">No trade yet</p>;
  if (age > quietAfter) return <p class="health muted">Quiet: last trade {duration(age)} ago</p>;
  const slowest = Math.max(...chains.map((c) => c.lagSeconds));
  return <p class="health good">Up to date{slowest > 1 ? `, ${duration(slowest)} behind` : ''}</p>;
}

function Account({ who }: { who: Session }) {
  const health = useQuery(HealthDocument, { operator: who.scope === 'operator' }, { every: 15_000 });
  const ill = health.data?.chains.filter((c) => !c.healthy) ?? [];
  const attention = health.data?.serviceStatus?.attention ?? [];
  return (
    <div class="account">
      {health.refusal && <p class="health bad">Service does not answer</p>}
      {!health.refusal && health.data && ill.length + attention.length === 0 && <Health chains={health.data.chains} />}
      {attention.length > 0 && (
        <p class={`health ${attention.some((a) => a.level === 'error') ? 'bad' : 'few'}`}><a href={href(['overview'])}>Needs attention</a></p>
      )}
      {ill.map((c) => <p key={c.chain} class="health bad" title={c.reason ?? ''}>{chainNames[c.chain]} is {duration(c.lagSeconds)} behind</p>)}
      <label class="field inline"><span>Theme</span>
        <select value={choice.value} onChange={(e) => choose(e.currentTarget.value as Theme)}>
          <option value="system">System</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </label>
      <p><strong>{who.name || 'Operator'}</strong><br /><small class="muted">key of scope {who.scope}</small></p>
      <button type="button" class="quiet" onClick={() => { if (mayLeave()) signOut(); }}>Sign out</button>
    </div>
  );
}
