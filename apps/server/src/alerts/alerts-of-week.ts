/** The alerts of a week, for a mail. */
import { and, asc, eq, gte, isNull, lt, or } from 'drizzle-orm';
import { numberText } from '../mail/number-text.ts';
import { type ReadWeekList, spanText } from '../mail/week-list.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { alertEvent, alertRule } from '../stores/operational/tables/alert-tables.ts';
import { type NamedSuites, suiteText } from './suite-text.ts';

/** Those that began in the week or had not ended before it, in the order of their beginning. */
export const alertsOfWeek =
  (database: OperationalDatabase, suites: () => NamedSuites): ReadWeekList =>
  async ({ fromMs, toMs, timeZone }) => {
    const [from, to] = [new Date(fromMs), new Date(toMs)];
    const found = await database
      .select({ name: alertRule.name, suite: alertRule.suite, event: alertEvent })
      .from(alertEvent)
      .innerJoin(alertRule, eq(alertRule.id, alertEvent.ruleId))
      .where(and(lt(alertEvent.beganAt, to), or(isNull(alertEvent.endedAt), gte(alertEvent.endedAt, from))))
      .orderBy(asc(alertEvent.beganAt), asc(alertEvent.id));
    const lasting = found.filter(({ event }) => event.endedAt === null).length;
    return {
      lines: [
        found.length === 0
          ? 'No hi ha hagut cap alerta.'
          : `Alertes: ${numberText(found.length)}${lasting > 0 ? `, de les quals ${numberText(lasting)} encara ${lasting === 1 ? 'dura' : 'duren'}` : ''}.`,
        ...found.map(({ name, suite, event: { beganAt, endedAt } }) => {
          const suiteName = suiteText(suite, suites());
          return `${name}${suiteName === null ? '' : ` (${suiteName})`}: ${spanText(beganAt, endedAt, timeZone)}`;
        }),
      ],
      rows: found.map(({ name, suite, event: { beganAt, endedAt, value, usual, sections } }) => ({
        rule: name,
        suite,
        began: beganAt.toISOString(),
        ended: endedAt?.toISOString() ?? null,
        value,
        usual,
        sections: sections.join(' '),
      })),
    };
  };
