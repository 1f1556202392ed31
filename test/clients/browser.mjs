// Chromium for the scripts that show a page in it.
import { tmpdir } from 'node:os';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { assert } from './lib.mjs';

const args = [
  '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];
if (process.getuid?.() === 0) args.push('--no-sandbox'); // as root there is no sandbox

// withPage runs a function with a page that reaches the given origins only. It fails
// where the page asks for anything else, or complains of anything.
export async function withPage(origins, run) {
  const profile = await mkdtemp(join(tmpdir(), 'smartmoney-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.SMARTMONEY_TEST_CHROMIUM ?? '/usr/bin/chromium',
    args,
  });
  const problems = [];
  try {
    await context.route('**/*', (route) => {
      const at = route.request().url();
      if (origins.includes(new URL(at).origin)) {
        return route.continue().catch((error) => { // Playwright lets it go itself when a page's own route ends just then
          if (!error.message.includes('already handled')) throw error;
        });
      }
      problems.push(`asked for ${at}`);
      return route.abort();
    });
    const page = context.pages()[0];
    page.setDefaultTimeout(90_000); // a page may wait long for a processor beside other tests
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(`${message.text()} (${message.location().url})`);
    });
    page.on('websocket', (socket) => {
      const at = new URL(socket.url().replace(/^ws/, 'http')).origin;
      if (!origins.includes(at)) problems.push(`opened a websocket to ${at}`);
    });
    await run(page, problems);
    assert.deepEqual(problems, []);
  } catch (error) {
    if (problems.length > 0) error.message += `\nthe page complained: ${problems.join('\n')}`;
    throw error;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
