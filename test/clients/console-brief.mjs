// The console in Chromium, in short: sign in, see signals arrive, read one, change a setting, look how the service does.
// console.mjs does all the rest.
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

  const to = await rows.locator('td[data-name=Signal] a').first().getAttribute('href');
  await page.evaluate((at) => { location.hash = at; }, to);
  await page.getByText(/^Together \$[\d,.]+K? in \d+ trades?\.$/).waitFor();

  await open(page, 'tuning');
  await heading(page, 'Tuning');
  await page.getByLabel('Minimum trader score').fill('60');
  await page.keyboard.press('Tab');
  await page.getByRole('alert').filter({ hasText: 'write 0.6 for 60 %' }).waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  const size = page.getByLabel('Whale minimum trade USD');
  await size.fill('123456');
  await size.press('Tab');
  await page.getByRole('button', { name: /^Save as version \d+$/ }).click();
  await page.getByText('Nothing is changed.').waitFor();
  const { config } = await graphql('{ config { whaleMinTradeUsd } }');
  assert.equal(config.whaleMinTradeUsd, 123456);

  await page.goto('about:blank');
  let asked = ''; // before it leaves the customer's session
  page.once('dialog', async (dialog) => {
    asked = dialog.message();
    await dialog.accept();
  });
  await page.goto(`${url}/#key=${process.env.OPERATOR_KEY}`);
  await heading(page, 'Overview');
  assert.match(asked, /another key/);
  await page.getByText(/^All is well\.$|^Needs attention$/).first().waitFor();
}));
