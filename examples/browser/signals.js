// Shows signals as they come, the newest on top. A cut connection is made again, and
// goes on behind the last signal shown.
import { createClient } from 'graphql-ws';

const query = `subscription ($after: String) {
  signals(after: $after) { cursor gap signal { sequence signalId headline why { reasons { text } } } retraction { signalId reason } }
}`;

const form = document.getElementById('connect');
const list = document.getElementById('signals');
const tell = (text) => { document.getElementById('state').textContent = text; };
let client;

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  await client?.dispose();
  list.replaceChildren();
  const { url, key } = Object.fromEntries(new FormData(form));
  // A browser sets no headers on websockets: the key goes into the first message.
  client = createClient({
    url: new URL('/graphql', url.replace(/^http/, 'ws')).href,
    connectionParams: { Authorization: `Bearer ${key}` },
    retryAttempts: Infinity,
    // Whatever ends a connection, or keeps one from being made, it is tried again; a refused
    // key is not. A service that is away for long is asked every half minute.
    shouldRetry: (problem) => problem.code !== 4403,
    retryWait: (retries) => {
      const seconds = Math.min(30, 2 ** retries) * (0.5 + Math.random() / 2);
      tell(`Not connected: try ${retries + 1} in ${seconds.toFixed(1)} s.`);
      return new Promise((waited) => setTimeout(waited, seconds * 1000));
    },
    on: { connected: () => tell('Connected.') },
  });
  try {
    await followOn(client);
  } catch (problem) {
    tell(problem.code ? `Refused: ${problem.code} ${problem.reason}` : JSON.stringify(problem));
  }
});

// followOn follows until the client is disposed of. A service that cannot answer now, or is asked
// too often, says when to subscribe again; what it refuses otherwise, it would refuse again.
async function followOn(used) {
  const place = { cursor: null }; // null: from now on
  for (;;) {
    try {
      return await follow(used, place);
    } catch (problem) {
      const seconds = problem?.[0]?.extensions?.retryAfter;
      if (!seconds) throw problem;
      tell(`${problem[0].message}: subscribing again in ${seconds} s.`);
      await new Promise((waited) => setTimeout(waited, seconds * 1000));
      if (used !== client) return; // another connection was asked for meanwhile
    }
  }
}

// follow shows what comes behind a place, and moves it.
async function follow(client, place) {
  // The client sends the variables anew whenever it connects.
  const variables = { get after() { return place.cursor; } };
  for await (const { data, errors } of client.iterate({ query, variables })) {
    if (errors) throw errors;
    const { signal, retraction, gap } = data.signals;
    place.cursor = data.signals.cursor;
    if (retraction) { // the signal may have been shown by an earlier page
      const shown = document.getElementById(retraction.signalId);
      if (shown) {
        shown.append(' Retracted: ', retraction.reason);
        shown.classList.add('retracted');
      }
      continue;
    }
    const item = document.createElement('li');
    if (gap) {
      item.textContent = 'Signals are missing here: they are not kept any more, or the service was restored from before them.';
    } else {
      item.id = signal.signalId;
      item.value = signal.sequence;
      item.textContent = [signal.headline, ...signal.why.reasons.map((reason) => reason.text)].join(' ');
    }
    list.prepend(item);
  }
}
