import { useState } from 'preact/hooks';
import { CustomerDetailsDocument, CustomersDocument, type CustomerDetailsQuery, type CustomersQuery } from '../api/gen/graphql';
import { useQuery } from '../api/query';
import { href } from '../router';
import { count, day } from '../ui/format';
import { Card, Copy, Head, When } from '../ui/parts';
import { Empty, Show } from '../ui/states';
import { Pager, Table, type Column } from '../ui/table';
import { Use } from './usage';

type Row = CustomersQuery['customers']['nodes'][number];
type Details = NonNullable<CustomerDetailsQuery['customer']>;

// Customers lists the customers with their use, or shows one with its keys, budgets and webhooks.
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
          ? <Empty title="No customer yet">Create one with <code>smartmoney customer create NAME</code>.</Empty>
          : (
            <Card>
              <Table label="Customers" columns={columns} rows={c.nodes} id={(row) => row.customerId} />
              <Pager shown={c.nodes.length} total={c.totalCount} noun="customers" first={after ? () => setAfter(undefined) : undefined}
                more={c.pageInfo.hasNextPage ? () => setAfter(c.pageInfo.endCursor ?? undefined) : undefined} />
            </Card>
          ))}
      </Show>
    </>
  );
}

function One({ id }: { id: string }) {
  const query = useQuery(CustomerDetailsDocument, { id }, { every: 15_000 });
  return (
    <Show query={query}>
      {({ customer: c }) => (c ? <DetailsOf customer={c} /> : <Empty title="There is no such customer"><a href={href(['customers'])}>All customers</a></Empty>)}
    </Show>
  );
}

function DetailsOf({ customer: c }: { customer: Details }) {
  return (
    <div class="stack">
      <Head title={c.name || c.customerId} about={<span class="mono">{c.customerId}</span>}><a href={href(['customers'])}>All customers</a></Head>
      <Use of={c} />
      <Commands id={c.customerId} suspended={Boolean(c.suspendedAt)} />
    </div>
  );
}

// Commands are what the operator runs on the machine of the service: a page cannot create or revoke keys.
function Commands({ id, suspended }: { id: string; suspended: boolean }) {
  const commands = [
    `smartmoney key create --customer ${id} --scope read`, 'smartmoney key rotate KEY', 'smartmoney key revoke KEY',
    `smartmoney customer limits ${id} --requests-per-second 50`, `smartmoney customer ${suspended ? 'resume' : 'suspend'} ${id}`,
  ];
  return (
    <Card title="Change it">
      <p class="muted">Keys and customers are changed by commands, which show a new key once and leave it in no page.</p>
      <ul class="why">{commands.map((c) => <li key={c}><code class="break">{c}</code> <Copy text={c} label={`“${c}”`} /></li>)}</ul>
    </Card>
  );
}
