/** Which events hours are counted from, and where what was counted is kept. */
import type { EventTable, RollupTable } from '../../stores/events/event-rows.ts';

export const KINDS = ['hits', 'playback'] as const satisfies readonly EventTable[];
export type Kind = (typeof KINDS)[number];

export const isKind = (table: EventTable | RollupTable): table is Kind => table === 'hits' || table === 'playback';

export const TABLES_OF = {
  hits: ['hit_hours', 'page_hours'],
  playback: ['session_hours'],
} as const satisfies Record<Kind, readonly RollupTable[]>;

/** Everything that is built of events: what its builds are called, and where their rows are. */
export const BUILT_OF: Readonly<Record<Kind, readonly { kind: string; tables: readonly RollupTable[] }[]>> = {
  hits: [
    { kind: 'hits', tables: TABLES_OF.hits },
    { kind: 'hitFacts', tables: ['hit_facts'] },
  ],
  playback: [{ kind: 'playback', tables: TABLES_OF.playback }],
};

/** Suite of a row of the table; one row of `playback` may be in several. */
const SUITE = { hits: 'suite', playback: 'arrayJoin(suites)' } as const satisfies Record<Kind, string>;

/** An hour's visits also depend on the hour before: when a hit changes one, the next one changes with it. */
const HOURS = {
  hits: 'arrayJoin([toStartOfHour(occurred_at), toStartOfHour(occurred_at) + 3600])',
  playback: 'toStartOfHour(occurred_at)',
} as const satisfies Record<Kind, string>;

/** `suite, hour` of what a row of the table has a part in, ready for a select. */
export const cellOf = (kind: Kind): string => `${SUITE[kind]} as cell_suite, ${HOURS[kind]} as cell_hour`;

/**
 * An insert is seen by queries at the latest this long after the engine dated its rows. So a build that began later than
 * this after the last arrival has seen everything.
 */
export const SETTLE_MS = 60_000;

/** Of the builds of one hour the last; said here and not by FINAL, since rows of several shards never become one. */
export const LAST_BUILD =
  'argMax(began_at, rollup_builds.build) as began_at, argMax(definition, rollup_builds.build) as definition, max(rollup_builds.build) as build';
