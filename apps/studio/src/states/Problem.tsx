import type { RequestError } from '../api/request.ts';
import buttons from '../design/Button.module.css';
import type { Messages } from '../messages/catalan.ts';
import { useFormats, useWords } from '../messages/language.ts';
import styles from './states.module.css';

interface ProblemText {
  what: string;
  advice: string;
}

/** What happened and what to do, as people say it; the status of the answer is only in the reference. */
export function problemText(error: RequestError, words: Messages['problem']): ProblemText {
  switch (error.kind) {
    case 'offline':
      return { what: words.offline, advice: words.offlineAdvice };
    case 'refused':
      if (error.code === 'tooMuch') return { what: words.tooMuch, advice: words.tooMuchAdvice };
      if (error.code === 'notAllowed' || error.status === 403)
        return { what: words.notAllowed, advice: words.notAllowedAdvice };
      if (error.status === 404) return { what: words.missing, advice: words.missingAdvice };
      if (error.status === 429 || error.status === 503) return { what: words.busy, advice: words.busyAdvice };
      return { what: words.refused, advice: words.refusedAdvice };
    case 'signedOut':
    case 'unreadable':
      return { what: words.unreadable, advice: words.unreadableAdvice };
  }
}

/**
 * Error message with a retry. With `since`, figures of that time are still shown below: one line marks them as stale.
 */
export function Problem({
  error,
  since = null,
  onRetry,
}: {
  error: RequestError;
  since?: Date | null;
  onRetry: () => void;
}) {
  const words = useWords().problem;
  const formats = useFormats();
  const { what, advice } = problemText(error, words);
  const retry = (
    <button type="button" className={buttons.plain} onClick={onRetry}>
      {words.retry}
    </button>
  );
  if (since) {
    return (
      <div className={styles.stale} role="alert">
        <p>
          <strong>{words.staleSince(formats.clock(since))}</strong> {what}.
        </p>
        {retry}
      </div>
    );
  }
  return (
    <div className={styles.state} role="alert">
      <p className={styles.what}>{what}</p>
      <p className={styles.advice}>{advice}</p>
      {error.kind === 'refused' && (
        <p className={styles.reference}>
          {words.reference([error.status, error.requestId].filter(Boolean).join(' · '))}
        </p>
      )}
      {retry}
    </div>
  );
}
