import type { RequestError } from '../../api/request.ts';
import { useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { Problem } from '../../states/Problem.tsx';
import styles from './Refused.module.css';
import { refusalText } from './refusal.ts';

/** Reason of a refusal, with a retry. */
export function Refused({ error, onRetry }: { error: RequestError; onRetry: () => void }) {
  const words = useScreenWords().experiments.refused;
  const formats = useFormats();
  const text = refusalText(error, words, (basisPoints) => formats.chosenShare(basisPoints / 10_000));
  if (text === null) return <Problem error={error} onRetry={onRetry} />;
  return (
    <p className={styles.refused} role="alert">
      {text}
    </p>
  );
}
