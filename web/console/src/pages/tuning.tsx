import { useMemo, useState } from 'preact/hooks';
import { Refusal, request } from '../api/client';
import {
  SaveConfigDocument, SimulateDocument, TuningDocument, type ConfigPartsFragment, type ConfigUpdate, type SimulateQuery, type TuningQuery,
} from '../api/gen/graphql';
import { useDebounced, useQuery, type Loaded } from '../api/query';
import { oneParam, setParams } from '../router';
import { Chips, Input, NumberField, Pick, Select } from '../ui/chips';
import { count, day, time, words } from '../ui/format';
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
      <Decisions />
    </>
  );
}

function Editor({ data, saved }: { data: TuningQuery; saved(): void }) {
  const fields = useMemo(() => fieldsOf(data.fields?.inputFields ?? []), [data]);
  const [draft, setDraft] = useState<Draft>({});
  const change = (name: string, value: Value) => setDraft((d) => {
    const next = { ...d, [name]: value };
    if (same(value, valueOf(data.config, name))) delete next[name];
    return next;
  });
  const restore = (version: ConfigPartsFragment) => {
    setDraft(Object.fromEntries(differences(fields, data.config, version).map((f) => [f.name, valueOf(version, f.name)])));
    scrollTo(0, 0);
  };
  return (
    <>
      <div class="tuning">
        <div class="stack">
          {grouped(fields).filter(([, list]) => list.length > 0).map(([title, list]) => (
            <Card key={title} title={title}>
              <div class="stack">
                {list.map((f) => (
                  <FieldEditor key={f.name} field={f} value={draft[f.name] ?? valueOf(data.config, f.name)} changed={f.name in draft}
                    change={(value) => change(f.name, value)} />
                ))}
              </div>
            </Card>
          ))}
        </div>
        <div class="stack beside">
          <Replay draft={draft} chains={data.chains} />
          <Save draft={draft} fields={fields} config={data.config} discard={() => setDraft({})} saved={saved} />
        </div>
      </div>
      <Versions data={data} fields={fields} restore={restore} />
    </>
  );
}

function FieldEditor({ field: f, value, changed, change }: { field: Field; value: Value; changed: boolean; change(v: Value): void }) {
  return (
    <div class={changed ? 'setting changed' : 'setting'}>
      {f.kind === 'number' && (
        <NumberField label={f.label} value={String(value)} min={f.min} max={f.max} step={f.whole ? 1 : 'any'}
          change={(text) => { if (text !== '') change(Number(text)); }} />
      )}
      {f.kind === 'text' && (
        <label class="field"><span>{f.label}</span><Input value={String(value)} change={change} /></label>
      )}
      {f.kind === 'choice' && (
        <Select label={f.label} choices={['ALL', 'P0', 'P0_P1', 'P1_P2'].map((v) => ({ value: v, label: v.replace('_', ' and ') }))} chosen={String(value)} change={change} />
      )}
      {f.kind === 'choices' && (
        <div class="field"><span>{f.label}</span>
          <Chips label={f.label} choices={choicesOf(f)} chosen={value as string[]} change={change} />
        </div>
      )}
      {f.kind === 'limits' && (
        <div class="field" role="group" aria-label={f.label}><span>{f.label}</span>
          <Limits value={value as { type: string; limit: number }[]} change={change} />
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
function Limits({ value, change }: { value: { type: string; limit: number }[]; change(v: Value): void }) {
  const set = (type: string, text: string) => {
    const others = value.filter((l) => l.type !== type);
    change(text === '' ? others : [...others, { type, limit: Number(text) }]);
  };
  return (
    <div class="filters">
      {types.map((type) => (
        <NumberField key={type} label={words(type)} value={String(value.find((l) => l.type === type)?.limit ?? '')} max={200} step={1} hint="no limit"
          change={(text) => set(type, text)} />
      ))}
    </div>
  );
}

// Replay shows what the draft would have led to, beside what the present configuration does.
function Replay({ draft, chains: all }: { draft: Draft; chains: TuningQuery['chains'] }) {
  const days = oneParam('days', lengths, '1');
  const newest = Math.max(0, ...all.map((c) => Date.parse(c.lastEventAt ?? '')).filter((at) => !Number.isNaN(at)));
  // A quarter of an hour less: trades come in meanwhile, and 7 days are the most.
  const since = new Date((newest || Date.now()) - Number(days) * 24 * hour + hour / 4).toISOString();
  const settled = useDebounced(draft, 500);
  const changed = Object.keys(settled).length > 0;
  const present = useQuery(SimulateDocument, { input: {}, since });
  const next = useQuery(SimulateDocument, { input: settled as ConfigUpdate, since }, { skip: !changed });
  return (
    <Card class="spaced" title="Replay" actions={(
      <Pick label="Days" choices={lengths.map((value) => ({ value, label: value === '1' ? '1 day' : `${value} days` }))} chosen={days}
        change={(value) => setParams({ days: value })} />
    )}>
      <Show query={present}>{(now) => <Compared present={now.simulateConfig} next={changed ? next : undefined} />}</Show>
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

function Save({ draft, fields, config, discard, saved }: {
  draft: Draft; fields: Field[]; config: ConfigPartsFragment; discard(): void; saved(): void;
}) {
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const changed = fields.filter((f) => f.name in draft);
  const save = async () => {
    setBusy(true);
    try {
      await request(SaveConfigDocument, { input: draft as ConfigUpdate });
      saved();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      setRefusal(problem);
    }
    setBusy(false);
  };
  return (
    <Card class="spaced" title={`Version ${config.version}`}>
      {refusal && <Problem refusal={refusal} />}
      {changed.length === 0 && <p class="muted">In force, saved <When at={config.updatedAt} />. Nothing is changed.</p>}
      {changed.length > 0 && (
        <>
          <Changes fields={changed} from={(name) => valueOf(config, name)} to={(name) => draft[name] ?? ''} />
          <div class="actions">
            <button type="button" class="primary" disabled={busy} onClick={() => void save()}>Save as version {config.version + 1}</button>
            <button type="button" onClick={discard}>Discard</button>
          </div>
        </>
      )}
    </Card>
  );
}

function Changes({ fields, from, to }: { fields: Field[]; from(name: string): Value; to(name: string): Value }) {
  return <ul class="why">{fields.map((f) => <li key={f.name}>{f.label}: <span class="muted">{written(from(f.name))}</span> → <strong>{written(to(f.name))}</strong></li>)}</ul>;
}

function written(v: Value): string {
  if (!Array.isArray(v)) return typeof v === 'number' ? v.toLocaleString('en', { maximumFractionDigits: 6 }) : v;
  if (v.length === 0) return 'none';
  return v.map((x) => (typeof x === 'string' ? words(x) : `${words(x.type)} ${x.limit}`)).join(', ');
}

// Versions compares earlier versions with the one in force, and restores one into the editor.
function Versions({ data, fields, restore }: { data: TuningQuery; fields: Field[]; restore(v: ConfigPartsFragment): void }) {
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
        { name: '', cell: (v) => <button type="button" class="small" aria-label={`Restore version ${v.version}`} onClick={() => restore(v.config)}>Restore</button> },
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
