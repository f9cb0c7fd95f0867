import { MIN_ACTIVE, MIN_VISITORS } from '@sintonia/contracts';
import type { Moments } from './moments.ts';

/** Whether a group is large enough to be compared. @param isShare the outcome is 1 or 0 */
export const isEnough = ({ n, active }: Moments, isShare: boolean): boolean =>
  n >= MIN_VISITORS && active >= MIN_ACTIVE && (!isShare || n - active >= MIN_ACTIVE);
