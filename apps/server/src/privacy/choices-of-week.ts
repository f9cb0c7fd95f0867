/** Consent choices of a week and what was done for single visitors, for a mail: numbers only. */
import { choiceDays, isoDate, localDateAt } from '@sintonia/contracts';
import { and, count, eq, gte, lt } from 'drizzle-orm';
import { numberText } from '../mail/number-text.ts';
import type { ReadWeekList } from '../mail/week-list.ts';
import { daysBetween } from '../query/civil-days.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { auditLog } from '../stores/operational/tables/audit-table.ts';
import type { ConsentProofs } from './consent-proofs.ts';

const DONE = {
  'privacy.erased': 'Visitants esborrats',
  'privacy.exported': 'Visitants exportats',
} as const;

export const choicesOfWeek =
  (database: Pick<OperationalDatabase, 'select'>, proofs: Pick<ConsentProofs, 'days'>): ReadWeekList =>
  async ({ fromMs, toMs, timeZone }) => {
    const [from, to] = [new Date(fromMs), new Date(toMs)];
    const dayOf = (ms: number) => isoDate(localDateAt(ms, timeZone));
    const days = choiceDays(await proofs.days(from, to, timeZone), daysBetween(dayOf(fromMs), dayOf(toMs - 1)));
    const sumOf = (kind: 'accepted' | 'partly' | 'refused') => days.reduce((sum, day) => sum + day[kind], 0);
    const countOf = async (action: keyof typeof DONE) => {
      const isDone = and(eq(auditLog.action, action), gte(auditLog.at, from), lt(auditLog.at, to));
      const [row] = await database.select({ done: count() }).from(auditLog).where(isDone);
      return `${DONE[action]}: ${numberText(row?.done ?? 0)}`;
    };
    return {
      lines: [
        `Tries: ${numberText(days.reduce((sum, day) => sum + day.first + day.changed, 0))}.`,
        `Ho accepten tot: ${numberText(sumOf('accepted'))}`,
        `N’accepten una part: ${numberText(sumOf('partly'))}`,
        `Ho rebutgen tot: ${numberText(sumOf('refused'))}`,
        await countOf('privacy.erased'),
        await countOf('privacy.exported'),
      ],
      rows: days.map((day) => ({ ...day })),
    };
  };
