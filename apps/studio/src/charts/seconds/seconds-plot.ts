/** One drawing of seconds with uPlot: axes, line, name at its end, marks. */
import uPlot from 'uplot';
import { type Token, tokenColour } from './canvas-tokens.ts';
import { type SecondsView, timeMarks } from './seconds-view.ts';

/** The border between two programmes, or an annotation. */
export interface SecondsMark {
  second: number;
  text: string;
  isBorder: boolean;
}

export interface SecondsSeries {
  /** At the end of its line. */
  name: string;
  colour: Token;
  values: Float64Array;
  marks: readonly SecondsMark[];
}

export interface PlotOptions {
  series: SecondsSeries;
  size: { width: number; height: number };
  /** Marks of the vertical axis, from zero; those of several charts in step are the same. */
  scale: readonly number[];
  /** The first second that is a whole hour. */
  firstHour: number;
  format: (count: number) => string;
  /** Text of a second on the axis. @param isLong with seconds */
  timeText: (second: number, isLong: boolean) => string;
  onCursor: (second: number | null) => void;
  onView: (view: SecondsView) => void;
  /** Called when the view is dragged with Shift, with the distance in seconds. */
  onPan: (seconds: number) => void;
  onWhole: () => void;
}

/** Width of the name at the end of a line, px, where there is room for it. */
const NAME_PX = 104;
const NARROW_PX = 560;
const HEAD_PX = 18;
/** Half the text of the last mark of the time axis, px. */
const HALF_MARK_PX = 20;
const FONT = '12px "Hanken Grotesk", system-ui, sans-serif';

export function createPlot(options: PlotOptions, view: SecondsView, into: HTMLElement): uPlot {
  const { series, size, scale, firstHour, format, timeText } = options;
  const top = scale.at(-1) ?? 1;
  const axis = {
    font: FONT,
    stroke: () => tokenColour('quiet'),
    grid: { stroke: () => tokenColour('line'), width: 1 },
    ticks: { show: false },
  };
  return new uPlot(
    {
      ...size,
      padding: [HEAD_PX, size.width < NARROW_PX ? HALF_MARK_PX : NAME_PX, 0, 0],
      legend: { show: false },
      scales: {
        x: { time: false, min: view.from, max: view.to, range: (_, min, max) => [min, max] },
        y: { range: () => [0, top] },
      },
      series: [
        {},
        {
          stroke: () => tokenColour(series.colour),
          width: series.colour === 'quiet' ? 1 : 1.5,
          points: { show: false },
        },
      ],
      axes: [
        {
          ...axis,
          size: 26,
          grid: { show: false },
          splits: (plot, _, min, max) => timeMarks({ from: min, to: max }, plot.bbox.width / uPlot.pxRatio, firstHour),
          values: (_, splits) => splits.map((second) => timeText(second, (splits[1] ?? 0) - (splits[0] ?? 0) < 60)),
        },
        {
          ...axis,
          size: 16 + 7.5 * format(top).length,
          splits: () => [...scale],
          values: (_, splits) => splits.map(format),
        },
      ],
      cursor: {
        y: false,
        points: { size: 7, fill: () => tokenColour('paper'), stroke: () => tokenColour(series.colour), width: 2 },
        drag: { x: true, y: false, setScale: false, dist: 6 },
        bind: {
          mousedown: (plot, _, select) => (event) => (event.shiftKey ? pan(plot, event, options.onPan) : select(event)),
          dblclick: () => () => {
            options.onWhole();
            return null;
          },
        },
      },
      hooks: {
        setCursor: [({ cursor }) => options.onCursor(cursor.idx ?? null)],
        setSelect: [
          (plot) => {
            const { left, width } = plot.select;
            if (width <= 0) return;
            plot.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
            options.onView({ from: plot.posToVal(left, 'x'), to: plot.posToVal(left + width, 'x') });
          },
        ],
        draw: [
          (plot) => {
            drawMarks(plot, series.marks);
            if (size.width >= NARROW_PX) drawName(plot, series);
          },
        ],
      },
    },
    [Float64Array.from(series.values.keys()), series.values],
    into,
  );
}

/** Follows the pointer until it is released. */
function pan(plot: uPlot, from: MouseEvent, onPan: PlotOptions['onPan']): null {
  let lastX = from.clientX;
  const secondsPerPx = plot.posToVal(1, 'x') - plot.posToVal(0, 'x');
  const move = (event: MouseEvent) => {
    onPan((lastX - event.clientX) * secondsPerPx);
    lastX = event.clientX;
  };
  addEventListener('mousemove', move);
  addEventListener('mouseup', () => removeEventListener('mousemove', move), { once: true });
  from.preventDefault();
  return null;
}

function drawMarks(plot: uPlot, marks: readonly SecondsMark[]): void {
  const { ctx, bbox } = plot;
  const px = uPlot.pxRatio;
  const xOf = (second: number) => plot.valToPos(second, 'x', true);
  const [left, right] = [bbox.left, bbox.left + bbox.width];
  const foot = bbox.top + bbox.height;
  ctx.save();
  ctx.font = FONT.replace('12', String(12 * px));
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.lineWidth = px;
  ctx.setLineDash([px, 3 * px]);
  const borders = marks.filter(({ isBorder }) => isBorder);
  for (const mark of marks) {
    const x = xOf(mark.second);
    const next = mark.isBorder ? borders[borders.indexOf(mark) + 1] : undefined;
    const end = Math.min(right, next ? xOf(next.second) : right);
    ctx.fillStyle = tokenColour('quiet');
    ctx.strokeStyle = tokenColour('quiet');
    if (x >= left && x <= right) {
      ctx.beginPath();
      ctx.moveTo(x, mark.isBorder ? bbox.top - HEAD_PX * px : bbox.top);
      ctx.lineTo(x, foot);
      ctx.stroke();
      if (!mark.isBorder) drawTriangle(ctx, x, foot, 4 * px);
    }
    const from = Math.max(left, x) + 4 * px;
    if (mark.isBorder && end - from > 40 * px)
      ctx.fillText(cut(ctx, mark.text, end - from - 4 * px), from, bbox.top - 5 * px);
  }
  ctx.restore();
}

function drawTriangle(ctx: CanvasRenderingContext2D, x: number, foot: number, half: number): void {
  ctx.fillStyle = tokenColour('ink');
  ctx.beginPath();
  ctx.moveTo(x - half, foot);
  ctx.lineTo(x, foot - 2 * half);
  ctx.lineTo(x + half, foot);
  ctx.fill();
}

/** As many letters as fit, with an ellipsis. */
function cut(ctx: CanvasRenderingContext2D, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text;
  let length = text.length;
  while (length > 0 && ctx.measureText(`${text.slice(0, length)}…`).width > width) length--;
  return length > 2 ? `${text.slice(0, length).trimEnd()}…` : '';
}

function drawName(plot: uPlot, { name, colour, values }: SecondsSeries): void {
  const { max = 0, min = 0 } = plot.scales.x ?? {};
  const last = Math.min(values.length - 1, Math.floor(max));
  if (last < min) return;
  const { ctx } = plot;
  const px = uPlot.pxRatio;
  ctx.save();
  ctx.font = `650 ${FONT.replace('12', String(12 * px))}`;
  ctx.fillStyle = tokenColour(colour);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  const x = plot.valToPos(last, 'x', true) + 8 * px;
  ctx.fillText(cut(ctx, name, (NAME_PX - 8) * px), x, plot.valToPos(values[last] ?? 0, 'y', true));
  ctx.restore();
}
