import {
  MarketDetailDocument, TokenDayDocument, TokenDetailDocument, TokenSignalsDocument, TokenTopTradersDocument,
  type MarketFactsFragment, type TokenDayQuery, type TokenDetailQuery, type TokenSignalsQuery, type TokenTopTradersQuery,
} from '../api/gen/graphql';
import { useQuery, type Loaded } from '../api/query';
import { href, oneParam, setParams } from '../router';
import { Chart } from '../ui/chart';
import { Pick } from '../ui/chips';
import { Explore, ExploreMarket } from '../ui/explorers';
import { count, day as dayOf, price, seconds, shortAddress, usd, usdTicks } from '../ui/format';
import { LabelName, Labelled } from '../ui/labelled';
import { Card, ChainBadge, Copy, Head, Profit, Stats, WalletLink, When, chains, windowNames, windowOf, windows, type ChainName, type WindowName } from '../ui/parts';
import { PriceChart, type Marks } from '../ui/prices';
import { Empty, Show } from '../ui/states';
import { Table } from '../ui/table';
import { columns as signalColumns } from './signalrows';

type Detail = NonNullable<TokenDetailQuery['token']>;

// TokenPage shows a token and the signals on it.
export function TokenPage({ args: [given = '', address = ''] }: { args: string[] }) {
  const chain = chains.find((c) => c === given.toUpperCase()) ?? 'BASE';
  const query = useQuery(TokenDetailDocument, { chain, address }, { every: 15_000 });
  return (
    <Show query={query}>
      {({ token }) => (token ? <Found t={token} /> : (
        <Empty title="This token is unknown">The service has seen no trade of {shortAddress(address)} on this chain.</Empty>
      ))}
    </Show>
  );
}

function Found({ t }: { t: Detail }) {
  return (
    <div class="stack">
      <Head title={<>{t.symbol || shortAddress(t.address)} <LabelName kind="TOKEN" chain={t.chain} address={t.address} /></>} about={<><ChainBadge chain={t.chain} /> <span class="mono address">{t.address}</span></>}>
        <Copy text={t.address} label="the address" />
        <Explore kind="token" chain={t.chain} id={t.address} />
        {t.market && <ExploreMarket slug={t.market.slug} />}
        <Labelled kind="TOKEN" chain={t.chain} address={t.address} />
      </Head>
      <Card>
        <Stats items={[
          { name: 'Price', value: price(t.priceUsd, t.chain), note: t.priceAt ? <When at={t.priceAt} /> : 'unknown' },
          { name: 'Volume in 24 h', value: t.volume24hUsd === null ? '–' : usd(t.volume24hUsd), note: t.volume24hUsd === null ? 'not reported' : 'by the data provider' },
          { name: 'Holders', value: t.holders === null ? '–' : count(t.holders), note: t.holders === null ? 'not reported' : 'by the data provider' },
        ]} />
      </Card>
      {t.market && <MarketCard m={t.market} />}
      <Signals chain={t.chain} address={t.address} />
    </div>
  );
}

type Day = NonNullable<TokenDayQuery['token']>;
type SignalNodes = TokenSignalsQuery['signals']['nodes'];

const intervals = ['HOUR', 'DAY'] as const;

// marksOf returns the signals that stand, at their prices.
function marksOf(nodes: SignalNodes): Marks {
  const points = nodes.filter((s) => !s.retractedAt).map((s) => ({ at: s.timestamp, value: s.token.currentPriceUsd }));
  return { name: 'Signal', tone: 'second', size: 9, points };
}

// Signals shows the token over time with the signals on it, who holds it, and the signals.
function Signals({ chain, address }: { chain: ChainName; address: string }) {
  const interval = oneParam('interval', intervals, 'HOUR');
  const signals = useQuery(TokenSignalsDocument, { chain, token: address }, { every: 15_000 });
  const query = useQuery(TokenDayDocument, { chain, address, interval }, { every: 15_000 });
  const choice = <Pick label="Intervals" choices={[{ value: 'HOUR', label: 'By hour' }, { value: 'DAY', label: 'By day' }]} chosen={interval} change={(next) => setParams({ interval: next })} />;
  return (
    <>
      <Show query={query}>
        {({ token }) => token && (
          <>
            <Card title="Price, with your signals" actions={choice}>
              <PriceChart label="Price at the end of each interval, and at your signals" points={token.prices} interval={interval} chain={chain} marks={[marksOf(signals.data?.signals.nodes ?? [])]} />
            </Card>
            <div class="columns">
              <Card title="Volume"><Bars name="Volume" points={token.volume} label={`Volume by ${interval.toLowerCase()}`} /></Card>
              <Card title="Top wallets bought, less sold, by hour"><Bars name="Net flow" points={token.flow} label="What the first 200 wallets bought less what they sold, by hour" /></Card>
            </div>
          </>
        )}
      </Show>
      <Wallets chain={chain} address={address} query={query} />
      <TokenSignals chain={chain} query={signals} />
    </>
  );
}

function Bars({ name, points, label }: { name: string; points: Day['flow']; label: string }) {
  if (points.every((p) => p.value === 0)) return <Empty title="Nothing in this time" />;
  return <Chart label={label} times={points.map((p) => seconds(p.at))} format={(v) => usd(v)} ticks={usdTicks} height={180} lines={[{ name, bars: true, values: points.map((p) => p.value) }]} />;
}

const lists = ['holders', 'profit'] as const;
const listNames = { holders: 'Holders', profit: 'Most profit' };

// Wallets lists who holds the token, or who earned most in it.
function Wallets({ chain, address, query }: { chain: ChainName; address: string; query: Loaded<TokenDayQuery> }) {
  const list = oneParam('list', lists, 'holders');
  return (
    <Card title={<Pick label="Wallets" choices={lists.map((value) => ({ value, label: listNames[value] }))} chosen={list} change={(next) => setParams({ list: next })} />}>
      {list === 'holders'
        ? <Show query={query}>{({ token }) => token && <Holders day={token} chain={chain} />}</Show>
        : <TopTraders chain={chain} address={address} />}
    </Card>
  );
}

const orders = ['REALIZED_PNL', 'NET_PNL'] as const;
const orderNames = { REALIZED_PNL: 'Realized', NET_PNL: 'With open positions' };
const lengths = ['20', '200'] as const; // of the list: at first, and the most that the service sends
const most = Number(lengths[1]);

function TopTraders({ chain, address }: { chain: ChainName; address: string }) {
  const window = oneParam('window', windows, 'ALL');
  const by = window === 'ALL' ? oneParam('by', orders, 'REALIZED_PNL') : 'REALIZED_PNL';
  const first = Number(oneParam('rows', lengths, '20'));
  const query = useQuery(TokenTopTradersDocument, { chain, address, by, window: windowOf(window), first }, { every: 60_000 });
  return (
    <>
      <div class="filters">
        <Pick label="Window" choices={windows.map((value) => ({ value, label: windowNames[value] }))} chosen={window} change={(next) => setParams({ window: windowOf(next) })} />
        {window === 'ALL' && <Pick label="Profit" choices={orders.map((value) => ({ value, label: orderNames[value] }))} chosen={by} change={(next) => setParams({ by: next })} />}
      </div>
      <Show query={query}>{({ token }) => token && <Traders top={token.topTraders} chain={chain} window={window} />}</Show>
    </>
  );
}

type Top = NonNullable<TokenTopTradersQuery['token']>['topTraders'];
type Row = Top['traders'][number] & { place: number };

function Traders({ top, chain, window }: { top: Top; chain: ChainName; window: WindowName }) {
  if (top.traders.length === 0) return <Empty title={`No wallet closed a position in it${window === 'ALL' ? ' yet' : ' in this window'}`} />;
  const rows = top.traders.map((t, i): Row => ({ ...t, place: i + 1 }));
  return (
    <>
      <p class="muted small">
        {count(top.totalCount)} {top.totalCount === 1 ? 'wallet' : 'wallets'}, {top.windowStart ? `positions closed since ${dayOf(top.windowStart)}` : 'all time'}
        {top.keptSince && `; of positions closed before ${dayOf(top.keptSince)} none is kept`}
      </p>
      <Table label="Wallets with the most profit in the token" rows={rows} id={(t) => t.wallet.walletAddress} columns={[
        { name: 'Place', number: true, cell: (t) => count(t.place) },
        { name: 'Wallet', cell: (t) => <WalletLink chain={chain} address={t.wallet.walletAddress} window={window} /> },
        { name: 'Realized', number: true, title: 'Profit of its positions in the token that closed', cell: (t) => <Profit value={t.realizedPnlUsd} /> },
        ...(window === 'ALL' ? [{ name: 'With open', number: true, title: 'The same, and what its open position adds', cell: (t: Row) => <Profit value={t.netPnlUsd} /> }] : []),
        { name: 'Closed', number: true, cell: (t) => <>{count(t.closedPositions)}<small>{count(t.winningPositions)} won</small></> },
        { name: 'Holds', number: true, cell: (t) => (t.position ? usd(t.position.valueUsd) : '–') },
      ]} />
      {rows.length < top.totalCount && (
        <nav class="pager" aria-label="Pages of wallets">
          <span class="muted">The first {count(rows.length)} of {count(top.totalCount)} wallets</span>
          {rows.length < most && <button type="button" onClick={() => setParams({ rows: lengths[1] })}>Show {count(Math.min(top.totalCount, most))}</button>}
        </nav>
      )}
    </>
  );
}

function Holders({ day, chain }: { day: Day; chain: ChainName }) {
  if (day.topHolders.length === 0) return <Empty title="None of the first 200 wallets holds it" />;
  return (
    <Table label="Top wallets that hold the token" rows={day.topHolders} id={(h) => h.wallet.walletAddress} columns={[
      { name: 'Rank', number: true, cell: (h) => `#${count(h.rank)}`, sort: (h) => h.rank },
      { name: 'Wallet', cell: (h) => <WalletLink chain={chain} address={h.wallet.walletAddress} /> },
      { name: 'Paid per token', number: true, cell: (h) => price(h.position.quantity ? h.position.costUsd / h.position.quantity : null, chain) },
      { name: 'Value', number: true, cell: (h) => usd(h.position.valueUsd), sort: (h) => h.position.valueUsd },
      { name: 'Profit', number: true, cell: (h) => <Profit value={h.position.pnlUsd} />, sort: (h) => h.position.pnlUsd },
    ]} />
  );
}

function TokenSignals({ chain, query }: { chain: ChainName; query: Loaded<TokenSignalsQuery> }) {
  return (
    <Show query={query}>
      {({ signals }) => (
        <>
          <Card title="Signals on it">
            {signals.nodes.length === 0
              ? <Empty title="None of your signals is on it"><a href={href(['live'])}>See all signals</a></Empty>
              : <Table label="Signals on the token" columns={signalColumns} rows={[...signals.nodes].sort((a, b) => b.sequence - a.sequence)} id={(s) => s.signalId} />}
          </Card>
          {signals.nodes.length > 0 && <Card title="Top wallets in these signals"><SignalWallets chain={chain} nodes={signals.nodes} /></Card>}
        </>
      )}
    </Show>
  );
}

interface Seen {
  address: string;
  rank: number;
  sizeUsd: number;
  signals: number;
}

function SignalWallets({ chain, nodes }: { chain: ChainName; nodes: TokenSignalsQuery['signals']['nodes'] }) {
  const seen = new Map<string, Seen>();
  for (const t of nodes.filter((s) => !s.retractedAt).flatMap((s) => s.traders)) {
    const before = seen.get(t.walletAddress);
    seen.set(t.walletAddress, {
      address: t.walletAddress, rank: t.leaderboardRank, sizeUsd: Math.max(before?.sizeUsd ?? 0, t.tradeSizeUsd), signals: (before?.signals ?? 0) + 1,
    });
  }
  return (
    <Table label="Top wallets in these signals" rows={[...seen.values()].sort((a, b) => a.rank - b.rank)} id={(w) => w.address} columns={[
      { name: 'Rank then', number: true, cell: (w) => `#${count(w.rank)}`, sort: (w) => w.rank },
      { name: 'Wallet', cell: (w) => <WalletLink chain={chain} address={w.address} /> },
      { name: 'Largest trade', number: true, cell: (w) => usd(w.sizeUsd), sort: (w) => w.sizeUsd },
      { name: 'Signals', number: true, cell: (w) => count(w.signals), sort: (w) => w.signals },
    ]} />
  );
}

// MarketPage shows a prediction market with its outcomes, one of them over time.
export function MarketPage({ args: [itemId = ''] }: { args: string[] }) {
  const query = useQuery(MarketDetailDocument, { itemId }, { every: 15_000 });
  return (
    <Show query={query}>
      {({ market }) => (market ? (
        <div class="stack">
          <Head title={market.question || 'A market without a question'} about={<ChainBadge chain="POLYMARKET" />}><ExploreMarket slug={market.slug} /></Head>
          <MarketCard m={market} />
          <OutcomeOverTime outcomes={market.outcomes ?? []} />
        </div>
      ) : <Empty title="This market is unknown">No source has described it yet.</Empty>)}
    </Show>
  );
}

// OutcomeOverTime shows the token of an outcome as its own page does; that of the address, or the first.
function OutcomeOverTime({ outcomes }: { outcomes: NonNullable<MarketFactsFragment['outcomes']> }) {
  const first = outcomes[0];
  if (!first) return <Empty title="No outcome of this market is known yet" />;
  const chosen = oneParam('outcome', outcomes.map((o) => o.token), first.token);
  return (
    <>
      <div class="filters">
        <Pick label="Outcomes" choices={outcomes.map((o) => ({ value: o.token, label: o.outcomeLabel || shortAddress(o.token) }))} chosen={chosen}
          change={(outcome) => setParams({ outcome })} />
      </div>
      <Signals key={chosen} chain="POLYMARKET" address={chosen} />
    </>
  );
}

function MarketCard({ m }: { m: MarketFactsFragment }) {
  return (
    <Card title={m.outcomeLabel ? <a href={href(['market', m.itemId])}>{m.question || 'Market'}</a> : 'Outcomes'}>
      <Stats items={[
        { name: 'State', value: m.closed ? 'Closed' : 'Open', note: m.endDate ? `ends ${m.endDate.slice(0, 10)}` : undefined },
        { name: 'Volume in 24 h', value: usd(m.volume24hr) },
        ...(m.tags.length > 0 ? [{ name: 'Tags', value: <small class="tags">{m.tags.join(', ')}</small> }] : []),
      ]} />
      {m.outcomes && m.outcomes.length > 0 && (
        <Table label="Outcomes" rows={m.outcomes} id={(o) => o.token} columns={[
          { name: 'Outcome', cell: (o) => <a class="symbol" href={href(['token', 'POLYMARKET', o.token])}>{o.outcomeLabel || shortAddress(o.token)}</a> },
          { name: 'Price', cell: (o) => (o.priceUsd === null ? '–' : (
            <span class="chance"><meter min={0} max={1} value={o.priceUsd} aria-label={`Chance of ${o.outcomeLabel}`} /> {price(o.priceUsd, 'POLYMARKET')}</span>
          )) },
        ]} />
      )}
    </Card>
  );
}
