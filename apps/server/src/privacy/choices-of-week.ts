/** Consent choices of a week and what was done for single visitors, for a mail: numbers only. */
import { choiceDays, isoDate, localDateAt } from '@sintonia/contracts';
import { and, count, gte, inArray, lt } from 'drizzle-orm';
import { numberText } from '../mail/number-text.ts';
import type { ReadWeekList } from '../mail/week-list.ts';
import { daysBetween } from '../query/civil-days.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { auditLog } from '../stores/operational/tables/audit-table.ts';
import type { ConsentProofs } from './consent-proofs.ts';

const DONE = ['privacy.erased', 'privacy.exported'] as const;

export const choicesOfWeek =
  (database: Pick<OperationalDatabase, 'select'>, proofs: Pick<ConsentProofs, 'days'>): ReadWeekList =>
  async ({ fromMs, toMs, timeZone }) => {
    const [from, to] = [new Date(fromMs), new Date(toMs)];
    const dayOf = (ms: number) => isoDate(localDateAt(ms, timeZone));
    const days = choiceDays(await proofs.days(from, to, timeZone), daysBetween(dayOf(fromMs), dayOf(toMs - 1)));
    const sumOf = (kind: 'accepted' | 'partly' | 'refused') => days.reduce((sum, day) => sum + day[kind], 0);
    const done = await database
      .select({ action: auditLog.action, entries: count() })
      .from(auditLog)
      .where(and(inArray(auditLog.action, [...DONE]), gte(auditLog.at, from), lt(auditLog.at, to)))
      .groupBy(auditLog.action);
    const doneText = (action: (typeof DONE)[number]) =>
      numberText(done.find((one) => one.action === action)?.entries ?? 0);
    return {
      lines: [
        `Tries: ${numberText(days.reduce((sum, day) => sum + day.first + day.changed, 0))}.`,
        `Ho accepten tot: ${numberText(sumOf('accepted'))}`,
        `N’accepten una part: ${numberText(sumOf('partly'))}`,
        `Ho rebutgen tot: ${numberText(sumOf('refused'))}`,
        `Visitants esborrats: ${doneText('privacy.erased')}`,
        `Visitants exportats: ${doneText('privacy.exported')}`,
      ],
      rows: days.map((day) => ({ ...day })),
    };
  };
