// What is asked of every page of the console, for the customer named CUSTOMER: it is used by keyboard alone, it shows what changes in the service, and it says
// when the service does not answer, and recovers. The page's clock is the test's: no renewal is waited for.
import { once } from 'node:events';
import { connect } from 'node:net';
import { assert, graphql, key, main, url } from './lib.mjs';
import { withPage } from './browser.mjs';
import { forgive, heading, open, tryAgain } from './console-lib.mjs';
import { reach, tabs } from './console-keyboard.mjs';

const market = 'console-market', outcome = '990001', customer = process.env.CUSTOMER;

async function ingest(...events) {
  const response = await fetch(`${url}/ingest/events`, {
    method: 'POST', headers: { Authorization: `Bearer ${process.env.INGEST_KEY}`, 'Content-Type': 'application/x-ndjson' },
    body: events.map((e) => JSON.stringify(e)).join('\n'),
  });
  assert.equal(response.status, 200, await response.text());
}

const describe = (volume) => ({ type: 'market', item_id: market, question: 'Will the page change?', slug: market, end_date: '2030-01-01', tags: [], volume_24hr: volume, closed: false });
const outcomeOf = () => ({ type: 'market_mapping', token: outcome, item_id: market, outcome_label: 'Yes', slug: market });

// publish sends a message to the broker that the source reads.
async function publish(text) {
  const { hostname, port } = new URL(process.env.BROKER);
  const socket = connect(port, hostname);
  await once(socket, 'data');
  socket.write(`CONNECT {"verbose":false}\r\nPUB trades ${Buffer.byteLength(text)}\r\n${text}\r\nPING\r\n`);
  for (let seen = ''; !seen.includes('PONG');) seen += (await once(socket, 'data'))[0];
  socket.destroy();
}

// A page: path is its address, and shows is there once it is loaded. The control named use is operated with keys, which leads to
// an address or a selector, leads. It renews itself every so many ms. changes makes something change in the service where nothing
// changes by itself; it is false where what the page counts is stored too seldom to wait for. fixed says why a page stays as it is.
const pagesOf = (signal) => {
  const token = signal.token.address;
  const reprice = () => ingest({ type: 'token', chain: 'base', token, updated_at: new Date().toISOString(), price_usd: 1 + Math.random() });
  return [
    { path: `live?wallets=${signal.traders[0].walletAddress}`, shows: 'tbody tr', use: 'Base', keys: ['Space'], leads: /chains=BASE/, every: 15_000 },
    { path: `signal/${encodeURIComponent(signal.signalId)}`, shows: '.reasons li', use: 'Bought for', keys: ['Enter'], leads: 'th[aria-sort=descending]', every: 15_000, changes: reprice },
    { path: 'leaderboard', shows: 'tbody svg.spark', use: 'Ethereum', keys: ['Enter'], leads: /chain=ETHEREUM/, every: 10_000 },
    { path: 'trending', shows: 'tbody tr', use: '6 hours', keys: ['Space'], leads: /window=SIX_HOURS/, every: 15_000 },
    { path: `find?text=${token}`, shows: 'tbody tr', use: 'Address, symbol or word', keys: ['x'], leads: /text=\w+x/, fixed: 'it answers what was typed' },
    { path: 'track', shows: 'section.card tbody tr', use: '7 days', keys: ['Space'], leads: /days=7/, fixed: 'a report, which Renew makes anew' },
    { path: `wallet/BASE/${signal.traders[0].walletAddress}`, shows: 'main tbody tr', use: 'Trades', keys: ['Enter'], leads: /tab=trades/, every: 15_000 },
    { path: `token/BASE/${token}`, shows: 'main tbody tr', use: 'By day', keys: ['Enter'], leads: /interval=DAY/, every: 15_000, changes: reprice },
    { path: `market/${market}`, shows: 'main tbody tr', use: 'Yes', keys: ['Enter'], leads: new RegExp(`#/token/POLYMARKET/${outcome}`), every: 15_000, changes: () => ingest(describe(Math.ceil(Math.random() * 1e6))) },
    { path: 'tuning', shows: '.total strong', use: '3 days', keys: ['Space'], leads: /days=3/, fixed: 'it would change under who edits it' },
    { path: 'webhooks', shows: 'pre.code', use: 'Python', keys: ['Enter'], leads: /verify=python/, every: 5000, changes: addWebhook },
  ];
};

const operatorPages = [
  { path: 'overview', shows: 'tbody tr', use: 'Sources', keys: ['Enter'], leads: /#\/sources/, every: 5000 },
  { path: 'sources', shows: '.stats', use: 'Source', keys: ['ArrowDown'], leads: 'select:focus', every: 5000, changes: () => publish('no event') },
  { path: 'customers', shows: 'tbody tr', use: `Customer ${customer}`, keys: ['Enter'], leads: new RegExp(`customers/${customer}`), every: 15_000, changes: false },
  { path: `customers/${customer}`, shows: 'tbody tr', use: 'All customers', keys: ['Enter'], leads: /#\/customers$/, every: 15_000, changes: addWebhook },
  { path: 'settings', shows: 'tbody tr', use: 'Flag', keys: ['Space'], leads: /origins=FLAG/, fixed: 'they are those that the process was started with' },
];

async function addWebhook() {
  await graphql('mutation { createWebhook(input: { url: "http://127.0.0.1:1/page", types: [SELL_SIGNAL] }) { webhook { id } } }');
}

async function removeWebhooks() {
  const { webhooks } = await graphql('{ webhooks { id } }');
  for (const { id } of webhooks) await graphql('mutation($id: ID!) { deleteWebhook(id: $id) { deletedId } }', { id });
}

// text is what the page shows of the service: the times beside it run by themselves.
const text = (page) => page.evaluate(() => {
  const main = document.querySelector('main').cloneNode(true);
  for (const time of main.querySelectorAll('time')) time.remove();
  return main.textContent;
});

// renewed lets the page's time pass until something is there.
async function renewed(page, every, there) {
  while (!await there()) {
    const answer = page.waitForResponse((r) => r.url().endsWith('/graphql'));
    await page.clock.fastForward(every);
    await answer;
  }
}

// changesBy fails if what the service has now does not come to the page.
async function changesBy(page, { every, changes }) {
  const before = await text(page);
  if (changes) await changes();
  await renewed(page, every, async () => await text(page) !== before);
}

// keyed goes through the page while its time stands still, so that no row moves, and operates its control.
async function keyed(page, { use, keys, leads }, options) {
  await page.waitForFunction(() => !document.querySelector('.spinner, [aria-busy=true]'));
  await page.evaluate(() => { for (const d of document.querySelectorAll('main details')) d.open = true; });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const found = await tabs(page);
  await page.clock.resume();
  if (found.length > 0) return found;
  await reach(page, use, options);
  for (const k of keys) await page.keyboard.press(k);
  await (leads instanceof RegExp ? page.waitForURL(leads) : page.locator(leads).waitFor());
  return [];
}

// proxy and service are what answers for a service that does not: a proxy before it, or the service itself.
const proxy = { status: 503, contentType: 'text/html', body: '<html><body><h1>503 Service Unavailable</h1></body></html>' };
const service = { status: 503, json: { errors: [{ message: 'the database does not answer', extensions: { code: 'UNAVAILABLE' } }] } };

async function fails(page, answer) {
  await page.route('**/graphql', (route) => route.fulfill(answer));
  return () => page.unroute('**/graphql');
}

const alerts = (page) => page.getByRole('alert').filter({ hasText: /\w/ });

// says fails the service while the page is loaded, and once more while it shows something: what was shown stays.
async function says(page, problems, { path, shows, every }) {
  await open(page, 'none');
  let back = await fails(page, proxy);
  await open(page, path);
  await alerts(page).filter({ hasText: 'does not answer' }).first().waitFor();
  await back();
  await tryAgain(page);
  await page.locator(shows).first().waitFor();
  await page.waitForFunction(() => document.querySelectorAll('[role=alert]').length === 0);
  if (every && !path.startsWith('live')) {
    back = await fails(page, service);
    await renewed(page, every, async () => await alerts(page).count() > 0);
    await alerts(page).filter({ hasText: 'the database does not answer' }).first().waitFor();
    assert.ok(await page.locator(shows).count() > 0, `${path}: what was shown is gone`);
    await back();
    await renewed(page, every, async () => await alerts(page).count() === 0);
  }
  forgive(problems);
}

async function check(page, problems, pages) {
  const found = [];
  for (const p of pages) {
    const began = Date.now();
    await open(page, p.path);
    await page.locator(p.shows).first().waitFor();
    if (p.every && p.changes !== false) await changesBy(page, p);
    for (const wrong of await keyed(page, p)) found.push(`${p.path}: ${wrong}`);
    await says(page, problems, p);
    if (process.env.CONSOLE_TIMES) console.log(`${p.path}: ${Date.now() - began} ms`);
  }
  assert.deepEqual(found, []);
}

// entry is the same of the page that asks for a key.
async function entry(page, problems, home) {
  await page.goto(`${home}/`);
  await page.getByLabel('API key').waitFor();
  const found = await keyed(page, { use: 'API key', keys: ['x', 'Enter'], leads: '[role=alert]:not(:empty)' }, { skip: false });
  assert.deepEqual(found, []);
  const back = await fails(page, proxy);
  await page.getByLabel('API key').fill(key);
  await page.keyboard.press('Enter');
  await alerts(page).filter({ hasText: 'does not answer' }).waitFor();
  await back();
  await page.keyboard.press('Enter');
  await heading(page, 'Live signals');
  await returns(page);
  forgive(problems);
}

// returns loads the page anew while the service does not answer, and goes on with the key that the tab has.
async function returns(page) {
  const back = await fails(page, proxy);
  await page.reload();
  await alerts(page).filter({ hasText: 'does not answer' }).waitFor();
  await page.getByLabel('API key').waitFor();
  await back();
  await page.getByRole('button', { name: 'Try again with the key of this tab' }).press('Enter');
  await heading(page, 'Live signals');
}

// everyPage checks all pages. It has a browser of its own, whose clock it moves.
async function everyPage(page, problems) {
  await ingest(describe(1), outcomeOf(), { type: 'token', chain: 'polymarket', token: outcome, updated_at: new Date().toISOString(), price_usd: 0.5 });
  await publish(Array(40).fill(JSON.stringify(describe(1))).join('\n')); // with few messages refused the source is healthy
  await publish('no event either');
  const { signals } = await graphql('{ signals(last: 1) { nodes { signalId token { address } traders { walletAddress } } } }');
  await page.clock.install();
  await entry(page, problems, url);
  try {
    await check(page, problems, pagesOf(signals.nodes[0]));
  } finally {
    await removeWebhooks();
  }
  await page.goto('about:blank');
  page.once('dialog', (dialog) => dialog.accept()); // it asks before it leaves the customer's session
  await page.goto(`${url}/#key=${process.env.OPERATOR_KEY}`);
  try {
    await check(page, problems, operatorPages);
  } finally {
    await removeWebhooks();
  }
}

await main(() => withPage([url], everyPage), 900);
