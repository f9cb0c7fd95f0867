/** The alerts of a week, for a mail. */
import { and, asc, eq, gte, isNull, lt, or } from 'drizzle-orm';
import { numberText } from '../mail/number-text.ts';
import { type ReadWeekList, spanText } from '../mail/week-list.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { alertEvent, alertRule } from '../stores/operational/tables/alert-tables.ts';
import { type NamedSuites, suiteText } from './suite-text.ts';

const CATALAN = {
  none: 'No hi ha hagut cap alerta.',
  sum: (alerts: string, lasting: number, count: string) =>
    `Alertes: ${alerts}${lasting > 0 ? `, de les quals ${count} encara ${lasting === 1 ? 'dura' : 'duren'}` : ''}.`,
};
const ENGLISH: typeof CATALAN = {
  none: 'There was no alert.',
  sum: (alerts, lasting, count) =>
    `Alerts: ${alerts}${lasting > 0 ? `, of which ${count} still ${lasting === 1 ? 'lasts' : 'last'}` : ''}.`,
};
const WORDS = { ca: CATALAN, en: ENGLISH };

/** Those that began in the week or had not ended before it, in the order of their beginning. */
export const alertsOfWeek =
  (database: OperationalDatabase, suites: () => NamedSuites): ReadWeekList =>
  async (week) => {
    const { fromMs, toMs, language } = week;
    const words = WORDS[language];
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
          ? words.none
          : words.sum(numberText(found.length, language), lasting, numberText(lasting, language)),
        ...found.map(({ name, suite, event: { beganAt, endedAt } }) => {
          const suiteName = suiteText(suite, suites(), language);
          return `${name}${suiteName === null ? '' : ` (${suiteName})`}: ${spanText(beganAt, endedAt, week)}`;
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
