// Bundles the page's script and style sheet into assets/, which the Go package embeds.
// The same lock file gives the same bytes: versions are exact, nothing of the machine
// or the time goes in. Run through scripts/generate-graphiql.sh.
import { build } from 'esbuild';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licencesOf } from '../licences.mjs';

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
await writeFile(join(assets, 'licences.txt'), await licencesOf(metafile));
