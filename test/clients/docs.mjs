// The page /docs in Chromium, with nothing to reach but the service: every operation is shown, and a
// request can be tried.
import { assert, key, main, url } from './lib.mjs';
import { withPage } from './browser.mjs';
import { sound } from './console-lib.mjs';

// listed returns the operations of the document as "GET /path".
async function listed() {
  const { paths } = await (await fetch(`${url}/openapi.json`)).json();
  const methods = ['get', 'put', 'post', 'delete', 'patch'];
  return Object.entries(paths).flatMap(([path, item]) => methods.filter((m) => item[m]).map((m) => `${m.toUpperCase()} ${path}`)).sort();
}

// shown returns the same of the page.
async function shown(page) {
  await page.locator('.opblock').first().waitFor();
  const rows = await page.locator('.opblock-summary').evaluateAll((all) => all.map((row) =>
    [row.querySelector('.opblock-summary-method').textContent, row.querySelector('.opblock-summary-path').textContent.replaceAll('\u200b', '')].join(' ')));
  return rows.sort();
}

async function triesARequest(page) {
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  await page.getByRole('dialog').or(page.locator('.modal-ux')).first().locator('input').first().fill(key);
  await page.locator('.modal-ux').getByRole('button', { name: 'Apply credentials' }).first().click();
  await page.locator('.modal-ux').getByRole('button', { name: 'Close' }).first().click();
  const operation = page.locator('.opblock', { hasText: '/v3/alpha/leaderboard' }).first();
  await operation.locator('.opblock-summary-control').click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  const answered = page.waitForResponse((r) => r.url().includes('/v3/alpha/leaderboard'));
  await operation.getByRole('button', { name: 'Execute' }).click();
  const answer = await answered;
  assert.equal(answer.status(), 200, `${answer.url()}: ${await answer.text()}`);
}

await main(() => withPage([url], async (page) => {
  await page.goto(`${url}/docs`);
  assert.deepEqual(await shown(page), await listed());
  await sound(page, 'docs');
  await triesARequest(page);
}), 300);
