/** The visible part of a chart of seconds, counted from its start. Pure. */

export interface SecondsView {
  from: number;
  /** Exclusive. */
  to: number;
}

/** The closest zoom, seconds. */
export const CLOSEST_S = 30;

/** Within the chart and not closer than `CLOSEST_S`; keeps its length where it can. */
export function within(view: SecondsView, total: number): SecondsView {
  const length = Math.min(total, Math.max(CLOSEST_S, Math.round(view.to - view.from)));
  const from = Math.max(0, Math.min(total - length, Math.round(view.from)));
  return { from, to: from + length };
}

/** @param by under 1 comes closer. @param around this second keeps its place */
export function zoomed({ from, to }: SecondsView, total: number, by: number, around: number): SecondsView {
  const length = Math.min(total, Math.max(CLOSEST_S, (to - from) * by));
  const place = (around - from) / (to - from);
  return within({ from: around - place * length, to: around + (1 - place) * length }, total);
}

/** @param by part of its length; negative is earlier */
export const panned = ({ from, to }: SecondsView, total: number, by: number): SecondsView =>
  within({ from: from + (to - from) * by, to: to + (to - from) * by }, total);

/** `36000-37200` in an address; the whole chart is ''. */
export const viewText = ({ from, to }: SecondsView, total: number): string =>
  from === 0 && to === total ? '' : `${from}-${to}`;

export function parseView(text: string, total: number): SecondsView {
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(text) ?? [];
  const isView = from !== undefined && to !== undefined && Number(from) < Number(to);
  return within(isView ? { from: Number(from), to: Number(to) } : { from: 0, to: total }, total);
}

/** Intervals of the marks of the time axis, seconds. */
const STEPS_S = [1, 5, 10, 15, 30, 60, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200];
/** Room of a mark, px. */
const MARK_PX = 76;

/** Marks of the time axis in a view: whole hours, or whole parts of them. @param firstHour the first whole hour */
export function timeMarks({ from, to }: SecondsView, widthPx: number, firstHour: number): number[] {
  const fits = Math.max(1, widthPx / MARK_PX);
  const step = STEPS_S.find((one) => (to - from) / one <= fits) ?? 43_200;
  const first = firstHour + Math.ceil((from - firstHour) / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, i) => first + i * step);
}

/** A value for each second of a range, from the seconds at which it changes; before the first it is zero. */
export function secondValues(
  changes: readonly { atMs: number; value: number }[],
  fromMs: number,
  toMs: number,
): Float64Array {
  const values = new Float64Array(Math.max(0, Math.round((toMs - fromMs) / 1000)));
  changes.forEach(({ atMs, value }, i) => {
    const end = changes[i + 1]?.atMs ?? toMs;
    values.fill(value, Math.max(0, (atMs - fromMs) / 1000), Math.max(0, (end - fromMs) / 1000));
  });
  return values;
}
