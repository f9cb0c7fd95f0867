/** Saved views and boards of studio staff (R-19). */
import { failed, ok, type Result, SAVED_VIEW_LIMITS, type SavedViewRequest } from '@sintonia/contracts';
import { and, asc, count, eq, inArray, max, or, sql } from 'drizzle-orm';
import { newId } from '../stores/operational/new-id.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { savedView, savedViewPin } from '../stores/operational/tables/saved-view-tables.ts';

export type StoredView = typeof savedView.$inferSelect;
/** The requesting person; administrators may change every shared view. */
export interface Requester {
  email: string;
  role: string;
}

export const mayChange = (view: Pick<StoredView, 'createdBy' | 'isShared'>, { email, role }: Requester): boolean =>
  view.createdBy === email || (view.isShared && role === 'administrator');
const maySee = (view: Pick<StoredView, 'createdBy' | 'isShared'>, { email }: Requester): boolean =>
  view.isShared || view.createdBy === email;

export interface SavedViews {
  /** The asker's own and all shared ones, by name, each with its place on the asker's board. */
  list(asker: Requester): Promise<(StoredView & { place: number | null })[]>;
  /** Null if it does not exist or has another owner. */
  find(id: string, asker: Requester): Promise<StoredView | null>;
  save(request: SavedViewRequest, asker: Requester): Promise<Result<StoredView, 'tooMany'>>;
  change(id: string, set: Pick<StoredView, 'name' | 'isShared'>, asker: Requester): Promise<StoredView | null>;
  /** Removes it from every board, with its mailings. */
  remove(id: string, asker: Requester): Promise<StoredView | null>;
  pin(id: string, isPinned: boolean, asker: Requester): Promise<Result<StoredView, 'unknown' | 'tooMany'>>;
  order(ids: readonly string[], asker: Requester): Promise<void>;
}

export function createSavedViews(database: OperationalDatabase, now: () => Date): SavedViews {
  const find = async (id: string, asker: Requester) => {
    const [row] = await database.select().from(savedView).where(eq(savedView.id, id));
    return row && maySee(row, asker) ? row : null;
  };
  const findToChange = async (id: string, asker: Requester) => {
    const row = await find(id, asker);
    return row && mayChange(row, asker) ? row : null;
  };
  const pinNew = async (viewId: string, { email }: Requester): Promise<boolean> => {
    const mine = eq(savedViewPin.email, email);
    const [{ pins = 0, last = 0 } = {}] = await database
      .select({ pins: count(), last: max(savedViewPin.place) })
      .from(savedViewPin)
      .where(mine);
    if (pins >= SAVED_VIEW_LIMITS.tiles) return false;
    await database
      .insert(savedViewPin)
      .values({ viewId, email, place: (last ?? 0) + 1 })
      .onConflictDoNothing();
    return true;
  };

  return {
    list: async ({ email }) => {
      const rows = await database
        .select({ view: savedView, place: savedViewPin.place })
        .from(savedView)
        .leftJoin(savedViewPin, and(eq(savedViewPin.viewId, savedView.id), eq(savedViewPin.email, email)))
        .where(or(eq(savedView.isShared, true), eq(savedView.createdBy, email)))
        .orderBy(asc(sql`lower(${savedView.name})`), asc(savedView.id));
      return rows.map(({ view, place }) => ({ ...view, place }));
    },
    find,
    save: async ({ name, path, query, analysis, isShared, isPinned }, asker) => {
      const [{ views = 0 } = {}] = await database
        .select({ views: count() })
        .from(savedView)
        .where(eq(savedView.createdBy, asker.email));
      if (views >= SAVED_VIEW_LIMITS.views) return failed('tooMany');
      const row = { id: newId(), name, path, query, analysis, isShared, createdBy: asker.email, createdAt: now() };
      await database.insert(savedView).values(row);
      if (isPinned) await pinNew(row.id, asker);
      return ok(row);
    },
    change: async (id, { name, isShared }, asker) => {
      if (!(await findToChange(id, asker))) return null;
      const [row] = await database.update(savedView).set({ name, isShared }).where(eq(savedView.id, id)).returning();
      if (row && !isShared) {
        const { viewId, email } = savedViewPin;
        await database.delete(savedViewPin).where(and(eq(viewId, id), sql`${email} <> ${row.createdBy}`));
      }
      return row ?? null;
    },
    remove: async (id, asker) => {
      if (!(await findToChange(id, asker))) return null;
      const [row] = await database.delete(savedView).where(eq(savedView.id, id)).returning();
      return row ?? null;
    },
    pin: async (id, isPinned, asker) => {
      const view = await find(id, asker);
      if (!view) return failed('unknown');
      if (isPinned) return (await pinNew(id, asker)) ? ok(view) : failed('tooMany');
      await database.delete(savedViewPin).where(and(eq(savedViewPin.viewId, id), eq(savedViewPin.email, asker.email)));
      return ok(view);
    },
    order: async (ids, { email }) => {
      if (ids.length === 0) return;
      const place = sql`array_position(array[${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )}]::text[], ${savedViewPin.viewId})`;
      await database
        .update(savedViewPin)
        .set({ place })
        .where(and(eq(savedViewPin.email, email), inArray(savedViewPin.viewId, [...ids])));
    },
  };
}
