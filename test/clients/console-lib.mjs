// What the tests of the console's pages share.
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assert } from './lib.mjs';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// open goes to a page of the console by its address behind the hash.
export const open = (page, path) => page.evaluate((to) => { location.hash = to; }, `#/${path}`);

// tryAgain presses the buttons of what could not be loaded, until none is left. They also go by themselves, since the page tries
// again every few seconds, maybe as they are to be pressed.
export async function tryAgain(page) {
  const buttons = page.getByRole('button', { name: 'Try again' });
  for (let n = 0; n < 20 && await buttons.count() > 0; n++) {
    await buttons.first().press('Enter', { timeout: 2000 }).catch((e) => assert.equal(e.name, 'TimeoutError'));
  }
}

// heading waits for the title of a page.
export const heading = (page, name) => page.getByRole('heading', { level: 1, name }).waitFor();

// region is a list or a table by its name.
export const region = (page, name) => page.getByRole('region', { name });

const highest = 6000; // px of a page of the console in a window of 390 px, before more is asked for

// sound fails if what is shown is not accessible, is wider than the window, or is endless on a phone.
export async function sound(page, name) {
  const session = await page.context().newCDPSession(page);
  const found = [];
  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // A chart follows the window a moment later, a busy machine's much later.
      await page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, { timeout: 20_000 }).catch(() => {});
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${name}, ${width} px: ${wide} px wider than the window`);
      const high = await page.evaluate(() => (document.querySelector('.frame') ? document.documentElement.scrollHeight : 0));
      if (width < 640 && high > highest) found.push(`${name}, ${width} px: ${high} px high`);
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
export function forgive(problems) {
  for (const problem of problems.splice(0)) assert.match(problem, /Failed to load resource|WebSocket connection|WebSocket is already in CLOSING/);
}

// answering shows a page with other answers than those of the service, once something is seen in it.
export async function answering(page, change, at, seen) {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (body.data) change(body.data);
    await route.fulfill({ response, json: body });
  });
  await open(page, 'leaderboard');
  await page.evaluate((to) => { location.hash = to; }, at);
  await seen.waitFor({ state: 'attached' });
  await page.unrouteAll({ behavior: 'wait' });
}

// paintTimes loads an address anew and returns, in ms by the browser's own clock: its first paint, when the first row of a
// table was there, and how long the slowest of some clicks took from the event to the next frame.
export async function paintTimes(page, address, clicks) {
  await page.addInitScript(() => {
    const seen = { row: 0, click: 0 };
    window.seenTimes = seen;
    new MutationObserver((_, watch) => {
      if (!document.querySelector('tbody tr')) return;
      seen.row = performance.now();
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const e of list.getEntries()) if (e.name === 'click') seen.click = Math.max(seen.click, e.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('tbody tr').first().waitFor();
  for (const click of clicks) await click();
  return page.evaluate(() => ({
    paint: Math.round(performance.getEntriesByName('first-contentful-paint')[0].startTime),
    row: Math.round(window.seenTimes.row), click: Math.round(window.seenTimes.click),
  }));
}
