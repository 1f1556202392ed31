// Small parts that pages are made of.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { href } from '../router';
import { ago, change, now, shortAddress, time, usd } from './format';
import { LabelName } from './labelled';

// chainNames lists the chains as people write them.
export const chainNames = { BASE: 'Base', ETHEREUM: 'Ethereum', SOLANA: 'Solana', POLYMARKET: 'Polymarket' } as const;
export type ChainName = keyof typeof chainNames;
export const chains = Object.keys(chainNames) as ChainName[];

// windowNames lists the windows of leaderboards as people read them; ALL is none.
export const windowNames = { ALL: 'All time', DAY: 'Today', WEEK: '7 days', MONTH: '30 days' } as const;
export type WindowName = keyof typeof windowNames;
export const windows = Object.keys(windowNames) as WindowName[];

// windowOf is a window as queries take it.
export const windowOf = (name: WindowName) => (name === 'ALL' ? null : name);

export function ChainBadge({ chain }: { chain: ChainName }) {
  return <span class={`badge chain-${chain.toLowerCase()}`}>{chainNames[chain]}</span>;
}

export function PriorityBadge({ priority, means }: { priority: string; means: string }) {
  return <span class={`badge priority-${priority.toLowerCase()}`} title={`${priority}: ${means}`}>{priority}</span>;
}

// Change is a relative change with its sign. Its colour says whether right is above 0.
export function Change({ value, right = value }: { value: number | null | undefined; right?: number | null }) {
  return <span class={tone(right)}>{change(value)}</span>;
}

// Profit is an amount with its sign and colour.
export function Profit({ value }: { value: number | null | undefined }) {
  return <span class={tone(value)}>{usd(value, true)}</span>;
}

function tone(value: number | null | undefined): string {
  return !value ? 'num' : value > 0 ? 'num good' : 'num bad';
}

// When is a time as "5 s ago", with the exact one in its title.
export function When({ at }: { at: string | null | undefined }) {
  if (!at) return <span class="muted">never</span>;
  return <time dateTime={at} title={time(at)}>{ago(at, now.value)}</time>;
}

// WalletLink leads to a wallet, with its numbers of a window.
export function WalletLink({ chain, address, window = 'ALL', class: extra = '' }: { chain: ChainName; address: string; window?: WindowName; class?: string }) {
  return <><a class={`mono ${extra}`} href={href(['wallet', chain, address], { window: windowOf(window) })} title={address}>{shortAddress(address)}</a><LabelName kind="WALLET" chain={chain} address={address} /></>;
}

export function TokenLink({ chain, address, symbol }: { chain: ChainName; address: string; symbol?: string }) {
  return (
    <>
      <a class={symbol ? 'symbol' : 'mono'} href={href(['token', chain, address])} title={address}>
        {symbol || shortAddress(address)}
      </a>
      <LabelName kind="TOKEN" chain={chain} address={address} />
    </>
  );
}

// Copy copies a text to the clipboard.
export function Copy({ text, label }: { text: string; label: string }) {
  const [done, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setDone(true);
    setTimeout(() => setDone(false), 1500);
  };
  return <button type="button" class="quiet small" onClick={() => void copy()} aria-label={`Copy ${label}`}>{done ? 'Copied' : 'Copy'}</button>;
}

export function Card({ title, actions, children, class: extra = '' }: {
  title?: ComponentChildren; actions?: ComponentChildren; children: ComponentChildren; class?: string;
}) {
  return (
    <section class={`card ${extra}`}>
      {(title || actions) && <header class="card-head">{title && <h2>{title}</h2>}{actions && <div class="actions">{actions}</div>}</header>}
      {children}
    </section>
  );
}

// Stats is a row of numbers, each with its name and a note below it.
export function Stats({ items }: { items: { name: string; value: ComponentChildren; note?: ComponentChildren }[] }) {
  return (
    <dl class="stats">
      {items.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}{note !== undefined && <small>{note}</small>}</dd>
        </div>
      ))}
    </dl>
  );
}

// Head is the top of a page: its title, what stands beside it, and what the page is about.
export function Head({ title, about, children }: { title: ComponentChildren; about?: ComponentChildren; children?: ComponentChildren }) {
  return (
    <div class="head">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {about && <p class="muted">{about}</p>}
      </div>
      {children && <div class="actions">{children}</div>}
    </div>
  );
}
