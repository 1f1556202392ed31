// @smartmoney/client over connections that are cut, without websockets, with tokens that expire, and closed.
import { createServer, request as forward } from 'node:http';
import { createClient, memoryStore, SmartmoneyError, WalletDocument } from '../../clients/typescript/dist/index.js';
import WebSocket from 'ws';
import { Log, assert, key, main, relay, url } from './lib.mjs';

const { host, cut, accepted, refuse, open } = await relay();
const over = (options) => createClient({ url: `http://${host}`, key, ...options });

// take holds an event against the rule that every signal comes once, in order.
const take = (log, { type, cursor, signal }) => log.take({ data: { signals: { cursor, gap: type === 'gap', signal } } });

// Signals go on after the last one though connections are cut, by websocket and by events.
async function resumes(webSocket) {
  const log = new Log(), store = memoryStore(), abort = new AbortController(), before = accepted();
  const told = new Set();
  const onStatus = (status) => told.add(status);
  let cuts = 0;
  for await (const event of over({ webSocket }).signals({ store, latest: 2, signal: abort.signal, onStatus })) {
    assert.ok(!abort.signal.aborted, 'an event after the end');
    const count = take(log, event);
    if (count === 4) {
      const serve = await refuse();
      setTimeout(serve, 300);
    } else if (count >= 16 && accepted() - before >= 4) abort.abort(); // ends the loop
    // Without a connection the results are of one that was cut, and the next one is made when they are taken.
    else if (count >= 8 + 4 * cuts && open() > 0) {
      await cut();
      cuts++;
    }
  }
  assert.deepEqual([...told].sort(), ['connecting', 'open', 'waiting']);
  assert.ok(open() === 0 || (await closed()), 'connections are left');

  // Another loop over the store goes on after the last event whose successor was asked for.
  const last = log.sequences.at(-1);
  for await (const { signal } of over({ webSocket }).signals({ store })) {
    assert.equal(signal.sequence, last + 1);
    break;
  }
  assert.ok(await closed(), 'connections are left');
}

// closed waits until no connection of a stream is left; one that fetch keeps for later ends by itself.
async function closed() {
  for (let tries = 0; open() > 0 && tries < 200; tries++) await new Promise((done) => setTimeout(done, 50));
  return open() === 0;
}

// Where something in between refuses websockets, events get through.
async function fallsBack() {
  const proxy = createServer((asked, response) => {
    const { method, headers, url: path } = asked;
    const passed = forward(new URL(path, url), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    asked.pipe(passed);
    response.on('close', () => passed.destroy());
  });
  let upgrades = 0;
  proxy.on('upgrade', (_, socket) => {
    upgrades++;
    socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
  });
  await new Promise((listening) => proxy.listen(0, '127.0.0.1', listening));
  const client = createClient({ url: `http://127.0.0.1:${proxy.address().port}/`, key, webSocket: WebSocket });
  const log = new Log();
  for await (const event of client.signals()) if (take(log, event) === 3) break;
  assert.equal(upgrades, 1);
  proxy.close();
}

// Errors are typed; a token that has expired is asked for again, once.
async function refuses() {
  const failing = (run, want) => assert.rejects(run, (error) => {
    assert.ok(error instanceof SmartmoneyError, String(error));
    for (const [field, value] of Object.entries(want)) assert.equal(error[field], value, `${field} of ${error.code}: ${error.message}`);
    return true;
  });
  const query = '{ wallets(first: 500) { totalCount } }';
  await failing(over({ webSocket: WebSocket }).query(query), { code: 'BAD_USER_INPUT', field: 'first' });
  await failing(over({ key: `${key}x` }).query('{ config { customerId } }'), { code: 'UNAUTHENTICATED' });
  await failing(createClient({ url: 'http://127.0.0.1:9', key }).query(query), { code: 'NETWORK', retryAfter: undefined });
  await failing(createClient({ url: `${url}/nowhere`, key }).query(query), { code: 'PROTOCOL' });
  const { wallet } = await over({}).query(WalletDocument, { chain: 'BASE', address: `0x${'0'.repeat(40)}` });
  assert.equal(wallet, null);

  for (const webSocket of [WebSocket, null]) {
    await failing(over({ webSocket }).signals({ after: 'nonsense' }).next(), { code: 'BAD_USER_INPUT' });
    await failing(over({ webSocket, key: `${key}x` }).signals({ after: 'any' }).next(), { code: 'UNAUTHENTICATED' });
    let asked = 0;
    const renewed = over({ webSocket, key: undefined, token: async () => (asked++ === 0 ? 'expired' : key) });
    for await (const { edges } of renewed.leaderboard({ chain: 'BASE', first: 2 })) {
      assert.equal(edges.length, 2);
      break;
    }
    asked = 0;
    const never = over({ webSocket, key: undefined, token: async () => `expired${asked++}` });
    await failing(never.leaderboard({ chain: 'BASE' }).next(), { code: 'UNAUTHENTICATED' });
    assert.equal(asked, 2);
  }
  assert.throws(() => createClient({ url }), TypeError);
}

// What the service says seldom: it is too busy and says for how long, signals are missing, one was taken back.
async function tells() {
  const said = [
    { cursor: 'a', gap: true, oldest: 'o', signal: null, retraction: null },
    { cursor: 'b', gap: false, oldest: null, signal: null, retraction: { signalId: 'sig_1', at: '2026-03-01T12:05:00Z', reason: 'why' } },
  ];
  const places = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    places.push(JSON.parse(body).variables.after);
    if (places.length === 1) {
      response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '1' });
      return response.end('{"errors":[{"message":"too busy","extensions":{"code":"RATE_LIMITED","retryAfter":1}}]}');
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const now = places.length > 3 ? said : said.slice(places.length - 2, places.length - 1);
    return response.end(now.map((event) => `:\n\nevent: next\ndata: ${JSON.stringify({ data: { signals: event } })}\n\n`).join(''));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const pauses = [], events = [], saved = [];
  const options = {
    after: 'x', store: { load: async () => undefined, save: async (cursor) => { saved.push(cursor); } },
    onStatus: (status, error, seconds) => { if (status === 'waiting') pauses.push([error.code, seconds >= 1]); },
  };
  const client = createClient({ url: `http://127.0.0.1:${server.address().port}`, key, webSocket: null });
  for await (const event of client.signals(options)) {
    if (events.push(event) === 2) break;
  }
  assert.deepEqual(events, [{ type: 'gap', cursor: 'a', oldest: 'o' }, { type: 'retraction', cursor: 'b', retraction: said[1].retraction }]);
  assert.deepEqual(places, ['x', 'x', 'a']);
  assert.deepEqual(saved, ['a']);
  assert.deepEqual(pauses.map(([code]) => code), ['RATE_LIMITED', 'NETWORK']);
  assert.ok(pauses[0][1], 'Retry-After is not waited for');

  // Of events that came together none is told after the loop was ended.
  const abort = new AbortController(), cursors = [];
  for await (const { cursor } of client.signals({ after: 'x', signal: abort.signal })) {
    cursors.push(cursor);
    abort.abort();
  }
  assert.deepEqual(cursors, ['a']);
  server.close();
}

await main(async () => {
  await refuses();
  await fallsBack();
  await tells();
  await resumes(WebSocket);
  await resumes(null);
});
