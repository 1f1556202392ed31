// The hooks of @smartmoney/client in Chromium, from another origin than the service: the app of examples/react, over
// connections that are cut, and the start of docs/clients.md as it stands there, also rendered on a server.
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { assert, key, main, relay, startOf, url } from './lib.mjs';
import { withPage } from './browser.mjs';

const example = fileURLToPath(new URL('../../examples/react/', import.meta.url));
const origin = process.env.PAGE_ORIGIN;
const { host, cut, refuse, accepted } = await relay();
const build = (dir, ...args) => execFileSync('npx', ['--no-install', 'vite', 'build', dir, '--config', join(example, 'vite.config.js'), '--logLevel', 'warn', ...args],
  { cwd: example, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, VITE_SMARTMONEY_URL: `http://${host}` } });

// serve serves a directory, and the key as the page's token.
async function serve(dir) {
  const types = { '.html': 'text/html', '.js': 'text/javascript' };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, origin).pathname;
    if (path === '/token') return response.end(key);
    const file = path === '/' ? 'index.html' : path;
    response.setHeader('Content-Type', types[extname(file)] ?? 'text/plain');
    return response.end(await readFile(join(dir, file)));
  });
  const { hostname, port } = new URL(origin);
  await new Promise((listening) => server.listen(port, hostname, listening));
  return () => new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
}

// showsExample opens the app of examples/react, and expects every signal once, in order, whatever broke.
async function showsExample(tab, problems) {
  build('.');
  const lines = (await readFile(join(example, 'src/main.tsx'), 'utf8')).trimEnd().split('\n').length;
  assert.ok(lines <= 40, `the example has ${lines} lines`);
  const close = await serve(join(example, 'dist'));
  await tab.goto(`${origin}/#url=http://${host}&key=${key}x`);
  await tab.getByText('malformed key').nth(1).waitFor();
  problems.splice(0); // the browser tells of the 401

  const sent = [];
  let sockets = 0;
  tab.on('websocket', (socket) => {
    sockets++;
    socket.on('framesent', ({ payload }) => sent.push(JSON.parse(payload)));
  });
  await tab.goto('about:blank');
  await tab.goto(`${origin}/#url=http://${host}&key=${key}`);
  const shown = tab.locator('section:has-text("Signals") li'), board = tab.locator('section:has-text("Leaderboard") li');
  await board.nth(6).waitFor();
  await shown.nth(2).waitFor();
  // StrictMode mounts each component twice; what the first mount began is not sent.
  assert.equal(sockets, 1);
  const subscribed = sent.filter(({ type }) => type === 'subscribe').map(({ payload }) => /(subscription \w+)/.exec(payload.query)[1]);
  assert.deepEqual(subscribed.sort(), ['subscription Leaderboard', 'subscription Signals']);

  const newest = () => shown.first().evaluate((item) => item.value), before = accepted();
  for (let cuts = 0; cuts < 4; cuts++) {
    const want = (await newest()) + 4;
    await tab.waitForFunction((value) => document.querySelector('section:last-of-type li').value >= value, want);
    if (cuts < 2) await cut();
    if (cuts === 2) {
      const back = await refuse();
      await tab.getByText('connection broke').first().waitFor();
      await back();
    }
  }
  assert.ok(accepted() - before >= 3, 'connections, after 3 cuts');
  const numbers = await shown.evaluateAll((items) => items.map((item) => item.value));
  numbers.forEach((n, i) => assert.equal(n, numbers[0] - i, `signals ${numbers}`));
  for (const problem of problems.splice(0)) assert.match(problem, /WebSocket connection to|ERR_CONNECTION/); // the browser tells of the cuts
  await close();
}

// showsStart renders the start of docs/clients.md on a server, and goes on with it in the browser.
async function showsStart(tab) {
  const dir = join(example, 'node_modules/.start'), start = await startOf('React');
  assert.ok(start.trimEnd().split('\n').length <= 10, 'the start has more than ten lines');
  await mkdir(dir, { recursive: true });
  const page = (html) => `<!doctype html><title>Start</title><link rel="icon" href="data:,"><div id="root">${html}</div><script type="module" src="./client.tsx"></script>`;
  await Promise.all(Object.entries({
    'App.tsx': start,
    'client.tsx': "import { StrictMode } from 'react'; import { hydrateRoot } from 'react-dom/client'; import { App } from './App'; hydrateRoot(document.getElementById('root')!, <StrictMode><App /></StrictMode>);",
    'server.tsx': "import { renderToString } from 'react-dom/server'; import { App } from './App'; export const html = renderToString(<App />);",
  }).map(([name, text]) => writeFile(join(dir, name), text)));
  build(dir, '--ssr', join(dir, 'server.tsx'), '--outDir', join(dir, 'server'));
  const { html } = await import(pathToFileURL(join(dir, 'server/server.js')));
  assert.equal(html, '<ul></ul>');
  await writeFile(join(dir, 'index.html'), page(html));
  build(dir);
  const close = await serve(join(dir, 'dist'));
  await tab.goto(`${origin}/`);
  await tab.locator('li').nth(2).waitFor();
  await close();
}

await main(() => withPage([origin, `http://${host}`, url], async (tab, problems) => {
  await showsExample(tab, problems);
  await showsStart(tab);
}), 240);
