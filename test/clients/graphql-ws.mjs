// The client graphql-ws over the subprotocol graphql-transport-ws.
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { Log, assert, authorization, key, main, relay, subscription } from './lib.mjs';

const { host, cut, accepted } = await relay();
const options = { url: `ws://${host}/graphql`, webSocketImpl: WebSocket, connectionParams: authorization };

// Signals go on after the last cursor seen, though the connection is cut again and again.
async function resumes() {
  const log = new Log();
  const before = accepted();
  const client = createClient({ ...options, retryAttempts: 20, retryWait: async () => {} });
  // The client writes the variables anew for every connection, hence the getter.
  const variables = { get after() { return log.cursor; } };
  for await (const result of client.iterate({ query: subscription, variables })) {
    const count = log.take(result);
    if (count === 16) break;
    if (count % 4 === 0) await cut();
  }
  assert.ok(accepted() - before >= 4, 'connections, after 3 cuts');
  await client.dispose();
}

// Everything else goes over one connection: queries, errors, several subscriptions, pings.
async function sharesOneConnection() {
  let connections = 0, pongs = 0, pings = 0;
  let pinged;
  const secondPing = new Promise((resolve) => { pinged = resolve; });
  const client = createClient({
    ...options,
    keepAlive: 100,
    on: {
      connected: () => connections++,
      pong: () => pongs++,
      ping: (received) => { if (received && ++pings === 2) pinged(); },
    },
    lazy: false, // keeps the connection open between operations
    onNonLazyError: (error) => { throw error; },
  });
  const first = async (payload) => (await client.iterate(payload).next()).value;

  const { data } = await first({ query: '{ config { customerId } }' });
  assert.ok(data.config.customerId);
  for (const wrong of [{ query: '{ nothing }' }, { query: subscription, variables: { after: 'nonsense' } }]) {
    await assert.rejects(first(wrong), (errors) => {
      assert.equal(errors[0].extensions.code, 'BAD_USER_INPUT', JSON.stringify(errors));
      return true;
    });
  }

  const logs = [new Log(), new Log(), new Log()];
  await Promise.all(logs.map(async (log) => {
    for await (const result of client.iterate({ query: subscription })) {
      if (log.take(result) === 3) break;
    }
  }));
  const board = await first({ query: 'subscription { leaderboard(chain: BASE, first: 2) { nodes { walletAddress } } }' });
  assert.equal(board.errors, undefined, JSON.stringify(board.errors));
  assert.equal(board.data.leaderboard.nodes.length, 2);
  assert.ok(pongs > 0, 'no pong');
  await secondPing; // the service's own, on a connection with nothing under way
  assert.equal(connections, 1);
  await client.dispose();
}

// A key that is not taken closes the connection by 4403, and so does none.
async function refuses() {
  for (const connectionParams of [{ Authorization: `${key}x` }, undefined]) {
    const client = createClient({ ...options, connectionParams, retryAttempts: 0 });
    await assert.rejects(client.iterate({ query: subscription }).next(), (close) => {
      assert.equal(close.code, 4403, `${close.code} ${close.reason}`);
      return true;
    });
  }
}

await main(async () => {
  await refuses();
  await sharesOneConnection();
  await resumes();
});
