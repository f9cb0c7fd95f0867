import { Completeness, LATE_AFTER_S } from '@sintonia/contracts';
import { useCallback } from 'react';
import { get } from '../api/request.ts';
import { useAnswer, useEvery } from '../api/use-answer.ts';
import { useFormats, useWords } from '../messages/language.ts';
import styles from './states.module.css';

const LOOK_MS = 10_000;
/** A shorter delay is normal storing time. */
const SHOWN_FROM_S = 5;

const fetchCompleteness = (signal: AbortSignal) => get('/api/reports/completeness', Completeness, signal);

/** Above every screen: time up to which figures are complete, when it is not now; an alarm after a minute. */
export function DataCompleteness() {
  const { state, again } = useAnswer(fetchCompleteness);
  const say = useCompletenessText();
  useEvery(LOOK_MS, again);
  const shown = state.at === 'ready' ? state.value : state.stale;
  if (!shown) return null;
  const { completeUntil } = shown;
  const behindS = completeUntil === null ? Number.POSITIVE_INFINITY : (Date.now() - Date.parse(completeUntil)) / 1000;
  // With nothing waiting, the answer is old, not the data.
  if (shown.waitingEvents === 0 || behindS < SHOWN_FROM_S) return null;
  const isLate = completeUntil !== null && behindS > LATE_AFTER_S;
  return (
    <p className={styles.completeness} role={isLate ? 'alert' : 'status'} data-late={isLate || undefined}>
      {say(shown, isLate)}
    </p>
  );
}

/** The same sentence, for screens that show it with their figures. */
export function useCompletenessText() {
  const words = useWords().completeness;
  const formats = useFormats();
  return useCallback(
    ({ completeUntil, waitingEvents }: Completeness, isLate = false): string => {
      if (completeUntil === null || waitingEvents === null) return words.unknown;
      const isToday = formats.day(completeUntil) === formats.day(new Date());
      const until = words.until(
        isToday ? words.at(formats.clock(completeUntil)) : words.on(formats.moment(completeUntil)),
      );
      const waiting = waitingEvents === 1 ? words.waitingOne : words.waiting(formats.count(waitingEvents));
      return `${isLate ? `${words.late} ` : ''}${waitingEvents === 0 ? until : `${until}; ${waiting}`}.${isLate ? ` ${words.retained}` : ''}`;
    },
    [words, formats],
  );
}
