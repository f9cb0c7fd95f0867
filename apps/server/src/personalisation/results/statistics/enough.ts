import { LEAST_ACTIVE, LEAST_VISITORS } from '@sintonia/contracts';
import type { Moments } from './moments.ts';

/** Whether a group can be compared. @param isShare the outcome is 1 or 0 */
export const isEnough = ({ n, active }: Moments, isShare: boolean): boolean =>
  n >= LEAST_VISITORS && active >= LEAST_ACTIVE && (!isShare || n - active >= LEAST_ACTIVE);
