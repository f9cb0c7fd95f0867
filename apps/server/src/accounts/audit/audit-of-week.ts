/** The audit log of a week, for a mail: numbers only, since a mail can be forwarded. */
import { and, gte, lt, sql } from 'drizzle-orm';
import { numberText } from '../../mail/number-text.ts';
import { type ReadWeekList, sumsBy } from '../../mail/week-list.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { auditLog } from '../../stores/operational/tables/audit-table.ts';

/** By day, actor and action. */
export const auditOfWeek =
  (database: Pick<OperationalDatabase, 'select'>): ReadWeekList =>
  async ({ fromMs, toMs, timeZone }) => {
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
        sum === 0 ? 'No hi ha cap entrada nova al registre.' : `Entrades del registre: ${numberText(sum)}.`,
        ...all.map(([actor, entries]) => `${nameOf(actor)}: ${numberText(entries)}`),
      ],
      rows,
    };
  };

const nameOf = (actor: string): string => {
  if (actor === 'command') return 'Ordres al servidor';
  return actor === '' ? 'El servidor, o algú desconegut' : actor;
};
