/** Steps of a flow, and a value's count among those of another period. Pure. */
import type { FlowAnswer } from '@sintonia/contracts';

export type Step = FlowAnswer['after'][number];

/** @param step −1 is just before, 1 just after */
export const stepOf = ({ before, after }: Pick<FlowAnswer, 'before' | 'after'>, step: number): Step | null =>
  [...before, ...after].find((one) => one.step === step) ?? null;

/**
 * How often the value was at the step; null if the answer does not say, because it has only the most frequent values.
 *
 * @param value null where the visit had not started, or had ended
 */
export function countOf(step: Step | null, value: string | null): number | null {
  if (step === null) return null;
  if (value === null) return step.none;
  const known = step.values.find((one) => one.value === value)?.count;
  return known ?? (step.values.length === step.valueCount ? 0 : null);
}
