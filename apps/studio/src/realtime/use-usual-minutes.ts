import { HOUR_MS, MINUTE_MS, ok, type ReportAnswer } from '@sintonia/contracts';
import { use, useCallback } from 'react';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { TimeZoneContext } from '../messages/language.ts';
import { shiftDays, wallClock } from '../period/civil-day.ts';
import { fetchReport } from '../query/use-report.ts';
import { useSuite } from '../suite/use-suite.ts';
import { usualMinutes } from './usual-minutes.ts';

const WEEKS = 4;
/** Hours that are requested: those of the shown minutes, and the next one, so that a change of the hour shows no gap. */
const HOURS = 3;

/**
 * Usual page views of each minute: the same weekday and minute of the last four weeks. Null until they are known, and
 * without a measured week.
 *
 * @param startsMs start of each minute, epoch ms, consecutive
 */
export function useUsualMinutes(startsMs: readonly number[]): readonly number[] | null {
  const timeZone = use(TimeZoneContext);
  const { suite } = useSuite();
  const [firstMs = 0] = startsMs;
  const hourMs = Math.floor(firstMs / HOUR_MS) * HOUR_MS;
  const { state } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const weekOf = (weeksAgo: number) => {
          const [from, to] = [hourMs, hourMs + HOURS * HOUR_MS].map((ms) =>
            shiftDays(new Date(ms), -7 * weeksAgo, timeZone),
          ) as [Date, Date]; // cast: of two
          const period = { from: wallClock(from, timeZone), to: wallClock(to, timeZone) };
          return fetchReport(
            {
              ...(suite !== null && { suite }),
              ...{ period, granularity: 'minute', metrics: ['pageviews'], limit: HOURS * 60 },
            },
            signal,
          );
        };
        const weeks: number[][] = [];
        for (const week of await Promise.all(Array.from({ length: WEEKS }, (_, ago) => weekOf(ago + 1)))) {
          if (!week.ok) return week;
          weeks.push(byMinute(week.value));
        }
        return ok({ hourMs, usual: usualMinutes(weeks) });
      },
      [hourMs, suite, timeZone],
    ),
  );
  const shown = lastOf(state);
  if (!shown?.usual) return null;
  const at = (firstMs - shown.hourMs) / MINUTE_MS;
  const usual = shown.usual.slice(at, at + startsMs.length);
  return usual.length < startsMs.length ? null : usual;
}

/** Figures of each minute of an answer's period; an answer has rows of minutes with a figure only. */
function byMinute({ period, rows }: ReportAnswer): number[] {
  const figures = new Map(rows.map(({ dimensions, metrics }) => [dimensions.time, metrics.pageviews ?? 0]));
  const fromMs = Date.parse(period.from);
  return Array.from({ length: (Date.parse(period.to) - fromMs) / MINUTE_MS }, (_, minute) => {
    const at = new Date(fromMs + minute * MINUTE_MS).toISOString().replace('.000Z', 'Z');
    return figures.get(at) ?? 0;
  });
}
