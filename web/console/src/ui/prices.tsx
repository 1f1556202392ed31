// The chart of a token's price with what happened marked in it.
import { Chart, type Line } from './chart';
import { price, seconds } from './format';
import { Empty } from './states';

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
  interval: 'HOUR' | 'DAY';
  marks: Marks[]; // those before the first interval are left out
  moment?: string; // the time of a line from top to bottom
}

interface Row {
  at: number;
  values: (number | null)[];
}

// PriceChart draws the price at the end of each interval, with the marks.
export function PriceChart({ label, points, interval, marks, moment }: Props) {
  const first = points[0];
  if (!first) return <Empty title="No price is known yet" />;
  const rows: Row[] = [];
  const lines = 1 + marks.length, width = interval === 'HOUR' ? 3600 : 86_400, present = Math.floor(Date.now() / 1000);
  for (const p of points) put(rows, lines, 0, Math.min(seconds(p.at) + width, present), p.value);
  marks.forEach((m, i) => {
    for (const p of m.points) if (seconds(p.at) >= seconds(first.at)) put(rows, lines, i + 1, seconds(p.at), p.value);
  });
  rows.sort((a, b) => a.at - b.at);
  const of = (line: number) => rows.map((r) => r.values[line] ?? null);
  return (
    <Chart label={label} times={rows.map((r) => r.at)} format={(v) => price(v)} moment={moment ? seconds(moment) : undefined} lines={[
      { name: 'Price', values: of(0) },
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
