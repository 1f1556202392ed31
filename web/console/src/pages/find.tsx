import { useEffect, useState } from 'preact/hooks';
import { FindDocument, TrendingDocument, type FindQuery } from '../api/gen/graphql';
import { useDebounced, useQuery } from '../api/query';
import { href, oneParam, route, setParams } from '../router';
import { Pick } from '../ui/chips';
import { Filters } from '../ui/filters';
import { count, price, shortAddress, time, usd } from '../ui/format';
import { Card, ChainBadge, Change, Head, Profit, TokenLink, WalletLink, When, chainNames, chains } from '../ui/parts';
import { Empty, Show } from '../ui/states';
import { Table } from '../ui/table';

// Find looks for wallets, tokens and markets by a part of a name.
export function Find() {
  const [typed, setTyped] = useState(route.value.params.get('text') ?? '');
  const text = useDebounced(typed.trim(), 300);
  useEffect(() => setParams({ text }), [text]);
  return (
    <div class="stack">
      <Head title="Find" about="Wallets and tokens by a part of an address or a symbol, markets by a part of the question. The box in the header finds the same from any page." />
      <label class="field"><span>Address, symbol or word</span>
        <input type="search" size={48} maxLength={100} value={typed} placeholder="0x…, a symbol, a word"
          onInput={(e) => setTyped(e.currentTarget.value)} />
      </label>
      {[...text].length < 2 ? <Empty title="Write at least two characters" /> : <Results text={text} />}
    </div>
  );
}

function Results({ text }: { text: string }) {
  const query = useQuery(FindDocument, { text });
  return (
    <Show query={query}>
      {({ lookup }) => (lookup.wallets.length + lookup.tokens.length + lookup.markets.length === 0
        ? <Empty title="Nothing contains this">What no source has sent yet is not known.</Empty>
        : <Lists found={lookup} />)}
    </Show>
  );
}

function Lists({ found }: { found: FindQuery['lookup'] }) {
  return (
    <>
      {found.tokens.length > 0 && <Card title="Tokens">
        <Table label="Tokens found" rows={found.tokens} id={(t) => t.chain + t.address} columns={[
          { name: 'Token', cell: (t) => <TokenName chain={t.chain} address={t.address} symbol={t.symbol} market={t.market} /> },
          { name: 'Chain', cell: (t) => <ChainBadge chain={t.chain} /> },
          { name: 'Price', number: true, cell: (t) => price(t.priceUsd, t.chain) },
          { name: 'Volume in 24 h', number: true, cell: (t) => (t.volume24hUsd === null ? '–' : usd(t.volume24hUsd)) },
        ]} />
      </Card>}
      {found.markets.length > 0 && <Card title="Markets">
        <Table label="Markets found" rows={found.markets} id={(m) => m.itemId} columns={[
          { name: 'Market', cell: (m) => <a href={href(['market', m.itemId])}>{m.question || m.itemId}</a> },
          { name: 'State', cell: (m) => (m.closed ? 'Closed' : 'Open') },
          { name: 'Volume in 24 h', number: true, cell: (m) => usd(m.volume24hr) },
        ]} />
      </Card>}
      {found.wallets.length > 0 && <Card title="Wallets">
        <Table label="Wallets found" rows={found.wallets} id={(w) => w.chain + w.walletAddress} columns={[
          { name: 'Wallet', cell: (w) => <WalletLink chain={w.chain} address={w.walletAddress} /> },
          { name: 'Chain', cell: (w) => <ChainBadge chain={w.chain} /> },
          { name: 'Score', number: true, cell: (w) => w.traderScore.toFixed(3) },
          { name: 'Profit', number: true, cell: (w) => <Profit value={w.netPnlUsd} /> },
          { name: 'Trades', number: true, cell: (w) => count(w.tradeCount) },
          { name: 'Last trade', cell: (w) => <When at={w.lastTradeTime} /> },
        ]} />
      </Card>}
    </>
  );
}

interface Named {
  chain: FindQuery['lookup']['tokens'][number]['chain'];
  address: string;
  symbol: string;
  market: { question: string; outcomeLabel: string | null } | null;
}

// TokenName is a token's symbol, of an outcome its market and label.
function TokenName({ chain, address, symbol, market }: Named) {
  if (!market) return <TokenLink chain={chain} address={address} symbol={symbol} />;
  return <><a class="symbol" href={href(['token', chain, address])}>{market.outcomeLabel || shortAddress(address)}</a> <small class="muted">{market.question}</small></>;
}

const windows = ['HOUR', 'SIX_HOURS', 'DAY'] as const;
const windowNames = { HOUR: 'Last hour', SIX_HOURS: '6 hours', DAY: '24 hours' };

// Trending lists the tokens that top wallets buy now.
export function Trending() {
  const chain = oneParam('chain', chains, 'BASE'), window = oneParam('window', windows, 'DAY');
  const query = useQuery(TrendingDocument, { chain, window }, { every: 15_000 });
  return (
    <>
      <Head title="Trending tokens" about="What the first 200 wallets of the leaderboard bought: the most buyers first." />
      <Filters names={['chain', 'window']}>
        <Pick label="Chain" choices={chains.map((value) => ({ value, label: chainNames[value] }))} chosen={chain} change={(next) => setParams({ chain: next })} />
        <Pick label="Hours" choices={windows.map((value) => ({ value, label: windowNames[value] }))} chosen={window} change={(next) => setParams({ window: next })} />
      </Filters>
      <section class="card" aria-label="Trending">
        <Show query={query}>
          {({ trendingTokens: rows }) => (rows.length === 0
            ? <Empty title="No top wallet bought anything">In these hours of {chainNames[chain]}. A longer time, or another chain, may show more.</Empty>
            : (
              <>
                <p class="muted small">Since {time(rows[0]!.since)}</p>
                <Table label="Tokens that top wallets buy" rows={rows} id={(r) => r.token.address} columns={[
                  { name: 'Token', cell: (r) => <TokenName chain={chain} address={r.token.address} symbol={r.token.symbol} market={r.token.market} /> },
                  { name: 'Buyers', number: true, cell: (r) => count(r.buyers), sort: (r) => r.buyers },
                  { name: 'Sellers', number: true, cell: (r) => count(r.sellers), sort: (r) => r.sellers },
                  { name: 'Net flow', number: true, title: 'What they bought, less what they sold', cell: (r) => <Profit value={r.netFlowUsd} />, sort: (r) => r.netFlowUsd },
                  { name: 'Price', number: true, cell: (r) => price(r.token.priceUsd, chain) },
                  { name: 'Change', number: true, title: 'Of the price since then', cell: (r) => <Change value={r.priceChangePct === null ? null : r.priceChangePct / 100} />, sort: (r) => r.priceChangePct ?? -Infinity },
                ]} />
              </>
            ))}
        </Show>
      </section>
    </>
  );
}
