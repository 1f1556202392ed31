// The client graphql-sse in distinct connections mode, and event streams as fetch sees them.
import { createClient } from 'graphql-sse';
import { Log, assert, authorization, main, relay, subscription, url } from './lib.mjs';

const { host, cut, accepted } = await relay();
const options = { url: `http://${host}/graphql`, headers: authorization };

async function resumes() {
  const log = new Log();
  const client = createClient({ ...options, retryAttempts: 20, retry: async () => {} });
  // The client writes the variables anew for every connection, hence the getter.
  const variables = { get after() { return log.cursor; } };
  const before = accepted();
  for await (const result of client.iterate({ query: subscription, variables })) {
    const count = log.take(result);
    if (count === 12) break;
    if (count % 4 === 0) await cut();
  }
  assert.ok(accepted() - before >= 2, 'new connections, after 2 cuts');
  client.dispose();
}

async function asksAndIsRefused() {
  const client = createClient({ ...options, retryAttempts: 0 });
  const { value } = await client.iterate({ query: '{ config { customerId } }' }).next();
  assert.ok(value.data.config.customerId);
  client.dispose();

  // Single connection mode is not served: the reservation is refused as a method.
  const single = createClient({ ...options, singleConnection: true, retryAttempts: 0 });
  await assert.rejects(single.iterate({ query: subscription }).next(), (error) => {
    assert.equal(error.response?.status, 405, String(error));
    return true;
  });
  single.dispose();

  const stranger = createClient({ ...options, headers: {}, retryAttempts: 0 });
  await assert.rejects(stranger.iterate({ query: subscription }).next(), (error) => {
    assert.equal(error.response?.status, 401, String(error));
    return true;
  });
  stranger.dispose();
}

// stream gives the events of one GET request as { id, event, data }.
async function* stream(headers, signal) {
  const address = `${url}/graphql?query=${encodeURIComponent(subscription)}`;
  const response = await fetch(address, { headers: { ...authorization, Accept: 'text/event-stream', ...headers }, signal });
  assert.equal(response.status, 200, await (response.ok ? '' : response.text()));
  assert.match(response.headers.get('Content-Type'), /^text\/event-stream/);
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end; (end = text.indexOf('\n\n')) >= 0; text = text.slice(end + 2)) {
      const event = {};
      for (const line of text.slice(0, end).split('\n')) {
        const [, name, value] = /^([^:]*): ?(.*)$/.exec(line);
        if (name !== '') event[name] = value; // others are comments
      }
      if (event.data !== undefined) yield event;
    }
  }
}

// A stream begun with Last-Event-ID, as a browser's EventSource does after a cut, goes
// on behind that event.
async function goesOnAfterLastEventID() {
  const log = new Log();
  let id;
  for (const want of [3, 6, 9]) {
    const aborter = new AbortController();
    for await (const event of stream(id ? { 'Last-Event-ID': id } : {}, aborter.signal)) {
      assert.equal(event.event, 'next');
      const count = log.take(JSON.parse(event.data));
      assert.equal(event.id, log.cursor, 'the id of an event is its cursor');
      id = event.id;
      if (count === want) break;
    }
    aborter.abort();
  }
}

await main(async () => {
  await asksAndIsRefused();
  await resumes();
  await goesOnAfterLastEventID();
});
