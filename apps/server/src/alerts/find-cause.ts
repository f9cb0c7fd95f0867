/** Finds the dimension value that explains most of a change. Pure. */
import type { AlertCause } from '@sintonia/contracts';

/** A value with a smaller share of the change is not a cause. */
const MIN_SHARE = 0.3;
/** A value must also exceed its usual share by this much: when everything falls by half, no value is the cause. */
const MIN_EXCESS = 0.1;

export interface Breakdown {
  dimension: string;
  now: ReadonlyMap<string, number>;
  usual: ReadonlyMap<string, number>;
  /** What the figure is a part of, such as the starts of failures: each value's usual share. By default `usual`. */
  whole?: ReadonlyMap<string, number>;
}

/**
 * The value, of any dimension, whose share of the change exceeds its usual share of the figure most. Ignores a dimension with one value. Null when no value exceeds the limits.
 */
export function findCause(breakdowns: readonly Breakdown[], isRise: boolean): AlertCause | null {
  const causes = breakdowns.flatMap(({ dimension, now, usual, whole = usual }) => {
    const values = [...new Set([...now.keys(), ...usual.keys(), ...whole.keys()])];
    if (values.length < 2) return [];
    const changes = values.map((value) => {
      const [after, before] = [now.get(value) ?? 0, usual.get(value) ?? 0];
      return { value, now: after, usual: before, change: (after - before) * (isRise ? 1 : -1) };
    });
    const sum = changes.reduce((total, { change }) => total + Math.max(0, change), 0);
    const size = [...whole.values()].reduce((total, one) => total + one, 0);
    return changes
      .filter(({ change }) => change > 0)
      .map(({ change, ...rest }) => {
        const share = change / sum;
        return {
          cause: { dimension, ...rest, share },
          excess: share - (size > 0 ? (whole.get(rest.value) ?? 0) / size : 0),
        };
      })
      .filter(({ cause, excess }) => cause.share >= MIN_SHARE && excess >= MIN_EXCESS);
  });
  const [most] = causes.sort((one, other) => other.excess - one.excess);
  return most?.cause ?? null;
}
