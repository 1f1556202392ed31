// A table, of which each row becomes two lines on a narrow screen: what the row is about and what came of it, below it the rest.
import { Component, type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Blocks } from './blocks';
import { Csv, type Page } from './csv';
import { narrow } from './narrow';

// subjects name what a row is about and outcomes what came of it, the first that a table has; leads stand before it and trends after.
const subjects = ['Signal', 'Wallet', 'Token', 'Market', 'Outcome', 'Setting'];
const outcomes = ['Since signal', 'Gain', 'Profit', 'Net flow', 'Adds', 'Right', 'Volume', 'Value', 'Amount'];
const leads = ['Rank', 'Rank then'], trends = ['Trend'];

const atFirst = 20; // rows that a narrow screen shows at first

// Column describes a column. With sort, a click on its head sorts the rows of a whole list; with order, it chooses the order in which
// the service sends the list.
export interface Column<R> {
  name: string;
  cell(row: R): ComponentChildren; // from the row alone: a signal is read by a component in it, such as When
  number?: boolean; // right-aligned
  title?: string; // what the column means
  sort?(row: R): number | string;
  order?: string;
  wide?: boolean; // left out on narrow screens
  width?: number; // rem. The widths of a table that has any do not follow what is in it; a column without one takes the rest
}

interface Props<R> {
  label: string; // what the table lists, for screen readers
  columns: Column<R>[];
  rows: readonly R[];
  id(row: R): string;
  class?(row: R): string;
  long?: boolean; // thousands of rows: only those near the window are drawn
  part?: boolean; // the rows are a page of a longer list: to sort them would sort nothing
  ordered?: { by: string; choose(order: string): void }; // the order of the service, largest first
  csv?: false | ((after: string | null) => Promise<Page>); // false: not offered; else where the rows of all pages come from
}

export function Table<R>({ label, columns, rows, id, class: classOf, long = false, part = false, ordered, csv }: Props<R>) {
  const [order, setOrder] = useState<{ name: string; up: boolean }>();
  const by = part ? undefined : columns.find((c) => c.name === order?.name)?.sort;
  const sorted = by && order ? [...rows].sort((a, b) => compare(by(a), by(b)) * (order.up ? 1 : -1)) : rows;
  const fixed = columns.some((c) => c.width !== undefined);
  const toggle = (name: string) => setOrder((o) => (o?.name === name ? { name, up: !o.up } : { name, up: false }));
  const line = (row: R, index?: number) => <Line key={id(row)} row={row} columns={columns} class={classOf?.(row)} index={index} />;
  // head returns how a column is sorted, and what a click on its head does; undefined if it sorts nothing.
  const head = (c: Column<R>): { sorted: 'ascending' | 'descending' | 'none'; click(): void } | undefined => {
    const { order: named } = c;
    if (named && ordered) return { sorted: named === ordered.by ? 'descending' : 'none', click: () => ordered.choose(named) };
    if (!c.sort || part) return undefined;
    return { sorted: order?.name !== c.name ? 'none' : order.up ? 'ascending' : 'descending', click: () => toggle(c.name) };
  };
  const [more, setMore] = useState(atFirst);
  const shown = narrow.value && sorted.length > more ? sorted.slice(0, more) : sorted, left = sorted.length - shown.length;
  return (
    <>
    <div class="table-box" tabIndex={0} role="region" aria-label={label}>
      <table class={fixed ? 'fixed' : undefined} aria-rowcount={long ? rows.length + 1 : undefined}>
        {fixed && <colgroup>{columns.map((c) => <col key={c.name} style={c.width === undefined ? undefined : { width: `${c.width}rem` }} />)}</colgroup>}
        <thead>
          <tr>
            {columns.map((c) => {
              const how = head(c);
              return (
                <th key={c.name} scope="col" title={c.title} class={classes(c)} aria-sort={how?.sorted}>
                  {how ? <button type="button" class="sort" onClick={how.click}>{c.name}</button> : c.name}
                </th>
              );
            })}
          </tr>
        </thead>
        {long ? <Blocks rows={shown} id={id} line={line} columns={columns.length} /> : <tbody>{shown.map((row) => line(row))}</tbody>}
      </table>
      {left > 0 && <button type="button" class="more-rows" onClick={() => setMore(more + 2 * atFirst)}>Show {Math.min(left, 2 * atFirst)} more of {left.toLocaleString('en')}</button>}
    </div>
    {csv !== false && rows.length > 0 && <Csv label={label} rows={sorted} page={csv} />}
    </>
  );
}

interface LineProps<R> {
  row: R;
  columns: Column<R>[];
  class?: string;
  index?: number; // of the row, from 1; undefined: it follows the one above
}

// Line is a row of a table. It is drawn again only with another row, index or class, or other columns.
class Line<R> extends Component<LineProps<R>> {
  override shouldComponentUpdate(next: LineProps<R>) {
    return next.row !== this.props.row || next.columns !== this.props.columns || next.class !== this.props.class
      || next.index !== this.props.index;
  }

  override render({ row, columns, class: className, index }: LineProps<R>) {
    return (
      <tr class={className} aria-rowindex={index}>
        {columns.map((c) => <td key={c.name} data-name={c.name} class={classes(c, columns)}><span class="cell">{c.cell(row)}</span></td>)}
      </tr>
    );
  }
}

function classes<R>(c: Column<R>, all?: Column<R>[]): string | undefined {
  return [c.number && 'number', c.wide && 'wide', all && placeOf(c, all)].filter(Boolean).join(' ') || undefined;
}

// placeOf says where in the first of two lines a cell stands, if it does.
function placeOf<R>(c: Column<R>, all: Column<R>[]): 'subject' | 'outcome' | 'lead' | 'trend' | undefined {
  if (leads.includes(c.name)) return 'lead';
  if (trends.includes(c.name)) return 'trend';
  const named = (names: string[]) => names.map((name) => all.find((a) => a.name === name)).find((a) => a && !a.wide);
  const subject = named(subjects) ?? all.find((a) => !a.number) ?? all[0];
  if (c === subject) return 'subject';
  const outcome = named(outcomes.filter((name) => name !== subject?.name)) ?? all.findLast((a) => a.number && !a.wide && a !== subject && !leads.includes(a.name)) ?? (all.length === 2 ? all[1] : undefined);
  return c === outcome ? 'outcome' : undefined;
}

function compare(a: number | string, b: number | string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

// Pager turns pages of a list by its cursors.
export function Pager({ shown, total, noun, more, first }: {
  shown: number; total: number; noun: string; more?: () => void; first?: () => void;
}) {
  return (
    <nav class="pager" aria-label={`Pages of ${noun}`}>
      <span class="muted">{shown.toLocaleString('en')} of {total.toLocaleString('en')} {noun}</span>
      {first && <button type="button" onClick={first}>First page</button>}
      {more && <button type="button" onClick={more}>Next page</button>}
    </nav>
  );
}
