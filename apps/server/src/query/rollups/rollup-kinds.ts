/** Kinds of events, and the tables with rollups and facts of them. */
import type { EventTable, RollupTable } from '../../stores/events/event-rows.ts';
import { LOOKBACK_DAYS } from '../days/lookback-days.ts';

export const KINDS = ['hits', 'playback'] as const satisfies readonly EventTable[];
export type Kind = (typeof KINDS)[number];

export const isKind = (table: EventTable | RollupTable): table is Kind => table === 'hits' || table === 'playback';

export const TABLES_OF = {
  hits: ['hit_hours', 'left_out_hit_hours'],
  playback: ['session_hours', 'left_out_heartbeat_hours'],
} as const satisfies Record<Kind, readonly RollupTable[]>;
export type RollupName = (typeof TABLES_OF)[Kind][number];

/** Heartbeats decide which hits are of one visit. */
const HIT_FACTS = { kind: 'hitFacts', tables: ['hit_facts', 'visit_facts'] } as const;
const PLAYBACK_FACTS = {
  kind: 'playbackFacts',
  tables: ['viewing_facts', 'ad_facts', 'break_facts', 'chapter_facts'],
} as const;

/** Counts of local days (`days/`), in the hour in which a day begins: they depend on viewings, and on many days before. */
export const DAY_COUNTS = {
  kind: 'dayCounts',
  tables: ['day_groups'],
  dependsOnH: { before: (LOOKBACK_DAYS + 2) * 24, after: 71 },
} as const;

interface Built {
  /** Name in `rollup_builds`. */
  kind: string;
  tables: readonly RollupTable[];
  /** Hours around that of a build whose events certainly change it; by default its own. */
  dependsOnH?: { before: number; after: number };
}

/** All kinds of builds that depend on events of a kind. */
export const BUILT_OF: Readonly<Record<Kind, readonly Built[]>> = {
  hits: [{ kind: 'hits', tables: TABLES_OF.hits }, HIT_FACTS, PLAYBACK_FACTS, DAY_COUNTS],
  playback: [{ kind: 'playback', tables: TABLES_OF.playback }, HIT_FACTS, PLAYBACK_FACTS, DAY_COUNTS],
};

/** Suite and hour of a row. A row of `playback` may be in several suites, and what it reports may have begun in the hour before. */
const CELL = {
  hits: { suite: 'suite', hour: 'toStartOfHour(occurred_at)' },
  playback: {
    suite: 'arrayJoin(suites)',
    hour: 'arrayJoin(arrayDistinct([toStartOfHour(occurred_at), toStartOfHour(occurred_at - toIntervalMillisecond(duration_ms))]))',
  },
} as const satisfies Record<Kind, { suite: string; hour: string }>;

/** `suite, hour` touched by a row of the table, for use in a select. */
export const cellOf = (kind: Kind): string => `${CELL[kind].suite} as cell_suite, ${CELL[kind].hour} as cell_hour`;

/**
 * Longest time until an insert is visible to queries, after the engine dated its rows. A build that began later than
 * this after the last arrival is complete.
 */
export const SETTLE_MS = 60_000;

/** The latest build of an hour. Not with FINAL, which does not merge rows of several shards. */
export const LAST_BUILD =
  'argMax(began_at, rollup_builds.build) as began_at, argMax(definition, rollup_builds.build) as definition, max(rollup_builds.build) as build';
