// The console's pages of settings. console.mjs calls what is here.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { assert, graphql, key, url } from './lib.mjs';
import { answering, region } from './console-lib.mjs';

// freePort returns a port on which nothing listens.
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

// receiver runs the code that the page shows for Node.js.
function receiver(code, port, secret) {
  const child = spawn('node', ['--input-type=module', '-'], {
    env: { ...process.env, WEBHOOK_SECRET: secret }, stdio: ['pipe', 'ignore', 'inherit'],
  });
  assert.match(code, /\.listen\(8081\)/);
  child.stdin.end(code.replace('8081', String(port)));
  return child;
}

// webhooks adds a webhook, verifies what it receives with the code that the page shows, and deletes it.
export async function webhooks(page, { open, heading, sound }) {
  await open(page, 'webhooks');
  await heading(page, 'Webhooks');
  await page.getByText('No webhook yet').waitFor();
  const address = page.getByLabel('Address, https');
  await address.fill('ftp://desk.example/signals');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'webhook' }).waitFor();

  const port = await freePort();
  await address.fill(`http://127.0.0.1:${port}/signals`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('not shown again').waitFor();
  const secret = await page.locator('.note.warn code').innerText();
  assert.match(secret, /^whsec_/);

  await page.getByLabel('Receiver').selectOption('Slack');
  await address.fill('https://hooks.slack.com/services/T0/B0');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'the form of the format' }).waitFor();
  await address.fill('https://hooks.slack.com/services/T0/B0/hidden');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const chat = page.locator('section.card', { hasText: 'https://hooks.slack.com (Slack)' });
  await chat.waitFor();
  assert.ok(!(await page.locator('main').innerText()).includes('hidden'), 'the address of a chat is shown');
  await chat.getByRole('button', { name: 'Delete', exact: true }).click();
  await chat.getByRole('button', { name: 'Really delete' }).click();
  await chat.waitFor({ state: 'detached' });
  await page.getByLabel('Receiver').selectOption('A program');

  const sample = page.getByRole('button', { name: 'Send a sample' });
  await sample.click();
  await page.getByText(/was not accepted: .*, .*\. The list below has signals only, no samples\.$/).waitFor();
  const child = receiver(await page.locator('pre.code').innerText(), port, secret);
  try {
    for (;;) { // until it listens; a customer may send one sample a second
      await page.waitForTimeout(1200);
      await sample.click();
      const said = page.getByText(/The sample was|one test a second|try again/i).first();
      await said.waitFor();
      await page.waitForFunction(() => !document.querySelector('.card-head button[disabled]'));
      if ((await page.getByText('The sample was accepted: status 204').count()) > 0) break;
    }
    await page.getByRole('region', { name: /^Deliveries to/ }).getByText('Delivered').first().waitFor();
    await page.getByRole('button', { name: 'Sold together' }).click();
    await page.getByText('Types saved').waitFor();
    await page.locator('button[aria-pressed=true]', { hasText: 'Sold together' }).waitFor();
    await sound(page, 'webhooks');
    await page.getByRole('button', { name: 'Python' }).click();
    await page.waitForURL(/verify=python/);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('Turned off: what was on its way').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Really delete' }).click();
    await page.getByText('No webhook yet').waitFor();
  } finally {
    child.kill();
  }
}

// showsUsage compares what a customer sees of its budget and keys with what the service answers.
async function showsUsage(page, { open, heading, sound }) {
  const { usage } = await graphql('{ usage { budget { dailyBudget } keys { keyId scope } } }');
  await open(page, 'usage');
  await heading(page, 'Usage');
  await page.locator('.stats div', { hasText: /^Signals today/ }).getByText(`of ${usage.budget.dailyBudget},`).waitFor();
  await page.locator('.stats div', { hasText: /^Starts anew/ }).getByText('at 00:00 UTC').waitFor();
  await page.locator('.stats div', { hasText: /^Requests/ }).getByText('no limit').waitFor();
  const row = region(page, 'Keys, newest first').locator('tbody tr', { hasText: usage.keys[0].keyId });
  await row.locator('td[data-name=Scope]', { hasText: usage.keys[0].scope }).waitFor();
  await row.locator('td[data-name="Last use"] time').waitFor();
  assert.ok(!(await page.locator('main').innerText()).includes(key), 'the page shows a secret');
  await sound(page, 'usage');
}

// asksBeforeLeaving goes to another page, and signs out, while something is changed: who says no stays, with what was changed.
async function asksBeforeLeaving(page) {
  for (const way of [page.getByRole('link', { name: 'Usage', exact: true }), page.getByRole('button', { name: 'Sign out' })]) {
    const asked = [];
    page.once('dialog', async (dialog) => {
      asked.push(dialog.message());
      await dialog.dismiss();
    });
    await way.click();
    await page.waitForURL(/#\/tuning/);
    assert.match(asked.join(), /not saved/);
    await page.getByRole('region', { name: 'Changes to save' }).getByText('1 change', { exact: true }).waitFor();
  }
}

// saysBounds types what is out of bounds, and what may mean something else: it is said at once and cannot be saved. The bar is in
// the window wherever the page stands.
async function saysBounds(page) {
  const bar = page.getByRole('region', { name: 'Changes to save' }), save = bar.getByRole('button', { name: /^Save as version \d+$/ });
  const type = async (label, text) => {
    await page.getByLabel(label).fill(text);
    await page.keyboard.press('Tab');
  };
  const wrong = page.locator('input[aria-invalid=true]');
  await type('Minimum trader score', '60');
  await page.getByRole('alert').filter({ hasText: '0 to 1: write 0.6 for 60 %' }).waitFor();
  assert.equal(await wrong.count(), 1);
  await bar.getByText('Minimum trader score: not within the bounds').waitFor();
  assert.ok(await save.isDisabled(), 'what is wrong can be saved');
  await type('Minimum win rate, %', '0.6');
  await page.getByRole('alert').filter({ hasText: '0.6 %: write 60 for 60 %' }).waitFor();
  await type('Minimum win rate, %', '61');
  await page.getByText('→ 61 %').waitFor();
  await type('Minimum trades', '');
  await page.getByRole('alert').filter({ hasText: 'Write a number: 0 to 1,000,000,000' }).waitFor();
  for (const [width, height] of [[1280, 800], [1920, 1080], [390, 800]]) {
    await page.setViewportSize({ width, height });
    for (const part of [0, 0.3, 0.6, 1]) {
      await page.evaluate((at) => scrollTo(0, at * document.body.scrollHeight), part);
      const { y, height: high } = await bar.boundingBox();
      assert.ok(y >= 0 && y + high <= height, `at ${width} × ${height}, scrolled to ${part}: the bar is at ${y}`);
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await bar.getByRole('button', { name: 'Discard' }).click();
  await bar.getByText('Nothing is changed.').waitFor();
  assert.equal(await wrong.count(), 0);
}

// tunes edits the configuration: the replay follows, a version is saved, and an earlier one is restored.
export async function tunes(page, { open, heading, sound }) {
  await showsUsage(page, { open, heading, sound });
  await open(page, 'tuning');
  await heading(page, 'Tuning');
  await page.getByLabel('Minimum win rate').waitFor();
  await page.getByText('min_win_rate', { exact: true }).waitFor(); // as decisions and the API name it
  assert.deepEqual(await page.getByLabel('Daily budget').evaluate(({ min, max }) => [min, max]), ['5', '200']);
  const help = await page.locator('.setting small').evaluateAll((all) => all.map((s) => s.firstChild.textContent));
  assert.deepEqual(help.filter((text) => !/^[A-Z].*\.$/.test(text) || /null|[a-z][A-Z]/.test(text)), [], 'help with names of the API');
  const total = page.locator('.total strong');
  await total.filter({ hasText: /^[1-9]/ }).waitFor();
  const size = page.getByLabel('Whale minimum trade USD');
  const before = await size.inputValue();
  await size.fill('1000000000');
  await size.press('Tab');
  await page.getByRole('status').filter({ hasText: /0 signals, \d+ fewer than now/ }).waitFor();
  await page.getByText('3 days', { exact: true }).click();
  await page.waitForURL(/days=3/);
  await page.getByRole('status').filter({ hasText: 'fewer than now' }).waitFor();
  await asksBeforeLeaving(page);
  await sound(page, 'tuning');
  await page.getByRole('button', { name: /^Save as version \d+$/ }).click();
  await page.getByText('Nothing is changed.').waitFor();
  await saysBounds(page);
  await region(page, 'Earlier versions, newest first').locator('td[data-name=By]').filter({ hasText: /this key|key created \d/ }).first().waitFor();
  const restore = page.getByRole('button', { name: /^Restore version/ }).first();
  await restore.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await restore.click();
  await page.getByRole('button', { name: 'Restore and save' }).click();
  await page.waitForFunction(([label, value]) => [...document.querySelectorAll('label')].find((l) => l.textContent === label)
    ?.querySelector('input').value === value, ['Whale minimum trade USD', before]);
  const { config } = await graphql('{ config { whaleMinTradeUsd } }');
  assert.equal(config.whaleMinTradeUsd, Number(before), 'the version is not restored');

  await joinsAlike(region(page, 'Decisions, latest first'));
  await page.getByRole('button', { name: 'Delivered', exact: true }).click();
  await page.waitForURL(/outcome=DELIVERED/);
  await page.getByRole('region', { name: 'Decisions, latest first' }).getByRole('link', { name: 'Delivered' }).first().waitFor();
  await page.getByLabel('Token', { exact: true }).fill('nothing');
  await page.keyboard.press('Tab');
  await page.getByText(/No decision|token must/).waitFor();
}

// joinsAlike checks that no two decisions of a day in a list are of one type, about one token, by one rule.
async function joinsAlike(list) {
  await list.locator('tbody tr').first().waitFor();
  const rows = await list.locator('tbody tr').evaluateAll((all) => all.map((row) => {
    const [type, token, decision] = ['Candidate', 'Token', 'Decision'].map((name) => {
      const cell = row.querySelector(`td[data-name="${name}"]`).cloneNode(true);
      if (name === 'Decision') cell.querySelector('small')?.remove();
      return cell.textContent + (cell.querySelector('a')?.getAttribute('href') ?? '');
    });
    return [row.querySelector('time').dateTime.slice(0, 10), type, token, decision].join(' ');
  }));
  assert.deepEqual(rows, [...new Set(rows)], 'decisions that are alike stand in several rows');
}

// operates signs in with a key of scope operator and looks at its pages.
export async function operates(page, { home, open, heading, sound }) {
  // A link with another key asks: who says no keeps the session.
  for (const answer of ['dismiss', 'accept']) {
    const asked = [];
    await page.goto('about:blank');
    page.once('dialog', async (dialog) => {
      asked.push(dialog.message());
      await dialog[answer]();
    });
    await page.goto(`${home}/#key=${process.env.OPERATOR_KEY}`);
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    assert.match(asked.join(), /another key/);
    const kept = await page.evaluate(() => sessionStorage.getItem('smartmoney.key'));
    assert.equal(kept === process.env.OPERATOR_KEY, answer === 'accept', `the session after ${answer}`);
  }
  await open(page, 'sources');
  await heading(page, 'Sources');
  await page.getByRole('heading', { name: 'fills' }).waitFor();
  await sound(page, 'sources');
  await saysFailing(page);
  await sound(page, 'sources-failing');
  await open(page, 'customers');
  await heading(page, 'Customers');
  await sound(page, 'customers');
  const customer = page.getByRole('region', { name: 'Customers' }).getByRole('link').first();
  const name = await customer.innerText();
  await customer.click();
  await heading(page, name);
  await page.getByRole('region', { name: 'Keys, newest first' }).locator('tbody tr').first().waitFor();
  await sound(page, 'customer');
  await administers(page, { open, heading, sound });
  await open(page, 'customers/nobody');
  await page.getByText('There is no such customer').waitFor();
  await overviews(page, { open, heading, sound });
  await open(page, 'live');
  await page.getByText('Live needs a key of scope read or customer').waitFor();
}

// administers signs a customer up, gives it a key, which works, and limits, and suspends and deletes it.
async function administers(page, { open, heading, sound }) {
  await open(page, 'customers');
  await page.getByLabel('Name, which operators see').fill('Signed up');
  await page.getByLabel('Id; empty').fill('nobody!');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  assert.equal(await page.getByLabel('Id; empty').evaluate((input) => input.validity.patternMismatch), true);
  await page.getByLabel('Id; empty').fill('signed-up');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await heading(page, 'Signed up');

  const shown = page.getByRole('status').locator('code');
  const asks = async () => (await fetch(`${url}/graphql`, {
    method: 'POST', headers: { Authorization: `Bearer ${await shown.innerText()}`, 'Content-Type': 'application/json' }, body: '{"query":"{ config { customerId } }"}',
  })).json();
  await page.getByRole('button', { name: 'Create a key' }).click();
  await shown.waitFor();
  const first = await shown.innerText();
  assert.deepEqual(await asks(), { data: { config: { customerId: 'signed-up' } } });
  await sound(page, 'customer-key');
  await page.getByRole('button', { name: /^Rotate/ }).click();
  await page.getByText('It replaces key').waitFor();
  assert.notEqual(await shown.innerText(), first);
  await page.getByLabel('Open streams').fill('3');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await page.getByText('Limits saved').waitFor();
  await page.getByText('open at a time').waitFor();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByText('Suspended').waitFor();
  const revoke = page.getByRole('button', { name: /^Revoke/ }).first();
  const key = (await revoke.getAttribute('aria-label')).split(' ')[1];
  await revoke.click();
  await page.getByRole('button', { name: `Really revoke ${key}` }).click();
  await page.getByText(`Key ${key} is revoked`).waitFor();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Really delete all of signed-up' }).click();
  await heading(page, 'Customers');
  await region(page, 'Keys of operators, newest first').locator('tbody tr').first().waitFor();
  assert.equal(await region(page, 'Customers').getByRole('link', { name: 'Signed up' }).count(), 0);
  // The key of the page cannot revoke itself.
  await page.getByRole('button', { name: /^Revoke/ }).first().click();
  await page.getByRole('button', { name: /^Really revoke/ }).click();
  await page.getByText('keyId must be another one than that of this request').waitFor();
}

// saysFailing shows a source that cannot connect, within the silence that it is allowed: it is red, with what the provider said.
async function saysFailing(page) {
  const failing = ({ sources }) => {
    for (const s of sources ?? []) Object.assign(s, { state: 'FAILING', healthy: true, problem: null, lastError: 'connection refused', lastErrorAt: new Date().toISOString() });
  };
  await answering(page, failing, '#/sources', page.getByRole('status').filter({ hasText: 'connection refused' }).first());
  await page.locator('.badge.bad', { hasText: 'Failing' }).first().waitFor();
}

// saysFull shows a disk that is full, chains without a source, and an hour.
async function saysFull(page) {
  const minutes = [1, 2, 3].map((n) => ({ at: new Date().toISOString(), eventsPerSecond: n, lagSeconds: n, signalSeconds: n === 2 ? null : 0.5, databaseBytes: n * 1e6 }));
  const full = ({ serviceStatus: s }) => {
    if (s?.chains) {
      Object.assign(s.chains[0], { lastEventAt: null, noSource: true });
      Object.assign(s.chains[1], { lastEventAt: null, noSource: false });
      s.attention = [{ level: 'error', text: 'The disk is full: nothing can be stored.' }, { level: 'error', text: 'Source fills: connection refused.' }];
      s.database = { ...s.database, bytes: 1e9, freeBytes: 0, diskBytes: 2e9, growthPerDay: 1e8, measuredSeconds: 780, rough: true, daysUntilFull: 75 };
    }
    if (s?.lastHour) s.lastHour = minutes;
  };
  await answering(page, full, '#/overview', page.getByRole('status').filter({ hasText: 'The disk is full' }));
  assert.match(await page.getByRole('status').locator('li').first().textContent(), /^The disk is full/);
  const chains = page.getByRole('region', { name: 'Chains' });
  await chains.locator('tr', { hasText: 'Base' }).getByText('No source', { exact: true }).waitFor();
  await chains.locator('tr', { hasText: 'Ethereum' }).getByText('No trade yet', { exact: true }).waitFor();
  await page.getByText('about 75 days').waitFor();
  await page.getByText('rough, measured over 13 min').first().waitFor();
  assert.equal(await page.getByRole('img', { name: /in the last 3 minutes/ }).count(), 4);
  await page.getByText('1.0 to 3.0, now 3.0').waitFor();
}

// overviews looks at how the service does, and at its settings.
async function overviews(page, { open, heading, sound }) {
  await open(page, 'overview');
  await heading(page, 'Overview');
  const chains = page.getByRole('region', { name: 'Chains' }).locator('tbody tr');
  await page.locator('.stats dd').first().filter({ hasText: /\d\/s/ }).waitFor();
  assert.equal(await chains.count(), 4);
  await page.getByRole('region', { name: 'Processes' }).locator('tbody tr', { hasText: 'Leader' }).first().waitFor();
  const disk = page.locator('section', { has: page.getByRole('heading', { name: 'Disk space' }) });
  await disk.getByText(/^by the database, (SQLite|PostgreSQL)$/).waitFor();
  for (const name of ['Used', 'Growth a day', 'Free', 'Full in']) await disk.getByText(name, { exact: true }).waitFor();
  await sound(page, 'overview');
  await saysFull(page);
  await sound(page, 'overview-full');
  await open(page, 'settings');
  await heading(page, 'Settings');
  await page.getByRole('region', { name: 'Settings: Signals' }).locator('tbody tr', { hasText: 'top-wallets' }).waitFor();
  await page.getByRole('button', { name: 'Flag', exact: true }).click();
  await page.waitForURL(/origins=FLAG/);
  const ping = page.locator('tbody tr', { has: page.getByText('stream-ping', { exact: true }) });
  await ping.getByText('--stream-ping').waitFor();
  assert.equal(await page.locator('tbody tr', { hasText: 'db-max-idle' }).count(), 0);
  await sound(page, 'settings');
}
