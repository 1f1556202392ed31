import { useState } from 'preact/hooks';
import { href, oneParam, setParams } from '../router';
import { session } from '../session';
import { Pick } from '../ui/chips';
import { shortAddress } from '../ui/format';
import { change, labels, type Label } from '../ui/labels';
import { Card, ChainBadge, Head, When } from '../ui/parts';
import { Empty } from '../ui/states';
import { Table, type Column } from '../ui/table';
import { askToNotify, notifies, stopNotifying } from '../ui/watch';

const shown = ['watched', 'all'] as const;
const shownNames = { watched: 'Watched', all: 'All labels' };
const mostLive = 50; // wallets that the Live page filters by

// Watchlist lists the wallets and tokens that the customer watches or has a name for.
export function Watchlist() {
  const which = oneParam('show', shown, 'watched');
  const [problem, setProblem] = useState('');
  const rows = labels.value.filter((l) => which === 'all' || l.watched);
  const wallets = labels.value.filter((l) => l.watched && l.kind === 'WALLET').map((l) => l.address);
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      const said = await work();
      setProblem(typeof said === 'string' ? said : '');
    } catch (refusal) {
      setProblem(refusal instanceof Error ? refusal.message : String(refusal));
    }
  };
  return (
    <>
      <Head title="Watch list" about="Wallets and tokens that you watch or have a name for. Signals about what you watch are counted in the tab’s title while you look elsewhere.">
        <button type="button" onClick={() => (notifies.value ? stopNotifying() : void attempt(askToNotify))}>{notifies.value ? 'Stop notifying me' : 'Notify me'}</button>
        {wallets.length > 0 && <a href={href(['live'], { wallets: wallets.slice(0, mostLive).join(',') })}>Live signals of {wallets.length > mostLive ? `the first ${mostLive}` : 'the'} wallets</a>}
      </Head>
      {notifies.value && <p class="note good">This browser notifies you of signals about what you watch, while a page of the console is open in it.</p>}
      {problem && <p class="note bad" role="alert">{problem}</p>}
      <div class="filters">
        <Pick label="Labels" choices={shown.map((value) => ({ value, label: shownNames[value] }))} chosen={which} change={(next) => setParams({ show: next === 'watched' ? '' : next })} />
      </div>
      <Card>
        {rows.length === 0
          ? <Empty title={which === 'all' ? 'Nothing has a label' : 'Nothing is watched'}>On the page of a wallet or a token, press Watch or Add label. <a href={href(['leaderboard'])}>See the leaderboard</a></Empty>
          : <Table label={which === 'all' ? 'Labels' : 'What you watch'} columns={columns(attempt)} rows={rows} id={(l) => l.kind + l.chain + l.address} />}
      </Card>
    </>
  );
}

function columns(attempt: (work: () => Promise<unknown>) => Promise<void>): Column<Label>[] {
  const all: Column<Label>[] = [
    { name: 'Name', cell: (l) => <strong>{l.name || '–'}</strong>, sort: (l) => l.name.toLowerCase() },
    { name: 'Address', cell: (l) => <><a class="mono" href={href([l.kind.toLowerCase(), l.chain, l.address])} title={l.address}>{shortAddress(l.address)}</a><small>{l.kind === 'WALLET' ? 'Wallet' : 'Token'}</small></> },
    { name: 'Chain', cell: (l) => <ChainBadge chain={l.chain} />, sort: (l) => l.chain },
    { name: 'Note', cell: (l) => <span class="break">{l.note}</span> },
    { name: 'Changed', wide: true, cell: (l) => <When at={l.changedAt} />, sort: (l) => l.changedAt },
  ];
  if (session.value?.scope !== 'customer') return all;
  return [...all, {
    name: 'Watch', cell: (l) => {
      const text = l.watched ? '★ Watching' : '☆ Watch';
      return (
        <button type="button" class="small" aria-pressed={l.watched} aria-label={`${text} ${l.name || l.address}`}
          onClick={() => void attempt(() => change(l, { watched: !l.watched }))}>{text}</button>
      );
    },
  }];
}
