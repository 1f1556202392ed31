// Follows signals by many clients of @smartmoney/client, half of them over websockets and half over events, until
// SIGTERM: prints each event with the client's number. It fails where a socket is left then.
import { createClient } from '../../clients/typescript/dist/index.js';
import WebSocket from 'ws';
import { assert, key, url } from './lib.mjs';

const abort = new AbortController();
process.once('SIGTERM', () => abort.abort());

async function follow(number) {
  const client = createClient({ url, key, webSocket: number % 2 ? WebSocket : null });
  const onStatus = (status) => { if (status === 'open') console.log(number, 'open'); };
  // Three of four resume after a cursor, the fourth starts with new entries.
  const after = number % 4 === 3 ? undefined : process.env.AFTER;
  for await (const event of client.signals({ after, signal: abort.signal, onStatus })) {
    assert.equal(event.type, 'signal');
    console.log(number, event.signal.sequence, event.signal.signalId);
  }
}

await Promise.all(Array.from({ length: Number(process.env.CLIENTS) }, (_, number) => follow(number)));
const sockets = () => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
for (let tries = 0; sockets() > 0 && tries < 200; tries++) await new Promise((done) => setTimeout(done, 50));
assert.equal(sockets(), 0, 'sockets are left');
