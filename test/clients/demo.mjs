// The console of a demo in Chromium, as somebody sees it who follows the link that make run prints: signals of today and of
// yesterday, what they were worth, full leaderboards. CONSOLE_SHOTS names a directory for screenshots.
import { assert, graphql, key, main, url } from './lib.mjs';
import { withPage } from './browser.mjs';
import { heading, open, region, sound } from './console-lib.mjs';

const day = 24 * 3600 * 1000;

// ofYesterday returns a signal of the day before that is graded, the strongest of them.
async function ofYesterday() {
  const today = Math.floor(Date.now() / day) * day;
  const [since, until] = [today - day, today].map((at) => new Date(at).toISOString());
  const { signals } = await graphql(
    `query($since: DateTime!, $until: DateTime!) { signals(since: $since, until: $until, first: 200) {
      totalCount nodes { signalId priority chain summary { traderCount } outcome { return6h } } } }`, { since, until });
  assert.ok(signals.totalCount >= 60 && signals.totalCount <= 150, `${signals.totalCount} signals yesterday`);
  const graded = signals.nodes.filter((s) => s.outcome.return6h !== null);
  assert.ok(graded.length > 50, `${graded.length} signals of yesterday are graded`);
  return graded.sort((a, b) => b.summary.traderCount - a.summary.traderCount)[0];
}

// tellsOfYesterday checks that the first screen says what the signals of the day before were worth, and leads to one.
async function tellsOfYesterday(page) {
  const said = page.locator('p', { hasText: /^Of \d+ signals of yesterday \d+ are graded after 6 hours: \d+ were right\. The best: .+ \+\d.* The worst: .+ −\d/ });
  const { y, height } = await said.boundingBox();
  assert.ok(y + height < 700, `it ends at ${y + height}`);
  const to = await said.getByRole('link').first().getAttribute('href');
  assert.match(to, /^#\/signal\/sig_/);
}

// listsAllTraders shows who earned most in a token that more than twenty wallets traded: twenty of them, then all.
async function listsAllTraders(page) {
  const { signals } = await graphql(`{ signals(first: 40, filter: { chains: [BASE] }) { nodes { token { address } } } }`);
  for (const { token: { address } } of signals.nodes) {
    const { token } = await graphql(`query($address: String!) { token(chain: BASE, address: $address) { topTraders { totalCount } } }`, { address });
    if (token.topTraders.totalCount <= 20) continue;
    await open(page, `token/BASE/${address}?list=profit`);
    const rows = region(page, 'Wallets with the most profit in the token').locator('tbody tr');
    await page.getByText(/^The first 20 of \d+ wallets$/).waitFor();
    assert.equal(await rows.count(), 20);
    await page.getByRole('button', { name: /^Show \d+$/ }).click();
    await page.waitForURL(/rows=200/);
    await rows.nth(20).waitFor();
    const { length } = (await graphql(`query($address: String!) { token(chain: BASE, address: $address) { topTraders(first: 200) { traders { closedPositions } } } }`, { address })).token.topTraders.traders;
    assert.ok(length - await rows.count() < 3, `${await rows.count()} of ${length} wallets are listed`);
    return;
  }
  assert.fail('no token with more than twenty wallets');
}

// leadsToPayouts shows where the payouts of a wallet's markets are, which are no trades.
async function leadsToPayouts(page) {
  const { wallets } = await graphql('{ wallets(chain: POLYMARKET, first: 1) { nodes { walletAddress } } }');
  await open(page, `wallet/POLYMARKET/${wallets.nodes[0].walletAddress}?tab=trades&window=MONTH`);
  await region(page, 'Trades, newest first').locator('tbody tr').first().waitFor();
  await page.getByRole('link', { name: 'what closed positions received' }).click();
  await page.waitForURL(/tab=closed&window=MONTH/);
  await region(page, 'Closed positions').locator('td[data-name=Received]').first().waitFor();
}

async function analyses(page) {
  await page.goto(`${url}/#key=${key}`);
  await heading(page, 'Live signals');
  const live = region(page, 'Signals, newest first').locator('tbody tr');
  await live.first().waitFor();
  assert.ok(await live.count() > 20, 'few signals');
  await sound(page, 'live');
  await tellsOfYesterday(page);

  const { signalId } = await ofYesterday();
  await open(page, `signal/${signalId}`);
  await region(page, 'Wallets of the signal').locator('tbody tr').first().waitFor();
  await sound(page, 'signal');

  await open(page, 'leaderboard');
  await heading(page, 'Leaderboard');
  await region(page, 'Wallets of Base, best first').locator('tbody tr').nth(15).waitFor();
  await sound(page, 'leaderboard');

  await listsAllTraders(page);
  await leadsToPayouts(page);

  await open(page, 'track');
  await heading(page, 'Track record');
  await region(page, 'By type').locator('tbody tr').nth(5).waitFor();
  await region(page, 'Graded signals').locator('tbody tr').first().waitFor();
  await sound(page, 'track');

  await open(page, 'tuning');
  await heading(page, 'Tuning');
  await page.getByText(/\d+ signals/).first().waitFor();
  await sound(page, 'tuning');
}

async function operates(page) {
  await page.goto('about:blank');
  page.once('dialog', (dialog) => dialog.accept()); // a link with another key asks
  await page.goto(`${url}/#key=${process.env.OPERATOR_KEY}`);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await open(page, 'overview');
  await heading(page, 'Overview');
  await region(page, 'Chains').locator('tbody tr').nth(3).waitFor();
  await sound(page, 'overview');
}

await main(() => withPage([url], async (page) => {
  await analyses(page);
  await operates(page);
}));
