// A gateway of federated graphs, Hive's, as docs/clients.md starts it: it composes the service with a team's users and
// answers what is in both.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';
import { createHandler } from 'graphql-http/lib/use/http';
import { createClient as createEvents } from 'graphql-sse';
import { assert, codeOf, graphql, main, url } from './lib.mjs';

const [sdl, start] = await codeOf('A gateway of federated graphs');

const listening = async (server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server.address().port;
};

// users serves a team's users as a subgraph: the page's types, and more that its table names.
async function users(table) {
  const more = `
    extend type User { token: Token signal: Signal market: Market }
    type Token @key(fields: "chain address", resolvable: false) { chain: Chain! address: String! }
    type Signal @key(fields: "signalId", resolvable: false) { signalId: String! }
    type Market @key(fields: "itemId", resolvable: false) { itemId: String! }
    type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
    type UserConnection { nodes: [User!]! pageInfo: PageInfo! }
    extend type Query { page: UserConnection! }`;
  const shared = sdl.replace('import: ["@key"]', 'import: ["@key", "@shareable"]') + more.replace('type PageInfo {', 'type PageInfo @shareable {');
  const schema = buildSchema(`${shared}\ntype _Service { sdl: String! } extend type Query { _service: _Service! }`, { assumeValidSDL: true });
  const pageInfo = { hasNextPage: false, hasPreviousPage: false };
  const rootValue = { users: table, page: { nodes: table, pageInfo }, _service: { sdl: shared } };
  const seen = [];
  const handler = createHandler({ schema, rootValue, context: ({ headers }) => void seen.push(headers) });
  return { port: await listening(createServer(handler)), seen };
}

// freePort is one that nothing uses at the moment.
async function freePort() {
  const server = createServer();
  const port = await listening(server);
  await new Promise((closed) => server.close(closed));
  return port;
}

async function gateway(usersPort) {
  const file = fileURLToPath(new URL(`./.gateway-${process.pid}.mjs`, import.meta.url)), port = await freePort();
  await writeFile(file, start); // beside the packages that it imports
  const child = spawn(process.execPath, [file], { env: { ...process.env, USERS_URL: `http://127.0.0.1:${usersPort}`, PORT: port }, stdio: 'inherit' });
  process.on('exit', () => {
    child.kill('SIGKILL'); // it waits for connections otherwise
    rmSync(file);
  });
  const address = `http://127.0.0.1:${port}/graphql`;
  for (;;) {
    assert.equal(child.exitCode, null, 'the gateway has ended');
    if (await fetch(address).then(() => true, () => false)) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  return address;
}

const walletFields = 'walletAddress chain traderScore netPnlUsd defaultRank positions(first: 2) { totalCount nodes { token } } signals(first: 2) { totalCount }';
const tokenFields = 'id symbol topHolders(top: 3) { rank }';
const marketFields = 'question outcomes { outcomeLabel }';
const signalFields = 'id headline traders { wallet }';

await main(async () => {
  // What the team's table has: addresses as its users typed them, one that nobody traded with, and one that is none. They
  // are of the chain on which nothing happens meanwhile.
  const { wallets: { nodes: best }, signals: { nodes: [signal] } } = await graphql(`{
    wallets(chain: POLYMARKET, first: 3, filter: { minTrades: 0, minTokens: 0, minClosed: 0, minBuyVol: 0 }) { nodes { chain walletAddress positions(first: 1) { nodes { token } } } }
    signals(last: 1) { nodes { signalId } } }`);
  assert.ok(best.length === 3 && signal, 'nothing to ask for');
  const token = best.flatMap(({ positions }) => positions.nodes)[0].token;
  const others = [{ chain: 'ETHEREUM', walletAddress: `0x${'9'.repeat(40)}` }, { chain: 'BASE', walletAddress: 'mine' }];
  const table = [...best.map(({ chain, walletAddress }) => ({ chain, walletAddress: `0x${walletAddress.slice(2).toUpperCase()}` })), ...others]
    .map((wallet, i) => ({ name: `user ${i}`, wallet, token: { chain: 'POLYMARKET', address: token }, signal, market: { itemId: 'rain' } }));
  const team = await users(table);
  const address = await gateway(team.port);
  const ask = async (query) => (await fetch(address, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ query }),
  })).json();

  // Both graphs in one answer, with the numbers that the service gives.
  const { data, errors } = await ask(`{ users { name wallet { ${walletFields} } token { ${tokenFields} } market { ${marketFields} } signal { ${signalFields} } }
    page { nodes { name } pageInfo { hasNextPage } } wallets(first: 1) { nodes { chain } pageInfo { hasNextPage } } }`);
  assert.equal(data?.users?.length, table.length, JSON.stringify(errors));
  const want = await graphql(`query ($addresses: [String!]!, $token: String!, $signal: ID!) {
    wallets: walletsByAddress(chain: POLYMARKET, addresses: $addresses) { ${walletFields} }
    token(chain: POLYMARKET, address: $token) { ${tokenFields} } market(itemId: "rain") { ${marketFields} } signal(id: $signal) { ${signalFields} } }`,
  { addresses: best.map(({ walletAddress }) => walletAddress), token, signal: signal.signalId });
  data.users.slice(0, best.length).forEach((user, i) => {
    assert.equal(user.name, `user ${i}`);
    // The key is as the team's table has it.
    assert.deepEqual({ ...user.wallet, walletAddress: user.wallet.walletAddress.toLowerCase() }, want.wallets[i]);
    assert.deepEqual([user.token, user.market, user.signal], [want.token, want.market, want.signal]);
  });
  assert.deepEqual(data.users.slice(-2).map(({ wallet }) => wallet), [null, null], 'wallets that nobody knows');
  assert.ok(errors.some(({ message }) => message.startsWith('walletAddress must be 0x and 40 hexadecimal digits')), JSON.stringify(errors));
  assert.ok(data.page && data.wallets.nodes.length === 1, 'the rest of both');

  // The key goes to the service alone.
  assert.ok(team.seen.length > 0 && team.seen.every(({ authorization }) => !authorization), 'the team\'s graph was sent the key');

  // A signal passes through as it is raised.
  const events = createEvents({ url: address });
  for await (const { data, errors } of events.iterate({ query: 'subscription { signals { cursor signal { headline } } }' })) {
    assert.equal(errors, undefined, JSON.stringify(errors));
    assert.ok(data.signals.signal.headline.length > 0);
    break;
  }
  events.dispose();
}, 120);
