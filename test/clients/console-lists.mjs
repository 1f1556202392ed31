// The lists of the console: the search in the header, orders, the place to which Back returns, links to other sites, CSV, labels, and
// the watch list with its notifications.
import { readFile } from 'node:fs/promises';
import { assert, graphql, key, main, url } from './lib.mjs';
import { withPage } from './browser.mjs';
import { answering, heading, open, region, sound } from './console-lib.mjs';

const box = (page) => page.getByRole('combobox', { name: 'Search wallets, tokens and markets' });
const ranked = (page) => region(page, 'Wallets of Base, best first').locator('tbody tr');

// named gives a token a symbol.
async function named(token, symbol) {
  const response = await fetch(`${url}/ingest/events`, {
    method: 'POST', headers: { Authorization: `Bearer ${process.env.INGEST_KEY}`, 'Content-Type': 'application/x-ndjson' },
    body: JSON.stringify({ type: 'token', chain: 'base', token, symbol, price_usd: 1, updated_at: new Date().toISOString() }),
  });
  assert.equal(response.status, 200, await response.text());
  while ((await graphql('query($text: String!) { lookup(text: $text, chain: BASE) { tokens { symbol } } }', { text: symbol })).lookup.tokens.length === 0) {
    await new Promise((done) => setTimeout(done, 100));
  }
}

// searches finds a token by the middle of its symbol from a page, and finds it again among what was opened of late.
async function searches(page, { token }) {
  const part = 'RAON';
  await named(token.address, `K${part}`);
  await page.keyboard.press('/');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  await page.getByText('A part of an address, a symbol, a name or a word').waitFor();
  await box(page).fill(part.toLowerCase());
  await page.locator('#hits li').filter({ hasText: part }).first().waitFor();
  assert.equal(await page.locator('#hits li').first().getAttribute('aria-selected'), 'true');
  await sound(page, 'search');
  await box(page).press('Enter');
  await page.waitForURL(/#\/token\//);
  await heading(page, new RegExp(part));

  await page.keyboard.press('/');
  await page.getByText('Recent', { exact: true }).waitFor();
  await page.locator('#hits li').filter({ hasText: part }).waitFor();
  await box(page).fill('0x'); // and hurried: Enter before the answer
  await box(page).press('Enter');
  await page.waitForURL(/#\/(wallet|token)\//);
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') !== 'combobox');

  await page.keyboard.press('/');
  await box(page).fill('no such thing');
  await page.getByText('Nothing contains “no such thing”').waitFor();
  await box(page).press('Escape');
  await box(page).fill('0x');
  await page.locator('#hits li').nth(1).waitFor();
  await box(page).press('ArrowDown');
  await page.locator('#hit-1[aria-selected=true]').waitFor();
  await box(page).press('Escape');
  await page.locator('#hits').waitFor({ state: 'detached' });
}

// sorts has the service sort the leaderboard and positions, and not the page what is a page of a longer list.
async function sorts(page) {
  await open(page, 'leaderboard?chain=BASE');
  await ranked(page).first().waitFor();
  const head = (name) => page.locator('th', { has: page.getByRole('button', { name, exact: true }) });
  assert.equal(await head('Score').getAttribute('aria-sort'), 'descending');
  assert.equal(await head('Trades').getAttribute('aria-sort'), 'none');
  await page.getByRole('button', { name: 'Trades', exact: true }).click();
  await page.waitForURL(/by=TRADE_COUNT/);
  const { wallets } = await graphql('{ wallets(chain: BASE, rankBy: TRADE_COUNT, first: 1) { nodes { walletAddress tradeCount } } }');
  await page.waitForFunction(() => document.querySelector('th[aria-sort=descending]')?.textContent === 'Trades');
  const trades = async () => (await ranked(page).locator('td[data-name=Trades] .cell').allInnerTexts()).map((t) => Number.parseInt(t.replaceAll(',', ''), 10));
  while ((await trades())[0] < wallets.nodes[0].tradeCount) await page.waitForTimeout(100);
  const shown = await trades();
  assert.deepEqual(shown, shown.toSorted((a, b) => b - a));
  assert.equal(await page.getByLabel('Ranked by').inputValue(), 'TRADE_COUNT');
  assert.ok((await page.getByRole('columnheader', { name: 'Last trade' }).locator('button').count()) === 0, 'a head sorts what the service does not');

  const at = await ranked(page).first().getByRole('link').first().getAttribute('href');
  await answering(page, ({ wallet }) => { if (wallet?.trades) wallet.trades.pageInfo.hasNextPage = true; }, `${at}?tab=trades`,
    region(page, 'Trades, newest first'));
  assert.equal(await region(page, 'Trades, newest first').locator('th button').count(), 0, 'a page of a list sorts');
}

// returns goes back to where the leaderboard was scrolled to.
async function returns(page) {
  await page.setViewportSize({ width: 1280, height: 300 });
  await open(page, 'leaderboard?chain=BASE');
  const link = ranked(page).last().getByRole('link').first();
  await link.waitFor();
  await page.locator('svg.spark').first().waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const before = await link.evaluate((a) => {
    a.click();
    return scrollY;
  });
  assert.ok(before > 100, `scrolled ${before} px`);
  await page.waitForURL(/#\/wallet\//);
  await page.waitForFunction(() => scrollY === 0);
  await page.getByText('Open positions').waitFor();
  await page.goBack();
  await page.waitForFunction((y) => Math.abs(scrollY - y) <= 2, before);
  await page.setViewportSize({ width: 1280, height: 900 });
}

// explores compares the links to other sites with what they must be, also for what looks like a script.
async function explores(page, { token, traders }) {
  const address = traders[0].walletAddress;
  await open(page, `wallet/BASE/${address}`);
  const link = page.getByRole('link', { name: 'Basescan', exact: true }).first();
  await link.waitFor();
  const of = (a) => [a.href, a.target, a.rel];
  assert.deepEqual(await link.evaluate(of), [`https://basescan.org/address/${address}`, '_blank', 'noopener noreferrer']);
  await answering(page, ({ wallet }) => { for (const t of wallet?.trades?.nodes ?? []) t.txHash = 'javascript:alert(1)//"><script>'; },
    `#/wallet/BASE/${address}?tab=trades`, region(page, 'Trades, newest first').getByRole('link', { name: 'Basescan' }).first());
  assert.equal(await region(page, 'Trades, newest first').getByRole('link', { name: 'Basescan' }).first().getAttribute('href'),
    'https://basescan.org/tx/javascript%3Aalert(1)%2F%2F%22%3E%3Cscript%3E');
  await open(page, `token/BASE/${token.address}`);
  const dex = page.getByRole('link', { name: 'Dexscreener' });
  await dex.waitFor();
  assert.equal(await dex.getAttribute('href'), `https://dexscreener.com/base/${token.address}`);
  const { lookup: { markets: [market] } } = await graphql('{ lookup(text: "will", chain: POLYMARKET) { markets { itemId slug } } }');
  await open(page, `market/${market.itemId}`);
  const venue = page.getByRole('link', { name: 'Polymarket', exact: true });
  await venue.waitFor();
  assert.equal(await venue.getAttribute('href'), `https://polymarket.com/market/${market.slug}`);
}

// download presses a button and returns the lines of the file.
async function download(page, name) {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return (await readFile(await (await saved).path(), 'utf8')).split('\r\n');
}

// exports saves the whole leaderboard, of which a page is shown, with its numbers as they are.
async function exports(page) {
  await open(page, 'leaderboard?chain=BASE');
  await ranked(page).first().waitFor();
  const lines = await download(page, 'CSV of Wallets of Base, best first');
  const { wallets } = await graphql('{ wallets(chain: BASE, first: 1) { totalCount } }');
  assert.match(lines[0], /^rank,wallet_address,chain,trader_score,/);
  assert.ok(Math.abs(lines.length - 1 - Math.min(wallets.totalCount, 2000)) <= 5, `${lines.length} lines of ${wallets.totalCount} wallets`);
  assert.match(lines[1], /^1,0x[0-9a-f]{40},BASE,/);
}

const hostile = '=1+1 <img src=x onerror=alert(1)>';

// labels gives a wallet a name that looks like a formula and a script, sees it elsewhere, and takes it away.
async function labels(page, { traders }) {
  const address = traders[0].walletAddress;
  await open(page, `wallet/BASE/${address}`);
  await page.getByRole('button', { name: 'Add label' }).click();
  await page.getByLabel('Name', { exact: true }).fill(hostile);
  await page.getByLabel('Note', { exact: true }).fill('seen since May');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).getByText(hostile).waitFor();
  await page.getByText('seen since May').first().waitFor();
  await page.getByRole('button', { name: 'Watch', exact: false }).filter({ hasText: '☆' }).click();
  await page.getByRole('heading', { level: 1 }).getByRole('img', { name: 'Watched' }).waitFor();
  await sound(page, 'wallet-labelled');

  await page.keyboard.press('/'); // by its name
  await box(page).fill('1+1 <IMG');
  await page.locator('#hits li').filter({ hasText: hostile }).waitFor();
  await box(page).press('Escape');
  await open(page, 'watchlist');
  await heading(page, 'Watch list');
  await region(page, 'What you watch').getByText(hostile).waitFor();
  await sound(page, 'watchlist');
  const lines = await download(page, 'CSV of What you watch');
  assert.equal(lines[0], 'kind,chain,address,name,note,watched,changed_at');
  assert.ok(lines[1].startsWith(`WALLET,BASE,${address},'=1+1 <img src=x onerror=alert(1)>,seen since May,true,`), lines[1]);
  const { labels: stored } = await graphql('{ labels(watched: true) { address name } }');
  assert.deepEqual(stored, [{ address, name: hostile }]);

  await open(page, `wallet/BASE/${address}`);
  await page.getByRole('button', { name: 'Edit label' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Add label' }).waitFor();
  await page.getByRole('button', { name: '★ Watching' }).click();
  await page.getByRole('button', { name: '☆ Watch' }).waitFor();
  assert.deepEqual((await graphql('{ labels { address } }')).labels, []);
  await open(page, 'watchlist');
  await page.getByText('Nothing is watched').waitFor();
}

// stub stands for the browser's notifications, which a browser without a window does not show.
const stub = () => {
  window.notes = [];
  window.asked = 0;
  window.Notification = class {
    static permission = localStorage.getItem('allowed') ?? 'default';
    static async requestPermission() {
      window.asked++;
      localStorage.setItem('allowed', 'granted');
      return 'granted';
    }
    constructor(title, options) { window.notes.push([title, options.tag]); }
    close() {}
  };
};

// setWatched watches wallets of a chain, or ends it.
async function setWatched(wallets, watched) {
  const of = '($c: Chain!, $a: String!)', wallet = 'kind: WALLET, chain: $c, address: $a';
  const text = watched ? `mutation${of} { setLabel(input: {${wallet}, watched: true}) { label { address } } }` : `mutation${of} { removeLabel(${wallet}) { address } }`;
  for (const { chain, address } of wallets) await graphql(text, { c: chain, a: address });
}

// notifies watches whose trades signals are raised from, and looks elsewhere: signals are counted in the title, and shown by the browser
// once the reader has asked for it.
async function notifies(page) {
  await page.addInitScript(stub);
  await page.reload();
  await open(page, 'watchlist');
  await heading(page, 'Watch list');
  assert.equal(await page.evaluate(() => window.asked), 0, 'it asks without a click');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await page.getByRole('button', { name: 'Stop notifying me' }).waitFor();
  assert.equal(await page.evaluate(() => window.asked), 1);
  const { signals } = await graphql('{ signals(last: 50) { nodes { chain traders { walletAddress } } } }');
  const all = signals.nodes.flatMap((s) => s.traders.map((t) => ({ chain: s.chain, address: t.walletAddress })));
  const wallets = all.filter((w, i) => all.findIndex((o) => o.address === w.address && o.chain === w.chain) === i);
  await setWatched(wallets, true);
  await page.reload(); // they were set elsewhere
  await region(page, 'What you watch').locator('tbody tr').first().waitFor();
  await page.getByRole('button', { name: 'Stop notifying me' }).waitFor();
  await page.evaluate(() => { document.hasFocus = () => false; });
  await page.waitForFunction(() => /^\([1-9]\d*\) Watch list/.test(document.title));
  const [title, tag] = await page.evaluate(() => window.notes[0]);
  const { signal } = await graphql('query($id: ID!) { signal(id: $id) { headline traders { walletAddress } } }', { id: tag });
  assert.equal(signal.headline, title);
  assert.ok(signal.traders.some((t) => wallets.some((w) => w.address === t.walletAddress)), 'a signal about nothing that is watched');
  await page.evaluate(() => {
    document.hasFocus = () => true;
    dispatchEvent(new Event('focus'));
  });
  await page.waitForFunction(() => document.title.startsWith('Watch list'));
  await setWatched(wallets, false);
}

// showsLocalTime has the reader's time beside UTC.
async function showsLocalTime(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' });
  await page.reload();
  await open(page, 'leaderboard?chain=BASE');
  await ranked(page).first().waitFor();
  const title = await ranked(page).locator('td[data-name="Last trade"] time').first().getAttribute('title');
  assert.match(title, /^\d\d \w+ \d{4}, \d\d:\d\d:\d\d UTC \(.*\d\d:\d\d GMT\+9 here\)$/);
  await session.send('Emulation.setTimezoneOverride', { timezoneId: '' });
  await session.detach();
}

await main(() => withPage([url], async (page) => {
  await page.goto(`${url}/#key=${key}`);
  await heading(page, 'Live signals');
  await page.locator('tbody tr').first().waitFor();
  const { signals: { nodes: [newest] } } = await graphql('{ signals(last: 1, filter: { chains: [BASE] }) { nodes { token { address } traders { walletAddress } } } }');
  await searches(page, newest);
  await sorts(page);
  await returns(page);
  await explores(page, newest);
  await exports(page);
  await labels(page, newest);
  await notifies(page);
  await showsLocalTime(page);
}), 600);
