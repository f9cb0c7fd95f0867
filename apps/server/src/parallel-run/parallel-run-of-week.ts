/** The figures of both servers of a week, for a mail (S-08). */
import { isoDate, localDateAt, ParallelMetric } from '@sintonia/contracts';
import { numberText } from '../mail/number-text.ts';
import type { ReadWeekList } from '../mail/week-list.ts';
import { metricOf } from '../query/metrics/all-metrics.ts';
import type { EventStore } from '../stores/events/event-store.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { createFigureStore } from './figure-store.ts';
import { parallelRunDays } from './parallel-run-report.ts';

interface Parts {
  events: Pick<EventStore, 'query'>;
  database: OperationalDatabase;
  /** The server's own. */
  reportSuite: string;
}

const CATALAN = {
  none: 'No hi ha xifres de l’altre servidor.',
  some: 'Les xifres dels dos servidors:',
  sum: (metric: string, ours: string, theirs: string, expected: string, days: number) =>
    `${metric}: ${ours} aquí, ${theirs} allà; se n’esperaven ${expected} (${days} ${days === 1 ? 'dia' : 'dies'})`,
};
const ENGLISH: typeof CATALAN = {
  none: 'There are no figures of the other server.',
  some: 'The figures of both servers:',
  sum: (metric, ours, theirs, expected, days) =>
    `${metric}: ${ours} here, ${theirs} there; ${expected} were expected (${days} ${days === 1 ? 'day' : 'days'})`,
};
const WORDS = { ca: CATALAN, en: ENGLISH };

/** By day and metric; the text sums the days that have figures of the other server. */
export const parallelRunOfWeek =
  ({ events, database, reportSuite }: Parts): ReadWeekList =>
  async ({ fromMs, toMs, timeZone, language, ...week }) => {
    const words = WORDS[language];
    const suite = week.suite ?? reportSuite;
    const dayOf = (ms: number) => isoDate(localDateAt(ms, timeZone));
    const span = { from: dayOf(fromMs), to: dayOf(toMs - 1) };
    const theirs = await createFigureStore(database).read(suite, span);
    const days = await parallelRunDays(events, { suite, timeZone, ...span }, theirs);
    const rows = days.flatMap(({ day, figures }) =>
      ParallelMetric.options.map((metric) => {
        const { ours, expected, theirs } = figures[metric];
        return { day, metric, ours, expected, theirs };
      }),
    );
    const sums = ParallelMetric.options.flatMap((metric) => {
      const known = rows.filter((row) => row.metric === metric && row.theirs !== null);
      if (known.length === 0) return [];
      const sum = (of: 'ours' | 'expected' | 'theirs') =>
        numberText(
          known.reduce((total, row) => total + (row[of] ?? 0), 0),
          language,
        );
      return [words.sum(metricOf(metric).title[language], sum('ours'), sum('theirs'), sum('expected'), known.length)];
    });
    return {
      lines: sums.length === 0 ? [words.none] : [words.some, ...sums],
      rows,
    };
  };
