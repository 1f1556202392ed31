// The licences of what esbuild bundled, for the builds of the pages.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

// licencesOf returns the licence of every package in a bundle, from its metafile.
export function licencesOf(metafile) {
  return licences(packagesOf(metafile));
}

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
