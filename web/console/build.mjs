// Checks the types, then bundles the page's script and style sheet into assets/, which the Go
// package embeds. The same lock file gives the same bytes: versions are exact, nothing of the
// machine or the time goes in. Run through scripts/generate-console.sh.
import { build } from 'esbuild';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licencesOf } from '../licences.mjs';

const assets = 'assets';

await rm(assets, { recursive: true, force: true });
await mkdir(assets, { recursive: true });
const { metafile } = await build({
  entryPoints: { app: 'src/main.tsx', header: 'src/header.ts' },
  outdir: assets,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  legalComments: 'none', // the licences are written whole, below
  metafile: true,
  logLevel: 'warning',
});
await copyFile('src/icon.svg', join(assets, 'icon.svg'));
await writeFile(join(assets, 'licences.txt'), await licencesOf(metafile));
