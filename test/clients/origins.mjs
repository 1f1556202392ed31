// Chromium on a page of another origin: what the service lists may call it in every way,
// and read the headers that clients need; what it does not list may not call it at all.
import { createServer } from 'node:http';
import { assert, key, main, url } from './lib.mjs';
import { withPage } from './browser.mjs';

// page serves an empty page. The listed one has the address that the service was told of.
async function page(address = 'http://127.0.0.1:0') {
  const { hostname, port } = new URL(address);
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>A page</title><link rel="icon" href="data:,">');
  });
  await new Promise((listening) => server.listen(port, hostname, listening));
  return `http://127.0.0.1:${server.address().port}`;
}

// tries runs in the page: every way to call, and what came of each.
async function tries({ url, key }) {
  const outcomes = {};
  const attempt = async (name, call) => {
    try {
      outcomes[name] = await call();
    } catch (problem) {
      outcomes[name] = `failed: ${problem.name ?? problem.type}`;
    }
  };
  const authorization = { Authorization: `Bearer ${key}` };
  const body = JSON.stringify({ query: '{ __typename }' });
  await attempt('POST', async () => {
    const headers = { ...authorization, 'Content-Type': 'application/json' };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    if (!response.headers.get('X-Request-Id')) return 'no request id';
    return (await response.json()).data.__typename;
  });
  await attempt('GET', async () => {
    const response = await fetch(`${url}/graphql?query={__typename}`, { headers: authorization });
    return (await response.json()).data.__typename;
  });
  await attempt('REST', async () => (await fetch(`${url}/v3/alpha/leaderboard?limit=1`, { headers: authorization })).status);
  await attempt('PUT', async () => {
    const headers = { ...authorization, 'Content-Type': 'application/json' };
    const response = await fetch(`${url}/v3/alpha/config`, { method: 'PUT', headers, body: '{"webhook_url": "http://127.0.0.1:9/"}' });
    return response.headers.get('Webhook-Secret') ? response.status : 'no secret';
  });
  await attempt('refused', async () => (await (await fetch(`${url}/v3/alpha/config`)).json()).message.slice(0, 11));
  await attempt('openapi', async () => (await (await fetch(`${url}/openapi.json`)).json()).openapi.slice(0, 3));
  await attempt('events', async () => {
    const headers = { ...authorization, Accept: 'text/event-stream', 'Last-Event-ID': '' };
    const query = 'subscription { leaderboard(chain: BASE) { totalCount } }';
    const response = await fetch(`${url}/graphql?query=${encodeURIComponent(query)}`, { headers });
    const reader = response.body.getReader();
    for (let text = ''; ;) {
      const { value, done } = await reader.read();
      if (done) return 'ended';
      text += new TextDecoder().decode(value);
      if (text.includes('event: next')) {
        await reader.cancel();
        return 'next';
      }
    }
  });
  await attempt('websocket', () => new Promise((opened, refused) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.onopen = () => { socket.close(); opened('open'); };
    socket.onerror = refused;
  }));
  return outcomes;
}

const listed = await page(process.env.LISTED_ORIGIN), other = await page();

await main(() => withPage([listed, other, url], async (tab, problems) => {
  await tab.goto(listed);
  assert.deepEqual(await tab.evaluate(tries, { url, key }), {
    POST: 'Query', GET: 'Query', REST: 200, PUT: 200, refused: 'missing key', openapi: '3.1', events: 'next', websocket: 'open',
  });
  problems.splice(0); // the browser tells of the 401
  await tab.goto(other);
  for (const [name, outcome] of Object.entries(await tab.evaluate(tries, { url, key }))) {
    assert.match(String(outcome), /^failed/, name);
  }
  problems.splice(0); // the browser tells of each
}));
