// The pages in the order of the navigation. The first segment of the address names the page; the
// rest goes to its component.
import type { ComponentType } from 'preact';
import type { Scope } from '../session';
import { Customers } from './customers';
import { Live } from './live';
import { Sources } from './sources';
import { Webhooks } from './webhooks';

export interface Page {
  path: string; // the first segment of the address: letters and hyphens
  title: string;
  group: 'analyst' | 'settings' | 'operator';
  listed: boolean; // in the navigation; others are reached by links
  scopes: Scope[]; // of keys that may read it
  component: ComponentType<{ args: string[] }>; // args: the other segments of the address
}

const readers: Scope[] = ['read', 'customer'];

export const pages: Page[] = [
  { path: 'live', title: 'Live', group: 'analyst', listed: true, scopes: readers, component: Live },
  { path: 'webhooks', title: 'Webhooks', group: 'settings', listed: true, scopes: ['customer'], component: Webhooks },
  { path: 'sources', title: 'Sources', group: 'operator', listed: true, scopes: ['operator'], component: Sources },
  { path: 'customers', title: 'Customers and keys', group: 'operator', listed: true, scopes: ['operator'], component: Customers },
];
