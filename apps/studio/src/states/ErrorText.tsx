import type { RequestError } from '../api/request.ts';
import { useWords } from '../messages/language.ts';
import { problemText } from './Problem.tsx';
import styles from './states.module.css';

/**
 * Reason of a refusal; always in the page, so that screen readers announce changes.
 *
 * @param texts of a form, by code of the error; `other` for codes without one
 */
export function ErrorText({
  error,
  texts = {},
}: {
  error: RequestError | null;
  texts?: Readonly<Partial<Record<string, string>>>;
}) {
  const { problem } = useWords();
  const text = () => {
    if (error === null) return '';
    const own = error.kind === 'refused' && Object.hasOwn(texts, error.code) ? texts[error.code] : undefined;
    const any = error.kind === 'refused' ? texts.other : undefined;
    const { what, advice } = problemText(error, problem);
    return own ?? any ?? `${what}. ${advice}`;
  };
  return (
    <p className={styles.fault} role="alert">
      {text()}
    </p>
  );
}
