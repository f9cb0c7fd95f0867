/** Layout of lifts in a chart. Pure. */

export interface LiftScale {
  low: number;
  high: number;
  /** Round lifts inside, zero among them. */
  marks: readonly number[];
}

interface Range {
  low: number | null;
  high: number | null;
}

/** Smallest range in each direction: a smaller one would exaggerate differences. */
const LEAST = 0.02;
/** Width of a chart relative to the last interval: the first ones are far wider, and may be cut. */
const FIRST_WIDER = 1.7;
const STEPS = [1, 2, 5, 10];
/** Lowest possible lift: −100 %. */
const NOTHING = -1;

/** Around zero and the last interval, with room for earlier ones as far as the last stays readable. */
export function liftScale(ranges: readonly Range[], marks = 4): LiftScale {
  const known = ranges.flatMap(({ low, high }) => (low === null || high === null ? [] : [{ low, high }]));
  const last = known.at(-1) ?? { low: -LEAST, high: LEAST };
  const room = (last.high - last.low) * FIRST_WIDER;
  const low = Math.min(
    -LEAST,
    last.low,
    Math.max(NOTHING, last.high - room, ...known.slice(0, 1).map((first) => first.low)),
  );
  const high = Math.max(LEAST, last.high, Math.min(last.low + room, ...known.slice(0, 1).map((first) => first.high)));
  const rough = (high - low) / marks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((factor) => factor * power >= rough) ?? 10) * power;
  const from = Math.floor(low / step);
  const to = Math.ceil(high / step);
  const bottom = low >= NOTHING ? Math.max(NOTHING, from * step) : from * step;
  return {
    low: bottom,
    high: to * step,
    marks: Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step || 0).filter((mark) => mark >= bottom),
  };
}

/** Exactly these and zero. */
export function tightScale(ranges: readonly Range[]): Pick<LiftScale, 'low' | 'high'> {
  const bounds = ranges.flatMap(({ low, high }) => [low ?? 0, high ?? 0]);
  return { low: Math.min(-LEAST, ...bounds), high: Math.max(LEAST, ...bounds) };
}

/** From lifts to pixels: `low` at 0, `high` at `length`; values outside stay at the edge. */
export const along =
  ({ low, high }: Pick<LiftScale, 'low' | 'high'>, length: number) =>
  (lift: number | null, unbounded: number) =>
    ((Math.min(high, Math.max(low, lift ?? unbounded)) - low) / (high - low)) * length;
