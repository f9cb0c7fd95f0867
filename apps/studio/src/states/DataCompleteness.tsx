import { Completeness, LATE_AFTER_S } from '@sintonia/contracts';
import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router';
import { get } from '../api/request.ts';
import { lastOf, useAnswer, useEvery } from '../api/use-answer.ts';
import { useFormats, useWords } from '../messages/language.ts';
import styles from './states.module.css';

const POLL_INTERVAL_MS = 10_000;
/** A shorter delay is normal storing time. */
const SHOWN_FROM_S = 5;

const fetchCompleteness = (signal: AbortSignal) => get('/api/reports/completeness', Completeness, signal);

/** Screens whose figures do not state completeness themselves, unlike the overview and Explore. */
const FROM_EVENTS = /^\/(?:ara|experiments|etiqueta|en-paral-lel|anuncis|rebutjats)(?:\/|$)/;

/**
 * Around every screen: above it the time up to which figures are complete, when it is not now, as an alarm after a minute;
 * below it the same on every screen that is counted from events.
 */
export function DataCompleteness({ children }: { children: ReactNode }) {
  const { state, again } = useAnswer(fetchCompleteness);
  const say = useCompletenessText();
  useEvery(POLL_INTERVAL_MS, again);
  const { pathname } = useLocation();
  const shown = lastOf(state);
  const isBehind = shown !== null && isWaiting(shown);
  return (
    <>
      {isBehind && <Behind shown={shown} />}
      {children}
      {shown && !isBehind && FROM_EVENTS.test(pathname) && <p className={styles.completeUntil}>{say(shown)}</p>}
    </>
  );
}

const secondsBehind = ({ completeUntil }: Completeness): number =>
  completeUntil === null ? Number.POSITIVE_INFINITY : (Date.now() - Date.parse(completeUntil)) / 1000;

/** When no events wait, the answer is old, not the data. */
const isWaiting = (shown: Completeness): boolean => shown.waitingEvents !== 0 && secondsBehind(shown) >= SHOWN_FROM_S;

function Behind({ shown }: { shown: Completeness }) {
  const say = useCompletenessText();
  const isLate = shown.completeUntil !== null && secondsBehind(shown) > LATE_AFTER_S;
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
        isToday ? words.at(formats.clock(completeUntil)) : words.on(formats.dateTime(completeUntil)),
      );
      const waiting = waitingEvents === 1 ? words.waitingOne : words.waiting(formats.count(waitingEvents));
      return `${isLate ? `${words.late} ` : ''}${waitingEvents === 0 ? until : `${until}; ${waiting}`}.${isLate ? ` ${words.retained}` : ''}`;
    },
    [words, formats],
  );
}
