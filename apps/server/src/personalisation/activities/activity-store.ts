/** Activities in the operational store. */
import { Activity, type ActivityChange } from '@sintonia/contracts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import * as tables from '../../stores/operational/tables/activity-tables.ts';

/** Action, for the history. */
export type Change = Omit<ActivityChange, 'at' | 'version'>;

export interface ActivityStore {
  /** In order of creation. */
  all(): Promise<Activity[]>;
  /** Newest first. */
  changes(id: string): Promise<ActivityChange[]>;
  add(activity: Activity, change: Change): Promise<void>;
  /** False if the previous version no longer exists, because of a concurrent change. */
  replace(activity: Activity, change: Change): Promise<boolean>;
  /** Changes with every write by any server. */
  mark(): Promise<string>;
  /** Signs preview links. */
  secret(): Promise<string>;
}

export function createActivityStore(database: OperationalDatabase): ActivityStore {
  return {
    all: async () => {
      const rows = await database.select().from(tables.activity);
      return rows
        .map(({ document }) => Activity.parse(document))
        .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
    },
    changes: async (id) => {
      const of = tables.activityChange;
      const rows = await database.select().from(of).where(eq(of.activity, id)).orderBy(desc(of.id)).limit(200);
      return rows.map(({ at, by, action, version, fields }) => ({
        at: at.toISOString(),
        by,
        action,
        version,
        fields: [...fields],
      }));
    },
    add: async (document, change) => {
      const { id, version, state } = document;
      await database.transaction(async (transaction) => {
        await transaction.insert(tables.activity).values({ id, version, state, document });
        await transaction.insert(tables.activityChange).values({ activity: id, version, ...change });
      });
    },
    replace: async (document, change) => {
      const { id, version, state } = document;
      const of = tables.activity;
      return database.transaction(async (transaction) => {
        const written = await transaction
          .update(of)
          .set({ version, state, document, updatedAt: new Date() })
          .where(and(eq(of.id, id), eq(of.version, version - 1)))
          .returning({ id: of.id });
        if (written.length === 0) return false;
        await transaction.insert(tables.activityChange).values({ activity: id, version, ...change });
        return true;
      });
    },
    mark: async () => {
      const of = tables.activity;
      const [row] = await database
        .select({ mark: sql<string>`count(*) || ' ' || coalesce(sum(${of.version}), 0)` })
        .from(of);
      return row?.mark ?? '';
    },
    secret: async () => {
      const [row] = await database.select().from(tables.activitySecret).orderBy(asc(tables.activitySecret.id));
      if (!row) throw new Error('activity_secret has no row'); // inserted by the migration
      return row.secret;
    },
  };
}
