// The price around a signal, with the trades that it was raised from.
import { useEffect, useState } from 'preact/hooks';
import { SignalPriceDocument, SignalTradesDocument, type SignalDetailQuery, type SignalTradesQuery } from '../api/gen/graphql';
import { useQuery } from '../api/query';
import { count } from '../ui/format';
import { PriceChart, type Marks } from '../ui/prices';
import { Empty, Show } from '../ui/states';

type Detail = NonNullable<SignalDetailQuery['signal']>;
type Points = Marks['points'];

const size = 6; // wallets of a request: the search of a wallet's trades costs 2,000
const most = 24; // wallets whose trades are marked

// Around shows the price before and after a signal by hour, or by day if the hours do not reach back.
export function Around({ s }: { s: Detail }) {
  const query = useQuery(SignalPriceDocument, { chain: s.chain, address: s.token.address }, { every: 15_000 });
  const trades = useTrades(s);
  const kept = (points: Points) => points[0] !== undefined && Date.parse(points[0].at) <= Date.parse(s.timestamp);
  return (
    <Show query={query}>
      {({ token }) => {
        const hours = token?.hours ?? [], days = token?.days ?? [];
        if (kept(hours)) return <Prices s={s} points={hours} interval="HOUR" trades={trades} />;
        if (kept(days)) return <Prices s={s} points={days} interval="DAY" trades={trades} />;
        if (days.length === 0) return <Empty title="No price is known yet" />;
        return (
          <Empty title="The signal is older than the prices that are kept">
            The service keeps prices by hour for a day and by day for 7 days. Above is how the price went after the signal.
          </Empty>
        );
      }}
    </Show>
  );
}

function Prices({ s, points, interval, trades }: { s: Detail; points: Points; interval: 'HOUR' | 'DAY'; trades: Trades }) {
  const begin = Date.parse(points[0]?.at ?? '');
  const shown = trades.points.filter((t) => Date.parse(t.at) >= begin);
  return (
    <>
      <PriceChart label={`Price at the end of each ${interval.toLowerCase()}, the signal, and its wallets' trades`} points={points} interval={interval} moment={s.timestamp} marks={[
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
