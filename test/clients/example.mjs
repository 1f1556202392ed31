// The page of examples/browser in Chromium: it comes from another origin than the
// service, follows signals, and goes on where it was after a cut, and when the service was
// away.
import { assert, key, main, relay } from './lib.mjs';
import { withPage } from './browser.mjs';

const { host, cut, refuse, accepted } = await relay();
const page = process.env.EXAMPLE_URL;

await main(() => withPage([page, `http://${host}`], async (tab, problems) => {
  await tab.goto(page);
  await tab.getByLabel('Service').fill(`http://${host}`);
  await tab.getByLabel('API key').fill(`${key}x`);
  await tab.getByRole('button').click();
  await tab.getByText('Refused: 4403').waitFor();

  await tab.getByLabel('API key').fill(key);
  await tab.getByRole('button').click();
  const shown = tab.locator('#signals li');
  const before = accepted();
  for (let cuts = 0; cuts < 4; cuts++) {
    const want = (await shown.count()) + 5;
    await shown.nth(want - 1).waitFor();
    if (cuts < 2) await cut();
    if (cuts === 2) {
      const serve = await refuse();
      await tab.getByText('Not connected: try 3').waitFor();
      await serve();
    }
  }
  assert.ok(accepted() - before >= 3, 'connections, after 3 cuts');
  const numbers = await shown.evaluateAll((items) => items.map((item) => item.value));
  numbers.forEach((n, i) => assert.equal(n, numbers[0] - i, `signals ${numbers}`));
  // The browser tells of the cuts, and of nothing else.
  for (const problem of problems.splice(0)) assert.match(problem, /WebSocket connection to/);
}), 240);
