// The numbers at the pointer of a chart.
import type uPlot from 'uplot';

export interface Tip {
  left: number; // px from the plot's left edge
  head: string;
  rows: { name: string; value: string; tone: string }[];
}

// place shows a tip beside the pointer, within the plot, or none.
export function place(plot: uPlot, tip: Tip | undefined) {
  let box = plot.over.querySelector<HTMLElement>('.tip');
  if (!tip || (plot.cursor.left ?? -1) < 0) {
    box?.remove();
    return;
  }
  if (!box) {
    box = document.createElement('div');
    box.className = 'tip';
    plot.over.append(box);
  }
  box.replaceChildren(text('strong', tip.head), ...tip.rows.map(({ name, value, tone }) => {
    const row = text('div', '');
    row.append(text('span', name, `dot tone-${tone}`), text('b', value));
    return row;
  }));
  const { clientWidth: width, clientHeight: height } = plot.over, room = 12;
  const right = tip.left + room + box.offsetWidth <= width;
  box.style.left = `${right ? tip.left + room : Math.max(0, tip.left - room - box.offsetWidth)}px`;
  box.style.top = `${Math.max(0, Math.min((plot.cursor.top ?? 0) - box.offsetHeight / 2, height - box.offsetHeight))}px`;
}

function text(tag: string, content: string, name = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = content;
  made.className = name;
  return made;
}
