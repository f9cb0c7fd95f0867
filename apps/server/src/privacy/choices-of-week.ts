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

const CATALAN = {
  choices: (count: string) => `Tries: ${count}.`,
  accepted: (count: string) => `Ho accepten tot: ${count}`,
  partly: (count: string) => `N’accepten una part: ${count}`,
  refused: (count: string) => `Ho rebutgen tot: ${count}`,
  erased: (count: string) => `Visitants esborrats: ${count}`,
  exported: (count: string) => `Visitants exportats: ${count}`,
};
const ENGLISH: typeof CATALAN = {
  choices: (count) => `Choices: ${count}.`,
  accepted: (count) => `Accept everything: ${count}`,
  partly: (count) => `Accept a part: ${count}`,
  refused: (count) => `Refuse everything: ${count}`,
  erased: (count) => `Visitors erased: ${count}`,
  exported: (count) => `Visitors exported: ${count}`,
};
const WORDS = { ca: CATALAN, en: ENGLISH };

export const choicesOfWeek =
  (database: Pick<OperationalDatabase, 'select'>, proofs: Pick<ConsentProofs, 'days'>): ReadWeekList =>
  async ({ fromMs, toMs, timeZone, language }) => {
    const words = WORDS[language];
    const [from, to] = [new Date(fromMs), new Date(toMs)];
    const dayOf = (ms: number) => isoDate(localDateAt(ms, timeZone));
    const days = choiceDays(await proofs.days(from, to, timeZone), daysBetween(dayOf(fromMs), dayOf(toMs - 1)));
    const text = (count: number) => numberText(count, language);
    const sumOf = (kind: 'accepted' | 'partly' | 'refused') => text(days.reduce((sum, day) => sum + day[kind], 0));
    const done = await database
      .select({ action: auditLog.action, entries: count() })
      .from(auditLog)
      .where(and(inArray(auditLog.action, [...DONE]), gte(auditLog.at, from), lt(auditLog.at, to)))
      .groupBy(auditLog.action);
    const doneText = (action: (typeof DONE)[number]) => text(done.find((one) => one.action === action)?.entries ?? 0);
    return {
      lines: [
        words.choices(text(days.reduce((sum, day) => sum + day.first + day.changed, 0))),
        words.accepted(sumOf('accepted')),
        words.partly(sumOf('partly')),
        words.refused(sumOf('refused')),
        words.erased(doneText('privacy.erased')),
        words.exported(doneText('privacy.exported')),
      ],
      rows: days.map((day) => ({ ...day })),
    };
  };
