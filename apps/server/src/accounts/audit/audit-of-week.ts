/** The audit log of a week, for a mail: numbers only, since a mail can be forwarded. */
import { and, gte, lt, sql } from 'drizzle-orm';
import { numberText } from '../../mail/number-text.ts';
import { type ReadWeekList, sumsBy } from '../../mail/week-list.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { auditLog } from '../../stores/operational/tables/audit-table.ts';

const CATALAN = {
  none: 'No hi ha cap entrada nova al registre.',
  sum: (entries: string) => `Entrades del registre: ${entries}.`,
  commands: 'Ordres al servidor',
  nobody: 'El servidor, o algú desconegut',
};
const ENGLISH: typeof CATALAN = {
  none: 'There is no new entry in the log.',
  sum: (entries) => `Entries in the log: ${entries}.`,
  commands: 'Commands on the server',
  nobody: 'The server, or somebody unknown',
};
const WORDS = { ca: CATALAN, en: ENGLISH };

/** By day, actor and action. */
export const auditOfWeek =
  (database: Pick<OperationalDatabase, 'select'>): ReadWeekList =>
  async ({ fromMs, toMs, timeZone, language }) => {
    const words = WORDS[language];
    const nameOf = (actor: string) => (actor === 'command' ? words.commands : actor || words.nobody);
    const rows = await database
      .select({
        day: sql<string>`to_char(${auditLog.at} at time zone ${timeZone}, 'YYYY-MM-DD')`,
        actor: auditLog.actor,
        action: auditLog.action,
        entries: sql<number>`cast(count(*) as integer)`,
      })
      .from(auditLog)
      .where(and(gte(auditLog.at, new Date(fromMs)), lt(auditLog.at, new Date(toMs))))
      .groupBy(sql`1, 2, 3`)
      .orderBy(sql`1, 2, 3`);
    const all = sumsBy(
      rows,
      ({ actor }) => actor,
      ({ entries }) => entries,
    );
    const sum = rows.reduce((total, { entries }) => total + entries, 0);
    return {
      lines: [
        sum === 0 ? words.none : words.sum(numberText(sum, language)),
        ...all.map(([actor, entries]) => `${nameOf(actor)}: ${numberText(entries, language)}`),
      ],
      rows,
    };
  };
