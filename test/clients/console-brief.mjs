// The console in Chromium, in short: sign in, see signals arrive, change a setting. console.mjs does all the rest.
import { assert, graphql, key, main, url } from './lib.mjs';
import { withPage } from './browser.mjs';
import { heading, open } from './console-lib.mjs';

await main(() => withPage([url], async (page) => {
  await page.goto(url);
  await page.getByLabel('API key').fill(key);
  await page.keyboard.press('Enter');
  await heading(page, 'Live signals');
  const rows = page.getByRole('region', { name: 'Signals, newest first' }).locator('tbody tr');
  await rows.first().waitFor();
  await page.locator('tr.fresh').first().waitFor(); // one that came over the websocket

  await open(page, 'tuning');
  await heading(page, 'Tuning');
  const size = page.getByLabel('Whale minimum trade USD');
  await size.fill('123456');
  await size.press('Tab');
  await page.getByRole('button', { name: /^Save as version \d+$/ }).click();
  await page.getByText('Nothing is changed.').waitFor();
  const { config } = await graphql('{ config { whaleMinTradeUsd } }');
  assert.equal(config.whaleMinTradeUsd, 123456);
}), 60);
