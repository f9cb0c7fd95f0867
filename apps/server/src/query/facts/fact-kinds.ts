/** Facts: rows of a relation precomputed hour by hour for reports. */

import { DAY_S } from '@sintonia/contracts';
import type { Kind } from '../rollups/rollup-kinds.ts';
import { LAST_BUILD } from '../rollups/rollup-kinds.ts';

/**
 * By the source of events: names of their builds, and the version of their rows. The version goes up when the rows would
 * be others for the same events, also by the rule of `counted-events.ts`: older ones are written again. Facts change
 * with the events of every source that they `read`: viewings have properties of their media start hit.
 */
export const FACT_KINDS = {
  hits: { kind: 'hitFacts', definition: 7, reads: ['hits'] },
  playback: { kind: 'playbackFacts', definition: 12, reads: ['playback', 'hits'] },
} as const satisfies Record<Kind, { kind: string; definition: number; reads: readonly Kind[] }>;
export type FactSource = keyof typeof FACT_KINDS;

/** Condition on `rollup_touches`. */
export const isReadBy = (source: FactSource): string =>
  `kind in (${FACT_KINDS[source].reads.map((kind) => `'${kind}'`).join(', ')})`;

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

const isFresh = (source: FactSource): string =>
  `definition = ${FACT_KINDS[source].definition} and began_at > touched_at + toIntervalMillisecond({settleMs:UInt32})`;

/** `suite, hour, build, touched_at, has_build` of every hour with events; the build is 0 if it must not be read. */
export const hoursWithBuilds = (source: FactSource, touches: string): string => `
  select suite, hour, touched_at, if(${isFresh(source)}, built.build, 0) as build, built.build != 0 as has_build
  from (${dependingOn(touches)}) as touch
  left join (
    select suite, hour, ${LAST_BUILD} from rollup_builds where kind = '${FACT_KINDS[source].kind}' group by suite, hour
  ) as built using (suite, hour)`;
