/**
 * Weekly mails of saved views.
 *
 * Every process with these routes looks for due mails. One UPDATE claims a mail for its week, so that one process sends
 * it, and a second UPDATE marks that it is being handed over. A process that stops before the second one leaves a mail
 * that is claimed again; after it, nobody can know whether the mail was delivered, and it is reported instead of sent
 * twice.
 */
import { randomBytes } from 'node:crypto';
import { failed, MINUTE_MS, mayReadMailed, ok, type Result, SAVED_VIEW_LIMITS } from '@sintonia/contracts';
import { and, asc, count, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { activeStaffOf, listActiveStaff } from '../access/active-staff.ts';
import { claimRow } from '../stores/operational/claim-row.ts';
import { newId } from '../stores/operational/new-id.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { savedView, viewMailing } from '../stores/operational/tables/saved-view-tables.ts';
import type { StoredView } from './saved-views.ts';
import { ABANDONED_AFTER_MS, type Mailing } from './view-mailing.ts';

/** Attempts in one week. */
const MAX_ATTEMPTS = 5;
/** Before a failed mail is tried again. */
const RETRY_AFTER_MS = 15 * MINUTE_MS;

export function createMailings(database: OperationalDatabase, now: () => Date) {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const isTurnOf = ({ id, week, attempt }: Mailing) =>
    and(eq(viewMailing.id, id), eq(viewMailing.week, week ?? ''), eq(viewMailing.attempt, attempt));
  const finish = async (mailing: Mailing, set: Pick<Mailing, 'state' | 'problem'>) => {
    await database
      .update(viewMailing)
      .set({ ...set, stateAt: now() })
      .where(isTurnOf(mailing));
  };

  return {
    /** Why nothing is sent to its recipient any more; null otherwise. */
    refusalOf: async ({ recipient, viewId }: Mailing): Promise<'notActive' | 'notAllowed' | null> => {
      const reader = await activeStaffOf(database, recipient);
      if (!reader) return 'notActive';
      const [view] = await database.select({ path: savedView.path }).from(savedView).where(eq(savedView.id, viewId));
      return view && !mayReadMailed(view.path, reader.role) ? 'notAllowed' : null;
    },
    recipients: () => listActiveStaff(database),
    ofViews: async (ids: readonly string[]): Promise<Mailing[]> =>
      ids.length === 0
        ? []
        : database
            .select()
            .from(viewMailing)
            .where(inArray(viewMailing.viewId, [...ids]))
            .orderBy(asc(viewMailing.recipient)),
    find: async (id: string): Promise<Mailing | null> =>
      (await database.select().from(viewMailing).where(eq(viewMailing.id, id)))[0] ?? null,
    add: async (
      { id: viewId, path }: Pick<StoredView, 'id' | 'path'>,
      to: string,
      by: string,
      studioOrigin: string,
    ): Promise<Result<Mailing, 'unknownRecipient' | 'recipientNotAllowed' | 'tooMany' | 'already'>> => {
      const recipient = to.toLowerCase();
      const reader = await activeStaffOf(database, recipient);
      if (!reader) return failed('unknownRecipient');
      if (!mayReadMailed(path, reader.role)) return failed('recipientNotAllowed');
      const [{ mailings = 0 } = {}] = await database
        .select({ mailings: count() })
        .from(viewMailing)
        .where(eq(viewMailing.viewId, viewId));
      if (mailings >= SAVED_VIEW_LIMITS.mailings) return failed('tooMany');
      const [row] = await database
        .insert(viewMailing)
        .values({
          id: newId(),
          viewId,
          recipient,
          createdBy: by,
          createdAt: now(),
          studioOrigin,
          key: randomBytes(32).toString('base64url'),
          state: 'waiting',
          attempt: 0,
        })
        .onConflictDoNothing()
        .returning();
      return row ? ok(row) : failed('already');
    },
    remove: async (id: string): Promise<Mailing | null> =>
      (await database.delete(viewMailing).where(eq(viewMailing.id, id)).returning())[0] ?? null,
    unsubscribe: async (key: string): Promise<Mailing | null> =>
      (await database.delete(viewMailing).where(eq(viewMailing.key, key)).returning())[0] ?? null,

    /** Claims one due mail; null if there is none. Mails ordered after the due time wait a week. */
    claim: async ({ week, dueMs }: { week: string; dueMs: number }): Promise<Mailing | null> => {
      const isDue = and(
        lt(viewMailing.createdAt, new Date(dueMs)),
        or(
          isNull(viewMailing.week),
          lt(viewMailing.week, week),
          and(
            eq(viewMailing.week, week),
            lt(viewMailing.attempt, MAX_ATTEMPTS),
            or(
              and(eq(viewMailing.state, 'failed'), lt(viewMailing.stateAt, ago(RETRY_AFTER_MS))),
              and(eq(viewMailing.state, 'counting'), lt(viewMailing.stateAt, ago(ABANDONED_AFTER_MS))),
            ),
          ),
        ),
      );
      return claimRow({
        findDue: () => database.select({ id: viewMailing.id }).from(viewMailing).where(isDue).limit(1),
        claim: (id) =>
          database
            .update(viewMailing)
            .set({
              week,
              state: 'counting',
              problem: null,
              stateAt: now(),
              // A new attempt number also makes a slower process lose its claim.
              attempt: sql`case when ${viewMailing.week} = ${week} then ${viewMailing.attempt} + 1 else 1 end`,
            })
            .where(and(eq(viewMailing.id, id), isDue))
            .returning(),
      });
    },
    /** False if another process has claimed it since. */
    beginHanding: async (mailing: Mailing): Promise<boolean> => {
      const [row] = await database
        .update(viewMailing)
        .set({ state: 'handing', stateAt: now() })
        .where(and(isTurnOf(mailing), eq(viewMailing.state, 'counting')))
        .returning();
      return row !== undefined;
    },
    sent: (mailing: Mailing) => finish(mailing, { state: 'sent', problem: null }),
    failed: (mailing: Mailing, problem: 'figures' | 'mail') => finish(mailing, { state: 'failed', problem }),
  };
}
export type Mailings = ReturnType<typeof createMailings>;
