import { MINUTE_MS } from '@sintonia/contracts';
import { useCallback, useState } from 'react';
import { REFRESH_MS, useEvery } from '../api/use-answer.ts';
import buttons from '../design/Button.module.css';
import { useFormats, useWords } from '../messages/language.ts';
import styles from './DataTime.module.css';

/** Figures of a period that has not ended are marked from this age on: twice the time between two refreshes. */
const STALE_MS = 2 * REFRESH_MS;
const TICK_MS = 10_000;

/**
 * One line: when the figures above were counted; with `again`, how old they are once new events may be missing from them,
 * and a way to count them again.
 *
 * @param again null for a period that has ended
 * @param isQuiet shows nothing until they are old: another line of the screen says when they were counted
 */
export function DataTime({
  at,
  again = null,
  isQuiet = false,
}: {
  at: Date | number;
  again?: (() => void) | null;
  isQuiet?: boolean;
}) {
  const { realtime, problem } = useWords();
  const formats = useFormats();
  const [nowMs, setNowMs] = useState(Date.now);
  useEvery(
    again ? TICK_MS : null,
    useCallback(() => setNowMs(Date.now()), []),
  );
  const time = new Date(at);
  const ageMs = nowMs - time.getTime();
  const minutes = Math.floor(ageMs / MINUTE_MS);
  const ageText = minutes < 120 ? `${formats.count(minutes)} min` : `${formats.count(Math.floor(minutes / 60))} h`;
  const isStale = again !== null && ageMs >= STALE_MS;
  if (isQuiet && !isStale) return null;
  return (
    <p className={isStale ? styles.stale : styles.time}>
      <time dateTime={time.toISOString()}>
        {isStale ? realtime.staleFor(ageText) : realtime.staleSince(formats.minute(time))}
      </time>{' '}
      {isStale && (
        <button type="button" className={buttons.plain} onClick={again}>
          {problem.refresh}
        </button>
      )}
    </p>
  );
}
