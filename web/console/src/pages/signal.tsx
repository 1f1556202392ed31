import { SignalDeliveriesDocument, SignalDetailDocument, TokenCandidatesDocument, type SignalDeliveriesQuery, type SignalDetailQuery } from '../api/gen/graphql';
import { useQuery } from '../api/query';
import { href } from '../router';
import { session } from '../session';
import { change, count, percent, price, time, typeNames, usd, words } from '../ui/format';
import { Card, ChainBadge, Change, Head, PriorityBadge, Profit, Stats, TokenLink, WalletLink, When } from '../ui/parts';
import { Empty, Show } from '../ui/states';
import { Table, type Column } from '../ui/table';
import { Around } from './around';
import { byDay } from './decisions';
import { directed } from './grades';
import { Moved, Strength, delay, strength, tiers } from './signalrows';

type Detail = NonNullable<SignalDetailQuery['signal']>;

// SignalPage shows one signal: who, why, and what came of it.
export function SignalPage({ args: [id = ''] }: { args: string[] }) {
  const query = useQuery(SignalDetailDocument, { id }, { every: 15_000 });
  return (
    <Show query={query}>
      {({ signal }) => (signal ? <Found s={signal} /> : (
        <Empty title="There is no such signal">Your notification log does not have it: it belongs to another customer, or is no longer kept.</Empty>
      ))}
    </Show>
  );
}

function Found({ s }: { s: Detail }) {
  return (
    <div class="stack">
      <p class="small"><a href={href(['live'])}>Live</a> › signal {count(s.sequence)}</p>
      <Head title={s.headline} about={<><PriorityBadge priority={s.priority} means={tiers[s.priority]} /> <Strength summary={s.summary} /> <ChainBadge chain={s.chain} /> {typeNames[s.notificationType]} · {time(s.timestamp)}<br /><small>{s.priority}: {tiers[s.priority]}. Strength {strength(s.summary)} of 100, from the number of wallets, the volume and the best rank.</small></>}>
        <TokenLink chain={s.chain} address={s.token.address} symbol={s.token.symbol} />
      </Head>
      {s.retractedAt && (
        <p class="note bad" role="alert">
          Retracted <When at={s.retractedAt} />: a correction took back trades that it was raised from. It counts in no statistics.
        </p>
      )}
      {s.market && (
        <p class="note">
          <a href={href(['market', s.market.itemId])}>{s.market.question || 'Unknown question'}</a>
          {s.market.outcomeLabel && <> · outcome <strong>{s.market.outcomeLabel}</strong></>}
        </p>
      )}
      <Card title="Price since">
        <Outcome s={s} />
        <p class="muted small">Quoted prices: close to the median of recent trades, so that one trade alone does not set them. What wallets paid may differ.</p>
      </Card>
      <Card title="Price around it"><Around s={s} /></Card>
      <Card title={`Wallets (${count(s.summary.traderCount)})`}><Participants s={s} /></Card>
      <div class="columns">
        <Card title="Why it was raised">
          <ul class="reasons">{s.why.reasons.map((r) => <li key={r.text}>{r.text}</li>)}</ul>
        </Card>
        <WhyMe s={s} />
      </div>
      <Deliveries id={s.signalId} at={s.latency?.deliveredAt ?? null} />
      <Candidates token={s.token.address} own={s.signalId} />
    </div>
  );
}

function Outcome({ s }: { s: Detail }) {
  const then = s.token.currentPriceUsd, raised = delay(s);
  const age = Date.now() - Date.parse(s.timestamp);
  const after = (name: string, hours: number, value: number | null) => ({
    name, value: <Change value={value} right={directed(s.notificationType, value)} />,
    note: value !== null ? price(then * (1 + value), s.chain) : age < hours * 3600_000 ? 'not yet' : 'no price known',
  });
  return (
    <Stats items={[
      { name: s.notificationType === 'SELL_SIGNAL' ? 'First sold at' : 'First bought at', value: price(s.token.firstSmartEntryPrice, s.chain), note: `${change(s.token.priceChangePct / 100)} until the signal` },
      { name: 'At the signal', value: price(then, s.chain), note: raised && `raised ${raised} after the trade` },
      { name: 'Now', value: price(s.token.profile?.priceUsd, s.chain), note: <Moved s={s} /> },
      after('After 1 hour', 1, s.outcome.return1h),
      after('After 6 hours', 6, s.outcome.return6h),
      after('After 24 hours', 24, s.outcome.return24h),
      ...(s.chain === 'POLYMARKET'
        ? [{ name: 'Settlement', value: s.outcome.settledPayout === null ? '–' : usd(s.outcome.settledPayout), note: s.outcome.settledPayout === null ? 'not resolved' : 'paid per share' }] : []),
    ]} />
  );
}

function Participants({ s }: { s: Detail }) {
  const bets = new Map(s.userTrades.map((u) => [u.trader.walletAddress, u.trade]));
  const columns: Column<Detail['traders'][number]>[] = [
    { name: 'Rank', number: true, cell: (t) => `#${count(t.leaderboardRank)}`, sort: (t) => t.leaderboardRank },
    { name: 'Wallet', cell: (t) => <WalletLink chain={s.chain} address={t.walletAddress} /> },
    { name: `${s.notificationType === 'SELL_SIGNAL' ? 'Sold' : 'Bought'} for`, number: true, title: 'All its trades that the signal counts, and the latest of them', sort: (t) => t.windowVolumeUsd ?? t.tradeSizeUsd,
      cell: (t) => <>{usd(t.windowVolumeUsd ?? t.tradeSizeUsd)}<small>{bought(t)}</small></> },
    ...(bets.size > 0 ? [{ name: 'Price', number: true, cell: (t: Detail['traders'][number]) => price(bets.get(t.walletAddress)?.priceUsd, s.chain) }] : []),
    { name: 'Profit', number: true, title: 'All-time profit or loss when the signal was raised', cell: (t) => <Profit value={t.totalPnl} />, sort: (t) => t.totalPnl },
    { name: 'Win rate', number: true, title: 'When the signal was raised; below it today, as the share of closed positions that won, and how many there are', sort: (t) => t.winRate,
      cell: (t) => <>{percent(t.winRate)}{t.profile && <small>today {percent(t.profile.trueWinRate)} of {count(t.profile.closedPositions)}</small>}</> },
    { name: 'Rank today', number: true, wide: true, cell: (t) => (t.profile?.defaultRank ? `#${count(t.profile.defaultRank)}` : '–') },
  ];
  const trades = s.traders.reduce((n, t) => n + (t.windowTradeCount ?? NaN), 0);
  return (
    <>
      <Table label="Wallets of the signal" columns={columns} rows={s.traders} id={(t) => t.walletAddress} />
      {trades > 0 && <p class="muted small">Together {usd(s.summary.totalUsdInflow)} in {counted(trades)}.</p>}
    </>
  );
}

const counted = (trades: number) => (trades === 1 ? '1 trade' : `${count(trades)} trades`);

// bought says how many trades an amount is of.
function bought(t: Detail['traders'][number]): string {
  if (t.windowTradeCount === null) return 'its last trade';
  return t.windowTradeCount === 1 ? '1 trade' : `${counted(t.windowTradeCount)}, last ${usd(t.tradeSizeUsd)}`;
}

function WhyMe({ s }: { s: Detail }) {
  const d = s.decision.delivered;
  return (
    <Card title="Why you got it">
      <p class="lead">{s.decision.text}</p>
      {d && (
        <Stats items={[
          { name: 'Signal of the day', value: count(d.dailyUsed), note: `of ${count(d.dailyBudget)}` },
          { name: 'Of this type', value: count(d.typeUsed), note: d.typeLimit === null ? 'no limit' : `of ${count(d.typeLimit)}` },
          { name: 'Configuration', value: `version ${d.configVersion}` },
        ]} />
      )}
    </Card>
  );
}

type Delivery = SignalDeliveriesQuery['webhooks'][number]['deliveries']['nodes'][number] & { url: string };

function Deliveries({ id, at }: { id: string; at: string | null }) {
  const query = useQuery(SignalDeliveriesDocument, {}, { skip: session.value?.scope !== 'customer', every: 30_000 });
  if (session.value?.scope !== 'customer') return null;
  const columns: Column<Delivery>[] = [
    { name: 'Webhook', cell: (d) => <span class="mono">{d.url || 'removed'}</span> },
    { name: 'What', cell: (d) => (d.retraction ? 'retraction' : 'signal') },
    { name: 'State', cell: (d) => <span class={`badge ${d.state === 'DELIVERED' ? 'good' : d.state === 'FAILED' ? 'bad' : ''}`}>{words(d.state)}</span> },
    { name: 'Attempts', cell: (d) => d.attempts.map((a) => a.status ?? a.error ?? '–').join(', ') || 'none yet' },
    { name: 'Since', cell: (d) => <When at={d.createdAt} /> },
  ];
  return (
    <Card title="Deliveries to webhooks">
      <Show query={query}>
        {({ webhooks }) => {
          const mine = webhooks.flatMap((w) => w.deliveries.nodes.filter((d) => d.signalId === id).map((d) => ({ ...d, url: w.url })));
          if (mine.length > 0) return <Table label="Deliveries" columns={columns} rows={mine} id={(d) => d.url + String(d.retraction)} />;
          if (!webhooks.some((w) => w.url)) return <Empty title="You have no webhook">Signals are in your log, and reach whoever subscribes or polls. <a href={href(['webhooks'])}>Add one</a> to have them sent to you.</Empty>;
          return <Empty title="Not among the last 200 deliveries">{at ? <>A webhook accepted it <When at={at} />.</> : 'No webhook has accepted it: it may have come before the webhook, or not pass its filter.'}</Empty>;
        }}
      </Show>
    </Card>
  );
}

function Candidates({ token, own }: { token: string; own: string }) {
  const query = useQuery(TokenCandidatesDocument, { token });
  return (
    <Card title="Everything decided about this token">
      <Show query={query}>
        {({ decisions }) => (decisions.nodes.length === 0 ? <Empty title="Nothing in the last 7 days" /> : (
          <Table label="Decisions about the token" rows={byDay(decisions.nodes)} id={(d) => `${d.type}${d.firstAt}${d.rule}${d.signalId}`} columns={[
            { name: 'When', cell: (d) => <When at={d.lastAt} /> },
            { name: 'Type', cell: (d) => words(d.type) },
            { name: 'Result', cell: (d) => (
              <span class={`badge ${d.outcome === 'DELIVERED' ? 'good' : ''}`}>{d.outcome === 'DELIVERED' ? 'Delivered' : 'Held back'}</span>
            ) },
            { name: 'Because', cell: (d) => (d.signalId && d.signalId !== own ? <a href={href(['signal', d.signalId])}>{d.text}</a> : d.text) },
            { name: 'Times', number: true, cell: (d) => count(d.count) },
          ]} />
        ))}
      </Show>
    </Card>
  );
}
