// The analyst's pages of the console.
import { readFile } from 'node:fs/promises';
import { assert, graphql } from './lib.mjs';
import { answering, forgive, heading, open, region, sound, tryAgain } from './console-lib.mjs';

// explainsSignal opens the newest signal: who, why, and what was decided.
export async function explainsSignal(page) {
  let to = await opensNewest(page);
  while (!await byHour(page)) to = await opensNewest(page);
  const rate = region(page, 'Wallets of the signal').locator('tbody tr td[data-name="Win rate"] .cell').first();
  await rate.waitFor();
  assert.match(await rate.innerText(), /^\d+ %\s+today \d+ % of \d+$/);
  assert.ok(await page.locator('.reasons li').count() > 0, 'no reason');
  await page.getByText('Why you got it').waitFor();
  await page.getByText('You have no webhook').waitFor();
  await region(page, 'Decisions about the token').getByText('Delivered').first().waitFor();
  await addsUp(page);
  await marksTrades(page);
  await sound(page, 'signal');
  await saysRetracted(page, to);
  await choosesPrices(page, to);
  await showsSale(page, to);

  await open(page, 'signal/nobody');
  await page.getByText('There is no such signal').waitFor();
}

// byHour shows a signal's prices by hour, where there are others beside them, and reports whether there are any.
async function byHour(page) {
  const choice = page.getByRole('group', { name: 'Prices by' }).getByRole('button', { name: 'Hours' });
  const hours = page.getByText('Price at the end of each hour, the signal');
  if (await choice.count() > 0) {
    await choice.click();
    await hours.waitFor({ state: 'attached' });
  }
  return await hours.count() > 0;
}

// opensNewest opens the newest signal and returns its link. It has no prices by hour if the market's day, which takes
// seconds, ended meanwhile.
async function opensNewest(page) {
  await open(page, 'live');
  const link = region(page, 'Signals, newest first').locator('tbody tr td[data-name=Signal] a').first();
  // Both at once, and no click: rows move.
  const [title, to] = await link.evaluate((a) => [a.textContent, a.getAttribute('href')]);
  await page.evaluate((at) => { location.hash = at; }, to);
  await heading(page, title);
  await page.getByText(/Price (by the minute|at the end of each (hour|day)), the signal/).waitFor({ state: 'attached' });
  return to;
}

// marks returns what the text of a chart lists in a column.
const marks = (page, label, column) => page.locator('figure.chart', { hasText: label }).locator('figcaption').evaluate((caption, name) => {
  const at = [...caption.querySelectorAll('thead th')].findIndex((th) => th.textContent === name);
  return [...caption.querySelectorAll('tbody tr')].map((tr) => tr.children[at].textContent).filter(Boolean);
}, column);

// marksTrades finds the signal and the trade of each wallet in the chart of the signal's page.
async function marksTrades(page) {
  const wallets = await region(page, 'Wallets of the signal').locator('tbody tr').count();
  await page.getByText(`Marked: the trades of ${wallets} of ${wallets} wallets.`, { exact: false }).waitFor();
  const label = 'Price at the end of each hour, the signal';
  await page.locator('figure.chart', { hasText: label }).locator('canvas').waitFor();
  assert.equal((await marks(page, label, 'Signal')).length, 1);
  assert.equal((await marks(page, label, 'Trade')).length, wallets);
  assert.ok((await marks(page, label, 'Price')).length > 0, 'no price');
}

// choosesPrices shows the signal as if there were no minutes any more, and as if hours, then days, did not reach back to it.
async function choosesPrices(page, to) {
  const late = [{ at: new Date().toISOString(), value: 1 }];
  await answering(page, ({ token, signal }) => { if (token?.hours) Object.assign(token, { hours: late }) && Object.assign(signal, { priceMinutes: [] }); }, to, page.getByText('Price at the end of each day, the signal'));
  await answering(page, ({ token, signal }) => { if (token?.hours) Object.assign(token, { hours: late, days: late }) && Object.assign(signal, { priceMinutes: [] }); }, to,
    page.getByText('The signal is older than the prices that are kept'));
}

// addsUp compares what the wallets of the signal's page bought, and in how many trades, with what the signal says of all.
async function addsUp(page) {
  const cells = await region(page, 'Wallets of the signal').locator('td[data-name="Bought for"]').allInnerTexts();
  const number = (text, form) => Number.parseFloat(form.exec(text)?.[1].replaceAll(',', ''));
  const together = await page.getByText(/^Together \$/).innerText();
  const trades = cells.map((text) => number(text, /([\d,]+) trades?/));
  const amounts = cells.map((text) => number(text, /\$([\d,.]+)/));
  const sum = (all) => all.reduce((a, b) => a + b, 0);
  assert.equal(sum(trades), number(together, /in ([\d,]+) trades?/), `${cells} are not ${together}`);
  assert.ok(Math.abs(sum(amounts) - number(together, /\$([\d,.]+)/)) <= cells.length, `${cells} are not ${together}`);
}

// showsSale shows the signal as one of sales, of a version that kept the last trades alone, after which the price rose.
async function showsSale(page, to) {
  await answering(page, ({ signal: s }) => {
    if (!s?.outcome) return; // prices alone
    Object.assign(s, { notificationType: 'SELL_SIGNAL', priority: 'P2' });
    Object.assign(s.outcome, { return1h: 0.25 });
    for (const t of s.traders) Object.assign(t, { windowTradeCount: null, windowVolumeUsd: null });
  }, to, page.getByText('First sold at'));
  await page.locator('.stats div', { hasText: 'After 1 hour' }).locator('.bad', { hasText: '+25.0 %' }).waitFor();
  await region(page, 'Wallets of the signal').locator('td[data-name="Sold for"]', { hasText: 'its last trade' }).first().waitFor();
  await page.getByText('P2: top wallets sold together.', { exact: false }).waitFor();
}

// saysRetracted shows the signal as if a correction had taken it back.
async function saysRetracted(page, to) {
  await answering(page, ({ signal }) => { if (signal) signal.retractedAt = new Date().toISOString(); }, to,
    page.getByRole('alert').filter({ hasText: 'Retracted' }));
}

// readsThePast shows the leaderboard of the newest midnight that was kept, with trends, and compares four wallets, no more. It says why the
// window does not apply, which the way back still has.
async function readsThePast(page, rows) {
  const { wallets } = await graphql('{ wallets(chain: BASE, first: 1) { nodes { rankHistory(first: 1) { at } } } }');
  const day = wallets.nodes[0].rankHistory[0].at.slice(0, 10);
  await page.locator('svg.spark').first().waitFor();
  await page.getByRole('button', { name: '30 days', exact: true }).click();
  await page.waitForURL(/window=MONTH/);
  await page.getByLabel('As of the start of').fill(day);
  await page.waitForURL(new RegExp(`asof=${day}`));
  await page.getByText(/as it stood on/).waitFor();
  await page.getByText('no window applies to it').waitFor();
  await page.getByRole('button', { name: 'Back to 30 days, up to now' }).click();
  await page.waitForURL((url) => /window=MONTH/.test(url) && !/asof=/.test(url));
  await page.getByText('no window applies to it').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'All time', exact: true }).click();
  await page.getByLabel('As of the start of').fill(day);
  await page.getByText(/as it stood on/).waitFor();
  const compared = () => page.evaluate(() => new URLSearchParams(location.hash.split('?')[1]).get('compare').split(',').length);
  for (let at = 0; await compared() < 4; at++) await rows.nth(at).getByRole('checkbox').check();
  await rows.locator('input:disabled').first().waitFor();
  await region(page, 'Compared wallets').locator('thead th').nth(4).waitFor();
  await page.getByLabel('As of the start of').fill('');
  await page.getByText(/wallets, all time/).waitFor();
}

// saysWhatVolumeHides shows how many wallets the least volume bought hides, of which the answer counts seven more, and then them.
async function saysWhatVolumeHides(page) {
  await answering(page, ({ wallets }) => { if (wallets && !wallets.edges && !wallets.nodes) wallets.totalCount += 7; }, '#/leaderboard?chain=BASE',
    page.getByText(/more bought for less than \$1,000/));
  await page.getByRole('button', { name: 'Show them' }).click();
  await page.waitForURL(/minBuyVol=0/);
  await page.getByText(/more bought for less than/).waitFor({ state: 'detached' });
}

// ranksWallets filters and compares, and shows an error with a way out.
export async function ranksWallets(page, problems) {
  await saysWhatVolumeHides(page);
  await open(page, 'leaderboard');
  await heading(page, 'Leaderboard');
  const rows = region(page, 'Wallets of Base, best first').locator('tbody tr');
  await rows.first().waitFor();
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
  await page.waitForURL(/compare=0x\w+%2C0x\w+/);
  await region(page, 'Compared wallets').getByText('Largest trade').waitFor();
  await sound(page, 'leaderboard');
  await readsThePast(page, rows);
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: '30 days' }).click();
  await page.waitForURL(/window=MONTH/);
  await page.getByText(/wallets, since/).waitFor();
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('Least trades').fill('1000000');
  await page.evaluate(async () => { // the page is drawn anew while something is being typed, as at each renewal
    location.hash += '&anew=1';
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  await page.keyboard.press('Enter');
  await page.waitForURL(/minTrades=1000000/);
  await page.getByText('No wallet passes').waitFor();

  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Ethereum' }).click();
  await page.getByRole('alert').getByText('The service does not answer').first().waitFor();
  await page.getByRole('button', { name: 'Try again' }).first().waitFor();
  await page.unroute('**/graphql');
  await tryAgain(page);
  await page.getByText('No wallet passes').waitFor();
  forgive(problems);
}

// carriesWindow goes from the leaderboard of 30 days to a wallet, which has the numbers of these days and says so, and to a comparison.
async function carriesWindow(page) {
  await open(page, 'leaderboard?chain=BASE&window=MONTH');
  await page.getByText(/wallets, since/).waitFor();
  const rows = region(page, 'Wallets of Base, best first').locator('tbody tr');
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check();
  await page.getByRole('heading', { name: 'Compared 30 days' }).waitFor();
  await region(page, 'Compared wallets').locator('thead th').nth(2).waitFor();
  const asks = (r) => r.postData()?.includes('query WalletDetail') && r.postDataJSON().variables.window === 'MONTH';
  const [request] = await Promise.all([page.waitForRequest(asks), rows.first().getByRole('link').first().click()]);
  const { wallet } = (await (await request.response()).json()).data;
  await page.waitForURL(/#\/wallet\/BASE\/0x\w+\?window=MONTH/);
  for (const name of ['Numbers', 'What the score is made of', 'Realized profit over time']) {
    await page.locator('section.card', { has: page.getByRole('heading', { name, exact: true }) }).getByText('30 days', { exact: true }).waitFor();
  }
  assert.ok(wallet.equity.at(0).realizedPnlUsd === 0 && wallet.equity.at(-1).realizedPnlUsd === wallet.realizedPnlUsd, JSON.stringify(wallet));
  assert.match(await page.getByRole('main').getByRole('link', { name: 'Leaderboard' }).getAttribute('href'), /window=MONTH/);
  await sound(page, 'wallet-window');
  await page.getByRole('button', { name: 'All time' }).click();
  await page.waitForFunction(() => !location.hash.includes('window='));
}

// showsWallet goes from the leaderboard to a wallet and through its lists.
export async function showsWallet(page) {
  await open(page, 'leaderboard?chain=BASE');
  const link = region(page, 'Wallets of Base, best first').locator('tbody tr a').first();
  await link.waitFor();
  const [address, to] = await link.evaluate((a) => [a.title, a.getAttribute('href')]);
  await page.evaluate((at) => { location.hash = at; }, to);
  await page.getByRole('main').getByText(address, { exact: true }).waitFor();
  const adds = await region(page, 'Parts of the score').locator('tbody td[data-name=Adds]').allTextContents();
  const score = await page.locator('.stats div', { hasText: /^Score/ }).locator('dd').first().textContent();
  const sum = adds.reduce((all, text) => all + Number.parseFloat(text.replace('Adds', '')), 0);
  assert.ok(adds.length === 4 && Math.abs(sum - Number.parseFloat(score)) < 0.003, `${adds} do not add up to ${score}`);
  for (const [tab, list] of [['Closed positions', 'Closed positions'], ['Trades', 'Trades, newest first'], ['Open positions', 'Open positions']]) {
    await page.getByRole('button', { name: tab, exact: true }).click();
    await region(page, list).or(page.locator('.state.empty')).first().waitFor();
  }
  await region(page, 'Open positions').getByRole('columnheader', { name: 'Counted' }).or(page.locator('.state.empty')).first().waitFor();
  await page.getByRole('button', { name: 'Trades', exact: true }).click();
  await page.waitForURL(/tab=trades/);
  await region(page, 'Trades, newest first').locator('tbody tr').first().waitFor();
  await page.getByRole('button', { name: 'Buys', exact: true }).click();
  await page.waitForURL(/side=BUY/);
  await page.waitForFunction(() => [...document.querySelectorAll('td[data-name=Side]')].every((td) => td.textContent.includes('Buy')));
  await sound(page, 'wallet');
  await carriesWindow(page);

  await open(page, 'wallet/BASE/0x0000000000000000000000000000000000000001');
  await page.getByText('This wallet is unknown').waitFor();
}

// showsToken goes from a signal to its token.
export async function showsToken(page) {
  await open(page, 'live');
  const link = region(page, 'Signals, newest first').locator('tbody tr td[data-name=Token] a').first();
  await link.waitFor();
  await page.evaluate((at) => { location.hash = at; }, await link.getAttribute('href'));
  await region(page, 'Signals on the token').locator('tbody tr').first().waitFor();
  await region(page, 'Top wallets in these signals').locator('tbody tr').first().waitFor();
  await page.getByText('Price at the end of each interval').waitFor({ state: 'attached' });
  await region(page, 'Top wallets that hold the token').or(page.getByText('None of the first 200 wallets holds it')).first().waitFor();
  await sound(page, 'token');
  await listsTopTraders(page);
  await page.getByRole('button', { name: 'By day' }).click();
  await page.waitForURL(/interval=DAY/);
  await page.getByText('Volume by day').waitFor({ state: 'attached' });

  await showsMarket(page);
  await open(page, 'market/nothing');
  await page.getByText('This market is unknown').waitFor();
}

// listsTopTraders shows who earned most in the token, for all time, with open positions and in a window.
async function listsTopTraders(page) {
  await page.getByRole('button', { name: 'Most profit' }).click();
  await page.waitForURL(/list=profit/);
  const table = region(page, 'Wallets with the most profit in the token');
  await page.getByRole('button', { name: 'With open positions' }).click();
  await page.waitForURL(/by=NET_PNL/);
  await table.locator('tbody tr').first().waitFor();
  const { token } = await graphql(`{ token(chain: BASE, address: "${page.url().match(/0x[0-9a-f]{40}/)[0]}") { topTraders(by: NET_PNL) { totalCount } } }`);
  assert.ok(token.topTraders.totalCount > 0);
  await sound(page, 'token-profit');
  await page.getByRole('button', { name: '7 days' }).click();
  await page.waitForURL(/window=WEEK/);
  await page.getByText(/positions closed since/).or(page.getByText('No wallet closed a position in it in this window')).first().waitFor();
  await page.getByRole('button', { name: 'Holders', exact: true }).click();
}

// showsMarket chooses an outcome of a market, and sees its token over time.
async function showsMarket(page) {
  const { market } = await graphql('{ market(itemId: "rain") { question outcomes { token outcomeLabel } } }');
  const [first, second] = market.outcomes;
  await open(page, 'market/rain');
  await heading(page, market.question);
  const chip = (outcome) => page.getByRole('button', { name: outcome.outcomeLabel, exact: true });
  await page.locator('button[aria-pressed=true]', { hasText: first.outcomeLabel }).waitFor();
  const price = 'Price at the end of each interval';
  await page.locator('figure.chart', { hasText: price }).locator('canvas').waitFor();
  await page.getByText('Volume by hour').waitFor({ state: 'attached' });
  const before = await marks(page, price, 'Price');
  await chip(second).click();
  await page.waitForURL(new RegExp(`outcome=${second.token}`));
  await page.locator('button[aria-pressed=true]', { hasText: second.outcomeLabel }).waitFor();
  await page.locator('figure.chart', { hasText: price }).locator('canvas').waitFor();
  assert.notDeepEqual(await marks(page, price, 'Price'), before);
  await region(page, 'Top wallets that hold the token').or(page.getByText('None of the first 200 wallets holds it')).first().waitFor();
  await sound(page, 'market');
}

// followsTrends lists what top wallets buy, and finds one of the tokens.
export async function followsTrends(page, problems) {
  await open(page, 'trending?chain=BASE');
  await heading(page, 'Trending tokens');
  const rows = region(page, 'Tokens that top wallets buy').locator('tbody tr');
  await rows.first().waitFor();
  await page.getByRole('button', { name: '6 hours' }).click();
  await page.waitForURL(/window=SIX_HOURS/);
  await rows.first().waitFor();
  const [name, address] = await rows.first().getByRole('link').first().evaluate((a) => [a.textContent, a.title]);
  await sound(page, 'trending');

  await open(page, 'find');
  await page.getByText('Write at least two characters').waitFor();
  const field = page.getByLabel('Address, symbol or word');
  await field.fill(address.toUpperCase());
  await page.waitForURL(/text=0X/);
  await region(page, 'Tokens found').getByRole('link', { name, exact: true }).first().waitFor();
  await field.fill('0x');
  await region(page, 'Wallets found').locator('tbody tr').first().waitFor();
  await sound(page, 'find');
  await page.route('**/graphql', (route) => route.abort());
  await field.fill('no such thing');
  await page.getByRole('alert').getByText('The service does not answer').first().waitFor();
  await page.getByRole('button', { name: 'Try again' }).first().waitFor();
  await page.unroute('**/graphql');
  await tryAgain(page);
  await page.getByText('Nothing contains this').waitFor();
  forgive(problems);
}

// countsNothingAsLoss grades signals after which the price stayed the same.
async function countsNothingAsLoss(page) {
  await answering(page, ({ signals }) => {
    for (const s of signals?.nodes ?? []) if (s.outcome) s.outcome.return1h = 0;
  }, '#/track', page.getByText('a gain of 0, the signal counts as a loss'));
  await region(page, 'Graded signals').getByTitle('A gain of 0 counts as a loss').first().filter({ hasText: /^Loss$/ }).waitFor();
}

// recordsTrack grades the signals of a period and writes them as CSV.
export async function recordsTrack(page) {
  await countsNothingAsLoss(page);
  await open(page, 'track');
  await heading(page, 'Track record');
  const rows = region(page, 'Graded signals').locator('tbody tr');
  await rows.first().waitFor();
  await region(page, 'By type').locator('tbody tr').first().waitFor();
  await page.getByRole('button', { name: '7 days' }).click();
  await page.waitForURL(/days=7/);
  await page.getByRole('button', { name: '24 hours' }).click();
  await page.waitForURL(/after=24h/);
  await page.getByRole('button', { name: 'CSV', exact: true }).waitFor();
  await sound(page, 'track');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).split('\r\n');
  assert.match(lines[0], /^sequence,signal_id,sent_at,type,/);
  assert.ok(lines.length > 1 && lines[1].split(',').length >= 14, lines[1]);
  await page.getByRole('combobox', { name: /^Type/ }).selectOption('SELL_SIGNAL');
  await page.waitForURL(/type=SELL_SIGNAL/);
}
