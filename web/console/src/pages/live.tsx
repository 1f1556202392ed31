import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BudgetTodayDocument, WhyQuietDocument, YesterdayDocument, type NotificationType, type SignalFilter, type WhyQuietQuery } from '../api/gen/graphql';
import { passing, retryAfter, type Refusal } from '../api/client';
import { useQuery } from '../api/query';
import { href, listParam, route, setParams } from '../router';
import { session } from '../session';
import { Chips, Input } from '../ui/chips';
import { Filters } from '../ui/filters';
import { ago, count, now, typeNames, words } from '../ui/format';
import { Change, Head, chainNames, chains } from '../ui/parts';
import { Empty, Loading, Problem, Show } from '../ui/states';
import { Table } from '../ui/table';
import { Feed, most } from './feed';
import { directed } from './grades';
import { columns, priorities, tiers, types } from './signalrows';

// kinds are what types are about; of those that differ in priority alone the chips of priorities choose.
const kinds = [...new Set(types.map((type) => typeNames[type]))];

// Live shows the signals as they are raised.
export function Live() {
  const chosen = {
    chains: listParam('chains', chains), types: listParam('types', types), priorities: listParam('priorities', priorities),
  };
  const watched = route.value.params.get('wallets')?.split(/[\s,]+/).filter(Boolean) ?? [];
  const key = JSON.stringify([chosen, watched]);
  const filter = useMemo(() => {
    const all: SignalFilter = {};
    if (chosen.chains.length > 0) all.chains = chosen.chains;
    if (chosen.types.length > 0) all.types = chosen.types;
    if (chosen.priorities.length > 0) all.priorities = chosen.priorities;
    if (watched.length > 0) all.wallets = watched;
    return all;
  }, [key]);
  const set = (name: string) => (next: string[]) => setParams({ [name]: next.join(',') });
  return (
    <>
      <Head title="Live signals" about="What top wallets do that passes your rules, as it happens." />
      <Yesterday />
      <Filters names={['chains', 'types', 'priorities', 'wallets']}>
        <Chips label="Chains" choices={chains.map((value) => ({ value, label: chainNames[value] }))} chosen={chosen.chains} change={set('chains')} />
        <Chips label="Types" choices={kinds.map((value) => ({ value, label: value }))} chosen={kinds.filter((kind) => chosen.types.some((t) => typeNames[t] === kind))}
          change={(next) => set('types')(next.flatMap((kind) => typesOf(kind, chosen.types)))} />
        <Chips label="Priorities" choices={priorities.map((value) => ({ value, label: value }))} chosen={chosen.priorities} change={set('priorities')} />
        <details class="more" open={watched.length > 0}><summary>Wallets</summary>
          <label class="field"><span>Only signals of these wallets: up to 50 addresses</span>
            <Input class="mono" size={48} value={watched.join(' ')} placeholder="0x…, 0x…"
              change={(next) => set('wallets')(next.split(/[\s,]+/).filter(Boolean))} />
          </label>
        </details>
      </Filters>
      <p class="small muted">{priorities.map((p) => `${p}: ${tiers[p]}`).join(' · ')}</p>
      <FeedView key={key} filter={filter} />
    </>
  );
}

// Yesterday says what the signals of the UTC day before were worth 6 hours later: how many of those that are so old were right, the
// best and the worst of them. It is empty if none is graded.
function Yesterday() {
  const [since, until] = useMemo(() => {
    const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
    return [new Date(today - 86_400_000).toISOString(), new Date(today).toISOString()] as const;
  }, []);
  const { data } = useQuery(YesterdayDocument, { since, until });
  const stand = (data?.signals.nodes ?? []).filter((s) => !s.retractedAt);
  const graded = stand.flatMap((s) => {
    const gain = directed(s.notificationType, s.outcome.return6h);
    return gain === null ? [] : [{ ...s, gain }];
  }).sort((a, b) => b.gain - a.gain);
  const best = graded[0], worst = graded.at(-1);
  if (!best || !worst) return null;
  const one = (s: typeof best) => <><a href={href(['signal', s.signalId])}>{s.headline}</a> <Change value={s.gain} /></>;
  return (
    <p>
      Of {count(stand.length)} signals of yesterday {count(graded.length)} are graded after 6 hours: {count(graded.filter((s) => s.gain > 0).length)} were right.
      {' '}The best: {one(best)}. The worst: {one(worst)}. <a href={href(['track'], { days: '7', after: '6h' })}>All signals, graded</a>
    </p>
  );
}

// typesOf returns the types of a kind; if some of them are chosen already, as by a link, those.
function typesOf(kind: string, chosen: readonly NotificationType[]): NotificationType[] {
  const all = types.filter((t) => typeNames[t] === kind), some = all.filter((t) => chosen.includes(t));
  return some.length > 0 ? some : all;
}

function FeedView({ filter }: { filter: SignalFilter }) {
  const [attempt, setAttempt] = useState(0);
  const feed = useMemo(() => new Feed(filter), [attempt]);
  useEffect(() => {
    void feed.start();
    return () => feed.stop();
  }, [feed]);
  const rows = feed.rows.value, waiting = feed.waiting.value, paused = feed.paused.value;
  const before = useRef<Refusal | undefined>(undefined);
  const failed = feed.refusal.value ?? (rows ? undefined : before.current); // which stays until another try has led to something
  before.current = failed;
  const wait = passing(feed.refusal.value);
  useEffect(() => {
    if (!wait) return undefined;
    const timer = setTimeout(() => setAttempt((a) => a + 1), retryAfter);
    return () => clearTimeout(timer);
  }, [feed, wait]);
  if (failed) return <Problem refusal={failed} retry={() => setAttempt((a) => a + 1)} />;
  if (!rows) return <Loading label="Loading the newest signals" />;
  return (
    <section class="card" aria-label="Signals">
      <header class="card-head">
        <span role="status" class={`link ${feed.link.value}`}>{feed.said.value}</span>
        <div class="actions">
          {waiting.length > 0 && <button type="button" class="primary" onClick={() => feed.resume()}>Show {count(waiting.length)} new</button>}
          <button type="button" onClick={() => { if (paused) feed.resume(); else feed.paused.value = true; }}>{paused ? 'Resume' : 'Pause'}</button>
        </div>
      </header>
      {feed.gap.value && <p class="note warn" role="alert">Signals before the newest ones are no longer kept and cannot be shown.</p>}
      {rows.length === 0 ? <WhyEmpty filtered={Object.keys(filter).length > 0} /> : (
        <Table long label="Signals, newest first" columns={columns} rows={rows} id={(s) => s.signalId}
          class={(s) => (s.retractedAt ? 'gone' : feed.fresh.has(s.signalId) ? 'fresh' : '')} />
      )}
      {rows.length > 0 && (
        <div class="pager">
          <span class="muted">{count(rows.length)} signals{rows.length >= most && ', the most that this page holds'}</span>
          {feed.older.value && <button type="button" disabled={feed.loading.value} onClick={() => void feed.loadOlder()}>Older signals</button>}
        </div>
      )}
    </section>
  );
}

// WhyEmpty says why there are no signals: no trades, a used-up budget, the rule that held back most,
// or the filter.
function WhyEmpty({ filtered }: { filtered: boolean }) {
  const since = useMemo(() => new Date(Date.now() - 24 * 3600_000).toISOString(), []);
  const why = useQuery(WhyQuietDocument, { since }, { every: 30_000 });
  const budget = useQuery(BudgetTodayDocument, {}, { skip: session.value?.scope !== 'customer' });
  return (
    <Show query={why}>
      {(data) => (
        <Empty title={filtered ? 'No signal passes this filter' : 'No signals yet'}>
          <ul class="why">
            {filtered && <li>Fewer chips, or more wallets, may show more.</li>}
            {explanations(data, budget.data?.usage.budget, now.value).map((text) => <li key={text}>{text}</li>)}
          </ul>
        </Empty>
      )}
    </Show>
  );
}

interface Budget {
  dailyUsed: number;
  dailyBudget: number;
}

function explanations(data: WhyQuietQuery, budget: Budget | undefined, present: number): string[] {
  const out: string[] = [];
  const mine = data.chains.filter((c) => data.config.chains.includes(c.chain));
  if (mine.length === 0) out.push('Your configuration includes no chain.');
  if (data.config.signalTypes.length === 0) out.push('Your configuration includes no type of signals.');
  for (const c of mine) {
    if (!c.lastEventAt) out.push(`No trade has come in on ${chainNames[c.chain]} yet.`);
    else if (present - Date.parse(c.lastEventAt) > 600_000) out.push(`${chainNames[c.chain]} is quiet: its last trade was ${ago(c.lastEventAt, present)}.`);
    if (c.reason) out.push(`${chainNames[c.chain]}: ${c.reason}`);
  }
  if (budget && budget.dailyUsed >= budget.dailyBudget) out.push(`Today's budget of ${count(budget.dailyBudget)} signals is used up. It starts again at midnight UTC.`);
  const rules = new Map<string, number>();
  for (const d of data.decisions.nodes) rules.set(d.rule ?? '', (rules.get(d.rule ?? '') ?? 0) + d.count);
  const [worst] = [...rules].sort((a, b) => b[1] - a[1]);
  if (worst) out.push(`In the last 24 hours the rule “${words(worst[0])}” held back ${count(worst[1])} candidates, more than any other.`);
  else if (mine.some((c) => c.lastEventAt)) out.push('No top wallet did anything in the last 24 hours that could have become a signal.');
  return out;
}
