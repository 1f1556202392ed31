// What the scripts of this directory share. Each runs against a service that raises
// signals all the time for the customer of SMARTMONEY_KEY, and exits with a status
// other than 0 and a reason where something is not as it must be.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, connect } from 'node:net';

export { assert };

const need = (name) => process.env[name] ?? fail(`set ${name}`);

export const url = need('SMARTMONEY_URL');
export const key = need('SMARTMONEY_KEY');
export const authorization = { Authorization: `Bearer ${key}` };

function fail(reason) {
  console.error(reason);
  process.exit(1);
}

// main runs a script, and fails it after so many seconds: a client that waits for
// ever is a failure, too.
export async function main(script, seconds = 300) {
  setTimeout(() => fail(`not done within ${seconds} s`), seconds * 1000).unref();
  try {
    await script();
    console.log('ok');
    process.exit(0);
  } catch (error) {
    fail(error?.stack ?? `failed with ${JSON.stringify(error)}`);
  }
}

// graphql asks by POST and gives the data.
export async function graphql(query, variables) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...authorization },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  assert.equal(errors, undefined, `${query}: ${JSON.stringify(errors)}`);
  return data;
}

// relay passes connections on to the service, so that a script can cut them in the
// middle, as a network does.
export async function relay() {
  const target = new URL(url);
  const open = new Set();
  let accepted = 0;
  const server = createServer((near) => {
    accepted++;
    const far = connect(target.port, target.hostname);
    for (const [from, to] of [[near, far], [far, near]]) {
      open.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    host: `127.0.0.1:${server.address().port}`,
    accepted: () => accepted,
    open: () => open.size / 2,
    // refuse cuts, and refuses connections until the function that it gives is called.
    async refuse() {
      const { port } = server.address();
      const closed = new Promise((done) => server.close(done));
      for (const socket of open) socket.resetAndDestroy();
      open.clear();
      await closed;
      return () => new Promise((listening) => server.listen(port, '127.0.0.1', listening));
    },
    // cut waits for a connection: what comes of one may be seen after it was cut.
    async cut() {
      while (open.size === 0) await once(server, 'connection');
      for (const socket of open) socket.resetAndDestroy();
      open.clear();
    },
  };
}

// subscription asks for the log's signals, with their places.
export const subscription = `subscription Signals($after: String) {
  signals(after: $after) { cursor gap signal { sequence headline } }
}`;

// Log collects the events of a subscription and holds them against the rule: every
// signal once, in order, none left out.
export class Log {
  sequences = [];
  cursor = null;

  take(result) {
    assert.equal(result.errors, undefined, JSON.stringify(result.errors));
    const { cursor, gap, signal } = result.data.signals;
    assert.equal(gap, false, 'a gap');
    const last = this.sequences.at(-1);
    if (last !== undefined) assert.equal(signal.sequence, last + 1, `signal ${signal.sequence} came after ${last}`);
    assert.ok(signal.headline.length > 0);
    this.sequences.push(signal.sequence);
    this.cursor = cursor;
    return this.sequences.length;
  }
}

// codeOf returns what a section of docs/clients.md shows as code, each piece as it stands there.
export async function codeOf(section) {
  const page = await readFile(new URL('../../docs/clients.md', import.meta.url), 'utf8');
  const [text] = page.split(`\n## ${section}\n`)[1].split('\n## ');
  return text.match(/(?:^ {4}.*\n|^\n(?= {4}))+/gm).map((piece) => `${piece.replaceAll(/^ {4}/gm, '').trim()}\n`);
}

// startOf returns the code that a section of docs/clients.md shows first.
export const startOf = async (section) => (await codeOf(section))[0];
