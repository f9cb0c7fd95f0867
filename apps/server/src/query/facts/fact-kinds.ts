/** Kinds of facts: rows of a relation, written hour by hour for reports. */

import { DAY_S } from '@sintonia/contracts';
import type { Kind } from '../rollups/rollup-kinds.ts';
import { LAST_BUILD } from '../rollups/rollup-kinds.ts';

/**
 * For each source of events: the name of its builds, the version of their rows, and the events that its facts depend on.
 *
 * Increase `definition` when the same events give other rows, or when the rule of `counted-events.ts` changes: facts of an
 * older definition are written again. `reads`: a viewing has properties of its media start hit, and heartbeats keep the
 * visit of a hit open.
 */
export const FACT_KINDS = {
  hits: { kind: 'hitFacts', definition: 12, reads: ['hits', 'playback'] },
  playback: { kind: 'playbackFacts', definition: 17, reads: ['playback', 'hits'] },
} as const satisfies Record<Kind, { kind: string; definition: number; reads: readonly Kind[] }>;
export type FactSource = keyof typeof FACT_KINDS;

/** Condition on `rollup_touches`. */
export const isReadBy = (source: FactSource): string =>
  `kind in (${FACT_KINDS[source].reads.map((kind) => `'${kind}'`).join(', ')})`;

/** An event may change the facts of hours up to this long before and after it (`CONTEXT_MS`), seconds. */
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

/** `suite, hour, build, touched_at, has_build` of every hour with events. `build` is 0 if reports must not read it. */
export const hoursWithBuilds = (source: FactSource, touches: string): string => `
  select suite, hour, touched_at, if(${isFresh(source)}, built.build, 0) as build, built.build != 0 as has_build
  from (${dependingOn(touches)}) as touch
  left join (
    select suite, hour, ${LAST_BUILD} from rollup_builds where kind = '${FACT_KINDS[source].kind}' group by suite, hour
  ) as built using (suite, hour)`;
