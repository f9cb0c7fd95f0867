import { AudienceCount, type AudienceCountRequest, PathPattern } from '@sintonia/contracts';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '../../../api/request.ts';
import { lastOf, useAnswer } from '../../../api/use-answer.ts';
import { useFormats } from '../../../messages/language.ts';
import { useScreenWords } from '../../../messages/use-screen-words.ts';
import type { ActivityForm } from '../form.ts';
import { pathsOf } from '../form-texts.ts';
import { toCondition } from '../to-condition.ts';
import styles from './AudiencePart.module.css';

/** Debounce of typing. */
const PAUSE_MS = 500;

/** Request as text, so that an equal one is not sent again; null without pages. */
function countRequest(form: ActivityForm): string | null {
  const paths = pathsOf(form).filter((path) => PathPattern.safeParse(path).success);
  if (paths.length === 0) return null;
  const every = form.audience.flatMap((condition) => toCondition(condition) ?? []);
  return JSON.stringify({ paths, audience: { every } } satisfies AudienceCountRequest);
}

/** Number of people who would have matched in the last week; requested again when conditions change. */
export function AudienceSize({ form }: { form: ActivityForm }) {
  const words = useScreenWords().experimentEditor.audience;
  const written = countRequest(form);
  const [request, setRequest] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setRequest(written), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written]);
  return (
    <div className={styles.size} aria-live="polite">
      {request === null ? <p className={styles.quiet}>{words.noPages}</p> : <Counted request={request} />}
    </div>
  );
}

function Counted({ request }: { request: string }) {
  const words = useScreenWords().experimentEditor.audience;
  const formats = useFormats();
  const { state } = useAnswer(
    useCallback(
      (signal: AbortSignal) => ask('/api/activities/audience', JSON.parse(request), AudienceCount, signal),
      [request],
    ),
  );
  if (state.at === 'failed') {
    const isTooMuch = state.error.kind === 'refused' && state.error.code === 'tooMuch';
    return <p className={styles.quiet}>{isTooMuch ? words.tooMuch : words.failed}</p>;
  }
  const counted = lastOf(state);
  if (counted === null) return <p className={styles.quiet}>{words.counting}</p>;
  const { days, visitors, onPages, matching, leftOut } = counted;
  return (
    <>
      <p className={styles.figure}>
        <data value={matching}>{formats.count(matching)}</data>
      </p>
      <p className={styles.text}>
        {onPages === 0 ? words.nobody(days) : words.count(formats.count(matching), formats.count(onPages), days)}
      </p>
      {visitors > 0 && <p className={styles.quiet}>{words.share(formats.share(matching, visitors))}</p>}
      {leftOut.length > 0 && <p className={styles.quiet}>{words.leftOut}</p>}
      <p className={styles.quiet}>{words.measured}</p>
    </>
  );
}
