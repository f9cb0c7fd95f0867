/** Sources of hourly rollups, and their tables. */
import type { EventTable, RollupTable } from '../../stores/events/event-rows.ts';

export const KINDS = ['hits', 'playback'] as const satisfies readonly EventTable[];
export type Kind = (typeof KINDS)[number];

export const isKind = (table: EventTable | RollupTable): table is Kind => table === 'hits' || table === 'playback';

export const TABLES_OF = {
  hits: ['hit_hours', 'page_hours', 'left_out_hit_hours'],
  playback: ['session_hours', 'left_out_heartbeat_hours'],
} as const satisfies Record<Kind, readonly RollupTable[]>;
export type RollupName = (typeof TABLES_OF)[Kind][number];

const PLAYBACK_FACTS = {
  kind: 'playbackFacts',
  tables: ['viewing_facts', 'ad_facts', 'break_facts', 'chapter_facts'],
} as const;

/** All kinds of builds that have something of these events, with their names and tables. */
export const BUILT_OF: Readonly<Record<Kind, readonly { kind: string; tables: readonly RollupTable[] }[]>> = {
  hits: [
    { kind: 'hits', tables: TABLES_OF.hits },
    { kind: 'hitFacts', tables: ['hit_facts', 'visit_facts'] },
    PLAYBACK_FACTS,
  ],
  playback: [{ kind: 'playback', tables: TABLES_OF.playback }, PLAYBACK_FACTS],
};

/** Suite of a row; a row of `playback` may be in several. */
const SUITE = { hits: 'suite', playback: 'arrayJoin(suites)' } as const satisfies Record<Kind, string>;

/** An hour's visits also depend on the previous hour: a changed hit touches the next hour too. */
const HOURS = {
  hits: 'arrayJoin([toStartOfHour(occurred_at), toStartOfHour(occurred_at) + 3600])',
  playback: 'toStartOfHour(occurred_at)',
} as const satisfies Record<Kind, string>;

/** `suite, hour` touched by a row of the table, for use in a select. */
export const cellOf = (kind: Kind): string => `${SUITE[kind]} as cell_suite, ${HOURS[kind]} as cell_hour`;

/**
 * Longest time until an insert is visible to queries, after the engine dated its rows. A build that began later than
 * this after the last arrival is complete.
 */
export const SETTLE_MS = 60_000;

/** The latest build of an hour; not by FINAL, since rows of several shards are never merged. */
export const LAST_BUILD =
  'argMax(began_at, rollup_builds.build) as began_at, argMax(definition, rollup_builds.build) as definition, max(rollup_builds.build) as build';
