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

/** By day and metric; the text sums the days that have figures of the other server. */
export const parallelRunOfWeek =
  ({ events, database, reportSuite }: Parts): ReadWeekList =>
  async ({ fromMs, toMs, timeZone, ...week }) => {
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
      const sum = (of: 'ours' | 'expected' | 'theirs') => known.reduce((total, row) => total + (row[of] ?? 0), 0);
      return [
        `${metricOf(metric).title.ca}: ${numberText(sum('ours'))} aquí, ${numberText(sum('theirs'))} allà; se n’esperaven ${numberText(sum('expected'))} (${numberText(known.length)} ${known.length === 1 ? 'dia' : 'dies'})`,
      ];
    });
    return {
      lines: sums.length === 0 ? ['No hi ha xifres de l’altre servidor.'] : ['Les xifres dels dos servidors:', ...sums],
      rows,
    };
  };
