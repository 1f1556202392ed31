// Charts: uPlot for those that are read closely, plain SVG for sparklines.
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { theme } from './theme';

export interface Line {
  name: string;
  values: (number | null)[];
  tone?: 'accent' | 'good' | 'bad' | 'second' | 'third' | 'fourth';
  bars?: boolean;
  points?: number; // marks of so many px, without a line between them
}

interface Props {
  label: string; // what the chart shows, for screen readers
  times: number[]; // Unix seconds, ascending
  lines: Line[];
  format(value: number): string;
  height?: number; // px
  moment?: number; // Unix seconds: a line from top to bottom
}

// Chart draws lines over time. The same numbers stand in a table for screen readers: each mark, and some of the other rows.
export function Chart({ label, times, lines, format, height = 240, moment }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const scheme = theme.value;
  const shown = JSON.stringify([times, lines, moment]);
  useEffect(() => {
    const place = box.current;
    if (!place) return undefined;
    const plot = new uPlot(options(place, lines, format, height, moment), [times, ...lines.map((l) => l.values)] as uPlot.AlignedData, place);
    const watch = new ResizeObserver(() => plot.setSize({ width: Math.max(place.clientWidth, 200), height }));
    watch.observe(place);
    return () => {
      watch.disconnect();
      plot.destroy();
    };
  }, [shown, scheme, height]);
  const step = Math.max(1, Math.floor(times.length / 12));
  const told = (i: number) => i % step === 0 || i === times.length - 1 || lines.some((l) => l.points && l.values[i] != null);
  return (
    <figure class="chart">
      <div ref={box} aria-hidden="true" />
      <figcaption class="sr-only">
        {label}
        <table>
          <thead><tr><th scope="col">Time</th>{lines.map((l) => <th key={l.name} scope="col">{l.name}</th>)}</tr></thead>
          <tbody>
            {times.map((t, i) => told(i) && (
              <tr key={i}><th scope="row">{new Date(t * 1000).toISOString().slice(0, 16)}</th>
                {lines.map((l) => <td key={l.name}>{l.values[i] == null ? '' : format(l.values[i] as number)}</td>)}</tr>
            ))}
          </tbody>
        </table>
      </figcaption>
    </figure>
  );
}

function options(place: HTMLElement, lines: Line[], format: (v: number) => string, height: number, moment?: number): uPlot.Options {
  const ink = colour(place, '--muted'), grid = colour(place, '--line');
  const font = '12px system-ui, sans-serif';
  return {
    width: Math.max(place.clientWidth, 200),
    height,
    tzDate: (at) => uPlot.tzDate(new Date(at * 1000), 'Etc/UTC'),
    legend: { live: true },
    cursor: { y: false, points: { size: 7 } },
    scales: { x: { range: (_, from, to) => withRoom(from, to) } },
    hooks: moment === undefined ? {} : { drawAxes: [(plot) => verticalLine(plot, moment, ink)] },
    axes: [
      { stroke: ink, font, grid: { stroke: grid, width: 1 }, ticks: { show: false }, space: 64, values: (_, all, __, ___, step) => all.map((at) => tick(at, step)) },
      { stroke: ink, font, size: 68, grid: { stroke: grid, width: 1 }, ticks: { show: false }, values: (_, all) => all.map((v) => format(v)) },
    ],
    series: [
      { value: (_, at) => (at == null ? '' : `${new Date(at * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`) },
      ...lines.map((line): uPlot.Series => {
        const stroke = colour(place, `--${line.tone ?? 'accent'}`);
        return {
          label: line.name, stroke, width: line.points ? 0 : 2, spanGaps: !line.points,
          points: { show: line.points !== undefined || line.values.filter((v) => v !== null).length === 1, size: line.points ?? 6, fill: stroke },
          paths: line.bars ? uPlot.paths.bars?.({ size: [0.7, 24] }) : undefined,
          fill: line.bars ? fade(stroke, 0.6) : line.points || lines.length > 1 ? undefined : fade(stroke, 0.1),
          value: (_, v) => (v == null ? '–' : format(v)),
        };
      }),
    ],
  };
}

// withRoom leaves room for marks and bars at the first and the last time.
function withRoom(from: number, to: number): [number, number] {
  const room = Math.max((to - from) * 0.02, 60);
  return [from - room, to + room];
}

// verticalLine draws a dashed line at a time.
function verticalLine(plot: uPlot, at: number, ink: string) {
  const { ctx, bbox } = plot, x = plot.valToPos(at, 'x', true);
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
  return date.toISOString().slice(11, 16);
}

// colour resolves a custom property: what it refers to depends on the theme.
function colour(place: HTMLElement, property: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${property})`;
  place.append(probe);
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
