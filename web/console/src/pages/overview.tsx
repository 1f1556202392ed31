import { LastHourDocument, OverviewDocument, type LastHourQuery, type OverviewQuery } from '../api/gen/graphql';
import { useQuery } from '../api/query';
import { href } from '../router';
import { Sparkline } from '../ui/chart';
import { bytes, count, duration, percent, rate } from '../ui/format';
import { Card, ChainBadge, Head, Stats, When } from '../ui/parts';
import { Empty, Show } from '../ui/states';
import { Table, type Column } from '../ui/table';

type Status = OverviewQuery['serviceStatus'];

// Overview says whether the service does its work: what comes in, who does it, what goes out, the disk, and errors.
export function Overview() {
  const query = useQuery(OverviewDocument, {}, { every: 5000 });
  const hour = useQuery(LastHourDocument, {}, { every: 60_000 });
  return (
    <>
      <Head title="Overview" about="Whether the service does its work, and how much disk it takes." />
      <Show query={query}>
        {(data) => {
          const s = data.serviceStatus;
          return (
            <div class="stack">
              <Attention all={s.attention} />
              <Card><Stats items={summary(s)} /></Card>
              <Card title="The last hour"><Show query={hour}>{(h) => <Hour minutes={h.serviceStatus.lastHour} />}</Show></Card>
              <Card title="Disk space" actions={<a href={href(['settings'])}>Retention, in Settings</a>}>
                <Stats items={disk(s.database)} />
              </Card>
              <Card title="Chains"><Table label="Chains" columns={chainColumns} rows={s.chains} id={(c) => c.chain} /></Card>
              <Card title="Delivery">
                <Table label="How long delivery takes" columns={stepColumns} rows={s.deliveries.steps} id={(l) => l.step} />
                <p class="muted">The last 1,000 times of each step in the answering process.</p>
              </Card>
              <Card title="Processes">
                <Table label="Processes" columns={processColumns} rows={s.processes} id={(p) => `${p.role} ${p.name}`} />
              </Card>
              <Problems status={s} />
            </div>
          );
        }}
      </Show>
    </>
  );
}

// Attention lists what an operator should look at, the worst first.
function Attention({ all }: { all: Status['attention'] }) {
  if (all.length === 0) return <p class="note good" role="status">All is well.</p>;
  const bad = all.some((a) => a.level === 'error');
  return (
    <div class={`note ${bad ? 'bad' : 'warn'}`} role="status">
      <strong>Needs attention</strong>
      <ul class="why">{all.map((a) => <li key={a.text}>{a.text}</li>)}</ul>
    </div>
  );
}

type Minute = LastHourQuery['serviceStatus']['lastHour'][number];

// Hour shows the last hour of the answering process, a line for each number.
function Hour({ minutes }: { minutes: Minute[] }) {
  if (minutes.length < 2) return <Empty title="Nothing yet">A minute after the start of the answering process there is a first point, after two a line.</Empty>;
  const lines: [name: string, values: (number | null)[], write: (n: number) => string][] = [
    ['Events a second', minutes.map((m) => m.eventsPerSecond), rate],
    ['Behind', minutes.map((m) => m.lagSeconds), duration],
    ['From trade to signal', minutes.map((m) => m.signalSeconds), duration],
    ['Database', minutes.map((m) => m.databaseBytes || null), bytes],
  ];
  return (
    <Stats items={lines.map(([name, all, write]) => {
      const values = all.filter((v): v is number => v !== null), last = values.at(-1);
      return {
        name, value: <Sparkline values={values} label={`${name} in the last ${minutes.length} minutes`} tone="plain" />,
        note: last === undefined ? 'none in this time' : `${write(Math.min(...values))} to ${write(Math.max(...values))}, now ${write(last)}`,
      };
    })} />
  );
}

function summary(s: Status) {
  const known = s.chains.map((c) => c.eventsPerSecond).filter((r): r is number => r != null);
  const webhook = s.deliveries.steps.find((l) => l.step === 'webhook');
  const followers = s.processes.filter((p) => !p.leader && ['all', 'api', 'engine'].includes(p.role)).length;
  return [
    { name: 'Events', value: known.length > 0 ? `${rate(known.reduce((a, b) => a + b, 0))}/s` : 'not measured yet', note: `${count(s.chains.reduce((a, c) => a + c.events, 0))} since the start` },
    { name: 'Behind', value: duration(Math.max(...s.chains.map((c) => c.lagSeconds))), note: `${count(s.chains.reduce((a, c) => a + c.unprocessed, 0))} events to process` },
    { name: 'Leader', value: <span class="break">{s.processes.find((p) => p.leader)?.name || 'none'}</span>, note: followers === 1 ? '1 follower' : `${followers} followers` },
    { name: 'To webhooks', value: count(s.deliveries.pending + s.deliveries.retrying), note: webhook?.p99Seconds != null ? `99 % within ${duration(webhook.p99Seconds)}` : 'none delivered yet' },
    { name: 'Errors', value: count(s.errors), note: `${count(s.warnings)} warnings, ${count(s.failedRequests)} failed requests` },
    { name: 'Runs since', value: <When at={s.startedAt} />, note: s.version },
  ];
}

function chainState(c: Status['chains'][number]) {
  if (!c.healthy) return <span class="badge bad" title={c.reason ?? ''}>Behind</span>;
  if (c.lastEventAt) return <span class="badge good">Healthy</span>;
  return <span class="badge">{c.noSource ? 'No source' : 'No trade yet'}</span>;
}

const chainColumns: Column<Status['chains'][number]>[] = [
  { name: 'Chain', cell: (c) => <ChainBadge chain={c.chain} /> },
  { name: 'State', cell: (c) => chainState(c) },
  { name: 'Events/s', number: true, title: 'Appended to the log, over the last minute', cell: (c) => (c.eventsPerSecond == null ? '–' : rate(c.eventsPerSecond)) },
  { name: 'Last trade', title: 'The latest time of a trade that is processed', cell: (c) => <When at={c.lastEventAt} /> },
  { name: 'Behind', number: true, title: 'For how long the oldest event has waited', cell: (c) => <>{duration(c.lagSeconds)}<small>{count(c.unprocessed)} events</small></> },
  { name: 'Events', number: true, wide: true, title: 'Since the start of the log', cell: (c) => count(c.events) },
];

const steps: Record<string, [name: string, about: string]> = {
  signal: ['Signal', 'from the append of its trade to its commit'], stream: ['Streams', 'from the commit to every subscriber’s queue'], webhook: ['Webhooks', 'from the commit to the receiver’s answer'],
};

const stepColumns: Column<Status['deliveries']['steps'][number]>[] = [
  { name: 'Step', cell: (l) => <>{steps[l.step]?.[0] ?? l.step}<small>{steps[l.step]?.[1]}</small></> },
  { name: 'Half within', number: true, cell: (l) => (l.p50Seconds == null ? '–' : duration(l.p50Seconds)) },
  { name: '99 % within', number: true, cell: (l) => (l.p99Seconds == null ? '–' : duration(l.p99Seconds)) },
  { name: 'Times', number: true, cell: (l) => count(l.count) },
];

const processColumns: Column<Status['processes'][number]>[] = [
  { name: 'Process', cell: (p) => <><span class="mono break">{p.name || 'unnamed'}</span>{p.this && <small>answers this page</small>}</> },
  { name: 'Role', cell: (p) => p.role || '–' },
  { name: 'Part', cell: (p) => (p.leader ? <span class="badge good">Leader</span> : ['all', 'api', 'engine'].includes(p.role) ? 'Follower' : '–') },
];

function disk(d: Status['database']) {
  if (!d) return [{ name: 'Used', value: 'not measured yet' }];
  const over = `${d.rough ? 'rough, ' : ''}measured over ${duration(d.measuredSeconds)}`;
  const about = d.rough ? 'about ' : '';
  return [
    { name: 'Used', value: bytes(d.bytes), note: `by the database, ${d.kind === 'postgres' ? 'PostgreSQL' : 'SQLite'}` },
    { name: 'Growth a day', value: d.growthPerDay == null ? '–' : about + bytes(d.growthPerDay), note: d.growthPerDay == null ? 'known an hour after the start' : over },
    { name: 'Free', value: d.freeBytes == null ? '–' : bytes(d.freeBytes), note: d.freeBytes == null ? 'PostgreSQL does not say' : d.diskBytes ? `${percent(d.freeBytes / d.diskBytes, 1)} of the disk` : 'on the disk' },
    { name: 'Full in', value: d.daysUntilFull == null ? '–' : d.daysUntilFull > 3650 ? 'over ten years' : `${about}${count(d.daysUntilFull)} days`, note: d.daysUntilFull != null ? (d.rough ? over : 'at this growth') : d.growthPerDay != null && d.growthPerDay <= 0 ? 'it does not grow' : 'not known' },
  ];
}

const problemColumns: Column<Status['problems'][number]>[] = [
  { name: 'Level', cell: (p) => <span class={`badge ${p.level === 'error' ? 'bad' : 'warn'}`}>{p.level === 'error' ? 'Error' : 'Warning'}</span> },
  { name: 'Message', cell: (p) => <>{p.message}{p.details && <small class="break">{p.details}</small>}</> },
  { name: 'Times', number: true, cell: (p) => count(p.count) },
  { name: 'First', wide: true, cell: (p) => <When at={p.firstAt} /> },
  { name: 'Last', cell: (p) => <When at={p.lastAt} /> },
];

function Problems({ status: s }: { status: Status }) {
  return (
    <Card title="Warnings and errors" actions={<a href={href(['sources'])}>Sources</a>}>
      {s.problems.length === 0
        ? <Empty title="None">This process has logged no warning and no error since it started.</Empty>
        : <Table label="Warnings and errors, the last first" columns={problemColumns} rows={s.problems} id={(p) => p.level + p.message} />}
    </Card>
  );
}
