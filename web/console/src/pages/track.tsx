import { useMemo, useState } from 'preact/hooks';
import { TrackStatsDocument, type SignalFilter, type TrackStatsQuery } from '../api/gen/graphql';
import { useQuery } from '../api/query';
import { href, oneParam, setParams } from '../router';
import { Chart } from '../ui/chart';
import { Pick, Select } from '../ui/chips';
import { change, count, day, percent, price, time, words } from '../ui/format';
import { Card, ChainBadge, Change, Head, Stats, TokenLink, When, chainNames, chains } from '../ui/parts';
import { Empty, Loading, Problem, Show } from '../ui/states';
import { Table, type Column } from '../ui/table';
import { csv, gain, mostGraded, raw, summarize, useGraded, weekOf, type Graded, type Span, type Summary } from './grades';
import { types } from './live';

const periods = ['7', '30', '90'] as const;
const spans = ['1h', '6h', '24h', 'settled'] as const;
const spanNames = { '1h': '1 hour', '6h': '6 hours', '24h': '24 hours', settled: 'Settlement' };
const grades = ['all', 'wins', 'losses', 'open'] as const;
const gradeNames = { all: 'All', wins: 'Wins', losses: 'Losses', open: 'Not graded' };
const fewest = 30; // graded signals below which a rate says little
const listed = 100;

// TrackRecord grades the signals of a period by what came after them.
export function TrackRecord() {
  const period = oneParam('days', periods, '30'), span = oneParam('after', spans, '1h');
  const chain = oneParam('chain', ['ALL', ...chains] as const, 'ALL'), type = oneParam('type', ['ALL', ...types] as const, 'ALL');
  const [turn, setTurn] = useState(0);
  const since = useMemo(() => new Date(Date.now() - Number(period) * 86_400_000).toISOString(), [period, turn]);
  const filter: SignalFilter = { ...(chain === 'ALL' ? {} : { chains: [chain] }), ...(type === 'ALL' ? {} : { types: [type] }) };
  const graded = useGraded(filter, since, turn);
  const stats = useQuery(TrackStatsDocument, { since, chain: chain === 'ALL' ? null : chain, type: type === 'ALL' ? null : type });
  const reload = () => setTurn((t) => t + 1);
  return (
    <>
      <Head title="Track record" about="What the price did after each signal. A sell signal wins when the price falls. Costs of trading are not taken off.">
        <button type="button" onClick={reload}>Renew</button>
        <button type="button" disabled={!graded.done || graded.signals.length === 0} onClick={() => download(graded.signals)}>CSV</button>
      </Head>
      <div class="filters">
        <Pick label="Period" choices={periods.map((value) => ({ value, label: `${value} days` }))} chosen={period} change={(days) => setParams({ days })} />
        <Pick label="Graded after" choices={spans.map((value) => ({ value, label: spanNames[value] }))} chosen={span} change={(after) => setParams({ after })} />
        <Select label="Chain" choices={[{ value: 'ALL', label: 'All' }, ...chains.map((value) => ({ value, label: chainNames[value] }))]} chosen={chain} change={(next) => setParams({ chain: next === 'ALL' ? '' : next })} />
        <Select label="Type" choices={[{ value: 'ALL', label: 'All' }, ...types.map((value) => ({ value, label: words(value) }))]} chosen={type} change={(next) => setParams({ type: next === 'ALL' ? '' : next })} />
      </div>
      <Card><Show query={stats}>{({ signalStats }) => <Overall stats={signalStats} since={since} span={span} />}</Show></Card>
      {graded.refusal && <Problem refusal={graded.refusal} retry={reload} />}
      {graded.signals.length === 0 && !graded.refusal && (graded.done
        ? <Empty title="No signal in this period">A longer period, or all chains and types, may have some. <a href={href(['live'])}>See what comes now</a></Empty>
        : <Loading label="Loading signals" />)}
      {graded.signals.length > 0 && <Details signals={graded.signals} span={span} done={graded.done} cut={graded.cut} />}
    </>
  );
}

function download(signals: Graded[]) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csv(signals)], { type: 'text/csv' }));
  link.download = `signals-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

type All = TrackStatsQuery['signalStats'];

function Overall({ stats, since, span }: { stats: All; since: string; span: Span }) {
  const of = { '1h': stats.return1h, '6h': stats.return6h, '24h': stats.return24h, settled: stats.settled };
  const item = (s: Span) => ({
    name: `Right after ${spanNames[s].toLowerCase()}`, value: <span class={s === span ? 'chosen' : ''}>{percent(of[s].hitRate)}</span>,
    note: of[s].count === 0 ? 'none graded yet' : <>of {count(of[s].count)}{of[s].hitRateStdError !== null && ` ± ${((of[s].hitRateStdError ?? 0) * 196).toFixed(0)}`}<br />median {change(of[s].medianReturn)}</>,
  });
  return (
    <>
      {stats.keptSince && stats.keptSince > since && <p class="note warn">Signals before {time(stats.keptSince)} are no longer kept and not counted.</p>}
      <Stats items={[
        { name: 'Signals', value: count(stats.count), note: stats.retracted > 0 ? `and ${count(stats.retracted)} retracted, not counted` : `since ${day(since)}` },
        item('1h'), item('6h'), item('24h'), item('settled'),
      ]} />
    </>
  );
}

function Details({ signals, span, done, cut }: { signals: Graded[]; span: Span; done: boolean; cut: boolean }) {
  const all = summarize(signals, span);
  const byType = group(signals, (s) => words(s.notificationType)), byWeek = group(signals, (s) => weekOf(s.sentAt));
  return (
    <>
      {!done && <Loading label={`${count(signals.length)} signals loaded`} />}
      {cut && <p class="note warn">Below are the newest {count(mostGraded)} signals of the period; the numbers above are of all.</p>}
      <div class="columns">
        <Card title="Wins and losses"><WinsAndLosses all={all} signals={signals} span={span} /></Card>
        <Card title="How long it pays to wait"><Decay signals={signals} /></Card>
      </div>
      <Card title="By type"><Groups label="By type" first="Type" groups={byType} span={span} /></Card>
      <Card title="By week"><Groups label="By week" first="Week from" groups={byWeek} span={span} /></Card>
      <Card title="Every signal"><List signals={signals} span={span} /></Card>
    </>
  );
}

function WinsAndLosses({ all, signals, span }: { all: Summary; signals: Graded[]; span: Span }) {
  if (all.known === 0) {
    return <Empty title="None is graded yet">{count(signals.length)} signals wait: a price is taken {spanNames[span].toLowerCase()} after each{span === 'settled' ? ', if it is on a prediction market' : ''}.</Empty>;
  }
  return (
    <Stats items={[
      { name: 'Wins', value: <span class="good">{count(all.wins)}</span>, note: `best ${change(all.best)}` },
      { name: 'Losses', value: <span class="bad">{count(all.known - all.wins)}</span>, note: `worst ${change(all.worst)}` },
      { name: 'Right', value: percent(all.wins / all.known), note: `95 %: ${percent(all.low)} to ${percent(all.high)}` },
      { name: 'Median gain', value: <Change value={all.median} />, note: all.known < fewest ? `only ${count(all.known)}: says little` : `of ${count(all.known)}` },
    ]} />
  );
}

// Decay compares the median gain at each hour after the signals that have all three.
function Decay({ signals }: { signals: Graded[] }) {
  const whole = signals.filter((s) => spans.slice(0, 3).every((span) => raw(s, span) !== null));
  if (whole.length === 0) return <Empty title="No signal is a day old yet">The same signals are compared after 1, 6 and 24 hours.</Empty>;
  const medians = (['1h', '6h', '24h'] as const).map((span) => (summarize(whole, span).median ?? 0));
  return (
    <>
      <p class="muted small">Median gain of the {count(whole.length)} signals that are a day old</p>
      <Stats items={medians.map((m, i) => ({ name: `After ${spanNames[spans[i] ?? '1h']}`, value: <Change value={m} /> }))} />
    </>
  );
}

function group(signals: Graded[], of: (s: Graded) => string): { name: string; signals: Graded[] }[] {
  const out = new Map<string, Graded[]>();
  for (const s of signals) out.set(of(s), [...(out.get(of(s)) ?? []), s]);
  return [...out].map(([name, mine]) => ({ name, signals: mine }));
}

function Groups({ label, first, groups, span }: { label: string; first: string; groups: { name: string; signals: Graded[] }[]; span: Span }) {
  const rows = groups.map((g) => ({ ...g, sum: summarize(g.signals, span) }));
  type Row = (typeof rows)[number];
  const columns: Column<Row>[] = [
    { name: first, cell: (r) => r.name, sort: (r) => r.name },
    { name: 'Signals', number: true, cell: (r) => count(r.signals.length), sort: (r) => r.signals.length },
    { name: 'Graded', number: true, cell: (r) => count(r.sum.known) },
    { name: 'Wins', number: true, cell: (r) => <span class="good">{count(r.sum.wins)}</span> },
    { name: 'Losses', number: true, cell: (r) => <span class="bad">{count(r.sum.known - r.sum.wins)}</span> },
    { name: 'Right', number: true, title: 'Share of wins, with the interval in which the true rate lies with 95 % confidence', sort: (r) => (r.sum.known ? r.sum.wins / r.sum.known : -1),
      cell: (r) => (r.sum.known === 0 ? '–' : <>{percent(r.sum.wins / r.sum.known)}<small class={r.sum.known < fewest ? 'few' : ''}>{percent(r.sum.low)} to {percent(r.sum.high)}</small></>) },
    { name: 'Median gain', number: true, cell: (r) => <Change value={r.sum.median} />, sort: (r) => r.sum.median ?? -9 },
    { name: 'Worst', number: true, cell: (r) => <Change value={r.sum.worst} /> },
    { name: 'Best', number: true, cell: (r) => <Change value={r.sum.best} /> },
  ];
  const weeks = [...rows].filter((r) => /^\d{4}-/.test(r.name) && r.sum.median !== null).sort((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      {weeks.length > 1 && (
        <Chart label="Median gain by week" times={weeks.map((r) => Date.parse(r.name) / 1000)} format={(v) => change(v)} height={180}
          lines={[{ name: 'Median gain', values: weeks.map((r) => r.sum.median) }]} />
      )}
      <Table label={label} columns={columns} rows={rows} id={(r) => r.name} />
    </>
  );
}

function List({ signals, span }: { signals: Graded[]; span: Span }) {
  const grade = oneParam('grade', grades, 'all');
  const shown = signals.filter((s) => {
    const g = s.retractedAt ? null : gain(s, span);
    return grade === 'all' || (grade === 'open' ? g === null : g !== null && (grade === 'wins') === g > 0);
  });
  const columns: Column<Graded>[] = [
    { name: 'Time', cell: (s) => <When at={s.sentAt} />, sort: (s) => s.sequence },
    { name: 'Grade', cell: (s) => <Grade s={s} span={span} /> },
    { name: 'Gain', number: true, cell: (s) => <Change value={gain(s, span)} />, sort: (s) => gain(s, span) ?? -9 },
    { name: 'Signal', cell: (s) => <><a href={href(['signal', s.signalId])}>{s.headline}</a><small>{words(s.notificationType)}</small></> },
    { name: 'Chain', wide: true, cell: (s) => <ChainBadge chain={s.chain} /> },
    { name: 'Token', cell: (s) => <TokenLink chain={s.chain} address={s.token.address} symbol={s.token.symbol} /> },
    { name: 'Price then', number: true, wide: true, cell: (s) => price(s.token.currentPriceUsd) },
    { name: '1 h', number: true, wide: true, cell: (s) => change(s.outcome.return1h) },
    { name: '6 h', number: true, wide: true, cell: (s) => change(s.outcome.return6h) },
    { name: '24 h', number: true, wide: true, cell: (s) => change(s.outcome.return24h) },
  ];
  return (
    <>
      <Pick label="Grades" choices={grades.map((value) => ({ value, label: gradeNames[value] }))} chosen={grade} change={(next) => setParams({ grade: next === 'all' ? '' : next })} />
      {shown.length === 0 ? <Empty title={`None: ${gradeNames[grade].toLowerCase()}`} /> : (
        <Table label="Graded signals" columns={columns} rows={shown.slice(0, listed)} id={(s) => s.signalId} class={(s) => (s.retractedAt ? 'gone' : '')} />
      )}
      {shown.length > listed && <p class="muted small">The newest {count(listed)} of {count(shown.length)}; the CSV has all.</p>}
    </>
  );
}

function Grade({ s, span }: { s: Graded; span: Span }) {
  const g = gain(s, span);
  if (s.retractedAt) return <span class="badge">Retracted</span>;
  if (g === null) return <span class="badge">Open</span>;
  return <span class={`badge ${g > 0 ? 'good' : 'bad'}`}>{g > 0 ? 'Win' : 'Loss'}</span>;
}
