import { useState } from 'preact/hooks';
import { DecisionsDocument, type DecisionsQuery } from '../api/gen/graphql';
import { useQuery } from '../api/query';
import { href, oneParam, route, setParams } from '../router';
import { Input, Pick } from '../ui/chips';
import { count, words } from '../ui/format';
import { Card, ChainBadge, TokenLink, When } from '../ui/parts';
import { Empty, Show } from '../ui/states';
import { Table, type Column } from '../ui/table';

type Decision = DecisionsQuery['decisions']['nodes'][number];

// Alike is what says that two decisions are alike, and what joining them changes.
interface Alike {
  chain?: string; token?: string; type: string; outcome: string; rule: string | null; signalId: string | null;
  count: number; firstAt: string; lastAt: string;
}

// byDay joins decisions of a day that are alike: about one token, of one type, by one rule. The latest speaks for them.
export function byDay<D extends Alike>(decisions: readonly D[]): D[] {
  const groups = new Map<string, D>();
  for (const d of decisions) {
    const key = [d.chain, d.token, d.type, d.outcome, d.rule, d.signalId, d.lastAt.slice(0, 10)].join(' '), first = groups.get(key);
    groups.set(key, first ? { ...(first.lastAt > d.lastAt ? first : d), count: first.count + d.count, firstAt: first.firstAt < d.firstAt ? first.firstAt : d.firstAt } : d);
  }
  return [...groups.values()].sort((a, b) => b.lastAt.localeCompare(a.lastAt));
}

const outcomes = ['ALL', 'DELIVERED', 'HELD_BACK'] as const;

const columns: Column<Decision>[] = [
  { name: 'Latest', cell: (d) => <When at={d.lastAt} /> },
  { name: 'Candidate', cell: (d) => <>{words(d.type)}<small><ChainBadge chain={d.chain} /></small></> },
  { name: 'Token', cell: (d) => <TokenLink chain={d.chain} address={d.token} symbol={d.symbol} /> },
  { name: 'Decision', cell: (d) => (d.signalId
    ? <><a href={href(['signal', d.signalId])}>Delivered</a>{d.retractedAt && <small>retracted</small>}</>
    : <>{words(d.rule ?? '')}<small>{d.text}</small></>) },
  { name: 'Times', number: true, cell: (d) => count(d.count) },
];

// Decisions lists why candidates were delivered or held back.
export function Decisions() {
  const outcome = oneParam('outcome', outcomes, 'ALL');
  const token = route.value.params.get('token') ?? '';
  const [after, setAfter] = useState<string>();
  const query = useQuery(DecisionsDocument, { first: 20, after, outcome: outcome === 'ALL' ? undefined : outcome, token: token || undefined });
  const set = (changes: Record<string, string>) => {
    setAfter(undefined);
    setParams(changes);
  };
  return (
    <Card title="Decisions" actions={(
      <>
        <Pick label="Outcome" choices={outcomes.map((value) => ({ value, label: words(value) }))} chosen={outcome} change={(next) => set({ outcome: next === 'ALL' ? '' : next })} />
        <label class="field inline"><span>Token</span>
          <Input value={token} size={18} placeholder="address" change={(next) => set({ token: next.trim() })} />
        </label>
      </>
    )}>
      <Show query={query}>
        {({ decisions: d }) => (d.nodes.length === 0
          ? <Empty title="No decision">No candidate of the last 7 days fits.</Empty>
          : (
            <>
              <Table label="Decisions, latest first" columns={columns} rows={byDay(d.nodes)} id={(x) => `${x.type}${x.token}${x.rule}${x.signalId}${x.firstAt}`} />
              <div class="pager">
                {after && <button type="button" onClick={() => setAfter(undefined)}>First page</button>}
                {d.pageInfo.hasNextPage && <button type="button" onClick={() => setAfter(d.pageInfo.endCursor ?? undefined)}>Next page</button>}
              </div>
            </>
          ))}
      </Show>
    </Card>
  );
}
