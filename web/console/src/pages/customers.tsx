import { useState } from 'preact/hooks';
import { request } from '../api/client';
import {
  CreateCustomerDocument, CreateKeyDocument, CustomerDetailsDocument, CustomersDocument, DeleteCustomerDocument, OperatorKeysDocument, ResumeCustomerDocument,
  RevokeKeyDocument, RotateKeyDocument, SetCustomerLimitsDocument, SuspendCustomerDocument, type CustomerDetailsQuery, type CustomersQuery, type KeyScope,
} from '../api/gen/graphql';
import { useQuery } from '../api/query';
import { go, href } from '../router';
import { count, day, now } from '../ui/format';
import { Result, act, type Outcome } from '../ui/outcome';
import { Card, Head, When } from '../ui/parts';
import { Empty, Show } from '../ui/states';
import { Pager, Table, type Column } from '../ui/table';
import { Use, keyColumns, type Key } from './usage';

type Row = CustomersQuery['customers']['nodes'][number];
type Details = NonNullable<CustomerDetailsQuery['customer']>;

// Customers lists the customers with their use and the keys of operators, or shows one with its keys, budgets and webhooks, and
// changes them.
export function Customers({ args: [id] }: { args: string[] }) {
  return id ? <One id={id} /> : <All />;
}

const columns: Column<Row>[] = [
  { name: 'Customer', cell: (c) => <><a href={href(['customers', c.customerId])}>{c.name || c.customerId}</a><small class="mono">{c.customerId}</small></> },
  { name: 'State', cell: (c) => (c.suspendedAt ? <span class="badge bad">Suspended</span> : <span class="badge good">Active</span>) },
  { name: 'Keys', number: true, title: 'Keys that are not revoked', cell: (c) => count(c.keys.filter((k) => !k.revokedAt).length) },
  { name: 'Last use', cell: (c) => <When at={lastUse(c)} /> },
  { name: 'Requests', number: true, title: 'By its newest keys, since they were created', cell: (c) => count(c.keys.reduce((sum, k) => sum + k.uses, 0)) },
  { name: 'Signals today', number: true, cell: (c) => <>{count(c.budget.dailyUsed)}<small>of {count(c.budget.dailyBudget)}</small></> },
  { name: 'Since', wide: true, cell: (c) => day(c.createdAt) },
];

function lastUse(c: Row): string | undefined {
  return c.keys.map((k) => k.lastUsedAt ?? '').sort().at(-1) || undefined;
}

function All() {
  const [after, setAfter] = useState<string>();
  const query = useQuery(CustomersDocument, { after }, { every: 15_000 });
  return (
    <>
      <Head title="Customers" about="Who uses the service, with which keys, and how much. A customer's settings are its own; you see no secrets." />
      <Show query={query}>
        {({ customers: c }) => (c.totalCount === 0
          ? <Empty title="No customer yet">Create one below.</Empty>
          : (
            <Card>
              <Table label="Customers" columns={columns} rows={c.nodes} id={(row) => row.customerId} />
              <Pager shown={c.nodes.length} total={c.totalCount} noun="customers" first={after ? () => setAfter(undefined) : undefined}
                more={c.pageInfo.hasNextPage ? () => setAfter(c.pageInfo.endCursor ?? undefined) : undefined} />
            </Card>
          ))}
      </Show>
      <div class="stack"><NewCustomer /><OperatorKeys /></div>
    </>
  );
}

function One({ id }: { id: string }) {
  const query = useQuery(CustomerDetailsDocument, { id }, { every: 15_000 });
  return (
    <Show query={query}>
      {({ customer: c }) => (c ? <DetailsOf customer={c} changed={query.reload} /> : <Empty title="There is no such customer"><a href={href(['customers'])}>All customers</a></Empty>)}
    </Show>
  );
}

type Run = (action: () => Promise<Outcome>) => Promise<void>;

// useActions returns what the last action led to, and a function that runs one, then calls changed.
function useActions(changed: () => void): [Outcome, Run, boolean] {
  const [outcome, setOutcome] = useState<Outcome>({});
  const [busy, setBusy] = useState(false);
  return [outcome, async (action) => {
    setBusy(true);
    setOutcome(await act(action));
    setBusy(false);
    changed();
  }, busy];
}

function DetailsOf({ customer: c, changed }: { customer: Details; changed(): void }) {
  const [outcome, run, busy] = useActions(changed);
  const id = c.customerId;
  const suspend = () => run(async () => {
    if (c.suspendedAt) await request(ResumeCustomerDocument, { id });
    else await request(SuspendCustomerDocument, { id });
    return { text: c.suspendedAt ? 'Its keys work again within 5 seconds.' : 'Every process refuses its keys within 5 seconds.' };
  });
  const remove = () => run(async () => {
    await request(DeleteCustomerDocument, { id });
    go(['customers']);
    return {};
  });
  return (
    <div class="stack">
      <Head title={c.name || id} about={<span class="mono">{id}</span>}>
        <a href={href(['customers'])}>All customers</a>
        <button type="button" disabled={busy} onClick={() => void suspend()}>{c.suspendedAt ? 'Resume' : 'Suspend'}</button>
        <Sure label="Delete" sure={`Really delete all of ${id}`} busy={busy} onSure={() => void remove()} />
      </Head>
      <Result outcome={outcome} />
      <Use of={c} limits={<LimitsForm key={id} customer={c} run={run} busy={busy} />} keys={<Keys of={id} keys={c.keys} changed={changed} />} />
    </div>
  );
}

// Buttons that ask once more before they do what cannot be taken back.
function Sure({ label, sure, busy, name, onSure, small }: { label: string; sure: string; busy: boolean; name?: string; onSure(): void; small?: boolean }) {
  const [asked, setAsked] = useState(false);
  return (
    <button type="button" class={small ? 'small danger' : 'danger'} disabled={busy} aria-label={name && `${asked ? sure : label} ${name}`} onBlur={() => setAsked(false)}
      onClick={() => { if (asked) onSure(); setAsked(!asked); }}>
      {asked ? sure : label}
    </button>
  );
}

const limitFields = [
  { name: 'requestsPerSecond', label: 'Requests a second', step: 'any' }, { name: 'costPerSecond', label: 'Cost a second', step: 'any' },
  { name: 'ingestEventsPerSecond', label: 'Ingested events a second', step: 'any' }, { name: 'streams', label: 'Open streams', step: '1' },
] as const;

// LimitsForm changes what all keys of a customer may use together. A field left empty is no limit.
function LimitsForm({ customer: c, run, busy }: { customer: Details; run: Run; busy: boolean }) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget as HTMLFormElement);
    const input = Object.fromEntries(limitFields.map(({ name }) => [name, given.get(name) ? Number(given.get(name)) : null]));
    void run(async () => {
      await request(SetCustomerLimitsDocument, { id: c.customerId, input });
      return { text: 'Limits saved: every process obeys within 5 seconds.' };
    });
  };
  return (
    <form class="filters" aria-label="Limits" onSubmit={(e) => submit(e as unknown as SubmitEvent)}>
      {limitFields.map(({ name, label, step }) => (
        <label key={name} class="field"><span>{label}</span><input name={name} type="number" min={0} step={step} placeholder="none" defaultValue={c[name] === null ? '' : String(c[name])} /></label>
      ))}
      <button type="submit" disabled={busy}>Save limits</button>
    </form>
  );
}

const scopes = [{ value: 'READ', label: 'read' }, { value: 'CUSTOMER', label: 'customer' }, { value: 'INGEST', label: 'ingest' }] as const;
const terms = [{ value: '', label: 'never' }, { value: '30', label: 'in 30 days' }, { value: '90', label: 'in 90 days' }, { value: '365', label: 'in a year' }];

// Keys lists keys, those of operators without a customer, and creates, rotates and revokes them.
function Keys({ of, keys, changed }: { of?: string; keys: readonly Key[]; changed(): void }) {
  const [outcome, run, busy] = useActions(changed);
  const create = (event: SubmitEvent) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget as HTMLFormElement), days = Number(given.get('days'));
    void run(async () => {
      const { secret, key } = (await request(CreateKeyDocument, { input: {
        customerId: of, scope: of ? given.get('scope') as KeyScope : 'OPERATOR', expiresAt: days ? new Date(Date.now() + days * 86_400_000).toISOString() : null,
      } })).createKey;
      return { secret, text: `Key ${key.keyId} of scope ${key.scope}.` };
    });
  };
  const rotate = (id: string) => void run(async () => ({
    secret: (await request(RotateKeyDocument, { id })).rotateKey.secret, text: `It replaces key ${id}, which works for another 24 hours.`,
  }));
  const revoke = (id: string) => void run(async () => {
    await request(RevokeKeyDocument, { id });
    return { text: `Key ${id} is revoked: every process refuses it within 5 seconds.` };
  });
  const usable = (k: Key) => !k.revokedAt && !(k.expiresAt && Date.parse(k.expiresAt) <= now.value);
  const columns: Column<Key>[] = [...keyColumns, { name: '', cell: (k) => usable(k) && (
    <>
      <button type="button" class="small" disabled={busy} aria-label={`Rotate ${k.keyId}`} onClick={() => rotate(k.keyId)}>Rotate</button>{' '}
      <Sure small label="Revoke" sure="Really revoke" name={k.keyId} busy={busy} onSure={() => revoke(k.keyId)} />
    </>
  ) }];
  return (
    <Card title={of ? 'Keys' : 'Keys of operators'} class="spaced">
      <Result outcome={outcome} what="key" />
      <Table label={of ? 'Keys, newest first' : 'Keys of operators, newest first'} columns={columns} rows={keys} id={(k) => k.keyId} />
      <form class="filters" aria-label="Create a key" onSubmit={(e) => create(e as unknown as SubmitEvent)}>
        {of && <label class="field"><span>Scope</span><select name="scope">{scopes.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}</select></label>}
        <label class="field"><span>Expires</span><select name="days">{terms.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}</select></label>
        <button type="submit" disabled={busy}>Create a key</button>
      </form>
    </Card>
  );
}

function OperatorKeys() {
  const query = useQuery(OperatorKeysDocument, {}, { every: 15_000 });
  return <Show query={query}>{({ operatorKeys }) => <Keys keys={operatorKeys} changed={query.reload} />}</Show>;
}

// NewCustomer creates a customer and goes to it.
function NewCustomer() {
  const [outcome, run, busy] = useActions(() => {});
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget as HTMLFormElement);
    void run(async () => {
      const { customer } = (await request(CreateCustomerDocument, { input: { name: String(given.get('name')), id: String(given.get('id')) || null } })).createCustomer;
      go(['customers', customer.customerId]);
      return {};
    });
  };
  return (
    <Card title="New customer" class="spaced">
      <form class="filters" onSubmit={(e) => submit(e as unknown as SubmitEvent)}>
        <label class="field grow"><span>Name, which operators see</span><input name="name" maxLength={200} required /></label>
        <label class="field"><span>Id; empty: one is made</span><input name="id" maxLength={64} pattern="[A-Za-z0-9._\-]+" /></label>
        <button type="submit" class="primary" disabled={busy}>Create</button>
      </form>
      <Result outcome={outcome} />
    </Card>
  );
}
