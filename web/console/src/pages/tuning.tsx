import { useEffect, useMemo, useState } from 'preact/hooks';
import { Refusal, request } from '../api/client';
import {
  SaveConfigDocument, SimulateDocument, TuningDocument, type ConfigPartsFragment, type ConfigUpdate, type SimulateQuery, type TuningQuery,
} from '../api/gen/graphql';
import { useDebounced, useQuery, type Loaded } from '../api/query';
import { asks, oneParam, setParams } from '../router';
import { Bounded } from '../ui/bounded';
import { Chips, Input, Pick, Select, type Choice } from '../ui/chips';
import { count, day, percent, time, words } from '../ui/format';
import { Card, ChainBadge, Head, When, chainNames, chains } from '../ui/parts';
import { Problem, Show } from '../ui/states';
import { Table } from '../ui/table';
import { differences, fieldsOf, grouped, same, valueOf, type Draft, type Field, type Value } from './configfields';
import { Decisions } from './decisions';
import { types } from './signalrows';

const lengths = ['1', '3', '7'] as const;
const hour = 3600_000;

// Tuning edits the configuration and shows what would have come of it in the last days.
export function Tuning() {
  const query = useQuery(TuningDocument, {});
  return (
    <>
      <Head title="Tuning" about="Change what you want to hear. The last days are replayed as you edit; nothing changes before you save." />
      <Show query={query}>{(data) => <Editor key={data.config.version} data={data} saved={query.reload} />}</Show>
    </>
  );
}

// useSave returns what saves a change as a new version, and what came of it last.
function useSave(saved: () => void): { save(input: Draft): void; busy: boolean; refusal?: Refusal } {
  const [state, setState] = useState<{ busy: boolean; refusal?: Refusal }>({ busy: false });
  const save = async (input: Draft) => {
    setState({ busy: true });
    try {
      await request(SaveConfigDocument, { input: input as ConfigUpdate });
      setState({ busy: false });
      saved();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      setState({ busy: false, refusal: problem });
    }
  };
  return { ...state, save: (input) => void save(input) };
}

function Editor({ data, saved }: { data: TuningQuery; saved(): void }) {
  const fields = useMemo(() => fieldsOf(data.fields?.inputFields ?? []), [data]);
  const [draft, setDraft] = useState<Draft>({});
  const [wrong, setWrong] = useState<Record<string, string>>({}); // what is wrong with a field, by its label
  const [turn, setTurn] = useState(0); // of the fields, which begin anew
  const [beside, setBeside] = useState(false); // whether a narrow screen shows the replay
  const saving = useSave(saved);
  const replay = useReplay(draft, data.chains);
  const change = (name: string, value: Value) => setDraft((d) => {
    const next = { ...d, [name]: value };
    if (same(value, valueOf(data.config, name))) delete next[name];
    return next;
  });
  const report = (label: string, problem: string | undefined) => setWrong(({ [label]: _, ...others }) => (problem ? { ...others, [label]: problem } : others));
  const discard = () => {
    setDraft({});
    setWrong({});
    setTurn(turn + 1);
  };
  const changed = fields.filter((f) => f.name in draft), problems = Object.keys(wrong);
  const edits = changed.length + problems.length;
  useEffect(() => {
    asks.value = edits > 0 ? 'Leave this page? What you changed is not saved.' : '';
    return () => { asks.value = ''; };
  }, [edits > 0]);
  const restore = (version: ConfigPartsFragment) =>
    saving.save(Object.fromEntries(differences(fields, data.config, version).map((f) => [f.name, valueOf(version, f.name)])));
  return (
    <>
      <div class="tuning">
        <div class="stack">
          {grouped(fields).filter(([, list]) => list.length > 0).map(([title, list]) => (
            <Card key={title} title={title}>
              <div class="stack">
                {list.map((f) => (
                  <FieldEditor key={`${f.name} ${turn}`} field={f} value={draft[f.name] ?? valueOf(data.config, f.name)} changed={f.name in draft}
                    change={(value) => change(f.name, value)} wrong={report} />
                ))}
              </div>
            </Card>
          ))}
        </div>
        <div id="replay" class={beside ? 'stack beside open' : 'stack beside'}>
          {beside && <button type="button" class="narrow-only" onClick={() => setBeside(false)}>Close the replay</button>}
          {changed.length > 0 && (
            <Card title="Changes"><Changes fields={changed} from={(name) => valueOf(data.config, name)} to={(name) => draft[name] ?? ''} /></Card>
          )}
          <Replay {...replay} />
        </div>
      </div>
      <Versions data={data} fields={fields} restore={restore} edits={edits} busy={saving.busy} />
      <Decisions />
      <div class="save card" role="region" aria-label="Changes to save">
        {saving.refusal && <Problem refusal={saving.refusal} />}
        <div class="bar-replay">
          <span><Total {...replay} /></span>
          <button type="button" aria-expanded={beside} aria-controls="replay" onClick={() => setBeside(!beside)}>Replay</button>
        </div>
        <span role="status">
          {edits === 0 && <>Nothing is changed. In force: version {data.config.version}, saved <When at={data.config.updatedAt} />.</>}
          {edits > 0 && <strong>{changed.length === 1 ? '1 change' : `${changed.length} changes`}</strong>}
          {problems.length > 0 && <span class="bad"> · {problems.join(', ')}: not within the bounds</span>}
        </span>
        <div class="actions">
          <button type="button" disabled={edits === 0} onClick={discard}>Discard</button>
          <button type="button" class="primary" disabled={saving.busy || changed.length === 0 || problems.length > 0} onClick={() => saving.save(draft)}>
            Save as version {data.config.version + 1}
          </button>
        </div>
      </div>
    </>
  );
}

// SomeOf chooses some of the values of a field. A stored configuration may have none of them, the form has all instead.
function SomeOf({ label, choices, value, change }: { label: string; choices: Choice<string>[]; value: string[]; change(v: Value): void }) {
  return (
    <>
      <Chips label={label} choices={choices} chosen={value.length === choices.length ? [] : value} nothing={value.length === 0}
        change={(next) => change(next.length > 0 ? next : choices.map((c) => c.value))} />
      {value.length === 0 && <small class="few">None is chosen: no signal is raised.</small>}
    </>
  );
}

type Report = (label: string, problem: string | undefined) => void;

function FieldEditor({ field: f, value, changed, change, wrong }: { field: Field; value: Value; changed: boolean; change(v: Value): void; wrong: Report }) {
  return (
    <div class={changed ? 'setting changed' : 'setting'}>
      {f.kind === 'number' && (
        <Bounded label={f.label} value={Number(value)} min={f.min} max={f.max} whole={f.whole} percent={f.percent}
          change={(n) => { if (n !== undefined) change(n); }} wrong={(problem) => wrong(f.label, problem)} />
      )}
      {f.kind === 'text' && (
        <label class="field"><span>{f.label}</span><Input value={String(value)} change={change} /></label>
      )}
      {f.kind === 'choice' && (
        <Select label={f.label} choices={['ALL', 'P0', 'P0_P1', 'P1_P2'].map((v) => ({ value: v, label: v.replace('_', ' and ') }))} chosen={String(value)} change={change} />
      )}
      {f.kind === 'choices' && (
        <div class="field"><span>{f.label}</span>
          <SomeOf label={f.label} choices={choicesOf(f)} value={value as string[]} change={change} />
        </div>
      )}
      {f.kind === 'limits' && (
        <div class="field" role="group" aria-label={f.label}><span>{f.label}</span>
          <Limits value={value as { type: string; limit: number }[]} change={change} wrong={wrong} />
        </div>
      )}
      <small class="muted">{f.text} <code>{f.rule}</code></small>
    </div>
  );
}

function choicesOf(f: Field) {
  if (f.of === 'Chain') return chains.map((value) => ({ value: value as string, label: chainNames[value] }));
  return types.map((value) => ({ value: value as string, label: words(value) }));
}

// Limits edits a limit for each type; an empty one is none.
function Limits({ value, change, wrong }: { value: { type: string; limit: number }[]; change(v: Value): void; wrong: Report }) {
  const set = (type: string, limit: number | undefined) => {
    const others = value.filter((l) => l.type !== type);
    change(limit === undefined ? others : [...others, { type, limit }]);
  };
  return (
    <div class="filters">
      {types.map((type) => (
        <Bounded key={type} label={words(type)} value={value.find((l) => l.type === type)?.limit} min={0} max={200} whole optional hint="no limit"
          change={(limit) => set(type, limit)} wrong={(problem) => wrong(words(type), problem)} />
      ))}
    </div>
  );
}

interface Replayed {
  days: string;
  present: Loaded<SimulateQuery>;
  next?: Loaded<SimulateQuery>; // undefined: nothing is changed
}

// useReplay replays the last days with the present configuration, and with a draft.
function useReplay(draft: Draft, all: TuningQuery['chains']): Replayed {
  const days = oneParam('days', lengths, '1');
  const newest = Math.max(0, ...all.map((c) => Date.parse(c.lastEventAt ?? '')).filter((at) => !Number.isNaN(at)));
  // A quarter of an hour less: trades come in meanwhile, and 7 days are the most.
  const since = new Date((newest || Date.now()) - Number(days) * 24 * hour + hour / 4).toISOString();
  const settled = useDebounced(draft, 500);
  const changed = Object.keys(settled).length > 0;
  const present = useQuery(SimulateDocument, { input: {}, since });
  const next = useQuery(SimulateDocument, { input: settled as ConfigUpdate, since }, { skip: !changed });
  return { days, present, next: changed ? next : undefined };
}

// Total says in few words what would have come of the draft.
function Total({ days, present, next }: Replayed) {
  const now = present.data?.simulateConfig, then = next?.data?.simulateConfig;
  if (!now || next?.refusal || present.refusal) return <>Replay: –</>;
  return <><strong>{count((then ?? now).total)}</strong> in {days === '1' ? '1 day' : `${days} days`}{then && `, ${compared(then.total - now.total)}`}{next?.loading && ' …'}</>;
}

// Replay shows what the draft would have led to, beside what the present configuration does.
function Replay({ days, present, next }: Replayed) {
  return (
    <Card class="spaced" title="Replay" actions={(
      <Pick label="Days" choices={lengths.map((value) => ({ value, label: value === '1' ? '1 day' : `${value} days` }))} chosen={days}
        change={(value) => setParams({ days: value })} />
    )}>
      <Show query={present}>{(now) => <Compared present={now.simulateConfig} next={next} />}</Show>
    </Card>
  );
}

type Simulation = SimulateQuery['simulateConfig'];

interface TypeRow {
  type: string;
  now: number;
  then: number;
}

function Compared({ present, next }: { present: Simulation; next?: Loaded<SimulateQuery> }) {
  const then = next?.data?.simulateConfig;
  if (next?.refusal) return <Problem refusal={next.refusal} retry={next.reload} />;
  const shown = then ?? present;
  const rows = types.map((type) => ({ type, now: number(present, type), then: number(shown, type) })).filter((r) => r.now + r.then > 0);
  return (
    <div class="stack" aria-busy={next?.loading}>
      <p role="status" class="total"><strong>{count(shown.total)} signals</strong>{then && `, ${compared(then.total - present.total)}`}{next?.loading && ' …'}</p>
      {shown.windowsCompleteSince && (
        <p class="note warn">
          Before {time(shown.windowsCompleteSince)} some may be missing: the trades at the beginning of so wide a window are no longer kept.
        </p>
      )}
      {rows.length > 0 && (
        <Table label="Signals by type" rows={rows} id={(r) => r.type} columns={[
          { name: 'Type', cell: (r: TypeRow) => words(r.type) }, { name: 'Now', number: true, cell: (r: TypeRow) => count(r.now) },
          ...(then ? [{ name: 'Then', number: true, cell: (r: TypeRow) => <strong>{count(r.then)}</strong> }] : []),
        ]} />
      )}
      <Days present={present} then={then} />
      {shown.heldBack.length > 0 && (
        <div>
          <h3>Held back most by</h3>
          <ul class="why">{[...shown.heldBack].sort((a, b) => b.count - a.count).slice(0, 5).map((r) => <li key={r.rule}>{words(r.rule)}: {count(r.count)}</li>)}</ul>
        </div>
      )}
      {shown.samples.length > 0 && (
        <div>
          <h3>Some of them</h3>
          <ul class="samples">{[...shown.samples].reverse().slice(0, 6).map((s) => (
            <li key={`${s.headline}${s.timestamp}`}><ChainBadge chain={s.chain} /> {s.headline} <small class="muted"><When at={s.timestamp} /></small></li>
          ))}</ul>
        </div>
      )}
    </div>
  );
}

function number(s: Simulation, type: string): number {
  return s.byType.find((t) => t.type === type)?.count ?? 0;
}

function compared(more: number): string {
  return more === 0 ? 'as many as now' : more > 0 ? `${count(more)} more than now` : `${count(-more)} fewer than now`;
}

function Days({ present, then }: { present: Simulation; then?: Simulation }) {
  const sum = (s: Simulation, at: string) => s.byDay.filter((d) => d.day === at).reduce((n, d) => n + d.count, 0);
  const all = [...new Set([...present.byDay, ...(then?.byDay ?? [])].map((d) => d.day))].sort();
  if (all.length < 2) return null;
  return (
    <Table label="Signals by day" rows={all} id={(d) => d} columns={[
      { name: 'Day', cell: (d) => day(d) }, { name: 'Now', number: true, cell: (d) => count(sum(present, d)) },
      ...(then ? [{ name: 'Then', number: true, cell: (d: string) => <strong>{count(sum(then, d))}</strong> }] : []),
    ]} />
  );
}

function Changes({ fields, from, to }: { fields: Field[]; from(name: string): Value; to(name: string): Value }) {
  return <ul class="why">{fields.map((f) => <li key={f.name}>{f.label}: <span class="muted">{written(from(f.name), f)}</span> → <strong>{written(to(f.name), f)}</strong></li>)}</ul>;
}

function written(v: Value, f: Field): string {
  if (!Array.isArray(v) && f.percent) return percent(Number(v), 1).replace('.0 ', ' ');
  if (!Array.isArray(v)) return typeof v === 'number' ? v.toLocaleString('en', { maximumFractionDigits: 6 }) : v;
  if (v.length === 0) return 'none';
  return v.map((x) => (typeof x === 'string' ? words(x) : `${words(x.type)} ${x.limit}`)).join(', ');
}

// Versions compares earlier versions with the one in force, and restores one, which saves it as a new version.
function Versions({ data, fields, restore, edits, busy }: {
  data: TuningQuery; fields: Field[]; restore(v: ConfigPartsFragment): void; edits: number; busy: boolean;
}) {
  const [asked, setAsked] = useState<number>(); // the version that is about to be restored
  const earlier = data.configVersions.filter((v) => v.version !== data.config.version);
  if (earlier.length === 0) return null;
  return (
    <Card title="Earlier versions">
      <Table label="Earlier versions, newest first" rows={earlier} id={(v) => String(v.version)} columns={[
        { name: 'Version', cell: (v) => v.version },
        { name: 'Saved', cell: (v) => <When at={v.changedAt} /> },
        { name: 'By', wide: true, cell: (v) => <Author id={v.keyId} keys={data.usage.keys} /> },
        { name: 'Going back to it would change', cell: (v) => {
          const changed = differences(fields, data.config, v.config);
          return changed.length === 0 ? 'nothing' : <Changes fields={changed} from={(n) => valueOf(data.config, n)} to={(n) => valueOf(v.config, n)} />;
        } },
        { name: 'Restore', cell: (v) => (differences(fields, data.config, v.config).length === 0 ? '–' : asked !== v.version
          ? <button type="button" class="small" aria-label={`Restore version ${v.version}`} onClick={() => setAsked(v.version)}>Restore</button>
          : (
            <div class="why" role="group" aria-label={`Restore version ${v.version}`}>
              <span>It will be saved as version {data.config.version + 1}{edits > 0 && ', and what you changed here will be dropped'}.</span>
              <div class="actions">
                <button type="button" class="small" onClick={() => setAsked(undefined)}>Cancel</button>
                <button type="button" class="small primary" disabled={busy} onClick={() => restore(v.config)}>Restore and save</button>
              </div>
            </div>
          )) },
      ]} />
    </Card>
  );
}

type Key = TuningQuery['usage']['keys'][number];

// Author names the key that made a version. A page does not learn which key it has, unless only one can be it.
function Author({ id, keys }: { id: string | null; keys: Key[] }) {
  if (id === null) return <>the operator</>;
  const valid = keys.filter((k) => k.scope === 'customer' && !k.revokedAt && !(k.expiresAt && Date.parse(k.expiresAt) <= Date.now()));
  const key = keys.find((k) => k.keyId === id);
  const own = valid.length === 1 && valid[0]?.keyId === id;
  const name = own ? 'this key' : key ? `${key.revokedAt ? 'revoked key' : 'key'} created ${day(key.createdAt)}` : 'a key that is not listed';
  return <>{name}<small class="mono break">{id}</small></>;
}
