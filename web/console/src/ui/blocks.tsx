// The body of a long table in blocks of rows, of which only those near the window are drawn. Where a
// block is not drawn a single row keeps its height.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const size = 50; // rows of a block
const near = '1200px 0px'; // how far outside the window a block is drawn

interface Props<R> {
  rows: readonly R[];
  id(row: R): string;
  line(row: R, index?: number): ComponentChildren; // a table row; only the first of a block has its index, from 2 below the head
  columns: number;
}

// Blocks splits rows into blocks that keep their rows when others are added before or after them.
export function Blocks<R>({ rows, id, line, columns }: Props<R>) {
  const first = useRef<{ id: string; at: number } | undefined>(undefined);
  const heights = useRef(new Map<number, number>()); // px by block, as they were drawn last
  const base = begin(rows, id, first.current);
  useEffect(() => {
    first.current = rows[0] === undefined ? undefined : { id: id(rows[0]), at: base };
  });
  useEffect(() => {
    const forget = () => heights.current.clear();
    addEventListener('resize', forget);
    return () => removeEventListener('resize', forget);
  }, []);
  const blocks: { number: number; from: number; rows: R[] }[] = [];
  rows.forEach((row, i) => {
    const number = Math.floor((base + i) / size);
    const last = blocks.at(-1);
    if (last?.number === number) last.rows.push(row);
    else blocks.push({ number, from: i, rows: [row] });
  });
  return <>{blocks.map((b) => <Block key={b.number} {...b} drawn={b.from < size} line={line} columns={columns} heights={heights.current} />)}</>;
}

// begin returns the number of the first row, so that the rows that were there before keep theirs.
function begin<R>(rows: readonly R[], id: (row: R) => string, before: { id: string; at: number } | undefined): number {
  if (!before) return 0;
  const i = rows.findIndex((row) => id(row) === before.id);
  return i < 0 ? 0 : before.at - i;
}

interface BlockProps<R> {
  number: number;
  from: number; // index of its first row
  rows: R[];
  drawn: boolean; // at first
  line(row: R, index?: number): ComponentChildren;
  columns: number;
  heights: Map<number, number>;
}

function Block<R>({ number, from, rows, drawn, line, columns, heights }: BlockProps<R>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [shown, setShown] = useState(drawn);
  const now = useRef(0); // rows that are drawn
  useEffect(() => {
    const place = body.current;
    if (!place) return undefined;
    const watch = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!;
      // A block that has the focus stays, or the focus would be lost.
      const draw = isIntersecting || place.contains(document.activeElement);
      if (!draw && now.current) heights.set(number, boundingClientRect.height / now.current);
      setShown(draw);
    }, { rootMargin: near });
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  now.current = shown ? rows.length : 0;
  if (shown) return <tbody ref={body}>{rows.map((row, i) => line(row, i === 0 ? from + 2 : undefined))}</tbody>;
  const height = (heights.get(number) ?? mean(heights)) * rows.length;
  return <tbody ref={body}><tr class="undrawn" aria-rowindex={from + 2}><td colSpan={columns} style={{ height: `${height}px` }}><span class="sr-only">{rows.length} rows, drawn when they are near the window</span></td></tr></tbody>;
}

// mean returns the mean height of the rows that were drawn.
function mean(heights: Map<number, number>): number {
  if (heights.size === 0) return 56;
  return [...heights.values()].reduce((a, b) => a + b, 0) / heights.size;
}
