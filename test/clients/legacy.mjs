// The client subscriptions-transport-ws over the older subprotocol graphql-ws.
import legacy from 'subscriptions-transport-ws';
import WebSocket from 'ws';
import { Log, assert, authorization, main, relay, subscription } from './lib.mjs';

const { host, cut } = await relay();
const connect = (options) => new legacy.SubscriptionClient(`ws://${host}/graphql`,
  { connectionParams: authorization, ...options }, WebSocket);

// events calls back with each event until the callback says that it has enough.
const events = (client, operation, enough) => new Promise((resolve, reject) => {
  const { unsubscribe } = client.request(operation).subscribe({
    next(result) {
      try {
        if (!enough(result)) return;
      } catch (error) {
        reject(error);
      }
      unsubscribe();
      resolve();
    },
    error: reject,
    complete: () => reject(new Error('the server ended it')),
  });
});

await main(async () => {
  const log = new Log();
  const client = connect({ reconnect: true });
  const query = await new Promise((next, error) => {
    client.request({ query: '{ config { customerId } }' }).subscribe({ next, error });
  });
  assert.ok(query.data.config.customerId);
  // Two at once; a cut, after which the client repeats what it had asked.
  const variables = { get after() { return log.cursor; } };
  const other = new Log();
  await Promise.all([
    events(client, { query: subscription, variables }, (result) => {
      const count = log.take(result);
      if (count === 4) cut();
      return count === 8;
    }),
    events(client, { query: subscription }, (result) => other.take(result) === 2),
  ]);
  client.close();

  const refused = await new Promise((answer) => {
    const stranger = connect({ connectionParams: {}, connectionCallback: (error) => {
      answer(error);
      stranger.close();
    } });
  });
  assert.ok(refused, 'a connection without a key was taken');
});
