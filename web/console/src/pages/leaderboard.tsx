import type { ComponentChildren } from 'preact';
import {
  CompareWalletsDocument, LeaderboardCountDocument, LeaderboardExportDocument, LeaderboardPageDocument, LeaderboardTrendsDocument, type CompareWalletsQuery, type LeaderboardPageQuery, type LeaderboardPageQueryVariables, type RankBy,
} from '../api/gen/graphql';
import { request } from '../api/client';
import { useQuery } from '../api/query';
import { oneParam, route, setParams } from '../router';
import { pageOf, type Page } from '../ui/csv';
import { Chart, Sparkline, type Line } from '../ui/chart';
import { Input, NumberField, Pick, Select } from '../ui/chips';
import { Filters } from '../ui/filters';
import { count, day, percent, seconds, usd, usdTicks, words } from '../ui/format';
import { Card, Head, Profit, WalletLink, When, chainNames, chains, windowNames, windowOf, windows, type ChainName, type WindowName } from '../ui/parts';
import { Empty, Show } from '../ui/states';
import { Pager, Table, type Column } from '../ui/table';

type Edge = LeaderboardPageQuery['wallets']['edges'][number];

const metrics: RankBy[] = [
  'TRADER_SCORE', 'NET_PNL_USD', 'REALIZED_PNL_USD', 'TRUE_WIN_RATE', 'TRADE_COUNT', 'TOTAL_BUY_VOLUME_USD', 'TOKENS_TRADED', 'AVG_TRADE_SIZE_USD', 'LARGEST_TRADE_USD',
];
const filters = [
  { name: 'minTrades', label: 'Least trades' }, { name: 'minTokens', label: 'Least tokens' }, { name: 'minClosed', label: 'Least closed positions' },
  { name: 'minBuyVol', label: 'Least bought, USD' }, { name: 'maxBuyVol', label: 'Most bought, USD' },
] as const;
const further = [
  { name: 'minNetPnlUsd', label: 'Least profit, USD', max: undefined }, { name: 'minTrueWinRate', label: 'Least win rate, 0 to 1', max: 1 },
] as const;
const pageSize = 20, mostCompared = 4;

// Leaderboard ranks the wallets of a chain.
export function Leaderboard() {
  const chain = oneParam('chain', chains, 'BASE');
  const rankBy = oneParam('by', metrics, 'TRADER_SCORE');
  const params = route.value.params;
  const asOf = params.get('asof') ?? '', after = params.get('after');
  const chosen = oneParam('window', windows, 'ALL'), window = asOf ? 'ALL' : chosen;
  const variables: LeaderboardPageQueryVariables = {
    chain, rankBy, first: pageSize, after,
    window: windowOf(window),
    asOf: asOf ? `${asOf}T23:59:59Z` : null,
    filter: {
      ...Object.fromEntries([...filters, ...further].flatMap(({ name }) => (params.get(name) ? [[name, Number(params.get(name))]] : []))),
      ...(params.get('activeSince') && { activeSince: `${params.get('activeSince')}T00:00:00Z` }),
    },
  };
  const query = useQuery(LeaderboardPageDocument, variables, { every: asOf ? undefined : 10_000 });
  const trends = useQuery(LeaderboardTrendsDocument, variables);
  const ofAnyVolume = useQuery(LeaderboardCountDocument, { chain, window: variables.window, filter: { ...variables.filter, minBuyVol: 0 } },
    { every: 60_000, skip: Boolean(asOf) || variables.filter?.minBuyVol === 0 });
  const trend = new Map(trends.data?.wallets.nodes.map((w) => [w.walletAddress, w.equity.map((p) => p.realizedPnlUsd)]));
  const set = (changes: Record<string, string>) => setParams({ after: '', ...changes });
  const csv = async (cursor: string | null) => {
    const { wallets } = await request(LeaderboardExportDocument, { ...variables, first: 200, after: cursor });
    return pageOf({ nodes: wallets.edges, pageInfo: wallets.pageInfo });
  };
  return (
    <>
      <Head title="Leaderboard" about="Wallets that have traded and pass the filter, best first. Click a wallet to see what its numbers are made of." />
      <Filters names={['chain', 'window', 'by', 'asof', 'activeSince', ...[...filters, ...further].map((f) => f.name)]}>
        <Pick label="Chain" choices={chains.map((value) => ({ value, label: chainNames[value] }))} chosen={chain} change={(next) => set({ chain: next, compare: '' })} />
        <Pick label="Window" choices={windows.map((value) => ({ value, label: windowNames[value] }))} chosen={window} change={(next) => set({ window: next === 'ALL' ? '' : next, asof: '' })} />
        <Select label="Ranked by" choices={metrics.map((value) => ({ value, label: words(value) }))} chosen={rankBy} change={(by) => set({ by })} />
        <label class="field"><span>As of the start of</span>
          <Input type="date" value={asOf} change={(next) => set({ asof: next })} />
        </label>
        <details class="more" open={[...filters, ...further].some(({ name }) => params.get(name))}><summary>Filter</summary>
          <div class="filters">
            {filters.map(({ name, label }) => (
              <NumberField key={name} label={label} value={params.get(name) ?? ''} change={(next) => set({ [name]: next })}
                hint={`${count(query.data?.wallets.chainDefaults[name] ?? 0)} (default)`} />
            ))}
            {further.map(({ name, label, max }) => (
              <NumberField key={name} label={label} value={params.get(name) ?? ''} change={(next) => set({ [name]: next })} max={max} hint="any" />
            ))}
            <label class="field"><span>Active since the start of</span>
              <Input type="date" value={params.get('activeSince') ?? ''} change={(next) => set({ activeSince: next })} />
            </label>
          </div>
        </details>
      </Filters>
      {asOf && (
        <p class="note">
          A past day is kept with each wallet's numbers of all time, so no window applies to it.{' '}
          {chosen !== 'ALL' && <button type="button" onClick={() => set({ asof: '' })}>Back to {windowNames[chosen].toLowerCase()}, up to now</button>}
        </p>
      )}
      <Compare chain={chain} window={window} now={asOf !== ''} />
      <section class="card" aria-label="Ranked wallets">
        <Show query={query}>
          {({ wallets }) => <Ranked page={wallets} chain={chain} window={window} trend={trend} all={ofAnyVolume.data?.wallets.totalCount} by={rankBy} csv={csv} />}
        </Show>
      </section>
    </>
  );
}

type Trend = Map<string, number[]>;

// Ranked shows a page; all is the number of wallets that pass with any volume bought.
function Ranked({ page, chain, window, trend, all = 0, by, csv }: {
  page: LeaderboardPageQuery['wallets']; chain: ChainName; window: WindowName; trend: Trend; all?: number; by: RankBy; csv(after: string | null): Promise<Page>;
}) {
  const params = route.value.params;
  const least = Number(params.get('minBuyVol') || page.chainDefaults.minBuyVol), hidden = all - page.totalCount;
  const hint = hidden > 0 && least > 0 && (
    <p class="muted small">
      {count(hidden)} more bought for less than {usd(least)}. <button type="button" onClick={() => setParams({ minBuyVol: '0', after: '' })}>Show them</button>
    </p>
  );
  if (page.edges.length === 0) {
    const d = page.chainDefaults;
    return (
      <Empty title="No wallet passes">
        By default {chainNames[chain]} asks for {count(d.minTrades)} trades, {count(d.minTokens)} tokens, {count(d.minClosed)} closed
        positions and {usd(d.minBuyVol)} bought. Lower the filter, or wait until more trades have come in. {hint}
      </Empty>
    );
  }
  const from = page.asOf ? `profits of all time, as it stood on ${day(page.asOf)}` : page.windowStart ? `since ${day(page.windowStart)}` : 'all time';
  return (
    <>
      <p class="muted small">{count(page.totalCount)} wallets, {from}{page.asOf ? '' : <>, updated <When at={page.updatedAt} /></>}</p>
      {hint}
      <Table label={`Wallets of ${chainNames[chain]}, best first`} columns={columns(chain, window, trend)} rows={page.edges} id={(e) => e.node.id} csv={csv}
        ordered={{ by, choose: (next) => setParams({ by: next, after: '' }) }} />
      <Pager shown={page.edges.length} total={page.totalCount} noun="wallets"
        first={params.get('after') ? () => setParams({ after: '' }) : undefined}
        more={page.pageInfo.hasNextPage ? () => setParams({ after: page.pageInfo.endCursor }) : undefined} />
    </>
  );
}

function columns(chain: ChainName, window: WindowName, trend: Trend): Column<Edge>[] {
  const compared = comparedWallets();
  const toggle = (address: string, on: boolean) =>
    setParams({ compare: (on ? [...compared, address] : compared.filter((a) => a !== address)).slice(0, mostCompared).join(',') });
  return [
    { name: 'Rank', number: true, cell: (e) => count(e.rank) },
    { name: 'Wallet', cell: (e) => <WalletLink chain={chain} address={e.node.walletAddress} window={window} /> },
    { name: 'Score', number: true, order: 'TRADER_SCORE', title: 'Composite score, 0 to 1', cell: (e) => e.node.traderScore.toFixed(3) },
    { name: 'Profit', number: true, order: 'NET_PNL_USD', cell: (e) => <Profit value={e.node.netPnlUsd} /> },
    { name: 'Realized', number: true, order: 'REALIZED_PNL_USD', wide: true, cell: (e) => <Profit value={e.node.realizedPnlUsd} /> },
    { name: 'Win rate', number: true, order: 'TRUE_WIN_RATE', title: 'Share of closed positions with a profit, and how many there are', cell: (e) => <Rate of={e.node} /> },
    { name: 'Trades', number: true, order: 'TRADE_COUNT', cell: (e) => <>{count(e.node.tradeCount)}<small>{count(e.node.tokensTraded)} tokens{window !== 'ALL' && ' ever'}</small></> },
    { name: 'Bought', number: true, order: 'TOTAL_BUY_VOLUME_USD', wide: true, cell: (e) => usd(e.node.totalBuyVolumeUsd) },
    { name: 'Last trade', wide: true, cell: (e) => <When at={e.node.lastTradeTime} /> },
    { name: 'Trend', title: `Realized profit, ${windowNames[window].toLowerCase()}`, cell: (e) => (
      <Sparkline values={trend.get(e.node.walletAddress) ?? []} label={`Realized profit, ${windowNames[window].toLowerCase()}`} />
    ) },
    { name: 'Compare', cell: (e) => (
      <input type="checkbox" aria-label={`Compare ${e.node.walletAddress}`} checked={compared.includes(e.node.walletAddress)}
        disabled={!compared.includes(e.node.walletAddress) && compared.length >= mostCompared}
        onChange={(event) => toggle(e.node.walletAddress, event.currentTarget.checked)} />
    ) },
  ];
}

// Rate is a win rate with the size of its sample: a rate of few positions says little.
export function Rate({ of }: { of: { trueWinRate: number; closedPositions: number } }) {
  return <>{percent(of.trueWinRate)}<small class={of.closedPositions < 10 ? 'few' : undefined}>of {count(of.closedPositions)}</small></>;
}

function comparedWallets(): string[] {
  return (route.value.params.get('compare') ?? '').split(',').filter(Boolean).slice(0, mostCompared);
}

type Compared = NonNullable<CompareWalletsQuery['walletsByAddress'][number]>;

// Compare shows wallets side by side, with their numbers of a window; now says that the list is one of the past, and these are not.
function Compare({ chain, window, now }: { chain: ChainName; window: WindowName; now: boolean }) {
  const addresses = comparedWallets();
  const query = useQuery(CompareWalletsDocument, { chain, addresses, window: windowOf(window) }, { skip: addresses.length === 0 });
  if (addresses.length === 0) return null;
  const found = (query.data?.walletsByAddress ?? []).flatMap((w) => w ?? []);
  const rows: { name: string; of(w: Compared): ComponentChildren }[] = [
    { name: 'Rank', of: (w) => (w.defaultRank ? `#${count(w.defaultRank)}` : 'not ranked') },
    { name: 'Score', of: (w) => w.traderScore.toFixed(3) },
    { name: 'Profit', of: (w) => <Profit value={w.netPnlUsd} /> },
    { name: 'Win rate', of: (w) => `${percent(w.trueWinRate)} of ${count(w.closedPositions)}` },
    { name: 'Trades', of: (w) => count(w.tradeCount) },
    { name: 'Average trade', of: (w) => usd(w.avgTradeSizeUsd) },
    { name: window === 'ALL' ? 'Largest trade' : 'Largest trade ever', of: (w) => usd(w.largestTradeUsd) },
    { name: 'Last trade', of: (w) => <When at={w.lastTradeTime} /> },
  ];
  return (
    <Card title={<>Compared <span class="badge">{windowNames[window]}{now && ', up to now'}</span></>} actions={<button type="button" onClick={() => setParams({ compare: '' })}>Close</button>}>
      {addresses.length === 1 && <p class="muted small">Choose up to three more wallets in the list.</p>}
      <EquityOf wallets={found} />
      <Table csv={false} label="Compared wallets" rows={rows} id={(r) => r.name} columns={[
        { name: 'Number', cell: (r) => r.name },
        ...found.map((w): Column<(typeof rows)[number]> => ({ name: w.walletAddress.slice(0, 10), number: true, cell: (r) => r.of(w) })),
      ]} />
    </Card>
  );
}

const tones: Line['tone'][] = ['accent', 'second', 'third', 'fourth'];

function EquityOf({ wallets }: { wallets: Compared[] }) {
  const times = [...new Set(wallets.flatMap((w) => w.equity.map((p) => seconds(p.date))))].sort((a, b) => a - b);
  if (times.length < 2) return null;
  const lines = wallets.map((w, i): Line => {
    const at = new Map(w.equity.map((p) => [seconds(p.date), p.realizedPnlUsd]));
    return { name: w.walletAddress.slice(0, 10), tone: tones[i], values: times.map((t) => at.get(t) ?? null) };
  });
  return <Chart label="Realized profit over time" times={times} lines={lines} format={(v) => usd(v)} ticks={usdTicks} />;
}
