// Bundles the page's script and style sheet into assets/, which the Go package embeds.
// The same lock file gives the same bytes: versions are exact, nothing of the machine
// or the time goes in. Run through scripts/generate-graphiql.sh.
import { build } from 'esbuild';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const assets = 'assets';

// The fonts that GraphiQL brings would be four fifths of the style sheet: the system's do.
const systemFonts = {
  name: 'system-fonts',
  setup(build) {
    build.onLoad({ filter: /graphiql\/dist\/style\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(/@font-face\s*\{[^}]*\}/g, ''),
      loader: 'css',
    }));
  },
};

await rm(assets, { recursive: true, force: true });
await mkdir(assets, { recursive: true });
const { metafile } = await build({
  entryPoints: { app: 'src/app.jsx' },
  outdir: assets,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  loader: { '.graphql': 'text' },
  plugins: [systemFonts],
  alias: { 'react-style-singleton': './src/style-singleton.js' },
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none', // the licences are written whole, below
  metafile: true,
  logLevel: 'warning',
});
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

// licences gives the licence of every package, as the packages ship them.
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
