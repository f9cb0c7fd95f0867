/** Adds counts of promises and states of creatives to the stored ones. */
import { and, desc, lt, sql } from 'drizzle-orm';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { adCreative, adPromiseQuarter } from '../../stores/operational/tables/advertising-tables.ts';
import type { CreativeRecord } from '../creatives/creative-record.ts';
import type { PromiseQuarter } from './promise-quarters.ts';
import { MAX_CREATIVES } from './read-ad-records.ts';

export async function writePromises(
  database: Pick<OperationalDatabase, 'insert'>,
  promises: readonly PromiseQuarter[],
): Promise<void> {
  if (promises.length === 0) return;
  await database
    .insert(adPromiseQuarter)
    .values([...promises])
    .onConflictDoUpdate({
      target: [adPromiseQuarter.isDemo, adPromiseQuarter.since, adPromiseQuarter.promise],
      set: {
        kept: sql`${adPromiseQuarter.kept} + excluded.kept`,
        broken: sql`${adPromiseQuarter.broken} + excluded.broken`,
      },
    });
}

export async function writeRows(
  database: OperationalDatabase,
  promises: readonly PromiseQuarter[],
  files: readonly CreativeRecord[],
  now: Date,
): Promise<void> {
  await writePromises(database, promises);
  if (files.length === 0) return;
  await database
    .insert(adCreative)
    .values(files.map((file) => ({ ...file, times: 1, lastAt: now })))
    .onConflictDoUpdate({
      target: adCreative.key,
      set: {
        source: sql`excluded.source`,
        problem: sql`excluded.problem`,
        lengthS: sql`excluded.length_s`,
        bytes: sql`excluded.bytes`,
        times: sql`${adCreative.times} + 1`,
        lastAt: sql`excluded.last_at`,
      },
    });
  const [oldest] = await database
    .select({ at: adCreative.lastAt })
    .from(adCreative)
    .orderBy(desc(adCreative.lastAt))
    .offset(MAX_CREATIVES)
    .limit(1);
  if (oldest) await database.delete(adCreative).where(and(lt(adCreative.lastAt, oldest.at)));
}
