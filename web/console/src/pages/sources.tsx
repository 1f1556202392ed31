import { SourceRejectsDocument, SourcesDocument, type SourcesQuery } from '../api/gen/graphql';
import { useQuery } from '../api/query';
import { oneParam, setParams } from '../router';
import { count, duration, words } from '../ui/format';
import { Card, Head, Stats, When } from '../ui/parts';
import { Empty, Show } from '../ui/states';
import { Table, type Column } from '../ui/table';

type Source = SourcesQuery['sources'][number];

// Sources shows the live connections to providers of trades, and what of them was refused.
export function Sources() {
  const query = useQuery(SourcesDocument, {}, { every: 5000 });
  return (
    <>
      <Head title="Sources" about="Where trades come from, how far each source is, and what of it did not go into the log." />
      <Show query={query}>
        {({ sources }) => (
          <div class="stack">
            {sources.length === 0 && (
              <Empty title="No live source">
                Trades come by <code>POST /ingest/events</code> alone. A source is added with <code>smartmoney source add</code> or in <code>smartmoney.yaml</code>.
              </Empty>
            )}
            {sources.map((s) => <SourceCard key={s.name} source={s} />)}
            {sources.length > 0 && <Rejects names={sources.map((s) => s.name)} />}
          </div>
        )}
      </Show>
    </>
  );
}

function SourceCard({ source: s }: { source: Source }) {
  const total = s.events.reduce((sum, e) => sum + e.count, 0);
  const skipped = s.skipped.reduce((sum, e) => sum + e.count, 0);
  return (
    <Card class="spaced" title={s.name} actions={<State source={s} />}>
      {fails(s) && <p class="note bad" role="status">{s.lastError ?? 'Nothing has worked since the last error.'} <When at={s.lastErrorAt} /></p>}
      {s.problem && <p class="note bad">{s.problem}</p>}
      {s.waiting && <p class="note">Waits for {s.waiting}</p>}
      <Stats items={[
        { name: 'Reads', value: words(s.kind), note: s.holder ? `process ${s.holder}` : 'no process reads it' },
        { name: 'Position', value: s.position ?? '–', note: s.head ? `of ${s.head}` : undefined },
        { name: 'Behind', value: s.lag === null || s.lag === undefined ? '–' : count(s.lag), note: behind(s) },
        { name: 'Events in the log', value: count(total), note: s.events.map((e) => `${count(e.count)} ${e.name}`).join(', ') || undefined },
        { name: 'Not in the log', value: count(skipped), note: s.skipped.slice(0, 3).map((e) => `${count(e.count)} ${e.name}`).join(', ') || undefined },
        { name: 'Taken back', value: count(s.retracted), note: `${count(s.duplicates)} duplicates` },
        { name: 'Last stored', value: <When at={s.lastBatchAt} /> },
      ]} />
      {(s.skipped.length > 0 || s.leftOut.length > 0) && (
        <details><summary>What did not go into the log</summary>
          <Table label={`What of ${s.name} did not go into the log`} columns={skippedColumns} rows={[...s.skipped, ...s.leftOut]} id={(r) => r.name} />
        </details>
      )}
      {s.lastError && !fails(s) && <p class="muted">Last error, <When at={s.lastErrorAt} />: {s.lastError}</p>}
    </Card>
  );
}

type Skipped = { name: string; count: number; since?: string | null; lostAt?: string | null };

const skippedColumns: Column<Skipped>[] = [
  { name: 'Reason', cell: (r) => <span class="break">{r.name}{r.lostAt && <small class="bad">missing, last <When at={r.lostAt} /></small>}</span> },
  { name: 'How many', number: true, cell: (r) => count(r.count) },
  { name: 'Since', cell: (r) => <When at={r.since} /> },
];

// fails reports whether nothing of a source works now; whether it is healthy depends on how long it may be silent.
const fails = (s: Source) => s.state === 'FAILING' || s.state === 'REFUSED';

function State({ source: s }: { source: Source }) {
  const tone = fails(s) || !s.healthy ? 'bad' : s.state === 'RUNNING' ? 'good' : '';
  return <span class={`badge ${tone}`}>{words(s.state)}</span>;
}

function behind(s: Source): string | undefined {
  return s.lagSeconds === null || s.lagSeconds === undefined ? undefined : duration(s.lagSeconds);
}

type Reject = { number: number; at: string; ref: string; reason: string; detail?: string | null; sample: string };

const rejectColumns: Column<Reject>[] = [
  { name: 'When', cell: (r) => <When at={r.at} /> },
  { name: 'Where', cell: (r) => <span class="mono break">{r.ref}</span> },
  { name: 'Reason', cell: (r) => <>{r.reason}{r.detail && <small>{r.detail}</small>}</> },
  { name: 'Message', cell: (r) => (
    <details><summary>Show</summary><pre class="code" tabIndex={0}>{r.sample}</pre></details>
  ) },
];

// Rejects shows the last messages of a source that became no event.
function Rejects({ names }: { names: string[] }) {
  const source = oneParam('source', names, names[0] ?? '');
  const query = useQuery(SourceRejectsDocument, { source }, { every: 5000 });
  return (
    <Card title="Messages that became no event" actions={(
      <label class="field inline"><span>Source</span>
        <select value={source} onChange={(e) => setParams({ source: e.currentTarget.value })}>
          {names.map((name) => <option key={name}>{name}</option>)}
        </select>
      </label>
    )}>
      <Show query={query}>
        {({ sourceRejects: rejects }) => (rejects.nodes.length === 0
          ? <Empty title="None">Every message of {source} was understood.</Empty>
          : (
            <>
              <Table label={`Messages of ${source} that became no event, newest first`} columns={rejectColumns} rows={rejects.nodes} id={(r) => String(r.number)} />
              <p class="muted">{count(rejects.nodes.length)} of {count(rejects.totalCount)} that are kept.</p>
            </>
          ))}
      </Show>
    </Card>
  );
}
