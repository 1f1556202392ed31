// The console's pages of settings. console.mjs calls what is here.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { assert } from './lib.mjs';

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

  const sample = page.getByRole('button', { name: 'Send a sample' });
  await sample.click();
  await page.getByText('was not accepted').waitFor();
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
    await page.getByRole('button', { name: 'Sell signal' }).click();
    await page.getByText('Types saved').waitFor();
    await page.locator('button[aria-pressed=true]', { hasText: 'Sell signal' }).waitFor();
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

// operates signs in with a key of scope operator and looks at its pages.
export async function operates(page, { home, open, heading, sound }) {
  await page.goto('about:blank');
  await page.goto(`${home}/#key=${process.env.OPERATOR_KEY}`);
  await open(page, 'sources');
  await heading(page, 'Sources');
  await page.getByText('No live source').waitFor();
  await sound(page, 'sources');
  await open(page, 'customers');
  await heading(page, 'Customers');
  await sound(page, 'customers');
  const customer = page.getByRole('region', { name: 'Customers' }).getByRole('link').first();
  const name = await customer.innerText();
  await customer.click();
  await heading(page, name);
  await page.getByRole('region', { name: 'Keys, newest first' }).locator('tbody tr').first().waitFor();
  await sound(page, 'customer');
  await open(page, 'customers/nobody');
  await page.getByText('There is no such customer').waitFor();
  await open(page, 'live');
  await page.getByText('Live needs a key of scope read or customer').waitFor();
}
