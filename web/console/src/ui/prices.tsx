// The chart of a token's price with what happened marked in it.
import { Chart, type Line } from './chart';
import { price, priceTicks, seconds } from './format';
import type { ChainName } from './parts';
import { Empty } from './states';

// Interval is how far apart the prices are. That of a minute is of its largest trade, others are at the end.
export type Interval = 'MINUTE' | 'HOUR' | 'DAY';

const widths: Record<Interval, number> = { MINUTE: 0, HOUR: 3600, DAY: 86_400 }; // seconds until the price

// Marks are points of one kind: each stands at its own time and price.
export interface Marks {
  name: string;
  tone: Line['tone'];
  size: number; // px
  points: { at: string; value: number }[];
}

interface Props {
  label: string; // what the chart shows, for screen readers
  points: { at: string; value: number }[]; // by the beginnings of the intervals, oldest first
  interval: Interval;
  chain: ChainName;
  marks: Marks[]; // those before the first interval are left out
  moment?: string; // the time of a line from top to bottom
}

interface Row {
  at: number;
  values: (number | null)[];
}

// PriceChart draws the price of each interval as steps, with the marks.
export function PriceChart({ label, points, interval, chain, marks, moment }: Props) {
  const first = points[0];
  if (!first) return <Empty title="No price is known yet" />;
  const rows: Row[] = [];
  const lines = 1 + marks.length, width = widths[interval], present = Math.floor(Date.now() / 1000);
  for (const p of points) put(rows, lines, 0, Math.min(seconds(p.at) + width, present), p.value);
  marks.forEach((m, i) => {
    for (const p of m.points) if (seconds(p.at) >= seconds(first.at)) put(rows, lines, i + 1, seconds(p.at), p.value);
  });
  rows.sort((a, b) => a.at - b.at);
  const of = (line: number) => rows.map((r) => r.values[line] ?? null);
  return (
    <Chart key={interval} label={label} times={rows.map((r) => r.at)} format={(v) => price(v, chain)} ticks={(all) => priceTicks(all, chain)} moment={moment ? seconds(moment) : undefined} lines={[
      { name: 'Price', steps: true, values: of(0) },
      ...marks.map((m, i): Line => ({ name: m.name, tone: m.tone, points: m.size, values: of(i + 1) })),
    ]} />
  );
}

// put adds a value to the row of its time, or to another row of the same time if that has one of the line.
function put(rows: Row[], lines: number, line: number, at: number, value: number) {
  let row = rows.find((r) => r.at === at && r.values[line] === null);
  if (!row) {
    row = { at, values: Array<number | null>(lines).fill(null) };
    rows.push(row);
  }
  row.values[line] = value;
}
