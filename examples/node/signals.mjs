// Prints signals as they come. The place reached is kept in a file: whatever breaks,
// connection, service or this program, it goes on behind the last signal printed.
import { createClient } from '@smartmoney/client';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import WebSocket from 'ws'; // Node.js has one from version 22 on

const file = process.env.CURSOR_FILE ?? 'cursor.txt';
const store = {
  load: () => (existsSync(file) ? readFileSync(file, 'utf8') : null),
  save(cursor) {
    writeFileSync(`${file}.new`, cursor); // renamed when it is whole: the program may end at any moment
    renameSync(`${file}.new`, file);
  },
};
const onStatus = (status, error, seconds) => {
  if (status === 'waiting') console.error(`${error.message}: trying again in ${seconds.toFixed(1)} s`);
};

const url = process.env.SMARTMONEY_URL ?? 'http://127.0.0.1:8080';
const client = createClient({ url, key: process.env.SMARTMONEY_KEY, webSocket: WebSocket });
for await (const event of client.signals({ store, onStatus })) {
  if (event.type === 'signal') console.log(`${event.signal.sequence} ${event.signal.headline}`);
  else if (event.type === 'retraction') console.log(`retracted: ${event.retraction.signalId} ${event.retraction.reason}`);
  else console.log('signals are missing: they are not kept any more, or the service was restored from before them');
}
