/** Geometry of charts: pure numbers in, pure numbers out. */

/**
 * Round marks for an axis of counts from 0 to at least `max`: at most `marks` steps of 1, 2 or 5 × 10ⁿ, never under 1.
 */
export function countMarks(max: number, marks = 4): number[] {
  const rough = Math.max(1, max) / marks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((f) => f * power >= rough) ?? 10;
  const step = Math.max(1, factor * power);
  const steps = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: steps + 1 }, (_, i) => Math.round(i * step));
}

/** From values 0…`top` to pixels: 0 is at `height`. */
export function upwards(top: number, height: number): (value: number) => number {
  return (value) => height - (Math.min(value, top) / (top || 1)) * height;
}

/** SVG path through points, to a tenth of a pixel; empty without points. */
export function linePath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${+x.toFixed(1)} ${+y.toFixed(1)}`).join('');
}

/** SVG path through the points that exist: a line ends before a gap. A point between two gaps is a dot. */
export function pathWithGaps(points: readonly (readonly [number, number] | null)[]): string {
  const parts: (readonly [number, number])[][] = [[]];
  for (const point of points) {
    if (point === null) parts.push([]);
    else parts.at(-1)?.push(point);
  }
  return parts.map((part) => linePath(part) + (part.length === 1 ? 'h0' : '')).join('');
}

/**
 * Moves labels apart so that each has `gap` pixels, keeping their order and staying within `height`. Results are in the
 * given order.
 */
export function spreadLabels(ys: readonly number[], gap: number, height: number): number[] {
  const order = ys.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let floor = Number.NEGATIVE_INFINITY;
  for (const label of order) {
    label.y = Math.max(label.y, floor);
    floor = label.y + gap;
  }
  let ceiling = height;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, ceiling);
    ceiling = label.y - gap;
  }
  return order.toSorted((a, b) => a.i - b.i).map((label) => label.y);
}

/** Interval of labels, so that names `wide` pixels wide fit in `width`. One of the given steps. */
export function namedEvery(count: number, width: number, wide: number, steps: readonly number[]): number {
  const fits = Math.max(1, Math.floor(width / wide));
  return steps.find((step) => count / step <= fits) ?? Math.ceil(count / fits);
}
