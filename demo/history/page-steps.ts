/** Steps on one page. */
import type { SimulatedPage, VisitStep } from '@sintonia/simulator';
import type { RandomSource } from '@sintonia/simulator/random';

/** Time on a page before the next step: one reader in five only glances at it. */
export const read = (random: RandomSource): VisitStep => {
  const readS = random.whole(6, 160);
  return { do: 'wait', forS: readS < 37 ? Math.ceil(readS / 5) : readS };
};
export const see = (page: SimulatedPage): VisitStep => ({ do: 'view', page });
