/** A visitor's playback positions and saved items (W-08). The newest change of an item wins, on any device. */
import type { PlaybackPosition, SavedChange, VisitorShelf } from '@sintonia/contracts';
import { and, desc, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { visitorPlace, visitorSaved } from '../../stores/operational/tables/visitor-tables.ts';

/** Older entries are deleted. */
const MAX_POSITIONS = 300;
const MAX_SAVED = 300;

export interface VisitorListStore {
  of(userId: string): Promise<VisitorShelf>;
  storePositions(userId: string, places: readonly PlaybackPosition[]): Promise<void>;
  change(userId: string, changes: readonly SavedChange[]): Promise<void>;
  forgetHistory(userId: string): Promise<void>;
}

/** @param nowMs changes dated in the future are clamped to now: a wrong device clock would win for ever */
export function createVisitorListStore(database: OperationalDatabase, nowMs: () => number): VisitorListStore {
  const clampedTime = (atMs: number) => new Date(Math.min(atMs, nowMs()));

  const places = (userId: string) =>
    database
      .select()
      .from(visitorPlace)
      .where(eq(visitorPlace.userId, userId))
      .orderBy(desc(visitorPlace.at), visitorPlace.episode)
      .limit(MAX_POSITIONS);
  const saved = (userId: string) =>
    database
      .select()
      .from(visitorSaved)
      .where(eq(visitorSaved.userId, userId))
      .orderBy(desc(visitorSaved.at), visitorSaved.item)
      .limit(MAX_SAVED);

  return {
    of: async (userId) => ({
      places: (await places(userId)).map(({ episode, positionS, at }) => ({ episode, positionS, atMs: at.getTime() })),
      saved: (await saved(userId)).map(({ kind, item, at }) => {
        const atMs = at.getTime();
        return kind === 'programme' ? { kind, id: item, atMs } : { kind, id: Number(item), atMs };
      }),
    }),

    storePositions: async (userId, positions) => {
      const rows = positions.map(({ episode, positionS, atMs }) => ({
        userId,
        episode,
        positionS,
        at: clampedTime(atMs),
      }));
      const newest = [...new Map(rows.toSorted((a, b) => +a.at - +b.at).map((row) => [row.episode, row])).values()];
      if (newest.length === 0) return;
      await database
        .insert(visitorPlace)
        .values(newest)
        .onConflictDoUpdate({
          target: [visitorPlace.userId, visitorPlace.episode],
          set: { positionS: sql`excluded.position_s`, at: sql`excluded.at` },
          setWhere: lt(visitorPlace.at, sql`excluded.at`),
        });
      const last = (await places(userId)).map(({ episode }) => episode);
      if (last.length < MAX_POSITIONS) return;
      await database
        .delete(visitorPlace)
        .where(and(eq(visitorPlace.userId, userId), notInArray(visitorPlace.episode, last)));
    },

    change: async (userId, changes) => {
      const shelf = await saved(userId);
      let room = MAX_SAVED - shelf.length;
      for (const { kind, id, isSaved, atMs } of changes) {
        const own = { userId, kind, item: String(id) };
        const isOwn = and(
          eq(visitorSaved.userId, userId),
          eq(visitorSaved.kind, kind),
          eq(visitorSaved.item, own.item),
        );
        if (!isSaved) room += (await database.delete(visitorSaved).where(isOwn).returning()).length;
        else if (room > 0)
          room -= (
            await database
              .insert(visitorSaved)
              .values({ ...own, at: clampedTime(atMs) })
              .onConflictDoNothing()
              .returning()
          ).length;
      }
    },

    forgetHistory: async (userId) => {
      await database.delete(visitorPlace).where(eq(visitorPlace.userId, userId));
    },
  };
}
