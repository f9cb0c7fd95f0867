/** Facts: rows of a relation precomputed hour by hour for reports. */

import { DAY_S } from '@sintonia/contracts';
import type { Kind } from '../rollups/rollup-kinds.ts';
import { LAST_BUILD } from '../rollups/rollup-kinds.ts';

/**
 * Goes up when rows of facts would be others for the same events, also by the rule of `counted-events.ts`: those of an older
 * definition are written again.
 */
export const FACTS_DEFINITION = 2;

/** Name of an hour's facts among the builds, by the source of events. */
export const FACT_KINDS = { hits: 'hitFacts' } as const satisfies Partial<Record<Kind, string>>;
export type FactSource = keyof typeof FACT_KINDS;

/** Events within this time before or after an hour may change its rows (`CONTEXT_MS`), seconds. */
const REACH_S = DAY_S;

/**
 * `suite, hour, touched_at`: every hour with events, and the last change that affects its facts.
 *
 * @param touches rows of `suite, hour, touched_at`
 */
const dependingOn = (touches: string): string => `
  select suite, hour, max(last_at) over (
    partition by suite order by toUnixTimestamp(hour) range between ${REACH_S} preceding and ${REACH_S} following
  ) as touched_at
  from (select suite, hour, max(touched_at) as last_at from (${touches}) group by suite, hour)`;

const IS_FRESH = `definition = ${FACTS_DEFINITION} and began_at > touched_at + toIntervalMillisecond({settleMs:UInt32})`;

/** `suite, hour, build, touched_at` of every hour with events; the build is 0 if it must not be read. */
export const hoursWithBuilds = (source: FactSource, touches: string): string => `
  select suite, hour, touched_at, if(${IS_FRESH}, built.build, 0) as build
  from (${dependingOn(touches)}) as touch
  left join (
    select suite, hour, ${LAST_BUILD} from rollup_builds where kind = '${FACT_KINDS[source]}' group by suite, hour
  ) as built using (suite, hour)`;
