// The console in Chromium, with nothing to reach but the service: every page in both themes and at
// the width of a phone, by keyboard, live, and with what can go wrong. CONSOLE_SHOTS names a
// directory for screenshots.
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assert, graphql, key, main, relay, url } from './lib.mjs';
import { withPage } from './browser.mjs';
import { operates, webhooks } from './console-settings.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const { host, refuse } = await relay();
const home = `http://${host}`;

const open = (page, path) => page.evaluate((to) => { location.hash = to; }, `#/${path}`);
const heading = (page, name) => page.getByRole('heading', { level: 1, name }).waitFor();

// sound fails if what is shown is not accessible, or is wider than the window.
async function sound(page, name) {
  const session = await page.context().newCDPSession(page);
  const found = [];
  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${name}, ${width} px: ${wide} px wider than the window`);
      if (process.env.CONSOLE_SHOTS) {
        await page.screenshot({ path: join(process.env.CONSOLE_SHOTS, `${name}-${theme}-${width}.png`) });
      }
    }
    // The debugger's evaluation is not subject to the page's policy.
    await session.send('Runtime.evaluate', { expression: axe });
    const { result } = await session.send('Runtime.evaluate', {
      expression: `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => JSON.stringify(violations
        .filter((v) => ['serious', 'critical'].includes(v.impact)).map((v) => [v.id, v.nodes.slice(0, 3).map((n) => n.html)])))`,
      awaitPromise: true,
    });
    for (const finding of JSON.parse(result.value)) found.push(`${name}, ${theme}: ${JSON.stringify(finding)}`);
  }
  await session.detach();
  await page.setViewportSize({ width: 1280, height: 900 });
  assert.deepEqual(found, []);
}

// forgive removes what the browser itself says of a failed request or connection, and of no more.
function forgive(problems) {
  for (const problem of problems.splice(0)) assert.match(problem, /Failed to load resource|WebSocket connection/);
}

async function signsIn(page, problems) {
  await page.goto(`${home}/`);
  await page.getByLabel('API key').fill(`${key}x`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  forgive(problems);
  await sound(page, 'signin');
  await page.getByLabel('API key').fill(key);
  await page.keyboard.press('Enter');
  await heading(page, 'Live signals');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('API key').waitFor();
  assert.equal(await page.evaluate(() => sessionStorage.length), 0, 'the key outlives the session');

  // The link that make run prints: the key leaves the address and the history at once.
  await page.goto('about:blank');
  await page.goto(`${home}/#key=${key}`);
  await heading(page, 'Live signals');
  assert.ok(!page.url().includes(key), page.url());
}

async function followsSignals(page, problems) {
  const rows = page.getByRole('region', { name: 'Signals, newest first' }).locator('tbody tr');
  await rows.first().waitFor();
  await page.locator('tr.fresh').first().waitFor(); // one that came over the websocket
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: /^Show \d+ new$/ }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();

  await page.getByRole('button', { name: 'P1', exact: true }).click();
  await page.waitForURL(/priorities=P1/);
  await rows.first().waitFor();
  await page.getByRole('button', { name: 'Sell signal' }).click();
  await page.waitForURL(/types=SELL_SIGNAL/);
  await page.getByText('No signal passes this filter').waitFor();
  await page.getByText('Fewer chips may show more.').waitFor();
  await open(page, 'live');
  await rows.first().waitFor();
  await page.locator('tr.fresh').first().waitFor();
  await sound(page, 'live');

  const before = await rows.first().getByRole('link').first().getAttribute('href');
  const allow = await refuse();
  await page.getByText('Connection lost').waitFor();
  await allow();
  await page.getByRole('status').filter({ hasText: /Connected again|Live/ }).waitFor();
  await page.waitForFunction((was) => document.querySelector('tbody tr a')?.getAttribute('href') !== was, before);
  forgive(problems);
  await noneMissing(page);
}

// noneMissing compares the rows that are shown with the log.
async function noneMissing(page) {
  const shown = await page.locator('tbody tr td[data-name=Signal] a').evaluateAll((all) => all.map((a) => a.getAttribute('href').split('/').at(-1)));
  const { signals } = await graphql('query($n: Int) { signals(last: $n) { nodes { signalId sequence } } }', { n: 200 });
  const log = signals.nodes.toSorted((a, b) => b.sequence - a.sequence).map((s) => encodeURIComponent(s.signalId));
  const from = log.indexOf(shown[0]);
  assert.ok(from >= 0, `signal ${shown[0]} is not in the log`);
  const both = Math.min(shown.length, log.length - from);
  assert.deepEqual(shown.slice(0, both), log.slice(from, from + both));
}

// keyboard reaches a chip and toggles it.
async function keyboard(page) {
  await page.getByRole('button', { name: 'Base', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/chains=BASE/);
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Ethereum');
}

await main(() => withPage([home], async (page, problems) => {
  await signsIn(page, problems);
  await followsSignals(page, problems);
  await keyboard(page);
  await webhooks(page, { open, heading, sound });
  await operates(page, { home, open, heading, sound });
}), 400);
