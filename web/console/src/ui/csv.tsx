// Lists as CSV: the numbers as the service sent them, one column for each of them.
import { useState } from 'preact/hooks';

// mostRows is how many rows of a longer list are loaded for its CSV at most.
export const mostRows = 2000;

type Cell = string | number | boolean | null;

// cell writes a value. A text that a spreadsheet could take for a formula begins with an apostrophe.
function cell(value: Cell | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

// csv writes lines of cells.
export function csv(lines: readonly (readonly (Cell | undefined)[])[]): string {
  return lines.map((line) => line.map(cell).join(',')).join('\r\n');
}

// spread puts the values of a row into columns: those of what is in it have its name before theirs, as token_symbol. Lists of
// objects, functions and what is drawn are left out.
function spread(value: unknown, name: string, into: Map<string, Cell>) {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) into.set(name || 'value', value as Cell);
  else if (Array.isArray(value)) {
    if (value.every((v) => typeof v === 'string')) into.set(name, value.join(' '));
  } else if (typeof value === 'object' && value?.constructor === Object) {
    for (const [key, inner] of Object.entries(value)) {
      const word = key.replace(/([A-Z])/g, '_$1').toLowerCase();
      spread(inner, name && word !== 'node' && name !== 'node' ? `${name}_${word}` : word, into);
    }
  }
}

// table writes rows with a line of the columns' names before them.
export function table(rows: readonly unknown[]): string {
  const all = rows.map((row) => {
    const values = new Map<string, Cell>();
    spread(row, '', values);
    return values;
  });
  const names = [...new Set(all.flatMap((values) => [...values.keys()]))];
  return csv([names, ...all.map((values) => names.map((name) => values.get(name)))]);
}

// save offers a CSV as a file, whose name has the day in it.
export function save(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(0, 60)}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// Page is one answer of a list: its rows, and the cursor of those after them, null if there are none.
export interface Page {
  rows: readonly unknown[];
  next: string | null;
}

// pageOf returns a page of a connection.
export function pageOf(connection: { nodes: readonly unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | null | undefined): Page {
  return { rows: connection?.nodes ?? [], next: connection?.pageInfo.hasNextPage ? connection.pageInfo.endCursor : null };
}

// everyPage loads a list from its beginning, up to mostRows.
async function everyPage(page: (after: string | null) => Promise<Page>): Promise<unknown[]> {
  const all: unknown[] = [];
  for (let after: string | null = null; ;) {
    const { rows, next }: Page = await page(after);
    all.push(...rows);
    if (next === null || all.length >= mostRows) return all.slice(0, mostRows);
    after = next;
  }
}

// Csv saves a list: the rows that are shown, or those of all its pages.
export function Csv({ label, rows, page }: { label: string; rows: readonly unknown[]; page?: (after: string | null) => Promise<Page> }) {
  const [said, setSaid] = useState('');
  const click = async () => {
    if (!page) return save(label, table(rows));
    setSaid('Loading…');
    try {
      const all = await everyPage(page);
      save(label, table(all));
      setSaid(all.length === mostRows ? `the first ${mostRows.toLocaleString('en')}` : '');
    } catch (problem) {
      setSaid(problem instanceof Error ? problem.message : String(problem));
    }
  };
  return (
    <div class="csv">
      <span role="status" class="muted">{said}</span>
      <button type="button" class="quiet small" aria-label={`CSV of ${label}`} title="Save this list as CSV" disabled={said === 'Loading…'} onClick={() => void click()}>CSV</button>
    </div>
  );
}
