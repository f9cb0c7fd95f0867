import { Completeness, LATE_AFTER_S } from '@sintonia/contracts';
import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router';
import { get } from '../api/request.ts';
import { lastOf, useAnswer, useEvery } from '../api/use-answer.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { useSuite } from '../suite/use-suite.ts';
import styles from './states.module.css';

const POLL_INTERVAL_MS = 10_000;
/** A shorter delay is normal storing time. */
const SHOWN_FROM_S = 5;

const fetchCompleteness = (suite: string | null, signal: AbortSignal) =>
  get(`/api/reports/completeness${suite === null ? '' : `?suite=${encodeURIComponent(suite)}`}`, Completeness, signal);

/** Screens whose figures do not state completeness themselves, unlike the overview and Explore. */
const FROM_EVENTS = /^\/(?:ara|experiments|etiqueta|en-paral-lel|anuncis|rebutjats)(?:\/|$)/;

/**
 * Around every screen: above it an alarm when figures are late by more than a minute; below it the time up to which they
 * are complete while events wait, and always on a screen that is counted from events. A line above that came and went
 * with every batch would move what one reads.
 */
export function DataCompleteness({ children }: { children: ReactNode }) {
  const { suite } = useSuite();
  const { state, again } = useAnswer(useCallback((signal) => fetchCompleteness(suite, signal), [suite]));
  const say = useCompletenessText();
  useEvery(POLL_INTERVAL_MS, again);
  const { pathname } = useLocation();
  const shown = lastOf(state);
  const isBehind = shown !== null && isWaiting(shown);
  const isLate = isBehind && shown.completeUntil !== null && secondsBehind(shown) > LATE_AFTER_S;
  return (
    <>
      {isLate && (
        <p className={styles.late} role="alert">
          {say(shown, true)}
        </p>
      )}
      {children}
      {shown && !isLate && (isBehind || FROM_EVENTS.test(pathname)) && (
        <p className={styles.completeUntil}>{say(shown)}</p>
      )}
    </>
  );
}

const secondsBehind = ({ completeUntil }: Completeness): number =>
  completeUntil === null ? Number.POSITIVE_INFINITY : (Date.now() - Date.parse(completeUntil)) / 1000;

/** When no events wait, the answer is old, not the data. */
const isWaiting = (shown: Completeness): boolean => shown.waitingEvents !== 0 && secondsBehind(shown) >= SHOWN_FROM_S;

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
