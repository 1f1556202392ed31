// The package @smartmoney/client as it is packed, in an empty project: its types in every module resolution, its
// size, and the start of docs/clients.md as it stands there.
import { spawn, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { assert, main, startOf } from './lib.mjs';

const source = fileURLToPath(new URL('../../clients/typescript/', import.meta.url));
const tool = (name) => import(new URL(`../../clients/typescript/node_modules/${name}`, import.meta.url));
const mostBytes = 12_000; // gzip, minified, with graphql-ws and without React

const use = `import { createClient, memoryStore, SmartmoneyError, verifyWebhook, WalletDocument, type Signal } from '@smartmoney/client';
import { SmartmoneyProvider, useLeaderboard, useSignals, useWallet } from '@smartmoney/client/react';
const client = createClient({ url: 'https://signals.example.com', token: async () => 'token' });
export async function use(): Promise<Signal[]> {
  const { wallet } = await client.query(WalletDocument, { chain: 'BASE', address: '0x1' });
  const score: number | undefined = wallet?.traderScore;
  // @ts-expect-error there is no such chain
  await client.query(WalletDocument, { chain: 'MOON', address: '0x1' });
  // @ts-expect-error variables are missing
  await client.query(WalletDocument);
  const signals: Signal[] = [];
  for await (const event of client.signals({ filter: { types: ['WHALE_MOVE'] }, store: memoryStore(), latest: score })) {
    if (event.type === 'signal') signals.push(event.signal);
    // @ts-expect-error not every event has a signal
    signals.push(event.signal);
  }
  for await (const { edges: [first] } of client.leaderboard({ chain: 'SOLANA' })) console.log(first?.rank.toFixed(), first?.node.netPnlUsd);
  return signals;
}
export const seconds = (error: SmartmoneyError): number | undefined => (error.code === 'RATE_LIMITED' ? error.retryAfter : undefined);
export const sequence: number = verifyWebhook({}, '', 'whsec_').sequence;
export function Parts() {
  const { signals, status } = useSignals({ latest: 5 }), { board } = useLeaderboard({ chain: 'BASE' }), { wallet } = useWallet({ chain: 'BASE', address: '0x1' });
  return [signals[0]?.headline, status, board?.totalCount, wallet?.netPnlUsd, SmartmoneyProvider.name];
}
`;

// install makes a project and installs what the package itself was built with, without asking a registry.
async function install(dir) {
  await writeFile(join(dir, 'package.json'), '{ "private": true, "type": "module" }');
  const beside = ['graphql-ws', 'graphql', '@types/react', 'csstype'].map((name) => join(source, 'node_modules', name));
  const flags = ['--offline', '--install-links', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...flags, join(source, 'client.tgz'), ...beside], { cwd: dir, stdio: 'inherit' });
}

// checkTypes compiles a use of the package in CommonJS, in ES modules, and as bundlers resolve.
async function checkTypes(dir) {
  const { default: ts } = await tool('typescript/lib/typescript.js');
  const libraries = new Map(); // are read once
  for (const [name, module, moduleResolution] of [
    ['use.cts', ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
    ['use.mts', ts.ModuleKind.Node16, ts.ModuleResolutionKind.Node16],
    ['use.ts', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
  ]) {
    await writeFile(join(dir, name), use);
    const options = { module, moduleResolution, target: ts.ScriptTarget.ES2022, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'], strict: true, noUncheckedIndexedAccess: true, noEmit: true, types: [], skipLibCheck: name !== 'use.ts' };
    const host = ts.createCompilerHost(options), read = host.getSourceFile;
    host.getSourceFile = (path, ...rest) => {
      if (!/\/lib\.[^/]*\.d\.ts$/.test(path)) return read(path, ...rest);
      if (!libraries.has(path)) libraries.set(path, read(path, ...rest));
      return libraries.get(path);
    };
    const problems = ts.getPreEmitDiagnostics(ts.createProgram([join(dir, name)], options, host));
    assert.equal(ts.formatDiagnostics(problems, { getCanonicalFileName: (path) => path, getCurrentDirectory: () => dir, getNewLine: () => '\n' }), '', name);
  }
}

async function lint(dir) {
  const tarball = await readFile(join(source, 'client.tgz'));
  const { createPackageFromTarballData, checkPackage } = await tool('@arethetypeswrong/core/dist/index.js');
  const { problems } = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
  // The resolution of TypeScript before 4.7 knows no exports.
  assert.deepEqual(problems.filter(({ resolutionKind }) => resolutionKind !== 'node10'), []);
  const { publint } = await tool('publint/src/index-node.js');
  const { messages } = await publint({ pkgDir: join(dir, 'node_modules/@smartmoney/client'), strict: true, pack: false });
  assert.deepEqual(messages, []);
}

async function size(dir) {
  const { rolldown } = await tool('rolldown/dist/index.mjs');
  const input = join(dir, 'all.js');
  await writeFile(input, "export * from '@smartmoney/client'; export * from '@smartmoney/client/react';");
  const bundle = await rolldown({ input, external: ['react'], platform: 'browser' });
  const { output: [{ code }] } = await bundle.generate({ minify: true });
  await bundle.close();
  const bytes = gzipSync(code, { level: 9 }).length;
  console.log(`${bytes} bytes gzip`);
  assert.ok(bytes <= mostBytes, `${bytes} bytes, at most ${mostBytes}`);
}

// runs runs a program of the project until it has printed what it should.
async function runs(dir, name, text, wanted) {
  await writeFile(join(dir, name), text);
  const child = spawn('node', [name], { cwd: dir, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  for await (const chunk of child.stdout) {
    if (wanted.test((printed += chunk))) break;
  }
  child.kill();
  assert.match(printed, wanted, name);
}

await main(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'smartmoney-package-'));
  try {
    await install(dir);
    const start = await startOf('TypeScript');
    assert.ok(start.trimEnd().split('\n').length <= 10, 'the start has more than ten lines');
    await runs(dir, 'start.mjs', start, /0x[0-9a-f]{40}/);
    await runs(dir, 'start.cjs', "const { createClient } = require('@smartmoney/client'); console.log(typeof createClient);", /function/);
    await checkTypes(dir);
    await lint(dir);
    await size(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
