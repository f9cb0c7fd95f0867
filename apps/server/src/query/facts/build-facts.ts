/** Writes facts of hours that no longer change, including the day before and after. */
import { HOUR_MS } from '@sintonia/contracts';
import { type EventStore, EventStoreError } from '../../stores/events/event-store.ts';
import { eventHits } from '../plan/event-hits.ts';
import { VIEWING_PARTS } from '../plan/viewing-parts.ts';
import { OF_VISIT } from '../plan/visit-columns.ts';
import type { Period } from '../relations.ts';
import { engineTime, SUITES_BUILT, writeBuilds } from '../rollups/build-hours.ts';
import { named, type Sql } from '../sql.ts';
import { FACT_KINDS, type FactSource, hoursWithBuilds, isReadBy } from './fact-kinds.ts';
import { FACT_COLUMNS, factRows, RAW_COLUMNS } from './hit-facts.ts';
import { partFactColumns, partFactRows, VIEWING_FACT_COLUMNS, viewingFactRows } from './viewing-facts.ts';
import { VISIT_FACT_COLUMNS, visitFactRows } from './visit-facts.ts';

/** Hours per statement, which holds their rows and those of a day before and after in memory. */
const HOURS_AT_ONCE = 24;
/** Hours examined at once, latest first. */
const MOST = 720;
/** An hour is written only after another day, whose events may still change its visits. */
const WAITS_H = 26;

interface Table {
  name: string;
  columns: readonly string[];
  /** Rows of the hours of a span: `hour`, then the columns. */
  rows: (suite: string, span: Period) => Sql;
}
const TABLES: Readonly<Record<FactSource, readonly Table[]>> = {
  hits: [
    {
      name: 'hit_facts',
      columns: FACT_COLUMNS,
      rows: (suite, span) =>
        factRows(
          eventHits({
            suite,
            spans: [span],
            needs: new Set(OF_VISIT),
            further: RAW_COLUMNS.map((name) => ({ name, value: named(`hit.${name}`) })),
          }),
        ),
    },
    { name: 'visit_facts', columns: VISIT_FACT_COLUMNS, rows: visitFactRows },
  ],
  playback: [
    { name: 'viewing_facts', columns: VIEWING_FACT_COLUMNS, rows: viewingFactRows },
    ...Object.values(VIEWING_PARTS).map((part) => ({
      name: part.table,
      columns: partFactColumns(part),
      rows: partFactRows(part),
    })),
  ],
};

export interface FactsParts {
  events: Pick<EventStore, 'query' | 'change'>;
  reportSuite: string;
  settleMs: number;
  reserveNumbers: (count: number) => number;
  isStopped: () => boolean;
}

/** Writes all due hours; returns their number. Rejects with `EventStoreError`. */
export async function buildFacts(parts: FactsParts): Promise<number> {
  let built = 0;
  for (const source of Object.keys(FACT_KINDS) as FactSource[]) {
    for (;;) {
      const before = built;
      for (const run of await findDue(parts, source)) {
        if (parts.isStopped()) return built;
        built += await write(parts, source, run);
      }
      if (built === before) break;
    }
  }
  return built;
}

interface Run extends Period {
  suite: string;
}

async function findDue({ events, reportSuite, settleMs }: FactsParts, source: FactSource): Promise<Run[]> {
  const touches = `
    select suite, hour, touched_at from rollup_touches where ${isReadBy(source)} and suite in (
      select suite from rollup_touches group by suite
      order by suite = {reportSuite:String} desc, uniqExact(hour) desc limit ${SUITES_BUILT}
    )`;
  const due = await events.query<{ suite: string; ms: number }>(
    `select suite, toUnixTimestamp(hour) * 1000 as ms from (${hoursWithBuilds(source, touches)})
     where build = 0 and touched_at < fromUnixTimestamp64Milli({settledMs:Int64}, 'UTC')
       and ms < {settledMs:Int64} - ${WAITS_H * HOUR_MS}
     order by suite, ms desc limit ${MOST}`,
    { reportSuite, settleMs, settledMs: (await engineTime(events)) - settleMs },
  );
  const runs: Run[] = [];
  for (const { suite, ms } of due) {
    const run = runs.at(-1);
    const isNext = run?.suite === suite && run.fromMs === ms + HOUR_MS;
    if (run && isNext && run.toMs - run.fromMs < HOURS_AT_ONCE * HOUR_MS) run.fromMs = ms;
    else runs.push({ suite, fromMs: ms, toMs: ms + HOUR_MS });
  }
  return runs;
}

/** A run above the memory limit is halved; a single hour above it stays to be read from events. */
async function write(parts: FactsParts, source: FactSource, run: Run): Promise<number> {
  const hours = (run.toMs - run.fromMs) / HOUR_MS;
  try {
    const tables = TABLES[source].map(({ name, columns, rows }) => ({
      name,
      columns: columns.join(', '),
      select: rows(run.suite, run),
    }));
    const firstBuild = parts.reserveNumbers(hours);
    const { kind, definition } = FACT_KINDS[source];
    await writeBuilds(parts.events, { ...run, kind, definition, firstBuild, tables });
    return hours;
  } catch (error) {
    if (!(error instanceof EventStoreError) || error.kind !== 'limit') throw error;
    if (hours === 1) return 0;
    const middleMs = run.fromMs + Math.floor(hours / 2) * HOUR_MS;
    const first = await write(parts, source, { ...run, toMs: middleMs });
    return first + (await write(parts, source, { ...run, fromMs: middleMs }));
  }
}
