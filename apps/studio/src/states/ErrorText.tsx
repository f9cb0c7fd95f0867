import type { RequestError } from '../api/request.ts';
import { useWords } from '../messages/language.ts';
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
    if (error.kind !== 'refused') return `${problem.offline}. ${problem.offlineWay}`;
    const own = Object.hasOwn(texts, error.code) ? texts[error.code] : texts.other;
    if (own !== undefined) return own;
    if (error.code === 'notAllowed') return problem.notAllowed;
    return `${problem.refused}. ${problem.refusedWay(error.status)}`;
  };
  return (
    <p className={styles.fault} role="alert">
      {text()}
    </p>
  );
}
