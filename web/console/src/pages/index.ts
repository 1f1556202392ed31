// The pages in the order of the navigation. The first segment of the address names the page; the
// rest goes to its component.
import type { ComponentType } from 'preact';
import type { Scope } from '../session';
import { Customers } from './customers';
import { Find, Trending } from './find';
import { Leaderboard } from './leaderboard';
import { Live } from './live';
import { Overview } from './overview';
import { Settings } from './settings';
import { SchemaPage } from './schema';
import { SignalPage } from './signal';
import { Sources } from './sources';
import { MarketPage, TokenPage } from './token';
import { TrackRecord } from './track';
import { WalletPage } from './wallet';
import { Tuning } from './tuning';
import { Usage } from './usage';
import { Watchlist } from './watchlist';
import { Webhooks } from './webhooks';

export interface Page {
  path: string; // the first segment of the address: letters and hyphens
  title: string;
  group: 'analyst' | 'settings' | 'operator' | 'build';
  listed: boolean; // in the navigation; others are reached by links
  scopes: Scope[]; // of keys that may read it
  component: ComponentType<{ args: string[] }>; // args: the other segments of the address
}

const readers: Scope[] = ['read', 'customer'];

export const pages: Page[] = [
  { path: 'live', title: 'Live', group: 'analyst', listed: true, scopes: readers, component: Live },
  { path: 'signal', title: 'Signal', group: 'analyst', listed: false, scopes: readers, component: SignalPage },
  { path: 'leaderboard', title: 'Leaderboard', group: 'analyst', listed: true, scopes: readers, component: Leaderboard },
  { path: 'trending', title: 'Trending tokens', group: 'analyst', listed: true, scopes: readers, component: Trending },
  { path: 'find', title: 'Find', group: 'analyst', listed: true, scopes: readers, component: Find },
  { path: 'watchlist', title: 'Watch list', group: 'analyst', listed: true, scopes: readers, component: Watchlist },
  { path: 'track', title: 'Track record', group: 'analyst', listed: true, scopes: readers, component: TrackRecord },
  { path: 'wallet', title: 'Wallet', group: 'analyst', listed: false, scopes: readers, component: WalletPage },
  { path: 'token', title: 'Token', group: 'analyst', listed: false, scopes: readers, component: TokenPage },
  { path: 'market', title: 'Market', group: 'analyst', listed: false, scopes: readers, component: MarketPage },
  { path: 'tuning', title: 'Tuning', group: 'settings', listed: true, scopes: ['customer'], component: Tuning },
  { path: 'webhooks', title: 'Webhooks', group: 'settings', listed: true, scopes: ['customer'], component: Webhooks },
  { path: 'usage', title: 'Usage', group: 'settings', listed: true, scopes: ['customer'], component: Usage },
  { path: 'overview', title: 'Overview', group: 'operator', listed: true, scopes: ['operator'], component: Overview },
  { path: 'sources', title: 'Sources', group: 'operator', listed: true, scopes: ['operator'], component: Sources },
  { path: 'customers', title: 'Customers and keys', group: 'operator', listed: true, scopes: ['operator'], component: Customers },
  { path: 'settings', title: 'Settings', group: 'operator', listed: true, scopes: ['operator'], component: Settings },
  { path: 'schema', title: 'Schema', group: 'build', listed: true, scopes: [...readers, 'operator'], component: SchemaPage },
];
