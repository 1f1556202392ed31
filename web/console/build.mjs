// Checks the types, then bundles the page's script and style sheet into assets/, which the Go
// package embeds. The same lock file gives the same bytes: versions are exact, nothing of the
// machine or the time goes in. Run through scripts/generate-console.sh.
import { build } from 'esbuild';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const assets = 'assets';

await rm(assets, { recursive: true, force: true });
await mkdir(assets, { recursive: true });
const { metafile } = await build({
  entryPoints: { app: 'src/main.tsx' },
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
await writeFile(join(assets, 'licences.txt'), await licences(packagesOf(metafile)));

// packagesOf lists the directories of the packages that went into the bundle.
function packagesOf({ outputs }) {
  const found = new Set();
  for (const output of Object.values(outputs)) {
    for (const file of Object.keys(output.inputs)) {
      const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file);
      if (match) found.add(match[1]);
    }
  }
  return [...found].sort();
}

// licences returns the licence of every package, as the packages ship them.
async function licences(directories) {
  const parts = [];
  for (const directory of directories) {
    const { name, version, license } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
    const file = (await readdir(directory)).filter((f) => /^(licen[cs]e|copying)/i.test(f)).sort()[0];
    const text = file ? (await readFile(join(directory, file), 'utf8')).replaceAll('\r\n', '\n').trim() : '';
    parts.push(`${name} ${version} (${license})\n\n${text}`.trim());
  }
  return `${parts.join('\n\n----\n\n')}\n`;
}
