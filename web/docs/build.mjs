// Copies Swagger UI and the page's own script and style sheet into assets/, which the Go package
// embeds. Run through scripts/generate-docs.sh.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';

const from = 'node_modules/swagger-ui-dist';

await rm('assets', { recursive: true, force: true });
await mkdir('assets', { recursive: true });
for (const name of ['swagger-ui-bundle.js', 'swagger-ui.css']) {
  const text = await readFile(`${from}/${name}`, 'utf8');
  await writeFile(`assets/${name}`, text.replace(/\n?(?:\/\/|\/\*)# sourceMappingURL=.*\s*$/, '\n'));
}
for (const name of ['docs.js', 'docs.css']) await copyFile(`src/${name}`, `assets/${name}`);
const { name, version, license } = JSON.parse(await readFile(`${from}/package.json`, 'utf8'));
const texts = await Promise.all(['LICENSE', 'NOTICE'].map((f) => readFile(`${from}/${f}`, 'utf8')));
const bundled = await readFile(`${from}/swagger-ui-bundle.js.LICENSE.txt`, 'utf8').catch(() => '');
await writeFile('assets/licences.txt', [`${name} ${version} (${license})`, ...texts, bundled].map((t) => t.trim()).filter(Boolean).join('\n\n') + '\n');
