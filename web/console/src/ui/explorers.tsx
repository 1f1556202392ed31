// Links to block explorers and venues, unless the operator has turned them off. What comes from a chain is encoded.
import type { ChainName } from './parts';

// explores reports whether there are such links.
export const explores = document.querySelector<HTMLMetaElement>('meta[name=explorers]')?.content !== 'off';

interface Place {
  name: string;
  at(id: string): string; // the address, with an id that is encoded
}

type Kind = 'wallet' | 'token' | 'transaction';

const scan = (name: string, host: string): Record<Kind, Place[]> => ({
  wallet: [{ name, at: (id) => `https://${host}/address/${id}` }],
  token: [{ name, at: (id) => `https://${host}/token/${id}` }],
  transaction: [{ name, at: (id) => `https://${host}/tx/${id}` }],
});
const dexscreener = (chain: string): Place => ({ name: 'Dexscreener', at: (id) => `https://dexscreener.com/${chain}/${id}` });
const base = scan('Basescan', 'basescan.org'), ethereum = scan('Etherscan', 'etherscan.io'), polygon = scan('Polygonscan', 'polygonscan.com');

const places: Record<ChainName, Record<Kind, Place[]>> = {
  BASE: { ...base, token: [...base.token, dexscreener('base')] },
  ETHEREUM: { ...ethereum, token: [...ethereum.token, dexscreener('ethereum')] },
  SOLANA: {
    wallet: [{ name: 'Solscan', at: (id) => `https://solscan.io/account/${id}` }],
    token: [{ name: 'Solscan', at: (id) => `https://solscan.io/token/${id}` }, dexscreener('solana')],
    transaction: [{ name: 'Solscan', at: (id) => `https://solscan.io/tx/${id}` }],
  },
  POLYMARKET: { wallet: [{ name: 'Polymarket', at: (id) => `https://polymarket.com/profile/${id}` }, ...polygon.wallet], token: [], transaction: polygon.transaction },
};

const market: Place = { name: 'Polymarket', at: (slug) => `https://polymarket.com/market/${slug}` };

function Outside({ place: { name, at }, id }: { place: Place; id: string }) {
  return <a class="outside" href={at(encodeURIComponent(id))} target="_blank" rel="noopener noreferrer" title={`Opens ${name}, which sees what you look at`}>{name}</a>;
}

// Explore links a wallet, a token or a transaction to where others show it.
export function Explore({ kind, chain, id }: { kind: Kind; chain: ChainName; id: string }) {
  if (!explores || !id) return null;
  return <>{places[chain][kind].map((place) => <Outside key={place.name} place={place} id={id} />)}</>;
}

// ExploreMarket links a market to where it is traded.
export function ExploreMarket({ slug }: { slug: string }) {
  return explores && slug ? <Outside place={market} id={slug} /> : null;
}
