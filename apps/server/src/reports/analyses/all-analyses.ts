/** Report endpoints beyond the query model, by the name of their address. A new one is one entry. */
import { CONCURRENCY } from './concurrency.ts';
import { FLOW } from './flow.ts';
import { FUNNEL } from './funnel.ts';
import { POSITIONS } from './positions.ts';
import { REACH } from './reach.ts';
import { RETENTION } from './retention.ts';

export const ANALYSES = {
  concurrency: CONCURRENCY,
  reach: REACH,
  funnel: FUNNEL,
  flow: FLOW,
  retention: RETENTION,
  positions: POSITIONS,
} as const;
