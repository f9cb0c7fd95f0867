import { MINUTE_MS } from '@sintonia/contracts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { minuteValues } from '../broadcasts/broadcast-figures.ts';
import { useFormats } from '../messages/language.ts';
import { shiftDays } from '../period/civil-day.ts';
import { AudienceCurve } from './AudienceCurve.tsx';
import styles from './Emissions.module.css';
import { useEmissionsWords } from './emissions-words.ts';
import { type DayAnswer, WEEK } from './fetch-day.ts';
import { useSecondsWords } from './seconds-words.ts';
import type { useEmissions } from './use-emissions.ts';

/** The channel's day, with its schedule as a strip under the curve. */
export function DayCurve({
  day,
  channel,
  addressOf,
  nowMs,
}: {
  day: DayAnswer;
  /** Its name. */
  channel: string;
  addressOf: ReturnType<typeof useEmissions>['addressOf'];
  nowMs: number;
}) {
  const words = useEmissionsWords();
  const { ofDay } = useSecondsWords();
  const formats = useFormats();
  const { fromMs, toMs, minutes, weekBefore, broadcasts } = day;
  const weekMs = Date.parse(weekBefore.broadcasts[0]?.startsAt ?? '') || fromMs;
  const partOfDay = (ms: number) => `${(100 * ms) / (toMs - fromMs)}%`;
  const seconds = useMemo(() => {
    const back = (ms: number) => shiftDays(new Date(ms), -WEEK, day.scope.timeZone).getTime();
    return {
      title: ofDay(channel),
      scope: day.scope,
      now: { fromMs, toMs, broadcasts },
      before: { fromMs: back(fromMs), toMs: back(toMs), broadcasts: weekBefore.broadcasts },
      nowMs,
    };
  }, [day, ofDay, channel, fromMs, toMs, broadcasts, weekBefore, nowMs]);
  return (
    <AudienceCurve
      seconds={seconds}
      minutes={{
        title: words.whole(channel),
        fromMs,
        minutes: Math.round((toMs - fromMs) / MINUTE_MS),
        values: minuteValues(minutes, fromMs, Math.min(toMs, Math.max(fromMs, nowMs))),
        before: minuteValues(weekBefore.minutes, fromMs - (toMs - fromMs) * 7, fromMs - (toMs - fromMs) * 6),
        note: '',
        comparison: formats.day(new Date(Math.max(weekMs, fromMs - (toMs - fromMs) * 7))),
        below: (
          <ol className={styles.strip} aria-label={words.table}>
            {broadcasts.map(({ title: name, startsAt, endsAt }) => {
              const [from, to] = [Math.max(Date.parse(startsAt), fromMs), Math.min(Date.parse(endsAt), toMs)];
              return (
                <li
                  key={startsAt}
                  style={{ insetInlineStart: partOfDay(from - fromMs), inlineSize: partOfDay(Math.max(0, to - from)) }}
                >
                  {Date.parse(startsAt) < nowMs ? (
                    <Link to={addressOf({ broadcast: startsAt })} title={name} tabIndex={-1}>
                      {name}
                    </Link>
                  ) : (
                    <span title={name}>{name}</span>
                  )}
                </li>
              );
            })}
          </ol>
        ),
      }}
    />
  );
}
