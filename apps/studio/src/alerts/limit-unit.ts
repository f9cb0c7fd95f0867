/** Units in which the limit of an alert is typed. Pure. */
import { isShareKey } from '@sintonia/contracts';
import type { MetricEntry } from '../query/catalogue.ts';

export type LimitUnit = 'percent' | 'seconds' | 'milliseconds' | 'kilobits';

/** What one of the unit is in the unit of the stored figure. */
const SIZES: Readonly<Record<LimitUnit, number>> = { percent: 0.01, seconds: 1, milliseconds: 1, kilobits: 1000 };

/** Null for figures without a unit. */
export function limitUnitOf(metric: Pick<MetricEntry, 'key' | 'unit'> | undefined): LimitUnit | null {
  switch (metric?.unit) {
    case 'ratio':
      return isShareKey(metric.key) ? 'percent' : null;
    case 'seconds':
      return 'seconds';
    case 'ms':
      return 'milliseconds';
    case 'bitsPerSecond':
      return 'kilobits';
    default:
      return null;
  }
}

export const sizeOf = (unit: LimitUnit | null): number => (unit === null ? 1 : SIZES[unit]);
