/** Saved segments in the operational store. A name belongs to one segment. */
import { failed, ok, type Result, type SavedSegment, type SavedSegmentRequest } from '@sintonia/contracts';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import { newId } from '../stores/operational/new-id.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { savedSegment } from '../stores/operational/tables/saved-segment-table.ts';

/** Most saved segments, so that a list stays readable. */
const MAX_SEGMENTS = 500;

export type Refusal = 'nameTaken' | 'tooMany' | 'unknown';

export interface SavedSegments {
  /** By name. */
  list(): Promise<SavedSegment[]>;
  create(request: SavedSegmentRequest, by: string): Promise<Result<SavedSegment, Refusal>>;
  change(id: string, request: SavedSegmentRequest, by: string): Promise<Result<SavedSegment, Refusal>>;
  remove(id: string): Promise<Result<null, Refusal>>;
}

export function createSavedSegments(database: OperationalDatabase, now: () => Date): SavedSegments {
  const isTaken = async (name: string, exceptId: string): Promise<boolean> => {
    const sameName = and(eq(savedSegment.name, name), ne(savedSegment.id, exceptId));
    return (await database.select().from(savedSegment).where(sameName)).length > 0;
  };
  return {
    list: async () => (await database.select().from(savedSegment).orderBy(asc(savedSegment.name))).map(toSegment),
    create: async (request, by) => {
      const id = newId();
      if (await isTaken(request.name, id)) return failed('nameTaken');
      const [all] = await database.select({ n: count() }).from(savedSegment);
      if ((all?.n ?? 0) >= MAX_SEGMENTS) return failed('tooMany');
      const row = { ...request, id, changedBy: by, changedAt: now() };
      const created = await database.insert(savedSegment).values(row).onConflictDoNothing().returning();
      return created[0] ? ok(toSegment(created[0])) : failed('nameTaken');
    },
    change: async (id, request, by) => {
      if (await isTaken(request.name, id)) return failed('nameTaken');
      const row = { ...request, changedBy: by, changedAt: now() };
      const [changed] = await database.update(savedSegment).set(row).where(eq(savedSegment.id, id)).returning();
      return changed ? ok(toSegment(changed)) : failed('unknown');
    },
    remove: async (id) => {
      const removed = await database.delete(savedSegment).where(eq(savedSegment.id, id)).returning();
      return removed.length > 0 ? ok(null) : failed('unknown');
    },
  };
}

const toSegment = (row: typeof savedSegment.$inferSelect): SavedSegment => ({
  ...row,
  changedAt: row.changedAt.toISOString(),
});
