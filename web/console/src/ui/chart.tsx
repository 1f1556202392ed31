// Charts: uPlot for those that are read closely, plain SVG for sparklines.
import { useEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { theme } from './theme';
import { place, type Tip } from './tip';

export interface Line {
  name: string;
  values: (number | null)[];
  tone?: 'accent' | 'good' | 'bad' | 'second' | 'third' | 'fourth';
  bars?: boolean;
  steps?: boolean; // each value holds until the next one
  points?: number; // marks of so many px, without a line between them
}

interface Props {
  label: string; // what the chart shows, for screen readers
  times: number[]; // Unix seconds, ascending
  lines: Line[];
  format(value: number): string;
  ticks?(values: number[]): string[]; // the numbers beside the axis, in one form; without it each as format writes it
  height?: number; // px
  moment?: number; // Unix seconds: a line from top to bottom
}

type Range = [from: number, to: number];

// Chart draws lines over time. The numbers at the pointer stand beside it; a drag shows a part of the time, until a double click or
// the button shows all. The same numbers stand in a table for screen readers: each mark, and some of the other rows.
export function Chart({ label, times, lines, format, ticks, height = 240, moment }: Props) {
  const box = useRef<HTMLDivElement>(null), plot = useRef<uPlot | undefined>(undefined);
  const shown = useRef({ times, lines, format, ticks, moment }); // what is drawn, renewed without a new plot
  const part = useRef<Range | undefined>(undefined); // of the time that is shown; undefined: all
  const [zoomed, setZoomed] = useState(false);
  shown.current = { times, lines, format, ticks, moment };
  const scheme = theme.value;
  const kind = JSON.stringify(lines.map(({ values: _, ...line }) => line));
  const data = JSON.stringify([times, lines.map((l) => l.values), moment]);
  useEffect(() => {
    const inside = box.current;
    if (!inside) return undefined;
    const zoom = (range: Range | undefined) => {
      part.current = range;
      setZoomed(range !== undefined);
    };
    const made = new uPlot(options(inside, shown, height, zoom), dataOf(shown.current), inside);
    if (part.current) made.setScale('x', { min: part.current[0], max: part.current[1] });
    plot.current = made;
    const watch = new ResizeObserver(() => made.setSize({ width: Math.max(inside.clientWidth, 200), height }));
    watch.observe(inside);
    return () => {
      watch.disconnect();
      made.destroy();
      plot.current = undefined;
    };
  }, [kind, scheme, height]);
  useEffect(() => {
    plot.current?.batch((p: uPlot) => {
      const range = part.current;
      p.setData(dataOf(shown.current), range === undefined);
      if (range) p.setScale('x', { min: range[0], max: range[1] });
    });
  }, [data]);
  const all = () => plot.current?.setScale('x', { min: times[0] ?? 0, max: times.at(-1) ?? 0 });
  return (
    <figure class="chart">
      {lines.length > 1 && <ul class="legend" aria-hidden="true">{lines.map((l) => <li key={l.name} class={`${l.points ? 'dot' : 'dash'} tone-${l.tone ?? 'accent'}`}>{l.name}</li>)}</ul>}
      {zoomed && <button type="button" class="small whole" onClick={all}>Show all</button>}
      <div ref={box} class="plot" aria-hidden="true" />
      <figcaption class="sr-only">{label}<Told times={times} lines={lines} format={format} /></figcaption>
    </figure>
  );
}

function Told({ times, lines, format }: Pick<Props, 'times' | 'lines' | 'format'>) {
  const step = Math.max(1, Math.floor(times.length / 12));
  const told = (i: number) => i % step === 0 || i === times.length - 1 || lines.some((l) => l.points && l.values[i] != null);
  return (
    <table>
      <thead><tr><th scope="col">Time</th>{lines.map((l) => <th key={l.name} scope="col">{l.name}</th>)}</tr></thead>
      <tbody>
        {times.map((t, i) => told(i) && (
          <tr key={i}><th scope="row">{new Date(t * 1000).toISOString().slice(0, 16)}</th>
            {lines.map((l) => <td key={l.name}>{l.values[i] == null ? '' : format(l.values[i] as number)}</td>)}</tr>
        ))}
      </tbody>
    </table>
  );
}

type Shown = { current: Pick<Props, 'times' | 'lines' | 'format' | 'ticks' | 'moment'> };

const dataOf = ({ times, lines }: Shown['current']) => [times, ...lines.map((l) => l.values)] as uPlot.AlignedData;

function options(inside: HTMLElement, shown: Shown, height: number, zoom: (range?: Range) => void): uPlot.Options {
  const ink = colour(inside, '--muted'), grid = colour(inside, '--line');
  const font = '12px system-ui, sans-serif';
  const common = { stroke: ink, font, grid: { stroke: grid, width: 1 }, ticks: { show: false } };
  const first = () => shown.current.times[0] ?? 0, last = () => shown.current.times.at(-1) ?? 0;
  return {
    width: Math.max(inside.clientWidth, 200),
    height,
    tzDate: (at) => uPlot.tzDate(new Date(at * 1000), 'Etc/UTC'),
    legend: { show: false },
    cursor: { y: false, points: { size: 7 }, drag: { x: true, y: false, dist: 6 } },
    scales: {
      x: { range: (_, from, to) => (from <= first() && to >= last() ? withRoom(first(), last()) : [from, to]) },
      y: { range: (_, low, high) => (low == null || high == null ? [0, 1] : low === high ? around(low) : uPlot.rangeNum(low, high, 0.1, true)) },
    },
    hooks: {
      drawAxes: [(plot) => { if (shown.current.moment !== undefined) verticalLine(plot, shown.current.moment, ink); }],
      setScale: [(plot, key) => {
        const { min, max } = plot.scales.x ?? {};
        if (key === 'x' && min != null && max != null) zoom(min > first() || max < last() ? [min, max] : undefined);
      }],
      setCursor: [(plot) => place(plot, tipAt(plot, shown))],
    },
    axes: [
      { ...common, space: 64, size: 30, values: (_, all, __, ___, step) => all.map((at) => tick(at, step)) },
      {
        ...common, gap: 6, size: widest,
        values: (_, all) => { const { ticks, format } = shown.current; return ticks ? ticks(all) : all.map((v) => format(v)); },
      },
    ],
    series: [{}, ...shown.current.lines.map((line) => seriesOf(inside, line, shown.current.lines.length))],
  };
}

function seriesOf(inside: HTMLElement, line: Line, lines: number): uPlot.Series {
  const stroke = colour(inside, `--${line.tone ?? 'accent'}`);
  return {
    label: line.name, stroke, width: line.points ? 0 : 2, spanGaps: !line.points,
    points: { show: line.points !== undefined || line.values.filter((v) => v !== null).length === 1, size: line.points ?? 6, fill: stroke },
    paths: line.bars ? uPlot.paths.bars?.({ size: [0.7, 24] }) : line.steps ? uPlot.paths.stepped?.({ align: 1 }) : undefined,
    fill: line.bars ? fade(stroke, 0.6) : line.points || lines > 1 ? undefined : fade(stroke, 0.1),
  };
}

// widest is as wide as the longest of an axis's numbers needs.
function widest(plot: uPlot, values: string[] | null, axis: number, cycle: number): number {
  const { font, gap, _size: before } = plot.axes[axis] as uPlot.Axis & { _size: number };
  if (cycle > 1) return before; // as the numbers follow from the width, it would not end
  plot.ctx.save();
  plot.ctx.font = Array.isArray(font) ? String(font[0]) : String(font);
  const width = Math.max(0, ...(values ?? []).map((text) => plot.ctx.measureText(text).width));
  plot.ctx.restore();
  return Math.ceil(width / devicePixelRatio + Number(gap) + 4);
}

// tipAt says what stands beside the pointer: the time, the values of lines at it, and the marks there.
function tipAt(plot: uPlot, shown: Shown): Tip | undefined {
  const { times, lines, format } = shown.current, at = plot.cursor.idx, time = at == null ? undefined : times[at];
  if (at == null || time === undefined) return undefined;
  const rows = lines.flatMap((l) => {
    const value = l.values[at] ?? (l.steps ? l.values.slice(0, at).findLast((v) => v !== null) : undefined);
    return value == null ? [] : [{ name: l.name, value: format(value), tone: l.tone ?? 'accent' }];
  });
  return { left: plot.valToPos(time, 'x'), head: `${new Date(time * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`, rows };
}

// around leaves room above and below values that are all the same.
function around(value: number): Range {
  const room = Math.abs(value) / 10 || 0.01;
  return [value - room, value + room];
}

// withRoom leaves room for marks and bars at the first and the last time.
function withRoom(from: number, to: number): Range {
  const room = Math.max((to - from) * 0.02, 60);
  return [from - room, to + room];
}

// verticalLine draws a dashed line at a time, if it is shown.
function verticalLine(plot: uPlot, at: number, ink: string) {
  const { ctx, bbox } = plot, x = plot.valToPos(at, 'x', true);
  if (x < bbox.left || x > bbox.left + bbox.width) return;
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([4 * devicePixelRatio, 4 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.restore();
}

// tick writes a time below the chart: the day, or the clock if ticks are closer than a day.
function tick(at: number, step: number): string {
  const date = new Date(at * 1000);
  if (step >= 86_400 || at % 86_400 === 0) return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return date.toISOString().slice(11, step < 60 ? 19 : 16);
}

// colour resolves a custom property: what it refers to depends on the theme.
function colour(inside: HTMLElement, property: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${property})`;
  inside.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

function fade(rgb: string, alpha: number): string {
  return rgb.replace(/^rgb\(([^)]*)\)$/, `rgba($1, ${alpha})`);
}

// Sparkline draws a line of numbers without axes; its colour says whether it rose, unless it is plain.
export function Sparkline({ values, label, tone = 'rise' }: { values: number[]; label: string; tone?: 'rise' | 'plain' }) {
  if (values.length < 2) return <span class="muted">–</span>;
  const low = Math.min(...values), high = Math.max(...values), width = 88, height = 24;
  const x = (i: number) => (i / (values.length - 1)) * (width - 4) + 2;
  const y = (v: number) => (high === low ? height / 2 : height - 3 - ((v - low) / (high - low)) * (height - 6));
  const last = values[values.length - 1] ?? 0, rose = last >= (values[0] ?? 0);
  return (
    <svg class={`spark ${tone === 'plain' ? 'plain' : rose ? 'good' : 'bad'}`} width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <polyline points={values.map((v, i) => `${x(i).toFixed(1)},${y(v).toFixed(1)}`).join(' ')} />
      <circle cx={x(values.length - 1)} cy={y(last)} r="2" />
    </svg>
  );
}
