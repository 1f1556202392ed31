// The client urql, as it comes: what it asks by fetch accepts JSON and events alike; its
// subscriptions go over graphql-ws, or by fetch as events.
import { Client, cacheExchange, fetchExchange, gql, subscriptionExchange } from '@urql/core';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { Log, assert, authorization, main, subscription, url } from './lib.mjs';

// A request that urql gives up in the middle rejects a promise that nobody holds, which
// ends a Node process by default.
const unhandled = [];
process.on('unhandledRejection', (reason) => unhandled.push(reason));

// What went over the wire: method, Accept and the answer's Content-Type.
const seen = [];
const watched = async (address, init) => {
  const response = await fetch(address, init);
  seen.push({ method: init.method, accept: new Headers(init.headers).get('Accept'), type: response.headers.get('Content-Type') });
  return response;
};

const client = (options) => new Client({
  url: `${url}/graphql`,
  fetch: watched,
  fetchOptions: { headers: authorization },
  exchanges: [cacheExchange, fetchExchange],
  preferGetMethod: false,
  ...options,
});

const Config = gql`query Config { config { customerId displayName } }`;
const Rename = gql`mutation Rename($name: String!) { updateConfig(input: { displayName: $name }) { config { customerId displayName } } }`;
const afresh = { requestPolicy: 'network-only' };

function data(result) {
  assert.equal(result.error, undefined, String(result.error));
  return result.data;
}

// Queries and mutations are answered with JSON, whole, by POST and by GET.
async function asks() {
  const byPost = client();
  for (let i = 0; i < 20; i++) {
    const name = `urql ${i}`;
    assert.equal(data(await byPost.mutation(Rename, { name }).toPromise()).updateConfig.config.displayName, name);
    assert.equal(data(await byPost.query(Config, {}, afresh).toPromise()).config.displayName, name);
  }
  const byGet = client({ preferGetMethod: 'force' });
  assert.ok(data(await byGet.query(Config, {}, afresh).toPromise()).config.customerId);
  assert.equal(data(await byGet.mutation(Rename, { name: 'by GET' }).toPromise()).updateConfig.config.displayName, 'by GET');

  assert.deepEqual([...new Set(seen.map(({ method }) => method))], ['POST', 'GET']);
  for (const { accept, type } of seen) {
    assert.match(accept, /application\/json.*text\/event-stream/, 'the client accepts events no longer by default: is the test of use?');
    assert.match(type, /^application\/graphql-response\+json/);
  }
}

async function hearsWhatIsWrong() {
  const { error } = await client().query(gql`{ nothing }`, {}).toPromise();
  assert.equal(error.graphQLErrors[0].extensions.code, 'BAD_USER_INPUT', String(error));
  const refused = await client({ fetchOptions: {} }).query(Config, {}).toPromise();
  assert.equal(refused.error.response.status, 401, String(refused.error));
}

// take collects so many events of a subscription, and ends it.
const take = (from, count) => new Promise((resolve, reject) => {
  const log = new Log();
  const { unsubscribe } = from.subscription(subscription, {}).subscribe((result) => {
    try {
      data(result);
      if (log.take(result) < count) return;
    } catch (error) {
      reject(error);
    }
    unsubscribe();
    resolve();
  });
});

async function subscribes() {
  const socket = createClient({ url: `${url.replace(/^http/, 'ws')}/graphql`, webSocketImpl: WebSocket, connectionParams: authorization });
  const overSocket = client({
    exchanges: [cacheExchange, fetchExchange, subscriptionExchange({
      forwardSubscription: ({ query, variables }) => ({
        subscribe: (sink) => ({ unsubscribe: socket.subscribe({ query, variables }, sink) }),
      }),
    })],
  });
  // A query beside them goes by fetch.
  await Promise.all([take(overSocket, 3), take(overSocket, 2), overSocket.query(Config, {}, afresh).toPromise().then(data)]);
  await socket.dispose();
}

// Its subscriptions by fetch are streams of events, which it ends by aborting the fetch.
async function streams() {
  await take(client({ fetchSubscriptions: true }), 3);
  assert.match(seen.at(-1).type, /^text\/event-stream/);
}

await main(async () => {
  await asks();
  await hearsWhatIsWrong();
  await subscribes();
  await new Promise((done) => setImmediate(done)); // unhandled rejections are told of by then
  assert.deepEqual(unhandled, []);
  await streams(); // the client handles no abort of its own here, whoever serves
});
