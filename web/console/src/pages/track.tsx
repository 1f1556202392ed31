import { useMemo, useState } from 'preact/hooks';
import { TrackRecordDocument, type SignalFilter, type TrackGroupsFragment, type TrackRecordQuery } from '../api/gen/graphql';
import { useQuery } from '../api/query';
import { href, oneParam, setParams } from '../router';
import { Chart } from '../ui/chart';
import { Pick, Select } from '../ui/chips';
import { Filters } from '../ui/filters';
import { change, count, day, duration, percent, price, seconds, time, words } from '../ui/format';
import { Card, ChainBadge, Change, Head, Stats, TokenLink, When, chainNames, chains } from '../ui/parts';
import { Empty, Loading, Problem, Show } from '../ui/states';
import { Table, type Column } from '../ui/table';
import { gain, mostGraded, saveGraded, useGraded, type Graded, type Span } from './grades';
import { types } from './signalrows';

const periods = ['7', '30', '90'] as const;
const spans = ['1h', '6h', '24h', 'settled'] as const;
const gradedAfter = { '1h': 'after1h', '6h': 'after6h', '24h': 'after24h', settled: 'settled' } as const;
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
  const record = useQuery(TrackRecordDocument, { since, chain: chain === 'ALL' ? null : chain, type: type === 'ALL' ? null : type });
  const reload = () => setTurn((t) => t + 1);
  return (
    <>
      <Head title="Track record" about="What the price did after each signal. A sell signal wins when the price falls. Where it stayed the same, a gain of 0, the signal counts as a loss. Costs of trading are not taken off.">
        <button type="button" onClick={reload}>Renew</button>
        <button type="button" disabled={!graded.done || graded.signals.length === 0} onClick={() => saveGraded(graded.signals)}>CSV</button>
      </Head>
      <Filters names={['days', 'after', 'chain', 'type']}>
        <Pick label="Period" choices={periods.map((value) => ({ value, label: `${value} days` }))} chosen={period} change={(days) => setParams({ days })} />
        <Pick label="Graded after" choices={spans.map((value) => ({ value, label: spanNames[value] }))} chosen={span} change={(after) => setParams({ after })} />
        <Select label="Chain" choices={[{ value: 'ALL', label: 'All' }, ...chains.map((value) => ({ value, label: chainNames[value] }))]} chosen={chain} change={(next) => setParams({ chain: next === 'ALL' ? '' : next })} />
        <Select label="Type" choices={[{ value: 'ALL', label: 'All' }, ...types.map((value) => ({ value, label: words(value) }))]} chosen={type} change={(next) => setParams({ type: next === 'ALL' ? '' : next })} />
      </Filters>
      <Show query={record}>{(data) => <Summary record={data.types} weeks={data.weeks.groups} span={span} />}</Show>
      {graded.refusal && <Problem refusal={graded.refusal} retry={reload} />}
      {graded.signals.length === 0 && !graded.refusal && (graded.done
        ? <Empty title="No signal in this period">A longer period, or all chains and types, may have some. <a href={href(['live'])}>See what comes now</a></Empty>
        : <Loading label="Loading signals" />)}
      {graded.signals.length > 0 && (
        <Card title="Every signal">
          {!graded.done && <Loading label={`${count(graded.signals.length)} signals loaded`} />}
          {graded.cut && <p class="note warn">Below and in the CSV are the newest {count(mostGraded)} signals of the period; the numbers above are of all.</p>}
          <List signals={graded.signals} span={span} />
        </Card>
      )}
    </>
  );
}

type Whole = TrackRecordQuery['types'];

function Summary({ record, weeks, span }: { record: Whole; weeks: Group[]; span: Span }) {
  return (
    <>
      <Card><Overall record={record} span={span} /></Card>
      {record.all.count > 0 && (
        <>
          <div class="columns">
            <Card title="Wins and losses"><WinsAndLosses record={record.all} span={span} /></Card>
            <Card title="What waiting costs"><Delays delays={record.delays} /></Card>
          </div>
          <Card title="By type"><Groups label="By type" first="Type" groups={record.groups} name={(g) => words(g.type ?? '')} span={span} /></Card>
          <Card title="By week">
            <Weeks weeks={weeks} span={span} />
            <Groups label="By week" first="Week from" groups={weeks} name={(g) => day(g.weekFrom ?? '')} span={span} />
          </Card>
        </>
      )}
    </>
  );
}

function Overall({ record, span }: { record: Whole; span: Span }) {
  const item = (s: Span) => {
    const g = record.all[gradedAfter[s]];
    return {
      name: `Right after ${spanNames[s].toLowerCase()}`, value: <span class={s === span ? 'chosen' : ''}>{percent(g.hitRate)}</span>,
      note: g.count === 0 ? 'none graded yet' : <>of {count(g.count)}: {percent(g.hitRateLow)} to {percent(g.hitRateHigh)}<br />median gain {change(g.medianGain)}</>,
    };
  };
  const { keptSince, since, all } = record;
  return (
    <>
      {keptSince && keptSince > since && <p class="note warn">Signals before {time(keptSince)} are no longer kept and not counted.</p>}
      <Stats items={[
        { name: 'Signals', value: count(all.count), note: all.retracted > 0 ? `and ${count(all.retracted)} retracted, not counted` : `since ${day(since)}` },
        ...spans.map(item),
      ]} />
    </>
  );
}

function WinsAndLosses({ record, span }: { record: Whole['all']; span: Span }) {
  const all = record[gradedAfter[span]];
  if (all.count === 0) {
    return <Empty title="None is graded yet">{count(record.count)} signals wait: a price is taken {spanNames[span].toLowerCase()} after each{span === 'settled' ? ', if it is on a prediction market' : ''}.</Empty>;
  }
  return (
    <Stats items={[
      { name: 'Wins', value: <span class="good">{count(all.wins)}</span>, note: `best ${change(all.bestGain)}` },
      { name: 'Losses', value: <span class="bad">{count(all.losses)}</span>, note: `worst ${change(all.worstGain)}` },
      { name: 'Right', value: percent(all.hitRate), note: `95 %: ${percent(all.hitRateLow)} to ${percent(all.hitRateHigh)}` },
      { name: 'Median gain', value: <Change value={all.medianGain} />, note: all.count < fewest ? `only ${count(all.count)}: says little` : `of ${count(all.count)}` },
    ]} />
  );
}

// Delays compares what following the signals later gains up to 24 hours after them.
function Delays({ delays }: { delays: Whole['delays'] }) {
  const n = delays[0]?.count ?? 0;
  if (n === 0) return <Empty title="No signal is a day old yet">The same signals are compared when followed at once, 1 hour and 6 hours later.</Empty>;
  return (
    <>
      <p class="muted small">Median gain up to 24 hours after a signal, of the {count(n)} that are a day old, if one follows</p>
      <Stats items={delays.map((d) => ({ name: d.minutes === 0 ? 'At once' : `${duration(60 * d.minutes)} later`, value: <Change value={d.medianGain} /> }))} />
    </>
  );
}

type Group = TrackGroupsFragment;

function Groups({ label, first, groups, name, span }: { label: string; first: string; groups: Group[]; name(g: Group): string; span: Span }) {
  const of = (g: Group) => g.record[gradedAfter[span]];
  const columns: Column<Group>[] = [
    { name: first, cell: name, sort: (g) => g.weekFrom ?? name(g) },
    { name: 'Signals', number: true, cell: (g) => count(g.record.count), sort: (g) => g.record.count },
    { name: 'Graded', number: true, wide: true, cell: (g) => count(of(g).count) },
    { name: 'Wins', number: true, cell: (g) => <span class="good">{count(of(g).wins)}</span> },
    { name: 'Losses', number: true, cell: (g) => <span class="bad">{count(of(g).losses)}</span> },
    { name: 'Right', number: true, title: 'Share of wins, with the interval in which the true rate lies with 95 % confidence', sort: (g) => of(g).hitRate ?? -1,
      cell: (g) => (of(g).count === 0 ? '–' : <>{percent(of(g).hitRate)}<small class={of(g).count < fewest ? 'few' : ''}>{percent(of(g).hitRateLow)} to {percent(of(g).hitRateHigh)}</small></>) },
    { name: 'Median gain', number: true, cell: (g) => <Change value={of(g).medianGain} />, sort: (g) => of(g).medianGain ?? -9 },
    { name: 'Worst', number: true, wide: true, cell: (g) => <Change value={of(g).worstGain} /> },
    { name: 'Best', number: true, wide: true, cell: (g) => <Change value={of(g).bestGain} /> },
  ];
  return <Table label={label} columns={columns} rows={groups} id={name} />;
}

function Weeks({ weeks, span }: { weeks: Group[]; span: Span }) {
  const known = weeks.filter((w) => w.record[gradedAfter[span]].medianGain !== null);
  if (known.length < 2) return null;
  return (
    <Chart label="Median gain by week" times={known.map((w) => seconds(w.weekFrom ?? ''))} format={(v) => change(v)} height={180}
      lines={[{ name: 'Median gain', values: known.map((w) => w.record[gradedAfter[span]].medianGain) }]} />
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
    { name: 'Price then', number: true, wide: true, cell: (s) => price(s.token.currentPriceUsd, s.chain) },
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
  return <span class={`badge ${g > 0 ? 'good' : 'bad'}`} title={g === 0 ? 'A gain of 0 counts as a loss' : undefined}>{g > 0 ? 'Win' : 'Loss'}</span>;
}
