import { HOUR_MS, MINUTE_MS, ok, type ReportAnswer } from '@sintonia/contracts';
import { use, useCallback } from 'react';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { afterOthers } from '../api/use-turn.ts';
import { minuteValues } from '../broadcasts/broadcast-figures.ts';
import { minuteOf, periodOf } from '../broadcasts/broadcast-scope.ts';
import { TimeZoneContext } from '../messages/language.ts';
import { shiftDays } from '../period/civil-day.ts';
import { useSuite } from '../suite/use-suite.ts';
import { fetchWeeks } from './fetch-weeks.ts';
import { usualMinutes } from './usual-minutes.ts';

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
        await afterOthers(signal);
        const before = (ms: number, weeksAgo: number) => shiftDays(new Date(ms), -7 * weeksAgo, timeZone).getTime();
        const weeks = await fetchWeeks(
          1,
          (weeksAgo) => ({
            ...(suite !== null && { suite }),
            period: periodOf(before(hourMs, weeksAgo), before(hourMs + HOURS * HOUR_MS, weeksAgo), timeZone),
            granularity: 'minute',
            metrics: ['pageviews'],
            limit: HOURS * 60,
          }),
          signal,
        );
        return weeks.ok ? ok({ hourMs, usual: usualMinutes(weeks.value.map(byMinute)) }) : weeks;
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
  const figures = new Map(
    rows.map(({ dimensions, metrics }) => [minuteOf(dimensions.time ?? ''), metrics.pageviews ?? 0]),
  );
  return minuteValues(figures, Date.parse(period.from), Date.parse(period.to));
}
