import type { ComponentChildren } from 'preact';
import {
  WalletClosingsDocument, WalletDetailDocument, WalletPositionsDocument, WalletSignalsDocument, WalletTradesDocument, type WalletDetailQuery,
} from '../api/gen/graphql';
import { request } from '../api/client';
import { useQuery } from '../api/query';
import { href, oneParam, route, setParams } from '../router';
import { Chart } from '../ui/chart';
import { Pick } from '../ui/chips';
import { pageOf } from '../ui/csv';
import { Explore, explores } from '../ui/explorers';
import { amount, count, duration, percent, price, seconds, shortAddress, time, usd, usdTicks } from '../ui/format';
import { LabelName, Labelled } from '../ui/labelled';
import { Card, ChainBadge, Copy, Head, Profit, Stats, TokenLink, When, chains, windowNames, windowOf, windows, type ChainName, type WindowName } from '../ui/parts';
import { Empty, Show } from '../ui/states';
import { Pager, Table } from '../ui/table';
import { columns as signalColumns } from './signalrows';

type Detail = NonNullable<WalletDetailQuery['wallet']>;

const tabs = ['positions', 'closed', 'trades', 'signals'] as const;
const tabNames = { positions: 'Open positions', closed: 'Closed positions', trades: 'Trades', signals: 'Its signals' };

// WalletPage shows one wallet and what its numbers are made of, for all time or a window.
export function WalletPage({ args: [given = '', address = ''] }: { args: string[] }) {
  const chain = chains.find((c) => c === given.toUpperCase()) ?? 'BASE';
  const window = oneParam('window', windows, 'ALL');
  const query = useQuery(WalletDetailDocument, { chain, address, window: windowOf(window) }, { every: 15_000 });
  return (
    <Show query={query}>
      {({ wallet }) => (wallet ? <Found w={wallet} window={window} /> : (
        <Empty title="This wallet is unknown">The service has seen no trade of {shortAddress(address)} on this chain.</Empty>
      ))}
    </Show>
  );
}

function Found({ w, window }: { w: Detail; window: WindowName }) {
  const tab = oneParam('tab', tabs, 'positions');
  const over = <span class="badge">{windowNames[window]}</span>;
  const of = { chain: w.chain, address: w.walletAddress };
  return (
    <div class="stack">
      <p class="small"><a href={href(['leaderboard'], { chain: w.chain, window: windowOf(window) })}>Leaderboard</a> › {w.defaultRank ? `rank ${count(w.defaultRank)}` : 'not ranked'}</p>
      <Head title={<><span class="mono">{shortAddress(w.walletAddress)}</span> <LabelName kind="WALLET" chain={w.chain} address={w.walletAddress} /></>} about={<><ChainBadge chain={w.chain} /> <span class="mono address">{w.walletAddress}</span></>}>
        <Copy text={w.walletAddress} label="the address" />
        <Explore kind="wallet" chain={w.chain} id={w.walletAddress} />
        <a href={href(['live'], { wallets: w.walletAddress })}>Live signals of it</a>
        <Labelled kind="WALLET" chain={w.chain} address={w.walletAddress} />
      </Head>
      <Pick label="Window" choices={windows.map((value) => ({ value, label: windowNames[value] }))} chosen={window}
        change={(next) => setParams({ window: windowOf(next) })} />
      <Card title="Numbers" actions={over}><Numbers w={w} window={window} /></Card>
      {w.scoreParts && <Card title="What the score is made of" actions={over}><Parts w={w} parts={w.scoreParts} /></Card>}
      <div class="columns">
        <Card title="Realized profit over time" actions={over}><Equity w={w} /></Card>
        <Card title="Score at each midnight" actions={<span class="badge">{windowNames.ALL}</span>}><Ranks w={w} /></Card>
      </div>
      <Card title={<Pick label="Lists" choices={tabs.map((value) => ({ value, label: tabNames[value] }))} chosen={tab} change={(next) => setParams({ tab: next, after: '' })} />}>
        {tab === 'positions' && <Positions of={of} />}
        {tab === 'closed' && <Closings of={of} />}
        {tab === 'trades' && <Trades of={of} />}
        {tab === 'signals' && <Signals of={of} />}
      </Card>
    </div>
  );
}

// Numbers shows a wallet's numbers; those that a window does not have say that they are of its whole life.
function Numbers({ w, window }: { w: Detail; window: WindowName }) {
  const ever = window === 'ALL' ? '' : ' ever';
  if (window !== 'ALL' && w.tradeCount === 0) return <Empty title="No trade in this window">Its last one was <When at={w.lastTradeTime} />.</Empty>;
  return (
    <Stats items={[
      { name: 'Rank', value: w.defaultRank ? `#${count(w.defaultRank)}` : '–', note: w.defaultRank ? 'by score' : 'does not pass the default filter' },
      { name: 'Score', value: w.traderScore.toFixed(3), note: 'of 1' },
      { name: 'Profit', value: <Profit value={w.netPnlUsd} />, note: <><Profit value={w.realizedPnlUsd} /> realized</> },
      { name: 'Win rate', value: percent(w.trueWinRate), note: `${count(w.winningPositions)} of ${count(w.closedPositions)} closed positions` },
      { name: 'Trades', value: count(w.tradeCount), note: `${count(w.buyCount)} buys, ${count(w.sellCount)} sells, ${count(w.tokensTraded)} tokens${ever}` },
      { name: 'Bought', value: usd(w.totalBuyVolumeUsd), note: `sold ${usd(w.totalSellVolumeUsd)}` },
      { name: 'Average trade', value: usd(w.avgTradeSizeUsd), note: `largest${ever} ${usd(w.largestTradeUsd)}` },
      { name: 'Last trade', value: <When at={w.lastTradeTime} />, note: w.firstTradeTime ? <>first{ever} <When at={w.firstTradeTime} /></> : undefined },
    ]} />
  );
}

// Parts shows the four parts of the score with their weights and inputs.
function Parts({ w, parts }: { w: Detail; parts: NonNullable<Detail['scoreParts']> }) {
  const rows = [
    { name: 'PnL efficiency', weight: 0.4, value: parts.efficiency, from: <><Profit value={w.netPnlUsd} /> for {usd(w.totalBuyVolumeUsd)} bought</> },
    { name: 'Win rate', weight: 0.3, value: parts.winRate, from: `${count(w.winningPositions)} of ${count(w.closedPositions)} positions won, with 5 wins and 5 losses added` },
    { name: 'Closed positions', weight: 0.2, value: parts.consistency, from: `${count(w.closedPositions)} of 50` },
    { name: 'Activity', weight: 0.1, value: parts.activity, from: `${count(w.tradeCount)} trades; 1,000 are full` },
  ];
  return (
    <Table label="Parts of the score" rows={rows} id={(r) => r.name} columns={[
      { name: 'Part', cell: (r) => r.name },
      { name: 'From', cell: (r) => r.from },
      { name: 'Value', number: true, cell: (r) => r.value.toFixed(3) },
      { name: 'Weight', number: true, wide: true, cell: (r) => percent(r.weight) },
      { name: 'Adds', number: true, cell: (r) => <strong>{(r.weight * r.value).toFixed(3)}</strong> },
    ]} />
  );
}

function Equity({ w }: { w: Detail }) {
  if (w.equity.length < 2) return <Empty title="Not enough days yet">A line appears after the second day on which it traded.</Empty>;
  return (
    <Chart label="Realized profit at the end of each day" times={w.equity.map((p) => seconds(p.date))} format={(v) => usd(v)} ticks={usdTicks}
      lines={[{ name: 'Realized profit', values: w.equity.map((p) => p.realizedPnlUsd) }]} />
  );
}

function Ranks({ w }: { w: Detail }) {
  if (w.rankHistory.length < 2) return <Empty title="Not ranked on two days yet">The leaderboard is kept at each midnight UTC of event time.</Empty>;
  return (
    <Chart label="Score at each midnight" times={w.rankHistory.map((p) => seconds(p.at))} format={(v) => v.toFixed(2)}
      lines={[{ name: 'Score', tone: 'second', values: w.rankHistory.map((p) => p.traderScore) }]} />
  );
}

interface Of {
  chain: ChainName;
  address: string;
}

interface PageOf<R> {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: R[];
}

const cursor = () => route.value.params.get('after');

// Turns shows a page of a list, or why it is empty, and turns pages. children gets the rows, and
// whether there are others.
function Turns<R>({ page, noun, empty, children }: { page: PageOf<R> | undefined; noun: string; empty: string; children: (rows: R[], part: boolean) => ComponentChildren }) {
  if (!page || page.nodes.length === 0 && !page.pageInfo.hasNextPage) return <Empty title={empty} />;
  const { hasNextPage, endCursor } = page.pageInfo;
  return (
    <>
      {page.nodes.length === 0 ? <Empty title={empty} /> : children(page.nodes, hasNextPage || cursor() !== null)}
      <Pager shown={page.nodes.length} total={page.totalCount} noun={noun}
        first={route.value.params.get('after') ? () => setParams({ after: '' }) : undefined}
        more={hasNextPage ? () => setParams({ after: endCursor }) : undefined} />
    </>
  );
}

const orders = ['VALUE', 'OPENED'] as const;
const orderNames = { VALUE: 'Largest first', OPENED: 'Oldest first' };

function Positions({ of }: { of: Of }) {
  const orderBy = oneParam('order', orders, 'VALUE');
  const query = useQuery(WalletPositionsDocument, { ...of, orderBy, after: cursor() }, { every: 15_000 });
  return (
    <>
      <Pick label="Order" choices={orders.map((value) => ({ value, label: orderNames[value] }))} chosen={orderBy} change={(next) => setParams({ order: next, after: '' })} />
      <Show query={query}>
        {({ wallet }) => (
          <Turns page={wallet?.positions} noun="positions" empty="It holds nothing now">
            {(rows, part) => (
              <Table label="Open positions" rows={rows} id={(p) => p.token} part={part} ordered={{ by: orderBy, choose: (next) => setParams({ order: next, after: '' }) }}
                csv={async (after) => pageOf((await request(WalletPositionsDocument, { ...of, orderBy, after })).wallet?.positions)} columns={[
                { name: 'Token', cell: (p) => <TokenLink chain={of.chain} address={p.token} symbol={p.symbol} />, sort: (p) => p.symbol },
                { name: 'Quantity', number: true, wide: true, cell: (p) => amount(p.quantity) },
                { name: 'Paid per token', number: true, cell: (p) => price(p.quantity ? p.costUsd / p.quantity : null, of.chain) },
                { name: 'Price', number: true, cell: (p) => price(p.priceUsd, of.chain) },
                { name: 'Value', number: true, order: 'VALUE', cell: (p) => usd(p.valueUsd) },
                { name: 'Profit', number: true, cell: (p) => <Profit value={p.pnlUsd} />, sort: (p) => p.pnlUsd },
                {
                  name: 'Counted', number: true, title: "What the wallet's profit has of it: gains count up to the token's volume",
                  cell: (p) => <Profit value={p.countedPnlUsd} />, sort: (p) => p.countedPnlUsd,
                },
              ]} />
            )}
          </Turns>
        )}
      </Show>
    </>
  );
}

function Closings({ of }: { of: Of }) {
  const query = useQuery(WalletClosingsDocument, { ...of, after: cursor() });
  return (
    <Show query={query}>
      {({ wallet }) => (
        <Turns page={wallet?.closings} noun="closed positions" empty="It has closed no position yet">
          {(rows, part) => (
            <Table label="Closed positions" rows={rows} id={(p) => p.token + p.openedAt + p.closedAt} part={part}
              csv={async (after) => pageOf((await request(WalletClosingsDocument, { ...of, after })).wallet?.closings)} columns={[
              { name: 'Closed', cell: (p) => <When at={p.closedAt} /> },
              { name: 'Token', cell: (p) => <TokenLink chain={of.chain} address={p.token} symbol={p.symbol} /> },
              { name: 'Held', number: true, cell: (p) => duration((Date.parse(p.closedAt) - Date.parse(p.openedAt)) / 1000) },
              { name: 'Paid', number: true, cell: (p) => usd(p.costUsd), sort: (p) => p.costUsd },
              { name: 'Received', number: true, wide: true, cell: (p) => usd(p.proceedsUsd) },
              { name: 'Profit', number: true, cell: (p) => <Profit value={p.profitUsd} />, sort: (p) => p.profitUsd },
            ]} />
          )}
        </Turns>
      )}
    </Show>
  );
}

const sides = ['ALL', 'BUY', 'SELL'] as const;
const sideNames = { ALL: 'All', BUY: 'Buys', SELL: 'Sells' };

function Trades({ of }: { of: Of }) {
  const side = oneParam('side', sides, 'ALL');
  const filter = side === 'ALL' ? null : { side };
  const query = useQuery(WalletTradesDocument, { ...of, filter, after: cursor() }, { every: 15_000 });
  return (
    <>
      {of.chain === 'POLYMARKET' && (
        <p class="muted small">
          The payout of a market is no trade: it is in <a href={href(['wallet', of.chain, of.address], { tab: 'closed', window: route.value.params.get('window') })}>what closed positions received</a>.
        </p>
      )}
      <Pick label="Side" choices={sides.map((value) => ({ value, label: sideNames[value] }))} chosen={side} change={(next) => setParams({ side: next, after: '' })} />
      <Show query={query}>
        {({ wallet }) => (
          <Turns page={wallet?.trades} noun={side === 'ALL' ? 'trades' : 'trades of both sides'} empty={side === 'ALL' ? 'No trade of it is kept' : 'No such trade among these thousand'}>
            {(rows, part) => (
              <>
                {wallet?.trades.keptSince && <p class="note">Of trades before {time(wallet.trades.keptSince)} some are no longer kept.</p>}
                <Table label="Trades, newest first" rows={rows} id={(t) => t.id} part={part} csv={async (after) => pageOf((await request(WalletTradesDocument, { ...of, filter, after })).wallet?.trades)} columns={[
                  { name: 'Time', cell: (t) => <When at={t.tradedAt} /> },
                  { name: 'Side', cell: (t) => <span class={`badge ${t.side === 'BUY' ? 'good' : 'bad'}`}>{t.side === 'BUY' ? 'Buy' : 'Sell'}</span> },
                  { name: 'Token', cell: (t) => <TokenLink chain={of.chain} address={t.token} symbol={t.symbol} /> },
                  { name: 'Quantity', number: true, wide: true, cell: (t) => amount(t.quantity) },
                  { name: 'Price', number: true, cell: (t) => price(t.priceUsd, of.chain) },
                  { name: 'Amount', number: true, cell: (t) => usd(t.amountUsd), sort: (t) => t.amountUsd },
                  ...(explores ? [{ name: 'Transaction', wide: true, cell: (t: (typeof rows)[number]) => <Explore kind="transaction" chain={of.chain} id={t.txHash} /> }] : []),
                ]} />
              </>
            )}
          </Turns>
        )}
      </Show>
    </>
  );
}

function Signals({ of }: { of: Of }) {
  const query = useQuery(WalletSignalsDocument, { ...of, after: cursor() }, { every: 15_000 });
  return (
    <Show query={query}>
      {({ wallet }) => (
        <Turns page={wallet?.signals} noun="signals" empty="None of your signals had it among its wallets">
          {(rows) => (
            <Table label="Signals of the wallet" columns={signalColumns} rows={rows} id={(s) => s.signalId}
              csv={async (after) => pageOf((await request(WalletSignalsDocument, { ...of, after })).wallet?.signals)} />
          )}
        </Turns>
      )}
    </Show>
  );
}
