// The price around a signal, with the trades that it was raised from.
import { useEffect, useState } from 'preact/hooks';
import { SignalPriceDocument, SignalTradesDocument, type SignalDetailQuery, type SignalTradesQuery } from '../api/gen/graphql';
import { useQuery } from '../api/query';
import { oneParam, setParams } from '../router';
import { Pick } from '../ui/chips';
import { count } from '../ui/format';
import { PriceChart, type Interval, type Marks } from '../ui/prices';
import { Empty, Show } from '../ui/states';

type Detail = NonNullable<SignalDetailQuery['signal']>;
type Points = Marks['points'];

const size = 6; // wallets of a request: the search of a wallet's trades costs 2,000
const most = 24; // wallets whose trades are marked

const intervals = ['MINUTE', 'HOUR', 'DAY'] as const;
const intervalNames: Record<Interval, string> = { MINUTE: 'Minutes', HOUR: 'Hours', DAY: 'Days' };
const labels: Record<Interval, string> = {
  MINUTE: 'Price by the minute', HOUR: 'Price at the end of each hour', DAY: 'Price at the end of each day',
};

// Around shows the price before and after a signal by the minute, or by hour or day as far as these reach back.
export function Around({ s }: { s: Detail }) {
  const query = useQuery(SignalPriceDocument, { id: s.signalId, chain: s.chain, address: s.token.address }, { every: 60_000 });
  const trades = useTrades(s);
  return (
    <Show query={query}>
      {({ token, signal }) => {
        const days = token?.days ?? [];
        const kept: Record<Interval, Points> = {
          MINUTE: signal?.priceMinutes.map((p) => ({ at: p.at, value: p.priceUsd })) ?? [], HOUR: reaching(token?.hours, s), DAY: reaching(days, s),
        };
        const found = intervals.filter((i) => kept[i].length > (i === 'MINUTE' ? 1 : 0)); // a single trade says less than an hour
        if (found.length > 0) return <Prices s={s} kept={kept} found={found} trades={trades} />;
        if (days.length === 0) return <Empty title="No price is known yet" />;
        return (
          <Empty title="The signal is older than the prices that are kept">
            The service keeps prices by hour for a day and by day for 7 days, and by the minute as long as trades. Above is how the price went after the signal.
          </Empty>
        );
      }}
    </Show>
  );
}

// reaching returns points if they reach back to a signal, else none.
function reaching(points: Points = [], s: Detail): Points {
  return points[0] !== undefined && Date.parse(points[0].at) <= Date.parse(s.timestamp) ? points : [];
}

function Prices({ s, kept, found, trades }: { s: Detail; kept: Record<Interval, Points>; found: Interval[]; trades: Trades }) {
  const interval = oneParam('prices', found, found[0] ?? 'MINUTE');
  const points = kept[interval], begin = Date.parse(points[0]?.at ?? '');
  const shown = trades.points.filter((t) => Date.parse(t.at) >= begin);
  return (
    <>
      {found.length > 1 && (
        <Pick label="Prices by" choices={found.map((value) => ({ value, label: intervalNames[value] }))} chosen={interval}
          change={(prices) => setParams({ prices: prices === found[0] ? '' : prices })} />
      )}
      <PriceChart label={`${labels[interval]}, the signal, and its wallets' trades`} points={points} interval={interval} chain={s.chain} moment={s.timestamp} marks={[
        { name: 'Signal', tone: 'second', size: 15, points: [{ at: s.timestamp, value: s.token.currentPriceUsd }] },
        { name: 'Trade', tone: 'fourth', size: 8, points: shown },
      ]} />
      <p class="muted small">The dashed line is the signal. <Found trades={trades} shown={shown.length} all={s.traders.length} /></p>
    </>
  );
}

// Found says how many of the trades are marked, and why others are not.
function Found({ trades, shown, all }: { trades: Trades; shown: number; all: number }) {
  if (trades.problem) return <>The trades of its wallets could not be read: {trades.problem}</>;
  if (!trades.done) return <>The trades of its wallets are being looked for.</>;
  return (
    <>
      Marked: the trades of {count(shown)} of {count(all)} wallets.
      {shown < all && ' Others are earlier than the chart, not among the last 1,000 of their wallet, or taken back'}
      {shown < all && (all > most ? `, or of wallets after the first ${most}.` : '.')}
    </>
  );
}

interface Trades {
  points: Points;
  done: boolean; // none is looked for any more
  problem?: string;
}

// useTrades returns the trade of each wallet that the signal was raised from, as far as it is found.
function useTrades(s: Detail): Trades {
  const bets = s.userTrades.map((u) => ({ at: u.trade.tradedAt, value: u.trade.priceUsd }));
  const [found, setFound] = useState<{ next: number; points: Points }>({ next: 0, points: [] });
  const wallets = bets.length > 0 ? [] : s.traders.slice(found.next, Math.min(found.next + size, most));
  const query = useQuery(SignalTradesDocument, {
    chain: s.chain, addresses: wallets.map((t) => t.walletAddress),
    // Times are kept to the millisecond, and the trade that raised the signal has its time.
    filter: { token: s.token.address, side: s.notificationType === 'SELL_SIGNAL' ? 'SELL' : 'BUY', until: new Date(Date.parse(s.timestamp) + 1).toISOString() },
  }, { skip: wallets.length === 0 });
  useEffect(() => {
    const { data } = query;
    if (data) setFound((f) => ({ next: f.next + size, points: [...f.points, ...data.walletsByAddress.flatMap((w) => latest(w, s))] }));
  }, [query.data]);
  return bets.length > 0 ? { points: bets, done: true } : { points: found.points, done: wallets.length === 0, problem: query.refusal?.message };
}

// latest returns a wallet's trade of the size that the signal names, the last one before it; none if it is not found.
function latest(wallet: SignalTradesQuery['walletsByAddress'][number], s: Detail): Points {
  const trader = s.traders.find((t) => t.walletAddress === wallet?.walletAddress);
  const trade = wallet?.trades.nodes.find((t) => Math.abs(t.amountUsd - (trader?.tradeSizeUsd ?? 0)) <= t.amountUsd * 1e-6);
  return trade ? [{ at: trade.tradedAt, value: trade.priceUsd }] : [];
}
