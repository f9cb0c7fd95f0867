/** Writes the facts of an hour once the day after it has passed. */
import { HOUR_MS } from '@sintonia/contracts';
import { EventStoreError } from '../../stores/events/event-store.ts';
import type { EventsRead } from '../events-read.ts';
import { eventHits } from '../plan/event-hits.ts';
import { VIEWING_PARTS } from '../plan/viewing-parts.ts';
import { OF_VISIT } from '../plan/visit-columns.ts';
import type { Period } from '../relations.ts';
import { writeBuilds } from '../rollups/build-hours.ts';
import type { Sql } from '../sql.ts';
import { FACT_KINDS, type FactSource } from './fact-kinds.ts';
import { type DueFacts, type DueFactsParts, findDueFacts, hourKey } from './find-due-facts.ts';
import { FACT_COLUMNS, factRows, RAW_COLUMNS } from './hit-facts.ts';
import { partFactColumns, partFactRows, VIEWING_FACT_COLUMNS, viewingFactRows } from './viewing-facts.ts';
import { VISIT_FACT_COLUMNS, visitFactRows } from './visit-facts.ts';

/** Most runs of hours without facts in one round, each of a day at most: the round's other work waits for a short time only. */
const NEW_RUNS = 7;

interface Table {
  name: string;
  columns: readonly string[];
  /** Rows of the hours of a span: `hour`, then the columns. */
  rows: (read: EventsRead, span: Period) => Sql;
}
const TABLES: Readonly<Record<FactSource, readonly Table[]>> = {
  hits: [
    {
      name: 'hit_facts',
      columns: FACT_COLUMNS,
      rows: (read, span) =>
        factRows(
          eventHits({
            ...read,
            spans: [span],
            needs: new Set(OF_VISIT),
            further: RAW_COLUMNS,
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

export interface WriteParts extends Pick<DueFactsParts, 'events' | 'tooLarge'> {
  reserveNumbers: (count: number) => number;
}
export interface FactsParts extends WriteParts, DueFactsParts {
  isStopped: () => boolean;
}

/** Writes all due hours; returns their number. Rejects with `EventStoreError`. */
export async function buildFacts(parts: FactsParts): Promise<number> {
  let built = 0;
  for (const source of Object.keys(FACT_KINDS) as FactSource[]) {
    for (;;) {
      const before = built;
      for (const run of await findDueFacts(parts, source, 'all')) {
        if (parts.isStopped()) return built;
        built += (await writeFacts(parts, source, run)).size;
      }
      if (built === before) break;
    }
  }
  return built;
}

export interface NewFacts {
  /** Number of hours. */
  written: number;
  /** Whether more hours are due. */
  isMore: boolean;
}

/** Writes some of the due hours that have never had facts, latest first. Rejects with `EventStoreError`. */
export async function buildNewFacts(parts: FactsParts): Promise<NewFacts> {
  let written = 0;
  let isMore = false;
  for (const source of Object.keys(FACT_KINDS) as FactSource[]) {
    const runs = await findDueFacts(parts, source, 'new');
    isMore ||= runs.length > NEW_RUNS;
    for (const run of runs.slice(0, NEW_RUNS)) {
      if (parts.isStopped()) return { written, isMore };
      written += (await writeFacts(parts, source, run)).size;
    }
  }
  return { written, isMore };
}

/**
 * Returns the builds by hour, epoch ms. Halves a run that exceeds the memory limit; a single hour that exceeds it has no
 * build. Rejects with `EventStoreError`.
 */
export async function writeFacts(
  parts: WriteParts,
  source: FactSource,
  run: DueFacts,
): Promise<ReadonlyMap<number, number>> {
  const hours = (run.toMs - run.fromMs) / HOUR_MS;
  try {
    const tables = TABLES[source].map(({ name, columns, rows }) => ({
      name,
      columns: columns.join(', '),
      select: rows({ suite: run.suite, receivedBeforeMs: run.receivedBeforeMs }, run),
    }));
    const firstBuild = parts.reserveNumbers(hours);
    const { kind, definition } = FACT_KINDS[source];
    await writeBuilds(parts.events, { ...run, kind, definition, firstBuild, tables });
    return new Map(Array.from({ length: hours }, (_, i) => [run.fromMs + i * HOUR_MS, firstBuild + i]));
  } catch (error) {
    if (!(error instanceof EventStoreError) || error.kind !== 'limit') throw error;
    if (hours === 1) {
      parts.tooLarge.add(hourKey(source, run));
      return new Map();
    }
    const middleMs = run.fromMs + Math.floor(hours / 2) * HOUR_MS;
    const first = await writeFacts(parts, source, { ...run, toMs: middleMs });
    return new Map([...first, ...(await writeFacts(parts, source, { ...run, fromMs: middleMs }))]);
  }
}
