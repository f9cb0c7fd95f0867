/** Where lifts stand in a drawing. Pure. */

export interface LiftScale {
  low: number;
  high: number;
  /** Round lifts within, zero among them. */
  marks: readonly number[];
}

interface Range {
  low: number | null;
  high: number | null;
}

/** Least that a drawing shows each way: below that everything would look great. */
const LEAST = 0.02;
/** How much wider than the last interval a drawing is: the first ones are far wider, and may be cut. */
const FIRST_WIDER = 1.7;
const STEPS = [1, 2, 5, 10];
/** There is nothing below nothing. */
const NOTHING = -1;

/** Around zero and the last of these, with room for those before as far as that keeps the last readable. */
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

/** All of these and zero, and no more. */
export function tightScale(ranges: readonly Range[]): Pick<LiftScale, 'low' | 'high'> {
  const bounds = ranges.flatMap(({ low, high }) => [low ?? 0, high ?? 0]);
  return { low: Math.min(-LEAST, ...bounds), high: Math.max(LEAST, ...bounds) };
}

/** From lifts to pixels: `low` at 0, `high` at `length`; what is outside stays at the edge. */
export const along =
  ({ low, high }: Pick<LiftScale, 'low' | 'high'>, length: number) =>
  (lift: number | null, unbounded: number) =>
    ((Math.min(high, Math.max(low, lift ?? unbounded)) - low) / (high - low)) * length;
