import type { ComponentChildren } from 'preact';
import { UsageDocument, type CustomerUseFragment } from '../api/gen/graphql';
import { useQuery } from '../api/query';
import { amount, count, day, duration, now, words } from '../ui/format';
import { Card, Head, Stats, When } from '../ui/parts';
import { Show } from '../ui/states';
import { Table, type Column } from '../ui/table';

// Usage shows a customer what of its budgets is used, its limits, and how its keys are used.
export function Usage() {
  const query = useQuery(UsageDocument, {}, { every: 15_000 });
  return (
    <>
      <Head title="Usage" about="What of your budgets is used today, your limits, and how your keys are used. The operator creates and revokes keys; you see no secrets." />
      <Show query={query}>{({ usage }) => <div class="stack"><Use of={usage} /></div>}</Show>
    </>
  );
}

export type Key = CustomerUseFragment['keys'][number];

export const keyColumns: Column<Key>[] = [
  { name: 'Key', cell: (k) => <span class="mono break">{k.keyId}</span> },
  { name: 'Scope', cell: (k) => k.scope },
  { name: 'State', cell: (k) => (k.revokedAt ? <>revoked <When at={k.revokedAt} /></> : k.expiresAt ? `until ${day(k.expiresAt)}` : 'valid') },
  { name: 'Last use', title: 'Up to half a minute late', cell: (k) => <When at={k.lastUsedAt} /> },
  { name: 'Requests', number: true, title: 'Since the key was created', cell: (k) => count(k.uses) },
  { name: 'Created', wide: true, cell: (k) => day(k.createdAt) },
];

const webhookColumns: Column<CustomerUseFragment['webhooks'][number]>[] = [
  { name: 'Webhook', cell: (w) => <>{w.host}<small>{w.number === 0 ? 'of the configuration' : `number ${w.number}`}</small></> },
  { name: 'State', cell: (w) => (w.enabled ? (w.failingSince ? <span class="bad">failing</span> : 'on') : <>off{w.disabledReason && <small>{w.disabledReason}</small>}</>) },
  { name: 'Last accepted', cell: (w) => <When at={w.lastSuccessAt} /> },
];

// Use shows the budgets, limits, keys and webhooks of a customer. An operator's page has cards of its own for what it changes.
export function Use({ of: c, limits, keys }: { of: CustomerUseFragment; limits?: ComponentChildren; keys?: ComponentChildren }) {
  return (
    <>
      {c.suspendedAt && <p class="note bad">Suspended <When at={c.suspendedAt} />: its keys are refused, and it gets no signals.</p>}
      <Card title="Budget"><Budget of={c.budget} /></Card>
      <Card title="Limits of all keys together" class="spaced"><Limits of={c} />{limits}</Card>
      {keys ?? <Card title="Keys"><Table label="Keys, newest first" columns={keyColumns} rows={c.keys} id={(k) => k.keyId} /></Card>}
      {c.webhooks.length > 0 && <Card title="Webhooks"><Table label="Webhooks" columns={webhookColumns} rows={c.webhooks} id={(w) => String(w.number)} /></Card>}
    </>
  );
}

function Budget({ of: b }: { of: CustomerUseFragment['budget'] }) {
  const left = (Date.parse(b.day) + 86_400_000 - now.value) / 1000;
  return (
    <Stats items={[
      { name: 'Signals today', value: count(b.dailyUsed), note: `of ${count(b.dailyBudget)}, ${day(b.day)}` },
      { name: 'Starts anew', value: left > 0 ? `in ${duration(left)}` : 'now', note: 'at 00:00 UTC' },
      ...b.types.filter((t) => t.used > 0 || t.limit !== null).map((t) => ({
        name: words(t.type), value: count(t.used), note: t.limit === null ? 'no limit' : `of ${count(t.limit)}`,
      })),
    ]} />
  );
}

function Limits({ of: c }: { of: CustomerUseFragment }) {
  const limit = (n: number | null, unit: string) => ({ value: n === null ? 'no limit' : amount(n), note: n === null ? undefined : unit });
  return (
    <>
      <Stats items={[
        { name: 'Requests', ...limit(c.requestsPerSecond, 'a second') },
        { name: 'Cost of GraphQL', ...limit(c.costPerSecond, 'a second') },
        { name: 'Ingested events', ...limit(c.ingestEventsPerSecond, 'a second') },
        { name: 'Streams', ...limit(c.streams, 'open at a time') },
      ]} />
      <p class="muted small">Each process of the service counts alone. The operator may limit each key by itself, too.</p>
    </>
  );
}
