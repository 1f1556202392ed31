// Prints signals as they come. The place reached is kept in a file: whatever breaks,
// connection, service or this program, it goes on behind the last signal printed.
import { createClient } from 'graphql-ws';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';

const url = process.env.SMARTMONEY_URL ?? 'http://127.0.0.1:8080';
const key = process.env.SMARTMONEY_KEY;
const file = process.env.CURSOR_FILE ?? 'cursor.txt';

const query = `subscription ($after: String) {
  signals(after: $after) { cursor gap signal { sequence headline } retraction { signalId reason } }
}`;

let cursor = null; // null: from now on
try {
  cursor = readFileSync(file, 'utf8');
} catch {
  console.error(`${file} is not there yet: waiting for the next signal`);
}

const client = createClient({
  url: `${url.replace(/^http/, 'ws')}/graphql`,
  webSocketImpl: WebSocket,
  connectionParams: { Authorization: `Bearer ${key}` },
  retryAttempts: Infinity,
  // Whatever ends a connection, or keeps one from being made, it is tried again; a refused
  // key is not. A service that is away for long is asked every half minute.
  shouldRetry: (problem) => problem.code !== 4403,
  retryWait: (retries) => {
    const seconds = Math.min(30, 2 ** retries) * (0.5 + Math.random() / 2);
    console.error(`not connected: trying again in ${seconds.toFixed(1)} s`);
    return sleep(seconds * 1000);
  },
});

// The client sends the variables anew whenever it connects: the getter gives it the
// place that was reached by then.
const variables = { get after() { return cursor; } };

async function follow() {
  for await (const { data, errors } of client.iterate({ query, variables })) {
    if (errors) throw errors;
    const { signal, retraction, gap } = data.signals;
    if (gap) {
      console.log('signals are missing: they are not kept any more, or the service was restored from before them');
    } else if (retraction) {
      console.log(`retracted: ${retraction.signalId} ${retraction.reason}`);
    } else {
      console.log(`${signal.sequence} ${signal.headline}`);
    }
    cursor = data.signals.cursor;
    writeFileSync(`${file}.new`, cursor); // renamed when it is whole: the program may end at any moment
    renameSync(`${file}.new`, file);
  }
}

// A service that cannot answer now, or is asked too often, says when to subscribe again;
// what it refuses otherwise, it would refuse again.
for (;;) {
  try {
    await follow();
    break;
  } catch (problem) {
    const seconds = problem?.[0]?.extensions?.retryAfter;
    if (!seconds) throw problem instanceof Error ? problem : new Error(JSON.stringify(problem));
    console.error(`${problem[0].message}: subscribing again in ${seconds} s`);
    await sleep(seconds * 1000);
  }
}
