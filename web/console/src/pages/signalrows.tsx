// A signal as a row of a list: how strong it is, what one comes too late for, and whether it was right so far.
import type { NotificationType, Priority, SignalRowFragment } from '../api/gen/graphql';
import { href } from '../router';
import { change, count, duration, price, typeNames, usd } from '../ui/format';
import { ChainBadge, Change, PriorityBadge, TokenLink, When } from '../ui/parts';
import type { Column } from '../ui/table';
import { directed } from './grades';

export const types = Object.keys(typeNames) as NotificationType[];

// tiers says what a priority means.
export const tiers: Record<Priority, string> = {
  P0: '5 or more top wallets bought or bet together', P1: 'fewer of them, or one whale buy', P2: 'top wallets sold together',
};
export const priorities = Object.keys(tiers) as Priority[];

type Row = SignalRowFragment;

// strength is how much stands behind a signal, from 0 to 100, by orders of magnitude: 40 for 25 wallets, nothing for one; 40 for
// 1,000,000 USD, nothing for 1,000; 20 for rank 1, nothing for 200.
export function strength({ traderCount, highestRank, totalUsdInflow }: Row['summary']): number {
  const part = (value: number, full: number) => Math.min(Math.max(Math.log(value) / Math.log(full), 0), 1);
  return Math.round(40 * part(traderCount, 25) + 40 * part(totalUsdInflow / 1000, 1000) + 20 * (1 - part(highestRank, 200)));
}

export function Strength({ summary }: { summary: Row['summary'] }) {
  const value = strength(summary);
  return (
    <svg class="strength" width="52" height="6" viewBox="0 0 52 6" role="img" aria-label={`Strength ${value} of 100`}>
      <title>Strength {value} of 100: number of wallets, volume and best rank</title>
      <rect width="52" height="6" rx="3" />
      <rect width={Math.max(value * 0.52, 3)} height="6" rx="3" />
    </svg>
  );
}

export const columns: Column<Row>[] = [
  { name: 'Time', width: 6.4, cell: (s) => <When at={s.sentAt} /> },
  { name: 'Strength', width: 5.4, title: 'The priority, and how much stands behind the signal: number of wallets, volume and best rank',
    cell: (s) => <><PriorityBadge priority={s.priority} means={tiers[s.priority]} /> <Strength summary={s.summary} /></> },
  { name: 'Signal', cell: (s) => (
    <span>
      <a href={href(['signal', s.signalId])}>{s.headline}</a>
      <small>{typeNames[s.notificationType]}{s.retractedAt ? ' · retracted' : ''}</small>
    </span>
  ) },
  { name: 'Token', width: 8.4, cell: (s) => <><TokenLink chain={s.chain} address={s.token.address} symbol={s.token.symbol} /><small><ChainBadge chain={s.chain} /></small></> },
  { name: 'Wallets', width: 5.8, number: true, wide: true, cell: (s) => <>{s.summary.traderCount}<small>best #{count(s.summary.highestRank)}</small></> },
  { name: 'Volume', width: 6.6, number: true, cell: (s) => usd(s.summary.totalUsdInflow) },
  { name: 'Since first buy', width: 7.6, number: true, wide: true,
    title: 'How far the price had moved from the first of the wallets’ trades to the signal, and the price at the signal: nobody who followed it got this move. For sales since the first sale',
    cell: (s) => <><span class="num">{change(s.token.priceChangePct / 100)}</span><small>{price(s.token.currentPriceUsd, s.chain)}</small></> },
  { name: 'Since signal', width: 7.2, number: true, title: 'How far the price has moved since the signal, and the price now. Green if the signal was right so far: a sale is, if the price fell',
    cell: (s) => <><Moved s={s} /><small>{price(s.token.profile?.priceUsd, s.chain)}</small></> },
  { name: 'Delay', width: 4.8, number: true, wide: true, title: 'How long after its last trade the signal was raised', cell: (s) => delay(s) ?? '–' },
];

// Moved is how far the price has moved since a signal.
export function Moved({ s }: { s: Row }) {
  const present = s.token.profile?.priceUsd, then = s.token.currentPriceUsd;
  const value = present && then ? present / then - 1 : null;
  return <Change value={value} right={directed(s.notificationType, value)} />;
}

// delay is how long after its last trade a signal was raised; undefined if that was not kept.
export function delay(s: Row): string | undefined {
  return s.latency ? duration(Math.max(0, Date.parse(s.latency.committedAt) - Date.parse(s.latency.eventAt)) / 1000) : undefined;
}
