/** Uploaded figures of the incumbent server. */
import { and, between, eq, sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { parallelFigure } from '../stores/operational/tables/parallel-figure-table.ts';
import type { ImportedFigure } from './read-figures.ts';

export interface FigureStore {
  /** From and to, inclusive. */
  read(suite: string, days: { from: string; to: string }): Promise<ImportedFigure[]>;
  /** Replaces earlier figures of the same day and metric. All or none. */
  store(suite: string, figures: readonly ImportedFigure[], given: { by: string; at: Date }): Promise<void>;
}

/** Rows per statement. */
const AT_ONCE = 500;

export const createFigureStore = (database: OperationalDatabase): FigureStore => ({
  read: (suite, { from, to }) =>
    database
      .select({ day: parallelFigure.day, metric: parallelFigure.metric, value: parallelFigure.value })
      .from(parallelFigure)
      .where(and(eq(parallelFigure.suite, suite), between(parallelFigure.day, from, to))),
  store: (suite, figures, { by, at }) =>
    database.transaction(async (transaction) => {
      const latest = new Map(figures.map((figure) => [`${figure.day} ${figure.metric}`, figure]));
      const rows = [...latest.values()].map((figure) => ({ ...figure, suite, givenAt: at, givenBy: by }));
      for (let i = 0; i < rows.length; i += AT_ONCE) {
        await transaction
          .insert(parallelFigure)
          .values(rows.slice(i, i + AT_ONCE))
          .onConflictDoUpdate({
            target: [parallelFigure.suite, parallelFigure.day, parallelFigure.metric],
            set: {
              value: sql`excluded.value`,
              givenAt: sql`excluded.given_at`,
              givenBy: sql`excluded.given_by`,
            },
          });
      }
    }),
});
