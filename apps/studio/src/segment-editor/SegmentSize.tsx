import { ok, type QuerySegment, type SegmentSize as Size } from '@sintonia/contracts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Answered } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import { useFormats } from '../messages/language.ts';
import { figureText } from '../query/figure-text.ts';
import { useNames } from '../query/names-context.ts';
import { scopeOf } from '../query/report-request.ts';
import { useScope } from '../query/use-scope.ts';
import { fetchSize } from './fetch-segments.ts';
import styles from './SegmentEditor.module.css';
import { useSegmentsWords } from './use-segments-words.ts';

/** The size is requested after a pause in typing. */
const PAUSE_MS = 350;

/** How many visitors, visits and page views are inside, of everything in the period. @param segments null while incomplete */
export function SegmentSize({ segments }: { segments: readonly QuerySegment[] | null }) {
  const words = useSegmentsWords();
  const formats = useFormats();
  const names = useNames();
  const { choice, suite } = useScope();
  const text = segments && JSON.stringify(segments);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const scope = useMemo(() => scopeOf({ choice, suite }), [choice, suite]);
  const { state } = useAnswer(
    useCallback(
      async (signal: AbortSignal): Answered<Size | null> =>
        settled ? fetchSize({ ...scope, segments: JSON.parse(settled) }, signal) : ok<Size | null>(null),
      [settled, scope],
    ),
  );
  if (state.at === 'failed') {
    const problems = state.error.kind === 'refused' ? state.error.problems : undefined;
    const problem = problems?.[0];
    return (
      <p role="alert" className={styles.fault}>
        {problem ? (words.problems[problem.code] ?? problem.message) : words.noSize}
      </p>
    );
  }
  const size = text === null ? null : lastOf(state);
  const [main] = Object.keys(size?.inside ?? {});
  const part = size && main ? (size.inside[main] ?? 0) / (size.everything[main] || 1) : 0;
  return (
    <div
      className={styles.size}
      role="status"
      aria-label={words.size}
      aria-busy={state.at === 'loading' || settled !== text}
    >
      <div className={styles.bar} aria-hidden="true">
        <span style={{ width: `${part * 100}%` }} />
      </div>
      {size === null || size === undefined ? (
        <p className={styles.incomplete}>{text === null ? words.incomplete : words.counting}</p>
      ) : (
        <ul className={styles.figures}>
          {Object.entries(size.inside).map(([key, value]) => (
            <li key={key}>
              <data value={value ?? ''}>{figureText(value, names.metric(key), formats)}</data>{' '}
              <span>
                {words.ofAll(
                  names.nameOf(key),
                  formats.share(value ?? 0, size.everything[key] ?? 0),
                  figureText(size.everything[key], names.metric(key), formats),
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
